import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gameSession } from '../../apps/platform/src/db/tables/play.ts'
import { sessionTable } from '../../apps/simulators/src/vendor/tables.ts'
import { openTestVendor, type TestVendor } from './vendor.fixture.ts'

let vendor: TestVendor
beforeAll(async () => {
  vendor = await openTestVendor()
})
afterAll(() => vendor.close())

const open = (url: string) => vendor.app.inject({ url })

test('answers 400 to a malformed path', async () => {
  for (const url of ['/play/%ff', '/play/assets/%', '/play/api/rounds/%e0%a4%a']) {
    const response = await open(url)
    expect([response.statusCode, response.json()]).toEqual([
      400,
      {
        errorCode: 'request_invalid',
        message: 'The address cannot be read: its percent-encoding is malformed.',
      },
    ])
    expect(response.headers['x-content-type-options']).toBe('nosniff')
  }
})

test('accepts only UTF-8 bodies', async () => {
  const response = await vendor.app.inject({
    method: 'POST',
    url: '/play/api/rounds',
    headers: { 'content-type': 'application/json; charset=utf-16' },
    payload: '{}',
  })
  expect([response.statusCode, response.json()]).toEqual([
    415,
    {
      errorCode: 'request_invalid',
      message: 'The body must be UTF-8: leave the charset out, or send charset=utf-8.',
    },
  ])
})

describe('game client', () => {
  test('can be framed only by the brand’s sites and is never cached', async () => {
    const page = await open(await vendor.launch('lan'))
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('<title>Games</title>')
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    expect(page.headers['x-frame-options']).toBeUndefined()
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toContain('frame-ancestors http://localhost:4200')
    expect(policy).not.toContain('unsafe')
  })

  test('cannot be framed as the verifier', async () => {
    const page = await open('/play/verify?language=en')
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  test('loads its assets from an opaque origin and keeps them for a year', async () => {
    const asset = await open('/play/assets/main-abc123.js')
    expect(asset.statusCode).toBe(200)
    expect(asset.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect((await open('/play/assets/main-other.js')).statusCode).toBe(404)
  })
})

describe('launch token', () => {
  const used = { status: 410, body: { errorCode: 'launch_token_used' } }

  test('opens the game in the session’s language and theme', async () => {
    const { status, headers, body } = await vendor.post(await vendor.launch('lan', { language: 'TY', theme: 'light' }))
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'access-control-allow-origin': 'null' })
    expect(body).toMatchObject({
      language: 'vi',
      theme: 'light',
      siteOrigin: 'http://localhost:4200',
      mode: 'real',
      game: { nodeId: 1, name: 'Rồng Vàng' },
      session: { balance: '50000.00', currency: 'VND', openRound: null, lastRounds: [] },
      jackpot: null,
      board: null,
      shared: null,
      table: null,
    })
  })

  test('opens once, even if posted twice at the same time', async () => {
    const url = await vendor.launch('lan')
    const both = await Promise.all([vendor.post(url), vendor.post(url)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 410])
    expect(await vendor.post(url)).toMatchObject(used)
  })

  test('is not used up by loading the page or by another vendor', async () => {
    const url = await vendor.launch('lan')
    expect(url).toContain('vendor=SEN')
    expect((await vendor.app.inject({ method: 'HEAD', url })).statusCode).toBe(200)
    expect((await open(url)).statusCode).toBe(200)
    expect(await vendor.post(url.replace('vendor=SEN', 'vendor=TRE'))).toMatchObject(used)
    expect(await vendor.post(url.replace('vendor=SEN', 'vendor=%00'))).toMatchObject({
      status: 400,
      body: { errorCode: 'request_invalid' },
    })
    expect((await vendor.post(url)).status).toBe(200)
  })

  test('expires after 60 seconds', async () => {
    const url = await vendor.launch('lan')
    await vendor.harness.database.update(gameSession).set({ launchExpiresAt: sql`now()` })
    expect(await vendor.post(url)).toMatchObject(used)
  })

  test('stays unused while the operator does not answer', async () => {
    const url = await vendor.launch('lan')
    await vendor.silence()
    expect(await vendor.post(url)).toMatchObject({ status: 503, body: { errorCode: 'system_busy' } })
    await vendor.listen()
    expect((await vendor.post(url)).status).toBe(200)
  })
})

describe('play token', () => {
  const refused = { status: 401, body: { errorCode: 'game_session_expired' } }

  test('expires after 30 minutes without use', async () => {
    const page = await vendor.open('lan')
    const idle = (minutes: number) =>
      vendor.harness.database.update(sessionTable).set({ lastSeenAt: sql`now() - make_interval(mins => ${minutes})` })
    await idle(29)
    expect(await page.ask('session')).toMatchObject({ status: 200 })
    await idle(31)
    expect(await page.ask('session')).toMatchObject(refused)
    expect(await page.play()).toMatchObject(refused)
  })

  test('accepts no stake after the operator has ended the game session', async () => {
    const page = await vendor.open('lan')
    const before = await vendor.getBalance('lan')
    await vendor.harness.database.update(gameSession).set({ endedAt: sql`now()` })
    expect(await page.play()).toMatchObject(refused)
    expect(await vendor.getBalance('lan')).toBe(before)
  })

  test('cannot be replaced by the launch token or anything else', async () => {
    const url = await vendor.launch('lan')
    await vendor.post(url)
    for (const token of [/\/play\/([\w-]+)/.exec(url)?.[1] ?? '', 'x', '']) {
      const response = await vendor.app.inject({
        method: 'POST',
        url: '/play/api/rounds',
        headers: { authorization: `Bearer ${token}` },
        payload: { roundKey: randomUUID(), bet: { stake: '1000' }, clientSeed: 'a' },
      })
      expect({ status: response.statusCode, body: response.json() }).toMatchObject(refused)
    }
  })

  test.each([
    ['null', 'null'],
    ['http://localhost:4204', 'http://localhost:4204'],
    ['https://evil.test', undefined],
  ])('answers scripts of %s', async (origin, allowed) => {
    const headers = {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    }
    const response = await vendor.app.inject({ method: 'OPTIONS', url: '/play/api/rounds', headers })
    expect(response.headers['access-control-allow-origin']).toBe(allowed)
    expect(response.headers['access-control-allow-credentials']).toBeUndefined()
  })
})
