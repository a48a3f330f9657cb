import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { openRound } from '../../../../db/tables/seamless.ts'
import { getCash, findLedgerFaults, createMemberWith } from '../../../../ledger/ledger.fixture.ts'
import { DETAILS, findWorldFaults, newId, openGame, openSeamless, type Seamless } from './seamless.fixture.ts'

let seamless: Seamless
beforeAll(async () => void (seamless = await openSeamless()))
afterAll(() => seamless.close())

async function player(units: bigint, kind = 0) {
  const memberId = await createMemberWith(seamless.database, units * 10_000n, kind)
  return { memberId, session: (await openGame(seamless.database, memberId)).session }
}
const cash = async (memberId: number) => Number(await getCash(seamless.database, memberId)) / 10_000
const getStake = (session: string) => ({ session, transactionId: newId(), roundId: newId() })
const times = <T>(count: number, of: (index: number) => T) => Array.from({ length: count }, (_, index) => of(index))
const statuses = (responses: { status: number }[]) => responses.map(({ status }) => status).toSorted((a, b) => a - b)

const faults = () => findWorldFaults(seamless.database)

test.each(['play', 'debit'] as const)(
  'accepts exactly 4 of 200 concurrent %ss when the balance covers 4',
  async (name) => {
    const { memberId, session } = await player(40n)
    const responses = await Promise.all(
      times(200, () => {
        const requested = getStake(session)
        return name === 'play'
          ? seamless.call('play', { ...requested, stake: '10', payout: '0', details: DETAILS })
          : seamless.call('debit', { ...requested, amount: '10' })
      }),
    )
    expect(statuses(responses)).toEqual([...times(4, () => 200), ...times(196, () => 409)])
    expect(await cash(memberId)).toBe(0)
    expect(new Set(responses.filter(({ status }) => status === 200).map(({ body }) => body.balance)).size).toBe(4)
  },
)

test('plays once for 20 concurrent repeats', async () => {
  const { memberId, session } = await player(100n)
  const requested = { ...getStake(session), stake: '10', payout: '3', details: DETAILS }
  const responses = await Promise.all(times(20, () => seamless.call('play', requested)))
  expect(statuses(responses)).toEqual(times(20, () => 200))
  expect(responses.filter(({ body }) => body.replayed === false)).toHaveLength(1)
  expect(new Set(responses.map(({ body }) => body.balance))).toEqual(new Set(['93.00']))
  expect(await cash(memberId)).toBe(93)
})

test('opens a round of each account when two use the same round id at once', async () => {
  const players = [await player(100n), await player(100n)]
  for (let turn = 0; turn < 10; turn += 1) {
    const roundId = newId()
    const responses = await Promise.all(
      players.map(({ session }) => seamless.call('debit', { session, transactionId: newId(), roundId, amount: '1' })),
    )
    expect(statuses(responses)).toEqual([200, 200])
  }
  expect((await cash(players[0]?.memberId ?? 0)) + (await cash(players[1]?.memberId ?? 0))).toBe(180)
})

test('neither loses nor doubles money when a rollback races its stake 50 times', async () => {
  const { memberId, session } = await player(100n)
  const responses = await Promise.all(
    times(50, async (index) => {
      const stake = getStake(session)
      const debit = () => seamless.call('debit', { ...stake, amount: '1' })
      const rollback = () =>
        seamless.call('rollback', { session, transactionId: newId(), debitId: stake.transactionId })
      const both = await Promise.all(index % 2 ? [debit(), rollback(), rollback()] : [rollback(), rollback(), debit()])
      return { both, late: await debit() }
    }),
  )
  for (const { both, late } of responses) {
    const [first, second, third] = both
    for (const response of [first, second, third]) {
      // Either the stake was first, or it was refused; the rollback is accepted in both cases.
      expect(response?.status === 200 || response?.body.error === 'transaction_cancelled').toBe(true)
    }
    expect(late).toMatchObject({ status: 409, body: { error: 'transaction_cancelled' } })
  }
  expect(await cash(memberId)).toBe(100)
  expect(await seamless.database.$count(openRound, eq(openRound.memberId, memberId))).toBe(0)
})

test('yields one outcome when a rollback races the closing payout', async () => {
  const { memberId, session } = await player(100n)
  let expected = 100
  for (let turn = 0; turn < 20; turn += 1) {
    const stake = getStake(session)
    await seamless.call('debit', { ...stake, amount: '1' })
    const [closed, cancelled] = await Promise.all([
      seamless.call('credit', { ...stake, transactionId: newId(), amount: '3', closes: true }),
      seamless.call('rollback', { session, transactionId: newId(), debitId: stake.transactionId }),
    ])
    expect(statuses([closed, cancelled])[0]).toBe(200)
    expect([closed.status, cancelled.status].filter((status) => status === 200)).toHaveLength(1)
    if (closed.status === 200) expected += 2
  }
  expect(await cash(memberId)).toBe(expected)
})

