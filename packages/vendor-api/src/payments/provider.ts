import { isStorable } from '@playhouse/shared/storable-text.ts'
import type { IncomingHttpHeaders } from 'node:http'
import * as z from 'zod'
import { createDefiner, type ProviderDeclaration, type ProviderSettings } from '../provider-declaration.ts'

/*
 * The interface of every payment provider. A provider is a folder beside this file: its contract with the simulator, and the adapter that
 * speaks it. `all.ts` lists them.
 */

export const PAY_IN_METHODS = ['QR', 'REDIRECT', 'MANUAL', 'E_WALLET', 'USDT'] as const
export type PayInMethod = (typeof PAY_IN_METHODS)[number]

/** Test networks only: nothing of value can be sent to a demo's addresses. */
export const CRYPTO_NETWORKS = ['TRC20', 'ERC20'] as const
export type CryptoNetwork = (typeof CRYPTO_NETWORKS)[number]

/** A decimal amount with at most four decimals, not below zero: "12.5". */
export const amount = z.string().regex(/^\d{1,15}(?:\.\d{1,4})?$/, 'not an amount')
export const moved = amount.refine((text) => /[1-9]/.test(text), 'must be above zero')
export const currency = z.string().regex(/^[A-Z]{3,4}$/, 'not a currency')
/** The operator's reference, stored before the call. One reference is one pay-in or payout, however often it is sent. */
export const reference = z.string().regex(/^[\w-]{1,64}$/, 'not a reference')
/** The provider's unique payment id. */
export const paymentId = z.string().regex(/^[\w.-]{1,64}$/, 'not a payment')
export const moment = z.iso.datetime()
export const text = (max: number) => z.string().max(max).refine(isStorable, 'a lone surrogate or U+0000')
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
export const destination = z.discriminatedUnion('kind', [bankAccount, cryptoAddress, paymentSource])
export type PayoutDestination = z.output<typeof destination>

