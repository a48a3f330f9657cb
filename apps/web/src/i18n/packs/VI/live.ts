import type { CompletePack } from '../../pack-types.ts'

export const pack = {
  depositCredited: 'Đã cộng tiền nạp',
  depositRejected: 'Lệnh nạp bị từ chối',
  depositExpired: 'Lệnh nạp đã hết hạn',
  depositExpiredText: 'Nếu bạn đã chuyển khoản, tiền vẫn được cộng khi đến nơi.',
  withdrawalSent: 'Đã chuyển tiền rút',
  withdrawalSentText: 'Vui lòng xác nhận khi bạn nhận được tiền.',
  withdrawalReturned: 'Tiền rút đã được hoàn lại',
  withdrawalReturnedText: 'Tiền đã trở lại số dư của bạn.',
  withdrawalNeedsInfo: 'Lệnh rút cần thêm thông tin',
  identityApproved: 'Danh tính của bạn đã được xác minh',
  identityRejected: 'Giấy tờ của bạn bị từ chối',
  identityNeedsInfo: 'Cần gửi lại một số giấy tờ',
  identitySeeProfile: 'Hồ sơ của bạn ghi lý do.',
  applicationApproved: 'Bạn đã là đại lý',
  applicationRejected: 'Đơn đăng ký của bạn bị từ chối',
  applicationNeedsInfo: 'Chúng tôi có câu hỏi về đơn của bạn',
  applicationSeePage: 'Xem chi tiết trên trang đơn đăng ký.',
  caseAnswered: 'Chăm sóc khách hàng đã trả lời',
  caseRead: 'Đọc câu trả lời',
  billPaid: 'Bạn đã nhận một khoản của đại lý',
  rebatePaid: 'Bạn đã nhận tiền hoàn trả',
  missionReached: 'Đã hoàn thành nhiệm vụ',
  missionReachedText: 'Phần thưởng đang chờ bạn ở trang Nhiệm vụ.',
  bonusReleased: 'Tiền thưởng đã thành tiền mặt',
  bonusReleasedText: '{{amount}} tiền thưởng đã chuyển vào tiền mặt.',
  bonusExpired: 'Tiền thưởng đã hết hạn',
  raffleWon: 'Vé rút thăm của bạn đã trúng',
  raffleWonText: 'Giải {{place}} đang chờ trên trang rút thăm.',
  limitReached: 'Bạn đã đạt một giới hạn',
  limitUntil: 'Kết thúc {{when}}.',
  sessionEnded: {
    LOGGED_OUT: {
      title: 'Bạn đã đăng xuất',
      text: 'Bạn vừa đăng xuất ở một cửa sổ khác.',
    },
    REPLACED: {
      title: 'Đã đăng xuất: bạn vừa đăng nhập trên thiết bị khác',
      text: 'Số thiết bị có giới hạn. Hãy đăng nhập để tiếp tục tại đây.',
    },
    PASSWORD_CHANGED: {
      title: 'Đã đăng xuất: mật khẩu của bạn đã được đổi',
      text: 'Hãy đăng nhập bằng mật khẩu mới để tiếp tục.',
    },
    REVOKED: {
      title: 'Đã đăng xuất từ thiết bị khác',
      text: 'Nếu không phải bạn, hãy đăng nhập và đổi mật khẩu.',
    },
    EXCLUDED: {
      title: 'Đã đăng xuất: tài khoản của bạn đang tạm nghỉ chơi',
      text: 'Bạn vẫn có thể đăng nhập để rút tiền và xem lịch sử.',
    },
    CLOSED: {
      title: 'Đã đăng xuất: tài khoản của bạn đã đóng',
      text: 'Không thể đăng nhập lại tài khoản này. Chăm sóc khách hàng sẽ giải đáp cho bạn.',
    },
    BLOCKED: {
      title: 'Đã đăng xuất: tài khoản của bạn đã bị khóa',
      text: 'Chăm sóc khách hàng sẽ cho bạn biết lý do và cách xử lý.',
    },
  },
} as const satisfies CompletePack<'live'>
