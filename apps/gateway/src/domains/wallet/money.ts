import type { Resolvers } from '../base/resolvers.generated.ts'
import { loadCurrency } from '../site/settings.ts'

/** Money is an amount of the contract, in the currency of the request. */
export const moneyResolvers: Resolvers = {
  Money: {
    amount: (amount) => amount,
    currency: (_amount, _args, context) => context.currency.code ?? loadCurrency(context),
  },
}
