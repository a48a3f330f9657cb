import type { CompletePack } from '../../pack-types.ts'

export const pack = {
  codes: {
    NETWORK: 'Không có kết nối. Hãy kiểm tra mạng rồi thử lại.',
  },
  outcome: {
    checking: 'Đã gửi, đang kiểm tra…',
    checkingText:
      'Phản hồi đến chậm hoặc bị mất. Yêu cầu này được gửi lại cho đến khi biết kết quả và chỉ được thực hiện tối đa một lần.',
    unknown: 'Chưa rõ kết quả',
    unknownText:
      'Chưa biết kết quả của yêu cầu lúc {{time}}. Kết quả sẽ được kiểm tra lại khi bạn mở trang; hãy xem lịch sử trước khi gửi lại.',
    done: 'Yêu cầu lúc {{time}} đã được thực hiện',
    notDone: 'Yêu cầu lúc {{time}} chưa được thực hiện',
  },
  unknown: 'Phía chúng tôi gặp sự cố. Hãy thử lại.',
  partTitle: 'Không tải được phần này',
  partText: 'Kết nối bị gián đoạn hoặc trang đã có bản mới. Hãy tải lại trang.',
  offline: 'Không có kết nối. Trang sẽ tự tiếp tục ngay khi có kết nối trở lại.',
  crashTitle: 'Trang này gặp sự cố',
  crashText: 'Hãy tải lại trang. Nếu vẫn bị, hãy về trang chủ.',
  reload: 'Tải lại trang',
  toHome: 'Về trang chủ',
  reportCode: 'Mã {{code}}',
} as const satisfies CompletePack<'faults'>
