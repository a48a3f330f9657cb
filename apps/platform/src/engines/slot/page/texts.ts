import { id } from './texts-id.ts'
import { th } from './texts-th.ts'
import { zh } from './texts-zh.ts'

/** The languages the page speaks. */
export type PageLanguage = 'en' | 'vi' | 'zh' | 'id' | 'th'

const en = {
  ageAndMoney: '18+ · Play money: nothing here can be paid in or out.',
  ageAndMoneyDemo: '18+ · Free play with a demo balance.',
  balance: 'Balance',
  checkRound: 'Check this round',
  checkFailed: 'Does not match: {reason}. Keep the figures above and tell support.',
  checkOk: 'It matches: the seed is the promised one and gives these stops.',
  checkReasonSeed: 'the seed is not the promised one',
  checkReasonStops: 'the seeds give other stops',
  checkUnavailable: 'Your browser checks only on a secure (https) page. The figures above can be checked elsewhere.',
  clientSeed: 'Your seed',
  clientSeedHelp: 'Up to 64 letters, digits, - or _. Leave it empty for a new random one each round.',
  close: 'Close',
  exit: 'Exit game',
  fairness: 'Fairness',
  fairnessHow:
    'Before a round we show a hash of our seed. The stops come from our seed, your seed and the round’s number by HMAC-SHA256. After the round we show our seed, so the hash and the stops can be checked.',
  getResult: 'Get result',
  lastRound: 'Last round',
  lineWin: 'Line {line}: {count} × {symbol}',
  lines: '{count} lines, read from the left',
  messageBusy: 'The system is busy. Your round is kept: press Get result to ask again.',
  messageGameNotFound: 'This game is no longer available. Exit to choose another.',
  messageInsufficient: 'Your balance is below this stake. Nothing was taken. Choose a smaller stake.',
  messageInProgress: 'A round is still being settled. Press Get result to see it.',
  messageNetwork: 'No answer from the server. Your round is kept: press Get result to ask again; it counts once.',
  messageOpenRound: 'Your last round is waiting. Press Get result to see it.',
  messageRoundKeyReused: 'This round could not be matched. Your balance is up to date; you can start a new round.',
  messageSessionExpired:
    'Your game session has ended. Finished rounds are in your balance. Exit and open the game again.',
  messageStakeInvalid: 'This stake is not allowed here. Nothing was taken. Choose another.',
  nextSeedHash: 'Hash for the next round',
  noRoundYet: 'No round played yet.',
  noWin: 'No win',
  nonce: 'Round number',
  oncePerRound:
    'Only the highest win of a line pays. Wins of different lines add up. A payout not above your stake is shown as paid back.',
  payout: 'Payout',
  paytable: 'Paytable and rules',
  paidBack: 'Paid back',
  paysOfLine:
    'Multiples of the line stake: your stake divided by {count}. The lantern pays multiples of your whole stake.',
  ready: 'Your stake is spread over {count} lines.',
  reels: 'Reels. Top row: {top}. Middle row: {middle}. Bottom row: {bottom}.',
  reelsSpinning: 'Reels, spinning',
  returnHelp:
    'Exact, counted over all {combinations} positions of the reels. It is an average over very many rounds; a single round or evening can differ far from it.',
  returnToPlayer: 'Return to player',
  roundId: 'Round',
  scatter: 'pays anywhere',
  serverSeed: 'Our seed',
  serverSeedHash: 'Hash shown before',
  spin: 'Spin',
  spinning: 'Spinning',
  stake: 'Stake',
  stops: 'Stops',
  symbol: 'Symbol',
  symbolCarp: 'Carp',
  symbolDrum: 'Drum',
  symbolJade: 'Jade disc',
  symbolLantern: 'Lantern',
  symbolLotus: 'Lotus',
  symbolLychee: 'Lychee',
  symbolMask: 'Mask',
  symbolPearl: 'Pearl',
  symbolSeal: 'Gold seal',
  symbolStarfruit: 'Star fruit',
  volatility: 'Volatility {class} of 5',
  wild: 'wild: stands for every symbol but the lantern',
  won: 'Won',
  wonOn: 'lines {lines}',
  wonOnOne: 'line {lines}',
  wonOnScatter: 'lanterns',
}

/** Every text of the page, by key. `{name}` stands for a value. */
export type PageTexts = Readonly<Record<keyof typeof en, string>>

