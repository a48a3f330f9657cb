import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStack, type Stack } from './stack.ts'

const ORIGIN = 'https://metrics.example.test:8443'

let stack: Stack
beforeAll(async () => {
  stack = await openStack({}, { ANALYTICS_TAG_ID: 'G-AB12CD34EF', ANALYTICS_ORIGIN: ORIGIN })
})
afterAll(() => stack.close())

// Without a tag the policy is that of http.test.ts.
test('returns the platform’s tag, and allows its origin for scripts and requests only', async () => {
  const { data } = await stack.browser().send('{ site { analytics { tagId origin } } }')
  expect(data).toEqual({ site: { analytics: { tagId: 'G-AB12CD34EF', origin: ORIGIN } } })
  const text = String((await stack.gateway.app.inject('/livez')).headers['content-security-policy'])
  const policy = new Map(text.split(';').map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1)]))
  expect(policy.get('script-src')).toEqual(["'self'", expect.stringMatching(/^'sha256-/), ORIGIN])
  expect([...policy].filter(([, sources]) => sources.includes(ORIGIN)).map(([name]) => name)).toEqual([
    'script-src',
    'connect-src',
  ])
  expect([...policy.values()].flat().filter((source) => /unsafe-eval|nonce|\*/.test(source))).toEqual([])
})
