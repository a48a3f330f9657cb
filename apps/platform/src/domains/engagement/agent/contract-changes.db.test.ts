import * as contract from '@playhouse/platform-api/agent-contracts.ts'
import { CONTRACT_PERIODS, type ContractPeriod } from '@playhouse/shared/agent-pay.ts'
import { allEveryNight } from '@playhouse/testing/every-night.ts'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { agentBill, contractVersion } from '../../../db/tables/agents.ts'
import { type AgentHarness, openAgents, PAYMENT_PASSWORD } from './agents.fixture.ts'
import { billContracts } from './contract-bills.ts'

const OPEN = new AbortController().signal
const DAY = 86_400_000
/** A Tuesday. */
const TUESDAY = new Date('2026-11-24T10:00:00+07:00')
const MONDAY = new Date('2026-11-30T00:00:00+07:00')

let harness: AgentHarness['harness']
let as: AgentHarness['as']
beforeAll(async () => {
  ;({ harness, as } = await openAgents(['general', 'agenta']))
})
afterAll(() => harness.close())
beforeEach(async () => {
  await harness.database.execute(sql`delete from agent_bill`)
  await harness.database.execute(sql`delete from contract_version`)
})
afterEach(() => vi.useRealTimers())

const setTime = (now: Date) => vi.useFakeTimers({ toFake: ['Date'], now })

const versions = () => harness.database.select().from(contractVersion).orderBy(asc(contractVersion.number))

async function change(period: ContractPeriod): Promise<string> {
  const terms = { period, basisPoints: 100 }
  const offer = { account: 'agenta', kind: 'DIVIDEND', terms, paymentPassword: PAYMENT_PASSWORD } as const
  const { id } = (await as('general', contract.offerContract, offer)).value
  const [found] = await harness.database.select().from(contractVersion).where(eq(contractVersion.id, id))
  const response = { id, accept: true, termsHash: found?.termsHash ?? '' }
  expect((await as('agenta', contract.answerContract, response)).status).toBe(200)
  return id
}

describe('a contract that is changed before it begins', () => {
  test.each([
    ['W', MONDAY],
    ['H', new Date('2026-12-01T00:00:00+07:00')],
    ['M', new Date('2026-12-01T00:00:00+07:00')],
  ] as const)('pays by its own terms until those of period %s begin', async (period, from) => {
    setTime(TUESDAY)
    await change('D')
    await change(period)
    const [daily, later] = await versions()
    expect(daily).toMatchObject({
      state: 'ACCEPTED',
      validFrom: new Date('2026-11-25T00:00:00+07:00'),
      validUntil: from,
    })
    expect(later).toMatchObject({ state: 'ACCEPTED', validFrom: from, validUntil: null })
  })

  test('pays its last period in whole', async () => {
    setTime(TUESDAY)
    await change('W')
    await change('M')
    const [weekly, monthly] = await versions()
    // The month begins on the Tuesday of the first week.
    const until = new Date('2026-12-07T00:00:00+07:00')
    expect([weekly?.validFrom, weekly?.validUntil, monthly?.validFrom]).toEqual([MONDAY, until, until])
  })

  test('never pays where the new terms begin first', async () => {
    setTime(TUESDAY)
    await change('M')
    await change('D')
    const [monthly, daily] = await versions()
    expect(monthly?.state).toBe('SUPERSEDED')
    expect(daily?.validFrom).toEqual(new Date('2026-11-25T00:00:00+07:00'))
  })
})

/** Numbers from 0 to 1, the same for a seed. */
function chance(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const SEEDS = allEveryNight(Array.from({ length: 12 }, (_, index) => 7_919 * (index + 1)))

describe('any sequence of changes', () => {
  test.each(SEEDS)('leaves no day without terms and bills none twice (seed %i)', async (seed) => {
    const random = chance(seed)
    let now = TUESDAY.getTime()
    let promised = 0
    for (let count = 0; count < 7; count++) {
      setTime(new Date(now))
      const period = CONTRACT_PERIODS[Math.floor(random() * CONTRACT_PERIODS.length)] ?? 'D'
      await change(period)
      promised ||= (await versions())[0]?.validFrom?.getTime() ?? 0
      // Often the next change comes before this one begins.
      now += random() < 0.6 ? random() * DAY : random() * 40 * DAY
    }
    const found = (await versions()).flatMap(({ validFrom: from, validUntil: to }) =>
      from && to?.getTime() !== from.getTime() ? [{ from, to }] : [],
    )
    expect(found[0]?.from.getTime()).toBeLessThanOrEqual(promised)
    expect(found.length).toBeGreaterThan(1)
    for (const [index, { from }] of found.slice(1).entries()) expect(found[index]?.to).toEqual(from)
    expect(found.at(-1)?.to).toBeNull()

    const last = found.at(-1)?.from ?? new Date(now)
    await billUntil(last)
    const bills = await harness.database.select().from(agentBill).orderBy(asc(agentBill.periodFrom))
    const [first] = bills
    expect(first?.periodFrom).toEqual(found[0]?.from)
    for (const [index, { periodFrom }] of bills.slice(1).entries()) expect(bills[index]?.periodTo).toEqual(periodFrom)
    expect(bills.at(-1)?.periodTo).toEqual(last)
  })
})

/** Bills every period that begins before `end`, in order. */
async function billUntil(end: Date): Promise<void> {
  for (let billed = 1; billed > 0;) {
    await harness.database
      .execute(sql`update contract_version set next_action_at = case when next_period < ${end.toISOString()}
      then '2000-01-01'::timestamptz + (next_period - '2000-01-01') / 1000 else now() + interval '1 year' end
      where state = 'ACCEPTED'`)
    billed = await billContracts.run(harness.database, OPEN)
  }
}
