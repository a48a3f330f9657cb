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
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { Shell_QueryFragmentDoc } from '../site/parts/shell.generated.ts'
import { AccountNavigation_EntryFragmentDoc } from '../member/parts/account-navigation.generated.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type LeaderboardsScreenQueryVariables = Exact<{
  withShell: boolean;
}>;


export type LeaderboardsScreenQuery = { viewer: { __typename: 'Viewer', id: string, memberAccount:
      | { __typename: 'MemberAccount', menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }>, leaderboards: { __typename: 'Leaderboards', running: Array<{ __typename: 'Leaderboard', id: string, title: string, metric: Types.LeaderboardMetric, products: Array<Types.GameCategory>, from: string, to: string, endsAt: string, paidFrom: string, minStake: { __typename: 'Money', amount: string, currency: string } | null, prizes: Array<{ __typename: 'LeaderboardPrize', from: number, to: number, amount: { __typename: 'Money', amount: string, currency: string } }>, places: Array<{ __typename: 'LeaderboardPlace', rank: number, maskedUsername: string, isOwn: boolean, multiple: string | null, turnover: { __typename: 'Money', amount: string, currency: string } | null, prize: { __typename: 'Money', amount: string, currency: string } | null }>, own: { __typename: 'LeaderboardPlace', rank: number, maskedUsername: string, isOwn: boolean, multiple: string | null, turnover: { __typename: 'Money', amount: string, currency: string } | null, prize: { __typename: 'Money', amount: string, currency: string } | null } | null }>, past: Array<{ __typename: 'LeaderboardResult', id: string, title: string, from: string, to: string, isClosed: boolean, winners: Array<{ __typename: 'LeaderboardPlace', rank: number, maskedUsername: string, isOwn: boolean, multiple: string | null, turnover: { __typename: 'Money', amount: string, currency: string } | null, prize: { __typename: 'Money', amount: string, currency: string } | null }> }> } | null }
      | { __typename: 'Problem', code: Types.ErrorCode }
     } | null } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export type Leaderboards_PlaceFragment = { __typename: 'LeaderboardPlace', rank: number, maskedUsername: string, isOwn: boolean, multiple: string | null, turnover: { __typename: 'Money', amount: string, currency: string } | null, prize: { __typename: 'Money', amount: string, currency: string } | null } & { ' $fragmentName'?: 'Leaderboards_PlaceFragment' };

export const Leaderboards_PlaceFragmentDoc: TypedDocumentNode<Leaderboards_PlaceFragment, unknown> = /* @__PURE__ */ readDocument(`fragment Leaderboards_place on LeaderboardPlace{rank maskedUsername isOwn turnover{amount currency}multiple prize{amount currency}}`)
export const LeaderboardsScreenDocument: TypedDocumentNode<LeaderboardsScreenQuery, LeaderboardsScreenQueryVariables> = /* @__PURE__ */ readDocument(`query LeaderboardsScreen($withShell:Boolean!){...Shell_query@include(if:$withShell)viewer{id memberAccount{...on MemberAccount{menu{...AccountNavigation_entry@unmask}leaderboards{running{id title metric products minStake{amount currency}from to endsAt paidFrom prizes{from to amount{amount currency}}places{...Leaderboards_place@unmask}own{...Leaderboards_place@unmask}}past{id title from to isClosed winners{...Leaderboards_place@unmask}}}}...on Problem{code}}}}`, [Shell_QueryFragmentDoc, AccountNavigation_EntryFragmentDoc, Leaderboards_PlaceFragmentDoc])

export function useLeaderboardsScreenQuery(options: useQuery.Options<LeaderboardsScreenQuery, LeaderboardsScreenQueryVariables>) {
  return useQuery(LeaderboardsScreenDocument, options)
}

trust('LeaderboardsScreen', 'b7700467154e08704889754a93cda1660c401a5854af50282fa5cf862e6d8a43')
