import type { CompletePack } from '../../pack-types.ts'

export const pack = {
  title: 'Trang chủ',
  heading: 'Trò chơi và xổ số',
  banners: 'Tin mới',
  banner: 'Biểu ngữ {{number}} trên {{count}}',
  showBanner: 'Xem biểu ngữ {{number}}',
  stopBanners: 'Dừng biểu ngữ',
  playBanners: 'Chạy biểu ngữ',
  hotGames: 'Trò chơi nổi bật',
  seeAllOf: 'Xem tất cả {{lobby}}',
  rail: { back: 'Các trò trước của {{name}}', forward: 'Các trò tiếp theo của {{name}}' },
  resultsHeading: 'Tất cả trò chơi',
  empty: 'Chưa có trò chơi',
  emptyText: 'Các trò chơi của trang sẽ nằm ở đây.',
} as const satisfies CompletePack<'home'>
