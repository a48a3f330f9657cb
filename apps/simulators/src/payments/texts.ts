import type { PayerChoice } from './provider.ts'
import type { payInTable, payoutTable } from './tables.ts'

type PayIn = typeof payInTable.$inferSelect
type Payout = typeof payoutTable.$inferSelect

export const PAGE_LANGUAGES = { en: 'English', vi: 'Tiếng Việt' } as const
export type PageLanguage = keyof typeof PAGE_LANGUAGES

interface Texts {
  play: string
  playTitle: string
  nothingToPay: string
  counter: string
  about: string
  pay: string
  paidAt: string
  amount: string
  fee: string
  text: string
  way: string
  payUntil: string
  state: string
  transfers: string
  back: string
  overviewTitle: string
  overview: string
  overviewAbout: string
  paidIn: string
  noneIn: string
  paidOut: string
  noneOut: string
  to: string
  payOut: string
  fail: string
  missingTitle: string
  missing: string
  choices: Readonly<Record<PayerChoice, readonly [label: string, hint: string]>>
  states: Readonly<Record<PayIn['state'], string>>
  payoutStates: Readonly<Record<Payout['state'], string>>
  methods: Readonly<Record<PayIn['method'], string>>
}

export const PAYMENT_TEXTS: Readonly<Record<PageLanguage, Texts>> = {
  en: {
    play: 'Play money',
    playTitle: 'play money',
    nothingToPay: 'Play money: nothing here can be paid',
    counter: 'Lantern Bank, payment counter',
    about:
      'A simulated payment provider. Nothing is paid automatically while this page is open: you choose what the payer does.',
    pay: 'Pay',
    paidAt: 'Paid automatically at',
    amount: 'Amount',
    fee: 'Fee',
    text: 'Text',
    way: 'Method',
    payUntil: 'Pay until',
    state: 'State',
    transfers: 'Transfers',
    back: 'Back to the site',
    overviewTitle: 'Payment provider',
    overview: 'Payment provider and its bank',
    overviewAbout: 'Simulated. Anyone with access to this page sees all payments.',
    paidIn: 'Paid in',
    noneIn: 'Nothing yet. Start a deposit on the site.',
    paidOut: 'Paid out',
    noneOut: 'Nothing yet.',
    to: 'to',
    payOut: 'Pay',
    fail: 'Fail',
    missingTitle: 'No such payment',
    missing: 'Open it again from the site.',
    choices: {
      FULL: ['Pay in full', 'The whole amount, with the right text'],
      SHORT: ['Pay half', 'Less than requested'],
      MORE: ['Pay one and a half times', 'More than requested'],
      TWICE: ['Pay twice', 'Two transfers, both with the right text'],
      WRONG_TEXT: ['Pay with another text', 'The transfer says “thank you” and cannot be matched'],
      CONFIRM_FIRST: ['Pay, confirmed in ten seconds', 'The site sees it before it is final'],
      LATE: ['Pay too late', 'Five seconds after expiry'],
      DECLINE: ['Decline', 'The payer declines'],
      NO_FUNDS: ['Decline for insufficient funds', 'The payer’s bank declines'],
    },
    states: {
      WAITING: 'Waiting for your payment',
      CONFIRMING: 'Received, awaiting confirmation',
      PAID: 'Paid',
      DECLINED: 'Declined',
      EXPIRED: 'Expired',
    },
    payoutStates: { ACCEPTED: 'Accepted', PAID: 'Paid', FAILED: 'Failed' },
    methods: {
      QR: 'Bank transfer by QR code',
      MANUAL: 'Bank transfer',
      REDIRECT: 'Payment page',
      E_WALLET: 'E-wallet',
      USDT: 'USDT (test network)',
    },
  },
  vi: {
    play: 'Tiền ảo',
    playTitle: 'tiền ảo',
    nothingToPay: 'Tiền ảo: không có gì ở đây phải trả thật',
    counter: 'Ngân hàng Lantern, quầy thanh toán',
    about:
      'Đây là nhà cung cấp thanh toán mô phỏng. Khi trang này đang mở, không khoản nào tự thanh toán: bạn chọn người trả sẽ làm gì.',
    pay: 'Thanh toán',
    paidAt: 'Khoản này tự thanh toán lúc',
    amount: 'Số tiền',
    fee: 'Phí',
    text: 'Nội dung',
    way: 'Cách trả',
    payUntil: 'Trả trước',
    state: 'Trạng thái',
    transfers: 'Các khoản chuyển',
    back: 'Về trang chơi',
    overviewTitle: 'Nhà cung cấp thanh toán',
    overview: 'Nhà cung cấp thanh toán và ngân hàng',
    overviewAbout: 'Mô phỏng. Ai mở trang này cũng thấy những gì đi qua đây.',
    paidIn: 'Tiền vào',
    noneIn: 'Chưa có gì. Hãy tạo một lệnh nạp trên trang chơi.',
    paidOut: 'Tiền ra',
    noneOut: 'Chưa có gì.',
    to: 'đến',
    payOut: 'Chi trả',
    fail: 'Từ chối',
    missingTitle: 'Không có khoản thanh toán này',
    missing: 'Hãy mở lại từ trang chơi.',
    choices: {
      FULL: ['Trả đủ', 'Đủ số tiền, đúng nội dung'],
      SHORT: ['Trả một nửa', 'Ít hơn số tiền yêu cầu'],
      MORE: ['Trả gấp rưỡi', 'Nhiều hơn số tiền yêu cầu'],
      TWICE: ['Trả hai lần', 'Hai lần chuyển, đều đúng nội dung'],
      WRONG_TEXT: ['Trả với nội dung khác', 'Nội dung là “thank you”: không ai biết tiền của ai'],
      CONFIRM_FIRST: ['Trả, xác nhận sau mười giây', 'Trang chơi thấy trước khi giao dịch hoàn tất'],
      LATE: ['Trả khi đã hết giờ', 'Năm giây sau khi hết hạn'],
      DECLINE: ['Từ chối', 'Người trả không đồng ý'],
      NO_FUNDS: ['Từ chối vì thiếu tiền', 'Ngân hàng của người trả không đồng ý'],
    },
    states: {
      WAITING: 'Đang chờ bạn thanh toán',
      CONFIRMING: 'Đã thấy, chưa hoàn tất',
      PAID: 'Đã trả',
      DECLINED: 'Bị từ chối',
      EXPIRED: 'Hết hạn',
    },
    payoutStates: { ACCEPTED: 'Đã nhận lệnh', PAID: 'Đã chi trả', FAILED: 'Không thành' },
    methods: {
      QR: 'Chuyển khoản bằng mã QR',
      MANUAL: 'Chuyển khoản ngân hàng',
      REDIRECT: 'Trang thanh toán',
      E_WALLET: 'Ví điện tử',
      USDT: 'USDT (mạng thử nghiệm)',
    },
  },
}

/** The requested language or the browser's first one; English if not supported. */
export function pageLanguage(requested: unknown, accepted: string | undefined): PageLanguage {
  const [named = ''] =
    /^\s*[a-z]+/i.exec(typeof requested === 'string' && requested !== '' ? requested : (accepted ?? '')) ?? []
  return named.trim().toLowerCase() === 'vi' ? 'vi' : 'en'
}
