import { openServicePath } from '@playhouse/platform-api/service-link.ts'
import * as settings from '@playhouse/platform-api/site-settings.ts'
import {
  advancedAnnouncements,
  announcements,
  systemAnnouncements,
  systemStatus,
} from '@playhouse/platform-api/site.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../app.fixture.ts'
import { announcement, brand, brandModule, countryCode, resource } from '../../db/tables/brand.ts'

let harness: TestPlatform
beforeAll(async () => {
  harness = await openTestPlatform({
    template: 'small',
    prepare: async (database) => {
      await database.update(brand).set({ restrictedCountries: ['ZZ'], languages: ['VI', 'AR', '??', 'EN'] })
      await database.delete(resource)
      await database.insert(resource).values([
        { resourceType: 'CUSTOMER_SERVICE', url: 'https://desk.test/', labelNameEn: 'Chat' },
        { resourceType: 'VIP_SERVICE', url: 'https://vip.test/', labelNameEn: 'VIP' },
        { resourceType: 'APP', url: '/app', labelNameEn: 'App' },
      ])
      await database.update(brandModule).set({ enabled: true }).where(eq(brandModule.modId, 'HOURSAL3'))
      await database.insert(announcement).values([
        {
          id: 901,
          type: 'PU',
          language: 'EN',
          title: 'Look',
          content: 'A popup.',
          slot: 'pu-901',
          publishedAt: new Date(1),
        },
        {
          id: 902,
          type: 'PU',
          language: 'VI',
          title: 'Xem',
          content: 'Cửa sổ.',
          slot: 'pu-901',
          publishedAt: new Date(1),
        },
        {
          id: 903,
          type: 'PR',
          language: 'EN',
          title: 'Offer',
          content: 'A promotion.',
          slot: 'pr-903',
          publishedAt: new Date(2),
        },
      ])
    },
    environment: { SITE_ORIGINS: 'https://a.test,https://b.test:8443', MEDIA_HOSTS: 'https://play.test' },
  })
  await harness.call(systemStatus, {})
})
afterAll(() => harness.close())

test('reads the brand’s settings from its tables and caches them', async () => {
  const { value, queries } = await harness.call(settings.consolidatedSettings, {})
  expect(value).toMatchObject({
    merchant: 'playhouse',
    currency: 'VND',
    timeZone: 'Asia/Ho_Chi_Minh',
    defaultLanguage: 'VI',
    divtypeinfo: true,
    contracthoursalinfo: true,
  })
  // The brand's languages in its order, without unknown codes.
  expect(value.languages.map(({ code, tag }) => [code, tag])).toEqual([
    ['VI', 'vi-VN'],
    ['AR', 'ar'],
    ['EN', 'en'],
  ])
  expect(queries).toEqual([])
})

test('lists the configured domains, the main one first', async () => {
  const { value } = await harness.call(settings.domainRoutes, {})
  expect(value).toEqual({
    mainDomain: 'a.test',
    domains: [
      { domain: 'a.test', url: 'https://a.test' },
      { domain: 'b.test:8443', url: 'https://b.test:8443' },
    ],
  })
})

test('returns help in the requested language, by topic, in one query', async () => {
  const help = async (language: string) => harness.call(settings.helpCenter, {}, { headers: { language } })
  const [english, vietnamese, brandOwn] = [await help('EN'), await help('VI'), await help('TY')]
  expect(english.queries).toHaveLength(1)
  expect(english.value.topics.map(({ title }) => title)).toEqual([
    'Your account',
    'Playing',
    'Your wallet',
    'The site',
    'How the house works',
    'Responsible gaming',
    'User agreement',
  ])
  const codes = ({ value }: typeof english) => value.topics.flatMap(({ articles }) => articles.map(({ code }) => code))
  expect(codes(vietnamese)).toEqual(codes(english))
  expect(new Set(codes(english)).size).toBe(codes(english).length)
  expect(brandOwn.value).toEqual(vietnamese.value)
  const shape = ({ value }: typeof english) => value.topics.map(({ code, articles }) => [code, articles.length])
  expect(shape(vietnamese)).toEqual(shape(english))
  expect(vietnamese.value.topics[0]?.title).not.toBe(english.value.topics[0]?.title)
})

