import type { CompletePack } from '../../pack-types.ts'

export const pack = {
  titles: {
    CLOSING: 'Tài khoản của bạn đang được đóng',
    TIME_OUT: 'Bạn đang tạm nghỉ đến {{time}} GMT+7',
    SELF_EXCLUSION: 'Bạn đã tự loại trừ đến {{time}} GMT+7',
    SELF_EXCLUSION_FOREVER: 'Bạn đã tự loại trừ',
    HELD: 'Tài khoản của bạn đang được kiểm tra',
    SESSION_TIME: 'Đã hết thời gian chơi của phiên này',
    LOSS_LIMIT: 'Bạn đã dùng hết giới hạn thua',
    LOSS_LIMIT_UNTIL: 'Bạn đã dùng hết giới hạn thua đến {{time}} GMT+7',
    DEPOSIT_LIMIT: 'Bạn đã dùng hết giới hạn nạp',
    DEPOSIT_LIMIT_UNTIL: 'Bạn đã dùng hết giới hạn nạp đến {{time}} GMT+7',
    DEPOSITS_BLOCKED: 'Tài khoản của bạn không được nạp tiền',
    OTHER: 'Tài khoản của bạn đang bị hạn chế',
  },
  texts: {
    CLOSING: 'Mọi thứ đã đóng trừ khoản chi, tin nhắn và chăm sóc khách hàng.',
    TIME_OUT: 'Không thể chơi và nạp tiền. Bạn có thể rút số dư bất cứ lúc nào.',
    SELF_EXCLUSION: 'Không thể chơi và nạp tiền. Bạn có thể rút số dư bất cứ lúc nào.',
    HELD: 'Không thể chơi và nạp tiền cho đến khi kiểm tra xong. Bạn có thể rút tiền.',
    SESSION_TIME: 'Hãy đăng xuất và nghỉ 15 phút, sau đó bạn chơi tiếp được. Bạn có thể rút tiền.',
    LOSS_LIMIT:
      'Không thể chơi cho đến khi giới hạn có chỗ trống; trang giới hạn cho biết khi nào. Bạn có thể rút tiền.',
    DEPOSIT_LIMIT: 'Bạn có thể chơi và rút tiền. Trang giới hạn cho biết khi nào nạp được tiếp.',
    DEPOSITS_BLOCKED: 'Bạn có thể chơi và rút tiền. Chăm sóc khách hàng có thể cho biết thêm.',
    OTHER: 'Bạn có thể rút tiền. Chăm sóc khách hàng có thể cho biết thêm.',
  },
  payout: 'Xem khoản chi',
  withdraw: 'Rút tiền',
  limits: 'Giới hạn và tạm nghỉ',
  contact: 'Chăm sóc khách hàng',
  promotionsTitle: 'Hiện không có khuyến mãi',
  promotionsText: 'Trong lúc bạn không thể chơi, chúng tôi cũng không mời chào gì.',
  gameTitle: 'Hiện bạn không thể chơi',
} as const satisfies CompletePack<'restrictions'>
