import { lotteryOf } from '@playhouse/engines/lottery/games.ts'
import { lotteryName } from '@playhouse/engines/lottery/names.ts'
import type { ContractKind } from '@playhouse/shared/agent-pay.ts'
import { LANGUAGES, type LanguageCode } from '@playhouse/shared/languages.ts'

type Text = readonly [title: string, content: string]

/** `{name}` is a parameter of the message. */
const EN = {
  'deposit.CONFIRMED': [
    'Your deposit has arrived',
    'We received {amount} and added it to your balance. Deposit {number}.',
  ],
  'deposit.HELD': [
    'A part of your payment is held',
    'We received your payment for deposit {number}. {amount} of it may not be credited now and is held for you; the deposit says why.',
  ],
  'deposit.RETURNED': ['A payment was sent back', '{amount} of deposit {number} was sent back to where it came from.'],
  'deposit.NOT_TAKEN': [
    'Your deposit could not be started',
    'The payment service did not take deposit {number} of {amount}. You have paid nothing; please choose another method.',
  ],
  'deposit.REJECTED': [
    'Your deposit was not credited',
    'No payment of {amount} arrived for deposit {number}. If you have paid, open the deposit and add a picture of your receipt.',
  ],
  'withdrawal.NEEDS_INFO': [
    'We need an answer from you',
    'Before we pay out {amount} (withdrawal {number}), please answer the question on its page.',
  ],
  'withdrawal.DISBURSED': [
    'Your withdrawal was sent',
    'We sent {amount} to your account (withdrawal {number}). Please tell us when it has arrived.',
  ],
  'withdrawal.REJECTED': [
    'Your withdrawal was declined',
    'The {amount} of withdrawal {number} is back in your balance. Its page says why.',
  ],
  'withdrawal.FAILED': [
    'Your withdrawal could not be paid out',
    'The bank did not accept {amount} (withdrawal {number}). The money is back in your balance; check the account and try again.',
  ],
  'closing.REQUESTED': [
    'Your account is being closed',
    'We are paying out {amount}. Until it has reached you, you can log in to follow the payout, answer questions and write to customer service.',
  ],
  'closing.REVIEW': [
    'Your payout is being checked',
    'Somebody checks the payout of {amount} (withdrawal {number}) before it is sent. You need not do anything; we write to you if we have a question.',
  ],
  'closing.NEEDS_INFO': [
    'We need an answer before we can pay you out',
    'Your account is being closed, and {amount} (withdrawal {number}) waits for your answer. Log in to read the question and answer it.',
  ],
  'closing.DISBURSED': [
    'Your payout was sent',
    'We sent {amount} to your account (withdrawal {number}). Log in to tell us when it has arrived; without an answer we take it as received, and your account is closed.',
  ],
  'closing.REJECTED': [
    'Your payout was declined',
    '{amount} (withdrawal {number}) was not paid out and is still yours. Log in to read why, choose another card and request the payout again.',
  ],
  'closing.FAILED': [
    'Your payout did not go through',
    'The bank did not accept {amount} (withdrawal {number}); the money is still yours. Log in to check or change the card and request the payout again.',
  ],
  'closing.MONEY_LEFT': [
    'There is still money in your account',
    'Your account is being closed, but {amount} is still in it. Log in, choose a card and request the payout.',
  ],
  'closing.CLOSED': [
    'Your account is closed',
    'No money is left in your account, and it is closed for good. Customer service answers questions about it.',
  ],
  'identity.APPROVED': ['Your identity check is complete', 'Thank you. You can now withdraw your balance.'],
  'identity.REJECTED': [
    'Your identity check was declined',
    'Your profile says which document we could not accept. You can send others at any time.',
  ],
  'identity.NEEDS_INFO': [
    'We need another document',
    'Your profile says which document is missing for your identity check.',
  ],
  'security.PASSWORD': [
    'Your password was changed',
    'All other devices were signed out. If this was not you, reset the password at once and contact customer service.',
  ],
  'security.QUESTIONS': [
    'Your security questions were changed',
    'They can confirm payments after 24 hours. If this was not you, change your password at once and contact customer service.',
  ],
  'rank.UP': [
    'Welcome to {rank}',
    'You have moved up from {before} to {rank}. Your new benefits are on the rank page.',
  ],
  'rank.DOWN': [
    'Your rank is now {rank}',
    'The turnover of two months in a row did not keep {before}. Your rank page shows the way back up.',
  ],
  'rank.GRACE': [
    'Keep {rank} this month',
    'Last month did not reach the turnover of {rank}. Reach {amount} this month to keep it.',
  ],
  'rank.BIRTHDAY': [
    'Happy birthday',
    'Your rank has a gift for you: {amount} is in your balance. You can use or withdraw it as you like.',
  ],
  'rebate.CLAIMED': ['Your rebate was paid', '{amount} for your play from {from} to {to} is in your balance.'],
  'promotion.PAID': ['A reward was paid', '{amount} is in your balance. You can use or withdraw it as you like.'],
  'promotion.CLAIMED': [
    'Your bonus has started',
    '{amount} of bonus money is yours to play with. The bonus page shows your progress, the largest stake and when it ends.',
  ],
  'promotion.ISSUED': ['Your application was accepted', '{amount} waits for you in the reward centre. Claim it there.'],
  'promotion.REJECTED': ['Your application was declined', 'Reason: {reason}'],
  'bonus.CONVERTED': [
    'Your bonus is now cash',
    'You have met the terms: {amount} was added to your balance, without a cap.',
  ],
  'bonus.FORFEITED': [
    'You gave your bonus up',
    '{amount} of bonus money went back. Your cash stays, and you can withdraw it.',
  ],
  'bonus.EXPIRED': [
    'Your bonus has expired',
    'Its time is over. {amount} of bonus money went back; your cash stays, and you can withdraw it.',
  ],
  'bonus.SPENT': ['Your bonus has been played', 'No bonus money is left. Your cash is free of the bonus terms now.'],
  'leaderboard.WON': [
    'You won a prize',
    'Place {rank} on the leaderboard of {from} to {to}: {amount} is in your balance.',
  ],
  'referral.PAID': [
    'A friend’s reward was paid',
    '{amount} for inviting {friend} is in your balance. You can use or withdraw it as you like.',
  ],
  'points.APPROVED': ['Your item is on its way', 'We have handed over what you redeemed (redemption {number}).'],
  'points.REJECTED': ['Your redemption was declined', 'Your points are back (redemption {number}). Reason: {reason}'],
  'promotion.TICKETS': [
    'Your raffle tickets are here',
    'Tickets {from} to {to} ({number}) of the raffle are yours. Its page shows them and when it is drawn.',
  ],
  'lottery.UNCHANGED': [
    'A lottery draw was settled again',
    'Draw {number} of {lottery} was corrected or voided: {reason}. Your balance did not change; your ticket shows each settlement.',
  ],
  'lottery.CORRECTED_UP': [
    'A lottery result was corrected',
    'The result of draw {number} of {lottery} was wrong: {reason}. Your tickets were settled again, and {amount} was added to your balance. The ticket shows both settlements.',
  ],
  'lottery.CORRECTED_DOWN': [
    'A lottery result was corrected',
    'The result of draw {number} of {lottery} was wrong: {reason}. Your tickets were settled again, and {amount} was taken back, never more than your balance. The ticket shows both settlements.',
  ],
  'lottery.VOID': [
    'A lottery draw is void',
    'Draw {number} of {lottery} was called off. Your stakes of {amount} are back in your balance.',
  ],
  'lottery.VOIDED_UP': [
    'A lottery result is void',
    'Draw {number} of {lottery} is void: {reason}. Stakes are returned and payouts taken back; the difference of {amount} was added to your balance.',
  ],
  'lottery.VOIDED_DOWN': [
    'A lottery result is void',
    'Draw {number} of {lottery} is void: {reason}. Stakes are returned and payouts taken back; the difference of {amount} was taken from your balance, never more than it held.',
  ],
  'lottery.RETURNED': [
    'Your lottery stakes were returned',
    'We have stopped selling tickets of {lottery}. Your stakes of {amount} in draws that were still on sale are back in your balance.',
  ],
  'raffle.LAPSED': [
    'Your free raffle tickets lapsed',
    '{number} tickets from a promotion do not take part: too few tickets were sold for a draw, or your account took a break.',
  ],
  'raffle.WON': ['Your raffle ticket won', 'Ticket {number} won prize {rank}. Claim your prize on the raffle’s page.'],
  'raffle.VOID': [
    'The raffle was called off',
    'Too few tickets were sold, so nothing was drawn. Your points for {number} tickets are back.',
  ],
  'raffle.CALLED_OFF': [
    'The raffle was called off',
    'We called the raffle off, and nothing is drawn. Your points for {number} tickets are back.',
  ],
  'raffle.WITHDRAWN': [
    'The raffle was called off',
    'We called the raffle off, and nothing is drawn. You paid nothing for your {number} tickets from a promotion.',
  ],
  'raffle.REMOVED': [
    'Your raffle tickets were taken out',
    'Your account took a break from play when sales closed. Your points for {number} tickets are back.',
  ],
  'contract.OFFERED': [
    'You were offered a contract',
    '{account} offers you a contract: {contract}. Its page in the agent centre shows the terms and what it would have paid. An offer is open for seven days.',
  ],
  'contract.ACCEPTED': [
    'Your offer was accepted',
    '{account} accepted your offer: {contract}. The contract holds from the next period on.',
  ],
  'contract.REJECTED': [
    'Your offer was rejected',
    '{account} rejected your offer: {contract}. You can offer other terms.',
  ],
  'contract.EXPIRED': [
    'An offer has expired',
    'The offer of a contract with {account} was not answered within seven days: {contract}.',
  ],
  'contract.TERMINATED': [
    'A contract ends',
    'The contract with {account} comes to an end: {contract}. Its page in the agent centre says until when it is paid.',
  ],
  'contractRequest.REQUESTED': [
    'You were asked for a contract',
    '{account} asks you for a contract: {contract}. Answer with an offer or decline; the request is open for seven days.',
  ],
  'contractRequest.DECLINED': [
    'Your request was declined',
    '{account} declined your request: {contract}. Reason: {reason}',
  ],
  'contractRequest.EXPIRED': [
    'Your request has expired',
    '{account} did not answer your request within seven days: {contract}. You can ask again.',
  ],
  'bill.INSUFFICIENT': [
    'A payment to your downline is waiting',
    '{account} is owed {amount} ({contract}, {from} to {to}), but your balance is {missing} short, so nothing was paid. Add money to your account: it is paid as soon as your balance covers it.',
  ],
  'bill.PAID_LATE': [
    'A late payment has arrived',
    'The {amount} that {account} owed you ({contract}, {from} to {to}) is in your balance now.',
  ],
  'application.APPROVED': [
    'You are an agent now',
    'Welcome. The agent centre is open to you: create a link there and invite players.',
  ],
  'application.REJECTED': ['Your application was declined', 'Reason: {reason} You can apply again.'],
  'application.NEEDS_INFO': [
    'We have a question about your application',
    '{question} Answer on the page of your application.',
  ],
  'case.ANSWERED': ['Customer service has answered', 'Our answer to “{title}” (case {number}) is in the case.'],
} satisfies Record<string, Text>

