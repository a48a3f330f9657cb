import { type Database, openDatabase, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scratchDatabase } from '../../../../test/database.ts'
import { memberMessage } from '../../../db/tables/messages.ts'
import { memberProfile } from '../../../db/tables/profile.ts'
import { riskCase, riskCaseEvent, riskReport } from '../../../db/tables/risk-cases.ts'
import { breakHooks } from '../../../hooks.ts'
import { readStanding } from '../limits/closing-state.ts'
import { findClosing } from '../limits/operator.ts'
import { holdState } from '../limits/play-bar.ts'
import { hasStoppedWithdrawals, listStops } from '../limits/stops.ts'
import { CASES, Planter } from './cases.fixture.ts'
import { type CaseClosing, decideCase, findCaseObstacle, type NewLimit } from './decide-case.ts'
import { dueRisk } from './due-risk.ts'
import { countOperators, type EffectKey } from './effects.ts'
import { addEvidence } from './evidence.ts'
import { openCase, reopenCase } from './open-cases.ts'
import { readReport } from './report.fixture.ts'
import { makeReport } from './report.ts'
import { DEFAULT_THRESHOLDS, type RiskThresholds, storeThresholds } from './thresholds.ts'

let database: Database
let drop: () => Promise<void>
let planter: Planter
beforeAll(async () => {
  const scratch = await scratchDatabase({ template: 'small' })
  drop = scratch.drop
  database = openDatabase(scratch.url)
  planter = new Planter(database, { bank: 'HOASEN', nodeId: 1 })
})
afterAll(async () => {
  await database.$client.end()
  await drop()
})

const work = <Result>(act: (tx: Transaction) => Promise<Result>) => withTransaction(database, act)
const run = () => dueRisk.run(database, new AbortController().signal)
const setThresholds = (cases: Partial<RiskThresholds['cases']>) =>
  work((tx) => storeThresholds(tx, { ...DEFAULT_THRESHOLDS, cases: { ...DEFAULT_THRESHOLDS.cases, ...cases } }))
const listCases = (memberId: number) =>
  database.select().from(riskCase).where(eq(riskCase.memberId, memberId)).orderBy(asc(riskCase.id))
const listEvents = async (memberId: number) =>
  database.select().from(riskCaseEvent).where(eq(riskCaseEvent.memberId, memberId)).orderBy(asc(riskCaseEvent.id))
const listTemplates = async (memberId: number) =>
  (
    await database
      .select({ template: memberMessage.template })
      .from(memberMessage)
      .where(eq(memberMessage.memberId, memberId))
      .orderBy(asc(memberMessage.id))
  ).map(({ template }) => template)
const open = async (memberId: number) =>
  (await work((tx) => openCase(tx, { memberId, openedBy: 'CHECK', by: 'anna', text: 'a bank has asked' }))) ?? 0
const decideAs = (
  memberId: number,
  caseId: number,
  effects: readonly EffectKey[],
  { limit, closing }: { limit?: NewLimit; closing?: CaseClosing } = {},
) =>
  work((tx) =>
    decideCase(
      tx,
      { memberId, caseId },
      { effects, limit, closing, reason: 'as was found', by: 'anna, binh' },
      breakHooks.closing,
    ),
  )

