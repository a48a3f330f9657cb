import { activityStatement } from '@playhouse/platform-api/limits-statement.ts'
import {
  acknowledgeRealityCheck,
  confirmLimit,
  memberLimits,
  playClock,
  realityCheck,
  setLimit,
} from '@playhouse/platform-api/limits.ts'
import { memberInfo } from '@playhouse/platform-api/member.ts'
import { freePlay } from '@playhouse/platform-api/session.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestPlatform } from '../../../app.fixture.ts'
import { limitChange } from '../../../db/tables/limits.ts'
import { session } from '../../../db/tables/members.ts'
import { round } from '../../../db/tables/play.ts'
import { brandDay } from '../../../ledger/brand-day.ts'
import { requestWithdrawal } from '../../../ledger/cashier.ts'
import { disburseWithdrawal } from '../../../ledger/ledger.fixture.ts'
import { postReward } from '../../../ledger/postings.ts'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { addDeposit, logIn, openLimitsHarness, units } from './limits.fixture.ts'
import { confirmLimitIncrease, setLimit as setLimitAt, setOperatorLimit } from './set-limit.ts'

let harness: TestPlatform
let token: string
let memberId: number
beforeAll(async () => void ({ harness, token, memberId } = await openLimitsHarness()))
afterAll(() => harness.close())

type Kind = 'DEPOSIT' | 'LOSS' | 'STAKE' | 'SESSION_TIME'
const read = async (kind: Kind, period: string) =>
  (await harness.call(memberLimits, {}, { token })).value.limits.find(
    (one) => one.kind === kind && one.period === period,
  )
const set = (
  kind: Kind,
  period: 'DAY' | 'WEEK' | 'MONTH' | 'ONCE',
  value: { amount?: string | null; minutes?: number | null },
) => harness.call(setLimit, { kind, period, ...value }, { token })
const failure = (status: number, errorCode: string) => ({ status, body: { success: false, errorCode } })

test('lists every limit, and offers one before the first deposit', async () => {
  const { value, queries } = await harness.call(memberLimits, {}, { token })
  expect(value.limits.map(({ kind, period }) => `${kind} ${period}`)).toEqual([
    'DEPOSIT DAY',
    'DEPOSIT WEEK',
    'DEPOSIT MONTH',
    'LOSS DAY',
    'LOSS WEEK',
    'LOSS MONTH',
    'STAKE ONCE',
    'SESSION_TIME ONCE',
  ])
  expect(
    value.limits.every(({ own, operator, waiting }) => own === null && operator === null && waiting === null),
  ).toBe(true)
  expect(await read('DEPOSIT', 'DAY')).toMatchObject({ used: { amount: '50000.00', minutes: null }, left: null })
  expect(value).toMatchObject({ currency: 'VND', exclusion: null, promptsForDepositLimit: false, history: [] })
  // Includes the query that loads the session.
  expect(queries).toHaveLength(7)
  const newcomer = await logIn(harness, 'childless')
  const { promptsForDepositLimit } = (await harness.call(memberLimits, {}, { token: newcomer.token })).value
  expect(promptsForDepositLimit).toBe(true)
})

