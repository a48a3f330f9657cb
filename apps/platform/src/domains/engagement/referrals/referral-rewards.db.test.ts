import { inbox } from '@playhouse/platform-api/messages.ts'
import { referralDetails, referralFriends } from '@playhouse/platform-api/referrals.ts'
import { register } from '@playhouse/platform-api/registration.ts'
import { login } from '@playhouse/platform-api/session.ts'
import { sql } from 'drizzle-orm'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../../app.fixture.ts'
import { brandDay } from '../../../ledger/brand-day.ts'
import { findLedgerFaults } from '../../../ledger/ledger.fixture.ts'
import { PASSWORD } from '../../../small-world.fixture.ts'
import { addMember } from '../../people/registration/add-member.ts'
import { judgeReferrals, recordReferral } from './referral-rewards.ts'

const UNIT = 10_000n
const ENOUGH = { deposit: 200_000n * UNIT, turnover: 1_000_000n * UNIT }
const DAY_MS = 86_400_000

let harness: TestPlatform
const tokens = new Map<string, string>()
const ids = new Map<string, number>()
beforeAll(async () => {
  harness = await openTestPlatform({ template: 'small' })
  for (const username of ['lan', 'minh', 'hoa', 'suba']) {
    const { token, id } = (await harness.call(login, { username, password: PASSWORD })).value
    tokens.set(username, token)
    ids.set(username, Number(id))
  }
  // The log-ins of this test came from one address.
  await harness.database.execute(sql`update log_in_history set address = '198.51.100.' || member_id`)
})
afterAll(() => harness.close())

const as = (username: string) => ({ token: tokens.get(username) ?? '', headers: { language: 'EN' } })
const getId = (username: string) => ids.get(username) ?? 0

/** Registers a friend of a member, from its own network. */
async function invite(by: string, username: string, { daysAgo = 0, address = '192.0.2.7' } = {}): Promise<number> {
  return withTransaction(harness.database, async (tx) => {
    const added = await addMember(tx, { username, nickname: username, passwordHash: '', kind: 0, parent: undefined })
    const friendId = added?.id ?? 0
    await tx.execute(sql`
      insert into log_in_history (member_id, address, method, outcome) values (${friendId}, ${address}, 'registration', 'signed-in')`)
    await recordReferral(tx, { friendId, invitedById: getId(by) }, new Date(Date.now() - daysAgo * DAY_MS))
    return friendId
  })
}

async function act(friendId: number, { deposit = 0n, turnover = 0n }, daysAgo = 0): Promise<void> {
  const at = new Date(Date.now() - daysAgo * DAY_MS).toISOString()
  await harness.database.execute(
    sql`select add_to_member_day(${friendId}, ${at}, p_deposit => ${deposit}, p_turnover => ${turnover})`,
  )
}

const getFriends = async (username: string, input: object = {}) =>
  (await harness.call(referralFriends, input, as(username))).value
const readStages = async (username: string) => (await getFriends(username)).list.map(({ name, stage }) => [name, stage])
const paidTo = async (username: string) => {
  const { rows } = await harness.database.execute<{ count: number; total: string }>(sql`
    select count(*)::integer as count, coalesce(sum(amount), 0)::text as total from ledger_transaction t
    join ledger_entry e on e.member_id = t.member_id and e.transaction_id = t.id and e.balance_after is not null
    where t.member_id = ${getId(username)} and t.idempotency_key like 'referral:%'`)
  return rows[0]
}

test('shows the rule to members, but not to agents', async () => {
  const rule = { reward: '50000.00', minDeposit: '200000.00', minTurnover: '1000000.00', days: 30 }
  expect((await harness.call(referralDetails, {}, as('lan'))).value).toMatchObject({ rule, paidFriends: 0 })
  expect((await harness.call(referralDetails, {}, as('suba'))).value.rule).toBeNull()
})

