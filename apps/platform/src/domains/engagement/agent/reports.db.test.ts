import { teamBetting } from '@playhouse/platform-api/agent-downline.ts'
import { creditReport, downlineTransactions, teamWatch } from '@playhouse/platform-api/agent-reports.ts'
import { transferDownline } from '@playhouse/platform-api/member-transfers.ts'
import { recordFile } from '@playhouse/platform-api/records.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { brandDay } from '../../../ledger/brand-day.ts'
import { addDays } from '../../../lib/record-range.ts'
import { type AgentHarness, openAgents, PAYMENT_PASSWORD, refusal } from './agents.fixture.ts'

const TODAY = brandDay(new Date())
const RANGE = { from: addDays(TODAY, -6), to: TODAY }

let harness: AgentHarness['harness']
let as: AgentHarness['as']
let getId: AgentHarness['getId']
beforeAll(async () => {
  ;({ harness, as, getId } = await openAgents(['general', 'agenta', 'agentb', 'lan', 'demo'], async (database, id) => {
    await database.execute(
      sql`insert into withdrawal_setting (id, turnover_percent) values (true, 0)
        on conflict (id) do update set turnover_percent = 0`,
    )
    for (const username of ['general', 'agenta']) {
      await database.execute(sql`select post_deposit(p_member_id => ${id(username)}, p_amount => 10000000000,
        p_key => ${`deposit:${username}`}, p_request_hash => '\\x00'::bytea, p_reference => ${username})`)
    }
    await database.execute(sql`select rebuild_team_sums()`)
  }))
  const sent = { amount: '20000', paymentPassword: PAYMENT_PASSWORD }
  await as('general', transferDownline, { ...sent, account: 'agenta', requestKey: randomUUID() })
  await as('agenta', transferDownline, { ...sent, account: 'minh', requestKey: randomUUID() })
})
afterAll(() => harness.close())
beforeEach(async () => {
  await harness.database.execute(sql`delete from member_day`)
  await harness.database.execute(
    sql`update member set registered_at = now() - interval '100 days', marketing_allowed = true`,
  )
})

type Row = { account: string; type: string; amount: string; counterparty: string | null }
const shown = (list: readonly Row[]) =>
  list.map(({ account, type, amount, counterparty }) => [account, type, amount, counterparty])

test('lists payments below an agent with the sums, and hides a counterparty above it', async () => {
  const { value, queries } = await as('agenta', downlineTransactions, RANGE)
  expect(shown(value.list)).toEqual([
    ['minh', 'MEMBER_TRANSFER_IN', '20000.00', 'agenta'],
    ['minh', 'DEPOSIT', '10000.00', null],
    ['lan', 'DEPOSIT', '50000.00', null],
  ])
  expect(value).toMatchObject({
    sums: { deposit: '60000.00', withdrawal: '0.00', transferIn: '20000.00', transferOut: '0.00' },
    next: null,
  })
  expect(queries.length).toBeLessThanOrEqual(4)
  expect(value.total).toBeNull()
  const counted = await as('agenta', downlineTransactions, { ...RANGE, pageSize: 1, counted: '1' })
  expect(counted.value.total).toBe(3)
  expect(counted.queries.length).toBeLessThanOrEqual(5)
  const ofOne = { ...RANGE, account: 'minh', types: 'DEPOSIT', after: counted.value.next ?? '' }
  expect((await as('agenta', downlineTransactions, { ...ofOne, counted: '1' })).value.total).toBe(1)
  const above = await as('general', downlineTransactions, { ...RANGE, account: 'agenta', types: 'MEMBER_TRANSFER_IN' })
  expect(shown(above.value.list)).toEqual([['agenta', 'MEMBER_TRANSFER_IN', '20000.00', 'general']])
  expect(above.value.sums.deposit).toBe('1000000.00')
})

test('hides the counterparty of a transfer that stands outside the downline', async () => {
  await harness.database.execute(sql`update member_transfer set counterparty_id = ${getId('hoa')}
    where member_id = ${getId('minh')}`)
  const { value } = await as('agenta', downlineTransactions, { ...RANGE, types: 'MEMBER_TRANSFER_IN' })
  expect(shown(value.list)).toEqual([['minh', 'MEMBER_TRANSFER_IN', '20000.00', null]])
  await harness.database.execute(sql`update member_transfer set counterparty_id = ${getId('agenta')}
    where member_id = ${getId('minh')}`)
})

async function paged(asker: string) {
  const seen: string[] = []
  let after: string | undefined
  do {
    const { value } = await as(asker, downlineTransactions, { ...RANGE, pageSize: 1, ...(after && { after }) })
    seen.push(...value.list.map(({ account, transactionId }) => `${account} ${transactionId}`))
    after = value.next ?? undefined
  } while (after && seen.length < 20)
  return seen
}