describe('a limit', () => {
  test('applies at once when it is the first or stricter than before', async () => {
    await set('DEPOSIT', 'MONTH', { amount: '900000' })
    await set('DEPOSIT', 'MONTH', { amount: '800000' })
    expect(await read('DEPOSIT', 'MONTH')).toMatchObject({
      own: { amount: '800000.00', minutes: null },
      used: { amount: '50000.00' },
      left: { amount: '750000.00' },
      waiting: null,
    })
  })

  test('is loosened after 24 hours and a second confirmation, with a history', async () => {
    const at = new Date()
    const later = (hours: number) => new Date(at.getTime() + hours * 3_600_000)
    const limit = { memberId, kind: 'LOSS', period: 'WEEK' } as const
    await setLimitAt(harness.database, { ...limit, value: units(100) }, at)
    await setLimitAt(harness.database, { ...limit, value: units(300) }, at)
    expect(await read('LOSS', 'WEEK')).toMatchObject({ own: { amount: '100.00' } })
    const [waiting] = await harness.database.select().from(limitChange).where(eq(limitChange.state, 'WAITING'))
    const id = waiting?.id ?? 0
    const confirm = (hours: number) =>
      confirmLimitIncrease(harness.database, { memberId, id }, later(hours)).then(
        () => 'confirmed',
        (error: { code?: string }) => error.code,
      )
    expect(await confirm(23.99)).toBe('limit.change.not.due')
    expect(await confirm(24 + 7 * 24)).toBe('limit.change.not.found')
    // Two concurrent confirmations.
    expect((await Promise.all([confirm(24), confirm(24)])).toSorted()).toEqual(['confirmed', 'limit.change.not.found'])
    expect(await read('LOSS', 'WEEK')).toMatchObject({ own: { amount: '300.00' }, waiting: null })
    const { history } = (await harness.call(memberLimits, {}, { token })).value
    expect(history.slice(0, 2)).toMatchObject([
      { from: { amount: '100.00' }, to: { amount: '300.00' }, state: 'CONFIRMED', byOperator: false },
      { from: null, to: { amount: '100.00' }, state: 'EFFECTIVE' },
    ])
  })

  test('shows a waiting increase, which setting the current value cancels', async () => {
    await set('DEPOSIT', 'WEEK', { amount: '100' })
    await set('DEPOSIT', 'WEEK', { amount: null })
    const waiting = (await read('DEPOSIT', 'WEEK'))?.waiting
    expect(waiting?.to).toBeNull()
    expect((waiting?.readyAt ?? 0) - Date.now()).toBeGreaterThan(23.9 * 3_600_000)
    const refused = await harness.call(confirmLimit, { id: waiting?.id ?? 0 }, { token })
    expect(refused).toMatchObject(failure(409, 'limit.change.not.due'))
    // Another increase replaces the first, and its 24 hours start over.
    await set('DEPOSIT', 'WEEK', { amount: '500' })
    expect((await read('DEPOSIT', 'WEEK'))?.waiting).toMatchObject({ to: { amount: '500.00' } })
    await set('DEPOSIT', 'WEEK', { amount: '100' })
    expect(await read('DEPOSIT', 'WEEK')).toMatchObject({ own: { amount: '100.00' }, waiting: null })
    const gone = await harness.call(confirmLimit, { id: waiting?.id ?? 0 }, { token })
    expect(gone).toMatchObject(failure(404, 'limit.change.not.found'))
  })

  test('cannot be confirmed by another member', async () => {
    await set('DEPOSIT', 'DAY', { amount: '100' })
    await set('DEPOSIT', 'DAY', { amount: '200' })
    const id = (await read('DEPOSIT', 'DAY'))?.waiting?.id ?? 0
    await harness.database
      .update(limitChange)
      .set({ readyAt: sql`now() - interval '1 hour'` })
      .where(eq(limitChange.id, id))
    const other = await logIn(harness, 'minh')
    expect(await harness.call(confirmLimit, { id }, { token: other.token })).toMatchObject(
      failure(404, 'limit.change.not.found'),
    )
    expect((await harness.call(confirmLimit, { id }, { token })).status).toBe(200)
    expect(await read('DEPOSIT', 'DAY')).toMatchObject({ own: { amount: '200.00' } })
  })

  test('shows the operator’s limit next to the member’s own', async () => {
    await set('STAKE', 'ONCE', { amount: '50' })
    await withTransaction(harness.database, (tx) =>
      setOperatorLimit(tx, { memberId, kind: 'STAKE', period: 'ONCE', value: units(20), by: 'office' }),
    )
    expect(await read('STAKE', 'ONCE')).toMatchObject({
      own: { amount: '50.00' },
      operator: { amount: '20.00' },
      left: { amount: '20.00' },
      used: null,
    })
    const { history } = (await harness.call(memberLimits, {}, { token })).value
    expect(history[0]).toMatchObject({ byOperator: true, to: { amount: '20.00' } })
    await withTransaction(harness.database, (tx) =>
      setOperatorLimit(tx, { memberId, kind: 'STAKE', period: 'ONCE', value: null, by: 'office' }),
    )
  })

  test.each([
    [{ kind: 'DEPOSIT', period: 'ONCE', amount: '1' }, 'period'],
    [{ kind: 'STAKE', period: 'DAY', amount: '1' }, 'period'],
    [{ kind: 'DEPOSIT', period: 'DAY', amount: '0' }, 'amount'],
    [{ kind: 'DEPOSIT', period: 'DAY', amount: '-5' }, 'amount'],
    [{ kind: 'DEPOSIT', period: 'DAY', amount: '1.23456' }, 'amount'],
    [{ kind: 'DEPOSIT', period: 'DAY', amount: '100.5' }, 'amount'],
    [{ kind: 'DEPOSIT', period: 'DAY', amount: '9999999999999' }, 'amount'],
    [{ kind: 'DEPOSIT', period: 'DAY', amount: 'lots' }, 'amount'],
    [{ kind: 'DEPOSIT', period: 'DAY', minutes: 60 }, 'minutes'],
    [{ kind: 'SESSION_TIME', period: 'ONCE', minutes: 9 }, 'minutes'],
    [{ kind: 'SESSION_TIME', period: 'ONCE', amount: '60' }, 'amount'],
  ] as const)('rejects %j at its field', async (input, field) => {
    const { status, body } = await harness.call(setLimit, input, { token })
    expect(status).toBe(400)
    expect(Object.keys((body as { value: { fields: object } }).value.fields)).toEqual([field])
  })

  test('is refused for demo accounts', async () => {
    const demo = (await harness.call(freePlay, {})).value.token
    expect(await harness.call(memberLimits, {}, { token: demo })).toMatchObject(failure(403, 'in_need_true_account'))
  })
})

