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
import type { TeamTotals_TotalsFragment, TeamTotals_HourTotalsFragment } from './team-totals.generated.ts';
import type { DownlineList_DownlineFragment } from './downline-list.generated.ts';
import type { TeamWatch_WatchFragment } from './team-watch.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { Shell_QueryFragmentDoc } from '../site/parts/shell.generated.ts'
import { AccountNavigation_EntryFragmentDoc } from '../member/parts/account-navigation.generated.ts'
import { TeamTotals_HourTotalsFragmentDoc, TeamTotals_TotalsFragmentDoc } from './team-totals.generated.ts'
import { DownlineList_DownlineFragmentDoc } from './downline-list.generated.ts'
import { TeamWatch_WatchFragmentDoc } from './team-watch.generated.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type TeamOverviewScreenQueryVariables = Exact<{
  withShell: boolean;
  from: string;
  to: string;
  account?: string | null | undefined;
}>;


export type TeamOverviewScreenQuery = { viewer: { __typename: 'Viewer', id: string, username: string, agentAccount:
      | { __typename: 'AgentAccount', menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }>, teamOverview:
          | { __typename: 'Problem', code: Types.ErrorCode }
          | { __typename: 'TeamOverview', username: string, memberCount: number, agentCount: number, today: { __typename: 'TeamTotals', activeMembers: number, newMembers: number, deposit: { __typename: 'Money', amount: string, currency: string }, withdrawal: { __typename: 'Money', amount: string, currency: string }, turnover: { __typename: 'Money', amount: string, currency: string }, houseProfit: { __typename: 'Money', amount: string, currency: string } }, yesterday: { __typename: 'TeamTotals', activeMembers: number, newMembers: number, deposit: { __typename: 'Money', amount: string, currency: string }, withdrawal: { __typename: 'Money', amount: string, currency: string }, turnover: { __typename: 'Money', amount: string, currency: string }, houseProfit: { __typename: 'Money', amount: string, currency: string } }, dayBeforeYesterday: { __typename: 'TeamTotals', activeMembers: number, newMembers: number, deposit: { __typename: 'Money', amount: string, currency: string }, withdrawal: { __typename: 'Money', amount: string, currency: string }, turnover: { __typename: 'Money', amount: string, currency: string }, houseProfit: { __typename: 'Money', amount: string, currency: string } } | null, sameHour: { __typename: 'TeamSameHour', hour: number, today: { __typename: 'TeamHourTotals', newMembers: number, deposit: { __typename: 'Money', amount: string, currency: string }, withdrawal: { __typename: 'Money', amount: string, currency: string }, turnover: { __typename: 'Money', amount: string, currency: string }, houseProfit: { __typename: 'Money', amount: string, currency: string } }, yesterday: { __typename: 'TeamHourTotals', newMembers: number, deposit: { __typename: 'Money', amount: string, currency: string }, withdrawal: { __typename: 'Money', amount: string, currency: string }, turnover: { __typename: 'Money', amount: string, currency: string }, houseProfit: { __typename: 'Money', amount: string, currency: string } } } | null, thisMonth: { __typename: 'TeamTotals', activeMembers: number, newMembers: number, deposit: { __typename: 'Money', amount: string, currency: string }, withdrawal: { __typename: 'Money', amount: string, currency: string }, turnover: { __typename: 'Money', amount: string, currency: string }, houseProfit: { __typename: 'Money', amount: string, currency: string } }, range: { __typename: 'TeamTotals', activeMembers: number, newMembers: number, deposit: { __typename: 'Money', amount: string, currency: string }, withdrawal: { __typename: 'Money', amount: string, currency: string }, turnover: { __typename: 'Money', amount: string, currency: string }, houseProfit: { __typename: 'Money', amount: string, currency: string } }, days: Array<{ __typename: 'TeamDay', day: string, totals: { __typename: 'TeamTotals', activeMembers: number, newMembers: number, deposit: { __typename: 'Money', amount: string, currency: string }, withdrawal: { __typename: 'Money', amount: string, currency: string }, turnover: { __typename: 'Money', amount: string, currency: string }, houseProfit: { __typename: 'Money', amount: string, currency: string } } }>, topDownlines: Array<{ __typename: 'DirectDownline', memberCount: number, member: { __typename: 'TeamMember', id: string, username: string, kind: Types.AccountKind }, totals: { __typename: 'TeamTotals', deposit: { __typename: 'Money', amount: string, currency: string }, turnover: { __typename: 'Money', amount: string, currency: string }, houseProfit: { __typename: 'Money', amount: string, currency: string } } }>, bottomDownlines: Array<{ __typename: 'DirectDownline', memberCount: number, member: { __typename: 'TeamMember', id: string, username: string, kind: Types.AccountKind }, totals: { __typename: 'TeamTotals', deposit: { __typename: 'Money', amount: string, currency: string }, turnover: { __typename: 'Money', amount: string, currency: string }, houseProfit: { __typename: 'Money', amount: string, currency: string } } }> }
         | null, teamWatch:
          | { __typename: 'Problem', code: Types.ErrorCode }
          | { __typename: 'TeamWatch', days: number, isTooLarge: boolean, limit: number, newMembers: Array<{ __typename: 'NewMember', registeredAt: string, member: { __typename: 'TeamMember', id: string, username: string } }>, quietMembers: Array<{ __typename: 'QuietMember', lastDay: string, member: { __typename: 'TeamMember', id: string, username: string } }>, losses: Array<{ __typename: 'MemberResult', member: { __typename: 'TeamMember', id: string, username: string }, amount: { __typename: 'Money', amount: string, currency: string } }>, wins: Array<{ __typename: 'MemberResult', member: { __typename: 'TeamMember', id: string, username: string }, amount: { __typename: 'Money', amount: string, currency: string } }> }
         | null }
      | { __typename: 'Problem', code: Types.ErrorCode }
     } | null } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export const TeamOverviewScreenDocument: TypedDocumentNode<TeamOverviewScreenQuery, TeamOverviewScreenQueryVariables> = /* @__PURE__ */ readDocument(`query TeamOverviewScreen($withShell:Boolean!$from:Date!$to:Date!$account:String){...Shell_query@include(if:$withShell)viewer{id username agentAccount{...on AgentAccount{menu{...AccountNavigation_entry@unmask}teamOverview(from:$from to:$to username:$account){...on TeamOverview{username memberCount agentCount today{...TeamTotals_totals@unmask}yesterday{...TeamTotals_totals@unmask}dayBeforeYesterday{...TeamTotals_totals@unmask}sameHour{hour today{...TeamTotals_hourTotals@unmask}yesterday{...TeamTotals_hourTotals@unmask}}thisMonth{...TeamTotals_totals@unmask}range{...TeamTotals_totals@unmask}days{day totals{...TeamTotals_totals@unmask}}topDownlines{...DownlineList_downline@unmask}bottomDownlines{...DownlineList_downline@unmask}}...on Problem{code}}teamWatch(username:$account){...on TeamWatch{...TeamWatch_watch@unmask}...on Problem{code}}}...on Problem{code}}}}`, [Shell_QueryFragmentDoc, AccountNavigation_EntryFragmentDoc, TeamTotals_TotalsFragmentDoc, TeamTotals_HourTotalsFragmentDoc, DownlineList_DownlineFragmentDoc, TeamWatch_WatchFragmentDoc])

export function useTeamOverviewScreenQuery(options: useQuery.Options<TeamOverviewScreenQuery, TeamOverviewScreenQueryVariables>) {
  return useQuery(TeamOverviewScreenDocument, options)
}

trust('TeamOverviewScreen', '89757484754d45682a36fdded7a5172df116565044755b8bc74ae909ae565c5c')
