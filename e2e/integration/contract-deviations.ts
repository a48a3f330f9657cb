import type { PartyCalls } from '@playhouse/contract-suite/parties.ts'
import type { Deviation } from '@playhouse/contract-suite/tape.ts'
import type { Reply } from '@playhouse/contract-suite/wire.ts'

/*
 * Deviations in the meaning of a platform's answers: sums, states, order in time, privacy. Wrong forms are generated (`deviations.ts` of
 * the contract suite).
 */

/** A deviation that the suite must find. */
interface Planted {
  endpoint: string
  what: string
  /** A new one for each run, because some remember what they have seen. */
  make: () => Deviation
  /** Changes the events of the live feed instead. */
  live?: (events: Event[]) => Event[]
  /** The check that finds it. */
  found: string
}

// Responses are altered as they come, whatever their shape.
// oxlint-disable-next-line typescript/no-explicit-any
type Json = any
type Call = Parameters<Deviation>[0]
type Event = PartyCalls['live']['output'][number]

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const withJson = (reply: Reply, json: unknown): Reply => ({ ...reply, json, text: JSON.stringify(json) ?? '' })

/** Alters the value of a success; `change` may alter its copy in place or return another. */
const changed =
  (change: (value: Json, call: Call) => unknown): Deviation =>
  (call, reply) => {
    const json = structuredClone(reply.json) as Json
    const isBare = call.endpoint.envelope === 'bare'
    if (reply.status !== 200 || json === undefined || (!isBare && json.success !== true)) return undefined
    try {
      const instead = change(isBare ? json : json.value, call)
      const altered = instead === undefined ? json : isBare ? instead : { ...json, value: instead }
      return JSON.stringify(altered) === reply.text ? undefined : withJson(reply, altered)
    } catch (error) {
      // The response lacks the altered field; another one has it, or the deviation never applies, which fails the test.
      if (error instanceof TypeError) return undefined
      throw error
    }
  }

const altering = (change: (value: Json, call: Call) => unknown) => () => changed(change)

