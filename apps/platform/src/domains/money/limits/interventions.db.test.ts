import { answerIntervention, excludeMember, playClock, setLimit } from '@playhouse/platform-api/limits.ts'
import { launchGame } from '@playhouse/platform-api/games.ts'
import { memberInfo } from '@playhouse/platform-api/member.ts'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestPlatform } from '../../../app.fixture.ts'
import { intervention } from '../../../db/tables/interventions.ts'
import { gameSession } from '../../../db/tables/play.ts'
import { openRound } from '../../../db/tables/seamless.ts'
import { answerIntervention as answerWith, openIntervention } from './interventions.ts'
import { lockForExclusion, excludeByOperators } from './exclusion.ts'
import { logIn, openLimitsHarness, units } from './limits.fixture.ts'

let harness: TestPlatform
let token: string
let memberId: number
beforeAll(async () => void ({ harness, token, memberId } = await openLimitsHarness()))
afterAll(() => harness.close())
beforeEach(async () => {
  for (const table of ['intervention', 'member_limit', 'play_exclusion', 'open_round'])
    await harness.database.execute(sql`delete from ${sql.identifier(table)} where member_id = ${memberId}`)
})

const open = async (values: Partial<typeof intervention.$inferInsert> = {}) => {
  const [row] = await harness.database
    .insert(intervention)
    .values({ memberId, reason: 'NIGHT_PLAY', kind: 'HELP', moment: 'AFTER_GAME', ...values })
    .returning()
  return row?.id ?? 0
}
const openLimit = () =>
  open({
    reason: 'CHASING_LOSSES',
    kind: 'LIMIT',
    moment: 'BEFORE_DEPOSIT',
    limitKind: 'DEPOSIT',
    limitPeriod: 'DAY',
    limitValue: units(500_000),
  })
const read = async () => (await harness.call(playClock, {}, { token })).value.intervention
const getState = async (id: number) =>
  (
    await harness.database
      .select()
      .from(intervention)
      .where(and(eq(intervention.memberId, memberId), eq(intervention.id, id)))
  )[0]
const answer = (id: number, given: 'SHOWN' | 'READ' | 'DISMISSED') =>
  harness.call(answerIntervention, { id, answer: given }, { token })

it('comes with the clock, without a further query', async () => {
  const before = await harness.call(playClock, {}, { token })
  expect(before.value.intervention).toBeNull()
  const id = await openLimit()
  const after = await harness.call(playClock, {}, { token })
  expect(after.value.intervention).toEqual({
    id,
    reason: 'CHASING_LOSSES',
    kind: 'LIMIT',
    moment: 'BEFORE_DEPOSIT',
    limit: { kind: 'DEPOSIT', period: 'DAY', value: { amount: '500000.00', minutes: null } },
    breakDays: null,
  })
  expect(after.queries).toEqual(before.queries)
})

it('tells pages that adverts are to be left out', async () => {
  const isPaused = async () => (await harness.call(memberInfo, {}, { token })).value.advertisingPaused
  expect(await isPaused()).toBe(false)
  await open()
  expect(await isPaused()).toBe(true)
})

it('waits for a round that runs, and not for one that hangs', async () => {
  const id = await open()
  await harness.call(launchGame, { nodeId: 1 }, { token })
  const [game] = await harness.database.select().from(gameSession).where(eq(gameSession.memberId, memberId))
  const round = (openedAt: Date) => ({
    vendorCode: 'SEN',
    roundId: 'r1',
    memberId,
    nodeId: 1,
    sessionId: game?.id ?? '',
    stake: 1n,
    payout: 0n,
    openedAt,
    demo: false,
  })
  await harness.database.insert(openRound).values(round(new Date()))
  expect(await read()).toBeNull()
  await answer(id, 'SHOWN')
  expect(await getState(id)).toMatchObject({ state: 'OPEN', shownAt: null })
  await harness.database.delete(openRound).where(eq(openRound.memberId, memberId))
  expect(await read()).not.toBeNull()
  await harness.database.insert(openRound).values(round(new Date(Date.now() - 3_600_000)))
  expect(await read()).not.toBeNull()
})

