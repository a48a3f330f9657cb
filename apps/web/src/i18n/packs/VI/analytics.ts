import type { CompletePack } from '../../pack-types.ts'

export const pack = {
  title: 'Thống kê sử dụng',
  question: 'Chúng tôi có thể đếm những trang và chức năng được dùng không? Không kèm tên, số tiền hay tài khoản.',
  details: 'Những gì được đếm',
  accept: 'Cho phép',
  decline: 'Từ chối',
  keep: 'Tiếp tục cho phép',
  withdraw: 'Ngừng đếm',
  states: {
    open: 'Bạn chưa chọn. Không có gì được đếm cho đến khi bạn cho phép.',
    accepted: 'Bạn cho phép đếm trên trình duyệt này. Bạn có thể ngừng bất cứ lúc nào.',
    declined: 'Không có gì được đếm trên trình duyệt này.',
    browser: 'Trình duyệt của bạn yêu cầu các trang không theo dõi. Không có gì được đếm.',
    excluded: 'Bạn đang tạm nghỉ chơi. Không có gì được đếm.',
  },
  counted: 'Những gì được đếm',
  countedText:
    'Loại trang được mở, và việc có người đăng nhập, đăng ký, mở trò chơi hoặc chơi thử, bắt đầu nạp tiền, thấy tiền nạp vào tài khoản hoặc nhận khuyến mãi.',
  never: 'Những gì không bao giờ được đếm',
  neverText:
    'Tên, tài khoản, số dư và số tiền của bạn, đó là trò chơi hay khuyến mãi nào, nội dung bạn nhập và địa chỉ đầy đủ của trang cùng các mã trong đó. Thành viên đang tạm nghỉ không bao giờ được đếm.',
  where: 'Gửi đến đâu',
  whereText: 'Chỉ đến {{origin}}. Nếu bạn ngừng đếm, các cookie đã lưu sẽ bị xóa.',
} as const satisfies CompletePack<'analytics'>
