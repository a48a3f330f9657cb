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
import type { Balance_WalletFragment } from './parts/balance.generated.ts';
import type { PlayClock_ViewerFragment } from '../limits/parts/play-clock.generated.ts';
import type { LimitValue_ValueFragment } from '../limits/parts/limit-value.generated.ts';
import type { AccountNavigation_EntryFragment } from '../member/parts/account-navigation.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { Shell_QueryFragmentDoc } from '../site/parts/shell.generated.ts'
import { Balance_WalletFragmentDoc } from './parts/balance.generated.ts'
import { AccountNavigation_EntryFragmentDoc } from '../member/parts/account-navigation.generated.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type WalletScreenQueryVariables = Exact<{
  withShell: boolean;
}>;


export type WalletScreenQuery = { viewer: { __typename: 'Viewer', id: string, memberAccount:
      | { __typename: 'MemberAccount', menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }> }
      | { __typename: 'Problem', code: Types.ErrorCode }
    , wallet: (
      { __typename: 'Wallet', isSingle: boolean | null, parts: Array<{ __typename: 'WalletPart', id: string, name: string, vendorId: string | null, isLocked: boolean, balance: { __typename: 'Money', amount: string, currency: string } }> | null, unresolvedTransfers: Array<{ __typename: 'UnresolvedTransfer', id: string, vendorId: string, isToVendor: boolean, startedAt: string, amount: { __typename: 'Money', amount: string, currency: string } }> | null }
      & { ' $fragmentRefs'?: { 'Balance_WalletFragment': Balance_WalletFragment } }
    ) | null } | null } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export type WalletParts_WalletFragment = { __typename: 'Wallet', isSingle: boolean | null, parts: Array<{ __typename: 'WalletPart', id: string, name: string, vendorId: string | null, isLocked: boolean, balance: { __typename: 'Money', amount: string, currency: string } }> | null, unresolvedTransfers: Array<{ __typename: 'UnresolvedTransfer', id: string, vendorId: string, isToVendor: boolean, startedAt: string, amount: { __typename: 'Money', amount: string, currency: string } }> | null } & { ' $fragmentName'?: 'WalletParts_WalletFragment' };

export const WalletParts_WalletFragmentDoc: TypedDocumentNode<WalletParts_WalletFragment, unknown> = /* @__PURE__ */ readDocument(`fragment WalletParts_wallet on Wallet{isSingle parts{id name vendorId isLocked balance{amount currency}}unresolvedTransfers{id vendorId isToVendor startedAt amount{amount currency}}}`)
export const WalletScreenDocument: TypedDocumentNode<WalletScreenQuery, WalletScreenQueryVariables> = /* @__PURE__ */ readDocument(`query WalletScreen($withShell:Boolean!){...Shell_query@include(if:$withShell)viewer{id memberAccount{...on MemberAccount{menu{...AccountNavigation_entry@unmask}}...on Problem{code}}wallet{...Balance_wallet ...WalletParts_wallet@unmask}}}`, [Shell_QueryFragmentDoc, AccountNavigation_EntryFragmentDoc, Balance_WalletFragmentDoc, WalletParts_WalletFragmentDoc])

export function useWalletScreenQuery(options: useQuery.Options<WalletScreenQuery, WalletScreenQueryVariables>) {
  return useQuery(WalletScreenDocument, options)
}

trust('WalletScreen', 'a2e58dc608382eb448d99b8435bad698e5cf80a4e6772ea18ae0065da867e196')
