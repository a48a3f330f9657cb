/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
export type BillLine_Line_BillAmount_Fragment = { __typename: 'BillAmount', item: Types.BillItem, isMet: boolean | null, amount: { __typename: 'Money', amount: string, currency: string }, neededAmount: { __typename: 'Money', amount: string, currency: string } | null } & { ' $fragmentName'?: 'BillLine_Line_BillAmount_Fragment' };

export type BillLine_Line_BillCount_Fragment = { __typename: 'BillCount', count: number, neededCount: number | null, item: Types.BillItem, isMet: boolean | null } & { ' $fragmentName'?: 'BillLine_Line_BillCount_Fragment' };

export type BillLine_Line_BillRate_Fragment = { __typename: 'BillRate', basisPoints: number, neededBasisPoints: number | null, item: Types.BillItem, isMet: boolean | null } & { ' $fragmentName'?: 'BillLine_Line_BillRate_Fragment' };

export type BillLine_LineFragment =
  | BillLine_Line_BillAmount_Fragment
  | BillLine_Line_BillCount_Fragment
  | BillLine_Line_BillRate_Fragment
;

export type AgentBill_BillFragment = { __typename: 'AgentBill', id: string, kind: Types.AgentBillKind, payee: string, payer: string | null, periodFrom: string, periodTo: string, revision: number, state: Types.AgentBillState, paidAt: string | null, dispute: string | null, amount: { __typename: 'Money', amount: string, currency: string }, lines: Array<
    | { __typename: 'BillAmount', item: Types.BillItem, isMet: boolean | null, amount: { __typename: 'Money', amount: string, currency: string }, neededAmount: { __typename: 'Money', amount: string, currency: string } | null }
    | { __typename: 'BillCount', count: number, neededCount: number | null, item: Types.BillItem, isMet: boolean | null }
    | { __typename: 'BillRate', basisPoints: number, neededBasisPoints: number | null, item: Types.BillItem, isMet: boolean | null }
  > } & { ' $fragmentName'?: 'AgentBill_BillFragment' };

export const BillLine_LineFragmentDoc: TypedDocumentNode<BillLine_LineFragment, unknown> = /* @__PURE__ */ readDocument(`fragment BillLine_line on BillLine{item isMet ...on BillAmount{amount{amount currency}neededAmount{amount currency}}...on BillCount{count neededCount}...on BillRate{basisPoints neededBasisPoints}}`)
export const AgentBill_BillFragmentDoc: TypedDocumentNode<AgentBill_BillFragment, unknown> = /* @__PURE__ */ readDocument(`fragment AgentBill_bill on AgentBill{id kind payee payer periodFrom periodTo revision state paidAt dispute amount{amount currency}lines{...BillLine_line@unmask}}`, [BillLine_LineFragmentDoc])