import * as contract from '@playhouse/platform-api/agent-contracts.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { CHECKS } from '../../../checks/checks.ts'
import { BILL_MISSING, BILL_RECOUNT, TEAM_CHECKS } from '../../../checks/team-checks.ts'
import { agentBill, contractRequest, contractVersion, uplineChange } from '../../../db/tables/agents.ts'
import { member } from '../../../db/tables/members.ts'
import { memberMessage } from '../../../db/tables/messages.ts'
import { finishDays } from '../../../jobs/daily-work.ts'
import { brandDay } from '../../../ledger/brand-day.ts'
import { addDays } from '../../../lib/record-range.ts'
import { addMember } from '../../people/registration/add-member.ts'
import { type AgentHarness, forgetPay, openAgents, PAYMENT_PASSWORD } from './agents.fixture.ts'
import { billRebates } from './rebate-bills.ts'
import { recountBills } from './recount-bills.ts'
import { moveToUpline, readMove } from './move-upline.ts'
import { keepRate } from './rebates.ts'

const OPEN = new AbortController().signal
const yesterday = () => addDays(brandDay(new Date()), -1)
/** The last day whose rebates may be billed: a day is over half an hour after midnight. */
const billedDay = () => addDays(brandDay(new Date(Date.now() - 30 * 60_000)), -1)
const getNoon = (day: string) => `${day}T12:00:00+07:00`

let harness: AgentHarness['harness']
let as: AgentHarness['as']
let getId: AgentHarness['getId']
beforeAll(async () => {
  ;({ harness, as, getId } = await openAgents(['general', 'agenta', 'agentb', 'suba']))
})
afterAll(() => harness.close())
beforeEach(async () => {
  const { database } = harness
  await database.delete(uplineChange)
  await database.delete(contractRequest)
  await forgetPay(database)
  await finishDays(database, 'rebates', yesterday())
  for (const [name, above] of [
    ['agenta', 'general'],
    ['agentb', 'general'],
    ['suba', 'agenta'],
    ['lan', 'suba'],
    ['minh', 'agenta'],
    ['hoa', 'agentb'],
    ['childless', 'general'],
  ] as const)
    await database.execute(sql`
      update member set parent_id = ${getId(above)}, path = (select path from member where id = ${getId(above)}) || id::text
      where id = ${getId(name)}`)
  await database.delete(memberMessage)
})

const move = (account: string, to: string) =>
  withTransaction(harness.database, (tx) => moveToUpline(tx, { memberId: getId(account), uplineId: getId(to) }))
const obstacleTo = async (account: string, to: string) =>
  (await readMove(harness.database, { memberId: getId(account), uplineId: getId(to) }))?.obstacle

let rounds = 0
const bet = (username: string, stake: number, at: string = getNoon(brandDay(new Date()))) =>
  harness.database
    .execute(sql`select settle_round(${getId(username)}, false, 1, ${`m${++rounds}`}, ${stake * 10_000}::bigint, 0,
    null, 0, ${at}::timestamptz)`)
const foldAll = () => harness.database.execute(sql`select fold_team_changes(1000000)`)
async function faults(of: readonly { sql: string }[] = TEAM_CHECKS): Promise<number> {
  let count = 0
  for (const check of of)
    count += Number((await harness.database.execute<{ faults: string }>(sql.raw(check.sql))).rows[0]?.faults)
  return count
}
const readTurnover = async (username: string) => {
  const { rows } = await harness.database.execute<{ turnover: string }>(sql`
    select coalesce(sum(team_turnover), 0)::text as turnover from team_day where member_id = ${getId(username)}`)
  return Number(rows[0]?.turnover) / 10_000
}
const getPath = async (username: string) => {
  const [row] = await harness.database.select().from(member).where(eq(member.username, username))
  return row?.path.split('.').map(Number)
}
const countMembers = () => harness.database.$count(member)

