import { consolidatedFunds, merchantWallet, wallets } from '@playhouse/platform-api/wallet.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { readSession } from '../base/results.ts'
import { collectVendorBalances } from './collect-vendor-balances.ts'
import { money } from './money.ts'

export const walletResolvers: Resolvers = {
  Mutation: {
    collectVendorBalances: (_root, { input }, context) => collectVendorBalances(context, input),
  },
  Wallet: {
    balance: ({ sumBalance, currency }) => money(sumBalance, currency),
    summary: (_wallet, _args, context) =>
      readSession(context, async (platform) => {
        const { currency, ...funds } = await platform.read(consolidatedFunds, {})
        return {
          __typename: 'WalletSummary',
          available: money(funds.available, currency),
          locked: money(funds.locked, currency),
          totalDeposit: money(funds.totalDeposit, currency),
          totalWithdrawal: money(funds.totalWithdrawal, currency),
          monthTurnover: money(funds.monthTurnover, currency),
          totalTurnover: money(funds.totalTurnover, currency),
          monthProfit: money(funds.monthProfit, currency),
        }
      }),
    isSingle: (_wallet, _args, context) =>
      readSession(context, async (platform) => (await platform.read(merchantWallet, {})).isSingle),
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
