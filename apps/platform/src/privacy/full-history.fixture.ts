import { sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { MEMBER_TABLES, type MemberTable, getRows } from './member-data.ts'
import { type Column, quoted, tableColumns } from './table-columns.ts'

/** Personal data that must be nowhere once the member is erased. */
export const PERSON = {
  username: 'tinhduyennguyen',
  nickname: 'Tinh Duyen Nguyen',
  name: 'Nguyễn Thị Tình Duyên',
  mobile: '+84987612345',
  email: 'tinh.duyen@example.org',
  account: '97041998877665',
  address: '203.0.113.77',
  street: '12 Hàng Bông',
} as const

/** Texts with every mark that erasure removes. */
const WORDS = Object.values(PERSON).join(' / ')

/** Rows of these are what erasure is refused for. */
export const OBSTACLE_TABLES = ['open_round', 'member_block', 'legal_hold']

/** The other account of rows that concern two. */
const OTHER = 1

/** Tables whose made-up rows do not agree with the ledger. */
export const MADE_UP_BOOKS = [
  'held_return',
  'held_payment',
  'points_redemption',
  'withdrawal_step',
  'payout_attempt',
  'withdrawal',
  'member_transfer',
  'agent_bill',
]

/** Values that constraints and the checks of sums expect of rows that are made up. */
const VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  agent_application: { state: `'REJECTED'` },
  agent_bill: { state: `'NOT_REACHED'`, total: '0', amount: '0', lines: `'[]'`, kind: `'DIVIDEND'` },
  contract_request: { state: `'DECLINED'` },
  contract_version: { state: `'TERMINATED'`, end_reason: `'TERMINATED'` },
  identity_request: { state: `'REJECTED'` },
  office_decision: {
    state: `'DECLINED'`,
    subject: `'note:' || $1::integer`,
    payload: `jsonb_build_object('memberId', $1::integer::text, 'text', $2::text)`,
  },
  payment_event: {
    state: `'DONE'`,
    next_action_at: 'null',
    body: `'{"reference":"W' || $1::integer || '-1-1","payer":"' || $2::text || '"}'`,
  },
  points_redemption: { state: `'REJECTED'`, points: '0' },
  promotion_claim: { state: `'REJECTED'` },
  queue_assignment: { subject: `'member:' || $1::integer` },
  reconciliation_difference: { subject: `'member:' || $1::integer`, reason: `'AMOUNT'` },
  service_case: { state: `'CLOSED'`, stars: '5' },
  broadcast: {
    group: `jsonb_build_object('usernames', jsonb_build_array('${PERSON.username}'))`,
    next_action_at: 'null',
  },
  log_in_guard: { username: `'${PERSON.username}'` },
  verification_code: { address: `'${PERSON.mobile}'` },
  withdrawal: { state: `'REJECTED'` },
  held_payment: { state: `'RETURNED'` },
}

/** Values in rows of other members that name the member by username alone. */
const OTHERS_VALUES: typeof VALUES = {
  registration: { recommender_id: `'${PERSON.username}'` },
  member_message: { params: `'{"account":"${PERSON.username}"}'`, template: 'null' },
}

/**
 * Gives the member the names of `PERSON`, and a row in each table that erasure changes where it has none yet. Texts that erasure removes contain all
 * of `PERSON`. Neither keys nor triggers apply, because rows are made up one by one.
 */
