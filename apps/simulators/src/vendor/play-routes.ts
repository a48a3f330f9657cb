import cors from '@fastify/cors'
import { isStorable } from '@playhouse/shared/storable-text.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { VendorConfig } from '../config.ts'
import { isToken } from '@playhouse/shared/token.ts'
import {
  type GameSession,
  type LaunchAnswer,
  launchBody,
  type Meter,
  moveBody,
  playRoundBody,
  type RoundAnswer,
} from '@playhouse/vendor-api/play-api.ts'
import { jackpotMeter } from './jackpot.ts'
import { launch } from './launch.ts'
import { board } from './markets/board.ts'
import { type Board, type BetAnswer, betBody } from '@playhouse/vendor-api/play-api-markets.ts'
import { placedBet } from './markets/place.ts'
import { type SharedBet, sharedBetBody, type SharedTable } from '@playhouse/vendor-api/play-api-shared.ts'
import { type PlaySession, seenSession, seenWithRound } from './play-session.ts'
import { Refusal } from './refusal.ts'
import { roomPlayRoutes } from './rooms/room-routes.ts'
import { playRound } from './rounds/begin.ts'
import { moveOn } from './rounds/go-on.ts'
import { roundAnswer } from './rounds/round-answer.ts'
import { roundByKey } from './rounds/round-row.ts'
import { watchedRound } from './rounds/watch.ts'
import { sessionAnswer } from './session-answer.ts'
import { movedSharedBet, placedSharedBet } from './shared/shared-bets.ts'
import { watchedTable } from './shared/shared-table.ts'
import type { Vendor } from './vendor.ts'

const roundKey = z.object({ roundKey: z.uuid() })
const tableQuery = z.object({ tag: z.string().max(32).default('') })
const watchQuery = z.object({ after: z.coerce.number().int().min(0).default(0) })

/** The play API, which only game clients call. */
export async function playRoutes(
  app: FastifyInstance,
  vendor: Vendor,
  { launchHosts }: Pick<VendorConfig, 'launchHosts'>,
): Promise<void> {
  await app.register(async (api) => {
    // The page runs in a sandboxed frame without an origin of its own; nothing here is answered by cookie.
    await api.register(cors, {
      origin: ['null', ...launchHosts],
      methods: ['GET', 'POST'],
      credentials: false,
      maxAge: 600,
    })
    api.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))
    // Bets and moves are kept as they came, with what the engine does not read.
    api.addHook('preHandler', async ({ body }) => {
      if (!isStorable(body)) throw new Refusal('request_invalid')
    })

    const seen = (request: FastifyRequest): Promise<PlaySession> => seenSession(vendor.database, playTokenOf(request))

    const played = async (request: FastifyRequest) => {
      const asked = playRoundBody.safeParse(request.body)
      if (asked.success) {
        const playing = await seenWithRound(vendor.database, playTokenOf(request), asked.data.roundKey)
        return playRound(vendor, playing, asked.data)
      }
      // A missing session is reported first.
      await seen(request)
      throw new Refusal('request_invalid')
    }

    const moved = async (request: FastifyRequest) => {
      const session = await seen(request)
      const round = await roundByKey(vendor.database, session, readAs(roundKey, request.params).roundKey)
      if (!round) throw new Refusal('round_not_found')
      return roundAnswer(vendor, session, await moveOn(vendor, round, readAs(moveBody, request.body)), false)
    }

    const watched = async (request: FastifyRequest) => {
      const session = await seen(request)
      const gone = new AbortController()
      request.raw.socket.once('close', () => gone.abort())
      const asked = { ...readAs(roundKey, request.params), ...readAs(watchQuery, request.query) }
      return roundAnswer(vendor, session, await watchedRound(vendor, session, asked, gone.signal), true)
    }

    const tableOf = async (request: FastifyRequest) => {
      const session = await seen(request)
      const gone = new AbortController()
      request.raw.socket.once('close', () => gone.abort())
      return watchedTable(vendor, session, readAs(tableQuery, request.query).tag, gone.signal)
    }

    api.post('/play/api/launch', (request): Promise<LaunchAnswer> => launch(vendor, readAs(launchBody, request.body)))

    api.get('/play/api/session', (request): Promise<GameSession> =>
      seen(request).then((session) => sessionAnswer(vendor, session)),
    )

    api.get('/play/api/meter', (request): Promise<Meter> =>
      seen(request).then((session) => jackpotMeter(vendor, session)),
    )

    // Two lines of the log for each bet would cost more than much of the bet.
    api.post('/play/api/rounds', { logLevel: 'warn' }, (request): Promise<RoundAnswer> => played(request))

    api.post('/play/api/rounds/:roundKey/moves', (request): Promise<RoundAnswer> => moved(request))

    api.get('/play/api/markets', (request): Promise<Board> => seen(request).then((session) => board(vendor, session)))

    api.post('/play/api/bets', (request): Promise<BetAnswer> =>
      seen(request).then((session) => placedBet(vendor, session, readAs(betBody, request.body))),
    )

    api.get('/play/api/rounds/:roundKey', (request): Promise<RoundAnswer> => watched(request))

    api.get('/play/api/shared', { logLevel: 'warn' }, (request): Promise<SharedTable> => tableOf(request))

    api.post('/play/api/shared/bets', (request): Promise<SharedBet> =>
      seen(request).then((session) => placedSharedBet(vendor, session, readAs(sharedBetBody, request.body))),
    )

    api.post('/play/api/shared/bets/:roundKey/moves', (request): Promise<SharedBet> =>
      seen(request).then((session) =>
        movedSharedBet(vendor, session, readAs(roundKey, request.params).roundKey, readAs(moveBody, request.body)),
      ),
    )

    roomPlayRoutes(api, vendor, seen)
  })
}

/** @throws Refusal game_session_expired where there is none */
function playTokenOf({ headers }: FastifyRequest): string {
  const token = /^Bearer ([\w-]+)$/.exec(headers.authorization ?? '')?.[1]
  if (!isToken(token)) throw new Refusal('game_session_expired')
  return token
}

function readAs<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const read = schema.safeParse(input)
  if (!read.success) throw new Refusal('request_invalid')
  return read.data
}