it('moves everyone below with the sums of their days, and notifies the account and both uplines', async () => {
  await bet('lan', 100)
  await bet('suba', 7)
  await foldAll()
  await bet('lan', 20)
  const seen = await readMove(harness.database, { memberId: getId('suba'), uplineId: getId('agentb') })
  expect(seen).toMatchObject({
    above: ['general', 'agenta'],
    aboveThen: ['general', 'agentb'],
    accounts: 2,
    agents: 1,
    ending: [],
    obstacle: undefined,
  })
  expect(seen?.turnover.all).toBe(1_070_000n)
  expect(await move('suba', 'agentb')).toMatchObject({ moved: { accounts: 2 } })
  expect(await getPath('lan')).toEqual(['general', 'agentb', 'suba', 'lan'].map(getId))
  await foldAll()
  expect(await faults()).toBe(0)
  expect(await Promise.all(['general', 'agenta', 'agentb', 'suba'].map(readTurnover))).toEqual([127, 0, 127, 120])
  const messages = await harness.database.select().from(memberMessage).orderBy(memberMessage.id)
  expect(messages.map(({ memberId, template, params }) => [memberId, template, params])).toEqual([
    [getId('suba'), 'upline.MOVED', { account: 'agentb', before: 'agenta' }],
    [getId('agenta'), 'upline.LEFT', { account: 'suba' }],
    [getId('agentb'), 'upline.JOINED', { account: 'suba' }],
  ])
})

it.each([
  ['agenta', 'agenta', 'BELOW_ITSELF'],
  ['agenta', 'suba', 'BELOW_ITSELF'],
  ['general', 'agenta', 'BELOW_ITSELF'],
  ['suba', 'agenta', 'SAME_UPLINE'],
  ['suba', 'hoa', 'NO_AGENT'],
] as const)('refuses to move %s to %s: %s', async (account, to, obstacle) => {
  expect(await obstacleTo(account, to)).toBe(obstacle)
  expect(await move(account, to)).toEqual({ obstacle })
  expect(await getPath('suba')).toEqual(['general', 'agenta', 'suba'].map(getId))
})

it('refuses an upline that is closed or may give less than the account has, and unbilled periods', async () => {
  const { database } = harness
  await database.update(member).set({ closingAt: new Date() }).where(eq(member.username, 'agentb'))
  expect(await obstacleTo('suba', 'agentb')).toBe('CLOSED')
  await database.update(member).set({ closingAt: null }).where(eq(member.username, 'agentb'))
  await withTransaction(database, (tx) => keepRate(tx, getId('suba'), { basisPoints: 20 }))
  expect(await obstacleTo('suba', 'agentb')).toBe('REBATE')
  await withTransaction(database, async (tx) => {
    await keepRate(tx, getId('agentb'), { basisPoints: 20 })
    await keepRate(tx, getId('suba'), { series: 1970 })
  })
  expect(await obstacleTo('suba', 'agentb')).toBe('SERIES')
  await withTransaction(database, (tx) => keepRate(tx, getId('agentb'), { series: 1970 }))
  expect(await obstacleTo('suba', 'agentb')).toBeUndefined()
  await database.execute(sql`update daily_work set done_until = ${addDays(yesterday(), -1)} where work = 'rebates'`)
  expect(await move('suba', 'agentb')).toEqual({ obstacle: 'UNBILLED' })
})

async function accepted(upline: string, account: string, kind: 'DAILY_SALARY' | 'REALTIME_SALARY') {
  const terms = { period: 'D', basisPoints: 50, minValidBet: '1000' } as const
  const input = { account, kind, terms, paymentPassword: PAYMENT_PASSWORD }
  const { id } = (await as(upline, contract.offerContract, input)).value
  const [found] = await harness.database.select().from(contractVersion).where(eq(contractVersion.id, id))
  await as(account, contract.answerContract, { id, accept: true, termsHash: found?.termsHash ?? '' })
  return id
}

it('ends contracts with the upline that is left after their period, and what else is open between both', async () => {
  const { database } = harness
  await accepted('general', 'agenta', 'DAILY_SALARY')
  const own = await accepted('agenta', 'suba', 'DAILY_SALARY')
  const terms = { period: 'D', basisPoints: 10, minValidBet: '1000' } as const
  await as('suba', contract.requestContract, { kind: 'HOURLY_SALARY', terms, note: '' })
  const seen = await readMove(database, { memberId: getId('suba'), uplineId: getId('agentb') })
  expect(seen?.ending).toEqual([{ kind: 'DAILY_SALARY', account: 'suba' }])
  await move('suba', 'agentb')
  const [ended] = await database.select().from(contractVersion).where(eq(contractVersion.id, own))
  expect(ended).toMatchObject({ state: 'TERMINATED', endReason: 'TERMINATED', uplineId: getId('agenta') })
  expect((await database.select().from(contractRequest)).map(({ state }) => state)).toEqual(['WITHDRAWN'])
  // The new upline may offer its own.
  await accepted('general', 'agentb', 'DAILY_SALARY')
  await accepted('agentb', 'suba', 'DAILY_SALARY')
})

