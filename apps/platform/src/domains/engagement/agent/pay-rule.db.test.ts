import * as contract from '@playhouse/platform-api/agent-contracts.ts'
import {
  createAffiliateUrl,
  createDownline,
  downline,
  rebateSettings,
  setDownlineRebate,
} from '@playhouse/platform-api/agent-downline.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { BILL_MISSING, BILL_RECOUNT } from '../../../checks/team-checks.ts'
import { agentBill, agentPayRule, contractVersion, rebateRate } from '../../../db/tables/agents.ts'
import { brandDay } from '../../../ledger/brand-day.ts'
import { addDays } from '../../../lib/record-range.ts'
import { type AgentHarness, allowAllPay, forgetPay, openAgents, PAYMENT_PASSWORD, refusal } from './agents.fixture.ts'
import { billContracts } from './contract-bills.ts'
import { billRebates } from './rebate-bills.ts'
import { recountBills } from './recount-bills.ts'
import { changePayRule, payRule } from './pay-rule.ts'

const OPEN = new AbortController().signal
/** Rebates count a day as over half an hour later. */
const DAY = addDays(brandDay(new Date(Date.now() - 30 * 60_000)), -1)

let harness: AgentHarness['harness']
let as: AgentHarness['as']
let getId: AgentHarness['getId']
const product = new Map<string, number>()
beforeAll(async () => {
  ;({ harness, as, getId } = await openAgents(['general', 'agenta', 'agentb', 'suba']))
  const { rows } = await harness.database.execute<{ category: string; nodeId: number }>(
    sql`select category, min(node_id) as "nodeId" from game group by category`,
  )
  for (const { category, nodeId } of rows) product.set(category, nodeId)
})
afterAll(() => harness.close())
beforeEach(async () => {
  await forgetPay(harness.database)
  await harness.database.execute(sql`delete from agent_pay_rule where valid_from > '2026-01-01'`)
  await allowAllPay(harness.database)
})

const change = async (rule: Partial<Awaited<ReturnType<typeof payRule>>>) =>
  withTransaction(harness.database, async (tx) => changePayRule(tx, { ...(await payRule(tx)), ...rule }))
const rate = (username: string, basisPoints: number) => ({ memberId: getId(username), basisPoints })
let rounds = 0
const bet = (username: string, category: string, stake: number) => {
  const node = product.get(category)
  if (node === undefined) throw new Error(category)
  return harness.database
    .execute(sql`select settle_round(${getId(username)}, false, ${node}, ${`r${++rounds}`}, ${stake * 10_000}::bigint,
    0::bigint, null, 0, ${`${DAY}T12:00:00+07:00`}::timestamptz)`)
}
const TERMS = { period: 'D', basisPoints: 50 } as const
const offer = (terms: object = {}, kind: 'DAILY_SALARY' | 'DIVIDEND' = 'DAILY_SALARY') =>
  as('general', contract.offerContract, {
    account: 'agenta',
    kind,
    terms: { ...TERMS, ...terms },
    paymentPassword: PAYMENT_PASSWORD,
  })
const stored = async (id: string) =>
  (await harness.database.select().from(contractVersion).where(eq(contractVersion.id, id)))[0]
const accept = async (id: string) =>
  as('agenta', contract.answerContract, { id, accept: true, termsHash: (await stored(id))?.termsHash ?? '' })
const dueYesterday = (id: string) =>
  harness.database
    .update(contractVersion)
    .set({
      validFrom: new Date(`${DAY}T00:00:00+07:00`),
      nextPeriod: new Date(`${DAY}T00:00:00+07:00`),
      nextActionAt: new Date(0),
    })
    .where(eq(contractVersion.id, id))
const totals = async () =>
  (await harness.database.select().from(agentBill)).map(({ kind, total, lines }) => ({
    kind,
    total: formatAmount(total),
    counted: lines.find(({ what }) => what === 'COUNTED_BET')?.value,
  }))
async function faults(): Promise<number> {
  let count = 0
  for (const check of [BILL_RECOUNT, BILL_MISSING]) {
    const { rows } = await harness.database.execute<{ faults: string }>(sql.raw(check.sql))
    count += Number(rows[0]?.faults)
  }
  return count
}

