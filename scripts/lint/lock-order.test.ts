import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../lib/settings.ts'

const SOURCES = 'apps/{platform,simulators}/src/**/*.{sql,ts}'
const isProduct = (path: string) => !/\.(test|fixture)\.ts$|\/migrations\//.test(path)

/** An upsert of what a query finds, up to its ON CONFLICT. */
const UPSERTS = /\binsert\s+into\s+\$?\{?([\w.]+)\}?(?:(?!\binsert\s+into\b|;)[\s\S])*?\bon\s+conflict\b/gi

/** Without what stands in parentheses. */
function readOuter(statement: string): string {
  const outer = statement.replaceAll(/\([^()]*\)/g, '')
  return outer === statement ? outer : readOuter(outer)
}

/** Tables of upserts whose rows come in any order. */
const findUnordered = (source: string): string[] =>
  [...source.matchAll(UPSERTS)].flatMap(([statement, table = '']) =>
    /\bselect\b/i.test(statement) && !/\border\s+by\b/i.test(readOuter(statement)) ? [table] : [],
  )

/** A lock of a whole table's rows. */
const LOCKS_OF_ALL = /\.select\([^)]*\)\s*\.from\((\w+)\)\s*\.for\(/g

/** Why rows need no order, by file and table. */
const ANY_ORDER: Readonly<Record<string, string>> = {
  'add-member member': 'one row',
  'add_to_member_day member_day': 'one row',
  'balance-events liveRelay': 'one row',
  'book vendor.account': 'one row',
  'count_active team_active_day': 'the caller has team_sums_lock()',
  'daily-work dailyWork': 'one row',
  'decline-deposit deposit_block': 'one row',
  'fold_team_changes open_line_day': 'the caller has team_sums_lock()',
  'fold_team_changes team_day': 'the caller has team_sums_lock()',
  'fold_team_changes team_hour': 'the caller has team_sums_lock()',
  'fold_team_changes team_size': 'the caller has team_sums_lock()',
  'index_audit_members audit_entry_member': 'chain_audit_entry() has the lock of the log',
  'invitations agent_link_visit': 'one row',
  'move_team_sums open_line_day': 'the caller has team_sums_lock()',
  'move_team_sums team_active_day': 'the caller has team_sums_lock()',
  'move_team_sums team_day': 'the caller has team_sums_lock()',
  'move_team_sums team_hour': 'the caller has team_sums_lock()',
  'move_team_sums team_size': 'the caller has team_sums_lock()',
  'open_account ledger_account': 'one row',
  'queue-notices message_notice': 'the messages are those of this transaction',
  'rebuild_team_hours team_hour': 'the caller has team_sums_lock()',
  'referral-rewards referral': 'one row',
  'scores leaderboard_score': 'one row: of a member',
  'sum-days daily_work': 'one row',
  'wallet_set open_round': 'the accounts are locked',
}
/** Tables with one row. */
const ONE_ROW = ['brand', 'pointsSetting', 'riskProgress', 'withdrawalSetting']

const read = () =>
  globSync(SOURCES, { cwd: ROOT })
    .filter(isProduct)
    .map((path) => ({ path, source: readFileSync(join(ROOT, path), 'utf8') }))

test('upserts of several rows take them in one order, or say here why they need none', () => {
  const found = read().flatMap(({ path, source }) =>
    findUnordered(source).map((table) => `${/([^/]+)\.\w+$/.exec(path)?.[1]} ${table}`),
  )
  expect([...new Set(found)].toSorted()).toEqual(Object.keys(ANY_ORDER).toSorted())
})

test('locks of all rows of a table take them in one order', () => {
  const found = read().flatMap(({ source }) => [...source.matchAll(LOCKS_OF_ALL)].map(([, table = '']) => table))
  expect([...new Set(found)].toSorted()).toEqual(ONE_ROW)
})

test.each([
  ['insert into kept select a from b on conflict do nothing', ['kept']],
  [
    'INSERT INTO kept (a) SELECT a FROM (SELECT a FROM b ORDER BY a LIMIT 2) AS c\nON CONFLICT (a) DO UPDATE SET a = 1',
    ['kept'],
  ],
  ['INSERT INTO kept (a) SELECT a FROM b ORDER BY a ON CONFLICT (a) DO NOTHING', []],
  ['insert into ${kept} select a from b order by a collate "C", b on conflict do nothing', []],
  ['insert into kept select a from b order by lower(a) on conflict do nothing', []],
  ['insert into kept values (1) on conflict do nothing', []],
  ['insert into other select a from b; insert into kept values (1) on conflict do nothing', []],
])('the check knows upserts in any order: %s', (statement, tables) => {
  expect(findUnordered(statement)).toEqual(tables)
})
