import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { askDatabase, SITE_ORIGIN } from './real-platform.ts'
import { onSharedPlatform, type SharedStack } from './shared-platform.ts'
import { openStack, type Stack } from './stack.ts'

/** A web without pages to render, so that no build is needed: each page is the plain shell. */
function plainWeb(): string {
  const root = mkdtempSync(join(tmpdir(), 'playhouse-web-'))
  mkdirSync(join(root, 'client/.vite'), { recursive: true })
  mkdirSync(join(root, 'server'))
  writeFileSync(
    join(root, 'client/index.html'),
    '<html lang="%LANG%" data-default-language="TY"><title>The page</title></html>',
  )
  writeFileSync(join(root, 'client/.vite/manifest.json'), '{}')
  writeFileSync(
    join(root, 'server/entry-server.js'),
    'export const renderPage = async () => ({ status: 200, html: "a page", isComplete: true })',
  )
  writeFileSync(
    join(root, 'server/routes.json'),
    JSON.stringify(['/', '/:page', '/:folder/:page', '/:folder/:of/:page']),
  )
  return root
}

let stack: SharedStack
let webRoot: string
onSharedPlatform.beforeAll(async ({ openSharedStack }) => {
  webRoot = plainWeb()
  stack = await openSharedStack({ WEB_ROOT: webRoot })
})
afterAll(async () => {
  await stack.close()
  rmSync(webRoot, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}, { gateway } = stack as Pick<Stack, 'gateway'>) =>
  gateway.app.inject({ url, headers })
const count = (text: string, part: string) => text.split(part).length - 1

test('robots.txt names the sitemap of its host', async () => {
  const response = await get('/robots.txt')
  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(response.body).toContain(`Sitemap: ${SITE_ORIGIN}/sitemap.xml`)
})

describe('the sitemap', () => {
  test('lists every public page in each language, with the others as alternates', async () => {
    const { body, headers } = await get('/sitemap-pages.xml')
    expect(headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    })
    for (const path of ['/promotions', '/en/promotions', '/zh/promotions', '/id/promotions', '/th/promotions']) {
      expect(body).toContain(`<loc>${SITE_ORIGIN}${path}</loc>`)
    }
    expect(body).toContain(`<xhtml:link rel="alternate" hreflang="th-TH" href="${SITE_ORIGIN}/th/rng"/>`)
    expect(body).toContain(`<xhtml:link rel="alternate" hreflang="x-default" href="${SITE_ORIGIN}/rng"/>`)
    expect(body).toContain(`${SITE_ORIGIN}/promoDetail?id=`)
    expect(body).toContain(`${SITE_ORIGIN}/lottery?gameCode=`)
    expect(body).toContain(`${SITE_ORIGIN}/helpmc?topic=`)
    expect(body).not.toMatch(/\/(member|agent|reset-password)/)
  })

  test('is an index of files of at most 5,000 addresses that together hold every game', async () => {
    const index = (await get('/sitemap.xml')).body
    const parts = [...index.matchAll(/<loc>[^<]*(\/sitemap-games-\d+\.xml)<\/loc>/g)].map(([, path = '']) => path)
    expect(parts.length).toBeGreaterThan(1)
    const games = new Set<string>()
    for (const part of parts) {
      const { body } = await get(part)
      expect(count(body, '<url>')).toBeLessThanOrEqual(5_000)
      for (const [, id = ''] of body.matchAll(/<loc>[^<]*\.test\/game\/(\d+)<\/loc>/g)) games.add(id)
    }
    const [stored] = await askDatabase<{ count: number }>(
      stack.databaseUrl,
      "select count(*)::int as count from game where category not in ('ELOTT', 'LOTT')",
    )
    expect(games.size).toBeGreaterThan((stored?.count ?? 0) * 0.98)
  })

  test('is compressed for those who accept it, and kept', async () => {
    const first = await get('/sitemap-games-1.xml', { 'accept-encoding': 'br' })
    expect(brotliDecompressSync(first.rawPayload).toString()).toContain('</urlset>')
    stack.takeCalls()
    await get('/sitemap-games-1.xml', { 'accept-encoding': 'br' })
    expect(stack.takeCalls().filter((call) => call === 'gameList')).toEqual([])
  })

  test.each(['/sitemap-games-0.xml', '/sitemap-games-999.xml', '/sitemap-else.xml'])('has no %s', async (path) => {
    expect((await get(path)).statusCode).toBe(404)
  })
})

describe('a page of a closed site', () => {
  const navigate = async (state: string) => {
    const closed = await openStack({ WEB_ROOT: webRoot }, {}, `update brand set ${state}`)
    const response = await get('/promotions', { accept: 'text/html' }, closed)
    await closed.close()
    return response
  }

  test('answers 503 with the time to come back during maintenance', async () => {
    const response = await navigate("maintenance = true, maintenance_ends_at = now() + interval '2 hours'")
    expect(response.statusCode).toBe(503)
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(7_000)
    expect(response.headers['cdn-cache-control']).toBeUndefined()
  })

  test('answers 451 in a restricted region', async () => {
    expect((await navigate("restricted_countries = '{VN}'")).statusCode).toBe(451)
  })
})
