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
import type { LeastDeposit_QueryFragment } from '../limits/parts/least-deposit.generated.ts';
import type { MemberLimits_ViewerFragment, LimitRow_LimitFragment, LimitHistory_ChangeFragment } from '../limits/parts/limits.generated.ts';
import type { AccountNavigation_EntryFragment } from '../member/parts/account-navigation.generated.ts';
import type { DepositForm_OptionsFragment } from './deposit-form.generated.ts';
import type { DepositNeeds_OptionsFragment } from './deposit-needs.generated.ts';
import type { DepositRow_DepositFragment } from './deposit-row.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { Shell_QueryFragmentDoc } from '../site/parts/shell.generated.ts'
import { LeastDeposit_QueryFragmentDoc } from '../limits/parts/least-deposit.generated.ts'
import { MemberLimits_ViewerFragmentDoc } from '../limits/parts/limits.generated.ts'
import { AccountNavigation_EntryFragmentDoc } from '../member/parts/account-navigation.generated.ts'
import { DepositForm_OptionsFragmentDoc } from './deposit-form.generated.ts'
import { DepositNeeds_OptionsFragmentDoc } from './deposit-needs.generated.ts'
import { DepositRow_DepositFragmentDoc } from './deposit-row.generated.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type DepositScreenQueryVariables = Exact<{
  withShell: boolean;
}>;


export type DepositScreenQuery = (
  { viewer: { __typename: 'Viewer', id: string, memberAccount:
      | { __typename: 'MemberAccount', menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }>, depositOptions: { __typename: 'DepositOptions', isBlocked: boolean, hold: Types.AccountHold | null, ageObstacle: Types.AgeObstacle | null, missing: Array<Types.IdentityFact>, turnoverBasisPoints: number | null, creditedCount: number, identityDeadline: { __typename: 'IdentityDeadline', dueAt: string, isOverdue: boolean } | null, last: { __typename: 'DepositChoice', method: Types.DepositMethod, amount: { __typename: 'Money', amount: string } } | null, banks: Array<{ __typename: 'DepositBank', code: string, name: string }> | null, promotions: Array<{ __typename: 'DepositPromotion', id: string, title: string, summary: string, isOpen: boolean, offer: { __typename: 'PromotionOffer', id: string, status: Types.PromotionStatus, basisPoints: number | null, multiple: number, days: number | null, obstacle: { __typename: 'OfferObstacle', kind: Types.OfferObstacleKind } | null, threshold: { __typename: 'Money', amount: string }, counted: { __typename: 'Money', amount: string } | null, fixedAmount: { __typename: 'Money', amount: string } | null, maximum: { __typename: 'Money', amount: string } | null, maxStake: { __typename: 'Money', amount: string } | null } | null }> | null, methods: Array<{ __typename: 'DepositMethodOption', method: Types.DepositMethod, feeBasisPoints: number, timesLeft: number | null, payMinutes: number, usualMinutes: number, networks: Array<Types.TokenNetwork>, tokenRate: string | null, minimum: { __typename: 'Money', amount: string, currency: string }, maximum: { __typename: 'Money', amount: string, currency: string }, feeFixed: { __typename: 'Money', amount: string }, quickAmounts: Array<{ __typename: 'Money', amount: string }> }> } | null, withdrawalOptions: { __typename: 'WithdrawalOptions', requirements: Array<{ __typename: 'WithdrawalRequirement', kind: Types.WithdrawalRequirementKind, status: Types.WithdrawalRequirementStatus, waitHours: number | null }> | null } | null, deposits: { __typename: 'DepositPage', nodes: Array<{ __typename: 'Deposit', id: string, method: Types.DepositMethod, state: Types.DepositState, createdAt: string, amount: { __typename: 'Money', amount: string, currency: string }, held: { __typename: 'HeldMoney', state: Types.HeldState, amount: { __typename: 'Money', amount: string, currency: string } } | null }> } | null }
      | { __typename: 'Problem', code: Types.ErrorCode }
    , limits: { __typename: 'MemberLimits', hasDepositLimitPrompt: boolean, limits: Array<{ __typename: 'MemberLimit', kind: Types.LimitKind, period: Types.LimitPeriod | null, freeAt: string | null, own: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null, operator: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null, used: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null, left: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null, waiting: { __typename: 'WaitingLimit', id: string, readyAt: string, expiresAt: string, to: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null } | null }>, exclusion: { __typename: 'Exclusion', kind: Types.ExclusionKind, startsAt: string, endsAt: string | null } | null, rules: { __typename: 'LimitRules', reflectionHours: number, isDepositLimitRequired: boolean, exclusionMonths: number, exclusionLiftDays: number, helpServices: Array<{ __typename: 'HelpService', kind: Types.HelpServiceKind, name: string, phone: string | null }> }, history: Array<{ __typename: 'LimitChange', id: string, kind: Types.LimitKind, period: Types.LimitPeriod | null, status: Types.LimitChangeStatus, isByOperator: boolean, at: string, from: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null, to: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null }> } | null } | null }
  & { ' $fragmentRefs'?: { 'LeastDeposit_QueryFragment': LeastDeposit_QueryFragment } }
) & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export const DepositScreenDocument: TypedDocumentNode<DepositScreenQuery, DepositScreenQueryVariables> = /* @__PURE__ */ readDocument(`query DepositScreen($withShell:Boolean!){...Shell_query@include(if:$withShell)...LeastDeposit_query viewer{id ...MemberLimits_viewer@unmask memberAccount{...on MemberAccount{menu{...AccountNavigation_entry@unmask}depositOptions{...DepositForm_options@unmask}withdrawalOptions{...DepositNeeds_options@unmask}deposits(pageSize:5){nodes{...DepositRow_deposit@unmask}}}...on Problem{code}}}}`, [Shell_QueryFragmentDoc, LeastDeposit_QueryFragmentDoc, MemberLimits_ViewerFragmentDoc, AccountNavigation_EntryFragmentDoc, DepositForm_OptionsFragmentDoc, DepositNeeds_OptionsFragmentDoc, DepositRow_DepositFragmentDoc])

export function useDepositScreenQuery(options: useQuery.Options<DepositScreenQuery, DepositScreenQueryVariables>) {
  return useQuery(DepositScreenDocument, options)
}

trust('DepositScreen', 'a6037c33eda3f19946b856d2b0a4a819096e7787d283d7054fc8edca1fc45d3c')
