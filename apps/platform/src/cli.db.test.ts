import { sql } from 'drizzle-orm'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scratchDatabase } from '../test/database.ts'
import { type Database, openDatabase } from '@playhouse/postgres/database.ts'
import { bareEnvironment } from '@playhouse/testing/bare-environment.ts'

const CLI = fileURLToPath(new URL('./cli.ts', import.meta.url))

let database: Database
let url: string
let drop: () => Promise<void>
beforeAll(async () => {
  ;({ url, drop } = await scratchDatabase())
  database = openDatabase(url)
})
afterAll(async () => {
  await database.$client.end()
  await drop()
})

const cli = (words: readonly string[], environment: Record<string, string> = {}) =>
  promisify(execFile)(process.execPath, [CLI, ...words], {
    env: { ...bareEnvironment(), DATABASE_URL: url, ...environment },
  })
const BASICS = ['brand', 'brand_module', 'country_code', 'register_rule']

/** Settings that migrations insert and operators can change. */
const SETTINGS = [
  'agent_pay_rule',
  'chat_room',
  'deposit_bank',
  'deposit_method',
  'lottery_holiday',
  'points_rate',
  'points_setting',
  'rank_level',
  'rank_rebate',
  'referral_rule',
  'risk_progress',
  'verification_key',
  'withdrawal_bank',
  'withdrawal_setting',
]

/** Non-empty tables, except those that migrations fill. */
async function filledTables(): Promise<string[]> {
  const { rows } = await database.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  const filled: string[] = []
  for (const { name } of rows) {
    const found = await database.execute(sql`select from ${sql.identifier(name)} limit 1`)
    if (found.rowCount) filled.push(name)
  }
  return filled.filter((name) => name !== 'ledger_account' && !SETTINGS.includes(name))
}

test('creates a brand, its modules and settings, and nothing else', async () => {
  await cli(['make-brand'])
  expect(await filledTables()).toEqual(BASICS)
  const { rows } = await database.execute(sql`select code, seed from brand`)
  expect(rows).toEqual([{ code: 'playhouse', seed: null }])
})

test('names each check before its result, so that a long one does not look like a standstill', async () => {
  const { stdout } = await cli(['check'])
  expect(stdout).toMatch(
    /^1 of \d+: Entries of each currency add to zero …\nOK {6}Entries of each currency add to zero: /,
  )
  expect(stdout.match(/^\d+ of \d+: /gm)).toHaveLength(stdout.match(/^OK {6}/gm)?.length ?? -1)
  expect(stdout).toContain('OK: every sum holds.')
})

test('leaves an existing brand unchanged', async () => {
  expect((await cli(['make-brand'])).stdout).toContain('There is a brand already; nothing was done.')
  expect(await filledTables()).toEqual(BASICS)
})

test('creates the first agent and prints its credentials', async () => {
  const { stdout } = await cli(['create-agent', 'founder1'])
  expect(stdout).toMatch(/^Username {2}founder1\nPassword {2}[\w-]{20}\nInvites with the code {2}[A-Z2-9]{8}\n$/)
  const { stdout: second } = await cli(['create-agent', 'second22', '--under', 'founder1'])
  expect(second).toContain('second22')
  await expect(cli(['create-agent'])).rejects.toThrow('create-agent needs a username')
})

test('prints everything about a member, and notes it in the audit log', async () => {
  const { stdout } = await cli(['export-member', '1'])
  const { memberId, tables } = JSON.parse(stdout) as { memberId: number; tables: { member: { rows: unknown[] } } }
  expect([memberId, tables.member.rows]).toEqual([1, [expect.objectContaining({ username: 'founder1' })]])
  const { rows } = await database.execute(sql`select actor, subject from audit_entry where action = 'member.exported'`)
  expect(rows).toEqual([{ actor: 'command line', subject: 'member:1' }])
  await expect(cli(['export-member', '99'])).rejects.toThrow('There is no member 99.')
  await expect(cli(['export-member', 'founder1'])).rejects.toThrow('There is no member founder1.')
})

test('makes an operator admin with a link to set the log-in up, and names the operator that is missing', async () => {
  expect((await cli(['make-admin', 'anna'])).stdout).toMatch(
    /anna is an admin of the back office[^]*\/join#[\w-]{43}\n/,
  )
  const { rows } = await database.execute(sql`
    select name, role from operator_account join operator_role on operator_id = operator_account.id`)
  expect(rows).toEqual([{ name: 'anna', role: 'admin' }])
  await expect(cli(['make-admin'])).rejects.toThrow('make-admin needs the name of an operator')
  await expect(cli(['make-admin', 'Anna Nguyen'])).rejects.toThrow('Names of operators have 2 to 31')
})

test('vouches for an operator who logs in by the link of another one', async () => {
  await database.execute(sql`insert into operator_account (name) values ('binh')`)
  await expect(cli(['vouch-for', 'binh'])).rejects.toThrow('nobody has to vouch')
  await database.execute(sql`
    update operator_account set link_at = now(), link_by_id = (select id from operator_account where name = 'anna')
    where name = 'binh'`)
  expect((await cli(['vouch-for', 'binh'])).stdout).toBe('binh counts as a person of their own from now on.\n')
  const { rows } = await database.execute(sql`select link_by_id from operator_account where name = 'binh'`)
  expect(rows).toEqual([{ link_by_id: null }])
  await expect(cli(['vouch-for', 'dung'])).rejects.toThrow('There is no operator dung.')
})

test('imports a file of vendors and games', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'playhouse-import-'))
  const file = join(folder, 'games.json')
  const games = [
    { nodeId: 7, gameCode: 'A-7', name: 'Seven', category: 'RNG', vendorCode: 'A', releasedOn: '2026-11-01' },
  ]
  writeFileSync(file, JSON.stringify({ vendors: [{ code: 'A', name: 'Acme' }], games }))
  expect((await cli(['import-games', file])).stdout).toContain('vendors 1, games 1')
  const { rows } = await database.execute(sql`select name from game`)
  expect(rows).toEqual([{ name: 'Seven' }])
  rmSync(folder, { recursive: true })
})
