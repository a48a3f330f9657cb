import type { CompletePack } from '../../pack-types.ts'

export const pack = {
  home: 'Slot, bàn trực tiếp, bắn cá, game bài, thể thao và xổ số tại {{brand}}, tất cả đều chơi bằng tiền ảo. 18+.',
  lobby: '{{lobby}} tại {{brand}}, chơi bằng tiền ảo: lọc theo nhà cung cấp, tỷ lệ hoàn trả và độ biến động.',
  events:
    '{{lobby}} tại {{brand}}: các sự kiện sắp tới và tỷ lệ cược. Mọi sự kiện đều là mô phỏng, đặt cược bằng tiền ảo.',
  game: '{{game}} của {{vendor}}, chơi bằng tiền ảo tại {{brand}}.',
  gameReturn: '{{game}} của {{vendor}}: tỷ lệ hoàn trả {{percent}}. Chơi bằng tiền ảo tại {{brand}}.',
  logIn: 'Đăng nhập vào tài khoản của bạn tại {{brand}}.',
  register: 'Mở tài khoản tại {{brand}}. Hoàn toàn miễn phí, mọi trò chơi đều dùng tiền ảo. 18+.',
  lotteries:
    'Xổ số các đài và quay nhanh tại {{brand}}: đếm ngược, tỷ lệ cược và kết quả mới nhất. Mọi kỳ quay đều là mô phỏng.',
  lottery: '{{lottery}}: kiểu cược, tỷ lệ cược, kỳ quay tiếp theo và kết quả mới nhất. Mô phỏng, chơi bằng tiền ảo.',
  results: 'Kết quả xổ số các đài và quay nhanh tại {{brand}} theo từng ngày. Mọi kỳ quay đều là mô phỏng.',
  resultsOf: 'Kết quả {{lottery}} theo từng ngày. Mọi kỳ quay đều là mô phỏng.',
  statistics: 'Mỗi số của {{lottery}} đã về bao nhiêu lần và đã bao lâu chưa về. Các kỳ đã qua không hứa hẹn điều gì.',
  draw: '{{lottery}}, kỳ {{number}}: đếm ngược, từng số khi quay ra và kết quả.',
  drawn: '{{lottery}}, kỳ {{number}}. Kết quả: {{numbers}}.',
  proof: '{{lottery}}, kỳ {{number}}: tự tính lại kết quả từ các giá trị đã công bố.',
  help: 'Giải đáp về tài khoản, nạp rút, trò chơi và luật chơi tại {{brand}}, cùng cách liên hệ chăm sóc khách hàng.',
  agreement: 'Các điều khoản sử dụng {{brand}}.',
  formNeedsScript: 'Biểu mẫu này cần JavaScript. Hãy bật trong trình duyệt rồi tải lại trang.',
  readWithoutScript: 'Không có JavaScript, bạn vẫn đọc được trang này nhưng không thể đăng nhập, chơi hay thanh toán.',
  pageNeedsScript: 'Trang này cần JavaScript. Hãy bật trong trình duyệt rồi tải lại trang.',
  allPages: 'Tất cả các trang',
  languages: 'Ngôn ngữ',
} as const satisfies CompletePack<'heads'>
