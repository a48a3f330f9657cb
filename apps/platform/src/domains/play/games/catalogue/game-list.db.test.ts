import type { InputOf } from '@playhouse/platform-api/endpoint.ts'
import { gameList, gameVendors, hotGames } from '@playhouse/platform-api/games.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../../../app.fixture.ts'

let harness: TestPlatform
beforeAll(async () => {
  harness = await openTestPlatform({ template: 'small' })
})
afterAll(() => harness.close())

const list = (input: InputOf<typeof gameList>) => harness.call(gameList, input)
const readNames = async (input: InputOf<typeof gameList>) =>
  (await list(input)).value.games.map(({ gameName }) => gameName)
const search = (gameName: string) => readNames({ gameName, sort: 'name' })

describe('a search', () => {
  test.each<[typed: string, found: string[]]>([
    ['rồng vàng', ['Rồng Vàng', 'Vàng Rồng Đỏ']],
    ['rong vang', ['Rồng Vàng', 'Vàng Rồng Đỏ']],
    ['RỒNG', ['Rồng Vàng', 'Vàng Rồng Đỏ']],
    ['vang rong', ['Vàng Rồng Đỏ', 'Rồng Vàng']],
    ['đèn lồng', ['Đèn Lồng Đông Hồ']],
    ['den long', ['Đèn Lồng Đông Hồ']],
    ['dong', ['Đèn Lồng Đông Hồ']],
    ['dragon', ['Dragon Gate 88', 'Golden Dragon', 'Snapdragon']],
    ['drag', ['Dragon Gate 88', 'Golden Dragon', 'Snapdragon']],
    ['dragon gol', ['Golden Dragon']],
    ['88', ['Dragon Gate 88']],
  ])('for %j returns %j, best match first', async (typed, found) => expect(await search(typed)).toEqual(found))

  test.each<[slip: string, typed: string, found: string[]]>([
    ['a letter missing', 'dragn', ['Dragon Gate 88', 'Golden Dragon', 'Snapdragon']],
    ['a letter too many', 'draggon', ['Dragon Gate 88', 'Golden Dragon', 'Snapdragon']],
    ['a wrong letter', 'dtagon', ['Dragon Gate 88', 'Golden Dragon', 'Snapdragon']],
    ['two letters swapped', 'rogn', ['Rồng Vàng', 'Vàng Rồng Đỏ']],
    ['two slips', 'dtagpn', []],
    ['the first letter missing', 'huong hoang', ['Phượng Hoàng']],
    ['no space', 'rongvang', ['Rồng Vàng', 'Vàng Rồng Đỏ']],
    ['a slip in one of two words', 'goden dragon', ['Golden Dragon']],
    ['a slip while still typing', 'phuomg', ['Phượng Hoàng']],
  ])('forgives %s: %j', async (_, typed, found) => expect(await search(typed)).toEqual(found))

  test.each([['%'], ['_'], ['\\'], ['%%%'], ['dra%on'], ["' or 1=1 --"], ['🐉'], ['…'], ['zzzzzz'], ['qq']])(
    'finds nothing for %j',
    async (typed) =>
      expect((await list({ gameName: typed })).value).toEqual({ games: [], totalCount: 0, totalPages: 0 }),
  )

  test('matches one or two letters with the beginnings of words', async () => {
    expect(await search('h')).toEqual(expect.arrayContaining(['Đèn Lồng Đông Hồ', 'Phượng Hoàng']))
    expect(await search('ho')).toEqual(['Đèn Lồng Đông Hồ', 'Phượng Hoàng'])
    expect(await search('ng')).toEqual(['Ngọc Biển', 'Xổ Số Nhanh'].slice(0, 1))
  })

  test('treats spaces as no search', async () => {
    expect((await list({ gameName: '   ' })).value.totalCount).toBe(60)
  })

  test('counts matches over all pages', async () => {
    const page = await list({ gameName: 'bamboo', pageSize: 20, pageNo: 3 })
    expect(page.value).toMatchObject({ totalCount: 50, totalPages: 3 })
    expect(page.value.games).toHaveLength(10)
    expect(page.queries).toHaveLength(1)
    const past = await list({ gameName: 'bamboo', pageSize: 20, pageNo: 4 })
    expect(past.value).toEqual({ games: [], totalCount: 50, totalPages: 3 })
    expect(past.queries).toHaveLength(2)
  })

  test('stays within the filters', async () => {
    expect(await readNames({ gameName: 'dragon', vassalage: 'TRE' })).toEqual(['Golden Dragon'])
    expect(await readNames({ gameName: 'dragon', gameType: 'INHOUSE' })).toEqual(['Snapdragon'])
    expect(await readNames({ gameName: 'dragn', gameType: 'FISH' })).toEqual([])
  })
})

