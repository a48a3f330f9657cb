import { Kind, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql'

/** What was found for the selections of registered documents, which are the same objects each time. */
const known = new WeakMap<readonly FieldNode[], Map<string, boolean>>()

/**
 * True when the document selects a field of this name anywhere below the field that `info` is of: what only that field needs
 * is not asked for otherwise. Says yes too where a directive would leave it out.
 */
export function selects({ fieldNodes, fragments }: GraphQLResolveInfo, name: string): boolean {
  const below = ({ selections }: SelectionSetNode): boolean =>
    selections.some((selection) => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments[selection.name.value]
        return fragment !== undefined && below(fragment.selectionSet)
      }
      if (selection.kind === Kind.FIELD && selection.name.value === name) return true
      return selection.selectionSet !== undefined && below(selection.selectionSet)
    })
  const found = known.get(fieldNodes) ?? new Map<string, boolean>()
  let answer = found.get(name)
  if (answer === undefined) {
    answer = fieldNodes.some(({ selectionSet }) => selectionSet && below(selectionSet))
    known.set(fieldNodes, found.set(name, answer))
  }
  return answer
}
