import QueryStream from 'pg-query-stream'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { type Actor, recordAudit } from '../audit/audit-log.ts'
import { MEMBER_TABLES, type MemberTable, rowsOf } from './member-data.ts'
import { type Column, quoted, tableColumns } from './table-columns.ts'

const BATCH_SIZE = 200
/** A slow download keeps its snapshot this long between two batches. */
const IDLE_TIMEOUT = '5min'

/**
 * Everything that is kept about a member, as JSON: `tables` has an object for each table, with a heading and its rows by column. Amounts
 * and other large integers are texts, in minor units of 1/10,000; pictures are base64 (WebP). All rows are of one moment. The audit log
 * has who asked for it before the first byte is read.
 * @returns undefined for no member
 */
export async function exportMember(
  database: Database,
  memberId: number,
  actor: Actor,
): Promise<AsyncGenerator<string> | undefined> {
  const found = await withTransaction(database, async (tx) => {
    const { rowCount } = await tx.$client.query('select from member where id = $1', [memberId])
    if (rowCount === 0) return false
    await recordAudit(tx, { actor, action: 'member.exported', subject: `member:${memberId}` })
    return true
  })
  return found ? exportedText(database, memberId) : undefined
}

async function* exportedText(database: Database, memberId: number): AsyncGenerator<string> {
  const columns = await tableColumns(database)
  const client = await database.$client.connect()
  let isDone = false
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query(`set local idle_in_transaction_session_timeout = '${IDLE_TIMEOUT}'`)
    const head = { format: 'playhouse-member', version: 1, memberId, exportedAt: new Date().toISOString() }
    yield `${JSON.stringify(head).slice(0, -1)},"tables":{`
    for (const [index, [name, table]] of MEMBER_TABLES.entries()) {
      const withheld = table.withheld ?? []
      yield `${index > 0 ? ',' : ''}\n${JSON.stringify(name)}:{"holds":${JSON.stringify(table.holds)},"withheld":${JSON.stringify(withheld)},"rows":[`
      const query = exportQuery(name, table, columns)
      let isFirst = true
      for await (const row of client.query(new QueryStream(query, [memberId], { batchSize: BATCH_SIZE }))) {
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

/** Columns and rows of a table that the export includes. */
function exportQuery(name: string, table: MemberTable, columns: readonly Column[]): string {
  const values = columns
    .filter((column) => column.table === name && !table.withheld?.includes(column.name))
    .flatMap((column) => [`'${column.name}'`, valueOf(column)])
  // Functions take a hundred arguments at most.
  const objects: string[] = []
  for (let start = 0; start < values.length; start += 100)
    objects.push(`jsonb_build_object(${values.slice(start, start + 100).join(', ')})`)
  const condition = [rowsOf(table), table.exportIf].filter(Boolean).join(' and ')
  return `select (${objects.join(' || ')})::text as row from ${quoted(name)} where ${condition}`
}

function valueOf({ name, type }: Column): string {
  if (type === 'bytea') return `encode(${quoted(name)}, 'base64')`
  // Beyond 2^53 a JSON number is not exact in every reader.
  if (type === 'int8' || type === 'ltree') return `${quoted(name)}::text`
  return quoted(name)
}