describe('browsing', () => {
  test('takes one query, most played first', async () => {
    await list({})
    const { value, queries } = await list({})
    expect(value).toMatchObject({ totalCount: 60, totalPages: 2 })
    expect(value.games).toHaveLength(42)
    expect(value.games[0]).toEqual({
      nodeId: 1,
      gameCode: 'SEN-1',
      accountTypeName: 'SEN',
      gameName: 'Rồng Vàng',
      gameType: 'RNG',
      vassalage: 'SEN',
      vassalageName: 'Nhà SEN',
      showIcon: '/media/games/1.webp',
      isHot: true,
      isNew: false,
      returnToPlayer: expect.any(Number),
      volatility: expect.any(Number),
      maintenance: false,
      gameClassify: 'SM',
      gameModel: expect.toSatisfy((model) => model === null || typeof model === 'string'),
      minBet: '1000.00',
      maxBet: '200000.00',
      lineNum: 10,
      family: expect.stringMatching(/^SEN\.RNG\..+\.SM$/),
      familySize: 1,
      jackpotId: null,
      trial: true,
    })
    expect(queries).toHaveLength(1)
  })

  test('by category, several vendors, and both', async () => {
    expect(await readNames({ gameType: 'ELOTT,LOTT' })).toEqual(['Xổ Số Nhanh', 'Xổ Số Chậm'])
    expect((await list({ vassalage: 'SEN,TRE' })).value.totalCount).toBe(59)
    expect((await list({ vassalage: 'SEN', gameType: 'RNG' })).value.totalCount).toBe(3)
    expect((await list({ gameType: 'NOSUCH' })).value).toEqual({ games: [], totalCount: 0, totalPages: 0 })
    expect((await list({ vassalage: "x' or true --" })).value.totalCount).toBe(0)
  })

  test('by node id, for favourites', async () => {
    const { value } = await list({ nodeIds: '3,1,999999' })
    expect(value).toMatchObject({ totalCount: 2, totalPages: 1 })
    expect(value.games.map(({ nodeId }) => nodeId)).toEqual([1, 3])
  })

  test.each(['popular', 'new', 'name', 'rtp', 'volatility'] as const)(
    'sorted by %s, shows each game on exactly one page',
    async (sort) => {
      const pages = await Promise.all([1, 2, 3, 4].map((pageNo) => list({ sort, pageNo, pageSize: 15 })))
      const ids = pages.flatMap(({ value }) => value.games.map(({ nodeId }) => nodeId))
      expect(new Set(ids).size).toBe(60)
    },
  )

  test('sorts games without return or volatility last', async () => {
    const { games } = (await list({ sort: 'rtp', pageSize: 60 })).value
    const returns = games.map(({ returnToPlayer }) => returnToPlayer ?? -1)
    expect(returns).toEqual(returns.toSorted((a, b) => b - a))
    expect(games.at(-1)).toMatchObject({ returnToPlayer: null, maintenance: true })
  })

  test('returns no games and correct totals past the end', async () => {
    expect((await list({ pageNo: 10_000 })).value).toEqual({ games: [], totalCount: 60, totalPages: 2 })
  })

  test.each([
    [{ pageNo: 0 }, 'pageNo'],
    [{ pageNo: -1 }, 'pageNo'],
    [{ pageNo: 10_001 }, 'pageNo'],
    [{ pageNo: 1.5 }, 'pageNo'],
    [{ pageSize: 101 }, 'pageSize'],
    [{ gameName: 'x'.repeat(61) }, 'gameName'],
    [{ sort: 'luck' as 'new' }, 'sort'],
    [{ vassalage: Array.from({ length: 41 }, (_, index) => `V${index}`) }, 'vassalage'],
    [{ nodeIds: '1,x' }, 'nodeIds'],
  ])('refuses %j at its field', async (input, field) => {
    const { status, body } = await list(input)
    expect(status).toBe(400)
    expect(body).toMatchObject({ errorCode: 'request_param_err', value: { fields: { [field]: expect.any(String) } } })
  })
})

