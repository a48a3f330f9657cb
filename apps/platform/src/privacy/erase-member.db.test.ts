import { paymentGuard } from '../domains/money/cashier/payment-password.ts'
import { codeGuard } from '../domains/people/session/second-factor/authenticator.ts'
import { questionGuard } from '../domains/people/session/second-factor/security-questions.ts'
import { login } from '@playhouse/platform-api/session.ts'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { openTestPlatform, type TestPlatform } from '../app.fixture.ts'
import { recordAudit } from '../audit/audit-log.ts'
import { audit } from '../checks/audit.ts'
import { getId, play } from '../domains/engagement/records/records.fixture.ts'
import { postAdjustment } from '../ledger/postings.ts'
import { PASSWORD } from '../small-world.fixture.ts'
import { dueLateRows, eraseMember } from './erase-member.ts'
import { erasureObstacles, type ObstacleCode } from './erasure-obstacles.ts'
import {
  columnsNaming,
  fillHistory,
  isChanged,
  MADE_UP_BOOKS,
  OBSTACLE_TABLES,
  PERSON,
} from './full-history.fixture.ts'
import { MEMBER_TABLES, type MemberTable, getRows } from './member-data.ts'

const ANNA = { kind: 'OPERATOR', name: 'anna', role: 'risk' } as const

let platform: TestPlatform
let url: string
let id: number
let other: number
beforeAll(async () => {
  platform = await openTestPlatform({ template: 'small' })
  const { database } = platform
  url = platform.config.databaseUrl
  id = await getId(database, 'hoa')
  other = await getId(database, 'minh')
  const at = new Date()
  await play(database, { memberId: id, nodeId: 1, at, stake: '1000', payout: '400' })
  await play(database, { memberId: id, nodeId: 2, at, stake: '500', payout: '1500' })
  await play(database, { memberId: other, nodeId: 2, at, stake: '200', payout: '0' })
  await query('select rebuild_team_sums()')
})
afterAll(() => platform.close())

const failures = async (): Promise<string[]> => {
  const lines: string[] = []
  await audit(url, (line) => lines.push(line))
  return lines.filter((line) => line.startsWith('FAILED'))
}

const erase = (memberId = id) => withTransaction(platform.database, (tx) => eraseMember(tx, memberId))

