import { readFileSync } from 'node:fs'
import type { CodegenConfig } from '@graphql-codegen/cli'
import settings from './settings.cjs'

/**
 * As resolvers return them: leaves convert themselves, and only members of unions and interfaces say their type. Descriptions are in the
 * schema's source.
 */
const resolved = {
  ...settings.typescript,
  scalars: { ...settings.typescript.scalars, DateTime: { input: 'string', output: 'number' } },
  skipTypename: true,
  nonOptionalTypename: false,
  disableDescriptions: true,
} as const

/** `MoneySource` of `sources.ts` is the parent of resolvers of `Money`. */
function getSources(): Record<string, string> {
  const file = new URL('../../../apps/gateway/src/domains/base/sources.ts', import.meta.url)
  const names = readFileSync(file, 'utf8').matchAll(/^export (?:interface|type) (\w+)Source\b/gm)
  return Object.fromEntries(names.map(([, name = '']) => [name, `./sources.ts#${name}Source`]))
}

/** Part of `npm run codegen`. What it writes holds types alone, which nothing needs at runtime: it is not committed. */
const config: CodegenConfig = {
  schema: 'packages/schema/src/*.graphql',
  generates: {
    'packages/schema/src/types.generated.ts': { plugins: ['typescript'], config: resolved },
    'apps/gateway/src/domains/base/resolvers.generated.ts': {
      plugins: [
        {
          add: {
            content:
              "/* Made by `npm run codegen`. */\nimport type * as Types from '@playhouse/schema/types.generated.ts'",
          },
        },
        'typescript-resolvers',
      ],
      config: {
        ...resolved,
        namespacedImportName: 'Types',
        contextType: './context.ts#Context',
        mapperTypeSuffix: 'Source',
        resolversNonOptionalTypename: { unionMember: true, interfaceImplementingType: true },
        mappers: getSources(),
      },
    },
  },
}

export default config
