import type { CompletePack } from '../../i18n.ts'

export const pack: CompletePack<'slot'> = {
  lines: '{{count}} dòng, tính từ trái sang',
  lineWin: 'Dòng {{line}}: {{count}} × {{symbol}}',
  ofStake: 'Bội số tiền cược',
  oncePerRound:
    'Mỗi dòng chỉ trả mức trúng cao nhất. Tiền trúng của các dòng được cộng lại. Khoản trả không cao hơn tiền cược được ghi là trả lại.',
  paysOfLine:
    'Bội số của tiền cược mỗi dòng: tiền cược chia cho {{count}}. Đèn lồng trả theo bội số của toàn bộ tiền cược.',
  press: 'Quay',
  pressed: 'Đang quay',
  ready: 'Tiền cược được chia đều cho {{count}} dòng.',
  reels: 'Các cuộn. Hàng trên: {{top}}. Hàng giữa: {{middle}}. Hàng dưới: {{bottom}}.',
  reelsSpinning: 'Các cuộn đang quay',
  returnHelp:
    'Chính xác, đếm trên tất cả {{combinations}} vị trí của các cuộn. Đây là mức trung bình qua rất nhiều vòng; một vòng hay một buổi chơi có thể khác xa.',
  scatter: 'trả ở mọi vị trí',
  stops: 'Vị trí dừng',
  symbol: 'Biểu tượng',
  wild: 'thay cho mọi biểu tượng trừ đèn lồng',
  wonOn: 'các dòng {{lines}}',
  wonOnOne: 'dòng {{lines}}',
  wonOnScatter: 'đèn lồng',
}
