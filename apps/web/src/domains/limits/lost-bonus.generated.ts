/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type LostBonusQueryVariables = Exact<{ [key: string]: never; }>;


export type LostBonusQuery = { viewer: { __typename: 'Viewer', id: string, memberAccount:
      | { __typename: 'MemberAccount', bonusAccount: { __typename: 'BonusAccount', balance: { __typename: 'Money', amount: string, currency: string }, running: { __typename: 'Bonus', id: string, title: string } | null } | null }
      | { __typename: 'Problem', code: Types.ErrorCode }
     } | null };

export const LostBonusDocument: TypedDocumentNode<LostBonusQuery, LostBonusQueryVariables> = /* @__PURE__ */ readDocument(`query LostBonus{viewer{id memberAccount{...on MemberAccount{bonusAccount{balance{amount currency}running{id title}}}...on Problem{code}}}}`)

export function useLostBonusQuery(options: useQuery.Options<LostBonusQuery, LostBonusQueryVariables>) {
  return useQuery(LostBonusDocument, options)
}

trust('LostBonus', 'df44ae20f54cb981596dd1baa333db74900474e4446ae34a8f812cf5f3d47be7')
