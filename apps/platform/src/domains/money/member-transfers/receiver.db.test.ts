import { closeAccount, excludeMember } from '@playhouse/platform-api/limits.ts'
import { transferDownline, transferEnabled, transferUpline } from '@playhouse/platform-api/member-transfers.ts'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { member } from '../../../db/tables/members.ts'
import { findLedgerFaults } from '../../../ledger/ledger.fixture.ts'
import { PASSWORD } from '../../../small-world.fixture.ts'
import { type Cashier, openCashier, PAYMENT_PASSWORD, type Player } from '../cashier/withdrawals/withdrawals.fixture.ts'
import { addDeposit, getEvents, units } from '../limits/limits.fixture.ts'
import { assertDepositAllowed } from '../limits/deposit-allowance.ts'
import { setLimit } from '../limits/set-limit.ts'

let cashier: Cashier
let agent: Player & { username: string }
let receiver: Player & { username: string }
beforeAll(async () => void (cashier = await openCashier()))
afterAll(() => cashier.close())
/** An agent with money, and a member below it with less. */
beforeEach(async () => {
  const { database } = cashier.harness
  const [above, below] = [await cashier.player(1_000_000), await cashier.player(100_000)]
  await database.update(member).set({ kind: 1 }).where(eq(member.id, above.memberId))
  await database
    .update(member)
    .set({ parentId: above.memberId, path: `${above.memberId}.${below.memberId}` })
    .where(eq(member.id, below.memberId))
  agent = { ...above, username: await readUsername(above) }
  receiver = { ...below, username: await readUsername(below) }
})

const readUsername = async ({ memberId }: Player) =>
  (await cashier.harness.database.select().from(member).where(eq(member.id, memberId)))[0]?.username ?? ''
const order = (amount: string) => ({ amount, paymentPassword: PAYMENT_PASSWORD, requestKey: randomUUID() })
const send = (amount = '50000') =>
  cashier.harness.call(transferDownline, { ...order(amount), account: receiver.username }, { token: agent.token })
const rules = async () =>
  (await cashier.harness.call(transferEnabled, { account: receiver.username }, { token: agent.token })).value
const getCash = async (player: Player) => (await cashier.readBalances(player)).cash
const run = (statement: (id: number) => ReturnType<typeof sql>) =>
  cashier.harness.database.execute(statement(receiver.memberId))

const STATES: readonly [string, (id: number) => ReturnType<typeof sql>][] = [
  ['closed', (id) => sql`update member set closed_at = now() where id = ${id}`],
  ['being closed', (id) => sql`update member set closing_at = now() where id = ${id}`],
  [
    'self-excluded',
    (id) => sql`insert into play_exclusion (member_id, kind, state) values (${id}, 'SELF_EXCLUSION', 'ACTIVE')`,
  ],
  [
    'in a time-out',
    (id) => sql`insert into play_exclusion (member_id, kind, state) values (${id}, 'TIME_OUT', 'ACTIVE')`,
  ],
  ['blocked', (id) => sql`insert into member_block (member_id, reason, blocked_by) values (${id}, 'trial', 'anna')`],
  [
    'at its deposit limit',
    (id) => sql`insert into member_limit (member_id, kind, period, value) values (${id}, 'DEPOSIT', 'DAY', 0)`,
  ],
]

test.each(STATES)(
  'refuses a transfer to an account that is %s, with the same answer as for any other reason',
  async (_, enter) => {
    expect((await rules()).receiver).toEqual({ account: receiver.username, enabled: true })
    await run(enter)
    const refused = await send()
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({ errorCode: 'transfer.receiver.unavailable' })
    expect(JSON.stringify(refused.body)).not.toMatch(/exclu|limit|clos|block|time.?out/i)
    expect([await getCash(agent), await getCash(receiver)]).toEqual([1_000_000, 100_000])
    expect((await rules()).receiver).toEqual({ account: receiver.username, enabled: false })
  },
)

test('refuses a transfer to an upline that is self-excluded, and says so before an amount is typed', async () => {
  const { harness } = cashier
  await harness.database.execute(
    sql`insert into play_exclusion (member_id, kind, state) values (${agent.memberId}, 'SELF_EXCLUSION', 'ACTIVE')`,
  )
  const { value } = await harness.call(transferEnabled, {}, { token: receiver.token })
  expect(value.upline).toEqual({ enabled: false, reason: 'receiver' })
  expect(await harness.call(transferUpline, order('10000'), { token: receiver.token })).toMatchObject({
    body: { errorCode: 'transfer.receiver.unavailable' },
  })
})

test('says nothing of accounts outside of the downline', async () => {
  const stranger = await cashier.player(1)
  const account = await readUsername(stranger)
  const { value } = await cashier.harness.call(transferEnabled, { account }, { token: agent.token })
  expect(value.receiver).toBeNull()
  const asMember = await cashier.harness.call(transferEnabled, { account: agent.username }, { token: receiver.token })
  expect(asMember.value.receiver).toBeNull()
})

