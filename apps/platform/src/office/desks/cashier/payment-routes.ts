import { isDeepStrictEqual } from 'node:util'
import type { Database } from '@playhouse/postgres/database.ts'
import { paymentProviders, providerName } from '@playhouse/vendor-api/payments/all.ts'
import type { PaymentProviders } from '@playhouse/vendor-api/payments/provider.ts'
import type { ProviderRoute } from '../../../domains/money/cashier/choose-provider.ts'
import { listProviderRoutes, lockProviderRoutes, saveProviderRoute } from '../../../domains/money/cashier/operator.ts'
import { actAs } from '../../kit/acting.ts'
import { pendingPanel } from '../../kit/decision-pages.ts'
import { decide, type ReviewedKind } from '../../kit/decisions.ts'
import { planInput } from '../../kit/form-fields.ts'
import { moneyText } from '../../kit/formats.ts'
import { readForm } from '../../kit/inputs.ts'
import { OfficeError } from '../../kit/office-error.ts'
import { changeTable, type Terms } from '../../kit/page.ts'
import { getNotice, type OfficeRoutes } from '../../kit/section.ts'
import { providerFields, providerForm, timeText, type Way, WAYS } from './payment-forms.ts'

/**
 * How a provider is used, which is where money goes: a change takes two operators, and one is enough to switch a provider off in an
 * incident.
 */
export function routeDesk(providers: PaymentProviders) {
  const read = (values: Readonly<Record<string, string>>): ProviderRoute => {
    const { from, until, ...route } = readForm(providerForm, values)
    if (route.minimum !== null && route.maximum !== null && route.maximum < route.minimum)
      throw new OfficeError('maximum: must not be below the smallest amount', 400)
    if ((from === null) !== (until === null)) throw new OfficeError('until: both times, or none', 400)
    const ways = getWays(providers, route.code)
    const chosen = ways.filter((way) => values[`use_${way}`] === 'on')
    if (chosen.length === 0) throw new OfficeError('uses: choose one or more, or switch the provider off', 400)
    return { ...route, uses: chosen.length === ways.length ? null : chosen, fromMinute: from, untilMinute: until }
  }

  const kind: ReviewedKind = {
    kind: 'payment-provider.saved',
    permission: 'payments.configure',
    describe: ({ code = '' }) => `Change how ${providerName(code)} is used`,
    // All of them: the places of the others decide as well.
    basis: lockProviderRoutes,
    show: async (database, payload) => {
      const after = read(payload)
      const before = (await providerRoutes(database)).find(({ code }) => code === after.code)
      return changeTable(before && routeTerms(before), routeTerms(after))
    },
    apply: async (tx, { payload, operators }) => {
      const after = read(payload)
      const before = (await lockProviderRoutes(tx))[after.code] ?? unsetRoute(after.code)
      // Others may have changed it since the form was read.
      if (operators.length === 1 && !isSwitchedOff(before, after))
        throw new OfficeError('This has changed meanwhile. Load the page again.', 409)
      await actAs(tx, operators)
      await saveProviderRoute(tx, after)
      return { new: payload }
    },
  }

  function register({ page, action }: Pick<OfficeRoutes, 'page' | 'action'>): void {
    page('/payments/providers/:code', 'payments.configure', async (call) => {
      const route = (await providerRoutes(call.database)).find(({ code }) => code === call.params.code)
      if (!route) return undefined
      const waiting = await pendingPanel(call, getSubject(route.code), [kind])
      return {
        title: providerName(route.code),
        body: waiting ?? providerFields(call, route, getWays(providers, route.code)),
      }
    })
    action('/payments/providers', 'payments.configure', planInput, async (call, { reason, ...payload }) => {
      const after = read(payload)
      const before = (await providerRoutes(call.database)).find(({ code }) => code === after.code)
      const outcome = await decide(call.database, kind, {
        subject: getSubject(after.code),
        payload,
        reason,
        actor: call.actor,
        operators: before && isSwitchedOff(before, after) ? 1 : 2,
      })
      return { to: '/payments', notice: getNotice(outcome) }
    })
  }
  return { kind, register }
}

const getSubject = (code: string) => `payment-provider:${code}`

const isSwitchedOff = (before: ProviderRoute, after: ProviderRoute): boolean =>
  isDeepStrictEqual(after, { ...before, enabled: false })

const routeTerms = (route: ProviderRoute): Terms => ({
  State: route.enabled ? 'on' : 'off',
  Place: String(route.position),
  Takes: routeText(route),
})

/** Every provider of this release; one that was never set up comes last. */
export async function providerRoutes(database: Database): Promise<ProviderRoute[]> {
  const stored = await listProviderRoutes(database)
  const others = paymentProviders.list().filter(({ code }) => stored.every((route) => route.code !== code))
  return [...stored, ...others.map(({ code }) => unsetRoute(code))]
}

const LAST_PLACE = 999
const unsetRoute = (code: string): ProviderRoute => ({
  code,
  enabled: true,
  position: LAST_PLACE,
  uses: null,
  minimum: null,
  maximum: null,
  currency: null,
  fromMinute: null,
  untilMinute: null,
})

/** Providers that take a way to pay now, in their order. */
export function providersFor(way: Way, routes: readonly ProviderRoute[], providers: PaymentProviders): string {
  const possible = routes.filter(
    ({ code, enabled, uses }) =>
      enabled && providers.has(code) && getWays(providers, code).includes(way) && (uses?.includes(way) ?? true),
  )
  return possible.length === 0 ? 'none' : possible.map(({ code }) => providerName(code)).join(', ')
}

/** Ways to pay in and out that a provider has; all of them for one that is not configured. */
function getWays(providers: PaymentProviders, id: string): Way[] {
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
