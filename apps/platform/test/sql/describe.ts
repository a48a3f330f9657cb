import type pg from 'pg'
import { type Nullability, Tree } from './nullability.ts'
import { Unknown } from './values.ts'

export interface Column {
  name: string
  oid: number
  nullability: Nullability
}

interface Described {
  parameters: readonly number[]
  fields: readonly { name: string; dataTypeID: number }[]
}

/** Parses a statement as the driver does when it runs it, without running it. */
function parse(client: pg.Client, text: string): Promise<Described> {
  return new Promise((resolve, reject) => {
    let parameters: readonly number[] = []
    let fields: Described['fields'] = []
    const statement = {
      submit(connection: pg.Connection) {
        const onParameters = ({ dataTypeIDs }: { dataTypeIDs: number[] }) => (parameters = dataTypeIDs)
        connection.once('parameterDescription', onParameters)
        connection.parse({ name: '', text, types: [] }, true)
        connection.describe({ type: 'S', name: '' }, true)
        connection.sync()
      },
      handleRowDescription: (message: { fields: Described['fields'] }) => (fields = message.fields),
      handleError: reject,
      handleReadyForQuery: () => resolve({ parameters, fields }),
      handleNoData: () => {},
    }
    client.query(statement as unknown as pg.Submittable)
  })
}

/** The columns of a statement's rows. @throws what PostgreSQL says of a statement that it cannot run */
export async function describe(
  client: pg.Client,
  { text, params }: { text: string; params: readonly unknown[] },
): Promise<Column[]> {
  const { parameters, fields } = await parse(client, text)
  const nullabilities = await analyse(client, text, parameters, params)
  return fields.map(({ name, dataTypeID }, nth) => ({
    name,
    oid: dataTypeID,
    nullability: nullabilities?.[nth] ?? 'unknown',
  }))
}

/** As the body of a function, a statement is stored as the tree that PostgreSQL has analysed. */
async function analyse(client: pg.Client, text: string, parameters: readonly number[], params: readonly unknown[]) {
  if (!/^\s*(--.*\n\s*)*\(?\s*(with|select|insert|update|delete|values)\b/i.test(text)) return undefined
  await client.query('BEGIN')
  try {
    const { rows: types } = await client.query<{ name: string }>(
      'SELECT format_type(oid, null) AS name FROM unnest($1::oid[]) WITH ORDINALITY AS given(oid, nth) ORDER BY nth',
      [parameters],
    )
    await client.query(
      `CREATE FUNCTION pg_temp.described(${types.map(({ name }) => name).join(', ')}) RETURNS void LANGUAGE sql BEGIN ATOMIC ${text.replace(/;\s*$/, '')}\n; END`,
    )
    const { rows } = await client.query<{ tree: string }>(
      `SELECT prosqlbody::text AS tree FROM pg_proc WHERE oid = 'pg_temp.described'::regproc`,
    )
    const mayBeNull = params.map((param) => (param instanceof Unknown ? param.mayBeNull : param === null))
    return await new Tree(client, mayBeNull).read(rows[0]?.tree ?? '')
  } finally {
    await client.query('ROLLBACK')
  }
}