test('sums transfers of a team of any size, also those of before a fold, a rebuild and a move', async () => {
  const readTransfers = async (account?: string) => {
    const { value } = await as('general', downlineTransactions, { ...RANGE, ...(account && { account }) })
    return [value.sums.transferIn, value.sums.transferOut]
  }
  const resize = (by: number) =>
    harness.database.execute(sql`update team_size set members = members + ${by} where member_id = ${getId('general')}`)
  const move = (above: string) =>
    harness.database.execute(
      sql`update member set path = (select path from member where username = ${above}) || id::text, parent_id = ${getId(above)}
        where username = 'minh'`,
    )
  expect(await readTransfers()).toEqual(['40000.00', '20000.00'])
  expect(await readTransfers('agenta')).toEqual(['20000.00', '20000.00'])
  await harness.database.execute(sql`select fold_team_changes()`)
  expect(await readTransfers()).toEqual(['40000.00', '20000.00'])
  await resize(400_000)
  expect(await readTransfers()).toEqual(['40000.00', '20000.00'])
  await resize(-400_000)
  await harness.database.execute(sql`select rebuild_team_sums()`)
  expect(await readTransfers()).toEqual(['40000.00', '20000.00'])
  const below = async () => (await as('agenta', downlineTransactions, RANGE)).value.sums.transferIn
  expect(await below()).toBe('20000.00')
  await move('agentb')
  expect(await below()).toBe('0.00')
  await move('agenta')
  expect(await below()).toBe('20000.00')
})

test('pages small and large teams alike, without leaving out or repeating a payment', async () => {
  const small = await paged('general')
  expect(small).toHaveLength(7)
  expect(new Set(small).size).toBe(7)
  await harness.database.execute(
    sql`update team_size set members = members + 400000 where member_id = ${getId('general')}`,
  )
  try {
    expect(await paged('general')).toEqual(small)
    expect((await as('general', downlineTransactions, { ...RANGE, counted: '1' })).value.total).toBeNull()
    const { queries } = await as('general', downlineTransactions, RANGE)
    // The index by time is walked; no member below is visited first.
    expect(queries.some((query) => query.includes('member_id = below_id and'))).toBe(false)
    expect(queries.length).toBeLessThanOrEqual(4)
  } finally {
    await harness.database.execute(
      sql`update team_size set members = members - 400000 where member_id = ${getId('general')}`,
    )
  }
})

test.each([
  ['hoa', 'of another agent'],
  ['general', 'above'],
  ['agenta', 'itself'],
])('answers about %s (%s) as about an account that does not exist', async (account) => {
  const unknown = await as('agenta', downlineTransactions, { ...RANGE, account: 'nobodyhere' })
  expect(unknown).toMatchObject({ status: 404, body: refusal('account.not.found') })
  expect((await as('agenta', downlineTransactions, { ...RANGE, account })).body).toEqual(unknown.body)
  if (account === 'agenta') return
  expect((await as('agenta', teamWatch, { account })).body).toEqual(unknown.body)
  const file = await as('agenta', recordFile, { report: 'teamTransactions', ...RANGE, account })
  expect(file.body).toEqual(unknown.body)
})

test.each(['x', Buffer.from('1.2.3').toString('base64url'), Buffer.from('99999999999999999.1').toString('base64url')])(
  'refuses the cursor %s',
  async (after) => {
    const { body } = await as('agenta', downlineTransactions, { ...RANGE, after })
    expect(body).toEqual(refusal('request_param_err', { after: 'pattern' }))
  },
)

test.each([
  ['lan', 'not_agent'],
  ['demo', 'in_need_true_account'],
])('refuses %s with %s', async (asker, errorCode) => {
  expect(await as(asker, downlineTransactions, RANGE)).toMatchObject({ status: 403, body: { errorCode } })
  expect(await as(asker, teamWatch, {})).toMatchObject({ status: 403, body: { errorCode } })
})

test('writes payments of one account and type as a file', async () => {
  const requested = { report: 'teamTransactions', ...RANGE, account: 'minh', types: 'DEPOSIT' } as const
  const { value } = await as('agenta', recordFile, requested)
  const { body } = await harness.app.inject({ url: value.path })
  const [first, ...rows] = body
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n')
  expect(first).toBe('Time (GMT+7),Account,Type,From or to,Amount')
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatch(/,minh,Deposit,,10000\.00$/)
})

const played = (username: string, daysAgo: number, turnover: number, payout: number) =>
  harness.database.execute(sql`insert into member_day (member_id, day, turnover, payout, rounds)
    values (${getId(username)}, ${addDays(TODAY, -daysAgo)}::date, ${turnover * 10_000}::bigint, ${payout * 10_000}::bigint, 1)`)

