import { type Database, openDatabase, withTransaction } from '@playhouse/postgres/database.ts'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scratchDatabase } from '../../../../test/database.ts'
import { intervention, interventionEffect, type InterventionReason } from '../../../db/tables/interventions.ts'
import { limitChange } from '../../../db/tables/limits.ts'
import { memberMessage } from '../../../db/tables/messages.ts'
import { addBroadcast, dueBroadcasts } from '../../people/messages/broadcasts.ts'
import { writeMessage, writeMessages } from '../../people/messages/write-message.ts'
import { answerIntervention } from '../limits/interventions.ts'
import { setLimit } from '../limits/set-limit.ts'
import { CASES, Planter, units } from './cases.fixture.ts'
import { dueInterventions } from './due-interventions.ts'
import { dueRisk } from './due-risk.ts'
import { INTERVENTION_REASONS, INTERVENTIONS } from './interventions.ts'
import { DEFAULT_THRESHOLDS, storeThresholds } from './thresholds.ts'
import type { SignalKey } from './signals.ts'

let database: Database
let drop: () => Promise<void>
let planter: Planter
const planted = new Map<InterventionReason, { plant: number; miss: number }>()

const { signal } = new AbortController()
/** Looks at every member, as after a day. */
const findSigns = async () => {
  await database.execute(sql`update risk_progress set swept_until = 0`)
  await dueRisk.run(database, signal)
}
const goOn = () => dueInterventions.run(database, signal)
const read = (memberId: number) =>
  database.select().from(intervention).where(eq(intervention.memberId, memberId)).orderBy(intervention.id)
const isPaused = async (memberId: number) => {
  const { rows } = await database.execute<{ paused: boolean }>(sql`select is_advertising_paused(${memberId}) as paused`)
  return rows[0]?.paused
}
/** As if it had been opened, shown and ended so many days earlier. */
const age = (memberId: number, days: number) =>
  database.execute(sql`update intervention set opened_at = opened_at - make_interval(days => ${days}),
    shown_at = shown_at - make_interval(days => ${days}), letter_at = letter_at - make_interval(days => ${days}),
    ended_at = ended_at - make_interval(days => ${days}) where member_id = ${memberId}`)

const answered = INTERVENTION_REASONS.flatMap((reason) => {
  const { answers } = INTERVENTIONS[reason]
  return answers === 'POINTS' ? [] : [[reason, answers] as const]
})

/** A member with these signs. */
const plantSign = async (key: SignalKey) => {
  const memberId = await CASES[key].plant(planter)
  await findSigns()
  return memberId
}

beforeAll(async () => {
  const scratch = await scratchDatabase({ template: 'small' })
  drop = scratch.drop
  database = openDatabase(scratch.url)
  planter = new Planter(database, { bank: 'HOASEN', nodeId: 1 })
  for (const [reason, key] of answered)
    planted.set(reason, { plant: await CASES[key].plant(planter), miss: await CASES[key].miss(planter) })
  await findSigns()
})
afterAll(async () => {
  await database.$client.end()
  await drop()
})

describe.each(answered)('%s', (reason) => {
  it('is opened for the member who has its sign, once, and not for the one who barely has not', async () => {
    const { plant = 0, miss = 0 } = planted.get(reason) ?? {}
    await findSigns()
    expect(await read(plant)).toEqual([
      expect.objectContaining({ reason, state: 'OPEN', moment: INTERVENTIONS[reason].moment, shownAt: null }),
    ])
    expect(await read(miss)).toEqual([])
    expect([await isPaused(plant), await isPaused(miss)]).toEqual([true, false])
  })
})

