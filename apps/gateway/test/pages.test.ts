import { IS_NIGHTLY } from '@playhouse/testing/every-night.ts'
import { EARLY_INPUT_SCRIPT } from '@playhouse/shared/early-input.ts'
import { freePort } from '@playhouse/testing/free-port.ts'
import { makeWebRoot } from '@playhouse/testing/web-root.ts'
import type { LightMyRequestResponse } from 'fastify'
import { createHash } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { AGENT, MEMBER } from './accounts.ts'
import { spawnGateway } from './gateway-process.ts'
import { SITE_ORIGIN } from './real-platform.ts'
import { onSharedPlatform, type SharedStack } from './shared-platform.ts'
import { openGateway, openStack, PATIENT, type Stack } from './stack.ts'
import { TroubleProxy } from './trouble-proxy.ts'

// The renderer is a small one, so that these tests need no build of the web; its pages have real data.
const ENTRY = `
import { existsSync, writeFileSync } from 'node:fs'
const KILLED = new URL('killed', import.meta.url)
const HELD = new URL('held', import.meta.url)
const QUERY = '{ site { name } viewer { username } hotGames(first: 2) { name } }'
let renderings = 0
export async function renderPage({ url, language }, { template }, execute) {
  const { origin, pathname, search } = new URL(url)
  if (pathname === '/moved') return { status: 301, location: '/', isComplete: true }
  if (pathname === '/ends') process.exit(1)
  if (pathname === '/killed' && !existsSync(KILLED)) {
    writeFileSync(KILLED, '')
    process.kill(process.pid, 'SIGKILL')
    await new Promise(() => {})
  }
  while (pathname === '/slow' && existsSync(HELD)) await new Promise((resolve) => setTimeout(resolve, 20))
  renderings += 1
  const { data, errors } = await execute({ query: QUERY })
  const page = [origin + pathname + search, language, renderings, JSON.stringify(data)]
  const own = template.replace('%LANG%', 'x').replace('%DIR%', 'ltr').replace('%LANGUAGE%', language)
  const html = own.replace('<!--PAGE-->', () => '<main>' + page.join(' | ') + '</main>').replaceAll(/<!--[A-Z]+-->/g, '')
  return { status: pathname === '/missing' ? 404 : 200, html, isComplete: !errors }
}`

const RENDERED_WITHIN_MS = 120_000
const webRoot = makeWebRoot(ENTRY, ['/', '/:page', '/some/page'])
/** While it exists, `/slow` is not rendered. */
const HELD = join(webRoot, 'server/held')
let stack: SharedStack
onSharedPlatform.beforeAll(async ({ openSharedStack }) => {
  stack = await openSharedStack({ WEB_ROOT: webRoot })
  // The first page waits for the worker.
  await rendered('/warm')
})
afterAll(async () => {
  await stack?.close()
  rmSync(webRoot, { recursive: true })
})

type Headers = Record<string, string>
type Part = Pick<Stack, 'gateway'>

const get = (url: string, headers: Headers = {}, part: Part = stack, method: 'GET' | 'HEAD' = 'GET') =>
  part.gateway.app.inject({ method, url, headers: { accept: 'text/html,*/*;q=0.8', ...headers } })

const isRendered = ({ body }: LightMyRequestResponse) => body.includes('<main>')

/** A page that has been rendered, however busy the machine is. */
async function rendered(url: string, headers: Headers = {}, part: Part = stack): Promise<LightMyRequestResponse> {
  const until = Date.now() + RENDERED_WITHIN_MS
  for (;;) {
    const response = await get(url, headers, part)
    if (isRendered(response)) return response
    if (Date.now() > until) throw new Error(`${url} was not rendered: ${response.body}`)
    await sleep(50)
  }
}

const rendering = ({ body }: LightMyRequestResponse) => /<main>[^|]* \| \w+ \| (\d+)/.exec(body)?.[1]
const getCookie = (cookies: ReadonlyMap<string, string>) =>
  [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
const getLanguage = ({ body }: LightMyRequestResponse) =>
  /<html lang="[^"]+" dir="ltr" data-language="(\w+)"/.exec(body)?.[1]

