/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
export type Records_BetFragment = { __typename: 'Bet', id: string, roundNumber: string, category: Types.GameCategory, gameId: string, gameName: string, vendorName: string, status: Types.BetStatus, uncountedReason: Types.UncountedReason | null, at: string, stake: { __typename: 'Money', amount: string, currency: string }, payout: { __typename: 'Money', amount: string, currency: string }, turnover: { __typename: 'Money', amount: string, currency: string } | null, profit: { __typename: 'Money', amount: string, currency: string } | null, balanceAfter: { __typename: 'Money', amount: string, currency: string } | null } & { ' $fragmentName'?: 'Records_BetFragment' };

export type Records_MovementFragment = { __typename: 'Movement', id: string, transactionId: string, type: Types.MovementType, wallet: Types.MovementWallet, vendorId: string | null, reference: string | null, gameName: string | null, betId: string | null, counterparty: string | null, at: string, amount: { __typename: 'Money', amount: string, currency: string }, balanceBefore: { __typename: 'Money', amount: string, currency: string }, balanceAfter: { __typename: 'Money', amount: string, currency: string } } & { ' $fragmentName'?: 'Records_MovementFragment' };

export type Records_PageFragment = { __typename: 'PageNumbers', page: number, totalPages: number } & { ' $fragmentName'?: 'Records_PageFragment' };

export const Records_BetFragmentDoc: TypedDocumentNode<Records_BetFragment, unknown> = /* @__PURE__ */ readDocument(`fragment Records_bet on Bet{id roundNumber category gameId gameName vendorName status stake{amount currency}payout{amount currency}turnover{amount currency}uncountedReason profit{amount currency}balanceAfter{amount currency}at}`)
export const Records_MovementFragmentDoc: TypedDocumentNode<Records_MovementFragment, unknown> = /* @__PURE__ */ readDocument(`fragment Records_movement on Movement{id transactionId type wallet vendorId amount{amount currency}balanceBefore{amount currency}balanceAfter{amount currency}reference gameName betId counterparty at}`)
export const Records_PageFragmentDoc: TypedDocumentNode<Records_PageFragment, unknown> = /* @__PURE__ */ readDocument(`fragment Records_page on PageNumbers{page totalPages}`)