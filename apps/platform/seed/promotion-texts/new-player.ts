import type { PromotionSeed } from './promotion-seed.ts'

export const NEW_PLAYER_PROMOTIONS: readonly PromotionSeed[] = [
  {
    id: 'free-play',
    category: 'new_player',
    begins: -60,
    ends: null,
    texts: {
      EN: {
        title: 'Look first, register later',
        summary: 'A demo account opens without a name, an address or a deposit.',
        content: [
          'Free play opens a demo account with <strong>play credit</strong>. You see the same games, the same odds and the same reports as a member.',
          'If it is not for you, close the page. There is nothing to cancel.',
        ],
        terms: [
          'Play credit is play money. It cannot be bought, sold, transferred or paid out.',
          'The demo account and its credit end with the session.',
          'Nothing of a demo account is carried over to an account of your own, neither credit nor results.',
          'A demo account keeps no favourites and cannot open My account, the agent centre or the cashier.',
          'For adults only.',
        ],
      },
      VI: {
        title: 'Xem trước, đăng ký sau',
        summary: 'Tài khoản dùng thử mở được mà không cần tên, địa chỉ hay nạp tiền.',
        content: [
          'Chơi thử mở một tài khoản dùng thử với <strong>số dư chơi thử</strong>. Bạn thấy đúng những trò chơi, tỷ lệ và báo cáo mà thành viên thấy.',
          'Nếu không hợp, bạn chỉ cần đóng trang. Không có gì phải hủy.',
        ],
        terms: [
          'Số dư chơi thử là tiền ảo, không thể mua, bán, chuyển hay rút.',
          'Tài khoản dùng thử và số dư kết thúc cùng phiên.',
          'Không có gì của tài khoản dùng thử được chuyển sang tài khoản riêng của bạn, kể cả số dư lẫn kết quả.',
          'Tài khoản dùng thử không lưu trò chơi yêu thích và không mở được Tài khoản của tôi, trung tâm đại lý hay quầy nạp rút.',
          'Chỉ dành cho người lớn.',
        ],
      },
    },
  },
  {
    id: 'plain-account',
    category: 'new_player',
    begins: -60,
    ends: null,
    texts: {
      EN: {
        title: 'An account without strings',
        summary: 'It costs nothing, asks for no deposit, and can stand unused.',
        content: [
          'The registration form asks for what the house needs and no more; each field says whether it must be filled in.',
          'How to set limits, take a break or leave is told <a href="/responsible-gaming">before you register</a>, not after.',
        ],
        terms: [
          'One account a person.',
          'Opening an account gives no credit and no bonus, and obliges you to nothing.',
          'An account that is not used stays as it is. No fee is taken.',
          'Your password is kept as a hash only. Nobody of the house will ever ask you for it.',
          'For adults only, where playing is allowed.',
        ],
      },
      VI: {
        title: 'Tài khoản không ràng buộc',
        summary: 'Không tốn phí, không đòi nạp tiền, và có thể để đó không dùng.',
        content: [
          'Mẫu đăng ký chỉ hỏi những gì cần thiết; mỗi ô đều ghi rõ có bắt buộc hay không.',
          'Cách đặt giới hạn, tạm nghỉ hay rời đi được nói <a href="/responsible-gaming">trước khi bạn đăng ký</a>, không phải sau đó.',
        ],
        terms: [
          'Mỗi người một tài khoản.',
          'Mở tài khoản không kèm tiền thưởng và không buộc bạn làm gì.',
          'Tài khoản không dùng vẫn được giữ nguyên, không thu phí.',
          'Mật khẩu chỉ được lưu dưới dạng băm. Không ai của nhà hỏi mật khẩu của bạn.',
          'Chỉ dành cho người lớn, ở nơi được phép chơi.',
        ],
      },
    },
  },
  {
    id: 'welcome-credit',
    category: 'new_player',
    begins: -60,
    ends: null,
    withDeposit: true,
    offer: {
      kind: 'FIRST_DEPOSIT',
      period: 'ONCE',
      threshold: 100_000,
      fixedAmount: 100_000,
      multiple: 3,
      maxStake: 20_000,
      days: 30,
    },
    texts: {
      EN: {
        title: 'Welcome credit',
        summary: 'Bonus money on top of a first deposit.',
        content: [
          'It is not added by itself: you choose it, or leave it.',
          'A deposit limit or a break that you set comes first and is never changed by a promotion.',
        ],
      },
      VI: {
        title: 'Tiền chào mừng',
        summary: 'Tiền thưởng kèm lần nạp đầu.',
        content: [
          'Tiền không tự cộng vào: bạn chọn nhận hoặc không.',
          'Giới hạn nạp hay kỳ nghỉ bạn đã đặt luôn được ưu tiên và không bị khuyến mãi thay đổi.',
        ],
      },
    },
  },
]
