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
import type { Records_PageFragment } from '../records/parts/records.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { Shell_QueryFragmentDoc } from '../site/parts/shell.generated.ts'
import { AccountNavigation_EntryFragmentDoc } from '../member/parts/account-navigation.generated.ts'
import { Records_PageFragmentDoc } from '../records/parts/records.generated.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type AgentAnnouncementsScreenQueryVariables = Exact<{
  withShell: boolean;
  page: number;
}>;


export type AgentAnnouncementsScreenQuery = { viewer: { __typename: 'Viewer', id: string, agentAccount:
      | { __typename: 'AgentAccount', menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }>, announcements: { __typename: 'AnnouncementPage', totalCount: number, pageInfo: { __typename: 'PageNumbers', page: number, totalPages: number }, nodes: Array<{ __typename: 'Announcement', id: string, title: string, content: string, publishedAt: string }> } | null }
      | { __typename: 'Problem', code: Types.ErrorCode }
     } | null } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export const AgentAnnouncementsScreenDocument: TypedDocumentNode<AgentAnnouncementsScreenQuery, AgentAnnouncementsScreenQueryVariables> = /* @__PURE__ */ readDocument(`query AgentAnnouncementsScreen($withShell:Boolean!$page:Int!){...Shell_query@include(if:$withShell)viewer{id agentAccount{...on AgentAccount{menu{...AccountNavigation_entry@unmask}announcements(page:$page pageSize:9){totalCount pageInfo{...Records_page@unmask}nodes{id title content publishedAt}}}...on Problem{code}}}}`, [Shell_QueryFragmentDoc, AccountNavigation_EntryFragmentDoc, Records_PageFragmentDoc])

export function useAgentAnnouncementsScreenQuery(options: useQuery.Options<AgentAnnouncementsScreenQuery, AgentAnnouncementsScreenQueryVariables>) {
  return useQuery(AgentAnnouncementsScreenDocument, options)
}

trust('AgentAnnouncementsScreen', 'f95406fd1840a194d480d5ca63b81c3c8807b0f2ea3243e450bea3c38b8db22e')
