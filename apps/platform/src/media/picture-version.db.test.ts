import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../app.fixture.ts'
import { game, vendor } from '../db/tables/games.ts'
import { pictureVersion } from './picture-version.ts'

let harness: TestPlatform
beforeAll(async () => {
  harness = await openTestPlatform({ template: 'small' })
})
afterAll(() => harness.close())

test('changes exactly when a game or a vendor would be drawn differently', async () => {
  const { database } = harness
  const before = await pictureVersion(database)
  await database.update(game).set({ maintenance: true }).where(eq(game.nodeId, 7))
  expect(await pictureVersion(database)).toBe(before)
  await database.update(game).set({ theme: 'tiger' }).where(eq(game.nodeId, 7))
  const themed = await pictureVersion(database)
  expect(themed).not.toBe(before)
  await database.update(vendor).set({ hue: 31 }).where(eq(vendor.code, 'TRE'))
  expect(await pictureVersion(database)).not.toBe(themed)
})

test('serves the same picture with and without a version in its URL', async () => {
  const [plain, versioned] = await Promise.all(
    ['/media/vendors/TRE.webp', '/media/v-Ab_3-x/vendors/TRE.webp'].map((url) => harness.app.inject({ url })),
  )
  expect(versioned?.statusCode).toBe(200)
  expect(versioned?.headers.etag).toBe(plain?.headers.etag)
})
