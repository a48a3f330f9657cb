import type { GraphQLSchema } from 'graphql'

declare const reference: { plugin(schema: GraphQLSchema): string }
export = reference
