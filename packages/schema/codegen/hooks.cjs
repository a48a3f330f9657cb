/**
 * Emits one hook an operation beside its typed document: `use<Name>Query` or `use<Name>Mutation` over Apollo Client's own.
 * The stock plugin would bring the `gql` parser into the bundle.
 */
module.exports = {
  plugin(_schema, documents) {
    const operations = documents.flatMap(({ document }) =>
      document.definitions.filter(
        // Subscriptions are read by one tab for all of them (apps/web/src/graphql/live).
        ({ kind, operation }) => kind === 'OperationDefinition' && operation !== 'subscription',
      ),
    )
    const kinds = new Set(operations.map((operation) => operation.operation))
    const imports = [kinds.has('query') && 'useQuery', kinds.has('mutation') && 'useMutation'].filter(Boolean)
    return {
      prepend: imports.length > 0 ? [`import { ${imports.join(', ')} } from '@apollo/client/react'`] : [],
      content: operations.map(getHook).join('\n'),
    }
  },
}

function getHook({ name, operation }) {
  const title = name.value
  const kind = operation === 'query' ? 'Query' : 'Mutation'
  const types = `${title}${kind}, ${title}${kind}Variables`
  return `
export function use${title}${kind}(options${kind === 'Mutation' ? '?' : ''}: use${kind}.Options<${types}>) {
  return use${kind}(${title}Document, options)
}`
}
