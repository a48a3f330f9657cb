import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '@playhouse/postgres/database.ts'
import { scratchDatabase } from '../../test/database.ts'
import { madeUpValue } from './full-history.fixture.ts'
import { deletePastPeriod, dueRetention, RETENTION, type Retention } from './retention.ts'
import { type Column, quoted, tableColumns } from './table-columns.ts'

let database: Database
let columns: Column[]
let drop: () => Promise<void>
beforeAll(async () => {
  const scratch = await scratchDatabase()
  drop = scratch.drop
  database = openDatabase(scratch.url)
  columns = await tableColumns(database)
})
afterAll(async () => {
  await database.$client.end()
  await drop()
})

type Values = Readonly<Record<string, string>>

/** Inserts a row with made-up values where no other is given. Neither keys nor triggers apply. @returns its address */
async function insert(table: string, given: Values): Promise<string> {
  const { rows: required } = await database.$client.query<{ column: string }>(
    `select attname as column from pg_attribute where attrelid = $1::regclass and attnum > 0 and attnotnull and not atthasdef and attidentity = ''`,
    [`public.${quoted(table)}`],
  )
  const values = new Map(Object.entries(given))
  for (const { column } of required) {
    const found = columns.find(({ table: owner, name }) => owner === table && name === column)
    // Keys are unique.
    const isKey = found?.type === 'text' || found?.type === 'bytea'
    const value =
      isKey && found.name !== 'address'
        ? `gen_random_uuid()::text${found.type === 'bytea' ? '::bytea' : ''}`
        : found && madeUpValue(found, false)
    if (found && value && !values.has(column)) values.set(column, value)
  }
  const client = await database.$client.connect()
  try {
    await client.query('set session_replication_role = replica')
    const { rows } = await client.query<{ at: string }>(
      `insert into ${quoted(table)} (${[...values.keys()].map(quoted).join(', ')}) overriding system value values (${[...values.values()].join(', ')}) returning ctid::text as at`,
    )
    return rows[0]?.at ?? ''
  } finally {
    await client.query('set session_replication_role = origin')
    client.release()
  }
}

const isThere = async (table: string, at: string): Promise<boolean> =>
  (await database.$client.query(`select from ${quoted(table)} where ctid = $1::tid`, [at])).rows.length > 0

const getName = ({ table, rows }: Retention) => `${table}: ${rows}`

/** Values that make a row of a table due, for tables that need more than the moment. */
const ROWS: Readonly<Record<string, (moment: string) => Values>> = {
  address_calls: (moment) => ({
    times: `array[now() - interval '2 days', ${moment}]`,
    network: `'x'`,
    action: `gen_random_uuid()::text`,
  }),
  api_token: (moment) => ({ ended_at: moment, expires_at: `now() + interval '1 year'` }),
  intervention: (moment) => ({ ended_at: moment, state: `'IGNORED'`, member_id: '1' }),
  log_in_guard: (moment) => ({ first_failure_at: moment }),
  log_in_history: (moment) => ({ at: moment, member_id: '1' }),
  payment_event: (moment) => ({ received_at: moment, state: `'DONE'`, next_action_at: 'null' }),
  risk_case: (moment) => ({ decided_at: moment, state: `'DECIDED'`, member_id: '1' }),
  risk_day: (moment) => ({ summed_at: moment, day: `(${moment})::date + (random() * 1000)::integer` }),
  risk_signal: (moment) => ({ ended_at: moment, signal: 'gen_random_uuid()::text' }),
  screening_hit: (moment) => ({ gone_at: moment, member_id: '1', entry: 'gen_random_uuid()::text' }),
  service_case: (moment) => ({ updated_at: moment, member_id: '0', state: `'CLOSED'` }),
  session: (moment) => ({ ended_at: moment, last_seen_at: `now()` }),
}
const getRow = ({ table, since }: Retention, moment: string): Values => ROWS[table]?.(moment) ?? { [since]: moment }

const GENERIC = RETENTION.filter(({ deletes, rows }) => !deletes && rows !== 'Pictures of rejected identity documents')

test.each(GENERIC.map((rule) => [getName(rule), rule] as const))(
  'deletes what is past its period, and keeps what is not: %s',
  async (_name, rule) => {
    if (rule.table === 'log_in_history')
      await insert('log_in_history', { member_id: '1', at: 'now()', outcome: `'signed-in'` })
    const moment = (offset: string) => `now() - interval '${rule.keeps}' ${offset} interval '30 seconds'`
    const past = await insert(rule.table, getRow(rule, moment('-')))
    const before = await insert(rule.table, getRow(rule, moment('+')))
    expect(await deletePastPeriod(database, rule)).toBe(1)
    expect([await isThere(rule.table, past), await isThere(rule.table, before)]).toEqual([false, true])
  },
)

