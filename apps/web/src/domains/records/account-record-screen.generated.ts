/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { Shell_QueryFragment } from '../site/parts/shell.generated.ts';
import type { SiteFacts_QueryFragment } from '../site/parts/site-facts.generated.ts';
import type { SiteAbilities_QueryFragment } from '../../graphql/site-abilities.generated.ts';
import type { Navigation_QueryFragment } from '../site/parts/navigation.generated.ts';
import type { BannerGroups_QueryFragment } from '../site/parts/banner-groups.generated.ts';
import type { BannerSlide_BannerFragment } from '../site/parts/banner-slide.generated.ts';
import type { LaunchTarget_LaunchTargetFragment } from '../games/parts/launch/launch-target.generated.ts';
import type { GameActions_QueryFragment } from '../games/parts/game-actions.generated.ts';
import type { Access_ViewerFragment, Restriction_ViewerFragment } from '../../access/viewer.generated.ts';
import type { Balance_WalletFragment } from '../wallet/parts/balance.generated.ts';
import type { PlayClock_ViewerFragment } from '../limits/parts/play-clock.generated.ts';
import type { LimitValue_ValueFragment } from '../limits/parts/limit-value.generated.ts';
import type { AccountNavigation_EntryFragment } from '../member/parts/account-navigation.generated.ts';
import type { Records_MovementFragment, Records_PageFragment } from './parts/records.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { Shell_QueryFragmentDoc } from '../site/parts/shell.generated.ts'
import { AccountNavigation_EntryFragmentDoc } from '../member/parts/account-navigation.generated.ts'
import { Records_MovementFragmentDoc, Records_PageFragmentDoc } from './parts/records.generated.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type AccountRecordScreenQueryVariables = Exact<{
  withShell: boolean;
  from: string;
  to: string;
  page: number;
  wallet: Types.MovementWallet;
  types?: Array<Types.MovementType> | Types.MovementType | null | undefined;
  transactionId: string;
  withTransaction: boolean;
}>;


export type AccountRecordScreenQuery = { viewer: { __typename: 'Viewer', id: string, memberAccount:
      | { __typename: 'MemberAccount', menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }>, accountRecord:
          | { __typename: 'AccountRecord', totalCount: number, nodes: Array<{ __typename: 'Movement', id: string, transactionId: string, type: Types.MovementType, wallet: Types.MovementWallet, vendorId: string | null, reference: string | null, gameName: string | null, betId: string | null, counterparty: string | null, at: string, amount: { __typename: 'Money', amount: string, currency: string }, balanceBefore: { __typename: 'Money', amount: string, currency: string }, balanceAfter: { __typename: 'Money', amount: string, currency: string } }>, pageInfo: { __typename: 'PageNumbers', page: number, totalPages: number }, moneyIn: { __typename: 'Money', amount: string, currency: string }, moneyOut: { __typename: 'Money', amount: string, currency: string }, net: { __typename: 'Money', amount: string, currency: string } }
          | { __typename: 'Problem', code: Types.ErrorCode }
         | null, transaction?: { __typename: 'TransactionDetail', id: string, type: Types.MovementType, reference: string | null, at: string, movements: Array<{ __typename: 'Movement', id: string, transactionId: string, type: Types.MovementType, wallet: Types.MovementWallet, vendorId: string | null, reference: string | null, gameName: string | null, betId: string | null, counterparty: string | null, at: string, amount: { __typename: 'Money', amount: string, currency: string }, balanceBefore: { __typename: 'Money', amount: string, currency: string }, balanceAfter: { __typename: 'Money', amount: string, currency: string } }> } | null }
      | { __typename: 'Problem', code: Types.ErrorCode }
     } | null } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export const AccountRecordScreenDocument: TypedDocumentNode<AccountRecordScreenQuery, AccountRecordScreenQueryVariables> = /* @__PURE__ */ readDocument(`query AccountRecordScreen($withShell:Boolean!$from:Date!$to:Date!$page:Int!$wallet:MovementWallet!$types:[MovementType!]$transactionId:ID!$withTransaction:Boolean!){...Shell_query@include(if:$withShell)viewer{id memberAccount{...on MemberAccount{menu{...AccountNavigation_entry@unmask}accountRecord(from:$from to:$to page:$page wallet:$wallet types:$types){...on AccountRecord{nodes{...Records_movement@unmask}totalCount pageInfo{...Records_page@unmask}moneyIn{amount currency}moneyOut{amount currency}net{amount currency}}...on Problem{code}}transaction(id:$transactionId)@include(if:$withTransaction){id type reference at movements{...Records_movement@unmask}}}...on Problem{code}}}}`, [Shell_QueryFragmentDoc, AccountNavigation_EntryFragmentDoc, Records_MovementFragmentDoc, Records_PageFragmentDoc])

export function useAccountRecordScreenQuery(options: useQuery.Options<AccountRecordScreenQuery, AccountRecordScreenQueryVariables>) {
  return useQuery(AccountRecordScreenDocument, options)
}

trust('AccountRecordScreen', 'ed1926453d35bf40edc5cf9b74454fb9831d20e0a1f2fff0bdd1c1f5eece4268')
