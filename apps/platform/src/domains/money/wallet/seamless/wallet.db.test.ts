import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { member, session as logInSession } from '../../../../db/tables/members.ts'
import { game } from '../../../../db/tables/games.ts'
import { gameSession, memberDay, round } from '../../../../db/tables/play.ts'
import { notedCall, openRound } from '../../../../db/tables/seamless.ts'
import { deleteOldRows } from '../../../../privacy/retention.ts'
import { getCash, createMemberWith } from '../../../../ledger/ledger.fixture.ts'
import { DETAILS, newId, openGame, openSeamless, type Seamless } from './seamless.fixture.ts'

let seamless: Seamless
beforeAll(async () => void (seamless = await openSeamless()))
afterAll(() => seamless.close())

async function player(units: bigint, kind = 0) {
  const memberId = await createMemberWith(seamless.database, units * 10_000n, kind)
  const { session, logIn } = await openGame(seamless.database, memberId)
  const cash = async () => Number(await getCash(seamless.database, memberId)) / 10_000
  return { memberId, session, logIn, cash }
}
const play = (session: string, changed: object = {}) =>
  seamless.call('play', {
    session,
    transactionId: newId(),
    roundId: newId(),
    stake: '10',
    payout: '0',
    details: DETAILS,
    ...changed,
  })
const debit = (session: string, changed: object = {}) =>
  seamless.call('debit', { session, transactionId: newId(), roundId: newId(), amount: '10', ...changed })
const credit = (session: string, changed: object) =>
  seamless.call('credit', { session, transactionId: newId(), amount: '25', closes: true, details: DETAILS, ...changed })
const rollback = (session: string, debitId: string, transactionId = newId()) =>
  seamless.call('rollback', { session, transactionId, debitId })
const getRound = async (roundId: string) =>
  (await seamless.database.select().from(round).where(eq(round.vendorRoundId, roundId)))[0]
const readOpenRounds = async (roundId: string) =>
  (await seamless.database.select().from(openRound).where(eq(openRound.roundId, roundId)))[0]
const getDay = (memberId: number) => seamless.database.select().from(memberDay).where(eq(memberDay.memberId, memberId))
const refusal = (status: number, error: string) => ({ status, body: { error } })

describe('a launch token', () => {
  test('opens its game once, also concurrently', async () => {
    const memberId = await createMemberWith(seamless.database, 100_0000n)
    const { session, launchToken } = await openGame(seamless.database, memberId, { redeemed: false })
    expect(await debit(session)).toMatchObject(refusal(401, 'game_session_expired'))
    expect(await seamless.call('authenticate', { launchToken }, { vendor: 'W' })).toMatchObject(
      refusal(410, 'launch_token_used'),
    )
    const both = await Promise.all([1, 2].map(() => seamless.call('authenticate', { launchToken })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 410])
    expect(both.find(({ status }) => status === 200)?.body).toEqual({
      session,
      account: expect.stringMatching(/^[\da-f]{32}$/),
      nodeId: 1,
      gameCode: 'G',
      gameName: 'Game',
      gameTheme: null,
      roundIntervalMs: null,
      allowsAutoplay: true,
      allowsTurbo: true,
      allowsReturnCelebrations: true,
      jackpot: null,
      walletMode: 'seamless',
      currency: 'VND',
      language: 'VI',
      theme: 'dark',
      siteOrigin: 'http://localhost:4200',
      mode: 'real',
      maxStake: null,
      balance: '100.00',
    })
    expect(await seamless.call('balance', { session })).toMatchObject({ status: 200, body: { balance: '100.00' } })
  })

  test('tells what the rules of the player’s country say of the game', async () => {
    const memberId = await createMemberWith(seamless.database, 1_000_000n)
    const { session, launchToken } = await openGame(seamless.database, memberId, { redeemed: false })
    await seamless.database.execute(sql`
      update game_session set round_interval_ms = 2500, stake_maximum = 50000, allows_autoplay = false, allows_turbo = false,
        allows_return_celebrations = false where id = ${session}`)
    expect((await seamless.call('authenticate', { launchToken })).body).toMatchObject({
      roundIntervalMs: 2_500,
      maxStake: '5.00',
      allowsAutoplay: false,
      allowsTurbo: false,
      allowsReturnCelebrations: false,
    })
    expect((await seamless.call('balance', { session })).body).toMatchObject({ maxStake: '5.00' })
    await seamless.database.execute(sql`
      insert into member_limit (member_id, kind, period, value) values (${memberId}, 'STAKE', 'ONCE', 30000)`)
    expect((await seamless.call('balance', { session })).body).toMatchObject({ maxStake: '3.00' })
  })

  test.each([
    ['too late', sql`launch_expires_at = now() - interval '1 second'`],
    ['ended', sql`ended_at = now()`],
  ])('that is %s opens nothing', async (_, change) => {
    const memberId = await createMemberWith(seamless.database, 0n)
    const { session, launchToken } = await openGame(seamless.database, memberId, { redeemed: false })
    await seamless.database.execute(sql`update game_session set ${change} where id = ${session}`)
    expect(await seamless.call('authenticate', { launchToken })).toMatchObject(refusal(410, 'launch_token_used'))
    expect(await seamless.call('authenticate', { launchToken: 'x' })).toMatchObject(refusal(410, 'launch_token_used'))
  })
})

