import type { DefinitionNode, DocumentNode, SelectionNode, SelectionSetNode } from 'graphql'

type SelectingNode = (DefinitionNode | SelectionNode) & { readonly selectionSet: SelectionSetNode }

/** Each operation, fragment and field of a document that selects fields. The visitor of graphql-js would be in the first page's code. */
export function listSelectingNodes({ definitions }: DocumentNode): SelectingNode[] {
  return definitions.flatMap(listFrom)
}

function listFrom(node: DefinitionNode | SelectionNode): SelectingNode[] {
  if (!('selectionSet' in node) || !node.selectionSet) return []
  return [node as SelectingNode, ...node.selectionSet.selections.flatMap(listFrom)]
}
