import { afterAll, expect, test } from 'vitest'
import { MEMBER } from './accounts.ts'
import { onSharedPlatform, type SharedStack } from './shared-platform.ts'
import { openGateway } from './stack.ts'
import { TcpTap } from './tcp-tap.ts'

let stack: SharedStack
let tap: TcpTap
let tapped: Awaited<ReturnType<typeof openGateway>>
onSharedPlatform.beforeAll(async ({ openSharedStack }) => {
  stack = await openSharedStack()
  tap = await TcpTap.before(stack.platform.url)
  tapped = await openGateway(tap.url)
})
afterAll(async () => {
  await tapped.close()
  tap.close()
  await stack.close()
})

test('seals the bodies of log-in and registration', async () => {
  await tapped.browser().logIn(MEMBER)
  const input = { username: 'sealedone1', password: 'boat7Kp9wire', confirmPassword: 'boat7Kp9wire', confirmedAge: 18 }
  await tapped.browser().send('mutation ($input: RegisterInput!) { register(input: $input) { __typename } }', { input })
  expect(tap.seen).toMatch(/POST \/wps\/session\/login HTTP/)
  expect(tap.seen).toMatch(/PUT \/wps\/member\/register HTTP/)
  expect(tap.seen.match(/encryption: jwe;kid=/g)).toHaveLength(2)
  for (const plain of [MEMBER.username, MEMBER.password, input.username, input.password]) {
    expect(tap.seen).not.toContain(plain)
  }
})

test('sends the request id, and no token in public calls', async () => {
  const browser = await tapped.browser().logIn(MEMBER)
  const from = tap.seen.length
  browser.headers = { 'x-request-id': 'trace-me-0001' }
  const { response } = await browser.send('{ viewer { username } game(id: "77") { name } }')
  expect(response.headers['x-request-id']).toBe('trace-me-0001')
  const requests = tap.seen.slice(from).split(/(?=GET \/)/)
  expect(requests).toHaveLength(2)
  expect(requests.every((request) => request.includes('x-request-id: trace-me-0001'))).toBe(true)
  expect(
    requests.filter((request) => request.includes('authorization: ')).map((request) => request.split(' ')[1]),
  ).toEqual(['/wps/member/info'])
})
