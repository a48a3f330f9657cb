import { MapperKind, mapSchema } from '@graphql-tools/utils'
import {
  getNullableType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLString,
  isListType,
  isNonNullType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type FieldNode,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql'
import type { Context } from '../../domains/base/context.ts'
import { loadCurrency } from '../../domains/site/settings.ts'
import { isPlainAmount } from '../resolve-money.ts'

/** Where amounts stand in a result: by response key, null at an amount itself. */
export type AmountPlaces = ReadonlyMap<string, AmountPlaces | null>

const SELECTED = ['amount', 'currency', '__typename']

export interface PlainAmounts {
  document: DocumentNode
  places: AmountPlaces
}

/** Makes plain amounts leaves, which graphql-jit copies: a resolver for each of a hundred amounts took a tenth of a screen's time. */
export function withPlainAmounts(schema: GraphQLSchema): GraphQLSchema {
  const toLeaf = (type: GraphQLOutputType): GraphQLOutputType => {
    if (isNonNullType(type)) return new GraphQLNonNull(toLeaf(getNullableType(type)))
    return isListType(type) ? new GraphQLList(toLeaf(type.ofType as GraphQLOutputType)) : GraphQLString
  }
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: ({ resolve, ...field }) =>
      isPlainAmount({ resolve }) ? { ...field, type: toLeaf(field.type) } : undefined,
  })
}

/**
 * Leaves the selections of plain amounts out.
 * @returns undefined where the document selects none, or not each whole and in order: `amount currency __typename`
 */
export function findPlainAmounts(schema: GraphQLSchema, document: DocumentNode): PlainAmounts | undefined {
  const info = new TypeInfo(schema)
  let isWhole = true
  const plain = new Set<FieldNode>()
  const leaveField = (node: FieldNode) => {
    if (!isPlainAmount(info.getFieldDef() ?? {})) return undefined
    isWhole &&= selectsWhole(node)
    const { selectionSet: _, ...leaf } = node
    plain.add(leaf)
    return leaf
  }
  const stripped = visit(document, visitWithTypeInfo(info, { Field: { leave: leaveField } }))
  if (!isWhole || plain.size === 0) return undefined
  return { document: stripped, places: getPlaces(stripped, plain) }
}

function selectsWhole({ selectionSet }: FieldNode): boolean {
  const selections = selectionSet?.selections ?? []
  return (
    selections.length === SELECTED.length &&
    selections.every(
      (one, index) =>
        one.kind === Kind.FIELD && one.name.value === SELECTED[index] && !one.alias && !one.directives?.length,
    )
  )
}

function getPlaces({ definitions }: DocumentNode, plain: ReadonlySet<FieldNode>): AmountPlaces {
  const fragments = new Map(
    definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one.selectionSet]] : [])),
  )
  const below = ({ selections }: SelectionSetNode, places: Map<string, AmountPlaces | null>) => {
    for (const selection of selections) {
      if (selection.kind !== Kind.FIELD) {
        const inner =
          selection.kind === Kind.INLINE_FRAGMENT ? selection.selectionSet : fragments.get(selection.name.value)
        if (inner) below(inner, places)
        continue
      }
      const key = (selection.alias ?? selection.name).value
      if (plain.has(selection)) places.set(key, null)
      else if (selection.selectionSet) {
        const known = places.get(key)
        const held = below(selection.selectionSet, new Map(known))
        if (held.size > 0) places.set(key, held)
      }
    }
    return places
  }
  const operation = definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION)
  return operation ? below(operation.selectionSet, new Map()) : new Map()
}

/**
 * Writes the amounts of a result in full, in the currency of the request.
 * @returns false if it cannot: nobody knows the currency, or a value is no amount yet
 */
export async function writeAmounts(data: unknown, places: AmountPlaces, context: Context): Promise<boolean> {
  let { code } = context.currency
  if (code === undefined) {
    if (!hasPlainAmount(data, places)) return true
    code = await loadCurrency(context).catch(() => undefined)
  }
  return code !== undefined && fillAmounts(data, places, code)
}

function fillAmounts(value: unknown, places: AmountPlaces, currency: string): boolean {
  if (Array.isArray(value)) return value.every((item) => fillAmounts(item, places, currency))
  if (typeof value !== 'object' || value === null) return true
  const holder = value as Record<string, unknown>
  for (const [key, below] of places) {
    const held = holder[key]
    // Absent in an object of another type.
    if (held == null) continue
    const money = below ? undefined : toMoney(held, currency)
    if (below ? !fillAmounts(held, below, currency) : money === undefined) return false
    if (money !== undefined) holder[key] = money
  }
  return true
}

/** Undefined for what is no amount. That of a resolver is an object already. */
function toMoney(held: unknown, currency: string): object | null | undefined {
  if (typeof held === 'string') return { amount: held, currency, __typename: 'Money' }
  if (held === null) return null
  if (typeof held !== 'object') return undefined
  if (!Array.isArray(held)) return 'amount' in held ? held : undefined
  const all = held.map((one: unknown) => toMoney(one, currency))
  return all.includes(undefined) ? undefined : all
}

/** Whether a result has an amount that is not written in full. */
function hasPlainAmount(value: unknown, places: AmountPlaces): boolean {
  if (Array.isArray(value)) return value.some((item) => hasPlainAmount(item, places))
  if (typeof value !== 'object' || value === null) return false
  for (const [key, below] of places) {
    const held = (value as Record<string, unknown>)[key]
    if (below ? hasPlainAmount(held, below) : held != null) return true
  }
  return false
}