test('names new, quiet, losing and winning members of the own downline only', async () => {
  await played('lan', 6, 500, 100)
  await played('lan', 2, 500, 0)
  await played('minh', 8, 100, 0)
  await played('hoa', 1, 100, 900)
  await harness.database.execute(sql`update member set registered_at = now() where username in ('minh', 'hoa')`)
  const { value, queries } = await as('agenta', teamWatch, {})
  expect(value).toMatchObject({
    days: 7,
    tooLarge: false,
    newMembers: [{ account: 'minh' }],
    quiet: [{ account: 'minh', lastDay: addDays(TODAY, -8) }],
    losses: [{ account: 'lan', amount: '900.00' }],
    wins: [],
  })
  expect(queries.length).toBeLessThanOrEqual(3)
  const below = await as('general', teamWatch, { account: 'agentb' })
  expect(below.value).toMatchObject({ wins: [{ account: 'hoa', amount: '800.00' }], losses: [], quiet: [] })
})

test('leaves out of the quiet who must not be addressed, who never played and who stopped long ago', async () => {
  await played('lan', 7, 100, 0)
  await played('minh', 40, 100, 0)
  expect((await as('agenta', teamWatch, {})).value.quiet).toMatchObject([{ account: 'lan' }])
  await harness.database.execute(sql`update member set marketing_allowed = false where username = 'lan'`)
  expect((await as('agenta', teamWatch, {})).value.quiet).toEqual([])
})

test('visits no member of a team that is too large', async () => {
  await played('lan', 1, 100, 0)
  await harness.database.execute(
    sql`update team_size set members = members + 400000 where member_id = ${getId('general')}`,
  )
  const { value, queries } = await as('general', teamWatch, {})
  await harness.database.execute(
    sql`update team_size set members = members - 400000 where member_id = ${getId('general')}`,
  )
  expect(value).toMatchObject({ tooLarge: true, losses: [], newMembers: [] })
  expect(queries.some((query) => query.includes('member_day'))).toBe(false)
})

test('states an agent’s income and payments, between balances of the ledger', async () => {
  const { value } = await as('agenta', creditReport, RANGE)
  expect(value).toMatchObject({
    opening: '0.00',
    credit: '1020000.00',
    debit: '20000.00',
    closing: '1000000.00',
    types: [
      { type: 'DEPOSIT', credit: '1000000.00', debit: '0.00' },
      { type: 'MEMBER_TRANSFER_IN', credit: '20000.00', debit: '0.00' },
      { type: 'MEMBER_TRANSFER_OUT', credit: '0.00', debit: '20000.00' },
    ],
    days: [{ day: TODAY, opening: '0.00', credit: '1020000.00', debit: '20000.00', closing: '1000000.00' }],
  })
  const { rows } = await harness.database.execute<{ balance: bigint }>(
    sql`select balance from ledger_account where code = ${`member:${getId('agenta')}:cash`}`,
  )
  expect(rows[0]?.balance).toBe(10_000_000_000n)
  expect((await as('lan', creditReport, RANGE)).body).toEqual(refusal('not_agent'))
})

test('states the wallet of an agent below as that agent sees it', async () => {
  const own = await as('agenta', creditReport, RANGE)
  const { value, queries } = await as('general', creditReport, { ...RANGE, account: ' AgentA ' })
  expect(value).toEqual(own.value)
  expect(value.account).toBe('agenta')
  expect(queries.length).toBeLessThanOrEqual(5)
})

test.each([
  ['agentb', 'another agent'],
  ['general', 'the agent above'],
  ['hoa', 'a member of another agent'],
  ['lan', 'a member below, whose wallet is its own'],
])('answers about the wallet of %s (%s) as about an account that does not exist', async (account) => {
  const unknown = await as('agenta', creditReport, { ...RANGE, account: 'nobodyhere' })
  expect(unknown).toMatchObject({ status: 404, body: refusal('account.not.found') })
  expect((await as('agenta', creditReport, { ...RANGE, account })).body).toEqual(unknown.body)
  expect((await as('agenta', recordFile, { report: 'credit', ...RANGE, account })).body).toEqual(unknown.body)
})

type RequestedFile = Parameters<typeof as<typeof recordFile>>[2]

async function getFile(asker: string, requested: Omit<RequestedFile, 'from' | 'to'>): Promise<string[]> {
  const { value } = await as(asker, recordFile, { ...RANGE, ...requested })
  const { body } = await harness.app.inject({ url: value.path })
  return body
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n')
}

test('writes the statement as a file, for agents only', async () => {
  const lines = ['Day,Balance before,Credits,Debits,Balance after', `${TODAY},0.00,1020000.00,20000.00,1000000.00`]
  expect(await getFile('agenta', { report: 'credit' })).toEqual(lines)
  expect(await getFile('general', { report: 'credit', account: 'agenta' })).toEqual(lines)
  expect((await as('lan', recordFile, { report: 'credit', ...RANGE })).body).toEqual(refusal('not_agent'))
})

