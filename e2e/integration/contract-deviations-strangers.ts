import { type Json, on, type Planted, plus, value } from './contract-deviations.ts'

const DAY_MS = 86_400_000

/** What the suite did not find when it was first planted, by somebody who knew the contract but not its checks. */
export const STRANGERS: readonly Planted[] = [
  // site
  on(
    'consolidatedSettings',
    'another currency than the accounts',
    value((x) => void (x.currency = 'USD')),
    'is not the brand’s currency',
  ),
  on(
    'consolidatedSettings',
    'another time zone',
    value((x) => void (x.timeZone = 'America/New_York')),
    'days are those of the contract’s time zone',
  ),
  on(
    'consolidatedSettings',
    'a default language that is not offered',
    value((x) => void (x.defaultLanguage = 'XX')),
    'the default language is offered',
  ),
  on(
    'consolidatedSettings',
    'another brand',
    value((x) => void (x.merchant = 'otherbrand')),
    'is the brand that was asked for',
  ),
  on(
    'countryCodes',
    'a country twice',
    value((x) => void x.list.push(x.list[0])),
    'list: an entry stands there twice, by country',
  ),
  on(
    'systemStatus',
    'in maintenance while everything works',
    value((x) => void (x.maintenance = true)),
    'a platform that answers is not in maintenance',
  ),
  on(
    'systemStatus',
    'another registration form than registerSettings',
    value((x) => void (x.info.register.username.minLength += 1)),
    'has the rules of registration',
  ),
  on(
    'registerSettings',
    'minimum length above maximum',
    value((x) => void (x.username.minLength = x.username.maxLength + 1)),
    'no minimum is above its maximum',
  ),
  on(
    'systemStatus',
    'modules that differ from whitelabel',
    value((x) => void (x.info.whitelabel[0].enabled = !x.info.whitelabel[0].enabled)),
    'has the modules of the white label',
  ),
  on(
    'announcements',
    'a relative picture',
    value((x) => void (x.banners[0].url = 'banners/1.webp')),
    'banners.*.url',
  ),
  on(
    'domainRoutes',
    'the main domain is not one of the domains',
    value((x) => void (x.mainDomain = 'elsewhere.example')),
    'the main domain is one of the domains',
  ),
  on(
    'location',
    'a country in three letters',
    value((x) => void (x.country = 'VNM')),
    'agrees with the status',
  ),
  // session
  on(
    'revokeSession',
    'an own session that stays after it is ended (success without effect)',
    value((x) => void (x.current = !x.current)),
    'another session is not the current one',
  ),
  on(
    'createSignInLink',
    'a link to a foreign host',
    value((x) => void (x.url = 'https://evil.example/sign-in')),
    'leads to the brand’s site',
  ),
  on(
    'createSignInLink',
    'a link that has expired',
    value((x) => void (x.expiresAt -= DAY_MS)),
    'a new link can be used',
  ),
  on(
    'freePlay',
    'the same demo account each time',
    value((x) => void (x.id = 1)),
    'every demo account is another',
  ),
  // verification
  on(
    'registerSms',
    'a code that has expired at once',
    value((x) => void (x.expiredMinutes = 0)),
    'is not below expiredMinutes',
  ),
  // registration
  on(
    'checkUsername',
    'a free username that is taken',
    value((x) => void (x.available = false)),
    'a username that nobody has is free',
  ),
  on(
    'referralDetails',
    'invitations that disagree with the friends',
    value((x) => void (x.totalInvitations += 3)),
    'counts the friends',
  ),
  on(
    'referralDetails',
    'an address of a foreign host',
    value((x) => void (x.promotionDomains = ['https://evil.example'])),
    'links lead to the brand’s site',
  ),
  on(
    'registerMobile',
    'another account than the one that is signed in',
    value((x) => void (x.id += 1)),
    'opens the account that it names',
  ),
  // member
  on(
    'memberInfo',
    'a mobile number in full',
    value((x) => {
      if (x.mobile) x.mobile = '+84 912345678'
    }),
    'of a registered account',
  ),
  on(
    'memberInfo',
    'another account',
    value((x) => void (x.account = 'somebody')),
    'is the account that signed in',
  ),
  on(
    'memberIcon',
    'another picture than playerAvatar',
    value((x) => void (x.avatar = '/media/avatar/other.webp')),
    'is the chosen picture',
  ),
  on(
    'playerRankProgress',
    'a rank whose name is another one’s',
    value((x) => void (x.playerRankName = 'Emperor')),
    'has the name of its rank',
  ),
  on(
    'memberProfile',
    'a mobile number that is verified by nobody',
    value((x) => void (x.mobileVerified = !x.mobileVerified)),
    'the number is verified',
  ),
  on(
    'memberProfile',
    'an unmasked hint',
    value((x) => {
      for (const p of x.contactProofs) if (p.hint) p.hint = '0912345678'
    }),
    'contactProofs.*.hint',
  ),
  // wallet
  on(
    'balance',
    'another currency',
    value((x) => void (x.currency = 'USD')),
    'before refused inputs',
  ),
  on(
    'consolidatedFunds',
    'available money that differs from the balance',
    value((x) => void (x.available = plus(x.available, 1))),
    'has the balance',
  ),
  on(
    'consolidatedFunds',
    'withdrawals that disagree with the record',
    value((x) => void (x.totalWithdrawal = plus(x.totalWithdrawal, 100))),
    'agrees with the profit and loss',
  ),
  on(
    'consolidatedFunds',
    'turnover of the month that disagrees with the record',
    value((x) => void (x.monthTurnover = plus(x.monthTurnover, 100))),
    'agrees with the profit and loss',
  ),
  on(
    'transferEnabled',
    'money that differs from the balance',
    value((x) => void (x.available = plus(x.available, 1))),
    'has the balance',
  ),
  on(
    'transferEnabled',
    'what is left today does not fall',
    value((x) => void (x.leftToday = x.maxAmount)),
    'less is left of the day',
  ),
  on(
    'transferUpline',
    'a balance after that is not before minus amount',
    value((x) => void (x.availBalance = plus(x.availBalance, 1))),
    'its balance is the account’s',
  ),
  on(
    'memberTransfers',
    'another counterparty',
    value((x) => x.list.forEach((r: Json) => (r.counterparty = 'nobody'))),
    'names the receiver',
  ),
  on(
    'lockStatus',
    'locked without a vendor',
    value((x) => void (x.locked = true)),
    'is locked with a vendor that is',
  ),
  on(
    'transferFromMainWallet',
    'money that appears',
    value((x) => void (x.sumBalance = plus(x.sumBalance, 500))),
    'the sum of all wallets stays',
  ),
  // cashier
  on(
    'depositSettings',
    'a quick amount above the maximum',
    value((x) => void (x.depositInfo[0].quickAmounts[0] = '99999999999.00')),
    'each of depositInfo: quickAmount',
  ),
  on(
    'depositSettings',
    'a count of deposits that disagrees',
    value((x) => void (x.totalDepositSuccessCount += 1)),
    'page 1 of 6',
  ),
  on(
    'deposit',
    'confirmed before it was made',
    value((x) => {
      if (x.confirmedAt) x.confirmedAt = x.createdAt - DAY_MS
    }),
    'is paid',
  ),
  on(
    'depositByGateway',
    'a fee above the amount',
    value((x) => void (x.fee = plus(x.amount, 1))),
    'is above amount',
  ),
  on(
    'bankCards',
    'an account number in full',
    value((x) => x.list.forEach((r: Json) => (r.accountMasked = '970412345678'))),
    'list.*.accountMasked',
  ),
  on(
    'addBankCard',
    'usable before it was added',
    value((x) => void (x.usableAt = x.addedAt - DAY_MS)),
    'usableAt is before addedAt',
  ),
  on(
    'addBankCard',
    'an account number in full',
    value((x, call) => void (x.accountMasked = call.input['accountNumber'])),
    'accountMasked',
  ),
  on(
    'withdrawalOptions',
    'money that differs from the balance',
    value((x) => void (x.available = plus(x.available, 1))),
    'has the balance',
  ),
  on(
    'requestWithdrawal',
    'to another card',
    value((x) => void (x.accountMasked = '•••• 0000')),
    'goes to the chosen card',
  ),
  on(
    'withdrawalDetail',
    'steps that do not end with its state',
    value((x) => void (x.steps.at(-1).state = x.state === 'REVIEW' ? 'APPROVED' : 'REVIEW')),
    'is not the last of steps',
  ),
  on(
    'withdrawalDetail',
    'changed before it was requested',
    value((x) => void (x.updatedAt = x.requestedAt - DAY_MS)),
    'updatedAt is before requestedAt',
  ),
  on(
    'withdrawalBanks',
    'a bank twice',
    value((x) => void x.list.push(x.list[0])),
    'list: an entry stands there twice',
  ),
  // records
  on(
    'betHistory',
    'the range is ignored: rows of the time zone before',
    value((x) => x.list.forEach((r: Json) => (r.at -= 7 * 3_600_000))),
    'agrees with the history',
  ),
  on(
    'recordFile',
    'a file that has expired',
    value((x) => void (x.expiresAt -= DAY_MS)),
    'a new link can be used',
  ),
  // limits
  on(
    'memberLimits',
    'left that is not own minus used',
    value((x) => {
      const l = x.limits.find((y: Json) => y.left?.amount != null)
      if (l) l.left.amount = plus(l.left.amount, 1)
    }),
    'what is left is the limit without what is used',
  ),
  on(
    'memberLimits',
    'a change that is not in the history',
    value((x) => void (x.history = [])),
    'the history has the limit',
  ),
  on(
    'acknowledgeRealityCheck',
    'the next check is in the past',
    value((x) => void (x.nextCheckAt = x.at - DAY_MS)),
    'is above nextCheckAt',
  ),
  on(
    'activityStatement',
    'another year than asked',
    value((x) => void (x.year -= 1)),
    'of this year',
  ),
  on(
    'excludeMember',
    'a time-out that ends another day',
    value((x) => {
      if (x.endsAt) x.endsAt += 3 * DAY_MS
    }),
    'the account takes a break',
  ),
  // uploads
  on(
    'viewUpload',
    'a link that has expired',
    value((x) => void (x.expiresAt -= DAY_MS)),
    'a new link can be used',
  ),
  // games
  on(
    'gameList',
    'sorting by name reversed',
    value((x, c) => {
      if (c.input['sort'] === 'name') x.games = x.games.toReversed()
    }),
    'names are in order',
  ),
  on(
    'gameList',
    'a relative picture',
    value((x) => {
      if (x.games[0]) x.games[0].showIcon = 'media/x.webp'
    }),
    'games.*.showIcon',
  ),
  on(
    'gameVendors',
    'a count of games that disagrees with the list',
    value((x) => x.data.lanes.forEach((l: Json) => l.cards.forEach((c: Json) => (c.gameCount += 1)))),
    'gameName does not add entries',
  ),
  on(
    'winnerBoard',
    'winners by their full names',
    value((x) => x.list.forEach((r: Json) => (r.vo.customerName = 'nguyenvana'))),
    'page 1 of 6',
  ),
  // lottery
  on(
    'placeTicket',
    'lines at another amount than asked',
    value((x) => {
      x.lines[0].amount = plus(x.lines[0].amount, 1)
    }),
    'has the lines that were sent',
  ),
  on(
    'tickets',
    'more that is not told',
    value((x) => void (x.hasMore = !x.hasMore)),
    'nothing follows a page that is not full',
  ),
  on(
    'cancelTicket',
    'a cancelled ticket that is still open',
    value((x) => void (x.state = 'OPEN')),
    'state is',
  ),
  on(
    'claimPromotion',
    'claimed without effect',
    value((x) => void (x.status = 'open')),
    'is no longer open',
  ),
  on(
    'bonusAccount',
    'expires before it was granted',
    value((x) => {
      if (x.running) x.running.expiresAt = x.running.grantedAt - 1
    }),
    'running: expiresAt is before grantedAt',
  ),
  // points
  on(
    'pointReward',
    'a relative picture',
    value((x) => void (x.list[0].picture = 'media/item.webp')),
    'list.*.picture',
  ),
  // raffles
  on(
    'buyRaffleTickets',
    'fewer tickets than asked',
    value((x) => void (x.bought.last = x.bought.first - 1)),
    'bought.last - bought.first +',
  ),
  // messages
  on(
    'inbox',
    'a read message that stays unread',
    value((x) => x.list.forEach((m: Json) => (m.read = false))),
    'is read in the inbox',
  ),
  on(
    'deleteMessages',
    'a count that disagrees',
    value((x) => void (x.unread += 1)),
    'says how many are unread',
  ),
  on(
    'messageRecipients',
    'a count that disagrees',
    value((x) => void (x.directCount += 1)),
    'is not count of direct',
  ),
  on(
    'sendMessage',
    'sent to nobody',
    value((x) => void (x.recipients = 0)),
    'is not below recipients',
  ),
  // support
  on(
    'feedback',
    'one reference for all',
    value((x) => void (x.reference = 'F-1')),
    'another one has another reference',
  ),
  on(
    'readChat',
    'a room that stays unread',
    value((x) => void (x.unread += 1)),
    'a room that was read has nothing unread',
  ),
  // agent
  on(
    'downlines',
    'a total that disagrees',
    value((x) => void (x.totalCount += 1)),
    'the total is that of agents and members',
  ),
  on(
    'downline',
    'contacts in full',
    value((x) => {
      x.mobile = '+84 912345678'
    }),
    'mobile',
  ),
  on(
    'createDownline',
    'another account than asked',
    value((x) => void (x.account = 'somebody')),
    'somebody',
  ),
  on(
    'offerContract',
    'accepted at once',
    value((x) => void (x.state = 'ACCEPTED')),
    'state is',
  ),
  on(
    'endContract',
    'ends in the past',
    value((x) => {
      if (x.validUntil) x.validUntil -= 400 * DAY_MS
    }),
    'ends no earlier than now',
  ),
  on(
    'billAction',
    'collected without effect',
    value((x) => void (x.state = 'AWAITING_COLLECTION')),
    'a collected bill waits no more',
  ),
  on(
    'applyAsAgent',
    'another application than sent',
    value((x) => {
      if (x.application) x.application.expectedPlayers += 1
    }),
    'the application is what was sent',
  ),
  on(
    'teamOverview',
    'another currency',
    value((x) => void (x.currency = 'USD')),
    'currency',
  ),
  on(
    'requestContract',
    'a request that is declined at once',
    value((x) => void (x.state = 'DECLINED')),
    'state is',
  ),
]
