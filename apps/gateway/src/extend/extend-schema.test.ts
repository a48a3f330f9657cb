import { makeExecutableSchema } from '@graphql-tools/schema'
import { getDirective } from '@graphql-tools/utils'
import * as z from 'zod'
import { describe, expect, test } from 'vitest'
import { composeModules } from './extend-schema.ts'
import { defineModule, sessionEndpoint, type GatewayModule } from './gateway-module.ts'

/** Parts of our schema, which takes long to build. */
const OURS = `
  enum Audience { PUBLIC MEMBER }
  directive @access(to: Audience!) on FIELD_DEFINITION
  directive @perVisitor on FIELD_DEFINITION
  interface Node { id: ID! }
  type Game { id: ID! }
  type Wallet { id: ID! }
  union LogInResult = Wallet
  type Query { viewer: ID }
  type Mutation { logIn: LogInResult }
`

const status = () =>
  sessionEndpoint({
    summary: 'The member’s standing in the loyalty programme',
    path: '/wps/lotus/loyalty',
    moduleId: 'LOYALTY',
    feature: 'core',
    value: z.object({ stamps: z.number().int() }),
  })

const SCHEMA = `
  type Loyalty { stamps: Int! }
  extend type Query { loyalty: Loyalty @access(to: MEMBER) }
`

function createModule(changes: Partial<GatewayModule> = {}): GatewayModule {
  const endpoint = status()
  return defineModule({
    name: 'loyalty',
    schema: SCHEMA,
    endpoints: { status: endpoint },
    resolvers: { Query: { loyalty: (_source, _args, context) => context.readOwn(endpoint, {}) } },
    ...changes,
  })
}

/** As the gateway builds its schema. */
function extend(module: GatewayModule) {
  const { typeDefs, resolvers } = composeModules(OURS, [module])
  return makeExecutableSchema({ typeDefs: [OURS, ...typeDefs], resolvers: [...resolvers] })
}

describe('a project’s module', () => {
  test('adds types, and guarded fields that no cache gives to somebody else', () => {
    const schema = extend(createModule())
    const field = schema.getQueryType()?.getFields()['loyalty']
    expect(String(field?.type)).toBe('Loyalty')
    expect(field && getDirective(schema, field, 'access')).toEqual([{ to: 'MEMBER' }])
    expect(field && getDirective(schema, field, 'perVisitor')).toHaveLength(1)
  })

  test('may say that a public value is every visitor’s', () => {
    const schema = extend(
      createModule({
        schema: 'extend type Query { season: String @access(to: PUBLIC) }',
        resolvers: { Query: { season: () => 'lotus' } },
        shared: ['Query.season'],
      }),
    )
    const field = schema.getQueryType()?.getFields()['season']
    expect(field && getDirective(schema, field, 'perVisitor')).toBeUndefined()
  })

  test('names its endpoints after itself', () => {
    const module = createModule()
    composeModules(OURS, [module])
    expect(module.endpoints['status']?.name).toBe('loyalty.status')
  })

  test.each<[what: string, changes: Partial<GatewayModule>, reason: string]>([
    [
      'redefines a type of ours',
      { schema: 'type Wallet { id: ID! }', resolvers: {} },
      'there is a type Wallet already',
    ],
    [
      'redefines a field of ours',
      { schema: 'extend type Query { viewer: Int @access(to: PUBLIC) }', resolvers: {} },
      'there is a field Query.viewer already',
    ],
    [
      'adds a field without @access',
      { schema: 'extend type Game { stars: Int }', resolvers: {} },
      'Game.stars has no @access',
    ],
    [
      'adds a field that must not be null',
      { schema: 'extend type Game { stars: Int! @access(to: PUBLIC) }', resolvers: {} },
      'Game.stars must be nullable',
    ],
    [
      'adds a mutation',
      { schema: 'extend type Mutation { pay: Int @access(to: MEMBER) }', resolvers: {} },
      'modules read, and changes are the platform’s',
    ],
    ['changes a type itself', { schema: 'extend type Game implements Node', resolvers: {} }, 'changes Game itself'],
    [
      'widens a union of ours',
      { schema: 'type A { a: Int } extend union LogInResult = A', resolvers: {} },
      'UnionTypeExtension is not for modules',
    ],
    [
      'defines a directive',
      { schema: 'directive @access(to: Int) on FIELD', resolvers: {} },
      'DirectiveDefinition is not for modules',
    ],
    [
      'resolves a field of ours',
      { resolvers: { Query: { viewer: () => null } } },
      'it has a resolver for Query.viewer, which is not its own',
    ],
    ['is no SDL', { schema: 'type {', resolvers: {} }, 'Syntax Error'],
    [
      'has a type that is nowhere',
      { schema: 'extend type Query { a: Nowhere @access(to: PUBLIC) }', resolvers: {} },
      'Unknown type "Nowhere"',
    ],
    ['shares what it does not add', { shared: ['Query.viewer'] }, '"shared" names Query.viewer'],
    ['has no name that fits', { name: 'Loyalty!' }, 'its name must be'],
  ])('is refused with its name and the reason if it %s', (_what, changes, reason) => {
    const read = () => composeModules(OURS, [createModule(changes)])
    expect(read).toThrow(`The module "${changes.name ?? 'loyalty'}" is refused`)
    expect(read).toThrow(reason)
  })

  test('is refused if another module has added the field before it', () => {
    const again = createModule({
      name: 'again',
      schema: 'extend type Query { loyalty: Int @access(to: PUBLIC) }',
      endpoints: {},
      resolvers: {},
    })
    expect(() => composeModules(OURS, [createModule(), again])).toThrow(
      '"again" is refused: there is a field Query.loyalty already',
    )
  })

  test('calls no endpoint but its own, and changes nothing', async () => {
    const foreign = status()
    const write = sessionEndpoint({ ...status(), method: 'POST', feature: 'core' })
    for (const [endpoint, message] of [
      [foreign, 'is not among the module’s endpoints'],
      [write, 'is no GET'],
    ] as const) {
      const module = createModule({
        endpoints: { write },
        resolvers: { Query: { loyalty: (_source, _args, context) => context.readOwn(endpoint, {}) } },
      })
      const [resolvers] = composeModules(OURS, [module]).resolvers
      const resolve = resolvers?.['Query']?.['loyalty'] as (...args: unknown[]) => Promise<unknown>
      await expect(resolve({}, {}, { session: {} }, {})).rejects.toThrow(message)
    }
  })
})
