import * as z from 'zod'
import {
  amount,
  CRYPTO_NETWORKS,
  currency,
  destination,
  instructions,
  moment,
  moved,
  PAY_IN_METHODS,
  payment,
  paymentId,
  type PaymentRefusalCode,
  payout,
  reference,
  statementEntry,
} from '../provider.ts'

/*
 * Calls of an operator to its payment provider, under `/payments/v1/<name>` of the provider's origin, and the provider's
 * webhooks. Both directions are signed as Standard Webhooks (signature.ts). A body names its call, because the
 * signature covers only the body.
 */

export const PAYMENTS_PATH = '/payments/v1'

/** Refusals of the provider with their HTTP status. */
export const PAYMENT_REFUSALS = {
  signature_invalid: 401,
  unknown_reference: 404,
  reference_reused: 422,
  request_invalid: 400,
  too_many_requests: 429,
  system_busy: 503,
} as const satisfies Record<PaymentRefusalCode, number>

/** Body of a refusal; `message` is for developers. */
export const paymentRefusal = z.object({
  error: z.enum(Object.keys(PAYMENT_REFUSALS) as [PaymentRefusalCode, ...PaymentRefusalCode[]]),
  message: z.string(),
})

const day = z.iso.date()

const payIn = z.object({
  id: paymentId,
  reference,
  method: z.enum(PAY_IN_METHODS),
  /** PAID: at least one payment of any amount arrived. CONFIRMING: seen but not final. */
  state: z.enum(['WAITING', 'CONFIRMING', 'PAID', 'DECLINED', 'EXPIRED']),
  amount: moved,
  currency,
  fee: amount,
  createdAt: moment,
  expiresAt: moment,
  instructions,
  /** The provider's page on which the payment is made or simulated. */
  pageUrl: z.url(),
  payments: z.array(payment),
})
export type ProviderPayIn = z.output<typeof payIn>

/** Request and answer of each call. */
export const PAYMENT_CALLS = {
  createPayIn: {
    request: z.strictObject({
      call: z.literal('createPayIn'),
      reference,
      method: z.enum(PAY_IN_METHODS),
      amount: moved,
      currency,
      /** Fee charged by the provider on top of the amount. REDIRECT and E_WALLET only. */
      fee: amount.optional(),
      /** Transfer text for the payer. */
      transferText: z.string().regex(/^[A-Za-z\d ]{1,25}$/, 'not a transfer text'),
      expiresAt: moment,
      /** Return URL of the provider's page. */
      returnUrl: z.url({ protocol: /^https?$/ }),
      /** USDT only. */
      network: z.enum(CRYPTO_NETWORKS).optional(),
    }),
    response: payIn,
  },
  getPayIn: { request: z.strictObject({ call: z.literal('getPayIn'), reference }), response: payIn },
  /** Units of a currency for one USDT now. A pay-in fixes it until it expires. */
  tokenRate: {
    request: z.strictObject({ call: z.literal('tokenRate'), currency }),
    response: z.object({ rate: moved }),
  },
  createPayout: {
    request: z.strictObject({
      call: z.literal('createPayout'),
      reference,
      amount: moved,
      currency,
      destination,
      transferText: z.string().regex(/^[A-Za-z\d ]{1,25}$/, 'not a transfer text'),
    }),
    response: payout,
  },
  /** `unknown_reference` means it was never accepted and may be resent with the same reference. */
  getPayout: { request: z.strictObject({ call: z.literal('getPayout'), reference }), response: payout },
  /** One day in the brand's time zone (UTC+7), from the provider's book or its bank's. */
  statement: {
    request: z.strictObject({ call: z.literal('statement'), day, book: z.enum(['PROVIDER', 'BANK']) }),
    response: z.object({ day, book: z.enum(['PROVIDER', 'BANK']), entries: z.array(statementEntry) }),
  },
} as const

export type PaymentCall = keyof typeof PAYMENT_CALLS
export type PaymentRequest<Call extends PaymentCall> = z.output<(typeof PAYMENT_CALLS)[Call]['request']>
export type PaymentResponse<Call extends PaymentCall> = z.output<(typeof PAYMENT_CALLS)[Call]['response']>

/**
 * Behaviour of the simulated provider, set by `PUT /controls` of its origin (demo only).
 * Omitted fields keep their values.
 */
export const paymentControls = z.strictObject({
  /** Milliseconds until a pay-in is paid automatically in full; null waits for the page. */
  payInAfterMs: z.int().min(0).nullable().optional(),
  /** Milliseconds until a payout is finished; null waits for the page. */
  payoutAfterMs: z.int().min(0).nullable().optional(),
  /** How a payout ends. */
  payoutOutcome: z.enum(['PAID', 'FAILED']).optional(),
  /**
   * LOST_ANSWER: accepts the payout and drops the connection. LOST_REQUEST: drops it without accepting. BUSY: refuses with
   * `system_busy`. All apply to pay-ins too.
   */
  answers: z.enum(['NORMAL', 'LOST_ANSWER', 'LOST_REQUEST', 'BUSY']).optional(),
  /** Delay in milliseconds before the first delivery of each webhook. */
  webhookDelayMs: z.int().min(0).optional(),
  /** Number of deliveries of each webhook even if acknowledged. */
  webhookCopies: z.int().min(1).max(10).optional(),
  /** Sends no webhooks, so the operator must poll. */
  webhooksLost: z.boolean().optional(),
  /** Sends the latest webhook first. */
  webhooksReversed: z.boolean().optional(),
  /** Signs webhooks with a wrong key. */
  webhooksForged: z.boolean().optional(),
})
export type PaymentControls = z.output<typeof paymentControls>
