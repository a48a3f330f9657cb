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
import type { LineTotals_TotalsFragment, LineTotals_ProductFragment } from './line-totals.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { Shell_QueryFragmentDoc } from '../site/parts/shell.generated.ts'
import { AccountNavigation_EntryFragmentDoc } from '../member/parts/account-navigation.generated.ts'
import { LineTotals_ProductFragmentDoc, LineTotals_TotalsFragmentDoc } from './line-totals.generated.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type TeamBettingScreenQueryVariables = Exact<{
  withShell: boolean;
  from: string;
  to: string;
  account?: string | null | undefined;
}>;


export type TeamBettingScreenQuery = { viewer: { __typename: 'Viewer', id: string, agentAccount:
      | { __typename: 'AgentAccount', menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }>, teamBetting:
          | { __typename: 'Problem', code: Types.ErrorCode }
          | { __typename: 'TeamBetting', username: string, rounds: number, uncounted: { __typename: 'Money', amount: string, currency: string }, totals: { __typename: 'LineTotals', deposit: { __typename: 'Money', amount: string, currency: string }, withdrawal: { __typename: 'Money', amount: string, currency: string }, turnover: { __typename: 'Money', amount: string, currency: string }, houseProfit: { __typename: 'Money', amount: string, currency: string } }, days: Array<{ __typename: 'TeamBettingDay', day: string, rounds: number, totals: { __typename: 'LineTotals', deposit: { __typename: 'Money', amount: string, currency: string }, withdrawal: { __typename: 'Money', amount: string, currency: string }, turnover: { __typename: 'Money', amount: string, currency: string }, houseProfit: { __typename: 'Money', amount: string, currency: string } } }>, products: Array<{ __typename: 'TeamBettingProduct', category: Types.GameCategory, rounds: number, turnover: { __typename: 'Money', amount: string, currency: string }, uncounted: { __typename: 'Money', amount: string, currency: string }, payout: { __typename: 'Money', amount: string, currency: string }, houseProfit: { __typename: 'Money', amount: string, currency: string } }> }
         | null }
      | { __typename: 'Problem', code: Types.ErrorCode }
     } | null } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export const TeamBettingScreenDocument: TypedDocumentNode<TeamBettingScreenQuery, TeamBettingScreenQueryVariables> = /* @__PURE__ */ readDocument(`query TeamBettingScreen($withShell:Boolean!$from:Date!$to:Date!$account:String){...Shell_query@include(if:$withShell)viewer{id agentAccount{...on AgentAccount{menu{...AccountNavigation_entry@unmask}teamBetting(from:$from to:$to username:$account){...on TeamBetting{username rounds uncounted{amount currency}totals{...LineTotals_totals@unmask}days{day rounds totals{...LineTotals_totals@unmask}}products{...LineTotals_product@unmask}}...on Problem{code}}}...on Problem{code}}}}`, [Shell_QueryFragmentDoc, AccountNavigation_EntryFragmentDoc, LineTotals_TotalsFragmentDoc, LineTotals_ProductFragmentDoc])

export function useTeamBettingScreenQuery(options: useQuery.Options<TeamBettingScreenQuery, TeamBettingScreenQueryVariables>) {
  return useQuery(TeamBettingScreenDocument, options)
}

trust('TeamBettingScreen', 'f83ea065ab6d022ffc57b64373d9a8c90e67dbd8d305900c66e5177316a0abf3')
