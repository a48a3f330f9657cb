import type { CompletePack } from '../../i18n.ts'

export const pack: CompletePack<'ways'> = {
  ways: '{{ways}} lối thắng',
  ready: 'Biểu tượng thắng trên các guồng liền nhau từ bên trái: {{ways}} lối.',
  win: '{{symbol}}: {{shown}} = {{ways}} lối',
  winOne: '{{symbol}}: {{shown}} = 1 lối',
  reel: 'Guồng {{number}}: {{symbols}}.',
  reels: 'Các guồng. {{reels}}',
  counts: 'Số vị trí của biểu tượng thắng trên mỗi guồng',
  how: 'Một biểu tượng thắng khi nằm trên ít nhất ba guồng liền nhau từ bên trái, ở hàng nào cũng được. Mỗi cách chọn một vị trí trên từng guồng là một lối: hai vị trí ở guồng đầu, một ở guồng thứ hai và ba ở guồng thứ ba cho 2 × 1 × 3 = 6 lối.',
  longest:
    'Mỗi biểu tượng được trả theo chuỗi guồng dài nhất, một lần cho mỗi lối. Tiền thắng của các biểu tượng khác nhau được cộng lại. Khoản trả không cao hơn tiền cược được ghi là hoàn lại.',
  wild: '{{wild}} là biểu tượng thay thế: thay cho mọi biểu tượng. Nó không có trên guồng đầu tiên.',
  paysOfStake: 'Số lần tiền cược cho một lối qua từng ấy guồng.',
}
