import type { HelpTopic } from './help-topic.ts'

export const PLAY: HelpTopic = {
  code: 'play',
  title: { EN: 'Playing', VI: 'Chơi' },
  articles: {
    'play-money': {
      EN: [
        'Is this real money?',
        '<p>No. All amounts on this site are play money: you cannot lose or win real money.</p>',
      ],
      VI: [
        'Đây có phải tiền thật không?',
        '<p>Không. Mọi số tiền trên trang này là tiền chơi: bạn không thể mất hay thắng tiền thật.</p>',
      ],
    },
    'check-a-round': {
      EN: [
        'How do I know that a round was fair?',
        '<p>The game shows the hash of its seed before you play and the seed afterwards. Its report checks the round for you:</p><ol><li>open “Fairness” in the game;</li><li>press “Check this round”;</li><li>the report says whether the seed is the promised one and gives this result.</li></ol>',
      ],
      VI: [
        'Làm sao biết một ván là công bằng?',
        '<p>Trò chơi cho xem mã băm của hạt giống trước khi bạn chơi và hạt giống sau đó. Báo cáo của trò chơi kiểm tra ván cho bạn:</p><ol><li>mở mục công bằng trong trò chơi;</li><li>bấm kiểm tra ván này;</li><li>báo cáo cho biết hạt giống có đúng như đã hứa và có cho ra kết quả này không.</li></ol>',
      ],
    },
    'return-to-player': {
      EN: [
        'What does the return to player tell me?',
        '<p>It is the share of all stakes that a game pays back over very many rounds. A single evening can differ far from it. No game pays back more than was staked in the long run.</p>',
      ],
      VI: [
        'Tỷ lệ hoàn trả cho biết điều gì?',
        '<p>Đó là phần của tổng tiền cược mà trò chơi trả lại qua rất nhiều ván. Một buổi chơi có thể khác xa con số này. Về lâu dài, không trò chơi nào trả lại nhiều hơn số đã cược.</p>',
      ],
    },
    maintenance: {
      EN: [
        'Why can I not open a game?',
        '<p>A game marked as under maintenance cannot be opened. Choose another one.</p>',
      ],
      VI: [
        'Vì sao tôi không mở được trò chơi?',
        '<p>Trò chơi ghi đang bảo trì thì chưa mở được. Hãy chọn trò chơi khác.</p>',
      ],
    },
  },
}

export const WALLET: HelpTopic = {
  code: 'wallet',
  title: { EN: 'Your wallet', VI: 'Ví của bạn' },
  articles: {
    'one-wallet': {
      EN: [
        'Do I move money between games?',
        '<p>No. Some vendors keep the balance that you play with: opening such a game moves it there, and leaving the game brings it back. “My account” shows what lies where, and brings it back too.</p><p>When a vendor does not answer, a transfer may be looked into for a while. Nothing is lost: it has happened or it has not, and your balance shows which as soon as the vendor has answered.</p>',
      ],
      VI: [
        'Tôi có phải chuyển tiền giữa các trò chơi không?',
        '<p>Không. Một số nhà phát hành giữ số dư mà bạn dùng để chơi: mở trò chơi đó thì số dư được chuyển sang, rời trò chơi thì số dư trở về. “Tài khoản của tôi” cho biết số dư đang ở đâu và cũng chuyển về được.</p><p>Khi nhà phát hành không trả lời, một lệnh chuyển có thể cần kiểm tra một lúc. Không có gì bị mất: lệnh hoặc đã xong hoặc chưa hề diễn ra, và số dư cho thấy điều đó ngay khi nhà phát hành trả lời.</p>',
      ],
    },
    'locked-amount': {
      EN: [
        'What does “locked” mean?',
        '<p>An amount that you asked to withdraw. It is still yours and leaves the wallet when it is paid out; until then it cannot be played with.</p>',
      ],
      VI: [
        '“Đang khóa” nghĩa là gì?',
        '<p>Là số tiền bạn đã yêu cầu rút. Tiền vẫn là của bạn và rời ví khi được chi trả; trước đó không dùng để chơi được.</p>',
      ],
    },
    'broken-round': {
      EN: [
        'My connection broke during a round. Is my stake lost?',
        '<p>No. A round counts once, whatever breaks off:</p><ul><li><strong>Drawn at once</strong> (slots, dice, baccarat, fishing): it is played and paid even if you do not see it. Open the game again and look at your balance.</li><li><strong>With moves</strong> (crash, cards): it stays open. Take it up again, here or on another device. When its time runs out it ends by the rules of the game: a crash round at its target or its crash, a hand of cards by folding.</li><li><strong>On an event</strong>: the bet is settled when the event ends, also while you are away.</li></ul><p>If it is not certain that a stake was taken, or a round cannot be settled within 24 hours, the stake is given back.</p>',
      ],
      VI: [
        'Mất kết nối giữa ván, tôi có mất tiền cược không?',
        '<p>Không. Mỗi ván chỉ tính một lần, dù đứt đoạn ở đâu:</p><ul><li><strong>Ván có kết quả ngay</strong> (quay hũ, gieo số, baccarat, bắn cá): ván vẫn được chơi và trả thưởng dù bạn không thấy. Hãy mở lại trò chơi và xem số dư.</li><li><strong>Ván có lượt đi</strong> (bay cao, bài): ván vẫn mở. Hãy chơi tiếp, trên máy này hay máy khác. Hết giờ, ván kết thúc theo luật của trò chơi: ván bay cao tại mục tiêu hoặc lúc rơi, ván bài bằng bỏ bài.</li><li><strong>Cược sự kiện</strong>: cược được thanh toán khi sự kiện kết thúc, kể cả khi bạn vắng mặt.</li></ul><p>Nếu không chắc tiền cược đã được nhận, hoặc ván không thanh toán được trong 24 giờ, tiền cược được hoàn lại.</p>',
      ],
    },
  },
}

export const SITE: HelpTopic = {
  code: 'site',
  title: { EN: 'The site', VI: 'Trang web' },
  articles: {
    'on-a-phone': {
      EN: [
        'Is there an app?',
        '<p>The site itself is the app: add it to your home screen and it opens like one. <a href="/down">Four steps for Android and for iOS</a>.</p>',
      ],
      VI: [
        'Có ứng dụng không?',
        '<p>Chính trang web là ứng dụng: thêm vào màn hình chính rồi mở như một ứng dụng. <a href="/down">Bốn bước cho Android và iOS</a>.</p>',
      ],
    },
    'language-and-theme': {
      EN: [
        'How do I change the language or the theme?',
        '<p>Both are at the top of the page, and on a phone in the menu. They are kept on this device.</p>',
      ],
      VI: [
        'Làm sao đổi ngôn ngữ hay giao diện?',
        '<p>Cả hai ở đầu trang, trên điện thoại thì trong trình đơn. Lựa chọn được lưu trên thiết bị này.</p>',
      ],
    },
    'times-of-day': {
      EN: [
        'Which time does the site show?',
        '<p>Days, draws and records go by the time of Vietnam, GMT+7, wherever you are. Announcements show the time of your device.</p>',
      ],
      VI: [
        'Trang hiển thị giờ nào?',
        '<p>Ngày, kỳ quay và lịch sử tính theo giờ Việt Nam, GMT+7, dù bạn ở đâu. Thông báo hiển thị theo giờ của thiết bị.</p>',
      ],
    },
  },
}
