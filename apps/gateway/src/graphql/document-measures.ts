import {
  getNamedType,
  isCompositeType,
  isListType,
  isNonNullType,
  Kind,
  Lexer,
  Source,
  TokenKind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'

/** Size of an operation with its fragments expanded. */
export interface Measures {
  depth: number
  aliases: number
  rootFields: number
  /**
   * A field costs 1, a mutation 10, a list its element's cost times its length. The length is the argument `first` or `pageSize` of
   * the field or of its connection, otherwise 10.
   */
  cost: number
}

const MUTATION_COST = 10
const ASSUMED_LENGTH = 10
const LENGTH_ARGUMENTS: ReadonlySet<string> = new Set(['first', 'pageSize'])

type Variables = Readonly<Record<string, unknown>>

/** Counts tokens as the parser does. */
export function countTokens(text: string): number {
  const lexer = new Lexer(new Source(text))
  let count = 0
  while (lexer.advance().kind !== TokenKind.EOF) count += 1
  return count
}

/**
 * Measures a valid operation. Fields excluded by `@include` and `@skip` count; introspection does not, graphql-js limits it. `isFixed`:
 * the measures do not depend on the variables.
 * @param onCost is called with the cost of each field, by its response path without indexes
 */
export function measure(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables = {},
  onCost?: (path: string, cost: number) => void,
): Measures & { isFixed: boolean } {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  }
  const measures = { depth: 0, aliases: 0, rootFields: 0, cost: 0, isFixed: true }

  const getLength = (node: FieldNode, field: GraphQLField<unknown, unknown>): number | undefined => {
    const argument = field.args.find(({ name }) => LENGTH_ARGUMENTS.has(name))
    if (!argument) return undefined
    const value = node.arguments?.find(({ name }) => name.value === argument.name)?.value
    let requested: unknown = value?.kind === Kind.INT ? Number(value.value) : argument.defaultValue
    if (value?.kind === Kind.VARIABLE) {
      const name = value.name.value
      measures.isFixed = false
      const own = operation.variableDefinitions?.find(({ variable }) => variable.name.value === name)?.defaultValue
      requested = variables[name] ?? (own?.kind === Kind.INT ? Number(own.value) : requested)
    }
    return typeof requested === 'number' ? Math.max(requested, 0) : ASSUMED_LENGTH
  }

  /** Returns the cost of one element. */
  const walk = (
    set: SelectionSetNode,
    typeName: string,
    depth: number,
    around: number | undefined,
    path: readonly string[],
  ): number => {
    const type = schema.getType(typeName)
    let cost = 0
    for (const selection of set.selections) {
      if (selection.kind === Kind.INLINE_FRAGMENT) {
        cost += walk(selection.selectionSet, selection.typeCondition?.name.value ?? typeName, depth, around, path)
      } else if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(selection.name.value)
        if (fragment) cost += walk(fragment.selectionSet, fragment.typeCondition.name.value, depth, around, path)
      } else {
        if (depth === 0) measures.rootFields += 1
        if (selection.alias) measures.aliases += 1
        measures.depth = Math.max(measures.depth, depth + 1)
        const field = type && 'getFields' in type ? type.getFields()[selection.name.value] : undefined
        if (!field || !('args' in field)) continue
        const inner = getNamedType(field.type)
        const own = onCost ? [...path, (selection.alias ?? selection.name).value] : path
        const requested = getLength(selection, field)
        const once =
          isCompositeType(inner) && selection.selectionSet
            ? 1 + walk(selection.selectionSet, inner.name, depth + 1, isList(field.type) ? undefined : requested, own)
            : 1
        const times = isList(field.type) ? (requested ?? around ?? ASSUMED_LENGTH) : 1
        const extra = depth === 0 && operation.operation === 'mutation' ? MUTATION_COST - 1 : 0
        onCost?.(own.join('.'), once * times + extra)
        cost += once * times + extra
      }
    }
    return cost
  }

  const root = schema.getRootType(operation.operation)
  if (root) measures.cost = walk(operation.selectionSet, root.name, 0, undefined, [])
  return measures
}

function isList(type: GraphQLOutputType): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type)
}
