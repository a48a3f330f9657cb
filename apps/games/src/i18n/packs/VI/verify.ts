import type { CompletePack } from '../../i18n.ts'

export const pack: CompletePack<'verify'> = {
  title: 'Kiểm tra một vòng',
  how: 'Vòng chơi được giữ công bằng thế nào',
  step1:
    'Trước vòng, trò chơi chọn một hạt giống bí mật và cho bạn xem mã băm SHA-256 của nó. Từ đó hạt giống không thể đổi mà mã băm không đổi.',
  step2: 'Trình duyệt của bạn thêm hạt giống riêng mà trò chơi không thể biết trước.',
  step3:
    'Hai hạt giống và số thứ tự vòng đi qua HMAC-SHA256. Kết quả quyết định toàn bộ vòng, theo luật không bao giờ đổi.',
  step4:
    'Sau vòng, trò chơi cho xem hạt giống. Trang này băm hạt giống, tính lại vòng ngay trong trình duyệt của bạn bằng chính luật của trò chơi rồi so sánh.',
  figures: 'Số liệu của vòng',
  figuresHelp: 'Được điền sẵn khi bạn đến từ trò chơi. Bạn có thể sửa bất kỳ số nào rồi kiểm tra lại.',
  claim: 'Vòng dưới dạng dữ liệu (JSON)',
  check: 'Kiểm tra',
  fair: 'Khớp. Đúng hạt giống đã cam kết và cho ra khoản trả {{payout}}, như vòng đã ghi.',
  otherSeed: 'Không phải hạt giống đã cam kết: mã băm của nó khác mã băm đã cho xem trước vòng.',
  otherPayout: 'Đúng hạt giống đã cam kết, nhưng vòng nó cho ra trả {{payout}}, không phải {{claimed}}.',
  jackpotHit: 'Lượt rút jackpot ra {{drawn}}; dưới {{stake}} là trúng: trúng.',
  jackpotNoHit: 'Lượt rút jackpot ra {{drawn}}; dưới {{stake}} là trúng: không trúng.',
  otherJackpot: 'Đúng hạt giống đã cam kết, nhưng nó rút jackpot khác với điều vòng ghi.',
  dropFair:
    'Khớp. Đúng hạt giống đã cam kết và nó rút ra {{point}} là số tiền mà jackpot này nổ, như lần trúng đã ghi.',
  dropHow:
    'Jackpot phải nổ: khi một hũ bắt đầu, điểm nổ được rút theo cùng cách từ một hạt giống bí mật, mã của jackpot và số thứ tự của hũ. Mã băm của hạt giống được cho xem từ lúc đó, hạt giống được cho xem khi trúng.',
  dropOther:
    'Đúng hạt giống đã cam kết, nhưng nó rút ra {{point}} là số tiền mà jackpot này nổ, không phải {{claimed}}.',
  noRound: 'Các số liệu này không thể là một vòng của trò chơi: {{reason}}',
  unreadable: 'Đây không phải một vòng: không đọc được dữ liệu.',
  drawn: 'Vòng đã được rút ra',
  playMoney: '18+ · Tiền chơi. Không điều gì bạn nhập ở đây rời khỏi trình duyệt.',
  licenses: 'Giấy phép mã nguồn mở',
}
