import type { Deviation } from '@playhouse/contract-suite/tape.ts'
import type { PartyCalls } from '@playhouse/contract-suite/parties.ts'
import type { Reply } from '@playhouse/contract-suite/wire.ts'
import { type Json, plus, value } from './contract-deviations.ts'

/** A deviation that somebody planted who knew the contract and not its checks; any problem in the report finds it. */
export interface Foreign {
  domain: string
  endpoint: string
  what: string
  /** A new one for each run, because some remember what they have seen. */
  make: () => Deviation
  /** Of the live feed instead. */
  live?: (events: Event[]) => Event[]
}

type Event = PartyCalls['live']['output'][number]
type Call = Parameters<Deviation>[0]

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** As `value`, where something changes. */
const changed =
  (change: (value: Json, call: Call) => unknown): Deviation =>
  (call, reply) => {
    try {
      const altered = value(change)(call, reply)
      return altered && JSON.stringify(altered.json) !== JSON.stringify(reply.json) ? altered : undefined
    } catch (error) {
      // This response lacks what would be altered; another has it, or the deviation never applies, which fails the test.
      if (error instanceof TypeError) return undefined
      throw error
    }
  }

const v = (change: (value: Json, call: Call) => unknown) => () => changed(change)

/** Alters the first row of a list. */
const first = (change: (row: Json) => void) =>
  v((x) => {
    if (x.list?.[0]) change(x.list[0])
  })

/** Remembers what it has seen. */
const stateful =
  <S>(begin: () => S, change: (seen: S, value: Json, call: Call) => unknown) =>
  (): Deviation => {
    const seen = begin()
    return changed((x, call) => change(seen, x, call))
  }

const withJson = (reply: Reply, json: unknown): Reply => ({ ...reply, json, text: JSON.stringify(json) ?? '' })

/** Alters refusals with a code. */
const err = (code: string, change: (reply: Reply, json: Json) => Reply) => (): Deviation => (_, reply) => {
  const json = structuredClone(reply.json) as Json
  return json?.errorCode === code ? change(reply, json) : undefined
}

/** Puts entries back that an earlier response had. */
const keeps = (list: string, key: string) =>
  stateful(
    () => new Map<unknown, Json>(),
    (seen, x) => {
      for (const row of x[list]) seen.set(row[key], row)
      x[list] = [...x[list], ...[...seen.values()].filter((row) => !x[list].some((own: Json) => own[key] === row[key]))]
    },
  )

const all: Foreign[] = []
let domain = ''
const b = (endpoint: string, what: string, make: () => Deviation) => void all.push({ domain, endpoint, what, make })
const live = (what: string, change: (events: Event[]) => Event[]) =>
  void all.push({ domain, endpoint: 'live', what, make: () => () => undefined, live: change })

domain = 'site'
b(
  'whitelabel',
  'a module stands twice',
  v((x) => void x.push(structuredClone(x[0]))),
)
b(
  'whitelabel',
  'another tree than the status names',
  v((x) => {
    for (const m of x) if (m.childrenNodes[0]) m.childrenNodes[0].enabled = !m.childrenNodes[0].enabled
  }),
)
b(
  'domainRoutes',
  'the main address is not among the addresses',
  v((x) => void (x.mainDomain = 'elsewhere.example')),
)
b(
  'domainRoutes',
  'the address leads to another host',
  v((x) => void (x.domains[0].url = 'https://phish.example')),
)
b(
  'advancedAnnouncements',
  'an announcement of next week',
  first((r) => (r.publishedAt = Date.now() + 7 * DAY_MS)),
)
b(
  'advancedAnnouncements',
  'the filter by kind is ignored',
  v((x, c) => {
    if (c.input['type'] === 'PU') {
      x.list[0].type = 'PL'
    }
  }),
)
b(
  'systemAnnouncements',
  'oldest first',
  v((x) => void (x.list = x.list.toReversed())),
)
b(
  'announcements',
  'script in the text',
  v((x) => void (x.player[0].content += '<script>alert(1)</script>')),
)
b(
  'announcements',
  'a banner leads to another site',
  v((x) => void (x.banners[0].linkTarget = '//evil.example/x')),
)
b(
  'helpCenter',
  'an article with an empty title',
  v((x) => void (x.topics[0].articles[0].title = '')),
)
b(
  'countryCodes',
  'a calling code with a plus',
  v((x) => void (x.list[0].callingCode = '+84')),
)
b(
  'location',
  'another address than the caller’s',
  v((x) => void (x.ip = '203.0.113.9')),
)
b(
  'humanChallenge',
  'required without a challenge',
  v((x) => void (x.challenge = null)),
)
b(
  'registerSettings',
  'the shortest username is longer than the longest',
  v((x) => {
    x.username.minLength = 20
  }),
)
b(
  'registerSettings',
  'required but not shown',
  v((x) => {
    const k = Object.keys(x).find((name) => x[name].enabled === false) ?? ''
    x[k].required = true
  }),
)
b(
  'registerSettings',
  'a pattern that does not compile',
  v((x) => void (x.username.acceptedPattern = '^[a-z')),
)
b(
  'systemStatus',
  'maintenance with an end in the past',
  v((x) => {
    x.maintenanceEndTime = 1
  }),
)
b(
  'sealingKeys',
  'a key twice',
  v((x) => void x.keys.push(x.keys[0])),
)
b(
  'consolidatedSettings',
  'a language twice',
  v((x) => void x.languages.push(x.languages[0])),
)

