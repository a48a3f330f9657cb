import type { CompletePack } from '../../i18n.ts'

export const pack: CompletePack<'crash'> = {
  after: 'Thời gian',
  cashOut: 'Rút {{amount}}',
  chance: 'Xác suất',
  crashedAt: 'Rơi ở {{at}}',
  highestAt: 'Kết thúc ở mức cao nhất, {{at}}',
  lastPoints: 'Các điểm rơi gần đây',
  point: 'Điểm rơi',
  press: 'Bắt đầu',
  pressed: 'Chờ một chút',
  ready: 'Hệ số tăng từ 1,00 cho đến khi rơi.',
  reached: 'Hệ số',
  rulesAway:
    'Vòng chơi không chờ. Nếu bạn rời đi hoặc mất kết nối, vòng kết thúc ở mục tiêu của bạn, nếu không thì ở điểm rơi, hoặc được trả ở {{highest}}, hệ số cao nhất của bàn này.',
  rulesCashOut:
    'Hãy rút trước khi rơi: bạn nhận tiền cược nhân với hệ số vào lúc lệnh của bạn đến máy chủ. Con số trên màn hình có thể sớm hoặc muộn hơn trong chớp mắt.',
  rulesChance:
    'Xác suất đạt một hệ số bằng tỷ lệ trả chia cho hệ số đó, nên tỷ lệ trả như nhau dù bạn nhắm mức nào. Trong {{instant}} số vòng, hệ số rơi trước khi có thể rút.',
  rulesHow:
    'Mỗi vòng bắt đầu ở 1,00× và tăng ngày càng nhanh. Nó rơi ở một điểm được rút trước khi bắt đầu và được cho xem khi kết thúc. Nếu đến lúc đó bạn chưa rút, bạn mất tiền cược.',
  rulesTarget:
    'Khi đặt mục tiêu, bạn được trả đúng ở hệ số đó mà không cần nhấn, nếu vòng đạt tới. Bạn vẫn có thể rút sớm hơn.',
  seconds: '{{seconds}} giây',
  takenAt: 'Đã rút ở {{at}}',
  target: 'Tự rút ở',
  targetLine: 'Mục tiêu {{at}}',
  targetNone: 'chưa đặt',
  thenCrashed: 'Rơi ở {{at}}',
  tooLate: 'Đã rơi ở {{at}}: lệnh rút của bạn đến quá muộn và không được tính',
  wonAt: 'ở {{at}}',
}
