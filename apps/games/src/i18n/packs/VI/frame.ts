import type { CompletePack } from '../../i18n.ts'

export const pack: CompletePack<'frame'> = {
  ageAndMoney: '18+ · Tiền chơi: không thể nạp vào hay rút ra.',
  ageAndMoneyDemo: '18+ · Chơi thử bằng số dư dùng thử.',
  balance: 'Số dư',
  breakOff: 'Nếu một vòng bị gián đoạn',
  breakOffAtOnce:
    'Mỗi vòng được rút và trả ngay. Nếu câu trả lời bị mất, vòng vẫn chỉ tính một lần: hãy mở lại trò chơi, kết quả nằm trong số dư. Nếu tiền cược không thể quyết toán, tiền sẽ được hoàn lại.',
  breakOffMoves:
    'Vòng đang chơi vẫn mở: mở lại trò chơi và chơi tiếp, ở đây hoặc trên thiết bị khác. Nếu hết thời gian, vòng kết thúc theo luật ở trên. Nếu không chắc tiền cược đã được trừ, tiền sẽ được hoàn lại.',
  checkFailed: 'Không khớp: {{reason}}. Hãy giữ các số liệu trên và báo cho bộ phận hỗ trợ.',
  checkOk: 'Khớp: đúng hạt giống đã cam kết và cho ra chính vòng này.',
  checkReasonJackpot: 'các hạt giống rút jackpot ra kết quả khác',
  checkReasonRound: 'các hạt giống cho ra vòng khác',
  checkReasonSeed: 'hạt giống không phải hạt giống đã cam kết',
  checkRound: 'Kiểm tra vòng này',
  clientSeed: 'Hạt giống của bạn',
  clientSeedHelp: 'Tối đa 64 chữ cái, chữ số, - hoặc _. Để trống để mỗi vòng dùng một chuỗi ngẫu nhiên mới.',
  close: 'Đóng',
  copied: 'Đã sao chép',
  copyLink: 'Sao chép liên kết',
  exit: 'Thoát trò chơi',
  fairness: 'Công bằng',
  fairnessHow:
    'Trước mỗi vòng, chúng tôi cho xem mã băm của hạt giống. Kết quả được tính bằng HMAC-SHA256 từ hạt giống của chúng tôi, hạt giống của bạn và số thứ tự vòng. Sau vòng, chúng tôi cho xem hạt giống để bạn kiểm tra mã băm và toàn bộ vòng.',
  getResult: 'Xem kết quả',
  jackpot: 'Jackpot',
  jackpotChance:
    'Vòng nào cũng có thể trúng. Khả năng trúng bằng tiền cược chia cho {{units}}: cược {{stake}} là 1 trên {{chance}}, cược gấp đôi thì khả năng gấp đôi. Kết quả được rút từ chính các hạt giống của vòng; phần kiểm tra cho thấy con số đã rút.',
  jackpotDropPaid:
    'Người trúng nhận toàn bộ, kể cả phần góp của lần cược trúng, trong vài giây và bất kể kết quả của vòng. Phần góp của các lần cược sau vào jackpot kế tiếp, bắt đầu từ {{seed}}. Trong các lần cược cùng lúc, lần đứng trước trong sổ được tính, kể cả khi sau đó được hoàn lại.',
  jackpotDrops:
    'Jackpot được trúng muộn nhất khi đạt {{limit}}. Mỗi lần bắt đầu, một số tiền bí mật trên {{seed}} và không quá {{limit}} được rút, số nào cũng có khả năng như nhau; lần cược có phần góp đưa jackpot tới đó là trúng. Mã băm của hạt giống được cho xem từ đầu, còn hạt giống được cho xem sau khi trúng.',
  jackpotFed:
    '{{percent}} mỗi lần cược được đưa vào jackpot. Nhà cái trích từ phần của mình: tỷ lệ trả ở trên giữ nguyên.',
  jackpotFreePlay: 'Chơi thử không góp vào và không thể trúng.',
  jackpotHit: 'trúng',
  jackpotMustDrop: 'nổ chậm nhất ở {{limit}}',
  jackpotName: 'Jackpot {{name}}',
  jackpotNoHit: 'không trúng',
  jackpotPaid:
    'Người trúng nhận toàn bộ số tiền đang có lúc đó, rồi jackpot bắt đầu lại từ {{seed}}. Nếu hai vòng trúng cùng lúc, vòng được thanh toán trước nhận số đang có, vòng kia nhận số bắt đầu lại.',
  jackpotWon: 'Trúng jackpot',
  lastRound: 'Vòng vừa rồi',
  lastRounds: 'Các vòng gần đây',
  limits: 'Mỗi vòng nhận từ {{min}} đến {{max}}.',
  messageBusy: 'Hệ thống đang bận. Vòng của bạn được giữ lại: nhấn Xem kết quả để hỏi lại.',
  messageInProgress: 'Một vòng đang được xử lý. Nhấn Xem kết quả để xem.',
  messageInsufficient: 'Số dư thấp hơn mức cược này. Chưa trừ tiền. Hãy chọn mức cược nhỏ hơn.',
  messageStakeLimit:
    'Mức này vượt giới hạn một lần cược của bạn. Chưa trừ tiền. Hãy chọn mức cược nhỏ hơn hoặc xem mục Giới hạn trong tài khoản.',
  messageLossLimit:
    'Lần cược này sẽ vượt giới hạn thua của bạn. Chưa trừ tiền. Mục Giới hạn trong tài khoản cho biết còn lại bao nhiêu.',
  messageSessionTime:
    'Thời gian phiên chơi của bạn đã hết. Chưa trừ tiền. Hãy đăng xuất và nghỉ 15 phút.',
  messagePlayBreak:
    'Tài khoản của bạn đang tạm nghỉ chơi. Chưa trừ tiền. Bạn có thể rút tiền bất cứ lúc nào.',
  messageMoveRefused: 'Hiện không thể thực hiện thao tác này. Vòng của bạn vẫn tiếp tục.',
  messageNetwork:
    'Máy chủ không trả lời. Vòng của bạn được giữ lại: nhấn Xem kết quả để hỏi lại; vòng chỉ tính một lần.',
  messageOtherWindow: 'Một vòng của trò chơi này đang diễn ra ở cửa sổ khác. Nhấn Xem kết quả để chơi tiếp ở đây.',
  messagePending: 'Kết quả đang được gửi đến.',
  messageRefunded: 'Vòng này không thể quyết toán. Tiền cược đã được hoàn lại.',
  messageRoundKeyReused: 'Không khớp được vòng này. Số dư đã được cập nhật; bạn có thể bắt đầu vòng mới.',
  messageSessionExpired: 'Phiên chơi đã kết thúc. Các vòng đã xong nằm trong số dư. Hãy thoát và mở lại trò chơi.',
  messageStakeInvalid: 'Mức cược này không được phép. Chưa trừ tiền. Hãy chọn mức khác.',
  nextSeedHash: 'Mã băm cho vòng sau',
  nonce: 'Số thứ tự vòng',
  noRoundYet: 'Chưa chơi vòng nào.',
  noWin: 'Không trúng',
  paidBack: 'Trả lại',
  payout: 'Tiền trả',
  returnToPlayer: 'Tỷ lệ trả cho người chơi',
  roundId: 'Vòng',
  rules: 'Luật chơi và trả thưởng',
  serverSeed: 'Hạt giống của chúng tôi',
  serverSeedHash: 'Mã băm đã cho xem',
  soundOff: 'Tắt âm thanh',
  soundOn: 'Bật âm thanh',
  stake: 'Tiền cược',
  total: 'Tổng tiền cược',
  verifyLink: 'Địa chỉ để kiểm tra vòng này',
  volatility: 'Biến động {{class}}/5',
  won: 'Trúng',
}
