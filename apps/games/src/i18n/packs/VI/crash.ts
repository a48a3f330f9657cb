import type { CompletePack } from '../../i18n.ts'

export const pack: CompletePack<'crash'> = {
  after: 'Thời gian',
  cashOut: 'Rút {{amount}}',
  chance: 'Xác suất',
  highestAt: 'Kết thúc ở mức cao nhất, {{at}}',
  lastPoints: 'Các điểm rơi gần đây',
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
  targetNone: 'chưa đặt',
  wonAt: 'ở {{at}}',
  auto: 'Tự rút',
  bet: 'Cược {{number}}',
  cashing: 'Đang rút {{amount}}',
  crashed: 'Đã rơi',
  flying: 'Vòng đang chạy',
  nextIn: 'Vòng tiếp theo sau {{seconds}} giây',
  placed: 'Đã đặt: {{amount}}',
  placing: 'Đang đặt',
  press: 'Cược {{amount}}',
  pressNext: 'Cược {{amount}} vòng sau',
  player: 'Người chơi {{name}}',
  players: 'Đã rút',
  program: 'chương trình',
  ready: 'Tối đa hai cược mỗi vòng. Hãy rút trước khi rơi.',
  rulesShared:
    'Các vòng nối tiếp nhau theo đồng hồ của chúng tôi, như nhau cho mọi người ở bàn. Cược được nhận cho đến khi vòng bắt đầu, tối đa hai cược mỗi người, kể cả khi vòng trước đang chạy.',
  rulesPaid:
    'Phần bạn đã rút là chắc chắn từ lúc đó và được trả khi vòng kết thúc: nếu trả sớm hơn, bằng chứng của cược sẽ lộ điểm rơi.',
  rulesPrograms:
    'Tên có ghi “chương trình” là chương trình của nhà cái ngồi cùng bàn. Không có tiền nào chuyển cho chúng và chúng không ảnh hưởng đến vòng. Những người còn lại là người chơi.',
}
