import { createHash, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'

/*
 * Calls of a merchant to Mosswater and its callbacks: forms, signed by MD5 in the field `sign`. Answers are JSON with HTTP 200, and `code`
 * says whether it was done. Amounts are whole units, times those of UTC+7. An order number is taken once: the second order under it
 * is refused.
 */

export const MOSSWATER_CALLS = {
  collect: '/gateway/collect',
  collectQuery: '/gateway/collect/query',
  transfer: '/gateway/transfer',
  transferQuery: '/gateway/transfer/query',
  bill: '/gateway/bill',
} as const

/** `code` of an answer. */
export const MOSSWATER_CODES = {
  done: '0000',
  badSign: '1001',
  badField: '1002',
  unknownOrder: '1004',
  duplicateOrder: '1009',
  busy: '9999',
} as const

/** `status` of a collection and of a transfer. */
export const COLLECT_STATUS = { waiting: '0', paid: '1', confirming: '2', declined: '3', expired: '4' } as const
export const TRANSFER_STATUS = { accepted: '0', paid: '1', failed: '2', partlyPaid: '5' } as const

/** Answer to a callback; anything else has it repeated. */
export const CALLBACK_TAKEN = 'OK'

export type Fields = Readonly<Record<string, string>>

/** MD5 over the fields that are not empty, sorted by name, and the secret. */
export function computeSignature(fields: Fields, secret: string): string {
  const text = Object.keys(fields)
    .filter((name) => name !== 'sign' && fields[name] !== '')
    .toSorted()
    .map((name) => `${name}=${fields[name]}`)
    .join('&')
  return createHash('md5').update(`${text}&key=${secret}`).digest('hex').toUpperCase()
}

/** @param secrets the first one signs */
export const signed = (fields: Fields, secrets: readonly string[]): Fields => ({
  ...fields,
  sign: computeSignature(fields, secrets[0] ?? ''),
})

export function isSigned(fields: Fields, secrets: readonly string[]): boolean {
  const given = Buffer.from(fields.sign ?? '')
  return secrets.some((secret) => {
    const expected = Buffer.from(computeSignature(fields, secret))
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}

/** The fields of a form; undefined if one is repeated, so that nobody reads another value than was signed. */
export function readForm(body: string): Fields | undefined {
  const entries = [...new URLSearchParams(body)]
  const fields = Object.fromEntries(entries)
  return Object.keys(fields).length === entries.length ? fields : undefined
}

const UTC_OFFSET_MS = 7 * 3_600_000
/** `2026-11-28 08:30:00`, in UTC+7. */
export const localTime = (at: Date): string =>
  new Date(at.getTime() + UTC_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ')
export const readLocalTime = (text: string): Date => new Date(`${text.replace(' ', 'T')}+07:00`)

const units = z.string().regex(/^\d{1,12}$/)
const time = z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
const number = z.string().regex(/^[\w-]{1,64}$/)

const receipt = z.object({
  receipt_no: number,
  amount: units,
  currency: z.string(),
  payer: z.string(),
  remark: z.string(),
  paid_at: time,
})
export type Receipt = z.output<typeof receipt>

export const collection = z.object({
  order_no: number,
  trade_no: number,
  status: z.string(),
  amount: units,
  currency: z.string(),
  pay_url: z.url(),
  receipts: z.array(receipt),
})
export type Collection = z.output<typeof collection>

export const transfer = z.object({
  order_no: number,
  trade_no: number,
  status: z.string(),
  amount: units,
  /** The part of the amount that has been paid. */
  paid_amount: units,
  currency: z.string(),
  created_at: time,
  finished_at: z.union([time, z.literal('')]),
  reason: z.string(),
})
export type Transfer = z.output<typeof transfer>

/** A day's money in (`collect`, by receipt) and out (`transfer`, by trade). */
export const bill = z.object({
  lines: z.array(
    z.object({
      kind: z.enum(['collect', 'transfer']),
      no: number,
      order_no: number,
      amount: units,
      currency: z.string(),
      remark: z.string(),
      at: time,
    }),
  ),
})
export type Bill = z.output<typeof bill>

export const answer = z.object({ code: z.string(), msg: z.string(), data: z.unknown().optional() })

/** A callback: `collect` has a receipt if money arrived. */
export const callback = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('collect'),
    order_no: number,
    trade_no: number,
    status: z.enum([COLLECT_STATUS.paid, COLLECT_STATUS.confirming, COLLECT_STATUS.declined]),
    receipt_no: z.union([number, z.literal('')]).default(''),
    amount: units,
    currency: z.string(),
    payer: z.string().default(''),
    remark: z.string().default(''),
    paid_at: z.union([time, z.literal('')]).default(''),
  }),
  z.object({
    kind: z.literal('transfer'),
    ...transfer.shape,
    finished_at: z.union([time, z.literal('')]).default(''),
    reason: z.string().default(''),
    status: z.enum([TRANSFER_STATUS.paid, TRANSFER_STATUS.failed, TRANSFER_STATUS.partlyPaid]),
  }),
])

/** Behaviour of the simulator, set by `PUT /controls` (demo only). */
export const mosswaterControls = z.strictObject({
  /** Milliseconds until an order is carried out by itself; null waits for its page. */
  finishAfterMs: z.int().min(0).nullable().optional(),
  transferOutcome: z.enum(['PAID', 'FAILED', 'PARTLY_PAID', 'UNKNOWN']).optional(),
  /** How calls are answered, as by the first simulator. */
  answers: z.enum(['NORMAL', 'LOST_ANSWER', 'LOST_REQUEST', 'BUSY']).optional(),
  callbacks: z.enum(['NORMAL', 'LOST', 'FORGED', 'REVERSED']).optional(),
  /** How often each callback is sent, even if it was taken. */
  copies: z.int().min(1).max(10).optional(),
  /** By how much the simulator's clock is wrong. */
  clockSkewMs: z.int().optional(),
})
export type MosswaterControls = Required<z.output<typeof mosswaterControls>>
