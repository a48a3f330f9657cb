import { transferToMainWallet } from '@playhouse/platform-api/wallet.ts'
import type { CollectVendorBalancesInput } from '@playhouse/schema/types.generated.ts'
import type { Context } from '../base/context.ts'
import { catchProblem, problem } from '../base/results.ts'

/** Form of the platform's vendor ids. */
const VENDOR_ID = /^\w{1,20}$/

/** Moves the balance at one vendor, or at all of them, to the main wallet. An unknown vendor holds nothing. */
export function collectVendorBalances(context: Context, { vendorId }: CollectVendorBalancesInput) {
  return catchProblem(context, async () => {
    const { platform } = context.session
    if (!platform) return problem('SESSION_EXPIRED')
    if (vendorId == null) await platform.write(transferToMainWallet, {})
    else if (VENDOR_ID.test(vendorId)) await platform.write(transferToMainWallet, { vassalage: vendorId })
    return { __typename: 'CollectVendorBalancesSuccess' as const }
  })
}
