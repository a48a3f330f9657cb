import {
  type DefinitionNode,
  type DocumentNode,
  type FieldNode,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'

/*
 * In place of functions of Apollo Client that walk a document before its first use, each as a whole, and each document with copies of its
 * fragments (`prepared-documents.ts` puts them there). Ours are checked when their code is generated, have no directives for the client but
 * `@unmask`, and share their fragments: each is edited once, and what the cache read for one document counts for all that spread the fragment.
 */

type Parent = DefinitionNode | SelectionNode
type Edit = (selections: readonly SelectionNode[], parent: Parent) => readonly SelectionNode[]

const TYPENAME: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }
const NONREACTIVE = { kind: Kind.DIRECTIVE, name: { kind: Kind.NAME, value: 'nonreactive' } } as const

/** Of the directives that only the client knows. */
export const hasDirectives = (): boolean => false
export const hasForcedResolvers = (): boolean => false
export const checkDocument = (): void => undefined
/** Each variable of a checked document is used, and types let no other be passed. */
export const filterOperationVariables = <T>(variables: T): T => variables
export const removeDirectivesFromDocument = (_: unknown, document: DocumentNode): DocumentNode => document

export const addTypenameToDocument = Object.assign(
  createEditor((selections, { kind }) =>
    kind === Kind.OPERATION_DEFINITION || selections.some(isMeta) ? selections : [...selections, TYPENAME],
  ),
  { added: (field: FieldNode): boolean => field === TYPENAME },
)

export const removeMaskedFragmentSpreads = createEditor((selections) =>
  selections.some(isMasked) ? selections.filter((one) => !isMasked(one)) : selections,
)

export const addNonReactiveToNamedFragments = createEditor((selections) =>
  selections.some(isMasked)
    ? selections.map((one) => (isMasked(one) ? { ...one, directives: [...(one.directives ?? []), NONREACTIVE] } : one))
    : selections,
)

const isMeta = (one: SelectionNode): boolean => one.kind === Kind.FIELD && one.name.value.startsWith('__')

const isMasked = (one: SelectionNode): boolean =>
  one.kind === Kind.FRAGMENT_SPREAD && !one.directives?.some(({ name }) => name.value === 'unmask')

/** Edits each definition once, and keeps what does not change. */
function createEditor(edit: Edit): (document: DocumentNode) => DocumentNode {
  const edited = new WeakMap<DefinitionNode, DefinitionNode>()
  return (document) => ({
    ...document,
    definitions: document.definitions.map((definition) => {
      const known = edited.get(definition) ?? editSelections(definition, edit)
      edited.set(definition, known)
      return known
    }),
  })
}

function editSelections<T extends Parent>(node: T, edit: Edit): T {
  const set = (node as { selectionSet?: SelectionSetNode }).selectionSet
  if (!set) return node
  const selections = edit(set.selections, node).map((one) => editSelections(one, edit))
  const isSame =
    selections.length === set.selections.length && selections.every((one, at) => one === set.selections[at])
  return isSame ? node : { ...node, selectionSet: { ...set, selections } }
}