test('advances a friend at the first deposit, and pays once deposits and play suffice', async () => {
  const friendId = await invite('lan', 'binhan')
  expect(await judgeReferrals(harness.database)).toBe(0)
  expect(await readStages('lan')).toEqual([['b***n', 'REGISTERED']])
  await act(friendId, { deposit: ENOUGH.deposit })
  await judgeReferrals(harness.database)
  expect(await readStages('lan')).toEqual([['b***n', 'DEPOSITED']])
  await act(friendId, { turnover: ENOUGH.turnover - 1n })
  expect(await judgeReferrals(harness.database)).toBe(0)
  await act(friendId, { turnover: 1n })
  await judgeReferrals(harness.database)
  expect(await readStages('lan')).toEqual([['b***n', 'PAID']])
  expect(await paidTo('lan')).toEqual({ count: 1, total: String(50_000n * UNIT) })
  const [message] = (await harness.call(inbox, {}, as('lan'))).value.list
  expect(message).toMatchObject({ title: 'A friend’s reward was paid', about: 'referral' })
  expect(message?.content).toMatch(/₫50,000.* b\*\*\*n/)
})

test('pays once per friend when jobs run in parallel and repeatedly', async () => {
  const friends = await Promise.all(['parallela', 'parallelb', 'parallelc'].map((name) => invite('minh', name)))
  for (const friendId of friends) await act(friendId, ENOUGH)
  await Promise.all(Array.from({ length: 20 }, () => judgeReferrals(harness.database)))
  await judgeReferrals(harness.database)
  expect(await paidTo('minh')).toEqual({ count: 3, total: String(150_000n * UNIT) })
  // Even a row that was reset, as after a crash, finds its payment.
  await harness.database.execute(sql`
    update referral set state = 'DEPOSITED', next_action_at = now() + interval '1 day', transaction_id = null
    where friend_id = ${friends[0]}`)
  await judgeReferrals(harness.database)
  expect(await paidTo('minh')).toEqual({ count: 3, total: String(150_000n * UNIT) })
  expect(await findLedgerFaults(harness.database)).toEqual([])
  expect((await harness.call(referralDetails, {}, as('minh'))).value).toMatchObject({
    paidFriends: 3,
    paidAmount: '150000.00',
  })
  expect(await getFriends('minh', { show: 'PAID', pageSize: 2 })).toMatchObject({ total: 3, list: [{}, {}] })
})

test.each([
  [
    'shares the inviter’s network',
    'neighbour',
    async (friend: number) => {
      await harness.database.execute(sql`
      insert into log_in_history (member_id, address, method, outcome)
      values (${getId('hoa')}, '2001:db8:7::1', 'password', 'signed-in'), (${friend}, '2001:db8:7::2', 'password', 'signed-in')`)
    },
  ],
  [
    'is excluded from play',
    'resting',
    async (friend: number) => {
      await harness.database.execute(sql`
      insert into play_exclusion (member_id, kind, state) values (${friend}, 'SELF_EXCLUSION', 'ACTIVE')`)
    },
  ],
  [
    'has closed the account',
    'departed',
    async (friend: number) => {
      await harness.database.execute(sql`update member set closed_at = now() where id = ${friend}`)
    },
  ],
  [
    'was invited by somebody who is excluded now',
    'latecomer',
    async () => {
      await harness.database.execute(sql`
      insert into play_exclusion (member_id, kind, state) values (${getId('hoa')}, 'TIME_OUT', 'ACTIVE')`)
    },
  ],
])('does not pay for a friend who %s', async (_, username, arrange) => {
  const friendId = await invite('hoa', username)
  await arrange(friendId)
  await act(friendId, ENOUGH)
  await judgeReferrals(harness.database)
  expect((await getFriends('hoa')).list[0]).toMatchObject({ stage: 'DECLINED' })
  expect(await paidTo('hoa')).toEqual({ count: 0, total: '0' })
})

test('counts only the days of the rule, as of the registration', async () => {
  const [inTime, late] = [
    await invite('lan', 'intime', { daysAgo: 31 }),
    await invite('lan', 'toolate', { daysAgo: 31 }),
  ]
  await act(inTime, ENOUGH, 2)
  await act(late, ENOUGH)
  await harness.database.execute(sql`
    insert into referral_rule (valid_from, reward, min_deposit, min_turnover, days) values (${brandDay(new Date())}, 1, 1, 1, 1)`)
  await judgeReferrals(harness.database)
  await harness.database.execute(sql`delete from referral_rule where reward = 1`)
  expect(new Map((await readStages('lan')) as [string, string][])).toEqual(
    new Map([
      ['b***n', 'PAID'],
      ['i***e', 'PAID'],
      ['t***e', 'EXPIRED'],
    ]),
  )
  expect(await paidTo('lan')).toEqual({ count: 2, total: String(100_000n * UNIT) })
})