describe('play', () => {
  test('accepts the stake, pays the payout, and stores the round with its details', async () => {
    const { memberId, session, cash } = await player(100n)
    const roundId = newId()
    const response = await play(session, { roundId, payout: '35.5' })
    expect(response).toEqual({
      status: 200,
      body: { balance: '125.50', transaction: expect.stringMatching(/^\d+$/), replayed: false },
    })
    expect(await getRound(roundId)).toMatchObject({
      memberId,
      nodeId: 1,
      stake: 10_0000n,
      payout: 35_5000n,
      balanceAfter: 125_5000n,
      details: DETAILS,
    })
    await play(session)
    expect(await cash()).toBe(115.5)
    expect(await getDay(memberId)).toMatchObject([{ turnover: 20_0000n, payout: 35_5000n, rounds: 2 }])
  })

  test.each(['0', '35'])('repeats the answer for the same id and a payout of %s', async (payout) => {
    const { session, cash } = await player(100n)
    const requested = { transactionId: newId(), roundId: newId(), payout }
    const first = await play(session, requested)
    await play(session)
    const before = await cash()
    expect(await play(session, requested)).toEqual({ status: 200, body: { ...first.body, replayed: true } })
    expect(await play(session, { ...requested, stake: '10.00' })).toMatchObject({ body: { replayed: true } })
    for (const other of [{ stake: '11' }, { payout: '36' }, { roundId: newId() }]) {
      expect(await play(session, { ...requested, ...other })).toMatchObject(refusal(422, 'transaction_reused'))
    }
    expect(await debit(session, { transactionId: requested.transactionId })).toMatchObject(
      refusal(422, 'transaction_reused'),
    )
    expect(await cash()).toBe(before)
  })

  test('repeats the response even if the balance is spent and the session has ended', async () => {
    const { session } = await player(10n)
    const requested = { transactionId: newId(), roundId: newId() }
    const first = await play(session, requested)
    await seamless.database
      .update(gameSession)
      .set({ endedAt: sql`now()` })
      .where(eq(gameSession.id, session))
    expect(await play(session, requested)).toEqual({ status: 200, body: { ...first.body, replayed: true } })
  })

  test('is refused for a known round', async () => {
    const { session, cash } = await player(100n)
    const roundId = newId()
    await play(session, { roundId })
    expect(await play(session, { roundId })).toMatchObject(refusal(409, 'round_closed'))
    expect(await debit(session, { roundId })).toMatchObject(refusal(409, 'round_closed'))
    const open = newId()
    await debit(session, { roundId: open })
    expect(await play(session, { roundId: open })).toMatchObject(refusal(409, 'round_closed'))
    expect(await cash()).toBe(80)
    // Round ids are unique per account.
    const other = await player(100n)
    expect(await debit(other.session, { roundId: open })).toMatchObject({ status: 200 })
    expect(await play(other.session, { roundId })).toMatchObject({ status: 200 })
    expect([await cash(), await other.cash()]).toEqual([80, 80])
  })

  test('is not covered by its own payout', async () => {
    const { session, cash } = await player(9n)
    expect(await play(session, { payout: '100' })).toMatchObject(refusal(409, 'insufficient_balance'))
    expect(await cash()).toBe(9)
  })

  test.each(['0', '-1', '10.00001', '1e3', '', 'all', ' 1', 10])('is refused with a stake of %j', async (stake) => {
    const { session, cash } = await player(100n)
    expect(await play(session, { stake })).toMatchObject(refusal(400, 'request_invalid'))
    expect(await debit(session, { amount: stake })).toMatchObject(refusal(400, 'request_invalid'))
    expect(await cash()).toBe(100)
  })

  test('is refused with oversized details or payout', async () => {
    const { session, cash } = await player(100n)
    const details = { ...DETAILS, bet: 'x'.repeat(8_200) }
    expect(await play(session, { details })).toMatchObject(refusal(400, 'request_invalid'))
    expect(await play(session, { payout: '999999999999999' })).toMatchObject(refusal(400, 'request_invalid'))
    expect(await seamless.call('play', 'x'.repeat(20_000))).toMatchObject(refusal(400, 'request_invalid'))
    expect(await cash()).toBe(100)
  })

  test('of a demo account is not counted in results and day totals', async () => {
    const { memberId, session, cash } = await player(100n, 4)
    const house = async () => {
      const { rows } = await seamless.database.execute(
        sql`select coalesce(sum(amount), 0)::text as sum from ledger_entry join ledger_account on id = account_id where code = 'house:bets'`,
      )
      return rows
    }
    const before = await house()
    await play(session, { payout: '5' })
    const roundId = newId()
    await debit(session, { roundId })
    await credit(session, { roundId })
    expect(await cash()).toBe(110)
    expect(await house()).toEqual(before)
    expect(await getDay(memberId)).toEqual([])
  })
})

