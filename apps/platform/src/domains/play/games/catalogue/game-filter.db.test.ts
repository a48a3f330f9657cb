import type { InputOf } from '@playhouse/platform-api/endpoint.ts'
import { gameList, gameVendors, hotGames, vendorGameTypes } from '@playhouse/platform-api/games.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../../../app.fixture.ts'
import type { Database } from '@playhouse/postgres/database.ts'
import { game } from '../../../../db/tables/games.ts'

let harness: TestPlatform
beforeAll(async () => {
  harness = await openTestPlatform({ template: 'small', prepare: makeVariedWorld })
})
afterAll(() => harness.close())

/**
 * The small world with distinct games: 50 slots of 5 to 25 lines and increasing stakes, four arcade games, one without
 * a class.
 */
async function makeVariedWorld(database: Database): Promise<void> {
  await database.execute(sql`
    update ${game} set lines = 5 * (1 + node_id % 5), min_stake = 5000000 * (1 + node_id % 4), max_stake = 2000000000,
      game_class = 'SM', is_hot = node_id % 3 = 0, is_new = node_id % 7 = 0, maintenance = node_id % 10 = 0
    where node_id > 10`)
  await database.execute(sql`
    update ${game} set lines = null, min_stake = 10000000, game_class = 'AC', is_hot = false, maintenance = false
    where node_id between 2 and 5`)
  await database.execute(sql`update ${game} set game_class = null, min_stake = null, lines = null where node_id = 1`)
}

const list = (input: InputOf<typeof gameList>) => harness.call(gameList, { pageSize: 100, ...input })

/** Ids of the matching games, by a direct query. */
async function idsWhere(condition: string): Promise<number[]> {
  const { rows } = await harness.database.execute<{ node_id: number }>(
    sql`select node_id from ${game} where ${sql.raw(condition)} order by node_id`,
  )
  return rows.map(({ node_id }) => node_id)
}

describe('a list', () => {
  test.each<[input: InputOf<typeof gameList>, condition: string]>([
    [{ gameClassify: 'SM' }, "game_class = 'SM'"],
    [{ gameClassify: 'SM,AC' }, "game_class in ('SM', 'AC')"],
    [{ gameClassify: 'BAC' }, 'false'],
    [{ minBet: 500 }, 'min_stake <= 5000000'],
    [{ minBet: '1499.9999' }, 'min_stake <= 14999999'],
    [{ minBet: '0.01' }, 'false'],
    [{ minLineNum: 20 }, 'lines >= 20'],
    [{ minLineNum: 26 }, 'false'],
    [{ isHot: 1 }, 'is_hot'],
    [{ isNew: 1 }, 'is_new'],
    [{ isOpen: 1 }, 'not maintenance and model_id is not null'],
    [{ isHot: 0, isNew: 0, isOpen: 0 }, 'true'],
    [
      { gameType: 'RNG', vassalage: 'TRE', gameClassify: 'SM', minBet: 1000, minLineNum: 10, isHot: 1, isOpen: 1 },
      "category = 'RNG' and vendor_code = 'TRE' and game_class = 'SM' and min_stake <= 10000000 and lines >= 10 and is_hot and not maintenance",
    ],
  ])(
    'filtered by %j returns matching games in at most one query, in every order, with or without a search',
    async (input, condition) => {
      const expected = await idsWhere(condition)
      await list(input)
      for (const sort of ['popular', 'new', 'name', 'rtp', 'volatility'] as const) {
        const { value, queries } = await list({ ...input, sort })
        expect(value.games.map(({ nodeId }) => nodeId).toSorted((a, b) => a - b)).toEqual(expected)
        expect(value.totalCount).toBe(expected.length)
        expect(queries).toHaveLength(expected.length > 0 ? 1 : 0)
      }
      const searched = await list({ ...input, gameName: 'bamboo' })
      const named = await idsWhere(`(${condition}) and search_name like '%bamboo%'`)
      expect(searched.value.games.map(({ nodeId }) => nodeId).toSorted((a, b) => a - b)).toEqual(named)
      expect(searched.value.totalCount).toBe(named.length)
    },
  )

  test.each([
    [{ minBet: 'much' }, 'minBet'],
    [{ minLineNum: 0 }, 'minLineNum'],
    [{ minLineNum: 1.5 }, 'minLineNum'],
    [{ isHot: 'yes' as '1' }, 'isHot'],
    [{ gameClassify: Array.from({ length: 15 }, (_, index) => `C${index}`) }, 'gameClassify'],
  ])('filtered by %j is refused at its field', async (input, field) => {
    const { status, body } = await list(input)
    expect(status).toBe(400)
    expect(body).toMatchObject({ errorCode: 'request_param_err', value: { fields: { [field]: expect.any(String) } } })
  })
})