test('answers calls of other accounts while one account is held by another transaction', async () => {
  const [held, ...others] = await Promise.all(times(6, () => player(100n)))
  const play = ({ session }: { session: string }) =>
    seamless.call('play', { ...getStake(session), stake: '10', payout: '0', details: DETAILS })
  const late: Promise<unknown>[] = []
  await withTransaction(seamless.database, async (tx) => {
    await tx.execute(sql`select from ledger_account where member_id = ${held?.memberId ?? 0} for no key update`)
    const answered = others.map(play)
    late.push(play(held ?? { session: '' }))
    answered.push(...others.map(play))
    expect(statuses(await Promise.all(answered))).toEqual(times(10, () => 200))
    expect(await cash(held?.memberId ?? 0)).toBe(100)
  })
  await Promise.all(late)
  expect(await cash(held?.memberId ?? 0)).toBe(90)
})

test('keeps the ledger consistent after 1600 random calls of 8 workers', async () => {
  const players = await Promise.all(times(5, (index) => player(50n, index === 4 ? 4 : 0)))
  const pick = <T>(list: readonly T[]) => list[Math.floor(Math.random() * list.length)]
  const rounds: { session: string; transactionId: string; roundId: string }[] = []
  const sent: { name: 'play' | 'debit' | 'credit' | 'rollback'; request: object }[] = []
  const amount = (maximum: number) => (Math.floor(Math.random() * maximum * 10_000) / 10_000).toFixed(4)
  const draw = (): (typeof sent)[number] => {
    const { session } = pick(players) ?? { session: '' }
    const chance = Math.random()
    const again = pick(sent)
    if (chance < 0.15 && again) return again
    if (chance < 0.4) {
      const payout = Math.random() < 0.5 ? '0' : amount(20)
      return { name: 'play', request: { ...getStake(session), stake: '7.5', payout, details: DETAILS } }
    }
    const known = pick(rounds)
    if (chance < 0.65 || !known) {
      const requested = { ...(known && chance < 0.45 ? { ...known, transactionId: newId() } : getStake(session)) }
      rounds.push(requested)
      return { name: 'debit', request: { ...requested, amount: '3.1234' } }
    }
    if (chance < 0.85) {
      const closes = Math.random() < 0.8
      const paid = closes && Math.random() < 0.5 ? '0' : `1${amount(9)}`
      const requested = { session: known.session, roundId: known.roundId, transactionId: newId() }
      return { name: 'credit', request: { ...requested, amount: paid, closes } }
    }
    return {
      name: 'rollback',
      request: { session: known.session, transactionId: newId(), debitId: known.transactionId },
    }
  }
  const responses: number[] = []
  await Promise.all(
    times(8, async () => {
      for (let turn = 0; turn < 200; turn += 1) {
        const { name, request } = draw()
        sent.push({ name, request })
        responses.push((await seamless.call(name, request)).status)
      }
    }),
  )
  expect(responses.filter((status) => status === 200).length).toBeGreaterThan(500)
  expect(responses.filter((status) => status >= 500)).toEqual([])
})

test('leaves a consistent ledger', async () => {
  expect(await findLedgerFaults(seamless.database)).toEqual([])
  expect(await faults()).toEqual([])
})

test('reports violated checks', async () => {
  const { session } = await player(10n)
  const { roundId, ...stake } = getStake(session)
  await seamless.call('debit', { ...stake, roundId, amount: '1' })
  const settled = getStake(session)
  await seamless.call('play', { ...settled, stake: '1', payout: '0', details: DETAILS })
  await seamless.database.execute(sql`update open_round set stake = stake + 1 where round_id = ${roundId}`)
  await seamless.database.execute(sql`update round set payout = 1 where vendor_round_id = ${settled.roundId}`)
  expect(await faults()).toEqual([
    'Every round’s postings equal its stake, the part of it that a bonus paid, and its payout',
    'Every posted stake and payout belongs to a settled or open round, or was refunded',
    'Every member’s day equals a recount of its rounds, deposits and withdrawals',
    'Every account’s own and team sums equal a recount of the rounds, payments and registrations below it',
    'The report of days equals that of games, and the deposits and withdrawals of the ledger',
  ])
})
