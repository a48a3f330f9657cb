import type { CompletePack } from '../../pack-types.ts'

export const pack = {
  title: 'Trước khi rút tiền',
  ready: 'Bạn có thể rút tiền ngay.',
  left_other: 'Còn {{count}} bước. Làm theo thứ tự nào cũng được, thời gian chờ chạy song song.',
  waiting: 'Bạn đã làm xong mọi việc, chỉ còn chờ.',
  tooLittle: 'Đã xong mọi bước. Bạn có thể rút từ {{amount}}.',
  closed: 'Hiện chưa rút được tiền. Số dư của bạn vẫn giữ nguyên.',
  noneLeft_other: 'Bạn đã rút {{count}} lần trong 24 giờ. Hãy thử lại sau.',
  noneLeftAmount:
    'Ở cấp của bạn, trong 24 giờ chỉ rút được tối đa {{amount}} và phần còn lại không đủ. Hãy thử lại sau.',
  statuses: { MET: 'Xong', TO_DO: 'Cần làm', WAITING: 'Đang chờ', OTHER: 'Chưa xong' },
  from: 'Chỉ cần khi rút từ {{amount}}.',
  wait_other: 'Sau đó chờ {{count}} giờ.',
  review_other: 'Thường được duyệt trong {{count}} giờ.',
  TURNOVER: {
    name: 'Doanh số cược của tiền nạp',
    met: 'Không còn phải cược thêm.',
    left: 'Cược thêm {{amount}}.',
    explain:
      'Tiền nạp cần được cược một vòng trước khi rút. Cược đã kết toán sau lần nạp và có thể thua được tính ngay: cược phủ gần hết kết quả, gần như luôn thắng hoặc được hoàn tiền không được tính.',
    waived: 'Hiện bạn không thể chơi, nên không cần cược gì trước khi rút tiền.',
    unplayed:
      '{{amount}} trong số dư là tiền nạp chưa chơi. Số tiền này được trả về nơi đã nạp: hãy chọn tài khoản ngân hàng hoặc địa chỉ đó. Nhân viên kiểm tra trước.',
    link: 'Chọn trò chơi',
  },
  BONUS: {
    name: 'Tiền thưởng đang chạy',
    left: 'Cược thêm {{amount}} để đổi thành tiền mặt, hoặc từ bỏ tiền thưởng và giữ tiền mặt.',
    link: 'Đến tiền thưởng',
  },
  IDENTITY: {
    name: 'Xác minh danh tính',
    met: 'Chúng tôi đã xác minh danh tính của bạn.',
    left: 'Còn thiếu: {{what}}.',
    waiting: 'Chúng tôi đang kiểm tra giấy tờ của bạn.',
    link: 'Đến phần xác minh',
  },
  PAYMENT_PASSWORD: {
    name: 'Mật khẩu thanh toán',
    met: 'Đã đặt. Dùng để xác nhận rút tiền và thẻ mới.',
    left: 'Chọn mật khẩu khác mật khẩu đăng nhập. Mất khoảng một phút.',
    waiting: 'Bị khóa vì nhập sai nhiều lần, đến {{time}} GMT+7.',
    link: 'Đặt mật khẩu',
  },
  SECOND_FACTOR: {
    name: 'Xác thực bước hai',
    met: 'Đã có. Dùng để xác nhận thẻ mới và lệnh rút lớn.',
    left: 'Mã gửi đến email hoặc điện thoại, ứng dụng xác thực hoặc passkey. Mất khoảng hai phút, cần có trước khi thêm thẻ.',
    contact: 'Xác nhận email',
    link: 'Cài ứng dụng hoặc passkey',
  },
  BANK_CARD: {
    name: 'Tài khoản ngân hàng hoặc địa chỉ',
    met: 'Bạn đã có tài khoản dùng được.',
    left: 'Thêm tài khoản đứng tên bạn. Mất khoảng hai phút.',
    needs: 'Làm trước: {{what}}.',
    realName: 'họ tên thật trong hồ sơ',
    waiting: 'Đã thêm. Dùng được từ {{time}} GMT+7.',
    link: 'Thêm tài khoản',
  },
  OTHER: { name: 'Điều kiện khác' },
} as const satisfies CompletePack<'requirements'>