export type MessageTemplate = keyof typeof EN
type Texts = Readonly<Record<MessageTemplate, Text>>

const VI: Texts = {
  'deposit.CONFIRMED': [
    'Tiền nạp đã vào tài khoản',
    'Chúng tôi đã nhận {amount} và cộng vào số dư của bạn. Lệnh nạp {number}.',
  ],
  'deposit.HELD': [
    'Một phần khoản thanh toán đang được giữ',
    'Chúng tôi đã nhận khoản thanh toán cho lệnh nạp {number}. Hiện không thể ghi có {amount} trong đó nên số tiền này được giữ cho bạn; trang lệnh nạp nêu lý do.',
  ],
  'deposit.RETURNED': [
    'Khoản thanh toán đã được hoàn trả',
    '{amount} của lệnh nạp {number} đã được trả về nơi chuyển đến.',
  ],
  'deposit.NOT_TAKEN': [
    'Không thể bắt đầu lệnh nạp',
    'Dịch vụ thanh toán không nhận lệnh nạp {number} với số tiền {amount}. Bạn chưa trả gì; vui lòng chọn phương thức khác.',
  ],
  'deposit.REJECTED': [
    'Lệnh nạp chưa được ghi có',
    'Chưa có khoản {amount} nào đến cho lệnh nạp {number}. Nếu bạn đã chuyển, hãy mở lệnh nạp và gửi ảnh biên lai.',
  ],
  'withdrawal.NEEDS_INFO': [
    'Chúng tôi cần bạn trả lời',
    'Trước khi chi {amount} (lệnh rút {number}), vui lòng trả lời câu hỏi trên trang của lệnh.',
  ],
  'withdrawal.DISBURSED': [
    'Tiền rút đã được gửi',
    'Chúng tôi đã gửi {amount} đến tài khoản của bạn (lệnh rút {number}). Vui lòng xác nhận khi tiền đến.',
  ],
  'withdrawal.REJECTED': [
    'Lệnh rút bị từ chối',
    '{amount} của lệnh rút {number} đã trở lại số dư của bạn. Lý do có trên trang của lệnh.',
  ],
  'withdrawal.FAILED': [
    'Không thể chi lệnh rút',
    'Ngân hàng không nhận {amount} (lệnh rút {number}). Tiền đã trở lại số dư; hãy kiểm tra tài khoản và thử lại.',
  ],
  'closing.REQUESTED': [
    'Tài khoản của bạn đang được đóng',
    'Chúng tôi đang chi trả {amount}. Cho đến khi tiền đến tay bạn, bạn có thể đăng nhập để theo dõi khoản chi, trả lời câu hỏi và nhắn cho chăm sóc khách hàng.',
  ],
  'closing.REVIEW': [
    'Khoản chi của bạn đang được kiểm tra',
    'Nhân viên kiểm tra khoản chi {amount} (lệnh rút {number}) trước khi gửi. Bạn không cần làm gì; nếu có câu hỏi, chúng tôi sẽ viết cho bạn.',
  ],
  'closing.NEEDS_INFO': [
    'Chúng tôi cần bạn trả lời trước khi chi tiền',
    'Tài khoản của bạn đang được đóng và {amount} (lệnh rút {number}) đang chờ câu trả lời của bạn. Hãy đăng nhập để đọc và trả lời câu hỏi.',
  ],
  'closing.DISBURSED': [
    'Khoản chi của bạn đã được gửi',
    'Chúng tôi đã gửi {amount} đến tài khoản của bạn (lệnh rút {number}). Hãy đăng nhập để báo khi tiền đến; nếu không có trả lời, chúng tôi coi như bạn đã nhận và tài khoản sẽ được đóng.',
  ],
  'closing.REJECTED': [
    'Khoản chi của bạn bị từ chối',
    '{amount} (lệnh rút {number}) chưa được chi và vẫn là tiền của bạn. Hãy đăng nhập để xem lý do, chọn thẻ khác và yêu cầu chi lại.',
  ],
  'closing.FAILED': [
    'Không thể chi khoản tiền của bạn',
    'Ngân hàng không nhận {amount} (lệnh rút {number}); tiền vẫn là của bạn. Hãy đăng nhập để kiểm tra hoặc đổi thẻ và yêu cầu chi lại.',
  ],
  'closing.MONEY_LEFT': [
    'Tài khoản của bạn vẫn còn tiền',
    'Tài khoản của bạn đang được đóng nhưng vẫn còn {amount}. Hãy đăng nhập, chọn thẻ và yêu cầu chi tiền.',
  ],
  'closing.CLOSED': [
    'Tài khoản của bạn đã đóng',
    'Tài khoản không còn tiền và đã đóng vĩnh viễn. Chăm sóc khách hàng trả lời mọi câu hỏi về tài khoản.',
  ],
  'identity.APPROVED': ['Đã xác minh danh tính', 'Cảm ơn bạn. Giờ bạn có thể rút số dư.'],
  'identity.REJECTED': [
    'Xác minh danh tính không thành công',
    'Hồ sơ của bạn cho biết giấy tờ nào không được chấp nhận. Bạn có thể gửi giấy tờ khác bất cứ lúc nào.',
  ],
  'identity.NEEDS_INFO': [
    'Chúng tôi cần thêm giấy tờ',
    'Hồ sơ của bạn cho biết còn thiếu giấy tờ nào để xác minh danh tính.',
  ],
  'security.PASSWORD': [
    'Mật khẩu của bạn đã được đổi',
    'Mọi thiết bị khác đã bị đăng xuất. Nếu không phải bạn, hãy đặt lại mật khẩu ngay và liên hệ chăm sóc khách hàng.',
  ],
  'security.QUESTIONS': [
    'Câu hỏi bảo mật của bạn đã được đổi',
    'Sau 24 giờ có thể dùng chúng để xác nhận giao dịch. Nếu không phải bạn, hãy đổi mật khẩu ngay và liên hệ chăm sóc khách hàng.',
  ],
  'rank.UP': ['Chào mừng đến {rank}', 'Bạn đã lên từ {before} lên {rank}. Quyền lợi mới có trên trang cấp bậc.'],
  'rank.DOWN': [
    'Cấp bậc của bạn hiện là {rank}',
    'Doanh thu cược hai tháng liền không đủ giữ {before}. Trang cấp bậc cho biết cách lên lại.',
  ],
  'rank.GRACE': [
    'Giữ {rank} trong tháng này',
    'Tháng trước chưa đạt doanh thu cược của {rank}. Hãy đạt {amount} trong tháng này để giữ cấp.',
  ],
  'rank.BIRTHDAY': [
    'Chúc mừng sinh nhật',
    'Cấp bậc của bạn có quà: {amount} đã có trong số dư. Bạn dùng hay rút tùy ý.',
  ],
  'rebate.CLAIMED': ['Đã trả hoàn trả', '{amount} cho lượt chơi từ {from} đến {to} đã vào số dư của bạn.'],
  'promotion.PAID': ['Phần thưởng đã được trả', '{amount} đã có trong số dư. Bạn dùng hay rút tùy ý.'],
  'promotion.CLAIMED': [
    'Tiền thưởng của bạn đã bắt đầu',
    'Bạn có {amount} tiền thưởng để chơi. Trang tiền thưởng cho biết tiến độ, mức cược tối đa và hạn dùng.',
  ],
  'promotion.ISSUED': [
    'Đăng ký của bạn được chấp nhận',
    '{amount} đang chờ bạn trong trung tâm ưu đãi. Hãy nhận tại đó.',
  ],
  'promotion.REJECTED': ['Đăng ký của bạn không được chấp nhận', 'Lý do: {reason}'],
  'bonus.CONVERTED': [
    'Tiền thưởng đã thành tiền mặt',
    'Bạn đã đạt điều khoản: {amount} được cộng vào số dư, không giới hạn.',
  ],
  'bonus.FORFEITED': [
    'Bạn đã từ bỏ tiền thưởng',
    '{amount} tiền thưởng đã được trả lại. Tiền mặt của bạn vẫn giữ nguyên và rút được.',
  ],
  'bonus.EXPIRED': [
    'Tiền thưởng đã hết hạn',
    'Đã hết thời gian. {amount} tiền thưởng đã được trả lại; tiền mặt của bạn vẫn giữ nguyên và rút được.',
  ],
  'bonus.SPENT': [
    'Tiền thưởng đã được chơi hết',
    'Không còn tiền thưởng. Tiền mặt của bạn không còn bị ràng buộc bởi điều khoản thưởng.',
  ],
  'leaderboard.WON': [
    'Bạn đã thắng giải',
    'Hạng {rank} trên bảng xếp hạng từ {from} đến {to}: {amount} đã vào số dư của bạn.',
  ],
  'referral.PAID': [
    'Đã trả thưởng giới thiệu',
    '{amount} cho việc mời {friend} đã vào số dư. Bạn có thể dùng hoặc rút tùy ý.',
  ],
  'points.APPROVED': ['Vật phẩm đang được gửi', 'Chúng tôi đã giao vật phẩm bạn đổi (lần đổi {number}).'],
  'points.REJECTED': ['Yêu cầu đổi bị từ chối', 'Điểm đã được trả lại (lần đổi {number}). Lý do: {reason}'],
  'promotion.TICKETS': [
    'Vé rút thăm của bạn đã có',
    'Vé {from} đến {to} ({number} vé) của lượt rút thăm là của bạn. Trang rút thăm cho biết số vé và giờ rút.',
  ],
  'lottery.UNCHANGED': [
    'Kỳ xổ số được tính lại',
    'Kỳ {number} của {lottery} đã được sửa hoặc bị hủy: {reason}. Số dư của bạn không thay đổi; vé ghi từng lần trả thưởng.',
  ],
  'lottery.CORRECTED_UP': [
    'Kết quả xổ số đã được sửa',
    'Kết quả kỳ {number} của {lottery} bị sai: {reason}. Vé của bạn đã được trả thưởng lại và {amount} đã được cộng vào số dư. Trang vé ghi cả hai lần trả thưởng.',
  ],
  'lottery.CORRECTED_DOWN': [
    'Kết quả xổ số đã được sửa',
    'Kết quả kỳ {number} của {lottery} bị sai: {reason}. Vé của bạn đã được trả thưởng lại và {amount} đã được thu hồi, không bao giờ quá số dư của bạn. Trang vé ghi cả hai lần trả thưởng.',
  ],
  'lottery.VOID': [
    'Kỳ quay xổ số bị hủy',
    'Kỳ {number} của {lottery} đã bị hủy. Tiền cược {amount} đã trở lại số dư của bạn.',
  ],
  'lottery.VOIDED_UP': [
    'Kết quả xổ số bị hủy',
    'Kỳ {number} của {lottery} bị hủy: {reason}. Tiền cược được hoàn lại và tiền thưởng bị thu hồi; phần chênh lệch {amount} đã được cộng vào số dư của bạn.',
  ],
  'lottery.VOIDED_DOWN': [
    'Kết quả xổ số bị hủy',
    'Kỳ {number} của {lottery} bị hủy: {reason}. Tiền cược được hoàn lại và tiền thưởng bị thu hồi; phần chênh lệch {amount} đã được trừ khỏi số dư của bạn, không bao giờ quá số dư.',
  ],
  'lottery.RETURNED': [
    'Tiền cược xổ số đã được hoàn lại',
    'Chúng tôi đã ngừng bán vé {lottery}. Tiền cược {amount} của bạn ở các kỳ còn mở bán đã trở lại số dư của bạn.',
  ],
  'raffle.LAPSED': [
    'Vé rút thăm miễn phí đã hết hiệu lực',
    '{number} vé từ khuyến mãi không tham gia: bán được quá ít vé để rút thăm, hoặc tài khoản của bạn đang tạm nghỉ chơi.',
  ],
  'raffle.WON': ['Vé rút thăm của bạn đã trúng', 'Vé {number} trúng giải {rank}. Nhận giải trên trang rút thăm.'],
  'raffle.VOID': [
    'Lượt rút thăm bị hủy',
    'Bán được quá ít vé nên không rút thăm. Điểm của {number} vé đã được trả lại.',
  ],
  'raffle.CALLED_OFF': [
    'Lượt rút thăm bị hủy',
    'Chúng tôi đã hủy lượt rút thăm này nên không rút thăm. Điểm của {number} vé đã được trả lại.',
  ],
  'raffle.WITHDRAWN': [
    'Lượt rút thăm bị hủy',
    'Chúng tôi đã hủy lượt rút thăm này nên không rút thăm. Bạn không trả gì cho {number} vé từ khuyến mãi.',
  ],
  'raffle.REMOVED': [
    'Vé rút thăm của bạn đã được rút ra',
    'Tài khoản của bạn đang tạm nghỉ chơi khi ngừng bán vé. Điểm của {number} vé đã được trả lại.',
  ],
  'contract.OFFERED': [
    'Bạn có đề nghị hợp đồng',
    '{account} đề nghị hợp đồng với bạn: {contract}. Trang hợp đồng trong trung tâm đại lý cho biết điều khoản và số tiền lẽ ra đã trả. Đề nghị có hiệu lực bảy ngày.',
  ],
  'contract.ACCEPTED': [
    'Đề nghị của bạn được chấp nhận',
    '{account} đã chấp nhận đề nghị: {contract}. Hợp đồng có hiệu lực từ kỳ tiếp theo.',
  ],
  'contract.REJECTED': [
    'Đề nghị của bạn bị từ chối',
    '{account} đã từ chối đề nghị: {contract}. Bạn có thể đề nghị điều khoản khác.',
  ],
  'contract.EXPIRED': [
    'Một đề nghị đã hết hạn',
    'Đề nghị hợp đồng với {account} không được trả lời trong bảy ngày: {contract}.',
  ],
  'contract.TERMINATED': [
    'Một hợp đồng sắp kết thúc',
    'Hợp đồng với {account} sắp kết thúc: {contract}. Trang hợp đồng trong trung tâm đại lý cho biết được trả đến khi nào.',
  ],
  'contractRequest.REQUESTED': [
    'Bạn được đề nghị lập hợp đồng',
    '{account} xin bạn một hợp đồng: {contract}. Hãy gửi đề nghị hoặc từ chối; yêu cầu có hiệu lực bảy ngày.',
  ],
  'contractRequest.DECLINED': [
    'Yêu cầu của bạn bị từ chối',
    '{account} đã từ chối yêu cầu: {contract}. Lý do: {reason}',
  ],
  'contractRequest.EXPIRED': [
    'Yêu cầu của bạn đã hết hạn',
    '{account} không trả lời yêu cầu trong bảy ngày: {contract}. Bạn có thể yêu cầu lại.',
  ],
  'bill.INSUFFICIENT': [
    'Khoản trả cho tuyến dưới đang chờ',
    '{account} phải được trả {amount} ({contract}, từ {from} đến {to}) nhưng số dư của bạn còn thiếu {missing}, nên chưa trả gì. Hãy nạp thêm tiền: khoản này được trả ngay khi số dư đủ.',
  ],
  'bill.PAID_LATE': [
    'Khoản trả chậm đã đến',
    '{amount} mà {account} còn nợ bạn ({contract}, từ {from} đến {to}) nay đã có trong số dư.',
  ],
  'application.APPROVED': [
    'Bạn đã là đại lý',
    'Chào mừng bạn. Trung tâm đại lý đã mở: hãy tạo liên kết và mời người chơi.',
  ],
  'application.REJECTED': ['Đơn đăng ký đại lý bị từ chối', 'Lý do: {reason} Bạn có thể đăng ký lại.'],
  'application.NEEDS_INFO': ['Chúng tôi có câu hỏi về đơn của bạn', '{question} Hãy trả lời trên trang đơn đăng ký.'],
  'case.ANSWERED': ['Bộ phận hỗ trợ đã trả lời', 'Câu trả lời cho “{title}” (yêu cầu {number}) đã có trong yêu cầu.'],
}

