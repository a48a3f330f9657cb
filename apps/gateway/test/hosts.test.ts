import { afterAll, expect, test } from 'vitest'
import { AGENT, MEMBER } from './accounts.ts'
import type { Browser } from './browser.ts'
import { IMAGE_HOSTS, LAUNCH_HOSTS } from './real-platform.ts'
import { onSharedPlatform, type SharedStack } from './shared-platform.ts'

const PICTURES = '{ hotGames(first: 42) { picture } }'
const HOSTS = '{ site { imageHosts } }'
const REPORT = `mutation ($host: URL!) { reportFailingHost(input: { host: $host }) {
  ... on ReportFailingHostSuccess { imageHosts } ... on Problem { code retryAfterSeconds } } }`
const [BAD] = IMAGE_HOSTS as [string]

let stack: SharedStack
onSharedPlatform.beforeAll(async ({ openSharedStack }) => {
  stack = await openSharedStack()
})
afterAll(() => stack.close())

const pictures = async (browser: Browser) =>
  ((await browser.send(PICTURES)).data as unknown as { hotGames: { picture: string }[] }).hotGames.map(
    ({ picture }) => picture,
  )
const hosts = async (browser: Browser) =>
  ((await browser.send(HOSTS)).data as unknown as { site: { imageHosts: string[] } }).site.imageHosts
const report = async (browser: Browser, host: string) =>
  ((await browser.send(REPORT, { host })).data as unknown as { reportFailingHost: object }).reportFailingHost

/** A browser at a gateway that trusts address headers, as behind an edge. */
async function behindEdge(environment: Record<string, string> = {}) {
  const part = await stack.another({ TRUST_PROXY: 'true', ...environment })
  const from = (address: string) => {
    const browser = part.browser()
    browser.headers = { 'x-forwarded-for': address }
    return browser
  }
  return { ...part, from }
}

test('spreads pictures over the hosts by path, alike for visitors and members', async () => {
  const [one, two] = [await stack.browser().logIn(MEMBER), await stack.browser().logIn(AGENT)]
  const first = await pictures(one)
  expect(new Set(first.map((address) => new URL(address).origin)).size).toBe(IMAGE_HOSTS.length)
  for (const browser of [one, two, stack.browser()]) expect(await pictures(browser)).toEqual(first)
})

test('excludes a host for everyone after reports by three sessions from two addresses', async () => {
  const { from, browser } = await behindEdge()
  const before = await pictures(browser())
  for (const host of [BAD, `${BAD}/media/x.svg`]) await report(from('203.0.113.1'), host)
  await report(await from('203.0.113.1').logIn(AGENT), BAD)
  expect(await hosts(browser())).toContain(BAD)
  expect(await report(from('203.0.113.2'), BAD)).toEqual({
    imageHosts: expect.arrayContaining(IMAGE_HOSTS.slice(1)),
  })
  const [here, there] = [await hosts(from('203.0.113.1')), await hosts(from('198.51.100.7'))]
  expect(here).toEqual(there)
  expect(here).not.toContain(BAD)
  // Only pictures of the excluded host move.
  const after = await pictures(browser())
  expect(after.filter((address) => address.startsWith(BAD))).toEqual([])
  expect(after.filter((address, index) => address !== before[index]).length).toBe(
    before.filter((address) => address.startsWith(BAD)).length,
  )
})

test('ignores reports by a single caller and of foreign hosts', async () => {
  const { from, browser } = await behindEdge()
  for (let time = 0; time < 6; time += 1) await report(from('203.0.113.1'), BAD)
  for (let part = 1; part < 9; part += 1) {
    await report(from(`203.0.113.${part}`), 'https://elsewhere.example')
    await report(from(`203.0.113.${part}`), LAUNCH_HOSTS[0] ?? '')
  }
  expect((await hosts(browser())).toSorted()).toEqual(IMAGE_HOSTS.toSorted())
})

test('limits the rate of reports', async () => {
  const { from } = await behindEdge({ OPERATION_LIMIT_FACTOR: '1' })
  const responses: object[] = []
  for (let time = 0; time < 21; time += 1)
    responses.push(await report(from('203.0.113.1'), 'https://elsewhere.example'))
  expect(responses.slice(0, 20).every((response) => 'imageHosts' in response)).toBe(true)
  expect(responses[20]).toEqual({ code: 'RATE_LIMITED', retryAfterSeconds: expect.any(Number) })
})
