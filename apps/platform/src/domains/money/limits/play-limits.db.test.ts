import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { memberLimit, playExclusion } from '../../../db/tables/limits.ts'
import { session } from '../../../db/tables/members.ts'
import { gameSession, round } from '../../../db/tables/play.ts'
import { getCash, createMemberWith, findLedgerFaults } from '../../../ledger/ledger.fixture.ts'
import { postVendorTransfer } from '../../../ledger/postings.ts'
import { DETAILS, newId, openGame, openSeamless, type Seamless } from '../wallet/seamless/seamless.fixture.ts'
import { getEvents, units } from './limits.fixture.ts'
import { endDuePlay, readPlayClock } from './play-clock.ts'
import { assertPlayAllowed, transferAllowance } from './play-allowance.ts'
import { setLimit } from './set-limit.ts'

let seamless: Seamless
beforeAll(async () => void (seamless = await openSeamless()))
afterAll(() => seamless.close())

type Limit = { kind: 'LOSS' | 'STAKE' | 'SESSION_TIME'; period: 'DAY' | 'WEEK' | 'MONTH' | 'ONCE'; value: bigint }

async function player(...limits: Limit[]) {
  const memberId = await createMemberWith(seamless.database, units(1_000))
  for (const limit of limits) await setLimit(seamless.database, { memberId, ...limit })
  const { session: game, logIn } = await openGame(seamless.database, memberId)
  const cash = async () => Number(await getCash(seamless.database, memberId)) / 10_000
  const play = (stake: string, payout = '0') =>
    seamless.call('play', { session: game, transactionId: newId(), roundId: newId(), stake, payout, details: DETAILS })
  const debit = (amount: string, roundId: string = newId()) =>
    seamless.call('debit', { session: game, transactionId: newId(), roundId, amount })
  const credit = (roundId: string, amount: string) =>
    seamless.call('credit', { session: game, transactionId: newId(), roundId, amount, closes: true, details: DETAILS })
  return { memberId, game, logIn, cash, play, debit, credit }
}
const getRefusal = (error: string, status = 409) => ({ status, body: { error } })

describe('a stake limit', () => {
  test('refuses a larger stake before money moves', async () => {
    const { play, debit, cash } = await player({ kind: 'STAKE', period: 'ONCE', value: units(10) })
    expect(await play('10.0001')).toMatchObject(getRefusal('stake_limit_reached'))
    expect(await debit('11')).toMatchObject(getRefusal('stake_limit_reached'))
    expect(await cash()).toBe(1_000)
    expect((await play('10')).status).toBe(200)
  })

  test('adds up the stakes of one round', async () => {
    const { debit, cash } = await player({ kind: 'STAKE', period: 'ONCE', value: units(10) })
    const roundId = newId()
    expect((await debit('6', roundId)).status).toBe(200)
    expect(await debit('6', roundId)).toMatchObject(getRefusal('stake_limit_reached'))
    expect((await debit('4', roundId)).status).toBe(200)
    expect(await cash()).toBe(990)
  })

  test('refuses games of vendors that cannot enforce it', async () => {
    const { memberId } = await player({ kind: 'STAKE', period: 'ONCE', value: units(10) })
    const at = { memberId, vendorCode: 'V' }
    await expect(assertPlayAllowed(seamless.database, { ...at, keepsMoney: true })).rejects.toThrow('limit.stake')
    await assertPlayAllowed(seamless.database, { ...at, keepsMoney: false })
  })
})

describe('a loss limit', () => {
  test('counts net losses, and stakes of unfinished rounds as lost', async () => {
    const { memberId, play, debit, credit, cash } = await player({ kind: 'LOSS', period: 'DAY', value: units(100) })
    expect((await play('60', '20')).status).toBe(200)
    const roundId = newId()
    expect((await debit('50', roundId)).status).toBe(200)
    expect(await play('11')).toMatchObject(getRefusal('loss_limit_reached'))
    expect((await credit(roundId, '50')).status).toBe(200)
    expect((await play('60')).status).toBe(200)
    expect(await play('0.0001')).toMatchObject(getRefusal('loss_limit_reached'))
    expect(await cash()).toBe(900)
    // Reported once a minute, not with every press.
    expect(await getEvents(seamless.database, memberId, 'LIMIT_REACHED')).toEqual([
      { type: 'LIMIT_REACHED', limit: 'LOSS_DAY', until: null },
    ])
    await expect(
      assertPlayAllowed(seamless.database, { memberId, vendorCode: 'V', keepsMoney: false }),
    ).rejects.toThrow('limit.loss')
  })

  test('is never exceeded by parallel stakes', async () => {
    const { play, cash } = await player({ kind: 'LOSS', period: 'WEEK', value: units(100) })
    const responses = await Promise.all(Array.from({ length: 30 }, () => play('9')))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(11)
    expect(await cash()).toBe(901)
    expect(await findLedgerFaults(seamless.database)).toEqual([])
  })

  test('counts the last 24 hours across midnight, and drops older losses', async () => {
    const { memberId, play } = await player({ kind: 'LOSS', period: 'DAY', value: units(100) })
    await play('100')
    expect(await play('1')).toMatchObject(getRefusal('loss_limit_reached'))
    const lost = async (since: string) => {
      const { rows } = await seamless.database.execute<{ lost: string }>(
        sql`select lost_since(${memberId}, ${sql.raw(since)})::text as lost`,
      )
      return rows[0]?.lost
    }
    expect(await lost("now() - interval '24 hours'")).toBe(String(units(100)))
    // Yesterday evening counts by round, today by its total.
    await seamless.database
      .update(round)
      .set({ settledAt: sql`now() - interval '24 hours 1 second'` })
      .where(eq(round.memberId, memberId))
    await seamless.database.execute(
      sql`update member_day set day = brand_day(now() - interval '24 hours 1 second') where member_id = ${memberId}`,
    )
    expect(await lost("now() - interval '24 hours 2 seconds'")).toBe(String(units(100)))
    expect(await lost("now() - interval '24 hours'")).toBe('0')
    expect((await play('1')).status).toBe(200)
  })

  test('limits transfers to a vendor with its own wallet', async () => {
    const { memberId, play } = await player({ kind: 'LOSS', period: 'MONTH', value: units(300) })
    await play('50')
    const { startTransferOut } = await import('../wallet/transfer/transfer-records.ts')
    const begun = await startTransferOut(seamless.database, { memberId, vendorCode: 'W' }, transferAllowance)
    expect(begun).toMatchObject({ amount: units(250) })
    // Money in transit may be lost there.
    expect(await startTransferOut(seamless.database, { memberId, vendorCode: 'V' }, transferAllowance)).toBe('nothing')
  })

  test('refuses games of a vendor that holds more than may still be lost', async () => {
    const { memberId, play } = await player({ kind: 'LOSS', period: 'MONTH', value: units(300) })
    for (const type of ['TRANSFER_OUT', 'TRANSFER_ARRIVED'] as const)
      await postVendorTransfer(seamless.database, {
        memberId,
        vendorCode: 'W',
        amount: units(250),
        type,
        key: `held:${memberId}:${type}`,
        request: { type },
      })
    const at = { memberId, vendorCode: 'W', keepsMoney: true }
    await play('50')
    await assertPlayAllowed(seamless.database, at)
    await play('1')
    await expect(assertPlayAllowed(seamless.database, at)).rejects.toThrow('limit.loss')
    await assertPlayAllowed(seamless.database, { ...at, vendorCode: 'V' })
  })
})

