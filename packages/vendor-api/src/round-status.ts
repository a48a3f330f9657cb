import * as z from 'zod'

/*
 * Status of a round: a call of the operator to any vendor, with the headers and the signature of the seamless wallet, under the same key.
 */

export const ROUND_STATUS_PATH = '/rounds/v1/status'

export const roundStatusRequest = z.strictObject({
  call: z.literal('status'),
  roundId: z.string().regex(/^[\w.-]{1,64}$/, 'not a round id'),
})

/**
 * `open`: the player or an event still decides it. `unanswered`: it is over, and the operator has not answered yet; the vendor repeats its
 * call within seconds. `settled`, `refunded`: the operator has answered. `unknown`: the vendor has no such round.
 */
export const ROUND_STATES = ['open', 'unanswered', 'settled', 'refunded', 'unknown'] as const

export const roundStatusResponse = z.object({
  state: z.enum(ROUND_STATES),
  /** The round's payout, once it is over. */
  payout: z
    .string()
    .regex(/^\d{1,15}(?:\.\d{1,4})?$/, 'not an amount')
    .optional(),
})

export type RoundStatus = z.output<typeof roundStatusResponse>
