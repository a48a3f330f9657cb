import { MapperKind, mapSchema } from '@graphql-tools/utils'
import {
  BREAK,
  getNamedType,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  GraphQLNonNull,
  GraphQLString,
  isInputObjectType,
  Kind,
  typeFromAST,
  visit,
  type ConstDirectiveNode,
  type DirectiveNode,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import { LRUCache } from 'lru-cache'
import { rootFields } from '../root-fields.ts'

type Run = (context: unknown, variables: object) => Promise<ExecutionResult>

const NOT_COMPILABLE = Symbol('not compilable')

/** All of five flags, the most that a page's document has; each takes some milliseconds to compile. */
const COMBINATIONS_MAX = 32

/**
 * A trusted query or mutation compiled to functions (graphql-jit). Each combination of its `@include` and `@skip` flags is compiled separately, on first
 * use: compiled code would otherwise resolve what a flag leaves out.
 */
export class CompiledDocument {
  readonly #schema: GraphQLSchema
  readonly #document: DocumentNode
  readonly #operationName: string | undefined
  /** Variables of `@include` and `@skip`, with their defaults. */
  readonly #flags: readonly { name: string; otherwise: boolean | undefined }[]
  /** Checks variables where graphql-jit, which does not know `@oneOf`, would take what it forbids. */
  readonly #checked: OperationDefinitionNode | undefined
  /** graphql-jit would run the later changes after one that failed, where graphql-js stops. */
  readonly #isSerial: boolean
  readonly #compiled = new LRUCache<string, Run | typeof NOT_COMPILABLE>({ max: COMBINATIONS_MAX })

  /** @param schema of `withUncheckedMoney` */
  constructor(schema: GraphQLSchema, document: DocumentNode, operationName?: string) {
    this.#schema = schema
    this.#document = document
    this.#operationName = operationName
    this.#flags = getFlags(document)
    const operation = getOperationAST(document, operationName)
    this.#checked = operation && hasOneOfInput(schema, operation) ? operation : undefined
    this.#isSerial = operation?.operation === 'mutation' && rootFields(document, operation).length > 1
  }

  /** Undefined for variables with which graphql-js must execute the document. */
  get(variables: Readonly<Record<string, unknown>>): Run | undefined {
    if (this.#isSerial || !this.#fits(variables)) return undefined
    const values = new Map<string, boolean>()
    for (const { name, otherwise } of this.#flags) {
      const value = variables[name] === undefined ? otherwise : variables[name]
      if (typeof value !== 'boolean') return undefined
      values.set(name, value)
    }
    const compiled = this.#combination(values)
    if (compiled === NOT_COMPILABLE) return undefined
    // graphql-jit does not fill in a default of false.
    return (context, given) => compiled(context, { ...Object.fromEntries(values), ...given })
  }

  #fits(variables: Readonly<Record<string, unknown>>): boolean {
    const { variableDefinitions: definitions = [] } = this.#checked ?? {}
    return definitions.length === 0 || !getVariableValues(this.#schema, definitions, variables, { maxErrors: 1 }).errors
  }

  /** Compiles the combinations of flags, so that no request waits for it. */
  compileAll(): void {
    if (this.#isSerial) return
    const count = Math.min(2 ** this.#flags.length, COMBINATIONS_MAX)
    for (let bits = 0; bits < count; bits += 1)
      this.#combination(new Map(this.#flags.map(({ name }, index) => [name, Boolean(bits & (1 << index))])))
  }

  #combination(values: ReadonlyMap<string, boolean>): Run | typeof NOT_COMPILABLE {
    const key = [...values.values()].join()
    let compiled = this.#compiled.get(key)
    if (compiled === undefined) {
      compiled = this.#compile(applyFlags(this.#document, values))
      this.#compiled.set(key, compiled)
    }
    return compiled
  }

  #compile(document: DocumentNode | undefined): Run | typeof NOT_COMPILABLE {
    if (!document) return NOT_COMPILABLE
    const options = {
      disablingCapturingStackErrors: true,
      disableLeafSerialization: true,
      customJSONSerializer: false,
      customSerializers: {},
    }
    const compiled = compileQuery(this.#schema, document, this.#operationName, options)
    if (!isCompiledQuery(compiled)) return NOT_COMPILABLE
    return async (context, variables) => {
      const result = await compiled.query(undefined, context, variables)
      return result.errors ? { ...result, errors: result.errors.map(asGraphQLError) } : result
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

function findCondition({ name, arguments: given = [] }: DirectiveNode) {
  return name.value === 'include' || name.value === 'skip' ? given[0]?.value : undefined
}
