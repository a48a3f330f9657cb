/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
export type TeamTotals_TotalsFragment = { __typename: 'TeamTotals', activeMembers: number, newMembers: number, deposit: { __typename: 'Money', amount: string, currency: string }, withdrawal: { __typename: 'Money', amount: string, currency: string }, turnover: { __typename: 'Money', amount: string, currency: string }, houseProfit: { __typename: 'Money', amount: string, currency: string } } & { ' $fragmentName'?: 'TeamTotals_TotalsFragment' };

export type TeamTotals_HourTotalsFragment = { __typename: 'TeamHourTotals', newMembers: number, deposit: { __typename: 'Money', amount: string, currency: string }, withdrawal: { __typename: 'Money', amount: string, currency: string }, turnover: { __typename: 'Money', amount: string, currency: string }, houseProfit: { __typename: 'Money', amount: string, currency: string } } & { ' $fragmentName'?: 'TeamTotals_HourTotalsFragment' };

export const TeamTotals_TotalsFragmentDoc: TypedDocumentNode<TeamTotals_TotalsFragment, unknown> = /* @__PURE__ */ readDocument(`fragment TeamTotals_totals on TeamTotals{activeMembers newMembers deposit{amount currency}withdrawal{amount currency}turnover{amount currency}houseProfit{amount currency}}`)
export const TeamTotals_HourTotalsFragmentDoc: TypedDocumentNode<TeamTotals_HourTotalsFragment, unknown> = /* @__PURE__ */ readDocument(`fragment TeamTotals_hourTotals on TeamHourTotals{newMembers deposit{amount currency}withdrawal{amount currency}turnover{amount currency}houseProfit{amount currency}}`)