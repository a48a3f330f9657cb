import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import type { PaymentProviders } from '@playhouse/vendor-api/payments/provider.ts'
import type { FastifyBaseLogger } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import { chooseProvider } from './choose-provider.ts'

/** How long a quote is shown. */
const FRESH_MS = 60_000
/** What a page waits for a quote; a later one is there for the next page. */
const WAIT_MS = 1_000

/** What is paid in tokens, or out in them; `amount` in minor units, because it may decide which provider has it. */
type TokenOrder = { amount: bigint; currency: string } & ({ method: 'USDT' } | { destination: 'CRYPTO' })

/** Price of one token where an order would go; null while it is unknown. */
export type TokenRates = (on: Database | Transaction, order: TokenOrder) => Promise<string | null>

/** Asks each provider at most once a minute. */
export function openTokenRates(providers: PaymentProviders, log: FastifyBaseLogger): TokenRates {
  const quotes = new Map<string, { until: number; rate: Promise<string | null> }>()
  return async (on, order) => {
    const provider = await chooseProvider(on, providers, order)
    if (!provider?.tokenRate) return null
    const { currency } = order
    const key = `${provider.code} ${currency}`
    let quote = quotes.get(key)
    if (!quote || quote.until < performance.now()) {
      const rate = provider.tokenRate(currency).catch((error: unknown) => {
        log.warn({ err: error, provider: provider.code }, 'no rate of tokens')
        return null
      })
      quote = { until: performance.now() + FRESH_MS, rate }
      quotes.set(key, quote)
    }
    return Promise.race([quote.rate, sleep(WAIT_MS, null, { ref: false })])
  }
}
