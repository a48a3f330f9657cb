import type pg from 'pg'
import QueryStream from 'pg-query-stream'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import type { ReportReads } from '@playhouse/postgres/replica-reads.ts'
import { type Actor, recordAudit } from '../audit/audit-log.ts'
import { platformError } from '../request/platform-error.ts'
import { MEMBER_TABLES, type MemberTable, getRows } from './member-data.ts'
import { type Column, quoted, tableColumns } from './table-columns.ts'

const BATCH_SIZE = 200
/** Rows with a picture. */
const PICTURE_BATCH_SIZE = 5
/** A slow download keeps its snapshot this long between two batches. */
const IDLE_TIMEOUT = '1min'
/** Each holds a connection until its download ends. */
const EXPORTS_MAX = 3
const RETRY_SECONDS = 60

/** Members whose export this process writes. */
const running = new Set<number>()

/**
 * Everything that is kept about a member, as JSON: `tables` has an object for each table, with a heading and its rows by column. Amounts
 * and other large integers are texts, in minor units of 1/10,000; pictures are base64 (WebP). All rows are of one moment. The audit log
 * has who asked for it before the first byte is read. What a member downloads has no tables that are for operators.
 * @param reports where the rows are read; the database by default
 * @returns undefined for no member
 * @throws PlatformError TOO_MANY_REQUESTS while another one of the member, or three others, are written
 */
export async function exportMember(
  database: Database,
  memberId: number,
  actor: Actor,
  reports: ReportReads = { read: (work) => work(database) },
): Promise<AsyncGenerator<string> | undefined> {
  refuseAnother(memberId)
  const found = await withTransaction(database, async (tx) => {
    const { rowCount } = await tx.$client.query('select from member where id = $1', [memberId])
    if (rowCount === 0) return false
    await recordAudit(tx, { actor, action: 'member.exported', subject: `member:${memberId}` })
    return true
  })
  const tables = MEMBER_TABLES.filter(([, { isInternal }]) => actor.kind !== 'MEMBER' || !isInternal)
  return found ? exportedText(reports, memberId, tables) : undefined
}

function refuseAnother(memberId: number): void {
  if (running.has(memberId) || running.size >= EXPORTS_MAX)
    throw platformError('TOO_MANY_REQUESTS', { retryAfterSeconds: RETRY_SECONDS })
}

async function* exportedText(
  reports: ReportReads,
  memberId: number,
  tables: typeof MEMBER_TABLES,
): AsyncGenerator<string> {
  // Several may have been asked for before the first one began.
  refuseAnother(memberId)
  running.add(memberId)
  try {
    yield* writtenTables(reports, memberId, tables)
  } finally {
    running.delete(memberId)
  }
}

async function* writtenTables(
  reports: ReportReads,
  memberId: number,
  tables: typeof MEMBER_TABLES,
): AsyncGenerator<string> {
  const { client, columns } = await reports.read(openSnapshot)
  let isDone = false
  try {
    const head = { format: 'playhouse-member', version: 1, memberId, exportedAt: new Date().toISOString() }
    yield `${JSON.stringify(head).slice(0, -1)},"tables":{`
    for (const [index, [name, table]] of tables.entries()) {
      const withheld = table.withheld ?? []
      yield `${index > 0 ? ',' : ''}\n${JSON.stringify(name)}:{"holds":${JSON.stringify(table.holds)},"withheld":${JSON.stringify(withheld)},"rows":[`
      const query = exportQuery(name, table, columns)
      const batchSize = name === 'upload' ? PICTURE_BATCH_SIZE : BATCH_SIZE
      let isFirst = true
      for await (const row of client.query(new QueryStream(query, [memberId], { batchSize }))) {
        yield `${isFirst ? '' : ','}\n${(row as { row: string }).row}`
        isFirst = false
      }
      yield ']}'
    }
    await client.query('commit')
    isDone = true
    yield '\n}}\n'
  } finally {
    // Destroying the connection of a broken download ends its query and transaction.
    client.release(!isDone)
  }
}

/** A connection in a transaction whose statements all see one moment. */
async function openSnapshot(database: Database): Promise<{ client: pg.PoolClient; columns: readonly Column[] }> {
  const columns = await tableColumns(database)
  const client = await database.$client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query(`set local idle_in_transaction_session_timeout = '${IDLE_TIMEOUT}'`)
    return { client, columns }
  } catch (error) {
    client.release(error as Error)
    throw error
  }
}

function exportQuery(name: string, table: MemberTable, columns: readonly Column[]): string {
  const values = columns
    .filter((column) => column.table === name && !table.withheld?.includes(column.name))
    .flatMap((column) => [`'${column.name}'`, getValue(column)])
  // Functions take a hundred arguments at most.
  const objects: string[] = []
  for (let start = 0; start < values.length; start += 100)
    objects.push(`jsonb_build_object(${values.slice(start, start + 100).join(', ')})`)
  const condition = [getRows(table), table.exportIf].filter(Boolean).join(' and ')
  return `select (${objects.join(' || ')})::text as row from ${quoted(name)} where ${condition}`
}

function getValue({ name, type }: Column): string {
  if (type === 'bytea') return `encode(${quoted(name)}, 'base64')`
  // Beyond 2^53 a JSON number is not exact in every reader.
  if (type === 'int8' || type === 'ltree') return `${quoted(name)}::text`
  return quoted(name)
}
