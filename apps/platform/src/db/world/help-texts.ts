import type { helpArticle } from '../tables/brand.ts'

type Texts<T> = Readonly<Record<'EN' | 'VI', T>>

interface Topic {
  code: string
  title: Texts<string>
  articles: Readonly<Record<string, Texts<readonly [question: string, answer: string]>>>
}

/** What the help centre says: plain text, and nothing that the site does not do. */
const TOPICS: readonly Topic[] = [
  {
    code: 'account',
    title: { EN: 'Your account', VI: 'Tài khoản' },
    articles: {
      'locked-out': {
        EN: [
          'Why can I not log in?',
          'Five wrong passwords lock a username for 15 minutes, and longer after each further one. Wait, then try again.',
        ],
        VI: [
          'Vì sao tôi không đăng nhập được?',
          'Nhập sai mật khẩu năm lần, tên đăng nhập bị khóa 15 phút; mỗi lần sai tiếp theo khóa lâu hơn. Hãy đợi rồi thử lại.',
        ],
      },
      'signed-out': {
        EN: [
          'Why was I signed out?',
          'A session ends after 30 minutes without use and after 12 hours in any case. Log in again to go on.',
        ],
        VI: [
          'Vì sao tôi bị đăng xuất?',
          'Phiên kết thúc sau 30 phút không sử dụng và sau 12 giờ trong mọi trường hợp. Hãy đăng nhập lại để tiếp tục.',
        ],
      },
    },
  },
  {
    code: 'play',
    title: { EN: 'Playing', VI: 'Chơi' },
    articles: {
      'play-money': {
        EN: ['Is this real money?', 'No. All amounts on this site are play money: you cannot lose or win real money.'],
        VI: [
          'Đây có phải tiền thật không?',
          'Không. Mọi số tiền trên trang này là tiền chơi: bạn không thể mất hay thắng tiền thật.',
        ],
      },
      'check-a-round': {
        EN: [
          'How do I know that a round was fair?',
          'The game shows the hash of its seed before you play and the seed afterwards. Its report checks the round for you.',
        ],
        VI: [
          'Làm sao biết một ván là công bằng?',
          'Trò chơi cho xem mã băm của hạt giống trước khi bạn chơi và hạt giống sau đó. Báo cáo của trò chơi kiểm tra ván cho bạn.',
        ],
      },
      maintenance: {
        EN: ['Why can I not open a game?', 'A game marked as under maintenance cannot be opened. Choose another one.'],
        VI: [
          'Vì sao tôi không mở được trò chơi?',
          'Trò chơi ghi đang bảo trì thì chưa mở được. Hãy chọn trò chơi khác.',
        ],
      },
    },
  },
  {
    code: 'wallet',
    title: { EN: 'Your wallet', VI: 'Ví của bạn' },
    articles: {
      'one-wallet': {
        EN: ['Do I move money between games?', 'No. One wallet serves every game; there is nothing to transfer.'],
        VI: [
          'Tôi có phải chuyển tiền giữa các trò chơi không?',
          'Không. Một ví dùng cho mọi trò chơi; bạn không cần chuyển gì.',
        ],
      },
    },
  },
]

export function helpArticleRows(): (typeof helpArticle.$inferInsert)[] {
  return TOPICS.flatMap(({ code, title, articles }) =>
    Object.entries(articles).flatMap(([slug, texts]) =>
      (['EN', 'VI'] as const).map((language) => {
        const [question, answer] = texts[language]
        return { topic: code, slug, language, topicTitle: title[language], title: question, content: answer }
      }),
    ),
  ).map((row, index) => ({ id: index + 1, position: Math.floor(index / 2) + 1, ...row }))
}