domain = 'session'
b(
  'login',
  'the name of another account',
  v((x) => void (x.userName = 'general')),
)
b(
  'login',
  'the same token for each log-in',
  stateful(
    () => ({ t: '' }),
    (s, x) => {
      if (x.token) {
        s.t ||= x.token
        x.token = s.t
      }
    },
  ),
)
b(
  'openSessions',
  'two sessions are the current one',
  v((x) => {
    if (x.sessions[1]) x.sessions[1].current = true
  }),
)
b(
  'openSessions',
  'last seen before it began',
  v((x) => {
    x.sessions[0].lastSeenAt = x.sessions[0].createdAt - HOUR_MS
  }),
)
b('openSessions', 'a revoked session stays', keeps('sessions', 'id'))
b(
  'logInHistory',
  'the oldest first',
  v((x) => void (x.list = x.list.toReversed())),
)
b(
  'logInHistory',
  'the whole address',
  v((x) => {
    for (const r of x.list) r.ip = '2001:db8:1:2::1'
  }),
)
b(
  'logInHistory',
  'failed log-ins are shown as signed in',
  v((x) => {
    for (const r of x.list) if (r.outcome !== 'signed-in') r.outcome = 'signed-in'
  }),
)
b(
  'touchSession',
  'idle after the end',
  v((x) => void (x.idleUntil = x.endsAt + HOUR_MS)),
)
b(
  'touchSession',
  'ended an hour ago',
  v((x) => {
    x.endsAt = Date.now() - HOUR_MS
    x.idleUntil = x.endsAt - 1
  }),
)
b(
  'renamePasskey',
  'the name is not changed',
  v((x) => void (x.name = 'Contract')),
)
b(
  'securityConfig',
  'an authenticator with no recovery codes left right after its setup',
  v((x) => {
    if (x.authenticator) x.authenticator.recoveryCodesLeft = 0
  }),
)
b('securityConfig', 'a removed passkey stays', keeps('passkeys', 'id'))
b(
  'confirmAuthenticator',
  'two equal recovery codes',
  v((x) => {
    x.recoveryCodes[1] = x.recoveryCodes[0]
  }),
)
b(
  'renewRecoveryCodes',
  'a code of before',
  stateful(
    () => ({}),
    (_s, x) => {
      x.recoveryCodes = x.recoveryCodes.slice(0, 3)
    },
  ),
)
b(
  'beginAuthenticator',
  'an address with another secret',
  v((x) => void (x.address = x.address.replace(/secret=\w+/, 'secret=JBSWY3DPEHPK3PXP'))),
)
b(
  'createSignInLink',
  'a link to another site',
  v((x) => void (x.url = x.url.replace(/^https?:\/\/[^/]+/, 'https://evil.example'))),
)
b(
  'createSignInLink',
  'a link that lasts a day',
  v((x) => void (x.expiresAt += DAY_MS)),
)
b(
  'ownSecurityQuestions',
  'questions that were not chosen',
  v((x) => {
    if (x.list[0]) x.list[0].id = 'FIRST_STREET'
  }),
)
b(
  'ownSecurityQuestions',
  'usable before they were set',
  v((x) => {
    if (x.setAt) x.usableAt = x.setAt - HOUR_MS
  }),
)
b(
  'revokeSession',
  'says the current session ended',
  v((x) => void (x.current = true)),
)
b(
  'signInByPasskey',
  'another account',
  v((x) => {
    x.id = 1
  }),
)
b(
  'passLogInCheck',
  'the first log-in again',
  v((x) => void (x.firstTimeLogin = true)),
)
b(
  'login',
  'login.failed with status 200',
  err('login.failed', (r) => ({ ...r, status: 200 })),
)
b(
  'login',
  'says that the username is unknown',
  err('login.failed', (r, j) => withJson(r, { ...j, errorCode: 'account.not.found' })),
)
b(
  'beginSocialSignIn',
  'an address of the identity provider without https or localhost',
  v((x) => void (x.address = 'javascript:alert(1)')),
)

domain = 'registration'
b(
  'register',
  'another username than asked for',
  v((x) => void (x.userName = x.userName + 'x')),
)
b(
  'checkUsername',
  'a taken name is free',
  v((x) => void (x.available = true)),
)
b(
  'checkUsername',
  'a free name is taken',
  v((x) => void (x.available = false)),
)
b(
  'affiliate',
  'another code',
  v((x) => void (x.code = 'LBXXXXXXX')),
)
b(
  'referralDetails',
  'links at a foreign host',
  v((x) => void (x.promotionDomains = ['https://evil.example'])),
)
b(
  'referralDetails',
  'more paid friends than invited',
  v((x) => void (x.paidFriends = x.totalInvitations + 3)),
)
b(
  'referralDetails',
  'a negative reward',
  v((x) => {
    if (x.rule) x.rule.reward = '-50000.00'
  }),
)
b(
  'referralFriends',
  'a total that no page has',
  v((x) => void (x.total = 7)),
)
b(
  'register',
  'username.taken with status 400',
  err('username.taken', (r) => ({ ...r, status: 400 })),
)

domain = 'verification'
b(
  'registerSms',
  'a code that has expired already',
  v((x) => void (x.expiredMinutes = 0)),
)
b(
  'captcha',
  'no image',
  v(() => 'aGVsbG8='),
)
b(
  'captchaCharacters',
  'TOO_MANY_REQUESTS without Retry-After',
  err('TOO_MANY_REQUESTS', (r) => ({ ...r, retryAfter: null })),
)
b(
  'noLoginSms',
  'other seconds in the body than in the header',
  err('TOO_MANY_REQUESTS', (r, j) => withJson(r, { ...j, value: { retryAfterSeconds: 999 } })),
)
b(
  'geetest',
  'the same challenge each time',
  stateful(
    () => ({ c: '' }),
    (s, x) => {
      s.c ||= x.challenge
      x.challenge = s.c
    },
  ),
)
b(
  'captchaCharacters',
  'no characters',
  v((x) => void (x.characters = '')),
)

domain = 'member'
b(
  'memberInfo',
  'a whole phone number',
  v((x) => {
    if (x.mobile) x.mobile = '+84911712275'
  }),
)
b(
  'memberInfo',
  'unread messages differ from the inbox',
  v((x) => void (x.unreadMessages += 2)),
)
b(
  'memberInfo',
  'a registration in the future',
  v((x) => void (x.regDate = Date.now() + DAY_MS)),
)
b(
  'memberInfo',
  'the id changes from call to call',
  stateful(
    () => ({ n: 0 }),
    (s, x) => void (x.id += s.n++),
  ),
)
b(
  'memberInfo',
  'registered in seconds',
  v((x) => void (x.regDate = Math.floor(x.regDate / 1000))),
)
b(
  'memberInfo',
  'claimable missions differ from the missions',
  v((x) => void (x.claimableMissions += 1)),
)
b(
  'memberInfo',
  'waiting withdrawals differ',
  v((x) => void (x.waitingWithdrawals += 1)),
)
b(
  'memberProfile',
  'another birthday than the stored one',
  v((x) => {
    if (x.birthday) x.birthday = '1950-01-01'
  }),
)
b(
  'memberProfile',
  'the stored address is lost',
  v((x) => void (x.address = null)),
)
b(
  'updateProfile',
  'another nickname',
  v((x) => void (x.nickname = 'Other')),
)
b(
  'memberIdentity',
  'decided before it was sent',
  v((x) => {
    if (x.request) x.request.decidedAt = x.request.createdAt - DAY_MS
  }),
)
b(
  'memberIdentity',
  'the next tier is the current one',
  v((x) => {
    if (x.next) x.next.tier = x.tier
  }),
)
b(
  'submitIdentity',
  'documents that were not sent',
  v((x) => {
    x.request.documents[0].kind = 'SELFIE'
  }),
)
b(
  'setAvatar',
  'a picture on a foreign host',
  v((x) => void (x.avatar = 'https://evil.example/a.webp')),
)
b(
  'bindContact',
  'shows the whole contact',
  v((x, c) => {
    x.contact = c.input['email'] ?? '+84911712275'
  }),
)
b(
  'updateLanguage',
  'answers with the default language',
  v((x) => void (x.language = 'TY')),
)
b(
  'changePassword',
  'a negative number of ended sessions',
  v((x) => void (x.endedSessions = -1)),
)
b(
  'memberInfo',
  'the payment password is not seen after it was set',
  v((x) => void (x.hasPaymentPassword = false)),
)

