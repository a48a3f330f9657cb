import { createProviderList } from '../provider-list.ts'
import { guardProvider } from './guarded-provider.ts'
import { lantern } from './lantern/lantern.ts'
import { mosswater } from './mosswater/mosswater.ts'

/** Our own. */
export const PAYMENT_PROVIDERS = [lantern, mosswater] as const

/** Ours and those of the project. */
export const paymentProviders = createProviderList(PAYMENT_PROVIDERS, guardProvider)

export const { getName: providerName } = paymentProviders
