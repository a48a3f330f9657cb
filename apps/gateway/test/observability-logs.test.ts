import { afterAll, beforeAll, expect, test } from 'vitest'
import { MEMBER } from './accounts.ts'
import { openStack, type Stack } from './stack.ts'
import { TcpTap } from './tcp-tap.ts'

const WRONG = 'wrong7Kp-secret-word'
const CHOSEN = 'boat7Kp9quiet'

let stack: Stack
let tap: TcpTap
beforeAll(async () => {
  stack = await openStack({}, { LOG_LEVEL: 'trace' })
  tap = await TcpTap.before(stack.platform.url)
})
afterAll(async () => {
  await stack.close()
  tap.close()
})

/** Tokens, sealed bodies and keys sent to the platform, which no log may contain. */
function secretsOnTheWire(): string[] {
  const found = [
    ...tap.seen.matchAll(/^authorization: (\S+)/gim),
    ...tap.seen.matchAll(/"value":"([\w-]+\.[\w-]*\.[\w-]+)/g),
  ]
  return [...new Set(found.flatMap(([, secret]) => (secret ? [secret] : [])))]
}

test('logs the request id in both processes, and no password, token, cookie or sealed body', async () => {
  const part = await stack.another({ PLATFORM_URL: tap.url, LOG_LEVEL: 'trace' })
  const visitor = part.browser()
  const logIn = 'mutation ($input: LogInInput!) { logIn(input: $input) { __typename ... on Problem { code } } }'
  const refused = await visitor.send(logIn, { input: { username: MEMBER.username, password: WRONG } })
  expect(refused.data).toEqual({ logIn: { __typename: 'Problem', code: 'LOGIN_FAILED' } })
  // graphql-js repeats the value of an invalid variable.
  await visitor.send(logIn, { input: { username: MEMBER.username, password: [WRONG] } })
  await visitor.send(logIn, { input: { password: WRONG } })
  await visitor.post({ query: `mutation { logIn(input: { username: "x", password: "${WRONG}" ` })
  const input = { username: 'quietlog1', password: CHOSEN, confirmPassword: CHOSEN, confirmedAge: 18 }
  await visitor.send('mutation ($input: RegisterInput!) { register(input: $input) { __typename } }', { input })

  const member = await part.browser().logIn(MEMBER)
  member.headers = { 'x-request-id': 'follow-me-0001' }
  const launched = await member.send(
    'mutation { launchGame(input: { gameId: "1" }) { __typename ... on LaunchGameSuccess { launchUrl } } }',
  )
  const { launchUrl } = (launched.data as unknown as { launchGame: { launchUrl: string } }).launchGame
  expect(launchUrl).toMatch(/^http/)
  await fetch(`${stack.platform.url}${new URL(launchUrl).pathname}${new URL(launchUrl).search}`)
  await member.send('{ viewer { username wallet { balance { amount } } } }')
  // A broken connection logs errors with causes.
  await stack.platform.kill()
  await member.send('{ viewer { username } }')
  await stack.platform.start()

  const cookies = [...member.cookies.values()]
  const wire = secretsOnTheWire()
  expect(cookies.length).toBeGreaterThan(0)
  // At least the token and the bodies of two log-ins and a registration.
  expect(wire.length).toBeGreaterThan(3)
  const launchToken = new URL(launchUrl).pathname.split('/')[2] ?? ''
  expect(launchToken.length).toBeGreaterThan(16)

  const gateway = part.logged()
  const platform = stack.platform.log
  for (const log of [gateway, platform]) {
    expect(log).toContain('follow-me-0001')
    for (const secret of [MEMBER.password, WRONG, CHOSEN, launchToken, ...cookies, ...wire]) {
      expect(log.includes(secret), `${secret.slice(0, 12)}…`).toBe(false)
    }
  }
  expect(platform).toMatch(/"reqId":"follow-me-0001"[^\n]+launchGame/)
})
