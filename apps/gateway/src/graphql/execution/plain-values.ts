import { MapperKind, mapSchema } from '@graphql-tools/utils'
import {
  getNamedType,
  getOperationAST,
  GraphQLObjectType,
  GraphQLString,
  isAbstractType,
  isCompositeType,
  isNonNullType,
  isObjectType,
  Kind,
  visit,
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLFieldConfig,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql'
import { collectSubfields } from 'graphql/execution/collectFields.js'
import type { Context } from '../../domains/base/context.ts'
import { PLAIN_PREFIX } from '../../domains/base/selects.ts'
import { loadCurrency } from '../../domains/site/settings.ts'
import { CURRENCY_NEEDED, isReadFromParent, NotPlain, type PlainWriter, type PlainWriters } from './plain-writers.ts'

type Source = Readonly<Record<string, unknown>>

/** Where plain values stand in a result, by response key. */
export type Places = ReadonlyMap<string, Places | PlainWriter>

interface PlainDocument {
  document: DocumentNode
  places: Places
}

/**
 * Adds for each field of an object type one of the same value as a leaf, which graphql-jit copies as it is. What it would take to walk a list of
 * objects without resolvers, functions made for the selection do in a third of the time.
 */
export function withPlainValues(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.OBJECT_TYPE]: (type) => {
      const config = type.toConfig()
      const plain = Object.entries(config.fields).flatMap(([name, field]) =>
        isObjectType(getNamedType(field.type)) ? [[`${PLAIN_PREFIX}${name}`, toLeaf(name, field)] as const] : [],
      )
      return new GraphQLObjectType({ ...config, fields: { ...config.fields, ...Object.fromEntries(plain) } })
    },
  })
}

function toLeaf(name: string, field: GraphQLFieldConfig<Source, unknown>): GraphQLFieldConfig<Source, unknown> {
  const isRead = isReadFromParent(field)
  return { ...field, type: GraphQLString, ...(isRead && { resolve: (source) => source[name] }) }
}

/** @returns undefined where every object of the document has a resolver below it */
export function findPlainValues(
  schema: GraphQLSchema,
  document: DocumentNode,
  writers: PlainWriters,
): PlainDocument | undefined {
  const { plain, places } = new PlainSearch(schema, document, writers).search()
  if (plain.size === 0) return undefined
  const rename = (node: FieldNode): FieldNode | undefined => {
    if (!plain.has(node)) return undefined
    const { alias = node.name } = node
    return { ...node, alias, name: { kind: Kind.NAME, value: `${PLAIN_PREFIX}${node.name.value}` } }
  }
  return { document: visit(document, { Field: { enter: rename } }), places }
}

class PlainSearch {
  readonly #schema: GraphQLSchema
  readonly #document: DocumentNode
  readonly #writers: PlainWriters
  readonly #fragments
  /** A node of a fragment stands in several places, and must be a leaf in all. */
  readonly #kept = new Set<FieldNode>()
  #plain = new Set<FieldNode>()

  constructor(schema: GraphQLSchema, document: DocumentNode, writers: PlainWriters) {
    this.#schema = schema
    this.#document = document
    this.#writers = writers
    this.#fragments = Object.fromEntries(
      document.definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [])),
    )
  }

  search(): { plain: ReadonlySet<FieldNode>; places: Places } {
    const operation = getOperationAST(this.#document)
    const root = operation && this.#schema.getRootType(operation.operation)
    for (;;) {
      const before = this.#kept.size
      const found: Found = new Map()
      this.#plain = new Set()
      if (root) this.#searchBelow(root, [operation as unknown as FieldNode], found)
      if (this.#kept.size === before) return { plain: this.#plain, places: toPlaces(found) }
    }
  }

  #searchBelow(type: GraphQLNamedType, nodes: readonly FieldNode[], found: Found): void {
    const types = isAbstractType(type) ? this.#schema.getPossibleTypes(type) : isObjectType(type) ? [type] : []
    for (const possible of types)
      for (const [key, same] of collectSubfields(this.#schema, this.#fragments, {}, possible, nodes)) {
        const field = possible.getFields()[same[0]?.name.value ?? '']
        if (field && isCompositeType(getNamedType(field.type))) this.#searchField(key, field, same, found)
      }
  }

  #searchField(key: string, field: GraphQLField<unknown, unknown>, nodes: readonly FieldNode[], found: Found): void {
    const write = this.#findWriter(field, nodes)
    const one = found.get(key) ?? newPlace()
    found.set(key, one)
    one.writers.add(write)
    one.nodes.push(...nodes)
    // Which of several types an object has is not known where its values are written.
    const mustStay = write === undefined || one.writers.size > 1
    for (const node of one.nodes) (mustStay ? this.#kept : this.#plain).add(node)
    if (!write) this.#searchBelow(getNamedType(field.type), nodes, one.below)
  }

  #findWriter(field: GraphQLField<unknown, unknown>, nodes: readonly FieldNode[]): PlainWriter | undefined {
    const mayBeLeaf = isObjectType(getNamedType(field.type)) && (isReadFromParent(field) || !isNonNullType(field.type))
    if (!mayBeLeaf || nodes.some((node) => this.#kept.has(node))) return undefined
    return this.#writers.find(field, nodes, this.#fragments)
  }
}

interface FoundPlace {
  writers: Set<PlainWriter | undefined>
  nodes: FieldNode[]
  below: Found
}

type Found = Map<string, FoundPlace>

const newPlace = (): FoundPlace => ({ writers: new Set(), nodes: [], below: new Map() })

function toPlaces(found: Found): Places {
  const places = new Map<string, Places | PlainWriter>()
  for (const [key, { writers, below }] of found) {
    const [write] = writers
    const place = write ?? toPlaces(below)
    if (typeof place === 'function' || place.size > 0) places.set(key, place)
  }
  return places
}

/**
 * Writes the plain values of a result in full, with the currency of the request.
 * @returns false if it cannot: GraphQL's own execution says which field failed, then
 */
export async function writePlainValues(data: unknown, places: Places, context: Context): Promise<boolean> {
  const failure = writeAll(data, places, context.currency.code)
  if (failure !== CURRENCY_NEEDED) return failure === undefined
  const currency = await loadCurrency(context).catch(() => undefined)
  return currency !== undefined && writeAll(data, places, currency) === undefined
}

/** Writes all, or nothing. @returns why nothing */
function writeAll(data: unknown, places: Places, currency: string | undefined): NotPlain | undefined {
  const written: Written[] = []
  try {
    collect(data, places, currency, written)
  } catch (error) {
    if (error instanceof NotPlain) return error
    throw error
  }
  for (const { holder, key, value } of written) holder[key] = value
  return undefined
}

interface Written {
  holder: Record<string, unknown>
  key: string
  value: unknown
}

function collect(value: unknown, places: Places, currency: string | undefined, written: Written[]): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, places, currency, written)
    return
  }
  if (typeof value !== 'object' || value === null) return
  const holder = value as Record<string, unknown>
  for (const [key, place] of places) {
    const held = holder[key]
    // Absent in an object of another type.
    if (held === undefined && !(key in holder)) continue
    if (typeof place === 'function') written.push({ holder, key, value: place(held, currency) })
    else collect(held, place, currency, written)
  }
}
