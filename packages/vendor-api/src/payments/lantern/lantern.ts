import * as z from 'zod'
import {
  definePaymentProvider,
  PAY_IN_METHODS,
  paymentEvent,
  type PaymentProvider,
  PaymentRefusedError,
  type WebhookReading,
} from '../provider.ts'
import { type PaymentsClient, paymentsClient } from './client.ts'
import { isPaymentSigned } from './signature.ts'

const CODE = 'lantern'

/** Lantern Bank: JSON calls and webhooks, signed as Standard Webhooks. References are idempotency keys. */
export const lantern = definePaymentProvider({
  code: CODE,
  name: 'Lantern Bank',
  prefix: 'PAYMENTS',
  open: ({ url, secrets }) => lanternProvider(paymentsClient({ baseUrl: url, secrets }), secrets),
})

export function lanternProvider(client: PaymentsClient, secrets: readonly string[]): PaymentProvider {
  return {
    code: CODE,
    methods: PAY_IN_METHODS,
    destinations: ['BANK', 'CRYPTO', 'SOURCE'],
    books: ['PROVIDER', 'BANK'],
    acknowledgement: { contentType: 'application/json', body: '{}' },
    createDeposit: (order) => client.call('createPayIn', order),
    findDeposit: (reference) => known(client.call('getPayIn', { reference })),
    tokenRate: async (currency) => (await client.call('tokenRate', { currency })).rate,
    createPayout: (order) => client.call('createPayout', order),
    findPayout: (reference) => known(client.call('getPayout', { reference })),
    listMovements: async (day, book) => (await client.call('statement', { day, book })).entries,
    verifyWebhook: ({ headers, body }) =>
      isPaymentSigned(secrets, 'webhooks', body, headers)
        ? { id: String(headers['webhook-id']), reference: referenceIn(parseJson(body)) }
        : undefined,
    readWebhook,
    close: () => client.close(),
  }
}

async function known<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof PaymentRefusedError && error.code === 'unknown_reference') return undefined
    throw error
  }
}

const named = z.object({ data: z.object({ reference: z.string() }) })
const referenceIn = (json: unknown): string | null => named.safeParse(json).data?.data.reference ?? null

const KNOWN_TYPES: ReadonlySet<string> = new Set(paymentEvent.options.map(({ shape }) => shape.type.value))

function readWebhook(body: string): WebhookReading {
  const json = parseJson(body)
  const read = paymentEvent.safeParse(json)
  if (read.success) return { kind: 'EVENT', event: read.data }
  const { type } = (json ?? {}) as { type?: unknown }
  // Providers add new types.
  const isNew = typeof type === 'string' && !KNOWN_TYPES.has(type)
  return { kind: isNew ? 'IGNORED' : 'UNREADABLE', problem: z.prettifyError(read.error) }
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
