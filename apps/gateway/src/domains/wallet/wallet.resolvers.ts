import {
  consolidatedFunds,
  merchantWallet,
  transferToMainWallet,
  wallets,
  walletTransfer,
} from '@playhouse/platform-api/wallet.ts'
import { lockTransStatus } from '@playhouse/platform-api/wallet-transfers.ts'
import { memberMutation } from '../base/mutation.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { problem, readSession } from '../base/results.ts'

/** Form of the platform's vendor ids. */
const VENDOR_ID = /^\w{1,20}$/
/** Form of the platform's wallet ids. */
const PART_ID = /^\d{1,15}$/

export const walletResolvers: Resolvers = {
  Mutation: {
    // An unknown vendor holds nothing.
    collectVendorBalances: memberMutation(async (platform, { vendorId }) => {
      if (vendorId == null) await platform.write(transferToMainWallet, {})
      else if (VENDOR_ID.test(vendorId)) await platform.write(transferToMainWallet, { vassalage: vendorId })
      return { __typename: 'CollectVendorBalancesSuccess' }
    }),
    transferBetweenParts: memberMutation(async (platform, { fromPartId, toPartId, amount, requestKey }) => {
      for (const [field, id] of Object.entries({ fromPartId, toPartId })) {
        if (!PART_ID.test(id)) return problem('INVALID_INPUT', { field })
      }
      const { arrived } = await platform.write(walletTransfer, {
        fromAccountTypeId: Number(fromPartId),
        toAccountTypeId: Number(toPartId),
        amount,
        ...(requestKey && { requestKey }),
      })
      return { __typename: 'TransferBetweenPartsSuccess', hasArrived: arrived }
    }),
  },
  Wallet: {
    balance: ({ sumBalance }) => sumBalance,
    summary: (_wallet, _args, context) => readSession(context, (platform) => platform.read(consolidatedFunds, {})),
    isSingle: (_wallet, _args, context) =>
      readSession(context, async (platform) => (await platform.read(merchantWallet, {})).isSingle),
    unresolvedTransfers: (_wallet, _args, context) =>
      readSession(context, async (platform) =>
        (await platform.read(lockTransStatus, {})).list.map(({ transferId, vassalage, direction, ...transfer }) => ({
          ...transfer,
          id: transferId,
          vendorId: vassalage,
          isToVendor: direction === 'out',
        })),
      ),
    parts: (_wallet, _args, context) =>
      readSession(context, async (platform) =>
        (await platform.read(wallets, {})).list.map(
          ({ accountTypeId, accountTypeName, availBalance, vassalage, locked }) => ({
            id: String(accountTypeId),
            name: accountTypeName,
            balance: availBalance,
            vendorId: vassalage,
            isLocked: locked,
          }),
        ),
      ),
  },
}