const query = async (text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  (await platform.database.$client.query<Record<string, unknown>>(text, values)).rows

const note = (subject: string, values: object, reason: string) =>
  withTransaction(platform.database, (tx) =>
    recordAudit(tx, { actor: ANNA, action: 'trial.noted', subject, new: values, reason }),
  )

const hasRows = async (name: string, table: MemberTable): Promise<boolean> =>
  (await query(`select from ${name} where ${getRows(table)} limit 1`, [id])).length > 0

/** The books, with the sums of uplines. */
const books = async () => ({
  accounts: await query('select member_id, code, balance from ledger_account order by 1, 2'),
  entries: await query(
    'select sum(amount) as sum, count(*) as rows, md5(string_agg(entry::text, $1 order by entry::text)) from ledger_entry entry',
    [' '],
  ),
  transactions: await query(
    'select count(*) as rows, md5(string_agg(head::text, $1 order by head::text)) from ledger_transaction head',
    [' '],
  ),
  rounds: await query('select md5(string_agg(round::text, $1 order by round::text)) from round', [' ']),
  days: await query('select * from member_day order by member_id, day'),
  teams: await query('select * from team_day order by member_id, day, product'),
  changes: await query('select member_id, day, product, deposit, turnover, payout from team_change order by id'),
  tree: await query('select id, parent_id, path from member order by id'),
})

test('erases a member with a row in every table that erasure changes: nothing names the person, the books are the same', async () => {
  const { database } = platform
  expect(await failures()).toEqual([])
  const balance = (await query('select balance from ledger_account where code = $1', [`member:${id}:cash`]))[0]?.balance
  const key = randomUUID()
  const debit = {
    memberId: id,
    type: 'ADMIN_DEBIT',
    amount: balance as bigint,
    key,
    request: {},
    reference: key,
  } as const
  await withTransaction(database, (tx) => postAdjustment(tx, debit))
  await fillHistory(database, id)
  const filled = MEMBER_TABLES.filter(([name, table]) => isChanged(table) && !OBSTACLE_TABLES.includes(name))
  for (const [name, table] of filled) expect([name, await hasRows(name, table)]).toEqual([name, true])
  await note(`member:${id}`, { note: `${PERSON.name} called` }, 'asked by phone')
  await note(`member:${other}`, { note: 'a relative' }, `of ${PERSON.email}`)
  await note('broadcast:7', { usernames: ['minh', PERSON.username] }, 'spring')
  await note(`member:${other}`, { note: 'unrelated' }, 'nothing about anybody else')
  const guards = [paymentGuard, codeGuard, questionGuard].map((getGuard) => getGuard(id))
  await query(
    'insert into log_in_guard (username, failures, first_failure_at) select name, 3, now() from unnest($1::text[]) as name',
    [guards],
  )
  const before = await books()
  const named = await columnsNaming(database)
  expect(named).toEqual(
    expect.arrayContaining([
      'member.username',
      'session.address',
      'upload.picture',
      'bank_card.account_number',
      'withdrawal.destination',
      'payment_event.body',
      'audit_entry.reason',
      'member_message.content',
    ]),
  )

  expect(await erase()).toBe('ERASED')

  expect(await columnsNaming(database)).toEqual([])
  expect(await query('select username from log_in_guard where username = any($1)', [guards])).toEqual([])
  expect(await books()).toEqual(before)
  const deleted = MEMBER_TABLES.filter(([, { erase: rule }]) => rule === 'delete')
  for (const [name, table] of deleted) expect([name, await hasRows(name, table)]).toEqual([name, false])
  expect(
    await query(
      'select username, mobile, email, payee_name, closed_at is not null as closed, erased_at is not null as erased from member where id = $1',
      [id],
    ),
  ).toEqual([{ username: `erased-${id}`, mobile: null, email: null, payee_name: null, closed: true, erased: true }])
  // The members' money was made up as well.
  for (const table of MADE_UP_BOOKS) await query(`delete from ${table} where member_id = $1`, [id])
  expect(await failures()).toEqual([])
})

test('empties the entries of the audit log that name the person, and no others; the chain still holds', async () => {
  const entries = await query(
    'select subject, new_value, reason, erased_by is not null as erased from audit_entry where action = $1 order by seq',
    ['trial.noted'],
  )
  const emptied = { new_value: null, reason: null, erased: true }
  expect(entries).toEqual([
    { subject: `member:${id}`, ...emptied },
    { subject: `member:${other}`, ...emptied },
    { subject: 'broadcast:7', ...emptied },
    {
      subject: `member:${other}`,
      new_value: { note: 'unrelated' },
      reason: 'nothing about anybody else',
      erased: false,
    },
  ])
  const [erasure] = await query(`select subject, new_value from audit_entry where action = 'member.data.erased'`)
  expect(erasure).toMatchObject({
    subject: `member:${id}`,
    new_value: { entries: expect.arrayContaining([1]), rows: { member: 1 } },
  })
})

test.each([
  ['writes other values', `update audit_entry set new_value = '{}' where erased_by is not null`],
  [
    'empties an entry that no erasure lists',
    `update audit_entry set old_value = null, new_value = null, reason = null, salt = null,
    erased_by = (select max(seq) from audit_entry where action = 'member.data.erased') where reason = 'nothing about anybody else'`,
  ],
  [
    'empties the entry of an erasure',
    `update audit_entry set old_value = null, new_value = null, reason = null, salt = null, erased_by = seq
    where action = 'member.data.erased'`,
  ],
  [
    'names another actor',
    `update audit_entry set actor = 'binh', old_value = null, new_value = null, reason = null, salt = null,
    erased_by = 999 where action = 'trial.noted'`,
  ],
])('refuses a change of the audit log that %s', async (_what, statement) => {
  await expect(query(statement)).rejects.toMatchObject({ constraint: 'audit_log_append_only' })
})

test('reports an entry that was emptied without an erasure that lists it', async () => {
  const { database } = platform
  await note(`member:${other}`, { note: 'who took the money' }, 'seen')
  const tamper = (set: string) =>
    withTransaction(database, async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(sql.raw(`update audit_entry set ${set} where seq = (select max(seq) from audit_entry)`))
    })
  const [stored] = await query('select new_value, salt from audit_entry order by seq desc limit 1')
  await tamper(
    `new_value = null, reason = null, salt = null, erased_by = (select max(seq) from audit_entry where action = 'member.data.erased')`,
  )
  expect(await failures()).toContainEqual(expect.stringContaining('is the first that does not fit'))
  await withTransaction(database, async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.$client.query(
      'update audit_entry set new_value = $1, reason = $2, salt = $3, erased_by = null where seq = (select max(seq) from audit_entry)',
      [stored?.new_value, 'seen', stored?.salt],
    )
  })
  expect(await failures()).toEqual([])
})

test('changes nothing when it is called again', async () => {
  const rows = () => query('select to_jsonb(member) as row from member where id = $1', [id])
  const before = [await rows(), await query('select count(*) from audit_entry')]
  expect(await erase()).toBe('ERASED_BEFORE')
  expect([await rows(), await query('select count(*) from audit_entry')]).toEqual(before)
  expect(await erase(999_999)).toBe('NO_SUCH_MEMBER')
})

