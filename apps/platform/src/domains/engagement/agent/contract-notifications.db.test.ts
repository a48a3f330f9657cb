import * as contract from '@playhouse/platform-api/agent-contracts.ts'
import { inbox } from '@playhouse/platform-api/messages.ts'
import { recordFile } from '@playhouse/platform-api/records.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openTransaction, waitForWaiting } from '../../../../test/other-transaction.ts'
import { contractVersion } from '../../../db/tables/agents.ts'
import { brandDay } from '../../../ledger/brand-day.ts'
import * as publish from '../../../live/publish.ts'
import { getEvents } from '../../money/limits/limits.fixture.ts'
import { type AgentHarness, openAgents, PAYMENT_PASSWORD } from './agents.fixture.ts'
import { notifyContractChanges } from './contract-notifications.ts'
import { expireOffers } from './contracts.ts'

const OPEN = new AbortController().signal
const TODAY = brandDay(new Date())

let harness: AgentHarness['harness']
let as: AgentHarness['as']
let getId: AgentHarness['getId']
beforeAll(async () => {
  ;({ harness, as, getId } = await openAgents(['general', 'agenta', 'agentb']))
})
afterAll(() => harness.close())
beforeEach(async () => {
  for (const table of ['contract_version', 'member_message', 'live_event', 'agent_bill']) {
    await harness.database.execute(sql.raw(`delete from ${table}`))
  }
})

const titles = async (username: string) => (await as(username, inbox, {})).value.list.map(({ title }) => title)
const states = async (username: string) =>
  (await getEvents(harness.database, getId(username), 'CONTRACT')).map((event) => (event as { state: string }).state)
/** Notifies in two processes at once, until no change is left. */
async function notifyAll() {
  for (let count = 1; count > 0;) {
    const runs = await Promise.all([1, 2].map(() => notifyContractChanges.run(harness.database, OPEN)))
    count = runs.reduce((sum, one) => sum + one, 0)
  }
}

async function offered(basisPoints = 50, account = 'agenta') {
  const terms = { period: 'D', basisPoints } as const
  const order = { account, kind: 'DAILY_SALARY', terms, paymentPassword: PAYMENT_PASSWORD } as const
  const { id } = (await as('general', contract.offerContract, order)).value
  const [version] = await harness.database.select().from(contractVersion).where(eq(contractVersion.id, id))
  return { id, termsHash: version?.termsHash ?? '' }
}

test('notifies the member of an offer once, with its terms', async () => {
  await offered()
  await notifyAll()
  await notifyAll()
  const { list } = (await as('agenta', inbox, {})).value
  expect(list).toMatchObject([{ title: 'You were offered a contract', about: 'contract:DAILY_SALARY:received' }])
  expect(list[0]?.content).toContain('general offers you a contract: daily salary.')
  expect(await titles('general')).toEqual([])
  expect([await states('agenta'), await states('general')]).toEqual([['OFFERED'], ['OFFERED']])
})

test('notifies without waiting for a contract that changes, and of that one later', async () => {
  const { id } = await offered(50, 'agenta')
  await offered(50, 'agentb')
  const change = await openTransaction(harness.database)
  try {
    await change.query('select from contract_version where id = $1 for no key update', [id])
    const notified = notifyContractChanges.run(harness.database, OPEN).then(() => 'notified')
    expect(await Promise.race([notified, waitForWaiting(harness.database).then(() => 'waits')])).toBe('notified')
  } finally {
    await change.rollBack()
  }
  expect([await titles('agenta'), await titles('agentb')]).toEqual([[], ['You were offered a contract']])
  await notifyAll()
  expect(await titles('agenta')).toEqual(['You were offered a contract'])
})

test('notifies the other members when a message to one cannot be written, and that one later', async () => {
  await harness.database.execute(sql`
    create function refuse_message() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$`)
  await harness.database.execute(
    sql.raw(`create trigger refuse_message before insert on member_message for each row
      when (new.member_id = ${getId('agenta')}) execute function refuse_message()`),
  )
  await offered(50, 'agenta')
  await offered(50, 'agentb')
  await expect(notifyContractChanges.run(harness.database, OPEN)).rejects.toThrow('failed and is tried again later')
  expect(await titles('agentb')).toEqual(['You were offered a contract'])
  await harness.database.execute(sql`drop function refuse_message cascade`)
  await notifyAll()
  expect(await titles('agenta')).toEqual(['You were offered a contract'])
})

test('notifies the sides of many contracts in one transaction, each of its own', async () => {
  await offered(50, 'agenta')
  await offered(60, 'agentb')
  const work = vi.spyOn(publish, 'publishToMembers')
  await notifyContractChanges.run(harness.database, OPEN)
  const contracts = work.mock.calls.map(([, events]) => events.filter(({ event }) => event.type === 'CONTRACT').length)
  work.mockRestore()
  expect(contracts.filter((count) => count > 0)).toEqual([4])
  for (const name of ['agenta', 'agentb']) expect(await titles(name)).toEqual(['You were offered a contract'])
  expect([await states('general'), await states('agenta')]).toEqual([['OFFERED', 'OFFERED'], ['OFFERED']])
  const { rows } = await harness.database.execute(
    sql`select count(*)::integer as left from contract_version where notified_state is null`,
  )
  expect(rows).toEqual([{ left: 0 }])
})