describe('the limit that is proposed', () => {
  it.each([
    ['CHASING_LOSSES', { kind: 'LIMIT', limitKind: 'DEPOSIT', limitPeriod: 'DAY', limitValue: units(750_000) }],
    ['LIMITS_LOOSENED', { kind: 'LIMIT', limitKind: 'LOSS', limitPeriod: 'DAY', limitValue: units(500_000) }],
    ['RISING_DEPOSITS', { kind: 'LIMIT', limitKind: 'DEPOSIT', limitPeriod: 'MONTH', limitValue: units(3_000_000) }],
    ['LONG_PLAY', { kind: 'LIMIT', limitKind: 'SESSION_TIME', limitPeriod: 'ONCE', limitValue: 120n }],
  ] as const)('of %s follows from what the member did', async (reason, expected) => {
    const [row] = await read(planted.get(reason)?.plant ?? 0)
    expect(row).toMatchObject(expected)
  })

  it('gives way to a break of a day where the member has a stricter one', async () => {
    const memberId = await CASES.longPlay.plant(planter)
    await setLimit(database, { memberId, kind: 'SESSION_TIME', period: 'ONCE', value: 90n })
    await findSigns()
    expect(await read(memberId)).toEqual([expect.objectContaining({ kind: 'BREAK', breakDays: 1, limitValue: null })])
  })

  it('is in whole units, rounded down to two digits', async () => {
    const memberId = await CASES.risingDeposits.plant(planter)
    await planter.day(memberId, 50, { deposit: 1_234_567 })
    await planter.day(memberId, 10, { deposit: 9_000_000, turnover: 30_000_000, payout: 27_000_000 })
    await findSigns()
    expect((await read(memberId))[0]).toMatchObject({ reason: 'RISING_DEPOSITS', limitValue: units(3_400_000) })
  })
})

it('answers several signs of harm together, before single ones', async () => {
  const memberId = await CASES.limitsRaised.plant(planter)
  await planter.endedBreak(memberId, new Date(Date.now() - 100 * 3_600_000))
  await planter.deposit(memberId, 2_000_000, new Date(Date.now() - 30 * 3_600_000))
  for (const hours of [10, 40, 70])
    await planter.withdrawal(memberId, 300_000, new Date(Date.now() - hours * 3_600_000), { cancelledBy: 'MEMBER' })
  await findSigns()
  expect(await read(memberId)).toEqual([expect.objectContaining({ reason: 'MANY_SIGNS', kind: 'BREAK', breakDays: 7 })])
})

it('never answers a sign of money', async () => {
  const memberId = await plantSign('structuring')
  expect(await read(memberId)).toEqual([])
})

describe('a member who cannot play', () => {
  it.each([
    [
      'is on a break',
      (id: number) => sql`insert into play_exclusion (member_id, kind, state, ends_at)
      values (${id}, 'TIME_OUT', 'ACTIVE', now() + interval '1 day')`,
    ],
    [
      'is stopped by operators',
      (id: number) => sql`with opened as (insert into risk_case (member_id, opened_by, score, due_at)
      values (${id}, 'OPERATOR', 0, now()) returning id) insert into risk_stop (member_id, kind, case_id, by) select ${id}, 'PLAY', id, 'anna' from opened`,
    ],
    [
      'is blocked',
      (id: number) => sql`insert into member_block (member_id, reason, blocked_by) values (${id}, 'x', 'anna')`,
    ],
    ['is closing the account', (id: number) => sql`update member set closing_at = now() where id = ${id}`],
  ] as const)('and %s is not spoken to, and what was open is overtaken', async (_, bar) => {
    const open = await plantSign('cancelledWithdrawals')
    const barred = await CASES.cancelledWithdrawals.plant(planter)
    await database.execute(bar(barred))
    await findSigns()
    expect(await read(barred)).toEqual([])
    await database.execute(bar(open))
    await goOn()
    expect(await read(open)).toEqual([expect.objectContaining({ state: 'OVERTAKEN', endedAt: expect.any(Date) })])
  })
})

it('speaks again when the sign still holds after the days that the brand has set, and to nobody when it has set none', async () => {
  const memberId = await plantSign('cancelledWithdrawals')
  const [first] = await read(memberId)
  await answerIntervention(database, memberId, { id: first?.id ?? 0, answer: 'DISMISSED' })
  await age(memberId, 29)
  await findSigns()
  expect(await read(memberId)).toHaveLength(1)
  const change = (onceIn: bigint) =>
    withTransaction(database, (tx) =>
      storeThresholds(tx, { ...DEFAULT_THRESHOLDS, WITHDRAWALS_TAKEN_BACK: { onceIn } }),
    )
  await change(0n)
  await findSigns()
  expect(await read(memberId)).toHaveLength(1)
  await change(20n)
  await findSigns()
  expect((await read(memberId)).map(({ state }) => state)).toEqual(['DISMISSED', 'OPEN'])
  await withTransaction(database, (tx) => storeThresholds(tx, DEFAULT_THRESHOLDS))
})

