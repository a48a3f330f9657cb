import type { HelpTopic } from './help-topic.ts'

export const AGREEMENT: HelpTopic = {
  code: 'agreement',
  title: { EN: 'User agreement', VI: 'Thỏa thuận người dùng' },
  articles: {
    'what-this-is': {
      EN: [
        'What this is',
        '<p>Playhouse is a demonstration with play money. Nothing on it can be bought, sold, won or paid out in real money. This agreement says what holds between you and the house while you use it. It is in force since 1 October 2026.</p>',
      ],
      VI: [
        'Đây là gì',
        '<p>Playhouse là bản giới thiệu dùng tiền ảo. Không có gì trên trang mua, bán, thắng hay rút được bằng tiền thật. Thỏa thuận này nêu những gì áp dụng giữa bạn và nhà khi bạn sử dụng trang, có hiệu lực từ ngày 1 tháng 10 năm 2026.</p>',
      ],
    },
    'who-may-play': {
      EN: [
        'Who may play',
        '<ol><li>Adults of 18 and over, where playing is allowed.</li><li>One account a person. Accounts are not sold, lent or played on behalf of others.</li><li>What you tell us in the registration form is true.</li></ol>',
      ],
      VI: [
        'Ai được chơi',
        '<ol><li>Người từ 18 tuổi trở lên, ở nơi được phép chơi.</li><li>Mỗi người một tài khoản. Không bán, cho mượn hay chơi hộ người khác.</li><li>Thông tin bạn điền trong mẫu đăng ký là thật.</li></ol>',
      ],
    },
    'your-account': {
      EN: [
        'Your account',
        '<ol><li>You keep your password to yourself. What is done with it counts as done by you until you tell us otherwise.</li><li>You can end any session of yours, and change your password at any time.</li><li>A demo account and its credit end with the session.</li></ol>',
      ],
      VI: [
        'Tài khoản của bạn',
        '<ol><li>Bạn giữ kín mật khẩu. Việc làm bằng mật khẩu đó được coi là của bạn cho đến khi bạn báo khác.</li><li>Bạn có thể kết thúc bất kỳ phiên nào của mình và đổi mật khẩu bất cứ lúc nào.</li><li>Tài khoản dùng thử và số dư kết thúc cùng phiên.</li></ol>',
      ],
    },
    'rounds-and-results': {
      EN: [
        'Rounds and results',
        '<ol><li>A round counts when its stake is entered in the book. It is decided once.</li><li>The rules and payouts of a game are those it shows when the round is played.</li><li>A round that was not decided because of a fault is void and its stake is returned.</li><li>Where a game’s page and the book differ, the book holds.</li></ol>',
      ],
      VI: [
        'Ván chơi và kết quả',
        '<ol><li>Một ván được tính khi tiền cược được ghi vào sổ. Mỗi ván chỉ có một kết quả.</li><li>Luật và mức trả của trò chơi là những gì được ghi lúc chơi ván đó.</li><li>Ván chưa có kết quả vì lỗi thì bị hủy và tiền cược được trả lại.</li><li>Nếu trang trò chơi và sổ khác nhau, sổ có hiệu lực.</li></ol>',
      ],
    },
    promotions: {
      EN: [
        'Promotions',
        '<p>The terms of a promotion stand with it in full. The terms as they stood when you took part hold to its end. A limit or a break that you set comes before any promotion.</p>',
      ],
      VI: [
        'Khuyến mãi',
        '<p>Điều khoản đầy đủ nằm cùng mỗi khuyến mãi. Điều khoản tại lúc bạn tham gia có hiệu lực đến khi kết thúc. Giới hạn hay kỳ nghỉ bạn đặt luôn được ưu tiên hơn mọi khuyến mãi.</p>',
      ],
    },
    'your-data': {
      EN: [
        'What is kept about you',
        '<ul><li>What you wrote in the form, your password as a hash only.</li><li>When and from which address you logged in, and a random number in a cookie of your browser. It says nothing about the browser; it tells whether an invited friend uses the same one, which pays no reward.</li><li>Every movement of your wallet and every round, because a book without them would not be one.</li></ul><p>Phone numbers and names are shown masked. Nothing is passed on for advertising.</p>',
      ],
      VI: [
        'Những gì được lưu về bạn',
        '<ul><li>Những gì bạn điền trong mẫu; mật khẩu chỉ lưu dưới dạng băm.</li><li>Thời điểm và địa chỉ bạn đăng nhập, cùng một số ngẫu nhiên trong cookie của trình duyệt. Số này không nói gì về trình duyệt; nó chỉ cho biết bạn được mời có dùng chung trình duyệt hay không, khi đó không trả thưởng.</li><li>Mọi biến động của ví và mọi ván chơi, vì thiếu chúng thì sổ không còn là sổ.</li></ul><p>Số điện thoại và tên được che khi hiển thị. Không chuyển gì cho quảng cáo.</p>',
      ],
    },
    'changes-and-disputes': {
      EN: [
        'Changes and disputes',
        '<p>Changes are announced at least seven days before they hold. If you do not agree with a result or a decision, <a href="/service">write to us</a>: your message gets a number, and our answer stands under it.</p>',
      ],
      VI: [
        'Thay đổi và khiếu nại',
        '<p>Thay đổi được thông báo ít nhất bảy ngày trước khi có hiệu lực. Nếu không đồng ý với một kết quả hay quyết định, hãy <a href="/service">viết cho chúng tôi</a>: tin nhắn của bạn có một số, và câu trả lời nằm ngay bên dưới.</p>',
      ],
    },
  },
}
