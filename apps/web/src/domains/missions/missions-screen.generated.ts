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
import type { Missions_MissionFragment } from './parts/mission.generated.ts';
import type { Failure_Problem_Fragment } from '../../graphql/failure.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { Shell_QueryFragmentDoc } from '../site/parts/shell.generated.ts'
import { Balance_WalletFragmentDoc } from '../wallet/parts/balance.generated.ts'
import { AccountNavigation_EntryFragmentDoc } from '../member/parts/account-navigation.generated.ts'
import { Missions_MissionFragmentDoc } from './parts/mission.generated.ts'
import { FailureFragmentDoc } from '../../graphql/failure.generated.ts'
import { useQuery, useMutation } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type MissionsScreenQueryVariables = Exact<{
  withShell: boolean;
}>;


export type MissionsScreenQuery = { viewer: { __typename: 'Viewer', id: string, memberAccount:
      | { __typename: 'MemberAccount', menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }>, missions: { __typename: 'Missions', claimableCount: number, isExcluded: boolean, items: Array<{ __typename: 'Mission', id: string, title: string, kind: Types.MissionKind, cycle: Types.MissionCycle, products: Array<Types.GameCategory>, state: Types.MissionState, points: string | null, endsAt: string | null, claimableUntil: string | null, claimedAt: string | null, turnover: { __typename: 'MissionTurnover', actual: { __typename: 'Money', amount: string, currency: string }, expected: { __typename: 'Money', amount: string, currency: string } } | null, count: { __typename: 'MissionCount', actual: number, expected: number } | null, reward: { __typename: 'Money', amount: string, currency: string } | null, freeRounds: { __typename: 'MissionFreeRounds', gameName: string, rounds: number, days: number, stake: { __typename: 'Money', amount: string, currency: string } } | null }> } | null }
      | { __typename: 'Problem', code: Types.ErrorCode }
     } | null } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export type Missions_OwnFragment = { __typename: 'MemberAccount', missions: { __typename: 'Missions', claimableCount: number, isExcluded: boolean, items: Array<{ __typename: 'Mission', id: string, title: string, kind: Types.MissionKind, cycle: Types.MissionCycle, products: Array<Types.GameCategory>, state: Types.MissionState, points: string | null, endsAt: string | null, claimableUntil: string | null, claimedAt: string | null, turnover: { __typename: 'MissionTurnover', actual: { __typename: 'Money', amount: string, currency: string }, expected: { __typename: 'Money', amount: string, currency: string } } | null, count: { __typename: 'MissionCount', actual: number, expected: number } | null, reward: { __typename: 'Money', amount: string, currency: string } | null, freeRounds: { __typename: 'MissionFreeRounds', gameName: string, rounds: number, days: number, stake: { __typename: 'Money', amount: string, currency: string } } | null }> } | null } & { ' $fragmentName'?: 'Missions_OwnFragment' };

export type ClaimMissionMutationVariables = Exact<{
  input: Types.ClaimMissionInput;
}>;


export type ClaimMissionMutation = { claimMission:
    | { __typename: 'ClaimMissionSuccess', mission: { __typename: 'Mission', id: string, title: string, kind: Types.MissionKind, cycle: Types.MissionCycle, products: Array<Types.GameCategory>, state: Types.MissionState, points: string | null, endsAt: string | null, claimableUntil: string | null, claimedAt: string | null, turnover: { __typename: 'MissionTurnover', actual: { __typename: 'Money', amount: string, currency: string }, expected: { __typename: 'Money', amount: string, currency: string } } | null, count: { __typename: 'MissionCount', actual: number, expected: number } | null, reward: { __typename: 'Money', amount: string, currency: string } | null, freeRounds: { __typename: 'MissionFreeRounds', gameName: string, rounds: number, days: number, stake: { __typename: 'Money', amount: string, currency: string } } | null }, viewer: { __typename: 'Viewer', id: string, memberAccount:
          | { __typename: 'MemberAccount', missions: { __typename: 'Missions', claimableCount: number, isExcluded: boolean, items: Array<{ __typename: 'Mission', id: string, title: string, kind: Types.MissionKind, cycle: Types.MissionCycle, products: Array<Types.GameCategory>, state: Types.MissionState, points: string | null, endsAt: string | null, claimableUntil: string | null, claimedAt: string | null, turnover: { __typename: 'MissionTurnover', actual: { __typename: 'Money', amount: string, currency: string }, expected: { __typename: 'Money', amount: string, currency: string } } | null, count: { __typename: 'MissionCount', actual: number, expected: number } | null, reward: { __typename: 'Money', amount: string, currency: string } | null, freeRounds: { __typename: 'MissionFreeRounds', gameName: string, rounds: number, days: number, stake: { __typename: 'Money', amount: string, currency: string } } | null }> } | null }
          | { __typename: 'Problem' }
         } | null, wallet: (
        { __typename: 'Wallet' }
        & { ' $fragmentRefs'?: { 'Balance_WalletFragment': Balance_WalletFragment } }
      ) | null }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export const Missions_OwnFragmentDoc: TypedDocumentNode<Missions_OwnFragment, unknown> = /* @__PURE__ */ readDocument(`fragment Missions_own on MemberAccount{missions{claimableCount isExcluded items{...Missions_mission@unmask}}}`, [Missions_MissionFragmentDoc])
export const MissionsScreenDocument: TypedDocumentNode<MissionsScreenQuery, MissionsScreenQueryVariables> = /* @__PURE__ */ readDocument(`query MissionsScreen($withShell:Boolean!){...Shell_query@include(if:$withShell)viewer{id memberAccount{...on MemberAccount{menu{...AccountNavigation_entry@unmask}...Missions_own@unmask}...on Problem{code}}}}`, [Shell_QueryFragmentDoc, AccountNavigation_EntryFragmentDoc, Missions_OwnFragmentDoc])
export const ClaimMissionDocument: TypedDocumentNode<ClaimMissionMutation, ClaimMissionMutationVariables> = /* @__PURE__ */ readDocument(`mutation ClaimMission($input:ClaimMissionInput!){claimMission(input:$input){...on ClaimMissionSuccess{mission{...Missions_mission@unmask}viewer{id memberAccount{...Missions_own@unmask}}wallet{...Balance_wallet}}...Failure@unmask}}`, [Missions_MissionFragmentDoc, Missions_OwnFragmentDoc, Balance_WalletFragmentDoc, FailureFragmentDoc])

export function useMissionsScreenQuery(options: useQuery.Options<MissionsScreenQuery, MissionsScreenQueryVariables>) {
  return useQuery(MissionsScreenDocument, options)
}

export function useClaimMissionMutation(options?: useMutation.Options<ClaimMissionMutation, ClaimMissionMutationVariables>) {
  return useMutation(ClaimMissionDocument, options)
}

trust('ClaimMission', '3536f69c166bddbfe3d8e9f7c3a1557688dd0676e69779b7e81ec20beb916d02')
trust('MissionsScreen', '88c0d1c4b22c641a4a469991bc2b4ea6d97359173a1181eaf18cf5cf2c5cf4b4')
