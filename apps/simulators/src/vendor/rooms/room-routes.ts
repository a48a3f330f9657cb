import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { gameLanguage } from '@playhouse/shared/languages.ts'
import type { PlaySession } from '../play-session.ts'
import { Refusal } from '../refusal.ts'
import type { Vendor } from '../vendor.ts'
import { whileCallerWaits } from '../while-caller-waits.ts'
import { decideSeat } from './decide.ts'
import type { Seat } from './hand.ts'
import { findOpenSeat, findOwnSeat } from './hand-row.ts'
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
import { waitForSeatChange } from './watch-table.ts'

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
