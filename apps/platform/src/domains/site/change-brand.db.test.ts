import { systemStatus } from '@playhouse/platform-api/site.ts'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../app.fixture.ts'
import { liveEvent } from '../../db/tables/live.ts'
import { type Brand, changeBrand, readBrandRow } from './operator.ts'

const ENDS_AT = new Date('2030-01-01T00:00:00Z')

let harness: TestPlatform
beforeAll(async () => {
  harness = await openTestPlatform({ template: 'small' })
})
afterAll(() => harness.close())

const change = (changes: Partial<Brand>) => withTransaction(harness.database, (tx) => changeBrand(tx, changes))
const told = () => harness.database.$count(liveEvent, eq(liveEvent.type, 'SITE_STATUS'))

test.each<[string, Partial<Brand>, number]>([
  ['maintenance begins', { maintenance: true }, 1],
  ['its end is announced', { maintenance: true, maintenanceEndsAt: ENDS_AT }, 1],
  ['the same is saved again', { maintenance: true, maintenanceEndsAt: new Date(ENDS_AT), restrictedCountries: [] }, 0],
  ['maintenance ends', { maintenance: false, maintenanceEndsAt: null }, 1],
  ['countries are restricted', { restrictedCountries: ['VN'] }, 1],
  ['countries are open again', { restrictedCountries: [] }, 1],
  ['only the name changes', { name: 'Harbour' }, 0],
])('returns the new status at once when %s, and tells open pages if it differs', async (_, changes, times) => {
  const before = await told()
  await harness.call(systemStatus, { url: 'site.test' })
  await change(changes)
  expect((await told()) - before).toBe(times)
  const { value: status } = await harness.call(systemStatus, { url: 'site.test' })
  const row = await readBrandRow(harness.database)
  expect(row).toMatchObject(changes)
  expect(status).toMatchObject({
    maintenance: row.maintenance,
    maintenanceEndTime: row.maintenanceEndsAt?.getTime() ?? null,
    regionRestriction: row.restrictedCountries.includes('VN'),
  })
})

test('tells nothing of a change that is rolled back', async () => {
  const before = await told()
  await expect(
    withTransaction(harness.database, async (tx) => {
      await changeBrand(tx, { maintenance: true })
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect(await told()).toBe(before)
})
