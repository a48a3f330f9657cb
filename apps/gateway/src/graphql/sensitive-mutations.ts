import {
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'

/** Repeating these in one operation gains an attacker nothing. Every other mutation is sensitive by default. */
const HARMLESS: ReadonlySet<string> = new Set([
  'logOut',
  'setFavourite',
  'keepSessionAlive',
  'reportFailingHost',
  '__typename',
])

/**
 * Names of the sensitive mutations in a valid operation, one per selection: aliases count separately, and so do fields that `@skip`
 * would exclude.
 */
export function sensitiveFields(document: DocumentNode, operation: OperationDefinitionNode): string[] {
  if (operation.operation !== 'mutation') return []
  const fragments = new Map(
    document.definitions
      .filter((definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((definition) => [definition.name.value, definition]),
  )
  const collect = ({ selections }: SelectionSetNode): string[] =>
    selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return HARMLESS.has(selection.name.value) ? [] : [selection.name.value]
      const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value)
      return inner ? collect(inner.selectionSet) : []
    })
  return collect(operation.selectionSet)
}
