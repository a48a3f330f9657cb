import registered from '@playhouse/schema/trusted-documents.json' with { type: 'json' }
import { getNamedType, isInputObjectType, isInputType, parse, typeFromAST, type GraphQLInputType } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NESTING_MAX } from '../src/http/graphql-route.ts'
import { buildSchema } from '../src/graphql/schema.ts'
import { randomCookieKey } from '../src/http/cookie-key.fixture.ts'
import { NO_PLATFORM } from './no-platform.ts'
import { openGateway } from './stack.ts'

const { kid, secret } = randomCookieKey()
const [hash = ''] = Object.entries(registered).find(([, { name }]) => name === 'LobbyScreen') ?? []
/** Built as text: JSON.stringify overflows the stack. */
const arrays = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
const objects = (depth: number) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)

let open: Awaited<ReturnType<typeof openGateway>>
let closed: Awaited<ReturnType<typeof openGateway>>
beforeAll(async () => {
  open = await openGateway(NO_PLATFORM)
  closed = await openGateway(NO_PLATFORM, {
    NODE_ENV: 'production',
    COOKIE_KEYS: `${kid}:${Buffer.from(secret).toString('base64url')}`,
  })
})
afterAll(async () => {
  await open.close()
  await closed.close()
})

type OneGateway = typeof open

async function post(gateway: OneGateway, payload: string) {
  const headers = { 'content-type': 'application/json' }
  const response = await gateway.gateway.app.inject({ method: 'POST', url: '/graphql', headers, payload })
  return {
    status: response.statusCode,
    ...response.json<{ errors?: { message: string; extensions: { code: string } }[] }>(),
  }
}

async function get(gateway: OneGateway, query: Record<string, string>) {
  const headers = { 'apollo-require-preflight': 'true' }
  const response = await gateway.gateway.app.inject({ method: 'GET', url: '/graphql', headers, query })
  return {
    status: response.statusCode,
    ...response.json<{ errors?: { message: string; extensions: { code: string } }[] }>(),
  }
}

const refused = {
  status: 400,
  errors: [
    {
      message: 'The variables or extensions are nested too deeply: at most 16 levels are allowed.',
      extensions: expect.objectContaining({ code: 'VARIABLES_TOO_DEEP' }),
    },
  ],
}

describe('refuses deep nesting before execution:', () => {
  test.each([
    ['objects', objects(8_000)],
    ['arrays', arrays(30_000)],
    ['one level too many', objects(17)],
  ])('%s', async (_what, deep) => {
    const bodies = [
      `{"query":"query ($a: String!) { search(text: $a) { __typename } }","variables":{"a":${deep}}}`,
      `{"documentId":"${hash}","variables":{"withShell":false,"lobbyId":"FISH","filter":${deep}}}`,
      `{"documentId":"${hash}","extensions":${deep}}`,
      `{"documentId":"${hash}","variables":${deep}}`,
    ]
    for (const body of bodies) {
      expect(await post(open, body)).toMatchObject(refused)
      expect(await post(closed, body)).toMatchObject(refused)
    }
  })

  test('in the JSON text of a GET', async () => {
    for (const deep of [objects(17), arrays(4_000)]) {
      const variables = `{"withShell":false,"lobbyId":"FISH","filter":${deep}}`
      for (const gateway of [open, closed]) {
        expect(await get(gateway, { documentId: hash, variables })).toMatchObject(refused)
        expect(await get(gateway, { documentId: hash, extensions: deep })).toMatchObject(refused)
      }
      expect(await get(open, { query: '{ __typename }', variables })).toMatchObject(refused)
    }
  })

  test('in nested batch arrays', async () => {
    expect(await post(closed, arrays(30_000))).toMatchObject(refused)
  })
})

test('accepts nesting at the limit and reports invalid JSON as such', async () => {
  const { errors } = await post(
    open,
    `{"query":"query ($a: String!) { search(text: $a) { __typename } }","variables":{"a":${objects(15)}}}`,
  )
  expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
  expect(await get(open, { query: '{ __typename }', variables: '{' })).toMatchObject({ status: 400 })
})

test('leaves headroom above the deepest variable of the trusted documents', () => {
  const schema = buildSchema()
  const levels = (type: GraphQLInputType): number => {
    const named = getNamedType(type)
    const lists = String(type).split('[').length - 1
    if (!isInputObjectType(named)) return lists
    return lists + 1 + Math.max(0, ...Object.values(named.getFields()).map((field) => levels(field.type)))
  }
  const deepest = Object.values(registered).flatMap(({ text }) =>
    parse(text).definitions.flatMap((definition) => {
      if (!('variableDefinitions' in definition)) return []
      return (definition.variableDefinitions ?? []).map((variable) => {
        const type = typeFromAST(schema, variable.type as never)
        return isInputType(type) ? 1 + levels(type) : 0
      })
    }),
  )
  expect(Math.max(...deepest) * 3).toBeLessThan(NESTING_MAX)
})
