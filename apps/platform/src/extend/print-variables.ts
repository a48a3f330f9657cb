// Prints the variables of the payment providers of the project in PLAYHOUSE_SITE as JSON, and fails where one does not fit. For `playhouse`.
import { listProviders, PAYMENT_PROVIDERS } from '@playhouse/vendor-api/payments/all.ts'
import type { ProviderPackage } from '@playhouse/vendor-api/payments/provider.ts'
import { getProviderVariables } from '../domains/money/cashier/payment-config.ts'
import { loadProject } from './load-project.ts'

try {
  await loadProject(process.env.PLAYHOUSE_SITE ?? process.cwd())
  const ours: readonly ProviderPackage[] = PAYMENT_PROVIDERS
  const added = listProviders().filter((provider) => !ours.includes(provider))
  process.stdout.write(JSON.stringify(Object.keys(getProviderVariables(added))))
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
