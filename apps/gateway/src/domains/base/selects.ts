import { Kind, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql'

/** True when a field named `name` is selected anywhere below `info`'s field, even if a directive would exclude it. */
export function selects({ fieldNodes, fragments }: GraphQLResolveInfo, name: string): boolean {
  const isBelow = ({ selections }: SelectionSetNode): boolean =>
    selections.some((selection) => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments[selection.name.value]
        return fragment !== undefined && isBelow(fragment.selectionSet)
      }
      if (selection.kind === Kind.FIELD && selection.name.value === name) return true
      return selection.selectionSet !== undefined && isBelow(selection.selectionSet)
    })
  return fieldNodes.some(({ selectionSet }) => selectionSet && isBelow(selectionSet))
}
