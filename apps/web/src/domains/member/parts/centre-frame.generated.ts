/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { Shell_QueryFragment } from '../../site/parts/shell.generated.ts';
import type { SiteFacts_QueryFragment } from '../../site/parts/site-facts.generated.ts';
import type { SiteAbilities_QueryFragment } from '../../../graphql/site-abilities.generated.ts';
import type { Navigation_QueryFragment } from '../../site/parts/navigation.generated.ts';
import type { BannerGroups_QueryFragment } from '../../site/parts/banner-groups.generated.ts';
import type { BannerSlide_BannerFragment } from '../../site/parts/banner-slide.generated.ts';
import type { LaunchTarget_LaunchTargetFragment } from '../../games/parts/launch/launch-target.generated.ts';
import type { GameActions_QueryFragment } from '../../games/parts/game-actions.generated.ts';
import type { Access_ViewerFragment, Restriction_ViewerFragment } from '../../../access/viewer.generated.ts';
import type { Balance_WalletFragment } from '../../wallet/parts/balance.generated.ts';
import type { PlayClock_ViewerFragment } from '../../limits/parts/play-clock.generated.ts';
import type { LimitValue_ValueFragment } from '../../limits/parts/limit-value.generated.ts';
import type { AccountNavigation_EntryFragment } from './account-navigation.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
import { Shell_QueryFragmentDoc } from '../../site/parts/shell.generated.ts'
import { AccountNavigation_EntryFragmentDoc } from './account-navigation.generated.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../../graphql/trusted.ts'
export type MemberCentreFrameQueryVariables = Exact<{
  withShell: boolean;
}>;


export type MemberCentreFrameQuery = { viewer: { __typename: 'Viewer', id: string, memberAccount:
      | { __typename: 'MemberAccount', menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }> }
      | { __typename: 'Problem', code: Types.ErrorCode }
     } | null } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export type AgentCentreFrameQueryVariables = Exact<{
  withShell: boolean;
}>;


export type AgentCentreFrameQuery = { viewer: { __typename: 'Viewer', id: string, agentAccount:
      | { __typename: 'AgentAccount', menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }> }
      | { __typename: 'Problem', code: Types.ErrorCode }
     } | null } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export const MemberCentreFrameDocument: TypedDocumentNode<MemberCentreFrameQuery, MemberCentreFrameQueryVariables> = /* @__PURE__ */ readDocument(`query MemberCentreFrame($withShell:Boolean!){...Shell_query@include(if:$withShell)viewer{id memberAccount{...on MemberAccount{menu{...AccountNavigation_entry@unmask}}...on Problem{code}}}}`, [Shell_QueryFragmentDoc, AccountNavigation_EntryFragmentDoc])
export const AgentCentreFrameDocument: TypedDocumentNode<AgentCentreFrameQuery, AgentCentreFrameQueryVariables> = /* @__PURE__ */ readDocument(`query AgentCentreFrame($withShell:Boolean!){...Shell_query@include(if:$withShell)viewer{id agentAccount{...on AgentAccount{menu{...AccountNavigation_entry@unmask}}...on Problem{code}}}}`, [Shell_QueryFragmentDoc, AccountNavigation_EntryFragmentDoc])

export function useMemberCentreFrameQuery(options: useQuery.Options<MemberCentreFrameQuery, MemberCentreFrameQueryVariables>) {
  return useQuery(MemberCentreFrameDocument, options)
}

export function useAgentCentreFrameQuery(options: useQuery.Options<AgentCentreFrameQuery, AgentCentreFrameQueryVariables>) {
  return useQuery(AgentCentreFrameDocument, options)
}

trust('AgentCentreFrame', '3da406063df9443a14169010a07f3be572b1acce9366418624d9506fbf7582aa')
trust('MemberCentreFrame', 'd26e5ef4785b89ba29b24228a12cdc8b14faeb883b69da2588081d81c6a03e59')