it('leaves days between two of different reasons', async () => {
  const memberId = await plantSign('cancelledWithdrawals')
  const [first] = await read(memberId)
  await answerIntervention(database, memberId, { id: first?.id ?? 0, answer: 'DISMISSED' })
  await planter.day(memberId, 4, { turnover: 3_000_000, payout: 1_900_000 })
  await planter.limit(memberId, units(500_000), null, new Date(Date.now() - 3_600_000))
  const pay = async () => {
    await planter.withdrawal(memberId, 100_000, new Date())
    await findSigns()
  }
  await pay()
  expect(await read(memberId)).toHaveLength(1)
  await age(memberId, 4)
  await pay()
  expect((await read(memberId)).map(({ reason }) => reason)).toEqual(['WITHDRAWALS_TAKEN_BACK', 'LIMITS_LOOSENED'])
})

it('counts the days between two from when the member met the first, not from when it was opened', async () => {
  const memberId = await plantSign('cancelledWithdrawals')
  await planter.day(memberId, 4, { turnover: 3_000_000, payout: 1_900_000 })
  await planter.limit(memberId, units(500_000), null, new Date(Date.now() - 3_600_000))
  const [first] = await read(memberId)
  // The member came by 40 days after it was opened; the sign itself still holds as well.
  await age(memberId, 40)
  await answerIntervention(database, memberId, { id: first?.id ?? 0, answer: 'SHOWN' })
  await answerIntervention(database, memberId, { id: first?.id ?? 0, answer: 'DISMISSED' })
  await findSigns()
  expect((await read(memberId)).map(({ reason }) => reason)).toEqual(['WITHDRAWALS_TAKEN_BACK'])
  await age(memberId, 4)
  await planter.withdrawal(memberId, 100_000, new Date())
  await findSigns()
  expect((await read(memberId)).map(({ reason }) => reason)).toEqual(['WITHDRAWALS_TAKEN_BACK', 'LIMITS_LOOSENED'])
})

it('tells open pages once that it was opened', async () => {
  const memberId = await plantSign('cancelledWithdrawals')
  await findSigns()
  const { rows } = await database.execute(sql`select type, event from live_event where member_id = ${memberId}`)
  expect(rows).toEqual([{ type: 'INTERVENTION', event: { type: 'INTERVENTION' } }])
})

it('writes one letter to a member who does not come by, and takes silence as ignored', async () => {
  const memberId = await plantSign('cancelledWithdrawals')
  const countLetters = () =>
    database.$count(
      memberMessage,
      and(eq(memberMessage.memberId, memberId), eq(memberMessage.template, 'care.WITHDRAWALS_TAKEN_BACK')),
    )
  await goOn()
  expect(await countLetters()).toBe(0)
  await age(memberId, 3)
  await Promise.all([goOn(), goOn()])
  await goOn()
  expect(await countLetters()).toBe(1)
  expect((await read(memberId))[0]).toMatchObject({ state: 'OPEN', letterAt: expect.any(Date) })
  await age(memberId, 8)
  await goOn()
  expect((await read(memberId))[0]).toMatchObject({ state: 'IGNORED', shownAt: null })
  expect(await isPaused(memberId)).toBe(false)
})

it('writes no letter to a member who has seen it', async () => {
  const memberId = await plantSign('cancelledWithdrawals')
  const [row] = await read(memberId)
  await answerIntervention(database, memberId, { id: row?.id ?? 0, answer: 'SHOWN' })
  await age(memberId, 3)
  await goOn()
  expect((await read(memberId))[0]).toMatchObject({ state: 'OPEN', letterAt: null })
})

it('compares the days before and after, once they are over, without the day itself', async () => {
  const memberId = await plantSign('cancelledWithdrawals')
  const [row] = await read(memberId)
  await answerIntervention(database, memberId, { id: row?.id ?? 0, answer: 'DISMISSED' })
  await age(memberId, 40)
  for (const [daysAgo, deposit] of [
    [71, 64],
    [70, 32],
    [48, 16],
    [47, 8],
    [40, 4],
    [39, 2],
    [33, 1],
    [32, 128],
    [10, 256],
    [9, 512],
  ] as const)
    await planter.day(memberId, daysAgo, { deposit, turnover: deposit * 3, uncounted: deposit })
  await planter.rounds(memberId, [
    new Date(Date.now() - 38 * 86_400_000),
    new Date(Date.now() - 38 * 86_400_000 + 600_000),
  ])
  await database.execute(sql`insert into risk_day (member_id, day, night_rounds, longest_minutes, played_minutes, largest_win, opposed_rounds)
    values (${memberId}, brand_day(now()) - 38, 0, 10, 25, 0, 0)`)
  await database.insert(limitChange).values({
    memberId,
    kind: 'DEPOSIT',
    period: 'DAY',
    oldValue: null,
    newValue: 1n,
    state: 'EFFECTIVE',
    changedBy: 'MEMBER',
    changedAt: new Date(Date.now() - 20 * 86_400_000),
  })
  await goOn()
  await goOn()
  const effects = await database
    .select()
    .from(interventionEffect)
    .where(eq(interventionEffect.memberId, memberId))
    .orderBy(interventionEffect.days)
  expect(effects.map(({ memberId: _, interventionId: __, ...effect }) => effect)).toEqual(
    [
      [-30, 32 + 16 + 8, 0, null, null],
      [-7, 8, 0, null, null],
      [7, 2 + 1, 25, false, false],
      [30, 2 + 1 + 128 + 256, 25, true, false],
    ].map(([days, sum, minutes, hasLimit, hasBreak]) => ({
      days,
      deposits: units(Number(sum)),
      stakes: units(Number(sum) * 4),
      minutes,
      hasLimit,
      hasBreak,
    })),
  )
})

