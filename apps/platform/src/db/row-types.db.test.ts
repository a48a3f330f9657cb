import { findSqlState } from '@playhouse/postgres/database.ts'
import { migrate } from '@playhouse/postgres/migrate.ts'
import pg from 'pg'
import type { Type } from 'typescript/unstable/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scratchDatabase } from '../../test/database.ts'
import { compareColumn, compareRow } from '../../test/sql/compare.ts'
import { describe as describeStatement } from '../../test/sql/describe.ts'
import { ROOT, Source } from '../../test/sql/source.ts'
import { findSites, type Site, readTexts, typeOfRow } from '../../test/sql/statements.ts'

const HAS_CASH = 'every member has a cash account, and members’ accounts have balances'
const SINGLE_ROW = 'reads one row that exists'

/** Columns that PostgreSQL takes for nullable, by file and name, and why they are not. */
const NEVER_NULL: Record<string, string> = {
  'domains/engagement/agent/hand-over.ts since': 'the condition wants one of the three moments',
  'domains/engagement/agent/listed-contracts.ts basisPoints': 'contracts of these kinds have rates in their terms',
  'domains/engagement/agent/transactions.ts amount': 'a transaction has entries',
  'domains/engagement/chat/operator.ts value': 'each group has rows',
  'domains/engagement/margins/margins.ts basisPoints': 'contracts of these kinds have rates in their terms',
  'domains/engagement/promotions/give-offer.ts value': HAS_CASH,
  'domains/engagement/ranks/ladder.ts value': 'each group has rows',
  'domains/engagement/records/movements.ts balanceAfter': 'entries of members’ accounts have balances',
  'domains/money/cashier/deposits/operator-deposit.ts value': 'a transaction has entries',
  'domains/money/cashier/withdrawals/operator-queries.ts at': 'a deposit with a transaction is confirmed',
  'domains/money/limits/closing-state.ts cash': HAS_CASH,
  'domains/money/limits/play-allowance.ts limit': 'the condition wants one of the two values',
  'domains/money/limits/play-allowance.ts remaining': 'the condition wants one of the two values',
  'domains/money/risk/operator.ts at': 'a confirmed deposit has a moment',
  'domains/money/wallet/seamless/authenticate.ts balance': HAS_CASH,
  'domains/money/wallet/transfer/transfer-records.ts value': SINGLE_ROW,
  'domains/money/wallet/wallets.ts minor': HAS_CASH,
  'domains/play/games/catalogue/catalogue.ts topNodeId': 'each group has rows',
  'domains/play/games/launch.ts value': SINGLE_ROW,
  'domains/play/lottery/decision-effect.ts balance': HAS_CASH,
  'domains/play/lottery/draws.ts numbers': 'a draw with a result version has numbers',
  'domains/play/lottery/settle.ts isFirst': 'a draw of which a bucket is due has a paid version',
  'domains/play/lottery/tickets.ts draws': 'a ticket is in draws',
  'live/balance-events.ts currency': 'the condition wants the cash account',
}

const OF_SCHEMA = 'its schema is a parameter'
const IN_OTHERS = 'reads columns of the statements that it is part of, which are checked'

/** What cannot be prepared as it stands, by file, and why. */
const UNREAD: Record<string, string> = {
  'domains/people/messages/unread.ts': IN_OTHERS,
  'lib/left-behind.ts': IN_OTHERS,
  'ledger/postings.ts': 'the function and its parameters are arguments, which each posting’s own test passes',
  'jobs/due-rows.ts': 'asks for the rows of all works that a process has',
  'observability/database-metrics.ts': 'pg-boss makes its tables when it starts',
  'packages/postgres/src/functions.ts': OF_SCHEMA,
  'packages/postgres/src/joined-statement.ts': 'runs the statements of its callers, which are checked',
  'packages/postgres/src/migrate.ts': OF_SCHEMA,
  'packages/postgres/src/views.ts': OF_SCHEMA,
}

