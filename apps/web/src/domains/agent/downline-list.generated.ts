/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
export type DownlineList_DownlineFragment = { __typename: 'DirectDownline', memberCount: number, member: { __typename: 'TeamMember', id: string, username: string, kind: Types.AccountKind }, totals: { __typename: 'TeamTotals', deposit: { __typename: 'Money', amount: string, currency: string }, turnover: { __typename: 'Money', amount: string, currency: string }, houseProfit: { __typename: 'Money', amount: string, currency: string } } } & { ' $fragmentName'?: 'DownlineList_DownlineFragment' };

export const DownlineList_DownlineFragmentDoc: TypedDocumentNode<DownlineList_DownlineFragment, unknown> = /* @__PURE__ */ readDocument(`fragment DownlineList_downline on DirectDownline{member{id username kind}memberCount totals{deposit{amount currency}turnover{amount currency}houseProfit{amount currency}}}`)