describe('a round with moves', () => {
  test('is open from the first stake to the closing payout', async () => {
    const { memberId, session, cash } = await player(100n)
    const roundId = newId()
    expect(await debit(session, { roundId })).toMatchObject({
      status: 200,
      body: { balance: '90.00', replayed: false },
    })
    expect(await debit(session, { roundId, amount: '5' })).toMatchObject({ body: { balance: '85.00' } })
    expect(await readOpenRounds(roundId)).toMatchObject({
      memberId,
      nodeId: 1,
      stake: 15_0000n,
      payout: 0n,
      demo: false,
    })
    expect(await getDay(memberId)).toMatchObject([{ turnover: 0n, rounds: 0 }])
    expect(await credit(session, { roundId, amount: '7', closes: false })).toMatchObject({ body: { balance: '92.00' } })
    expect(await readOpenRounds(roundId)).toMatchObject({ payout: 7_0000n })
    expect(await credit(session, { roundId })).toMatchObject({ body: { balance: '117.00' } })
    expect(await readOpenRounds(roundId)).toBeUndefined()
    expect(await getRound(roundId)).toMatchObject({ stake: 15_0000n, payout: 32_0000n, balanceAfter: 117_0000n })
    expect(await getDay(memberId)).toMatchObject([{ turnover: 15_0000n, payout: 32_0000n, rounds: 1 }])
    expect(await cash()).toBe(117)
  })

  test.each(['0', '25'])('is closed once with %s', async (amount) => {
    const { session, cash } = await player(100n)
    const requested = { roundId: newId(), transactionId: newId(), amount }
    await debit(session, { roundId: requested.roundId })
    const first = await credit(session, requested)
    expect(first.body).toMatchObject({ replayed: false })
    expect(await credit(session, requested)).toEqual({ status: 200, body: { ...first.body, replayed: true } })
    expect(await credit(session, { ...requested, amount: '26' })).toMatchObject(refusal(422, 'transaction_reused'))
    expect(await credit(session, { ...requested, transactionId: newId() })).toMatchObject(refusal(409, 'round_closed'))
    expect(await debit(session, { transactionId: requested.transactionId })).toMatchObject(
      refusal(422, 'transaction_reused'),
    )
    expect(await rollback(session, requested.transactionId)).toMatchObject(refusal(422, 'transaction_reused'))
    expect(await cash()).toBe(90 + Number(amount))
  })

  test('pays nothing without a stake', async () => {
    const { session, cash } = await player(100n)
    const early = { roundId: newId(), transactionId: newId() }
    expect(await credit(session, early)).toMatchObject(refusal(404, 'round_not_found'))
    // The same call is accepted once the stake has arrived.
    await debit(session, { roundId: early.roundId })
    expect(await credit(session, early)).toMatchObject({ status: 200, body: { balance: '115.00', replayed: false } })
    expect(await cash()).toBe(115)
  })

  test('is invisible to other accounts, vendors and sessions', async () => {
    const { session } = await player(100n)
    const other = await player(100n)
    const roundId = newId()
    const stake = { roundId, transactionId: newId() }
    await debit(session, stake)
    expect(await credit(other.session, { roundId })).toMatchObject(refusal(404, 'round_not_found'))
    // The same answer as for a stake that never existed.
    expect(await rollback(other.session, stake.transactionId)).toMatchObject({
      status: 200,
      body: { transaction: null },
    })
    expect(await other.cash()).toBe(100)
    const requested = { session, roundId, transactionId: newId(), amount: '1', closes: true }
    const elsewhere = await seamless.call('credit', requested, { vendor: 'W' })
    const nowhere = await seamless.call('credit', { ...requested, session: newId() })
    expect(elsewhere).toMatchObject(refusal(401, 'game_session_expired'))
    expect(elsewhere).toEqual(nowhere)
    expect(await readOpenRounds(roundId)).toMatchObject({ stake: 10_0000n })
  })

  test('is paid after log-out and session expiry', async () => {
    const { session, cash, logIn } = await player(100n)
    const roundId = newId()
    await debit(session, { roundId })
    await seamless.database
      .update(logInSession)
      .set({ endedAt: sql`now()` })
      .where(eq(logInSession.tokenHash, logIn))
    await seamless.database
      .update(gameSession)
      .set({ endedAt: sql`now()`, lastSeenAt: sql`now() - interval '2 days'` })
      .where(eq(gameSession.id, session))
    expect(await debit(session)).toMatchObject(refusal(401, 'game_session_expired'))
    expect(await credit(session, { roundId })).toMatchObject({ status: 200 })
    expect(await cash()).toBe(115)
  })
})

