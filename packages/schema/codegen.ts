import type { CodegenConfig } from '@graphql-codegen/cli'
import settings from './codegen/settings.cjs'

const { operations, typescript } = settings

/**
 * As resolvers return them: leaves convert themselves, and only members of unions and interfaces say their type. Descriptions are in the
 * schema's source.
 */
const resolved = {
  ...typescript,
  scalars: { ...typescript.scalars, DateTime: { input: 'string', output: 'number' } },
  skipTypename: true,
  nonOptionalTypename: false,
  disableDescriptions: true,
} as const

const TYPES = '@playhouse/schema/types.generated.ts'

/** Run from the project's root: `npm run codegen`. Everything it writes is committed; a check tells when it is stale. */
const config: CodegenConfig = {
  schema: 'packages/schema/src/*.graphql',
  documents: 'apps/web/src/**/*.graphql',
  ignoreNoDocuments: false,
  generates: {
    'packages/schema/schema.graphql': { plugins: ['schema-ast'], config: { includeDirectives: true, sort: true } },
    'packages/schema/src/types.generated.ts': { plugins: ['typescript'], config: resolved },
    'packages/schema/trusted-documents.json': { plugins: ['./packages/schema/codegen/trusted-documents.cjs'] },
    'docs/schema-changelog.md': { plugins: ['./packages/schema/codegen/changelog.cjs'] },
    'docs/reporting-views.md': { plugins: ['./packages/schema/codegen/reporting-views.cjs'] },
    'packages/schema/rest-plans/documents.json': { plugins: ['./packages/schema/codegen/documents.cjs'] },
    'apps/gateway/src/domains/base/error-messages.generated.ts': {
      plugins: ['./packages/schema/codegen/error-messages.cjs'],
    },
    'apps/gateway/src/domains/base/resolvers.generated.ts': {
      plugins: [
        { add: { content: `/* Made by \`npm run codegen\`. */\nimport type * as Types from '${TYPES}'` } },
        'typescript-resolvers',
      ],
      config: {
        ...resolved,
        namespacedImportName: 'Types',
        contextType: './context.ts#Context',
        mapperTypeSuffix: 'Source',
        resolversNonOptionalTypename: { unionMember: true, interfaceImplementingType: true },
        mappers: {
          Money: './sources.ts#MoneySource',
          Site: './sources.ts#SiteSource',
          Country: './sources.ts#CountrySource',
          Viewer: './sources.ts#ViewerSource',
          Wallet: './sources.ts#WalletSource',
          Deposit: './sources.ts#DepositSource',
          DepositOptions: './sources.ts#DepositOptionsSource',
          MemberAccount: './sources.ts#MemberAccountSource',
          AgentAccount: './sources.ts#AgentAccountSource',
          DownlineChangeSuccess: './sources.ts#DownlineChangeSource',
          Lobby: './sources.ts#LobbySource',
          LobbyVendor: './sources.ts#LobbyVendorSource',
          SearchResults: './sources.ts#SearchResultsSource',
          Raffle: './sources.ts#RaffleSource',
          MemberPoints: './sources.ts#MemberPointsSource',
          Chat: './sources.ts#ChatSource',
          ChatRoom: './sources.ts#ChatRoomSource',
          ReadChatRoomSuccess: './sources.ts#ReadChatRoomSource',
          BuyRaffleTicketsSuccess: './sources.ts#BuyRaffleTicketsSource',
          PaymentPassword: './sources.ts#PaymentPasswordSource',
          Promotion: './sources.ts#PromotionSource',
          Game: './sources.ts#GameSource',
          GameUnderMaintenance: './sources.ts#GameUnderMaintenanceSource',
        },
      },
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
        ...operations,
        importSchemaTypesFrom: `~${TYPES}`,
      },
    },
  },
}

export default config