test('lists vendor lanes in navigation order, most games first, from the cache', async () => {
  const { value, queries } = await harness.call(gameVendors, {})
  const { lanes } = value.data
  expect(lanes.map(({ title }) => title)).toEqual(['RNG', 'LIVE', 'FISH', 'ELOTT', 'LOTT', 'INHOUSE'])
  expect(lanes[0]?.cards.map(({ vassalage, gameCount }) => [vassalage, gameCount])).toEqual([
    ['TRE', 52],
    ['SEN', 3],
  ])
  expect(lanes[0]?.cards[1]).toMatchObject({ displayName: 'Nhà SEN', isHot: true, isGame: 'VASSALAGE', nodeId: 1 })
  expect(lanes[0]?.cards[0]).toMatchObject({ isGame: 'LOBBY', accountTypeName: 'TRE' })
  expect(lanes.find(({ title }) => title === 'LOTT')?.cards[0]).toMatchObject({ accountTypeName: 'TCG_LOTTO_VN' })
  expect(queries).toEqual([])
})

test('lists only open hot games', async () => {
  const { value, queries } = await harness.call(hotGames, { limit: 3 })
  expect(value.list.map(({ gameName }) => gameName)).toEqual(['Rồng Vàng', 'Vàng Rồng Đỏ', 'Đèn Lồng Đông Hồ'])
  expect(queries).toHaveLength(1)
})

test('serves every picture that games and vendors reference', async () => {
  const game = (await list({ gameName: 'snapdragon' })).value.games[0]
  const card = (await harness.call(gameVendors, {})).value.data.lanes[0]?.cards[0]
  for (const url of [game?.showIcon, card?.smallIcon, card?.lagerIcon]) {
    const response = await harness.app.inject({ url: url ?? '' })
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      200,
      expect.stringMatching(/^image\/(svg\+xml|webp)$/),
    ])
  }
  expect((await harness.app.inject({ url: '/media/games/999999.webp' })).statusCode).toBe(404)
})

describe('a search in a lobby without a match', () => {
  test('counts the matches of other categories and suggests the first of them', async () => {
    const { value } = await list({ gameName: 'golden dragon', gameType: ['FISH'] })
    expect(value).toMatchObject({ games: [], totalCount: 0, elsewhere: [{ gameType: 'RNG', gameCount: 1 }] })
    expect(value.nearest?.map(({ gameName }) => gameName)).toEqual(['Golden Dragon'])
    expect(value.corrected).toBeUndefined()
  })

  test('names the corrected text', async () => {
    const { value } = await list({ gameName: 'goldn dragon', gameType: ['FISH'] })
    expect(value).toMatchObject({ games: [], corrected: 'golden dragon', elsewhere: [{ gameType: 'RNG' }] })
  })
})

test('names the corrected text of a search with a typo', async () => {
  expect((await list({ gameName: 'snapdragn' })).value.corrected).toBe('snapdragon')
  expect((await list({ gameName: 'snapdragon' })).value.corrected).toBeUndefined()
})