describe('a case that opens by itself', () => {
  it('opens once when the score passes the threshold, with its signs, and again for another finding alone', async () => {
    await setThresholds({ score: 30n })
    const memberId = await CASES.structuring.plant(planter)
    await run()
    await run()
    const [first, ...others] = await listCases(memberId)
    expect(others).toEqual([])
    expect(first).toMatchObject({ state: 'OPEN', openedBy: 'SIGN', score: 35 })
    const events = await listEvents(memberId)
    expect(events.map(({ kind }) => kind).toSorted()).toEqual(['OPENED', 'SIGN'])
    expect(events.find(({ kind }) => kind === 'SIGN')?.data).toMatchObject({
      signal: 'structuring',
      weight: 35,
      value: '3',
    })

    await decideAs(memberId, first?.id ?? 0, [])
    await run()
    expect(await listCases(memberId)).toHaveLength(1)

    // The same sign ends and comes back: that is news.
    await database.execute(sql`update risk_signal set ended_at = now() where member_id = ${memberId}`)
    await planter.withdrawal(memberId, 45_000_000, new Date())
    await run()
    expect(await listCases(memberId)).toMatchObject([{ state: 'DECIDED' }, { state: 'OPEN' }])
  })

  it('does not open below the threshold, nor where the brand has switched it off', async () => {
    await setThresholds({ score: 36n })
    const below = await CASES.structuring.plant(planter)
    await run()
    expect(await listCases(below)).toEqual([])
    await setThresholds({ score: 0n })
    await run()
    expect(await listCases(below)).toEqual([])
    await setThresholds({ score: 35n })
    await run()
    expect(await listCases(below)).toHaveLength(1)
  })

  it('is due earlier with a high score', async () => {
    await setThresholds({ score: 30n, highScore: 35n, highDays: 2n, days: 7n })
    const high = await CASES.structuring.plant(planter)
    await run()
    await setThresholds({ score: 30n, highScore: 36n, highDays: 2n, days: 7n })
    const lower = await CASES.structuring.plant(planter)
    await run()
    const getDays = async (memberId: number) => {
      const [found] = await listCases(memberId)
      return found && Math.round((found.dueAt.getTime() - found.openedAt.getTime()) / 86_400_000)
    }
    expect([await getDays(high), await getDays(lower)]).toEqual([2, 7])
  })

  it('opens one case when two processes look at the same member at once', async () => {
    await setThresholds({ score: 30n })
    const memberId = await CASES.structuring.plant(planter)
    await Promise.all([run(), open(memberId), open(memberId), run()])
    await run()
    expect(await listCases(memberId)).toHaveLength(1)
    const signs = (await listEvents(memberId)).filter(({ kind }) => kind === 'SIGN')
    expect(new Set(signs.map(({ data }) => data.signal))).toEqual(new Set(['structuring']))
  })
})

describe('evidence', () => {
  it('keeps a payment with its values of that moment, and refuses one of somebody else', async () => {
    const memberId = await planter.member()
    await planter.deposit(memberId, 70_000, new Date())
    const caseId = await open(memberId)
    const { rows } = await database.execute<{ id: number }>(sql`select id from deposit where member_id = ${memberId}`)
    const number = rows[0]?.id ?? 0
    const payment = { kind: 'PAYMENT', payment: 'DEPOSIT', number, text: 'from a shop' } as const
    expect(await work((tx) => addEvidence(tx, { memberId, caseId, by: 'anna', evidence: payment }))).toBe(true)
    await database.execute(sql`update deposit set state = 'RETURNED' where member_id = ${memberId}`)
    expect((await listEvents(memberId)).at(-1)).toMatchObject({
      kind: 'PAYMENT',
      by: 'anna',
      data: { payment: 'DEPOSIT', number, amount: '700000000', state: 'CONFIRMED' },
    })
    const other = await planter.member()
    const foreign = { memberId: other, caseId: await open(other), by: 'anna', evidence: payment }
    expect(await work((tx) => addEvidence(tx, foreign))).toBe(false)
  })

  it('cannot be changed afterwards', async () => {
    const memberId = await planter.member()
    await open(memberId)
    const change = database.execute(sql`update risk_case_event set text = 'nothing' where member_id = ${memberId}`)
    await expect(change).rejects.toMatchObject({ cause: { constraint: 'case_history_append_only' } })
  })
})

