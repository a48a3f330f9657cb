import type { Page, Request } from '@playwright/test'
import { STEADY_MEMBER } from '../../apps/platform/seed/demo-accounts.ts'
import { Shell } from '../pages/shell.ts'
import { isStream, networkIdle } from '@playhouse/testing/network-idle.ts'
import { logIn } from '../support/sessions.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ts'

const { lobbies } = texts.shell

/** Queries that the page sends from now on. */
function graphqlRequests(page: Page): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/graphql' && !isStream(request)) requests.push(request)
  })
  return requests
}

function findOperation(request: Request): string | null {
  const { operationName } = (request.postDataJSON() ?? {}) as { operationName?: string }
  return operationName ?? new URL(request.url()).searchParams.get('operationName')
}

/** Where the page's GET responses came from: the network, a 304, or the browser's cache. */
function readSources(page: Page): Promise<('network' | 'revalidated' | 'cache')[]> {
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.includes('/graphql?') && name.includes('LobbyScreen'))
      .map(({ transferSize, encodedBodySize }) => {
        // Resource Timing counts 300 bytes for headers, and 0 for a response from the cache.
        if (transferSize === 0) return 'cache'
        return transferSize < encodedBodySize ? 'revalidated' : 'network'
      }),
  )
}

async function openLobby(page: Page, name: string): Promise<void> {
  const navigation = page.getByRole('navigation', { name: texts.shell.mainNavigation })
  await navigation.getByRole('link', { name, exact: true }).click()
  await page.getByRole('main').getByRole('article').first().waitFor()
}

test('asks for nothing on a visitor’s first screen and by GET later', async ({ page }) => {
  const requests = graphqlRequests(page)
  await page.goto('/')
  await page.getByRole('main').getByRole('article').first().waitFor()
  const requested = () => requests.map((request) => `${request.method()} ${findOperation(request)}`)
  // Rails near the viewport, then the lobbies.
  await page.getByRole('main').getByRole('heading', { name: lobbies.RNG, exact: true }).scrollIntoViewIfNeeded()
  await expect.poll(requested).toContain('GET GameRail')
  await openLobby(page, lobbies.RNG)
  await openLobby(page, lobbies.LIVE)
  expect(requested().filter((one) => one.endsWith(' LobbyScreen'))).toEqual(['GET LobbyScreen', 'GET LobbyScreen'])
  expect(requested()).not.toContain('POST HomeScreen')
  expect(requested()).not.toContain('GET HomeScreen')
  expect(new Set(requests.map((request) => request.method()))).toEqual(new Set(['GET']))
  for (const request of requests) {
    const { searchParams } = new URL(request.url())
    expect(searchParams.get('language')).toBe('EN')
    expect(searchParams.get('query')).toBeNull()
    expect(searchParams.get('extensions')).toContain('sha256Hash')
  }
})

test('reuses a fresh response and revalidates an aged one by its ETag', async ({ page }) => {
  // Images alone would fill the buffer of Resource Timing.
  await page.addInitScript(() => performance.setResourceTimingBufferSize(2_000))
  await page.goto('/')
  await openLobby(page, lobbies.FISH)
  await expect.poll(() => readSources(page)).toEqual(['network'])
  // A new page of the same browser shares only the HTTP cache.
  const requests = graphqlRequests(page)
  await page.goto('/')
  await openLobby(page, lobbies.FISH)
  await expect.poll(() => readSources(page)).toEqual(['cache'])

  const address = requests.find((one) => one.method() === 'GET' && findOperation(one) === 'LobbyScreen')?.url() ?? ''
  // `no-cache` revalidates, as the browser does once a response is stale.
  const again = await page.evaluate(async (url) => (await fetch(url, { cache: 'no-cache' })).text(), address)
  expect(again).toContain('"lobby"')
  expect(await readSources(page)).toEqual(['cache', 'revalidated'])
})

test('keys cached responses by language', async ({ page }) => {
  const requests = graphqlRequests(page)
  await page.goto('/')
  await openLobby(page, lobbies.RNG)
  await page.getByRole('banner').getByRole('button', { name: texts.shell.language }).click()
  await page.getByRole('menuitemradio', { name: 'Tiếng Việt' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi-VN')
  await expect.poll(() => requests.some((request) => request.url().includes('language=TY'))).toBe(true)
})

test('sends a member’s screens by POST', async ({ page, context }) => {
  await logIn(context, STEADY_MEMBER)
  const requests = graphqlRequests(page)
  await page.goto('/')
  await new Shell(page).accountMenu(STEADY_MEMBER.nickname).waitFor()
  await openLobby(page, lobbies.RNG)
  const sent = () =>
    requests.map((request) => {
      return `${request.method()} ${findOperation(request)}`
    })
  await networkIdle(page)
  // Rails and the latest wins are fetched when they come near the viewport, the chat once the page is drawn.
  const later = new Set(['GET GameRail', 'POST GameRail', 'GET LatestWins', 'POST LatestWins', 'POST ChatState'])
  expect(sent().filter((each) => !later.has(each))).toEqual(['POST HomeScreen', 'POST LobbyScreen'])
})

test('the footer links to the licences of the software in the pages, fonts included', async ({ request }) => {
  const home = await (await request.get('/', { headers: { accept: 'text/html' } })).text()
  expect(home).toContain('href="/licenses.txt"')
  const licenses = await request.get('/licenses.txt')
  expect(licenses.headers()['content-type']).toContain('text/plain')
  for (const part of ['react-dom ', '@fontsource-variable/archivo ', 'SIL OPEN FONT LICENSE'])
    expect(await licenses.text()).toContain(part)
  // Browsers request it beside a document that is no page.
  const icon = await request.get('/favicon.ico')
  expect(icon.headers()['content-type']).toMatch(/^image\//)
})
