import { walletTransfer } from '@playhouse/platform-api/wallet.ts'
import type { TransferBetweenPartsInput } from '@playhouse/schema/types.generated.ts'
import type { Context } from '../base/context.ts'
import { catchInvalidInput, problem } from '../base/results.ts'

/** Form of the platform's wallet ids. */
const PART_ID = /^\d{1,15}$/

/** Moves an amount between two parts of the wallet. */
export function transferBetweenParts(context: Context, { fromPartId, toPartId, amount }: TransferBetweenPartsInput) {
  return catchInvalidInput(context, async () => {
    const { platform } = context.session
    if (!platform) return problem('SESSION_EXPIRED')
    for (const [field, id] of Object.entries({ fromPartId, toPartId })) {
      if (!PART_ID.test(id)) return problem('INVALID_INPUT', { field })
    }
    const asked = { fromAccountTypeId: Number(fromPartId), toAccountTypeId: Number(toPartId), amount }
    const { arrived } = await platform.write(walletTransfer, asked)
    return { __typename: 'TransferBetweenPartsSuccess' as const, arrived }
  })
}