describe('a page', () => {
  test('is rendered with the data of a visitor', async () => {
    const { body, statusCode, headers } = await rendered('/some/page?x=1')
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body).toContain(`<main>${SITE_ORIGIN}/some/page?x=1 | TY | `)
    expect(body).toMatch(/"site":\{"name":".+?"\},"viewer":null,"hotGames":\[\{"name":/)
  })

  test('has the language of its path, of the cookie, of the browser, or of the brand', async () => {
    const german = { 'accept-language': 'de' }
    for (const [url, headers, expected] of [
      ['/en/a', { cookie: 'language=TH', 'accept-language': 'zh' }, 'EN'],
      ['/a', { cookie: 'language=TH', 'accept-language': 'zh' }, 'TH'],
      ['/a', { cookie: 'language=XX', 'accept-language': 'de, zh;q=0.5' }, 'CN'],
      ['/a', german, 'TY'],
    ] as const) {
      const response = await rendered(url, headers)
      expect([url, getLanguage(response)]).toEqual([url, expected])
      expect(response.body).toContain(`<main>${SITE_ORIGIN}/a | ${expected} | `)
    }
    expect((await get('/en/a')).headers).toMatchObject({
      'content-language': 'en',
      'set-cookie': 'language=EN; Max-Age=31536000; Path=/; SameSite=Lax',
    })
    expect((await get('/a', german)).headers['set-cookie']).toBeUndefined()
  })

  test('has its theme and its kind of session at the root', async () => {
    const { body } = await rendered('/a', { cookie: 'theme=light' })
    expect(body).toContain('data-theme="light" data-session="visitor"')
    expect((await rendered('/a', { cookie: 'theme="><b>' })).body).toContain('data-theme="dark"')
  })

  test('says of a session alone that its account was restricted', async () => {
    const hint = 'restriction=excluded'
    const { cookies } = await stack.browser().logIn(MEMBER)
    const { body } = await rendered('/a', { cookie: `${getCookie(cookies)}; ${hint}` })
    expect(body).toContain('data-session="excluded"')
    expect((await rendered('/a', { cookie: hint })).body).toContain('data-session="visitor"')
  })

  test('has the status of its screen', async () => {
    expect((await rendered('/missing')).statusCode).toBe(404)
  })

  test('is the same for all addresses that do not exist, with status 404', async () => {
    const [one, other] = [await rendered('/.git/config'), await rendered('/no/such/page?x=1')]
    expect([one.statusCode, other.statusCode, rendering(other)]).toEqual([404, 404, rendering(one)])
    expect(one.body).toContain(`<main>${SITE_ORIGIN}/not/found | `)
    // Before its worker has started, a gateway renders nothing.
    const cold = await stack.another({ WEB_ROOT: webRoot })
    expect((await get('/.git/config', {}, cold)).statusCode).toBe(404)
  })

  test('redirects as its screen does, with the parameters that only the browser reads', async () => {
    await expect.poll(async () => (await get('/moved')).statusCode).toBe(301)
    const { statusCode, headers } = await get('/moved?affiliateCode=A%26B&utm_source=mail')
    expect([statusCode, headers.location]).toEqual([301, '/?affiliateCode=A%26B&utm_source=mail'])
  })

  test('runs no inline script but the one that holds early input', async () => {
    const hash = `sha256-${createHash('sha256').update(EARLY_INPUT_SCRIPT).digest('base64')}`
    const policy = String((await get('/a')).headers['content-security-policy'])
    const scripts = policy.split(';').filter((directive) => directive.startsWith('script-src'))
    expect(scripts).toEqual([`script-src 'self' '${hash}'`, "script-src-attr 'none'"])
    expect(policy).toContain("require-trusted-types-for 'script'")
  })
})

describe('one rendering', () => {
  test('serves members and visitors, who differ in the root’s attribute only', async () => {
    const visitor = await rendered('/shared')
    for (const account of [MEMBER, AGENT]) {
      const { cookies } = await stack.browser().logIn(account)
      const member = await get('/shared', { cookie: getCookie(cookies) })
      expect(member.body).toContain('data-session="member"')
      expect(member.body).not.toContain(account.username)
      expect(member.body.replace('data-session="member"', 'data-session="visitor"')).toBe(visitor.body)
      expect(member.headers['cache-control']).toBe('private, no-cache')
      expect(member.headers['cdn-cache-control']).toBeUndefined()
    }
  })

  test('is as a visitor’s even when a member’s visit starts it', async () => {
    const { cookies } = await stack.browser().logIn(MEMBER)
    const page = await rendered('/first-seen-by-a-member', { cookie: getCookie(cookies) })
    expect(page.body).toContain('"viewer":null')
    expect(page.body).not.toContain(MEMBER.username)
  })

  test('may be stored by caches in front, as visitors’ pages, by cookie, language and encoding', async () => {
    expect((await rendered('/shared')).headers).toMatchObject({
      'cache-control': 'no-cache',
      'cdn-cache-control': 'public, max-age=15, stale-while-revalidate=120',
      vary: 'cookie, accept-language, accept-encoding',
    })
  })

  test('reaches nobody else’s session or language through a shared cache', async () => {
    const stored = new Map<string, LightMyRequestResponse>()
    /** A cache as RFC 9111 and 9213 describe it, which everybody's requests pass through. */
    const throughCache = async (headers: Headers): Promise<LightMyRequestResponse> => {
      const keys = [...stored].filter(([key]) =>
        Object.entries(JSON.parse(key) as Record<string, string | null>).every(
          ([name, value]) => (headers[name] ?? null) === value,
        ),
      )
      if (keys[0]) return keys[0][1]
      const response = await rendered('/shared', headers)
      if (!String(response.headers['cdn-cache-control']).startsWith('public')) return response
      const varied = String(response.headers.vary).split(', ')
      stored.set(JSON.stringify(Object.fromEntries(varied.map((name) => [name, headers[name] ?? null]))), response)
      return response
    }
    const { cookies } = await stack.browser().logIn(MEMBER)
    const visitors: Headers[] = [{}, { 'accept-language': 'en' }, { cookie: 'language=TH; theme=light' }]
    const member = { cookie: getCookie(cookies) }
    for (const headers of [member, ...visitors, member, ...visitors]) {
      const { body } = await throughCache(headers)
      expect(body).toContain(`data-session="${headers === member ? 'member' : 'visitor'}"`)
      expect(body).not.toContain(MEMBER.username)
    }
    expect(stored.size).toBe(visitors.length)
    expect([...stored.values()].map(getLanguage)).toEqual(['TY', 'EN', 'TH'])
  })

  test('answers 304 to a browser that holds the page for the same theme and session, and HEAD without a body', async () => {
    const page = await rendered('/shared')
    const tag = String(page.headers.etag)
    const again = await get('/shared', { 'if-none-match': tag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(again.headers).toMatchObject({ etag: tag, vary: page.headers.vary, 'cache-control': 'no-cache' })
    const light = await get('/shared', { 'if-none-match': tag, cookie: 'theme=light' })
    expect([light.statusCode, light.body.includes('data-theme="light"')]).toEqual([200, true])
    const { cookies } = await stack.browser().logIn(MEMBER)
    expect((await get('/shared', { 'if-none-match': tag, cookie: getCookie(cookies) })).statusCode).toBe(200)

    const head = await get('/shared', {}, stack, 'HEAD')
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', tag])
  })

  test('is sent in the encoding that the browser prefers', async () => {
    const plain = await rendered('/shared')
    const br = await get('/shared', { 'accept-encoding': 'gzip, deflate, br' })
    expect([br.headers['content-encoding'], br.headers['content-length']]).toEqual(['br', String(br.rawPayload.length)])
    expect((await promisify(brotliDecompress)(br.rawPayload)).toString()).toBe(plain.body)
    const gzip = await get('/shared', { 'accept-encoding': 'gzip', cookie: 'theme=light' })
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect((await promisify(gunzip)(gzip.rawPayload)).toString()).toBe(
      plain.body.replace('data-theme="dark"', 'data-theme="light"'),
    )
    const none = await get('/shared', { 'accept-encoding': 'identity' })
    expect([none.headers['content-encoding'], none.body]).toEqual([undefined, plain.body])
  })

  test('serves all addresses that differ in parameters that no page shows', async () => {
    const page = await rendered('/tracked?page=2')
    const same = await get('/tracked?utm_source=x&page=2&fbclid=y&referralCode=z')
    expect(rendering(same)).toBe(rendering(page))
    expect(same.body).not.toContain('fbclid')
    expect(rendering(await rendered('/tracked?page=3'))).not.toBe(rendering(page))
  })

  test('belongs to the host that it was asked for, if it is one of the site’s', async () => {
    const origins = { SITE_ORIGIN: '', SITE_ORIGINS: `${SITE_ORIGIN},http://other.test`, WEB_ROOT: webRoot }
    const part = await stack.another({ ...origins, TRUST_PROXY: 'true' })
    const page = await rendered('/host', { host: 'site.test' }, part)
    expect(page.body).toContain('http://site.test/host')
    const other = await rendered('/host', { host: 'other.test' }, part)
    expect(other.body).toContain('http://other.test/host')
    const forged: Headers[] = [{ host: 'evil.test' }, { host: 'site.test', 'x-forwarded-host': 'evil.test' }]
    for (const headers of forged) {
      const unknown = await rendered('/host', headers, part)
      expect(unknown.body).toContain('http://site.test/host')
      for (const path of ['/host', '/robots.txt', '/sitemap.xml', '/nowhere', '/graphql?query={site{imageHosts}}']) {
        const { body, headers: sent } = await get(path, { ...headers, origin: 'http://evil.test' }, part)
        expect([path, body.includes('evil'), JSON.stringify(sent).includes('evil')]).toEqual([path, false, false])
      }
    }
  })

  test('has a local address in links without SITE_ORIGIN and SITE_ORIGINS', async () => {
    const part = await stack.another({ SITE_ORIGIN: '', WEB_ROOT: webRoot })
    const { body } = await rendered('/host', { host: 'evil.test' }, part)
    expect(body).toContain('http://localhost:4200/host')
    expect(body).not.toContain('evil')
  })
})

describe('the plain shell', () => {
  const SHELL = {
    statusCode: 200,
    etag: undefined,
    stored: undefined,
    isRendered: false,
    isEmpty: true,
    isFilled: true,
  }
  const getShell = (response: LightMyRequestResponse): typeof SHELL | object => ({
    statusCode: response.statusCode,
    etag: response.headers.etag,
    stored: response.headers['cdn-cache-control'],
    isRendered: isRendered(response),
    isEmpty: response.body.includes('<div id="root"></div>'),
    isFilled: !/%[A-Z]+%|<!--/.test(response.body),
  })

  test('is sent for an address that is too long to be worth rendering', async () => {
    expect(getShell(await get(`/a?q=${'x'.repeat(600)}`, { cookie: 'language=EN' }))).toEqual(SHELL)
  })

  test('is sent before a slow page, and the page once it is rendered', async () => {
    writeFileSync(HELD, '')
    expect(getShell(await get('/slow'))).toEqual(SHELL)
    rmSync(HELD)
    await rendered('/slow')
  })

  test('is not sent where the page was rendered within the hour', async () => {
    const page = await rendered('/slow')
    writeFileSync(HELD, '')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 600_000 })
    try {
      const late = await get('/slow')
      expect([late.statusCode, rendering(late)]).toEqual([200, rendering(page)])
    } finally {
      vi.useRealTimers()
      rmSync(HELD)
    }
  })

  test('is sent when the worker ends, and the next worker renders', async () => {
    expect(getShell(await get('/ends'))).toEqual(SHELL)
    expect(getShell(await get('/after-the-end'))).toEqual(SHELL)
    await rendered('/after-the-end')
    await expect.poll(() => stack.gateway.app.inject('/readyz').then(({ statusCode }) => statusCode)).toBe(200)
  })

  test('is sent while the platform does not answer, and pages seen before stay', async () => {
    const proxy = await TroubleProxy.before(stack.platform.url)
    const settings = { WEB_ROOT: webRoot, PLATFORM_URL: proxy.url }
    const part = await stack.another(settings)
    const page = await rendered('/seen', {}, part)
    const fresh = await stack.another(settings)
    proxy.close()
    expect((await get('/seen', {}, part)).body).toBe(page.body)
    expect(getShell(await get('/unseen', {}, fresh))).toEqual(SHELL)
    await proxy.reopen()
    await rendered('/unseen', {}, fresh)
    proxy.close()
  })
})

test('shows the available part of a page whose data are incomplete, caches it nowhere, and renders it again soon', async () => {
  const proxy = await TroubleProxy.before(stack.platform.url)
  proxy.trouble = (request) => (request.includes('GCSGAME_hotGames') ? { cut: true } : undefined)
  const part = await openGateway(proxy.url, { WEB_ROOT: webRoot }, PATIENT)
  const page = await rendered('/part', {}, part)
  expect(page.statusCode).toBe(200)
  expect(page.body).toMatch(/"site":\{"name":".+?"\},"viewer":null,"hotGames":null/)
  expect(page.headers['cdn-cache-control']).toBeUndefined()
  proxy.trouble = () => undefined
  await expect
    .poll(async () => (await get('/part', {}, part)).headers['cdn-cache-control'], { interval: 300 })
    .toContain('public')
  await part.close()
  proxy.close()
})

test.runIf(IS_NIGHTLY)(
  'cuts the connection when it is killed while it renders, and sends the page whole after the next start',
  async () => {
    const port = await freePort()
    const page = async (path: string) => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: 'text/html' } })
      return response.text()
    }
    const expectWhole = async (path: string) => {
      await expect
        .poll(() => page(path).catch(String), { timeout: RENDERED_WITHIN_MS })
        .toMatch(/<main>.*<\/main>[^]*<\/html>/)
    }
    const start = () =>
      spawnGateway({
        PORT: String(port),
        PLATFORM_URL: stack.platform.url,
        SITE_ORIGIN,
        WEB_ROOT: webRoot,
        LOG_LEVEL: 'silent',
      })
    const killed = await start()
    await expectWhole('/warm')
    // The plain shell is sent to who has waited for 300 ms, which a busy machine may need until it renders.
    expect(await page('/killed').catch((error: Error) => error.message)).toMatch(
      /^(fetch failed|terminated|[^]*<\/html>)$/,
    )
    expect(await killed.ended).toBeNull()
    await expect(page('/killed')).rejects.toThrow('fetch failed')
    const next = await start()
    await expectWhole('/killed')
    next.signal('SIGKILL')
    await next.ended
  },
)

test('answers 503 with the end of a maintenance, and 451 where the site may not be seen', async () => {
  const closed = async (state: string) => {
    const part = await openStack({ WEB_ROOT: webRoot }, {}, `update brand set ${state}`)
    await rendered('/', {}, part)
    const response = await get('/', {}, part)
    await part.close()
    return response
  }
  const maintenance = await closed(`maintenance = true, maintenance_ends_at = now() + interval '2 hours'`)
  expect([maintenance.statusCode, maintenance.headers['cdn-cache-control']]).toEqual([503, undefined])
  expect(Number(maintenance.headers['retry-after'])).toBeGreaterThan(6_000)
  const region = await closed(`restricted_countries = '{VN}'`)
  expect(region.statusCode).toBe(451)
})
