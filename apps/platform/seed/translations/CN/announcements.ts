/** Chinese for the English of the world’s announcements. */
export const ANNOUNCEMENTS: Readonly<Record<string, string>> = {
  'The new help centre': '全新帮助中心',
  '<p>Answers on accounts, deposits, withdrawals and bonuses, at any hour.</p><p><a href="/helpmc">Open the help centre</a>.</p>':
    '<p>账户、存款、提款和优惠的解答，全天可查。</p><p><a href="/helpmc">打开帮助中心</a>。</p>',
  'Find your game faster': '更快找到您的游戏',
  '<p>Type the name of a game, a studio or a kind of game, and results appear as you type.</p>':
    '<p>输入游戏、供应商或游戏类型的名称，结果即时显示。</p>',
  'Where you are logged in': '您在哪里登录',
  '<p>Your account shows when you logged in before. If that was not you, change your password at once: it ends every other session.</p>':
    '<p>您的账户会显示之前的登录时间。如果不是您本人，请立即更改密码：其他会话会全部结束。</p>',
  'Withdrawals stand in your wallet until they are paid': '取款在付出之前留在钱包中',
  '<p>An amount you asked to withdraw shows as <strong>locked</strong>. It leaves your wallet when it is paid out.</p>':
    '<p>您申请取款的金额显示为<strong>冻结</strong>。付出后才离开您的钱包。</p>',
  'Your balance says where your money is': '余额告诉您钱在哪里',
  '<p>There is nothing to transfer between games by hand. What is available can be played with anywhere on the site. Some game makers keep money while you play there; it comes back when you leave, or when you need it elsewhere.</p>':
    '<p>无需自己在游戏之间转账。可用的钱在全站都能使用。有些厂商在您玩的时候保管钱；您离开或在别处需要时，它会回来。</p>',
  'Wrong passwords lock a username for a while': '密码多次错误会暂时锁定用户名',
  '<p>After five wrong passwords a username is locked for 15 minutes, and longer after each further one. Waiting is all it takes; nobody will ask you for your password.</p>':
    '<p>密码错误五次后，用户名锁定 15 分钟，之后每错一次锁定更久。只需等待；没有人会向您索要密码。</p>',
  'Every round is on record': '每一局都有记录',
  '<p>Each bet and each payout is in your betting record:</p><ul><li>with its time and its round number;</li><li>open any round to check its result;</li><li>download the record of any period.</li></ul>':
    '<p>每笔投注和派彩都在您的投注记录中：</p><ul><li>附有时间和局号；</li><li>打开任意一局核对结果；</li><li>下载任意时段的记录。</li></ul>',
  'Light, dark, or like your device': '浅色、深色或跟随设备',
  '<p>The theme is chosen at the top of the page and kept on this device.</p>':
    '<p>主题在页面顶部选择，并保存在此设备上。</p>',
  'Your favourites in one place': '您的收藏在一处',
  '<p>Mark a game with the heart and find it again in its lobby. Favourites need an account of your own; a demo account keeps none.</p>':
    '<p>用爱心标记游戏，即可在其大厅中再次找到。收藏需要您自己的账号；试玩账号不保存收藏。</p>',
  'Sessions end by themselves': '会话会自动结束',
  '<p>A session ends after 30 minutes without use, and after 12 hours in any case.</p>':
    '<p>30 分钟未使用，会话即结束；无论如何 12 小时后结束。</p>',
  'Play without an account': '无需账号即可试玩',
  '<p>Free play opens a demo account with play credit. The account and its credit end with the session; nothing of it is carried over.</p>':
    '<p>免费试玩会开通带试玩币的试玩账号。账号和试玩币随会话结束；不会保留任何内容。</p>',
  'The house is open': '本站开张了',
  '<p>Ten thousand games, one account, play money only. Tell us <a href="/service">what is not right</a>.</p>':
    '<p>一万款游戏，一个账号，只用游戏币。请告诉我们<a href="/service">哪里不对</a>。</p>',
  'Play money only': '只用游戏币',
  '<p>Playhouse runs on <strong>play money</strong>. Nothing here can be bought, won or paid out in real money.</p><p>The site is for adults of 18 and over. <a href="/responsible-gaming">How to set limits and take a break</a>.</p>':
    '<p>Playhouse 使用<strong>游戏币</strong>。这里不能用真钱购买、赢取或兑现任何东西。</p><p>本站仅限年满 18 岁的成年人。<a href="/responsible-gaming">如何设置限额和休息</a>。</p>',
  'House games show their seed': '自营游戏公布种子',
  '<p>Every round of the house’s own games shows the hash of its seed <em>before</em> you play and the seed itself <em>afterwards</em>. The round’s report checks one against the other on your own device.</p>':
    '<p>自营游戏的每一局，在您开始<em>之前</em>显示种子的哈希值，<em>之后</em>显示种子本身。该局的报告在您自己的设备上核对两者。</p>',
  'Return to player is shown on every slot': '每款老虎机都标明返还率',
  '<p>Each slot states its <strong>return to player</strong>: the share of all stakes that it pays back over very many rounds. It says nothing about your next round or your evening.</p><p>Lobbies can be sorted by it.</p>':
    '<p>每款老虎机都标明<strong>返还率</strong>：在极多局之后，全部投注中返还的比例。它不说明您的下一局或今晚的结果。</p><p>大厅可按返还率排序。</p>',
  'Tables, fishing and card rooms are open': '桌台、捕鱼和牌室已开放',
  '<p>Baccarat tables, fishing ponds and card rooms are open at any hour. Have a look in their lobbies.</p>':
    '<p>百家乐桌台、捕鱼和牌室全天开放，欢迎到大厅看看。</p>',
  'How strongly a game swings': '游戏的波动有多大',
  '<p>Volatility runs from 1 to 5. A low one pays little and often, a high one pays seldom and more. The return to player is not changed by it.</p>':
    '<p>波动性从 1 到 5。低波动派彩少而频繁，高波动派彩稀少而较多。返还率不受其影响。</p>',
  'Salaries and dividends by contract': '按契约发放的工资和分红',
  '<p>Offer contracts to agents directly below you, and answer those of your upline. Simulate the terms on real figures before you agree.</p><p><a href="/agent/daily-salary">Open your daily salary</a>.</p>':
    '<p>您可以向直属代理提出契约，并答复上级的提议。同意之前，可用真实数据模拟条款。</p><p><a href="/agent/daily-salary">打开您的日工资</a>。</p>',
  'Registration links show what came of them': '注册链接显示成效',
  '<p>Each link counts its visits, registrations, first deposits and active members.</p><p><a href="/agent/register-centre">Open the register centre</a>.</p>':
    '<p>每个链接都会统计访问、注册、首次存款和活跃会员。</p><p><a href="/agent/register-centre">打开注册中心</a>。</p>',
  'Members who take a break': '暂停娱乐的会员',
  '<p>Do not address members who excluded themselves. Their page in your downline says so.</p>':
    '<p>请勿联系已自我排除的会员，他们在您下级中的页面会有提示。</p>',
  'Name a game': '为游戏命名',
  '<p>Members proposed names for new games of the house. It is over; the names are in the catalogue.</p><p>Thank you to everyone who wrote. The names that were chosen stand on games in the lobby “House games”.</p>':
    '<p>会员为自营新游戏提出了名称。活动已结束；名称已在目录中。</p><p>感谢每一位来信的人。选中的名称已用于“自营游戏”大厅中的游戏。</p>',
  'First look: the light theme': '抢先体验：浅色主题',
  '<p>Members saw the new light theme first. It is now open to everyone.</p><p>What members wrote about contrast and small print went into it. It is chosen at the top of the page.</p>':
    '<p>会员率先体验了全新浅色主题。现已向所有人开放。</p><p>会员对对比度和小字的意见已被采纳。主题在页面顶部选择。</p>',
}
