import { Kind, type DocumentNode, type OperationDefinitionNode, type SelectionSetNode } from 'graphql'

/** Names of an operation's root fields, one per selection: aliases count separately, and so do fields that `@skip` would exclude. */
export function rootFields(document: DocumentNode, operation: OperationDefinitionNode): string[] {
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ),
  )
  const collect = ({ selections }: SelectionSetNode): string[] =>
    selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [selection.name.value]
      const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value)
      return inner ? collect(inner.selectionSet) : []
    })
  return collect(operation.selectionSet)
}
