import { PAYMENT_PROVIDERS, providerName } from '@playhouse/vendor-api/payments/all.ts'
import type { PaymentProviders } from '@playhouse/vendor-api/payments/provider.ts'
import { listProviderRoutes, saveProviderRoute } from '../../../domains/money/cashier/operator.ts'
import type { ProviderRoute } from '../../../domains/money/cashier/choose-provider.ts'
import type { DecisionKind } from '../../kit/decisions.ts'
import { moneyText } from '../../kit/formats.ts'
import { readForm } from '../../kit/inputs.ts'
import { OfficeError } from '../../kit/office-error.ts'
import type { OfficeCall } from '../../kit/section.ts'
import { providerForm, timeText, type Way, WAYS } from './payment-forms.ts'
import { getKind } from './payment-decisions.ts'

export const providerKind = (providers: PaymentProviders): DecisionKind =>
  getKind(
    'payment-provider.saved',
    ({ code: id = '' }) => `Change how ${providerName(id)} is used`,
    async (tx, values) => {
      const { from, until, ...route } = readForm(providerForm, values)
      if (route.minimum !== null && route.maximum !== null && route.maximum < route.minimum)
        throw new OfficeError('maximum: must not be below the smallest amount', 400)
      if ((from === null) !== (until === null)) throw new OfficeError('until: both times, or none', 400)
      const ways = getWays(providers, route.code)
      const chosen = ways.filter((way) => values[`use_${way}`] === 'on')
      if (chosen.length === 0) throw new OfficeError('uses: choose one or more, or switch the provider off', 400)
      const uses = chosen.length === ways.length ? null : chosen
      await saveProviderRoute(tx, { ...route, uses, fromMinute: from, untilMinute: until })
    },
  )

/** Providers that take a way to pay now, in their order. */
export function providersFor(way: Way, routes: readonly ProviderRoute[], providers: PaymentProviders): string {
  const possible = routes.filter(
    ({ code, enabled, uses }) =>
      enabled && providers.has(code) && getWays(providers, code).includes(way) && (uses?.includes(way) ?? true),
  )
  return possible.length === 0 ? 'none' : possible.map(({ code }) => providerName(code)).join(', ')
}

/** Every provider of this release; one that was never set up comes last. */
export async function providerRoutes({ database }: OfficeCall): Promise<ProviderRoute[]> {
  const stored = await listProviderRoutes(database)
  const others = PAYMENT_PROVIDERS.filter(({ code }) => stored.every((route) => route.code !== code))
  const unset = {
    enabled: true,
    uses: null,
    minimum: null,
    maximum: null,
    currency: null,
    fromMinute: null,
    untilMinute: null,
  }
  return [...stored, ...others.map((provider) => ({ ...unset, code: provider.code, position: LAST_PLACE }))]
}

const LAST_PLACE = 999

/** Ways to pay in and out that a provider has; all of them for one that is not configured. */
export function getWays(providers: PaymentProviders, id: string): Way[] {
  const provider = providers.get(id)
  const all = Object.keys(WAYS) as Way[]
  return provider
    ? all.filter((way) => [...provider.methods, ...provider.destinations].some((known) => known === way))
    : all
}

export function routeText({ uses, minimum, maximum, currency, fromMinute, untilMinute }: ProviderRoute): string {
  const parts = [
    uses === null ? '' : uses.map((way) => WAYS[way]).join(', '),
    minimum === null ? '' : `from ${moneyText(minimum)}`,
    maximum === null ? '' : `to ${moneyText(maximum)}`,
    currency ?? '',
    fromMinute === null ? '' : `${timeText(fromMinute)} to ${timeText(untilMinute)}`,
  ].filter(Boolean)
  return parts.length === 0 ? 'everything' : parts.join(', ')
}
