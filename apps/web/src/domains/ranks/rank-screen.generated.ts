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
export type RankScreenQueryVariables = Exact<{
  withShell: boolean;
}>;


export type RankScreenQuery = { viewer: { __typename: 'Viewer', id: string, memberAccount:
      | { __typename: 'MemberAccount', menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }>, rankProgress: { __typename: 'RankProgress', name: string, rank: number, nextRank: number | null, missedMonths: number, judgedOn: string | null, monthlyTurnover: { __typename: 'RankGoal', actual: { __typename: 'Money', amount: string, currency: string }, expected: { __typename: 'Money', amount: string, currency: string } }, totalTurnover: { __typename: 'RankGoal', actual: { __typename: 'Money', amount: string, currency: string }, expected: { __typename: 'Money', amount: string, currency: string } }, keepTurnover: { __typename: 'Money', amount: string, currency: string }, ladder: Array<{ __typename: 'RankLevel', rank: number, name: string, picture: string, rebateBasisPoints: number, pointsBasisPoints: number, withdrawalsPerDay: number | null, hasPersonalService: boolean, totalTurnover: { __typename: 'Money', amount: string, currency: string }, monthlyTurnover: { __typename: 'Money', amount: string, currency: string }, withdrawalsMaximum: { __typename: 'Money', amount: string, currency: string } | null, reviewFrom: { __typename: 'Money', amount: string, currency: string } | null, birthdayGift: { __typename: 'Money', amount: string, currency: string } | null }>, changes: Array<{ __typename: 'RankChange', from: number, to: number, at: string }> } | null }
      | { __typename: 'Problem', code: Types.ErrorCode }
     } | null } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export type Rank_GoalFragment = { __typename: 'RankGoal', actual: { __typename: 'Money', amount: string, currency: string }, expected: { __typename: 'Money', amount: string, currency: string } } & { ' $fragmentName'?: 'Rank_GoalFragment' };

export const Rank_GoalFragmentDoc: TypedDocumentNode<Rank_GoalFragment, unknown> = /* @__PURE__ */ readDocument(`fragment Rank_goal on RankGoal{actual{amount currency}expected{amount currency}}`)
export const RankScreenDocument: TypedDocumentNode<RankScreenQuery, RankScreenQueryVariables> = /* @__PURE__ */ readDocument(`query RankScreen($withShell:Boolean!){...Shell_query@include(if:$withShell)viewer{id memberAccount{...on MemberAccount{menu{...AccountNavigation_entry@unmask}rankProgress{name rank nextRank monthlyTurnover{...Rank_goal@unmask}totalTurnover{...Rank_goal@unmask}keepTurnover{amount currency}missedMonths judgedOn ladder{rank name picture totalTurnover{amount currency}monthlyTurnover{amount currency}rebateBasisPoints pointsBasisPoints withdrawalsPerDay withdrawalsMaximum{amount currency}reviewFrom{amount currency}birthdayGift{amount currency}hasPersonalService}changes{from to at}}}...on Problem{code}}}}`, [Shell_QueryFragmentDoc, AccountNavigation_EntryFragmentDoc, Rank_GoalFragmentDoc])

export function useRankScreenQuery(options: useQuery.Options<RankScreenQuery, RankScreenQueryVariables>) {
  return useQuery(RankScreenDocument, options)
}

trust('RankScreen', '0127f962ea4a8f12a5ad5ff2e7b306eb587182e294bea82f1ee04410b515c70c')
