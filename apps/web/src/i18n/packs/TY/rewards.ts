import type { PartialPack } from '../../pack-types.ts'

export const pack = {
  rank: {
    intro: 'Cấp bậc tính theo cược hợp lệ. Bảng cấp, quyền lợi từng cấp và quy tắc đều có trên trang này.',
    thisMonth: 'Cược hợp lệ tháng này',
    allTime: 'Tổng cược hợp lệ',
    kept: 'Bạn đã đạt mức cược hợp lệ tháng này của {{name}}.',
    columns: { total: 'Tổng cược hợp lệ', month: 'Cược hợp lệ một tháng' },
    ruleTexts: {
      count: 'Cược hợp lệ là tổng tiền cược đã kết toán, theo tháng của nhà cái (GMT+7).',
      up: 'Bạn lên cấp ngay, có thể nhiều cấp, khi đạt cả hai mức cược hợp lệ của cấp đó.',
      keep: 'Để giữ cấp, hãy đạt mức cược hợp lệ tháng của cấp. Tháng đầu chưa đạt được bỏ qua.',
    },
  },
  rebate: {
    intro: 'Mỗi tuần một phần cược hợp lệ được trả lại, dù bạn thắng hay thua. Nhận từ thứ Hai đến Chủ nhật tuần sau.',
    columns: { turnover: 'Cược hợp lệ' },
  },
} as const satisfies PartialPack<'rewards'>
