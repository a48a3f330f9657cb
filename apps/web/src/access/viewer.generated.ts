/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { Balance_WalletFragment } from '../domains/wallet/parts/balance.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../graphql/read-document.ts'
import { Balance_WalletFragmentDoc } from '../domains/wallet/parts/balance.generated.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../graphql/trusted.ts'
export type Restriction_ViewerFragment = { __typename: 'Viewer', id: string, isAdvertisingPaused: boolean, restriction: { __typename: 'Restriction', kind: Types.RestrictionKind, until: string | null, isPlayBlocked: boolean, isDepositBlocked: boolean } | null } & { ' $fragmentName'?: 'Restriction_ViewerFragment' };

export type RestrictionQueryVariables = Exact<{ [key: string]: never; }>;


export type RestrictionQuery = { viewer: (
    { __typename: 'Viewer' }
    & { ' $fragmentRefs'?: { 'Restriction_ViewerFragment': Restriction_ViewerFragment } }
  ) | null };

export type Access_ViewerFragment = { __typename: 'Viewer', id: string, username: string, nickname: string, kind: Types.AccountKind, liveCursor: string | null, avatar: string, unreadMessages: number, isAdvertisingPaused: boolean, label: { __typename: 'MemberLabel', name: string, rank: number, textColour: string, backgroundColour: string } | null, menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }>, canKeepFavourites: { __typename: 'Permission', isAllowed: boolean, reason: Types.ErrorCode | null }, wallet: (
    { __typename: 'Wallet' }
    & { ' $fragmentRefs'?: { 'Balance_WalletFragment': Balance_WalletFragment } }
  ) | null, restriction: { __typename: 'Restriction', kind: Types.RestrictionKind, until: string | null, isPlayBlocked: boolean, isDepositBlocked: boolean } | null } & { ' $fragmentName'?: 'Access_ViewerFragment' };

export type Access_QueryFragment = { viewer: { __typename: 'Viewer', id: string, username: string, nickname: string, kind: Types.AccountKind, liveCursor: string | null, avatar: string, unreadMessages: number, isAdvertisingPaused: boolean, label: { __typename: 'MemberLabel', name: string, rank: number, textColour: string, backgroundColour: string } | null, menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }>, canKeepFavourites: { __typename: 'Permission', isAllowed: boolean, reason: Types.ErrorCode | null }, wallet: (
      { __typename: 'Wallet' }
      & { ' $fragmentRefs'?: { 'Balance_WalletFragment': Balance_WalletFragment } }
    ) | null, restriction: { __typename: 'Restriction', kind: Types.RestrictionKind, until: string | null, isPlayBlocked: boolean, isDepositBlocked: boolean } | null } | null } & { ' $fragmentName'?: 'Access_QueryFragment' };

export const Restriction_ViewerFragmentDoc: TypedDocumentNode<Restriction_ViewerFragment, unknown> = /* @__PURE__ */ readDocument(`fragment Restriction_viewer on Viewer{id restriction{kind until isPlayBlocked isDepositBlocked}isAdvertisingPaused}`)
export const RestrictionDocument: TypedDocumentNode<RestrictionQuery, RestrictionQueryVariables> = /* @__PURE__ */ readDocument(`query Restriction{viewer{...Restriction_viewer}}`, [Restriction_ViewerFragmentDoc])
export const Access_ViewerFragmentDoc: TypedDocumentNode<Access_ViewerFragment, unknown> = /* @__PURE__ */ readDocument(`fragment Access_viewer on Viewer{id username nickname kind liveCursor avatar label{name rank textColour backgroundColour}menu{page badge}unreadMessages ...Restriction_viewer@unmask canKeepFavourites{isAllowed reason}wallet{...Balance_wallet}}`, [Restriction_ViewerFragmentDoc, Balance_WalletFragmentDoc])
export const Access_QueryFragmentDoc: TypedDocumentNode<Access_QueryFragment, unknown> = /* @__PURE__ */ readDocument(`fragment Access_query on Query{viewer{...Access_viewer@unmask}}`, [Access_ViewerFragmentDoc])

export function useRestrictionQuery(options: useQuery.Options<RestrictionQuery, RestrictionQueryVariables>) {
  return useQuery(RestrictionDocument, options)
}

trust('Restriction', '287187297b4a89e72e3bf779b794261ea6373d0f699bd1601eeda32fa20399c5')