test('returns a lane’s filter options without a query', async () => {
  const { value, queries } = await harness.call(gameVendors, {})
  expect(queries).toEqual([])
  const lane = value.data.lanes.find(({ title }) => title === 'RNG')
  expect(lane?.facets).toEqual({
    currency: 'VND',
    classes: [
      { gameClassify: 'SM', gameCount: 50 },
      { gameClassify: 'AC', gameCount: 4 },
    ],
    lineNums: [5, 10, 15, 20, 25],
    minBets: ['500.00', '1000.00', '1500.00', '2000.00'],
    hotCount: (await idsWhere("category = 'RNG' and is_hot")).length,
    newCount: (await idsWhere("category = 'RNG' and is_new")).length,
    openCount: (await idsWhere("category = 'RNG' and not maintenance and model_id is not null")).length,
  })
  const live = value.data.lanes.find(({ title }) => title === 'LIVE')
  expect(live?.facets).toMatchObject({ classes: [], lineNums: [], minBets: [], openCount: 0 })
})

test('lists only the classes of a vendor’s own games', async () => {
  const { content } = (await harness.call(vendorGameTypes, {})).value
  expect(content['RNG']?.['TRE']?.toSorted()).toEqual(['AC', 'SM'])
  expect(content['RNG']?.['SEN']).toEqual(['AC'])
  expect(content['LIVE']).toEqual({ TRE: [] })
})

describe('a search without matches', () => {
  test('suggests the most played games with the nearest names, ignoring other filters, in two queries', async () => {
    const { value, queries } = await list({ gameName: 'bomboox', minBet: '0.01' })
    expect(value).toMatchObject({ games: [], totalCount: 0 })
    expect(value.nearest?.map(({ gameName }) => gameName)).toEqual([
      'Bamboo 1',
      'Bamboo 2',
      'Bamboo 3',
      'Bamboo 4',
      'Bamboo 5',
    ])
    expect(queries).toHaveLength(2)
  })

  test.each(['zzzzzzzz', '…', 'qq', "' or 1=1 --"])(
    'suggests nothing without names similar to %j',
    async (gameName) => {
      expect((await list({ gameName })).value).toEqual({ games: [], totalCount: 0, totalPages: 0 })
    },
  )
})

