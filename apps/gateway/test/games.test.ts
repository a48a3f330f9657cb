import { afterAll, describe, expect, test } from 'vitest'
import { MEMBER } from './accounts.ts'
import type { Browser } from './browser.ts'
import { IMAGE_HOSTS, LAUNCH_HOSTS } from './real-platform.ts'
import { onSharedPlatform, type SharedStack } from './shared-platform.ts'

const LOBBY = `query ($lobbyId: LobbyId, $filter: GameFilter, $sort: GameSort, $page: Int, $pageSize: Int) {
  lobby(id: $lobbyId) { games(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) {
    totalCount pageInfo { page totalPages hasNextPage hasPreviousPage }
    nodes { id name category vendorId picture returnToPlayerBasisPoints returnToPlayer volatility isUnderMaintenance isFavourite }
  } }
}`

interface Game {
  id: string
  name: string
  category: string
  vendorId: string
  picture: string
  returnToPlayerBasisPoints: number | null
  returnToPlayer: string | null
  isUnderMaintenance: boolean
  isFavourite: boolean | null
}
interface Page {
  totalCount: number
  pageInfo: { page: number; totalPages: number; hasNextPage: boolean; hasPreviousPage: boolean }
  nodes: Game[]
}

let stack: SharedStack
onSharedPlatform.beforeAll(async ({ openSharedStack }) => {
  stack = await openSharedStack()
})
afterAll(() => stack.close())

const page = async (variables: object, browser: Browser = stack.browser()): Promise<Page> => {
  const { data, errors } = await browser.send(LOBBY, variables)
  expect(errors).toEqual([])
  return (data as unknown as { lobby: { games: Page } }).lobby.games
}

describe('a lobby', () => {
  test('shows 42 games a page, each with its picture on one of the brand’s hosts', async () => {
    const { nodes, totalCount, pageInfo } = await page({ lobbyId: 'RNG' })
    expect(nodes).toHaveLength(42)
    expect(pageInfo).toEqual({
      page: 1,
      totalPages: Math.ceil(totalCount / 42),
      hasNextPage: true,
      hasPreviousPage: false,
    })
    expect(nodes.every(({ category }) => category === 'RNG')).toBe(true)
    expect(nodes.every(({ picture }) => IMAGE_HOSTS.includes(new URL(picture).origin))).toBe(true)
    expect(nodes.some(({ returnToPlayerBasisPoints: points }) => points !== null && points >= 9000)).toBe(true)
    // Deprecated.
    expect(nodes.map(({ returnToPlayer }) => returnToPlayer)).toEqual(
      nodes.map(({ returnToPlayerBasisPoints: points }) => (points === null ? null : (points / 100).toFixed(2))),
    )
  })

  test('of lotteries contains both categories and lists a vendor of both once', async () => {
    const { data } = await stack
      .browser()
      .send('{ lobby(id: ELOTT) { vendors { gameCount vendor { id } } games { totalCount } } }')
    const { vendors, games } = (
      data as unknown as {
        lobby: { vendors: { gameCount: number; vendor: { id: string } }[]; games: { totalCount: number } }
      }
    ).lobby
    expect(new Set(vendors.map(({ vendor }) => vendor.id)).size).toBe(vendors.length)
    expect(vendors.reduce((sum, { gameCount }) => sum + gameCount, 0)).toBe(games.totalCount)
  })

  test.each([0, -5])('refuses page %i', async (requested) => {
    const { data, errors } = await stack.browser().send(LOBBY, { lobbyId: 'LIVE', page: requested })
    expect(data).toEqual({ lobby: { games: null } })
    expect(errors).toMatchObject([
      { message: `\`page\` must be 1 or more, not ${requested}.`, extensions: { code: 'BAD_USER_INPUT' } },
    ])
  })

  test.each([9_999, 2_000_000_000])('returns totals for page %i, past the end', async (requested) => {
    const first = await page({ lobbyId: 'LIVE' })
    const past = await page({ lobbyId: 'LIVE', page: requested })
    expect(past.nodes).toEqual([])
    expect(past).toMatchObject({
      totalCount: first.totalCount,
      pageInfo: { totalPages: first.pageInfo.totalPages, hasNextPage: false },
    })
  })

  test('keeps several vendors at once', async () => {
    const [first, second] = [...new Set((await page({ lobbyId: 'RNG' })).nodes.map(({ vendorId }) => vendorId))]
    const { nodes } = await page({ lobbyId: 'RNG', filter: { vendors: [first, second] } })
    expect(new Set(nodes.map(({ vendorId }) => vendorId))).toEqual(new Set([first, second]))
  })

  test('finds a game by its name without accents and with a typo', async () => {
    const [game] = (await page({ lobbyId: 'RNG', sort: 'NAME' })).nodes
    const plain = (game?.name ?? '').normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D')
    const found = await page({ filter: { search: plain.toLowerCase() } })
    expect(found.nodes.map(({ id }) => id)).toContain(game?.id)
  })

  test.each([
    ['a search of 61 characters', { filter: { search: 'x'.repeat(61) } }],
    ['41 vendors', { filter: { vendors: Array.from({ length: 41 }, (_, index) => `V${index}`) } }],
  ])('refuses %s and loses only the list', async (_what, variables) => {
    const { data, errors } = await stack.browser().send(LOBBY, { lobbyId: 'RNG', ...variables })
    expect(data).toEqual({ lobby: { games: null } })
    expect(errors).toMatchObject([{ path: ['lobby', 'games'], extensions: { code: 'BAD_USER_INPUT' } }])
  })
})