describe('a stake is refused', () => {
  const expired = refusal(401, 'game_session_expired')
  test.each([
    ['idle for half an hour', sql`update game_session set last_seen_at = now() - interval '31 minutes' where id = `],
    ['ended', sql`update game_session set ended_at = now() where id = `],
  ])('once it is %s', async (_, change) => {
    const { session, cash } = await player(100n)
    await seamless.database.execute(sql`${change} ${session}`)
    expect(await play(session)).toMatchObject(expired)
    expect(await debit(session)).toMatchObject(expired)
    expect(await cash()).toBe(100)
  })

  test('in a session that does not exist, or is of another vendor', async () => {
    const { session, cash } = await player(100n)
    expect(await play(newId())).toMatchObject(expired)
    expect(await debit(newId())).toMatchObject(expired)
    const played = { session, transactionId: newId(), roundId: newId(), stake: '1', payout: '0', details: DETAILS }
    expect(await seamless.call('play', played, { vendor: 'W' })).toMatchObject(expired)
    expect(await cash()).toBe(100)
  })

  test('while its game is switched off, with a text of its own, and pays and returns those of started rounds', async () => {
    const { session, cash } = await player(100n)
    const switchGame = (off: boolean) =>
      seamless.database.update(game).set({ maintenance: off }).where(eq(game.nodeId, 1))
    const [won, returned] = [newId(), newId()]
    await debit(session, { roundId: won })
    await debit(session, { transactionId: returned })
    await switchGame(true)
    const closed = refusal(409, 'game_maintenance')
    expect(await play(session)).toMatchObject(closed)
    expect(await debit(session)).toMatchObject(closed)
    expect(await debit(session, { roundId: won })).toMatchObject(closed)
    expect(await Promise.all([play(session), debit(session), play(session)])).toMatchObject([closed, closed, closed])
    expect((await credit(session, { roundId: won })).status).toBe(200)
    expect((await rollback(session, returned)).status).toBe(200)
    expect(await cash()).toBe(115)
    await switchGame(false)
    expect(await play(session)).toMatchObject({ status: 200 })
  })

  test('as expired where the session has ended, whatever its game', async () => {
    const { session } = await player(100n)
    await seamless.database
      .update(gameSession)
      .set({ endedAt: sql`now()` })
      .where(eq(gameSession.id, session))
    await seamless.database.update(game).set({ maintenance: true }).where(eq(game.nodeId, 1))
    expect(await play(session)).toMatchObject(expired)
    await seamless.database.update(game).set({ maintenance: false }).where(eq(game.nodeId, 1))
  })

  test('after its log-in has ended', async () => {
    const { session, logIn } = await player(100n)
    await seamless.database
      .update(logInSession)
      .set({ endedAt: sql`now()` })
      .where(eq(logInSession.tokenHash, logIn))
    expect(await play(session)).toMatchObject(expired)
  })

  test('but each stake keeps game session and log-in alive', async () => {
    const { session, logIn } = await player(100n)
    const past = sql`now() - interval '29 minutes'`
    await seamless.database.update(gameSession).set({ lastSeenAt: past }).where(eq(gameSession.id, session))
    await seamless.database.update(logInSession).set({ lastSeenAt: past }).where(eq(logInSession.tokenHash, logIn))
    await play(session)
    const { rows } = await seamless.database.execute(sql`
      select count(*)::integer as many from game_session join session on token_hash = session_hash
      where game_session.id = ${session} and least(game_session.last_seen_at, session.last_seen_at) > now() - interval '1 minute'`)
    expect(rows).toEqual([{ many: 1 }])
  })
})

