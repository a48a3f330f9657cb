import { agentAnnouncements } from '@playhouse/platform-api/agent.ts'
import { setDownlineRebate } from '@playhouse/platform-api/agent-downline.ts'
import * as contract from '@playhouse/platform-api/agent-contracts.ts'
import { billedAt, periodAt } from '@playhouse/shared/agent-pay.ts'
import { BRAND_OFFSET_MS } from '@playhouse/shared/limits.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { tokenHash } from '@playhouse/server/token.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { BILL_CHECK, BILL_RECOUNT } from '../../../checks/team-checks.ts'
import { agentBill, contractVersion, rebateRate } from '../../../db/tables/agents.ts'
import { announcement } from '../../../db/tables/brand.ts'
import { member } from '../../../db/tables/members.ts'
import { screeningHit } from '../../../db/tables/screening.ts'
import { brandDay } from '../../../ledger/brand-day.ts'
import { getCash, findLedgerFaults } from '../../../ledger/ledger.fixture.ts'
import * as postings from '../../../ledger/postings.ts'
import { getEvents } from '../../money/limits/limits.fixture.ts'
import { type AgentHarness, forgetPay, openAgents, PAYMENT_PASSWORD, refusal } from './agents.fixture.ts'
import { addDays } from '../../../lib/record-range.ts'
import { billContracts } from './contract-bills.ts'
import { billRebates } from './rebate-bills.ts'
import { payBills } from './pay-bills.ts'
import { NO_TRANSFERS } from '../../money/wallet/transfer/scripted-vendor.fixture.ts'
import { recountBills } from './recount-bills.ts'
import { expireOffers } from './contracts.ts'

const OPEN = new AbortController().signal
const YESTERDAY = addDays(brandDay(new Date(Date.now() - 30 * 60_000)), -1)
const NOON = `${YESTERDAY}T12:00:00+07:00`
/** Noon of the last whole day. Rebates count a day as over half an hour later, so `NOON` is one day earlier until then. */
const lastNoon = () => `${addDays(brandDay(new Date()), -1)}T12:00:00+07:00`

let harness: AgentHarness['harness']
let as: AgentHarness['as']
let getId: AgentHarness['getId']
let getToken: AgentHarness['getToken']
beforeAll(async () => {
  ;({ harness, as, getId, getToken } = await openAgents(['general', 'agenta', 'agentb', 'suba']))
})
afterAll(() => harness.close())
beforeEach(async () => {
  await forgetPay(harness.database)
  await harness.database.execute(sql`delete from member_message where template like 'bill.%'`)
})

let rounds = 0
const bet = (username: string, stake: number, payout = 0, at: string | Date = NOON) =>
  harness.database
    .execute(sql`select settle_round(${getId(username)}, false, 1, ${`p${++rounds}`}, ${stake * 10_000}::bigint,
    ${payout * 10_000}::bigint, null, 0, ${at instanceof Date ? at.toISOString() : at}::timestamptz)`)

/** Runs a job twice at the same time until neither finds anything. */
async function runAll(job: { run: (database: typeof harness.database, closing: AbortSignal) => Promise<number> }) {
  for (let count = 1; count > 0;) {
    const [a, b] = await Promise.all([job.run(harness.database, OPEN), job.run(harness.database, OPEN)])
    count = a + b
  }
}

const billMessages = async () =>
  (
    await harness.database.execute(sql`select username as "to", template, params, about
      from member_message message join member on member.id = member_id where template like 'bill.%' order by message.id`)
  ).rows

const fundGeneral = () =>
  harness.database
    .execute(sql`select post_deposit(p_member_id => ${getId('general')}, p_amount => 10000000, p_key => 'deposit:general',
    p_request_hash => '\\x00'::bytea, p_reference => 'general') where not exists (
      select from ledger_transaction where idempotency_key = 'deposit:general')`)

async function emptyWallet(memberId: number): Promise<void> {
  const amount = await getCash(harness.database, memberId)
  if (amount === 0n) return
  const held = { memberId, amount, key: `empties:${memberId}`, request: {}, reference: 'empty' }
  await postings.postWithdrawalHold(harness.database, held)
}

const bills = () =>
  harness.database.select().from(agentBill).orderBy(agentBill.memberId, agentBill.periodFrom, agentBill.revision)
const shown = async () =>
  (await bills()).map(({ memberId, revision, amount, state }) => {
    const username = ['general', 'agenta', 'agentb', 'suba', 'lan', 'minh', 'hoa', 'childless'].find(
      (name) => getId(name) === memberId,
    )
    return [username, revision, formatAmount(amount), state]
  })

async function faults(): Promise<number> {
  let count = 0
  for (const check of [BILL_CHECK, BILL_RECOUNT]) {
    const { rows } = await harness.database.execute<{ faults: string }>(sql.raw(check.sql))
    count += Number(rows[0]?.faults)
  }
  return count
}

const TERMS = { period: 'D', basisPoints: 50, minValidBet: '1000' } as const
async function offered(
  upline: string,
  account: string,
  kind: 'DAILY_SALARY' | 'REALTIME_SALARY' | 'DIVIDEND',
  terms: object = {},
) {
  const input = { account, kind, terms: { ...TERMS, ...terms }, paymentPassword: PAYMENT_PASSWORD }
  return as(upline, contract.offerContract, input)
}

async function hashTerms(id: string): Promise<string> {
  const [found] = await harness.database.select().from(contractVersion).where(eq(contractVersion.id, id))
  return found?.termsHash ?? ''
}

async function accepted(
  upline: string,
  account: string,
  kind: 'DAILY_SALARY' | 'REALTIME_SALARY' | 'DIVIDEND',
  terms: object = {},
) {
  const { id } = (await offered(upline, account, kind, terms)).value
  const response = await as(account, contract.answerContract, { id, accept: true, termsHash: await hashTerms(id) })
  expect(response.value).toMatchObject({ id, state: 'ACCEPTED', contract: { id, state: 'ACCEPTED' } })
  return id
}

/** Moves a contract's next period to the one that holds `at`, and makes it due. */
async function dueFor(id: string, at: Date): Promise<void> {
  const [found] = await harness.database.select().from(contractVersion).where(eq(contractVersion.id, id))
  if (!found) throw new Error('There is no such contract.')
  const { from } = periodAt(found.kind, found.terms.period, at)
  await harness.database
    .update(contractVersion)
    .set({ validFrom: from, nextPeriod: from, nextActionAt: new Date(0) })
    .where(eq(contractVersion.id, id))
}

test('splits a day’s rebates so that they add up to the top’s rate, once, by two processes at a time', async () => {
  const rate = (username: string, basisPoints: number) => ({ memberId: getId(username), basisPoints })
  await harness.database.insert(rebateRate).values([rate('general', 100), rate('agenta', 80), rate('suba', 50)])
  await bet('lan', 10_000)
  await bet('minh', 1_000)
  await bet('hoa', 500)
  await Promise.all([billRebates().run(harness.database, OPEN), billRebates().run(harness.database, OPEN)])
  await billRebates().run(harness.database, OPEN)
  expect(await shown()).toEqual([
    ['general', 1, '27.00', 'DUE'],
    ['agenta', 1, '38.00', 'DUE'],
    ['suba', 1, '50.00', 'DUE'],
  ])
  const before = await getCash(harness.database, getId('suba'))
  await runAll(payBills(NO_TRANSFERS))
  expect((await getCash(harness.database, getId('suba'))) - before).toBe(500_000n)
  expect((await shown()).every(([, , , state]) => state === 'PAID')).toBe(true)
  expect(await findLedgerFaults(harness.database)).toEqual([])
  expect(await faults()).toBe(0)
})