test('excludes a failing host', async () => {
  const fresh = await stack.another()
  const failing = IMAGE_HOSTS[0] ?? ''
  fresh.gateway.failingHosts.exclude(failing)
  const { nodes } = await page({ lobbyId: 'RNG' }, fresh.browser())
  expect(nodes.filter(({ picture }) => picture.startsWith(failing))).toEqual([])
})

describe('a favourite', () => {
  const SET = `mutation ($input: SetFavouriteInput!) { setFavourite(input: $input) {
    ... on SetFavouriteSuccess { game { id isFavourite } } ... on Problem { code field }
  } }`

  test('is added and removed idempotently', async () => {
    const member = await stack.browser().logIn(MEMBER)
    const gameId = (await page({ lobbyId: 'FISH' }, member)).nodes[0]?.id ?? ''
    for (const favourite of [true, true, false, false]) {
      const { data } = await member.send(SET, { input: { gameId, isFavourite: favourite } })
      expect(data).toEqual({ setFavourite: { game: { id: gameId, isFavourite: favourite } } })
    }
  })

  test.each(['99999999', '0', '-1', 'x', '1; drop'])('is refused for the unknown game %s', async (gameId) => {
    const member = await stack.browser().logIn(MEMBER)
    const { data } = await member.send(SET, { input: { gameId, isFavourite: true } })
    expect(data).toEqual({ setFavourite: { code: 'GAME_NOT_FOUND', field: 'gameId' } })
  })

  test('requires a session', async () => {
    const { data, errors } = await stack.browser().send(SET, { input: { gameId: '1', isFavourite: true } })
    expect(data).toEqual({ setFavourite: { code: 'SESSION_EXPIRED', field: null } })
    expect(errors).toEqual([])
  })
})

