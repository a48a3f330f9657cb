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
import type { LineTotals_TotalsFragment } from './line-totals.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { Shell_QueryFragmentDoc } from '../site/parts/shell.generated.ts'
import { AccountNavigation_EntryFragmentDoc } from '../member/parts/account-navigation.generated.ts'
import { LineTotals_TotalsFragmentDoc } from './line-totals.generated.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type DownlinesScreenQueryVariables = Exact<{
  withShell: boolean;
  from: string;
  to: string;
  account?: string | null | undefined;
  search?: string | null | undefined;
  kind?: Types.DownlineKind | null | undefined;
  sort: Types.DownlineSort;
  ascending: boolean;
  after?: string | null | undefined;
}>;


export type DownlinesScreenQuery = { viewer: { __typename: 'Viewer', id: string, agentAccount:
      | { __typename: 'AgentAccount', menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }>, downlines:
          | { __typename: 'DownlineConnection', username: string, totalCount: number, pageInfo: { __typename: 'PageInfo', endCursor: string | null }, path: Array<{ __typename: 'TeamMember', id: string, username: string, kind: Types.AccountKind }>, edges: Array<{ __typename: 'DownlineEdge', isDirect: boolean, node: { __typename: 'Downline', id: string, username: string, kind: Types.AccountKind, memberCount: number, rebateBasisPoints: number, registeredAt: string, lastSeenAt: string | null }, totals: { __typename: 'LineTotals', deposit: { __typename: 'Money', amount: string, currency: string }, withdrawal: { __typename: 'Money', amount: string, currency: string }, turnover: { __typename: 'Money', amount: string, currency: string }, houseProfit: { __typename: 'Money', amount: string, currency: string } } }> }
          | { __typename: 'Problem', code: Types.ErrorCode }
         | null }
      | { __typename: 'Problem', code: Types.ErrorCode }
     } | null } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export const DownlinesScreenDocument: TypedDocumentNode<DownlinesScreenQuery, DownlinesScreenQueryVariables> = /* @__PURE__ */ readDocument(`query DownlinesScreen($withShell:Boolean!$from:Date!$to:Date!$account:String$search:String$kind:DownlineKind$sort:DownlineSort!$ascending:Boolean!$after:String){...Shell_query@include(if:$withShell)viewer{id agentAccount{...on AgentAccount{menu{...AccountNavigation_entry@unmask}downlines(from:$from to:$to username:$account search:$search kind:$kind sort:$sort ascending:$ascending after:$after){...on DownlineConnection{username totalCount pageInfo{endCursor}path{id username kind}edges{node{id username kind memberCount rebateBasisPoints registeredAt lastSeenAt}isDirect totals{...LineTotals_totals@unmask}}}...on Problem{code}}}...on Problem{code}}}}`, [Shell_QueryFragmentDoc, AccountNavigation_EntryFragmentDoc, LineTotals_TotalsFragmentDoc])

export function useDownlinesScreenQuery(options: useQuery.Options<DownlinesScreenQuery, DownlinesScreenQueryVariables>) {
  return useQuery(DownlinesScreenDocument, options)
}

trust('DownlinesScreen', 'e19a1e3ba8d6e8c740402d1358bd09c7f845a3b0033ae9d6024d3a1a4f76e885')
