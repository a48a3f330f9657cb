import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

interface GameClientOptions {
  /** Folder of the built client: index.html and assets/. */
  gamesRoot: string
  /** Origins that may frame a game. */
  siteOrigins: readonly string[]
}

/** Serves the built game client at `/play/<launch token>` and `/play/verify`. Loading the page does not use up its launch token. */
export async function gameClientRoutes(
  app: FastifyInstance,
  { gamesRoot, siteOrigins }: GameClientOptions,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(gamesRoot, 'assets'),
    prefix: '/play/assets/',
    immutable: true,
    maxAge: '1y',
    // A sandboxed frame has an opaque origin, so even its own modules and fonts are cross-origin.
    setHeaders: (reply) => void reply.header('access-control-allow-origin', '*'),
  })
  if (!existsSync(join(gamesRoot, 'index.html'))) {
    app.log.warn({ gamesRoot }, 'the game client is not built, so no game can be opened: run "npm run build"')
  }
  const page = (framedBy: string) => (_request: unknown, reply: FastifyReply) => {
    if (!existsSync(join(gamesRoot, 'index.html'))) {
      return reply.code(503).type('text/plain; charset=utf-8').send('The game client is not built.')
    }
    return reply
      .header('content-security-policy', pagePolicy(framedBy))
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store')
      .sendFile('index.html', gamesRoot, { cacheControl: false })
  }
  app.get('/play/:launchToken', page(siteOrigins.join(' ')))
  app.get('/play/verify', page("'none'"))
  app.get('/play/licenses.txt', (_request, reply) => reply.sendFile('licenses.txt', gamesRoot, { maxAge: 0 }))
}

/** `'self'` is the page's URL origin, even in a sandboxed frame. */
const pagePolicy = (framedBy: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framedBy}`,
  ].join('; ')