test('refuses an offer above the brand’s highest salary, and pays a running one at its own rate', async () => {
  const { id } = (await offer({ basisPoints: 150 })).value
  await accept(id)
  await change({ dailySalary: 60 })
  expect((await offer({ basisPoints: 61 })).body).toEqual(refusal('request_param_err', { basisPoints: 'range' }))
  expect((await offer({ basisPoints: 5000 }, 'DIVIDEND')).value).toMatchObject({ state: 'OFFERED' })
  const { value } = await as('general', contract.processDailySalary, { side: 'paid' })
  expect(value.offerLimit).toBe(60)
  await bet('lan', 'LIVE', 10_000)
  await dueYesterday(id)
  await billContracts.run(harness.database, OPEN)
  expect(await totals()).toEqual([{ kind: 'DAILY_SALARY', total: '150.00', counted: undefined }])
  expect(await faults()).toBe(0)
})

test('writes each product’s counting rule into an offer, and pays by it after the rule has changed', async () => {
  await change({ shares: { LIVE: 10, RNG: 40 } })
  const { id, contract: listed } = (await offer()).value
  expect(listed?.terms.shares).toEqual({ LIVE: 10, RNG: 40 })
  expect((await accept(id)).value).toMatchObject({ state: 'ACCEPTED' })
  await change({ shares: { LIVE: 1, RNG: 1 } })
  await bet('lan', 'LIVE', 10_000)
  await bet('lan', 'RNG', 1_000)
  await dueYesterday(id)
  await billContracts.run(harness.database, OPEN)
  expect(await totals()).toEqual([{ kind: 'DAILY_SALARY', total: '7.00', counted: '1400.00' }])
  await harness.database.update(agentBill).set({ recountAt: new Date(0) })
  await recountBills.run(harness.database, OPEN)
  expect(await totals()).toHaveLength(1)
  expect(await faults()).toBe(0)
})

test('refuses to accept an offer that counts more than the rule by then', async () => {
  await change({ shares: { LIVE: 10 } })
  const { id } = (await offer()).value
  await change({ shares: { LIVE: 9 } })
  expect((await accept(id)).body).toEqual(refusal('contract.state'))
  await change({ shares: { LIVE: 10, RNG: 40 } })
  expect((await accept(id)).body).toEqual(refusal('contract.state'))
  await change({ shares: { LIVE: 20 } })
  expect((await accept(id)).value).toMatchObject({ state: 'ACCEPTED' })
})

test('pays rebates by the rule of the day, so that they add up to the top’s rate', async () => {
  await harness.database.insert(rebateRate).values([rate('general', 100), rate('agenta', 80)])
  await harness.database.update(agentPayRule).set({ shares: { LIVE: 10, RNG: 40 } })
  // From tomorrow on.
  await change({ shares: { LIVE: 0, RNG: 0 } })
  await bet('lan', 'LIVE', 10_000)
  await bet('lan', 'RNG', 1_000)
  await billRebates().run(harness.database, OPEN)
  const bills = await harness.database.select().from(agentBill)
  expect(bills.reduce((sum, { total }) => sum + total, 0n)).toBe((1_400n * 10_000n * 100n) / 10_000n)
  expect((await totals()).map(({ counted }) => counted)).toEqual(['1400.00', '1400.00'])
  await harness.database.update(agentBill).set({ recountAt: new Date(0) })
  await recountBills.run(harness.database, OPEN)
  expect(await totals()).toHaveLength(2)
  expect(await faults()).toBe(0)
})

test('refuses rebates above the brand’s highest, keeps those of before, and says so', async () => {
  await harness.database.insert(rebateRate).values([rate('general', 300), rate('agenta', 200)])
  await change({ rebate: 120, shares: { LIVE: 10 } })
  const set = (account: string, basisPoints: number) =>
    as('general', setDownlineRebate, { account, rate: basisPoints, paymentPassword: PAYMENT_PASSWORD })
  expect((await set('agentb', 121)).body).toEqual(refusal('request_param_err', { rate: 'range' }))
  expect((await set('agentb', 120)).value).toMatchObject({ rate: 120 })
  expect((await as('general', downline, { account: 'agenta' })).value).toMatchObject({ rate: 200, maxRate: 200 })
  expect((await set('agenta', 200)).value).toMatchObject({ rate: 200 })
  expect((await set('agenta', 150)).value).toMatchObject({ rate: 150 })
  expect((await set('agenta', 151)).body).toEqual(refusal('request_param_err', { rate: 'range' }))
  const link = { name: 'Link', rate: 121 }
  expect((await as('general', createAffiliateUrl, link)).body).toEqual(refusal('request_param_err', { rate: 'range' }))
  const account = { username: 'newbelow1', password: 'Tree7Lantern9', kind: 'member' as const, rate: 121 }
  expect((await as('general', createDownline, account)).body).toEqual(refusal('request_param_err', { rate: 'range' }))
  // The new shares apply from tomorrow.
  expect((await as('general', rebateSettings, {})).value).toMatchObject({ rate: 300, maxRate: 120, shares: {} })
})
