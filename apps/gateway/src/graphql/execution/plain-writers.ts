import {
  getNamedType,
  getNullableType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isSpecifiedScalarType,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql'
import { collectSubfields } from 'graphql/execution/collectFields.js'
import { isPlainAmount } from '../resolve-money.ts'

export type Fragments = Readonly<Record<string, FragmentDefinitionNode>>

/** Makes the value of a response from what a resolver returned. @throws NotPlain */
export type PlainWriter = (value: unknown, currency: string | undefined) => unknown

/** A value that GraphQL's own execution must complete: a promise, a function, null where none may be, or nonsense. */
export class NotPlain extends Error {}

const NOT_PLAIN = new NotPlain()
/** An amount was met, and nobody has said in which currency it is. */
export const CURRENCY_NEEDED = new NotPlain()
const MONEY = 'Money'

interface ReadableField {
  args?: object | undefined
  resolve?: object | undefined
}

type WritableField = ReadableField & { type: GraphQLOutputType }

/** Whether a field's value is that of its parent. */
export const isReadFromParent = ({ args, resolve }: ReadableField): boolean =>
  Object.keys(args ?? {}).length === 0 && (resolve === undefined || isPlainAmount({ resolve }))

/** Functions that graphql-jit's results are completed with, made once for each selection of a type. */
export class PlainWriters {
  readonly #schema: GraphQLSchema
  readonly #writers = new Map<string, PlainWriter>()
  readonly #ids = new Map<PlainWriter, number>()

  constructor(schema: GraphQLSchema) {
    this.#schema = schema
  }

  /**
   * @param nodes that are selected under one response key
   * @returns undefined where anything below has a resolver, an argument or another type by case
   */
  find(field: WritableField, nodes: readonly FieldNode[], fragments: Fragments): PlainWriter | undefined {
    const { type } = field
    const named = getNamedType(type)
    if (isLeafType(named)) return this.#remember(`leaf ${String(type)}`, () => ofList(type, leafWriter(named)))
    if (!isObjectType(named) || named.isTypeOf) return undefined
    const fields = this.#findFields(named, nodes, fragments)
    if (!fields) return undefined
    const isAmount = isPlainAmount(field)
    const key = `${isAmount ? 'amount ' : ''}${String(type)}{${fields.map(({ key: shown, source, id }) => `${shown}:${source}:${id}`).join()}}`
    return this.#remember(key, () => ofList(type, isAmount ? moneyWriter(fields) : objectWriter(fields)))
  }

  #findFields(type: GraphQLObjectType, nodes: readonly FieldNode[], fragments: Fragments): WrittenField[] | undefined {
    const found: WrittenField[] = []
    for (const [key, same] of collectSubfields(this.#schema, fragments, {}, type, nodes as FieldNode[])) {
      const source = same[0]?.name.value ?? ''
      const field = type.getFields()[source]
      if (source === '__typename') found.push({ key, source, id: type.name, text: type.name })
      else if (!field || !isReadFromParent(field)) return undefined
      else {
        const write = this.find(field, same, fragments)
        if (!write) return undefined
        found.push({ key, source, id: this.#ids.get(write) ?? 0, write })
      }
    }
    return found
  }

  #remember(key: string, make: () => PlainWriter): PlainWriter {
    let writer = this.#writers.get(key)
    if (!writer) {
      writer = make()
      this.#writers.set(key, writer)
      this.#ids.set(writer, this.#ids.size + 1)
    }
    return writer
  }
}

interface WrittenField {
  /** Response key. */
  key: string
  /** Name in the parent's value. */
  source: string
  id: number | string
  write?: PlainWriter
  /** Of `__typename`. */
  text?: string
}

/** Functions of text: V8 gives literals a fixed shape, and calls what it knows without a loop over fields. */
function objectWriter(fields: readonly WrittenField[]): PlainWriter {
  const writers = fields.map(({ write }) => write)
  const members = fields.map(({ key, source, text }, index) =>
    text === undefined
      ? `${JSON.stringify(key)}: w${index}(value[${JSON.stringify(source)}], currency)`
      : `${JSON.stringify(key)}: ${JSON.stringify(text)}`,
  )
  const names = writers.map((_, index) => `w${index}`)
  return new Function(
    'notPlain',
    ...names,
    `return (value, currency) => {
      if (typeof value !== 'object' || typeof value.then === 'function') throw notPlain
      return { ${members.join(', ')} }
    }`,
  )(NOT_PLAIN, ...writers) as PlainWriter
}

function moneyWriter(fields: readonly WrittenField[]): PlainWriter {
  const values: Readonly<Record<string, string>> = { amount: 'value', currency: 'currency', __typename: `"${MONEY}"` }
  const members = fields.map(({ key, source }) => `${JSON.stringify(key)}: ${values[source]}`)
  return new Function(
    'notPlain',
    'currencyNeeded',
    `return (value, currency) => {
      if (typeof value !== 'string') throw notPlain
      if (currency === undefined) throw currencyNeeded
      return { ${members.join(', ')} }
    }`,
  )(NOT_PLAIN, CURRENCY_NEEDED) as PlainWriter
}

function leafWriter(type: GraphQLLeafType): PlainWriter {
  if (isEnumType(type) || isSpecifiedScalarType(type))
    return (value) => {
      if (typeof value === 'object' || typeof value === 'function') throw NOT_PLAIN
      return value
    }
  return (value) => {
    if (typeof value === 'object' || typeof value === 'function') throw NOT_PLAIN
    try {
      return type.serialize(value)
    } catch {
      throw NOT_PLAIN
    }
  }
}

/** Of a type with its lists, and null where it may be. */
function ofList(type: GraphQLOutputType, write: PlainWriter): PlainWriter {
  const inner = getNullableType(type)
  const present = isListType(inner) ? listWriter(ofList(inner.ofType as GraphQLOutputType, write)) : write
  if (isNonNullType(type))
    return (value, currency) => {
      if (value == null) throw NOT_PLAIN
      return present(value, currency)
    }
  return (value, currency) => (value == null ? null : present(value, currency))
}

function listWriter(write: PlainWriter): PlainWriter {
  return (value, currency) => {
    if (!Array.isArray(value)) throw NOT_PLAIN
    return value.map((item) => write(item, currency))
  }
}
