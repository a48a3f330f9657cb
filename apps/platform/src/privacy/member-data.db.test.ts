import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { scratchDatabase } from '../../test/database.ts'
import { type Database, openDatabase } from '@playhouse/postgres/database.ts'
import { MEMBER_DATA, MEMBER_TABLES } from './member-data.ts'
import { type Column, tableColumns } from './table-columns.ts'

/** Integers that look like references and are not to members. */
const OTHER_NUMBERS: readonly string[] = [
  'tag_id',
  'operator_id',
  'proposed_by_id',
  'decided_by_id',
  'operator_account.link_by_id',
  'operator_invitation.created_by_id',
  'account_id',
  'node_id',
  'deposit_id',
  'withdrawal_id',
  'request_id',
  'case_id',
  'intervention_id',
  'exclusion_id',
  'held_id',
  'deposit.parent_id',
  'banner_id',
  // Progress by the number of the account, no reference.
  'broadcast.last_member_id',
  'lottery_bucket.first_member',
  'lottery_bucket.last_member',
]
/** Types that can hold words about a person. */
const TEXTS: readonly string[] = ['text', '_text', 'varchar', 'jsonb', 'json', 'bytea', 'date', 'inet']
/** Days of sums and jobs. */
const NO_BIRTHDAYS = [
  'period',
  'day',
  'week',
  'month',
  'seen_day',
  'until',
  'credited_until',
  'previous',
  'first_day',
  'last_day',
]

let database: Database
let drop: () => Promise<void>
beforeAll(async () => {
  const scratch = await scratchDatabase()
  drop = scratch.drop
  database = openDatabase(scratch.url)
})
afterAll(async () => {
  await database.$client.end()
  await drop()
})

/** Missing and excess parts of the declaration, in words. */
async function differences(): Promise<string[]> {
  const columns = await tableColumns(database)
  const tables = new Set(columns.map(({ table }) => table))
  const named = new Set(columns.map(({ table, name }) => `${table}.${name}`))
  return [
    ...[...tables].filter((table) => !(table in MEMBER_DATA)).map((table) => `${table} is not declared`),
    ...Object.keys(MEMBER_DATA)
      .filter((table) => !tables.has(table))
      .map((table) => `there is no ${table}`),
    ...columns
      .filter(isReference(await keysToMembers()))
      .filter((column) => !getReferencedTables(column).includes(column.name))
      .map(({ table, name }) => `${table}.${name} refers to a member`),
    ...columns.filter(isUndecided).map(({ table, name }) => `erasure neither changes nor keeps ${table}.${name}`),
    ...columns.filter(isExposed).map(({ table, name }) => `the export shows ${table}.${name}`),
    ...declaredColumns()
      .filter((column) => !named.has(column))
      .map((column) => `there is no ${column}`),
  ]
}

/** Columns with a foreign key to an account. */
async function keysToMembers(): Promise<Set<string>> {
  const { rows } = await database.execute<{ name: string }>(sql`
    select conrelid::regclass || '.' || attname as name from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid in ('member'::regclass, 'chat_profile'::regclass)`)
  return new Set(rows.map(({ name }) => name))
}

const isReference =
  (keys: ReadonlySet<string>) =>
  ({ table, name, type }: Column) =>
    keys.has(`${table}.${name}`) ||
    (type === 'int4' &&
      (name.endsWith('_id') || name.includes('member')) &&
      !['members', 'team_members', 'member_limit', 'member_age'].includes(name) &&
      !OTHER_NUMBERS.includes(name) &&
      !OTHER_NUMBERS.includes(`${table}.${name}`))

function getReferencedTables({ table }: Column): readonly string[] {
  const data = MEMBER_DATA[table]
  return !data || 'nothing' in data ? [] : (data.refers ?? ['member_id'])
}

function isUndecided({ table, name, type }: Column): boolean {
  const data = MEMBER_DATA[table]
  if (!data || 'nothing' in data || data.erase === 'delete') return false
  return (
    TEXTS.includes(type) &&
    !NO_BIRTHDAYS.includes(name) &&
    !(name in (data.erase.set ?? {})) &&
    !data.erase.keep.includes(name)
  )
}

/** Hashes and keys prove something to the platform; nobody else may have them. Seeds are published after a round. */
function isExposed({ table, name, type }: Column): boolean {
  const data = MEMBER_DATA[table]
  if (!data || 'nothing' in data || data.withheld?.includes(name)) return false
  const isSecret = type === 'bytea' || /hash$|^sealed|secret|token|session$/.test(name)
  return (
    isSecret &&
    !['upload.picture', 'round.server_seed', 'lottery_ticket.digest', 'contract_version.terms_hash'].includes(
      `${table}.${name}`,
    )
  )
}

const declaredColumns = () =>
  MEMBER_TABLES.flatMap(([table, { refers = ['member_id'], withheld = [], erase, others }]) =>
    [
      ...refers,
      ...withheld,
      ...[erase, others?.erase].flatMap((rule) =>
        !rule || rule === 'delete' ? [] : [...Object.keys(rule.set ?? {}), ...rule.keep],
      ),
    ].map((column) => `${table}.${column}`),
  )

test('says of every table what it holds about a member, and of every text what becomes of it', async () => {
  expect(await differences()).toEqual([])
})

test('names what a change of the tables adds', async () => {
  await database.execute(sql`create table coupon (id integer primary key, member_id integer not null)`)
  await database.execute(sql`alter table vendor add column contact_member_id integer`)
  await database.execute(sql`alter table game add column champion integer references member`)
  await database.execute(sql`alter table deposit add column comment text`)
  await database.execute(sql`alter table session add column fingerprint bytea`)
  expect(await differences()).toEqual([
    'coupon is not declared',
    'coupon.member_id refers to a member',
    'game.champion refers to a member',
    'vendor.contact_member_id refers to a member',
    'erasure neither changes nor keeps deposit.comment',
    'the export shows session.fingerprint',
  ])
})