describe('a decision', () => {
  it('stops withdrawals and play, each alone, and ends what is not chosen any more, with a letter each', async () => {
    const memberId = await planter.member()
    const caseId = await open(memberId)
    await decideAs(memberId, caseId, ['WITHDRAWALS_STOPPED', 'FUNDS_ASKED'])
    expect(await hasStoppedWithdrawals(database, memberId)).toBe(true)
    expect(await holdState(database, memberId)).toBeNull()
    // It waits for the member.
    expect(await listCases(memberId)).toMatchObject([
      { state: 'OPEN', effects: ['WITHDRAWALS_STOPPED', 'FUNDS_ASKED'] },
    ])
    const [profile] = await database.select().from(memberProfile).where(eq(memberProfile.memberId, memberId))
    expect(profile?.fundsAskedAt).not.toBeNull()

    // Said once.
    await decideAs(memberId, caseId, ['WITHDRAWALS_STOPPED', 'FUNDS_ASKED'])
    await decideAs(memberId, caseId, ['PLAY_STOPPED'])
    const [after] = await database.select().from(memberProfile).where(eq(memberProfile.memberId, memberId))
    expect(after?.fundsAskedAt).toBeNull()
    expect(await hasStoppedWithdrawals(database, memberId)).toBe(false)
    expect(await holdState(database, memberId)).toBe('REVIEW')
    const { rows } = await database.execute(
      sql`select play_guarded, play_refusal(id) from member where id = ${memberId}`,
    )
    expect(rows).toEqual([{ play_guarded: true, play_refusal: 'play_not_allowed' }])
    expect(await listCases(memberId)).toMatchObject([{ state: 'DECIDED', decidedBy: 'anna, binh' }])
    expect(await listTemplates(memberId)).toEqual([
      'identity.FUNDS_ASKED',
      'stops.WITHDRAWALS_PAUSED',
      'identity.FUNDS_DROPPED',
      'stops.PLAY_PAUSED',
      'stops.WITHDRAWALS_RESUMED',
    ])

    expect(await work((tx) => reopenCase(tx, { memberId, caseId, by: 'anna', text: 'news' }))).toBe(true)
    expect(await listStops(database, memberId)).toHaveLength(1)
    await decideAs(memberId, caseId, [])
    expect(await holdState(database, memberId)).toBeNull()
    expect((await database.execute(sql`select play_refusal(${memberId}) as refusal`)).rows).toEqual([{ refusal: null }])
    expect((await listEvents(memberId)).map(({ kind }) => kind)).toEqual([
      'OPENED',
      'DECIDED',
      'DECIDED',
      'DECIDED',
      'REOPENED',
      'DECIDED',
    ])
  })

  it('sets a stricter limit, and offers limits', async () => {
    const memberId = await planter.member()
    const caseId = await open(memberId)
    const limit = { kind: 'DEPOSIT', period: 'DAY', value: 5_000_000n } as const
    await decideAs(memberId, caseId, ['LIMIT_SET', 'LIMITS_OFFERED'], { limit })
    const { rows } = await database.execute(sql`select operator_value from member_limit where member_id = ${memberId}`)
    expect(rows).toEqual([{ operator_value: 5_000_000n }])
    expect(await listTemplates(memberId)).toEqual(['limits.SET', 'limits.OFFERED'])

    await work((tx) => reopenCase(tx, { memberId, caseId, by: 'anna', text: 'news' }))
    const looser = { effects: ['LIMIT_SET'] as const, limit: { ...limit, value: 5_000_001n } }
    expect(await work((tx) => findCaseObstacle(tx, { memberId, caseId }, looser))).toMatch(/looser/)
  })

  it('closes the account on a ground, and tells the member kindly without it', async () => {
    const memberId = await planter.member()
    const caseId = await open(memberId)
    await decideAs(memberId, caseId, ['ACCOUNT_CLOSED'], { closing: { ground: 'TERMS', withholds: false } })
    expect(await readStanding(database, memberId)).toBe('CLOSED')
    expect(await listTemplates(memberId)).toEqual(['closing.ENDED_BY_US'])
    expect(await findClosing(database, memberId)).toMatchObject({ ground: 'TERMS', by: 'anna, binh', withheld: 0n })
  })

  it('withholds the balance of an account that it closes because of fraud', async () => {
    const memberId = await planter.member()
    await planter.credit(memberId, 50_000)
    const caseId = await open(memberId)
    await decideAs(memberId, caseId, ['ACCOUNT_CLOSED'], { closing: { ground: 'FRAUD', withholds: true } })
    expect(await readStanding(database, memberId)).toBe('CLOSED')
    expect(await listTemplates(memberId)).toEqual(['closing.WITHHELD'])
    const { withheld = 0n } = (await findClosing(database, memberId)) ?? {}
    expect(withheld).toBeGreaterThan(0n)
    expect((await listEvents(memberId)).at(-1)?.data).toMatchObject({ ground: 'FRAUD', withholds: true })
  })

  it('rolls everything back if the account cannot be closed', async () => {
    const memberId = await planter.member()
    await planter.credit(memberId, 50_000)
    const caseId = await open(memberId)
    // There is money, and nowhere to pay it out to.
    const closing = decideAs(memberId, caseId, ['WITHDRAWALS_STOPPED', 'ACCOUNT_CLOSED'], {
      closing: { ground: 'HOUSE', withholds: false },
    })
    await expect(closing).rejects.toMatchObject({ code: 'account.not.empty' })
    expect(await listStops(database, memberId)).toEqual([])
    expect(await listCases(memberId)).toMatchObject([{ state: 'OPEN', version: 0 }])
  })

  it('refuses a closed account that is asked for something, and “reported” without a report', async () => {
    const memberId = await planter.member()
    const caseId = await open(memberId)
    const find = (effects: readonly EffectKey[]) =>
      work((tx) => findCaseObstacle(tx, { memberId, caseId }, { effects, limit: undefined }))
    expect(await find(['ACCOUNT_CLOSED', 'FUNDS_ASKED'])).toMatch(/nothing to send/)
    expect(await find(['LIMIT_SET'])).toMatch(/how much/)
    expect(await find(['ACCOUNT_CLOSED'])).toMatch(/on what the closing rests/)
    expect(await find(['REPORTED'])).toMatch(/Make the report/)
    expect(await find(['PLAY_STOPPED'])).toBeUndefined()
  })

  it('takes two operators where a stop begins or ends, and where the account is closed', () => {
    expect(countOperators(['WITHDRAWALS_STOPPED'], [])).toBe(2)
    expect(countOperators(['WITHDRAWALS_STOPPED', 'FUNDS_ASKED'], ['WITHDRAWALS'])).toBe(1)
    expect(countOperators([], ['PLAY'])).toBe(2)
    expect(countOperators(['ACCOUNT_CLOSED'], [])).toBe(2)
    expect(countOperators(['LIMIT_SET', 'LIMITS_OFFERED', 'REPORTED', 'FUNDS_ASKED'], [])).toBe(1)
  })

  it('reopens no case while another one is open', async () => {
    const memberId = await planter.member()
    const caseId = await open(memberId)
    await decideAs(memberId, caseId, [])
    expect(await open(memberId)).toBeGreaterThan(caseId)
    expect(await work((tx) => reopenCase(tx, { memberId, caseId, by: 'anna', text: 'news' }))).toBe(false)
    expect(await open(memberId)).toBe(0)
  })
})