const CN: Texts = {
  'deposit.CONFIRMED': ['存款已到账', '我们已收到 {amount} 并计入您的余额。存款编号 {number}。'],
  'deposit.HELD': [
    '部分付款被暂扣',
    '已收到存款 {number} 的付款，其中 {amount} 目前不能入账，已为您暂扣。原因见该存款页面。',
  ],
  'deposit.RETURNED': ['付款已退回', '存款 {number} 的 {amount} 已退回原付款账户。'],
  'deposit.NOT_TAKEN': ['存款未能发起', '支付服务未受理存款 {number}（{amount}）。您没有付款，请选择其他方式。'],
  'deposit.REJECTED': ['存款未入账', '存款 {number} 未收到 {amount} 的付款。如已付款，请打开该存款并上传付款凭证。'],
  'withdrawal.NEEDS_INFO': ['请您补充说明', '在支付 {amount}（提款 {number}）之前，请在该提款页面回答问题。'],
  'withdrawal.DISBURSED': ['提款已汇出', '我们已将 {amount} 汇至您的账户（提款 {number}）。到账后请确认。'],
  'withdrawal.REJECTED': ['提款被拒绝', '提款 {number} 的 {amount} 已退回余额。原因见该提款页面。'],
  'withdrawal.FAILED': ['提款未能支付', '银行未接受 {amount}（提款 {number}）。款项已退回余额，请核对账户后重试。'],
  'closing.REQUESTED': [
    '您的账户正在关闭',
    '我们正在向您支付 {amount}。到账之前，您可以登录查看付款进度、回答问题并联系客服。',
  ],
  'closing.REVIEW': [
    '您的付款正在审核',
    '{amount}（提款 {number}）在汇出前由工作人员审核。您无需操作；如有疑问我们会写信给您。',
  ],
  'closing.NEEDS_INFO': [
    '付款前需要您的回答',
    '您的账户正在关闭，{amount}（提款 {number}）正等待您的回答。请登录查看问题并作答。',
  ],
  'closing.DISBURSED': [
    '您的付款已汇出',
    '我们已将 {amount} 汇至您的账户（提款 {number}）。到账后请登录确认；如未回复，将视为已收到，账户随即关闭。',
  ],
  'closing.REJECTED': [
    '您的付款被拒绝',
    '{amount}（提款 {number}）未支付，仍属于您。请登录查看原因，选择其他卡并重新申请付款。',
  ],
  'closing.FAILED': [
    '您的付款未成功',
    '银行未接受 {amount}（提款 {number}），款项仍属于您。请登录核对或更换卡，并重新申请付款。',
  ],
  'closing.MONEY_LEFT': ['您的账户中仍有余额', '您的账户正在关闭，但其中仍有 {amount}。请登录选择一张卡并申请付款。'],
  'closing.CLOSED': ['您的账户已关闭', '账户中已没有余额，账户已永久关闭。如有疑问，请联系客服。'],
  'identity.APPROVED': ['身份验证已完成', '谢谢。您现在可以提取余额。'],
  'identity.REJECTED': ['身份验证未通过', '您的资料页说明了哪份文件未被接受。您可以随时提交其他文件。'],
  'identity.NEEDS_INFO': ['我们还需要一份文件', '您的资料页说明了身份验证还缺哪份文件。'],
  'security.PASSWORD': ['您的密码已更改', '其他设备均已退出登录。如非本人操作，请立即重设密码并联系客服。'],
  'security.QUESTIONS': ['您的安全问题已更改', '24 小时后可用它们确认付款。如非本人操作，请立即更改密码并联系客服。'],
  'rank.UP': ['欢迎升至 {rank}', '您已从 {before} 升至 {rank}。新的权益见等级页面。'],
  'rank.DOWN': ['您的等级现为 {rank}', '连续两个月的流水未达到 {before} 的保级要求。等级页面说明了如何重新升级。'],
  'rank.GRACE': ['请在本月保住 {rank}', '上月流水未达到 {rank} 的要求。本月流水达到 {amount} 即可保级。'],
  'rank.BIRTHDAY': ['生日快乐', '您的等级为您送上礼金：{amount} 已存入您的余额，可随意使用或提取。'],
  'rebate.CLAIMED': ['返水已发放', '{from} 至 {to} 的返水 {amount} 已计入您的余额。'],
  'promotion.PAID': ['奖励已发放', '{amount} 已存入您的余额，可随意使用或提取。'],
  'promotion.CLAIMED': ['您的奖金已生效', '您获得 {amount} 奖金可用于游戏。奖金页面显示进度、最大投注额和到期时间。'],
  'promotion.ISSUED': ['您的申请已通过', '{amount} 已在奖励中心，请前往领取。'],
  'promotion.REJECTED': ['您的申请未通过', '原因：{reason}'],
  'bonus.CONVERTED': ['您的奖金已变为现金', '您已满足条款：{amount} 已存入余额，没有上限。'],
  'bonus.FORFEITED': ['您已放弃奖金', '{amount} 奖金已退回。您的现金保留，可以提取。'],
  'bonus.EXPIRED': ['您的奖金已到期', '时间已到。{amount} 奖金已退回；您的现金保留，可以提取。'],
  'bonus.SPENT': ['您的奖金已用完', '奖金已无余额。您的现金不再受奖金条款约束。'],
  'leaderboard.WON': ['您赢得了奖金', '{from} 至 {to} 排行榜第 {rank} 名：{amount} 已进入您的余额。'],
  'referral.PAID': ['邀请奖励已发放', '邀请 {friend} 的奖励 {amount} 已存入您的余额，可随意使用或提现。'],
  'points.APPROVED': ['您的兑换品已发出', '我们已交付您兑换的物品（兑换编号 {number}）。'],
  'points.REJECTED': ['兑换被拒绝', '积分已退回（兑换编号 {number}）。原因：{reason}'],
  'promotion.TICKETS': [
    '您的抽奖券已到账',
    '抽奖券 {from} 至 {to}（共 {number} 张）归您所有。抽奖页面显示券号和开奖时间。',
  ],
  'lottery.UNCHANGED': [
    '彩票期次已重新结算',
    '{lottery} 第 {number} 期已更正或作废：{reason}。您的余额没有变动，注单显示每次结算。',
  ],
  'lottery.CORRECTED_UP': [
    '彩票开奖结果已更正',
    '{lottery} 第 {number} 期的结果有误：{reason}。您的注单已重新结算，{amount} 已加入您的余额。注单页面列有两次结算。',
  ],
  'lottery.CORRECTED_DOWN': [
    '彩票开奖结果已更正',
    '{lottery} 第 {number} 期的结果有误：{reason}。您的注单已重新结算，已收回 {amount}，绝不超过您的余额。注单页面列有两次结算。',
  ],
  'lottery.VOID': ['彩票本期作废', '{lottery} 第 {number} 期已取消。您的投注额 {amount} 已退回余额。'],
  'lottery.VOIDED_UP': [
    '彩票开奖结果作废',
    '{lottery} 第 {number} 期作废：{reason}。投注额退回，派彩收回；差额 {amount} 已加入您的余额。',
  ],
  'lottery.VOIDED_DOWN': [
    '彩票开奖结果作废',
    '{lottery} 第 {number} 期作废：{reason}。投注额退回，派彩收回；差额 {amount} 已从您的余额扣除，绝不超过余额。',
  ],
  'lottery.RETURNED': ['彩票投注额已退回', '{lottery} 已停售。您在尚未封盘的各期中的投注额 {amount} 已退回余额。'],
  'raffle.LAPSED': [
    '您的免费抽奖券已失效',
    '来自优惠活动的 {number} 张券不参与抽奖：售出的券太少，或您的账户处于暂停游戏状态。',
  ],
  'raffle.WON': ['您的抽奖券中奖了', '第 {number} 号券赢得第 {rank} 个奖项。请在抽奖页面领取。'],
  'raffle.VOID': ['抽奖已取消', '售出的券太少，未开奖。{number} 张券的积分已退回。'],
  'raffle.CALLED_OFF': ['抽奖已取消', '本次抽奖由我们取消，不再开奖。{number} 张券的积分已退回。'],
  'raffle.WITHDRAWN': ['抽奖已取消', '本次抽奖由我们取消，不再开奖。您的 {number} 张优惠赠券没有花费积分。'],
  'raffle.REMOVED': ['您的抽奖券已移出', '停售时您的账户处于暂停游戏状态。{number} 张券的积分已退回。'],
  'contract.OFFERED': [
    '您收到一份契约',
    '{account} 向您提出契约：{contract}。代理中心的契约页面列有条款及按真实数据的试算。契约在七天内有效。',
  ],
  'contract.ACCEPTED': ['您的契约已被接受', '{account} 接受了您的契约：{contract}。契约从下一周期起生效。'],
  'contract.REJECTED': ['您的契约被拒绝', '{account} 拒绝了您的契约：{contract}。您可以提出其他条款。'],
  'contract.EXPIRED': ['契约已过期', '与 {account} 的契约在七天内未获答复：{contract}。'],
  'contract.TERMINATED': ['契约即将终止', '与 {account} 的合同即将终止：{contract}。代理中心的合同页说明支付到何时。'],
  'contractRequest.REQUESTED': [
    '您收到合同申请',
    '{account} 向您申请合同：{contract}。请提出要约或拒绝；申请七天内有效。',
  ],
  'contractRequest.DECLINED': ['您的合同申请被拒绝', '{account} 拒绝了您的申请：{contract}。原因：{reason}'],
  'contractRequest.EXPIRED': ['您的合同申请已过期', '{account} 七天内未答复您的申请：{contract}。您可以再次申请。'],
  'bill.INSUFFICIENT': [
    '应付下级的款项正在等待',
    '应付 {account} 的 {amount}（{contract}，{from} 至 {to}）尚未支付：您的余额还差 {missing}。请充值，余额足够后会立即支付。',
  ],
  'bill.PAID_LATE': ['迟付的款项已到账', '{account} 欠您的 {amount}（{contract}，{from} 至 {to}）现已计入您的余额。'],
  'application.APPROVED': ['您已成为代理', '欢迎。代理中心已向您开放：请在那里创建链接并邀请玩家。'],
  'application.REJECTED': ['您的代理申请被拒绝', '原因：{reason} 您可以再次申请。'],
  'application.NEEDS_INFO': ['关于您的申请，我们有一个问题', '{question} 请在申请页面回答。'],
  'case.ANSWERED': ['客服已回复', '我们对“{title}”（工单 {number}）的回复已在工单中。'],
}

