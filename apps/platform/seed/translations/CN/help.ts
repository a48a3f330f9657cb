/** Chinese for the English of the world’s help. */
export const HELP: Readonly<Record<string, string>> = {
  'Your account': '您的账户',
  'Why can I not log in?': '为什么我无法登录？',
  '<p>Five wrong passwords lock a username for <strong>15 minutes</strong>, and longer after each further one. Wait, then try again.</p><p>The answer is the same whether a username exists or not, so that nobody can find out who plays here.</p>':
    '<p>密码错误五次，用户名会锁定 <strong>15 分钟</strong>，之后每错一次锁定更久。请等待后再试。</p><p>无论用户名是否存在，回答都一样，这样没有人能查出谁在这里玩。</p>',
  'Why was I logged out?': '为什么我被退出登录？',
  '<p>A session ends after 30 minutes without use and after 12 hours in any case. A change of password ends every other session at once. Log in again to go on.</p>':
    '<p>30 分钟未使用，会话即结束；无论如何 12 小时后结束。更改密码会立即结束其他所有会话。请重新登录后继续。</p>',
  'What is a demo account?': '什么是试玩账号？',
  '<p>Free play opens one with ₫10,000,000 of play credit. It plays the same games, keeps no favourites, and ends with the session. Nothing is carried over to an account of your own.</p>':
    '<p>免费试玩会开通一个带 ₫10,000,000 试玩币的账号。它可玩同样的游戏，不保存收藏，随会话结束。任何内容都不会转到您自己的账号。</p>',
  'How do I keep my account safe?': '如何保护我的账户？',
  '<ul><li>Use a password that you use nowhere else.</li><li>Nobody of the house asks for your password or for a code that was sent to you.</li><li>Your account shows when you logged in before. If that was not you, change the password.</li></ul>':
    '<ul><li>使用不在别处使用的密码。</li><li>本站没有人会向您索要密码或发给您的验证码。</li><li>您的账户会显示之前的登录时间。如果不是您本人，请更改密码。</li></ul>',
  Playing: '游戏',
  'Is this real money?': '这是真钱吗？',
  '<p>No. All amounts on this site are play money: you cannot lose or win real money.</p>':
    '<p>不是。本站所有金额都是游戏币：您不会输掉或赢得真钱。</p>',
  'How do I know that a round was fair?': '我怎么知道一局是公平的？',
  '<p>The game shows the hash of its seed before you play and the seed afterwards. Its report checks the round for you:</p><ol><li>open “Fairness” in the game;</li><li>press “Check this round”;</li><li>the report says whether the seed is the promised one and gives this result.</li></ol>':
    '<p>游戏在您开始前显示种子的哈希值，之后显示种子。游戏的报告会为您核对该局：</p><ol><li>在游戏中打开“公平性”；</li><li>点击“核对此局”；</li><li>报告会说明种子是否为承诺的种子，并是否得出这一结果。</li></ol>',
  'What does the return to player tell me?': '返还率说明什么？',
  '<p>It is the share of all stakes that a game pays back over very many rounds. A single evening can differ far from it. No game pays back more than was staked in the long run.</p>':
    '<p>它是一款游戏在极多局之后返还的投注比例。某一个晚上可能与它相差很远。从长远看，没有游戏返还的多于投注。</p>',
  'Why can I not open a game?': '为什么我打不开某款游戏？',
  '<p>A game marked as under maintenance cannot be opened. Choose another one.</p>':
    '<p>标为维护中的游戏无法打开。请另选一款。</p>',
  'The site': '网站',
  'Is there an app?': '有应用吗？',
  '<p>The site itself is the app: add it to your home screen and it opens like one. <a href="/down">Four steps for Android and for iOS</a>.</p>':
    '<p>网站本身就是应用：添加到主屏幕后即可像应用一样打开。<a href="/down">Android 和 iOS 各四步</a>。</p>',
  'How do I change the language or the theme?': '如何更改语言或主题？',
  '<p>Both are at the top of the page, and on a phone in the menu. They are kept on this device.</p>':
    '<p>两者都在页面顶部，手机上则在菜单里。它们保存在此设备上。</p>',
  'Which time does the site show?': '网站显示哪个时间？',
  '<p>Days, draws and records go by the time of Vietnam, GMT+7, wherever you are. Announcements show the time of your device.</p>':
    '<p>日期、开奖和记录按越南时间 GMT+7，无论您身在何处。公告显示您设备的时间。</p>',
  'Your wallet': '您的钱包',
  'Do I move money between games?': '需要在游戏之间转账吗？',
  '<p>No. Some vendors keep the balance that you play with: opening such a game moves it there, and leaving the game brings it back. “My account” shows what lies where, and brings it back too.</p><p>When a vendor does not answer, a transfer may be looked into for a while. Nothing is lost: it has happened or it has not, and your balance shows which as soon as the vendor has answered.</p>':
    '<p>不需要。有些厂商自行保管您用来游戏的余额：打开其游戏时余额会转过去，离开游戏时会转回来。“我的账户”显示余额在何处，也可以在那里转回。</p><p>厂商没有答复时，一笔转账可能需要核查一段时间。资金不会丢失：转账要么已完成，要么未发生，厂商答复后您的余额会立即显示结果。</p>',
  'What does “locked” mean?': '“冻结”是什么意思？',
  '<p>An amount that you asked to withdraw. It is still yours and leaves the wallet when it is paid out; until then it cannot be played with.</p>':
    '<p>您申请取款的金额。它仍属于您，付出后才离开钱包；在此之前不能用于游戏。</p>',
  'My connection broke during a round. Is my stake lost?': '一局中途断线，我的投注会丢失吗？',
  '<p>No. A round counts once, whatever breaks off:</p><ul><li><strong>Drawn at once</strong> (slots, dice, baccarat, fishing): it is played and paid even if you do not see it. Open the game again and look at your balance.</li><li><strong>With moves</strong> (crash, cards): it stays open. Take it up again, here or on another device. When its time runs out it ends by the rules of the game: a crash round at its target or its crash, a hand of cards by folding.</li><li><strong>On an event</strong>: the bet is settled when the event ends, also while you are away.</li></ul><p>If it is not certain that a stake was taken, or a round cannot be settled within 24 hours, the stake is given back.</p>':
    '<p>不会。无论在哪里中断，每一局只计一次：</p><ul><li><strong>立即开出结果的局</strong>（老虎机、骰子、百家乐、捕鱼）：即使您没有看到，也会照常进行并派彩。请再次打开游戏并查看余额。</li><li><strong>有操作步骤的局</strong>（爆点、纸牌）：保持未结束，可在本设备或其他设备上继续。时间到后按游戏规则结束：爆点局在其目标或崩盘处结束，纸牌局按弃牌处理。</li><li><strong>赛事投注</strong>：赛事结束时结算，您不在时也一样。</li></ul><p>如果无法确定投注是否已被收取，或一局在 24 小时内无法结算，投注会退还。</p>',
  'Responsible gaming': '理性游戏',
  '18 and over': '年满 18 岁',
  '<p>This site is for adults. Whoever shares a device with someone younger should log out after playing and keep the password to themselves.</p>':
    '<p>本站面向成年人。与未成年人共用设备的人，应在游戏后退出登录，并保管好密码。</p>',
  'A limit on deposits': '存款限额',
  '<p>You name the most that you may pay in within 24 hours, 7 days or a calendar month; you write the amount yourself. Where several limits hold at once, the lowest counts. When it is reached, further deposits are refused until something of it is free again.</p><ul><li>A lower limit holds <strong>at once</strong>.</li><li>A higher one, or none, holds after <strong>24 hours</strong>, and only if you confirm it then.</li></ul><p>You set it in the registration form, or at any time under <a href="/member/limits">Limits</a>. There you also limit what you lose, a single stake and the time of a session.</p>':
    '<p>您可以设定 24 小时、7 天或一个自然月内最多存入的金额；金额由您自己填写。多个限额同时有效时，以最低者为准。达到限额后，在重新有可用额度之前会拒绝继续存款。</p><ul><li>降低限额<strong>立即</strong>生效。</li><li>提高或取消限额在 <strong>24 小时</strong>后生效，并且需要您届时确认。</li></ul><p>您可以在注册表单中设定，也可以随时在<a href="/member/limits">限额</a>页面设定。在那里还可以限制损失、单笔投注和每次游戏时间。</p>',
  'A break': '休息',
  '<p>A break lasts from 24 hours to six weeks. While it lasts you cannot play or pay in; you can still log in, read your records and withdraw. A break cannot be shortened.</p><p>You begin it yourself under <a href="/member/limits">Limits</a>, in two steps and without giving a reason.</p>':
    '<p>休息时间从 24 小时到六周。期间您不能游戏或存款；仍可登录、查看记录和取款。休息不能缩短。</p><p>您可以在<a href="/member/limits">限额</a>页面自行开始，分两步完成，无需说明理由。</p>',
  'Self-exclusion': '自我排除',
  '<p>Self-exclusion lasts at least six months, or has no end. The account is closed to play, deposits and advertising; you can still log in to withdraw. Opening another account meanwhile is not allowed, and one that is found is closed.</p><p>Nobody can shorten it. One without an end is lifted only if you ask <a href="/service">customer service</a> after six months or more, and 7 days more go by.</p><p>You begin it yourself under <a href="/member/limits">Limits</a>, in two steps and without giving a reason.</p>':
    '<p>自我排除至少六个月，或没有期限。账户不能再游戏、存款，也不会收到广告；您仍可登录取款。期间不得另开账号，一经发现即关闭。</p><p>任何人都不能缩短。没有期限的自我排除，只有在六个月或更久之后由您向<a href="/service">客服</a>提出，并再过 7 天，才会解除。</p><p>您可以在<a href="/member/limits">限额</a>页面自行开始，分两步完成，无需说明理由。</p>',
  'Signs that it is no longer fun': '不再是乐趣的迹象',
  '<ul><li>You play to win back what you lost.</li><li>You play longer, or for more, than you meant to.</li><li>You hide from others how much you play.</li><li>You borrow to play, or put off what has to be paid.</li><li>You think of playing when you are doing something else.</li></ul><p>One of them is reason enough to stop for a while and to talk to somebody.</p>':
    '<ul><li>您为了赢回输掉的钱而玩。</li><li>您玩的时间或金额超过原来的打算。</li><li>您向他人隐瞒自己玩了多少。</li><li>您借钱来玩，或拖延应付的款项。</li><li>您在做别的事时也想着玩。</li></ul><p>有其中一项，就足以停一停，找人谈谈。</p>',
  'Somebody to talk to': '可以倾诉的人',
  '<p><strong>These lines are invented for this demonstration and answer nobody.</strong> An operator puts the real ones of its country here.</p><ul><li>The Quiet Line, 0000 000 001, day and night (invented)</li><li>Open Door, for families, 0000 000 002, 8:00 to 20:00 (invented)</li></ul><p>If you need help now, call the health or crisis line of your country.</p>':
    '<p><strong>这些热线为本演示虚构，无人接听。</strong>运营者应在此填写本国的真实热线。</p><ul><li>静线，0000 000 001，全天（虚构）</li><li>敞开的门，面向家庭，0000 000 002，8:00 至 20:00（虚构）</li></ul><p>如果您现在需要帮助，请拨打所在国家的健康或危机热线。</p>',
  'User agreement': '用户协议',
  'What this is': '这是什么',
  '<p>Playhouse is a demonstration with play money. Nothing on it can be bought, sold, won or paid out in real money. This agreement says what holds between you and the house while you use it. It is in force since 1 October 2026.</p>':
    '<p>Playhouse 是使用游戏币的演示站。这里不能用真钱购买、出售、赢取或兑现任何东西。本协议说明您使用期间您与本站之间的约定，自 2026 年 10 月 1 日起生效。</p>',
  'Who may play': '谁可以玩',
  '<ol><li>Adults of 18 and over, where playing is allowed.</li><li>One account a person. Accounts are not sold, lent or played on behalf of others.</li><li>What you tell us in the registration form is true.</li></ol>':
    '<ol><li>年满 18 岁的成年人，且所在地允许游戏。</li><li>每人一个账号。账号不得出售、出借或代他人使用。</li><li>您在注册表单中填写的内容属实。</li></ol>',
  '<ol><li>You keep your password to yourself. What is done with it counts as done by you until you tell us otherwise.</li><li>You can end any session of yours, and change your password at any time.</li><li>A demo account and its credit end with the session.</li></ol>':
    '<ol><li>您自行保管密码。在您另行告知之前，用它所做的一切视为您本人所为。</li><li>您可以结束自己的任何会话，并随时更改密码。</li><li>试玩账号及其试玩币随会话结束。</li></ol>',
  'Rounds and results': '游戏局与结果',
  '<ol><li>A round counts when its stake is entered in the book. It is decided once.</li><li>The rules and payouts of a game are those it shows when the round is played.</li><li>A round that was not decided because of a fault is void and its stake is returned.</li><li>Where a game’s page and the book differ, the book holds.</li></ol>':
    '<ol><li>投注记入账簿后，该局即有效，并只裁定一次。</li><li>游戏的规则和派彩以该局进行时所示为准。</li><li>因故障未裁定的局作废，投注退还。</li><li>游戏页面与账簿不一致时，以账簿为准。</li></ol>',
  Promotions: '优惠活动',
  '<p>The terms of a promotion stand with it in full. The terms as they stood when you took part hold to its end. A limit or a break that you set comes before any promotion.</p>':
    '<p>每项优惠都附有完整条款。您参加时的条款有效至其结束。您设置的限额或休息优先于任何优惠。</p>',
  'What is kept about you': '我们保存您的哪些信息',
  '<ul><li>What you wrote in the form, your password as a hash only.</li><li>When and from which address you logged in, and a random number in a cookie of your browser. It says nothing about the browser; it tells whether an invited friend uses the same one, which pays no reward.</li><li>Every movement of your wallet and every round, because a book without them would not be one.</li></ul><p>Phone numbers and names are shown masked. Nothing is passed on for advertising.</p>':
    '<ul><li>您在表单中填写的内容，密码只保存哈希值。</li><li>您何时、从哪个地址登录，以及浏览器 Cookie 中的一个随机数。它不说明浏览器的任何信息，只用于判断受邀好友是否使用同一浏览器；若是，则不发放奖励。</li><li>您钱包的每笔变动和每一局，因为缺少它们就不成其为账簿。</li></ul><p>电话号码和姓名会遮盖显示。不会为广告转交任何信息。</p>',
  'Changes and disputes': '变更与争议',
  '<p>Changes are announced at least seven days before they hold. If you do not agree with a result or a decision, <a href="/service">write to us</a>: your message gets a number, and our answer stands under it.</p>':
    '<p>变更至少在生效前七天公告。如果您不同意某个结果或决定，请<a href="/service">写信给我们</a>：您的留言会得到一个编号，答复就在留言下方。</p>',
  'Rounds you can check yourself': '可以自己验证的游戏局',
  '<p>Every round of our own games can be checked after you have played it.</p><p>Before a round you are shown the <strong>hash</strong> of the seed that decides it. Afterwards you are shown the seed. If the two fit, the result stood before you played.</p><p>The report of each round does the sum in your own browser, and prints what you need to do it elsewhere.</p><ul><li>It holds for every round of the games in the lobby “House games”, with play credit as with a balance.</li><li>The check uses HMAC-SHA-256 over the server’s seed, your own seed and the number of the round.</li><li>You may set your own seed in the game’s fairness panel at any time between rounds.</li><li>A round whose seed does not fit its hash is void and its stake is returned.</li></ul>':
    '<p>自营游戏的每一局，玩过之后都可以核对。</p><p>开局之前，您会看到决定该局的种子的<strong>哈希值</strong>。之后您会看到种子。两者相符，就说明结果在您开始之前已经确定。</p><p>每一局的报告在您自己的浏览器中计算，并列出在别处计算所需的内容。</p><ul><li>适用于“自营游戏”大厅中游戏的每一局，试玩币与余额同样适用。</li><li>验证使用 HMAC-SHA-256，由服务器种子、您自己的种子和局号得出。</li><li>您可以在两局之间随时在游戏的公平性面板中设置自己的种子。</li><li>种子与哈希值不符的局作废，投注退还。</li></ul>',
  'Look first, register later': '先看看，再注册',
  '<p>A demo account opens without a name, an address or a deposit.</p><p>Free play opens a demo account with <strong>play credit</strong>. You see the same games, the same odds and the same reports as a member.</p><p>If it is not for you, close the page. There is nothing to cancel.</p><ul><li>Play credit is play money. It cannot be bought, sold, transferred or paid out.</li><li>The demo account and its credit end with the session.</li><li>Nothing of a demo account is carried over to an account of your own, neither credit nor results.</li><li>A demo account keeps no favourites and cannot open My account, the agent centre or the cashier.</li><li>For adults only.</li></ul>':
    '<p>试玩账号无需姓名、地址或存款即可开通。</p><p>免费试玩会开通带<strong>试玩币</strong>的试玩账号。您看到的游戏、赔率和报告与会员相同。</p><p>如果不适合您，关掉页面即可。没有什么需要取消。</p><ul><li>试玩币是游戏币，不能购买、出售、转让或兑现。</li><li>试玩账号及其试玩币随会话结束。</li><li>试玩账号的任何内容都不会转到您自己的账号，包括试玩币和结果。</li><li>试玩账号不保存收藏，也不能打开“我的账户”、代理中心或收银台。</li><li>仅限成年人。</li></ul>',
  'An account without strings': '没有附带条件的账号',
  '<p>It costs nothing, asks for no deposit, and you may leave it unused.</p><p>The registration form asks for what the house needs and no more; each field says whether it must be filled in.</p><p>How to set limits, take a break or leave is told <a href="/responsible-gaming">before you register</a>, not after.</p><ul><li>One account a person.</li><li>Opening an account gives no credit and no bonus, and obliges you to nothing.</li><li>An account that is not used stays as it is. No fee is taken.</li><li>Your password is kept as a hash only. Nobody of the house will ever ask you for it.</li><li>For adults only, where playing is allowed.</li></ul>':
    '<p>免费，无需存款，也可以一直不用。</p><p>注册表单只询问必要的内容；每一栏都注明是否必填。</p><p>如何设置限额、休息或离开，在<a href="/responsible-gaming">您注册之前</a>就说明，而不是之后。</p><ul><li>每人一个账号。</li><li>开通账号没有赠金和奖金，也不会让您承担任何义务。</li><li>不使用的账号会原样保留，不收费。</li><li>您的密码只保存哈希值。本站没有人会向您索要密码。</li><li>仅限成年人，且所在地允许游戏。</li></ul>',
  'Weekly rebate by rank': '按等级每周返水',
  '<p>A small share of the week’s turnover comes back, won or lost. You claim it on the rebate page.</p><p>Higher ranks have higher rates. Returned stakes do not count.</p><p>The rebate page of My account shows your rates, the week so far and what you can claim.</p><ul><li>Your rates, the smallest amount that is paid and the last day for claiming stand on the rebate page.</li></ul>':
    '<p>每周流水的一小部分返还，无论输赢。请在返水页面领取。</p><p>等级越高，比例越高。已退还的投注不计。</p><p>“我的账户”的返水页面显示您的比例、本周进度以及可领取的金额。</p><ul><li>您的比例、最低发放金额和领取的最后一天见返水页面。</li></ul>',
  'Invite a friend': '邀请好友',
  '<p>A link of your own for people who asked for it.</p><p>You find your link, its QR code and how many people have registered with it under “Invite friends” in the menu.</p><p>The page says what a friend has to do for your reward, how much it is, and how far each friend is.</p><ul><li>Send your link only to adults who asked for it. No mass messages and no strangers’ groups.</li></ul>':
    '<p>专属于您的链接，发给主动索要的人。</p><p>在菜单“邀请好友”中可查看您的链接、二维码以及通过它注册的人数。</p><p>该页面写明好友需要完成什么、奖励多少，以及每位好友的进度。</p><ul><li>只把链接发给主动索取的成年人。不要群发，也不要发到陌生人的群组。</li></ul>',
  'Points that never expire': '永不过期的积分',
  '<p>Turnover earns points, and points buy play money and gifts.</p><p>Some games earn points faster than others, and so do higher ranks. The points mall shows what each thing costs before you choose.</p><p>The points of a day are credited the day after.</p><ul><li>Points never expire and are not lost when you take a break.</li><li>Points cannot be bought, sold or given to others.</li><li>What a thing costs in points is shown before you confirm, and the price at that moment holds.</li><li>A redemption that is turned down gives its points back in full.</li></ul>':
    '<p>流水可赚积分，积分可兑换游戏币和礼品。</p><p>有些游戏积分更快，等级越高也越快。积分商城会在您选择前显示每件物品所需积分。</p><p>每天的积分在次日计入。</p><ul><li>积分永不过期，休息时也不会丢失。</li><li>积分不能购买、出售或赠送他人。</li><li>确认之前会显示物品所需的积分，以当时的价格为准。</li><li>被拒绝的兑换会全额退还积分。</li></ul>',
  'Share your opinion': '分享您的意见',
  '<p>Tell us what you like and what is missing. Every message is read.</p><p><a href="/service">Write to us</a> with or without an account: every message gets a number, and our answer stands under it.</p><ul><li>Nothing is paid for feedback, and no account is needed.</li><li>Visitors get a code by e-mail that opens our answer.</li><li>What you write is kept with the language you wrote from and, if you are logged in, with your account.</li><li>Never send a password, a code or a full account number.</li></ul>':
    '<p>告诉我们您喜欢什么、还缺什么。每条留言都会有人看。</p><p>有没有账号都可以<a href="/service">写信给我们</a>：每条留言都有编号，答复就在留言下方。</p><ul><li>提意见没有报酬，也不需要账号。</li><li>访客会收到一封电子邮件，凭其中的验证码查看答复。</li><li>您写的内容会连同所用语言一起保存；如果已登录，也会连同您的账号。</li><li>切勿发送密码、验证码或完整的账户号码。</li></ul>',
  'How the house works': '本站如何运作',
}