describe('a rollback', () => {
  test('refunds the stake once and leaves neither round nor turnover', async () => {
    const { memberId, session, cash } = await player(100n)
    const stake = { roundId: newId(), transactionId: newId() }
    await debit(session, stake)
    const id = newId()
    const first = await rollback(session, stake.transactionId, id)
    expect(first).toMatchObject({ status: 200, body: { balance: '100.00', replayed: false } })
    expect(await rollback(session, stake.transactionId, id)).toEqual({
      status: 200,
      body: { ...first.body, replayed: true },
    })
    expect(await rollback(session, stake.transactionId)).toEqual({
      status: 200,
      body: { ...first.body, replayed: true },
    })
    expect(await rollback(session, newId(), id)).toMatchObject(refusal(422, 'transaction_reused'))
    expect(await debit(session, stake)).toMatchObject(refusal(409, 'transaction_cancelled'))
    expect(await credit(session, { roundId: stake.roundId })).toMatchObject(refusal(404, 'round_not_found'))
    expect([await readOpenRounds(stake.roundId), await getRound(stake.roundId)]).toEqual([undefined, undefined])
    expect(await getDay(memberId)).toMatchObject([{ turnover: 0n, rounds: 0 }])
    expect(await cash()).toBe(100)
  })

  test('that precedes its stake makes the late stake refused', async () => {
    const { session, cash } = await player(100n)
    const stake = { roundId: newId(), transactionId: newId() }
    expect(await rollback(session, stake.transactionId)).toEqual({
      status: 200,
      body: { balance: '100.00', transaction: null, replayed: false },
    })
    expect(await debit(session, stake)).toMatchObject(refusal(409, 'transaction_cancelled'))
    expect(await play(session, stake)).toMatchObject(refusal(409, 'transaction_cancelled'))
    expect(await rollback(session, stake.transactionId)).toMatchObject({ status: 200, body: { balance: '100.00' } })
    expect(await cash()).toBe(100)
  })

  test('of one of two stakes leaves the round open', async () => {
    const { session, cash } = await player(100n)
    const roundId = newId()
    const second = newId()
    await debit(session, { roundId })
    await debit(session, { roundId, transactionId: second, amount: '5' })
    await rollback(session, second)
    expect(await readOpenRounds(roundId)).toMatchObject({ stake: 10_0000n })
    await credit(session, { roundId, amount: '0' })
    expect(await getRound(roundId)).toMatchObject({ stake: 10_0000n, payout: 0n })
    expect(await cash()).toBe(90)
  })

  test('of a settled round is refused', async () => {
    const { session, cash } = await player(100n)
    const stake = { roundId: newId(), transactionId: newId() }
    await debit(session, stake)
    await credit(session, { roundId: stake.roundId })
    expect(await rollback(session, stake.transactionId)).toMatchObject(refusal(409, 'round_closed'))
    const played = newId()
    await play(session, { transactionId: played })
    expect(await rollback(session, played)).toMatchObject(refusal(409, 'round_closed'))
    expect(await cash()).toBe(105)
  })

  test('is accepted after the session has ended', async () => {
    const { session, cash } = await player(100n)
    const transactionId = newId()
    await debit(session, { transactionId })
    await seamless.database
      .update(gameSession)
      .set({ endedAt: sql`now()` })
      .where(eq(gameSession.id, session))
    expect(await rollback(session, transactionId)).toMatchObject({ status: 200 })
    expect(await cash()).toBe(100)
  })
})