const ID: Texts = {
  'deposit.CONFIRMED': [
    'Deposit Anda sudah masuk',
    'Kami menerima {amount} dan menambahkannya ke saldo Anda. Deposit {number}.',
  ],
  'deposit.HELD': [
    'Sebagian pembayaran Anda ditahan',
    'Kami menerima pembayaran untuk deposit {number}. {amount} di antaranya belum boleh dikreditkan dan ditahan untuk Anda; halaman deposit menjelaskan alasannya.',
  ],
  'deposit.RETURNED': ['Pembayaran dikembalikan', '{amount} dari deposit {number} telah dikembalikan ke asalnya.'],
  'deposit.NOT_TAKEN': [
    'Deposit Anda tidak dapat dimulai',
    'Layanan pembayaran tidak menerima deposit {number} sebesar {amount}. Anda belum membayar apa pun; silakan pilih metode lain.',
  ],
  'deposit.REJECTED': [
    'Deposit Anda tidak dikreditkan',
    'Tidak ada pembayaran {amount} yang masuk untuk deposit {number}. Jika sudah membayar, buka deposit itu dan tambahkan gambar bukti.',
  ],
  'withdrawal.NEEDS_INFO': [
    'Kami perlu jawaban Anda',
    'Sebelum kami membayar {amount} (penarikan {number}), jawab pertanyaan di halamannya.',
  ],
  'withdrawal.DISBURSED': [
    'Penarikan Anda sudah dikirim',
    'Kami mengirim {amount} ke rekening Anda (penarikan {number}). Beri tahu kami bila sudah tiba.',
  ],
  'withdrawal.REJECTED': [
    'Penarikan Anda ditolak',
    '{amount} dari penarikan {number} kembali ke saldo Anda. Alasannya ada di halamannya.',
  ],
  'withdrawal.FAILED': [
    'Penarikan Anda tidak dapat dibayar',
    'Bank tidak menerima {amount} (penarikan {number}). Uangnya kembali ke saldo; periksa rekening lalu coba lagi.',
  ],
  'closing.REQUESTED': [
    'Akun Anda sedang ditutup',
    'Kami sedang membayarkan {amount}. Sampai uangnya Anda terima, Anda dapat masuk untuk mengikuti pembayaran, menjawab pertanyaan, dan menulis ke layanan pelanggan.',
  ],
  'closing.REVIEW': [
    'Pembayaran Anda sedang diperiksa',
    'Petugas memeriksa pembayaran {amount} (penarikan {number}) sebelum dikirim. Anda tidak perlu melakukan apa pun; kami menulis kepada Anda jika ada pertanyaan.',
  ],
  'closing.NEEDS_INFO': [
    'Kami perlu jawaban Anda sebelum membayar',
    'Akun Anda sedang ditutup, dan {amount} (penarikan {number}) menunggu jawaban Anda. Masuklah untuk membaca dan menjawab pertanyaannya.',
  ],
  'closing.DISBURSED': [
    'Pembayaran Anda sudah dikirim',
    'Kami mengirim {amount} ke rekening Anda (penarikan {number}). Masuklah untuk memberi tahu saat uangnya tiba; tanpa jawaban kami anggap sudah diterima, dan akun Anda ditutup.',
  ],
  'closing.REJECTED': [
    'Pembayaran Anda ditolak',
    '{amount} (penarikan {number}) belum dibayarkan dan tetap milik Anda. Masuklah untuk membaca alasannya, memilih kartu lain, dan meminta pembayaran lagi.',
  ],
  'closing.FAILED': [
    'Pembayaran Anda tidak berhasil',
    'Bank tidak menerima {amount} (penarikan {number}); uangnya tetap milik Anda. Masuklah untuk memeriksa atau mengganti kartu, lalu minta pembayaran lagi.',
  ],
  'closing.MONEY_LEFT': [
    'Masih ada uang di akun Anda',
    'Akun Anda sedang ditutup, tetapi {amount} masih ada di dalamnya. Masuklah, pilih kartu, dan minta pembayaran.',
  ],
  'closing.CLOSED': [
    'Akun Anda sudah ditutup',
    'Tidak ada lagi uang di akun Anda, dan akun ditutup selamanya. Layanan pelanggan menjawab pertanyaan tentangnya.',
  ],
  'identity.APPROVED': ['Pemeriksaan identitas selesai', 'Terima kasih. Sekarang Anda dapat menarik saldo.'],
  'identity.REJECTED': [
    'Pemeriksaan identitas ditolak',
    'Profil Anda menyebutkan dokumen yang tidak dapat kami terima. Anda dapat mengirim yang lain kapan saja.',
  ],
  'identity.NEEDS_INFO': ['Kami perlu dokumen lain', 'Profil Anda menyebutkan dokumen yang masih kurang.'],
  'security.PASSWORD': [
    'Kata sandi Anda telah diubah',
    'Semua perangkat lain telah keluar. Jika bukan Anda, segera atur ulang kata sandi dan hubungi layanan pelanggan.',
  ],
  'security.QUESTIONS': [
    'Pertanyaan keamanan Anda telah diubah',
    'Setelah 24 jam pertanyaan itu dapat mengonfirmasi pembayaran. Jika bukan Anda, segera ubah kata sandi dan hubungi layanan pelanggan.',
  ],
  'rank.UP': [
    'Selamat datang di {rank}',
    'Anda naik dari {before} ke {rank}. Keuntungan baru ada di halaman peringkat.',
  ],
  'rank.DOWN': [
    'Peringkat Anda kini {rank}',
    'Turnover dua bulan berturut-turut tidak cukup untuk {before}. Halaman peringkat menunjukkan jalan naik kembali.',
  ],
  'rank.GRACE': [
    'Pertahankan {rank} bulan ini',
    'Bulan lalu belum mencapai turnover {rank}. Capai {amount} bulan ini untuk mempertahankannya.',
  ],
  'rank.BIRTHDAY': [
    'Selamat ulang tahun',
    'Peringkat Anda memberi hadiah: {amount} ada di saldo Anda. Gunakan atau tarik sesuka Anda.',
  ],
  'rebate.CLAIMED': ['Rebate Anda sudah dibayar', '{amount} untuk permainan {from} sampai {to} ada di saldo Anda.'],
  'promotion.PAID': ['Hadiah telah dibayar', '{amount} ada di saldo Anda. Gunakan atau tarik sesuka Anda.'],
  'promotion.CLAIMED': [
    'Bonus Anda telah dimulai',
    'Anda punya {amount} uang bonus untuk bermain. Halaman bonus menunjukkan kemajuan, taruhan terbesar, dan batas waktunya.',
  ],
  'promotion.ISSUED': ['Pengajuan Anda diterima', '{amount} menunggu Anda di pusat hadiah. Klaim di sana.'],
  'promotion.REJECTED': ['Pengajuan Anda ditolak', 'Alasan: {reason}'],
  'bonus.CONVERTED': [
    'Bonus Anda kini menjadi uang tunai',
    'Ketentuan terpenuhi: {amount} ditambahkan ke saldo Anda, tanpa batas atas.',
  ],
  'bonus.FORFEITED': [
    'Anda melepaskan bonus',
    '{amount} uang bonus dikembalikan. Uang tunai Anda tetap dan dapat ditarik.',
  ],
  'bonus.EXPIRED': [
    'Bonus Anda berakhir',
    'Waktunya habis. {amount} uang bonus dikembalikan; uang tunai Anda tetap dan dapat ditarik.',
  ],
  'bonus.SPENT': [
    'Bonus Anda sudah dimainkan',
    'Tidak ada uang bonus tersisa. Uang tunai Anda kini bebas dari ketentuan bonus.',
  ],
  'leaderboard.WON': [
    'Anda memenangkan hadiah',
    'Peringkat {rank} di papan peringkat {from} sampai {to}: {amount} ada di saldo Anda.',
  ],
  'referral.PAID': [
    'Hadiah undangan dibayar',
    '{amount} untuk mengundang {friend} sudah ada di saldo Anda. Gunakan atau tarik sesuka Anda.',
  ],
  'points.APPROVED': ['Barang Anda sedang dikirim', 'Kami sudah menyerahkan yang Anda tukar (penukaran {number}).'],
  'points.REJECTED': ['Penukaran Anda ditolak', 'Poin Anda kembali (penukaran {number}). Alasan: {reason}'],
  'promotion.TICKETS': [
    'Tiket undian Anda sudah ada',
    'Tiket {from} sampai {to} ({number}) undian ini milik Anda. Halamannya menunjukkan nomor dan waktu pengundian.',
  ],
  'lottery.UNCHANGED': [
    'Undian lotre dihitung ulang',
    'Undian {number} dari {lottery} dikoreksi atau dibatalkan: {reason}. Saldo Anda tidak berubah; tiket menunjukkan setiap perhitungan.',
  ],
  'lottery.CORRECTED_UP': [
    'Hasil lotre dikoreksi',
    'Hasil undian {number} dari {lottery} keliru: {reason}. Tiket Anda dihitung ulang, dan {amount} ditambahkan ke saldo Anda. Halaman tiket menampilkan kedua perhitungan.',
  ],
  'lottery.CORRECTED_DOWN': [
    'Hasil lotre dikoreksi',
    'Hasil undian {number} dari {lottery} keliru: {reason}. Tiket Anda dihitung ulang, dan {amount} ditarik kembali, tidak pernah melebihi saldo Anda. Halaman tiket menampilkan kedua perhitungan.',
  ],
  'lottery.VOID': [
    'Undian lotre dibatalkan',
    'Undian {number} dari {lottery} dibatalkan. Taruhan Anda sebesar {amount} sudah kembali ke saldo.',
  ],
  'lottery.VOIDED_UP': [
    'Hasil lotre dibatalkan',
    'Undian {number} dari {lottery} dibatalkan: {reason}. Taruhan dikembalikan dan pembayaran ditarik; selisih {amount} ditambahkan ke saldo Anda.',
  ],
  'lottery.VOIDED_DOWN': [
    'Hasil lotre dibatalkan',
    'Undian {number} dari {lottery} dibatalkan: {reason}. Taruhan dikembalikan dan pembayaran ditarik; selisih {amount} dipotong dari saldo Anda, tidak pernah melebihi isinya.',
  ],
  'lottery.RETURNED': [
    'Taruhan lotre Anda dikembalikan',
    'Kami berhenti menjual tiket {lottery}. Taruhan Anda sebesar {amount} pada undian yang masih dijual sudah kembali ke saldo.',
  ],
  'raffle.LAPSED': [
    'Tiket undian gratis Anda hangus',
    '{number} tiket dari promosi tidak ikut serta: tiket yang terjual terlalu sedikit, atau akun Anda sedang jeda bermain.',
  ],
  'raffle.WON': ['Tiket undian Anda menang', 'Tiket {number} memenangkan hadiah {rank}. Klaim di halaman undian.'],
  'raffle.VOID': [
    'Undian dibatalkan',
    'Tiket yang terjual terlalu sedikit, jadi tidak ada yang diundi. Poin untuk {number} tiket sudah kembali.',
  ],
  'raffle.CALLED_OFF': [
    'Undian dibatalkan',
    'Kami membatalkan undian ini, dan tidak ada yang diundi. Poin untuk {number} tiket sudah kembali.',
  ],
  'raffle.WITHDRAWN': [
    'Undian dibatalkan',
    'Kami membatalkan undian ini, dan tidak ada yang diundi. Anda tidak membayar apa pun untuk {number} tiket dari promosi.',
  ],
  'raffle.REMOVED': [
    'Tiket undian Anda dikeluarkan',
    'Akun Anda sedang jeda bermain saat penjualan ditutup. Poin untuk {number} tiket sudah kembali.',
  ],
  'contract.OFFERED': [
    'Anda ditawari kontrak',
    '{account} menawarkan kontrak kepada Anda: {contract}. Halamannya di pusat agen memuat syarat dan simulasi pembayarannya. Tawaran berlaku tujuh hari.',
  ],
  'contract.ACCEPTED': [
    'Tawaran Anda diterima',
    '{account} menerima tawaran Anda: {contract}. Kontrak berlaku mulai periode berikutnya.',
  ],
  'contract.REJECTED': [
    'Tawaran Anda ditolak',
    '{account} menolak tawaran Anda: {contract}. Anda dapat menawarkan syarat lain.',
  ],
  'contract.EXPIRED': [
    'Tawaran kedaluwarsa',
    'Tawaran kontrak dengan {account} tidak dijawab dalam tujuh hari: {contract}.',
  ],
  'contract.TERMINATED': [
    'Kontrak akan berakhir',
    'Kontrak dengan {account} akan berakhir: {contract}. Halamannya di pusat agen menyebutkan sampai kapan dibayar.',
  ],
  'contractRequest.REQUESTED': [
    'Anda dimintai kontrak',
    '{account} meminta kontrak kepada Anda: {contract}. Jawab dengan tawaran atau tolak; permintaan berlaku tujuh hari.',
  ],
  'contractRequest.DECLINED': [
    'Permintaan Anda ditolak',
    '{account} menolak permintaan Anda: {contract}. Alasan: {reason}',
  ],
  'contractRequest.EXPIRED': [
    'Permintaan Anda kedaluwarsa',
    '{account} tidak menjawab permintaan Anda dalam tujuh hari: {contract}. Anda dapat meminta lagi.',
  ],
  'bill.INSUFFICIENT': [
    'Pembayaran kepada downline Anda tertunda',
    '{account} harus menerima {amount} ({contract}, {from} sampai {to}), tetapi saldo Anda kurang {missing}, sehingga belum ada yang dibayar. Tambahkan uang ke akun Anda: tagihan dibayar begitu saldo mencukupi.',
  ],
  'bill.PAID_LATE': [
    'Pembayaran yang terlambat sudah tiba',
    '{amount} yang terutang oleh {account} kepada Anda ({contract}, {from} sampai {to}) kini ada di saldo Anda.',
  ],
  'application.APPROVED': [
    'Anda sekarang agen',
    'Selamat datang. Pusat agen terbuka bagi Anda: buat tautan di sana dan undang pemain.',
  ],
  'application.REJECTED': ['Pengajuan agen Anda ditolak', 'Alasan: {reason} Anda dapat mengajukan lagi.'],
  'application.NEEDS_INFO': [
    'Kami punya pertanyaan tentang pengajuan Anda',
    '{question} Jawab di halaman pengajuan Anda.',
  ],
  'case.ANSWERED': [
    'Layanan pelanggan sudah menjawab',
    'Jawaban kami untuk “{title}” (kasus {number}) ada di kasus itu.',
  ],
}

