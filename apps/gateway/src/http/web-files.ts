import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { graphqlErrorBody } from './error-handler.ts'
import { sitemapRoutes } from './pages/sitemap.ts'
import { pageHandler, type PageSource } from './pages/serve-pages.ts'
import type { GatewayServices } from './request-context.ts'

/** File names contain a hash of their content. */
const HASHED = '/assets/'
const PAGE = 'index.html'
const FILES = '/*'

/**
 * Serves the built web: hashed files as immutable, everything else revalidated, rendered pages for navigations.
 * @throws Error when the web is not built
 */
export async function serveWeb(
  app: FastifyInstance,
  services: GatewayServices,
  webRoot: string | undefined,
  onPage?: (source: PageSource) => void,
): Promise<void> {
  const notFound = (request: FastifyRequest, reply: FastifyReply) =>
    reply.code(404).send(graphqlErrorBody(request, 'NOT_FOUND', 'There is nothing at this address.'))
  if (!webRoot) {
    app.setNotFoundHandler(notFound)
    return
  }
  const root = join(resolve(webRoot), 'client')
  if (!existsSync(join(root, PAGE)))
    throw new Error(`WEB_ROOT holds no client/${PAGE}: ${webRoot}. Build the web first.`)
  await app.register(staticFiles, {
    root,
    preCompressed: true,
    cacheControl: false,
    // A template, filled in for each page.
    index: false,
    allowedPath: (path) => !path.endsWith('/') && path !== `/${PAGE}` && !path.startsWith('/.'),
    setHeaders: (reply, path) => {
      const hashed = path.slice(root.length).replaceAll('\\', '/').startsWith(HASHED)
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  sitemapRoutes(app, services)
  const sendPage = await pageHandler(app, { services, webRoot: resolve(webRoot), onServed: onPage })
  app.setNotFoundHandler((request, reply) =>
    isNavigation(request) ? sendPage(request, reply) : notFound(request, reply),
  )
}

/** A request without the header accepts everything, as link previews and `curl` do. */
const ACCEPTS_HTML = /text\/html|text\/\*|\*\/\*|^$/

/** True for a request for a page: it accepts HTML and asks for no file and no other route. */
export function isNavigation(request: FastifyRequest): boolean {
  const [path = '/'] = request.url.split('?', 1)
  const route = request.routeOptions.url
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  // Probes of health accept everything too.
  if (path.startsWith(HASHED) || (route !== undefined && route !== FILES)) return false
  const extension = /\.([^./]+)$/.exec(path)?.[1]
  return ACCEPTS_HTML.test(request.headers.accept ?? '') && (!extension || extension === 'html')
}
