import { makeExecutableSchema } from '@graphql-tools/schema'
import { TYPE_DEFINITIONS } from '@playhouse/schema/type-definitions.ts'
import { graphql } from 'graphql'
import { afterEach, expect, test } from 'vitest'
import { troubleClient } from '../platform/trouble-client.fixture.ts'
import { json } from '../platform/trouble-server.fixture.ts'
import { Brand } from '../domains/base/brand.ts'
import { SessionPlatform } from '../platform/session-platform.ts'
import type { Context } from '../domains/base/context.ts'
import { guardFields } from './guards.ts'

const schema = guardFields(
  makeExecutableSchema({
    typeDefs: [
      TYPE_DEFINITIONS,
      `extend type Query {
        anyone: Boolean @access(to: PUBLIC)
        session: Boolean @access(to: SESSION)
        member: Boolean @access(to: MEMBER)
        agent: Boolean @access(to: AGENT)
        agentResult: AgentAccountResult @access(to: AGENT)
        chat: Boolean @access(to: PUBLIC) @module(id: "CBS3")
        chatResult: AgentAccountResult @access(to: PUBLIC) @module(id: "CBS3")
        freePlay: Boolean @access(to: PUBLIC) @module(id: "FREEPLAY3")
      }`,
    ],
    resolvers: {
      Query: Object.fromEntries(
        ['anyone', 'session', 'member', 'agent', 'chat', 'freePlay'].map((field) => [field, () => true]),
      ),
    },
  }),
)

const brand = new Brand({
  whitelabel: [
    { modId: 'FREEPLAY3', enabled: true, childrenNodes: [] },
    { modId: 'CBS3', enabled: false, childrenNodes: [] },
  ],
  register: {},
  resources: [],
  customerService: [],
  imageCDNs: [],
  launchGameCDNs: [],
})

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** `type`: the platform's number of the account kind. */
async function getSession(type: number): Promise<SessionPlatform> {
  const value = { id: 1, account: 'lan', nickname: 'Lan', type, regDate: 0, hasPaymentPassword: false }
  const { client, facts, close } = await troubleClient((_request, response) => json(response, { success: true, value }))
  closing.push(close)
  return new SessionPlatform(client, facts, 'token')
}

async function ask(field: string, platform?: SessionPlatform) {
  const contextValue = { brand: async () => brand, session: { platform, close: () => {} } } as unknown as Context
  const { data, errors } = await graphql({ schema, source: `{ ${field} }`, contextValue })
  return errors ? errors[0]?.extensions['code'] : Object.values(data ?? {})[0]
}

const REFUSED = { visitor: 'SESSION_EXPIRED', demo: 'REAL_ACCOUNT_REQUIRED', member: 'NOT_AGENT' }

test.each([
  ['a visitor', undefined, [true, REFUSED.visitor, REFUSED.visitor, REFUSED.visitor]],
  ['a demo account', 4, [true, true, REFUSED.demo, REFUSED.demo]],
  ['a member', 0, [true, true, true, REFUSED.member]],
  ['an agent', 1, [true, true, true, true]],
  ['a general agent', 2, [true, true, true, true]],
  ['a promoted agent', 41, [true, true, true, true]],
  ['an affiliate', 42, [true, true, true, true]],
  ['an unknown kind', 7, [true, true, true, REFUSED.member]],
])('admits %s where its kind is allowed', async (_who, type, expected) => {
  const platform = type === undefined ? undefined : await getSession(type)
  const responses = ['anyone', 'session', 'member', 'agent'].map((field) => ask(field, platform))
  expect(await Promise.all(responses)).toEqual(expected)
})

test('refuses with a Problem where the field’s type has one', async () => {
  const field = 'agentResult { ... on Problem { code } }'
  expect(await ask(field, await getSession(0))).toEqual({ code: 'NOT_AGENT' })
  expect(await ask(field)).toEqual({ code: 'SESSION_EXPIRED' })
})

test('refuses fields of a disabled module', async () => {
  expect(await ask('freePlay')).toBe(true)
  expect(await ask('chat')).toBe('NOT_AVAILABLE')
  expect(await ask('chatResult { ... on Problem { code } }')).toEqual({ code: 'NOT_AVAILABLE' })
})