const TH: Texts = {
  'deposit.CONFIRMED': ['เงินฝากเข้าบัญชีแล้ว', 'เราได้รับ {amount} และเพิ่มในยอดเงินของคุณแล้ว รายการฝาก {number}'],
  'deposit.HELD': [
    'เงินที่ชำระบางส่วนถูกพักไว้',
    'เราได้รับเงินสำหรับรายการฝาก {number} แล้ว แต่ {amount} ยังไม่สามารถเข้าบัญชีได้และถูกพักไว้ให้คุณ ดูเหตุผลได้ในรายการฝาก',
  ],
  'deposit.RETURNED': ['คืนเงินที่ชำระแล้ว', '{amount} ของรายการฝาก {number} ถูกส่งคืนไปยังต้นทางแล้ว'],
  'deposit.NOT_TAKEN': [
    'เริ่มรายการฝากไม่ได้',
    'ผู้ให้บริการชำระเงินไม่รับรายการฝาก {number} จำนวน {amount} คุณยังไม่ได้จ่ายเงิน โปรดเลือกวิธีอื่น',
  ],
  'deposit.REJECTED': [
    'รายการฝากยังไม่ได้รับเครดิต',
    'ไม่มีการชำระ {amount} สำหรับรายการฝาก {number} หากชำระแล้ว โปรดเปิดรายการฝากและแนบรูปหลักฐาน',
  ],
  'withdrawal.NEEDS_INFO': [
    'เราต้องการคำตอบจากคุณ',
    'ก่อนที่เราจะจ่าย {amount} (รายการถอน {number}) โปรดตอบคำถามในหน้ารายการ',
  ],
  'withdrawal.DISBURSED': ['ส่งเงินถอนแล้ว', 'เราส่ง {amount} ไปยังบัญชีของคุณแล้ว (รายการถอน {number}) โปรดยืนยันเมื่อได้รับเงิน'],
  'withdrawal.REJECTED': ['รายการถอนถูกปฏิเสธ', '{amount} ของรายการถอน {number} กลับสู่ยอดเงินของคุณแล้ว ดูเหตุผลในหน้ารายการ'],
  'withdrawal.FAILED': [
    'จ่ายเงินถอนไม่สำเร็จ',
    'ธนาคารไม่รับ {amount} (รายการถอน {number}) เงินกลับสู่ยอดเงินแล้ว โปรดตรวจสอบบัญชีแล้วลองใหม่',
  ],
  'closing.REQUESTED': [
    'กำลังปิดบัญชีของคุณ',
    'เรากำลังจ่าย {amount} ให้คุณ จนกว่าเงินจะถึงมือ คุณเข้าสู่ระบบเพื่อติดตามการจ่ายเงิน ตอบคำถาม และติดต่อฝ่ายบริการลูกค้าได้',
  ],
  'closing.REVIEW': [
    'กำลังตรวจสอบการจ่ายเงินของคุณ',
    'เจ้าหน้าที่ตรวจสอบการจ่าย {amount} (รายการถอน {number}) ก่อนส่ง คุณไม่ต้องทำอะไร หากมีคำถามเราจะเขียนถึงคุณ',
  ],
  'closing.NEEDS_INFO': [
    'เราต้องการคำตอบจากคุณก่อนจ่ายเงิน',
    'กำลังปิดบัญชีของคุณ และ {amount} (รายการถอน {number}) รอคำตอบจากคุณ โปรดเข้าสู่ระบบเพื่ออ่านและตอบคำถาม',
  ],
  'closing.DISBURSED': [
    'ส่งเงินของคุณแล้ว',
    'เราส่ง {amount} ไปยังบัญชีธนาคารของคุณแล้ว (รายการถอน {number}) โปรดเข้าสู่ระบบเพื่อแจ้งเมื่อได้รับเงิน หากไม่ตอบ เราถือว่าได้รับแล้วและจะปิดบัญชี',
  ],
  'closing.REJECTED': [
    'การจ่ายเงินของคุณถูกปฏิเสธ',
    '{amount} (รายการถอน {number}) ยังไม่ได้จ่ายและยังเป็นของคุณ โปรดเข้าสู่ระบบเพื่อดูเหตุผล เลือกบัตรอื่น และขอรับเงินอีกครั้ง',
  ],
  'closing.FAILED': [
    'จ่ายเงินให้คุณไม่สำเร็จ',
    'ธนาคารไม่รับ {amount} (รายการถอน {number}) เงินยังเป็นของคุณ โปรดเข้าสู่ระบบเพื่อตรวจสอบหรือเปลี่ยนบัตร แล้วขอรับเงินอีกครั้ง',
  ],
  'closing.MONEY_LEFT': ['ยังมีเงินอยู่ในบัญชีของคุณ', 'กำลังปิดบัญชีของคุณ แต่ยังมี {amount} อยู่ โปรดเข้าสู่ระบบ เลือกบัตร และขอรับเงิน'],
  'closing.CLOSED': ['ปิดบัญชีของคุณแล้ว', 'ไม่มีเงินเหลือในบัญชีของคุณ และบัญชีถูกปิดถาวร หากมีคำถาม โปรดติดต่อฝ่ายบริการลูกค้า'],
  'identity.APPROVED': ['ยืนยันตัวตนเสร็จแล้ว', 'ขอบคุณ คุณถอนเงินได้แล้ว'],
  'identity.REJECTED': ['การยืนยันตัวตนไม่ผ่าน', 'โปรไฟล์ของคุณระบุเอกสารที่เรารับไม่ได้ คุณส่งเอกสารอื่นได้ทุกเมื่อ'],
  'identity.NEEDS_INFO': ['เราต้องการเอกสารเพิ่ม', 'โปรไฟล์ของคุณระบุเอกสารที่ยังขาดสำหรับการยืนยันตัวตน'],
  'security.PASSWORD': [
    'รหัสผ่านของคุณถูกเปลี่ยนแล้ว',
    'อุปกรณ์อื่นทั้งหมดออกจากระบบแล้ว หากไม่ใช่คุณ โปรดตั้งรหัสผ่านใหม่ทันทีและติดต่อฝ่ายบริการลูกค้า',
  ],
  'security.QUESTIONS': [
    'คำถามความปลอดภัยของคุณถูกเปลี่ยนแล้ว',
    'ใช้ยืนยันการชำระเงินได้หลังจาก 24 ชั่วโมง หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านทันทีและติดต่อฝ่ายบริการลูกค้า',
  ],
  'rank.UP': ['ยินดีต้อนรับสู่ {rank}', 'คุณเลื่อนจาก {before} เป็น {rank} แล้ว ดูสิทธิประโยชน์ใหม่ในหน้าระดับ'],
  'rank.DOWN': ['ระดับของคุณคือ {rank}', 'ยอดเดิมพันสองเดือนติดต่อกันไม่ถึงเกณฑ์รักษา {before} หน้าระดับแสดงวิธีกลับขึ้นไป'],
  'rank.GRACE': ['รักษา {rank} ในเดือนนี้', 'เดือนที่แล้วยอดเดิมพันไม่ถึงเกณฑ์ {rank} ทำให้ถึง {amount} ในเดือนนี้เพื่อรักษาระดับ'],
  'rank.BIRTHDAY': ['สุขสันต์วันเกิด', 'ระดับของคุณมีของขวัญให้ {amount} อยู่ในยอดเงินของคุณ ใช้หรือถอนได้ตามต้องการ'],
  'rebate.CLAIMED': ['จ่ายเงินคืนแล้ว', '{amount} สำหรับการเล่นวันที่ {from} ถึง {to} อยู่ในยอดเงินของคุณแล้ว'],
  'promotion.PAID': ['จ่ายรางวัลแล้ว', '{amount} อยู่ในยอดเงินของคุณ ใช้หรือถอนได้ตามต้องการ'],
  'promotion.CLAIMED': ['โบนัสของคุณเริ่มแล้ว', 'คุณมีเงินโบนัส {amount} สำหรับเล่น หน้าโบนัสแสดงความคืบหน้า เดิมพันสูงสุด และวันหมดอายุ'],
  'promotion.ISSUED': ['คำขอของคุณได้รับอนุมัติ', '{amount} รอคุณอยู่ในศูนย์รางวัล รับได้ที่นั่น'],
  'promotion.REJECTED': ['คำขอของคุณไม่ได้รับอนุมัติ', 'เหตุผล: {reason}'],
  'bonus.CONVERTED': ['โบนัสของคุณเป็นเงินสดแล้ว', 'คุณทำตามเงื่อนไขครบ: เพิ่ม {amount} ในยอดเงินแล้ว ไม่จำกัดเพดาน'],
  'bonus.FORFEITED': ['คุณสละโบนัสแล้ว', 'เงินโบนัส {amount} ถูกคืน เงินสดของคุณยังอยู่และถอนได้'],
  'bonus.EXPIRED': ['โบนัสของคุณหมดอายุ', 'หมดเวลาแล้ว เงินโบนัส {amount} ถูกคืน เงินสดของคุณยังอยู่และถอนได้'],
  'bonus.SPENT': ['คุณใช้โบนัสหมดแล้ว', 'ไม่มีเงินโบนัสเหลือ เงินสดของคุณไม่ติดเงื่อนไขโบนัสแล้ว'],
  'leaderboard.WON': ['คุณได้รับรางวัล', 'อันดับ {rank} บนกระดานอันดับ {from} ถึง {to}: {amount} อยู่ในยอดคงเหลือแล้ว'],
  'referral.PAID': ['จ่ายรางวัลแนะนำเพื่อนแล้ว', '{amount} สำหรับการชวน {friend} อยู่ในยอดเงินของคุณแล้ว ใช้หรือถอนได้ตามต้องการ'],
  'points.APPROVED': ['ส่งของที่แลกแล้ว', 'เราส่งมอบสิ่งที่คุณแลกแล้ว (รายการแลก {number})'],
  'points.REJECTED': ['การแลกถูกปฏิเสธ', 'คืนแต้มให้คุณแล้ว (รายการแลก {number}) เหตุผล: {reason}'],
  'promotion.TICKETS': [
    'ตั๋วชิงโชคของคุณมาแล้ว',
    'ตั๋ว {from} ถึง {to} ({number} ใบ) เป็นของคุณ หน้าชิงโชคแสดงหมายเลขและเวลาจับรางวัล',
  ],
  'lottery.UNCHANGED': [
    'งวดหวยถูกคำนวณใหม่',
    'งวด {number} ของ {lottery} ถูกแก้ไขหรือยกเลิก: {reason} ยอดเงินของคุณไม่เปลี่ยนแปลง ตั๋วแสดงการจ่ายแต่ละครั้ง',
  ],
  'lottery.CORRECTED_UP': [
    'แก้ไขผลหวยแล้ว',
    'ผลงวด {number} ของ {lottery} ไม่ถูกต้อง: {reason} ระบบคำนวณตั๋วของคุณใหม่และเพิ่ม {amount} ในยอดเงินแล้ว หน้าตั๋วแสดงการจ่ายทั้งสองครั้ง',
  ],
  'lottery.CORRECTED_DOWN': [
    'แก้ไขผลหวยแล้ว',
    'ผลงวด {number} ของ {lottery} ไม่ถูกต้อง: {reason} ระบบคำนวณตั๋วของคุณใหม่และเรียกคืน {amount} โดยไม่เกินยอดเงินของคุณ หน้าตั๋วแสดงการจ่ายทั้งสองครั้ง',
  ],
  'lottery.VOID': ['งวดหวยถูกยกเลิก', 'งวด {number} ของ {lottery} ถูกยกเลิก เงินเดิมพัน {amount} กลับเข้ายอดเงินของคุณแล้ว'],
  'lottery.VOIDED_UP': [
    'ผลหวยถูกยกเลิก',
    'งวด {number} ของ {lottery} เป็นโมฆะ: {reason} คืนเงินเดิมพันและเรียกคืนเงินรางวัล ส่วนต่าง {amount} เพิ่มในยอดเงินของคุณแล้ว',
  ],
  'lottery.VOIDED_DOWN': [
    'ผลหวยถูกยกเลิก',
    'งวด {number} ของ {lottery} เป็นโมฆะ: {reason} คืนเงินเดิมพันและเรียกคืนเงินรางวัล ส่วนต่าง {amount} หักจากยอดเงินของคุณโดยไม่เกินยอดที่มี',
  ],
  'lottery.RETURNED': [
    'คืนเงินเดิมพันหวยแล้ว',
    'เราหยุดขาย {lottery} แล้ว เงินเดิมพัน {amount} ของงวดที่ยังเปิดขายอยู่กลับเข้ายอดเงินของคุณแล้ว',
  ],
  'raffle.LAPSED': ['ตั๋วชิงโชคฟรีของคุณหมดสิทธิ์', 'ตั๋ว {number} ใบจากโปรโมชันไม่ได้เข้าร่วม: ขายตั๋วได้น้อยเกินไป หรือบัญชีของคุณพักการเล่น'],
  'raffle.WON': ['ตั๋วชิงโชคของคุณถูกรางวัล', 'ตั๋ว {number} ได้รางวัลที่ {rank} รับรางวัลได้ที่หน้าชิงโชค'],
  'raffle.VOID': ['ยกเลิกการชิงโชค', 'ขายตั๋วได้น้อยเกินไปจึงไม่จับรางวัล คืนแต้มของตั๋ว {number} ใบให้คุณแล้ว'],
  'raffle.CALLED_OFF': ['ยกเลิกการชิงโชค', 'เรายกเลิกการชิงโชคครั้งนี้และจะไม่จับรางวัล คืนแต้มของตั๋ว {number} ใบให้คุณแล้ว'],
  'raffle.WITHDRAWN': [
    'ยกเลิกการชิงโชค',
    'เรายกเลิกการชิงโชคครั้งนี้และจะไม่จับรางวัล คุณไม่ได้จ่ายอะไรสำหรับตั๋ว {number} ใบจากโปรโมชัน',
  ],
  'raffle.REMOVED': ['นำตั๋วชิงโชคของคุณออกแล้ว', 'บัญชีของคุณพักการเล่นตอนปิดขาย คืนแต้มของตั๋ว {number} ใบให้คุณแล้ว'],
  'contract.OFFERED': [
    'คุณได้รับข้อเสนอสัญญา',
    '{account} เสนอสัญญาให้คุณ: {contract} หน้าสัญญาในศูนย์ตัวแทนแสดงเงื่อนไขและยอดที่จะได้รับจากตัวเลขจริง ข้อเสนอมีอายุเจ็ดวัน',
  ],
  'contract.ACCEPTED': ['ข้อเสนอของคุณได้รับการตอบรับ', '{account} ตอบรับข้อเสนอ: {contract} สัญญามีผลตั้งแต่รอบถัดไป'],
  'contract.REJECTED': ['ข้อเสนอของคุณถูกปฏิเสธ', '{account} ปฏิเสธข้อเสนอ: {contract} คุณเสนอเงื่อนไขอื่นได้'],
  'contract.EXPIRED': ['ข้อเสนอหมดอายุ', 'ข้อเสนอสัญญากับ {account} ไม่มีคำตอบภายในเจ็ดวัน: {contract}'],
  'contract.TERMINATED': ['สัญญากำลังจะสิ้นสุด', 'สัญญากับ {account} กำลังจะสิ้นสุด: {contract} หน้าสัญญาในศูนย์ตัวแทนบอกว่าจ่ายถึงเมื่อใด'],
  'contractRequest.REQUESTED': [
    'มีคำขอสัญญาถึงคุณ',
    '{account} ขอสัญญาจากคุณ: {contract} ตอบด้วยข้อเสนอหรือปฏิเสธ คำขอมีอายุเจ็ดวัน',
  ],
  'contractRequest.DECLINED': ['คำขอของคุณถูกปฏิเสธ', '{account} ปฏิเสธคำขอของคุณ: {contract} เหตุผล: {reason}'],
  'contractRequest.EXPIRED': ['คำขอของคุณหมดอายุ', '{account} ไม่ได้ตอบคำขอภายในเจ็ดวัน: {contract} คุณขอใหม่ได้'],
  'bill.INSUFFICIENT': [
    'รายการจ่ายให้ดาวน์ไลน์ของคุณกำลังรอ',
    'ต้องจ่าย {amount} ให้ {account} ({contract} {from} ถึง {to}) แต่ยอดเงินของคุณขาดอีก {missing} จึงยังไม่ได้จ่าย โปรดเติมเงิน ระบบจะจ่ายทันทีเมื่อยอดเงินพอ',
  ],
  'bill.PAID_LATE': [
    'เงินที่จ่ายล่าช้าเข้าแล้ว',
    '{amount} ที่ {account} ค้างจ่ายคุณ ({contract} {from} ถึง {to}) อยู่ในยอดเงินของคุณแล้ว',
  ],
  'application.APPROVED': ['คุณเป็นตัวแทนแล้ว', 'ยินดีต้อนรับ ศูนย์ตัวแทนเปิดให้คุณแล้ว: สร้างลิงก์ที่นั่นและชวนผู้เล่น'],
  'application.REJECTED': ['คำขอเป็นตัวแทนถูกปฏิเสธ', 'เหตุผล: {reason} คุณสมัครใหม่ได้'],
  'application.NEEDS_INFO': ['เรามีคำถามเกี่ยวกับคำขอของคุณ', '{question} ตอบได้ที่หน้าคำขอของคุณ'],
  'case.ANSWERED': ['ฝ่ายบริการลูกค้าตอบแล้ว', 'คำตอบของเราสำหรับ “{title}” (เรื่องที่ {number}) อยู่ในเรื่องนั้นแล้ว'],
}

