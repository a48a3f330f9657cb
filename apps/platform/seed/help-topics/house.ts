import type { HelpTopic } from './help-topic.ts'

/** What holds for every member without being claimed, and so is no promotion. */
export const HOUSE: HelpTopic = {
  code: 'house',
  title: { EN: 'How the house works', VI: 'Cách nhà vận hành' },
  articles: {
    'checked-rounds': {
      EN: [
        'Rounds you can check yourself',
        '<p>Every round of our own games can be checked after you have played it.</p><p>Before a round you are shown the <strong>hash</strong> of the seed that decides it. Afterwards you are shown the seed. If the two fit, the result stood before you played.</p><p>The report of each round does the sum in your own browser, and prints what you need to do it elsewhere.</p><ul><li>It holds for every round of the games in the lobby “House games”, with play credit as with a balance.</li><li>The check uses HMAC-SHA-256 over the server’s seed, your own seed and the number of the round.</li><li>You may set your own seed in the game’s fairness panel at any time between rounds.</li><li>A round whose seed does not fit its hash is void and its stake is returned.</li></ul>',
      ],
      VI: [
        'Ván chơi tự kiểm chứng được',
        '<p>Mỗi ván của trò chơi nhà làm đều kiểm tra được sau khi chơi.</p><p>Trước mỗi ván, bạn thấy <strong>mã băm</strong> của hạt giống quyết định ván đó. Sau ván, bạn thấy chính hạt giống. Nếu hai số khớp nhau, kết quả đã có trước khi bạn chơi.</p><p>Báo cáo của mỗi ván tính ngay trong trình duyệt của bạn, và in ra những gì cần để tính ở nơi khác.</p><ul><li>Áp dụng cho mọi ván của các trò chơi trong sảnh trò nhà làm, với số dư chơi thử cũng như số dư thường.</li><li>Phép kiểm dùng HMAC-SHA-256 trên hạt giống của máy chủ, hạt giống của bạn và số thứ tự ván.</li><li>Bạn có thể đặt hạt giống của mình trong mục công bằng của trò chơi, bất cứ lúc nào giữa hai ván.</li><li>Ván nào có hạt giống không khớp mã băm thì bị hủy và tiền cược được trả lại.</li></ul>',
      ],
    },
    'free-play': {
      EN: [
        'Look first, register later',
        '<p>A demo account opens without a name, an address or a deposit.</p><p>Free play opens a demo account with <strong>play credit</strong>. You see the same games, the same odds and the same reports as a member.</p><p>If it is not for you, close the page. There is nothing to cancel.</p><ul><li>Play credit is play money. It cannot be bought, sold, transferred or paid out.</li><li>The demo account and its credit end with the session.</li><li>Nothing of a demo account is carried over to an account of your own, neither credit nor results.</li><li>A demo account keeps no favourites and cannot open My account, the agent centre or the cashier.</li><li>For adults only.</li></ul>',
      ],
      VI: [
        'Xem trước, đăng ký sau',
        '<p>Tài khoản dùng thử mở được mà không cần tên, địa chỉ hay nạp tiền.</p><p>Chơi thử mở một tài khoản dùng thử với <strong>số dư chơi thử</strong>. Bạn thấy đúng những trò chơi, tỷ lệ và báo cáo mà thành viên thấy.</p><p>Nếu không hợp, bạn chỉ cần đóng trang. Không có gì phải hủy.</p><ul><li>Số dư chơi thử là tiền ảo, không thể mua, bán, chuyển hay rút.</li><li>Tài khoản dùng thử và số dư kết thúc cùng phiên.</li><li>Không có gì của tài khoản dùng thử được chuyển sang tài khoản riêng của bạn, kể cả số dư lẫn kết quả.</li><li>Tài khoản dùng thử không lưu trò chơi yêu thích và không mở được Tài khoản của tôi, trung tâm đại lý hay quầy nạp rút.</li><li>Chỉ dành cho người lớn.</li></ul>',
      ],
    },
    'plain-account': {
      EN: [
        'An account without strings',
        '<p>It costs nothing, asks for no deposit, and you may leave it unused.</p><p>The registration form asks for what the house needs and no more; each field says whether it must be filled in.</p><p>How to set limits, take a break or leave is told <a href="/responsible-gaming">before you register</a>, not after.</p><ul><li>One account a person.</li><li>Opening an account gives no credit and no bonus, and obliges you to nothing.</li><li>An account that is not used stays as it is. No fee is taken.</li><li>Your password is kept as a hash only. Nobody of the house will ever ask you for it.</li><li>For adults only, where playing is allowed.</li></ul>',
      ],
      VI: [
        'Tài khoản không ràng buộc',
        '<p>Không tốn phí, không đòi nạp tiền, và có thể để đó không dùng.</p><p>Mẫu đăng ký chỉ hỏi những gì cần thiết; mỗi ô đều ghi rõ có bắt buộc hay không.</p><p>Cách đặt giới hạn, tạm nghỉ hay rời đi được nói <a href="/responsible-gaming">trước khi bạn đăng ký</a>, không phải sau đó.</p><ul><li>Mỗi người một tài khoản.</li><li>Mở tài khoản không kèm tiền thưởng và không buộc bạn làm gì.</li><li>Tài khoản không dùng vẫn được giữ nguyên, không thu phí.</li><li>Mật khẩu chỉ được lưu dưới dạng băm. Không ai của nhà hỏi mật khẩu của bạn.</li><li>Chỉ dành cho người lớn, ở nơi được phép chơi.</li></ul>',
      ],
    },
    'weekly-rebate': {
      EN: [
        'Weekly rebate by rank',
        '<p>A small share of the week’s turnover comes back, won or lost. You claim it on the rebate page.</p><p>Higher ranks have higher rates. Returned stakes do not count.</p><p>The rebate page of My account shows your rates, the week so far and what you can claim.</p><ul><li>Your rates, the smallest amount that is paid and the last day for claiming stand on the rebate page.</li></ul>',
      ],
      VI: [
        'Hoàn trả hằng tuần theo hạng',
        '<p>Một phần nhỏ tổng cược của tuần được trả lại, dù thắng hay thua. Bạn nhận ở trang Hoàn trả.</p><p>Hạng cao hơn có tỷ lệ cao hơn. Tiền cược đã trả lại không tính.</p><p>Trang Hoàn trả trong Tài khoản của tôi cho biết tỷ lệ của bạn, kết quả tuần này và số tiền nhận được.</p><ul><li>Tỷ lệ của bạn, số tiền nhỏ nhất được trả và ngày cuối để nhận có trên trang Hoàn trả.</li></ul>',
      ],
    },
    'invite-a-friend': {
      EN: [
        'Invite a friend',
        '<p>A link of your own for people who asked for it.</p><p>You find your link, its QR code and how many people have registered with it under “Invite friends” in the menu.</p><p>The page says what a friend has to do for your reward, how much it is, and how far each friend is.</p><ul><li>Send your link only to adults who asked for it. No mass messages and no strangers’ groups.</li></ul>',
      ],
      VI: [
        'Mời bạn bè',
        '<p>Một liên kết riêng để gửi cho người muốn có.</p><p>Bạn xem liên kết, mã QR và số người đã đăng ký bằng liên kết đó ở mục “Mời bạn bè” trong menu.</p><p>Trang đó ghi rõ bạn bè cần làm gì để bạn được thưởng, thưởng bao nhiêu và mỗi người đã đến đâu.</p><ul><li>Chỉ gửi liên kết cho người lớn muốn nhận. Không gửi hàng loạt, không gửi vào nhóm người lạ.</li></ul>',
      ],
    },
    'points-mall': {
      EN: [
        'Points that never expire',
        '<p>Turnover earns points, and points buy play money and gifts.</p><p>Some games earn points faster than others, and so do higher ranks. The points mall shows what each thing costs before you choose.</p><p>The points of a day are credited the day after.</p><ul><li>Points never expire and are not lost when you take a break.</li><li>Points cannot be bought, sold or given to others.</li><li>What a thing costs in points is shown before you confirm, and the price at that moment holds.</li><li>A redemption that is turned down gives its points back in full.</li></ul>',
      ],
      VI: [
        'Điểm không bao giờ hết hạn',
        '<p>Tổng cược tích điểm; điểm đổi được tiền ảo và quà.</p><p>Có trò chơi tích điểm nhanh hơn trò khác, và hạng cao được nhiều điểm hơn. Trung tâm đổi điểm ghi rõ giá từng món trước khi bạn chọn.</p><p>Điểm của một ngày được cộng vào ngày hôm sau.</p><ul><li>Điểm không hết hạn và không mất khi bạn tạm nghỉ.</li><li>Điểm không thể mua, bán hay tặng cho người khác.</li><li>Giá của từng món hiện ra trước khi bạn xác nhận, và giá tại lúc đó được áp dụng.</li><li>Yêu cầu đổi bị từ chối được trả lại đủ điểm.</li></ul>',
      ],
    },
    'tell-us': {
      EN: [
        'Share your opinion',
        '<p>Tell us what you like and what is missing. Every message is read.</p><p><a href="/service">Write to us</a> with or without an account: every message gets a number, and our answer stands under it.</p><ul><li>Nothing is paid for feedback, and no account is needed.</li><li>Visitors get a code by e-mail that opens our answer.</li><li>What you write is kept with the language you wrote from and, if you are logged in, with your account.</li><li>Never send a password, a code or a full account number.</li></ul>',
      ],
      VI: [
        'Góp ý cùng chúng tôi',
        '<p>Cho chúng tôi biết bạn thích gì và còn thiếu gì. Mọi góp ý đều được đọc.</p><p><a href="/service">Viết cho chúng tôi</a>, có tài khoản hay không: mỗi tin nhắn có một số, và câu trả lời nằm ngay bên dưới.</p><ul><li>Góp ý không được trả tiền, và không cần tài khoản.</li><li>Khách nhận qua e-mail một mã để mở câu trả lời.</li><li>Nội dung được lưu cùng ngôn ngữ bạn dùng và, nếu bạn đã đăng nhập, cùng tài khoản của bạn.</li><li>Không bao giờ gửi mật khẩu, mã xác minh hay số tài khoản đầy đủ.</li></ul>',
      ],
    },
  },
}
