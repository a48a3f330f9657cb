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
          'Free play opens a demo account with <strong>₫10,000,000 of play credit</strong>. You see the same games, the same odds and the same reports as a member.',
          'If it is not for you, close the page. There is nothing to cancel.',
        ],
        terms: [
          'Play credit is play money. It cannot be bought, sold, transferred or paid out.',
          'The demo account and its credit end with the session: after 30 minutes without use, and after 12 hours in any case.',
          'Nothing of a demo account is carried over to an account of your own, neither credit nor results.',
          'A demo account keeps no favourites and cannot open the member centre, the agent centre or the cashier.',
          'At most 20 demo accounts an hour are opened from one address.',
          'For adults of 18 and over.',
        ],
      },
      VI: {
        title: 'Xem trước, đăng ký sau',
        summary: 'Tài khoản dùng thử mở được mà không cần tên, địa chỉ hay nạp tiền.',
        content: [
          'Chơi thử mở một tài khoản dùng thử với <strong>10.000.000 ₫ số dư chơi thử</strong>. Bạn thấy đúng những trò chơi, tỷ lệ và báo cáo mà thành viên thấy.',
          'Nếu không hợp, bạn chỉ cần đóng trang. Không có gì phải hủy.',
        ],
        terms: [
          'Số dư chơi thử là tiền ảo, không thể mua, bán, chuyển hay rút.',
          'Tài khoản dùng thử và số dư kết thúc cùng phiên: sau 30 phút không sử dụng, và sau 12 giờ trong mọi trường hợp.',
          'Không có gì của tài khoản dùng thử được chuyển sang tài khoản riêng của bạn, kể cả số dư lẫn kết quả.',
          'Tài khoản dùng thử không lưu trò chơi yêu thích và không mở được trung tâm thành viên, trung tâm đại lý hay quầy nạp rút.',
          'Mỗi địa chỉ mở được tối đa 20 tài khoản dùng thử một giờ.',
          'Dành cho người từ 18 tuổi trở lên.',
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
          'For adults of 18 and over, where playing is allowed.',
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
          'Dành cho người từ 18 tuổi trở lên, ở nơi được phép chơi.',
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
        summary: '₫100,000 of play money on top of a first deposit.',
        content: [
          'Members who want it can take ₫100,000 of play money on top of their first deposit. It is not added by itself: you choose it, or leave it.',
          'Cash is played first, then the credit; a win goes back to where its stake came from, in the same shares. Lotteries and vendors with a wallet of their own play from cash only.',
        ],
        terms: [
          'Once per member, on top of a first deposit of at least ₫100,000.',
          'Before credit and winnings from it can be withdrawn, stakes of three times the credit (₫300,000) must be played. Every game counts in full, except at vendors with a wallet of their own.',
          'While the credit is open, a single stake is at most ₫20,000; a larger one is refused, and nothing is taken away for it.',
          'It ends 30 days after it was taken. What is left of the credit then goes; your deposit and its winnings stay.',
          'You can give it back at any time. The credit and what it asks for are gone then, and cash stays.',
          'A deposit limit or a break that you set comes first and is never changed by a promotion.',
          'The terms as they stand when you take the credit hold to its end.',
        ],
      },
      VI: {
        title: 'Tiền chào mừng',
        summary: '100.000 ₫ tiền ảo kèm lần nạp đầu.',
        content: [
          'Thành viên nào muốn có thể nhận 100.000 ₫ tiền ảo kèm lần nạp đầu. Tiền không tự cộng vào: bạn chọn nhận hoặc không.',
          'Tiền mặt được cược trước, rồi đến tiền thưởng; tiền thắng trở về đúng nơi đã cược, theo cùng tỷ lệ. Xổ số và nhà cung cấp có ví riêng chỉ dùng tiền mặt.',
        ],
        terms: [
          'Mỗi thành viên một lần, kèm lần nạp đầu từ 100.000 ₫.',
          'Trước khi rút tiền thưởng và tiền thắng từ đó, cần cược đủ ba lần tiền thưởng (300.000 ₫). Mọi trò chơi đều tính đủ, trừ nhà cung cấp có ví riêng.',
          'Khi tiền thưởng còn hiệu lực, mỗi lần cược tối đa 20.000 ₫; lớn hơn thì bị từ chối và bạn không mất gì.',
          'Hết hạn sau 30 ngày kể từ khi nhận. Phần tiền thưởng còn lại sẽ mất; tiền nạp và tiền thắng từ tiền nạp vẫn giữ nguyên.',
          'Bạn có thể trả lại bất cứ lúc nào. Khi đó tiền thưởng và điều kiện của nó mất, tiền mặt giữ nguyên.',
          'Giới hạn nạp hay kỳ nghỉ bạn đã đặt luôn được ưu tiên và không bị khuyến mãi thay đổi.',
          'Điều khoản tại lúc bạn nhận có hiệu lực đến khi kết thúc.',
        ],
      },
    },
  },
]
