import type { HelpTopic } from './help-topic.ts'

/** Limits and breaks in the house's words. The help lines are invented, and each says so. */
export const RESPONSIBLE_GAMING: HelpTopic = {
  code: 'responsible-gaming',
  title: { EN: 'Responsible gaming', VI: 'Chơi có trách nhiệm' },
  articles: {
    'adults-only': {
      EN: [
        '18 and over',
        '<p>This site is for adults. Whoever shares a device with someone younger should log out after playing and keep the password to themselves.</p>',
      ],
      VI: [
        'Từ 18 tuổi trở lên',
        '<p>Trang này dành cho người lớn. Nếu dùng chung thiết bị với người nhỏ tuổi hơn, hãy đăng xuất sau khi chơi và giữ kín mật khẩu.</p>',
      ],
    },
    'deposit-limit': {
      EN: [
        'A limit on deposits',
        '<p>You name the most that you may pay in within 24 hours, 7 days or a calendar month; you write the amount yourself. Where several limits hold at once, the lowest counts. When it is reached, further deposits are refused until something of it is free again.</p><ul><li>A lower limit holds <strong>at once</strong>.</li><li>A higher one, or none, holds after <strong>24 hours</strong>, and only if you confirm it then.</li></ul><p>You set it in the registration form, or at any time under <a href="/member/limits">Limits</a>. There you also limit what you lose, a single stake and the time of a session.</p>',
      ],
      VI: [
        'Giới hạn nạp tiền',
        '<p>Bạn đặt số tiền tối đa được nạp trong 24 giờ, 7 ngày hoặc một tháng dương lịch; bạn tự ghi số tiền. Nếu có nhiều giới hạn, giới hạn thấp nhất được áp dụng. Khi chạm giới hạn, các lần nạp tiếp theo bị từ chối cho đến khi có phần được dùng lại.</p><ul><li>Giới hạn thấp hơn có hiệu lực <strong>ngay</strong>.</li><li>Giới hạn cao hơn, hoặc bỏ giới hạn, có hiệu lực sau <strong>24 giờ</strong>, và chỉ khi bạn xác nhận lại lúc đó.</li></ul><p>Bạn đặt trong mẫu đăng ký, hoặc bất cứ lúc nào ở mục <a href="/member/limits">Giới hạn</a>. Tại đó bạn cũng giới hạn số tiền thua, mức cược một lần và thời gian một phiên.</p>',
      ],
    },
    'time-out': {
      EN: [
        'A break',
        '<p>A break lasts from 24 hours to six weeks. While it lasts you cannot play or pay in; you can still log in, read your records and withdraw. A break cannot be shortened.</p><p>You begin it yourself under <a href="/member/limits">Limits</a>, in two steps and without giving a reason.</p>',
      ],
      VI: [
        'Tạm nghỉ',
        '<p>Kỳ nghỉ kéo dài từ 24 giờ đến sáu tuần. Trong thời gian đó bạn không chơi và không nạp được; bạn vẫn đăng nhập, xem lịch sử và rút tiền được. Không thể rút ngắn kỳ nghỉ.</p><p>Bạn tự bắt đầu ở mục <a href="/member/limits">Giới hạn</a>, qua hai bước và không cần lý do.</p>',
      ],
    },
    'self-exclusion': {
      EN: [
        'Self-exclusion',
        '<p>Self-exclusion lasts at least six months, or has no end. The account is closed to play, deposits and advertising; you can still log in to withdraw. Opening another account meanwhile is not allowed, and one that is found is closed.</p><p>Nobody can shorten it. One without an end is lifted only if you ask <a href="/service">customer service</a> after six months or more, and 7 days more go by.</p><p>You begin it yourself under <a href="/member/limits">Limits</a>, in two steps and without giving a reason.</p>',
      ],
      VI: [
        'Tự loại trừ',
        '<p>Tự loại trừ kéo dài ít nhất sáu tháng, hoặc không thời hạn. Tài khoản không chơi, không nạp, không nhận quảng cáo; bạn vẫn đăng nhập để rút tiền được. Trong thời gian đó không được mở tài khoản khác; tài khoản bị phát hiện sẽ bị đóng.</p><p>Không ai có thể rút ngắn. Loại trừ không thời hạn chỉ kết thúc nếu sau ít nhất sáu tháng bạn yêu cầu <a href="/service">chăm sóc khách hàng</a>, và phải chờ thêm 7 ngày.</p><p>Bạn tự bắt đầu ở mục <a href="/member/limits">Giới hạn</a>, qua hai bước và không cần lý do.</p>',
      ],
    },
    signs: {
      EN: [
        'Signs that it is no longer fun',
        '<ul><li>You play to win back what you lost.</li><li>You play longer, or for more, than you meant to.</li><li>You hide from others how much you play.</li><li>You borrow to play, or put off what has to be paid.</li><li>You think of playing when you are doing something else.</li></ul><p>One of them is reason enough to stop for a while and to talk to somebody.</p>',
      ],
      VI: [
        'Dấu hiệu khi chơi không còn vui',
        '<ul><li>Bạn chơi để gỡ lại số đã thua.</li><li>Bạn chơi lâu hơn, hoặc nhiều tiền hơn dự định.</li><li>Bạn giấu người khác việc mình chơi bao nhiêu.</li><li>Bạn vay để chơi, hoặc trì hoãn các khoản phải trả.</li><li>Bạn nghĩ đến việc chơi khi đang làm việc khác.</li></ul><p>Chỉ một dấu hiệu cũng đủ để dừng lại một thời gian và nói chuyện với ai đó.</p>',
      ],
    },
    'help-lines': {
      EN: [
        'Somebody to talk to',
        '<p><strong>These lines are invented for this demonstration and answer nobody.</strong> An operator puts the real ones of its country here.</p><ul><li>The Quiet Line, 0000 000 001, day and night (invented)</li><li>Open Door, for families, 0000 000 002, 8:00 to 20:00 (invented)</li></ul><p>If you need help now, call the health or crisis line of your country.</p>',
      ],
      VI: [
        'Người để trò chuyện',
        '<p><strong>Các số dưới đây được bịa ra cho bản giới thiệu này và không có ai trả lời.</strong> Nhà vận hành đặt số thật của nước mình tại đây.</p><ul><li>Đường dây Lặng, 0000 000 001, ngày đêm (bịa ra)</li><li>Cửa Mở, cho gia đình, 0000 000 002, 8:00 đến 20:00 (bịa ra)</li></ul><p>Nếu cần giúp ngay, hãy gọi đường dây y tế hoặc khủng hoảng của nước bạn.</p>',
      ],
    },
  },
}
