import type pg from 'pg'

/** `unknown`: only the body of one of our functions could tell. */
export type Nullability = 'never' | 'maybe' | 'unknown'

type Item = string | Item[] | PgNode
interface PgNode {
  kind: string
  fields: Record<string, Item>
}

/** Reads the text form of PostgreSQL's trees: `{NODE :field value …}`, `(a list)`, and words. */
function parseTree(text: string): Item {
  const tokens = text.match(/\\.|"(?:[^"\\]|\\.)*"|[{}()[\]]|(?:\\.|[^\s{}()[\]"\\])+/g) ?? []
  let at = 0
  const item = (): Item => {
    const token = tokens[at++] ?? ''
    if (token === '{') return node()
    if (token === '(' || token === '[') {
      const list: Item[] = []
      while (tokens[at] !== ')' && tokens[at] !== ']') list.push(item())
      at += 1
      return list
    }
    return token
  }
  const node = (): PgNode => {
    const kind = tokens[at++] ?? ''
    const fields: Record<string, Item> = {}
    while (tokens[at] !== '}') {
      const name = (tokens[at++] ?? '').slice(1)
      const values: Item[] = []
      while (tokens[at] !== '}' && !/^:[a-z_]/i.test(tokens[at] ?? '')) values.push(item())
      fields[name] = values.length === 1 ? (values[0] as Item) : values
    }
    at += 1
    return { kind, fields }
  }
  return item()
}

const isNode = (item: Item | undefined): item is PgNode => typeof item === 'object' && !Array.isArray(item)
const nodes = (item: Item | undefined): PgNode[] =>
  Array.isArray(item) ? item.filter(isNode) : isNode(item) ? [item] : []
const number = (item: Item | undefined): number => Number(item ?? 0)

/** GROUPING_SET_EMPTY */
const hasEmptySet = (sets: Item | undefined): boolean =>
  nodes(sets).some(({ fields }) => fields.kind === '0' || hasEmptySet(fields.content))

const combineAny = (found: readonly Nullability[]): Nullability =>
  found.includes('maybe') ? 'maybe' : found.includes('unknown') ? 'unknown' : 'never'
/** Null only where all of them are. */
const combineAll = (found: readonly Nullability[]): Nullability =>
  found.includes('never') ? 'never' : found.includes('unknown') ? 'unknown' : 'maybe'

/** Strict functions of PostgreSQL that answer null to arguments that are not. */
const NULL_OF_SOME = new Set(
  `jsonb_object_field jsonb_object_field_text json_object_field json_object_field_text jsonb_array_element jsonb_array_element_text
  json_array_element json_array_element_text jsonb_extract_path jsonb_extract_path_text json_extract_path json_extract_path_text
  array_position array_length array_lower array_upper regexp_match to_regclass to_regproc
  pg_get_serial_sequence substring lag lead first_value last_value nth_value string_to_array pg_last_wal_replay_lsn pg_last_wal_receive_lsn
  pg_last_xact_replay_timestamp inet_client_addr current_schema lower_inc upper_inc pg_wal_lsn_diff`.split(/\s+/),
)
/** Functions of PostgreSQL that are never null, though they are not strict or have no arguments. */
const NEVER_NULL = new Set(
  `count rank dense_rank row_number ntile percent_rank cume_dist concat concat_ws json_build_object jsonb_build_object json_build_array
  jsonb_build_array format num_nulls num_nonnulls generate_series regexp_split_to_table hypothetical_rank`.split(/\s+/),
)

interface PgFunction {
  name: string
  isStrict: boolean
  isOurs: boolean
}

interface Level {
  query: PgNode
  /** Columns that a condition proves to have a value, as `varno.attno`. */
  proven: Set<string>
  outer: Level | undefined
}

/** What PostgreSQL's analysis of a statement says of each column of its rows. */
export class Tree {
  readonly #client: pg.Client
  readonly #parameters: readonly boolean[]
  readonly #functions = new Map<number, PgFunction>()
  readonly #columns = new Map<string, boolean>()

  constructor(client: pg.Client, parameters: readonly boolean[]) {
    this.#client = client
    this.#parameters = parameters
  }

  async read(text: string): Promise<Nullability[]> {
    let item = parseTree(text)
    while (Array.isArray(item)) item = item[0] as Item
    await this.#learn(text)
    return this.#columnsOf(item as PgNode, undefined)
  }

