import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStack, type Stack } from './stack.ts'

const ORIGIN = 'https://metrics.example.test:8443'

let stack: Stack
beforeAll(async () => {
  stack = await openStack({}, { ANALYTICS_TAG_ID: 'G-AB12CD34EF', ANALYTICS_ORIGIN: ORIGIN })
})
afterAll(() => stack.close())

const ASK = '{ site { analytics { tagId origin } } }'

async function directives(of: Stack): Promise<Map<string, string[]>> {
  const policy = String((await of.gateway.app.inject('/livez')).headers['content-security-policy'])
  return new Map(policy.split(';').map((text) => [text.split(' ')[0] ?? '', text.split(' ').slice(1)]))
}

test('names the platform’s tag, and allows its origin for scripts and requests only', async () => {
  const { data } = await stack.browser().send(ASK)
  expect(data).toEqual({ site: { analytics: { tagId: 'G-AB12CD34EF', origin: ORIGIN } } })
  const policy = await directives(stack)
  expect(policy.get('script-src')).toEqual(["'self'", ORIGIN])
  expect([...policy].filter(([, sources]) => sources.includes(ORIGIN)).map(([name]) => name)).toEqual([
    'script-src',
    'connect-src',
  ])
  expect([...policy.values()].flat().filter((source) => /unsafe-eval|nonce|sha256|\*/.test(source))).toEqual([])
})

test('has neither tag nor further origins by default', async () => {
  const other = await openStack()
  try {
    expect((await other.browser().send(ASK)).data).toEqual({ site: { analytics: null } })
    expect((await directives(other)).get('script-src')).toEqual(["'self'"])
  } finally {
    await other.close()
  }
})