describe('one game of each family', () => {
  const folded = (input: InputOf<typeof gameList> = {}) => list({ oneOfFamily: 1, ...input })
  /** Families of the matching games, with games without one counted singly. */
  const tilesWhere = async (condition: string): Promise<number> => {
    const { rows } = await harness.database.execute<{ tiles: number }>(
      sql`select count(distinct coalesce(family, node_id::text))::integer as tiles from ${game} where ${sql.raw(condition)}`,
    )
    return rows[0]?.tiles ?? 0
  }

  test.each<[input: InputOf<typeof gameList>, condition: string]>([
    [{}, 'true'],
    [{ gameType: 'RNG', vassalage: 'TRE' }, "category = 'RNG' and vendor_code = 'TRE'"],
    [{ isHot: 1 }, 'is_hot'],
    [{ isOpen: 1, minLineNum: 20 }, 'not maintenance and lines >= 20'],
  ])('of %j is listed in one query in every order, and its totals count tiles', async (input, condition) => {
    const [tiles, all] = [await tilesWhere(condition), (await idsWhere(condition)).length]
    expect(tiles).toBeLessThan(all)
    await folded(input)
    for (const sort of ['popular', 'new', 'name', 'rtp', 'volatility'] as const) {
      const { value, queries } = await folded({ ...input, sort })
      expect(value).toMatchObject({ totalCount: tiles, totalPages: 1, foldedCount: all - tiles })
      expect(value.games).toHaveLength(tiles)
      const families = value.games.flatMap(({ family }) => family ?? [])
      expect(new Set(families).size).toBe(families.length)
      expect(queries).toHaveLength(1)
      const pages = await Promise.all([1, 2, 3].map((pageNo) => folded({ ...input, sort, pageNo, pageSize: 20 })))
      const paged = pages.flatMap((page) => page.value.games)
      expect(paged.map(({ nodeId }) => nodeId)).toEqual(value.games.map(({ nodeId }) => nodeId))
    }
  })

  test('is the most played open one, in the order of release the newest open one', async () => {
    for (const [sort, order] of [
      ['popular', 'popularity desc'],
      ['rtp', 'popularity desc'],
      ['new', 'released_on desc, popularity desc'],
    ] as const) {
      const { rows } = await harness.database.execute<{ node_id: number }>(
        sql.raw(`select distinct on (family) node_id from game where family is not null
          order by family, maintenance, ${order}`),
      )
      const shown = (await folded({ sort })).value.games.flatMap(({ family, nodeId }) => (family ? [nodeId] : []))
      expect(shown.toSorted((a, b) => a - b)).toEqual(rows.map(({ node_id }) => node_id).toSorted((a, b) => a - b))
    }
  })

  test('says how many games the family has, and these are listed in full', async () => {
    const [first] = (await folded({ vassalage: 'TRE', gameClassify: 'SM' })).value.games
    expect(first?.familySize).toBeGreaterThan(1)
    const family = first?.family ?? ''
    const { value } = await list({ family, oneOfFamily: 1 })
    expect(value.totalCount).toBe(first?.familySize)
    expect(value).not.toHaveProperty('foldedCount')
    expect(value.games.every((one) => one.family === family && one.familySize === value.totalCount)).toBe(true)
    const facts = value.games.map(({ vassalage, gameModel, returnToPlayer, volatility, gameClassify }) =>
      [vassalage, gameModel, returnToPlayer, volatility, gameClassify].join(),
    )
    expect(new Set(facts).size).toBe(1)
  })

  test('leaves no game out of a search or of games by their ids', async () => {
    const search = await folded({ gameName: 'bamboo' })
    expect(search.value.totalCount).toBe(50)
    expect(search.value).not.toHaveProperty('foldedCount')
    const ids = await idsWhere("family is not null and vendor_code = 'TRE'")
    expect((await folded({ nodeIds: ids.slice(0, 60).map(String) })).value.totalCount).toBe(Math.min(60, ids.length))
  })

  test('is not another one of a game with a jackpot or without a model', async () => {
    const [slot = 0, other = 0] = await idsWhere("family is not null and game_class = 'SM' and category = 'RNG'")
    const getFamily = async (nodeId: number) => (await list({ nodeIds: String(nodeId) })).value.games[0]?.family
    await harness.database.execute(sql`update ${game} set model_id = 'gold-leaf' where node_id in (${slot}, ${other})`)
    await harness.database.execute(sql`update ${game} set vendor_code = 'TRE' where node_id in (${slot}, ${other})`)
    expect(await getFamily(slot)).toBe(await getFamily(other))
    await harness.database.execute(sql`update ${game} set game_class = 'JP' where node_id = ${slot}`)
    expect(await getFamily(slot)).not.toBe(await getFamily(other))
    await harness.database.execute(sql`update ${game} set model_id = null where node_id = ${slot}`)
    expect(await getFamily(slot)).toBeNull()
  })

  test('stands among the hot games', async () => {
    await harness.database.execute(sql`update ${game} set is_hot = true`)
    const { value, queries } = await harness.call(hotGames, { limit: 42 })
    const families = value.list.map(({ family }) => family)
    expect(new Set(families).size).toBe(families.length)
    expect(families.length).toBe(await tilesWhere('is_hot and not maintenance'))
    expect(queries).toHaveLength(1)
  })
})
