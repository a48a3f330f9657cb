import type { CompletePack } from '../../i18n.ts'

export const pack: CompletePack<'dice'> = {
  chance: 'Xác suất',
  chances: 'Ví dụ',
  direction: 'Bạn thắng khi kết quả',
  lastRolls: 'Các kết quả gần đây',
  multiplier: 'Hệ số',
  over: 'Trên',
  pays: 'Nếu trúng',
  press: 'Gieo',
  pressed: 'Đang gieo',
  ready: 'Kết quả là một số từ 0,00 đến 99,99.',
  roll: 'Kết quả',
  rolledOver: 'ra {{roll}}, trên {{target}}',
  rolledUnder: 'ra {{roll}}, dưới {{target}}',
  rulesHow:
    'Chọn một số, và chọn kết quả phải dưới hay trên số đó. Kết quả được rút từ 0,00 đến 99,99 theo bước 0,01, mọi số có khả năng như nhau. Kết quả bằng đúng số của bạn là thua.',
  rulesPays:
    'Khi trúng, bạn nhận tiền cược nhân với hệ số: tỷ lệ trả chia cho xác suất, cắt sau bốn chữ số thập phân. Bạn có thể chọn xác suất từ {{least}} đến {{most}}; tỷ lệ trả như nhau cho mọi lựa chọn, trừ phần bị cắt. Khoản trả không cao hơn tiền cược được ghi là trả lại.',
  target: 'Số của bạn',
  under: 'Dưới',
  wins: 'thắng',
}
