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
export type TicketOutcomesQueryVariables = Exact<{
  code?: string | null | undefined;
}>;


export type TicketOutcomesQuery = { viewer: { __typename: 'Viewer', id: string, wallet: (
      { __typename: 'Wallet' }
      & { ' $fragmentRefs'?: { 'Balance_WalletFragment': Balance_WalletFragment } }
    ) | null, lotteryTickets: { __typename: 'LotteryTicketConnection', edges: Array<{ __typename: 'LotteryTicketEdge', node: { __typename: 'LotteryTicket', id: string, stake: { __typename: 'Money', amount: string, currency: string }, draws: Array<{ __typename: 'LotteryTicketDraw', drawNumber: string, state: Types.LotteryTicketState, drawsAt: string, numbers: Array<string>, hold: { __typename: 'LotteryHold', since: string } | null, payout: { __typename: 'Money', amount: string, currency: string }, profit: { __typename: 'Money', amount: string, currency: string } | null }> } }> } | null } | null };

export const TicketOutcomesDocument: TypedDocumentNode<TicketOutcomesQuery, TicketOutcomesQueryVariables> = /* @__PURE__ */ readDocument(`query TicketOutcomes($code:String){viewer{id wallet{...Balance_wallet}lotteryTickets(code:$code first:10){edges{node{id stake{amount currency}draws{drawNumber state drawsAt numbers hold{since}payout{amount currency}profit{amount currency}}}}}}}`, [Balance_WalletFragmentDoc])

export function useTicketOutcomesQuery(options: useQuery.Options<TicketOutcomesQuery, TicketOutcomesQueryVariables>) {
  return useQuery(TicketOutcomesDocument, options)
}

trust('TicketOutcomes', 'ce7a72e2b841c7c509e37bbb5d22185002bef0911b22b4c3701c1ef530ee75dc')