const getFile = ({ place }: Site) => place.replace(/^apps\/platform\/src\//, '').replace(/:\d+$/, '')

let client: pg.Client
let source: Source
let drop: () => Promise<void>
let elements: ReadonlyMap<number, number>
beforeAll(async () => {
  const scratch = await scratchDatabase()
  drop = scratch.drop
  await migrate(scratch.url, { migrations: `${ROOT}apps/simulators/migrations`, schema: 'simulators' })
  client = new pg.Client({ connectionString: scratch.url })
  await client.connect()
  const { rows } = await client.query<{ oid: number; element: number }>(
    `SELECT oid, typelem AS element FROM pg_type WHERE typelem <> 0 AND typcategory = 'A'`,
  )
  elements = new Map(rows.map(({ oid, element }) => [oid, element]))
  source = new Source(`${ROOT}apps/platform/test/sql/tsconfig.json`)
})
afterAll(async () => {
  source.close()
  await client.end()
  await drop()
})

/** What a site's row type says otherwise than its rows, in each form that its statement can have. */
async function findDifferences(site: Site): Promise<string[]> {
  const row = typeOfRow(source, site)
  if (!row) throw new Error('The row type is unknown')
  const found = new Set<string>()
  let unreadable: unknown
  let readable = 0
  for (const text of await readTexts(source, site)) {
    try {
      const described = await describeStatement(client, text)
      const columns = described.map((column) => ({ ...column, element: elements.get(column.oid) }))
      for (const difference of compare(site, row, columns)) found.add(difference)
      readable += 1
    } catch (error) {
      // A text that no request leads to, such as one with an empty list.
      if (findSqlState(error) !== SYNTAX_ERROR) throw error
      unreadable = error
    }
  }
  if (readable === 0) throw unreadable
  return [...found]
}

function compare(site: Site, row: Type, columns: Parameters<typeof compareRow>[2]): string[] {
  if (site.call !== 'sql') {
    // askJoined numbers the rows for itself.
    const own = /^ask(Joined|Alone)$/.test(site.call) ? columns.filter(({ name }) => name !== 'nth') : columns
    return compareRow(source, row, own, site.call === 'execute')
  }
  const differences = columns.flatMap((column) => compareColumn(source, row, column, true))
  return site.isDecoded ? differences.filter((difference) => MAY_BE_NULL.test(difference)) : differences
}

const SYNTAX_ERROR = '42601'
const MAY_BE_NULL = /^(\w+): .* may be null$/

test('every row type has the names, types and nulls of its statement', async () => {
  const differences: string[] = []
  const used = new Set<string>()
  for (const site of findSites(source)) {
    const file = getFile(site)
    try {
      for (const difference of await findDifferences(site)) {
        const column = `${file} ${MAY_BE_NULL.exec(difference)?.[1] ?? ''}`
        if (column in NEVER_NULL) used.add(column)
        else differences.push(`${site.place} ${difference}`)
      }
    } catch (error) {
      if (file in UNREAD) used.add(file)
      else differences.push(`${site.place} ${(error as Error).message}`)
    }
  }
  expect(differences).toEqual([])
  expect([...used].toSorted()).toEqual([...Object.keys(NEVER_NULL), ...Object.keys(UNREAD)].toSorted())
})

test('finds a renamed column, a null and another type that a row type denies', async () => {
  const [renamed, nullable, otherTypes, gone] = findSites(source, 'planted.fixture.ts') as [Site, Site, Site, Site]
  expect(await findDifferences(renamed)).toEqual([
    'name: no column has this name',
    'username: the row type does not name this column',
  ])
  expect(await findDifferences(nullable)).toEqual([
    'email: string in the row type, but may be null',
    'upline: string in the row type, but may be null',
  ])
  expect(await findDifferences(otherTypes)).toEqual([
    'at: Date in the row type, string in the row',
    'balance: number in the row type, bigint in the row',
    'ids: number[] in the row type, elements are string',
  ])
  await expect(findDifferences(gone)).rejects.toThrow('column "no_such_column" does not exist')
})
