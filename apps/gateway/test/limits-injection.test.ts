import { afterAll, describe, expect, test } from 'vitest'
import { type Caller, openCaller } from './coverage/callers.ts'
import { onSharedPlatform, type SharedStack } from './shared-platform.ts'

let stack: SharedStack
let own: Caller
onSharedPlatform.beforeAll(async ({ openSharedStack }) => {
  stack = await openSharedStack()
  own = await openCaller(stack, 'newcomer')
})
afterAll(() => stack.close())

const ask = async <T>(query: string, variables: object) => {
  const { status, data, errors, response } = await stack.browser().send(query, variables)
  return { status, data: data as unknown as T, errors, response }
}

/** Injections for databases, pages, shells, file systems, templates and headers. */
describe.each([
  ["' OR '1'='1"],
  ["'; DROP TABLE members; --"],
  ['" OR ""="'],
  ['{"$gt": ""}'],
  ['%'],
  ['qx%zz'],
  ['___'],
  ['\\'],
  ['<script>alert(1)</script>'],
  ['../../../../etc/passwd'],
  ['$(id)'],
  ['${7*7}'],
  ['a\r\nSet-Cookie: a=b'],
  ['\u0000'],
  ['haiyen21\u0000'],
  ['\u202Eadmin\uFEFF'],
  ['\uD800'],
  ['💥'.repeat(20)],
])('%j', (injected) => {
  test('does not log in', async () => {
    const query =
      'mutation ($input: LogInInput!) { logIn(input: $input) { __typename ... on UserError { code message } } }'
    const { username, password } = own
    for (const input of [
      { username: injected, password },
      { username, password: injected },
    ]) {
      const { status, data, response } = await ask<{ logIn: { code: string } }>(query, { input })
      expect([status, response.headers['set-cookie']]).toEqual([200, undefined])
      // Repeated failures of a name require a captcha.
      expect(['LOGIN_FAILED', 'LOGIN_LOCKED', 'CAPTCHA_FAILED', 'INVALID_INPUT']).toContain(data.logIn.code)
      expect(response.body).not.toMatch(/syntax|postgres|select |relation/i)
    }
  })

  test('matches only literally in a search', async () => {
    const query =
      'query ($text: String!) { all: lobby { games { totalCount } } found: lobby { games(filter: { search: $text }) { totalCount nodes { name } } } }'
    type Count = { games: { totalCount: number; nodes: { name: string }[] } }
    const { status, data, errors } = await ask<{ all: Count; found: Count }>(query, { text: injected })
    expect([status, errors]).toEqual([200, []])
    expect(data.all.games.totalCount).toBeGreaterThan(100)
    expect(data.found.games.totalCount).toBeLessThan(data.all.games.totalCount)
    const byCode = 'query ($vendors: [String!]) { lobby { games(filter: { vendors: $vendors }) { totalCount } } }'
    const one = await ask<{ lobby: { games: Count['games'] | null } }>(byCode, { vendors: [injected] })
    const actual = [one.data.lobby.games?.totalCount, ...one.errors.map(({ extensions }) => extensions.code)]
    expect([[0], [undefined, 'INVALID_INPUT']]).toContainEqual(actual)
  })

  test('is not a game id', async () => {
    const { status, data } = await ask('query ($id: ID!) { game(id: $id) { name } }', { id: injected })
    expect([status, data]).toEqual([200, { game: null }])
  })
})
