import type { PromotionSeed } from './promotion-seed.ts'

export const HOUSE_PROMOTIONS: readonly PromotionSeed[] = [
  {
    id: 'checked-rounds',
    category: 'house',
    begins: -60,
    ends: null,
    texts: {
      EN: {
        title: 'Rounds you can check yourself',
        summary: 'Every round of our own games can be checked after you have played it.',
        content: [
          'Before a round you are shown the <strong>hash</strong> of the seed that decides it. Afterwards you are shown the seed. If the two fit, the result stood before you played.',
          'The report of each round does the sum in your own browser, and prints what you need to do it elsewhere.',
        ],
        terms: [
          'It holds for every round of the games in the lobby “House games”, with play credit as with a balance.',
          'The check uses HMAC-SHA-256 over the server’s seed, your own seed and the number of the round.',
          'You may set your own seed in the game’s fairness panel at any time between rounds.',
          'A round whose seed does not fit its hash is void and its stake is returned.',
        ],
      },
      VI: {
        title: 'Ván chơi tự kiểm chứng được',
        summary: 'Mỗi ván của trò chơi nhà làm đều kiểm tra được sau khi chơi.',
        content: [
          'Trước mỗi ván, bạn thấy <strong>mã băm</strong> của hạt giống quyết định ván đó. Sau ván, bạn thấy chính hạt giống. Nếu hai số khớp nhau, kết quả đã có trước khi bạn chơi.',
          'Báo cáo của mỗi ván tính ngay trong trình duyệt của bạn, và in ra những gì cần để tính ở nơi khác.',
        ],
        terms: [
          'Áp dụng cho mọi ván của các trò chơi trong sảnh trò nhà làm, với số dư chơi thử cũng như số dư thường.',
          'Phép kiểm dùng HMAC-SHA-256 trên hạt giống của máy chủ, hạt giống của bạn và số thứ tự ván.',
          'Bạn có thể đặt hạt giống của mình trong mục công bằng của trò chơi, bất cứ lúc nào giữa hai ván.',
          'Ván nào có hạt giống không khớp mã băm thì bị hủy và tiền cược được trả lại.',
        ],
      },
    },
  },
  {
    id: 'one-wallet',
    category: 'house',
    begins: -60,
    ends: null,
    texts: {
      EN: {
        title: 'One wallet, no transfer fee',
        summary: 'Play every game with one balance. Nothing to move, no fee to pay.',
        content: [
          'Open a game and your balance is there. Leave it, and what you have is back in view. No game maker holds your money.',
        ],
        terms: [
          'It holds for every member and every game, without being claimed.',
          'No fee is taken for opening or leaving a game.',
          'If a game breaks off, the stake of a round that was not decided is returned.',
          'An amount you asked to withdraw is locked and cannot be played with until it is paid out or the request is withdrawn.',
        ],
      },
      VI: {
        title: 'Một ví, không phí chuyển',
        summary: 'Chơi mọi trò với một số dư. Không cần chuyển tiền, không mất phí.',
        content: [
          'Mở trò chơi là thấy số dư. Rời đi, số tiền của bạn lại hiện đủ. Không nhà phát hành nào giữ tiền của bạn.',
        ],
        terms: [
          'Áp dụng cho mọi thành viên và mọi trò chơi, không cần đăng ký nhận.',
          'Không thu phí khi mở hay rời trò chơi.',
          'Nếu trò chơi bị gián đoạn, tiền cược của ván chưa có kết quả được trả lại.',
          'Số tiền đã yêu cầu rút được khóa và không dùng để chơi cho đến khi chi trả hoặc bạn rút lại yêu cầu.',
        ],
      },
    },
  },
  {
    id: 'tell-us',
    category: 'community',
    begins: -41,
    ends: null,
    texts: {
      EN: {
        title: 'Share your opinion',
        summary: 'Tell us what you like and what is missing. Every message is read.',
        content: [
          'The <a href="/helpmc#feedback">feedback form</a> is open to members and visitors. You are given a number for what you sent, so that you can come back to it.',
        ],
        terms: [
          'Nothing is paid for feedback, and no account is needed.',
          'Leave a way to reach you only if you want an answer.',
          'What you write is kept with the language you wrote from and, if you are logged in, with your account.',
          'Never send a password, a code or a full account number.',
        ],
      },
      VI: {
        title: 'Góp ý cùng chúng tôi',
        summary: 'Cho chúng tôi biết bạn thích gì và còn thiếu gì. Mọi góp ý đều được đọc.',
        content: [
          '<a href="/helpmc#feedback">Mẫu góp ý</a> mở cho cả thành viên lẫn khách. Bạn được cấp một mã cho nội dung đã gửi để tiện hỏi lại.',
        ],
        terms: [
          'Góp ý không được trả tiền, và không cần tài khoản.',
          'Chỉ để lại cách liên hệ nếu bạn muốn được trả lời.',
          'Nội dung được lưu cùng ngôn ngữ bạn dùng và, nếu bạn đã đăng nhập, cùng tài khoản của bạn.',
          'Không bao giờ gửi mật khẩu, mã xác minh hay số tài khoản đầy đủ.',
        ],
      },
    },
  },
]