it('makes a report that a strict reader accepts, whatever is typed, and keeps it as it was', async () => {
  await setThresholds({ score: 30n })
  const memberId = await CASES.structuring.plant(planter)
  await planter.deposit(memberId, 1_234, new Date())
  await database.execute(sql`update member set payee_name = 'NGUYEN <VAN> "A" & B' where id = ${memberId}`)
  await run()
  const [found] = await listCases(memberId)
  const about = {
    memberId,
    caseId: found?.id ?? 0,
    by: 'anna',
    reason: 'Money <in> & out',
    entity: 'Lacquer',
    currency: 'VND',
  }
  const id = await work((tx) => makeReport(tx, about))
  const stored = async () =>
    (
      await database
        .select()
        .from(riskReport)
        .where(and(eq(riskReport.memberId, memberId), eq(riskReport.id, id ?? 0)))
    )[0]
  const report = await stored()
  const read = readReport(report?.xml ?? '')
  expect(read).toMatchObject({
    entity_reference: `${memberId}/${found?.id}`,
    currency_code_local: 'VND',
    reason: 'Money <in> & out',
    person: { full_name: 'NGUYEN <VAN> "A" & B' },
    account: { account: String(memberId) },
    payments: [{ direction: 'in', amount_local: '1234.00', currency_code: 'VND' }],
  })
  expect(read.indicators[0]).toMatch(/^structuring: 3 withdrawals/)
  await database.execute(sql`update member set payee_name = 'SOMEBODY ELSE' where id = ${memberId}`)
  expect(await stored()).toEqual(report)
  expect(() => readReport((report?.xml ?? '').replace('<direction>in</direction>', ''))).toThrow(/direction/)
})
