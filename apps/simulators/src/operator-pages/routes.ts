import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import type { Config } from '../../../platform/src/config.ts'
import { isPageLanguage, type PageLanguage } from '../../../games/src/frame/texts/texts.ts'
import { type WordPage, wordPage, wordPagePolicy } from './page.ts'
import { TEXTS } from './texts.ts'

const MANIFEST = '/app/manifest.webmanifest'

/**
 * Pages that stand in for an operator's own: where its apps are fetched (`/app/android`, `/app/ios`), as an installable web
 * app that leads to the site, and its desk of customer service (`/desk`). Each says that it is a demonstration.
 */
export function demonstrationRoutes(app: FastifyInstance, { siteOrigins }: Pick<Config, 'siteOrigins'>): void {
  const site = siteOrigins[0] ?? ''
  for (const kind of ['android', 'ios'] as const) {
    app.get(`/app/${kind}`, (request, reply) => {
      const language = languageOf(request)
      const { open, note } = TEXTS[language]
      const link = { address: site, label: open }
      return send(reply, { language, ...TEXTS[language][kind], link, note, manifest: MANIFEST })
    })
  }

  app.get<{ Querystring: { vip?: string } }>('/desk', (request, reply) => {
    const language = languageOf(request)
    const { desk, note } = TEXTS[language]
    const title = request.query.vip === '1' ? desk.vipTitle : desk.title
    const link = { address: `${site}/helpmc#feedback`, label: desk.link }
    return send(reply, { language, title, text: desk.text, link, note })
  })

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
        icons: [{ src: '/media/logo.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
      }),
  )
  app.get('/app/start', (_request, reply) => reply.redirect(site, 302))
}

/** The first language the browser names decides; whoever reads none of the house's is given English. */
function languageOf({ headers }: FastifyRequest): PageLanguage {
  const [named = ''] = /^\s*[a-z]+/i.exec(headers['accept-language'] ?? '') ?? []
  const language = named.trim().toLowerCase()
  return isPageLanguage(language) ? language : 'en'
}

function send(reply: FastifyReply, page: WordPage): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', wordPagePolicy(nonce))
    .header('referrer-policy', 'no-referrer')
    .header('vary', 'accept-language')
    .header('cache-control', 'no-cache')
    .send(wordPage(page, nonce))
}
