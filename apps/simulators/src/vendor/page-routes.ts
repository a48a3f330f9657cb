import { isStorable } from '@playhouse/shared/storable-text.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { randomBytes } from 'node:crypto'
import type { Config } from '../../../platform/src/config.ts'
import { isToken } from '@playhouse/shared/token.ts'
import { launchPage } from './launch-page.ts'
import { ASSETS, assetText } from '../../../games/src/frame/assets.ts'
import { FONTS } from '../../../games/src/frame/fonts.ts'
import { type NoGame, noGamePage } from '../../../games/src/frame/no-game-page.ts'
import { pageLanguage } from '../../../games/src/frame/page-language.ts'
import { pagePolicy } from '../../../games/src/frame/policy.ts'
import { isPageLanguage, type PageLanguage } from '../../../games/src/frame/texts/texts.ts'
import type { Vendor } from './vendor.ts'
import { verifyPage } from '../../../games/src/verify/verify-page.ts'

const VENDOR_CODE = /^\w{1,16}$/
const FOREVER = 'public, max-age=31536000, immutable'

/** The pages of games, the verifier, and the files that both need. */
export function pageRoutes(app: FastifyInstance, vendor: Vendor, { siteOrigins }: Pick<Config, 'siteOrigins'>): void {
  // No HEAD: what looks at an address ahead of its reader must not use it up.
  app.get<{ Params: { launchToken: string }; Querystring: { vendor?: string; language?: string; room?: string } }>(
    '/play/:launchToken',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const { launchToken } = request.params
      const { vendor: vendorCode = '', language, room: roomId } = request.query
      const nonce = newNonce()
      const named = isToken(launchToken) && VENDOR_CODE.test(vendorCode) && isStorable(roomId)
      const none = (reason: NoGame) => noGamePage(reason, pageLanguage(language), nonce)
      const send = (status: number, page: string) =>
        sendPage(reply.code(status), page, { nonce, framedBy: siteOrigins.join(' ') })
      try {
        const page = named ? await launchPage(vendor, { launchToken, vendorCode, roomId }, nonce) : undefined
        return await send(page ? 200 : 410, page ?? none('usedUp'))
      } catch (error) {
        request.log.error({ err: error }, 'a game could not be opened')
        return send(503, none('notNow'))
      }
    },
  )

  app.get<{ Querystring: { language?: string } }>('/play/verify', (request, reply) => {
    const nonce = newNonce()
    const language = languageAsked(request.query.language, request.headers['accept-language'])
    return sendPage(reply, verifyPage(language, nonce), { nonce, framedBy: "'none'" })
  })

  // Pages in a sandbox have no origin of their own, so even their own modules are asked for from elsewhere.
  app.get<{ Params: { '*': string } }>(`${ASSETS}/*`, ({ params }, reply) => {
    const text = assetText(params['*'])
    if (text === undefined) return reply.callNotFound()
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', FOREVER)
      .header('access-control-allow-origin', '*')
      .send(text)
  })

  for (const [name, font] of FONTS) {
    app.get(`/play/assets/fonts/${name}`, (_request, reply) =>
      reply.type('font/woff2').header('cache-control', FOREVER).header('access-control-allow-origin', '*').send(font),
    )
  }
}

const newNonce = () => randomBytes(16).toString('base64')

function sendPage(reply: FastifyReply, page: string, { nonce, framedBy }: { nonce: string; framedBy: string }) {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy(nonce, framedBy))
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .send(page)
}

/** A language that was asked for by name, else the first of the browser's that games speak. */
function languageAsked(named: string | undefined, accepted = ''): PageLanguage {
  const wanted = [named ?? '', ...accepted.split(',')].map((tag) => tag.trim().slice(0, 2).toLowerCase())
  return wanted.find(isPageLanguage) ?? 'en'
}