domain = 'limits'
b(
  'memberLimits',
  'left is more than the limit',
  v((x) => {
    for (const l of x.limits) if (l.own?.amount && l.left) l.left.amount = plus(l.own.amount, 1)
  }),
)
b(
  'memberLimits',
  'used less than deposited',
  v((x) => {
    for (const l of x.limits)
      if (l.kind === 'DEPOSIT' && Number(l.used.amount) > 0) l.used.amount = plus(l.used.amount, -100)
  }),
)
b(
  'memberLimits',
  'the week used less than the day',
  v((x) => {
    for (const l of x.limits) if (l.kind === 'DEPOSIT' && l.period === 'WEEK') l.used.amount = '0.00'
  }),
)
b(
  'setLimit',
  'a looser limit applies at once',
  v((x, c) => {
    if (c.input['amount'] === '60000000')
      for (const l of x.limits)
        if (l.kind === 'DEPOSIT' && l.period === 'MONTH') {
          l.own = { amount: '60000000.00', minutes: null }
        }
  }),
)
b(
  'setLimit',
  'a stricter limit is not applied',
  v((x, c) => {
    if (c.input['amount'] !== '60000000')
      for (const l of x.limits) if (l.kind === c.input['kind'] && l.period === c.input['period']) l.own = null
  }),
)
b(
  'confirmLimit',
  'nothing is changed by the confirmation',
  v((x) => {
    for (const l of x.limits)
      if (l.kind === 'DEPOSIT' && l.period === 'MONTH') l.own = { amount: '50000000.00', minutes: null }
  }),
)
b(
  'excludeMember',
  'ends after an hour',
  v((x) => void (x.endsAt -= 23 * HOUR_MS)),
)
b(
  'playClock',
  'net has the wrong sign',
  v((x) => void (x.net = plus('0', -Number(x.net)))),
)
b(
  'playClock',
  'the next check is past',
  v((x) => {
    x.nextCheckAt = x.startedAt
  }),
)
b(
  'realityCheck',
  'another interval than asked for',
  v((x) => void (x.realityCheckMinutes = 60)),
)
b(
  'activityStatement',
  'a month that is not this year',
  v((x) => void (x.months[0].month = '2025-01')),
)
b(
  'activityStatement',
  'closing does not follow from opening and movements',
  v((x) => void (x.closingBalance = plus(x.closingBalance, 1))),
)
b(
  'closeAccount',
  'another balance than the wallet’s',
  v((x) => {
    if (x.balance) x.balance = '5.00'
  }),
)
b(
  'memberLimits',
  'history oldest first',
  v((x) => {
    if (x.history?.length > 1) x.history.reverse()
  }),
)

domain = 'wallet'
b(
  'balance',
  'money as a number',
  v((x) => void (x.sumBalance = Number(x.sumBalance))),
)
b(
  'balance',
  'the sum is not the sum of the parts',
  v((x) => void (x.sumBalance = plus(x.sumBalance, 10))),
)
b(
  'balance',
  'stale after a change',
  stateful(
    () => new Map<string, Json>(),
    (s, x, c) => {
      const k = String(c.options.token)
      if (s.has(k)) return s.get(k)
      s.set(k, structuredClone(x))
    },
  ),
)
b(
  'consolidatedFunds',
  'available is less than the balance',
  v((x) => void (x.available = plus(x.available, -100))),
)
b(
  'consolidatedFunds',
  'the month’s turnover is more than all turnover',
  v((x) => void (x.monthTurnover = plus(x.totalTurnover, 5))),
)
b(
  'consolidatedFunds',
  'more deposits than were made',
  v((x) => void (x.totalDeposit = plus(x.totalDeposit, 500))),
)
b(
  'wallets',
  'other parts than the balance',
  v((x) => void (x.list[0].availBalance = plus(x.list[0].availBalance, 1))),
)
b(
  'wallets',
  'a wallet twice',
  v((x) => void x.list.push(x.list[1])),
)
b(
  'wallets',
  'another currency',
  v((x) => void (x.list[0].currency = 'USD')),
)
b(
  'walletTransfer',
  'the sum changes by a move between own wallets',
  v((x) => void (x.sumBalance = plus(x.sumBalance, 1000))),
)
b(
  'walletTransfer',
  'the same key moves again',
  stateful(
    () => ({ n: 0 }),
    (s, x) => {
      if (s.n++ > 0) x.sumBalance = plus(x.sumBalance, -1000)
    },
  ),
)
b(
  'transferFromMainWallet',
  'no decimals',
  v((x) => void (x.sumBalance = String(Math.trunc(Number(x.sumBalance))))),
)
b(
  'lockStatus',
  'locked without a vendor',
  v((x) => void (x.locked = true)),
)
b(
  'transferEnabled',
  'the least amount is above the greatest',
  v((x) => void (x.minAmount = '90000000.00')),
)
b(
  'transferEnabled',
  'another available amount than the balance',
  v((x) => void (x.available = plus(x.available, 7))),
)
b(
  'transferDownline',
  'another amount than asked',
  v((x) => void (x.amount = plus(x.amount, 1))),
)
b(
  'transferDownline',
  'another recipient',
  v((x) => void (x.counterparty = 'general')),
)
b(
  'transferUpline',
  'a direction the wrong way round',
  v((x) => void (x.direction = 'in')),
)
b(
  'memberTransfers',
  'sums that ignore a transfer',
  v((x) => void (x.sums.received = plus(x.sums.received, -1))),
)
b(
  'memberTransfers',
  'relation filter is ignored',
  v((x, c) => {
    if (c.input['relation'] === 'downline') for (const r of x.list) r.relation = 'upline'
  }),
)
b(
  'transferUpline',
  'the key of another transfer',
  v((x) => void (x.transferId = '00000000-0000-4000-8000-000000000000')),
)