  async #learn(text: string): Promise<void> {
    const functions = [...text.matchAll(/:(?:funcid|opfuncid|aggfnoid|winfnoid|hashfuncid) (\d+)/g)].map(([, oid]) =>
      Number(oid),
    )
    const { rows } = await this.#client.query<{ oid: number; name: string; strict: boolean; ours: boolean }>(
      `SELECT oid, proname AS name, proisstrict AS strict, oid >= 16384 AND NOT EXISTS (
        SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e') AS ours FROM pg_proc WHERE oid = any($1::oid[])`,
      [functions],
    )
    for (const { oid, name, strict, ours } of rows) {
      this.#functions.set(oid, { name, isStrict: strict, isOurs: ours })
    }
    const relations = [...text.matchAll(/:relid (\d+)/g)].map(([, oid]) => Number(oid))
    const { rows: columns } = await this.#client.query<{ place: string; required: boolean }>(
      `SELECT attrelid || '.' || attnum AS place, attnotnull AS required FROM pg_attribute WHERE attrelid = any($1::oid[])`,
      [relations],
    )
    for (const { place, required } of columns) this.#columns.set(place, required)
  }

  #columnsOf(query: PgNode, outer: Level | undefined): Nullability[] {
    const { setOperations, returningList, targetList, commandType } = query.fields
    const level: Level = { query, proven: new Set(), outer }
    if (isNode(setOperations)) return this.#ofSet(setOperations, level)
    this.#prove(query.fields.jointree, level)
    const listed = commandType === '1' ? nodes(targetList) : nodes(returningList)
    return listed.filter(({ fields }) => fields.resjunk !== 'true').map(({ fields }) => this.#of(fields.expr, level))
  }

  #ofSet(operation: PgNode, level: Level): Nullability[] {
    if (operation.kind === 'RANGETBLREF') {
      const entry = nodes(level.query.fields.rtable)[number(operation.fields.rtindex) - 1]
      return this.#columnsOf(entry?.fields.subquery as PgNode, level.outer)
    }
    const left = this.#ofSet(operation.fields.larg as PgNode, level)
    const right = this.#ofSet(operation.fields.rarg as PgNode, level)
    // EXCEPT (3) and INTERSECT (2) only remove rows of the left side.
    if (operation.fields.op !== '1' && operation.fields.op !== '2') return left
    return left.map((found, nth) => combineAny([found, right[nth] ?? 'unknown']))
  }

  /** Finds what conditions of inner joins and WHERE prove. */
  #prove(item: Item | undefined, level: Level): void {
    if (!isNode(item)) return
    const { fields } = item
    if (item.kind === 'FROMEXPR') {
      for (const from of nodes(fields.fromlist)) this.#prove(from, level)
      this.#proveBy(fields.quals, level)
    }
    if (item.kind === 'JOINEXPR') {
      this.#prove(fields.larg, level)
      this.#prove(fields.rarg, level)
      if (fields.jointype === '0') this.#proveBy(fields.quals, level)
    }
  }

  #proveBy(quals: Item | undefined, level: Level): void {
    for (const qual of nodes(quals)) {
      const { fields, kind } = qual
      if (kind === 'BOOLEXPR' && String(fields.boolop) === 'and') this.#proveBy(fields.args, level)
      if (kind === 'NULLTEST' && fields.nulltesttype === '1') this.#proveVariable(fields.arg, level)
      const isStrict = kind === 'OPEXPR' && this.#functions.get(number(fields.opfuncid))?.isStrict
      if (isStrict || (kind === 'SCALARARRAYOPEXPR' && fields.useOr === 'true')) {
        for (const argument of nodes(fields.args)) this.#proveVariable(argument, level)
      }
    }
  }

  #proveVariable(item: Item | undefined, level: Level): void {
    if (!isNode(item)) return
    if (item.kind === 'VAR' && number(item.fields.varlevelsup) === 0)
      level.proven.add(`${item.fields.varno as string}.${item.fields.varattno as string}`)
    if (item.kind === 'RELABELTYPE' || item.kind === 'COERCEVIAIO') this.#proveVariable(item.fields.arg, level)
    if (item.kind === 'FUNCEXPR' && this.#functions.get(number(item.fields.funcid))?.isStrict)
      for (const argument of nodes(item.fields.args)) this.#proveVariable(argument, level)
    if (item.kind === 'OPEXPR' && this.#functions.get(number(item.fields.opfuncid))?.isStrict)
      for (const argument of nodes(item.fields.args)) this.#proveVariable(argument, level)
  }

  #of(item: Item | undefined, level: Level): Nullability {
    if (!isNode(item)) return 'unknown'
    const { fields } = item
    const all = (list: Item | undefined) => nodes(list).map((each) => this.#of(each, level))
    switch (item.kind) {
      case 'VAR':
        return this.#variable(item, level)
      case 'CONST':
        return fields.constisnull === 'true' ? 'maybe' : 'never'
      case 'PARAM':
        return this.#parameters[number(fields.paramid) - 1] ? 'maybe' : 'never'
      case 'RELABELTYPE':
      case 'COERCEVIAIO':
      case 'ARRAYCOERCEEXPR':
      case 'COERCETODOMAIN':
      case 'COLLATEEXPR':
      case 'NAMEDARGEXPR':
      case 'CONVERTROWTYPEEXPR':
      case 'RETURNINGEXPR':
        return this.#of(fields.arg ?? fields.retexpr, level)
      case 'FUNCEXPR':
        return this.#call(number(fields.funcid), all(fields.args))
      case 'OPEXPR':
        return this.#call(number(fields.opfuncid), all(fields.args))
      case 'SCALARARRAYOPEXPR':
      case 'BOOLEXPR':
        return combineAny(all(fields.args))
      case 'AGGREF':
        return this.#aggregate(item, level)
      case 'WINDOWFUNC':
        return this.#window(item, level)
      case 'COALESCEEXPR':
      case 'COALESCE':
      case 'MINMAXEXPR':
      case 'MINMAX':
        return combineAll(all(fields.args))
      case 'CASEEXPR':
      case 'CASE':
        return combineAny([
          ...nodes(fields.args).map((when) => this.#of(when.fields.result, level)),
          isNode(fields.defresult) ? this.#of(fields.defresult, level) : 'maybe',
        ])
      case 'NULLIFEXPR':
      case 'SUBSCRIPTINGREF':
        return 'maybe'
      case 'SUBLINK':
        return this.#sublink(item, level)
      case 'FIELDSELECT':
        return 'unknown'
      case 'NULLTEST':
      case 'BOOLEANTEST':
      case 'DISTINCTEXPR':
      case 'ROWCOMPARE':
      case 'ROWCOMPAREEXPR':
      case 'ARRAYEXPR':
      case 'ARRAY':
      case 'ROWEXPR':
      case 'ROW':
      case 'SQLVALUEFUNCTION':
      case 'NEXTVALUEEXPR':
      case 'GROUPINGFUNC':
      case 'MERGESUPPORTFUNC':
      case 'JSONCONSTRUCTOREXPR':
        return 'never'
      default:
        throw new Error(`No nullability of ${item.kind}`)
    }
  }

  #call(oid: number, given: readonly Nullability[]): Nullability {
    const called = this.#functions.get(oid)
    if (!called) return 'unknown'
    if (NEVER_NULL.has(called.name)) return 'never'
    if (NULL_OF_SOME.has(called.name)) return 'maybe'
    if (called.isStrict && given.includes('maybe')) return 'maybe'
    if (called.isOurs) return 'unknown'
    return called.isStrict ? combineAny(given) : 'unknown'
  }

  #aggregate(item: PgNode, level: Level): Nullability {
    const { fields } = item
    if (NEVER_NULL.has(this.#functions.get(number(fields.aggfnoid))?.name ?? '')) return 'never'
    const { groupClause, groupingSets } = level.query.fields
    // Over no rows an aggregate is null.
    if (isNode(fields.aggfilter) || nodes(groupClause).length === 0 || hasEmptySet(groupingSets)) return 'maybe'
    const name = this.#functions.get(number(fields.aggfnoid))?.name ?? ''
    if (/^(array_agg|jsonb?_(object_)?agg)$/.test(name)) return 'never'
    return combineAny(nodes(fields.args).map((argument) => this.#of(argument.fields.expr, level)))
  }

  #window(item: PgNode, level: Level): Nullability {
    const name = this.#functions.get(number(item.fields.winfnoid))?.name ?? ''
    if (NEVER_NULL.has(name)) return 'never'
    if (NULL_OF_SOME.has(name) || isNode(item.fields.aggfilter)) return 'maybe'
    return combineAny(nodes(item.fields.args).map((argument) => this.#of(argument, level)))
  }

  #sublink(item: PgNode, level: Level): Nullability {
    const { subLinkType, subselect, testexpr } = item.fields
    // EXISTS and ARRAY
    if (subLinkType === '0' || subLinkType === '6') return 'never'
    const query = subselect as PgNode
    const [found = 'unknown'] = this.#columnsOf(query, level)
    if (subLinkType === '4') return this.#hasOneRow(query) ? found : 'maybe'
    if (!isNode(testexpr)) return 'unknown'
    return found === 'never'
      ? combineAny(
          nodes(testexpr.fields.args)
            .slice(0, 1)
            .map((left) => this.#of(left, level)),
        )
      : found
  }

  /** An aggregate without groups, or SELECT without FROM and WHERE. */
  #hasOneRow({ fields }: PgNode): boolean {
    const { fromlist, quals } = (fields.jointree as PgNode).fields
    if (isNode(fields.havingQual) || isNode(fields.limitOffset)) return false
    if (nodes(fields.groupClause).length > 0 || nodes(fields.groupingSets).length > 0 || isNode(fields.setOperations))
      return false
    return fields.hasAggs === 'true' || (nodes(fromlist).length === 0 && !isNode(quals))
  }

  #variable(item: PgNode, level: Level): Nullability {
    const { varno, varattno, varlevelsup, varnullingrels } = item.fields
    let at: Level = level
    for (let up = number(varlevelsup); up > 0; up -= 1) {
      if (!at.outer) return 'unknown'
      at = at.outer
    }
    const place = `${varno as string}.${varattno as string}`
    if (at.proven.has(place)) return 'never'
    const nulling = Array.isArray(varnullingrels) ? varnullingrels.filter((each) => each !== 'b') : []
    if (nulling.length > 0) return 'maybe'
    const entry = nodes(at.query.fields.rtable)[number(varno) - 1]
    return entry ? this.#entryColumn(entry, number(varattno), at) : 'unknown'
  }

  #entryColumn({ fields }: PgNode, attno: number, level: Level): Nullability {
    // The whole row.
    if (attno <= 0) return 'never'
    switch (fields.rtekind) {
      case '0':
        if (this.#columns.get(`${fields.relid as string}.${attno}`)) return 'never'
        return fields.relkind === 'v' ? 'unknown' : 'maybe'
      case '1':
        return this.#columnsOf(fields.subquery as PgNode, level)[attno - 1] ?? 'unknown'
      case '2': {
        const alias = nodes(fields.joinaliasvars)[attno - 1]
        return alias ? this.#of(alias, level) : 'unknown'
      }
      case '3':
        return this.#functionColumn(fields, attno)
      case '5':
        return combineAny((fields.values_lists as Item[]).map((row) => this.#of((row as Item[])[attno - 1], level)))
      case '6':
        return this.#ofCte(fields, attno, level)
      case '9': {
        const grouped = nodes(fields.groupexprs)[attno - 1]
        return grouped ? this.#of(grouped, level) : 'unknown'
      }
      default:
        return 'unknown'
    }
  }

  #functionColumn(fields: PgNode['fields'], attno: number): Nullability {
    const [called, ...others] = nodes(fields.functions)
    const expression = called?.fields.funcexpr
    if (!isNode(expression) || others.length > 0) return 'unknown'
    // The ordinal.
    if (fields.funcordinality === 'true' && attno > number(called?.fields.funccolcount)) return 'never'
    const name = this.#functions.get(number(expression.fields.funcid))?.name
    if (name === 'generate_series') return 'never'
    return 'unknown'
  }

  #ofCte(fields: PgNode['fields'], attno: number, level: Level): Nullability {
    let at: Level | undefined = level
    for (let up = number(fields.ctelevelsup); up > 0 && at; up -= 1) at = at.outer
    const name = fields.ctename
    const cte = nodes(at?.query.fields.cteList).find((each) => each.fields.ctename === name)
    if (!cte || fields.self_reference === 'true') return 'never'
    return this.#columnsOf(cte.fields.ctequery as PgNode, at)[attno - 1] ?? 'unknown'
  }
}