it('waits while a period that is over is not billed to one of the uplines', async () => {
  const { database } = harness
  await accepted('general', 'agentb', 'REALTIME_SALARY')
  await database.update(contractVersion).set({ nextPeriod: sql`now() - interval '10 minutes'` })
  expect(await obstacleTo('suba', 'agentb')).toBe('UNBILLED')
  expect(await obstacleTo('lan', 'agenta')).toBeUndefined()
})

it('leaves what has been billed as it was, and the checks of the books agree', async () => {
  const { database } = harness
  await database.execute(sql`delete from daily_work`)
  await withTransaction(database, async (tx) => {
    for (const [name, basisPoints] of [
      ['general', 50],
      ['agenta', 40],
      ['agentb', 40],
      ['suba', 30],
    ] as const)
      await keepRate(tx, getId(name), { basisPoints })
  })
  await bet('lan', 100_000, getNoon(billedDay()))
  await bet('hoa', 50_000, getNoon(billedDay()))
  await billRebates().run(database, OPEN)
  const bills = async () =>
    (await database.select().from(agentBill).orderBy(agentBill.memberId, agentBill.revision)).map(
      ({ memberId, total, revision }) => [memberId, total, revision],
    )
  const before = await bills()
  expect(before).toHaveLength(4)
  await finishDays(database, 'rebates', yesterday())
  expect(await move('suba', 'agentb')).toMatchObject({ notRecounted: 3 })
  await database.execute(sql`update agent_bill set recount_at = now() where recount_at is not null`)
  await recountBills.run(database, OPEN)
  expect(await bills()).toEqual(before)
  expect(await faults([BILL_RECOUNT, BILL_MISSING])).toBe(0)
  await database.delete(uplineChange)
  expect(await faults([BILL_RECOUNT])).toBeGreaterThan(0)
})

it('makes no cycle when two lines move below each other at the same time', async () => {
  for (let turn = 0; turn < 5; turn++) {
    const outcomes = await Promise.all([move('agenta', 'agentb'), move('agentb', 'agenta')])
    expect(
      outcomes.map((outcome) => (outcome && 'obstacle' in outcome ? outcome.obstacle : 'moved')).toSorted(),
    ).toEqual(['BELOW_ITSELF', 'moved'])
    const [moved] = ['agenta', 'agentb'].filter((_, index) => !('obstacle' in (outcomes[index] ?? {})))
    expect(await move(moved ?? '', 'general')).toMatchObject({ moved: {} })
  }
  expect(await faults()).toBe(0)
})

it('puts an account that joins during the move below the new upline', async () => {
  const { database } = harness
  const isWaiting = async (): Promise<void> => {
    const { rowCount } = await database.execute(sql`select from pg_locks where locktype = 'advisory' and not granted`)
    return rowCount ? undefined : isWaiting()
  }
  let joining: Promise<unknown> | undefined
  await withTransaction(database, async (tx) => {
    await moveToUpline(tx, { memberId: getId('suba'), uplineId: getId('agentb') })
    joining = withTransaction(database, (other) =>
      addMember(other, {
        username: 'newcomer',
        nickname: 'n',
        passwordHash: '',
        kind: 0,
        parent: { id: getId('suba') },
      }),
    )
    await Promise.race([joining, isWaiting()])
  })
  await joining
  expect((await getPath('newcomer'))?.slice(0, -1)).toEqual(['general', 'agentb', 'suba'].map(getId))
})

it('keeps places and sums right while members join, play and lines move in parallel', async () => {
  const { database } = harness
  let added = 0
  const join = (above: string) =>
    withTransaction(database, (tx) =>
      addMember(tx, {
        username: `joined${rounds}x${++added}`,
        nickname: 'j',
        passwordHash: '',
        kind: 0,
        parent: { id: getId(above) },
      }),
    )
  const before = await countMembers()
  for (let turn = 0; turn < 4; turn++)
    await Promise.all([
      move('suba', turn % 2 === 0 ? 'agentb' : 'agenta'),
      ...['suba', 'agenta', 'suba'].map(join),
      ...['lan', 'minh', 'hoa', 'lan'].map((name) => bet(name, 10)),
      foldAll(),
    ])
  await foldAll()
  expect(await countMembers()).toBe(before + 12)
  expect(await faults()).toBe(0)
  const tree = CHECKS.filter(({ what }) => what.startsWith('Every member stands where its parent’s path says'))
  expect(tree).toHaveLength(1)
  expect(await faults(tree)).toBe(0)
})
