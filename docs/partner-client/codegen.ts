import type { CodegenConfig } from '@graphql-codegen/cli'
import { join } from 'node:path'

const { PLAYHOUSE_SCHEMA = 'schema.graphql' } = process.env

/** Makes the types of the documents beside it, from the schema of the operator's release. */
const config: CodegenConfig = {
  schema: PLAYHOUSE_SCHEMA,
  documents: ['jackpots', 'jackpot-news'].map((name) => join(import.meta.dirname, `${name}.graphql`)),
  generates: {
    [join(import.meta.dirname, 'operations.generated.ts')]: {
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
