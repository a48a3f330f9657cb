import type { Announcement } from './announcement.ts'

/** Notices to players, newest first. They describe only what the site does. */
export const NOTICES: readonly Announcement[] = [
  {
    daysAgo: 1,
    texts: {
      EN: [
        'The new help centre',
        '<p>Answers on accounts, deposits, withdrawals and bonuses, at any hour.</p><p><a href="/helpmc">Open the help centre</a>.</p>',
      ],
      VI: [
        'Trung tâm trợ giúp mới',
        '<p>Giải đáp về tài khoản, nạp, rút và khuyến mãi, vào mọi lúc.</p><p><a href="/helpmc">Mở trung tâm trợ giúp</a>.</p>',
      ],
    },
  },
  {
    daysAgo: 2,
    texts: {
      EN: [
        'Find your game faster',
        '<p>Type the name of a game, a studio or a kind of game, and results appear as you type.</p>',
      ],
      VI: [
        'Tìm trò chơi nhanh hơn',
        '<p>Gõ tên trò chơi, nhà cung cấp hoặc loại trò chơi, kết quả hiện ra ngay khi bạn gõ.</p>',
      ],
    },
  },
  {
    daysAgo: 4,
    texts: {
      EN: [
        'Where you are logged in',
        '<p>Your account shows when you logged in before. If that was not you, change your password at once: it ends every other session.</p>',
      ],
      VI: [
        'Bạn đang đăng nhập ở đâu',
        '<p>Tài khoản cho biết lần đăng nhập trước. Nếu không phải bạn, hãy đổi mật khẩu ngay: mọi phiên khác sẽ kết thúc.</p>',
      ],
    },
  },
  {
    daysAgo: 9,
    texts: {
      EN: [
        'Withdrawals stand in your wallet until they are paid',
        '<p>An amount you asked to withdraw shows as <strong>locked</strong>. It leaves your wallet when it is paid out.</p>',
      ],
      VI: [
        'Tiền rút nằm trong ví đến khi chi trả',
        '<p>Số tiền bạn yêu cầu rút hiện là <strong>đang khóa</strong>. Tiền rời ví khi được chi trả.</p>',
      ],
    },
  },
  {
    daysAgo: 13,
    texts: {
      EN: [
        'Your balance says where your money is',
        '<p>There is nothing to transfer between games by hand. What is available can be played with anywhere on the site. Some game makers keep money while you play there; it comes back when you leave, or when you need it elsewhere.</p>',
      ],
      VI: [
        'Số dư cho biết tiền của bạn ở đâu',
        '<p>Bạn không cần tự chuyển tiền giữa các trò chơi. Số tiền khả dụng dùng được ở mọi nơi trên trang. Một số nhà phát hành giữ tiền trong lúc bạn chơi; tiền trở về khi bạn rời đi hoặc cần dùng ở nơi khác.</p>',
      ],
    },
  },
  {
    daysAgo: 16,
    texts: {
      EN: [
        'Wrong passwords lock a username for a while',
        '<p>After five wrong passwords a username is locked for 15 minutes, and longer after each further one. Waiting is all it takes; nobody will ask you for your password.</p>',
      ],
      VI: [
        'Nhập sai mật khẩu sẽ khóa tên đăng nhập một lúc',
        '<p>Sau năm lần sai mật khẩu, tên đăng nhập bị khóa 15 phút, và lâu hơn sau mỗi lần sai tiếp theo. Bạn chỉ cần đợi; không ai hỏi mật khẩu của bạn.</p>',
      ],
    },
  },
  {
    daysAgo: 20,
    texts: {
      EN: [
        'Every round is on record',
        '<p>Each bet and each payout is in your betting record:</p><ul><li>with its time and its round number;</li><li>open any round to check its result;</li><li>download the record of any period.</li></ul>',
      ],
      VI: [
        'Mỗi ván đều có lịch sử',
        '<p>Mỗi lần cược và mỗi lần trả thưởng đều có trong lịch sử cược của bạn:</p><ul><li>kèm thời gian và số ván;</li><li>mở một ván bất kỳ để kiểm tra kết quả;</li><li>tải lịch sử của bất kỳ khoảng thời gian nào.</li></ul>',
      ],
    },
  },
  {
    daysAgo: 21,
    texts: {
      EN: [
        'Name a game',
        '<p>Members proposed names for new games of the house. It is over; the names are in the catalogue.</p><p>Thank you to everyone who wrote. The names that were chosen stand on games in the lobby “House games”.</p>',
      ],
      VI: [
        'Đặt tên trò chơi',
        '<p>Thành viên đề xuất tên cho trò chơi mới của nhà. Đã kết thúc; các tên có trong danh mục.</p><p>Cảm ơn mọi người đã viết. Những tên được chọn nay có trên các trò chơi trong sảnh trò nhà làm.</p>',
      ],
    },
  },
  {
    daysAgo: 25,
    texts: {
      EN: [
        'Light, dark, or like your device',
        '<p>The theme is chosen at the top of the page and kept on this device.</p>',
      ],
      VI: ['Sáng, tối, hoặc theo thiết bị', '<p>Giao diện được chọn ở đầu trang và lưu trên thiết bị này.</p>'],
    },
  },
  {
    daysAgo: 26,
    texts: {
      EN: [
        'First look: the light theme',
        '<p>Members saw the new light theme first. It is now open to everyone.</p><p>What members wrote about contrast and small print went into it. It is chosen at the top of the page.</p>',
      ],
      VI: [
        'Xem trước: giao diện sáng',
        '<p>Thành viên được xem giao diện sáng trước tiên. Nay đã mở cho tất cả.</p><p>Ý kiến của thành viên về độ tương phản và chữ nhỏ đã được đưa vào. Giao diện được chọn ở đầu trang.</p>',
      ],
    },
  },
  {
    daysAgo: 29,
    texts: {
      EN: [
        'Your favourites in one place',
        '<p>Mark a game with the heart and find it again in its lobby. Favourites need an account of your own; a demo account keeps none.</p>',
      ],
      VI: [
        'Trò chơi yêu thích ở một chỗ',
        '<p>Đánh dấu trò chơi bằng hình trái tim để tìm lại trong sảnh. Cần có tài khoản riêng; tài khoản dùng thử không lưu được.</p>',
      ],
    },
  },
  {
    daysAgo: 33,
    texts: {
      EN: [
        'Sessions end by themselves',
        '<p>A session ends after 30 minutes without use, and after 12 hours in any case.</p>',
      ],
      VI: ['Phiên tự kết thúc', '<p>Phiên kết thúc sau 30 phút không sử dụng, và sau 12 giờ trong mọi trường hợp.</p>'],
    },
  },
  {
    daysAgo: 37,
    texts: {
      EN: [
        'Play without an account',
        '<p>Free play opens a demo account with play credit. The account and its credit end with the session; nothing of it is carried over.</p>',
      ],
      VI: [
        'Chơi không cần tài khoản',
        '<p>Chơi thử mở một tài khoản dùng thử với số dư chơi thử. Tài khoản và số dư kết thúc cùng phiên; không có gì được chuyển sang sau.</p>',
      ],
    },
  },
  {
    daysAgo: 41,
    texts: {
      EN: [
        'The house is open',
        '<p>Ten thousand games, one account, play money only. Tell us <a href="/service">what is not right</a>.</p>',
      ],
      VI: [
        'Nhà đã mở cửa',
        '<p>Mười nghìn trò chơi, một tài khoản, chỉ dùng tiền ảo. Hãy cho chúng tôi biết <a href="/service">điều gì chưa đúng</a>.</p>',
      ],
    },
  },
]
