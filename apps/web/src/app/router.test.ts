import { LOBBY_CATEGORIES } from '@playhouse/shared/game-categories.ts'
import type { LobbyId } from '@playhouse/shared/game-categories.ts'
import { PUBLIC_PAGES } from '@playhouse/shared/public-pages.ts'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { MENU_PATHS } from '../menu-paths.ts'
import { paths } from '../paths.ts'
import { loader as loadShell } from '../domains/site/parts/shell.loader.ts'
import { createAllRoutes } from './router.tsx'
import { loadRouteGroup, loadRouteGroups } from './routes/route-groups.ts'
import type { ScreenHandle } from './routes/screen-route.ts'

const routes = await createAllRoutes()

/** The full pattern of the route that matches an address, such as `/game/:gameId`. */
function getPattern(address: string): string | undefined {
  const matches = matchRoutes(routes, new URL(address, 'https://playhouse.test'))
  return matches?.flatMap(({ route }) => route.path ?? []).join('/')
}

describe('every page of the sitemap', () => {
  it.each(PUBLIC_PAGES)('%s is a screen', (page) => {
    const matches = matchRoutes(routes, page) ?? []
    expect(matches.at(-1)?.route.path).not.toBe('*')
    expect(matches.some(({ route }) => (route.handle as ScreenHandle | undefined)?.isPersonal)).toBe(false)
  })

  it.each(PUBLIC_PAGES)('%s names its query, which is read before it is hydrated', async (page) => {
    const lazy = matchRoutes(routes, page)?.at(-1)?.route.lazy as { loader: () => Promise<object> } | undefined
    const loader = await lazy?.loader()
    expect(loader === loadShell || (loader && 'query' in loader)).toBe(true)
  })
})

/** Arguments of addresses that any text does not fit. */
const ARGUMENTS: Partial<{ [Name in keyof typeof paths]: Parameters<(typeof paths)[Name]> }> = {
  lobby: ['RNG'],
  lobbyOfVendor: ['RNG', 'a&b'],
  vendorGames: ['a&b', '/rng?search=x'],
}

/** Addresses of the lobbies, of which the last part is a parameter. */
const OF_LOBBIES: ReadonlySet<string> = new Set(['lobby', 'lobbyOfVendor', 'vendorGames', 'jackpotGames'])

/** An address, made of texts with characters that it must escape. */
function build(name: keyof typeof paths): string {
  const make: (...given: never[]) => string = paths[name]
  return Reflect.apply(make, undefined, ARGUMENTS[name] ?? Array.from({ length: make.length }, () => 'a/b?c&d'))
}

describe('every address that links use', () => {
  const lobbies = Object.keys(LOBBY_CATEGORIES) as LobbyId[]

  it.each(Object.keys(paths) as (keyof typeof paths)[])('leads from %s to a screen', (name) => {
    const pattern = getPattern(build(name))
    expect(pattern).not.toBe('*')
    expect(pattern === ':lobby').toBe(OF_LOBBIES.has(name))
    expect(pattern === '').toBe(name === 'home' || name === 'search')
  })

  it('leads to one of many by its number', () => {
    expect(getPattern(paths.deposit('a/b'))).toBe('member/deposit/:id')
    expect(getPattern(paths.withdrawal('a/b'))).toBe('member/withdrawal/:id')
    expect(getPattern(paths.lotteryTicket('7', 2))).toBe('member/lottery-tickets/:id')
    expect(getPattern(paths.lotteryDraw('K3_1M', '1'))).toBe('lottery/:code/draw/:number')
    expect(getPattern(paths.lotteryProof('K3_1M', '1'))).toBe('lottery/:code/draw/:number/proof')
    expect(getPattern(paths.game('a/b?c'))).toBe('game/:gameId')
    expect(getPattern(paths.raffle('a/b'))).toBe('raffle/:id')
    expect(getPattern(paths.downline('a/b'))).toBe('agent/downlines/:username')
  })

  it('routes the lobby of draws to its own page', () => {
    expect(getPattern(paths.lobby('ELOTT'))).toBe('elott')
  })

  it.each(lobbies.filter((lobby) => lobby !== 'ELOTT'))(
    'routes the lobby %s through the shared lobby route',
    (lobby) => {
      expect(getPattern(paths.lobby(lobby))).toBe(':lobby')
      expect(getPattern(paths.lobbyOfVendor(lobby, 'SEN'))).toBe(':lobby')
    },
  )

  it.each(Object.entries(MENU_PATHS))('routes the menu entry %s to a screen', (_page, address) => {
    expect(getPattern(address)).not.toMatch(/^(\*|:lobby)?$/)
  })
})

describe('external addresses', () => {
  it.each([
    'index',
    'index.html',
    'home',
    'register.html',
    'member',
    'agent',
    'download',
    'lottery',
    'vnlottery',
    'seamless',
  ])('routes /%s', (address) => {
    expect(getPattern(`/${address}`)).toBe(address)
  })

  it.each(['/no/such/page', '/game', '/rng/more'])('routes the unknown address %s to a page', (address) => {
    expect(getPattern(address)).toMatch(/^(\*|:lobby)$/)
  })

  it('keeps the query when redirecting an older address to the home page', async () => {
    const home = matchRoutes(routes, '/home')?.at(-1)?.route
    if (typeof home?.loader !== 'function') throw new Error('/home has no loader')
    const request = new Request('https://playhouse.test/home?search=sen')
    const response: unknown = await home.loader({
      request,
      params: {},
      context: {},
      pattern: '/home',
      url: new URL(request.url),
    })
    expect(response).toBeInstanceOf(Response)
    expect((response as Response).headers.get('location')).toBe('/?search=sen')
  })
})

describe('pages of an account or with a secret in their address', () => {
  it.each([
    ...Object.values(MENU_PATHS).filter((path) => /^\/(member|agent)\//.test(path)),
    paths.deposit('12'),
    paths.withdrawal('a/b'),
    '/login/issuer',
    '/reset-password',
    '/service',
    '/unsubscribe',
  ])('leaves %s to the browser', (address) => {
    const handle = matchRoutes(routes, new URL(address, 'https://playhouse.test'))?.at(-1)?.route.handle
    expect(handle).toEqual({ isPersonal: true })
  })
})

describe('routes that are loaded on demand', () => {
  const getPatterns = (list: readonly RouteObject[], prefix = ''): string[] =>
    list.flatMap(({ path = '', children }) =>
      children ? getPatterns(children, `${prefix}/${path}`) : `${prefix}/${path}`,
    )

  it('are found by the group of their address', async () => {
    for (const pattern of getPatterns(await loadRouteGroups())) {
      const group = await loadRouteGroup(pattern.replaceAll(/:\w+/g, 'x'))
      expect(getPatterns(group)).toContain(pattern)
    }
  })
})
