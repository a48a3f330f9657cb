import type { CodegenConfig } from '@graphql-codegen/cli'

/** Makes the types of the documents beside it. The schema is packages/schema/schema.graphql of the operator's release. */
const config: CodegenConfig = {
  schema: 'packages/schema/schema.graphql',
  documents: 'docs/partner-client/*.graphql',
  generates: {
    'docs/partner-client/operations.generated.ts': {
      plugins: ['typescript-operations'],
      config: {
        scalars: { Decimal: 'string', CurrencyCode: 'string', EventCursor: 'string', ID: 'string' },
        strictScalars: false,
        enumsAsTypes: true,
        enumType: 'string-literal',
        skipTypeNameForRoot: true,
      },
    },
  },
}

export default config
