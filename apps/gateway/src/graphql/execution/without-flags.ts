import { BREAK, Kind, visit, type ConstDirectiveNode, type DirectiveNode, type DocumentNode } from 'graphql'

/** Names of the variables that `@include` and `@skip` of a document hang on. */
export function flagsOf(document: DocumentNode): readonly string[] {
  const flags = new Set<string>()
  visit(document, {
    Directive: (node) => {
      const condition = conditionOf(node)
      if (condition?.kind === Kind.VARIABLE) flags.add(condition.name.value)
    },
  })
  return [...flags].toSorted()
}

/**
 * The document as it reads once its flags are known: what they leave out is gone, and so are they. Undefined where a selection
 * would be left empty.
 */
export function withoutFlags(document: DocumentNode, values: ReadonlyMap<string, boolean>): DocumentNode | undefined {
  const decide = <T extends { directives?: readonly (DirectiveNode | ConstDirectiveNode)[] | undefined }>(node: T) => {
    const directives = node.directives ?? []
    const decided = directives.filter((directive) => conditionOf(directive))
    if (decided.length === 0) return undefined
    const out = decided.some((directive) => isTrue(directive) !== (directive.name.value === 'include'))
    return out ? null : { ...node, directives: directives.filter((directive) => !decided.includes(directive)) }
  }
  const isTrue = (directive: DirectiveNode): boolean => {
    const condition = conditionOf(directive)
    if (condition?.kind === Kind.VARIABLE) return values.get(condition.name.value) === true
    return condition?.kind === Kind.BOOLEAN && condition.value
  }
  const left = visit(document, { Field: decide, FragmentSpread: decide, InlineFragment: decide })
  let empty = false
  visit(left, {
    SelectionSet: ({ selections }) => {
      empty ||= selections.length === 0
      return empty ? BREAK : undefined
    },
  })
  return empty ? undefined : left
}

function conditionOf({ name, arguments: given = [] }: DirectiveNode) {
  return name.value === 'include' || name.value === 'skip' ? given[0]?.value : undefined
}