/** Remembers what it has seen. */
const stateful =
  <S>(begin: () => S, change: (seen: S, value: Json, call: Call) => unknown) =>
  (): Deviation => {
    const seen = begin()
    return changed((value, call) => change(seen, value, call))
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

const plus = (amount: string, more: number) => (Number(amount) + more).toFixed(2)

let turns = 1_000
/** Another number each time. */
const turn = () => (turns += 1)

const on = (endpoint: string, what: string, make: () => Deviation, found: string): Planted => ({
  endpoint,
  what,
  make,
  found,
})

const live = (what: string, change: (events: Event[]) => Event[], found: string): Planted => ({
  endpoint: 'live',
  what,
  make: () => () => undefined,
  live: change,
  found,
})

/** By domain, in the order of the contract. */
export const PLANTED: readonly Planted[] = [
  // site
  // session
  on(
    'openSessions',
    'no session of its own',
    altering((v) => v.sessions.forEach((row: Json) => (row.current = false))),
    'memberInfo | counts withdrawals that wait for the member',
  ),
  on(
    'touchSession',
    'ended an hour ago',
    altering((x) => {
      x.endsAt = Date.now() - HOUR_MS
      x.idleUntil = x.endsAt - 1
    }),
    'touchSession | a used session goes on',
  ),
  on(
    'securityConfig',
    'a passkey that stays',
    altering(
      (v) =>
        void (v.passkeys =
          v.passkeys.length > 0 ? v.passkeys : [{ id: 'x', name: 'x', synced: false, createdAt: Date.now() }]),
    ),
    'securityConfig | refused inputs change nothing',
  ),
  on('securityConfig', 'a removed passkey stays', keeps('passkeys', 'id'), 'removePasskey | is listed no more'),
  on(
    'ownSecurityQuestions',
    'an answer in the response',
    altering((v) => v.list.forEach((row: Json) => (row.text = `${row.text} Bé Bi`))),
    'ownSecurityQuestions | the response holds no answers',
  ),
  on(
    'createSignInLink',
    'a link to a foreign host',
    altering((x) => void (x.url = 'https://evil.example/sign-in')),
    'createSignInLink | leads to the brand’s site',
  ),
  on(
    'createSignInLink',
    'a link that has expired',
    altering((x) => void (x.expiresAt -= DAY_MS)),
    'createSignInLink | a new link can be used',
  ),
  on(
    'createSignInLink',
    'a link that lasts a day',
    altering((x) => void (x.expiresAt += DAY_MS)),
    'createSignInLink | a link lasts a minute',
  ),
  // registration
  on(
    'register',
    'the same key again is another account',
    altering((v, call) => (call.options.key ? void (v.id = turn()) : undefined)),
    'register | an account keeps its number',
  ),
  on(
    'referralDetails',
    'an address of a foreign host',
    altering((x) => void (x.promotionDomains = ['https://evil.example'])),
    'referralDetails | links lead to the brand’s site',
  ),
  on(
    'referralFriends',
    'a total that is one too high',
    altering((v) => void (v.total += 1)),
    'referralDetails | counts the friends',
  ),
  // verification
  on(
    'captcha',
    'the same picture again',
    altering(() => Buffer.from('always the same').toString('base64')),
    'captcha | the same id again draws a new picture',
  ),
  // member
  on(
    'submitIdentity',
    'documents that were not sent',
    altering((x) => {
      x.request.documents[0].kind = 'SELFIE'
    }),
    'submitIdentity | has the documents that were sent',
  ),
  // wallet
  on(
    'walletTransfer',
    'the same key moves again',
    stateful(
      () => ({ n: 0 }),
      (s, x) => {
        if (s.n++ > 0) x.sumBalance = plus(x.sumBalance, -1000)
      },
    ),
    'walletTransfer | the same key again has the same balance',
  ),
  on(
    'transferDownline',
    'another amount than asked',
    altering((x) => void (x.amount = plus(x.amount, 1))),
    'memberTransfers | the receiver’s side has the same amount',
  ),
  // cashier
  on(
    'cancelDeposit',
    'still waiting after it',
    altering((x) => {
      x.state = 'WAITING'
    }),
    'cancelDeposit | the deposit is cancelled',
  ),
  on(
    'depositByGateway',
    'a fee above the amount',
    altering((x) => void (x.fee = plus(x.amount, 1))),
    'depositByGateway | the fee is that of its method',
  ),
  on(
    'depositByQr',
    'the same key makes another deposit',
    stateful(
      () => ({ n: 0 }),
      (s, x, c) => {
        if (c.input['amount'] === '2000000' && s.n++ > 0) x.id = '99'
      },
    ),
    'depositByQr | the same key again is the same thing',
  ),
  on(
    'depositReport',
    'the sum ignores a deposit',
    altering((x) => {
      if (Number(x.totalAmount) > 0) x.totalAmount = plus(x.totalAmount, -1)
    }),
    'depositReport | the sum grows by the credited amount',
  ),
  on(
    'depositSettings',
    'a count of deposits that disagrees',
    altering((x) => void (x.totalDepositSuccessCount += 1)),
    'depositSettings | counts the credited deposits',
  ),
  on(
    'bankCards',
    'an account number in full',
    altering((x) => x.list.forEach((r: Json) => (r.accountMasked = '970412345678'))),
    'requestWithdrawal | goes to the chosen card',
  ),
  on(
    'bankCards',
    'a removed card stays',
    keeps('list', 'id'),
    'removeBankCard | the cards that are left are the account’s',
  ),
  on(
    'requestWithdrawal',
    'another amount than asked',
    altering((x) => void (x.amount = plus(x.amount, -1))),
    'requestWithdrawal | the balance changes by the amount',
  ),
  on(
    'requestWithdrawal',
    'a repeated key that withdraws again',
    altering((v) => void (v.id = String(turn()))),
    'requestWithdrawal | the same key again is the same thing',
  ),
  on(
    'withdrawalDetail',
    'the money has two states',
    altering((x) => {
      if (x.state === 'RECEIVED') x.state = 'DISBURSED'
    }),
    'confirmWithdrawalReceipt | is kept',
  ),
  // records
  on(
    'accountTransactions',
    'a gap in the balances',
    altering((x) => {
      if (x.list[1]) {
        x.list[1].balanceAfter = plus(x.list[1].balanceAfter, 3)
        x.list[1].balanceBefore = plus(x.list[1].balanceBefore, 3)
      }
    }),
    'accountTransactions | the movements hang together',
  ),
  on(
    'accountTransactions',
    'a movement that does not add up',
    altering(({ list: [row] }) => (row.balanceAfter = plus(row.balanceAfter, 5))),
    'cancelWithdrawal | the newest movements are the change',
  ),
  on(
    'betHistory',
    'a won round with a loss',
    altering((x) => {
      const r = x.list.find((one: Json) => one.status === 'lost')
      if (r) r.status = 'won'
    }),
    'betHistory | a won round is in the history',
  ),
  on(
    'betHistory',
    'a sum of another account',
    altering((v) => void (v.sums.payout = plus(v.sums.payout, 100))),
    'personalProfit | payouts agree with the history',
  ),
  on(
    'bonusDetails',
    'sums that ignore a forfeit',
    altering((x) => void (x.sums.forfeited = '0.00')),
    'bonusDetails | page 1 of 6',
  ),
  on(
    'personalProfit',
    'days that do not add up',
    altering((v) => void (v.sums.turnover = plus(v.sums.turnover, 1))),
    'consolidatedFunds | agrees with the profit and loss',
  ),
  on(
    'recordFile',
    'a file link to a foreign host',
    altering((v) => void (v.path = 'https://files.evil.example/x.csv')),
    'recordFile | the link works once',
  ),
  on(
    'recordFile',
    'a file that has expired',
    altering((x) => void (x.expiresAt -= DAY_MS)),
    'recordFile | a new link can be used',
  ),
  // limits
  on(
    'activityStatement',
    'a month that is not this year',
    altering((x) => void (x.months[0].month = '2025-01')),
    'activityStatement | its months are of the year',
  ),
  on(
    'closeAccount',
    'another balance than the wallet’s',
    altering((x) => {
      if (x.balance) x.balance = '5.00'
    }),
    'closeAccount | pays out the balance',
  ),
  on(
    'confirmLimit',
    'nothing is changed by the confirmation',
    altering((x) => {
      for (const l of x.limits)
        if (l.kind === 'DEPOSIT' && l.period === 'MONTH') l.own = { amount: '50000000.00', minutes: null }
    }),
    'confirmLimit | the looser limit works',
  ),
  on(
    'excludeMember',
    'a time-out that ends another day',
    altering((x) => {
      if (x.endsAt) x.endsAt += 3 * DAY_MS
    }),
    'excludeMember | the account takes a break',
  ),
  on(
    'memberLimits',
    'a refused limit that is applied',
    altering((v, call) =>
      v.limits.some((row: Json) => row.waiting) && call
        ? void v.limits.forEach((row: Json) => (row.own = row.own && { ...row.own, amount: `${turn()}.00` }))
        : undefined,
    ),
    'memberLimits | what is left is the limit without what is used',
  ),
  on(
    'memberLimits',
    'a change that is not in the history',
    altering((x) => void (x.history = [])),
    'setLimit | the history has the limit',
  ),
  on(
    'memberLimits',
    'the week used less than the day',
    altering((x) => {
      for (const l of x.limits) if (l.kind === 'DEPOSIT' && l.period === 'WEEK') l.used.amount = '0.00'
    }),
    'memberLimits | a longer period has used as much at least',
  ),
  on(
    'setLimit',
    'a stricter limit is not applied',
    altering((x, c) => {
      if (c.input['amount'] !== '60000000')
        for (const l of x.limits) if (l.kind === c.input['kind'] && l.period === c.input['period']) l.own = null
    }),
    'setLimit | a first limit works at once',
  ),
  on(
    'setLimit',
    'a looser limit that works at once',
    altering((v, call) =>
      call.input['amount'] === '60000000'
        ? v.limits.forEach(
            (row: Json) => row.kind === 'DEPOSIT' && row.period === 'MONTH' && (row.own.amount = '60000000.00'),
          )
        : undefined,
    ),
    'setLimit | a looser limit does not work yet',
  ),
  // uploads
  on(
    'createUpload',
    'a link that has expired',
    altering((x) => void (x.expiresAt = Date.now() - DAY_MS)),
    'createUpload | a new link can be used',
  ),
  on(
    'viewUpload',
    'a file link to a foreign host',
    altering((v) => void (v.path = 'https://files.evil.example/x')),
    'viewUpload | path is new each time',
  ),
  on(
    'viewUpload',
    'a link that has expired',
    altering((x) => void (x.expiresAt -= DAY_MS)),
    'viewUpload | a new link can be used',
  ),
  // games
  on(
    'favouriteIds',
    'a note that stays when it is removed',
    altering(
      (v, { input: _ }) => void (v.notes = v.nodeIds.map((nodeId: number) => ({ nodeId, note: 'Sunday evenings' }))),
    ),
    'noteFavourite | a removed note is gone',
  ),
  on(
    'gameList',
    'sorting by name reversed',
    altering((x, c) => {
      if (c.input['sort'] === 'name') x.games = x.games.toReversed()
    }),
    'gameList | a search finds the game',
  ),
  on(
    'gameList',
    'search finds what was not searched',
    altering((x, c) => {
      if (c.input['gameName'] && x.games[0]) x.games[0].gameName = 'Other game'
    }),
    'gameList | a search agrees with the list',
  ),
  on(
    'gameList',
    'open games in maintenance',
    altering((x, c) => {
      if (c.input['isOpen'] && x.games[0]) x.games[0].maintenance = true
    }),
    'recentGames | the game that was opened stands first',
  ),
  on(
    'gameList',
    'a total that is one too low',
    altering((v) => void (v.totalCount -= 1)),
    'gameVendors | a vendor has as many games as its lobby',
  ),
  on(
    'hotGames',
    'a public answer that depends on the token',
    () => (call, reply) => (call.options.token ? withJson(reply, { success: true, value: { list: [] } }) : undefined),
    'hotGames | the same for everybody',
  ),
  on(
    'launchGame',
    'a game on a foreign host',
    altering((v) => void (v.content.game_url = 'https://games.evil.example/play')),
    'launchGame | content.game_url is new each time',
  ),
  // lottery
  on(
    'cancelTicket',
    'a cancelled ticket that is still open',
    altering((x) => void (x.state = 'OPEN')),
    'cancelTicket | is kept',
  ),
  on(
    'cancelTicket',
    'the stake is not returned',
    altering((x) => void (x.balance = plus(x.balance, -2000))),
    'cancelTicket | its balance is the account’s',
  ),
  on(
    'drawByCode',
    'a seed that shows before the draw',
    altering((v) => (v.closeAt > v.serverTime ? void (v.seed = 'a'.repeat(64)) : undefined)),
    'drawByCode | hides the seed while it sells',
  ),
  on(
    'drawByCode',
    'other numbers than the version',
    altering((x) => {
      if (x.versions?.[0]) x.versions[0].numbers = [...x.versions[0].numbers, '99']
    }),
    'drawByCode | has the numbers of its latest version',
  ),
  on(
    'drawByCode',
    'another seed than its hash',
    altering((x) => {
      if (x.seed) x.seed = 'ab'.repeat(32)
    }),
    'drawByCode | shows the seed of a drawn one, which has the published hash',
  ),
  on(
    'openedNumero',
    'numbers before the draw',
    altering((x) => {
      const r = x.find((one: Json) => one.state === 'SELLING')
      if (r) r.numbers = ['01', '02', '03', '04', '05']
    }),
    'openedNumero | answers',
  ),
  on(
    'openedNumero',
    'closes after its draw',
    altering((x) => void (x[0].closeAt = x[0].drawAt + 60_000)),
    'drawByCode | has the times of the list',
  ),
  on(
    'saveLotterySheet',
    'a sheet of the same name beside the first',
    altering((x) => {
      const [first] = x.list
      if (first) x.list = [first, { ...first, sheetId: `${first.sheetId}1`, text: 'de 52 50k' }, ...x.list.slice(1)]
    }),
    'saveLotterySheet | a sheet of the same name is replaced',
  ),
  on(
    'removeLotterySheet',
    'a removed sheet that is still listed',
    altering((x, { input }) => {
      x.list = [{ sheetId: input.sheetId, name: 'Kept', gameCode: 'HA_NOI', text: 'de 52 50k', savedAt: Date.now() }]
    }),
    'removeLotterySheet | what is removed is gone',
  ),
  on(
    'placeTicket',
    'a stake that lines and draws do not make',
    altering((x) => void (x.staked = plus(x.staked, 500))),
    'placeTicket | costs its stake in each draw',
  ),
  on(
    'placeTicket',
    'a repeated key that buys again',
    altering((v) => void (v.ticketId = String(turn()))),
    'placeTicket | the same key again is the same thing',
  ),
  on(
    'placeTicket',
    'the balance is not charged',
    altering((x) => void (x.balance = plus(x.balance, Number(x.staked)))),
    'placeTicket | its balance is the account’s',
  ),
  on(
    'ticketDetail',
    'numbers of another draw',
    altering((v) =>
      v.state !== 'OPEN' && v.draws[0]?.numbers.length > 0 ? void (v.draws[0].numbers = ['00']) : undefined,
    ),
    'ticketDetail | has the numbers of its draw',
  ),
  on(
    'ticketDetail',
    'a lost ticket with a payout, or a won one without a gain',
    altering((x) => {
      if (x.state === 'LOST' || x.state === 'PAID_BACK') x.payout = plus(x.settledStake, 5000)
      if (x.state === 'WON') x.payout = x.settledStake
    }),
    'ticketDetail | a payout and its state agree',
  ),
  // promotions
  on(
    'bonusAccount',
    'a bonus of another amount',
    altering((v) => (v.running ? void (v.running.granted = '1.00') : undefined)),
    'bonusAccount | a claimed bonus runs',
  ),
  on(
    'bonusAccount',
    'a balance without a bonus',
    altering((x) => {
      if (!x.running) x.balance = '10.00'
    }),
    'bonusAccount | without a bonus there is no bonus money',
  ),
  on(
    'claimPromotion',
    'claimed without effect',
    altering((x) => void (x.status = 'open')),
    'claimPromotion | is kept',
  ),
  on(
    'claimPromotion',
    'another amount than offered',
    altering((x) => {
      if (x.amount) x.amount = plus(x.amount, 1)
    }),
    'claimPromotion | pays what was offered',
  ),
  on(
    'forfeitBonus',
    'the bonus runs on',
    altering((x) => {
      if (x.past[0]) {
        x.running = { ...x.past[0], state: 'ACTIVE', endedAt: null }
        x.past = []
      }
    }),
    'forfeitBonus | bonus money goes',
  ),
  on(
    'missionSummary',
    'a count that disagrees',
    altering((v) => void (v.claimable += 1)),
    'claimMission | one fewer can be claimed',
  ),
  // points
  on(
    'convertPoint',
    'the same key again costs again',
    stateful(
      () => ({ n: 0 }),
      (s, x) => {
        if (s.n++ > 0) x.balance = plus(x.balance, -100)
      },
    ),
    'convertPoint | the same key again has the same balance',
  ),
  on(
    'convertPoint',
    'another rate than configured',
    altering((x) => void (x.redemption.amount = plus(x.redemption.amount, 1000))),
    'convertPoint | is kept',
  ),
  on(
    'pointReward',
    'a negative price',
    altering((x) => {
      x.list[0].points = '-120.00'
    }),
    'feedback | the same key again has the same reference',
  ),
  // raffles
  on(
    'buyRaffleTickets',
    'a ticket at another price',
    altering((v) => void (v.balance = plus(v.balance, 1))),
    'buyRaffleTickets | a ticket costs its price',
  ),
  on(
    'buyRaffleTickets',
    'more tickets than asked for',
    altering((x) => {
      x.bought.last += 1
      x.tickets[0].last += 1
    }),
    'raffleStatus | has the bought tickets',
  ),
  on(
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
    'buyRaffleTickets | the same key again buys nothing',
  ),
  on(
    'raffleDetail',
    'a seed that shows before the draw',
    altering((v) => (v.state === 'SELLING' ? void (v.seed = 'a'.repeat(64)) : undefined)),
    'raffleDetail | hides the seed while it sells',
  ),
  on(
    'raffleDetail',
    'another raffle',
    altering((x) => void (x.id = 'harvest-week-1')),
    'raffleDetail | agrees with the list',
  ),
  on(
    'raffles',
    'the seed before the draw',
    altering((x) => {
      x.list[0].seed = 'ab'.repeat(32)
    }),
    'raffles | answers',
  ),
  // messages
  on(
    'deleteMessages',
    'a count that disagrees',
    altering((x) => void (x.unread += 1)),
    'deleteMessages | says how many are unread',
  ),
  on(
    'inbox',
    'oldest first',
    altering((x) => {
      if (x.list.length > 1) x.list.reverse()
    }),
    'deleteMessages | a deleted one is gone',
  ),
  on(
    'sendMessage',
    'sent to nobody',
    altering((x) => void (x.recipients = 0)),
    'sendMessage | reaches one upline',
  ),
  on(
    'unreadMessages',
    'a count that disagrees',
    altering((v) => v + 1),
    'unreadMessages | the inbox has as many unread ones',
  ),
  on(
    'messageSettings',
    'a refused choice that is stored',
    altering((v) => void (v.pushKey = `${v.pushKey}${turn()}`)),
    'messageSettings | refused inputs change nothing',
  ),
  on(
    'removePushDevice',
    'the device stays',
    altering(
      (x, c) =>
        void x.devices.push({
          id: c.input['id'],
          device: null,
          endpointHash: 'b5'.repeat(32),
          createdAt: Date.now(),
          lastSentAt: null,
        }),
    ),
    'removePushDevice | the browser is gone',
  ),
  // support
  on(
    'enterGuestCase',
    'the case of somebody else',
    altering((v) => void (v.id = String(Number(v.id) + 7))),
    'enterGuestCase | opens the case of the letter',
  ),
  on(
    'enterGuestCase',
    'the lines of nobody',
    altering((x) => void (x.lines = [])),
    'enterGuestCase | its key opens the same case',
  ),
  on(
    'openGuestCase',
    'the key of another case',
    stateful(
      () => ({ n: 0 }),
      (s, x) => {
        if (s.n++ > 0) x.id = '99'
      },
    ),
    'openGuestCase | the same key again is the same case',
  ),
  on(
    'readGuestCase',
    'a picture that is missing',
    altering((v) => void v.lines.at(-1)?.uploads.pop()),
    'readGuestCase | has the picture',
  ),
  on(
    'serviceCaseDetail',
    'a line that is missing',
    altering((v) => void v.lines.pop()),
    'serviceCaseDetail | has what was written',
  ),
  on(
    'serviceCases',
    'a case of somebody else',
    altering((v) => v.list.forEach((row: Json) => (row.id = String(Number(row.id) + 7)))),
    'serviceCases | the latest stands first',
  ),
  on(
    'writeServiceCase',
    'the same key writes again',
    stateful(
      () => ({ n: 0 }),
      (s, x) => {
        if (s.n++ > 0) x.lines.push({ ...x.lines.at(-1), at: x.lines.at(-1).at + 5 })
      },
    ),
    'writeServiceCase | the same key again writes nothing',
  ),
  on(
    'readChat',
    'a room that stays unread',
    altering((x) => void (x.unread += 1)),
    'readChat | a room that was read has nothing unread',
  ),
  on(
    'feedback',
    'one reference for all',
    altering((x) => void (x.reference = 'F-1')),
    'feedback | another one has another reference',
  ),
  // agent
  on(
    'teamOverview',
    'days that do not add up to the range',
    altering((x) => {
      x.range.deposit = plus(x.range.deposit, 10)
    }),
    'downlineTransactions | sums agree with the overview',
  ),
  on(
    'affiliateUrls',
    'registrations that are not counted',
    altering((v) => v.list.forEach((row: Json) => ([row.registrations, row.depositors, row.active] = [0, 0, 0]))),
    'affiliateUrls | counts who registered',
  ),
  on('affiliateUrls', 'a removed link stays', keeps('list', 'code'), 'removeAffiliateUrl | the link is gone'),
  on(
    'downline',
    'a rate above its bound',
    altering((v) => void (v.rate = v.maxRate + 1)),
    'downline | agrees with the list',
  ),
  on(
    'downlines',
    'a total that disagrees',
    altering((x) => void (x.totalCount += 1)),
    'downlines | the total is that of agents and members',
  ),
  on(
    'downlines',
    'kind filter is ignored',
    altering((x, c) => {
      if (c.input['kind'] === 'agents' && x.list[0]) x.list[0].type = 0
    }),
    'downlines | a kind leaves out the other',
  ),
  on(
    'downlines',
    'search finds others',
    altering((x, c) => {
      if (c.input['search'] && x.list[0]) x.list[0].account = 'agenta'
    }),
    'downlines | a search finds the account and nothing else',
  ),
  on(
    'answerContract',
    'still offered',
    altering((x) => {
      x.state = 'OFFERED'
      x.contract.state = 'OFFERED'
    }),
    'answerContract | the contract is accepted',
  ),
  on(
    'billAction',
    'collected without effect',
    altering((x) => void (x.state = 'AWAITING_COLLECTION')),
    'billAction | a collected bill waits no more',
  ),
  on(
    'billAction',
    'another amount than the bill',
    altering((x) => void (x.bill.amount = plus(x.bill.amount, 1))),
    'billAction | is the bill of the list',
  ),
  on(
    'endContract',
    'ends in the past',
    altering((x) => {
      if (x.validUntil) x.validUntil -= 400 * DAY_MS
    }),
    'endContract | ends no earlier than now',
  ),
  on(
    'processRealTimeSalary',
    'other terms than were offered',
    altering((v) => v.contracts.forEach((row: Json) => (row.terms.basisPoints = 99))),
    'processRealTimeSalary | an offer is shown to who is offered it',
  ),
  // live
  live(
    'no event when a session ends',
    (e) => e.filter((x) => x.type !== 'SESSION_ENDED'),
    'revokeSession | the end of a session is a live event',
  ),
  live(
    'missions with another number',
    (e) => e.map((x) => (x.type === 'MISSIONS' ? { ...x, event: { ...x.event, claimable: 42 } } : x)),
    'missionSummary | the last live event has the number that can be claimed',
  ),
]

/** Fields, a change of which breaks a check: the changes are generated. */
export const CHANGED: readonly (readonly [endpoint: string, field: string, check: string])[] = [
  ['registerSettings', 'username.maxLength', 'registerSettings | no minimum is above its maximum'],
  ['systemStatus', 'maintenance', 'systemStatus | a platform that answers is not in maintenance'],
  ['whitelabel', '*.childrenNodes.*.enabled', 'addFavourite | adding twice adds once'],
  ['consolidatedSettings', 'timeZone', 'consolidatedSettings | days are those of the contract’s time zone'],
  ['consolidatedSettings', 'merchant', 'consolidatedSettings | is the brand that was asked for'],
  ['consolidatedSettings', 'languages.*.code', 'systemStatus | has the brand’s languages'],
  ['domainRoutes', 'mainDomain', 'domainRoutes | the main domain is one of the domains'],
  ['location', 'country', 'location | a country has two letters'],
  ['systemTemplates', 'avatars.*.picture', 'memberIcon | is the chosen picture'],
  ['freePlay', 'id', 'freePlay | every demo account is another'],
  ['login', 'token', 'login | token is new each time'],
  ['login', 'userName', 'login | a code opens the account of its number'],
  ['passLogInCheck', 'firstTimeLogin', 'passLogInCheck | a first log-in is the first'],
  ['revokeSession', 'current', 'revokeSession | another session is not the current one'],
  [
    'securityConfig',
    'authenticator.recoveryCodesLeft',
    'confirmAuthenticator | the account has all its recovery codes',
  ],
  ['beginAuthenticator', 'secret', 'beginAuthenticator | the address for the app has the secret'],
  ['renewRecoveryCodes', 'recoveryCodes', 'renewRecoveryCodes | as many codes as before, all new'],
  ['renamePasskey', 'name', 'renamePasskey | has the new name'],
  ['checkUsername', 'available', 'checkUsername | a registered username is taken'],
  ['checkUsername', 'available', 'checkUsername | a username that nobody has is free'],
  ['register', 'userName', 'register | has the username that was chosen'],
  ['registerMobile', 'id', 'registerMobile | opens the account that it names'],
  ['geetest', 'value', 'geetest | every start has a challenge of its own'],
  ['memberInfo', 'hasPaymentPassword', 'changePaymentPassword | the account still has one'],
  ['memberProfile', 'mobileVerified', 'bindContact | the number is verified'],
  ['playerAvatar', 'avatar', 'setAvatar | the chosen picture is the account’s'],
  ['playerRankProgress', 'playerRankName', 'playerRankProgress | has the name of its rank'],
  ['lockStatus', 'locked', 'lockStatus | is locked with a vendor that is'],
  ['memberTransfers', 'list.*.counterparty', 'memberTransfers | names the receiver'],
  ['transferUpline', 'transferId', 'memberTransfers | has what was sent up'],
  ['balance', 'balance.*.availBalance', 'accountTransactions | the newest movement ends at the balance'],
  ['setDefaultBankCard', 'list.*.isDefault', 'setDefaultBankCard | the card is the default'],
  ['depositProof', 'proofs', 'depositProof | the picture is counted'],
  ['createUpload', 'path', 'createUpload | path is new each time'],
  ['favouriteGames', 'list.*.nodeId', 'favouriteGames | lists the games of the ids'],
  ['favouriteIds', 'nodeIds', 'removeFavourite | what is removed is gone'],
  ['gameVendors', 'data.lanes', 'gameList | family does not add entries'],
  ['lotteryHabits', 'habits', 'saveLotteryHabits | what is saved is read'],
  ['placeTicket', 'lines.*.picks', 'placeTicket | has the lines that were sent'],
  ['tickets', 'hasMore', 'tickets | nothing follows a page that is not full'],
  ['setMessagePreference', 'preferences.*.on', 'setMessagePreference | the choice is kept'],
  ['setQuietHours', 'quietHours.from', 'setQuietHours | the hours are the new ones'],
  ['unsubscribe', 'kind', 'unsubscribe | ends the kind of the e-mail'],
  ['rateGuestCase', 'rating.stars', 'rateGuestCase | gives the rating back'],
  ['rateServiceCase', 'rating.stars', 'rateServiceCase | keeps the rating'],
  ['muteChatName', 'mutedNames', 'muteChatName | the name is muted'],
  ['promoteDownline', 'type', 'promoteDownline | the account is an agent'],
  ['declineContractRequest', 'request.reason', 'declineContractRequest | the request is declined, with the reason'],
  ['applyAsAgent', 'application.expectedPlayers', 'applyAsAgent | the application is what was sent'],
]
