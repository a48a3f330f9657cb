import type { Deviation } from '@playhouse/contract-suite/tape.ts'
import { noReply, type Reply } from '@playhouse/contract-suite/wire.ts'

/** A deviation that the suite must find. */
export interface Planted {
  what: string
  endpoint: string
  deviate: Deviation
  /** Part of a problem in the report. */
  found: string
}

// Responses are altered as they come, whatever their shape.
// oxlint-disable-next-line typescript/no-explicit-any
export type Json = any
type Call = Parameters<Deviation>[0]

const withJson = (reply: Reply, json: unknown): Reply => ({ ...reply, json, text: JSON.stringify(json) ?? '' })

/** Alters the value of a success; `change` may alter its copy in place or return another. */
export const value =
  (change: (value: Json, call: Call) => unknown): Deviation =>
  (call, reply) => {
    const json = structuredClone(reply.json) as Json
    if (reply.status !== 200 || json === undefined) return undefined
    if (call.endpoint.envelope === 'bare') return withJson(reply, change(json, call) ?? json)
    if (json.success !== true) return undefined
    const altered = change(json.value, call)
    return withJson(reply, altered === undefined ? json : { ...json, value: altered })
  }

/** The proof of a human check that no puzzle has given. */
const isMadeUp = ({ input }: Call) =>
  Buffer.from(String(input['humanProof']), 'base64').toString().includes('f'.repeat(32))

/** Alters the first row of a list, if it has one. */
const firstRow =
  (list: string, change: (row: Json, value: Json, call: Call) => void): Deviation =>
  (call, reply) => {
    const json = structuredClone(reply.json) as Json
    const found = call.endpoint.envelope === 'bare' ? json : json?.value
    const rows = list === '' ? found : found?.[list]
    if (reply.status !== 200 || !Array.isArray(rows) || rows.length === 0) return undefined
    change(rows[0], found, call)
    return withJson(reply, json)
  }

/** Alters refusals with a code. */
const refusal =
  (code: string, change: (reply: Reply, json: Json) => Reply): Deviation =>
  (_, reply) => {
    const json = structuredClone(reply.json) as Json
    return json?.errorCode === code ? change(reply, json) : undefined
  }

/** A success with this value in place of a refusal. */
const taken =
  (code: string, instead: Json): Deviation =>
  (call, reply) =>
    (reply.json as Json)?.errorCode === code
      ? withJson(
          { ...reply, status: 200 },
          call.endpoint.envelope === 'bare' ? instead : { success: true, value: instead },
        )
      : undefined

export const plus = (amount: string, more: number) => (Number(amount) + more).toFixed(2)
const HOUR_MS = 3_600_000

let turns = 1_000
/** Another number each time. */
const turn = () => (turns += 1)

export const on = (endpoint: string, what: string, deviate: Deviation, found: string): Planted => ({
  what,
  endpoint,
  deviate,
  found,
})

/** The latest English answers, which a deviating platform gives in every language. */
const ENGLISH = new Map<string, Reply>()

