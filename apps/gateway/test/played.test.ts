import { afterAll, expect, test } from 'vitest'
import { MEMBER } from './accounts.ts'
import { askDatabase, IMAGE_HOSTS } from './real-platform.ts'
import { onSharedPlatform, type SharedStack } from './shared-platform.ts'
import { openStack } from './stack.ts'

let stack: SharedStack
onSharedPlatform.beforeAll(async ({ openSharedStack }) => {
  stack = await openSharedStack()
})
afterAll(() => stack.close())

interface Played {
  viewer: {
    recentGames: { id: string; name: string; isFavourite: boolean }[] | null
    favouriteGames: { nodes: { id: string }[]; totalCount: number; pageInfo: { totalPages: number } } | null
  }
}
const PLAYED = `query ($first: Int, $page: Int, $pageSize: Int) { viewer {
  recentGames(first: $first) { id name isFavourite }
  favouriteGames(page: $page, pageSize: $pageSize) { nodes { id } totalCount pageInfo { totalPages } }
} }`

test('returns recent games once each, latest first, in two calls', async () => {
  const browser = await stack.browser().logIn(MEMBER)
  await browser.send(PLAYED)
  stack.takeCalls()
  const { data, errors } = await browser.send(PLAYED, { first: 2 })
  expect(errors).toEqual([])
  const { recentGames } = (data as unknown as Played).viewer
  expect(recentGames).toHaveLength(2)
  const rows = await askDatabase<{ id: string }>(
    stack.databaseUrl,
    `select node_id::text as id from round join member on member.id = member_id where username = '${MEMBER.username}'
     group by node_id order by max(settled_at) desc, node_id limit 2`,
  )
  expect(recentGames?.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
  expect(stack.takeCalls().toSorted()).toEqual(['favouriteGames', 'favouriteIds', 'memberInfo', 'recentGames'])
})

test('pages favourite games, latest first', async () => {
  const browser = await stack.browser().logIn(MEMBER)
  const { data } = await browser.send('{ hotGames(first: 3) { id } }')
  const ids = (data as unknown as { hotGames: { id: string }[] }).hotGames.map(({ id }) => id)
  const set = 'mutation ($input: SetFavouriteInput!) { setFavourite(input: $input) { __typename } }'
  for (const gameId of ids) {
    await browser.send(set, { input: { gameId, isFavourite: false } })
    await browser.send(set, { input: { gameId, isFavourite: true } })
  }
  const page = async (number: number) => {
    const response = await browser.send(PLAYED, { page: number, pageSize: 2 })
    return (response.data as unknown as Played).viewer.favouriteGames
  }
  const [first, second] = [await page(1), await page(2)]
  expect([...(first?.nodes ?? []), ...(second?.nodes ?? [])].slice(0, 3).map(({ id }) => id)).toEqual(ids.toReversed())
  expect(first?.pageInfo.totalPages).toBe(Math.ceil((first?.totalCount ?? 0) / 2))
  expect((await page(900))?.nodes).toEqual([])
})

test('returns no recent games and no favourites for a demo account', async () => {
  const { data, errors } = await (await stack.browser().playFree()).send(PLAYED)
  expect({ data, errors }).toEqual({ data: { viewer: { recentGames: [], favouriteGames: null } }, errors: [] })
})

test('returns masked winners in the brand’s currency, largest first, in one call', async () => {
  const fresh = await stack.another()
  const document =
    '{ winners(first: 10) { gameId gameName category vendorId picture maskedUsername payout { amount currency } wonAt } }'
  const { data, errors } = await fresh.browser().send(document)
  expect(errors).toEqual([])
  const winners = (
    data as unknown as { winners: { maskedUsername: string; picture: string; payout: { amount: string } }[] }
  ).winners
  expect(winners).toHaveLength(10)
  for (const { maskedUsername, picture, payout } of winners) {
    expect(maskedUsername).toMatch(/^.\*\*\*.$/)
    expect(IMAGE_HOSTS).toContain(new URL(picture).origin)
    expect(payout).toMatchObject({ currency: 'VND' })
  }
  const amounts = winners.map(({ payout }) => Number(payout.amount))
  expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
  expect(fresh.takeCalls().toSorted()).toEqual(['consolidatedSettings', 'systemStatus', 'winnerBoard'])
  await fresh.browser().send(document)
  expect(fresh.takeCalls()).toEqual([])
})

test('returns lotteries by group and the popular ones, closed without draws', async () => {
  const fresh = await stack.another()
  const lottery = '{ id name category vendorId picture isOnSale isUnderMaintenance prizeMode isFavourite }'
  const { data, errors } = await fresh.browser().send(`{
    lotteryMenus { electronic { id name lotteries ${lottery} } station { id name lotteries ${lottery} } }
    popularLotteries(first: 4) { lottery ${lottery} drawNumber secondsToClose }
  }`)
  expect(errors).toEqual([])
  const result = data as unknown as {
    lotteryMenus: Record<string, { id: string; lotteries: { prizeMode: string; isUnderMaintenance: boolean }[] }[]>
    popularLotteries: { drawNumber: null; secondsToClose: null }[]
  }
  const modes = (menu: string) =>
    Object.fromEntries(
      result.lotteryMenus[menu]?.map(({ id, lotteries }) => [id, lotteries.map((one) => one.prizeMode)]) ?? [],
    )
  const electronic = modes('electronic')
  expect(Object.keys(electronic)).toEqual(['VN_FAST', 'SSC', 'K3', '11X5', 'PK10', 'KENO', 'BINGO18', 'COLOUR'])
  expect(new Set(electronic['COLOUR'])).toEqual(new Set(['FIXED_ODDS']))
  expect(new Set(electronic['SSC'])).toEqual(new Set(['SERIES']))
  expect(new Set(electronic['VN_FAST'])).toEqual(new Set(['SEA_ODDS']))
  expect(Object.keys(modes('station'))).toEqual(['VN_NORTH', 'VN_CENTRAL', 'VN_SOUTH'])
  expect(new Set(modes('station')['VN_NORTH'])).toEqual(new Set(['FIXED_ODDS']))
  const closed = result.lotteryMenus['station']?.flatMap(({ lotteries }) => lotteries)
  expect(closed?.every(({ isUnderMaintenance }) => isUnderMaintenance)).toBe(true)
  expect(result.popularLotteries).toHaveLength(4)
  expect(fresh.takeCalls().toSorted()).toEqual([
    'lotteryMenus',
    'popularLotteries',
    'stationLotteryMenu',
    'systemStatus',
  ])
})

interface Marked {
  viewer: { favouriteLotteries: { id: string; isFavourite: boolean }[] | null }
}

test('adds a lottery to the favourites and lists it first', async () => {
  const [visitor, browser, demo] = [
    stack.browser(),
    await stack.browser().logIn(MEMBER),
    await stack.browser().playFree(),
  ]
  const menus = '{ lotteryMenus { electronic { lotteries { id isFavourite } } station { lotteries { id } } } }'
  const { lotteryMenus } = (await visitor.send(menus)).data as unknown as {
    lotteryMenus: Record<'electronic' | 'station', { lotteries: { id: string; isFavourite?: boolean | null }[] }[]>
  }
  const [electronic, station] = [
    lotteryMenus.electronic[0]?.lotteries[0]?.id ?? '',
    lotteryMenus.station[0]?.lotteries[0]?.id ?? '',
  ]
  expect(lotteryMenus.electronic[0]?.lotteries[0]?.isFavourite).toBeNull()
  const slot = ((await visitor.send('{ hotGames(first: 1) { id } }')).data as unknown as { hotGames: { id: string }[] })
    .hotGames[0]?.id
  const set = 'mutation ($input: SetFavouriteInput!) { setFavourite(input: $input) { __typename } }'
  const marked = async (asker = browser) =>
    ((await asker.send('{ viewer { favouriteLotteries { id isFavourite } } }')).data as unknown as Marked).viewer
      .favouriteLotteries
  for (const gameId of [electronic, slot, station, electronic]) {
    await browser.send(set, { input: { gameId, isFavourite: true } })
  }
  expect(await marked()).toEqual([
    { id: station, isFavourite: true },
    { id: electronic, isFavourite: true },
  ])
  for (const gameId of [electronic, electronic, station]) {
    await browser.send(set, { input: { gameId, isFavourite: false } })
  }
  expect(await marked()).toEqual([])
  expect(await marked(demo)).toBeNull()
})

test('loads the game classes of all vendors in one call', async () => {
  const fresh = await stack.another()
  const { data } = await fresh.browser().send('{ lobby(id: RNG) { vendors { gameClasses vendor { id } } } }')
  const { vendors } = (data as unknown as { lobby: { vendors: { gameClasses: string[] }[] } }).lobby
  expect(vendors.length).toBeGreaterThan(5)
  expect(vendors.some(({ gameClasses }) => gameClasses.includes('SLOT'))).toBe(true)
  expect(fresh.takeCalls().toSorted()).toEqual(['gameVendors', 'systemStatus', 'vendorGameTypes'])
})

test('shows the default avatar and null lists when the brand disables them', async () => {
  const off = "update brand_module set enabled = false where mod_id in ('PROFPIC3', 'GAMELOREC3')"
  const closed = await openStack({}, {}, off)
  const browser = await closed.browser().logIn(MEMBER)
  closed.takeCalls()
  const { data, errors } = await browser.send('{ viewer { id avatar recentGames { id } } }')
  expect(errors).toEqual([])
  const { viewer } = data as unknown as { viewer: { id: string; avatar: string; recentGames: null } }
  expect(new URL(viewer.avatar).pathname).toMatch(new RegExp(`^/media/v-[\\w-]{10}/avatars/${viewer.id}\\.svg$`))
  expect(viewer.recentGames).toBeNull()
  expect(closed.takeCalls().toSorted()).toEqual(['memberInfo', 'systemStatus'])
  await closed.close()
})

test('pages the winners board by period, order and product, one entry per player and game', async () => {
  const WINNERS = `query ($period: WinnersPeriod, $order: WinnersOrder, $category: GameCategory, $page: Int) {
    winnersBoard(period: $period, order: $order, category: $category, page: $page, pageSize: 5) {
      nodes { gameId category maskedUsername multiple jackpot payout { amount } } totalCount pageInfo { totalPages } } }`
  interface Board {
    nodes: { gameId: string; category: string; maskedUsername: string; multiple: string | null }[]
    totalCount: number
    pageInfo: { totalPages: number }
  }
  const board = async (variables: object): Promise<Board> => {
    const { data, errors } = await stack.browser().send(WINNERS, variables)
    expect(errors).toEqual([])
    return (data as unknown as { winnersBoard: Board }).winnersBoard
  }
  const multiples = (await board({ period: 'WEEK', order: 'MULTIPLE' })).nodes.map(({ multiple }) => Number(multiple))
  expect(multiples).toHaveLength(5)
  expect(multiples).toEqual(multiples.toSorted((a, b) => b - a))
  const [first, second] = [await board({ period: 'WEEK' }), await board({ period: 'WEEK', page: 2 })]
  expect(first.pageInfo.totalPages).toBe(Math.ceil(first.totalCount / 5))
  const keys = [...first.nodes, ...second.nodes].map(({ gameId, maskedUsername }) => `${gameId} ${maskedUsername}`)
  expect(new Set(keys).size).toBe(keys.length)
  const slots = await board({ period: 'WEEK', order: 'LATEST', category: 'RNG' })
  expect(new Set(slots.nodes.map(({ category }) => category))).toEqual(new Set(['RNG']))
})
