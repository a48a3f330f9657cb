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
import type { PlayClock_ViewerFragment } from './parts/play-clock.generated.ts';
import type { LimitValue_ValueFragment } from './parts/limit-value.generated.ts';
import type { LeastDeposit_QueryFragment } from './parts/least-deposit.generated.ts';
import type { MemberLimits_ViewerFragment, LimitRow_LimitFragment, LimitHistory_ChangeFragment } from './parts/limits.generated.ts';
import type { AccountNavigation_EntryFragment } from '../member/parts/account-navigation.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { Shell_QueryFragmentDoc } from '../site/parts/shell.generated.ts'
import { PlayClock_ViewerFragmentDoc } from './parts/play-clock.generated.ts'
import { LeastDeposit_QueryFragmentDoc } from './parts/least-deposit.generated.ts'
import { MemberLimits_ViewerFragmentDoc } from './parts/limits.generated.ts'
import { AccountNavigation_EntryFragmentDoc } from '../member/parts/account-navigation.generated.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type LimitsScreenQueryVariables = Exact<{
  withShell: boolean;
}>;


export type LimitsScreenQuery = (
  { viewer: { __typename: 'Viewer', id: string, isAdvertisingPaused: boolean, memberAccount:
      | { __typename: 'MemberAccount', menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }> }
      | { __typename: 'Problem', code: Types.ErrorCode }
    , limits: { __typename: 'MemberLimits', hasDepositLimitPrompt: boolean, limits: Array<{ __typename: 'MemberLimit', kind: Types.LimitKind, period: Types.LimitPeriod | null, freeAt: string | null, own: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null, operator: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null, used: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null, left: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null, waiting: { __typename: 'WaitingLimit', id: string, readyAt: string, expiresAt: string, to: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null } | null }>, exclusion: { __typename: 'Exclusion', kind: Types.ExclusionKind, startsAt: string, endsAt: string | null } | null, rules: { __typename: 'LimitRules', reflectionHours: number, isDepositLimitRequired: boolean, exclusionMonths: number, exclusionLiftDays: number, helpServices: Array<{ __typename: 'HelpService', kind: Types.HelpServiceKind, name: string, phone: string | null }> }, history: Array<{ __typename: 'LimitChange', id: string, kind: Types.LimitKind, period: Types.LimitPeriod | null, status: Types.LimitChangeStatus, isByOperator: boolean, at: string, from: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null, to: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null }> } | null, menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }>, playClock: { __typename: 'PlayClock', at: string, startedAt: string, realityCheckMinutes: number, realityCheckMaximumMinutes: number, isShownInGames: boolean, nextCheckAt: string, playEndsAt: string | null, isExcluded: boolean, staked: { __typename: 'Money', amount: string, currency: string }, won: { __typename: 'Money', amount: string, currency: string }, net: { __typename: 'Money', amount: string, currency: string } } | null, intervention: { __typename: 'Intervention', id: string, reason: Types.InterventionReason, kind: Types.InterventionKind, moment: Types.InterventionMoment, breakDays: number | null, limit: { __typename: 'ProposedLimit', kind: Types.LimitKind, period: Types.LimitPeriod | null, value: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } } | null } | null, restriction: { __typename: 'Restriction', kind: Types.RestrictionKind, until: string | null, isPlayBlocked: boolean, isDepositBlocked: boolean } | null } | null }
  & { ' $fragmentRefs'?: { 'LeastDeposit_QueryFragment': LeastDeposit_QueryFragment } }
) & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export const LimitsScreenDocument: TypedDocumentNode<LimitsScreenQuery, LimitsScreenQueryVariables> = /* @__PURE__ */ readDocument(`query LimitsScreen($withShell:Boolean!){...Shell_query@include(if:$withShell)...LeastDeposit_query viewer{...MemberLimits_viewer@unmask ...PlayClock_viewer@unmask memberAccount{...on MemberAccount{menu{...AccountNavigation_entry@unmask}}...on Problem{code}}}}`, [Shell_QueryFragmentDoc, LeastDeposit_QueryFragmentDoc, MemberLimits_ViewerFragmentDoc, PlayClock_ViewerFragmentDoc, AccountNavigation_EntryFragmentDoc])

export function useLimitsScreenQuery(options: useQuery.Options<LimitsScreenQuery, LimitsScreenQueryVariables>) {
  return useQuery(LimitsScreenDocument, options)
}

trust('LimitsScreen', '596e14b06c9614c7086706ecd361d4422ea1378e607b55da9746ac6b75f4143a')
