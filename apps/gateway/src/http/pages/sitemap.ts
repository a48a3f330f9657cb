import { gameList } from '@playhouse/platform-api/games.ts'
import { lotteryGames } from '@playhouse/platform-api/lottery.ts'
import { promotions } from '@playhouse/platform-api/promotions.ts'
import { raffles } from '@playhouse/platform-api/raffles.ts'
import { helpCenter } from '@playhouse/platform-api/site-settings.ts'
import { languagePath } from '@playhouse/shared/language-path.ts'
import { LANGUAGES, type LanguageCode } from '@playhouse/shared/languages.ts'
import { PUBLIC_PAGES } from '@playhouse/shared/public-pages.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { getLanguages } from '../../domains/site/languages.ts'
import { findLaunchTarget } from '../../domains/site/launch-target.ts'
import { compressBody, negotiate } from '../../graphql/execution/compressed-responses.ts'
import { PublicPlatform } from '../../platform/public-platform.ts'
import { createCallContext, getSiteOrigin, type GatewayServices } from '../request-context.ts'
import { pageLanguages } from '@playhouse/shared/page-preferences.ts'

/** Addresses in one file. Search engines take ten times as many, but then a file is 30 MB. */
const ADDRESSES_MAX = 5_000
/** The platform's largest page of games. */
const GAMES_AT_ONCE = 100
const CACHED_MS = 3_600_000
/** One file is about 3 MB, compressed 100 kB. */
const FILES_MAX = 32
const CACHE_CONTROL = 'public, max-age=3600'
/** Nobody waits for a page here, and a file of games takes several calls. */
const DEADLINES = { sectionMs: 20_000, requestMs: 20_000 }

interface Brand {
  origin: string
  languages: readonly LanguageCode[]
}

/**
 * Serves `/robots.txt`, `/sitemap.xml` and the files it names, `/sitemap-<part>.xml`: every public address in each of the brand's
 * languages. Pages with anything personal, searches and filters are not listed; they say `noindex` themselves.
 */
export function sitemapRoutes(app: FastifyInstance, services: GatewayServices): void {
  const files = new ComposedFiles()
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    compose: (platform: PublicPlatform, brand: Brand) => Promise<string | undefined>,
  ): Promise<FastifyReply> => {
    const origin = getSiteOrigin(request, services.siteOrigins)
    const call = createCallContext(request, reply, DEADLINES)
    const platform = new PublicPlatform(services.client, services.cache, { ...call, language: 'EN' })
    const languages = pageLanguages(getLanguages(await services.brands.read(platform, origin)).map(({ code }) => code))
    const encoding = negotiate(request.headers['accept-encoding'])
    const key = [origin, languages.join(), name, encoding].join(' ')
    const body = await files.read(key, async () => {
      const text = Buffer.from((await compose(platform, { origin, languages })) ?? '')
      return encoding && text.length > 0 ? compressBody(text, encoding) : text
    })
    if (body.length === 0) {
      reply.callNotFound()
      return reply
    }
    if (encoding) reply.header('content-encoding', encoding)
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', CACHE_CONTROL)
      .header('vary', 'accept-encoding')
      .send(body)
  }

  app.get('/robots.txt', (request, reply) => {
    const origin = getSiteOrigin(request, services.siteOrigins)
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', CACHE_CONTROL)
      .send(`User-agent: *\nDisallow: /graphql\n\nSitemap: ${origin}/sitemap.xml\n`)
  })

  app.get('/sitemap.xml', (request, reply) =>
    send(request, reply, 'index', async (platform, brand) => {
      const perFile = gamesPerFile(brand)
      const [paths, { totalCount }] = await Promise.all([pagePaths(platform), platform.read(gameList, FIRST_PAGE)])
      if ((paths.length + totalCount) * brand.languages.length <= ADDRESSES_MAX) {
        return urlSet([...paths, ...(await gamePaths(platform, 0, totalCount))], brand)
      }
      const count = Math.ceil(totalCount / perFile)
      return index(['pages', ...Array.from({ length: count }, (_, part) => `games-${part + 1}`)], brand)
    }),
  )

  app.get<{ Params: { part: string } }>('/sitemap-:part(^pages|games-[1-9]\\d{0,3}$).xml', (request, reply) => {
    const { part } = request.params
    return send(request, reply, part, async (platform, brand) => {
      if (part === 'pages') return urlSet(await pagePaths(platform), brand)
      const perFile = gamesPerFile(brand)
      const paths = await gamePaths(platform, (Number(part.slice('games-'.length)) - 1) * perFile, perFile)
      return paths.length > 0 ? urlSet(paths, brand) : undefined
    })
  })
}

