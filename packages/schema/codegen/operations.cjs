const { createHash } = require('node:crypto')
const { Kind, print, visit } = require('graphql')

const TYPENAME = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }

/** Directives that speak to Apollo Client, which takes them out before it sends; the schema does not know them. */
const CLIENT_DIRECTIVES = new Set(['unmask', 'nonreactive', 'connection'])

/**
 * The document as Apollo Client sends it: `__typename` added to every selection but the operation's own, its own
 * directives taken out.
 */
function asSent(document) {
  return visit(document, {
    Directive: (node) => (CLIENT_DIRECTIVES.has(node.name.value) ? null : undefined),
    SelectionSet: {
      enter(node, _key, parent) {
        if (parent && parent.kind === Kind.OPERATION_DEFINITION) return undefined
        const present = node.selections.some((s) => s.kind === Kind.FIELD && s.name.value.startsWith('__'))
        return present ? undefined : { ...node, selections: [...node.selections, TYPENAME] }
      },
    },
  })
}

/** Names of the fragments that a definition spreads, through all levels, in a stable order. */
function collectFragments(definition, fragments, found = new Set()) {
  visit(definition, {
    FragmentSpread({ name }) {
      const fragment = fragments.get(name.value)
      if (!fragment) throw new Error(`Unknown fragment ${name.value} in ${definition.name.value}`)
      if (found.has(name.value)) return
      found.add(name.value)
      collectFragments(fragment, fragments, found)
    },
  })
  return found
}

/** Every operation of the web with its full text and the SHA-256 of it. Two operations of one name are an error. */
exports.listOperations = function listOperations(documents) {
  const definitions = documents.flatMap(({ document }) => document.definitions)
  const fragments = new Map(
    definitions.filter((d) => d.kind === Kind.FRAGMENT_DEFINITION).map((d) => [d.name.value, d]),
  )
  const operations = definitions
    .filter((d) => d.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => {
      const used = [...collectFragments(operation, fragments)].toSorted().map((name) => fragments.get(name))
      const text = print(asSent({ kind: Kind.DOCUMENT, definitions: [operation, ...used] }))
      return {
        name: operation.name.value,
        type: operation.operation,
        text,
        hash: createHash('sha256').update(text).digest('hex'),
      }
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  for (const [index, operation] of operations.entries()) {
    if (operations[index + 1]?.name === operation.name) throw new Error(`Two operations are named ${operation.name}`)
  }
  return operations
}
