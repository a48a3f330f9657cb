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
  limitReached: 'Bạn đã đạt một giới hạn',
  limitUntil: 'Kết thúc {{when}}.',
  sessionEnded: {
    REPLACED: 'Đã đăng xuất: bạn vừa đăng nhập trên thiết bị khác',
    PASSWORD_CHANGED: 'Đã đăng xuất: mật khẩu của bạn đã được đổi',
    REVOKED: 'Đã đăng xuất từ thiết bị khác',
    EXCLUDED: 'Đã đăng xuất: tài khoản của bạn đang tạm nghỉ',
  },
} as const satisfies CompletePack<'live'>
