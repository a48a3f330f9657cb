import { API_TOKEN_REQUESTS_PER_MINUTE } from '@playhouse/shared/limits.ts'
import { afterAll, expect, test } from 'vitest'
import { MEMBER } from './accounts.ts'
import type { Browser } from './browser.ts'
import { LIVE } from './live-stream.ts'
import { onSharedPlatform, type SharedStack } from './shared-platform.ts'

const CREATE = `mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) {
  ... on CreateApiTokenSuccess { token apiTokens { id name scopes isByOperator lastUsedAt } } ... on Problem { code } } }`
const REVOKE = `mutation ($input: RevokeApiTokenInput!) { revokeApiToken(input: $input) {
  ... on RevokeApiTokenSuccess { apiTokens { id } } ... on Problem { code } } }`
const MONEY = '{ viewer { username wallet { balance { amount } } } }'

interface Made {
  createApiToken: { token: string; apiTokens: { id: string; name: string }[] }
}

let stack: SharedStack
let member: Browser
onSharedPlatform.beforeAll(async ({ openSharedStack }) => {
  stack = await openSharedStack()
  member = await stack.browser().logIn(MEMBER)
})
afterAll(() => stack.close())

const create = async (name: string, scopes: string[]) => {
  const { password } = MEMBER
  const { data } = await member.send(CREATE, { input: { password, name, scopes, days: 1 } })
  const { token, apiTokens } = (data as unknown as Made).createApiToken
  return { token, id: apiTokens.find((listed) => listed.name === name)?.id ?? '', apiTokens }
}
const bearing = (token: string) => {
  const program = stack.browser()
  program.headers = { authorization: `Bearer ${token}` }
  return program
}
const codes = ({ errors }: { errors: { extensions: { code: string } }[] }) =>
  errors.map(({ extensions: { code } }) => code)

test('a bearer token reads the fields of its scopes, and names the scope that others lack', async () => {
  const { token, apiTokens } = await create('Wallet', ['READ_WALLET'])
  expect(apiTokens).toMatchObject([{ name: 'Wallet', scopes: ['READ_WALLET'], isByOperator: false, lastUsedAt: null }])
  const program = bearing(token)
  const read = await program.send(MONEY)
  expect(read).toMatchObject({ errors: [], data: { viewer: { username: MEMBER.username } } })
  const { data, errors } = await program.send(
    '{ viewer { username memberAccount { ... on MemberAccount { security { hasPassword } apiTokens { id } } } } }',
  )
  expect(data).toEqual({ viewer: { username: MEMBER.username, memberAccount: { security: null, apiTokens: null } } })
  expect(errors.map(({ extensions: { code }, message }) => [code, message])).toEqual(
    Array.from({ length: 2 }, () => [
      'TOKEN_SCOPE_MISSING',
      'The scopes of the API token do not include this. Make a token with the scope, or use a session.',
    ]),
  )
  const used = await member.send(
    '{ viewer { memberAccount { ... on MemberAccount { apiTokens { name lastUsedAt } } } } }',
  )
  expect(used.data).toMatchObject({
    viewer: { memberAccount: { apiTokens: [{ name: 'Wallet', lastUsedAt: expect.any(String) }] } },
  })
})

test('a bearer token changes nothing and logs nothing out', async () => {
  const program = bearing((await create('Bets', ['READ_BETS'])).token)
  expect((await program.send(MONEY)).errors).toMatchObject([{ extensions: { code: 'TOKEN_SCOPE_MISSING' } }])
  const nickname = 'mutation { updateProfile(input: { nickname: "Token" }) { ... on Problem { code } } }'
  expect((await program.send(nickname)).data).toMatchObject({ updateProfile: { code: 'TOKEN_SCOPE_MISSING' } })
  const another = await program.send(CREATE, { input: { password: MEMBER.password, name: 'x', scopes: [], days: 1 } })
  expect(another.data).toMatchObject({ createApiToken: { code: 'TOKEN_SCOPE_MISSING' } })
  await program.send('mutation { logOut { __typename } }')
  expect((await program.send('{ viewer { username } }')).errors).toEqual([])
})

test('a bearer token opens no stream of live events', async () => {
  const url = await stack.gateway.app.listen({ port: 0, host: '127.0.0.1' })
  const { token } = await create('Live', ['READ_WALLET'])
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify({ query: LIVE }),
    signal: AbortSignal.timeout(120_000),
  })
  // A stream that is refused ends by itself.
  expect(await response.text()).toContain('SESSION_EXPIRED')
})

test('a revoked token ends with the next request', async () => {
  const { token, id } = await create('Short', ['READ_WALLET'])
  const program = bearing(token)
  expect((await program.send(MONEY)).errors).toEqual([])
  expect((await member.send(REVOKE, { input: { id } })).data).toMatchObject({
    revokeApiToken: { apiTokens: expect.not.arrayContaining([{ id }]) },
  })
  expect(codes(await program.send(MONEY))).toEqual(['SESSION_EXPIRED'])
  expect(stack.logged()).not.toContain(token)
})

test('a token has a limit of requests of its own', async () => {
  const program = bearing((await create('Loop', ['READ_WALLET'])).token)
  const statuses: number[] = []
  for (let index = 0; index < API_TOKEN_REQUESTS_PER_MINUTE + 2; index += 1)
    statuses.push((await program.send('{ viewer { username } }')).status)
  // The first request confirms the token, and is not counted.
  expect(statuses.filter((status) => status === 200)).toHaveLength(API_TOKEN_REQUESTS_PER_MINUTE + 1)
  expect(statuses.at(-1)).toBe(429)
  expect((await member.send('{ viewer { username } }')).status).toBe(200)
})
