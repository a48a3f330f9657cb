import { guardProvider } from './guarded-provider.ts'
import { lantern } from './lantern/lantern.ts'
import { mosswater } from './mosswater/mosswater.ts'
import type { PaymentProviders, ProviderAccess, ProviderPackage } from './provider.ts'

/** Our own. */
export const PAYMENT_PROVIDERS = [lantern, mosswater] as const satisfies readonly ProviderPackage[]

let ofProject: readonly ProviderPackage[] = []

/** Sets what the operator's project adds to ours. A process has one project, which it loads before its configuration. */
export function setProjectProviders(providers: readonly ProviderPackage[]): void {
  ofProject = providers
}

/** Every provider that the platform can speak to, in the order in which they are asked unless an operator says otherwise. */
export const listProviders = (): readonly ProviderPackage[] => [...ofProject, ...PAYMENT_PROVIDERS]

/** @param access of the configured ones, by code @throws Error that names the provider that cannot be opened, and why */
export const openProviders = (access: Readonly<Record<string, ProviderAccess>>): PaymentProviders =>
  new Map(
    listProviders().flatMap((declared) => {
      const configured = access[declared.code]
      if (!configured) return []
      return [[declared.code, guardProvider(declared, { settings: {}, ...configured })] as const]
    }),
  )

/** Name for operators; the code of a provider that this version does not have. */
export const providerName = (code: string): string => listProviders().find((known) => known.code === code)?.name ?? code
