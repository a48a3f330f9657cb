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
export type InviteScreenQueryVariables = Exact<{
  withShell: boolean;
  show: Types.ReferralFriends;
  page: number;
}>;


export type InviteScreenQuery = { viewer: { __typename: 'Viewer', id: string, memberAccount:
      | { __typename: 'MemberAccount', menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }> }
      | { __typename: 'Problem', code: Types.ErrorCode }
    , referral: { __typename: 'Referral', code: string, invitations: number, links: Array<string>, paidFriends: number, rule: { __typename: 'ReferralRule', days: number, reward: { __typename: 'Money', amount: string, currency: string }, minDeposit: { __typename: 'Money', amount: string, currency: string }, minTurnover: { __typename: 'Money', amount: string, currency: string } } | null, paid: { __typename: 'Money', amount: string, currency: string }, friends: { __typename: 'ReferralFriendPage', nodes: Array<{ __typename: 'ReferralFriend', id: string, maskedUsername: string, stage: Types.ReferralStage, registeredAt: string, until: string, endedAt: string | null, reward: { __typename: 'Money', amount: string, currency: string } }>, pageInfo: { __typename: 'PageNumbers', page: number, totalPages: number } } | null } | null } | null } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export const InviteScreenDocument: TypedDocumentNode<InviteScreenQuery, InviteScreenQueryVariables> = /* @__PURE__ */ readDocument(`query InviteScreen($withShell:Boolean!$show:ReferralFriends!$page:Int!){...Shell_query@include(if:$withShell)viewer{id memberAccount{...on MemberAccount{menu{...AccountNavigation_entry@unmask}}...on Problem{code}}referral{code invitations links rule{reward{amount currency}minDeposit{amount currency}minTurnover{amount currency}days}paidFriends paid{amount currency}friends(show:$show page:$page){nodes{id maskedUsername stage reward{amount currency}registeredAt until endedAt}pageInfo{...Records_page@unmask}}}}}`, [Shell_QueryFragmentDoc, AccountNavigation_EntryFragmentDoc, Records_PageFragmentDoc])

export function useInviteScreenQuery(options: useQuery.Options<InviteScreenQuery, InviteScreenQueryVariables>) {
  return useQuery(InviteScreenDocument, options)
}

trust('InviteScreen', 'c2cdf287a154a9344d4290382317efb2b9fcd5ccb889ee4295e219c31a243cf6')
