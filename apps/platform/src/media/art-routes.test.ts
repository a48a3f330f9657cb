import Fastify from 'fastify'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import type { PicturedVendor } from './art-routes.ts'
import { mediaRoutes } from './art-routes.ts'
import { workQueue } from './work-queue.ts'

const VENDOR: PicturedVendor = { code: 'NLP', name: 'Nine Lamps', hue: 30, pattern: 'lotus' }
const PICTURE = '6f9f2a3e-4a52-4c9e-9d0b-6d3f0f0f0f0f'
const lookups: string[] = []
const drawing = workQueue({ atOnce: 2, waiting: 30, waitingPerCaller: 20 })
const app = Fastify()
await app.register(mediaRoutes, {
  async findVendor(code) {
    lookups.push(`vendor ${code}`)
    return code === VENDOR.code ? VENDOR : undefined
  },
  async findGame(nodeId) {
    lookups.push(`game ${nodeId}`)
    return nodeId <= 10 ? { nodeId, family: 'RNG', vendor: VENDOR } : undefined
  },
  async findBanner(id) {
    return ['welcome', 'a'].includes(id) ? { offerKind: null } : id === 'raffle' ? { offerKind: 'TICKET' } : undefined
  },
  ownAvatar: async () => undefined,
  contentPicture: async (id) => (id === PICTURE ? Buffer.from('RIFF') : undefined),
  async hasMember(id) {
    lookups.push(`member ${id}`)
    return id <= 10
  },
  drawing,
})
afterAll(() => app.close())

const get = (url: string, headers = {}) => app.inject({ url, headers })

