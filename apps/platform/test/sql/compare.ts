import pg from 'pg'
import { SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync'
import type { Column } from './describe.ts'
import type { Source } from './source.ts'

/** `json` stands for whatever JSON can hold. */
type Kind =
  | 'any'
  | 'array'
  | 'bigint'
  | 'boolean'
  | 'bytes'
  | 'date'
  | 'null'
  | 'number'
  | 'object'
  | 'string'
  | 'undefined'

/** Kinds of values that a TypeScript type allows, and for arrays those of their elements. */
function getKinds(source: Source, type: Type): { kinds: Set<Kind>; elements: Set<Kind> } {
  const kinds = new Set<Kind>()
  const elements = new Set<Kind>()
  for (const part of type.isUnionType() ? (type.getTypes() ?? []) : [type]) {
    const kind = getKind(source, part)
    kinds.add(kind)
    if (kind === 'array') {
      const [of] = source.checker.getTypeArguments(part as never)
      if (of) for (const each of getKinds(source, of).kinds) elements.add(each)
    }
  }
  return { kinds, elements }
}

const FLAGS: readonly [number, Kind][] = [
  [TypeFlags.Any | TypeFlags.Unknown | TypeFlags.TypeParameter, 'any'],
  [TypeFlags.StringLike, 'string'],
  [TypeFlags.NumberLike, 'number'],
  [TypeFlags.BigIntLike, 'bigint'],
  [TypeFlags.BooleanLike, 'boolean'],
  [TypeFlags.Null, 'null'],
  [TypeFlags.Undefined | TypeFlags.Void, 'undefined'],
]

function getKind(source: Source, type: Type): Kind {
  for (const [flag, kind] of FLAGS) if (type.flags & flag) return kind
  if (type.isIntersectionType()) {
    const [first] = (type.getTypes() ?? [])
      .map((part) => getKind(source, part))
      .filter((kind) => kind !== 'any' && kind !== 'object')
    return first ?? 'object'
  }
  if (source.checker.isArrayType(type) || source.checker.isTupleType(type)) return 'array'
  const name = type.getSymbol()?.name
  if (name === 'Date') return 'date'
  if (name === 'Buffer' || name === 'Uint8Array') return 'bytes'
  if (/^readonly .*\[\]$/.test(source.checker.typeToString(type))) return 'array'
  return 'object'
}

/** Types whose parsers Drizzle replaces: its rows keep their text. */
const KEPT_AS_TEXT = new Set([1082, 1114, 1184, 1186, 1231, 1115, 1185, 1187, 1182])

const JSON_TYPES = new Set([114, 3802])

/** The kind of what the driver makes of a type, and of an array's elements. */
function getColumnKind(
  oid: number,
  element: number | undefined,
  byDrizzle: boolean,
): { kind: Kind | 'json'; element?: Kind | 'json' } {
  if (byDrizzle && KEPT_AS_TEXT.has(oid)) return { kind: 'string' }
  if (JSON_TYPES.has(oid)) return { kind: 'json' }
  const parser = pg.types.getTypeParser(oid, 'text') as (text: string) => unknown
  if (element) {
    const parsed = parser(`{${getSample(element).replace(/[\\"{}, ]/, (each) => each)}}`)
    if (!Array.isArray(parsed)) return { kind: 'string' }
    return { kind: 'array', element: JSON_TYPES.has(element) ? 'json' : getValueKind(parsed[0]) }
  }
  return { kind: getValueKind(parser(getSample(oid))) }
}

const SAMPLES: Record<number, string> = {
  16: 't',
  17: '\\x00',
  1114: '2026-01-01 00:00:00',
  1184: '2026-01-01 00:00:00+00',
  1186: '1 day',
  114: '1',
  3802: '1',
}
const getSample = (oid: number): string => SAMPLES[oid] ?? '1'

function getValueKind(value: unknown): Kind {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (value instanceof Date) return 'date'
  if (Buffer.isBuffer(value)) return 'bytes'
  return typeof value as Kind
}

/** JSON has no bigints, moments and bytes. */
const fits = (kind: Kind | 'json', kinds: ReadonlySet<Kind>): boolean =>
  kinds.has('any') ||
  (kind === 'json' ? !['bigint', 'date', 'bytes'].some((each) => kinds.has(each as Kind)) : kinds.has(kind))

/** What a row type says otherwise than the columns of the statement. */
export function compareRow(
  source: Source,
  row: Type,
  columns: readonly (Column & { element?: number | undefined })[],
  byDrizzle: boolean,
): string[] {
  const differences: string[] = []
  const byName = new Map(columns.map((column) => [column.name, column]))
  const named = new Set<string>()
  for (const property of source.checker.getPropertiesOfType(row)) {
    const column = byName.get(property.name)
    named.add(property.name)
    if (!column) {
      const isOptional = property.flags & SymbolFlags.Optional
      if (!isOptional) differences.push(`${property.name}: no column has this name`)
      continue
    }
    const type = source.checker.getTypeOfSymbol(property)
    if (type) differences.push(...compareColumn(source, type, column, byDrizzle))
  }
  // Some members of a union have more columns than others.
  for (const part of row.isUnionType() ? (row.getTypes() ?? []) : [])
    for (const { name } of source.checker.getPropertiesOfType(part)) named.add(name)
  const [index] = source.checker.getIndexInfosOfType(row)
  for (const column of columns) {
    if (named.has(column.name)) continue
    if (!index) differences.push(`${column.name}: the row type does not name this column`)
    else differences.push(...compareColumn(source, index.valueType, column, byDrizzle))
  }
  return differences
}

export function compareColumn(
  source: Source,
  type: Type,
  { name, oid, element, nullability }: Column & { element?: number | undefined },
  byDrizzle: boolean,
): string[] {
  const { kinds, elements } = getKinds(source, type)
  const { kind, element: elementKind } = getColumnKind(oid, element, byDrizzle)
  const written = source.checker.typeToString(type)
  const found: string[] = []
  if (!fits(kind, kinds)) found.push(`${name}: ${written} in the row type, ${kind} in the row`)
  else if (elementKind && kinds.has('array') && !fits(elementKind, elements))
    found.push(`${name}: ${written} in the row type, elements are ${elementKind}`)
  if (nullability === 'maybe' && !kinds.has('null') && !kinds.has('any'))
    found.push(`${name}: ${written} in the row type, but may be null`)
  return found
}
