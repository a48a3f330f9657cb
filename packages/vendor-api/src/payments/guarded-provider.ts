import * as z from 'zod'
import { callable, inTime, openDeclared, readMembers } from '../guard.ts'
import type { ProviderAccess } from '../provider-declaration.ts'
import {
  amount,
  instructions,
  PAY_IN_METHODS,
  paymentEvent,
  type PaymentProvider,
  PaymentRefusedError,
  PaymentUnknownError,
  payout,
  type ProviderDeposit,
  type ProviderPackage,
  statementEntry,
  type WebhookReading,
} from './provider.ts'

/** More than the calls of an adapter take together, and less than a deposit's lease. */
const CALL_MS = 20_000

/** What an opened provider must have. */
const opened = z.looseObject({
  code: z.string(),
  methods: z.array(z.enum(PAY_IN_METHODS)),
  destinations: z.array(z.enum(['BANK', 'CRYPTO', 'SOURCE'])),
  currencies: z.array(z.string()).optional(),
  books: z.array(z.enum(['PROVIDER', 'BANK'])),
  acknowledgement: z.object({ contentType: z.string(), body: z.string() }),
  createDeposit: callable,
  findDeposit: callable,
  tokenRate: callable.optional(),
  createPayout: callable,
  findPayout: callable,
  listMovements: callable,
  verifyWebhook: callable,
  readWebhook: callable,
  close: callable,
})

const webPage = z.url({ protocol: /^https?$/ })

/** A member's browser opens it: a page, or a wallet's app. */
const SCRIPTS = /^(?:javascript|data|vbscript|blob|file):/i

/** Payments are checked one by one when they are taken, so that one that is none does not hide the others. */
const deposit = z.object({
  state: z.enum(['WAITING', 'CONFIRMING', 'PAID', 'DECLINED', 'EXPIRED']),
  instructions: instructions.refine(
    (given) =>
      given.method === 'REDIRECT'
        ? webPage.safeParse(given.url).success
        : given.method !== 'E_WALLET' || !SCRIPTS.test(given.url.trim()),
    'leads to an address that is no page',
  ),
  pageUrl: webPage,
  payments: z.array(z.looseObject({ id: z.string().min(1).max(128) })),
})

const verified = z.object({ id: z.string().min(1), reference: z.string().nullable() })

const reading = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('EVENT'), event: paymentEvent }),
  z.object({ kind: z.enum(['IGNORED', 'UNREADABLE']), problem: z.string() }),
])

/**
 * Opens a provider whose mistakes cost its own place only: a call that throws, takes too long or answers what is none is one without an
 * answer, a webhook whose check fails is unsigned, and one that cannot be read is a task of an operator.
 * @throws Error that names the provider and the reason
 */
export function guardProvider(declared: ProviderPackage, access: Required<ProviderAccess>): PaymentProvider {
  const provider = open(declared, access)
  const { code } = provider
  const ask = async <T>(call: string, work: () => Promise<T>, check: (answer: T) => T): Promise<T> => {
    const name = `${code} ${call}`
    try {
      return check(await inTime(work, CALL_MS))
    } catch (error) {
      if (error instanceof PaymentRefusedError || error instanceof PaymentUnknownError) throw error
      throw new PaymentUnknownError(name, error)
    }
  }
  const { tokenRate } = provider
  return {
    ...getTraits(provider),
    createDeposit: (order) =>
      ask(
        'createDeposit',
        () => provider.createDeposit(order),
        (answer) => checkDeposit(answer, order.method),
      ),
    findDeposit: (reference) =>
      ask(
        'findDeposit',
        () => provider.findDeposit(reference),
        (answer) => answer && checkDeposit(answer),
      ),
    ...(tokenRate && {
      tokenRate: (currency: string) =>
        ask(
          'tokenRate',
          () => tokenRate.call(provider, currency),
          (answer) => amount.parse(answer),
        ),
    }),
    createPayout: (order) =>
      ask('createPayout', () => provider.createPayout(order), checkReference(payout, order.reference)),
    findPayout: (reference) =>
      ask('findPayout', () => provider.findPayout(reference), checkReference(payout.optional(), reference)),
    listMovements: (day, book) =>
      ask(
        'listMovements',
        () => provider.listMovements(day, book),
        (answer) => z.array(statementEntry).parse(answer),
      ),
    verifyWebhook: (request) => {
      // A promise, which a check that is written as async returns, is none of a signature.
      const { data } = verified.safeParse(provider.verifyWebhook(request))
      return data
    },
    readWebhook: (body) => readSafely(provider, body),
    close: async () => provider.close(),
  }
}

function open(declared: ProviderPackage, access: Required<ProviderAccess>): PaymentProvider {
  return openDeclared(declared, access, 'payment provider', (provider) => {
    const { error } = opened.safeParse(readMembers(provider, Object.keys(opened.shape)))
    if (error) return z.prettifyError(error)
    if (provider.code !== declared.code) return `it is open as "${provider.code}"`
    return provider.books.includes('PROVIDER') ? undefined : 'books: has no book PROVIDER'
  })
}

const getTraits = ({
  code,
  methods,
  destinations,
  currencies,
  wholeUnits,
  books,
  acknowledgement,
}: PaymentProvider) => ({
  code,
  methods,
  destinations,
  ...(currencies && { currencies }),
  ...(wholeUnits !== undefined && { wholeUnits }),
  books,
  acknowledgement,
})

function checkDeposit(answer: ProviderDeposit, method?: string): ProviderDeposit {
  const { instructions: given } = deposit.parse(answer)
  if (method !== undefined && given.method !== method)
    throw new Error(`instructions of ${given.method} for a deposit by ${method}`)
  return answer
}

/** Another order's state, taken for that of this one, would end it. */
const checkReference =
  <Answer extends { reference: string } | undefined>(schema: z.ZodType<Answer>, reference: string) =>
  (answer: Answer): Answer => {
    const found = schema.parse(answer)
    if (found && found.reference !== reference) throw new Error(`the payout ${found.reference}, not ${reference}`)
    return found
  }

function readSafely(provider: PaymentProvider, body: string): WebhookReading {
  try {
    const { data, error } = reading.safeParse(provider.readWebhook(body))
    return data ?? { kind: 'UNREADABLE', problem: z.prettifyError(error) }
  } catch (error) {
    return { kind: 'UNREADABLE', problem: error instanceof Error ? error.message : String(error) }
  }
}
