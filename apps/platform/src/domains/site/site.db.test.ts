import { ALL_ENDPOINTS } from '@playhouse/platform-api/all-endpoints.ts'
import { sealBody } from '@playhouse/platform-api/sealing.ts'
import { login } from '@playhouse/platform-api/session.ts'
import * as site from '@playhouse/platform-api/site.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { headersFor, newestKey, openTestPlatform, type TestPlatform } from '../../app.fixture.ts'
import { banner, brand, brandModule } from '../../db/tables/brand.ts'
import { sealingKey, sealUse } from '../../db/tables/sealing.ts'
import { deleteOldRows } from '../../privacy/retention.ts'
import { PASSWORD } from '../../small-world.fixture.ts'
import { openSealingKeys } from './sealing-keys.ts'

const CREDENTIALS = { username: 'minh', password: PASSWORD }

let harness: TestPlatform
beforeAll(async () => {
  harness = await openTestPlatform({
    template: 'small',
    prepare: async (database) => {
      await database
        .update(brand)
        .set({ restrictedCountries: ['ZZ'] })
        .where(eq(brand.code, 'playhouse'))
      // Enables all modules, because every endpoint is called below.
      await database.update(brandModule).set({ enabled: true })
    },
    environment: {
      MEDIA_HOSTS: 'https://a.test,https://b.test',
      // Without an identity provider the social log-ins are off.
      GOOGLE_ISSUER: 'https://accounts.test',
      GOOGLE_CLIENT_ID: 'playhouse',
      GOOGLE_CLIENT_SECRET: 'a secret of tests that is long enough',
    },
  })
})
afterAll(() => harness.close())

describe('the system status', () => {
  test('is open at home, with hosts, rules and the module tree', async () => {
    const { value } = await harness.call(site.systemStatus, { url: 'localhost' })
    expect(value).toMatchObject({
      maintenance: false,
      regionRestriction: false,
      location: { ip: '127.0.0.1', country: 'VN' },
      info: {
        imageCDNs: ['https://a.test', 'https://b.test'],
        pictureVersion: expect.stringMatching(/^[\w-]{10}$/),
        leastDeposit: '20000.00',
        register: { username: { minLength: 6, required: true } },
      },
    })
    const tree = value.info.whitelabel.find(({ modId }) => modId === 'GAMELO3')
    expect(tree?.childrenNodes).toContainEqual({ modId: 'GAMELOFAV3', enabled: true, childrenNodes: [] })
  })

  test('is restricted by address, not by a header', async () => {
    const headers = { 'x-real-ip': '203.0.113.9', 'x-country': 'VN' }
    const { value } = await harness.call(site.systemStatus, {}, { headers })
    expect(value).toMatchObject({ regionRestriction: true, location: { ip: '203.0.113.9', country: 'ZZ' } })
    const outside = await harness.call(
      site.systemStatus,
      {},
      { remoteAddress: '198.51.100.7', headers: { 'x-real-ip': '10.0.0.1' } },
    )
    expect(outside.value.location.ip).toBe('198.51.100.7')
  })

  test('matches the separate tree and rules endpoints', async () => {
    const { value } = await harness.call(site.systemStatus, {})
    expect((await harness.call(site.whitelabel, {})).value).toEqual(value.info.whitelabel)
    expect((await harness.call(site.registerSettings, {})).value).toEqual(value.info.register)
  })

  test('returns banners in the requested language or its fallback', async () => {
    const banners = async (language: string) =>
      (await harness.call(site.announcements, { types: 'B' }, { headers: { language } })).value.banners
    const [english, vietnamese, brandOwn] = [await banners('EN'), await banners('VI'), await banners('TY')]
    expect(english.length).toBeGreaterThan(0)
    expect(new Set(english.map(({ groupName, title }) => groupName + title)).size).toBe(english.length)
    expect(brandOwn).toEqual(vietnamese)
    expect(brandOwn.map(({ title }) => title)).not.toEqual(english.map(({ title }) => title))
    expect(brandOwn.map(({ url }) => url)).toEqual(english.map(({ url }) => url))
  })

  test('links a banner to its game if that exists', async () => {
    const shown = { groupName: 'w_test', language: 'EN', title: 't', text: 't', picture: '/p.svg', linkageType: 'G' }
    const targets = ['10', '1', '999999', 'LOTTO_LOBBY', '99999999999999']
    await harness.database.insert(banner).values(
      targets.map((linkTarget, index) => ({
        ...shown,
        linkTarget,
        bannerId: 9_000 + index,
        slot: `test-${index}`,
        position: index,
      })),
    )
    const { banners } = (await harness.call(site.announcements, { types: 'B' }, { headers: { language: 'EN' } })).value
    const own = banners.filter(({ groupName }) => groupName === 'w_test')
    await harness.database.delete(banner).where(eq(banner.groupName, 'w_test'))
    expect(own.map(({ linkGame }) => linkGame)).toEqual([
      { vassalage: 'XSB', gameType: 'LOTT', gameCode: 'XSB-10', accountTypeName: 'TCG_LOTTO_VN' },
      { vassalage: 'SEN', gameType: 'RNG', gameCode: 'SEN-1', accountTypeName: 'SEN' },
      null,
      null,
      null,
    ])
  })

  test('returns announcements only on request, newest first', async () => {
    expect((await harness.call(site.announcements, { types: 'B' })).value.player).toEqual([])
    const { banners, player } = (await harness.call(site.announcements, { types: ['PL', 'PR'] })).value
    expect(banners).toEqual([])
    expect(player.length).toBeGreaterThan(1)
    const times = player.map(({ publishedAt }) => publishedAt)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
  })
})

