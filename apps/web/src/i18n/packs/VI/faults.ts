import type { CompletePack } from '../../pack-types.ts'

export const pack = {
  codes: {
    NETWORK: 'Không có kết nối. Hãy kiểm tra mạng rồi thử lại.',
  },
  unknown: 'Phía chúng tôi gặp sự cố. Hãy thử lại.',
  partTitle: 'Không tải được phần này',
  partText: 'Có thể trang đã có bản mới. Hãy tải lại trang.',
  crashTitle: 'Trang này gặp sự cố',
  crashText: 'Hãy tải lại trang. Nếu vẫn bị, hãy về trang chủ.',
  reload: 'Tải lại trang',
  toHome: 'Về trang chủ',
  reportCode: 'Mã {{code}}',
} as const satisfies CompletePack<'faults'>
