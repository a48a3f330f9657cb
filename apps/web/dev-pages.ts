import { splitLanguagePath } from '@playhouse/shared/language-path.ts'
import {
  chooseLanguage,
  chooseMenuWidth,
  chooseSessionKind,
  chooseTheme,
  pageLanguages,
} from '@playhouse/shared/page-preferences.ts'
import type { PageRequest, RenderedPage } from '@playhouse/shared/rendered-page.ts'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Connect, Plugin, ViteDevServer } from 'vite'

interface Build {
  template: string
  manifest: object
}

/** The web's entry for the server, which Vite loads. */
interface Entry {
  renderPage: (request: PageRequest, build: Build, execute: (body: object) => Promise<object>) => Promise<RenderedPage>
  composeDocument: (parts: Build & Omit<PageRequest, 'url'> & { url: URL }) => string
}

const ENTRY = '/src/app/entry-server.tsx'
/** Styles are linked, because without them the page would be bare until its scripts have run. */
const STYLES = '/src/styles/app.css'

/** Query for the facts that a page depends on besides its address and cookies. */
const SITE = '{ site { languages { code } } viewer { __typename } }'

interface Site {
  data?: { site: { languages: { code: string }[] } | null; viewer: object | null } | null
}

interface DevPagesOptions {
  gateway: string
  /** The brand's language while the gateway cannot say. */
  language: string
}

/**
 * Renders pages in development as the gateway does in production, from the sources and without a cache. A page whose data do not arrive
 * is sent as the plain shell; a page that fails to render shows its error until the next edit.
 */
export function devPages(options: DevPagesOptions): Plugin {
  return {
    name: 'dev-pages',
    apply: 'serve',
    configureServer(server) {
      // After Vite's fallback, which gives navigations this address.
      return () =>
        server.middlewares.use((request, response, next) => {
          if (request.url !== '/index.html') return next()
          sendPage(server, options, request, response).catch((error: Error) => {
            server.ssrFixStacktrace(error)
            next(error)
          })
        })
    },
  }
}

async function sendPage(
  server: ViteDevServer,
  { gateway, language: brandLanguage }: DevPagesOptions,
  request: Connect.IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const preferences = { cookies: getCookies(request), acceptLanguage: request.headers['accept-language'] }
  const { renderPage, composeDocument } = (await server.ssrLoadModule(ENTRY)) as Entry
  let isReached = true
  const ask = async (body: object, headers: Record<string, string> = {}): Promise<object> => {
    const reply = await fetch(`${gateway}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }).catch((error: unknown) => {
      isReached = false
      throw error
    })
    return (await reply.json()) as object
  }
  const { data }: Site = await ask({ query: SITE }, { cookie: request.headers.cookie ?? '' }).catch(() => ({}))
  const languages = pageLanguages(data?.site?.languages.map(({ code }) => code) ?? [brandLanguage])
  const address = new URL(request.originalUrl ?? '/', `http://${request.headers.host ?? 'localhost'}`)
  const { code, path } = splitLanguagePath(address.pathname, languages)
  const language = code ?? chooseLanguage(preferences, languages) ?? 'EN'
  const url = new URL(path + address.search, address)
  const source = await readFile(new URL('index.html', import.meta.url), 'utf8')
  const template = source.replace('<!--HEAD-->', `<link rel="stylesheet" href="${STYLES}" /><!--HEAD-->`)
  const build = { template, manifest: {} }
  const page: RenderedPage = await renderPage({ url: url.href, language, languages }, build, (body) =>
    ask(body, { 'x-language': language }),
  ).catch((error: unknown) => {
    if (isReached) throw error
    return { status: 200, html: composeDocument({ ...build, url, language, languages }), isComplete: false }
  })
  const [failure] = page.failures ?? []
  if (failure) throw Object.assign(new Error(failure.split('\n', 1)[0]), { stack: failure })
  if (page.location !== undefined) {
    return void response.writeHead(page.status, { location: page.location }).end()
  }
  const html = (page.html ?? '')
    .replace('%THEME%', chooseTheme(preferences))
    .replace('%MENU%', chooseMenuWidth(preferences))
    .replace('%SESSION%', chooseSessionKind(preferences, Boolean(data?.viewer)))
  response.writeHead(page.status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  response.end(await server.transformIndexHtml(address.pathname, html, request.originalUrl))
}

function getCookies({ headers }: IncomingMessage): Record<string, string | undefined> {
  return Object.fromEntries(
    (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('=', 2) as [string, string | undefined]),
  )
}
