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
import { dateTime } from '../base/scalars.ts'
import { money } from './money.ts'

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
    balance: ({ sumBalance, currency }) => money(sumBalance, currency),
    bonus: ({ bonus, currency }) => money(bonus, currency),
    summary: (_wallet, _args, context) =>
      readSession(context, async (platform) => {
        const { currency, ...funds } = await platform.read(consolidatedFunds, {})
        return {
          __typename: 'WalletSummary',
          available: money(funds.available, currency),
          locked: money(funds.locked, currency),
          bonus: money(funds.bonus, currency),
          atVendors: money(funds.atVendors, currency),
          totalDeposit: money(funds.totalDeposit, currency),
          totalWithdrawal: money(funds.totalWithdrawal, currency),
          monthTurnover: money(funds.monthTurnover, currency),
          totalTurnover: money(funds.totalTurnover, currency),
          monthProfit: money(funds.monthProfit, currency),
        }
      }),
    isSingle: (_wallet, _args, context) =>
      readSession(context, async (platform) => (await platform.read(merchantWallet, {})).isSingle),
    unresolvedTransfers: ({ currency }, _args, context) =>
      readSession(context, async (platform) =>
        (await platform.read(lockTransStatus, {})).list.map((transfer) => ({
          __typename: 'UnresolvedTransfer' as const,
          id: transfer.transferId,
          vendorId: transfer.vassalage,
          isToVendor: transfer.direction === 'out',
          amount: money(transfer.amount, currency),
          startedAt: dateTime(transfer.startedAt),
        })),
      ),
    parts: (_wallet, _args, context) =>
      readSession(context, async (platform) =>
        (await platform.read(wallets, {})).list.map(
          ({ accountTypeId, accountTypeName, currency, availBalance, vassalage, locked }) => ({
            __typename: 'WalletPart' as const,
            id: String(accountTypeId),
            name: accountTypeName,
            balance: money(availBalance, currency),
            vendorId: vassalage,
            isLocked: locked,
          }),
        ),
      ),
  },
}
