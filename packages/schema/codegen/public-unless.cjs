const { getNamedType, getOperationAST, isCompositeType, Kind, parse } = require('graphql')

/**
 * Whether one visitor's answer to a query (the whole text of its document) is every visitor's. Nothing on the way may be `@perVisitor` or closed to anyone
 * (`@access`), unless a variable brings it in: then the answer is public while that variable is false.
 * @returns the names of those variables, none for a query that is always public, undefined for one that never is
 */
exports.publicUnless = function publicUnless(schema, text) {
  const document = parse(text)
  const operation = getOperationAST(document)
  if (operation.operation !== 'query') return undefined
  const fragments = new Map(document.definitions.map((definition) => [definition.name.value, definition]))
  const found = []
  const walk = (selections, type, variables) => {
    for (const selection of selections) {
      const within = [...variables, ...includingVariables(selection)]
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(selection.name.value)
        walk(fragment.selectionSet.selections, schema.getType(fragment.typeCondition.name.value), within)
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        const condition = selection.typeCondition?.name.value
        walk(selection.selectionSet.selections, condition ? schema.getType(condition) : type, within)
      } else if (!selection.name.value.startsWith('__')) {
        const field = type.getFields()[selection.name.value]
        const inner = getNamedType(field.type)
        if (isOnesOwn(field)) found.push(within)
        else if (isCompositeType(inner)) walk(selection.selectionSet.selections, inner, within)
      }
    }
  }
  walk(operation.selectionSet.selections, schema.getQueryType(), [])
  if (found.some((variables) => variables.length === 0)) return undefined
  return [...new Set(found.map(([variable]) => variable))].toSorted()
}

function isOnesOwn({ astNode }) {
  return (astNode?.directives ?? []).some(({ name, arguments: [first] = [] }) => {
    if (name.value === 'access') return first.value.value !== 'PUBLIC'
    return name.value === 'perVisitor'
  })
}

/** Variables without which a selection is left out. */
function includingVariables({ directives = [] }) {
  return directives
    .filter(({ name }) => name.value === 'include')
    .map(({ arguments: [condition] }) => condition.value)
    .filter(({ kind }) => kind === Kind.VARIABLE)
    .map(({ name }) => name.value)
}
