import type { CodegenConfig } from '@graphql-codegen/cli'
import settings from './codegen/settings.cjs'

const TYPES = '@playhouse/schema/types.generated.ts'

/** Part of `npm run codegen`. Everything it writes is committed, and a check tells when it is stale; `codegen/types.ts` writes what is not. */
const config: CodegenConfig = {
  schema: 'packages/schema/src/*.graphql',
  documents: 'apps/web/src/**/*.graphql',
  ignoreNoDocuments: false,
  generates: {
    'packages/schema/schema.graphql': { plugins: ['schema-ast'], config: { includeDirectives: true, sort: true } },
    'packages/schema/trusted-documents.json': { plugins: ['./packages/schema/codegen/trusted-documents.cjs'] },
    'docs/schema-changelog.md': { plugins: ['./packages/schema/codegen/changelog.cjs'] },
    'docs/reporting-views.md': { plugins: ['./packages/schema/codegen/reporting-views.cjs'] },
    'packages/schema/rest-plans/documents.json': { plugins: ['./packages/schema/codegen/documents.cjs'] },
    'apps/gateway/src/domains/base/error-messages.generated.ts': {
      plugins: ['./packages/schema/codegen/error-messages.cjs'],
    },
    'apps/web/src/graphql/possible-types.generated.ts': { plugins: ['./packages/schema/codegen/possible-types.cjs'] },
    'apps/web/src/graphql/item-fields.generated.ts': { plugins: ['./packages/schema/codegen/item-fields.cjs'] },
    'apps/web/src/graphql/document-hashes.generated.ts': { plugins: ['./packages/schema/codegen/document-hashes.cjs'] },
    'apps/web/src/': {
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts', baseTypesPath: `~${TYPES}` },
      plugins: [
        'typescript-operations',
        './packages/schema/codegen/typed-documents.cjs',
        './packages/schema/codegen/hooks.cjs',
        './packages/schema/codegen/trust.cjs',
      ],
      config: {
        ...settings.operations,
        importSchemaTypesFrom: `~${TYPES}`,
      },
    },
  },
}

export default config