test.each([
  [true, 'ACCEPTED', 'Your offer was accepted'],
  [false, 'REJECTED', 'Your offer was rejected'],
] as const)('notifies the upline of the answer %s', async (accept, state, title) => {
  const { id, termsHash } = await offered()
  await notifyAll()
  await as('agenta', contract.answerContract, { id, accept, termsHash })
  await notifyAll()
  expect(await titles('general')).toEqual([title])
  expect(await titles('agenta')).toEqual(['You were offered a contract'])
  expect(await states('agenta')).toEqual(['OFFERED', state])
})

test('notifies both sides that an offer expired', async () => {
  const { id } = await offered()
  await notifyAll()
  await harness.database
    .update(contractVersion)
    .set({ nextActionAt: new Date(0) })
    .where(eq(contractVersion.id, id))
  await expireOffers.run(harness.database, OPEN)
  await notifyAll()
  expect(await titles('general')).toEqual(['An offer has expired'])
  expect(await titles('agenta')).toEqual(['An offer has expired', 'You were offered a contract'])
})

test('notifies both sides that a contract ends when that is agreed, and not again when its last period is over', async () => {
  const { id, termsHash } = await offered()
  await as('agenta', contract.answerContract, { id, accept: true, termsHash })
  await as('agenta', contract.endContract, { id })
  await notifyAll()
  await harness.database.update(contractVersion).set({ state: 'TERMINATED' }).where(eq(contractVersion.id, id))
  await notifyAll()
  expect(await titles('general')).toEqual(['A contract ends'])
  expect(await titles('agenta')).toEqual(['A contract ends'])
  expect(await states('general')).toEqual(['TERMINATED'])
})

test('notifies of the new version only where it replaces another', async () => {
  const first = await offered(60)
  await as('agenta', contract.answerContract, { ...first, accept: true })
  await notifyAll()
  const second = await offered(70)
  await as('agenta', contract.answerContract, { ...second, accept: true })
  await notifyAll()
  expect(await titles('general')).toEqual(['Your offer was accepted', 'Your offer was accepted'])
  expect(await states('general')).toEqual(['ACCEPTED', 'SUPERSEDED', 'ACCEPTED'])
})

test('writes the bills of a kind in every state as a file, for agents only', async () => {
  for (const [kind, state] of [
    ['DAILY_SALARY', 'NOT_REACHED'],
    ['DAILY_SALARY', 'PAID'],
    ['DIVIDEND', 'AWAITING_COLLECTION'],
  ]) {
    await harness.database.execute(sql`
      insert into agent_bill (member_id, id, kind, contract_id, payer_id, period_from, period_to, total, amount, lines, state, created_at)
      values (${getId('agenta')}, gen_random_uuid(), ${kind}, gen_random_uuid(), ${getId('general')}, now(), now(),
        50000, 50000, '[]', ${state}, now())`)
  }
  const requested = { report: 'bills', from: TODAY, to: TODAY, billKind: 'DAILY_SALARY' } as const
  const { value } = await as('general', recordFile, requested)
  const { body } = await harness.app.inject({ url: value.path })
  const [first, ...rows] = body
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n')
  expect(first).toBe('Period from (GMT+7),Period to (GMT+7),Source,Revision,Paid to,Paid by,State,Amount')
  expect(rows.map((row) => row.split(',').slice(2).join(',')).toSorted()).toEqual([
    'Daily salary,1,agenta,general,Not reached,5.00',
    'Daily salary,1,agenta,general,Paid,5.00',
  ])
})

test('sums an agent’s income by day', async () => {
  const paid = (amount: number, paidAt: string) =>
    harness.database.execute(sql`
    insert into agent_bill (member_id, id, kind, contract_id, payer_id, period_from, period_to, total, amount, lines, state, created_at, paid_at)
    values (${getId('agenta')}, gen_random_uuid(), 'DAILY_SALARY', gen_random_uuid(), ${getId('general')}, now(), now(),
      ${amount}, ${amount}, '[]', 'PAID', now(), ${paidAt}::timestamptz)`)
  const yesterday = new Date(Date.parse(TODAY) - 86_400_000).toISOString().slice(0, 10)
  await paid(50_000, `${TODAY}T00:00:01+07:00`)
  await paid(20_000, `${yesterday}T23:59:59+07:00`)
  await paid(10_000, `${yesterday}T12:00:00+07:00`)
  const range = { from: yesterday, to: TODAY }
  expect((await as('agenta', contract.income, range)).value.days).toEqual([
    { day: yesterday, received: '3.00', paid: '0.00' },
    { day: TODAY, received: '5.00', paid: '0.00' },
  ])
  expect((await as('general', contract.income, range)).value.days).toMatchObject([{ paid: '3.00' }, { paid: '5.00' }])
})
