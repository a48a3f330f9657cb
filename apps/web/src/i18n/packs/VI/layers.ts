import type { CompletePack } from '../../pack-types.ts'

export const pack = {
  announcements: 'Thông báo',
  sections: { notices: 'Thông báo', platform: 'Thông tin nền tảng', games: 'Trò chơi' },
  back: 'Quay lại danh sách',
  publishedAt: 'Thông báo lúc {{time}}',
  failed: 'Không tải được thông báo',
  emptyTitle: 'Chưa có gì',
  empty: {
    notices: 'Thông báo về trang sẽ hiện ở đây.',
    platform: 'Những gì mọi người được báo khi vào trang sẽ hiện ở đây để đọc lại.',
    games: 'Tin về trò chơi sẽ hiện ở đây.',
  },
  beyondTitle: 'Không có trang này',
  firstPage: 'Về trang đầu',
  understood: 'Đã hiểu',
  download: 'Trên điện thoại',
  downloadText: 'Trang mở từ màn hình chính như một ứng dụng. Quét mã bằng điện thoại rồi làm theo các bước.',
  systems: 'Hệ điều hành',
  android: 'Android',
  ios: 'iPhone và iPad',
  code: 'Mã dẫn đến {{address}}',
  openAddress: 'Mở địa chỉ',
  ownAddress: 'Chưa có trang riêng cho hệ điều hành này: mã dẫn đến chính trang web.',
  step: 'Bước {{number}}',
  steps: {
    android: {
      scan: 'Quét mã này bằng máy ảnh của điện thoại.',
      open: 'Mở địa chỉ hiện ra bằng trình duyệt.',
      add: 'Trong trình đơn của trình duyệt, chọn “Cài đặt ứng dụng” hoặc “Thêm vào màn hình chính”.',
      start: 'Mở {{brand}} từ màn hình chính.',
    },
    ios: {
      scan: 'Quét mã này bằng máy ảnh của iPhone hoặc iPad.',
      open: 'Mở địa chỉ hiện ra bằng Safari.',
      add: 'Bấm nút chia sẻ và chọn “Thêm vào Màn hình chính”.',
      start: 'Mở {{brand}} từ màn hình chính.',
    },
  },
  downloadPage: {
    title: '{{brand}} trên điện thoại',
    text: 'Một trang, một ví, cùng một tài khoản. Không có tệp nào phải tin: trình duyệt đưa trang ra màn hình chính.',
    facts: {
      file: 'Không phải tải tệp nào',
      update: 'Luôn tự cập nhật',
      account: 'Cùng tài khoản và số dư',
    },
  },
  service: {
    title: 'Chăm sóc khách hàng',
    blocked: 'Trình duyệt không cho mở cửa sổ. Hãy mở bằng liên kết này.',
    open: 'Mở chăm sóc khách hàng',
  },
} as const satisfies CompletePack<'layers'>