describe('sealed bodies', () => {
  const send = (payload: unknown) =>
    harness.app.inject({ method: 'POST', url: login.path, headers: headersFor(login), payload: payload as object })
  const refused = { success: false, errorCode: 'request_body_required' }

  test('publishes only public keys', async () => {
    const { value } = await harness.call(site.sealingKeys, {})
    expect(Object.keys(value.keys[0] ?? {}).toSorted()).toEqual(['alg', 'e', 'kid', 'kty', 'n'])
  })

  test('opens once and is refused again', async () => {
    const sealed = await sealBody(CREDENTIALS, await newestKey(harness.app))
    expect((await send(sealed)).statusCode).toBe(200)
    const again = await send(sealed)
    expect([again.statusCode, again.json()]).toEqual([400, expect.objectContaining(refused)])
  })

  test('opens one of ten concurrent uses', async () => {
    const sealed = await sealBody(CREDENTIALS, await newestKey(harness.app))
    const responses = await Promise.all(Array.from({ length: 10 }, () => send(sealed)))
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  test.each([
    ['plain', CREDENTIALS],
    ['empty', {}],
    ['no JWE', { value: 'abc.def' }],
    ['a number', { value: 7 }],
    ['a list', []],
  ])('%s is refused', async (_, payload) => {
    const response = await send(payload)
    expect([response.statusCode, response.json()]).toEqual([400, expect.objectContaining(refused)])
  })

  test('refuses modified, expired and foreign bodies', async () => {
    const key = await newestKey(harness.app)
    const { value } = await sealBody(CREDENTIALS, key)
    const parts = value.split('.')
    const cipher = parts[3] ?? ''
    parts[3] = (cipher.startsWith('A') ? 'B' : 'A') + cipher.slice(1)
    const old = await sealBody(CREDENTIALS, key, { now: Date.now() - 6 * 60_000 })
    const foreign = await sealBody(CREDENTIALS, { ...key, kid: 'another' })
    for (const payload of [{ value: parts.join('.') }, old, foreign]) {
      expect((await send(payload)).json()).toMatchObject(refused)
    }
  })

  test('publishes the new key after a rotation and still accepts the previous one', async () => {
    const before = await newestKey(harness.app)
    const keys = await openSealingKeys(harness.database)
    await keys.rotate()
    expect((await keys.publicKeys()).map(({ kid }) => kid)).not.toContain(before.kid)
    expect((await send(await sealBody(CREDENTIALS, before))).statusCode).toBe(200)
    await new Promise((resolve) => setTimeout(resolve, 2_100))
    const after = await newestKey(harness.app)
    expect(after.kid).not.toBe(before.kid)
    expect((await send(await sealBody(CREDENTIALS, after))).statusCode).toBe(200)
  })

  test('creates one key for concurrent starts', async () => {
    await harness.database.delete(sealingKey)
    await Promise.all(Array.from({ length: 4 }, () => openSealingKeys(harness.database)))
    expect(await harness.database.$count(sealingKey)).toBe(1)
  })

  test('deletes ids of expired bodies', async () => {
    await harness.database.insert(sealUse).values({ jti: 'long ago', usedAt: new Date(Date.now() - 3_600_000) })
    const before = await harness.database.$count(sealUse)
    await deleteOldRows(harness.database, 'seal_use')
    expect(await harness.database.$count(sealUse)).toBe(before - 1)
  })
})

describe('the endpoints', () => {
  test('implement the whole contract', () => {
    const missing = ALL_ENDPOINTS.filter(({ method, path }) => !harness.app.hasRoute({ method, url: path }))
    expect(missing.map(({ name }) => name)).toEqual([])
  })

  test('answer under their aliases', async () => {
    const renamed = ALL_ENDPOINTS.filter(({ aliases }) => aliases)
    expect(renamed.length).toBeGreaterThan(0)
    for (const endpoint of renamed) {
      const [now, ...before] = await Promise.all(
        [endpoint.path, ...(endpoint.aliases ?? [])].map((url) =>
          harness.app.inject({ method: endpoint.method, url, headers: headersFor(endpoint) }),
        ),
      )
      // Endpoints with required input or a session refuse it alike.
      expect([200, 400, 401]).toContain(now?.statusCode)
      for (const response of before) expect(response.json()).toEqual(now?.json())
    }
  })

  test.each(
    ALL_ENDPOINTS.filter(({ access }) => access === 'member' || access === 'agent').map(
      (endpoint) => [endpoint.name, endpoint] as const,
    ),
  )('%s refuses a call without a session before it looks at anything else', async (_, endpoint) => {
    const response = await harness.app.inject({
      method: endpoint.method,
      url: endpoint.path,
      headers: headersFor(endpoint),
    })
    expect([response.statusCode, response.json()]).toEqual([
      401,
      { success: false, errorCode: 'login.not.session', message: expect.any(String) },
    ])
  })

  test.each([
    ['another merchant', { merchant: 'elsewhere' }],
    ['two merchants', { merchant: 'playhouse, playhouse' }],
  ])('%s is refused', async (_, headers) => {
    expect(await harness.call(site.whitelabel, {}, { headers })).toMatchObject({
      status: 400,
      body: { errorCode: 'function.not.available' },
    })
  })
})
