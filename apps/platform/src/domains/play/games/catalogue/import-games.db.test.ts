import { gameList, launchGame } from '@playhouse/platform-api/games.ts'
import { register } from '@playhouse/platform-api/registration.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../../../app.fixture.ts'
import { makeBrand } from '../../../../db/brand/make-brand.ts'
import { importGames } from './import-games.ts'

const CATALOGUE = {
  vendors: [{ code: 'ACME', name: 'Acme Games' }],
  games: [
    { nodeId: 1, gameCode: 'ACME-1', name: 'Rồng Vàng', category: 'RNG', vendorCode: 'ACME', releasedOn: '2026-11-01' },
    {
      nodeId: 2,
      gameCode: 'ACME-2',
      name: 'Quiet Reels',
      category: 'RNG',
      vendorCode: 'ACME',
      releasedOn: '2026-10-01',
      returnToPlayer: 9650,
      volatility: 3,
      lines: 20,
      minStake: '1000.00',
      maxStake: '500000.00',
      gameClass: 'SM',
      maintenance: true,
    },
  ],
}

let harness: TestPlatform
beforeAll(async () => {
  harness = await openTestPlatform({
    template: 'empty',
    prepare: async (_database, url) => void (await makeBrand(url)),
  })
})
afterAll(() => harness.close())

const games = async (gameName?: string) =>
  (await harness.call(gameList, { gameType: ['RNG'], ...(gameName && { gameName }) })).value.games

test('returns empty lists for a brand without games', async () => {
  expect(await games()).toEqual([])
})

test('imports vendors and games that are found and open', async () => {
  expect(await importGames(harness.database, CATALOGUE)).toEqual({ vendors: 1, games: 2 })
  await harness.restart()
  expect(await games('rong vang')).toMatchObject([{ nodeId: 1, gameName: 'Rồng Vàng', maintenance: false }])
  expect(await games('quiet')).toMatchObject([
    { nodeId: 2, maintenance: true, minBet: '1000.00', returnToPlayer: 9650 },
  ])
  const PASSWORD = 'a good long one'
  const { token } = (
    await harness.call(register, {
      username: 'player001',
      password: PASSWORD,
      confirmPassword: PASSWORD,
      confirmedAge: 18,
    })
  ).value
  const opened = await harness.call(launchGame, { nodeId: 1 }, { token })
  expect(opened.value.content.game_url).toMatch(/^\/play\/[\w-]{43}\?vendor=ACME/)
  expect((await harness.call(launchGame, { nodeId: 2 }, { token })).body).toMatchObject({
    errorCode: 'game.maintenance',
  })
})

test('re-imports over existing games and keeps their popularity', async () => {
  const [first] = CATALOGUE.games
  await importGames(harness.database, { vendors: [], games: [{ ...first, name: 'Rồng Bạc' }] })
  expect(await games('rong bac')).toMatchObject([{ nodeId: 1, gameName: 'Rồng Bạc' }])
  expect(await games()).toHaveLength(2)
})

test.each([
  [
    'a game of an unknown vendor',
    { games: [{ ...CATALOGUE.games[0], nodeId: 9, gameCode: 'X-9', vendorCode: 'NONE' }] },
    'NONE',
  ],
  ['an unknown category', { games: [{ ...CATALOGUE.games[0], category: 'CHESS' }] }, 'games.0.category'],
  ['a misspelt field', { games: [{ ...CATALOGUE.games[0], maintainance: true }] }, 'maintainance'],
  ['no list at all', 'ACME', 'expected object'],
])('refuses %s and changes nothing', async (_what, catalogue, why) => {
  await expect(importGames(harness.database, catalogue)).rejects.toThrow(why)
  expect(await games()).toHaveLength(2)
})
