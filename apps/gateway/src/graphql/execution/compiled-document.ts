import { MapperKind, mapSchema } from '@graphql-tools/utils'
import {
  BREAK,
  getNamedType,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  GraphQLInt,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
  isInputObjectType,
  Kind,
  typeFromAST,
  visit,
  type ConstDirectiveNode,
  type DirectiveNode,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLFieldConfig,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import { LRUCache } from 'lru-cache'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Context } from '../../domains/base/context.ts'
import { findPlainValues, writePlainValues } from './plain-values.ts'
import type { PlainWriters } from './plain-writers.ts'
import { isFailure } from '../format-error.ts'
import { rootFields } from '../root-fields.ts'
import {
  getPersonalInputs,
  HOLE_FIELD,
  isPersonalInput,
  separateDocument,
  type SeparatedDocument,
} from './separate-document.ts'

type Variables = Readonly<Record<string, unknown>>

type Run = (context: unknown, variables: object) => Promise<ExecutionResult>

const NOT_COMPILABLE = Symbol('not compilable')

/** A query whose shared part is kept as text. */
export interface CompiledParts extends Omit<SeparatedDocument, 'shared' | 'own'> {
  /** Unique in the process: stands for the document and its flags. */
  id: string
  shared: Run
  own: Run | undefined
}

/** A document with one combination of its flags; the parts are undefined where nothing in it is the same for all callers. */
interface Combination {
  whole: () => Run | typeof NOT_COMPILABLE
  parts: () => CompiledParts | undefined
}

/** Schema of `withPlainValues`. */
export interface PlainSchema {
  schema: GraphQLSchema
  writers: PlainWriters
}

let combinations = 0

export interface HoleContext {
  /** Returns what stands in the text at this hole of the document, here of the object with this ID. */
  markHole(index: number, id: string): string
}

/** All of five flags, the most that a page's document has; each takes some milliseconds to compile. */
const COMBINATIONS_MAX = 32

/**
 * A trusted query or mutation compiled to functions (graphql-jit). Each combination of its `@include` and `@skip` flags is compiled separately, on first
 * use: compiled code would otherwise resolve what a flag leaves out.
 */
export class CompiledDocument {
  readonly #schema: GraphQLSchema
  readonly #plain: PlainSchema | undefined
  readonly #document: DocumentNode
  readonly #operationName: string | undefined
  /** Variables of `@include` and `@skip`, with their defaults. */
  readonly #flags: readonly { name: string; otherwise: boolean | undefined }[]
  /** Checks variables where graphql-jit, which does not know `@oneOf`, would take what it forbids. */
  readonly #checked: OperationDefinitionNode | undefined
  /** graphql-jit would run the later changes after one that failed, where graphql-js stops. */
  readonly #isSerial: boolean
  readonly #personalInputs: ReadonlySet<string>
  readonly #combinations = new LRUCache<string, Combination>({ max: COMBINATIONS_MAX })

  /**
   * @param schema of `withUncheckedMoney` and `withHoles`
   * @param plain the same of `withPlainValues`; left out for a mutation, which cannot be executed again
   */
  constructor(schema: GraphQLSchema, document: DocumentNode, operationName?: string, plain?: PlainSchema) {
    this.#schema = schema
    this.#plain = plain
    this.#document = document
    this.#operationName = operationName
    this.#flags = getFlags(document)
    this.#personalInputs = getPersonalInputs(schema)
    const operation = getOperationAST(document, operationName)
    this.#checked = operation && hasOneOfInput(schema, operation) ? operation : undefined
    this.#isSerial = operation?.operation === 'mutation' && rootFields(document, operation).length > 1
  }

  /** Undefined for variables with which graphql-js must execute the document. */
  get(variables: Variables): Run | undefined {
    const compiled = this.#find(variables)?.whole()
    return compiled === NOT_COMPILABLE ? undefined : compiled
  }