test.each([1, 2, 3, 4, 5, 6])(
  'splits bets of tree %i to the top’s rate, and adds no row when run again',
  async (seed) => {
    let state = seed * 7_919
    const next = (below: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return Math.floor((state / 2 ** 32) * below)
    }
    const rates = new Map<number | null, number>()
    const accounts = (await harness.database.select().from(member)).filter(({ kind, path }) => kind !== 4 && path)
    const tree = accounts.toSorted((a, b) => a.path.split('.').length - b.path.split('.').length)
    let staked = 0
    for (const { id, username, parentId, path } of tree) {
      if (Number(path.split('.')[0]) !== getId('general')) continue
      const basisPoints = next((rates.get(parentId) ?? 1400) + 1)
      rates.set(id, basisPoints)
      await harness.database.insert(rebateRate).values({ memberId: id, basisPoints })
      const stake = 1 + next(1_000_000)
      staked += stake
      await bet(username, stake)
    }
    await Promise.all([billRebates().run(harness.database, OPEN), billRebates().run(harness.database, OPEN)])
    const billed = await bills()
    const top = BigInt(rates.get(getId('general')) ?? 0)
    expect(billed.reduce((sum, { amount }) => sum + amount, 0n)).toBe((BigInt(staked) * 10_000n * top) / 10_000n)
    expect(await billRebates().run(harness.database, OPEN)).toBe(0)
    await harness.database.update(agentBill).set({ recountAt: new Date(0) })
    await runAll(recountBills)
    expect((await bills()).map(({ id }) => id)).toEqual(billed.map(({ id }) => id))
    expect(await faults()).toBe(0)
  },
)

test('pays a bet that settles late by the difference', async () => {
  await harness.database.insert(rebateRate).values({ memberId: getId('suba'), basisPoints: 50 })
  await bet('lan', 10_000)
  await billRebates().run(harness.database, OPEN)
  await runAll(payBills(NO_TRANSFERS))
  await bet('lan', 2_000)
  await harness.database.execute(sql`select fold_team_changes()`)
  await harness.database.update(agentBill).set({ recountAt: new Date() })
  await runAll(recountBills)
  await runAll(payBills(NO_TRANSFERS))
  expect(await shown()).toEqual([
    ['suba', 1, '50.00', 'PAID'],
    ['suba', 2, '10.00', 'PAID'],
  ])
  expect(await faults()).toBe(0)
})

