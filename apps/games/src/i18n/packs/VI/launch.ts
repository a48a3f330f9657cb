import type { CompletePack } from '../../i18n.ts'

export const pack: CompletePack<'launch'> = {
  usedUp: {
    title: 'Địa chỉ này đã hết hiệu lực',
    text: 'Mỗi địa chỉ chỉ mở trò chơi một lần, trong vòng một phút. Hãy quay lại trang và mở lại trò chơi. Số dư của bạn không thay đổi.',
  },
  notNow: {
    title: 'Hiện chưa mở được trò chơi',
    text: 'Hãy quay lại trang và mở lại sau giây lát. Số dư của bạn không thay đổi.',
  },
  unreachable: {
    title: 'Trò chơi chưa mở được',
    text: 'Máy chủ không trả lời. Hãy kiểm tra kết nối; số dư của bạn không thay đổi.',
  },
  opening: 'Đang mở trò chơi',
  retry: 'Thử lại',
}
