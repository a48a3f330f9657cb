/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { Balance_WalletFragment } from '../../wallet/parts/balance.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
import { Balance_WalletFragmentDoc } from '../../wallet/parts/balance.generated.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../../graphql/trusted.ts'
export type LotteryOwnLimitsQueryVariables = Exact<{ [key: string]: never; }>;


export type LotteryOwnLimitsQuery = { viewer: { __typename: 'Viewer', id: string, wallet: (
      { __typename: 'Wallet' }
      & { ' $fragmentRefs'?: { 'Balance_WalletFragment': Balance_WalletFragment } }
    ) | null, limits: { __typename: 'MemberLimits', limits: Array<{ __typename: 'MemberLimit', kind: Types.LimitKind, left: { __typename: 'LimitValue', amount: { __typename: 'Money', amount: string, currency: string } | null } | null }> } | null, memberAccount:
      | { __typename: 'MemberAccount', bonusAccount: { __typename: 'BonusAccount', running: { __typename: 'Bonus', maxStake: { __typename: 'Money', amount: string, currency: string } } | null } | null }
      | { __typename: 'Problem', code: Types.ErrorCode }
     } | null };

export const LotteryOwnLimitsDocument: TypedDocumentNode<LotteryOwnLimitsQuery, LotteryOwnLimitsQueryVariables> = /* @__PURE__ */ readDocument(`query LotteryOwnLimits{viewer{id wallet{...Balance_wallet}limits{limits{kind left{amount{amount currency}}}}memberAccount{...on MemberAccount{bonusAccount{running{maxStake{amount currency}}}}...on Problem{code}}}}`, [Balance_WalletFragmentDoc])

export function useLotteryOwnLimitsQuery(options: useQuery.Options<LotteryOwnLimitsQuery, LotteryOwnLimitsQueryVariables>) {
  return useQuery(LotteryOwnLimitsDocument, options)
}

trust('LotteryOwnLimits', '74a9e237ca783c189aad59fe5a2cc93dac698104e5b11f5ba5c91656001c8891')