class ComposedFiles {
  readonly #files = new LRUCache<string, Promise<Buffer>>({ max: FILES_MAX, ttl: CACHED_MS })
  /** The last file of the queue: files are composed one at a time. */
  #composing: Promise<unknown> = Promise.resolve()

  read(key: string, compose: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.#files.get(key)
    if (known) return known
    const file = this.#composing.then(compose)
    this.#composing = file.catch(() => undefined)
    this.#files.set(key, file)
    // A failure is not kept for an hour.
    file.catch(() => this.#files.delete(key))
    return file
  }
}

/** By the English name, which has an index: an order that play does not change, so that no game changes its file every hour. */
const ORDER = { sort: 'name', pageSize: GAMES_AT_ONCE } as const
const FIRST_PAGE = { ...ORDER, pageNo: 1 }

const gamesPerFile = ({ languages }: Brand): number =>
  Math.floor(ADDRESSES_MAX / Math.max(1, languages.length) / GAMES_AT_ONCE) * GAMES_AT_ONCE

async function gamePaths(platform: PublicPlatform, from: number, count: number): Promise<string[]> {
  const paths: string[] = []
  // One after the other: nobody waits, and players' calls come first.
  for (let place = from; place < from + count; place += GAMES_AT_ONCE) {
    // oxlint-disable-next-line no-await-in-loop
    const { games } = await platform.read(gameList, { ...ORDER, pageNo: place / GAMES_AT_ONCE + 1 })
    // The others open on pages of lotteries, or as a list over another page.
    paths.push(...games.filter((game) => !findLaunchTarget(game)).map(({ nodeId }) => `/game/${nodeId}`))
    if (games.length < GAMES_AT_ONCE) break
  }
  return paths
}

/** Pages besides games. What a part of the platform does not answer for is left out until the next hour. */
async function pagePaths(platform: PublicPlatform): Promise<string[]> {
  const some = async (paths: Promise<string[]>) => paths.catch((): string[] => [])
  const query = (path: string, name: string, value: string) => `${path}?${new URLSearchParams({ [name]: value })}`
  const parts = await Promise.all([
    some(platform.read(promotions, {}).then(({ list }) => list.map(({ id }) => query('/promoDetail', 'id', id)))),
    some(platform.read(helpCenter, {}).then(({ topics }) => topics.map(({ code }) => query('/helpmc', 'topic', code)))),
    some(platform.read(raffles, {}).then(({ list }) => list.map(({ id }) => `/raffle/${encodeURIComponent(id)}`))),
    some(
      platform.read(lotteryGames, {}).then((list) =>
        list.flatMap(({ gameCode, intervalSeconds }) => [
          query(intervalSeconds === null ? '/vnlottery' : '/lottery', 'gameCode', gameCode),
          // Two stations together have no results of their own.
          ...(gameCode.includes('-') ? [] : [query('/lottery/statistics', 'gameCode', gameCode)]),
        ]),
      ),
    ),
  ])
  return [...PUBLIC_PAGES, ...parts.flat()]
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

function index(parts: readonly string[], { origin }: Brand): string {
  const entries = parts.map((part) => `<sitemap><loc>${escapeXml(`${origin}/sitemap-${part}.xml`)}</loc></sitemap>`)
  return `${XML}<sitemapindex ${SCHEMA}>\n${entries.join('\n')}\n</sitemapindex>\n`
}

function urlSet(paths: readonly string[], { origin, languages }: Brand): string {
  const entries = paths.flatMap((path) => {
    const at = languages.map((code) => ({ code, href: escapeXml(origin + languagePath(code, path, languages[0])) }))
    const links = [
      ...at.map(({ code, href }) => ({ tag: LANGUAGES[code].bcp47, href })),
      { tag: 'x-default', href: escapeXml(origin + path) },
    ]
      .map(({ tag, href }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`)
      .join('')
    return at.map(({ href }) => `<url><loc>${href}</loc>${links}</url>`)
  })
  return `${XML}<urlset ${SCHEMA} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