const bet = (username: string, daysAgo: number, product: string, stake: number, payout: number, uncounted = 0) =>
  harness.database
    .execute(sql`select add_to_member_day(${getId(username)}, ${`${addDays(TODAY, -daysAgo)}T12:00:00+07:00`}::timestamptz,
    p_turnover => ${stake * 10_000}::bigint, p_uncounted => ${uncounted * 10_000}::bigint, p_payout => ${payout * 10_000}::bigint, p_rounds => 1, p_product => ${product})`)
const pay = (username: string, daysAgo: number, deposit: number, withdrawal: number) =>
  harness.database
    .execute(sql`select add_to_member_day(${getId(username)}, ${`${addDays(TODAY, -daysAgo)}T12:00:00+07:00`}::timestamptz,
    p_deposit => ${deposit * 10_000}::bigint, p_withdrawal => ${withdrawal * 10_000}::bigint)`)

test('writes a team’s losses by product and by day as files, for the own team or one below', async () => {
  await bet('lan', 1, 'RNG', 500, 100, 20)
  await bet('minh', 2, 'LIVE', 200, 300)
  await bet('hoa', 1, 'RNG', 50, 0)
  const products = 'Product,Bets,Stakes,Counted stakes,Payouts,House profit'
  const live = 'Live tables,1,200.00,200.00,300.00,-100.00'
  expect(await getFile('agenta', { report: 'teamProducts' })).toEqual([
    products,
    'Slots,1,520.00,500.00,100.00,420.00',
    live,
  ])
  expect(await getFile('general', { report: 'teamProducts', account: 'agenta' })).toEqual([
    products,
    'Slots,1,520.00,500.00,100.00,420.00',
    live,
  ])
  expect((await getFile('general', { report: 'teamProducts' }))[1]).toBe('Slots,2,570.00,550.00,100.00,470.00')
  const days = await getFile('general', { report: 'team', account: 'agenta' })
  expect(days.filter((line) => line.startsWith(addDays(TODAY, -1)))).toEqual([
    `${addDays(TODAY, -1)},1,0.00,0.00,520.00,500.00,100.00,420.00`,
  ])
  const below = await getFile('general', { report: 'downlines', account: 'agenta' })
  expect(below.slice(1).map((line) => line.split(',')[0])).not.toContain('agentb')
  expect(below.find((line) => line.startsWith('suba,'))).toMatch(/,500\.00,420\.00$/)
  const foreign = await as('agenta', recordFile, { report: 'teamProducts', ...RANGE, account: 'agentb' })
  expect(foreign.body).toEqual(refusal('account.not.found'))
})

/** The sum of a column, in minor units. */
async function column(asker: string, requested: Omit<RequestedFile, 'from' | 'to'>, name: string): Promise<string> {
  const [headings = '', ...lines] = await getFile(asker, requested)
  const index = headings.split(',').indexOf(name)
  return formatAmount(lines.reduce((sum, line) => sum + parseAmount(line.split(',')[index] ?? ''), 0n))
}

test('writes files that add up to the sums of their pages', async () => {
  await bet('lan', 1, 'RNG', 500, 100, 20)
  await bet('minh', 2, 'LIVE', 200, 300)
  await pay('lan', 1, 30, 0)
  await pay('minh', 2, 40, 20)
  const { total, days, products } = (await as('agenta', teamBetting, RANGE)).value
  const addUp = (rows: readonly { uncounted: string }[]) =>
    formatAmount(rows.reduce((sum, row) => sum + parseAmount(row.uncounted), 0n))
  expect([addUp(days), addUp(products)]).toEqual([total.uncounted, total.uncounted])
  const expected = [
    ['Deposits', total.deposit],
    ['Withdrawals', total.withdrawal],
    ['Stakes', formatAmount(parseAmount(total.turnover) + parseAmount(total.uncounted))],
    ['Counted stakes', total.turnover],
    ['House profit', total.housePnl],
  ] as const
  expect(total.uncounted).not.toBe('0.00')
  expect(expected.map(([, sum]) => sum)).not.toContain('0.00')
  for (const [name, sum] of expected)
    expect([name, await column('agenta', { report: 'team' }, name)]).toEqual([name, sum])
  for (const [name, sum] of expected.slice(2))
    expect([name, await column('agenta', { report: 'teamProducts' }, name)]).toEqual([name, sum])
  for (const report of ['team', 'teamProducts'] as const) {
    const [stakes, payouts] = [
      await column('agenta', { report }, 'Stakes'),
      await column('agenta', { report }, 'Payouts'),
    ]
    expect(formatAmount(parseAmount(stakes) - parseAmount(payouts))).toBe(total.housePnl)
  }
})
