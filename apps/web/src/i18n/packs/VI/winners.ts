import type { CompletePack } from '../../pack-types.ts'

export const pack = {
  tabs: 'Loại kết quả',
  wins: 'Trò chơi',
  raffles: 'Rút thăm',
  title: 'Người thắng',
  intro: 'Các khoản thắng của thành viên, tên đã che. Mỗi người chơi xuất hiện một lần cho một trò chơi.',
  failed: 'Không tải được danh sách người thắng',
  filters: 'Bộ lọc',
  period: 'Thời gian',
  order: 'Sắp xếp',
  product: 'Loại trò chơi',
  allProducts: 'Tất cả trò chơi',
  periods: {
    DAY: '24 giờ qua',
    WEEK: '7 ngày qua',
  },
  orders: {
    AMOUNT: 'Thắng lớn nhất',
    MULTIPLE: 'Hệ số lớn nhất',
    LATEST: 'Mới nhất',
  },
  columns: {
    game: 'Trò chơi',
    player: 'Người chơi',
    payout: 'Tiền thắng',
    multiple: 'Hệ số',
    wonAt: 'Lúc',
  },
  times: '{{factor}}×',
  jackpot: 'Jackpot {{name}}',
  noneTitle: 'Chưa có khoản thắng nào',
  noneText: 'Các khoản thắng của thời gian và loại trò chơi này sẽ xuất hiện ở đây.',
} as const satisfies CompletePack<'winners'>