describe('launching a game', () => {
  const LAUNCH = `mutation ($input: LaunchGameInput!) { launchGame(input: $input) {
    __typename
    ... on LaunchGameSuccess { launchUrl origin isDemo }
    ... on GameUnderMaintenance { code suggestions { id isUnderMaintenance } }
    ... on Problem { code }
  } }`
  /** The first game of a lobby that is, or is not, under maintenance. Games without an engine are. */
  const gameIn = async (lobbyId: string, isUnderMaintenance: boolean): Promise<string> => {
    const { nodes } = await page({ lobbyId })
    const found = nodes.find((game) => game.isUnderMaintenance === isUnderMaintenance)
    if (!found) throw new Error(`${lobbyId} shows no game with isUnderMaintenance ${isUnderMaintenance}.`)
    return found.id
  }

  test('returns a new launch URL on a launch host each time', async () => {
    const member = await stack.browser().logIn(MEMBER)
    const gameId = await gameIn('RNG', false)
    const launches = [
      await member.send(LAUNCH, { input: { gameId } }),
      await member.send(LAUNCH, { input: { gameId } }),
    ]
    const addresses = launches.map(({ data }) => {
      expect(data).toMatchObject({ launchGame: { __typename: 'LaunchGameSuccess', isDemo: false } })
      const { launchUrl, origin } = (data as unknown as { launchGame: { launchUrl: string; origin: string } })
        .launchGame
      expect(LAUNCH_HOSTS).toContain(origin)
      expect(launchUrl.startsWith(`${origin}/play/`)).toBe(true)
      return launchUrl
    })
    expect(new Set(addresses).size).toBe(2)
  })

  test('passes a valid room and drops an invalid one', async () => {
    const member = await stack.browser().logIn(MEMBER)
    const gameId = await gameIn('RNG', false)
    const getRoom = async (roomId: string) => {
      const { data } = await member.send(LAUNCH, { input: { gameId, roomId } })
      const { launchUrl } = (data as unknown as { launchGame: { launchUrl: string } }).launchGame
      return new URL(launchUrl).searchParams.get('room')
    }
    expect(await getRoom(`${gameId}-2`)).toBe(`${gameId}-2`)
    expect(await getRoom('a room & more')).toBeNull()
  })

  test('is marked as play credit for a demo account', async () => {
    const { data } = await (
      await stack.browser().playFree()
    ).send(LAUNCH, { input: { gameId: await gameIn('RNG', false) } })
    expect(data).toMatchObject({ launchGame: { isDemo: true } })
  })

  test('opens a trial without a session and with one', async () => {
    const TRY = `mutation ($input: LaunchTrialInput!) { launchTrial(input: $input) {
      __typename ... on LaunchGameSuccess { launchUrl isDemo } ... on Problem { code } } }`
    const { data: found } = await stack.browser().send('{ lobby(id: RNG) { games { nodes { id hasTrial } } } }')
    const { lobby } = found as unknown as { lobby: { games: { nodes: { id: string; hasTrial: boolean }[] } } }
    const gameId = lobby.games.nodes.find(({ hasTrial }) => hasTrial)?.id
    for (const browser of [stack.browser(), await stack.browser().logIn(MEMBER)]) {
      const { data } = await browser.send(TRY, { input: { gameId } })
      expect(data).toMatchObject({ launchTrial: { __typename: 'LaunchGameSuccess', isDemo: true } })
    }
  })

  test('under maintenance suggests six open games', async () => {
    const member = await stack.browser().logIn(MEMBER)
    const { data } = await member.send(LAUNCH, { input: { gameId: await gameIn('LIVE', true) } })
    expect(data).toMatchObject({ launchGame: { __typename: 'GameUnderMaintenance', code: 'GAME_MAINTENANCE' } })
    const { suggestions } = (data as unknown as { launchGame: { suggestions: Game[] } }).launchGame
    expect(suggestions).toHaveLength(6)
    expect(suggestions.every(({ isUnderMaintenance }) => !isUnderMaintenance)).toBe(true)
  })

  test('is refused for an unknown game and without a session', async () => {
    const member = await stack.browser().logIn(MEMBER)
    expect((await member.send(LAUNCH, { input: { gameId: '99999999' } })).data).toMatchObject({
      launchGame: { code: 'GAME_NOT_FOUND' },
    })
    expect((await stack.browser().send(LAUNCH, { input: { gameId: '1' } })).data).toMatchObject({
      launchGame: { code: 'SESSION_EXPIRED' },
    })
  })
})

test('requests texts in the page’s language', async () => {
  const banners = async (language: string) => {
    const browser = stack.browser()
    browser.headers = { 'x-language': language }
    return (await browser.send('{ site { banners(group: "w_home") { id title picture } } }')).data
  }
  const [english, vietnamese, unknown, house] = await Promise.all(['EN', 'VI', 'XX', 'TY'].map(banners))
  expect(JSON.stringify(english)).not.toBe(JSON.stringify(vietnamese))
  expect(unknown).toEqual(house)
})
