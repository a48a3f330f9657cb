import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gameSession } from '../../../platform/src/db/tables/play.ts'
import { vendorSession } from '../db/tables/vendor-runtime.ts'
import { openTrialVendor, pageData, type TrialVendor } from './vendor.fixture.ts'

let vendor: TrialVendor
beforeAll(async () => {
  vendor = await openTrialVendor()
})
afterAll(() => vendor.close())

const open = (url: string) => vendor.app.inject({ url })

test('answers 400 to a malformed path', async () => {
  for (const url of ['/play/%ff', '/play/assets/%', '/play/api/rounds/%e0%a4%a']) {
    const answer = await open(url)
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      {
        errorCode: 'request_invalid',
        message: 'The address cannot be read: its percent-encoding is malformed.',
      },
    ])
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  }
})

test('takes bodies in UTF-8 only', async () => {
  const answer = await vendor.app.inject({
    method: 'POST',
    url: '/play/api/rounds',
    headers: { 'content-type': 'application/json; charset=utf-16' },
    payload: '{}',
  })
  expect([answer.statusCode, answer.json()]).toEqual([
    415,
    {
      errorCode: 'request_invalid',
      message: 'The body must be UTF-8: leave the charset out, or send charset=utf-8.',
    },
  ])
})

describe('a launch address', () => {
  test('opens the game’s page, in its language, only inside the brand’s own pages', async () => {
    const page = await open(await vendor.launch('lan', { language: 'TY', theme: 'light' }))
    expect(page.statusCode).toBe(200)
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    expect(page.headers['x-frame-options']).toBeUndefined()
    expect(page.headers['content-security-policy']).toContain('frame-ancestors http://localhost:4200')
    expect(page.body).toContain('<html lang="vi" data-theme="light">')
    expect(page.body).toContain('Rồng Vàng')
    expect(pageData(page.body).session).toMatchObject({ balance: '50000.00', currency: 'VND', openRound: null })
  })

  test('opens once, also when asked twice at the same time', async () => {
    const url = await vendor.launch('lan')
    const both = await Promise.all([open(url), open(url)])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410])
    const again = await open(url)
    expect(again.statusCode).toBe(410)
    expect(again.headers['content-security-policy']).toContain('frame-ancestors http://localhost:4200')
  })

  test('opens nothing for another vendor, and is not used up by the attempt', async () => {
    const url = await vendor.launch('lan')
    expect(url).toContain('vendor=SEN')
    expect((await open(url.replace('vendor=SEN', 'vendor=TRE'))).statusCode).toBe(410)
    expect((await open(url.replace('vendor=SEN', 'vendor=%00'))).statusCode).toBe(410)
    expect((await open(url)).statusCode).toBe(200)
  })

  test('is not used up by looking at its headers', async () => {
    const url = await vendor.launch('lan')
    expect((await vendor.app.inject({ method: 'HEAD', url })).statusCode).toBe(404)
    expect((await open(url)).statusCode).toBe(200)
  })

  test('is good for 60 seconds; afterwards the page says so in the session’s language', async () => {
    const url = await vendor.launch('lan', { language: 'VI' })
    await vendor.trial.database.update(gameSession).set({ launchExpiresAt: sql`now()` })
    const page = await open(url)
    expect(page.statusCode).toBe(410)
    expect(page.body).toContain('Địa chỉ này đã hết hiệu lực')
  })
})

test('an operator that does not answer leaves the address as it was, and the page says so', async () => {
  const url = await vendor.launch('lan', { language: 'ID' })
  await vendor.silence()
  const page = await open(url)
  expect(page.statusCode).toBe(503)
  expect(page.body).toContain('Permainan belum bisa dibuka saat ini')
  expect(page.headers['content-security-policy']).toContain('frame-ancestors http://localhost:4200')
  await vendor.listen()
  expect((await open(url)).statusCode).toBe(200)
})

describe('a play token', () => {
  const refused = { status: 401, body: { errorCode: 'game_session_expired' } }

  test('opens nothing after 30 minutes without use', async () => {
    const page = await vendor.open('lan')
    const idle = (minutes: number) =>
      vendor.trial.database.update(vendorSession).set({ lastSeenAt: sql`now() - make_interval(mins => ${minutes})` })
    await idle(29)
    expect(await page.ask('session')).toMatchObject({ status: 200 })
    await idle(31)
    expect(await page.ask('session')).toMatchObject(refused)
    expect(await page.play()).toMatchObject(refused)
  })

  test('takes no stake when the operator has ended the game session', async () => {
    const page = await vendor.open('lan')
    const before = await vendor.balanceOf('lan')
    await vendor.trial.database.update(gameSession).set({ endedAt: sql`now()` })
    expect(await page.play()).toMatchObject(refused)
    expect(await vendor.balanceOf('lan')).toBe(before)
  })

  test('is nothing but itself', async () => {
    const url = await vendor.launch('lan')
    await open(url)
    for (const token of [/\/play\/([\w-]+)/.exec(url)?.[1] ?? '', 'x', '']) {
      const answer = await vendor.app.inject({
        method: 'POST',
        url: '/play/api/rounds',
        headers: { authorization: `Bearer ${token}` },
        payload: { roundKey: randomUUID(), bet: { stake: '1000' }, clientSeed: 'a' },
      })
      expect({ status: answer.statusCode, body: answer.json() }).toMatchObject(refused)
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
    const answer = await vendor.app.inject({ method: 'OPTIONS', url: '/play/api/rounds', headers })
    expect(answer.headers['access-control-allow-origin']).toBe(allowed)
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined()
  })
})
