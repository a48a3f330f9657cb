import { Column, is, SQL, sql, Table } from 'drizzle-orm'
import { getTableConfig, PgDialect, type PgTable } from 'drizzle-orm/pg-core'
import { type Node, SyntaxKind } from 'typescript/unstable/ast'
import type { Type } from 'typescript/unstable/sync'
import { Evaluation } from './evaluate.ts'
import { NeedsModule, type Source, walk } from './source.ts'
import { NeedsCaller, type Scope, Unknown } from './values.ts'

// oxlint-disable typescript/no-explicit-any
type Any = any

export interface Site {
  place: string
  node: Node
  call: string
  row: Node
  /** Whether a decoder makes the values of what the driver gives. */
  isDecoded: boolean
}

export interface Text {
  text: string
  params: unknown[]
}

const dialect = new PgDialect({ casing: 'snake_case' })
/** The argument that is the statement. */
const CALLS: Record<string, number> = { execute: 0, query: 0, executePrepared: 2, askJoined: 1, askAlone: 1, ask: 0 }

/** @param named one file in place of the product's */
export function findSites(source: Source, named?: string): Site[] {
  const sites: Site[] = []
  for (const file of source.filesWith(/\b(execute|query|executePrepared|askJoined|askAlone|sql)</, named)) {
    walk(file, (node: Any) => {
      const [row] = node.typeArguments ?? []
      if (!row || (node.kind !== SyntaxKind.CallExpression && node.kind !== SyntaxKind.TaggedTemplateExpression)) return
      const callee = node.expression ?? node.tag
      const call = (callee.name ?? callee).text as string
      // The row type of a function that runs statements of others.
      if (source.checker.getTypeFromTypeNode(row)?.isTypeParameter()) return
      if (call in CALLS || call === 'sql')
        sites.push({ place: source.place(node), node, call, row, isDecoded: node.parent.name?.text === 'mapWith' })
    })
  }
  return sites
}

/** The texts that the statement of a site can have. */
export async function readTexts(source: Source, { node, call }: Site): Promise<Text[]> {
  const statement = call === 'sql' ? node : (node as Any).arguments[CALLS[call] ?? 0]
  const texts = new Map<string, Text>()
  const tables = call === 'sql' ? await tablesAround(source, node) : []
  for (const takesFirst of [true, false]) {
    for (const value of await getValues(source, statement, takesFirst, { values: new Map() })) {
      const text = getText(value, call === 'sql' ? tables : undefined)
      texts.set(text.text, text)
    }
  }
  return [...texts.values()]
}

/** A text that is put together of parameters. */
const isOpenText = (value: unknown): boolean =>
  value instanceof Unknown || (value as { text?: unknown } | undefined)?.text instanceof Unknown

const MAX_CALLERS = 40

async function getValues(source: Source, node: Node, takesFirst: boolean, scope: Scope, depth = 0): Promise<unknown[]> {
  for (;;) {
    try {
      const evaluation = new Evaluation(source, takesFirst)
      const value = evaluation.evaluate(node, scope)
      if (isOpenText(value) && depth === 0 && !source.asksCallers) {
        source.asksCallers = true
        try {
          return await getValues(source, node, takesFirst, scope, depth)
        } finally {
          source.asksCallers = false
        }
      }
      return [value]
    } catch (error) {
      if (error instanceof NeedsModule) {
        await source.load(error.from)
        continue
      }
      if (!(error instanceof NeedsCaller) || depth > 3) throw error
      source.asksCallers = false
      return fromCallers(source, node, takesFirst, scope, error, depth)
    }
  }
}

async function fromCallers(
  source: Source,
  node: Node,
  takesFirst: boolean,
  scope: Scope,
  error: NeedsCaller,
  depth: number,
): Promise<unknown[]> {
  const called = error.called as Any
  const values: unknown[] = []
  for (const call of source.callsOf(called).slice(0, MAX_CALLERS)) {
    // One value of each argument: further callers of the caller add to them.
    const bound: Scope = { values: new Map(scope.values) }
    const options: unknown[][] = []
    for (const [nth] of called.parameters.entries()) {
      const argument = call.arguments[nth]
      options.push(
        argument ? await getValues(source, argument, takesFirst, { values: new Map() }, depth + 1) : [undefined],
      )
    }
    const longest = Math.max(...options.map(({ length }) => length), 1)
    for (let nth = 0; nth < longest; nth += 1) {
      for (const [at, parameter] of called.parameters.entries()) {
        const value = options[at]?.[nth] ?? options[at]?.[0]
        bind(source, parameter.name, value, bound)
      }
      values.push(...(await getValues(source, node, takesFirst, bound, depth + 1)))
    }
  }
  if (values.length === 0) throw error
  return values
}

function bind(source: Source, name: Any, value: unknown, scope: Scope): void {
  if (name.kind === SyntaxKind.Identifier) scope.values.set(source.key(name), value)
  else
    for (const [nth, element] of name.elements.entries())
      if (element.name)
        bind(
          source,
          element.name,
          source.partOf(value, element, name.kind === SyntaxKind.ArrayBindingPattern ? nth : undefined),
          scope,
        )
}

/** Tables of the query that an expression is a column of. */
async function tablesAround(source: Source, node: Node): Promise<unknown[]> {
  const tables: unknown[] = []
  for (let at: Any = node; at.parent; at = at.parent) {
    const { name, parent } = at.parent
    if (at.parent.expression === at && /^(from|(inner|left|cross)Join)$/.test(name?.text) && parent.arguments)
      tables.push(...(await getValues(source, parent.arguments[0], true, { values: new Map() })))
  }
  return tables.filter((table) => is(table, Table))
}

function getText(value: unknown, tables: readonly unknown[] | undefined): Text {
  if (typeof value === 'string') return { text: value, params: [] }
  const statement = value as Any
  if (typeof statement?.text === 'string')
    return { text: statement.text, params: Array.isArray(statement.values) ? statement.values : [] }
  const query = typeof statement?.getSQL === 'function' ? statement.getSQL() : undefined
  if (!(query instanceof SQL)) throw new Error(`No statement: ${String(value)}`)
  const whole = tables ? alone(query, tables) : query
  const { sql: text, params } = dialect.sqlToQuery(whole)
  return { text, params }
}

/** The expression over the tables whose columns it reads. */
function alone(expression: SQL, around: readonly unknown[]): SQL {
  const tables = new Set<unknown>(around)
  const find = (chunk: unknown): void => {
    if (is(chunk, SQL)) for (const part of chunk.queryChunks) find(part)
    else if (is(chunk, Column)) tables.add(chunk.table)
    else if (Array.isArray(chunk)) for (const part of chunk) find(part)
  }
  find(expression)
  const from = [...tables].map((table) => {
    const { name, schema } = getTableConfig(table as PgTable)
    const original = (table as Any)[Symbol.for('drizzle:OriginalName')] as string
    const whole = schema ? sql`${sql.identifier(schema)}.${sql.identifier(original)}` : sql`${sql.identifier(original)}`
    return original === name ? whole : sql`${whole} as ${sql.identifier(name)}`
  })
  return from.length
    ? sql`select ${expression} as value from ${sql.join(from, sql`, `)}`
    : sql`select ${expression} as value`
}

export const typeOfRow = (source: Source, { row }: Site): Type | undefined =>
  source.checker.getTypeFromTypeNode(row as Any)
