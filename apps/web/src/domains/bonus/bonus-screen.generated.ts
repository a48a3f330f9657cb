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
import type { Failure_Problem_Fragment } from '../../graphql/failure.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { Shell_QueryFragmentDoc } from '../site/parts/shell.generated.ts'
import { AccountNavigation_EntryFragmentDoc } from '../member/parts/account-navigation.generated.ts'
import { FailureFragmentDoc } from '../../graphql/failure.generated.ts'
import { useQuery, useMutation } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type BonusScreenQueryVariables = Exact<{
  withShell: boolean;
}>;


export type BonusScreenQuery = { viewer: { __typename: 'Viewer', id: string, memberAccount:
      | { __typename: 'MemberAccount', menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }>, bonusAccount: { __typename: 'BonusAccount', openRounds: number, balance: { __typename: 'Money', amount: string, currency: string }, cash: { __typename: 'Money', amount: string, currency: string }, running: { __typename: 'Bonus', id: string, promotionId: string, title: string, terms: string, state: Types.BonusState, grantedAt: string, expiresAt: string, endedAt: string | null, granted: { __typename: 'Money', amount: string, currency: string }, required: { __typename: 'Money', amount: string, currency: string }, wagered: { __typename: 'Money', amount: string, currency: string }, remaining: { __typename: 'Money', amount: string, currency: string }, maxStake: { __typename: 'Money', amount: string, currency: string }, contributions: Array<{ __typename: 'BonusContribution', product: Types.GameCategory, basisPoints: number }>, converted: { __typename: 'Money', amount: string, currency: string } | null, lost: { __typename: 'Money', amount: string, currency: string } | null } | null, past: Array<{ __typename: 'Bonus', id: string, promotionId: string, title: string, terms: string, state: Types.BonusState, grantedAt: string, expiresAt: string, endedAt: string | null, granted: { __typename: 'Money', amount: string, currency: string }, required: { __typename: 'Money', amount: string, currency: string }, wagered: { __typename: 'Money', amount: string, currency: string }, remaining: { __typename: 'Money', amount: string, currency: string }, maxStake: { __typename: 'Money', amount: string, currency: string }, contributions: Array<{ __typename: 'BonusContribution', product: Types.GameCategory, basisPoints: number }>, converted: { __typename: 'Money', amount: string, currency: string } | null, lost: { __typename: 'Money', amount: string, currency: string } | null }>, freeRounds: Array<{ __typename: 'FreeRounds', id: string, gameId: string, gameName: string, state: Types.FreeRoundsState, rounds: number, played: number, isWaiting: boolean, multiple: number, days: number, expiresAt: string, endedAt: string | null, stake: { __typename: 'Money', amount: string, currency: string }, won: { __typename: 'Money', amount: string, currency: string } }> } | null }
      | { __typename: 'Problem', code: Types.ErrorCode }
     } | null } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export type Bonus_AccountFragment = { __typename: 'BonusAccount', openRounds: number, balance: { __typename: 'Money', amount: string, currency: string }, cash: { __typename: 'Money', amount: string, currency: string }, running: { __typename: 'Bonus', id: string, promotionId: string, title: string, terms: string, state: Types.BonusState, grantedAt: string, expiresAt: string, endedAt: string | null, granted: { __typename: 'Money', amount: string, currency: string }, required: { __typename: 'Money', amount: string, currency: string }, wagered: { __typename: 'Money', amount: string, currency: string }, remaining: { __typename: 'Money', amount: string, currency: string }, maxStake: { __typename: 'Money', amount: string, currency: string }, contributions: Array<{ __typename: 'BonusContribution', product: Types.GameCategory, basisPoints: number }>, converted: { __typename: 'Money', amount: string, currency: string } | null, lost: { __typename: 'Money', amount: string, currency: string } | null } | null, past: Array<{ __typename: 'Bonus', id: string, promotionId: string, title: string, terms: string, state: Types.BonusState, grantedAt: string, expiresAt: string, endedAt: string | null, granted: { __typename: 'Money', amount: string, currency: string }, required: { __typename: 'Money', amount: string, currency: string }, wagered: { __typename: 'Money', amount: string, currency: string }, remaining: { __typename: 'Money', amount: string, currency: string }, maxStake: { __typename: 'Money', amount: string, currency: string }, contributions: Array<{ __typename: 'BonusContribution', product: Types.GameCategory, basisPoints: number }>, converted: { __typename: 'Money', amount: string, currency: string } | null, lost: { __typename: 'Money', amount: string, currency: string } | null }>, freeRounds: Array<{ __typename: 'FreeRounds', id: string, gameId: string, gameName: string, state: Types.FreeRoundsState, rounds: number, played: number, isWaiting: boolean, multiple: number, days: number, expiresAt: string, endedAt: string | null, stake: { __typename: 'Money', amount: string, currency: string }, won: { __typename: 'Money', amount: string, currency: string } }> } & { ' $fragmentName'?: 'Bonus_AccountFragment' };

