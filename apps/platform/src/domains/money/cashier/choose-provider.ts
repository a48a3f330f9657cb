import { BRAND_TIME_ZONE } from '@playhouse/shared/limits.ts'
import { MINOR_UNITS } from '@playhouse/shared/money.ts'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import type {
  PayInMethod,
  PaymentProvider,
  PaymentProviders,
  PayoutDestination,
} from '@playhouse/vendor-api/payments/provider.ts'
import { asc } from 'drizzle-orm'
import { paymentProvider } from '../../../db/tables/deposits.ts'

export type ProviderRoute = typeof paymentProvider.$inferSelect

/** An order for a provider; `amount` in minor units. */
type Order = { amount: bigint; currency: string } & (
  | { method: PayInMethod }
  | { destination: Exclude<PayoutDestination['kind'], 'SOURCE'> }
)

/** The first provider, in the operator's order, that is on and can carry it out, except those that were tried; undefined for none. */
export async function chooseProvider(
  on: Database | Transaction,
  providers: PaymentProviders,
  order: Order,
  { tried = [], now = new Date() }: { tried?: readonly string[]; now?: Date } = {},
): Promise<PaymentProvider | undefined> {
  const routes = await on
    .select()
    .from(paymentProvider)
    .orderBy(asc(paymentProvider.position), asc(paymentProvider.code))
  const routed = routes.flatMap((route) => {
    const provider = providers.get(route.code)
    return provider && takes(route, order, now) ? [provider] : []
  })
  const unrouted = [...providers.values()].filter(({ code }) => routes.every((route) => route.code !== code))
  return [...routed, ...unrouted].find((provider) => !tried.includes(provider.code) && can(provider, order))
}

/** Whether any provider that is on offers this way to pay, for some amount at some time. */
export async function isOffered(
  on: Database | Transaction,
  providers: PaymentProviders,
): Promise<(method: unknown) => boolean> {
  const routes = new Map((await on.select().from(paymentProvider)).map((route) => [route.code, route]))
  return (method) =>
    [...providers.values()].some(({ code, methods }) => {
      const { enabled, uses } = routes.get(code) ?? ANYTHING
      return enabled && methods.some((known) => known === method && (uses?.includes(known) ?? true))
    })
}

const ANYTHING: Pick<ProviderRoute, 'enabled' | 'uses'> = { enabled: true, uses: null }

const can = (provider: PaymentProvider, order: Order): boolean =>
  (provider.currencies?.includes(order.currency) ?? true) &&
  (!provider.wholeUnits || order.amount % MINOR_UNITS === 0n) &&
  ('method' in order ? provider.methods.includes(order.method) : provider.destinations.includes(order.destination))

function takes(
  { enabled, uses, minimum, maximum, currency, fromMinute, untilMinute }: ProviderRoute,
  order: Order,
  now: Date,
): boolean {
  if (uses?.includes('method' in order ? order.method : order.destination) === false) return false
  if (!enabled || (currency !== null && currency !== order.currency)) return false
  if ((minimum !== null && order.amount < minimum) || (maximum !== null && order.amount > maximum)) return false
  if (fromMinute === null || untilMinute === null) return true
  const minute = minuteOfDay(now)
  return fromMinute < untilMinute
    ? fromMinute <= minute && minute < untilMinute
    : fromMinute <= minute || minute < untilMinute
}

function minuteOfDay(at: Date): number {
  const [hours = 0, minutes = 0] = at
    .toLocaleTimeString('en-GB', { timeZone: BRAND_TIME_ZONE, hour: '2-digit', minute: '2-digit' })
    .split(':')
    .map(Number)
  return hours * 60 + minutes
}