it.each([
  [
    'is stopped by operators',
    sql`with opened as (insert into risk_case (member_id, opened_by, score, due_at) select id, 'OPERATOR', 0, now() from member
      where username = 'lan' returning id, member_id) insert into risk_stop (member_id, kind, case_id, by) select member_id, 'PLAY', id, 'anna' from opened`,
    sql`delete from risk_stop`,
  ],
  [
    'is blocked',
    sql`insert into member_block (member_id, reason, blocked_by) select id, 'x', 'anna' from member where username = 'lan'`,
    sql`delete from member_block`,
  ],
  [
    'is closing the account',
    sql`update member set closing_at = now() where username = 'lan'`,
    sql`update member set closing_at = null where username = 'lan'`,
  ],
] as const)('is kept from a member who %s, also before the job has ended it', async (_, bar, lift) => {
  const id = await open()
  const readOpen = async () => {
    const { rows } = await harness.database.execute<{ found: object | null }>(
      sql`select ${openIntervention(memberId)} as found`,
    )
    return rows[0]?.found
  }
  expect(await readOpen()).not.toBeNull()
  await harness.database.execute(bar)
  expect(await readOpen()).toBeNull()
  await answerWith(harness.database, memberId, { id, answer: 'SHOWN' })
  expect(await getState(id)).toMatchObject({ state: 'OPEN', shownAt: null })
  await harness.database.execute(lift)
})

describe('an answer', () => {
  it('notes the first time it was shown', async () => {
    const id = await open()
    await answer(id, 'SHOWN')
    const first = (await getState(id))?.shownAt
    await answer(id, 'SHOWN')
    expect(first).toBeInstanceOf(Date)
    expect(await getState(id)).toMatchObject({ state: 'OPEN', shownAt: first })
  })

  it('ends it as declined, once', async () => {
    const id = await open()
    await answer(id, 'DISMISSED')
    expect(await read()).toBeNull()
    await answer(id, 'READ')
    expect(await getState(id)).toMatchObject({ state: 'DISMISSED', shownAt: expect.any(Date) })
  })

  it('that the help was read accepts it, of help alone', async () => {
    const help = await open()
    await answer(help, 'READ')
    expect(await getState(help)).toMatchObject({ state: 'ACCEPTED' })
    const limit = await openLimit()
    await answer(limit, 'READ')
    expect(await getState(limit)).toMatchObject({ state: 'OPEN' })
  })

  it('to another member’s changes nothing', async () => {
    const id = await open()
    const other = await logIn(harness, 'minh')
    await harness.call(answerIntervention, { id, answer: 'DISMISSED' }, { token: other.token })
    expect(await getState(id)).toMatchObject({ state: 'OPEN', shownAt: null })
  })
})

describe('a limit that is set', () => {
  const set = (amount: string, period: 'DAY' | 'WEEK' = 'DAY') =>
    harness.call(setLimit, { kind: 'DEPOSIT', period, amount }, { token })

  it.each(['500000', '400000'])('of %s accepts a proposal of 500000', async (amount) => {
    const id = await openLimit()
    await set(amount)
    expect(await getState(id)).toMatchObject({ state: 'ACCEPTED', endedAt: expect.any(Date) })
  })

  it('that is looser, or of another period, does not', async () => {
    const id = await openLimit()
    await set('600000')
    await set('400000', 'WEEK')
    expect(await getState(id)).toMatchObject({ state: 'OPEN' })
  })
})

describe('a break', () => {
  const takeBreak = async () => {
    const { confirmation } = (await harness.call(excludeMember, { kind: 'TIME_OUT', days: 1 }, { token })).value
    await harness.call(excludeMember, { kind: 'TIME_OUT', days: 1, confirmation: confirmation ?? '' } as never, {
      token,
    })
  }

  it('that is taken accepts the offer of one', async () => {
    const id = await open({ reason: 'MANY_SIGNS', kind: 'BREAK', breakDays: 7 })
    await takeBreak()
    expect(await getState(id)).toMatchObject({ state: 'ACCEPTED' })
  })

  it('overtakes another offer', async () => {
    const id = await openLimit()
    await takeBreak()
    expect(await getState(id)).toMatchObject({ state: 'OVERTAKEN' })
  })

  it('by operators overtakes the offer of one', async () => {
    const id = await open({ reason: 'MANY_SIGNS', kind: 'BREAK', breakDays: 7 })
    await withTransaction(harness.database, async (tx) => {
      await lockForExclusion(tx, memberId)
      await excludeByOperators(tx, { memberId, endsAt: null, ground: 'LETTER', operators: ['anna'] }, async () => {})
    })
    expect(await getState(id)).toMatchObject({ state: 'OVERTAKEN' })
  })
})
