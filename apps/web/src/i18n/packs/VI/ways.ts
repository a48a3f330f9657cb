import type { CompletePack } from '../../pack-types.ts'

export const pack = {
  or: 'hoặc',
  issuers: { GOOGLE: 'Google', FACEBOOK: 'Facebook' },
  continueWith: 'Tiếp tục với {{issuer}}',
  goingTo: 'Đang chuyển đến {{issuer}}',
  playNote: 'Ở bản dùng thử này, bạn đăng nhập bằng danh tính mẫu, không phải bằng Google hay Facebook.',
  adultNote: 'Lần đầu, thao tác này sẽ mở tài khoản. Khi tiếp tục, bạn xác nhận mình đã đủ {{age}} tuổi.',
  passkey: 'Đăng nhập bằng khóa truy cập',
  passkeyWaiting: 'Đang chờ khóa truy cập của bạn',
  passkeyCancelled: 'Chưa dùng khóa truy cập nào. Hãy thử lại hoặc đăng nhập bằng mật khẩu.',
  passkeyFailed: 'Khóa truy cập này không mở được tài khoản nào ở đây. Hãy đăng nhập bằng mật khẩu.',
  passkeyElsewhere: 'Khóa truy cập không dùng được ở địa chỉ này. Hãy mở trang ở địa chỉ chính.',
  returnTitle: 'Đăng nhập với {{issuer}}',
  returnLinkTitle: 'Kết nối {{issuer}}',
  returnText: 'Vui lòng đợi một chút.',
  returnFailed: 'Bạn chưa được đăng nhập',
  returnLinkFailed: 'Chưa kết nối được {{issuer}}',
  cancelled: 'Bạn đã hủy ở {{issuer}}.',
  backToLogIn: 'Quay lại đăng nhập',
  backToSecurity: 'Quay lại phần bảo mật',
  linked: 'Đã kết nối {{issuer}}.',
} as const satisfies CompletePack<'ways'>
