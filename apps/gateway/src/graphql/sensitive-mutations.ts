import {
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'

/** Mutations that gain nothing from being asked for twice at once. Every other one is sensitive, a new one too. */
const HARMLESS: ReadonlySet<string> = new Set([
  'logOut',
  'setFavourite',
  'keepSessionAlive',
  'reportFailingHost',
  '__typename',
])

/**
 * Names of the sensitive fields that a valid operation asks Mutation for, once for each time: two log-ins under two names are
 * two, also where `@skip` would leave one out.
 */
export function sensitiveFields(document: DocumentNode, operation: OperationDefinitionNode): string[] {
  if (operation.operation !== 'mutation') return []
  const fragments = new Map(
    document.definitions
      .filter((definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((definition) => [definition.name.value, definition]),
  )
  const within = ({ selections }: SelectionSetNode): string[] =>
    selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return HARMLESS.has(selection.name.value) ? [] : [selection.name.value]
      const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value)
      return inner ? within(inner.selectionSet) : []
    })
  return within(operation.selectionSet)
}
