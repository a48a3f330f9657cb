import { languagePath, splitLanguagePath } from '@playhouse/shared/language-path.ts'
import { LANGUAGES, type LanguageCode } from '@playhouse/shared/languages.ts'
import {
  LANGUAGE_COOKIE,
  type MenuWidth,
  type SessionKind,
  type ThemePreference,
} from '@playhouse/shared/page-cookies.ts'
import {
  chooseLanguage,
  chooseMenuWidth,
  chooseSessionKind,
  chooseTheme,
  pageLanguages,
} from '@playhouse/shared/page-preferences.ts'
import { readAddress } from '@playhouse/server/network-of.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SiteStatusResponse } from '../../domains/base/brand.ts'
import { siteStatus } from '../../domains/base/brand.ts'
import { getLanguages } from '../../domains/site/languages.ts'
import { type SiteState, getState } from '../../domains/site/status.ts'
import { compressBody, negotiate } from '../../graphql/execution/compressed-responses.ts'
import { PublicPlatform } from '../../platform/public-platform.ts'
import { readCredential } from '../credential.ts'
import { createCallContext, getSiteOrigin, type GatewayServices } from '../request-context.ts'
import { PageCache, type CachedPage } from './page-cache.ts'
import { PageRenderer, type Execute } from './page-renderer.ts'
import { RouteTable } from './route-table.ts'

/** A visitor does not wait longer for a rendered page; then the browser renders it. */
const RENDER_WITHIN_MS = 300

/** For search engines and monitors, where the end of the maintenance is unknown. */
const RETRY_AFTER_S = 300

/** Longer addresses are too rare to be rendered and cached. */
const ADDRESS_MAX = 512

/** Parameters that no page shows: of invitations, which the browser stores, and of other sites' statistics. */
const UNSHOWN = /^(affiliateCode|referralCode|utm_\w+|fbclid|gclid)$/

const BROWSER_CACHE = 'no-cache'
const SHARED_CACHE = 'public, max-age=15, stale-while-revalidate=120'
const VARY = 'cookie, accept-language, accept-encoding'
const YEAR_S = 365 * 24 * 3_600

/** Where a page came from; `shell`: the browser renders it. */
export type PageSource = 'rendered' | 'last' | 'shell'

interface PageOptions {
  services: GatewayServices
  webRoot: string
  onServed?: ((source: PageSource) => void) | undefined
}

/** Properties of a visit that a page depends on besides its address. */
interface Visit {
  language: LanguageCode
  theme: ThemePreference
  menu: MenuWidth
  session: SessionKind
}

/**
 * Answers navigations with pages that the server has rendered for everybody. Theme, width of the menu and kind of session are
 * attributes of the root element, filled in for each visitor; nothing else of a page is his.
 */
export async function pageHandler(app: FastifyInstance, { services, webRoot, onServed }: PageOptions) {
  const template = await readFile(join(webRoot, 'client/index.html'), 'utf8')
  const routes = new RouteTable(JSON.parse(await readFile(join(webRoot, 'server/routes.json'), 'utf8')) as string[])
  const brandLanguage = /data-default-language="(\w+)"/.exec(template)?.[1] ?? ''
  const pages = new PageCache()
  const renderer = new PageRenderer({
    webRoot,
    onTrouble: (reason) => app.log.error({ reason }, 'a page or a part of it was not rendered'),
  })
  app.addHook('onClose', async () => renderer.close())

  const shell = (language: LanguageCode): string => {
    const { bcp47, direction } = LANGUAGES[language]
    return template
      .replace('%LANG%', bcp47)
      .replace('%DIR%', direction)
      .replace('%LANGUAGE%', language)
      .replace(/<!--(HEAD|PLAIN|PAGE|STATE)-->/g, '')
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const origin = getSiteOrigin(request, services.siteOrigins)
    const status = await statusFor(request, reply, services, origin)
    const brand = services.brands.latest
    const offered = pageLanguages(brand ? getLanguages(brand).map(({ code }) => code) : [brandLanguage])
    const { address, unshown } = splitAddress(request.url, origin)
    const { code, path } = splitLanguagePath(address?.pathname ?? '/', offered)
    const preferences = { cookies: request.cookies, acceptLanguage: request.headers['accept-language'] }
    const language = code ?? chooseLanguage(preferences, offered) ?? 'EN'
    if (code) reply.setCookie(LANGUAGE_COOKIE, code, { path: '/', maxAge: YEAR_S, sameSite: 'lax' })
    const credential = readCredential(request, services)
    const visit: Visit = {
      language,
      theme: chooseTheme(preferences),
      menu: chooseMenuWidth(preferences),
      session: chooseSessionKind(preferences, credential.kind === 'cookie'),
    }
    const state: SiteState | undefined = status && getState(status)
    if (status && state && state !== 'NORMAL') refuse(reply, state, status)
    const exists = routes.has(path)
    const shown = exists ? path + (address?.search ?? '') : unknownPath(path)
    const key = [origin, language, state ?? 'NORMAL', shown].join('\n')
    const rendered =
      address && state
        ? await inTime(
            pages.get(key, () =>
              renderer.render(
                { url: new URL(shown, origin).href, language, languages: offered },
                executeFor(app, request, language),
              ),
            ),
          )
        : undefined
    const page = rendered ?? (address && pages.last(key))
    onServed?.(rendered ? 'rendered' : page ? 'last' : 'shell')
    if (page?.location !== undefined) {
      const location = code ? languagePath(code, page.location, offered[0]) : page.location
      return reply.header('cache-control', BROWSER_CACHE).redirect(withParameters(location, unshown), page.status)
    }
    if (!state || state === 'NORMAL') reply.code(exists ? (page?.status ?? 200) : 404)
    return send(request, reply, page ?? { html: shell(language) }, visit)
  }
}

