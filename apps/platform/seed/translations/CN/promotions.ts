/** Chinese for the English of the world’s promotions. */
export const PROMOTIONS: Readonly<Record<string, string>> = {
  'New players': '新玩家',
  'How the house works': '本站如何运作',
  Rewards: '奖励',
  Community: '社区',
  'Rounds you can check yourself': '可以自己验证的游戏局',
  'Every round of our own games can be checked after you have played it.': '自营游戏的每一局，玩过之后都可以核对。',
  'Before a round you are shown the <strong>hash</strong> of the seed that decides it. Afterwards you are shown the seed. If the two fit, the result stood before you played.':
    '开局之前，您会看到决定该局的种子的<strong>哈希值</strong>。之后您会看到种子。两者相符，就说明结果在您开始之前已经确定。',
  'The report of each round does the sum in your own browser, and prints what you need to do it elsewhere.':
    '每一局的报告在您自己的浏览器中计算，并列出在别处计算所需的内容。',
  'It holds for every round of the games in the lobby “House games”, with play credit as with a balance.':
    '适用于“自营游戏”大厅中游戏的每一局，试玩币与余额同样适用。',
  'The check uses HMAC-SHA-256 over the server’s seed, your own seed and the number of the round.':
    '验证使用 HMAC-SHA-256，由服务器种子、您自己的种子和局号得出。',
  'You may set your own seed in the game’s fairness panel at any time between rounds.':
    '您可以在两局之间随时在游戏的公平性面板中设置自己的种子。',
  'A round whose seed does not fit its hash is void and its stake is returned.': '种子与哈希值不符的局作废，投注退还。',
  'One wallet, no transfer fee': '一个钱包，没有转账费',
  'Play every game with one balance. Nothing to move, no fee to pay.': '一个余额畅玩所有游戏，无需转账，不收费用。',
  'Open a game and your balance is there. Leave it, and what you have is back in view. No game maker holds your money.':
    '打开游戏，余额就在那里。离开游戏，余额又回到眼前。没有游戏厂商持有您的钱。',
  'It holds for every member and every game, without being claimed.': '适用于每位会员和每款游戏，无需领取。',
  'No fee is taken for opening or leaving a game.': '打开或离开游戏不收费。',
  'If a game breaks off, the stake of a round that was not decided is returned.': '游戏中断时，未裁定的局退还投注。',
  'An amount you asked to withdraw is locked and cannot be played with until it is paid out or the request is withdrawn.':
    '您申请取款的金额会被冻结，在付出或撤回申请之前不能用于游戏。',
  'Share your opinion': '分享您的意见',
  'Tell us what you like and what is missing. Every message is read.':
    '告诉我们您喜欢什么、还缺什么。每条留言都会有人看。',
  'The <a href="/helpmc#feedback">feedback form</a> is open to members and visitors. You are given a number for what you sent, so that you can come back to it.':
    '<a href="/helpmc#feedback">意见表单</a>对会员和访客开放。您发送的内容会得到一个编号，方便日后查询。',
  'Nothing is paid for feedback, and no account is needed.': '提意见没有报酬，也不需要账号。',
  'Leave a way to reach you only if you want an answer.': '只有需要答复时才留下联系方式。',
  'What you write is kept with the language you wrote from and, if you are logged in, with your account.':
    '您写的内容会连同所用语言一起保存；如果已登录，也会连同您的账号。',
  'Never send a password, a code or a full account number.': '切勿发送密码、验证码或完整的账户号码。',
  'Look first, register later': '先看看，再注册',
  'A demo account opens without a name, an address or a deposit.': '试玩账号无需姓名、地址或存款即可开通。',
  'If it is not for you, close the page. There is nothing to cancel.': '如果不适合您，关掉页面即可。没有什么需要取消。',
  'Play credit is play money. It cannot be bought, sold, transferred or paid out.':
    '试玩币是游戏币，不能购买、出售、转让或兑现。',
  'Nothing of a demo account is carried over to an account of your own, neither credit nor results.':
    '试玩账号的任何内容都不会转到您自己的账号，包括试玩币和结果。',
  'A demo account keeps no favourites and cannot open My account, the agent centre or the cashier.':
    '试玩账号不保存收藏，也不能打开“我的账户”、代理中心或收银台。',
  'An account without strings': '没有附带条件的账号',
  'It costs nothing, asks for no deposit, and can stand unused.': '免费，无需存款，也可以一直不用。',
  'The registration form asks for what the house needs and no more; each field says whether it must be filled in.':
    '注册表单只询问必要的内容；每一栏都注明是否必填。',
  'How to set limits, take a break or leave is told <a href="/responsible-gaming">before you register</a>, not after.':
    '如何设置限额、休息或离开，在<a href="/responsible-gaming">您注册之前</a>就说明，而不是之后。',
  'One account a person.': '每人一个账号。',
  'Opening an account gives no credit and no bonus, and obliges you to nothing.':
    '开通账号没有赠金和奖金，也不会让您承担任何义务。',
  'An account that is not used stays as it is. No fee is taken.': '不使用的账号会原样保留，不收费。',
  'Your password is kept as a hash only. Nobody of the house will ever ask you for it.':
    '您的密码只保存哈希值。本站没有人会向您索要密码。',
  'Welcome credit': '迎新赠金',
  'A deposit limit or a break that you set comes first and is never changed by a promotion.':
    '您设置的存款限额或休息优先，任何优惠都不会改变它们。',
  'Name a game': '为游戏命名',
  'Members proposed names for new games of the house. It is over; the names are in the catalogue.':
    '会员为自营新游戏提出了名称。活动已结束；名称已在目录中。',
  'Thank you to everyone who wrote. The names that were chosen stand on games in the lobby “House games”.':
    '感谢每一位来信的人。选中的名称已用于“自营游戏”大厅中的游戏。',
  'One proposal a member, sent through the feedback form.': '每位会员一个提议，通过意见表单发送。',
  'Nothing was paid for a proposal, and no play was needed to take part.': '提议没有报酬，参加也无需进行游戏。',
  'A name that is chosen may be used by the house without limit of time.': '选中的名称本站可无限期使用。',
  'First look: the light theme': '抢先体验：浅色主题',
  'Members saw the new light theme first. It is now open to everyone.':
    '会员率先体验了全新浅色主题。现已向所有人开放。',
  'What members wrote about contrast and small print went into it. It is chosen at the top of the page.':
    '会员对对比度和小字的意见已被采纳。主题在页面顶部选择。',
  'It was open to every member, without being claimed and without play.': '对所有会员开放，无需领取，也无需进行游戏。',
  'Nothing was paid for it.': '没有支付任何报酬。',
  'Opening week: double demo credit': '开业周：双倍试玩币',
  'Play credit is play money and ended with the session.': '试玩币是游戏币，随会话结束。',
  'Weekly rebate by rank': '按等级每周返水',
  'A small share of the week’s turnover comes back, won or lost. You claim it on the rebate page.':
    '每周流水的一小部分返还，无论输赢。请在返水页面领取。',
  'The rebate page of My account shows your rates, the week so far and what you can claim.':
    '“我的账户”的返水页面显示您的比例、本周进度以及可领取的金额。',
  'Invite a friend': '邀请好友',
  'A link of your own for people who asked for it.': '专属于您的链接，发给主动索要的人。',
  'You find your link, its QR code and how many people have registered with it under “Invite friends” in the menu.':
    '在菜单“邀请好友”中可查看您的链接、二维码以及通过它注册的人数。',
  'The page says what a friend has to do for your reward, how much it is, and how far each friend is.':
    '该页面写明好友需要完成什么、奖励多少，以及每位好友的进度。',
  'Send your link only to adults who asked for it. No mass messages and no strangers’ groups.':
    '只把链接发给主动索取的成年人。不要群发，也不要发到陌生人的群组。',
  'Points that never expire': '永不过期的积分',
  'Turnover earns points, and points buy play money and gifts.': '流水可赚积分，积分可兑换游戏币和礼品。',
  'The points of a day are credited the day after.': '每天的积分在次日计入。',
  'Points never expire and are not lost when you take a break.': '积分永不过期，休息时也不会丢失。',
  'Points cannot be bought, sold or given to others.': '积分不能购买、出售或赠送他人。',
  'What a thing costs in points is shown before you confirm, and the price at that moment holds.':
    '确认之前会显示物品所需的积分，以当时的价格为准。',
  'A redemption that is turned down gives its points back in full.': '被拒绝的兑换会全额退还积分。',
  'Weekly reload': '每周续存',
  'Relief after a hard week': '艰难一周后的关怀',
  'If playing has stopped being fun, take a break first. Members who do are offered nothing until it ends.':
    '如果游戏不再有趣，请先休息。休息期间不提供任何优惠。',
  'Lantern fortnight': '灯笼双周',
  'Daily sign-in': '每日签到',
  'Accounts that take a break from play when sales close do not take part.': '停售时处于暂停游戏状态的账户不参与抽奖。',
  'It is not added by itself: you choose it, or leave it.': '它不会自动加入：由您选择领取或不领取。',
  'Bonus money on top of a week’s deposits.': '当周存款可附奖金。',
  'Part of a week’s loss as bonus money. You apply, and somebody decides.':
    '一周亏损的一部分以奖金形式发放。由您申请，由专人审核。',
  'Tell us in a sentence how we can help; pictures are welcome.': '请用一句话说明情况，也可附上图片。',
  'A little play money for looking in.': '来看看，即得少许游戏币。',
  'Press the button. Days that you miss cost nothing; there is no streak to keep.':
    '按下按钮即可。错过的日子没有任何损失，无需连续签到。',
  'Tickets for the lantern raffle': '灯笼抽奖券',
  'Tickets of the lantern raffle, without points.': '灯笼抽奖券，无需积分。',
  'Press the button, and tickets of the lantern raffle that is on sale are yours.':
    '按下按钮，即可获得正在售卖的灯笼抽奖券。',
  'Bonus money on top of a first deposit.': '首次存款可附奖金。',
  'Play money for looking in while the lanterns hang.': '灯笼高挂期间来看看，即得游戏币。',
  'Higher ranks have higher rates. Returned stakes do not count.': '等级越高，比例越高。已退还的投注不计。',
  'Your rates, the smallest amount that is paid and the last day for claiming stand on the rebate page.':
    '您的比例、最低发放金额和领取的最后一天见返水页面。',
  'Some games earn points faster than others, and so do higher ranks. The points mall shows what each thing costs before you choose.':
    '有些游戏积分更快，等级越高也越快。积分商城会在您选择前显示每件物品所需积分。',
  'Free play opens a demo account with <strong>play credit</strong>. You see the same games, the same odds and the same reports as a member.':
    '免费试玩会开通带<strong>试玩币</strong>的试玩账号。您看到的游戏、赔率和报告与会员相同。',
  'The demo account and its credit end with the session.': '试玩账号及其试玩币随会话结束。',
  'For adults only.': '仅限成年人。',
  'For adults only, where playing is allowed.': '仅限成年人，且所在地允许游戏。',
  'Demo accounts began with twice the usual play credit in the first week. It is over.':
    '第一周的试玩账号以双倍试玩币开始。活动已结束。',
  'Since then a demo account begins with the usual play credit.': '此后试玩账号以通常的试玩币开始。',
  'It held for demo accounts opened in the first week, without being claimed.':
    '适用于第一周开通的试玩账号，无需领取。',
}