domain = 'cashier'
b(
  'depositSettings',
  'a minimum above the maximum',
  v((x) => void (x.depositInfo[0].minimum = '999999999.00')),
)
b(
  'depositSettings',
  'quick amounts out of bounds',
  v((x) => void (x.depositInfo[0].quickAmounts[0] = '1.00')),
)
b(
  'depositSettings',
  'more times left than per day',
  v((x) => {
    x.depositInfo[0].timesPerDay = 2
    x.depositInfo[0].timesLeft = 5
  }),
)
b(
  'depositSettings',
  'the number of deposits is wrong',
  v((x) => void (x.totalDepositSuccessCount += 3)),
)
b(
  'depositByQr',
  'a larger amount than asked for',
  v((x) => {
    x.amount = plus(x.amount, 1000)
    x.requestedAmount = x.amount
  }),
)
b(
  'depositByQr',
  'a payment page on a foreign host',
  v((x) => void (x.pageUrl = 'http://evil.example/pay/1')),
)
b(
  'depositByQr',
  'expired when it was made',
  v((x) => void (x.expiresAt = x.createdAt - 1)),
)
b(
  'depositByQr',
  'the same key makes another deposit',
  stateful(
    () => ({ n: 0 }),
    (s, x, c) => {
      if (c.input['amount'] === '2000000' && s.n++ > 0) x.id = '99'
    },
  ),
)
b(
  'depositByGateway',
  'a fee that its settings do not explain',
  v((x) => void (x.fee = plus(x.fee, 300))),
)
b(
  'depositByTransfer',
  'the method of another way',
  v((x) => void (x.method = 'QR')),
)
b(
  'deposit',
  'credits another amount',
  v((x) => {
    if (x.state === 'CONFIRMED') x.amount = plus(x.amount, 1)
  }),
)
b(
  'deposit',
  'steps out of order',
  v((x) => {
    if (x.steps.length > 1) x.steps.reverse()
  }),
)
b(
  'deposit',
  'confirmed before it was created',
  v((x) => {
    if (x.confirmedAt) x.confirmedAt = x.createdAt - 5000
  }),
)
b(
  'cancelDeposit',
  'still waiting after it',
  v((x) => {
    x.state = 'WAITING'
  }),
)
b(
  'depositProof',
  'no proof is counted',
  v((x) => void (x.proofs = 0)),
)
b(
  'depositReport',
  'the filter by state is ignored',
  v((x, c) => {
    if (c.input['state'] === 'CONFIRMED' && x.list[0]) x.list[0].state = 'CANCELLED'
  }),
)
b(
  'depositReport',
  'the total counts more than the pages have',
  v((x) => void (x.totalCount += 1)),
)
b(
  'depositReport',
  'the oldest first',
  v((x) => void (x.list = x.list.toReversed())),
)
b(
  'depositReport',
  'the sum ignores a deposit',
  v((x) => {
    if (Number(x.totalAmount) > 0) x.totalAmount = plus(x.totalAmount, -1)
  }),
)
b(
  'bankCards',
  'a whole account number',
  v((x) => {
    if (x.list[0]) x.list[0].accountMasked = '974079031954'
  }),
)
b(
  'bankCards',
  'two defaults',
  v((x) => {
    for (const r of x.list) r.isDefault = true
    if (x.list.length < 2) return undefined
  }),
)
b(
  'bankCards',
  'usable before it was added',
  v((x) => {
    if (x.list[0]) x.list[0].usableAt = x.list[0].addedAt - 1
  }),
)
b('bankCards', 'a removed card stays', keeps('list', 'id'))
b(
  'addBankCard',
  'another bank than asked',
  v((x) => {
    x.bankCode = 'LANTERN'
    x.bankName = 'Lantern Bank'
  }),
)
b(
  'setDefaultBankCard',
  'another card is the default',
  v((x) => {
    for (const r of x.list) r.isDefault = !r.isDefault
  }),
)
b(
  'withdrawalOptions',
  'more left today than per day',
  v((x) => void (x.leftToday = x.perDay + 1)),
)
b(
  'withdrawalOptions',
  'turnover remains more than required',
  v((x) => {
    x.turnover.remaining = '100.00'
  }),
)
b(
  'withdrawalOptions',
  'free is more than available',
  v((x) => void (x.free = plus(x.available, 1))),
)
b(
  'withdrawalOptions',
  'minimum above maximum',
  v((x) => void (x.minimumAmount = plus(x.maximumAmount, 1))),
)
b(
  'requestWithdrawal',
  'another amount than asked',
  v((x) => void (x.amount = plus(x.amount, -1))),
)
b(
  'requestWithdrawal',
  'to another account',
  v((x) => void (x.accountMasked = '•••• 0000')),
)
b(
  'withdrawalDetail',
  'the money has two states',
  v((x) => {
    if (x.state === 'RECEIVED') x.state = 'DISBURSED'
  }),
)
b(
  'withdrawalList',
  'the sum of the list ignores cancelled ones',
  v((x) => {
    if (x.total > 1) x.totalAmount = '200000.00'
  }),
)
b(
  'withdrawalList',
  'the second page is the first',
  stateful(
    () => ({ p: undefined as Json }),
    (s, x, c) => {
      if (c.input['pageSize'] === 2 && c.input['pageNo'] === 1) s.p = x
      if (c.input['pageNo'] === 2 && s.p) return { ...s.p }
    },
  ),
)
b(
  'cancelWithdrawal',
  'may be cancelled again',
  v((x) => void (x.canCancel = true)),
)
b(
  'hasWithdrawalPassword',
  'the least length is above the greatest',
  v((x) => void (x.minLength = 100)),
)
b(
  'requestWithdrawal',
  'payment.password.wrong under another status',
  err('payment.password.wrong', (r) => ({ ...r, status: 401 })),
)
b(
  'changePaymentPassword',
  'locked without how long',
  err('payment.password.locked', (r, j) => withJson({ ...r, retryAfter: null }, { ...j, value: undefined })),
)
b(
  'unconfirmedWithdrawals',
  'one that was received',
  v((x) => {
    if (x.list[0]) x.list[0].state = 'RECEIVED'
  }),
)

domain = 'records'
b(
  'betHistory',
  'contradictory profit',
  first((r) => (r.profit = plus(r.profit, 5))),
)
b(
  'betHistory',
  'status filter is ignored',
  v((x, c) => {
    if (c.input['status'] && x.list[0]) x.list[0].status = c.input['status'] === 'won' ? 'lost' : 'won'
  }),
)
b(
  'betHistory',
  'a won round with a loss',
  v((x) => {
    const r = x.list.find((one: Json) => one.status === 'lost')
    if (r) r.status = 'won'
  }),
)
b(
  'betHistory',
  'rounds of other days',
  first((r) => (r.at -= 60 * DAY_MS)),
)
b(
  'betHistory',
  'dates in another zone',
  v((x) => {
    for (const r of x.list) r.at += 7 * HOUR_MS
  }),
)
b(
  'betDetail',
  'movements that do not add up',
  v((x) => void (x.movements[0].amount = plus(x.movements[0].amount, 1))),
)
b(
  'betDetail',
  'another round',
  v((x) => void (x.betId = '5')),
)
b(
  'accountTransactions',
  'a gap in the balances',
  v((x) => {
    if (x.list[1]) {
      x.list[1].balanceAfter = plus(x.list[1].balanceAfter, 3)
      x.list[1].balanceBefore = plus(x.list[1].balanceBefore, 3)
    }
  }),
)
b(
  'accountTransactions',
  'another wallet than asked',
  v((x, c) => {
    if (c.input['wallet'] === 'main' && x.list[0]) x.list[0].wallet = 'bonus'
  }),
)
b(
  'accountTransactions',
  'net is not in minus out',
  v((x) => void (x.sums.net = plus(x.sums.net, 1))),
)
b(
  'accountTransactions',
  'an entry twice on the next page',
  stateful(
    () => ({ last: undefined as Json }),
    (s, x, c) => {
      if (c.input['pageSize'] === 2 && x.list.length === 2) {
        const l = s.last
        s.last = x.list[1]
        if (l && Number(c.input['pageNo']) > 1) x.list[0] = l
      }
    },
  ),
)
b(
  'accountTransactions',
  'a total of pages that does not fit',
  v((x) => void (x.totalPages += 1)),
)
b(
  'transactionDetail',
  'another transaction',
  v((x) => void (x.transactionId = '2')),
)
b(
  'personalProfit',
  'a day is missing',
  v((x) => void x.days.splice(1, 1)),
)
b(
  'personalProfit',
  'profit without rewards',
  v((x) => {
    x.sums.profit = plus(x.sums.profit, -1000)
  }),
)
b(
  'personalProfit',
  'net deposit is wrong',
  v((x) => void (x.lifetime.netDeposit = plus(x.lifetime.netDeposit, 1))),
)
b(
  'bonusDetails',
  'sums that ignore a forfeit',
  v((x) => void (x.sums.forfeited = '0.00')),
)
b(
  'recordFile',
  'a file on a foreign host',
  v((x) => void (x.path = 'https://evil.example/file.csv')),
)
b(
  'recordFile',
  'an empty path',
  v((x) => void (x.path = '')),
)
b(
  'recordFile',
  'a link that has expired',
  v((x) => void (x.expiresAt = Date.now() - DAY_MS)),
)