test('counts an agent’s transfers towards the receiver’s deposit limit', async () => {
  const { database } = cashier.harness
  const { memberId } = receiver
  await database.execute(sql`update deposit set confirmed_at = now() - interval '2 days' where member_id = ${memberId}`)
  await setLimit(database, { memberId, kind: 'DEPOSIT', period: 'DAY', value: units(100_000) })
  expect(await send('150000')).toMatchObject({ body: { errorCode: 'transfer.receiver.unavailable' } })
  expect((await send('60000')).status).toBe(200)
  expect(await getEvents(database, memberId, 'LIMIT_REACHED')).toEqual([])
  await expect(
    withTransaction(database, (tx) => assertDepositAllowed(tx, memberId, units(40_001))),
  ).rejects.toMatchObject({
    code: 'limit.deposit',
  })
  expect((await send('40000')).status).toBe(200)
  expect(await getEvents(database, memberId, 'LIMIT_REACHED')).toMatchObject([{ limit: 'DEPOSIT_DAY' }])
  expect(await send('10000')).toMatchObject({ body: { errorCode: 'transfer.receiver.unavailable' } })
  expect(await getCash(receiver)).toBe(200_000)
})

test('keeps transfers and a deposit that arrive at once within the deposit limit', async () => {
  const { database } = cashier.harness
  const { memberId } = receiver
  await database.execute(sql`update deposit set confirmed_at = now() - interval '2 days' where member_id = ${memberId}`)
  await setLimit(database, { memberId, kind: 'DEPOSIT', period: 'DAY', value: units(100_000) })
  const deposit = withTransaction(database, async (tx) => {
    await assertDepositAllowed(tx, memberId, units(30_000))
    await addDeposit(database, memberId, units(30_000), { state: 'WAITING' })
  }).then(
    () => 30_000,
    () => 0,
  )
  const sent = await Promise.all(Array.from({ length: 4 }, () => send('30000')))
  const arrived = sent.filter(({ status }) => status === 200).length * 30_000
  expect(arrived + (await deposit)).toBe(90_000)
})

describe('at the same moment', () => {
  type Sent = Pick<Awaited<ReturnType<typeof send>>, 'status' | 'body'>
  const waiting = async () => {
    const { rows } = await cashier.harness.database.execute<{ count: number }>(sql`
      select count(*)::integer as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
    return rows[0]?.count
  }
  /** Starts both in this order while the agent's balance is locked, so that the second waits for the first. */
  async function inTurn(first: () => Promise<Sent>, second: () => Promise<Sent>) {
    let both: Promise<[Sent, Sent]> | undefined
    const { database } = cashier.harness
    await withTransaction(database, async (tx) => {
      await tx.execute(
        sql`select from ledger_account where member_id in (${agent.memberId}, ${receiver.memberId}) for no key update`,
      )
      const one = first()
      await expect.poll(waiting).toBe(1)
      both = Promise.all([one, second()])
      await expect.poll(waiting).toBe(2)
    })
    if (!both) throw new Error('Neither was started.')
    return both
  }
  const as = () => ({ token: receiver.token })
  const proof = { stepUp: { method: 'password', answer: PASSWORD } } as const
  async function exclusion() {
    const requested = { kind: 'TIME_OUT', days: 7 } as const
    const { value } = await cashier.harness.call(excludeMember, { ...requested, ...proof } as never, as())
    return () => cashier.harness.call(excludeMember, { ...requested, confirmation: value.confirmation } as never, as())
  }
  async function closing() {
    const { value } = await cashier.harness.call(closeAccount, proof, as())
    return () => cashier.harness.call(closeAccount, { confirmation: value.confirmation ?? '' }, as())
  }
  const total = async () => {
    const { cash, locked } = await cashier.readBalances(receiver)
    return cash + locked
  }

  test.each([
    ['an exclusion', exclusion],
    ['a closing', closing],
  ])('a transfer that is first arrives before %s', async (_, prepare) => {
    const end = await prepare()
    const [sent, ended] = await inTurn(() => send(), end)
    expect([sent.status, ended.status]).toEqual([200, 200])
    expect(await total()).toBe(150_000)
    expect(await findLedgerFaults(cashier.harness.database)).toEqual([])
  })

  test.each([
    ['an exclusion', exclusion],
    ['a closing', closing],
  ])('a transfer is refused after %s that is first', async (_, prepare) => {
    const end = await prepare()
    const [ended, sent] = await inTurn(end, () => send())
    expect(ended.status).toBe(200)
    expect(sent).toMatchObject({ body: { errorCode: 'transfer.receiver.unavailable' } })
    expect([await total(), await getCash(agent)]).toEqual([100_000, 1_000_000])
  })

  test('the closing pays out a transfer that arrived just before', async () => {
    const end = await closing()
    await inTurn(() => send(), end)
    expect(await cashier.readBalances(receiver)).toEqual({ cash: 0, locked: 150_000 })
  })
})
