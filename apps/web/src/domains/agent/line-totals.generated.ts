/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
export type LineTotals_TotalsFragment = { __typename: 'LineTotals', deposit: { __typename: 'Money', amount: string, currency: string }, withdrawal: { __typename: 'Money', amount: string, currency: string }, turnover: { __typename: 'Money', amount: string, currency: string }, houseProfit: { __typename: 'Money', amount: string, currency: string } } & { ' $fragmentName'?: 'LineTotals_TotalsFragment' };

export type LineTotals_ProductFragment = { __typename: 'TeamBettingProduct', category: Types.GameCategory, rounds: number, turnover: { __typename: 'Money', amount: string, currency: string }, uncounted: { __typename: 'Money', amount: string, currency: string }, payout: { __typename: 'Money', amount: string, currency: string }, houseProfit: { __typename: 'Money', amount: string, currency: string } } & { ' $fragmentName'?: 'LineTotals_ProductFragment' };

export const LineTotals_TotalsFragmentDoc: TypedDocumentNode<LineTotals_TotalsFragment, unknown> = /* @__PURE__ */ readDocument(`fragment LineTotals_totals on LineTotals{deposit{amount currency}withdrawal{amount currency}turnover{amount currency}houseProfit{amount currency}}`)
export const LineTotals_ProductFragmentDoc: TypedDocumentNode<LineTotals_ProductFragment, unknown> = /* @__PURE__ */ readDocument(`fragment LineTotals_product on TeamBettingProduct{category rounds turnover{amount currency}uncounted{amount currency}payout{amount currency}houseProfit{amount currency}}`)