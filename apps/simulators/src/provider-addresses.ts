import { IDENTITY_CHECKERS } from '@playhouse/vendor-api/identity-checks/all.ts'
import { MESSAGE_SENDERS } from '@playhouse/vendor-api/messages/all.ts'
import { PAYMENT_PROVIDERS } from '@playhouse/vendor-api/payments/all.ts'
import { REGISTERS } from '@playhouse/vendor-api/registers/all.ts'
import { SCREENERS } from '@playhouse/vendor-api/screening/all.ts'

/** All of ours have a simulator: payment providers at the origin of `payments`, the others at that of the message gateway. */
export const SIMULATED_PROVIDERS = [
  ...PAYMENT_PROVIDERS,
  ...MESSAGE_SENDERS,
  ...IDENTITY_CHECKERS,
  ...SCREENERS,
  ...REGISTERS,
] as const

/** Paths of addresses that are more than an origin. */
const PATHS: Readonly<Record<string, string>> = { relay: '/messages' }

/** Origins at which the platform reaches the simulators; undefined where one does not run. */
export interface SimulatorOrigins {
  payments?: string | undefined
  messageGateway?: string | undefined
}

type Simulated = Pick<(typeof SIMULATED_PROVIDERS)[number], 'kind' | 'code' | 'prefix'>

/** Settings of the platform with which it asks the simulators. */
export const getProviderAddresses = (
  { payments, messageGateway }: SimulatorOrigins,
  providers: readonly Simulated[] = SIMULATED_PROVIDERS,
): Record<string, string> =>
  Object.fromEntries(
    providers.flatMap(({ kind, code, prefix }) => {
      const origin = kind === 'payment' ? payments : messageGateway
      return origin === undefined ? [] : [[`${prefix}_URL`, `${origin}${PATHS[code] ?? ''}`]]
    }),
  )