/** Payment instructions by method. */
export const instructions = z.discriminatedUnion('method', [
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
export const payment = z.object({
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

export const payout = z.object({
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
export const statementEntry = z.object({
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

/** Content of a webhook. Webhooks may arrive repeatedly, late and in any order. */
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

/** A request is wrong (the first two codes), or it cannot be answered now. */
export type PaymentRefusalCode =
  | 'request_invalid'
  | 'reference_reused'
  | 'unknown_reference'
  | 'signature_invalid'
  | 'too_many_requests'
  | 'system_busy'

/** The provider refused the call; nothing happened. */
export class PaymentRefusedError extends Error {
  readonly code: PaymentRefusalCode

  constructor(code: PaymentRefusalCode, message: string) {
    super(`The payment provider refused: ${code}. ${message}`)
    this.name = 'PaymentRefusedError'
    this.code = code
  }
}

/** No usable answer: the outcome is unknown. Query by reference before resending. */
export class PaymentUnknownError extends Error {
  constructor(call: string, cause: unknown) {
    super(`The payment provider gave no answer to ${call}`, { cause })
    this.name = 'PaymentUnknownError'
  }
}

export interface DepositOrder {
  reference: string
  method: PayInMethod
  amount: string
  currency: string
  /** The provider's fee on top of the amount. */
  fee: string
  /** Transfer text for the payer: at most 25 letters and digits. */
  transferText: string
  expiresAt: string
  /** Where the provider's page leads back to. */
  returnUrl: string
  network?: CryptoNetwork
}

/** A deposit as its provider has it. PAID: at least one payment of any amount arrived. CONFIRMING: seen but not final. */
export interface ProviderDeposit {
  state: 'WAITING' | 'CONFIRMING' | 'PAID' | 'DECLINED' | 'EXPIRED'
  instructions: PayInInstructions
  /** The provider's page on which the payment is made or simulated. */
  pageUrl: string
  payments: ProviderPayment[]
}

export interface PayoutOrder {
  reference: string
  amount: string
  currency: string
  destination: PayoutDestination
  transferText: string
}

/** PROVIDER: its own book. BANK: that of the bank behind it. */
export type Book = 'PROVIDER' | 'BANK'

/** A webhook as it arrived. */
export interface WebhookRequest {
  headers: IncomingHttpHeaders
  body: string
}

/** Meaning of a stored webhook. IGNORED: of a type that this version does not know. */
export type WebhookReading =
  | { kind: 'EVENT'; event: PaymentEvent }
  | { kind: 'IGNORED' | 'UNREADABLE'; problem: string }

/**
 * A payment provider. Calls throw `PaymentRefusedError` if nothing happened, and `PaymentUnknownError` if nobody knows. An order
 * under a known reference is the same order: an adapter whose provider has no idempotency keys looks for it first.
 */
export interface PaymentProvider {
  readonly code: string
  /** Ways to pay in that it has. */
  readonly methods: readonly PayInMethod[]
  /** Where it pays out to. SOURCE: it returns a payment to its payer. */
  readonly destinations: readonly PayoutDestination['kind'][]
  /** Undefined for any. */
  readonly currencies?: readonly string[]
  /** Whether it takes and pays no parts of a unit. */
  readonly wholeUnits?: boolean
  /** Books that it lists; PROVIDER always. */
  readonly books: readonly Book[]
  /** Response to a webhook. */
  readonly acknowledgement: { contentType: string; body: string }
  createDeposit(order: DepositOrder): Promise<ProviderDeposit>
  /** Undefined: it has no such deposit. */
  findDeposit(reference: string): Promise<ProviderDeposit | undefined>
  /** Units of a currency for one USDT now, which a deposit fixes until it expires. Undefined where it has no USDT. */
  tokenRate?(currency: string): Promise<string>
  createPayout(order: PayoutOrder): Promise<ProviderPayout>
  /** Undefined: it never accepted the order, which may be sent again under its reference. */
  findPayout(reference: string): Promise<ProviderPayout | undefined>
  /** The movements of a day in the brand's time zone (UTC+7). */
  listMovements(day: string, book: Book): Promise<StatementEntry[]>
  /** The event's id, equal in every repetition, and the reference that it names; undefined if the provider did not sign it just now. */
  verifyWebhook(request: WebhookRequest): { id: string; reference: string | null } | undefined
  readWebhook(body: string): WebhookReading
  close(): Promise<void>
}

export type ProviderPackage<Settings extends ProviderSettings = ProviderSettings> = ProviderDeclaration<
  'payment',
  PaymentProvider,
  Settings
>

/** Types a provider's declaration. */
export const definePaymentProvider = createDefiner<PaymentProvider, 'payment'>('payment')

export type PaymentProviders = ReadonlyMap<string, PaymentProvider>

/** @throws PaymentUnknownError for one that is not configured (any more) */
export function requireProvider(providers: PaymentProviders, code: string): PaymentProvider {
  const provider = providers.get(code)
  if (!provider) throw new PaymentUnknownError(code, new Error(`The payment provider ${code} is not configured.`))
  return provider
}

/** Where the platform takes a provider's webhooks. */
export const webhookPath = (code: string): string =>
  code === FIRST_PROVIDER ? PAYMENT_WEBHOOK_PATH : `${PAYMENT_WEBHOOK_PATH}/${code}`
export const PAYMENT_WEBHOOK_PATH = '/callbacks/payments'

/** The only one before there were others: its ids are stored as they are, and have no colon. */
export const FIRST_PROVIDER = 'lantern'

/** A provider's id of a payment or webhook, unique among all providers. */
export const providerKey = (code: string, id: string): string => (code === FIRST_PROVIDER ? id : `${code}:${id}`)

/** The provider's own id in a `providerKey`. */
export const idAtProvider = (key: string): string => key.slice(key.indexOf(':') + 1)
