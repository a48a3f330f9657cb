import type { PromotionSeed } from './promotion-seed.ts'

/** Promotions with an offer that members claim or apply for. */
export const BONUS_PROMOTIONS: readonly PromotionSeed[] = [
  {
    id: 'weekly-reload',
    category: 'reward',
    begins: -30,
    ends: 60,
    withDeposit: true,
    offer: {
      kind: 'RELOAD',
      period: 'WEEK',
      threshold: 500_000,
      percent: 20,
      maxAmount: 1_000_000,
      multiple: 5,
      maxStake: 50_000,
      days: 14,
      contribution: { LIVE: 20, SPORTS: 50, ESPORTS: 50 },
    },
    texts: {
      EN: {
        title: 'Weekly reload',
        summary: '20% on the deposits of a week, up to ₫1,000,000 of bonus money.',
        content: [
          'Members who have deposited in an earlier week can take it on top of this week’s deposits. It is not added by itself.',
        ],
        terms: [
          'Once a week, from deposits of ₫500,000 in the week (Monday to Sunday, GMT+7). Withdrawals of the week are taken off.',
          'Turnover of five times the bonus within 14 days. Slots and fishing count in full, sports and esports by half, live casino by a fifth.',
          'While it runs, a single stake is at most ₫50,000; a larger one is refused.',
          'Cash is played first, then the bonus. What is left when the terms are met becomes cash without a cap.',
          'You can give it up at any time: bonus money goes, cash stays.',
        ],
      },
      VI: {
        title: 'Nạp thêm hằng tuần',
        summary: '20% trên số tiền nạp trong tuần, tối đa 1.000.000 ₫ tiền thưởng.',
        content: ['Thành viên đã nạp ở tuần trước có thể nhận kèm tiền nạp tuần này. Tiền không tự cộng vào.'],
        terms: [
          'Mỗi tuần một lần, khi nạp từ 500.000 ₫ trong tuần (thứ Hai đến Chủ nhật, GMT+7). Tiền rút trong tuần bị trừ.',
          'Tổng cược năm lần tiền thưởng trong 14 ngày. Slot và bắn cá tính đủ, thể thao và thể thao điện tử tính một nửa, sòng bài trực tiếp tính một phần năm.',
          'Khi còn hiệu lực, mỗi lần cược tối đa 50.000 ₫; lớn hơn thì bị từ chối.',
          'Tiền mặt được cược trước, rồi đến tiền thưởng. Phần còn lại khi đạt điều khoản thành tiền mặt, không giới hạn.',
          'Bạn có thể từ bỏ bất cứ lúc nào: tiền thưởng mất, tiền mặt giữ nguyên.',
        ],
      },
    },
  },
  {
    id: 'loss-relief',
    category: 'reward',
    begins: -30,
    ends: null,
    offer: {
      kind: 'LOSS_REBATE',
      period: 'WEEK',
      isReviewed: true,
      threshold: 1_000_000,
      percent: 10,
      maxAmount: 2_000_000,
      multiple: 1,
      maxStake: 100_000,
      days: 7,
    },
    texts: {
      EN: {
        title: 'Relief after a hard week',
        summary: '10% of last week’s loss as bonus money. You apply, and somebody decides.',
        content: [
          'If last week ended with a loss of ₫1,000,000 or more, you can apply for a tenth of it. Tell us in a sentence how we can help; pictures are welcome.',
        ],
        terms: [
          'Once a week, for the loss of the week before (Monday to Sunday, GMT+7): stakes minus winnings of all games.',
          'A person reads each application and answers with a reason. Nobody has a right to it.',
          '10% of the loss, at most ₫2,000,000; turnover of once the bonus within 7 days, at most ₫100,000 a stake.',
          'You can give it up at any time: bonus money goes, cash stays.',
          'If playing has stopped being fun, take a break first. Members who do are offered nothing until it ends.',
        ],
      },
      VI: {
        title: 'Hỗ trợ sau một tuần khó khăn',
        summary: '10% số tiền thua tuần trước dưới dạng tiền thưởng. Bạn đăng ký và có người xét duyệt.',
        content: [
          'Nếu tuần trước bạn thua từ 1.000.000 ₫, bạn có thể xin nhận lại một phần mười. Hãy viết một câu cho chúng tôi biết; bạn có thể gửi kèm ảnh.',
        ],
        terms: [
          'Mỗi tuần một lần, cho số tiền thua của tuần trước (thứ Hai đến Chủ nhật, GMT+7): tiền cược trừ tiền thắng của mọi trò chơi.',
          'Có người đọc từng đăng ký và trả lời kèm lý do. Không ai đương nhiên được nhận.',
          '10% số tiền thua, tối đa 2.000.000 ₫; tổng cược một lần tiền thưởng trong 7 ngày, mỗi lần cược tối đa 100.000 ₫.',
          'Bạn có thể từ bỏ bất cứ lúc nào: tiền thưởng mất, tiền mặt giữ nguyên.',
          'Nếu chơi không còn vui, hãy tạm nghỉ trước. Thành viên đang tạm nghỉ không được đề nghị gì cho đến khi kết thúc.',
        ],
      },
    },
  },
  {
    id: 'daily-sign-in',
    category: 'reward',
    begins: -30,
    ends: null,
    offer: { kind: 'SIGN_IN', period: 'DAY', threshold: 0, fixedAmount: 1_000, multiple: 0 },
    texts: {
      EN: {
        title: 'Daily sign-in',
        summary: '₫1,000 of play money for each day that you look in.',
        content: ['Press the button once a day; nothing has to be deposited or played.'],
        terms: [
          'Once a day, by the brand’s day (GMT+7).',
          'It is paid as cash and can be withdrawn without conditions.',
          'Days that you miss cost nothing; there is no streak to keep.',
        ],
      },
      VI: {
        title: 'Điểm danh hằng ngày',
        summary: '1.000 ₫ tiền ảo cho mỗi ngày bạn ghé qua.',
        content: ['Bấm nút mỗi ngày một lần; không cần nạp hay chơi gì.'],
        terms: [
          'Mỗi ngày một lần, theo ngày của thương hiệu (GMT+7).',
          'Trả bằng tiền mặt và rút được không kèm điều kiện.',
          'Bỏ lỡ ngày nào cũng không mất gì; không có chuỗi ngày phải giữ.',
        ],
      },
    },
  },
  {
    id: 'lantern-tickets',
    category: 'reward',
    begins: -7,
    ends: null,
    offer: { kind: 'TICKET', period: 'WEEK', threshold: 0, multiple: 0, tickets: 2, raffle: 'lantern-day' },
    texts: {
      EN: {
        title: 'Two tickets for the lantern raffle',
        summary: 'Two tickets a week for the lantern raffle, without points.',
        content: ['Press the button once a week, and two tickets of the lantern raffle that is on sale are yours.'],
        terms: [
          'Once a week (Monday to Sunday, GMT+7); nothing has to be deposited or played.',
          'The tickets are like those that are bought with points: they have the same chance, and count towards the most that an account may hold.',
          'They take part in the raffle that is on sale when you claim. If it is called off, they lapse; bought tickets give their points back.',
          'Accounts that take a break from play when sales close do not take part.',
        ],
      },
      VI: {
        title: 'Hai vé rút thăm đèn lồng',
        summary: 'Mỗi tuần hai vé rút thăm đèn lồng, không mất điểm.',
        content: ['Bấm nút mỗi tuần một lần, hai vé của lượt rút thăm đèn lồng đang bán là của bạn.'],
        terms: [
          'Mỗi tuần một lần (thứ Hai đến Chủ nhật, GMT+7); không cần nạp hay chơi gì.',
          'Vé này như vé mua bằng điểm: cùng cơ hội, và tính vào số vé tối đa của một tài khoản.',
          'Vé tham gia lượt rút thăm đang bán khi bạn nhận. Nếu lượt đó bị hủy, vé hết hiệu lực; vé đã mua được trả lại điểm.',
          'Tài khoản đang tạm nghỉ chơi khi ngừng bán vé thì không tham gia.',
        ],
      },
    },
  },
]
