import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brandDay } from '../src/domains/agent/day-range.ts'
import { MEMBER } from './accounts.ts'
import type { Browser } from './browser.ts'
import { askDatabase } from './real-platform.ts'
import { openStack, type Stack } from './stack.ts'

let stack: Stack
beforeAll(async () => {
  // Games that differ in every filter; the platform caches the catalogue's counts for a minute.
  stack = await openStack(
    {},
    {},
    `update game set lines = 5 * (1 + node_id % 5), min_stake = 5000000 * (1 + node_id % 4), max_stake = 2000000000,
       game_class = (array['SM', 'JP', 'AC'])[1 + node_id % 3]
     where category = 'RNG' and model_id is not null`,
  )
})
afterAll(() => stack.close())

const LOBBY = `query ($lobbyId: LobbyId, $filter: GameFilter, $sort: GameSort) {
  lobby(id: $lobbyId) { games(filter: $filter, sort: $sort) {
    totalCount nodes { id gameClass payLines minStake { amount currency } maxStake { amount } isHot isFavourite isUnderMaintenance }
    suggestions { name } correctedSearch elsewhere { lobbyId gameCount }
  } }
}`

interface Listed {
  totalCount: number
  nodes: {
    id: string
    gameClass: string | null
    payLines: number | null
    minStake: { amount: string; currency: string } | null
    isHot: boolean
    isFavourite: boolean | null
    isUnderMaintenance: boolean
  }[]
  suggestions: { name: string }[] | null
  correctedSearch: string | null
  elsewhere: { lobbyId: string; gameCount: number }[] | null
}

async function list(filter: object, more: object = {}, browser: Browser = stack.browser()): Promise<Listed> {
  const { data, errors } = await browser.send(LOBBY, { lobbyId: 'RNG', filter, ...more })
  expect(errors).toEqual([])
  return (data as unknown as { lobby: { games: Listed } }).lobby.games
}

const countWhere = async (condition: string): Promise<number> => {
  const sql = `select count(*)::integer as count from game where category = 'RNG' and ${condition}`
  return (await askDatabase<{ count: number }>(stack.databaseUrl, sql))[0]?.count ?? 0
}

