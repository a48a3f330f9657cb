import type { PromotionSeed } from './promotion-seed.ts'

/** Rewards with their own pages, and one that is still to come. */
export const REWARD_PROMOTIONS: readonly PromotionSeed[] = [
  {
    id: 'weekly-rebate',
    category: 'reward',
    begins: -60,
    ends: null,
    texts: {
      EN: {
        title: 'Weekly rebate by rank',
        summary: 'A small share of the week’s turnover comes back, won or lost. You claim it on the rebate page.',
        content: [
          'Each Monday a share of the turnover of the week before is offered to you: <strong>0.30%</strong> for VIP0 up to <strong>1.20%</strong> for VIP10. It does not depend on whether you won.',
          'The rebate page of the member centre shows your rates, the week so far and what you can claim.',
        ],
        terms: [
          'The week runs from Monday 00:00 to Sunday 24:00 (GMT+7).',
          'Slots, fishing and the house’s own games earn the full rate, lotteries six tenths of it, all other games half. Returned stakes do not count.',
          'At least ₫1,000 a week. Below that nothing is paid, and nothing is carried over.',
          'It is play money and can be withdrawn without further conditions.',
          'You claim it in the following week, until Sunday 24:00 (GMT+7), at the rates of the rank you have then.',
        ],
      },
      VI: {
        title: 'Hoàn trả hằng tuần theo hạng',
        summary: 'Một phần nhỏ tổng cược của tuần được trả lại, dù thắng hay thua. Bạn nhận ở trang Hoàn trả.',
        content: [
          'Mỗi thứ Hai, bạn được trả lại một phần tổng cược của tuần trước: từ <strong>0,30%</strong> với VIP0 đến <strong>1,20%</strong> với VIP10. Không phụ thuộc bạn thắng hay thua.',
          'Trang Hoàn trả trong trung tâm thành viên cho biết tỷ lệ của bạn, kết quả tuần này và số tiền nhận được.',
        ],
        terms: [
          'Tuần tính từ 00:00 thứ Hai đến 24:00 Chủ nhật (GMT+7).',
          'Slot, bắn cá và trò chơi của nhà được tỷ lệ đầy đủ, xổ số được sáu phần mười, các trò chơi khác được một nửa. Tiền cược đã trả lại không tính.',
          'Ít nhất 1.000 ₫ một tuần. Dưới mức đó không trả, và không cộng dồn.',
          'Đây là tiền ảo và rút được mà không kèm điều kiện nào khác.',
          'Bạn tự nhận trong tuần kế tiếp, đến 24:00 Chủ nhật (GMT+7), theo tỷ lệ của hạng bạn có lúc đó.',
        ],
      },
    },
  },
  {
    id: 'invite-a-friend',
    category: 'community',
    begins: -60,
    ends: null,
    texts: {
      EN: {
        title: 'Invite a friend',
        summary: 'A link of your own for people who asked for it.',
        content: [
          'You find your link, its QR code and how many people have registered with it under “Invite friends” in the menu.',
          'The page says what a friend has to do for your reward, how much it is, and how far each friend is.',
        ],
        terms: ['Send your link only to adults who asked for it. No mass messages and no strangers’ groups.'],
      },
      VI: {
        title: 'Mời bạn bè',
        summary: 'Một liên kết riêng để gửi cho người muốn có.',
        content: [
          'Bạn xem liên kết, mã QR và số người đã đăng ký bằng liên kết đó ở mục “Mời bạn bè” trong menu.',
          'Trang đó ghi rõ bạn bè cần làm gì để bạn được thưởng, thưởng bao nhiêu và mỗi người đã đến đâu.',
        ],
        terms: ['Chỉ gửi liên kết cho người từ 18 tuổi muốn nhận. Không gửi hàng loạt, không gửi vào nhóm người lạ.'],
      },
    },
  },
  {
    id: 'points-mall',
    category: 'reward',
    begins: -60,
    ends: null,
    texts: {
      EN: {
        title: 'Points that never expire',
        summary: 'Turnover earns points, and points buy play money and gifts.',
        content: [
          'One point for every ₫100,000 of turnover at slots, fishing and the house’s own games; other games need more, and higher ranks earn more. The points mall shows what each thing costs before you choose.',
          'The points of a day are credited the day after.',
        ],
        terms: [
          'Points never expire and are not lost when you take a break.',
          'Points cannot be bought, sold or given to others.',
          'What a thing costs in points is shown before you confirm, and the price at that moment holds.',
          'A redemption that is turned down gives its points back in full.',
        ],
      },
      VI: {
        title: 'Điểm không bao giờ hết hạn',
        summary: 'Tổng cược tích điểm; điểm đổi được tiền ảo và quà.',
        content: [
          'Mỗi 100.000 ₫ tổng cược ở slot, bắn cá và trò chơi của nhà được một điểm; trò chơi khác cần nhiều hơn, hạng cao được nhiều điểm hơn. Trung tâm đổi điểm ghi rõ giá từng món trước khi bạn chọn.',
          'Điểm của một ngày được cộng vào ngày hôm sau.',
        ],
        terms: [
          'Điểm không hết hạn và không mất khi bạn tạm nghỉ.',
          'Điểm không thể mua, bán hay tặng cho người khác.',
          'Giá của từng món hiện ra trước khi bạn xác nhận, và giá tại lúc đó được áp dụng.',
          'Yêu cầu đổi bị từ chối được trả lại đủ điểm.',
        ],
      },
    },
  },
  {
    id: 'lantern-fortnight',
    category: 'reward',
    begins: 12,
    ends: 26,
    offer: { kind: 'SIGN_IN', period: 'DAY', threshold: 0, fixedAmount: 2_000, multiple: 0 },
    texts: {
      EN: {
        title: 'Lantern fortnight',
        summary: '₫2,000 of play money for each day of two weeks that you look in.',
        content: ['Press the button once a day; nothing has to be deposited or played.'],
        terms: [
          'Once a day, by the brand’s day (GMT+7).',
          'It is paid as cash and can be withdrawn without conditions.',
          'Days that you miss cost nothing; there is no streak to keep.',
        ],
      },
      VI: {
        title: 'Hai tuần đèn lồng',
        summary: '2.000 ₫ tiền ảo cho mỗi ngày bạn ghé qua trong hai tuần.',
        content: ['Bấm nút mỗi ngày một lần; không cần nạp hay chơi gì.'],
        terms: [
          'Mỗi ngày một lần, theo ngày của thương hiệu (GMT+7).',
          'Trả bằng tiền mặt và rút được không kèm điều kiện.',
          'Bỏ lỡ ngày nào cũng không mất gì; không có chuỗi ngày phải giữ.',
        ],
      },
    },
  },
]