test('lists countries in the brand’s order, home first', async () => {
  const { value, queries } = await harness.call(settings.countryCodes, {})
  expect(value.list[0]).toEqual({ country: 'VN', name: 'Việt Nam', callingCode: '84' })
  expect(value.list).toHaveLength(await harness.database.$count(countryCode))
  expect(queries).toHaveLength(1)
})

test('returns the caller’s location like the status', async () => {
  const home = await harness.call(settings.location, {})
  expect(home.value).toEqual({ ip: '127.0.0.1', country: 'VN', regionRestriction: false })
  const away = await harness.call(settings.location, {}, { headers: { 'x-real-ip': '203.0.113.9' } })
  expect(away.value).toEqual({ ip: '203.0.113.9', country: 'ZZ', regionRestriction: true })
  expect(away.queries).toEqual([])
})

test('returns customer service like the status', async () => {
  const { value, queries } = await harness.call(settings.customerService, {})
  expect(value.list.map(({ type, path }) => [type, openServicePath(path)])).toEqual([
    [1, 'https://desk.test/'],
    [2, 'https://vip.test/'],
  ])
  expect(value.list).toEqual((await harness.call(systemStatus, {})).value.info.customerService)
  expect(queries).toEqual([])
})

test('resolves resource paths against the platform’s host', async () => {
  const { value } = await harness.call(systemStatus, {})
  expect(value.info.resources.find(({ resourceType }) => resourceType === 'APP')?.url).toBe('https://play.test/app')
})

test('groups announcements by type in at most two queries', async () => {
  const { value, queries } = await harness.call(announcements, { types: 'B,PL,PU,PR' })
  expect(value.popup.map(({ title }) => title)).toEqual(['Play money only', 'Look'])
  expect(value.promotion.map(({ title }) => title)).toContain('Offer')
  expect(value.player.length).toBeGreaterThan(1)
  expect(value.player.map(({ id }) => id)).not.toContain(901)
  expect(queries).toHaveLength(2)
  const vietnamese = await harness.call(announcements, { types: 'PU' }, { headers: { language: 'TY' } })
  expect(vietnamese.value).toMatchObject({
    banners: [],
    player: [],
    promotion: [],
    popup: [{ title: 'Chỉ dùng tiền ảo' }, { title: 'Xem' }],
  })
  expect(vietnamese.queries).toHaveLength(1)
})

test('lists announcements of all types by page, and notices to players alone', async () => {
  const page = async (input: { type?: 'PU' | 'PR'; pageNo?: number; pageSize?: number }, language = 'EN') =>
    (await harness.call(advancedAnnouncements, input, { headers: { language } })).value
  const all = await page({ pageSize: 50 })
  expect(all.list.map(({ id, type }) => [id, type])).toEqual(
    expect.arrayContaining([
      [903, 'PR'],
      [901, 'PU'],
    ]),
  )
  expect([all.totalCount, all.totalPages]).toEqual([all.list.length, 1])
  const pages = [await page({ pageNo: 1, pageSize: 2 }), await page({ pageNo: 2, pageSize: 2 })]
  expect(pages.flatMap(({ list }) => list)).toEqual(all.list.slice(0, 4))
  expect((await page({ type: 'PU' }, 'VI')).list.map(({ title }) => title)).toContain('Xem')
  expect((await page({ type: 'PR' })).list.every(({ type }) => type === 'PR')).toBe(true)
  const { list } = (await harness.call(systemAnnouncements, {}, { headers: { language: 'EN' } })).value
  expect(list).toEqual(
    (await harness.call(announcements, { types: 'PL' }, { headers: { language: 'EN' } })).value.player,
  )
})