domain = 'games'
b(
  'gameList',
  'the second page repeats the first',
  stateful(
    () => ({ p: undefined as Json }),
    (s, x, c) => {
      if (c.input['pageSize'] === 2) {
        if (c.input['pageNo'] === 1) s.p = x.games
        else if (c.input['pageNo'] === 2) x.games = s.p
      }
    },
  ),
)
b(
  'gameList',
  'filter by vendor is ignored',
  v((x, c) => {
    if (c.input['vassalage'] === 'TRE' && x.games[0]) x.games[0].vassalage = 'SEN'
  }),
)
b(
  'gameList',
  'open games in maintenance',
  v((x, c) => {
    if (c.input['isOpen'] && x.games[0]) x.games[0].maintenance = true
  }),
)
b(
  'gameList',
  'names in reverse',
  v((x, c) => {
    if (c.input['sort'] === 'name') x.games.reverse()
  }),
)
b(
  'gameList',
  'a return above 100 %',
  v((x) => {
    if (x.games[0]) x.games[0].returnToPlayer = 12600
  }),
)
b(
  'gameList',
  'a minimum above the maximum',
  v((x) => {
    const g = x.games.find((one: Json) => one.minBet)
    if (g) g.minBet = plus(g.maxBet, 1)
  }),
)
b(
  'gameList',
  'a picture on a foreign host',
  v((x) => {
    if (x.games[0]) x.games[0].showIcon = 'https://evil.example/i.webp'
  }),
)
b(
  'gameList',
  'search finds what was not searched',
  v((x, c) => {
    if (c.input['gameName'] && x.games[0]) x.games[0].gameName = 'Other game'
  }),
)
b(
  'gameVendors',
  'counts a game too many',
  v((x) => void (x.data.lanes[0].cards[0].gameCount += 1)),
)
b(
  'hotGames',
  'more than asked for',
  v(
    (x) =>
      void x.list.push(...x.list.map((g: Json) => ({ ...g, nodeId: g.nodeId + 5000, gameCode: g.gameCode + 'x' }))),
  ),
)
b(
  'favouriteIds',
  'a removed favourite stays',
  stateful(
    () => ({ seen: [] as number[] }),
    (s, x) => {
      s.seen = [...new Set([...s.seen, ...x.nodeIds])]
      x.nodeIds = s.seen
    },
  ),
)
b(
  'favouriteGames',
  'a game that is no favourite',
  v((x) => {
    if (x.list[0]) x.list[0].nodeId = 2
  }),
)
b(
  'launchGame',
  'an address at a foreign host',
  v((x) => void (x.content.game_url = 'https://evil.example/play')),
)
b(
  'launchGame',
  'the address of before',
  stateful(
    () => ({ u: '' }),
    (s, x) => {
      s.u ||= x.content.game_url
      x.content.game_url = s.u
    },
  ),
)
b(
  'trialLaunch',
  'an empty path',
  v((x) => void (x.content.game_url = '')),
)
b(
  'recentGames',
  'filter is ignored',
  v((x, c) => {
    if (c.input['gameType'] === 'FISH' && x.list[0]) x.list[0].gameType = 'RNG'
  }),
)
b(
  'winnerBoard',
  'the whole name of a winner',
  v((x) => {
    if (x.list[0]) x.list[0].vo.customerName = 'ctvtt7oa2c99'
  }),
)
b(
  'winnerBoard',
  'a win of last month in the day',
  v((x, c) => {
    if (c.input['period'] === 'DAY' && x.list[0]) x.list[0].vo.wonAt -= 30 * DAY_MS
  }),
)
b(
  'winnerBoard',
  'a win of nothing',
  v((x) => {
    if (x.list[0]) x.list[0].vo.winAmount = '0.00'
  }),
)
b(
  'openRounds',
  'a stake of nothing',
  v((x) => {
    if (x.list[0]) x.list[0].stake = '-1.00'
  }),
)
b(
  'launchGame',
  'game.maintenance with status 404',
  err('game.maintenance', (r) => ({ ...r, status: 404 })),
)

domain = 'lottery'
b(
  'openedNumero',
  'a closed draw is sold as open',
  v((x) => {
    const r = x.find((one: Json) => one.state === 'SELLING')
    if (r) {
      r.closeAt = r.serverTime - 60_000
    }
  }),
)
b(
  'openedNumero',
  'closes after its draw',
  v((x) => void (x[0].closeAt = x[0].drawAt + 60_000)),
)
b(
  'openedNumero',
  'numbers before the draw',
  v((x) => {
    const r = x.find((one: Json) => one.state === 'SELLING')
    if (r) r.numbers = ['01', '02', '03', '04', '05']
  }),
)
b(
  'openedNumero',
  'the day in another zone',
  v((x) => {
    for (const r of x) r.day = new Date(Date.parse(r.day) - DAY_MS).toISOString().slice(0, 10)
  }),
)
b(
  'placeTicket',
  'a stake that lines and draws do not make',
  v((x) => void (x.staked = plus(x.staked, 500))),
)
b(
  'placeTicket',
  'the balance is not charged',
  v((x) => void (x.balance = plus(x.balance, Number(x.staked)))),
)
b(
  'placeTicket',
  'the same key takes another ticket',
  stateful(
    () => ({ n: 0 }),
    (s, x) => {
      if (s.n++ === 1) {
        x.ticketId = '77'
        x.ticketNumber = 'LOT-20261125-000077'
      }
    },
  ),
)
b(
  'placeTicket',
  'picks that were not asked',
  v((x) => void (x.lines[0].picks = [3])),
)
b(
  'cancelTicket',
  'the stake is not returned',
  v((x) => void (x.balance = plus(x.balance, -2000))),
)
b(
  'ticketDetail',
  'a lost ticket with a payout, or a won one without a gain',
  v((x) => {
    if (x.state === 'LOST' || x.state === 'PAID_BACK') x.payout = plus(x.settledStake, 5000)
    if (x.state === 'WON') x.payout = x.settledStake
  }),
)
b(
  'ticketDetail',
  'draws without the numbers',
  v((x) => {
    for (const d of x.draws) if (d.state === 'LOST' || d.state === 'PAID_BACK' || d.state === 'WON') d.numbers = []
  }),
)
b(
  'drawByCode',
  'other numbers than the version',
  v((x) => {
    if (x.versions?.[0]) x.versions[0].numbers = [...x.versions[0].numbers, '99']
  }),
)
b(
  'drawByCode',
  'another seed than its hash',
  v((x) => {
    if (x.seed) x.seed = 'ab'.repeat(32)
  }),
)
b(
  'drawResults',
  'more than asked for',
  v((x, c) => {
    if (x[0] && c.input['count'])
      while (x.length <= Number(c.input['count'])) x.push({ ...x[0], numero: x[0].numero + x.length })
  }),
)
b(
  'lotteryBoard',
  'minimum above the ceiling',
  v((x) => void (x.minimumCost = plus(x.ceiling, 1))),
)
b(
  'lotteryBoard',
  'a payout below the price',
  v((x) => void (x.plays[0].payouts = ['0.00'])),
)
b(
  'lotteryMenus',
  'a lottery twice',
  v((x) => {
    const g = Object.values(x)[0] as Json
    g.games.push(g.games[0])
  }),
)
b(
  'popularLotteries',
  'a negative time left',
  v((x) => {
    x[0].remainTime = -5
  }),
)
b(
  'lottoCustomersSeries',
  'a series out of its bounds',
  v((x) => void (x.series = x.maxSeries + 20)),
)
b(
  'recentLotteries',
  'played in the future',
  v((x) => {
    if (x[0]) x[0].playedAt += 40 * DAY_MS
  }),
)
b(
  'numerosNear',
  'in reverse order',
  v((x) => {
    if (x.length > 1) x.reverse()
  }),
)

