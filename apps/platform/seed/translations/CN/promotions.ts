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
  'What you write is kept with the language you wrote from and, if you are signed in, with your account.':
    '您写的内容会连同所用语言一起保存；如果已登录，也会连同您的账号。',
  'Never send a password, a code or a full account number.': '切勿发送密码、验证码或完整的账户号码。',
  'Look first, register later': '先看看，再注册',
  'A demo account opens without a name, an address or a deposit.': '试玩账号无需姓名、地址或存款即可开通。',
  'Free play opens a demo account with <strong>₫10,000,000 of play credit</strong>. You see the same games, the same odds and the same reports as a member.':
    '免费试玩会开通带 <strong>₫10,000,000 试玩币</strong>的试玩账号。您看到的游戏、赔率和报告与会员相同。',
  'If it is not for you, close the page. There is nothing to cancel.': '如果不适合您，关掉页面即可。没有什么需要取消。',
  'Play credit is play money. It cannot be bought, sold, transferred or paid out.':
    '试玩币是游戏币，不能购买、出售、转让或兑现。',
  'The demo account and its credit end with the session: after 30 minutes without use, and after 12 hours in any case.':
    '试玩账号及其试玩币随会话结束：30 分钟未使用后结束，无论如何 12 小时后结束。',
  'Nothing of a demo account is carried over to an account of your own, neither credit nor results.':
    '试玩账号的任何内容都不会转到您自己的账号，包括试玩币和结果。',
  'A demo account keeps no favourites and cannot open the member centre, the agent centre or the cashier.':
    '试玩账号不保存收藏，也不能打开会员中心、代理中心或收银台。',
  'At most 20 demo accounts an hour are opened from one address.': '每个地址每小时最多开通 20 个试玩账号。',
  'For adults of 18 and over.': '仅限年满 18 岁的成年人。',
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
  'For adults of 18 and over, where playing is allowed.': '仅限年满 18 岁的成年人，且所在地允许游戏。',
  'Welcome credit': '迎新赠金',
  'Members who want it can take ₫100,000 of play money on top of their first deposit. It is not added by itself: you choose it, or leave it.':
    '愿意的会员可在首次存款时领取 ₫100,000 游戏币。它不会自动加入：由您选择领取或不领取。',
  'Once per member, on top of a first deposit of at least ₫100,000.': '每位会员一次，首次存款至少 ₫100,000。',
  'While the credit is open, a single stake is at most ₫20,000; a larger one is refused, and nothing is taken away for it.':
    '赠金有效期间，单笔投注最多 ₫20,000；更大的投注会被拒绝，不会因此扣除任何金额。',
  'It ends 30 days after it was taken. What is left of the credit then goes; your deposit and its winnings stay.':
    '领取 30 天后结束。届时剩余的赠金作废；您的存款及其赢得的金额保留。',
  'You can give it back at any time. The credit and what it asks for are gone then, and cash stays.':
    '您可以随时退回赠金。赠金及其流水要求随即取消，现金保留。',
  'A deposit limit or a break that you set comes first and is never changed by a promotion.':
    '您设置的存款限额或休息优先，任何优惠都不会改变它们。',
  'The terms as they stand when you take the credit hold to its end.': '您领取赠金时的条款有效至其结束。',
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
  'Demo accounts began with ₫20,000,000 of play credit in the first week. It is over.':
    '第一周的试玩账号以 ₫20,000,000 试玩币开始。活动已结束。',
  'Since then a demo account begins with ₫10,000,000 of play credit.': '此后试玩账号以 ₫10,000,000 试玩币开始。',
  'It held for demo accounts opened in the first seven days, without being claimed.':
    '适用于前七天开通的试玩账号，无需领取。',
  'Play credit is play money and ended with the session.': '试玩币是游戏币，随会话结束。',
  'Weekly rebate by rank': '按等级每周返水',
  'A small share of the week’s turnover comes back, won or lost. You claim it on the rebate page.':
    '每周流水的一小部分返还，无论输赢。请在返水页面领取。',
  'Each Monday a share of the turnover of the week before is offered to you: <strong>0.30%</strong> for VIP0 up to <strong>1.20%</strong> for VIP10. It does not depend on whether you won.':
    '每周一，按上周流水的一定比例返还给您：VIP0 为 <strong>0.30%</strong>，最高 VIP10 为 <strong>1.20%</strong>。与输赢无关。',
  'The rebate page of the member centre shows your rates, the week so far and what you can claim.':
    '会员中心的返水页面显示您的比例、本周进度以及可领取的金额。',
  'The week runs from Monday 00:00 to Sunday 24:00 (GMT+7).': '一周从星期一 00:00 到星期日 24:00（GMT+7）。',
  'Slots, fishing and the house’s own games earn the full rate, lotteries six tenths of it, all other games half. Returned stakes do not count.':
    '老虎机、捕鱼和本站自有游戏按全额比例，彩票按六成，其他游戏按一半。已退还的投注不计。',
  'At least ₫1,000 a week. Below that nothing is paid, and nothing is carried over.':
    '每周至少 ₫1,000。低于此数不予发放，也不累计。',
  'It is play money and can be withdrawn without further conditions.': '它是游戏币，可直接取款，没有其他条件。',
  'You claim it in the following week, until Sunday 24:00 (GMT+7), at the rates of the rank you have then.':
    '请在下一周内领取，截至周日 24:00（GMT+7），按领取时的等级比例计算。',
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
  'One point for every ₫100,000 of turnover at slots, fishing and the house’s own games; other games need more, and higher ranks earn more. The points mall shows what each thing costs before you choose.':
    '老虎机、捕鱼和本站自有游戏每 ₫100,000 流水得一积分；其他游戏需要更多流水，等级越高积分越多。积分商城会在您选择前显示每件物品所需积分。',
  'The points of a day are credited the day after.': '每天的积分在次日计入。',
  'Points never expire and are not lost when you take a break.': '积分永不过期，休息时也不会丢失。',
  'Points cannot be bought, sold or given to others.': '积分不能购买、出售或赠送他人。',
  'What a thing costs in points is shown before you confirm, and the price at that moment holds.':
    '确认之前会显示物品所需的积分，以当时的价格为准。',
  'A redemption that is turned down gives its points back in full.': '被拒绝的兑换会全额退还积分。',
  '₫100,000 of play money on top of a first deposit.': '首次存款可附 ₫100,000 游戏币。',
  'Cash is played first, then the credit; a win goes back to where its stake came from, in the same shares. Lotteries and vendors with a wallet of their own play from cash only.':
    '先使用现金，再使用赠金；赢得的金额按相同比例回到投注来源。彩票和自有钱包的供应商只使用现金。',
  'Before credit and winnings from it can be withdrawn, stakes of three times the credit (₫300,000) must be played. Every game counts in full, except at vendors with a wallet of their own.':
    '赠金及其赢得的金额在取款前，须完成赠金三倍（₫300,000）的投注。除自有钱包的供应商外，所有游戏全额计入。',
  'Weekly reload': '每周续存',
  '20% on the deposits of a week, up to ₫1,000,000 of bonus money.': '当周存款的 20%，最高 ₫1,000,000 奖金。',
  'Members who have deposited in an earlier week can take it on top of this week’s deposits. It is not added by itself.':
    '以往周次存过款的会员可随本周存款领取，不会自动加入。',
  'Once a week, from deposits of ₫500,000 in the week (Monday to Sunday, GMT+7). Withdrawals of the week are taken off.':
    '每周一次，当周（周一至周日，GMT+7）存款满 ₫500,000。当周取款会扣除。',
  'Turnover of five times the bonus within 14 days. Slots and fishing count in full, sports and esports by half, live casino by a fifth.':
    '14 天内完成奖金五倍流水。老虎机和捕鱼全额计入，体育和电竞计一半，真人计五分之一。',
  'While it runs, a single stake is at most ₫50,000; a larger one is refused.':
    '有效期间单注最多 ₫50,000，超出会被拒绝。',
  'Cash is played first, then the bonus. What is left when the terms are met becomes cash without a cap.':
    '先使用现金，再使用奖金。满足条款后剩余部分变为现金，没有上限。',
  'You can give it up at any time: bonus money goes, cash stays.': '您可随时放弃：奖金失效，现金保留。',
  'Relief after a hard week': '艰难一周后的关怀',
  '10% of last week’s loss as bonus money. You apply, and somebody decides.':
    '上周亏损的 10%，以奖金形式发放。由您申请，由专人审核。',
  'If last week ended with a loss of ₫1,000,000 or more, you can apply for a tenth of it. Tell us in a sentence how we can help; pictures are welcome.':
    '如果上周亏损达到 ₫1,000,000，您可以申请其中的十分之一。请用一句话说明情况，也可附上图片。',
  'Once a week, for the loss of the week before (Monday to Sunday, GMT+7): stakes minus winnings of all games.':
    '每周一次，针对上一周（周一至周日，GMT+7）的亏损：所有游戏的投注减去赢得的金额。',
  'A person reads each application and answers with a reason. Nobody has a right to it.':
    '每份申请都由专人阅读并附理由答复。并非人人都能获得。',
  '10% of the loss, at most ₫2,000,000; turnover of once the bonus within 7 days, at most ₫100,000 a stake.':
    '亏损的 10%，最高 ₫2,000,000；7 天内完成奖金一倍流水，单注最多 ₫100,000。',
  'If playing has stopped being fun, take a break first. Members who do are offered nothing until it ends.':
    '如果游戏不再有趣，请先休息。休息期间不提供任何优惠。',
  'Lantern fortnight': '灯笼双周',
  '₫2,000 of play money for each day of two weeks that you look in.': '两周内每天来看看，即得 ₫2,000 游戏币。',
  'Daily sign-in': '每日签到',
  '₫1,000 of play money for each day that you look in.': '每天来看看，即得 ₫1,000 游戏币。',
  'Press the button once a day; nothing has to be deposited or played.': '每天按一次按钮，无需存款或游戏。',
  'Once a day, by the brand’s day (GMT+7).': '每天一次，按品牌日期（GMT+7）。',
  'It is paid as cash and can be withdrawn without conditions.': '以现金发放，可无条件提取。',
  'Days that you miss cost nothing; there is no streak to keep.': '错过的日子没有任何损失，无需连续签到。',
  'Two tickets for the lantern raffle': '两张灯笼抽奖券',
  'Two tickets a week for the lantern raffle, without points.': '每周两张灯笼抽奖券，无需积分。',
  'Press the button once a week, and two tickets of the lantern raffle that is on sale are yours.':
    '每周按一次按钮，即可获得两张正在售卖的灯笼抽奖券。',
  'Once a week (Monday to Sunday, GMT+7); nothing has to be deposited or played.':
    '每周一次（周一至周日，GMT+7），无需存款或游戏。',
  'The tickets are like those that are bought with points: they have the same chance, and count towards the most that an account may hold.':
    '这些券与用积分购买的券相同：中奖机会一样，并计入每个账户的持券上限。',
  'They take part in the raffle that is on sale when you claim. If it is called off, they lapse; bought tickets give their points back.':
    '它们参与您领取时正在售卖的抽奖。若抽奖取消，赠券失效；购买的券退回积分。',
  'Accounts that take a break from play when sales close do not take part.': '停售时处于暂停游戏状态的账户不参与抽奖。',
}
