import * as z from 'zod'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { gameLanguage } from '@playhouse/shared/languages.ts'
import type { PlaySession } from '../play-session.ts'
import { Refusal } from '../refusal.ts'
import type { Vendor } from '../vendor.ts'
import { whileCallerWaits } from '../while-caller-waits.ts'
import { decideSeat, foldLateSeats } from './decide.ts'
import type { Seat } from './hand.ts'
import { findOpenSeat, findOwnSeat, loadTable } from './hand-row.ts'
import {
  decisionBody,
  type ListedRoom,
  seedBody,
  sitBody,
  type TableResponse,
} from '@playhouse/vendor-api/play-api-rooms.ts'
import { findCardsModel, listRooms } from './rooms.ts'
import { askPartner, leaveSeat, submitSeed, takeSeat } from './sit.ts'
import { tableResponse } from './table-response.ts'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

/** Short enough to notice soon when a page has gone. */
const LONG_POLL_TIMEOUT_MS = 10_000
/** Other processes may change the hand, so it is reread. */
const REREAD_INTERVAL_MS = 1_000

/**
 * Waits until the hand is newer than version `after` or over, at most {@link LONG_POLL_TIMEOUT_MS}, and returns the account's seat.
 * @throws Refusal round_not_found
 */
async function waitForSeatChange(
  vendor: Vendor,
  session: PlaySession,
  { handId, after }: { handId: string; after: number },
  signal: AbortSignal,
): Promise<Seat> {
  for (const until = Date.now() + LONG_POLL_TIMEOUT_MS; ;) {
    // Listen before reading, so that no change in between is missed.
    const stop = new AbortController()
    const changed = once(vendor.changed, handId, { signal: stop.signal }).catch(() => {})
    try {
      const own = await findOwnSeat(vendor.database, session, handId)
      const table = own && (await loadTable(vendor.database, handId, vendor.leaseMs))
      if (!own || !table) throw new Refusal('round_not_found')
      const { status, version, decideBy } = table.hand
      const awaited = status === 'going' && table.seats.some(({ decision, step }) => decision === null && step === null)
      const left = awaited && decideBy ? decideBy.getTime() - table.now.getTime() : REREAD_INTERVAL_MS
      if (left <= 0) await foldLateSeats(vendor, handId)
      else if (version > after || own.over || Date.now() >= until || signal.aborted) return own
      else await Promise.race([changed, sleep(Math.min(REREAD_INTERVAL_MS, left), undefined, stop).catch(() => {})])
    } finally {
      stop.abort()
    }
  }
}

const handParams = z.object({ handId: z.uuid() })
const watchQuery = z.object({ after: z.coerce.number().int().min(0).default(0) })
const listQuery = z.object({
  nodeId: z.coerce.number().int().positive().max(2_147_483_647).optional(),
  gameCode: z.string().max(64).optional(),
  language: z.string().max(8).optional(),
})

/** Play API routes of card rooms. `getSession` loads the session of a request. */
export function roomPlayRoutes(
  api: FastifyInstance,
  vendor: Vendor,
  getSession: (request: FastifyRequest) => Promise<PlaySession>,
): void {
  const { database } = vendor

  const now = async (request: FastifyRequest): Promise<TableResponse> => {
    const session = await getSession(request)
    return tableResponse(vendor, session, (await findOpenSeat(database, session)) ?? null)
  }

  const watched = async (request: FastifyRequest): Promise<TableResponse> => {
    const session = await getSession(request)
    const requested = { ...readAs(handParams, request.params), ...readAs(watchQuery, request.query) }
    const seat = await whileCallerWaits(request, (gone) => waitForSeatChange(vendor, session, requested, gone))
    return tableResponse(vendor, session, seat)
  }

  const seated = async (request: FastifyRequest): Promise<TableResponse> => {
    const session = await getSession(request)
    const model = findCardsModel(session.gameCode)
    if (!model) throw new Refusal('round_not_found')
    const handId = await takeSeat(vendor, session, model, readAs(sitBody, request.body).roomId)
    return tableResponse(vendor, session, (await findOwnSeat(database, session, handId)) ?? null)
  }

  /** Requires the caller's own seat; for everybody else the hand does not exist. */
  const ofSeat = async (
    request: FastifyRequest,
    work: (own: Seat, request: FastifyRequest) => Promise<void>,
  ): Promise<TableResponse> => {
    const session = await getSession(request)
    const { handId } = readAs(handParams, request.params)
    const own = await findOwnSeat(database, session, handId)
    if (!own) throw new Refusal('round_not_found')
    await work(own, request)
    return tableResponse(vendor, session, (await findOwnSeat(database, session, handId)) ?? null)
  }

  const atSeat = (path: string, work: (own: Seat, request: FastifyRequest) => Promise<void>) =>
    api.post(`/play/api/table/:handId/${path}`, (request) => ofSeat(request, work))

  api.get('/play/api/table', (request) => now(request))
  api.get('/play/api/table/:handId', (request) => watched(request))
  api.post('/play/api/table/seat', (request) => seated(request))
  atSeat('seed', (own, request) => submitSeed(vendor, own, readAs(seedBody, request.body).clientSeed))
  atSeat('partner', (own) => askPartner(vendor, own))
  atSeat('decision', (own, request) => decideSeat(vendor, own, readAs(decisionBody, request.body).decision))
  atSeat('leave', (own) => leaveSeat(vendor, own))
}

/** Public list of rooms for operators. */
export function roomListRoute(app: FastifyInstance, { database }: Vendor): void {
  const listed = async (request: FastifyRequest): Promise<{ rooms: ListedRoom[] }> => {
    const { nodeId, gameCode, language } = readAs(listQuery, request.query)
    const game = nodeId === undefined ? undefined : { nodeId, gameCode: gameCode ?? '' }
    return { rooms: await listRooms(database, game, gameLanguage(language)) }
  }
  app.get('/play/rooms', (request) => listed(request))
}

function readAs<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const read = schema.safeParse(input)
  if (!read.success) throw new Refusal('request_invalid')
  return read.data
}
