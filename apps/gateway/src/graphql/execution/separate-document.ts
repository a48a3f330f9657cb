import { getDirective } from '@graphql-tools/utils'
import {
  getNamedType,
  getNullableType,
  getOperationAST,
  isCompositeType,
  isInputObjectType,
  isListType,
  isNullableType,
  isObjectType,
  Kind,
  typeFromAST,
  visit,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'

/** Field of the compiled schema that stands where a caller's own value belongs. */
export const HOLE_FIELD = '_hole'

/** Where a caller's own value belongs in the text of the shared part. */
export type Hole =
  /** The value at this path of the own part. */
  | { path: readonly string[] }
  /** The `@perMember` leaf of the object that the shared part has there. */
  | { type: string; field: string }

export interface SeparatedDocument {
  /** The same for all callers, with holes. */
  shared: DocumentNode
  holes: readonly Hole[]
  /** The caller's own fields; undefined where there are none but leaves. */
  own: DocumentNode | undefined
  /** Names of the variables of the shared part. */
  variables: readonly string[]
  /** Those of them whose input can make the shared part the caller's own. */
  personalVariables: readonly string[]
}

type Field = GraphQLField<unknown, unknown>

class NotSeparable extends Error {}

/**
 * Separates a query into the fields that are the same for all callers and those that depend on the caller: closed to visitors (`@access`), `@perVisitor`
 * or `@perMember`.
 * @param document whose flags are applied
 * @returns undefined without a field that is the same for all
 */
export function separateDocument(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName?: string,
): SeparatedDocument | undefined {
  const operation = getOperationAST(document, operationName)
  const type = schema.getQueryType()
  return operation?.operation === 'query' && type
    ? new Separator(schema, document, operation).separate(type)
    : undefined
}

/** True where an input has a field that makes a query's result the caller's own, such as a filter by favourites. */
export function isPersonalInput(value: unknown, names: ReadonlySet<string>): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(
    ([name, inner]) => (names.has(name) && inner != null && inner !== false) || isPersonalInput(inner, names),
  )
}

const personalInputs = new WeakMap<GraphQLSchema, ReadonlySet<string>>()

/** Names of the `@perMember` fields of inputs. */
export function getPersonalInputs(schema: GraphQLSchema): ReadonlySet<string> {
  let names = personalInputs.get(schema)
  if (!names) {
    const fields = Object.values(schema.getTypeMap())
      .filter(isInputObjectType)
      .flatMap((input) => Object.values(input.getFields()))
    names = new Set(fields.flatMap((field) => (getDirective(schema, field, 'perMember') ? [field.name] : [])))
    personalInputs.set(schema, names)
  }
  return names
}

class Separator {
  readonly #schema: GraphQLSchema
  readonly #document: DocumentNode
  readonly #operation: OperationDefinitionNode
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>
  readonly #personalInputs: ReadonlySet<string>
  readonly #holes: Hole[] = []

  constructor(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode) {
    this.#schema = schema
    this.#document = document
    this.#operation = operation
    this.#fragments = new Map(getFragments(document).map((fragment) => [fragment.name.value, fragment]))
    this.#personalInputs = getPersonalInputs(schema)
  }

