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
import { Balance_WalletFragmentDoc } from '../wallet/parts/balance.generated.ts'
import { AccountNavigation_EntryFragmentDoc } from '../member/parts/account-navigation.generated.ts'
import { FailureFragmentDoc } from '../../graphql/failure.generated.ts'
import { useQuery, useMutation } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type RebateScreenQueryVariables = Exact<{
  withShell: boolean;
}>;


export type RebateScreenQuery = { viewer: { __typename: 'Viewer', id: string, memberAccount:
      | { __typename: 'MemberAccount', menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }>, rebates: { __typename: 'Rebates', rank: number, minimum: { __typename: 'Money', amount: string, currency: string }, rates: Array<{ __typename: 'RebateRate', product: Types.GameCategory, basisPoints: number, nextBasisPoints: number | null }>, weeks: Array<{ __typename: 'RebateWeek', id: string, from: string, to: string, state: Types.RebateState, rank: number, claimableFrom: string, claimableUntil: string, claimedAt: string | null, turnover: { __typename: 'Money', amount: string, currency: string }, amount: { __typename: 'Money', amount: string, currency: string }, lines: Array<{ __typename: 'RebateLine', product: Types.GameCategory, basisPoints: number, turnover: { __typename: 'Money', amount: string, currency: string }, amount: { __typename: 'Money', amount: string, currency: string } }> }> } | null }
      | { __typename: 'Problem', code: Types.ErrorCode }
     } | null } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export type Rebate_WeekFragment = { __typename: 'RebateWeek', id: string, from: string, to: string, state: Types.RebateState, rank: number, claimableFrom: string, claimableUntil: string, claimedAt: string | null, turnover: { __typename: 'Money', amount: string, currency: string }, amount: { __typename: 'Money', amount: string, currency: string }, lines: Array<{ __typename: 'RebateLine', product: Types.GameCategory, basisPoints: number, turnover: { __typename: 'Money', amount: string, currency: string }, amount: { __typename: 'Money', amount: string, currency: string } }> } & { ' $fragmentName'?: 'Rebate_WeekFragment' };

export type ClaimRebateMutationVariables = Exact<{
  input: Types.ClaimRebateInput;
}>;


export type ClaimRebateMutation = { claimRebate:
    | { __typename: 'ClaimRebateSuccess', week: { __typename: 'RebateWeek', id: string, from: string, to: string, state: Types.RebateState, rank: number, claimableFrom: string, claimableUntil: string, claimedAt: string | null, turnover: { __typename: 'Money', amount: string, currency: string }, amount: { __typename: 'Money', amount: string, currency: string }, lines: Array<{ __typename: 'RebateLine', product: Types.GameCategory, basisPoints: number, turnover: { __typename: 'Money', amount: string, currency: string }, amount: { __typename: 'Money', amount: string, currency: string } }> }, wallet: (
        { __typename: 'Wallet' }
        & { ' $fragmentRefs'?: { 'Balance_WalletFragment': Balance_WalletFragment } }
      ) | null }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export const Rebate_WeekFragmentDoc: TypedDocumentNode<Rebate_WeekFragment, unknown> = /* @__PURE__ */ readDocument(`fragment Rebate_week on RebateWeek{id from to state rank turnover{amount currency}amount{amount currency}lines{product basisPoints turnover{amount currency}amount{amount currency}}claimableFrom claimableUntil claimedAt}`)
export const RebateScreenDocument: TypedDocumentNode<RebateScreenQuery, RebateScreenQueryVariables> = /* @__PURE__ */ readDocument(`query RebateScreen($withShell:Boolean!){...Shell_query@include(if:$withShell)viewer{id memberAccount{...on MemberAccount{menu{...AccountNavigation_entry@unmask}rebates{rank minimum{amount currency}rates{product basisPoints nextBasisPoints}weeks{...Rebate_week@unmask}}}...on Problem{code}}}}`, [Shell_QueryFragmentDoc, AccountNavigation_EntryFragmentDoc, Rebate_WeekFragmentDoc])
export const ClaimRebateDocument: TypedDocumentNode<ClaimRebateMutation, ClaimRebateMutationVariables> = /* @__PURE__ */ readDocument(`mutation ClaimRebate($input:ClaimRebateInput!){claimRebate(input:$input){...on ClaimRebateSuccess{week{...Rebate_week@unmask}wallet{...Balance_wallet}}...Failure@unmask}}`, [Rebate_WeekFragmentDoc, Balance_WalletFragmentDoc, FailureFragmentDoc])

export function useRebateScreenQuery(options: useQuery.Options<RebateScreenQuery, RebateScreenQueryVariables>) {
  return useQuery(RebateScreenDocument, options)
}

export function useClaimRebateMutation(options?: useMutation.Options<ClaimRebateMutation, ClaimRebateMutationVariables>) {
  return useMutation(ClaimRebateDocument, options)
}

trust('ClaimRebate', '621415154c1c8236a976c1808cb15f0f022698d57e936c23fe23ea9f7d7ca774')
trust('RebateScreen', '42f4985ca83b5d6cee6391756d00424f3362b47896d4627dc2a26150900b6e57')