export async function fillHistory(database: Database, memberId: number): Promise<void> {
  const columns = await tableColumns(database)
  const client = await database.$client.connect()
  try {
    await client.query('set session_replication_role = replica')
    await client.query(
      `update member set username = $2, nickname = $3, payee_name = $4, mobile = $5, email = $6, mobile_verified_at = now() where id = $1`,
      [memberId, PERSON.username, PERSON.nickname, PERSON.name, PERSON.mobile, PERSON.email],
    )
    for (const [name, table] of MEMBER_TABLES) {
      // Books stay as they are; made-up ones would not add up.
      if (OBSTACLE_TABLES.includes(name) || !isChanged(table)) continue
      const own = columns.filter((column) => column.table === name)
      await overwrite(own, table)
      if ((await count(name, table)) === 0) await insert(own, table, memberId)
      // The row of the other one, where both have one.
      if (table.others) await insert(own, table, OTHER)
    }
  } finally {
    await client.query('set session_replication_role = origin')
    client.release()
  }

  async function count(name: string, table: MemberTable): Promise<number> {
    const { rows } = await client.query(`select from ${quoted(name)} where ${getRows(table)} limit 1`, [memberId])
    return rows.length
  }

  /** Puts the words of `PERSON` into what the member has there already. */
  async function overwrite(own: readonly Column[], table: MemberTable): Promise<void> {
    const name = own[0]?.table ?? ''
    if (table.erase === 'delete' || name === 'member') return
    const erased = own.filter(
      (column) =>
        column.name in getErasedValues(table) &&
        ['text', 'jsonb'].includes(column.type) &&
        !VALUES[name]?.[column.name],
    )
    for (const column of erased) {
      const value =
        column.type === 'text'
          ? `$2`
          : `coalesce(${quoted(column.name)}, '{}') || jsonb_build_object('payerName', $2::text, 'payerBank', $2::text, 'accountName', $2::text, 'accountNumber', $2::text)`
      if (name === 'bank_card' && column.name === 'account_number')
        await client.query(
          `update bank_card set account_number = '${PERSON.account}' || left(id::text, 4) where ${getRows(table)} and $2 <> ''`,
          [memberId, WORDS],
        )
      else
        await client.query(`update ${quoted(name)} set ${quoted(column.name)} = ${value} where ${getRows(table)}`, [
          memberId,
          WORDS,
        ])
    }
  }

  async function insert(own: readonly Column[], table: MemberTable, owner: number): Promise<void> {
    const name = own[0]?.table ?? ''
    const { refers = ['member_id'] } = table
    const rule = owner === memberId ? table.erase : (table.others?.erase ?? table.erase)
    const { rows } = await client.query<{ column: string }>(
      `select attname as column from pg_attribute where attrelid = $1::regclass and attnum > 0
        and (not attnotnull or attidentity <> '' or atthasdef)`,
      [`public.${quoted(name)}`],
    )
    const optional = new Set(rows.map(({ column }) => column))
    const values = own.flatMap((column): [string, string][] => {
      const given = VALUES[name]?.[column.name] ?? (owner === memberId ? undefined : OTHERS_VALUES[name]?.[column.name])
      if (given !== undefined) return [[column.name, given]]
      if (column.name === refers[0]) return [[column.name, String(owner)]]
      if (refers.includes(column.name)) return [[column.name, String(owner === memberId ? OTHER : memberId)]]
      const isErased = rule === 'delete' || column.name in (rule.set ?? {})
      if (optional.has(column.name) && !(isErased && ['text', 'jsonb'].includes(column.type))) return []
      return [[column.name, madeUpValue(column, isErased)]]
    })
    const text = `insert into ${quoted(name)} (${values.map(([column]) => quoted(column)).join(', ')}) overriding system value
      select ${values.map(([, value]) => value).join(', ')} where $1::integer is not null and $2::text is not null on conflict do nothing`
    await client.query(text, [memberId, WORDS]).catch((error: Error) => {
      throw new Error(`${name}: ${error.message}\n${text}`)
    })
  }
}

export const isChanged = ({ erase }: MemberTable) => erase === 'delete' || erase.set !== undefined

const getErasedValues = ({ erase }: MemberTable) => (erase === 'delete' ? {} : (erase.set ?? {}))

/** SQL of a value for a column; `$2` is the text of erased ones. */
export function madeUpValue({ name, type }: Column, isErased: boolean): string {
  const values: Readonly<Record<string, string>> = {
    text: isErased ? `$2::text` : `'${name.toUpperCase().slice(0, 12)}'`,
    _text: isErased ? `array[$2::text]` : `'{}'`,
    jsonb: isErased ? `jsonb_build_object('note', $2::text)` : `'{}'`,
    bytea: `convert_to($2::text, 'UTF8')`,
    int2: '1',
    int4: '1',
    int8: '0',
    bool: 'true',
    uuid: 'gen_random_uuid()',
    _uuid: `'{}'`,
    date: 'now()::date',
    timestamptz: `now() + interval '1 day'`,
    xid8: 'pg_current_xact_id()',
    _int2: `'{}'`,
    _int8: `'{}'`,
  }
  return values[type] ?? 'null'
}

/** Columns of any table that contain one of `PERSON`, texts and bytes alike. */
export async function columnsNaming(
  database: Database,
  parts: readonly string[] = Object.values(PERSON),
): Promise<string[]> {
  const { rows: columns } = await database.execute<{ table: string; column: string }>(sql`
    select format('%I.%I', nspname, relname) as table, attname as column from pg_attribute
    join pg_class on pg_class.oid = attrelid join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'p') and attnum > 0 and not attisdropped and nspname not in ('pg_catalog', 'information_schema')
      and nspname not like 'pg_toast%' and atttypid not in ('int2'::regtype, 'int4'::regtype, 'bool'::regtype)`)
  const found: string[] = []
  const pattern = parts.map((part) => part.replace(/[.+\\]/g, String.raw`\$&`)).join('|')
  const bytes = parts.map((part) => Buffer.from(part).toString('hex')).join('|')
  for (const { table, column } of columns) {
    const { rows } = await database.$client.query(
      `select from ${table} where ${quoted(column)}::text ~* $1 or ${quoted(column)}::text ~ $2 limit 1`,
      [pattern, String.raw`^\\x.*(` + bytes + ')'],
    )
    if (rows.length > 0) found.push(`${table.replace('public.', '')}.${column}`)
  }
  return found
}