domain = 'agent'
b(
  'teamOverview',
  'fewer members than agents',
  v((x) => {
    x.members = 0
  }),
)
b(
  'teamOverview',
  'days that do not add up to the range',
  v((x) => {
    x.range.deposit = plus(x.range.deposit, 10)
  }),
)
b(
  'downlines',
  'somebody outside the team',
  v((x) => {
    if (x.list[0]) x.list[0].account = 'stranger1'
  }),
)
b(
  'downlines',
  'kind filter is ignored',
  v((x, c) => {
    if (c.input['kind'] === 'agents' && x.list[0]) x.list[0].type = 0
  }),
)
b(
  'downlines',
  'sorted the other way',
  v((x, c) => {
    if (c.input['sort'] === 'registered' && x.list.length > 1) x.list.reverse()
  }),
)
b(
  'downlines',
  'search finds others',
  v((x, c) => {
    if (c.input['search'] && x.list[0]) x.list[0].account = 'agenta'
  }),
)
b(
  'downline',
  'another account',
  v((x) => void (x.account = 'agenta')),
)
b(
  'downline',
  'a rate above the highest',
  v((x) => void (x.rate = x.maxRate + 100)),
)
b(
  'downline',
  'a whole phone number',
  v((x) => void (x.mobile = '+84911712275')),
)
b(
  'noteDownline',
  'another note',
  v((x) => void (x.note = 'Other')),
)
b(
  'promoteDownline',
  'still a member',
  v((x) => void (x.type = 0)),
)
b(
  'setDownlineRebate',
  'another rate',
  v((x) => void (x.rate = 50)),
)
b('affiliateUrls', 'a removed link stays', keeps('list', 'code'))
b(
  'createAffiliateUrl',
  'another rate than asked',
  v((x) => void (x.rate = 10)),
)
b(
  'affiliateUrls',
  'more registrations than were made',
  v((x) => {
    for (const r of x.list) r.active = r.depositors + 2
  }),
)
b(
  'registeredAffiliates',
  'somebody of another link',
  v((x) => {
    if (x.list[0]) x.list[0].code = 'LBOTHER00'
  }),
)
b(
  'teamBetting',
  'the total is not the sum of days',
  v((x) => void (x.total.turnover = plus(x.total.turnover, 1))),
)
b(
  'teamBetting',
  'profit against turnover and payout',
  v((x) => {
    if (x.products[0]) x.products[0].housePnl = plus(x.products[0].housePnl, 1)
  }),
)
b(
  'downlineTransactions',
  'sums that ignore a deposit',
  v((x) => void (x.sums.deposit = plus(x.sums.deposit, -100))),
)
b(
  'downlineTransactions',
  'of other days',
  v((x) => {
    if (x.list[0]) x.list[0].at -= 30 * DAY_MS
  }),
)
b(
  'creditReport',
  'closing does not follow',
  v((x) => void (x.closing = plus(x.closing, 1))),
)
b(
  'teamWatch',
  'the smallest loss first',
  v((x) => {
    if (x.losses[0]) x.losses.unshift({ ...x.losses[0], account: 'agenta', amount: '1.00' })
  }),
)
b(
  'processRealTimeSalary',
  'a contract with other terms than signed',
  v((x) => {
    if (x.contracts[0]) x.contracts[0].terms.basisPoints += 100
  }),
)
b(
  'offerContract',
  'other terms than offered',
  v((x) => void (x.contract.terms.basisPoints = 999)),
)
b(
  'offerContract',
  'to somebody else',
  v((x) => void (x.contract.account = 'agenta')),
)
b(
  'answerContract',
  'still offered',
  v((x) => {
    x.state = 'OFFERED'
    x.contract.state = 'OFFERED'
  }),
)
b(
  'endContract',
  'ends never',
  v((x) => {
    x.validUntil = null
    x.contract.validUntil = null
  }),
)
b(
  'declineContractRequest',
  'the reason is lost',
  v((x) => void (x.request.reason = null)),
)
b(
  'billAction',
  'another amount than the bill',
  v((x) => void (x.bill.amount = plus(x.bill.amount, 1))),
)
b(
  'simulateContract',
  'total is not the sum',
  v((x) => void (x.total = '9.00')),
)
b(
  'simulateContract',
  'fewer periods than asked',
  v((x) => void x.periods.pop()),
)
b(
  'income',
  'received is not the sum of its days',
  v((x) => void (x.received = plus(x.received, 1))),
)
b(
  'rebateSettings',
  'a product that counts more than once',
  v((x) => void (x.shares = { LIVE: 101 })),
)
b(
  'downlineRebates',
  'the total is wrong',
  v((x) => void (x.totalCount += 2)),
)
b(
  'applyAsAgent',
  'another channel than given',
  v((x) => void (x.application.channel = 'OTHER')),
)
b(
  'createDownline',
  'another username',
  v((x) => void (x.account = x.account + 'x')),
)
b(
  'teamOverview',
  'not_agent with status 401',
  err('not_agent', (r) => ({ ...r, status: 401 })),
)

domain = 'promotions'
b(
  'promotions',
  'category filter is ignored',
  v((x, c) => {
    if (c.input['category'] && x.list[0]) x.list[0].category = 'vip'
  }),
)
b(
  'promotions',
  'open although it has ended',
  v((x) => {
    x.list[0].endsAt = x.list[0].startsAt + 1000
  }),
)
b(
  'promotions',
  'ends before it starts',
  v((x) => {
    x.list[0].endsAt = x.list[0].startsAt - DAY_MS
  }),
)
b(
  'promotionDetail',
  'the language is ignored',
  v((x, c) => {
    if ((c.options as Json).language === 'EN') {
      x.title = 'Xem trước, đăng ký sau'
      x.content = '<p>Chơi thử</p>'
    }
  }),
)
b(
  'memberPromotions',
  'issued although not reached',
  v((x) => {
    const r = x.list.find((one: Json) => one.status === 'issued' && one.threshold)
    if (r) r.counted = '0.00'
  }),
)
b(
  'memberPromotions',
  'another amount than the terms make',
  v((x) => {
    const r = x.list.find((one: Json) => one.fixedAmount && one.amount)
    if (r) r.amount = plus(r.fixedAmount, 1)
  }),
)
b(
  'claimPromotion',
  'still to be claimed',
  v((x) => {
    x.status = 'issued'
  }),
)
b(
  'claimPromotion',
  'another amount than offered',
  v((x) => {
    if (x.amount) x.amount = plus(x.amount, 1)
  }),
)
b(
  'bonusAccount',
  'more wagered than required while running',
  v((x) => {
    if (x.running) x.running.wagered = plus(x.running.required, 100)
  }),
)
b(
  'bonusAccount',
  'a balance without a bonus',
  v((x) => {
    if (!x.running) x.balance = '10.00'
  }),
)
b(
  'forfeitBonus',
  'the bonus runs on',
  v((x) => {
    if (x.past[0]) {
      x.running = { ...x.past[0], state: 'ACTIVE', endedAt: null }
      x.past = []
    }
  }),
)
b(
  'rebates',
  'lines that do not add up',
  v((x) => {
    if (x.weeks[0].lines[0]) x.weeks[0].amount = plus(x.weeks[0].amount, 1)
  }),
)
b(
  'rebates',
  'turnover that lines do not make',
  v((x) => {
    if (x.weeks[0].lines[0]) x.weeks[0].turnover = plus(x.weeks[0].turnover, 1)
  }),
)
b(
  'claimRebate',
  'the week after',
  v((x) => {
    x.from = '2026-11-23'
    x.to = '2026-11-29'
  }),
)
b(
  'missionSummary',
  'claimable differs from its rows',
  v((x) => void (x.claimable += 1)),
)
b(
  'missionSummary',
  'progress beyond the target while running',
  v((x) => {
    const m = x.missions.find((one: Json) => one.state === 'RUNNING')
    if (m) m.progress = plus(m.target, 1)
  }),
)
b(
  'claimMission',
  'may be claimed again',
  v((x) => {
    x.mission.state = 'REACHED'
    x.mission.claimedAt = null
  }),
)
b(
  'missionLeaderboard',
  'prizes that rise with the place',
  v((x) => {
    x.boards[0].prizes.reverse()
  }),
)
b(
  'playerRankProgress',
  'the next rank is the current one',
  v((x) => {
    x.nextRank = x.rank
  }),
)
b(
  'playerRankProgress',
  'the ladder downwards',
  v((x) => {
    x.ladder.reverse()
  }),
)