describe('pictures over HTTP', () => {
  it.each([
    '/media/banners/welcome.svg',
    '/media/banners/welcome.svg?mirrored=1',
    '/media/banners/welcome.svg?shape=hero',
    '/media/banners/raffle.svg?shape=offer',
    '/media/avatars/7.svg',
    '/media/ranks/0.svg',
    '/media/ranks/10.svg',
    '/media/logo.svg',
    '/media/fallback.svg',
  ])('serves %s for a year to any site', async (url) => {
    const response = await get(url)
    expect(response.statusCode).toBe(200)
    expect(response.body).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+">.*<\/svg>$/s)
    expect(response.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(response.headers.etag).toMatch(/^"[\w-]{22}"$/)
  })

  it.each([
    { url: '/media/games/7.webp', width: 324, height: 432, kilobytes: 40 },
    { url: '/media/games/7.webp?w=180', width: 180, height: 240, kilobytes: 16 },
    { url: '/media/games/7.webp?w=181', width: 324, height: 432, kilobytes: 40 },
    { url: '/media/vendors/NLP.webp', width: 320, height: 128, kilobytes: 8 },
    { url: '/media/vendors/NLP.webp?theme=light', width: 320, height: 128, kilobytes: 8 },
    { url: '/media/vendors/NLP-mark.webp', width: 128, height: 128, kilobytes: 4 },
  ])('serves $url in pixels', async ({ url, width, height, kilobytes }) => {
    const response = await get(url)
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'webp', width, height })
    expect(response.rawPayload.length).toBeLessThan(kilobytes * 1_000)
  })

  it.each(['/media/previews/games/7.jpg', '/media/previews/banners/welcome.jpg'])(
    'serves %s at the size of link previews',
    async (url) => {
      const response = await get(url)
      expect(response.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      const facts = await sharp(response.rawPayload).metadata()
      expect(facts).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
      expect(response.rawPayload.length).toBeLessThan(150_000)
    },
  )

  it.each([
    '/media/previews/games/11.jpg',
    '/media/previews/games/7.webp',
    '/media/previews/banners/unknown.jpg',
    '/media/previews/vendors/NLP.jpg',
    '/media/games/7.svg',
    '/media/games/11.webp',
    '/media/games/abc.webp',
    '/media/games/7',
    '/media/games/-1.webp',
    '/media/games/07.webp',
    '/media/games/1e3.webp',
    '/media/games/99999999999999.webp',
    '/media/games/2147483648.webp',
    '/media/games/%00.webp',
    '/media/vendors/NLP.svg',
    '/media/vendors/none.webp',
    '/media/vendors/none-mark.webp',
    '/media/vendors/-mark.webp',
    '/media/vendors/%3Cscript%3E.webp',
    '/media/avatars/11.svg',
    '/media/avatars/invented.svg',
    '/media/avatars/07.svg',
    `/media/avatars/${'1'.repeat(65)}.svg`,
    '/media/banners/invented.svg',
    '/media/banners/a%20b.svg',
    '/media/ranks/11.svg',
    '/media/ranks/x.svg',
  ])('answers 404 to %s', async (url) => {
    const response = await get(url)
    expect(response.statusCode).toBe(404)
    expect(response.body).toBe('No such picture\n')
    expect(response.headers['content-type']).toContain('text/plain')
    expect(response.headers['cache-control']).toBe('no-store')
  })

  it('answers 304 for a cached picture', async () => {
    const { etag } = (await get('/media/games/7.webp')).headers
    const again = await get('/media/games/7.webp', { 'if-none-match': `"other", W/${etag}` })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    expect((await get('/media/games/7.webp', { 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  it('caches pictures but not missing ones', async () => {
    lookups.length = 0
    await get('/media/games/5.webp')
    await get('/media/games/5.webp')
    await get('/media/games/500.webp')
    await get('/media/games/500.webp')
    expect(lookups).toEqual(['game 5', 'game 500', 'game 500'])
  })

  it('draws a picture once for concurrent requests', async () => {
    lookups.length = 0
    const responses = await Promise.all(Array.from({ length: 20 }, () => get('/media/games/6.webp')))
    expect(new Set(responses.map(({ statusCode, headers }) => `${statusCode} ${headers.etag}`)).size).toBe(1)
    expect(lookups).toEqual(['game 6'])
  })

  it('keeps cached pictures despite requests for invented ones', async () => {
    await Promise.all(['/media/games/8.webp', '/media/vendors/NLP.webp', '/media/avatars/3.svg'].map((url) => get(url)))
    for (let index = 0; index < 2_100; index += 1) {
      await Promise.all([
        get(`/media/avatars/${1_000 + index}.svg`),
        get(`/media/banners/invented-${index}.svg`),
        get(`/media/games/${1_000 + index}.webp`),
        get(`/media/games/8.webp?w=${index}&x=${index}`),
      ])
    }
    lookups.length = 0
    await Promise.all(['/media/games/8.webp', '/media/vendors/NLP.webp', '/media/avatars/3.svg'].map((url) => get(url)))
    expect(lookups).toEqual([])
  })

  it('answers 503 while the queue is full but serves cached pictures', async () => {
    await get('/media/games/9.webp')
    const { promise: over, resolve: end } = Promise.withResolvers<void>()
    const others = Array.from({ length: 32 }, (_, index) => drawing(`other ${index}`, () => over))
    const refused = await get('/media/games/10.webp')
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5'])
    expect(refused.headers['cache-control']).toBe('no-store')
    const served = ['/media/games/9.webp', '/media/avatars/4.svg', '/media/ranks/3.svg', '/media/games/99.webp']
    const responses = await Promise.all(served.map((url) => get(url)))
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 404])
    end()
    await Promise.all(others)
    expect((await get('/media/games/10.webp')).statusCode).toBe(200)
  })

  it('mirrors banners and lightens vendors only on request', async () => {
    const bodies = await Promise.all(
      ['/media/banners/a.svg', '/media/banners/a.svg?mirrored=1', '/media/banners/a.svg?mirrored=no'].map(
        async (url) => (await get(url)).body,
      ),
    )
    expect(bodies[0]).not.toBe(bodies[1])
    expect(bodies[0]).toBe(bodies[2])
    const [light, dark] = [await get('/media/vendors/NLP.webp?theme=light'), await get('/media/vendors/NLP.webp')]
    expect(light.rawPayload.equals(dark.rawPayload)).toBe(false)
  })
})

it('serves a picture that an operator has uploaded, and no other', async () => {
  const shown = await get(`/media/pictures/${PICTURE}.webp`)
  expect(shown).toMatchObject({ statusCode: 200, body: 'RIFF' })
  expect(shown.headers['content-type']).toBe('image/webp')
  for (const id of [PICTURE.replace('6f', '00'), 'x', '..%2f', PICTURE.toUpperCase()])
    expect((await get(`/media/pictures/${id}.webp`)).statusCode).toBe(404)
})