/** Status of the site for this visitor; undefined while the platform cannot say. */
async function statusFor(
  request: FastifyRequest,
  reply: FastifyReply,
  services: GatewayServices,
  origin: string,
): Promise<SiteStatusResponse | undefined> {
  const call = createCallContext(request, reply, { sectionMs: RENDER_WITHIN_MS, requestMs: RENDER_WITHIN_MS })
  const platform = new PublicPlatform(services.client, services.cache, call)
  return siteStatus(platform, origin).catch(() => undefined)
}

function refuse(reply: FastifyReply, state: SiteState, { maintenanceEndTime }: SiteStatusResponse): void {
  if (state === 'REGION_RESTRICTED') return void reply.code(451)
  const seconds = maintenanceEndTime
    ? Math.ceil((new Date(maintenanceEndTime).getTime() - Date.now()) / 1_000)
    : RETRY_AFTER_S
  reply.code(503).header('retry-after', Math.max(1, seconds))
}

/** The address without parameters that no page shows, and these; no address for one that is not rendered. */
function splitAddress(url: string, origin: string): { address?: URL; unshown: [string, string][] } {
  if (url.length > ADDRESS_MAX || !URL.canParse(url, origin)) return { unshown: [] }
  const address = new URL(url, origin)
  // A sign-in link is a secret, which no cache may know.
  if (address.searchParams.has('token')) return { unshown: [] }
  const unshown = [...address.searchParams].filter(([name]) => UNSHOWN.test(name))
  for (const [name] of unshown) address.searchParams.delete(name)
  return { address, unshown }
}

function withParameters(location: string, parameters: [string, string][]): string {
  if (parameters.length === 0) return location
  return `${location}${location.includes('?') ? '&' : '?'}${new URLSearchParams(parameters).toString()}`
}

/** All addresses that do not exist share a page, of the route that the browser finds for them: scanners ask for thousands. */
const unknownPath = (path: string): string => (path.split('/').length > 2 ? '/not/found' : '/not-found')

async function inTime(page: Promise<CachedPage>): Promise<CachedPage | undefined> {
  // A failure is logged where it happens.
  return Promise.race([page.catch(() => undefined), sleep(RENDER_WITHIN_MS, undefined, { ref: false })])
}

/** Asks this gateway's own GraphQL route, as a visitor at the caller's address. */
function executeFor(app: FastifyInstance, request: FastifyRequest, language: LanguageCode): Execute {
  const headers = Object.fromEntries(
    ['host', 'x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'user-agent'].flatMap((name) => {
      const value = request.headers[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
  return async (body) => {
    const response = await app.inject({
      method: 'POST',
      url: '/graphql',
      remoteAddress: readAddress(request.socket.remoteAddress),
      headers: {
        ...headers,
        'x-language': language,
        'apollo-require-preflight': 'true',
        accept: 'application/graphql-response+json',
      },
      payload: body,
    })
    return response.body
  }
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Partial<CachedPage>,
  { language, theme, menu, session }: Visit,
): Promise<FastifyReply> {
  const isShared = session === 'visitor' && page.isComplete && reply.statusCode < 500
  reply
    .type('text/html; charset=utf-8')
    .header('content-language', LANGUAGES[language].bcp47)
    .header('cache-control', session === 'visitor' ? BROWSER_CACHE : 'private, no-cache')
    .header('vary', VARY)
  if (isShared) reply.header('cdn-cache-control', SHARED_CACHE)
  if (page.tag !== undefined && reply.statusCode === 200) {
    const tag = `W/"${page.tag}-${theme}-${menu}-${session}"`
    reply.header('etag', tag)
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
  }
  const fill = () =>
    Buffer.from((page.html ?? '').replace('%THEME%', theme).replace('%MENU%', menu).replace('%SESSION%', session))
  const encoding = page.bodies && negotiate(request.headers['accept-encoding'])
  if (!page.bodies || !encoding) return reply.send(fill())
  const name = `${encoding} ${theme} ${menu} ${session}`
  let body = page.bodies.get(name)
  if (!body) page.bodies.set(name, (body = compressBody(fill(), encoding)))
  const bytes = await body
  return reply.header('content-encoding', encoding).header('content-length', bytes.length).send(bytes)
}