domain = 'messages'
b(
  'unreadMessages',
  'another number than the inbox',
  v((x) => (x as number) + 1),
)
b(
  'inbox',
  'read ones among the unread',
  v((x, c) => {
    if (c.input['unread'] && x.list[0]) x.list[0].read = true
  }),
)
b(
  'inbox',
  'another kind than asked',
  v((x, c) => {
    if (c.input['kind'] && x.list[0]) x.list[0].kind = x.list[0].kind === 'SYSTEM' ? 'DEPOSIT' : 'SYSTEM'
  }),
)
b(
  'inbox',
  'oldest first',
  v((x) => {
    if (x.list.length > 1) x.list.reverse()
  }),
)
b(
  'inbox',
  'unread is more than all',
  v((x) => void (x.unread = x.total + 5)),
)
b(
  'readMessages',
  'the number does not fall',
  v((x) => void (x.unread += 1)),
)
b(
  'deleteMessages',
  'the number rises',
  v((x) => void (x.unread += 1)),
)
b(
  'outbox',
  'a sent message with another text',
  v((x) => {
    if (x.list[0]) x.list[0].content = 'Other'
  }),
)
b(
  'outbox',
  'to somebody else',
  v((x) => {
    if (x.list[0]) x.list[0].account = 'agenta'
  }),
)
b(
  'sendMessage',
  'nobody receives it',
  v((x) => void (x.recipients = 0)),
)
b(
  'setMessagePreference',
  'the preference is not changed',
  v((x, c) => {
    for (const p of x.preferences)
      if (p.kind === c.input['kind'] && p.channel === c.input['channel']) p.on = !c.input['on']
  }),
)
b(
  'setQuietHours',
  'other hours',
  v((x) => {
    if (x.quietHours) x.quietHours.from = 0
  }),
)
b(
  'messageSettings',
  'a kind twice',
  v((x) => {
    x.preferences.push(x.preferences[0])
  }),
)
b(
  'removePushDevice',
  'the device stays',
  v(
    (x, c) =>
      void x.devices.push({
        id: c.input['id'],
        device: null,
        endpointHash: 'b5'.repeat(32),
        createdAt: Date.now(),
        lastSentAt: null,
      }),
  ),
)
b(
  'unsubscribe',
  'another kind',
  v((x) => void (x.kind = 'DEPOSIT')),
)
b(
  'messageRecipients',
  'a count that differs from its list',
  v((x) => void (x.directCount += 3)),
)

domain = 'points'
b(
  'pointReward',
  'more available than there are',
  v((x) => {
    x.list[0].availableQuantity = x.list[0].quantity + 1
  }),
)
b(
  'pointReward',
  'a negative price',
  v((x) => {
    x.list[0].points = '-120.00'
  }),
)
b(
  'redeemPointReward',
  'costs other points',
  v((x) => void (x.redemption.points = '1.00')),
)
b(
  'redeemPointReward',
  'the balance is not charged',
  v((x) => void (x.balance = plus(x.balance, 120))),
)
b(
  'convertPoint',
  'another rate than configured',
  v((x) => void (x.redemption.amount = plus(x.redemption.amount, 1000))),
)
b(
  'convertPoint',
  'the same key again costs again',
  stateful(
    () => ({ n: 0 }),
    (s, x) => {
      if (s.n++ > 0) x.balance = plus(x.balance, -100)
    },
  ),
)
b(
  'pointBalance',
  'stale after a redemption',
  stateful(
    () => new Map<string, string>(),
    (s, x, c) => {
      const k = String(c.options.token)
      if (s.has(k)) x.balance = s.get(k)
      else if (Number(x.balance) > 0) s.set(k, x.balance)
    },
  ),
)
b(
  'redeemPointList',
  'oldest first',
  v((x) => {
    if (x.list.length > 1) x.list.reverse()
  }),
)
b(
  'redeemPointList',
  'decided before it was asked',
  v((x) => {
    if (x.list[0]) x.list[0].decidedAt = x.list[0].requestedAt - 1000
  }),
)
b(
  'pointConfig',
  'a product twice',
  v((x) => void x.rates.push(x.rates[0])),
)

domain = 'raffles'
b(
  'raffles',
  'more sold than the capacity',
  v((x) => void (x.list[0].sold = x.list[0].capacity + 1)),
)
b(
  'raffles',
  'draws before it closes',
  v((x) => void (x.list[0].drawsAt = x.list[0].closesAt - HOUR_MS)),
)
b(
  'raffles',
  'a closed raffle on sale',
  v((x) => {
    x.list[0].closesAt = x.list[0].serverTime - 1000
    x.list[0].opensAt = x.list[0].closesAt - DAY_MS
    x.list[0].drawsAt = x.list[0].serverTime + HOUR_MS
  }),
)
b(
  'raffles',
  'the seed before the draw',
  v((x) => {
    x.list[0].seed = 'ab'.repeat(32)
  }),
)
b(
  'raffles',
  'two prizes of one place',
  v((x) => {
    const p = x.list[0].prizes
    if (p[1]) p[1].from = p[0].from
  }),
)
b(
  'buyRaffleTickets',
  'more tickets than asked for',
  v((x) => {
    x.bought.last += 1
    x.tickets[0].last += 1
  }),
)
b(
  'buyRaffleTickets',
  'the points are not charged',
  v((x) => void (x.balance = plus(x.balance, 10))),
)
b(
  'buyRaffleTickets',
  'the same key buys again',
  stateful(
    () => ({ n: 0 }),
    (s, x) => {
      if (s.n++ > 0) {
        x.bought = { first: 2, last: 2 }
        x.tickets = [{ first: 1, last: 2 }]
      }
    },
  ),
)
b(
  'claimRafflePrize',
  'another prize than won',
  v((x) => void (x.amount = plus(x.amount, 5))),
)
b(
  'raffleStatus',
  'the bought ticket is not there',
  v((x) => {
    if (x.tickets.length) x.tickets = []
  }),
)
b(
  'raffleDetail',
  'another raffle',
  v((x) => void (x.id = 'harvest-week-1')),
)

