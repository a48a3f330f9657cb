import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { graphqlFailure } from './graphql-failure.ts'

/** The build puts a hash of the content into the names of these. */
const HASHED = '/assets/'

/**
 * Serves the built web: hashed files for ever, everything else checked on each use, and the page itself for every address
 * that a browser goes to.
 * @param webRoot the build's folder; when left out there are no files and no page
 * @throws Error when the folder holds no index.html
 */
export async function webFiles(app: FastifyInstance, webRoot: string | undefined): Promise<void> {
  const notFound = (request: FastifyRequest, reply: FastifyReply) =>
    reply.code(404).send(graphqlFailure(request, 'NOT_FOUND', 'There is nothing at this address.'))
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

/** True for a browser that goes to a page: it takes HTML and asks for no other kind of file. */
export function isNavigation(request: FastifyRequest): boolean {
  const [path = '/'] = request.url.split('?', 1)
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  if (path.startsWith(HASHED) || path === '/graphql') return false
  const extension = /\.([^./]+)$/.exec(path)?.[1]
  return (request.headers.accept ?? '').includes('text/html') && (!extension || extension === 'html')
}
