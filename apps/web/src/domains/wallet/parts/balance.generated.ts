/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../../graphql/trusted.ts'
export type Balance_WalletFragment = { __typename: 'Wallet', currencySymbol: string, available: { __typename: 'Money', amount: string, currency: string }, held: { __typename: 'Money', amount: string, currency: string } | null, bonus: { __typename: 'Money', amount: string, currency: string }, atVendors: Array<{ __typename: 'WalletPart', id: string, name: string, vendorId: string | null, isLocked: boolean, balance: { __typename: 'Money', amount: string, currency: string } }> | null } & { ' $fragmentName'?: 'Balance_WalletFragment' };

export type BalanceQueryVariables = Exact<{ [key: string]: never; }>;


export type BalanceQuery = { viewer: { __typename: 'Viewer', id: string, wallet: (
      { __typename: 'Wallet' }
      & { ' $fragmentRefs'?: { 'Balance_WalletFragment': Balance_WalletFragment } }
    ) | null } | null };

export const Balance_WalletFragmentDoc: TypedDocumentNode<Balance_WalletFragment, unknown> = /* @__PURE__ */ readDocument(`fragment Balance_wallet on Wallet{currencySymbol available{amount currency}held{amount currency}bonus{amount currency}atVendors{id name vendorId isLocked balance{amount currency}}}`)
export const BalanceDocument: TypedDocumentNode<BalanceQuery, BalanceQueryVariables> = /* @__PURE__ */ readDocument(`query Balance{viewer{id wallet{...Balance_wallet}}}`, [Balance_WalletFragmentDoc])

export function useBalanceQuery(options: useQuery.Options<BalanceQuery, BalanceQueryVariables>) {
  return useQuery(BalanceDocument, options)
}

trust('Balance', '52092ddef26e3667ff2a65b4084a648076b1e6db6b08d1933ab3a4557a187f2e')