domain = 'support'
b(
  'serviceDesk',
  'closes before it opens',
  v((x) => void (x.closesAt = '02:00')),
)
b(
  'openServiceCase',
  'another topic than given',
  v((x) => void (x.topic = 'account')),
)
b(
  'openServiceCase',
  'closed at once',
  v((x) => void (x.state = 'CLOSED')),
)
b(
  'serviceCaseDetail',
  'lines out of order',
  v((x) => {
    if (x.lines.length > 1) x.lines.reverse()
  }),
)
b(
  'serviceCaseDetail',
  'another author',
  v((x) => {
    x.lines[0].author = 'OPERATOR'
  }),
)
b(
  'serviceCases',
  'updated before opened',
  v((x) => {
    if (x.list[0]) x.list[0].updatedAt = x.list[0].openedAt - 1000
  }),
)
b(
  'closeServiceCase',
  'still open',
  v((x) => void (x.state = 'OPEN')),
)
b(
  'rateServiceCase',
  'other stars',
  v((x) => {
    x.rating.stars = 1
  }),
)
b(
  'openGuestCase',
  'the key of another case',
  stateful(
    () => ({ n: 0 }),
    (s, x) => {
      if (s.n++ > 0) x.id = '99'
    },
  ),
)
b(
  'enterGuestCase',
  'the lines of nobody',
  v((x) => void (x.lines = [])),
)
b(
  'writeServiceCase',
  'the same key writes again',
  stateful(
    () => ({ n: 0 }),
    (s, x) => {
      if (s.n++ > 0) x.lines.push({ ...x.lines.at(-1), at: x.lines.at(-1).at + 5 })
    },
  ),
)
b(
  'chatMessages',
  'the sent text is changed',
  v((x) => {
    if (x.list[0]) x.list[0].text = 'Buy gold'
  }),
)
b(
  'chatMessages',
  'the account’s name instead of the chat name',
  v((x) => {
    if (x.list[0]) x.list[0].name = 'ctvtt7oa2c99'
  }),
)
b(
  'chatUnreadCount',
  'a total that rooms do not make',
  v((x) => void (x.total += 1)),
)
b(
  'readChat',
  'still unread',
  v((x) => void (x.unread = 3)),
)
b(
  'muteChatName',
  'the name is not muted',
  v((x, c) => {
    if (c.input['isMuted']) x.mutedNames = []
  }),
)
b(
  'sendChatMessage',
  'another text',
  v((x) => void (x.message.text += '!')),
)
b(
  'sendChatMessage',
  'chat.slow without Retry-After',
  err('chat.slow', (r, j) => withJson({ ...r, retryAfter: null }, { ...j, value: undefined })),
)
b(
  'feedbackSettings',
  'the least length is above the greatest',
  v((x) => void (x.minLength = 2000)),
)
b(
  'chatPermission',
  'may write but not read',
  v((x) => {
    x.mayRead = false
    x.mayWrite = true
  }),
)

domain = 'uploads'
b(
  'createUpload',
  'an address on a foreign host',
  v((x) => void (x.path = 'https://evil.example/up')),
)
b(
  'createUpload',
  'takes no bytes',
  v((x) => void (x.maxBytes = 0)),
)
b(
  'createUpload',
  'a link that has expired',
  v((x) => void (x.expiresAt = Date.now() - DAY_MS)),
)
b(
  'createUpload',
  'the same link each time',
  stateful(
    () => ({ u: undefined as Json }),
    (s, x) => {
      s.u ??= { ...x }
      x.path = s.u.path
    },
  ),
)
b(
  'viewUpload',
  'a picture of somebody else',
  v((x) => void (x.path = '/media/avatars/drawn/1.svg')),
)
b(
  'viewUpload',
  'somebody else’s upload is shown',
  err('upload.not.found', (r) =>
    withJson(
      { ...r, status: 200 },
      {
        success: true,
        value: { path: '/media/uploads/egF8voC7GtU6Fy_hivCW4Efuv4--tsy9QOeAoGKTIvk', expiresAt: Date.now() + 60_000 },
      },
    ),
  ),
)

domain = 'general'
b(
  'betHistory',
  'login.not.session with status 403',
  err('login.not.session', (r) => ({ ...r, status: 403 })),
)
b(
  'inbox',
  'a code outside the catalogue',
  err('request_param_err', (r, j) => withJson(r, { ...j, errorCode: 'bad.input' })),
)
b(
  'balance',
  'answers without a session',
  err('login.not.session', (r) =>
    withJson(
      { ...r, status: 200 },
      {
        success: true,
        value: { sumBalance: '1.00', bonus: '0.00', currency: 'VND', currencySymbol: '₫', balance: [] },
      },
    ),
  ),
)
b(
  'deposit',
  'another member’s deposit is answered',
  err('deposit.not.found', (r) =>
    withJson({ ...r, status: 403 }, { success: false, errorCode: 'forbidden', message: 'No' }),
  ),
)
b('setLimit', 'a refused limit is applied all the same', () => {
  let on = false
  return (_, r) => {
    const j = structuredClone(r.json) as Json
    if (j?.errorCode === 'request_param_err') {
      on = true
      return undefined
    }
    if (on && j?.value?.limits) {
      j.value.limits[0].own = { amount: '1.00', minutes: null }
      return withJson(r, j)
    }
    return undefined
  }
})
b('memberProfile', 'a refused name is stored all the same', () => (_, r) => {
  const j = structuredClone(r.json) as Json
  if (j?.value) {
    j.value.realName = 'X'
    return withJson(r, j)
  }
  return undefined
})

domain = 'live'
live('a balance event with another amount', (e) =>
  e.map((x) =>
    x.type === 'BALANCE' ? { ...x, event: { ...x.event, sumBalance: plus(String(x.event['sumBalance']), 1) } } : x,
  ),
)
live('a deposit event with another amount', (e) =>
  e.map((x) =>
    x.type === 'DEPOSIT' ? { ...x, event: { ...x.event, amount: plus(String(x.event['amount']), 1) } } : x,
  ),
)
live('no deposit events', (e) => e.filter((x) => x.type !== 'DEPOSIT'))
live('a withdrawal event with another state', (e) =>
  e.map((x) => (x.type === 'WITHDRAWAL' ? { ...x, event: { ...x.event, state: 'REQUESTED' } } : x)),
)
live('no event when a session ends', (e) => e.filter((x) => x.type !== 'SESSION_ENDED'))
live('events out of order', (e) => e.toReversed())
live('a lottery settled for another draw', (e) =>
  e.map((x) => (x.type === 'LOTTERY_SETTLED' ? { ...x, event: { ...x.event, issue: '000' } } : x)),
)
live('missions with another number', (e) =>
  e.map((x) => (x.type === 'MISSIONS' ? { ...x, event: { ...x.event, claimable: 42 } } : x)),
)
live('a lottery event of another stake', (e) =>
  e.map((x) => (x.type === 'LOTTERY_SETTLED' ? { ...x, event: { ...x.event, stake: '7.00' } } : x)),
)

export const FOREIGN: readonly Foreign[] = all
