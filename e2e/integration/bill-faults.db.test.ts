import * as contract from '@playhouse/platform-api/agent-contracts.ts'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { periodAt } from '@playhouse/shared/agent-pay.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SECRET_KEYS } from '../../apps/platform/src/app.fixture.ts'
import { BILL_CHECK, BILL_RECOUNT } from '../../apps/platform/src/checks/team-checks.ts'
import { agentBill, contractVersion } from '../../apps/platform/src/db/tables/agents.ts'
import {
  type AgentHarness,
  openAgents,
  PAYMENT_PASSWORD,
} from '../../apps/platform/src/domains/engagement/agent/agents.fixture.ts'
import { addDays } from '../../apps/platform/src/lib/record-range.ts'
import { confirmDeposit } from '../../apps/platform/src/ledger/cashier.ts'
import { brandDay } from '../../apps/platform/src/ledger/brand-day.ts'
import { getCash, findLedgerFaults } from '../../apps/platform/src/ledger/ledger.fixture.ts'
import { type KillableProcesses, startKillable } from './killed-process.fixture.ts'
import { allEveryNight } from '@playhouse/testing/every-night.ts'

/** 0.5 % of 10,000 in minor units. */
const PAY = 500_000n

let agents: AgentHarness
let main: KillableProcesses
beforeAll(async () => {
  agents = await openAgents(['general', 'agenta'], async (database, getId) => {
    const payment = { channel: 'QR', paymentReference: 'general', createdAt: new Date() }
    await withTransaction(database, (tx) =>
      confirmDeposit(tx, { memberId: getId('general'), amount: 100n * PAY, ...payment }),
    )
  })
  main = await startKillable(agents.harness.config.databaseUrl, { SECRET_KEYS }, ['platform'])
})
afterAll(async () => {
  await main.end()
  await agents.harness.close()
})

/** A daily salary that `general` pays `agenta`, with a bet in the period that is over. */
async function contractWithBet(day: string): Promise<string> {
  const { database } = agents.harness
  const at = `${day}T12:00:00+07:00`
  await database.execute(sql`select settle_round(${agents.getId('lan')}, false, 1, ${`bill ${day}`}, 100000000::bigint, 0::bigint, null, 0,
    ${at}::timestamptz)`)
  const terms = { period: 'D', basisPoints: 50, minValidBet: '1000' } as const
  const offer = { account: 'agenta', kind: 'DAILY_SALARY', terms, paymentPassword: PAYMENT_PASSWORD } as const
  const { id } = (await agents.as('general', contract.offerContract, offer)).value
  const [offered] = await database.select().from(contractVersion).where(eq(contractVersion.id, id))
  const termsHash = offered?.termsHash ?? ''
  await agents.as('agenta', contract.answerContract, { id, accept: true, termsHash })
  const { from } = periodAt('DAILY_SALARY', 'D', new Date(at))
  await database
    .update(contractVersion)
    .set({
      validFrom: from,
      nextPeriod: from,
      nextActionAt: new Date(0),
      validUntil: new Date(`${addDays(day, 1)}T00:00+07:00`),
    })
    .where(eq(contractVersion.id, id))
  return id
}

let daysAgo = 1

test.each(
  allEveryNight(['bill:kept', 'bill:billed', 'bill:posted', 'bill:paid'] as const, (point) => point === 'bill:posted'),
)('bills and pays a period once after being killed at %s', async (point) => {
  daysAgo += 1
  const { database } = agents.harness
  const cash = async () => [
    await getCash(database, agents.getId('general')),
    await getCash(database, agents.getId('agenta')),
  ]
  const [payer = 0n, paid = 0n] = await cash()
  const id = await contractWithBet(addDays(brandDay(new Date()), -daysAgo))
  await main.start(point)
  expect(await main.gone()).toBe('SIGKILL')
  await main.start()
  const bills = () => database.select().from(agentBill).where(eq(agentBill.contractId, id))
  await expect
    .poll(async () => (await bills()).map(({ state, amount }) => ({ state, amount })))
    .toEqual([{ state: 'PAID', amount: PAY }])
  expect(await cash()).toEqual([payer - PAY, paid + PAY])
  await main.kill()
  for (const check of [BILL_CHECK, BILL_RECOUNT]) {
    const { rows } = await database.execute<{ faults: string }>(sql.raw(check.sql))
    expect([check.what, Number(rows[0]?.faults)]).toEqual([check.what, 0])
  }
  expect(await findLedgerFaults(database)).toEqual([])
})