test('records friends of members at registration, but not those of agents', async () => {
  await harness.database.execute(sql`update member set affiliate_code = 'SUBA01' where username = 'suba'`)
  const signUp = (username: string, invitedBy: { referralCode?: string; affiliateCode?: string }) =>
    harness.call(register, {
      username,
      password: 'marble-tide-77',
      confirmPassword: 'marble-tide-77',
      confirmedAge: 18,
      ...invitedBy,
    })
  const code = (await harness.call(referralDetails, {}, as('minh'))).value.referralCode
  const before = (await getFriends('minh')).total
  expect((await signUp('freshfriend', { referralCode: code ?? '' })).status).toBe(200)
  expect((await getFriends('minh')).total).toBe(before + 1)
  expect((await signUp('agentsfriend', { affiliateCode: 'SUBA01' })).status).toBe(200)
  expect((await getFriends('suba')).total).toBe(0)
})

test('declines a friend who registers on the network of the inviter at once, and no other', async () => {
  const from = (remoteAddress: string) => ({ headers: { language: 'EN' }, remoteAddress })
  const { token } = (await harness.call(login, { username: 'hoa', password: PASSWORD }, from('198.51.100.7'))).value
  const code = (await harness.call(referralDetails, {}, { token })).value.referralCode ?? ''
  const signUp = async (username: string, remoteAddress: string) => {
    const form = {
      username,
      password: 'marble-tide-77',
      confirmPassword: 'marble-tide-77',
      confirmedAge: 18,
      referralCode: code,
    }
    expect((await harness.call(register, form, from(remoteAddress))).status).toBe(200)
    return (await getFriends('hoa')).list[0]
  }
  expect(await signUp('housemate1', '198.51.100.7')).toMatchObject({ stage: 'DECLINED', endedAt: expect.any(Number) })
  expect(await signUp('elsewhere1', '198.51.100.8')).toMatchObject({ stage: 'REGISTERED', endedAt: null })
})

/** Browser ids as sent by the gateway. */
const BROWSER = 'minhs-browser-as-an-id'
const OTHER_BROWSER = 'friends-browser-and-it'

let friends = -1
test.each([
  ['the browser of the inviter', BROWSER, 'DECLINED'],
  ['another browser', OTHER_BROWSER, 'PAID'],
  ['a browser without an id', undefined, 'PAID'],
  ['an id in a wrong form', 'x'.repeat(500), 'PAID'],
])('with %s, a friend who qualifies ends as expected', async (_name, browser, state) => {
  const from = (device: string | undefined, remoteAddress: string) => ({
    headers: { language: 'EN', ...(device && { 'x-device-id': device }) },
    remoteAddress,
  })
  const { token } = (await harness.call(login, { username: 'minh', password: PASSWORD }, from(BROWSER, '203.0.113.1')))
    .value
  const code = (await harness.call(referralDetails, {}, { token })).value.referralCode ?? ''
  friends += 1
  const username = `friend${'abcd'.charAt(friends)}`
  const signUp = {
    username,
    password: 'marble-tide-77',
    confirmPassword: 'marble-tide-77',
    confirmedAge: 18,
    referralCode: code,
  }
  const { status, value } = await harness.call(
    register,
    signUp,
    from(browser, `2001:db8:${state.length}::${Date.now() % 9_999}`),
  )
  expect(status).toBe(200)
  const friendId = Number((value as { id: unknown }).id)
  await act(friendId, ENOUGH)
  await judgeReferrals(harness.database)
  const { rows } = await harness.database.execute(sql`select state from referral where friend_id = ${friendId}`)
  expect(rows).toEqual([{ state }])
  const { rows: stored } = await harness.database.execute<{ text: string }>(
    sql`select coalesce(string_agg(log_in_history::text, ''), '') as text from log_in_history where device_hash is not null`,
  )
  expect(stored[0]?.text).not.toContain(BROWSER)
})