const getRule = (table: string, part = ''): Retention => {
  const found = RETENTION.find((rule) => rule.table === table && rule.rows.includes(part))
  if (!found) throw new Error(table)
  return found
}
const YEARS = `now() - interval '9 years'`

test('keeps a reported chat message until it is decided about', async () => {
  const at = await insert('chat_message', { id: '77', room_id: `'x'`, created_at: YEARS })
  await insert('chat_report', { member_id: '1', room_id: `'x'`, message_id: '77' })
  await deletePastPeriod(database, getRule('chat_message'))
  expect(await isThere('chat_message', at)).toBe(true)
  await database.$client.query('update chat_report set decided_at = now()')
  await deletePastPeriod(database, getRule('chat_message'))
  expect(await isThere('chat_message', at)).toBe(false)
})

test('keeps the last log-in of an account, however old', async () => {
  const at = await insert('log_in_history', { member_id: '2', at: YEARS, outcome: `'signed-in'` })
  await deletePastPeriod(database, getRule('log_in_history'))
  expect(await isThere('log_in_history', at)).toBe(true)
})

test('keeps an opened game with a round under way', async () => {
  const id = '11111111-1111-4111-8111-111111111111'
  const at = await insert('game_session', { id: `'${id}'`, last_seen_at: YEARS })
  await insert('open_round', { session_id: `'${id}'` })
  await deletePastPeriod(database, getRule('game_session'))
  expect(await isThere('game_session', at)).toBe(true)
})

test('keeps webhooks that wait for an operator, members’ cases, and pictures that belong to something', async () => {
  const stored = [
    ['payment_event', await insert('payment_event', { received_at: YEARS, state: `'STUCK'`, next_action_at: 'null' })],
    ['service_case', await insert('service_case', { updated_at: YEARS, member_id: '5', state: `'CLOSED'` })],
    ['service_case', await insert('service_case', { updated_at: YEARS, member_id: '0', state: `'OPEN'` })],
    ['upload', await insert('upload', { created_at: YEARS, claimed_at: YEARS, purpose: `'MESSAGE'` })],
    ['member_message', await insert('member_message', { created_at: YEARS })],
  ] as const
  for (const work of dueRetention) await work.run(database, new AbortController().signal)
  for (const [table, at] of stored) expect([table, await isThere(table, at)]).toEqual([table, true])
})

test('deletes the lines of a guest’s case with it', async () => {
  await insert('service_case', { id: '901', member_id: '0', state: `'CLOSED'`, updated_at: YEARS })
  const line = await insert('service_case_line', { member_id: '0', case_id: '901', author: `'MEMBER'` })
  const other = await insert('service_case_line', { member_id: '5', case_id: '901', author: `'MEMBER'` })
  await deletePastPeriod(database, getRule('service_case'))
  expect([await isThere('service_case_line', line), await isThere('service_case_line', other)]).toEqual([false, true])
})

test('deletes the picture of a rejected document 90 days after the decision, and keeps an accepted one', async () => {
  const picture = async (number: number, state: string, decidedAt: string) => {
    const id = `'22222222-2222-4222-8222-00000000000${number}'`
    await insert('identity_request', {
      member_id: String(number),
      id: '1',
      state: `'REJECTED'`,
      tier: '1',
      decided_at: decidedAt,
    })
    await insert('identity_document', {
      member_id: String(number),
      request_id: '1',
      upload_id: id,
      state: `'${state}'`,
    })
    return insert('upload', { member_id: String(number), id, purpose: `'IDENTITY_DOCUMENT'`, claimed_at: YEARS })
  }
  const rejected = await picture(1, 'REJECTED', `now() - interval '90 days 30 seconds'`)
  const recent = await picture(2, 'REJECTED', `now() - interval '90 days' + interval '30 seconds'`)
  const accepted = await picture(3, 'ACCEPTED', YEARS)
  await deletePastPeriod(database, getRule('upload', 'rejected'))
  expect([
    await isThere('upload', rejected),
    await isThere('upload', recent),
    await isThere('upload', accepted),
  ]).toEqual([false, true, true])
})

test('deletes more than a batch in one run', async () => {
  await database.$client.query(
    `insert into seal_use (jti, used_at) select 'batch ' || n, now() - interval '1 day' from generate_series(1, 2500) n`,
  )
  expect(await deletePastPeriod(database, getRule('seal_use'))).toBe(2_500)
})

test('names a kind that fails, and deletes the others', async () => {
  await database.$client.query('alter table captcha rename column expires_at to expiry')
  const at = await insert('verification_code', { created_at: YEARS })
  await expect(dueRetention[0]?.run(database, new AbortController().signal)).rejects.toMatchObject({
    errors: [{ message: 'captcha failed' }],
  })
  expect(await isThere('verification_code', at)).toBe(false)
  await database.$client.query('alter table captcha rename column expiry to expires_at')
})
