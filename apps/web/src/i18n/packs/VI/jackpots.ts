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
  freePlay: 'Chơi thử không góp vào và không thể trúng.',
  when: 'Lúc',
  who: 'Ai',
  game: 'Trò chơi',
  amount: 'Số tiền trúng',
  failed: 'Không tải được jackpot',
} as const satisfies CompletePack<'jackpots'>
