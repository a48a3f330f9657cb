import type { CompletePack } from '../../i18n.ts'

export const pack: CompletePack<'cascade'> = {
  afterwards: 'Lượt rơi {{from}} trở đi',
  anywhere:
    'Biểu tượng trả theo số lượng có trên lưới, ở bất cứ vị trí nào. Các biểu tượng khác nhau cùng trúng trong một lượt rơi được cộng lại.',
  cascade:
    'Biểu tượng trúng biến mất, các biểu tượng còn lại rơi xuống, biểu tượng mới lấp lưới từ trên. Cứ thế cho đến khi không còn gì trúng; tất cả chỉ tính một lần cược.',
  clusters:
    'Biểu tượng trả khi chạm nhau theo cạnh; chạm góc không tính. Mọi cụm trên lưới đều trả, kể cả hai cụm cùng biểu tượng.',
  fall: 'Lượt rơi {{number}}',
  grid: 'Lưới. {{rows}}',
  gridFalling: 'Lưới đang rơi',
  gridRow: 'Hàng {{number}}: {{symbols}}.',
  highest: 'Một vòng trả tối đa {{multiple}} lần tiền cược.',
  highestReached: 'mức trả cao nhất của một vòng',
  ladder: 'Hệ số nhân của từng lượt rơi',
  ladderHelp: 'Khoản trả của một lượt rơi được nhân với bậc của nó. Mỗi vòng bắt đầu từ bậc đầu tiên.',
  paysOfStake: 'Bội số của tiền cược, chưa tính hệ số nhân của lượt rơi.',
  press: 'Thả',
  pressed: 'Đang rơi',
  ready: 'Từ {{count}} biểu tượng giống nhau trở lên là trúng, ở bất cứ vị trí nào.',
  readyClusters: 'Từ {{count}} biểu tượng giống nhau chạm cạnh trở lên là trúng.',
  returnHelp:
    'Tỷ lệ trả dưới đây được đo bằng cách mô phỏng tám triệu vòng. Đây là mức trung bình qua rất nhiều vòng; một vòng hay một buổi chơi có thể khác xa.',
  small: 'Khoản trả không cao hơn tiền cược được ghi là trả lại.',
  symbol: 'Biểu tượng',
  winningFalls: '{{wins}} lần trúng trong {{count}} lượt rơi, cao nhất ×{{multiplier}}',
}
