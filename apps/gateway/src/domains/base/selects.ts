import {
  getArgumentValues,
  isObjectType,
  Kind,
  type FieldNode,
  type GraphQLResolveInfo,
  type SelectionSetNode,
} from 'graphql'

/** Before the name of a field whose value graphql-jit copies (`withPlainValues`). */
export const PLAIN_PREFIX = 'plain_'

/** True when a field named `name` is selected anywhere below `info`'s field, even if a directive would exclude it. */
export const selects = (info: GraphQLResolveInfo, name: string): boolean => findFields(info, name).length > 0

/** Arguments of each selection of `typeName.fieldName` below `info`'s field; those of another type's field of this name are not told apart. */
export function findArguments(
  info: GraphQLResolveInfo,
  typeName: string,
  fieldName: string,
): Record<string, unknown>[] {
  const type = info.schema.getType(typeName)
  const field = isObjectType(type) ? type.getFields()[fieldName] : undefined
  if (!field) return []
  return findFields(info, fieldName).map((node) => getArgumentValues(field, node, info.variableValues))
}

function findFields({ fieldNodes, fragments }: GraphQLResolveInfo, name: string): FieldNode[] {
  const names = new Set([name, `${PLAIN_PREFIX}${name}`])
  const below = ({ selections }: SelectionSetNode): FieldNode[] =>
    selections.flatMap((selection) => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments[selection.name.value]
        return fragment ? below(fragment.selectionSet) : []
      }
      const inner = selection.selectionSet ? below(selection.selectionSet) : []
      return selection.kind === Kind.FIELD && names.has(selection.name.value) ? [selection, ...inner] : inner
    })
  return fieldNodes.flatMap(({ selectionSet }) => (selectionSet ? below(selectionSet) : []))
}
