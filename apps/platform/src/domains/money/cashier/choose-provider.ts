import { MINOR_UNITS } from '@playhouse/shared/money.ts'
import type {
  PayInMethod,
  PaymentProvider,
  PaymentProviders,
  PayoutDestination,
} from '@playhouse/vendor-api/payments/provider.ts'

/** What a provider is to carry out; `amount` in minor units. */
type Order = { amount: bigint; currency: string } & (
  | { method: PayInMethod }
  | { destination: PayoutDestination['kind'] }
)

/** The first of the providers that can carry it out; undefined for none. */
export const chooseProvider = (providers: PaymentProviders, order: Order): PaymentProvider | undefined =>
  [...providers.values()].find(
    (provider) =>
      (provider.currencies?.includes(order.currency) ?? true) &&
      (!provider.wholeUnits || order.amount % MINOR_UNITS === 0n) &&
      ('method' in order ? provider.methods.includes(order.method) : provider.destinations.includes(order.destination)),
  )