describe('a lobby', () => {
  test.each([
    [{ classes: ['JACKPOT', 'ARCADE'] }, "game_class in ('JP', 'AC')"],
    [{ minBet: '1000' }, 'min_stake <= 10000000'],
    [{ minPayLines: 20 }, 'lines >= 20'],
    [{ hot: true }, 'is_hot'],
    [{ new: true, hot: false }, 'is_new'],
    [{ open: true }, 'not maintenance and model_id is not null'],
    [
      { classes: ['SLOT'], minBet: '1500', minPayLines: 10, open: true, vendors: [] },
      "game_class = 'SM' and min_stake <= 15000000 and lines >= 10 and not maintenance",
    ],
  ])('filtered by %j returns matching games in one call', async (filter, condition) => {
    await list(filter)
    stack.takeCalls()
    const { totalCount, nodes } = await list(filter, { sort: 'VOLATILITY' })
    expect(stack.takeCalls()).toEqual(['gameList'])
    expect(totalCount).toBe(await countWhere(condition))
    expect(nodes.length).toBe(Math.min(42, totalCount))
  })

  test('returns a game’s class, lines and stakes in the brand’s currency', async () => {
    const { nodes } = await list({ classes: ['ARCADE'], minPayLines: 25 })
    expect(nodes.length).toBeGreaterThan(0)
    for (const game of nodes) {
      expect(game).toMatchObject({ gameClass: 'ARCADE', payLines: 25, maxStake: { amount: '200000.00' } })
      expect(game.minStake?.amount).toMatch(/^(?:500|1000|1500|2000)\.00$/)
      expect(game.minStake?.currency).toBe('VND')
    }
  })

  test('returns its facets in the same call as its vendors', async () => {
    const fresh = await stack.another()
    const { data, errors } = await fresh.browser().send(`{ lobby(id: RNG) {
      vendors { isHot gameCount }
      facets { classes { gameClass gameCount } payLines minStakes { amount currency } hotCount newCount openCount }
    } }`)
    expect(errors).toEqual([])
    const { facets, vendors } = (data as unknown as { lobby: { facets: Facets; vendors: { isHot: boolean }[] } }).lobby
    expect(facets.classes.map(({ gameClass }) => gameClass).toSorted()).toEqual(['ARCADE', 'JACKPOT', 'SLOT'])
    expect(facets.classes.find(({ gameClass }) => gameClass === 'JACKPOT')?.gameCount).toBe(
      await countWhere("game_class = 'JP'"),
    )
    expect(facets.payLines).toEqual([5, 10, 15, 20, 25])
    expect(facets.minStakes.map(({ amount }) => amount)).toEqual(['500.00', '1000.00', '1500.00', '2000.00'])
    expect(facets.hotCount).toBe(await countWhere('is_hot'))
    expect(facets.openCount).toBe(await countWhere('not maintenance and model_id is not null'))
    expect(vendors.some(({ isHot }) => isHot)).toBe(true)
    expect(fresh.takeCalls().toSorted()).toEqual(['gameVendors', 'systemStatus'])
  })

  test.each([
    ['no lines', { minPayLines: 0 }],
    ['lines without end', { minPayLines: 10_001 }],
  ])('refuses %s', async (_what, filter) => {
    const { data, errors } = await stack.browser().send(LOBBY, { lobbyId: 'RNG', filter })
    expect(data).toEqual({ lobby: { games: null } })
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
  })

  test.each([
    ['a stake of 13 digits', { minBet: '1234567890123' }],
    ['a negative stake', { minBet: '-1' }],
  ])('refuses %s before anything is read', async (_what, filter) => {
    const { data, errors } = await stack.browser().send(LOBBY, { lobbyId: 'RNG', filter })
    expect(data ?? null).toBeNull()
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
  })

  test('of favourites returns only the viewer’s own, combined with other filters', async () => {
    const member = await stack.browser().logIn(MEMBER)
    const all = await list({ favourites: true }, {}, member)
    const [mine] = (await list({ open: true, favourites: false }, { sort: 'NEW' }, member)).nodes
    const set = 'mutation ($input: SetFavouriteInput!) { setFavourite(input: $input) { __typename } }'
    await member.send(set, { input: { gameId: mine?.id, isFavourite: true } })
    const { nodes, totalCount } = await list({ favourites: true, open: true }, { sort: 'NAME' }, member)
    expect(nodes.map(({ id }) => id)).toContain(mine?.id)
    expect(nodes.every(({ isFavourite, isUnderMaintenance }) => isFavourite && !isUnderMaintenance)).toBe(true)
    expect(totalCount).toBeLessThanOrEqual(all.totalCount + 1)
    await member.send(set, { input: { gameId: mine?.id, isFavourite: false } })
    expect((await list({ favourites: true })).totalCount).toBe(0)
    expect((await list({ favourites: true }, {}, await stack.browser().playFree())).totalCount).toBe(0)
  })

  test('shows one game of each family and leads to the others, in one call each', async () => {
    const FOLDED = `query ($filter: GameFilter, $page: Int) { lobby(id: PVP) {
      games(filter: $filter, page: $page, pageSize: 15, oneOfFamily: true) {
        totalCount foldedCount pageInfo { totalPages } nodes { id family { id gameCount } }
      }
    } }`
    const read = async (variables: object) => {
      stack.takeCalls()
      const { data, errors } = await stack.browser().send(FOLDED, variables)
      expect(errors).toEqual([])
      expect(stack.takeCalls()).toEqual(['gameList'])
      return (data as unknown as { lobby: { games: Folded } }).lobby.games
    }
    const first = await read({ page: 1 })
    const further = await Promise.all(
      Array.from({ length: first.pageInfo.totalPages - 1 }, (_, index) => index + 2).map((page) =>
        stack.browser().send(FOLDED, { page }),
      ),
    )
    const nodes = [
      ...first.nodes,
      ...further.flatMap(({ data }) => (data as unknown as { lobby: { games: Folded } }).lobby.games.nodes),
    ]
    expect(nodes).toHaveLength(first.totalCount)
    expect(new Set(nodes.map(({ family }) => family?.id)).size).toBe(first.totalCount)
    expect(nodes.reduce((sum, { family }) => sum + (family?.gameCount ?? 1), 0)).toBe(
      first.totalCount + first.foldedCount,
    )
    expect(first.foldedCount).toBeGreaterThan(0)

    const family = nodes.find((one) => (one.family?.gameCount ?? 0) > 1)?.family
    const relatives = await read({ filter: { family: family?.id } })
    expect(relatives).toMatchObject({ totalCount: family?.gameCount, foldedCount: 0 })
    expect(new Set(relatives.nodes.map((one) => one.family?.id))).toEqual(new Set([family?.id]))

    const refused = await stack.browser().send(FOLDED, { filter: { family: 'x'.repeat(81) } })
    expect(refused.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
  })

  test('suggests names only when nothing was found', async () => {
    const found = await list({ search: 'lantern' })
    expect({ some: found.totalCount > 0, suggestions: found.suggestions }).toEqual({ some: true, suggestions: null })
    const { totalCount, suggestions } = await list({ search: 'lxqtern' })
    expect(totalCount).toBe(0)
    expect(suggestions?.length).toBeGreaterThan(0)
  })
})

interface Folded {
  totalCount: number
  foldedCount: number
  pageInfo: { totalPages: number }
  nodes: { id: string; family: { id: string; gameCount: number } | null }[]
}

interface Facets {
  classes: { gameClass: string; gameCount: number }[]
  payLines: number[]
  minStakes: { amount: string; currency: string }[]
  hotCount: number
  newCount: number
  openCount: number
}

describe('open rounds', () => {
  const ROUNDS = '{ viewer { openRounds { id openedAt stake { amount currency } game { id name } } } }'

  test('are visible only to their account', async () => {
    const member = await stack.browser().logIn(MEMBER)
    expect((await member.send(ROUNDS)).data).toEqual({ viewer: { openRounds: [] } })
    const { data } = await member.send('{ hotGames(first: 1) { id } }')
    const gameId = (data as unknown as { hotGames: { id: string }[] }).hotGames[0]?.id ?? ''
    await member.send('mutation ($input: LaunchGameInput!) { launchGame(input: $input) { __typename } }', {
      input: { gameId },
    })
    await askDatabase(
      stack.databaseUrl,
      `insert into open_round (vendor_code, round_id, member_id, node_id, session_id, stake, payout, opened_at, demo)
       select game.vendor_code, gen_random_uuid()::text, member_id, node_id, game_session.id, 12340000, 0, now(), false
       from game_session join game using (node_id) where node_id = ${Number(gameId)} order by game_session.created_at desc limit 1`,
    )
    const mine = await member.send(ROUNDS)
    expect(mine.errors).toEqual([])
    expect(mine.data).toMatchObject({
      viewer: { openRounds: [{ stake: { amount: '1234.00', currency: 'VND' }, game: { id: gameId } }] },
    })
    const today = brandDay()
    const record = `{ viewer { memberAccount { ... on MemberAccount { bettingRecord(from: "${today}", to: "${today}", status: OPEN) {
      ... on BettingRecord { nodes { id gameId status } } } } } } }`
    expect(await member.send(record)).toMatchObject({
      errors: [],
      data: {
        viewer: {
          memberAccount: { bettingRecord: { nodes: [{ id: expect.stringMatching(/\S/), gameId, status: 'OPEN' }] } },
        },
      },
    })
    expect((await stack.browser().send(ROUNDS)).data).toEqual({ viewer: null })
    expect((await (await stack.browser().playFree()).send(ROUNDS)).data).toEqual({ viewer: { openRounds: [] } })
    await askDatabase(stack.databaseUrl, 'delete from open_round')
  })
})

test('filters recent games by lobby', async () => {
  const member = await stack.browser().logIn(MEMBER)
  const played = async (lobby: string) => {
    const { data } = await member.send(
      'query ($lobby: LobbyId) { viewer { recentGames(lobbyId: $lobby) { category } } }',
      { lobby },
    )
    return (data as unknown as { viewer: { recentGames: { category: string }[] } }).viewer.recentGames
  }
  expect(new Set((await played('RNG')).map(({ category }) => category))).toEqual(new Set(['RNG']))
  expect((await played('COCKFIGHT')).filter(({ category }) => category !== 'COCKFIGHT')).toEqual([])
})

describe('the global search', () => {
  const SEARCH = `query ($text: String!) { search(text: $text) {
    games(first: 3) { totalCount nodes { id name } } vendors { vendor { id name icon } lobbyId gameCount }
    promotions { id title } helpTopics { topicId topicTitle articleId articleTitle }
  } }`
  interface Found {
    games: { totalCount: number; nodes: { name: string }[] } | null
    vendors: { vendor: { id: string; name: string }; lobby: string; gameCount: number }[]
    promotions: { id: string; title: string }[]
    helpTopics: { topicId: string; articleId: string | null }[]
  }
  const search = async (text: string, from: Pick<Stack, 'browser'> = stack, browser = from.browser()) => {
    const { data, errors } = await browser.send(SEARCH, { text })
    expect(errors).toEqual([])
    return (data as unknown as { search: Found }).search
  }

  test('makes one call per list, and later only the games’ call', async () => {
    const fresh = await stack.another()
    const [vendor] = await askDatabase<{ code: string; name: string }>(
      stack.databaseUrl,
      'select code, name from vendor order by code limit 1',
    )
    const { vendors, games } = await search(vendor?.name ?? '', fresh)
    expect(vendors.map(({ vendor: { id } }) => id)).toContain(vendor?.code)
    expect(fresh.takeCalls().toSorted()).toEqual([
      'gameList',
      'gameVendors',
      'helpCenter',
      'promotions',
      'systemStatus',
    ])
    expect((await list({ search: vendor?.name })).totalCount).toBeLessThanOrEqual(games?.totalCount ?? 0)
    await search('long', fresh)
    expect(fresh.takeCalls()).toEqual(['gameList'])
  })

  test('finds promotions and help by title in the reader’s language, ignoring accents', async () => {
    const browser = stack.browser()
    browser.headers = { 'x-language': 'EN' }
    const titles = await browser.send(
      '{ site { promotions(pageSize: 1) { nodes { id title } } helpTopics { id title } } }',
    )
    const { site } = titles.data as unknown as {
      site: { promotions: { nodes: { id: string; title: string }[] }; helpTopics: { id: string; title: string }[] }
    }
    const [promotion] = site.promotions.nodes
    const [topic] = site.helpTopics
    expect((await search(promotion?.title.toUpperCase() ?? '', stack, browser)).promotions[0]?.id).toBe(promotion?.id)
    expect((await search(topic?.title ?? '', stack, browser)).helpTopics[0]).toMatchObject({
      topicId: topic?.id,
      articleId: null,
    })
  })

  test.each(['', '   ', '…', '%', "' union select --"])('for %j finds nothing by name', async (text) => {
    const { vendors, promotions, helpTopics, games } = await search(text)
    expect([vendors, promotions, helpTopics]).toEqual([[], [], []])
    expect(games?.totalCount ?? 0).toBe(0)
  })

  test('refuses more than 60 characters', async () => {
    const { data, errors } = await stack.browser().send(SEARCH, { text: 'x'.repeat(61) })
    expect(data).toEqual({ search: null })
    expect(errors).toMatchObject([{ path: ['search'], extensions: { code: 'BAD_USER_INPUT' } }])
  })

  test('is limited to 240 per minute, without calls to the platform beyond that', async () => {
    const strict = await stack.another({ OPERATION_LIMIT_FACTOR: '1' })
    const browser = strict.browser()
    const ask = () => browser.send('{ search(text: "long") { promotions { id } } }')
    for (let turn = 0; turn < 240; turn += 1) await ask()
    strict.takeCalls()
    const { data, errors } = await ask()
    expect(data).toEqual({ search: null })
    expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }])
    expect(strict.takeCalls()).toEqual([])
  })

  test('suggests a corrected text and lobbies with matches when nothing was found', async () => {
    const { totalCount, correctedSearch, elsewhere, suggestions } = await list(
      { search: 'bacarat' },
      { lobbyId: 'FISH' },
    )
    expect({ totalCount, correctedSearch }).toEqual({ totalCount: 0, correctedSearch: 'baccarat' })
    expect(elsewhere?.[0]?.lobbyId).toBe('LIVE')
    expect(suggestions?.[0]?.name).toMatch(/baccarat/i)
    expect(await list({ search: 'lantern' })).toMatchObject({ correctedSearch: null, elsewhere: null })
  })
})