test('bills an account whose first bet of the day settles after the first run', async () => {
  await harness.database.insert(rebateRate).values({ memberId: getId('suba'), basisPoints: 50 })
  const rebates = billRebates()
  const runAt = async (time: string) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${addDays(YESTERDAY, 1)}T${time}+07:00`) })
    await rebates.run(harness.database, OPEN).finally(() => vi.useRealTimers())
  }
  await runAt('00:31:00')
  await bet('lan', 10_000)
  await runAt('00:32:00')
  expect(await shown()).toEqual([])
  await runAt('01:31:00')
  expect(await shown()).toEqual([['suba', 1, '50.00', 'DUE']])
})

test('recounts a day with the rates that it was billed with', async () => {
  const rate = (username: string, basisPoints: number) => ({ memberId: getId(username), basisPoints })
  await harness.database.insert(rebateRate).values([rate('general', 100), rate('agenta', 50), rate('suba', 50)])
  await bet('lan', 10_000)
  await billRebates().run(harness.database, OPEN)
  await runAll(payBills(NO_TRANSFERS))
  const before = await shown()
  // All of it is passed on, so that the agent between them has no bill.
  expect(before.map(([account, , amount]) => [account, amount])).toEqual([
    ['general', '50.00'],
    ['suba', '50.00'],
  ])
  const raise = (upline: string, account: string, to: number) =>
    as(upline, setDownlineRebate, { account, rate: to, paymentPassword: PAYMENT_PASSWORD })
  expect((await raise('general', 'agenta', 90)).status).toBe(200)
  expect((await raise('agenta', 'suba', 80)).status).toBe(200)
  expect((await raise('agenta', 'suba', 85)).status).toBe(200)
  await harness.database.update(agentBill).set({ recountAt: new Date() })
  await runAll(recountBills)
  // After a restart.
  await billRebates().run(harness.database, OPEN)
  expect(await shown()).toEqual(before)
})

test('pays a player with a rate the rebate passed on to it', async () => {
  const rate = (username: string, basisPoints: number) => ({ memberId: getId(username), basisPoints })
  await harness.database.insert(rebateRate).values([rate('suba', 50), rate('lan', 20)])
  await bet('lan', 10_000)
  await billRebates().run(harness.database, OPEN)
  await runAll(payBills(NO_TRANSFERS))
  expect(await shown()).toEqual(
    expect.arrayContaining([
      ['suba', 1, '30.00', 'PAID'],
      ['lan', 1, '20.00', 'PAID'],
    ]),
  )
  expect(await faults()).toBe(0)
})

test('bills each period of a contract once and pays it from the upline’s wallet', async () => {
  await fundGeneral()
  const id = await accepted('general', 'agenta', 'DAILY_SALARY')
  await bet('lan', 4_000)
  await dueFor(id, new Date(NOON))
  const [payer, payee] = [
    await getCash(harness.database, getId('general')),
    await getCash(harness.database, getId('agenta')),
  ]
  await runAll({ run: (database) => billContracts.run(database, OPEN).then((count) => Math.min(count, 0)) })
  await runAll({ run: (database) => billContracts.run(database, OPEN).then((count) => Math.min(count, 0)) })
  const [bill] = await bills()
  expect(await shown()).toEqual([['agenta', 1, '20.00', 'DUE']])
  expect(bill?.lines).toContainEqual({ what: 'VALID_BET', value: '4000.00', needed: '1000.00', met: true })
  await runAll(payBills(NO_TRANSFERS))
  expect((await getCash(harness.database, getId('agenta'))) - payee).toBe(200_000n)
  expect(payer - (await getCash(harness.database, getId('general')))).toBe(200_000n)
  expect(await findLedgerFaults(harness.database)).toEqual([])
  expect(await faults()).toBe(0)
  const income = await as('agenta', contract.income, { from: brandDay(new Date()), to: brandDay(new Date()) })
  expect(income.value).toMatchObject({
    received: '20.00',
    paid: '0.00',
    sources: [{ kind: 'DAILY_SALARY', received: '20.00' }],
  })
  const paid = await as('general', contract.income, { from: brandDay(new Date()), to: brandDay(new Date()) })
  expect(paid.value).toMatchObject({ received: '0.00', paid: '20.00', totalCount: 1 })
})

test('pays an open bill once, by the one who agreed to it, when the account moves before', async () => {
  await fundGeneral()
  const id = await accepted('general', 'agenta', 'DAILY_SALARY')
  await bet('lan', 4_000)
  await dueFor(id, new Date(NOON))
  await billContracts.run(harness.database, OPEN)
  expect(await shown()).toEqual([['agenta', 1, '20.00', 'DUE']])
  const cash = (username: string) => getCash(harness.database, getId(username))
  const before = [await cash('general'), await cash('agenta'), await cash('agentb')]
  const paths = await harness.database.select({ id: member.id, path: member.path }).from(member)
  const move = (above: string) =>
    harness.database.execute(sql`update member set
        path = (select path from member where username = ${above}) || subpath(member.path, nlevel(own.path) - 1),
        parent_id = case when member.id = own.id then ${getId(above)} else parent_id end
      from (select id, path from member where username = 'agenta') as own where member.path <@ own.path`)
  await Promise.all([move('agentb'), payBills(NO_TRANSFERS).run(harness.database, OPEN)])
  await runAll(payBills(NO_TRANSFERS))
  await move('general')
  expect(await harness.database.select({ id: member.id, path: member.path }).from(member)).toEqual(
    expect.arrayContaining(paths),
  )
  expect([await cash('general'), await cash('agenta'), await cash('agentb')]).toEqual([
    (before[0] ?? 0n) - 200_000n,
    (before[1] ?? 0n) + 200_000n,
    before[2],
  ])
  expect(await shown()).toEqual([['agenta', 1, '20.00', 'PAID']])
  expect(await findLedgerFaults(harness.database)).toEqual([])
  expect(await faults()).toBe(0)
})

test('waits while money may not leave the upline’s account, without a word, and pays once it may again', async () => {
  await fundGeneral()
  const id = await accepted('general', 'agenta', 'DAILY_SALARY')
  await bet('lan', 4_000)
  await dueFor(id, new Date(NOON))
  await billContracts.run(harness.database, OPEN)
  await harness.database.insert(screeningHit).values({
    memberId: getId('general'),
    provider: 'plumbline',
    entry: 'SI-1',
    revision: 'r1',
    kind: 'SANCTION',
    list: 'Freeze list',
    name: 'General',
    score: 90,
    person: Buffer.alloc(32),
  })
  const balance = await getCash(harness.database, getId('general'))
  await runAll(payBills(NO_TRANSFERS))
  expect(await shown()).toEqual([['agenta', 1, '20.00', 'DUE']])
  expect(await getCash(harness.database, getId('general'))).toBe(balance)
  expect(await billMessages()).toEqual([])
  await harness.database.delete(screeningHit)
  await runAll(payBills(NO_TRANSFERS))
  expect(await shown()).toEqual([['agenta', 1, '20.00', 'PAID']])
})

test('waits for an upline without money, notifies it once of the missing amount, and pays once when it is covered', async () => {
  const balance = await getCash(harness.database, getId('general'))
  const id = await accepted('general', 'agenta', 'DAILY_SALARY', { basisPoints: 200 })
  await bet('lan', 1_000_000)
  await dueFor(id, new Date(NOON))
  await billContracts.run(harness.database, OPEN)
  await payBills(NO_TRANSFERS).run(harness.database, OPEN)
  expect(await shown()).toEqual([['agenta', 1, '20000.00', 'INSUFFICIENT']])
  expect(await getCash(harness.database, getId('general'))).toBe(balance)
  await payBills(NO_TRANSFERS).run(harness.database, OPEN)
  const told = { contract: 'DAILY_SALARY', amount: '20000.00', from: YESTERDAY, to: YESTERDAY }
  const unpaid = {
    to: 'general',
    template: 'bill.INSUFFICIENT',
    params: { ...told, account: 'agenta', missing: formatAmount(200_000_000n - balance) },
    about: 'contract:DAILY_SALARY:paid',
  }
  expect(await billMessages()).toEqual([unpaid])
  await harness.database
    .execute(sql`select post_deposit(p_member_id => ${getId('general')}, p_amount => 200000000, p_key => 'deposit:later',
    p_request_hash => '\\x00'::bytea, p_reference => 'later')`)
  await runAll(payBills(NO_TRANSFERS))
  expect(await shown()).toEqual([['agenta', 1, '20000.00', 'PAID']])
  expect(await getCash(harness.database, getId('general'))).toBe(balance)
  expect(await billMessages()).toEqual([
    unpaid,
    {
      to: 'agenta',
      template: 'bill.PAID_LATE',
      params: { ...told, account: 'general' },
      about: 'contract:DAILY_SALARY:received',
    },
  ])
})

test('pays the other bills of an upline in one attempt, leaves one that its money does not cover, and says the sum to both sides', async () => {
  await fundGeneral()
  await bet('lan', 1_000)
  await bet('hoa', 1_000_000)
  for (const name of ['agenta', 'agentb']) {
    const id = await accepted('general', name, 'DAILY_SALARY', { basisPoints: 200, minValidBet: '0' })
    await dueFor(id, new Date(NOON))
  }
  await billContracts.run(harness.database, OPEN)
  const posts = vi.spyOn(postings, 'postAgentPays')
  for (let runs = 0; runs < 3; runs += 1) await payBills(NO_TRANSFERS).run(harness.database, OPEN)
  expect(posts.mock.calls.map(([, paid]) => paid.length)).toEqual([1])
  posts.mockRestore()
  expect(await shown()).toEqual([
    ['agenta', 1, '20.00', 'PAID'],
    ['agentb', 1, '20000.00', 'INSUFFICIENT'],
  ])
  const [, waiting] = await bills()
  await payBills(NO_TRANSFERS).run(harness.database, OPEN)
  expect((await bills())[1]).toEqual(waiting)
  const readSide = async (name: string, side: 'received' | 'paid') =>
    (await as(name, contract.processDailySalary, { side })).value.uncovered
  expect(await readSide('general', 'paid')).toEqual({ count: 1, amount: '20000.00' })
  expect(await readSide('agentb', 'received')).toEqual({ count: 1, amount: '20000.00' })
  expect(await readSide('agenta', 'received')).toEqual({ count: 0, amount: '0.00' })
  expect((await billMessages()).map(({ to, params }) => [to, (params as { account: string }).account])).toEqual([
    ['general', 'agentb'],
  ])
})

test('pays with income that the upline receives in the same batch', async () => {
  const [upper, lower] = ['general', 'agenta'].map(getId) as [number, number]
  await fundGeneral()
  await bet('lan', 4_000)
  const above = await accepted('general', 'agenta', 'DAILY_SALARY', { basisPoints: 200, minValidBet: '0' })
  const below = await accepted('agenta', 'suba', 'DAILY_SALARY', { basisPoints: 100, minValidBet: '0' })
  for (const id of [above, below]) await dueFor(id, new Date(NOON))
  await billContracts.run(harness.database, OPEN)
  await emptyWallet(lower)
  const before = await getCash(harness.database, upper)
  await runAll(payBills(NO_TRANSFERS))
  expect((await shown()).map(([name, , amount, state]) => [name, amount, state])).toEqual([
    ['agenta', '80.00', 'PAID'],
    ['suba', '40.00', 'PAID'],
  ])
  expect(before - (await getCash(harness.database, upper))).toBe(800_000n)
  expect(await getCash(harness.database, lower)).toBe(400_000n)
  expect(await findLedgerFaults(harness.database)).toEqual([])
})

test('pays a bill whose money its payer receives later in the same set, without saying that it is missing', async () => {
  await fundGeneral()
  await bet('lan', 4_000)
  const above = await accepted('general', 'agenta', 'DAILY_SALARY', { basisPoints: 200, minValidBet: '0' })
  const below = await accepted('agenta', 'suba', 'DAILY_SALARY', { basisPoints: 100, minValidBet: '0' })
  for (const id of [above, below]) await dueFor(id, new Date(NOON))
  await billContracts.run(harness.database, OPEN)
  await harness.database.execute(sql`
    update agent_bill set next_action_at = next_action_at - interval '1 minute' where payer_id = ${getId('agenta')}`)
  await emptyWallet(getId('agenta'))
  await runAll(payBills(NO_TRANSFERS))
  expect((await shown()).map(([name, , , state]) => [name, state])).toEqual([
    ['agenta', 'PAID'],
    ['suba', 'PAID'],
  ])
  expect(await billMessages()).toEqual([])
})

test('gives a bill up whose payer is closed and has no money', async () => {
  await bet('lan', 1_000_000)
  const id = await accepted('general', 'agenta', 'DAILY_SALARY', { basisPoints: 200 })
  await dueFor(id, new Date(NOON))
  await billContracts.run(harness.database, OPEN)
  await payBills(NO_TRANSFERS).run(harness.database, OPEN)
  expect(await shown()).toEqual([['agenta', 1, '20000.00', 'INSUFFICIENT']])
  const close = (closedAt: Date | null) =>
    harness.database
      .update(member)
      .set({ closedAt, playGuarded: closedAt !== null })
      .where(eq(member.id, getId('general')))
  await close(new Date())
  await runAll(payBills(NO_TRANSFERS))
  await close(null)
  expect(await shown()).toEqual([['agenta', 1, '20000.00', 'UNPAYABLE']])
})

test('leaves the bill of a closed account unpaid, with the money at the upline, and pays the others', async () => {
  await fundGeneral()
  const before = await Promise.all(
    ['general', 'agenta', 'agentb'].map((name) => getCash(harness.database, getId(name))),
  )
  await bet('lan', 1_000)
  await bet('hoa', 1_000)
  for (const name of ['agenta', 'agentb']) {
    const id = await accepted('general', name, 'DAILY_SALARY', { basisPoints: 200, minValidBet: '0' })
    await dueFor(id, new Date(NOON))
  }
  await billContracts.run(harness.database, OPEN)
  const isClosed = (closedAt: Date | null) =>
    harness.database
      .update(member)
      .set({ closedAt, playGuarded: closedAt !== null })
      .where(eq(member.id, getId('agenta')))
  await isClosed(new Date())
  await runAll(payBills(NO_TRANSFERS))
  expect(await shown()).toEqual([
    ['agenta', 1, '20.00', 'UNPAYABLE'],
    ['agentb', 1, '20.00', 'PAID'],
  ])
  const after = await Promise.all(['general', 'agenta', 'agentb'].map((name) => getCash(harness.database, getId(name))))
  expect(after.map((amount, nth) => amount - (before[nth] ?? 0n))).toEqual([-200_000n, 0n, 200_000n])
  const { value } = await as('general', contract.processDailySalary, { side: 'paid' })
  expect(value.bills.map(({ account, state }) => [account, state])).toContainEqual(['agenta', 'UNPAYABLE'])
  await isClosed(null)
})

test('pays other agents when one agent’s account is full, and tries that one again later', async () => {
  const rate = (username: string, basisPoints: number) => ({ memberId: getId(username), basisPoints })
  await harness.database.insert(rebateRate).values([rate('agenta', 80), rate('suba', 50)])
  await bet('lan', 10_000)
  await billRebates().run(harness.database, OPEN)
  const room = 9_223_372_036_854_775_807n - (await getCash(harness.database, getId('suba')))
  const filling = { memberId: getId('suba'), amount: room, request: {}, reference: 'full' }
  await postings.postReward(harness.database, { ...filling, key: 'fills the account', type: 'COMMISSION' })
  await harness.database
    .update(agentBill)
    .set({ nextActionAt: new Date(0) })
    .where(eq(agentBill.memberId, getId('suba')))
  const before = await getCash(harness.database, getId('agenta'))
  await expect(payBills(NO_TRANSFERS).run(harness.database, OPEN)).rejects.toThrow(/bill .* failed/)
  expect((await getCash(harness.database, getId('agenta'))) - before).toBe(300_000n)
  expect(await shown()).toEqual([
    ['agenta', 1, '30.00', 'PAID'],
    ['suba', 1, '50.00', 'DUE'],
  ])
  expect(await payBills(NO_TRANSFERS).run(harness.database, OPEN)).toBe(0)
  await postings.postWithdrawalHold(harness.database, { ...filling, key: 'empties the account' })
  await harness.database.update(agentBill).set({ nextActionAt: new Date() }).where(eq(agentBill.state, 'DUE'))
  expect(await payBills(NO_TRANSFERS).run(harness.database, OPEN)).toBe(1)
  expect((await shown())[1]).toEqual(['suba', 1, '50.00', 'PAID'])
})

test('bills other agents when the sums of one agent’s team overflow, and tries that one again later', async () => {
  const failing = await accepted('general', 'agenta', 'DAILY_SALARY')
  const other = await accepted('general', 'agentb', 'DAILY_SALARY')
  await bet('hoa', 4_000)
  for (const product of ['RNG', 'LIVE']) {
    await harness.database.execute(sql`insert into team_day (member_id, day, product, team_turnover)
      values (${getId('agenta')}, ${YESTERDAY}, ${product}, 9000000000000000000)`)
  }
  for (const id of [failing, other]) await dueFor(id, new Date(NOON))
  await expect(billContracts.run(harness.database, OPEN)).rejects.toThrow(`contract ${failing} failed`)
  expect(await shown()).toEqual([['agentb', 1, '20.00', 'DUE']])
  expect(await billContracts.run(harness.database, OPEN)).toBe(0)
  await harness.database.execute(sql`select rebuild_team_sums()`)
  await harness.database
    .update(contractVersion)
    .set({ nextActionAt: new Date(0) })
    .where(eq(contractVersion.id, failing))
  await billContracts.run(harness.database, OPEN)
  expect(await shown()).toEqual([
    ['agenta', 1, '0.00', 'NOT_REACHED'],
    ['agentb', 1, '20.00', 'DUE'],
  ])
})

/** Real-time contracts of one account whose last window has just ended, by far more than are billed at once. */
async function manyContracts(count: number): Promise<Date> {
  const from = new Date(Math.floor((Date.now() - 900_000) / 300_000) * 300_000)
  await harness.database.execute(sql`
    insert into contract_version (member_id, id, number, kind, upline_id, terms, terms_hash, state, end_reason, offered_at, expires_at,
      valid_from, valid_until, next_period, next_action_at)
    select ${getId('agenta')}, gen_random_uuid(), n, 'REALTIME_SALARY', ${getId('general')}, ${JSON.stringify({
      ...TERMS,
      minHouseProfit: null,
      minActiveMembers: null,
      maxWinRate: null,
      maxLossRate: null,
      maxSingleBet: null,
    })}::jsonb, '', 'ACCEPTED', 'TERMINATED', now(), now(), ${from.toISOString()}, ${new Date(from.getTime() + 300_000).toISOString()},
      ${from.toISOString()}, now() from generate_series(1, ${count}::integer) n`)
  return from
}

test('bills all due contracts, pays all due bills and recounts them in one run each', async () => {
  const from = await manyContracts(2_100)
  await bet('lan', 2_000, 0, from)
  await billContracts.run(harness.database, OPEN)
  await harness.database.execute(sql`update agent_bill set payer_id = null`)
  const paidBefore = await getCash(harness.database, getId('agenta'))
  await payBills(NO_TRANSFERS).run(harness.database, OPEN)
  expect((await getCash(harness.database, getId('agenta'))) - paidBefore).toBe(2_100n * 100_000n)
  const states = new Set((await bills()).map(({ state }) => state))
  expect(states).toEqual(new Set(['PAID']))
  await bet('lan', 1_000, 0, from)
  await harness.database.update(agentBill).set({ recountAt: new Date() })
  await recountBills.run(harness.database, OPEN)
  const { rows } = await harness.database.execute(sql`
    select revision, count(*)::integer as bills, min(amount) as lowest, max(amount) as highest from agent_bill group by 1 order by 1`)
  expect(rows).toEqual([
    { revision: 1, bills: 2_100, lowest: 100_000n, highest: 100_000n },
    { revision: 2, bills: 2_100, lowest: 50_000n, highest: 50_000n },
  ])
  const { rows: ended } = await harness.database.execute(
    sql`select distinct state, next_action_at from contract_version`,
  )
  expect(ended).toEqual([{ state: 'TERMINATED', next_action_at: null }])
  expect(await findLedgerFaults(harness.database)).toEqual([])
})

test('recounts other bills when the sums of one agent’s team overflow, and tries that one again later', async () => {
  for (const account of ['agenta', 'agentb']) {
    await dueFor(await accepted('general', account, 'DAILY_SALARY'), new Date(NOON))
  }
  await bet('hoa', 4_000)
  await billContracts.run(harness.database, OPEN)
  await bet('hoa', 2_000)
  for (const product of ['RNG', 'LIVE']) {
    await harness.database.execute(sql`insert into team_day (member_id, day, product, team_turnover)
      values (${getId('agenta')}, ${YESTERDAY}, ${product}, 9000000000000000000)`)
  }
  await harness.database.update(agentBill).set({ recountAt: new Date(0) })
  await expect(recountBills.run(harness.database, OPEN)).rejects.toThrow(/bill .* failed/)
  expect(await shown()).toEqual([
    ['agenta', 1, '0.00', 'NOT_REACHED'],
    ['agentb', 1, '20.00', 'DUE'],
    ['agentb', 2, '10.00', 'DUE'],
  ])
  expect(await recountBills.run(harness.database, OPEN)).toBe(0)
})

test('does not pay a period that missed a condition, and says which', async () => {
  const id = await accepted('general', 'agenta', 'DAILY_SALARY', { minActiveMembers: 5 })
  await bet('lan', 4_000)
  await dueFor(id, new Date(NOON))
  await billContracts.run(harness.database, OPEN)
  const { value } = await as('agenta', contract.processDailySalary, {})
  expect(value.bills[0]).toMatchObject({ state: 'NOT_REACHED', amount: '0.00' })
  expect(value.bills[0]?.lines).toContainEqual({ what: 'ACTIVE_MEMBERS', value: '1', needed: '5', met: false })
})

test('counts a real-time window by the rounds of its five minutes alone', async () => {
  const at = new Date(Math.floor((Date.now() - 900_000) / 300_000) * 300_000)
  const id = await accepted('general', 'agenta', 'REALTIME_SALARY')
  await bet('lan', 2_000, 0, at)
  await bet('minh', 1_000, 0, new Date(at.getTime() + 299_999))
  await bet('lan', 9_000, 0, new Date(at.getTime() + 300_000))
  await bet('lan', 9_000, 0, new Date(at.getTime() - 1))
  await bet('hoa', 9_000, 0, at)
  await dueFor(id, at)
  await billContracts.run(harness.database, OPEN)
  // The windows after it are over, too.
  expect((await shown()).slice(0, 2)).toEqual([
    ['agenta', 1, '15.00', 'DUE'],
    ['agenta', 1, '45.00', 'DUE'],
  ])
  expect(await faults()).toBe(0)
})

test('finds a bill that does not follow from its bets', async () => {
  const id = await accepted('general', 'agenta', 'DAILY_SALARY')
  await bet('lan', 4_000)
  await dueFor(id, new Date(NOON))
  await billContracts.run(harness.database, OPEN)
  expect(await faults()).toBe(0)
  await harness.database.update(agentBill).set({ total: 210_000n, amount: 210_000n })
  expect(await faults()).toBe(1)
})

test('keeps the sessions of both sides, and publishes a paid bill to its payee', async () => {
  await harness.database
    .execute(sql`select post_deposit(p_member_id => ${getId('general')}, p_amount => 10000000, p_key => 'deposit:general',
    p_request_hash => '\\x00'::bytea, p_reference => 'general')`)
  const id = await accepted('general', 'agenta', 'DAILY_SALARY')
  const [version] = await harness.database.select().from(contractVersion).where(eq(contractVersion.id, id))
  const getHash = (username: string) => tokenHash(getToken(username)).toString('hex')
  expect(version).toMatchObject({ offeredSession: getHash('general'), decidedSession: getHash('agenta') })
  await bet('lan', 4_000)
  await dueFor(id, new Date(NOON))
  await billContracts.run(harness.database, OPEN)
  const before = await getEvents(harness.database, getId('agenta'), 'BILL')
  await runAll(payBills(NO_TRANSFERS))
  const [bill] = await bills()
  const after = await getEvents(harness.database, getId('agenta'), 'BILL')
  expect(after.slice(before.length)).toEqual([
    { type: 'BILL', billId: bill?.id, kind: 'DAILY_SALARY', state: 'PAID', amount: '20.00' },
  ])
  // A note is no second payment.
  await as('agenta', contract.billAction, { id: bill?.id ?? '', dispute: 'Lan played more' })
  expect(await getEvents(harness.database, getId('agenta'), 'BILL')).toHaveLength(after.length)
  const paid = (await as('general', contract.processDailySalary, { side: 'paid' })).value
  expect(paid.bills[0]).toMatchObject({ state: 'PAID', dispute: 'Lan played more' })
})

test('leaves out bills of periods that were not reached, on request', async () => {
  const id = await accepted('general', 'agenta', 'DAILY_SALARY')
  await dueFor(id, new Date(NOON))
  await billContracts.run(harness.database, OPEN)
  expect((await as('agenta', contract.processDailySalary, {})).value.totalCount).toBe(1)
  expect((await as('agenta', contract.processDailySalary, { show: 'reached' })).value.totalCount).toBe(0)
})

test('pays a dividend when it is collected, once', async () => {
  await harness.database
    .execute(sql`select post_deposit(p_member_id => ${getId('general')}, p_amount => 100000000, p_key => 'deposit:dividend',
    p_request_hash => '\\x00'::bytea, p_reference => 'dividend')`)
  const id = await accepted('general', 'agenta', 'DIVIDEND', { basisPoints: 1000 })
  await bet('lan', 4_000, 1_000)
  await dueFor(id, new Date(NOON))
  await billContracts.run(harness.database, OPEN)
  const [bill] = await bills()
  expect(await shown()).toEqual([['agenta', 1, '300.00', 'AWAITING_COLLECTION']])
  const collect = () => as('agenta', contract.billAction, { id: bill?.id ?? '' })
  expect((await as('agentb', contract.billAction, { id: bill?.id ?? '' })).body).toEqual(refusal('bill.not.found'))
  for (const { value } of await Promise.all([collect(), collect(), collect()]))
    expect(value).toMatchObject({ id: bill?.id, state: 'DUE' })
  await runAll(payBills(NO_TRANSFERS))
  expect(await shown()).toEqual([['agenta', 1, '300.00', 'PAID']])
  // Sent again after a lost response.
  expect((await collect()).value).toMatchObject({ id: bill?.id, state: 'PAID' })
  await runAll(payBills(NO_TRANSFERS))
  expect(await shown()).toEqual([['agenta', 1, '300.00', 'PAID']])
})

const daysAgo = (days: number) => new Date(Date.parse(NOON) - days * 86_400_000)
const lineValues = ({ lines }: Awaited<ReturnType<typeof bills>>[number]) =>
  Object.fromEntries(lines.map(({ what, value }) => [what, value]))

test('bills a dividend by every term for three days, adds no row when run again, and equals the recount', async () => {
  const paid = (username: string, type: 'REBATE' | 'COMMISSION' | 'PROMOTION', amount: number, at: Date) =>
    postings.postReward(harness.database, {
      memberId: getId(username),
      type,
      amount: BigInt(amount) * 10_000n,
      key: `paid to ${username} ${at.getTime()}`,
      request: {},
      reference: 'terms',
      at,
    })
  const terms = {
    basisPoints: 1000,
    minValidBet: null,
    minActiveMembers: 1,
    deductsRebates: true,
    deductsPromotions: true,
    lossCarryOver: 'PERMANENT',
    activeMemberBet: '1000',
    tiers: [{ profit: '700', basisPoints: 1500 }],
  }
  const id = await accepted('general', 'agenta', 'DIVIDEND', terms)
  await bet('lan', 4_000, 5_000, daysAgo(4))
  await paid('lan', 'REBATE', 20, daysAgo(4))
  await paid('minh', 'PROMOTION', 30, daysAgo(4))
  await bet('lan', 4_000, 3_200, daysAgo(3))
  await bet('minh', 500, 500, daysAgo(3))
  await bet('lan', 4_000, 3_000, daysAgo(2))
  await paid('suba', 'COMMISSION', 50, daysAgo(2))
  // The payee's own commission is no cost of its team.
  await paid('agenta', 'COMMISSION', 500, daysAgo(2))
  await dueFor(id, daysAgo(4))
  await runAll(billContracts)
  const [first, second, third] = (await bills()).map(lineValues)
  expect([first, second, third]).toMatchObject([
    { HOUSE_PROFIT: '-1000.00', REBATES: '20.00', PROMOTIONS: '30.00', PROFIT: '-1050.00', CARRIED_FORWARD: '1050.00' },
    {
      HOUSE_PROFIT: '800.00',
      CARRIED_OVER: '1050.00',
      PROFIT: '-250.00',
      ACTIVE_MEMBERS: '1',
      CARRIED_FORWARD: '250.00',
    },
    { REBATES: '50.00', CARRIED_OVER: '250.00', PROFIT: '700.00', TIER: '700.00', RATE: '1500', TOTAL: '105.00' },
  ])
  const count = (await bills()).length
  expect(await shown()).toContainEqual(['agenta', 1, '105.00', 'AWAITING_COLLECTION'])
  await harness.database
    .update(contractVersion)
    .set({ nextPeriod: periodAt('DIVIDEND', 'D', daysAgo(4)).from, nextActionAt: new Date(0) })
  await harness.database.update(agentBill).set({ recountAt: new Date(0) })
  await runAll(billContracts)
  await runAll(recountBills)
  expect(await bills()).toHaveLength(count)
  expect(await faults()).toBe(0)
  const { periods } = (
    await as('agenta', contract.simulateContract, {
      kind: 'DIVIDEND',
      terms: { period: 'D', ...terms } as never,
      periods: 6,
    })
  ).value
  expect(periods.map(({ amount }) => amount)).toContain('105.00')
  for (const what of [
    'REBATES',
    'PROMOTIONS',
    'CARRIED_OVER',
    'PROFIT',
    'CARRIED_FORWARD',
    'ACTIVE_MEMBERS',
    'TIER',
    'RATE',
  ]) {
    const before = await bills()
    await harness.database.execute(sql`update agent_bill set lines = (
      select jsonb_agg(case when line ->> 'what' = ${what} then line || '{"value": "7"}' else line end)
      from jsonb_array_elements(lines) as line) where total > 0`)
    expect([what, await faults()]).toEqual([what, 1])
    for (const { id: billId, lines } of before)
      await harness.database.update(agentBill).set({ lines }).where(eq(agentBill.id, billId))
  }
})

test.each([
  ['PREVIOUS', ['0.00', '0.00', '50.00']],
  ['PERMANENT', ['0.00', '0.00', '10.00']],
] as const)('carries a loss that grew after the bill into the next bills, by %s', async (lossCarryOver, amounts) => {
  const id = await accepted('general', 'agenta', 'DIVIDEND', { basisPoints: 1000, minValidBet: null, lossCarryOver })
  await bet('lan', 1_000, 1_600, daysAgo(4))
  await dueFor(id, daysAgo(4))
  await harness.database.update(contractVersion).set({ validUntil: periodAt('DIVIDEND', 'D', daysAgo(2)).to })
  await billContracts.run(harness.database, OPEN)
  // As if only the first period was over.
  const [first] = await bills()
  await harness.database.delete(agentBill).where(sql`period_from > ${first?.periodFrom.toISOString()}::timestamptz`)
  await bet('lan', 1_000, 1_100, daysAgo(4))
  await harness.database.execute(
    sql`update agent_bill set recount_at = '-infinity' where period_from = (select min(period_from) from agent_bill)`,
  )
  await runAll(recountBills)
  expect(
    (await bills()).filter(({ revision }) => revision === 2).map((one) => [one.state, lineValues(one).CARRIED_FORWARD]),
  ).toEqual([['NOT_REACHED', '700.00']])
  await bet('lan', 1_000, 700, daysAgo(3))
  await bet('lan', 1_000, 500, daysAgo(2))
  await harness.database
    .update(contractVersion)
    .set({ state: 'ACCEPTED', nextPeriod: first?.periodTo, nextActionAt: new Date(0) })
  await runAll(billContracts)
  const last = Map.groupBy(await bills(), ({ periodFrom }) => periodFrom.getTime())
  expect([...last.values()].map((revisions) => formatAmount(revisions.at(-1)?.total ?? -1n))).toEqual(amounts)
  expect(await faults()).toBe(0)
})

test('refuses tiers that do not rise, above the upline’s rates, or on a salary, at their field', async () => {
  const tiers = (...basisPoints: number[]) => ({
    minValidBet: null,
    basisPoints: 100,
    tiers: basisPoints.map((rate, index) => ({ profit: String(index + 1), basisPoints: rate })),
  })
  const fields = async (response: ReturnType<typeof offered>) => (await response).body
  const refused = refusal('request_param_err', { tiers: 'range' })
  expect(await fields(offered('general', 'agenta', 'DIVIDEND', tiers(300, 200)))).toEqual(refused)
  expect(await fields(offered('general', 'agenta', 'DIVIDEND', tiers(200, 300, 400, 500, 600)))).toEqual(refused)
  expect(await fields(offered('general', 'agenta', 'DAILY_SALARY', tiers(200)))).toEqual(
    refusal('request_param_err', { tiers: 'fixed' }),
  )
  const id = await accepted('general', 'agenta', 'DIVIDEND', tiers(200, 300))
  expect(await fields(offered('agenta', 'suba', 'DIVIDEND', tiers(200, 301)))).toEqual(refused)
  await accepted('agenta', 'suba', 'DIVIDEND', tiers(200, 300))
  const { contracts } = (await as('agenta', contract.processContractDividend, {})).value
  expect(contracts.find((one) => one.id === id)?.terms.tiers).toEqual([
    { profit: '1.00', basisPoints: 200 },
    { profit: '2.00', basisPoints: 300 },
  ])
  // The highest rate of the new offer is below the highest one that agenta pays.
  const lower = (await offered('general', 'agenta', 'DIVIDEND', tiers(250))).value
  const listed = (await as('agenta', contract.processContractDividend, {})).value.contracts.find(
    (one) => one.id === lower.id,
  )
  expect(listed?.ending).toEqual([{ account: 'suba', basisPoints: 300 }])
})

test('accepts an offer once from two tabs, only with the terms that were shown', async () => {
  const { id } = (await offered('general', 'agenta', 'DAILY_SALARY')).value
  const termsHash = await hashTerms(id)
  expect((await offered('general', 'agenta', 'DAILY_SALARY')).body).toEqual(refusal('contract.offer.open'))
  const response = (hash: string) => as('agenta', contract.answerContract, { id, accept: true, termsHash: hash })
  expect((await response('another')).body).toEqual(refusal('contract.state'))
  expect((await as('agentb', contract.answerContract, { id, accept: true, termsHash })).body).toEqual(
    refusal('contract.not.found'),
  )
  const responses = await Promise.all([response(termsHash), response(termsHash)])
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const [found] = await harness.database.select().from(contractVersion)
  expect(found?.state).toBe('ACCEPTED')
  expect(((found?.validFrom?.getTime() ?? 0) + BRAND_OFFSET_MS) % 86_400_000).toBe(0)
})

test('replaces a contract at the end of its period, and ends it on request', async () => {
  const first = await accepted('general', 'agenta', 'DAILY_SALARY')
  const second = await accepted('general', 'agenta', 'DAILY_SALARY', { basisPoints: 60 })
  const getState = async (id: string) => {
    const [found] = await harness.database.select().from(contractVersion).where(eq(contractVersion.id, id))
    return [found?.state, found?.endReason]
  }
  // The first version never had a period.
  expect(await getState(first)).toEqual(['SUPERSEDED', 'SUPERSEDED'])
  expect((await as('agentb', contract.endContract, { id: second })).body).toEqual(refusal('contract.not.found'))
  const [unbegun] = await harness.database.select().from(contractVersion).where(eq(contractVersion.id, second))
  // The second version has no period yet.
  expect((await as('general', contract.endContract, { id: second })).value).toMatchObject({
    id: second,
    state: 'TERMINATED',
    validUntil: unbegun?.validFrom?.getTime(),
  })
  expect((await as('agenta', contract.endContract, { id: second })).body).toEqual(refusal('contract.state'))
})

test('answers when a contract ends that is still paid, and lists it as ending', async () => {
  const id = await accepted('general', 'agenta', 'DIVIDEND', { period: 'M' })
  await dueFor(id, new Date())
  const validUntil = periodAt('DIVIDEND', 'M', new Date()).to.getTime()
  const ended = { id, state: 'ENDING', validUntil }
  expect((await as('agenta', contract.endContract, { id })).value).toMatchObject({ ...ended, contract: ended })
  expect((await as('agenta', contract.processContractDividend, {})).value.contracts).toMatchObject([ended])
})

test('replaces a contract that is being billed meanwhile', async () => {
  const first = await accepted('general', 'agenta', 'DAILY_SALARY')
  await dueFor(first, new Date(NOON))
  const { id } = (await offered('general', 'agenta', 'DAILY_SALARY', { basisPoints: 60 })).value
  const termsHash = await hashTerms(id)
  let answered: Promise<{ status: number }> | undefined
  await harness.database.transaction(async (tx) => {
    await tx.update(contractVersion).set({ version: 7 }).where(eq(contractVersion.id, first))
    answered = as('agenta', contract.answerContract, { id, accept: true, termsHash })
    await expect.poll(async () => (await tx.execute(sql`select from pg_locks where not granted`)).rows).not.toEqual([])
  })
  expect((await answered)?.status).toBe(200)
  const running = await harness.database
    .select({ id: contractVersion.id })
    .from(contractVersion)
    .where(sql`state = 'ACCEPTED' and end_reason is null`)
  expect(running).toEqual([{ id }])
})

test('begins a dividend of other periods where the one before it ends', async () => {
  const getVersion = async (id: string) => {
    const [found] = await harness.database.select().from(contractVersion).where(eq(contractVersion.id, id))
    return found
  }
  const monthly = await accepted('general', 'agenta', 'DIVIDEND', { period: 'M' })
  await dueFor(monthly, new Date())
  const monthEnd = periodAt('DIVIDEND', 'M', new Date()).to
  const daily = await accepted('general', 'agenta', 'DIVIDEND', { period: 'D' })
  expect((await getVersion(monthly))?.validUntil).toEqual(monthEnd)
  expect(await getVersion(daily)).toMatchObject({ validFrom: monthEnd, nextPeriod: monthEnd })
  // The month is not over, and what follows it changes once more.
  const weekly = await accepted('general', 'agenta', 'DIVIDEND', { period: 'W' })
  expect((await getVersion(daily))?.state).toBe('SUPERSEDED')
  const weekEnd = periodAt('DIVIDEND', 'W', monthEnd).to
  expect(await getVersion(weekly)).toMatchObject({ validFrom: monthEnd, nextActionAt: billedAt('DIVIDEND', weekEnd) })
})

test('begins after a contract that was ended, when its last period is over', async () => {
  const monthly = await accepted('general', 'agenta', 'DIVIDEND', { period: 'M' })
  await dueFor(monthly, new Date())
  expect((await as('agenta', contract.endContract, { id: monthly })).status).toBe(200)
  const daily = await accepted('general', 'agenta', 'DIVIDEND', { period: 'D' })
  const [found] = await harness.database.select().from(contractVersion).where(eq(contractVersion.id, daily))
  expect(found?.validFrom).toEqual(periodAt('DIVIDEND', 'M', new Date()).to)
})

test('counts a first period from the day on which the contract begins', async () => {
  const id = await accepted('general', 'agenta', 'DIVIDEND', { period: 'W', basisPoints: 1000 })
  const wednesday = new Date('2025-10-15T00:00:00+07:00')
  await harness.database
    .update(contractVersion)
    .set({ validFrom: wednesday, nextPeriod: wednesday, nextActionAt: new Date(0) })
    .where(eq(contractVersion.id, id))
  await bet('lan', 4_000, 0, '2025-10-14T12:00:00+07:00')
  await bet('lan', 3_000, 0, '2025-10-15T12:00:00+07:00')
  await bet('lan', 2_000, 0, '2025-10-19T12:00:00+07:00')
  await bet('lan', 1_000, 0, '2025-10-20T12:00:00+07:00')
  await billContracts.run(harness.database, OPEN)
  expect((await shown()).slice(0, 2)).toEqual([
    ['agenta', 1, '500.00', 'AWAITING_COLLECTION'],
    ['agenta', 1, '100.00', 'AWAITING_COLLECTION'],
  ])
  const [bill, second] = await bills()
  expect(bill).toMatchObject({ periodFrom: wednesday, periodTo: new Date('2025-10-20T00:00:00+07:00') })
  expect(second?.periodFrom).toEqual(new Date('2025-10-20T00:00:00+07:00'))
  expect(await faults()).toBe(0)
})

test('refuses an offer above the rate that its upline has by then', async () => {
  await accepted('general', 'agenta', 'DAILY_SALARY', { basisPoints: 100 })
  const { id } = (await offered('agenta', 'suba', 'DAILY_SALARY', { basisPoints: 80 })).value
  await accepted('general', 'agenta', 'DAILY_SALARY', { basisPoints: 70 })
  const termsHash = await hashTerms(id)
  const response = (accept: boolean) => as('suba', contract.answerContract, { id, accept, termsHash })
  expect((await response(true)).body).toEqual(refusal('contract.state'))
  expect((await response(false)).value).toMatchObject({ id, state: 'REJECTED', contract: { id, state: 'REJECTED' } })
})

test('names the contracts of downlines that a lower rate ends before it is accepted', async () => {
  await accepted('general', 'agenta', 'DAILY_SALARY', { basisPoints: 100 })
  await accepted('agenta', 'suba', 'DAILY_SALARY', { basisPoints: 80 })
  const { id } = (await offered('general', 'agenta', 'DAILY_SALARY', { basisPoints: 70 })).value
  const { contracts } = (await as('agenta', contract.processDailySalary, {})).value
  expect(contracts[0]).toMatchObject({ id, state: 'OFFERED', ending: [{ account: 'suba', basisPoints: 80 }] })
  const termsHash = await hashTerms(id)
  const response = (ending: string[], paymentPassword?: string) =>
    as('agenta', contract.answerContract, { id, accept: true, termsHash, ending, paymentPassword })
  expect((await response([])).body).toEqual(refusal('contract.ends.others'))
  for (const password of [undefined, 'wrong'])
    expect((await response(['suba'], password)).body).toEqual(refusal('payment.password.wrong'))
  expect((await response(['suba'], PAYMENT_PASSWORD)).status).toBe(200)
  const [below] = await harness.database
    .select()
    .from(contractVersion)
    .where(eq(contractVersion.memberId, getId('suba')))
  expect(below?.endReason).toBe('TERMINATED')
})

test('refuses offers above the own rate, to others than direct downlines, and with a wrong password', async () => {
  expect((await offered('agenta', 'suba', 'DAILY_SALARY')).body).toEqual(
    refusal('request_param_err', { basisPoints: 'range' }),
  )
  for (const account of ['suba', 'nobodyhere', 'general']) {
    expect((await offered('general', account, 'DAILY_SALARY')).body).toEqual(refusal('account.not.found'))
  }
  const input = { account: 'agenta', kind: 'DAILY_SALARY' as const, terms: TERMS, paymentPassword: 'wrong' }
  expect((await as('general', contract.offerContract, input)).body).toEqual(refusal('payment.password.wrong'))
})

test.each([
  ['basisPoints', 201, 'range'],
  ['minValidBet', '-1', 'range'],
  ['minHouseProfit', '1000000000000', 'range'],
  ['minActiveMembers', -1, 'range'],
  ['minActiveMembers', 2_000_000_000, 'range'],
  ['maxSingleBet', '100', 'fixed'],
] as const)('refuses to offer, ask for or simulate a %s of %s', async (term, value, breach) => {
  const terms = { ...TERMS, [term]: value }
  const refused = refusal('request_param_err', { [term]: breach })
  expect((await offered('general', 'agenta', 'DAILY_SALARY', terms)).body).toEqual(refused)
  expect((await as('agenta', contract.requestContract, { kind: 'DAILY_SALARY', terms })).body).toEqual(refused)
  const simulated = await as('agenta', contract.simulateContract, { kind: 'DAILY_SALARY', terms, periods: 1 })
  expect(simulated.body).toEqual(refused)
})

test('lets an offer expire that nobody answers', async () => {
  const { id } = (await offered('general', 'agenta', 'DAILY_SALARY')).value
  await harness.database.update(contractVersion).set({ expiresAt: new Date(0), nextActionAt: new Date(0) })
  expect(
    (await as('agenta', contract.answerContract, { id, accept: true, termsHash: await hashTerms(id) })).body,
  ).toEqual(refusal('contract.state'))
  await runAll(expireOffers)
  const [found] = await harness.database.select().from(contractVersion)
  expect(found?.state).toBe('EXPIRED')
})

test('lets other offers expire when one cannot', async () => {
  const failing = (await offered('general', 'agenta', 'DAILY_SALARY')).value.id
  const other = (await offered('general', 'agentb', 'DAILY_SALARY')).value.id
  await harness.database.update(contractVersion).set({ nextActionAt: new Date(0) })
  await harness.database.update(contractVersion).set({ version: 2_147_483_647 }).where(eq(contractVersion.id, failing))
  await expect(expireOffers.run(harness.database, OPEN)).rejects.toThrow(`offer ${failing} failed`)
  const [found] = await harness.database.select().from(contractVersion).where(eq(contractVersion.id, other))
  expect(found?.state).toBe('EXPIRED')
  expect(await expireOffers.run(harness.database, OPEN)).toBe(0)
})

test('simulates a contract on the team’s real days', async () => {
  await bet('lan', 4_000, 0, lastNoon())
  await harness.database.execute(sql`select fold_team_changes()`)
  const input = { account: 'agenta', kind: 'DAILY_SALARY' as const, terms: TERMS, periods: 3 }
  const { value } = await as('general', contract.simulateContract, input)
  expect(value).toMatchObject({ total: '20.00' })
  expect(value.periods.map(({ amount, reached }) => [amount, reached])).toEqual(
    expect.arrayContaining([
      ['20.00', true],
      ['0.00', false],
    ]),
  )
})

test('simulates what an offer leaves the agent with, between its own contract and those below', async () => {
  await accepted('general', 'agenta', 'DAILY_SALARY', { basisPoints: 80 })
  await accepted('agenta', 'suba', 'DAILY_SALARY', { basisPoints: 50 })
  await bet('lan', 4_000, 0, lastNoon())
  await harness.database.execute(sql`select fold_team_changes()`)
  const offer = { account: 'suba', kind: 'DAILY_SALARY' as const, terms: { ...TERMS, basisPoints: 60 }, periods: 1 }
  const up = (await as('agenta', contract.simulateContract, offer)).value
  // 0.8 % of 4,000 comes in; 0.6 % of it goes out in place of 0.5 %.
  expect(up).toMatchObject({ total: '24.00', received: '32.00', paid: '24.00' })
  const { account: _, ...own } = offer
  const down = (await as('agenta', contract.simulateContract, own)).value
  expect(down).toMatchObject({ total: '24.00', received: '24.00', paid: '20.00' })
})

test('lists announcements for agents in the caller’s language, newest first', async () => {
  const row = (id: number, language: string, title: string, at: number) => {
    return { id, type: 'AG', language, title, content: '<p>x</p>', slot: `ag-${at}`, publishedAt: new Date(at) }
  }
  await harness.database.delete(announcement).where(eq(announcement.type, 'AG'))
  await harness.database
    .insert(announcement)
    .values([row(801, 'EN', 'Old', 1), row(802, 'EN', 'New', 2), row(803, 'VI', 'Mới', 2)])
  const titles = async (language: string) => {
    const options = { token: getToken('agenta'), headers: { language } }
    return (await harness.call(agentAnnouncements, {}, options)).value.list.map(({ title }) => title)
  }
  expect(await titles('EN')).toEqual(['New', 'Old'])
  expect(await titles('VI')).toEqual(['Mới', 'Old'])
})