const vi: PageTexts = {
  ageAndMoney: '18+ · Tiền chơi: không thể nạp vào hay rút ra.',
  ageAndMoneyDemo: '18+ · Chơi thử bằng số dư dùng thử.',
  balance: 'Số dư',
  checkRound: 'Kiểm tra vòng này',
  checkFailed: 'Không khớp: {reason}. Hãy giữ các số liệu trên và báo cho bộ phận hỗ trợ.',
  checkOk: 'Khớp: đúng hạt giống đã cam kết và cho ra các vị trí này.',
  checkReasonSeed: 'hạt giống không phải hạt giống đã cam kết',
  checkReasonStops: 'các hạt giống cho ra vị trí khác',
  checkUnavailable:
    'Trình duyệt chỉ kiểm tra được trên trang an toàn (https). Bạn có thể kiểm tra số liệu trên ở nơi khác.',
  clientSeed: 'Hạt giống của bạn',
  clientSeedHelp: 'Tối đa 64 chữ cái, chữ số, - hoặc _. Để trống để mỗi vòng dùng một chuỗi ngẫu nhiên mới.',
  close: 'Đóng',
  exit: 'Thoát trò chơi',
  fairness: 'Công bằng',
  fairnessHow:
    'Trước mỗi vòng, chúng tôi cho xem mã băm của hạt giống. Các vị trí được tính bằng HMAC-SHA256 từ hạt giống của chúng tôi, hạt giống của bạn và số thứ tự vòng. Sau vòng, chúng tôi cho xem hạt giống để bạn kiểm tra mã băm và các vị trí.',
  getResult: 'Xem kết quả',
  lastRound: 'Vòng vừa rồi',
  lineWin: 'Dòng {line}: {count} × {symbol}',
  lines: '{count} dòng, tính từ trái sang',
  messageBusy: 'Hệ thống đang bận. Vòng của bạn được giữ lại: nhấn Xem kết quả để hỏi lại.',
  messageGameNotFound: 'Trò chơi này không còn nữa. Hãy thoát để chọn trò khác.',
  messageInsufficient: 'Số dư thấp hơn mức cược này. Chưa trừ tiền. Hãy chọn mức cược nhỏ hơn.',
  messageInProgress: 'Một vòng đang được xử lý. Nhấn Xem kết quả để xem.',
  messageNetwork:
    'Máy chủ không trả lời. Vòng của bạn được giữ lại: nhấn Xem kết quả để hỏi lại; vòng chỉ tính một lần.',
  messageOpenRound: 'Vòng trước của bạn đang chờ. Nhấn Xem kết quả để xem.',
  messageRoundKeyReused: 'Không khớp được vòng này. Số dư đã được cập nhật; bạn có thể bắt đầu vòng mới.',
  messageSessionExpired: 'Phiên chơi đã kết thúc. Các vòng đã xong nằm trong số dư. Hãy thoát và mở lại trò chơi.',
  messageStakeInvalid: 'Mức cược này không được phép. Chưa trừ tiền. Hãy chọn mức khác.',
  nextSeedHash: 'Mã băm cho vòng sau',
  noRoundYet: 'Chưa chơi vòng nào.',
  noWin: 'Không trúng',
  nonce: 'Số thứ tự vòng',
  oncePerRound:
    'Mỗi dòng chỉ trả mức trúng cao nhất. Tiền trúng của các dòng được cộng lại. Khoản trả không cao hơn tiền cược được ghi là trả lại.',
  payout: 'Tiền trả',
  paytable: 'Bảng trả thưởng và luật chơi',
  paidBack: 'Trả lại',
  paysOfLine:
    'Bội số của tiền cược mỗi dòng: tiền cược chia cho {count}. Đèn lồng trả theo bội số của toàn bộ tiền cược.',
  ready: 'Tiền cược được chia đều cho {count} dòng.',
  reels: 'Các cuộn. Hàng trên: {top}. Hàng giữa: {middle}. Hàng dưới: {bottom}.',
  reelsSpinning: 'Các cuộn đang quay',
  returnHelp:
    'Chính xác, đếm trên tất cả {combinations} vị trí của các cuộn. Đây là mức trung bình qua rất nhiều vòng; một vòng hay một buổi chơi có thể khác xa.',
  returnToPlayer: 'Tỷ lệ trả cho người chơi',
  roundId: 'Vòng',
  scatter: 'trả ở mọi vị trí',
  serverSeed: 'Hạt giống của chúng tôi',
  serverSeedHash: 'Mã băm đã cho xem',
  spin: 'Quay',
  spinning: 'Đang quay',
  stake: 'Tiền cược',
  stops: 'Vị trí dừng',
  symbol: 'Biểu tượng',
  symbolCarp: 'Cá chép',
  symbolDrum: 'Trống đồng',
  symbolJade: 'Ngọc bích',
  symbolLantern: 'Đèn lồng',
  symbolLotus: 'Hoa sen',
  symbolLychee: 'Vải',
  symbolMask: 'Mặt nạ',
  symbolPearl: 'Ngọc trai',
  symbolSeal: 'Ấn vàng',
  symbolStarfruit: 'Khế',
  volatility: 'Biến động {class}/5',
  wild: 'thay cho mọi biểu tượng trừ đèn lồng',
  won: 'Trúng',
  wonOn: 'các dòng {lines}',
  wonOnOne: 'dòng {lines}',
  wonOnScatter: 'đèn lồng',
}

export const PAGE_TEXTS: Readonly<Record<PageLanguage, PageTexts>> = { en, vi, zh, id, th }

/** True for a language's tag that the page speaks. */
export function isPageLanguage(tag: string): tag is PageLanguage {
  return Object.hasOwn(PAGE_TEXTS, tag)
}

/** The text key of a symbol's name: "lotus" is "symbolLotus". */
export function symbolKey(symbol: string): keyof PageTexts {
  const key = `symbol${symbol.charAt(0).toUpperCase()}${symbol.slice(1)}`
  if (!(key in en)) throw new RangeError(`No name for the symbol ${symbol}`)
  return key as keyof PageTexts
}
