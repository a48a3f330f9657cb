import type { CompletePack } from '../../pack-types.ts'

export const pack = {
  jackpots: 'Jackpot',
  gamesOf: 'Các trò chơi của jackpot {{name}}',
  winners: 'Ai đã trúng',
  winnersOf: 'Ai đã trúng: {{name}}',
  lastWon: 'Gần nhất:',
  neverWon: 'Chưa ai trúng',
  neverWonLong: 'Chưa có ai trúng.',
  inIt: 'Đang có',
  fed: '{{percent}} mỗi lần cược ở các trò chơi của nó được đưa vào jackpot, trích từ phần của nhà cái.',
  chance: 'Khả năng trúng của một vòng bằng tiền cược chia cho {{amount}}: cược gấp đôi, khả năng gấp đôi.',
  paid: 'Người trúng nhận toàn bộ, rồi jackpot bắt đầu lại từ {{seed}}. Nếu hai vòng trúng cùng lúc, vòng được thanh toán trước nhận số đang có, vòng kia nhận số bắt đầu lại.',
  dropsBy: 'Nổ chậm nhất ở {{amount}}',
  drops:
    'Mỗi lần bắt đầu, một số tiền bí mật trên {{seed}} và không quá {{limit}} được rút, số nào cũng có khả năng như nhau. Lần cược có phần góp đưa jackpot tới đó là trúng: chậm nhất ở {{limit}}.',
  dropPaid:
    'Người trúng nhận toàn bộ trong vài giây, kể cả phần góp của lần cược trúng. Jackpot bắt đầu lại từ {{seed}}, phần góp của các lần cược sau đó vào jackpot kế tiếp: số tiền hiển thị có thể vượt giới hạn trong chốc lát.',
  dropOrder:
    'Trong các lần cược cùng lúc, lần đứng trước trong sổ là trúng, kể cả khi sau đó lần cược ấy được hoàn lại.',
  promise: 'Mã băm của hạt giống bí mật, hũ {{pot}}',
  promiseHelp:
    'SHA-256 của hạt giống dùng để rút số tiền bí mật. Mã có từ lúc hũ bắt đầu; hạt giống được cho xem khi trúng, để ai cũng có thể rút lại số tiền đó.',
  dropPoint: 'Điểm nổ',
  potNumber: 'Hũ',
  seed: 'Hạt giống',
  seedHash: 'Mã băm đã cho xem trước',
  check: 'Kiểm tra',
  freePlay: 'Chơi thử không góp vào và không thể trúng.',
  when: 'Lúc',
  who: 'Ai',
  game: 'Trò chơi',
  amount: 'Số tiền trúng',
  failed: 'Không tải được jackpot',
} as const satisfies CompletePack<'jackpots'>
