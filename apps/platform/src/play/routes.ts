import cors from '@fastify/cors'
import { formatAmount } from '@playhouse/shared/money.ts'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { isToken } from '../domains/session/token.ts'
import { cashOf } from '../domains/wallet/balance.ts'
import { type GameSession, type PlayedRound, playRoundBody } from '../engines/slot/contract.ts'
import { seedHash } from '../engines/slot/fair-random.ts'
import { slotPagePolicy } from '../engines/slot/page/page.ts'
import { slotPageScript } from '../engines/slot/page/script.ts'
import { inputBreaches } from '../http/input-breaches.ts'
import { platformError } from '../http/platform-error.ts'
import { FONTS } from './fonts.ts'
import { launchPage } from './launch-page.ts'
import { pageLanguage } from './page-language.ts'
import { playRoundOf } from './play-round.ts'
import { languageOfLaunch, seenSession } from './play-session.ts'
import { usedUpPage } from './used-up-page.ts'

interface PlayOptions {
  config: Pick<Config, 'siteOrigins' | 'launchHosts'>
  database: Database
}

/** The vendor's side: the page of a game and the rounds it plays. It is spoken to by browsers, never by the gateway. */
export const playRoutes: FastifyPluginAsync<PlayOptions> = async (app, { config, database }) => {
  // The page runs in a sandboxed frame without an origin of its own; nothing here is answered by cookie.
  await app.register(cors, {
    origin: ['null', ...config.launchHosts],
    methods: ['GET', 'POST'],
    credentials: false,
    maxAge: 600,
  })

  // No HEAD: what looks at an address ahead of its reader must not use it up.
  app.get<{ Params: { launchToken: string } }>(
    '/play/:launchToken',
    { exposeHeadRoute: false },
    async ({ params: { launchToken } }, reply) => {
      const nonce = randomBytes(16).toString('base64')
      const page = await launchPage(database, launchToken, nonce)
      return reply
        .code(page ? 200 : 410)
        .type('text/html; charset=utf-8')
        .header('content-security-policy', slotPagePolicy(nonce, config.siteOrigins.join(' ')))
        .header('referrer-policy', 'no-referrer')
        .header('cache-control', 'no-store')
        .send(page ?? usedUpPage(pageLanguage(await languageOfLaunch(database, launchToken)), nonce))
    },
  )

  app.get('/play/assets/slot-page.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'public, max-age=300').send(slotPageScript()),
  )

  for (const [name, font] of FONTS) {
    app.get(`/play/assets/${name}`, (_request, reply) =>
      reply.type('font/woff2').header('cache-control', 'public, max-age=31536000, immutable').send(font),
    )
  }

  app.get('/play/api/session', async (request, reply): Promise<GameSession> => {
    reply.header('cache-control', 'no-store')
    const session = await seenSession(database, playTokenOf(request))
    if (!session) throw platformError('game_session_expired')
    const { minor, currency } = await cashOf(database, session.memberId)
    return { balance: formatAmount(minor), currency, serverSeedHash: seedHash(session.serverSeed.toString('hex')) }
  })

  app.post('/play/api/rounds', async (request, reply): Promise<PlayedRound> => {
    reply.header('cache-control', 'no-store')
    const playToken = playTokenOf(request)
    const read = playRoundBody.safeParse(request.body, { reportInput: true })
    if (read.success) return playRoundOf(database, playToken, read.data)
    const fields = inputBreaches(read.error)
    throw 'stake' in fields ? platformError('stake_invalid') : platformError('request_param_err', { fields })
  })
}

function playTokenOf(request: FastifyRequest): string {
  const token = /^Bearer ([\w-]+)$/.exec(request.headers.authorization ?? '')?.[1]
  if (!isToken(token)) throw platformError('game_session_expired')
  return token
}
