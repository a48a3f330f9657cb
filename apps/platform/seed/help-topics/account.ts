import type { HelpTopic } from './help-topic.ts'

export const ACCOUNT: HelpTopic = {
  code: 'account',
  title: { EN: 'Your account', VI: 'Tài khoản' },
  articles: {
    'locked-out': {
      EN: [
        'Why can I not log in?',
        '<p>Five wrong passwords lock a username for <strong>15 minutes</strong>, and longer after each further one. Wait, then try again.</p><p>The answer is the same whether a username exists or not, so that nobody can find out who plays here.</p>',
      ],
      VI: [
        'Vì sao tôi không đăng nhập được?',
        '<p>Nhập sai mật khẩu năm lần, tên đăng nhập bị khóa <strong>15 phút</strong>; mỗi lần sai tiếp theo khóa lâu hơn. Hãy đợi rồi thử lại.</p><p>Câu trả lời luôn giống nhau dù tên đăng nhập có tồn tại hay không, để không ai dò được người chơi ở đây.</p>',
      ],
    },
    'signed-out': {
      EN: [
        'Why was I logged out?',
        '<p>A session ends after 30 minutes without use and after 12 hours in any case. A change of password ends every other session at once. Log in again to go on.</p>',
      ],
      VI: [
        'Vì sao tôi bị đăng xuất?',
        '<p>Phiên kết thúc sau 30 phút không sử dụng và sau 12 giờ trong mọi trường hợp. Đổi mật khẩu thì mọi phiên khác kết thúc ngay. Hãy đăng nhập lại để tiếp tục.</p>',
      ],
    },
    'demo-account': {
      EN: [
        'What is a demo account?',
        '<p>Free play opens one with ₫10,000,000 of play credit. It plays the same games, keeps no favourites, and ends with the session. Nothing is carried over to an account of your own.</p>',
      ],
      VI: [
        'Tài khoản dùng thử là gì?',
        '<p>Chơi thử mở một tài khoản với 10.000.000 ₫ số dư chơi thử. Tài khoản này chơi được các trò chơi như nhau, không lưu trò chơi yêu thích và kết thúc cùng phiên. Không có gì được chuyển sang tài khoản riêng của bạn.</p>',
      ],
    },
    'safe-password': {
      EN: [
        'How do I keep my account safe?',
        '<ul><li>Use a password that you use nowhere else.</li><li>Nobody of the house asks for your password or for a code that was sent to you.</li><li>Your account shows when you logged in before. If that was not you, change the password.</li></ul>',
      ],
      VI: [
        'Làm sao giữ tài khoản an toàn?',
        '<ul><li>Dùng mật khẩu không dùng ở nơi nào khác.</li><li>Không ai của nhà hỏi mật khẩu hay mã đã gửi cho bạn.</li><li>Tài khoản cho biết lần đăng nhập trước. Nếu không phải bạn, hãy đổi mật khẩu.</li></ul>',
      ],
    },
  },
}
