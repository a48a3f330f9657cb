import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'

/*
 * Copperleaf's calls to an operator's wallet, and the operator's to Copperleaf. Bodies are JSON with the time in seconds in `sent_at`, signed
 * in the header `x-copperleaf-sign`: HMAC-SHA512 of the raw body under the vendor's key, in base64. Every answer is HTTP 200, and its `code` says
 * whether it was done. Amounts are JSON numbers with at most four decimals. A round has one bet, and is its own idempotency key.
 */

export const COPPERLEAF_VENDOR = 'CPL'
export const SIGN_HEADER = 'x-copperleaf-sign'
/** How far `sent_at` may be off. */
export const CLOCK_TOLERANCE_S = 60

/** `code` of an answer. */
export const CODES = {
  done: 0,
  badSign: 101,
  noSession: 102,
  badRequest: 103,
  noFunds: 201,
  cancelled: 202,
  roundClosed: 203,
  unknownRound: 204,
  otherRequest: 205,
  limitReached: 206,
  notAllowed: 207,
  closed: 208,
  slowDown: 901,
  busy: 902,
} as const
export type Code = (typeof CODES)[keyof typeof CODES]

/** A JSON number as its text, so that no amount is ever a floating-point number. */
const amount = z.string().regex(/^\d{1,15}(?:\.\d{1,4})?$/, 'not an amount')
const seconds = z.string().regex(/^\d{10}$/, 'not a time')
const count = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
/** Unique among the vendor's rounds. */
const round = z.string().regex(/^[\w.-]{1,60}$/, 'not a round')
const session = z.uuid()
/** The vendor's proof of a round, stored with it and shown in its record. */
const proof = z.record(z.string(), z.union([z.string().max(200), z.boolean()]))

/** Calls to the operator, by their path. */
export const WALLET_PATHS = {
  authorize: '/seamless/copperleaf/authorize',
  balance: '/seamless/copperleaf/balance',
  round: '/seamless/copperleaf/round',
  cancel: '/seamless/copperleaf/cancel',
  free: '/seamless/copperleaf/free',
} as const

export const walletBody = {
  authorize: z.strictObject({ sent_at: seconds, token: z.string().max(100) }),
  balance: z.strictObject({ sent_at: seconds, session }),
  /** Bet and win in one call; without `end` the win comes later, in a call whose bet is 0. */
  round: z
    .strictObject({
      sent_at: seconds,
      session,
      round,
      bet: amount,
      win: amount,
      end: z.boolean(),
      game: z.string().max(40),
      proof,
    })
    .refine(({ bet, win, end }) => end || (/[1-9]/.test(bet) && !/[1-9]/.test(win)), 'an open round has a bet alone'),
  /** Takes back the bet of a round that has not ended, and refuses it if it comes later. */
  cancel: z.strictObject({ sent_at: seconds, session, round }),
  /** How far a grant of free rounds has been played, in all. */
  free: z.strictObject({ sent_at: seconds, session, grant: z.uuid(), played: count, won: amount }),
}
export type WalletBody<Call extends keyof typeof walletBody> = z.output<(typeof walletBody)[Call]>

/** Calls to the vendor, by their path. */
export const VENDOR_PATHS = {
  games: '/copperleaf/api/games',
  roundState: '/copperleaf/api/round-state',
  grantFree: '/copperleaf/api/free/grant',
  endFree: '/copperleaf/api/free/end',
} as const

export const ROUND_STATES = { open: 0, sending: 1, done: 2, cancelled: 3, unknown: 9 } as const
export const vendorBody = {
  games: z.strictObject({ sent_at: seconds }),
  roundState: z.strictObject({ sent_at: seconds, round }),
  grantFree: z.strictObject({
    sent_at: seconds,
    grant: z.uuid(),
    player: z.string().max(64),
    game: z.string().max(40),
    rounds: count,
    bet: amount,
    until: seconds,
  }),
  endFree: z.strictObject({ sent_at: seconds, grant: z.uuid() }),
}
export const vendorAnswer = {
  games: z.object({
    games: z.array(
      z.object({
        id: count,
        code: z.string(),
        title: z.string(),
        released: z.iso.date(),
        /** Basis points. */
        rtp: count,
        min_bet: amount,
        max_bet: amount,
      }),
    ),
  }),
  roundState: z.object({ state: count, win: amount.optional() }),
  grantFree: z.object({}),
  endFree: z.object({ played: count, won: amount }),
}

/** Values of a body whose numbers are text. Undefined if it is no JSON. */
export function readNumbersAsText(body: string): unknown {
  try {
    return JSON.parse(body, (_key, value: unknown, context?: { source?: string }) =>
      typeof value === 'number' ? context?.source : value,
    )
  } catch {
    return undefined
  }
}

/** Not in TypeScript's library yet. */
const { rawJSON } = JSON as unknown as { rawJSON(text: string): object }

/** A JSON number of a decimal string, digit by digit. */
export const parseNumber = (text: string): object => rawJSON(text)

export const computeSignature = (body: string | Buffer, secret: Buffer): string =>
  createHmac('sha512', secret).update(body).digest('base64')

/** A body and its signature's header, as of `now` in epoch milliseconds. Amounts by `parseNumber()`. */
export function signed(fields: object, secret: Buffer, now: number = Date.now()) {
  const body = JSON.stringify({ ...fields, sent_at: Math.floor(now / 1000) })
  return { body, headers: { 'content-type': 'application/json', [SIGN_HEADER]: computeSignature(body, secret) } }
}

/** Whether a body is signed, and not long ago. */
export function isSigned(body: Buffer, signature: unknown, secret: Buffer, now: number = Date.now()): boolean {
  const [given, expected] = [Buffer.from(String(signature)), Buffer.from(computeSignature(body, secret))]
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false
  const read = z.object({ sent_at: seconds }).safeParse(readNumbersAsText(body.toString()))
  return read.success && Math.abs(now / 1000 - Number(read.data.sent_at)) <= CLOCK_TOLERANCE_S
}
