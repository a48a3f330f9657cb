import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './lib/settings.ts'

const SQUAWK = join(ROOT, 'node_modules/.bin/squawk')
/** Older migrations are part of every database. */
const FIRST = '0024'

const migrations = globSync('apps/platform/src/db/migrations/*.sql', { cwd: ROOT })
  .filter((path) => basename(path) >= FIRST)
  .toSorted()

test('there are migrations to check', () => expect(migrations.length).toBeGreaterThan(0))

test('migrations block nobody who uses their tables', () => {
  const run = (...args: string[]) => execFileSync(SQUAWK, args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' })
  expect(() => run('--config=.squawk.toml', ...migrations)).not.toThrow()
})

/** Tables that grow with play: a change of many of their rows belongs in a job that does a part at a time. */
const LARGE =
  /\b(?:UPDATE|DELETE FROM|INSERT INTO .*FROM)\s+"?(round|ledger_\w+|member_day|lottery_ticket|lottery_entry|noted_call|session|log_in_history|audit_entry|outbox)"?\b/is

const getStatements = (path: string) => readFileSync(join(ROOT, path), 'utf8').split('--> statement-breakpoint')

test('migrations leave the rows of large tables to jobs', () => {
  expect(migrations.flatMap(getStatements).filter((statement) => LARGE.test(statement))).toEqual([])
})

test.each([
  'UPDATE round SET payout = 0',
  'DELETE FROM "ledger_entry" WHERE line = 3',
  'INSERT INTO audit_entry_member (member_id, seq) SELECT 1, seq FROM audit_entry',
])('finds %s', (statement) => expect(LARGE.test(statement)).toBe(true))

test.each(globSync('apps/*/**/migrations/meta/_journal.json', { cwd: ROOT, exclude: ['**/node_modules/**'] }))(
  'every migration of %s is later than the one before it, or databases would leave it out',
  (path) => {
    const { entries } = JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as { entries: { when: number }[] }
    const times = entries.map(({ when }) => when)
    expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b))
  },
)
