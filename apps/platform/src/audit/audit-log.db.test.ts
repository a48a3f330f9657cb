import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Database, openDatabase, withTransaction } from '@playhouse/postgres/database.ts'
import { scratchDatabase } from '../../test/database.ts'
import { auditEntry } from '../db/tables/office.ts'
import { audit } from '../checks/audit.ts'
import { recordAudit } from './audit-log.ts'

let database: Database
let url: string
let drop: () => Promise<void>
beforeAll(async () => {
  const scratch = await scratchDatabase()
  ;({ url, drop } = scratch)
  database = openDatabase(url, { max: 30 })
})
afterAll(async () => {
  await database.$client.end()
  await drop()
})

const changeLimit = (amount: bigint) => ({
  actor: { kind: 'OPERATOR', name: 'anna', role: 'risk' } as const,
  action: 'limit.changed',
  subject: 'member:17',
  old: { amount },
  new: { amount: amount + 1n },
  reason: 'asked by phone',
})
const record = (amount: bigint) => withTransaction(database, (tx) => recordAudit(tx, changeLimit(amount)))

/** Changes rows as a person with the table owner's rights could. */
const tamper = (statement: string) =>
  withTransaction(database, async (tx) => {
    await tx.execute(sql`alter table audit_entry disable trigger user`)
    await tx.execute(sql.raw(statement))
    await tx.execute(sql`alter table audit_entry enable trigger user`)
  })

async function chainReport(): Promise<string> {
  const lines: string[] = []
  await audit(url, (line) => lines.push(line))
  return lines.find((line) => line.includes('hash chain')) ?? ''
}

beforeEach(() => tamper('truncate audit_entry'))

it('keeps one chain without gaps under parallel writers', async () => {
  await Promise.all(Array.from({ length: 30 }, (_, index) => record(BigInt(index))))
  const entries = await database.select().from(auditEntry).orderBy(auditEntry.seq)
  expect(entries.map(({ seq }) => seq)).toEqual(Array.from({ length: 30 }, (_, index) => BigInt(index + 1)))
  expect(entries.slice(1).every(({ previousHash }, index) => previousHash.equals(entries[index]?.hash as Buffer))).toBe(
    true,
  )
  expect(await chainReport()).toBe('OK      The audit log’s hash chain is unbroken: 30 entries')
})

it('hashes entries without a role and a salt as releases without these did', async () => {
  await record(1n)
  await withTransaction(database, (tx) =>
    recordAudit(tx, { actor: { kind: 'SYSTEM', name: 'trial' }, action: 'trial.done', subject: 'trial' }),
  )
  const { rows } = await database.execute(sql`
    select role, audit_hash(previous_hash, jsonb_populate_record(entry, '{"salt": null}')) = sha256(previous_hash || convert_to(jsonb_build_array(seq,
      to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), actor_kind, actor, action, subject, old_value, new_value, reason)::text,
      'UTF8')) as "isAsBefore"
    from audit_entry entry order by seq`)
  expect(rows).toEqual([
    { role: 'risk', isAsBefore: false },
    { role: null, isAsBefore: true },
  ])
})

it('stores actor, values and reason', async () => {
  await record(5n)
  expect(await database.select().from(auditEntry)).toMatchObject([
    {
      actorKind: 'OPERATOR',
      actor: 'anna',
      role: 'risk',
      action: 'limit.changed',
      oldValue: { amount: '5' },
      newValue: { amount: '6' },
    },
  ])
})

it('leaves no entry and no gap when the transaction fails', async () => {
  await record(1n)
  const failing = withTransaction(database, async (tx) => {
    await recordAudit(tx, changeLimit(2n))
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await record(3n)
  expect(await chainReport()).toContain('OK')
})

it.each(['update audit_entry set reason = $$other$$', 'delete from audit_entry', 'truncate audit_entry'])(
  'refuses: %s',
  async (statement) => {
    await record(1n)
    await expect(database.execute(sql.raw(statement))).rejects.toMatchObject({
      cause: { constraint: 'audit_log_append_only' },
    })
  },
)

it.each([
  ['an edited value', `update audit_entry set new_value = '{"amount": "9"}' where seq = 3`, 3],
  ['another role', `update audit_entry set role = 'admin' where seq = 2`, 2],
  ['no role', `update audit_entry set role = null where seq = 2`, 2],
  ['another salt', `update audit_entry set salt = '\\x00' where seq = 2`, 2],
  ['no salt', `update audit_entry set salt = null where seq = 2`, 2],
  ['another actor', `update audit_entry set actor = 'binh' where seq = 2`, 2],
  ['a deleted entry', 'delete from audit_entry where seq = 2', 3],
  [
    'a recomputed hash',
    `update audit_entry entry set reason = 'x', hash = audit_hash(previous_hash,
    jsonb_populate_record(entry, '{"reason": "x"}')) where seq = 3`,
    4,
  ],
])('names the first entry that does not match after %s', async (_what, statement, first) => {
  for (const amount of [1n, 2n, 3n, 4n, 5n]) await record(amount)
  await tamper(statement)
  expect(await chainReport()).toMatch(new RegExp(`^FAILED .*; entry ${first} is the first that does not fit`))
})

it('records changes of settings with their differences, and nothing without a change', async () => {
  await database.execute(sql`update withdrawal_setting set receipt_minutes = 45, per_day = per_day`)
  await database.execute(sql`update withdrawal_setting set receipt_minutes = 45`)
  expect(await database.select().from(auditEntry)).toMatchObject([
    {
      actorKind: 'SYSTEM',
      actor: expect.stringMatching(/^database:/),
      action: 'withdrawal_setting.changed',
      subject: 'withdrawal_setting:true',
      oldValue: { receipt_minutes: 4_320 },
      newValue: { receipt_minutes: 45 },
    },
  ])
  expect(await chainReport()).toContain('OK')
})

it('records inserted rows with their author, for tables added to the log', async () => {
  await database.execute(sql`create table trial_limit (member_id integer, kind text, value bigint, changed_by text)`)
  await database.execute(
    sql`create trigger audit_changes after insert or update on trial_limit
      for each row execute function audit_row_change('changed_by', 'member_id', 'kind')`,
  )
  await database.execute(sql`insert into trial_limit values (17, 'LOSS', 5, 'MEMBER')`)
  await database.execute(sql`update trial_limit set value = 4, changed_by = 'OPERATOR anna'`)
  expect(await database.select().from(auditEntry).orderBy(auditEntry.seq)).toMatchObject([
    { actorKind: 'MEMBER', actor: '17', action: 'trial_limit.added', subject: 'trial_limit:17:LOSS' },
    { actorKind: 'OPERATOR', actor: 'anna', oldValue: { value: 5, changed_by: 'MEMBER' }, newValue: { value: 4 } },
  ])
})

it('detects a truncated log once a reconciliation has recorded its head', async () => {
  for (const amount of [1n, 2n, 3n]) await record(amount)
  await database.execute(sql`
    insert into reconciliation (day, state, audit_seq, audit_hash) select '2026-11-20', 'DONE', seq, hash from audit_entry where seq = 3`)
  await tamper('delete from audit_entry where seq = 3')
  expect(await chainReport()).toContain('OK')
  const lines: string[] = []
  expect(await audit(url, (line) => lines.push(line))).toBe(false)
  expect(lines.join('\n')).toContain('the one of 2026-11-20 is missing')
})