describe('the play clock', () => {
  test('counts this session, and the session time from the first log-in without a break of 15 minutes', async () => {
    const player = await logIn(harness, 'hoa')
    const clock = async () => (await harness.call(playClock, {}, { token: player.token })).value
    // Logged in from 90 to 40 minutes ago, from 30 minutes ago on, and in the current session.
    const ago = (minutes: number) => sql`now() - make_interval(mins => ${minutes}::integer)`
    const add = (from: number, to: number | null) =>
      harness.database.insert(session).values({
        tokenHash: Buffer.from(`session from ${from}`),
        memberId: player.memberId,
        address: '127.0.0.1',
        createdAt: ago(from),
        lastSeenAt: ago(to ?? 0),
        endedAt: to === null ? null : ago(to),
      })
    await add(200, 180)
    await add(90, 40)
    await add(30, null)
    await harness.call(setLimit, { kind: 'SESSION_TIME', period: 'ONCE', minutes: 120 }, { token: player.token })
    const { at, startedAt, nextCheckAt, realityCheckMinutes, playEndsAt } = await clock()
    expect(Math.round((at - startedAt) / 60_000)).toBe(0)
    expect(realityCheckMinutes).toBe(60)
    expect(nextCheckAt).toBe(startedAt + 3_600_000)
    expect(Math.round(((playEndsAt ?? 0) - at) / 60_000)).toBe(120 - 90)
  })

  test('postpones the next reality check in every game and tab after an acknowledgement', async () => {
    const player = await logIn(harness, 'hoa')
    await harness.call(realityCheck, { everyMinutes: 30 }, { token: player.token })
    const before = Date.now()
    const { value } = await harness.call(acknowledgeRealityCheck, {}, { token: player.token })
    expect(value.nextCheckAt).toBeGreaterThan(before + 29 * 60_000)
    expect((await harness.call(playClock, {}, { token: player.token })).value).toMatchObject({
      realityCheckMinutes: 30,
      nextCheckAt: value.nextCheckAt,
    })
    const refused = await harness.call(realityCheck, { everyMinutes: 4 }, { token: player.token })
    expect(refused).toMatchObject(failure(400, 'request_param_err'))
  })
})

