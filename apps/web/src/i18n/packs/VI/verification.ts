import type { CompletePack } from '../../pack-types.ts'

export const pack: CompletePack<'verification'> = {
  code: 'Mã xác minh',
  send: 'Gửi mã',
  sending: 'Đang gửi mã',
  sent: 'Mã đang được gửi đến bạn. Sau một phút chưa thấy? Hãy kiểm tra lại số.',
  sentByEmail: 'Mã đang được gửi đến bạn. Sau một phút chưa thấy? Hãy xem thư rác và kiểm tra lại địa chỉ.',
  again: 'Gửi lại mã sau {{time}}',
  refusedTitle: 'Chưa gửi được mã',
  understood: 'Đã hiểu',
  captcha: 'Ký tự trong hình',
  captchaPicture: 'Hình có năm chữ cái và chữ số',
  anotherPicture: 'Đổi hình khác',
  captchaUnreadable: 'Tôi không đọc được',
  captchaSpelling: 'Đang điền ký tự',
  captchaSpelled: 'Các ký tự đã được điền giúp bạn.',
}