describe('a session time limit', () => {
  const startedAgo = (logIn: Buffer, minutes: number) =>
    seamless.database
      .update(session)
      .set({ createdAt: sql`now() - make_interval(mins => ${minutes}::integer)` })
      .where(eq(session.tokenHash, logIn))

  test('ends play when it is used up, but not an unfinished round', async () => {
    const { memberId, logIn, debit, credit, play } = await player({ kind: 'SESSION_TIME', period: 'ONCE', value: 60n })
    await startedAgo(logIn, 59)
    const roundId = newId()
    expect((await debit('10', roundId)).status).toBe(200)
    await startedAgo(logIn, 61)
    expect(await play('10')).toMatchObject(getRefusal('session_time_reached'))
    expect(await debit('10', roundId)).toMatchObject(getRefusal('session_time_reached'))
    expect((await credit(roundId, '20')).status).toBe(200)
    expect(await getEvents(seamless.database, memberId, 'LIMIT_REACHED')).toMatchObject([{ limit: 'SESSION_TIME' }])
  })

  test('closes open games once when it is due, even with two platforms', async () => {
    const { memberId, game, logIn } = await player({ kind: 'SESSION_TIME', period: 'ONCE', value: 30n })
    await startedAgo(logIn, 20)
    await assertPlayAllowed(seamless.database, { memberId, vendorCode: 'V', keepsMoney: false })
    expect(await endDuePlay(seamless.database)).toEqual([])
    await startedAgo(logIn, 31)
    await seamless.database
      .update(memberLimit)
      .set({ nextActionAt: sql`now()` })
      .where(eq(memberLimit.memberId, memberId))
    const ended = await Promise.all([endDuePlay(seamless.database), endDuePlay(seamless.database)])
    expect(ended.flat()).toMatchObject([{ memberId }])
    const [opened] = await seamless.database.select().from(gameSession).where(eq(gameSession.id, game))
    expect(opened?.endedAt).not.toBeNull()
    expect(await getEvents(seamless.database, memberId, 'LIMIT_REACHED')).toHaveLength(1)
    await expect(
      assertPlayAllowed(seamless.database, { memberId, vendorCode: 'V', keepsMoney: false }),
    ).rejects.toThrow('limit.session')
  })
})

describe('an exclusion', () => {
  test('refuses stakes during an open round and still settles the round', async () => {
    const { memberId, debit, credit, play, cash } = await player()
    const roundId = newId()
    await debit('10', roundId)
    await seamless.database
      .insert(playExclusion)
      .values({ memberId, kind: 'TIME_OUT', state: 'ACTIVE', endsAt: sql`now() + interval '1 day'` })
    await seamless.database.execute(sql`select set_play_guard(${memberId})`)
    expect(await play('10')).toMatchObject(getRefusal('play_not_allowed', 403))
    expect(await debit('10', roundId)).toMatchObject(getRefusal('play_not_allowed', 403))
    expect((await credit(roundId, '25')).status).toBe(200)
    expect(await cash()).toBe(1_015)
  })
})

test('reports elapsed time and net position of the session', async () => {
  const { memberId, play, debit } = await player()
  const tokenHash = Buffer.from(`session of ${memberId}`)
  const logIn = () => seamless.database.insert(session).values({ memberId, tokenHash, address: '127.0.0.1' })
  await play('500', '0')
  await logIn()
  await play('100', '30')
  await debit('20')
  expect(await readPlayClock(seamless.database, { memberId, tokenHash })).toMatchObject({
    staked: '120.00',
    won: '30.00',
    net: '-90.00',
    playEndsAt: null,
    exclusion: null,
  })
})
