import type { CompletePack } from '../../pack-types.ts'

export const pack = {
  choose: 'Chọn hình',
  another: 'Thêm hình khác',
  hint_other: 'PNG hoặc JPG, mỗi hình tối đa 5 MB, nhiều nhất {{count}} hình.',
  tooMany_other: 'Chỉ gửi được {{count}} hình. Hãy bỏ bớt một hình để gửi hình khác.',
  sending: 'Đang gửi hình',
  sent: 'Đã gửi xong mọi hình',
  progress: 'Đang gửi {{name}}',
  ready: 'Đã gửi',
  remove: 'Bỏ {{name}}',
  failures: {
    TYPE: 'Đây không phải hình PNG hoặc JPG. Hãy chụp ảnh hoặc chụp màn hình rồi gửi.',
    SIZE: 'Tệp lớn hơn 5 MB. Hãy gửi hình nhỏ hơn.',
    BROKEN: 'Hình bị hỏng, không mở được. Hãy chụp lại.',
    PIXELS: 'Hình có quá nhiều điểm ảnh. Hãy thu nhỏ rồi gửi lại.',
    EXPIRED: 'Đã quá thời gian. Hãy chọn lại hình.',
    BUSY: 'Đang có nhiều hình được gửi. Hãy chọn lại sau ít phút.',
    NETWORK: 'Mất kết nối. Hãy kiểm tra mạng rồi chọn lại hình.',
    FAILED: 'Không gửi được hình. Hãy chọn lại.',
  },
} satisfies CompletePack<'upload'>
