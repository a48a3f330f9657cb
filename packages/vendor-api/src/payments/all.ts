import { lantern } from './lantern/lantern.ts'
import { mosswater } from './mosswater/mosswater.ts'
import type { PaymentProviders, ProviderAccess, ProviderPackage } from './provider.ts'

/** Every provider that the platform can speak to, in the order in which they are asked unless an operator says otherwise. */
export const PAYMENT_PROVIDERS = [lantern, mosswater] as const satisfies readonly ProviderPackage[]

/** @param access of the configured ones, by code */
export const openProviders = (access: Readonly<Record<string, ProviderAccess>>): PaymentProviders =>
  new Map(
    PAYMENT_PROVIDERS.flatMap(({ code, open }) => {
      const configured = access[code]
      return configured ? [[code, open(configured)] as const] : []
    }),
  )

/** Name for operators; the code of a provider that this version does not have. */
export const providerName = (code: string): string =>
  PAYMENT_PROVIDERS.find((provider: ProviderPackage) => provider.code === code)?.name ?? code