it('sums the time played of a day from its plays', async () => {
  const memberId = await planter.member()
  const noon = new Date(new Date().setUTCHours(5, 0, 0, 0) - 86_400_000)
  const at = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)
  await planter.rounds(memberId, [at(0), at(20), at(40), at(100), at(115)])
  await planter.day(memberId, 1, { turnover: 50_000, rounds: 5 })
  await findSigns()
  const { rows } = await database.execute(
    sql`select longest_minutes as longest, played_minutes as played from risk_day where member_id = ${memberId}`,
  )
  expect(rows).toEqual([{ longest: 40, played: 55 }])
})

describe('advertising', () => {
  let quiet: number
  let other: number
  beforeAll(async () => {
    quiet = await plantSign('cancelledWithdrawals')
    other = await planter.member()
  })
  const mayAdvertise = async (memberId: number) => {
    const { rows } = await database.execute<{ may: boolean }>(sql`select may_advertise(${memberId}) as may`)
    return rows[0]?.may
  }

  it('pauses while an intervention is open and on the day on which it was shown', async () => {
    expect([await mayAdvertise(quiet), await mayAdvertise(other)]).toEqual([false, true])
    const [row] = await read(quiet)
    await answerIntervention(database, quiet, { id: row?.id ?? 0, answer: 'DISMISSED' })
    expect(await mayAdvertise(quiet)).toBe(false)
    await age(quiet, 1)
    expect(await mayAdvertise(quiet)).toBe(true)
    await age(quiet, -1)
  })

  const readMessages = (template: string) =>
    database
      .select({ memberId: memberMessage.memberId })
      .from(memberMessage)
      .where(eq(memberMessage.template, template))

  it.each(['rank.GRACE', 'freeRounds.GRANTED'] as const)('leaves %s out of the inbox', async (template) => {
    await withTransaction(database, (tx) =>
      writeMessages(
        tx,
        [quiet, other].map((memberId) => ({ memberId, kind: 'PROMOTION', template })),
      ),
    )
    expect(await readMessages(template)).toEqual([{ memberId: other }])
  })

  it('keeps no message about money back', async () => {
    await withTransaction(database, (tx) =>
      writeMessage(tx, { memberId: quiet, kind: 'PROMOTION', template: 'promotion.PAID' }),
    )
    expect(await readMessages('promotion.PAID')).toEqual([{ memberId: quiet }])
  })

  it('leaves the member out of broadcasts of promotions, and in those of news', async () => {
    const texts = { EN: { title: 'Sent to a group', content: 'x' } }
    const ids = await withTransaction(database, async (tx) => {
      const group = {
        usernames: (
          await tx.execute<{ username: string }>(sql`select username from member where id in (${quiet}, ${other})`)
        ).rows.map(({ username }) => username),
      }
      const added: number[] = []
      for (const kind of ['PROMOTION', 'SYSTEM'] as const)
        added.push(await addBroadcast(tx, { kind, group, texts, operators: 'anna' }))
      return added
    })
    expect(ids).toHaveLength(2)
    await dueBroadcasts(async () => 'EN').run(database, signal)
    const sent = await database
      .select({ memberId: memberMessage.memberId, kind: memberMessage.kind })
      .from(memberMessage)
      .where(eq(memberMessage.title, 'Sent to a group'))
    expect(sent.toSorted((one, next) => one.memberId - next.memberId || one.kind.localeCompare(next.kind))).toEqual([
      { memberId: quiet, kind: 'SYSTEM' },
      { memberId: other, kind: 'PROMOTION' },
      { memberId: other, kind: 'SYSTEM' },
    ])
  })
})