test('erases rows of a request that was under way at that time', async () => {
  const { database } = platform
  const [erased] = await query('select erased_at from member where id = $1', [id])
  await query(`insert into member_profile (member_id, address) values ($1, 'late street')`, [id])
  await query(`update member set nickname = 'late name', email = 'late@mail.example' where id = $1`, [id])
  expect(await dueLateRows.run(database, new AbortController().signal)).toBe(1)
  expect(await columnsNaming(database, ['late street', 'late name', 'late@mail.example'])).toEqual([])
  expect(await query('select erased_at from member where id = $1', [id])).toEqual([erased])
  await query(`update member set erased_at = now() - interval '1 hour' where id = $1`, [id])
  expect(await dueLateRows.run(database, new AbortController().signal)).toBe(0)
})

test('refuses the log-in of an erased member like that of an unknown name', async () => {
  const tryName = async (username: string) => {
    const { status, body } = await platform.call(
      login,
      { username, password: PASSWORD },
      { remoteAddress: '198.51.100.9' },
    )
    return { status, body: { ...(body as object), traceId: undefined } }
  }
  const unknown = await tryName('nobodyknowsme')
  for (const name of ['hoa', PERSON.username, PERSON.mobile, `erased-${id}`])
    expect(await tryName(name)).toEqual(unknown)
})

/** Statements that make each obstacle for the member `$1`. */
const OBSTACLES: Readonly<Record<ObstacleCode, string>> = {
  BALANCE_NOT_ZERO: `update ledger_account set balance = 5 where member_id = $1 and code like '%:cash'`,
  WITHDRAWAL_OPEN: `insert into withdrawal (member_id, amount, state, requested_at) values ($1, 1, 'REVIEW', now())`,
  DEPOSIT_OPEN: `insert into deposit (member_id, amount, channel, state, created_at) values ($1, 1, 'QR', 'WAITING', now())`,
  BETS_OPEN: `insert into open_round (member_id, vendor_code, round_id, node_id, session_id, stake, payout, opened_at, demo)
    values ($1, 'SEN', 'r', 1, gen_random_uuid(), 1, 0, now(), false)`,
  REWARD_OPEN: `insert into promotion_claim (member_id, promotion_id, period, state) values ($1, 'p', 'x', 'PROCESS')`,
  CASE_OPEN: `insert into service_case (member_id, request_key, topic, title, rank, language) values ($1, gen_random_uuid(), 'OTHER', 'x', 0, 'EN')`,
  EXCLUDED: `insert into play_exclusion (member_id, kind, state) overriding system value values ($1, 'SELF_EXCLUSION', 'ACTIVE')`,
  HELD: `with excluded as (insert into play_exclusion (member_id, kind, state) values (3, 'SELF_EXCLUSION', 'ACTIVE'))
    insert into account_hold (member_id, matched_id, matches) values ($1, 3, '{PHONE}')`,
  BLOCKED: `insert into member_block (member_id, reason, blocked_by) values ($1, 'fraud', 'anna')`,
  LEGAL_HOLD: `insert into legal_hold (member_id, reason, held_by) values ($1, 'inquiry', 'anna')`,
  RECORDS_KEPT: `with deposited as (
      insert into deposit (member_id, amount, channel, state, created_at) values ($1, 1, 'QR', 'CONFIRMED', now()))
    update jurisdiction set rules = rules || '{"recordYears": 5}'`,
  HAS_DOWNLINES: `update member set parent_id = $1 where username = 'childless'`,
  CONTRACT_OPEN: `insert into contract_request (member_id, id, kind, upline_id, terms, note, state, requested_at, expires_at)
    values ($1, gen_random_uuid(), 'DIVIDEND', 1, '{}', '', 'REQUESTED', now(), now())`,
  DECISION_OPEN: `insert into office_decision (kind, subject, payload, reason, proposed_by) values ('credit.post', 'credit:' || $1::integer, '{}', 'x', 'anna')`,
}

test.each(Object.entries(OBSTACLES) as [ObstacleCode, string][])(
  'refuses with %s, and changes nothing',
  async (code, statement) => {
    const { database } = platform
    const outcome = withTransaction(database, async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      // An account without money, so that nothing else speaks against it.
      const { rows } = await tx.$client.query<{
        id: number
      }>(`insert into member (username, nickname, password_hash, kind, path)
      values ('sparrow${code.toLowerCase()}', 'x', '!', 0, '1') returning id`)
      const memberId = rows[0]?.id ?? 0
      await tx.$client.query(
        `insert into ledger_account (member_id, code, currency, balance) values ($1::integer, 'member:' || $1::integer || ':cash', 'VND2', 0)`,
        [memberId],
      )
      expect(await erasureObstacles(tx, memberId)).toEqual([])
      await tx.$client.query(statement, [memberId])
      expect((await erasureObstacles(tx, memberId)).map((found) => found.code)).toEqual([code])
      await eraseMember(tx, memberId)
    })
    await expect(outcome).rejects.toMatchObject({
      name: 'Error',
      obstacles: [{ code, text: expect.stringMatching(/^[A-Z].*\.$/) }],
    })
  },
)
