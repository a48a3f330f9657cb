import { useFragment } from '@apollo/client/react'
import { parseAmount } from '@playhouse/shared/money.ts'
import { Balance_WalletFragmentDoc, type Balance_WalletFragment } from './balance.generated.ts'

export type OwnWallet = Omit<Balance_WalletFragment, ' $fragmentName'>

/** The balance of the page's account, of which every page has one; undefined until it is there. */
export function useBalance(): OwnWallet | undefined {
  const { data, complete } = useFragment({ fragment: Balance_WalletFragmentDoc, from: 'Wallet:{}' })
  return complete ? data : undefined
}

/** What vendors hold and can give back now, in minor units. */
export const getReturnable = ({ atVendors }: Pick<OwnWallet, 'atVendors'>): bigint =>
  (atVendors ?? []).reduce((sum, { isLocked, balance }) => (isLocked ? sum : sum + parseAmount(balance.amount)), 0n)

/** The most that a payment may come to, in minor units: what is available, and what comes back for it. */
export const getPayable = (wallet: OwnWallet): bigint => parseAmount(wallet.available.amount) + getReturnable(wallet)