/** By domain, in the order of the contract. */
export const PLANTED: readonly Planted[] = [
  // The form of responses
  on('whitelabel', 'another envelope', (_, reply) => withJson(reply, { code: 0, data: [] }), 'no envelope'),
  on(
    'gameVendors',
    'the bare value',
    (_, reply) => (reply.status === 200 ? withJson(reply, (reply.json as Json).value) : undefined),
    'no envelope',
  ),
  on(
    'popularLotteries',
    'an envelope around a bare value',
    (_, reply) => (reply.status === 200 ? withJson(reply, { success: true, value: reply.json }) : undefined),
    'an envelope where the value is bare',
  ),
  on(
    'helpCenter',
    'an empty body',
    (_, reply) => (reply.status === 200 ? { ...reply, json: undefined, text: '' } : undefined),
    'an empty body',
  ),
  on('countryCodes', 'an answer that comes too late', () => noReply('late'), 'the deadline'),
  on(
    'location',
    'a page of HTML',
    (_, reply) => ({ ...reply, json: undefined, text: '<html>', contentType: 'text/html' }),
    'no JSON',
  ),
  on(
    'feedbackSettings',
    'a content type of its own',
    (_, reply) => ({ ...reply, contentType: 'text/plain' }),
    'content type',
  ),
  on(
    'memberInfo',
    'an account’s answer that may be shared',
    (_, reply) => (reply.status === 200 ? { ...reply, cacheControl: 'public, max-age=60' } : undefined),
    'own answer is marked',
  ),
  // Site
  on(
    'systemStatus',
    'a relative address in place of an absolute one',
    value((v) => void (v.info.resources[0].url = '/app/android')),
    'unknown word',
  ),
  on(
    'consolidatedSettings',
    'a missing field',
    value((v) => void delete v.timeZone),
    'timeZone',
  ),
  on(
    'registerSettings',
    'a number as text',
    value((v) => void (v.username.minLength = '6')),
    'minLength',
  ),
  on(
    'announcements',
    'a picture on a foreign host',
    value((v) => void (v.banners[0].url = 'https://pictures.evil.example/a.png')),
    'a host that the brand does not name',
  ),
  on(
    'hotGames',
    'a public answer that depends on the token',
    (call, reply) => (call.options.token ? withJson(reply, { success: true, value: { list: [] } }) : undefined),
    'a token changes the answer',
  ),
  on(
    'advancedAnnouncements',
    'a type that is ignored',
    value((v, call) =>
      call.input['type'] && v.list[0] ? void (v.list[0].type = call.input['type'] === 'PL' ? 'PR' : 'PL') : undefined,
    ),
    'each of rows: type',
  ),
  // Session
  on(
    'login',
    'a plain body taken where it must be sealed',
    (call, reply) =>
      call.options.plain && (reply.json as Json)?.errorCode === 'request_body_required'
        ? withJson({ ...reply, status: 200 }, { success: true, value: {} })
        : undefined,
    'a plain body is refused',
  ),
  on(
    'login',
    'a sealed body taken twice',
    refusal('request_body_required', (reply, json) =>
      withJson({ ...reply, status: 401 }, { ...json, errorCode: 'login.failed' }),
    ),
    'a sealed body opens once',
  ),
  on(
    'login',
    'a limit without Retry-After',
    (_, reply) =>
      (reply.json as Json)?.errorCode === 'login.failed'
        ? { ...withJson(reply, { success: false, message: '', errorCode: 'TOO_MANY_REQUESTS' }), status: 429 }
        : undefined,
    'without Retry-After',
  ),
  on('memberInfo', 'a token that outlives logging out', taken('login.not.session', {}), 'dead'),
  on(
    'openSessions',
    'no session of its own',
    value((v) => v.sessions.forEach((row: Json) => (row.current = false))),
    'count of sessions is',
  ),
  on(
    'openSessions',
    'times in seconds',
    firstRow('sessions', (row) => (row.createdAt = Math.floor(row.createdAt / 1_000))),
    'not in epoch milliseconds',
  ),
  on(
    'revokeSession',
    'another error code for a foreign session',
    refusal('not.found', (reply, json) => withJson({ ...reply, status: 403 }, { ...json, errorCode: 'not_agent' })),
    'refused like a missing one',
  ),
  on(
    'logInHistory',
    'oldest first',
    value((v) => void (v.list = v.list.toReversed())),
    'list is not falling by at',
  ),
  on(
    'securityConfig',
    'a passkey that stays',
    value(
      (v) =>
        void (v.passkeys =
          v.passkeys.length > 0 ? v.passkeys : [{ id: 'x', name: 'x', synced: false, createdAt: Date.now() }]),
    ),
    'securityConfig',
  ),
  on(
    'ownSecurityQuestions',
    'other questions than the chosen ones',
    value((v) => void (v.list = v.list.toReversed())),
    'the chosen questions are the account’s',
  ),
  on(
    'ownSecurityQuestions',
    'an answer in the response',
    value((v) => v.list.forEach((row: Json) => (row.text = `${row.text} Bé Bi`))),
    'the response holds no answers',
  ),
  on(
    'ownSecurityQuestions',
    'answers that work at once',
    value((v) => void (v.usableAt = v.setAt)),
    'new answers rest',
  ),
  on(
    'setSecurityQuestions',
    'questions set with any password',
    taken('login.failed', {}),
    'a wrong password sets none',
  ),
  on(
    'checkSecurityQuestions',
    'any answers are right',
    taken('security.answers.wrong', {}),
    'one wrong answer is refused',
  ),
  on(
    'checkSecurityQuestions',
    'answers that can be guessed without end',
    refusal('security.answers.locked', (reply, json) =>
      withJson({ ...reply, status: 400 }, { ...json, errorCode: 'security.answers.wrong', value: undefined }),
    ),
    'wrong answers lock them',
  ),
  on(
    'resetPaymentPassword',
    'answers that replace the password before they rested',
    taken('request_param_err', {}),
    'resting answers replace no password',
  ),
  // Verification
  on(
    'geetest',
    'one challenge for all starts',
    value((v) => void (v.challenge = '0'.repeat(64))),
    'every start has a challenge of its own',
  ),
  on(
    'geetest',
    'a start without the account',
    value((v) => void delete v.gt),
    'gt',
  ),
  on(
    'captchaCharacters',
    'a solution that passes twice',
    (call, reply) =>
      (reply.json as Json)?.errorCode === 'human.check.failed' && !isMadeUp(call)
        ? withJson({ ...reply, status: 200 }, { success: true, value: { characters: 'ABCDE' } })
        : undefined,
    'a solution is good once',
  ),
  on(
    'captchaCharacters',
    'a solution that is made up',
    taken('human.check.failed', { characters: 'ABCDE' }),
    'a solution that is made up is refused',
  ),
  on(
    'captcha',
    'the same picture again',
    value(() => Buffer.from('always the same').toString('base64')),
    'draws a new picture',
  ),
  on(
    'registerSms',
    'a lifetime as text',
    value((v) => void (v.expiredMinutes = '5')),
    'expiredMinutes',
  ),
  // Registration
  on(
    'affiliate',
    'any code is an agent’s',
    taken('affiliate.code.invalid', { code: 'x' }),
    'an unknown code is refused',
  ),
  on(
    'checkUsername',
    'a registered username is free',
    value((v) => void (v.available = true)),
    'a registered username is taken',
  ),
  on(
    'register',
    'the same key again is another account',
    value((v, call) => (call.options.key ? void (v.id = turn()) : undefined)),
    'the same key again is the same account',
  ),
  on(
    'referralFriends',
    'a total that is one too high',
    value((v) => void (v.total += 1)),
    'entries of',
  ),
  // Member
  on(
    'memberProfile',
    'a change that is not stored',
    value((v) => void (v.address = 'elsewhere')),
    'the profile is the new one',
  ),
  on(
    'memberInfo',
    'unread messages that disagree',
    value((v) => void (v.unreadMessages += 1)),
    'its count of unread messages agrees',
  ),
  on(
    'memberInfo',
    'an address in full',
    value((v) => (v.email ? void (v.email = `${v.account}@contract.example`) : undefined)),
    'the address is masked',
  ),
  on(
    'playerAvatar',
    'another picture than the chosen one',
    value((v) => (v.avatarType === 'STATIC' ? void (v.avatar = '99') : undefined)),
    'the chosen picture is the account’s',
  ),
  on(
    'systemTemplates',
    'an empty path',
    value((v) => void (v.avatars[0].picture = '')),
    'an empty path',
  ),
  on(
    'viewUpload',
    'a file link to a foreign host',
    value((v) => void (v.path = 'https://files.evil.example/x')),
    'a host that the brand does not name',
  ),
  on(
    'memberIdentity',
    'fewer documents than were sent',
    value((v) => (v.request ? void v.request.documents.pop() : undefined)),
    'shows what was sent',
  ),
  // Limits
  on(
    'memberLimits',
    'a refused limit that is applied',
    value((v, call) =>
      v.limits.some((row: Json) => row.waiting) && call
        ? void v.limits.forEach((row: Json) => (row.own = row.own && { ...row.own, amount: `${turn()}.00` }))
        : undefined,
    ),
    'a refused limit is not applied',
  ),
  on(
    'setLimit',
    'a looser limit that works at once',
    value((v, call) =>
      call.input['amount'] === '60000000'
        ? v.limits.forEach(
            (row: Json) => row.kind === 'DEPOSIT' && row.period === 'MONTH' && (row.own.amount = '60000000.00'),
          )
        : undefined,
    ),
    'a looser limit does not work yet',
  ),
  on(
    'playClock',
    'a result that is no difference',
    value((v) => void (v.net = plus(v.net, 1))),
    'is not won - staked',
  ),
  on(
    'activityStatement',
    'a closing balance that does not follow',
    value((v) => void (v.closingBalance = plus(v.closingBalance, 1))),
    'is not openingBalance + total.deposits + total.adjustments + total.net - total.withdrawals',
  ),
  on(
    'realityCheck',
    'another interval than the chosen one',
    value((v) => void (v.realityCheckMinutes = 60)),
    'is not input.everyMinutes',
  ),
  // Wallet
  on(
    'balance',
    'money as a JSON number',
    value((v) => void (v.sumBalance = Number(v.sumBalance))),
    'is a JSON number',
  ),
  on(
    'balance',
    'three currencies',
    value((v) => void (v.currency = 'VNDX')),
    'currency',
  ),
  on(
    'balance',
    'an unknown field',
    value((v) => void (v.tip = '0.00')),
    'unknown field',
  ),
  on(
    'balance',
    '200 for an error',
    refusal('login.not.session', (reply) => ({ ...reply, status: 200 })),
    'status 200 instead of 401',
  ),
  on(
    'wallets',
    'another balance than the balance',
    value((v) => void (v.list[0].availBalance = plus(v.list[0].availBalance, 1))),
    'the main wallet has the balance',
  ),
  on(
    'wallets',
    'another error code',
    refusal('login.not.session', (reply, json) => withJson(reply, { ...json, errorCode: 'NO_SESSION' })),
    'is not in the catalogue',
  ),
  on(
    'transferDownline',
    'another amount than requested',
    value((v) => void (v.amount = plus(v.amount, -1))),
    'is not input.amount',
  ),
  on(
    'memberTransfers',
    'a filter that is ignored',
    value((v, call) =>
      call.input['relation'] === 'downline' ? v.list.forEach((row: Json) => (row.relation = 'upline')) : undefined,
    ),
    'each of rows: relation',
  ),
  on(
    'walletTransfer',
    'money that vanishes',
    value((v) => void (v.sumBalance = plus(v.sumBalance, -1_000))),
    'the sum of all wallets stays',
  ),
  // Cashier
  on(
    'depositSettings',
    'a minimum above the maximum',
    value((v) => void (v.depositInfo[0].minimum = '99999999999.00')),
    'each of depositInfo: minimum',
  ),
  on(
    'depositByQr',
    'another amount than requested',
    value((v) => void ([v.amount, v.requestedAmount] = ['1.00', '1.00'])),
    'is not input.amount',
  ),
  on(
    'deposit',
    'steps out of order',
    value((v) => (v.steps.length > 1 ? void (v.steps = v.steps.toReversed()) : undefined)),
    'steps is not rising by at',
  ),
  on(
    'deposit',
    'another deposit than requested',
    value((v) => void (v.id = '1')),
    'is not input.id',
  ),
  on(
    'depositReport',
    'a state that is ignored',
    value((v, call) =>
      call.input['state'] === 'CONFIRMED' ? v.list.forEach((row: Json) => (row.state = 'EXPIRED')) : undefined,
    ),
    'each of rows: state',
  ),
  on(
    'depositReport',
    'a total of pages that is one too high',
    value((v) => void (v.totalPages += 1)),
    'totalPages',
  ),
  on(
    'withdrawalOptions',
    'a minimum above the maximum',
    value((v) => void (v.channels[0].minimumAmount = '99999999999.00')),
    'each of channels: minimumAmount',
  ),
  on(
    'withdrawalList',
    'oldest first',
    value((v) => void (v.list = v.list.toReversed())),
    'list is not falling by requestedAt',
  ),
  on(
    'withdrawalDetail',
    'another member’s withdrawal',
    (_, reply) =>
      (reply.json as Json)?.errorCode === 'withdrawal.not.found'
        ? withJson({ ...reply, status: 200 }, { success: true, value: {} })
        : undefined,
    'refused like a missing one',
  ),
  on(
    'requestWithdrawal',
    'a repeated key that withdraws again',
    value((v) => void (v.id = String(turn()))),
    'the same key again is the same thing',
  ),
  on(
    'bankCards',
    'two defaults',
    value((v) => (v.list.length > 1 ? v.list.forEach((row: Json) => (row.isDefault = true)) : void (v.max = 0))),
    'is above at most',
  ),
  // Records
  on(
    'betHistory',
    'contradictory profit',
    firstRow('list', (row) => (row.profit !== null ? (row.profit = plus(row.profit, 1)) : undefined)),
    'is not payout - stake',
  ),
  on(
    'betHistory',
    'a sum of another account',
    value((v) => void (v.sums.payout = plus(v.sums.payout, 100))),
    'sums.payout',
  ),
  on(
    'betHistory',
    'days of another zone',
    value((v, call) =>
      call.input['from'] && v.list.length > 0
        ? void (v.list[v.list.length - 1].at = Date.parse(`${String(call.input['from'])}T00:00:00+07:00`) - HOUR_MS)
        : undefined,
    ),
    'each of rows: from',
  ),
  on(
    'accountTransactions',
    'a movement that does not add up',
    firstRow('list', (row) => (row.balanceAfter = plus(row.balanceAfter, 5))),
    'is not balanceBefore + amount',
  ),
  on(
    'accountTransactions',
    'pages that repeat an entry',
    value((v, call) => (call.input['pageNo'] === 2 && v.list.length > 1 ? void (v.list[0] = v.list[1]) : undefined)),
    'list: an entry stands there twice, by movementId',
  ),
  on(
    'transactionDetail',
    'a movement of another transaction',
    value((v) => void (v.movements[0].transactionId = '1')),
    'each of movements: the movement’s transactionId',
  ),
  on(
    'personalProfit',
    'days that do not add up',
    value((v) => void (v.sums.turnover = plus(v.sums.turnover, 1))),
    'is not the sum of days',
  ),
  on(
    'bonusDetails',
    'an amount without decimals',
    firstRow('list', (row) => (row.amount = row.amount.replace(/\..*/, ''))),
    'two to four decimals',
  ),
  on(
    'recordFile',
    'a file link to a foreign host',
    value((v) => void (v.path = 'https://files.evil.example/x.csv')),
    'a host that the brand does not name',
  ),
  on(
    'memberDataFile',
    'a link to all data of a member on a foreign host',
    value((v) => void (v.path = 'https://files.evil.example/me.json')),
    'a host that the brand does not name',
  ),
  // Games
  on(
    'gameList',
    'a filter that is ignored',
    value((v, call) => (call.input['isHot'] === 1 ? v.games.forEach((row: Json) => (row.isHot = false)) : undefined)),
    'each of games: isHot is false, not true',
  ),
  on(
    'hotGames',
    'two games of a family',
    value((v) => v.list.forEach((row: Json) => (row.family = 'SEN.RNG.one.SM'))),
    'list: an entry stands there twice, by family',
  ),
  on(
    'gameList',
    'a total that is one too low',
    value((v) => void (v.totalCount -= 1)),
    'entries',
  ),
  on(
    'gameList',
    'a vendor that was not asked for',
    value((v, call) => (call.input['vassalage'] && v.games[0] ? void (v.games[0].vassalage = 'OTHER') : undefined)),
    'each of rows: vassalage',
  ),
  on(
    'gameList',
    'a word outside its enumeration',
    firstRow('games', (row) => (row.gameType = 'BINGO')),
    'unknown word',
  ),
  on(
    'gameList',
    'a smallest stake above the largest',
    firstRow('games', (row) => ([row.minBet, row.maxBet] = ['10.00', '5.00'])),
    'each of games: minBet',
  ),
  on(
    'favouriteIds',
    'a favourite that is added twice',
    value((v) => void (v.nodeIds = [...v.nodeIds, ...v.nodeIds])),
    'adding twice adds once',
  ),
  on(
    'favouriteIds',
    'a note that stays when it is removed',
    value(
      (v, { input: _ }) => void (v.notes = v.nodeIds.map((nodeId: number) => ({ nodeId, note: 'Sunday evenings' }))),
    ),
    'a removed note is gone',
  ),
  on(
    'launchGame',
    'a game on a foreign host',
    value((v) => void (v.content.game_url = 'https://games.evil.example/play')),
    'a host that the brand does not name',
  ),
  on(
    'launchGame',
    'an error that does not say which field',
    refusal('request_param_err', (reply, { value: _dropped, ...json }) => withJson(reply, json)),
    'value.fields does not say',
  ),
  on(
    'trialLaunch',
    'a trial on a foreign host',
    value((v) => void (v.content.game_url = 'https://games.evil.example/play')),
    'a host that the brand does not name',
  ),
  on(
    'trialLaunch',
    'any game can be tried',
    taken('function.not.available', { content: { game_url: '/play/x' } }),
    'a game without a trial is refused',
  ),
  on(
    'trialLaunch',
    'one address for all trials',
    value((v) => void (v.content.game_url = '/play/x')),
    'every trial has an address of its own',
  ),
  on(
    'trialLaunch',
    'a trial of a game that does not exist',
    taken('game.not.found', { content: { game_url: '/play/x' } }),
    'an unknown game is refused',
  ),
  on(
    'winnerBoard',
    'another order',
    firstRow('list', (row, v, call) =>
      call.input['order'] === 'AMOUNT' ? v.list.push({ vo: { ...row.vo, winAmount: '99999999999.00' } }) : undefined,
    ),
    'entries of',
  ),
  on(
    'jackpots',
    'a jackpot below its seed',
    value(
      (v) =>
        void (v.list = [{ jackpotId: 'x', name: 'X', vassalage: 'X', amount: '0.01', seedAmount: '10.00', wins: [] }]),
    ),
    'each of list: seedAmount',
  ),
  on(
    'openRounds',
    'an open round that is not shown',
    value((v) => void (v.list = [])),
    'an unpaid stake is an open round',
  ),
  // Lottery
  on(
    'openedNumero',
    'a closed draw sold as open',
    firstRow('', (row) => (row.state = 'CLOSED')),
    'each of rows: state is',
  ),
  on(
    'openedNumero',
    'a draw that closed before',
    firstRow('', (row) => (row.closeAt = row.serverTime - 1)),
    'each of rows: serverTime',
  ),
  on(
    'drawByCode',
    'a seed that shows before the draw',
    value((v) => (v.closeAt > v.serverTime ? void (v.seed = 'a'.repeat(64)) : undefined)),
    'hides the seed',
  ),
  on(
    'drawResults',
    'another lottery than requested',
    firstRow('', (row, _, call) => (call.input['gameCode'] ? (row.gameCode = 'OTHER') : undefined)),
    'each of rows: gameCode',
  ),
  on(
    'lotteryBoard',
    'fewer picks at most than at least',
    value((v) => void (v.plays[0].picksMin = v.plays[0].picksMax + 1)),
    'each of plays: picksMin',
  ),
  on(
    'placeTicket',
    'a price that is not the sum of its lines',
    value((v) => void (v.stake = plus(v.stake, 1_000))),
    'is not the sum of lines',
  ),
  on(
    'placeTicket',
    'a repeated key that buys again',
    value((v) => void (v.ticketId = String(turn()))),
    'the same key again is the same thing',
  ),
  on(
    'cancelTicket',
    'a stake that does not come back',
    value((v) => void (v.staked = plus(v.staked, 1_000))),
    'the balance changes by the amount',
  ),
  on(
    'ticketDetail',
    'numbers of another draw',
    value((v) =>
      v.state !== 'OPEN' && v.draws[0]?.numbers.length > 0 ? void (v.draws[0].numbers = ['00']) : undefined,
    ),
    'has the numbers of its draw',
  ),
  on(
    'tickets',
    'another member’s row',
    value((v) => void (v.list = v.list.map((row: Json) => ({ ...row, ticketId: String(Number(row.ticketId) + 1) })))),
    'a bought ticket is in the list',
  ),
  // Agent
  on(
    'teamOverview',
    'a range that is not the sum of its days',
    value((v) => void (v.range.turnover = plus(v.range.turnover, 1))),
    'is not the sum of days',
  ),
  on('teamOverview', 'another agent’s team', taken('account.not.found', {}), 'refused like a missing one'),
  on(
    'downlines',
    'another order',
    value((v, call) =>
      call.input['sort'] === 'turnover' && v.list.length > 1
        ? void (v.list[v.list.length - 1].turnover = '99999999999.00')
        : undefined,
    ),
    'list is not falling by turnover',
  ),
  on(
    'downlines',
    'a page that repeats an entry',
    value((v, call) => (call.input['after'] && v.list.length > 1 ? void (v.list[0] = v.list[1]) : undefined)),
    'list: an entry stands there twice',
  ),
  on(
    'downline',
    'a rate above its bound',
    value((v) => void (v.rate = v.maxRate + 1)),
    'rate',
  ),
  on(
    'affiliateUrls',
    'registrations that are not counted',
    value((v) => v.list.forEach((row: Json) => ([row.registrations, row.depositors, row.active] = [0, 0, 0]))),
    'counts who registered',
  ),
  on(
    'teamBetting',
    'products that do not add up',
    value((v) => void (v.total.turnover = plus(v.total.turnover, 1))),
    'is not the sum of products',
  ),
  on(
    'creditReport',
    'a closing balance that does not follow',
    value((v) => void (v.closing = plus(v.closing, 1))),
    'is not opening + credit - debit',
  ),
  on(
    'income',
    'sources that do not add up',
    value((v) => void (v.received = plus(v.received, 1))),
    'is not the sum of sources',
  ),
  on(
    'simulateContract',
    'periods that do not add up',
    value((v) => void (v.total = plus(v.total, 1))),
    'is not the sum of periods',
  ),
  on(
    'answerContract',
    'terms that were not shown are accepted',
    taken('contract.state', { id: crypto.randomUUID(), state: 'ACCEPTED' }),
    'terms that were not shown are refused',
  ),
  on(
    'processRealTimeSalary',
    'other terms than were offered',
    value((v) => v.contracts.forEach((row: Json) => (row.terms.basisPoints = 99))),
    'an offer is shown to who is offered it',
  ),
  on('processHourlySalary', 'open to members', taken('not_agent', {}), 'refused to who is no agent'),
  // Rewards
  on(
    'promotions',
    'a category that is ignored',
    value((v, call) => (call.input['category'] && v.list[0] ? void (v.list[0].category = 'other') : undefined)),
    'category',
  ),
  on(
    'promotionDetail',
    'one language for all',
    (call, reply) =>
      call.options.language && call.options.language !== 'EN'
        ? ENGLISH.get('promotionDetail')
        : void (reply.status === 200 && call.options.language === 'EN' && ENGLISH.set('promotionDetail', reply)),
    'is in the language of the call',
  ),
  on(
    'bonusAccount',
    'a bonus of another amount',
    value((v) => (v.running ? void (v.running.granted = '1.00') : undefined)),
    'a claimed bonus runs',
  ),
  on(
    'rebates',
    'lines that do not add up',
    value((v) => v.weeks.forEach((row: Json) => (row.turnover = plus(row.turnover, 1)))),
    'each of weeks: turnover',
  ),
  on(
    'claimRebate',
    'a week without play that is paid',
    taken('reward.not.claimable', {}),
    'a week without play is refused',
  ),
  on(
    'missionSummary',
    'a count that disagrees',
    value((v) => void (v.claimable += 1)),
    'is not count of missions',
  ),
  on(
    'pointBalance',
    'points that a repeated key takes again',
    value((v) => void (v.balance = plus(v.balance, -(turn() % 100)))),
    'the points are taken',
  ),
  on(
    'pointReward',
    'more in stock than there are',
    value((v) => void (v.list[0].availableQuantity = v.list[0].quantity + 1)),
    'each of list: availableQuantity',
  ),
  on(
    'raffleDetail',
    'a seed that shows before the draw',
    value((v) => (v.state === 'SELLING' ? void (v.seed = 'a'.repeat(64)) : undefined)),
    'hides the seed',
  ),
  on(
    'buyRaffleTickets',
    'a ticket at another price',
    value((v) => void (v.balance = plus(v.balance, 1))),
    'a ticket costs its price',
  ),
  // Messages and service
  on(
    'unreadMessages',
    'a count that disagrees',
    value((v) => v + 1),
    'the inbox has as many unread ones',
  ),
  on(
    'inbox',
    'a kind that is ignored',
    value((v, call) =>
      call.input['kind'] && v.list[0]
        ? void (v.list[0].kind = call.input['kind'] === 'SYSTEM' ? 'DEPOSIT' : 'SYSTEM')
        : undefined,
    ),
    'each of rows: kind',
  ),
  on(
    'inbox',
    'another text than was sent',
    value((v) => v.list.forEach((row: Json) => (row.content = 'Something else'))),
    'a message arrives',
  ),
  on(
    'messageSettings',
    'a refused choice that is stored',
    value((v) => void (v.pushKey = `${v.pushKey}${turn()}`)),
    'refused inputs change nothing',
  ),
  on(
    'serviceCases',
    'a case of somebody else',
    value((v) => v.list.forEach((row: Json) => (row.id = String(Number(row.id) + 7)))),
    'the latest stands first',
  ),
  on(
    'serviceCaseDetail',
    'a line that is missing',
    value((v) => void v.lines.pop()),
    'has what was written',
  ),
  on(
    'enterGuestCase',
    'the case of somebody else',
    value((v) => void (v.id = String(Number(v.id) + 7))),
    'opens the case of the letter',
  ),
  on(
    'readGuestCase',
    'a picture that is missing',
    value((v) => void v.lines.at(-1)?.uploads.pop()),
    'has the picture',
  ),
  on(
    'rateGuestCase',
    'fewer stars than were given',
    value((v) => void (v.rating.stars -= 1)),
    'gives the rating back',
  ),
  on(
    'unsubscribe',
    'another kind of e-mail than the link named',
    value((v) => void (v.kind = 'PROMOTION')),
    'ends the kind of the e-mail',
  ),
  on(
    'chatMessages',
    'another text than was sent',
    value((v) => v.list.forEach((row: Json) => (row.text = 'Something else'))),
    'has what was sent',
  ),
  on(
    'sendChatMessage',
    'slow mode without a wait',
    refusal('chat.slow', (reply) => ({ ...reply, retryAfter: null })),
    'without Retry-After',
  ),
  on(
    'chatUnreadCount',
    'rooms that do not add up',
    value((v) => void (v.total += 1)),
    'is not the sum of rooms',
  ),
]
