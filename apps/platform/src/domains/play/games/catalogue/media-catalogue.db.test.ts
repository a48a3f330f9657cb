import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countQueries, openTestPlatform, type TestPlatform } from '../../../../app.fixture.ts'
import { banner } from '../../../../db/tables/brand.ts'
import { game } from '../../../../db/tables/games.ts'
import { member } from '../../../../db/tables/members.ts'
import { mediaCatalogue } from './media-catalogue.ts'

let harness: TestPlatform
beforeAll(async () => {
  harness = await openTestPlatform({ template: 'small' })
})
afterAll(() => harness.close())

const NO_GAME = 2_000_000_000

test('finds games, vendors, banners and members by id only', async () => {
  const { findGame, findVendor, findBanner, hasMember } = mediaCatalogue(harness.database)
  const vendor = { code: 'TRE', name: 'Nhà TRE', hue: 30, pattern: 'waves' }
  expect(await findVendor('TRE')).toEqual(vendor)
  expect(await findGame(7)).toMatchObject({ nodeId: 7, family: 'FISH', vendor })
  const pictures = await harness.database.select({ picture: banner.picture }).from(banner)
  const names = pictures.map(({ picture }) => picture.replace(/^\/media\/banners\/(.+)\.svg$/, '$1'))
  expect(await Promise.all([...new Set(names)].map((name) => findBanner(name)))).not.toContain(undefined)
  expect(await findBanner('promotion-welcome-credit')).toEqual({ offerKind: 'FIRST_DEPOSIT' })
  const [lan] = await harness.database.select({ id: member.id }).from(member).where(eq(member.username, 'lan'))
  expect(await hasMember(lan?.id ?? 0)).toBe(true)
  const strangers = [findVendor('NONE'), findGame(NO_GAME), findBanner('invented'), hasMember(NO_GAME)]
  expect(await Promise.all(strangers)).toEqual([undefined, undefined, undefined, false])
})

test('queries once for all existing ids, not per invented id', async () => {
  const { findGame, findVendor, findBanner } = mediaCatalogue(harness.database, 3_600_000)
  const { queries } = await countQueries(async () => {
    await Promise.all([findGame(1), findGame(2), findVendor('SEN')])
    for (let index = 0; index < 20; index += 1) {
      await Promise.all([findGame(NO_GAME + index), findVendor(`NONE${index}`), findBanner(`invented-${index}`)])
    }
  })
  expect(queries).toHaveLength(6)
})

test('finds cached ids without the database', async () => {
  const { findGame } = mediaCatalogue(harness.database, 0)
  await findGame(1)
  const { queries } = await countQueries(() => findGame(2))
  expect(queries).toEqual([])
})

test('finds a new game', async () => {
  const { findGame } = mediaCatalogue(harness.database, 0)
  expect(await findGame(900)).toBeUndefined()
  const [first] = await harness.database.select().from(game).where(eq(game.nodeId, 1))
  if (!first) throw new Error('The small world has no game 1.')
  await harness.database.insert(game).values({ ...first, nodeId: 900, gameCode: 'SEN-900' })
  expect(await findGame(900)).toMatchObject({ nodeId: 900 })
})
