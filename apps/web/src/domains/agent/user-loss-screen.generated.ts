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
export type UserLossScreenQueryVariables = Exact<{
  withShell: boolean;
  from: string;
  to: string;
  account?: string | null | undefined;
  ascending: boolean;
  after?: string | null | undefined;
}>;


export type UserLossScreenQuery = { viewer: { __typename: 'Viewer', id: string, agentAccount:
      | { __typename: 'AgentAccount', menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }>, teamBetting:
          | { __typename: 'Problem', code: Types.ErrorCode }
          | { __typename: 'TeamBetting', totals: { __typename: 'LineTotals', deposit: { __typename: 'Money', amount: string, currency: string }, withdrawal: { __typename: 'Money', amount: string, currency: string }, turnover: { __typename: 'Money', amount: string, currency: string }, houseProfit: { __typename: 'Money', amount: string, currency: string } }, days: Array<{ __typename: 'TeamBettingDay', day: string, rounds: number, totals: { __typename: 'LineTotals', deposit: { __typename: 'Money', amount: string, currency: string }, withdrawal: { __typename: 'Money', amount: string, currency: string }, turnover: { __typename: 'Money', amount: string, currency: string }, houseProfit: { __typename: 'Money', amount: string, currency: string } } }>, products: Array<{ __typename: 'TeamBettingProduct', category: Types.GameCategory, rounds: number, turnover: { __typename: 'Money', amount: string, currency: string }, uncounted: { __typename: 'Money', amount: string, currency: string }, payout: { __typename: 'Money', amount: string, currency: string }, houseProfit: { __typename: 'Money', amount: string, currency: string } }> }
         | null, downlines:
          | { __typename: 'DownlineConnection', totalCount: number, pageInfo: { __typename: 'PageInfo', endCursor: string | null }, path: Array<{ __typename: 'TeamMember', id: string, username: string }>, edges: Array<{ __typename: 'DownlineEdge', node: { __typename: 'Downline', id: string, username: string, kind: Types.AccountKind, memberCount: number }, totals: { __typename: 'LineTotals', deposit: { __typename: 'Money', amount: string, currency: string }, withdrawal: { __typename: 'Money', amount: string, currency: string }, turnover: { __typename: 'Money', amount: string, currency: string }, houseProfit: { __typename: 'Money', amount: string, currency: string } } }> }
          | { __typename: 'Problem' }
         | null }
      | { __typename: 'Problem', code: Types.ErrorCode }
     } | null } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export const UserLossScreenDocument: TypedDocumentNode<UserLossScreenQuery, UserLossScreenQueryVariables> = /* @__PURE__ */ readDocument(`query UserLossScreen($withShell:Boolean!$from:Date!$to:Date!$account:String$ascending:Boolean!$after:String){...Shell_query@include(if:$withShell)viewer{id agentAccount{...on AgentAccount{menu{...AccountNavigation_entry@unmask}teamBetting(from:$from to:$to username:$account){...on TeamBetting{totals{...LineTotals_totals@unmask}days{day rounds totals{...LineTotals_totals@unmask}}products{...LineTotals_product@unmask}}...on Problem{code}}downlines(from:$from to:$to username:$account sort:HOUSE_PROFIT ascending:$ascending after:$after){...on DownlineConnection{pageInfo{endCursor}totalCount path{id username}edges{node{id username kind memberCount}totals{...LineTotals_totals@unmask}}}}}...on Problem{code}}}}`, [Shell_QueryFragmentDoc, AccountNavigation_EntryFragmentDoc, LineTotals_TotalsFragmentDoc, LineTotals_ProductFragmentDoc])

export function useUserLossScreenQuery(options: useQuery.Options<UserLossScreenQuery, UserLossScreenQueryVariables>) {
  return useQuery(UserLossScreenDocument, options)
}

trust('UserLossScreen', '414cd10a547519448b5a69d0616a2ca72a71dfac5b55f142f5c92b2947179b20')
