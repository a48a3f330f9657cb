import type { CompletePack } from '../../pack-types.ts'

export const pack = {
  title: 'Xổ số',
  stationTitle: 'Xổ số đài',
  kinds: 'Loại xổ số',
  electronic: 'Điện tử',
  station: 'Theo đài',
  intro: 'Ở đây chưa quay số. Bạn cứ xem, và đánh dấu những loại muốn tìm lại.',
  favourites: 'Mục yêu thích của bạn',
  group: 'Nhóm',
  code: 'Mã',
  prizes: 'Cách trả thưởng',
  prizeModes: {
    SERIES: 'Theo bậc thưởng',
    FIXED_ODDS: 'Theo tỷ lệ cố định',
    SEA_ODDS: 'Theo tỷ lệ cố định của xổ số SEA',
  },
  others: 'Loại khác của {{group}}',
  all: 'Tất cả xổ số',
  lobby: 'Về sảnh',
  emptyTitle: 'Chưa có xổ số nào ở đây',
  emptyText: 'Trong lúc chờ, hãy xem loại kia.',
  missingTitle: 'Không có xổ số này',
  missingText: 'Có thể xổ số đã bị gỡ, hoặc địa chỉ bị cắt cụt.',
  failed: 'Không tải được xổ số',
} as const satisfies CompletePack<'lottery'>
