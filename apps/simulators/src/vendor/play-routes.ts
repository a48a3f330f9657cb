import cors from '@fastify/cors'
import { isStorable } from '@playhouse/shared/storable-text.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { VendorConfig } from '../config.ts'
import { isToken } from '@playhouse/server/token.ts'
import {
  type GameSession,
  type LaunchResponse,
  launchBody,
  type Meter,
  moveBody,
  playRoundBody,
  type RoundResponse,
} from '@playhouse/vendor-api/play-api.ts'
import { jackpotMeter } from './jackpot.ts'
import { launch } from './launch.ts'
import { loadBoard } from './markets/board.ts'
import { type Board, type BetResponse, betBody } from '@playhouse/vendor-api/play-api-markets.ts'
import { placeBet } from './markets/place.ts'
import { type SharedBet, sharedBetBody, type SharedTable } from '@playhouse/vendor-api/play-api-shared.ts'
import { type PlaySession, touchSession } from './play-session.ts'
import { Refusal } from './refusal.ts'
import { roomPlayRoutes } from './rooms/room-routes.ts'
import { playRound } from './rounds/begin.ts'
import { makeMove } from './rounds/make-move.ts'
import { roundResponse } from './rounds/round-response.ts'
import { findRoundByKey } from './rounds/round-row.ts'
import { waitForRoundChange } from './rounds/watch.ts'
import { sessionResponse } from './session-response.ts'
import { moveSharedBet, placeSharedBet } from './shared/shared-bets.ts'
import { waitForTableChange } from './shared/shared-table.ts'
import type { Vendor } from './vendor.ts'
import { whileCallerWaits } from './while-caller-waits.ts'

const roundKey = z.object({ roundKey: z.uuid() })
const tableQuery = z.object({ tag: z.string().max(32).default('') })
const watchQuery = z.object({ after: z.coerce.number().int().min(0).default(0) })

/** The play API for game clients. */
export async function playRoutes(
  app: FastifyInstance,
  vendor: Vendor,
  { launchHosts }: Pick<VendorConfig, 'launchHosts'>,
): Promise<void> {
  await app.register(async (api) => {
    // Pages in sandboxed frames send `Origin: null`; nothing here depends on cookies.
    await api.register(cors, {
      origin: ['null', ...launchHosts],
      methods: ['GET', 'POST'],
      credentials: false,
      maxAge: 600,
    })
    api.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))
    // Bets and moves are stored as received, including fields that the engine ignores.
    api.addHook('preHandler', async ({ body }) => {
      if (!isStorable(body)) throw new Refusal('request_invalid')
    })

    const requireSession: RequireSession = (request) => touchSession(vendor.database, getPlayToken(request))
    sessionRoutes(api, vendor, requireSession)
    roundRoutes(api, vendor, requireSession)
    marketRoutes(api, vendor, requireSession)
    sharedTableRoutes(api, vendor, requireSession)
    roomPlayRoutes(api, vendor, requireSession)
  })
}

type RequireSession = (request: FastifyRequest) => Promise<PlaySession>

function sessionRoutes(api: FastifyInstance, vendor: Vendor, requireSession: RequireSession): void {
  api.post('/play/api/launch', (request): Promise<LaunchResponse> => launch(vendor, readAs(launchBody, request.body)))

  api.get('/play/api/session', (request): Promise<GameSession> =>
    requireSession(request).then((session) => sessionResponse(vendor, session)),
  )

  api.get('/play/api/meter', (request): Promise<Meter> =>
    requireSession(request).then((session) => jackpotMeter(vendor, session)),
  )
}

function roundRoutes(api: FastifyInstance, vendor: Vendor, requireSession: RequireSession): void {
  const handlePlay = async (request: FastifyRequest): Promise<RoundResponse> => {
    const requested = playRoundBody.safeParse(request.body)
    if (requested.success) return playRound(vendor, getPlayToken(request), requested.data)
    // A missing session is reported first.
    await requireSession(request)
    throw new Refusal('request_invalid')
  }

  const handleMove = async (request: FastifyRequest): Promise<RoundResponse> => {
    const session = await requireSession(request)
    const round = await findRoundByKey(vendor.database, session, readAs(roundKey, request.params).roundKey)
    if (!round) throw new Refusal('round_not_found')
    return roundResponse(vendor, session, await makeMove(vendor, round, readAs(moveBody, request.body)), false)
  }

  const handleWatch = async (request: FastifyRequest): Promise<RoundResponse> => {
    const session = await requireSession(request)
    const requested = { ...readAs(roundKey, request.params), ...readAs(watchQuery, request.query) }
    const round = await whileCallerWaits(request, (gone) => waitForRoundChange(vendor, session, requested, gone))
    return roundResponse(vendor, session, round, true)
  }

  // Two log lines per bet would cost more than much of the bet itself.
  api.post('/play/api/rounds', { logLevel: 'warn' }, (request) => handlePlay(request))
  api.post('/play/api/rounds/:roundKey/moves', (request) => handleMove(request))
  api.get('/play/api/rounds/:roundKey', (request) => handleWatch(request))
}

function marketRoutes(api: FastifyInstance, vendor: Vendor, requireSession: RequireSession): void {
  api.get('/play/api/markets', (request): Promise<Board> =>
    requireSession(request).then((session) => loadBoard(vendor, session)),
  )

  api.post('/play/api/bets', (request): Promise<BetResponse> =>
    requireSession(request).then((session) => placeBet(vendor, session, readAs(betBody, request.body))),
  )
}

function sharedTableRoutes(api: FastifyInstance, vendor: Vendor, requireSession: RequireSession): void {
  const handleTable = async (request: FastifyRequest): Promise<SharedTable> => {
    const session = await requireSession(request)
    const { tag } = readAs(tableQuery, request.query)
    return whileCallerWaits(request, (gone) => waitForTableChange(vendor, session, tag, gone))
  }

  api.get('/play/api/shared', { logLevel: 'warn' }, (request) => handleTable(request))

  api.post('/play/api/shared/bets', (request): Promise<SharedBet> =>
    requireSession(request).then((session) => placeSharedBet(vendor, session, readAs(sharedBetBody, request.body))),
  )

  api.post('/play/api/shared/bets/:roundKey/moves', (request): Promise<SharedBet> =>
    requireSession(request).then((session) =>
      moveSharedBet(vendor, session, readAs(roundKey, request.params).roundKey, readAs(moveBody, request.body)),
    ),
  )
}

/** @throws Refusal game_session_expired without a token */
function getPlayToken({ headers }: FastifyRequest): string {
  const token = /^Bearer ([\w-]+)$/.exec(headers.authorization ?? '')?.[1]
  if (!isToken(token)) throw new Refusal('game_session_expired')
  return token
}

function readAs<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const read = schema.safeParse(input)
  if (!read.success) throw new Refusal('request_invalid')
  return read.data
}
