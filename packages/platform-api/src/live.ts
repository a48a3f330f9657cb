import * as z from 'zod'
import { amount } from './fields.ts'

/*
 * Live events as the platform publishes them: written to an outbox in the transaction of the change, relayed at least
 * once, in order per member. An event carries what its subscribers need, so that none of them has to ask for it.
 */

/** For one member's sessions. */
const memberEvents = [
  z.object({ type: z.literal('BALANCE'), sumBalance: amount, available: amount, locked: amount, currency: z.string() }),
  z.object({ type: z.literal('DEPOSIT'), depositId: z.string(), state: z.string(), amount }),
  z.object({ type: z.literal('WITHDRAWAL'), withdrawalId: z.string(), state: z.string(), amount }),
  z.object({ type: z.literal('MESSAGE'), messageId: z.string(), kind: z.string(), unread: z.number().int() }),
  /** The token hash identifies the session; absent when all of the member's sessions ended. */
  z.object({ type: z.literal('SESSION_ENDED'), session: z.string().optional(), reason: z.string() }),
  z.object({ type: z.literal('LIMIT_REACHED'), limit: z.string(), until: z.iso.datetime().nullable() }),
] as const

/** For everybody. */
const publicEvents = [
  z.object({ type: z.literal('JACKPOT'), jackpotId: z.string(), amount }),
  z.object({ type: z.literal('WINNER'), account: z.string(), gameName: z.string(), nodeId: z.number(), amount }),
] as const

export const memberEvent = z.discriminatedUnion('type', memberEvents)
export const publicEvent = z.discriminatedUnion('type', publicEvents)

export type MemberEvent = z.input<typeof memberEvent>
export type PublicEvent = z.input<typeof publicEvent>
