import { consolidatedFunds, merchantWallet, wallets } from '@playhouse/platform-api/wallet.ts'
import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import { whileSignedIn } from '../../graphql/while-signed-in.ts'
import { collectVendorBalances } from './collect-vendor-balances.ts'
import { money } from './money.ts'

export const walletResolvers: Resolvers = {
  Mutation: {
    collectVendorBalances: (_root, { input }, context) => collectVendorBalances(context, input),
  },
  Wallet: {
    balance: ({ sumBalance, currency }) => money(sumBalance, currency),
    summary: (_wallet, _args, context) =>
      whileSignedIn(context, async (platform) => {
        const { currency, ...funds } = await platform.ask(consolidatedFunds, {})
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
      whileSignedIn(context, async (platform) => (await platform.ask(merchantWallet, {})).isSingle),
    parts: (_wallet, _args, context) =>
      whileSignedIn(context, async (platform) =>
        (await platform.ask(wallets, {})).list.map(
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
