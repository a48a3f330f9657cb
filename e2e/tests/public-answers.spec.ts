import type { Page, Request } from '@playwright/test'
import { STEADY_MEMBER } from '../../apps/platform/seed/demo-accounts.ts'
import { Shell } from '../pages/shell.ts'
import { isStream, networkIdle } from '../support/network-idle.ts'
import { logIn } from '../support/sessions.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../support/words.ts'

const { lobbies } = words.shell

/** The queries that the page sends to the gateway from now on. */
function graphqlRequests(page: Page): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/graphql' && !isStream(request)) requests.push(request)
  })
  return requests
}

/** The name of the operation that a request asks for. */
function operationOf(request: Request): string | null {
  const { operationName } = (request.postDataJSON() ?? {}) as { operationName?: string }
  return operationName ?? new URL(request.url()).searchParams.get('operationName')
}

/** How the page came by its lobbies that went by address: sent whole, confirmed by a 304, or kept. */
function waysOf(page: Page): Promise<('sent' | 'confirmed' | 'kept')[]> {
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.includes('/graphql?') && name.includes('LobbyScreen'))
      .map(({ transferSize, encodedBodySize }) => {
        // Resource Timing counts 300 bytes for what is not the body, and nothing at all where the network was not asked.
        if (transferSize === 0) return 'kept'
        return transferSize < encodedBodySize ? 'confirmed' : 'sent'
      }),
  )
}

async function openLobby(page: Page, name: string): Promise<void> {
  const navigation = page.getByRole('navigation', { name: words.shell.mainNavigation })
  await navigation.getByRole('link', { name, exact: true }).click()
  await page.getByRole('main').getByRole('article').first().waitFor()
}

test('sends a visitor’s first screen by POST and later ones by GET', async ({ page }) => {
  const requests = graphqlRequests(page)
  await page.goto('/')
  await page.getByRole('main').getByRole('article').first().waitFor()
  const asked = () => requests.map((request) => `${request.method()} ${operationOf(request)}`)
  expect(asked()[0]).toBe('POST HomeScreen')
  // The rails that come near, then the lobbies.
  await page.getByRole('main').getByRole('heading', { name: lobbies.RNG, exact: true }).scrollIntoViewIfNeeded()
  await expect.poll(asked).toContain('GET GameRail')
  await openLobby(page, lobbies.RNG)
  await openLobby(page, lobbies.LIVE)
  expect(asked().filter((one) => one.endsWith(' LobbyScreen'))).toEqual(['GET LobbyScreen', 'GET LobbyScreen'])
  const later = requests.slice(1)
  expect(new Set(later.map((request) => request.method()))).toEqual(new Set(['GET']))
  for (const request of later) {
    const { searchParams } = new URL(request.url())
    expect(searchParams.get('language')).toBe('EN')
    expect(searchParams.get('query')).toBeNull()
    expect(searchParams.get('extensions')).toContain('sha256Hash')
  }
})

test('reuses a fresh response and revalidates an aged one by its ETag', async ({ page }) => {
  // Pictures alone would fill what a browser remembers of its requests.
  await page.addInitScript(() => performance.setResourceTimingBufferSize(2_000))
  await page.goto('/')
  await openLobby(page, lobbies.FISH)
  expect(await waysOf(page)).toEqual(['sent'])
  // Another page of the same browser has nothing but what the browser keeps.
  const requests = graphqlRequests(page)
  await page.goto('/')
  await openLobby(page, lobbies.FISH)
  expect(await waysOf(page)).toEqual(['kept'])

  const address = requests.find((one) => one.method() === 'GET' && operationOf(one) === 'LobbyScreen')?.url() ?? ''
  // `no-cache` asks as a browser does of itself once the answer's age is over.
  const again = await page.evaluate(async (url) => (await fetch(url, { cache: 'no-cache' })).text(), address)
  expect(again).toContain('"lobby"')
  expect(await waysOf(page)).toEqual(['kept', 'confirmed'])
})

test('keys cached responses by language', async ({ page }) => {
  const requests = graphqlRequests(page)
  await page.goto('/')
  await openLobby(page, lobbies.RNG)
  await page.getByRole('banner').getByRole('button', { name: words.shell.language }).click()
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
      return `${request.method()} ${(request.postDataJSON() as { operationName: string }).operationName}`
    })
  await networkIdle(page)
  // Rails are asked for when they come near the viewport.
  expect(sent().filter((each) => each !== 'POST GameRail')).toEqual(['POST HomeScreen', 'POST LobbyScreen'])
})
