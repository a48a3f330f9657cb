import { isStorable } from '@playhouse/shared/storable-text.ts'
import * as z from 'zod'

/*
 * Calls of an operator to its payment provider, under `/payments/v1/<name>` of the provider's origin, and the provider's
 * webhooks. Both directions are signed as Standard Webhooks (payments-signature.ts). A body names its call, because the
 * signature covers only the body.
 */

export const PAYMENTS_PATH = '/payments/v1'
/** The operator's webhook path. */
export const PAYMENT_WEBHOOK_PATH = '/callbacks/payments'

export const PAY_IN_METHODS = ['QR', 'REDIRECT', 'MANUAL', 'E_WALLET', 'USDT'] as const
export type PayInMethod = (typeof PAY_IN_METHODS)[number]

/** Test networks only: nothing of value can be sent to a demo's addresses. */
export const CRYPTO_NETWORKS = ['TRC20', 'ERC20'] as const
export type CryptoNetwork = (typeof CRYPTO_NETWORKS)[number]

/** Refusals of the provider with their HTTP status. */
export const PAYMENT_REFUSALS = {
  signature_invalid: 401,
  unknown_reference: 404,
  reference_reused: 422,
  request_invalid: 400,
  too_many_requests: 429,
  system_busy: 503,
} as const
export type PaymentRefusalCode = keyof typeof PAYMENT_REFUSALS

/** Body of a refusal; `message` is for developers. */
export const paymentRefusal = z.object({
  error: z.enum(Object.keys(PAYMENT_REFUSALS) as [PaymentRefusalCode, ...PaymentRefusalCode[]]),
  message: z.string(),
})

/** A decimal amount with at most four decimals, not below zero: "12.5". */
const amount = z.string().regex(/^\d{1,15}(?:\.\d{1,4})?$/, 'not an amount')
const moved = amount.refine((text) => /[1-9]/.test(text), 'must be above zero')
const currency = z.string().regex(/^[A-Z]{3,4}$/, 'not a currency')
/** The operator's reference, stored before the call. One reference is one pay-in or payout, however often it is sent. */
const reference = z.string().regex(/^[\w-]{1,64}$/, 'not a reference')
/** The provider's unique payment id. */
const paymentId = z.string().regex(/^[\w.-]{1,64}$/, 'not a payment')
const moment = z.iso.datetime()
const text = (max: number) => z.string().max(max).refine(isStorable, 'a lone surrogate or U+0000')
const day = z.iso.date()

const bankAccount = z.object({
  kind: z.literal('BANK'),
  /** The operator's code of the bank. */
  bankCode: z.string().regex(/^[\w-]{1,32}$/, 'not a bank'),
  accountNumber: z.string().regex(/^\d{4,24}$/, 'not an account number'),
  accountName: text(80),
})
const cryptoAddress = z.object({
  kind: z.literal('CRYPTO'),
  network: z.enum(CRYPTO_NETWORKS),
  address: z.string().max(64),
})
/** Where a payment to the operator came from; only the provider knows the account. */
const paymentSource = z.object({ kind: z.literal('SOURCE'), paymentId })
/** Destination of a payout. */
const destination = z.discriminatedUnion('kind', [bankAccount, cryptoAddress, paymentSource])
export type PayoutDestination = z.output<typeof destination>

/** Payment instructions by method. */
const instructions = z.discriminatedUnion('method', [
  z.object({
    method: z.literal('QR'),
    bankName: z.string(),
    accountNumber: z.string(),
    accountName: z.string(),
    /** Content of the QR code in VietQR format, with a non-existent bank. */
    qr: z.string(),
  }),
  /** A page of the provider. */
  z.object({ method: z.literal('REDIRECT'), url: z.url() }),
  z.object({
    method: z.literal('MANUAL'),
    bankName: z.string(),
    accountNumber: z.string(),
    accountName: z.string(),
  }),
  /** A link that opens the wallet's app, and the account to send to without it. */
  z.object({ method: z.literal('E_WALLET'), walletName: z.string(), account: z.string(), url: z.url() }),
  z.object({
    method: z.literal('USDT'),
    network: z.enum(CRYPTO_NETWORKS),
    address: z.string(),
    /** Amount to send in USDT. */
    tokenAmount: amount,
    /** Currency units per USDT, fixed until the pay-in expires. */
    rate: amount,
    confirmations: z.int().positive(),
  }),
])
export type PayInInstructions = z.output<typeof instructions>

/** A received payment. */
const payment = z.object({
  id: paymentId,
  /** The matching pay-in; null if the provider cannot tell. */
  reference: reference.nullable(),
  amount: moved,
  currency,
  /** Transfer text as the payer wrote it. */
  text: text(140),
  payerName: text(80),
  receivedAt: moment,
})
export type ProviderPayment = z.output<typeof payment>

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

const payout = z.object({
  id: paymentId,
  reference,
  state: z.enum(['ACCEPTED', 'PAID', 'FAILED']),
  amount: moved,
  currency,
  createdAt: moment,
  /** When it was paid or failed. */
  finishedAt: moment.nullable(),
  /** Reason of a failure: `account_closed`, `name_differs`, `bank_unavailable` or others. */
  reason: z.string().nullable(),
})
export type ProviderPayout = z.output<typeof payout>

/** An entry in one of the provider's books. Payouts are positive too; `kind` gives the direction. */
const statementEntry = z.object({
  /** Id of the payment or payout, the same in both books. */
  id: paymentId,
  kind: z.enum(['PAY_IN', 'PAYOUT']),
  reference: reference.nullable(),
  amount: moved,
  currency,
  text: z.string(),
  at: moment,
})
export type StatementEntry = z.output<typeof statementEntry>

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
 * Webhooks are sent until answered with a 2xx, so they may arrive repeatedly, late and in any order. `webhook-id` names the
 * event in every repetition.
 */
export const paymentEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('payment.received'), timestamp: moment, data: payment }),
  /** Seen but not final: too few confirmations, or not booked by the bank. */
  z.object({
    type: z.literal('pay_in.confirming'),
    timestamp: moment,
    data: z.object({ reference, amount: moved }),
  }),
  z.object({
    type: z.literal('pay_in.declined'),
    timestamp: moment,
    /** `declined_by_payer`, `insufficient_funds`, `suspected_fraud` or another word. */
    data: z.object({ reference, reason: z.string().max(64) }),
  }),
  z.object({ type: z.literal('payout.paid'), timestamp: moment, data: payout }),
  z.object({ type: z.literal('payout.failed'), timestamp: moment, data: payout }),
])
export type PaymentEvent = z.output<typeof paymentEvent>

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