/** Names of the kinds of contracts, which are the parameter `contract`. */
const CONTRACTS: Readonly<Record<ContractKind, Readonly<Partial<Record<LanguageCode, string>>>>> = {
  DIVIDEND: { EN: 'dividend', VI: 'cổ tức', CN: '分红', ID: 'dividen', TH: 'เงินปันผล' },
  DAILY_SALARY: { EN: 'daily salary', VI: 'lương ngày', CN: '日工资', ID: 'gaji harian', TH: 'เงินเดือนรายวัน' },
  HOURLY_SALARY: { EN: 'hourly salary', VI: 'lương giờ', CN: '时工资', ID: 'gaji per jam', TH: 'เงินเดือนรายชั่วโมง' },
  REALTIME_SALARY: {
    EN: 'real-time salary',
    VI: 'lương tức thời',
    CN: '实时工资',
    ID: 'gaji langsung',
    TH: 'เงินเดือนทันที',
  },
}

const isContractKind = (kind: string): kind is ContractKind => Object.hasOwn(CONTRACTS, kind)

const PACKS: Readonly<Partial<Record<LanguageCode, Texts>>> = { EN, VI, CN, ID, TH }

/** Words a message of the platform. A template of a newer version has no words. */
export function messageText(
  template: string,
  params: Readonly<Record<string, string>>,
  { language, currency }: { language: LanguageCode; currency: string },
): { title: string; content: string } {
  const codes = [language, ...LANGUAGES[language].fallback]
  const pack = codes.map((code) => PACKS[code]).find(Boolean) ?? EN
  const [title, content] = pack[template as MessageTemplate] ?? [template, '']
  const money = new Intl.NumberFormat(LANGUAGES[language].bcp47, { style: 'currency', currency })
  const fill = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = params[name] ?? ''
      if (name === 'amount' || name === 'missing') return money.format(value as `${number}`)
      if (name === 'lottery') return lotteryNames(value, language)
      if (name !== 'contract' || !isContractKind(value)) return value
      return codes.map((code) => CONTRACTS[value][code]).find(Boolean) ?? value
    })
  return { title: fill(title), content: fill(content) }
}

/** @param codes one, or several separated by spaces */
function lotteryNames(codes: string, language: LanguageCode): string {
  const names = codes.split(' ').map((code) => {
    const lottery = lotteryOf(code)
    return lottery ? lotteryName(lottery, language) : code
  })
  return new Intl.ListFormat(LANGUAGES[language].bcp47).format(names)
}

/** The title of a template that has no parameters in it. */
export function plainTitle(template: string, language: LanguageCode): string | undefined {
  const pack = [language, ...LANGUAGES[language].fallback].map((code) => PACKS[code]).find(Boolean) ?? EN
  const [title = ''] = pack[template as MessageTemplate] ?? []
  return title === '' || title.includes('{') ? undefined : title
}
