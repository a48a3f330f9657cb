import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import { type GameLanguage, isGameLanguage } from '@playhouse/shared/languages.ts'
import type { Config } from '../config.ts'
import { type TextPage, renderTextPage, textPagePolicy } from './page.ts'
import { TEXTS } from './texts.ts'

const MANIFEST = '/app/manifest.webmanifest'

/**
 * Demo pages in place of an operator's own: app downloads (`/app/android`, `/app/ios`) as an installable web app that opens
 * the site. Each says that it is a demonstration.
 */
export function operatorPageRoutes(
  app: FastifyInstance,
  { siteOrigins, mediaHost }: Pick<Config, 'siteOrigins' | 'mediaHost'>,
): void {
  const site = siteOrigins[0] ?? ''
  const logo = `${mediaHost}/media/logo.svg`
  for (const kind of ['android', 'ios'] as const) {
    app.get(`/app/${kind}`, (request, reply) => {
      const language = getLanguage(request)
      const { open, note } = TEXTS[language]
      const link = { address: site, label: open }
      return send(reply, { language, ...TEXTS[language][kind], link, note, logo, manifest: MANIFEST })
    })
  }

  app.get(MANIFEST, (_request, reply) =>
    reply
      .type('application/manifest+json')
      .header('cache-control', 'public, max-age=3600')
      .send({
        name: 'Playhouse (play money)',
        short_name: 'Playhouse',
        start_url: '/app/start',
        scope: '/app/',
        display: 'standalone',
        background_color: '#130e0c',
        theme_color: '#130e0c',
        icons: [{ src: logo, sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
      }),
  )
  app.get('/app/start', (_request, reply) => reply.redirect(site, 302))
}

/** The browser's first language, or English if not supported. */
function getLanguage({ headers }: FastifyRequest): GameLanguage {
  const [named = ''] = /^\s*[a-z]+/i.exec(headers['accept-language'] ?? '') ?? []
  const language = named.trim().toLowerCase()
  return isGameLanguage(language) ? language : 'en'
}

function send(reply: FastifyReply, page: TextPage): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', textPagePolicy(nonce, page.logo))
    .header('referrer-policy', 'no-referrer')
    .header('vary', 'accept-language')
    .header('cache-control', 'no-cache')
    .send(renderTextPage(page, nonce))
}
