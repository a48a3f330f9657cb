import type { GraphQLCodegenDataMasking } from '@apollo/client/masking'

declare module '@apollo/client' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the way Apollo Client takes type overrides
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}

  namespace ApolloClient {
    namespace DeclareDefaultOptions {
      interface WatchQuery {
        errorPolicy: 'all'
      }
      interface Query {
        errorPolicy: 'all'
      }
      interface Mutate {
        errorPolicy: 'all'
      }
    }
  }
}