  separate(type: GraphQLObjectType): SeparatedDocument | undefined {
    const shared: SelectionNode[] = []
    const own: SelectionNode[] = []
    let isShared = false
    for (const [key, nodes] of this.#collect(type, [this.#operation.selectionSet])) {
      const holes = this.#holes.length
      try {
        const parts = this.#separateField(type, key, nodes, [])
        shared.push(...parts.shared)
        own.push(...parts.own)
        isShared ||= parts.shared.some(isField)
      } catch (error) {
        if (!(error instanceof NotSeparable)) throw error
        this.#holes.length = holes
        shared.push(this.#hole(key, { path: [key] }))
        own.push(...nodes)
      }
    }
    if (!isShared) return undefined
    const selectionSet = toSelectionSet(shared)
    const variables = getVariables(selectionSet)
    return {
      shared: { kind: Kind.DOCUMENT, definitions: [{ ...this.#operation, selectionSet }] },
      holes: this.#holes,
      own: own.length > 0 ? this.#ownDocument(own) : undefined,
      variables,
      personalVariables: variables.filter((name) => this.#isPersonal(name)),
    }
  }

  #ownDocument(own: readonly SelectionNode[]): DocumentNode {
    const operation = { ...this.#operation, selectionSet: toSelectionSet(own) }
    return { ...this.#document, definitions: [operation, ...getFragments(this.#document)] }
  }

  /**
   * @param path from the root; undefined within a list, where a caller's own object could not be found again
   * @throws NotSeparable
   */
  #separateField(
    type: GraphQLObjectType,
    key: string,
    nodes: readonly FieldNode[],
    path: readonly string[] | undefined,
  ): { shared: readonly SelectionNode[]; own: readonly SelectionNode[] } {
    const [node] = nodes
    const name = node?.name.value ?? ''
    if (node && name === '__typename') return { shared: [node], own: [] }
    const field = type.getFields()[name]
    if (!node || !field || this.#hasPersonalLiteral(node)) throw new NotSeparable()
    const inner = getNamedType(field.type)
    const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? [])
    if (this.#isOwn(field)) {
      if (isLeafOfMember(this.#schema, field))
        return { shared: [this.#hole(key, { type: type.name, field: name })], own: [] }
      const isFound = path && (path.length === 0 || isNullableType(field.type))
      if (!isFound) throw new NotSeparable()
      return { shared: [this.#hole(key, { path: [...path, key] })], own: nodes }
    }
    if (!isCompositeType(inner)) return { shared: [node], own: [] }
    // No shared field has an abstract type.
    if (!isObjectType(inner)) throw new NotSeparable()
    const shared: SelectionNode[] = []
    const own: SelectionNode[] = []
    const innerPath = path && !isListType(getNullableType(field.type)) ? [...path, key] : undefined
    for (const [innerKey, innerNodes] of this.#collect(inner, sets)) {
      const parts = this.#separateField(inner, innerKey, innerNodes, innerPath)
      shared.push(...parts.shared)
      own.push(...parts.own)
    }
    return {
      shared: [{ ...node, selectionSet: toSelectionSet(shared) }],
      own: own.length > 0 ? [{ ...node, selectionSet: toSelectionSet(own) }] : [],
    }
  }

  /** Fields by response key, as an executor collects them. */
  #collect(type: GraphQLObjectType, sets: readonly SelectionSetNode[], fields = new Map<string, FieldNode[]>()) {
    for (const selection of sets.flatMap(({ selections }) => selections)) {
      if (selection.kind === Kind.FIELD) {
        const key = (selection.alias ?? selection.name).value
        fields.set(key, [...(fields.get(key) ?? []), selection])
        continue
      }
      const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? this.#fragments.get(selection.name.value) : selection
      const condition = fragment?.typeCondition?.name.value ?? type.name
      if (!fragment || condition !== type.name) throw new NotSeparable()
      this.#collect(type, [fragment.selectionSet], fields)
    }
    return fields
  }

  #hole(key: string, hole: Hole): FieldNode {
    const value = String(this.#holes.push(hole) - 1)
    return {
      kind: Kind.FIELD,
      alias: { kind: Kind.NAME, value: key },
      name: { kind: Kind.NAME, value: HOLE_FIELD },
      arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: 'index' }, value: { kind: Kind.INT, value } }],
    }
  }

  #isOwn(field: Field): boolean {
    const access: unknown = getDirective(this.#schema, field, 'access')?.[0]?.['to']
    if (access !== undefined && access !== 'PUBLIC') return true
    return ['perVisitor', 'perMember'].some((directive) => getDirective(this.#schema, field, directive))
  }

  #hasPersonalLiteral(node: FieldNode): boolean {
    let isPersonal = false
    for (const argument of node.arguments ?? [])
      visit(argument, { ObjectField: ({ name }) => void (isPersonal ||= this.#personalInputs.has(name.value)) })
    return isPersonal
  }

  #isPersonal(variable: string): boolean {
    const definition = this.#operation.variableDefinitions?.find((one) => one.variable.name.value === variable)
    const seen = new Set<unknown>()
    const holds = (type: GraphQLInputType): boolean => {
      const named = getNamedType(type)
      if (!isInputObjectType(named) || seen.has(named)) return false
      seen.add(named)
      const fields = Object.values(named.getFields())
      return fields.some((field) => this.#personalInputs.has(field.name) || holds(field.type))
    }
    const type = definition && typeFromAST(this.#schema, definition.type)
    return type !== undefined && holds(type as GraphQLInputType)
  }
}

/** A leaf without arguments, which `perMemberValues` knows for any object. */
export function isLeafOfMember(schema: GraphQLSchema, field: Field): boolean {
  return (
    !!getDirective(schema, field, 'perMember') && field.args.length === 0 && !isCompositeType(getNamedType(field.type))
  )
}

const isField = (node: SelectionNode) =>
  node.kind === Kind.FIELD && node.name.value !== HOLE_FIELD && !node.name.value.startsWith('__')

const toSelectionSet = (selections: readonly SelectionNode[]): SelectionSetNode => ({
  kind: Kind.SELECTION_SET,
  selections,
})

const getFragments = ({ definitions }: DocumentNode) =>
  definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)

function getVariables(selectionSet: SelectionSetNode): readonly string[] {
  const names = new Set<string>()
  visit(selectionSet, { Variable: ({ name }) => void names.add(name.value) })
  return [...names]
}
