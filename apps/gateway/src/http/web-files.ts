import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { graphqlErrorBody } from './error-handler.ts'

/** File names contain a hash of their content. */
const HASHED = '/assets/'

/**
 * Serves the built web: hashed files as immutable, everything else revalidated, index.html for navigations.
 * @param webRoot build folder; without it every address is 404
 * @throws Error when the folder holds no index.html
 */
export async function serveWeb(app: FastifyInstance, webRoot: string | undefined): Promise<void> {
  const notFound = (request: FastifyRequest, reply: FastifyReply) =>
    reply.code(404).send(graphqlErrorBody(request, 'NOT_FOUND', 'There is nothing at this address.'))
  if (!webRoot) {
    app.setNotFoundHandler(notFound)
    return
  }
  const root = resolve(webRoot)
  if (!existsSync(join(root, 'index.html')))
    throw new Error(`WEB_ROOT holds no index.html: ${root}. Build the web first.`)
  await app.register(staticFiles, {
    root,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.slice(root.length).replaceAll('\\', '/').startsWith(HASHED)
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.setNotFoundHandler((request, reply) =>
    isNavigation(request) ? reply.sendFile('index.html') : notFound(request, reply),
  )
}

/** True for a browser navigation: it accepts HTML and asks for no file. */
export function isNavigation(request: FastifyRequest): boolean {
  const [path = '/'] = request.url.split('?', 1)
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  if (path.startsWith(HASHED) || path === '/graphql') return false
  const extension = /\.([^./]+)$/.exec(path)?.[1]
  return (request.headers.accept ?? '').includes('text/html') && (!extension || extension === 'html')
}