describe('a signature', () => {
  test.each([
    ['forged', {}, { 'x-signature': 'ab'.repeat(32) }],
    ['missing', {}, { 'x-signature': '' }],
    ['of another vendor', {}, { 'x-vendor': 'W' }],
    ['for another time', {}, { 'x-timestamp': String(Date.now() + 1) }],
    ['of yesterday', { at: Date.now() - 61_000 }, {}],
    ['of tomorrow', { at: Date.now() + 180_000 }, {}],
  ])('that is %s opens nothing', async (_, options, headers) => {
    const { session } = await player(100n)
    expect(await seamless.call('balance', { session }, { ...options, headers })).toMatchObject(
      refusal(401, 'signature_invalid'),
    )
  })

  test('covers the raw body', async () => {
    const { session } = await player(100n)
    expect(await seamless.call('balance', `{ "session" : "${session}" }`)).toMatchObject({ status: 200 })
    expect(await seamless.call('balance', 'no json')).toMatchObject(refusal(400, 'request_invalid'))
    expect(await seamless.call('balance', { session, more: 1 })).toMatchObject(refusal(400, 'request_invalid'))
  })

  test('is rate-limited when invalid', async () => {
    const responses = await Promise.all(
      Array.from({ length: 60 }, () => seamless.call('balance', {}, { headers: { 'x-signature': 'no' } })),
    )
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([401, 429]))
    const { session } = await player(1n)
    expect(await seamless.call('balance', { session })).toMatchObject({ status: 200 })
  })
})

test('never reveals the member', async () => {
  const { memberId, session } = await player(100n)
  const [{ username } = { username: '?' }] = await seamless.database
    .select({ username: member.username })
    .from(member)
    .where(eq(member.id, memberId))
  const responses = [await play(session), await seamless.call('balance', { session })]
  expect(JSON.stringify(responses)).not.toContain(username)
})

test('remembers cancellations for 30 days and never refunds twice', async () => {
  const { session, cash } = await player(100n)
  const [taken, never] = [newId(), newId()]
  await debit(session, { transactionId: taken })
  await rollback(session, taken)
  await rollback(session, never)
  const pass = async (days: number) => {
    await seamless.database.execute(sql`update noted_call set noted_at = noted_at - make_interval(days => ${days})`)
    await deleteOldRows(seamless.database, 'noted_call')
    return seamless.database.$count(notedCall)
  }
  expect(await pass(30)).toBeGreaterThanOrEqual(4)
  expect(await debit(session, { transactionId: never })).toMatchObject(refusal(409, 'transaction_cancelled'))
  expect(await pass(2)).toBe(0)
  expect(await rollback(session, taken)).toMatchObject({ status: 200, body: { balance: '100.00', replayed: true } })
  expect(await cash()).toBe(100)
})
