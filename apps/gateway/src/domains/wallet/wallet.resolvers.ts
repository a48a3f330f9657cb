import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import {
  type balance,
  consolidatedFunds,
  MAIN_WALLET,
  merchantWallet,
  transferToMainWallet,
  wallets,
  walletTransfer,
} from '@playhouse/platform-api/wallet.ts'
import { lockTransStatus } from '@playhouse/platform-api/wallet-transfers.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import { memberMutation } from '../base/mutation.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { problem, readSession } from '../base/results.ts'
import { takes } from '../base/contract-input.ts'

export const walletResolvers: Resolvers = {
  Mutation: {
    // An unknown vendor holds nothing.
    collectVendorBalances: memberMutation(async (platform, { vendorId }) => {
      if (vendorId == null) await platform.write(transferToMainWallet, {})
      else if (takes(transferToMainWallet, 'vassalage', vendorId))
        await platform.write(transferToMainWallet, { vassalage: vendorId })
      return { __typename: 'CollectVendorBalancesSuccess' }
    }),
    transferBetweenParts: memberMutation(async (platform, { fromPartId, toPartId, amount, requestKey }) => {
      for (const [field, id] of Object.entries({ fromPartId, toPartId })) {
        if (!takes(walletTransfer, 'fromAccountTypeId', id)) return problem('INVALID_INPUT', { field })
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
    available: (wallet) => mainWallet(wallet)?.availBalance ?? wallet.sumBalance,
    // Another call would tell it, on every page of a member.
    held: ({ locked }) => locked ?? null,
    atVendors: (wallet, _args, context) => {
      const main = mainWallet(wallet)
      // Their names take another call, which nobody needs while nothing is there.
      const isAway = wallet.balance.some((one) => one !== main && parseAmount(one.availBalance) > 0n)
      if (!isAway) return []
      return readSession(context, async (platform) =>
        (await platform.read(wallets, {})).list
          .filter(({ vassalage, availBalance }) => vassalage !== null && parseAmount(availBalance) > 0n)
          .map(toPart),
      )
    },
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
      readSession(context, async (platform) => (await platform.read(wallets, {})).list.map(toPart)),
  },
}

const mainWallet = ({ balance: parts }: Pick<ValueOf<typeof balance>, 'balance'>) =>
  parts.find(({ accountTypeId }) => accountTypeId === MAIN_WALLET) ?? parts[0]

const toPart = (part: ValueOf<typeof wallets>['list'][number]) => ({
  id: String(part.accountTypeId),
  name: part.accountTypeName,
  balance: part.availBalance,
  vendorId: part.vassalage,
  isLocked: part.locked,
})
