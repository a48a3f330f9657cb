import type * as z from 'zod'
import { eventList } from '../../play-api-markets.ts'
import { roomList } from '../../play-api-rooms.ts'
import { ROUND_STATUS_PATH, roundStatusResponse } from '../../round-status.ts'
import { WALLET_CALLS, WALLET_REFUSALS, type WalletCall } from '../../seamless-wallet.ts'
import {
  TRANSFER_CALLS,
  transferRefusal,
  type TransferRefusalCode,
  type TransferResponse,
} from '../../transfer-wallet.ts'
import {
  type CallingVendor,
  type OperatorWallet,
  RefusedCall,
  type ServedCall,
  type VendorAdapter,
  VendorRefusedError,
  VendorUnknownError,
} from '../vendor-adapter.ts'
import { REFUSAL_MESSAGES } from './refusal-messages.ts'
import { signatureReader } from './signed-call.ts'
import { signedClient } from './signed-client.ts'

const CONNECTIONS = 8
/** The sequential calls of a launch must fit into its time limit. */
const DEADLINE_MS = 3_000
/** Lists are public; a slow one is not worth waiting for. */
const LIST_DEADLINE_MS = 2_000

const MOVING: ReadonlySet<WalletCall> = new Set(['play', 'debit', 'credit', 'rollback'])
/** Refusals that leave the outcome unknown. */
const OUTCOME_UNKNOWN: readonly TransferRefusalCode[] = ['system_busy', 'too_many_requests', 'signature_invalid']

/**
 * Vendors that speak the operator's own protocol: the wallet's calls as they are, signed, with the refusals' HTTP statuses
 * (docs/seamless-wallet.md, docs/transfer-wallet.md).
 */
export const harbour: VendorAdapter = {
  code: 'harbour',

  serveWallet: (wallet, secret) => ({
    calls: Object.fromEntries(
      (Object.keys(WALLET_CALLS) as WalletCall[]).map((call) => [`/seamless/v1/${call}`, serveCall(wallet, call)]),
    ),
    contentType: 'application/json',
    readCaller: signatureReader(secret),
    refuse: (code) => ({ status: WALLET_REFUSALS[code], body: { error: code, message: REFUSAL_MESSAGES[code] } }),
  }),

  launchPath: ({ launchToken, vendorCode, language, roomId }) =>
    `/play/${launchToken}?${new URLSearchParams({ vendor: vendorCode, language, ...(roomId && { room: roomId }) })}`,

  connect(access) {
    const client = signedClient({ ...access, connections: CONNECTIONS, deadlineMs: DEADLINE_MS })
    const read = async <T>(answer: () => Promise<T>): Promise<T> => {
      try {
        return await answer()
      } catch (error) {
        throw error instanceof VendorRefusedError || error instanceof VendorUnknownError
          ? error
          : new VendorUnknownError(error)
      }
    }
    const list = <Schema extends z.ZodType>(path: string, query: object, schema: Schema) =>
      read(async () => {
        const { statusCode, body } = await client.get(path, query, LIST_DEADLINE_MS)
        if (statusCode !== 200) throw new Error(`The vendor answers ${statusCode}`)
        return schema.parse(body)
      })
    return {
      ask: (vendorCode, name, requested) =>
        read(async () => {
          const { statusCode, body } = await client.post(vendorCode, `/transfer/v1/${name}`, {
            call: name,
            ...requested,
          })
          const response = TRANSFER_CALLS[name].response.safeParse(body)
          if (statusCode === 200 && response.success) return response.data as TransferResponse<typeof name>
          const refused = transferRefusal.safeParse(body)
          if (statusCode === 200 || !refused.success) throw new VendorUnknownError(response.error)
          if (OUTCOME_UNKNOWN.includes(refused.data.error)) throw new VendorUnknownError(refused.data.error)
          throw new VendorRefusedError(refused.data.error)
        }),
      readRound: (vendorCode, roundId) =>
        read(async () => {
          const { statusCode, body } = await client.post(vendorCode, ROUND_STATUS_PATH, { call: 'status', roundId })
          if (statusCode !== 200) throw new Error(`The vendor answered with status ${statusCode}.`)
          return roundStatusResponse.parse(body)
        }),
      listRooms: async (filter) => (await list('/play/rooms', filter, roomList)).rooms,
      listEvents: async (models) => (await list('/play/events', { models: models.join(',') }, eventList)).events,
      close: () => client.close(),
    }
  },
}

function serveCall(wallet: OperatorWallet, call: WalletCall): ServedCall {
  const perform = wallet[call] as (vendor: CallingVendor, requested: unknown) => Promise<unknown>
  const { request, response } = WALLET_CALLS[call]
  return {
    moves: MOVING.has(call),
    perform: async (vendor, body) => {
      const read = request.safeParse(parseJson(body))
      if (!read.success) throw new RefusedCall('request_invalid')
      return response.parse(await perform(vendor, read.data))
    },
  }
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
