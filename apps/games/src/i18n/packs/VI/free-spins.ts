import type { CompletePack } from '../../i18n.ts'

export const pack: CompletePack<'free-spins'> = {
  title: 'Vòng quay miễn phí',
  freeSpin: 'Quay miễn phí {{number}} trên {{total}}',
  freeSpins: '{{total}} vòng quay miễn phí',
  bring: '3 / 4 / 5 × {{scatter}}: {{spins}} vòng quay miễn phí',
  pick: 'Chọn một ô che',
  cover: 'Ô che {{number}}',
  covers: 'Dưới các ô che',
  multiplier: 'Hệ số nhân',
  won: 'Đã thắng',
  wonIn: '{{total}} vòng quay miễn phí ×{{multiplier}}',
  rulesPick:
    'Trước khi quay miễn phí, bạn chọn một trong {{count}} ô che. Bên dưới là {{multipliers}}, đã xáo trộn. Hệ số bạn chọn nhân mọi khoản thắng của vòng quay miễn phí; các hệ số còn lại được hiện sau khi bạn chọn.',
  rulesSingle: 'Mọi khoản thắng của vòng quay miễn phí được nhân {{multiplier}}.',
  rulesReels:
    'Vòng quay miễn phí dùng bộ guồng khác, với tiền cược và các dòng của lần quay đã mang chúng lại. Chúng không mang thêm vòng quay miễn phí.',
  breakOff:
    'Một lần quay được rút ngay, cùng với các vòng quay miễn phí của nó. Nếu bạn rời đi giữa chừng, chúng chờ bạn {{minutes}} phút trên mọi thiết bị: hãy mở lại trò chơi để tiếp tục. Sau đó chúng được quay hết, với ô che đầu tiên nếu bạn chưa chọn, và tiền thắng vào số dư của bạn. Nếu không thể xử lý tiền cược, tiền được hoàn lại.',
  returnHelp:
    'Chính xác, tính trên toàn bộ {{combinations}} vị trí của guồng, {{free}} vị trí của guồng quay miễn phí và mọi hệ số nhân. Đây là trung bình của rất nhiều ván; một ván hay một buổi chơi có thể khác xa.',
}