  /** Undefined where the document has to be executed as a whole. */
  getParts(variables: Variables): CompiledParts | undefined {
    const parts = this.#find(variables)?.parts()
    const isPersonal = parts?.personalVariables.some((name) => isPersonalInput(variables[name], this.#personalInputs))
    return isPersonal ? undefined : parts
  }

  #find(variables: Variables): Combination | undefined {
    if (this.#isSerial || !this.#fits(variables)) return undefined
    const values = new Map<string, boolean>()
    for (const { name, otherwise } of this.#flags) {
      const value = variables[name] === undefined ? otherwise : variables[name]
      if (typeof value !== 'boolean') return undefined
      values.set(name, value)
    }
    return this.#combination(values)
  }

  #fits(variables: Variables): boolean {
    const { variableDefinitions: definitions = [] } = this.#checked ?? {}
    return definitions.length === 0 || !getVariableValues(this.#schema, definitions, variables, { maxErrors: 1 }).errors
  }

  /** Compiles the combinations of flags as requests will use them, so that none waits for it. Requests take turns with it. */
  async compileAll(): Promise<void> {
    if (this.#isSerial) return
    const count = Math.min(2 ** this.#flags.length, COMBINATIONS_MAX)
    for (let bits = 0; bits < count; bits += 1) {
      const values = new Map(this.#flags.map(({ name }, index) => [name, Boolean(bits & (1 << index))]))
      const { whole, parts } = this.#combination(values)
      const shared = parts()
      if (!shared || shared.personalVariables.length > 0) whole()
      await nextTurn()
    }
  }

  #combination(values: ReadonlyMap<string, boolean>): Combination {
    const key = [...values.values()].join()
    let combination = this.#combinations.get(key)
    if (!combination) {
      const document = applyFlags(this.#document, values)
      const flags = Object.fromEntries(values)
      const whole = once(() => this.#compile(document, flags))
      combination = { whole, parts: once(() => document && this.#compileParts(document, flags, whole)) }
      this.#combinations.set(key, combination)
    }
    return combination
  }

  #compileParts(document: DocumentNode, flags: object, whole: Combination['whole']): CompiledParts | undefined {
    const separated = separateDocument(this.#schema, document, this.#operationName)
    if (!separated) return undefined
    const { holes, variables, personalVariables } = separated
    const shared = holes.length > 0 ? this.#compile(separated.shared, flags) : whole()
    const own = separated.own && this.#compile(separated.own, flags)
    if (shared === NOT_COMPILABLE || own === NOT_COMPILABLE) return undefined
    return { id: String((combinations += 1)), holes, variables, personalVariables, shared, own }
  }

  /** @param flags of the combination: graphql-jit does not fill in a default of false */
  #compile(document: DocumentNode | undefined, flags: object): Run | typeof NOT_COMPILABLE {
    if (!document) return NOT_COMPILABLE
    const whole = once(() => this.#compileWith(this.#schema, document, flags))
    const values = this.#plain && findPlainValues(this.#schema, document, this.#plain.writers)
    const plain = this.#plain && values && this.#compileWith(this.#plain.schema, values.document, flags)
    if (!values || !plain || plain === NOT_COMPILABLE) return whole()
    return async (context, variables) => {
      const result = await plain(context, variables)
      if (await writePlainValues(result.data, values.places, context as Context)) return result
      // Each value fails on its own; what was read is remembered for the request.
      const failing = whole()
      if (failing === NOT_COMPILABLE)
        throw new Error(`${this.#operationName ?? 'The document'} can be compiled only in part.`)
      return failing(context, variables)
    }
  }

  #compileWith(schema: GraphQLSchema, document: DocumentNode, flags: object): Run | typeof NOT_COMPILABLE {
    const options = {
      disablingCapturingStackErrors: true,
      disableLeafSerialization: true,
      customJSONSerializer: false,
      customSerializers: {},
    }
    const compiled = compileQuery(schema, document, this.#operationName, options)
    if (!isCompiledQuery(compiled)) return NOT_COMPILABLE
    return async (context, variables) => {
      const result = await compiled.query(undefined, context, { ...flags, ...variables })
      if (!result.errors) return result
      const { errors, ...data } = result
      const failed = errors.map(asGraphQLError).filter(isFailure)
      return failed.length > 0 ? { ...data, errors: failed } : data
    }
  }
}

/** graphql-jit allocates for each leaf that it serializes. Those of Money need no check: an amount that the contract parsed, and a currency. */
export function withUncheckedMoney(schema: GraphQLSchema): GraphQLSchema {
  const type = new GraphQLNonNull(GraphQLString)
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field, _name, typeName) => (typeName === 'Money' ? { ...field, type } : undefined),
  })
}

/** Adds to each object type the field that stands for a caller's own value in a shared part, and that notes of which object. */
export function withHoles(schema: GraphQLSchema): GraphQLSchema {
  const hole: GraphQLFieldConfig<{ id?: string } | undefined, HoleContext> = {
    type: new GraphQLNonNull(GraphQLString),
    args: { index: { type: new GraphQLNonNull(GraphQLInt) } },
    resolve: (source, { index }, { markHole }) => markHole(index as number, source?.id ?? ''),
  }
  return mapSchema(schema, {
    [MapperKind.OBJECT_TYPE]: (type) => {
      const config = type.toConfig()
      return new GraphQLObjectType({ ...config, fields: { ...config.fields, [HOLE_FIELD]: hole } })
    },
  })
}

/** graphql-jit makes plain objects; the formatter expects the class, which would derive its locations from nodes. */
function asGraphQLError({ message, locations, path, originalError, extensions }: GraphQLError): GraphQLError {
  const options = { path: path ?? null, originalError: originalError ?? null, extensions: { ...extensions } }
  return Object.defineProperty(new GraphQLError(message, options), 'locations', { value: locations, enumerable: true })
}

/** Whether a variable is, or holds, an input of which exactly one field may be given. */
function hasOneOfInput(schema: GraphQLSchema, { variableDefinitions = [] }: OperationDefinitionNode): boolean {
  const seen = new Set<unknown>()
  const holds = (type: GraphQLInputType): boolean => {
    const named = getNamedType(type)
    if (!isInputObjectType(named) || seen.has(named)) return false
    seen.add(named)
    return named.isOneOf || Object.values(named.getFields()).some((field) => holds(field.type))
  }
  return variableDefinitions.some(({ type }) => {
    const input = typeFromAST(schema, type) as GraphQLInputType | undefined
    return input !== undefined && holds(input)
  })
}

/** The variables used by `@include` and `@skip`, sorted. */
function getFlags(document: DocumentNode): readonly { name: string; otherwise: boolean | undefined }[] {
  const flags = new Set<string>()
  const defaults = new Map<string, boolean>()
  visit(document, {
    Directive: (node) => {
      const condition = findCondition(node)
      if (condition?.kind === Kind.VARIABLE) flags.add(condition.name.value)
    },
    VariableDefinition: ({ variable, defaultValue }) => {
      if (defaultValue?.kind === Kind.BOOLEAN) defaults.set(variable.name.value, defaultValue.value)
    },
  })
  return [...flags].toSorted().map((name) => ({ name, otherwise: defaults.get(name) }))
}

/** Applies `@include` and `@skip`. Undefined when that empties a selection set. */
function applyFlags(document: DocumentNode, values: ReadonlyMap<string, boolean>): DocumentNode | undefined {
  const decide = <T extends { directives?: readonly (DirectiveNode | ConstDirectiveNode)[] | undefined }>(node: T) => {
    const directives = node.directives ?? []
    const decided = directives.filter((directive) => findCondition(directive))
    if (decided.length === 0) return undefined
    const out = decided.some((directive) => isTrue(directive) !== (directive.name.value === 'include'))
    return out ? null : { ...node, directives: directives.filter((directive) => !decided.includes(directive)) }
  }
  const isTrue = (directive: DirectiveNode): boolean => {
    const condition = findCondition(directive)
    if (condition?.kind === Kind.VARIABLE) return values.get(condition.name.value) === true
    return condition?.kind === Kind.BOOLEAN && condition.value
  }
  const left = visit(document, { Field: decide, FragmentSpread: decide, InlineFragment: decide })
  let empty = false
  visit(left, {
    SelectionSet: ({ selections }) => {
      empty ||= selections.length === 0
      return empty ? BREAK : undefined
    },
  })
  return empty ? undefined : left
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}

function findCondition({ name, arguments: given = [] }: DirectiveNode) {
  return name.value === 'include' || name.value === 'skip' ? given[0]?.value : undefined
}