export type Bonus_BonusFragment = { __typename: 'Bonus', id: string, promotionId: string, title: string, terms: string, state: Types.BonusState, grantedAt: string, expiresAt: string, endedAt: string | null, granted: { __typename: 'Money', amount: string, currency: string }, required: { __typename: 'Money', amount: string, currency: string }, wagered: { __typename: 'Money', amount: string, currency: string }, remaining: { __typename: 'Money', amount: string, currency: string }, maxStake: { __typename: 'Money', amount: string, currency: string }, contributions: Array<{ __typename: 'BonusContribution', product: Types.GameCategory, basisPoints: number }>, converted: { __typename: 'Money', amount: string, currency: string } | null, lost: { __typename: 'Money', amount: string, currency: string } | null } & { ' $fragmentName'?: 'Bonus_BonusFragment' };

export type ForfeitBonusMutationVariables = Exact<{
  input: Types.ForfeitBonusInput;
}>;


export type ForfeitBonusMutation = { forfeitBonus:
    | { __typename: 'ForfeitBonusSuccess', bonusAccount: { __typename: 'BonusAccount', openRounds: number, balance: { __typename: 'Money', amount: string, currency: string }, cash: { __typename: 'Money', amount: string, currency: string }, running: { __typename: 'Bonus', id: string, promotionId: string, title: string, terms: string, state: Types.BonusState, grantedAt: string, expiresAt: string, endedAt: string | null, granted: { __typename: 'Money', amount: string, currency: string }, required: { __typename: 'Money', amount: string, currency: string }, wagered: { __typename: 'Money', amount: string, currency: string }, remaining: { __typename: 'Money', amount: string, currency: string }, maxStake: { __typename: 'Money', amount: string, currency: string }, contributions: Array<{ __typename: 'BonusContribution', product: Types.GameCategory, basisPoints: number }>, converted: { __typename: 'Money', amount: string, currency: string } | null, lost: { __typename: 'Money', amount: string, currency: string } | null } | null, past: Array<{ __typename: 'Bonus', id: string, promotionId: string, title: string, terms: string, state: Types.BonusState, grantedAt: string, expiresAt: string, endedAt: string | null, granted: { __typename: 'Money', amount: string, currency: string }, required: { __typename: 'Money', amount: string, currency: string }, wagered: { __typename: 'Money', amount: string, currency: string }, remaining: { __typename: 'Money', amount: string, currency: string }, maxStake: { __typename: 'Money', amount: string, currency: string }, contributions: Array<{ __typename: 'BonusContribution', product: Types.GameCategory, basisPoints: number }>, converted: { __typename: 'Money', amount: string, currency: string } | null, lost: { __typename: 'Money', amount: string, currency: string } | null }>, freeRounds: Array<{ __typename: 'FreeRounds', id: string, gameId: string, gameName: string, state: Types.FreeRoundsState, rounds: number, played: number, isWaiting: boolean, multiple: number, days: number, expiresAt: string, endedAt: string | null, stake: { __typename: 'Money', amount: string, currency: string }, won: { __typename: 'Money', amount: string, currency: string } }> } }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export const Bonus_BonusFragmentDoc: TypedDocumentNode<Bonus_BonusFragment, unknown> = /* @__PURE__ */ readDocument(`fragment Bonus_bonus on Bonus{id promotionId title terms state granted{amount currency}required{amount currency}wagered{amount currency}remaining{amount currency}maxStake{amount currency}contributions{product basisPoints}grantedAt expiresAt endedAt converted{amount currency}lost{amount currency}}`)
export const Bonus_AccountFragmentDoc: TypedDocumentNode<Bonus_AccountFragment, unknown> = /* @__PURE__ */ readDocument(`fragment Bonus_account on BonusAccount{balance{amount currency}cash{amount currency}openRounds running{...Bonus_bonus@unmask}past{...Bonus_bonus@unmask}freeRounds{id gameId gameName state rounds played stake{amount currency}won{amount currency}isWaiting multiple days expiresAt endedAt}}`, [Bonus_BonusFragmentDoc])
export const BonusScreenDocument: TypedDocumentNode<BonusScreenQuery, BonusScreenQueryVariables> = /* @__PURE__ */ readDocument(`query BonusScreen($withShell:Boolean!){...Shell_query@include(if:$withShell)viewer{id memberAccount{...on MemberAccount{menu{...AccountNavigation_entry@unmask}bonusAccount{...Bonus_account@unmask}}...on Problem{code}}}}`, [Shell_QueryFragmentDoc, AccountNavigation_EntryFragmentDoc, Bonus_AccountFragmentDoc])
export const ForfeitBonusDocument: TypedDocumentNode<ForfeitBonusMutation, ForfeitBonusMutationVariables> = /* @__PURE__ */ readDocument(`mutation ForfeitBonus($input:ForfeitBonusInput!){forfeitBonus(input:$input){...on ForfeitBonusSuccess{bonusAccount{...Bonus_account@unmask}}...Failure@unmask}}`, [Bonus_AccountFragmentDoc, FailureFragmentDoc])

export function useBonusScreenQuery(options: useQuery.Options<BonusScreenQuery, BonusScreenQueryVariables>) {
  return useQuery(BonusScreenDocument, options)
}

export function useForfeitBonusMutation(options?: useMutation.Options<ForfeitBonusMutation, ForfeitBonusMutationVariables>) {
  return useMutation(ForfeitBonusDocument, options)
}

trust('BonusScreen', '70501d8e6391c01a9a649a4506649bf496bbe230d9e183c34f0865dd30db86f3')
trust('ForfeitBonus', '4aa098c9372ac6e6ec6a5c69a99f7fae0b67d2946bbea33d68a2c41301e7760c')
