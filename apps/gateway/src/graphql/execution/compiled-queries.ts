import { MapperKind, mapSchema } from '@graphql-tools/utils'
import {
  BREAK,
  GraphQLError,
  GraphQLNonNull,
  GraphQLString,
  Kind,
  visit,
  type ConstDirectiveNode,
  type DirectiveNode,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import { LRUCache } from 'lru-cache'

type CompiledQuery = (context: unknown, variables: object) => Promise<ExecutionResult>

const NOT_COMPILABLE = Symbol('not compilable')

/** Each combination of flags is compiled on its own. Pages send a few of them; those used last stay. */
const COMBINATIONS_MAX = 16

interface Document {
  /** Variables of `@include` and `@skip`, with their defaults. */
  flags: readonly { name: string; otherwise: boolean | undefined }[]
  compiled: LRUCache<string, CompiledQuery | typeof NOT_COMPILABLE>
}

/**
 * Trusted queries compiled to functions (graphql-jit), on first use, because compiling takes milliseconds and memory. Each combination of
 * a document's `@include` and `@skip` flags is compiled separately: compiled code would otherwise resolve what a flag leaves out.
 */
export class CompiledQueries {
  readonly #schema: GraphQLSchema
  readonly #documents = new Map<string, Document>()

  constructor(schema: GraphQLSchema) {
    this.#schema = withUncheckedMoney(schema)
  }

  /** Undefined for a document that graphql-js must execute. */
  get(
    hash: string,
    document: DocumentNode,
    operationName: string | null,
    variables: Readonly<Record<string, unknown>>,
  ): CompiledQuery | undefined {
    let known = this.#documents.get(hash)
    if (!known)
      this.#documents.set(
        hash,
        (known = { flags: flagsOf(document), compiled: new LRUCache({ max: COMBINATIONS_MAX }) }),
      )
    const values = new Map<string, boolean>()
    for (const { name, otherwise } of known.flags) {
      const value = variables[name] === undefined ? otherwise : variables[name]
      if (typeof value !== 'boolean') return undefined
      values.set(name, value)
    }
    const key = [...values.values()].join()
    let compiled = known.compiled.get(key)
    if (compiled === undefined) {
      compiled = this.#compile(applyFlags(document, values), operationName)
      known.compiled.set(key, compiled)
    }
    if (compiled === NOT_COMPILABLE) return undefined
    const query = compiled
    // graphql-jit does not fill in a default of false.
    return (context, given) => query(context, { ...Object.fromEntries(values), ...given })
  }

  #compile(document: DocumentNode | undefined, operationName: string | null): CompiledQuery | typeof NOT_COMPILABLE {
    if (!document) return NOT_COMPILABLE
    const options = {
      disablingCapturingStackErrors: true,
      disableLeafSerialization: true,
      customJSONSerializer: false,
      customSerializers: {},
    }
    const compiled = compileQuery(this.#schema, document, operationName ?? undefined, options)
    if (!isCompiledQuery(compiled)) return NOT_COMPILABLE
    return async (context, variables) => {
      const result = await compiled.query(undefined, context, variables)
      return result.errors ? { ...result, errors: result.errors.map(asGraphQLError) } : result
    }
  }
}

/** graphql-jit allocates for each leaf that it serializes. Those of Money need no check: an amount that the contract parsed, and a currency. */
function withUncheckedMoney(schema: GraphQLSchema): GraphQLSchema {
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

/** The variables used by `@include` and `@skip`, sorted. */
function flagsOf(document: DocumentNode): Document['flags'] {
  const flags = new Set<string>()
  const defaults = new Map<string, boolean>()
  visit(document, {
    Directive: (node) => {
      const condition = conditionOf(node)
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
    const decided = directives.filter((directive) => conditionOf(directive))
    if (decided.length === 0) return undefined
    const out = decided.some((directive) => isTrue(directive) !== (directive.name.value === 'include'))
    return out ? null : { ...node, directives: directives.filter((directive) => !decided.includes(directive)) }
  }
  const isTrue = (directive: DirectiveNode): boolean => {
    const condition = conditionOf(directive)
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

function conditionOf({ name, arguments: given = [] }: DirectiveNode) {
  return name.value === 'include' || name.value === 'skip' ? given[0]?.value : undefined
}