describe('the activity statement', () => {
  test('adds up from the opening to the closing balance, by month in the brand’s time zone', async () => {
    const player = await logIn(harness, 'minh')
    // The member's first deposit is of this year.
    const year = Number(brandDay(new Date()).slice(0, 4)) - 1
    const post = (at: string) => ({ memberId: player.memberId, at: new Date(at) })
    await withTransaction(harness.database, async (tx) => {
      const reward = {
        ...post(`${year - 1}-12-31T16:59:00Z`),
        type: 'PROMOTION' as const,
        amount: units(100),
        request: {},
        reference: 'p',
      }
      await postReward(tx, { ...reward, key: 'before' })
      // A minute later it is January in Vietnam.
      await postReward(tx, { ...reward, ...post(`${year - 1}-12-31T17:00:00Z`), amount: units(50), key: 'january' })
      const requested = await requestWithdrawal(tx, {
        memberId: player.memberId,
        amount: units(30),
        requestKey: 'statement',
        requestedAt: new Date(`${year}-02-10T05:00:00Z`),
      })
      await disburseWithdrawal(tx, {
        memberId: player.memberId,
        withdrawalId: requested.id,
        disbursedAt: new Date(`${year}-03-02T05:00:00Z`),
      })
    })
    const { value, queries } = await harness.call(activityStatement, { year }, { token: player.token })
    expect(queries).toHaveLength(3)
    expect(value.openingBalance).toBe('100.00')
    expect(value.months[0]).toMatchObject({ month: `${year}-01`, adjustments: '50.00', withdrawals: '0.00' })
    expect(value.months[2]).toMatchObject({ month: `${year}-03`, withdrawals: '30.00' })
    expect(value.total).toMatchObject({ deposits: '0.00', withdrawals: '30.00', adjustments: '50.00' })
    expect(value.closingBalance).toBe('120.00')
    expect(value.lifetimeNetDeposits).toBe('9970.00')
    const past = (await harness.call(activityStatement, { year: year - 1 }, { token: player.token })).value
    expect(past).toMatchObject({ openingBalance: '0.00', closingBalance: '100.00' })
    expect(past.months).toHaveLength(12)
  })
})

test('names a limit that is used up, and the actions it blocks', async () => {
  const member = await logIn(harness, 'childless')
  const { database } = harness
  const own = { token: member.token }
  const restriction = async () => (await harness.call(memberInfo, {}, own)).value.restriction
  expect(await restriction()).toBeNull()
  await harness.call(setLimit, { kind: 'DEPOSIT', period: 'DAY', amount: '100' }, own)
  await addDeposit(database, member.memberId, units(100))
  expect(await restriction()).toEqual({ kind: 'DEPOSIT_LIMIT', until: null, blocksPlay: false, blocksDeposits: true })
  await harness.call(setLimit, { kind: 'LOSS', period: 'MONTH', amount: '40' }, own)
  const lost = { memberId: member.memberId, nodeId: 1, stake: units(40), payout: 0n, balanceAfter: 0n }
  await database.insert(round).values({ ...lost, settledAt: new Date() })
  await database.execute(
    sql`select add_to_member_day(${member.memberId}, now(), p_turnover => ${units(40)}, p_rounds => 1)`,
  )
  expect(await restriction()).toMatchObject({ kind: 'LOSS_LIMIT', blocksPlay: true, blocksDeposits: true })
  expect((await restriction())?.until).toBeGreaterThan(Date.now())
})
