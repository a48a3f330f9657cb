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
import type { Raffle_RaffleFragment } from '../raffles/parts/raffle.generated.ts';
import type { Records_PageFragment } from '../records/parts/records.generated.ts';
import type { Failure_AccountBlocked_Fragment, Failure_CaptchaRequired_Fragment, Failure_GameUnderMaintenance_Fragment, Failure_InvalidInput_Fragment, Failure_LotteryCeilingReached_Fragment, Failure_LotteryStakeLimited_Fragment, Failure_Problem_Fragment, Failure_StepUpRequired_Fragment, Failure_TurnoverRequired_Fragment, Failure_VerificationRequired_Fragment } from '../../graphql/failure.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { Shell_QueryFragmentDoc } from '../site/parts/shell.generated.ts'
import { Balance_WalletFragmentDoc } from '../wallet/parts/balance.generated.ts'
import { Raffle_RaffleFragmentDoc } from '../raffles/parts/raffle.generated.ts'
import { Records_PageFragmentDoc } from '../records/parts/records.generated.ts'
import { FailureFragmentDoc } from '../../graphql/failure.generated.ts'
import { useQuery, useMutation } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type PointsScreenQueryVariables = Exact<{
  withShell: boolean;
  page: number;
  statementPage: number;
}>;


export type PointsScreenQuery = { site: { __typename: 'Site', imageHosts: Array<string>, pointsMall: { __typename: 'PointsMall', minimumConversion: string, items: Array<{ __typename: 'PointsItem', id: string, name: string, description: string, kind: Types.PointsItemKind, points: string, quantity: number, availableQuantity: number, picture: string, worth: { __typename: 'Money', amount: string, currency: string } }>, cashPerPoint: { __typename: 'Money', amount: string, currency: string }, rates: Array<{ __typename: 'PointsRate', product: Types.GameCategory, turnoverPerPoint: { __typename: 'Money', amount: string, currency: string } }> } | null }, raffles: Array<{ __typename: 'Raffle', id: string, title: string, picture: string, state: Types.RaffleState, isCalledOff: boolean, price: string, capacity: number, soldTickets: number, closesAt: string, drawsAt: string, endedAt: string | null, serverTime: string, prizes: Array<{ __typename: 'RafflePrizeLine', from: number, to: number, points: string | null, amount: { __typename: 'Money', amount: string, currency: string } | null }> }> | null, viewer: { __typename: 'Viewer', id: string, memberAccount:
      | { __typename: 'MemberAccount', points: { __typename: 'MemberPoints', balance: string, countedUntil: string | null, hasPaymentPassword: boolean, statement: { __typename: 'PointsEntryPage', nodes: Array<{ __typename: 'PointsEntry', id: string, kind: Types.PointsEntryKind, points: string, balance: string, itemName: string | null, playedUntil: string | null, at: string }>, pageInfo: { __typename: 'PageNumbers', page: number, totalPages: number } } | null, redemptions: { __typename: 'RedemptionPage', nodes: Array<{ __typename: 'Redemption', id: string, itemName: string | null, points: string, status: Types.RedemptionStatus, reason: string | null, requestedAt: string, worth: { __typename: 'Money', amount: string, currency: string } }>, pageInfo: { __typename: 'PageNumbers', page: number, totalPages: number } } | null } | null }
      | { __typename: 'Problem', code: Types.ErrorCode }
     } | null } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export type Points_OwnFragment = { __typename: 'MemberAccount', points: { __typename: 'MemberPoints', balance: string, countedUntil: string | null, hasPaymentPassword: boolean, redemptions: { __typename: 'RedemptionPage', nodes: Array<{ __typename: 'Redemption', id: string, itemName: string | null, points: string, status: Types.RedemptionStatus, reason: string | null, requestedAt: string, worth: { __typename: 'Money', amount: string, currency: string } }>, pageInfo: { __typename: 'PageNumbers', page: number, totalPages: number } } | null } | null } & { ' $fragmentName'?: 'Points_OwnFragment' };

export type RedeemPointsMutationVariables = Exact<{
  input: Types.RedeemPointsInput;
  page: number;
}>;


export type RedeemPointsMutation = { redeemPoints:
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
    | { __typename: 'SpendPointsSuccess', redemption: { __typename: 'Redemption', id: string, status: Types.RedemptionStatus }, wallet: (
        { __typename: 'Wallet' }
        & { ' $fragmentRefs'?: { 'Balance_WalletFragment': Balance_WalletFragment } }
      ) | null, viewer: { __typename: 'Viewer', id: string, memberAccount:
          | (
            { __typename: 'MemberAccount' }
            & { ' $fragmentRefs'?: { 'Points_OwnFragment': Points_OwnFragment } }
          )
          | { __typename: 'Problem' }
         } | null }
   };

export type ConvertPointsMutationVariables = Exact<{
  input: Types.ConvertPointsInput;
  page: number;
}>;


export type ConvertPointsMutation = { convertPoints:
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
    | { __typename: 'SpendPointsSuccess', redemption: { __typename: 'Redemption', id: string, status: Types.RedemptionStatus }, wallet: (
        { __typename: 'Wallet' }
        & { ' $fragmentRefs'?: { 'Balance_WalletFragment': Balance_WalletFragment } }
      ) | null, viewer: { __typename: 'Viewer', id: string, memberAccount:
          | (
            { __typename: 'MemberAccount' }
            & { ' $fragmentRefs'?: { 'Points_OwnFragment': Points_OwnFragment } }
          )
          | { __typename: 'Problem' }
         } | null }
   };

export type Points_Result_InvalidInput_Fragment = { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> } & { ' $fragmentName'?: 'Points_Result_InvalidInput_Fragment' };

export type Points_Result_Problem_Fragment = { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode } & { ' $fragmentName'?: 'Points_Result_Problem_Fragment' };

export type Points_Result_SpendPointsSuccess_Fragment = { __typename: 'SpendPointsSuccess', redemption: { __typename: 'Redemption', id: string, status: Types.RedemptionStatus }, wallet: (
    { __typename: 'Wallet' }
    & { ' $fragmentRefs'?: { 'Balance_WalletFragment': Balance_WalletFragment } }
  ) | null, viewer: { __typename: 'Viewer', id: string, memberAccount:
      | (
        { __typename: 'MemberAccount' }
        & { ' $fragmentRefs'?: { 'Points_OwnFragment': Points_OwnFragment } }
      )
      | { __typename: 'Problem' }
     } | null } & { ' $fragmentName'?: 'Points_Result_SpendPointsSuccess_Fragment' };

export type Points_ResultFragment =
  | Points_Result_InvalidInput_Fragment
  | Points_Result_Problem_Fragment
  | Points_Result_SpendPointsSuccess_Fragment
;

export const Points_OwnFragmentDoc: TypedDocumentNode<Points_OwnFragment, unknown> = /* @__PURE__ */ readDocument(`fragment Points_own on MemberAccount{points{balance countedUntil hasPaymentPassword redemptions(page:$page){nodes{id itemName points status reason requestedAt worth{amount currency}}pageInfo{...Records_page@unmask}}}}`, [Records_PageFragmentDoc])
export const PointsScreenDocument: TypedDocumentNode<PointsScreenQuery, PointsScreenQueryVariables> = /* @__PURE__ */ readDocument(`query PointsScreen($withShell:Boolean!$page:Int!$statementPage:Int!){...Shell_query@include(if:$withShell)site{imageHosts pointsMall{items{id name description kind points quantity availableQuantity picture worth{amount currency}}cashPerPoint{amount currency}minimumConversion rates{product turnoverPerPoint{amount currency}}}}raffles{...Raffle_raffle@unmask}viewer{id memberAccount{...on MemberAccount{...Points_own@unmask points{statement(page:$statementPage){nodes{id kind points balance itemName playedUntil at}pageInfo{...Records_page@unmask}}}}...on Problem{code}}}}`, [Shell_QueryFragmentDoc, Raffle_RaffleFragmentDoc, Points_OwnFragmentDoc, Records_PageFragmentDoc])
export const Points_ResultFragmentDoc: TypedDocumentNode<Points_ResultFragment, unknown> = /* @__PURE__ */ readDocument(`fragment Points_result on SpendPointsResult{...on SpendPointsSuccess{redemption{id status}wallet{...Balance_wallet}viewer{id memberAccount{...Points_own}}}...Failure@unmask}`, [Balance_WalletFragmentDoc, Points_OwnFragmentDoc, FailureFragmentDoc])
export const RedeemPointsDocument: TypedDocumentNode<RedeemPointsMutation, RedeemPointsMutationVariables> = /* @__PURE__ */ readDocument(`mutation RedeemPoints($input:RedeemPointsInput!$page:Int!){redeemPoints(input:$input){...Points_result@unmask}}`, [Points_ResultFragmentDoc])
export const ConvertPointsDocument: TypedDocumentNode<ConvertPointsMutation, ConvertPointsMutationVariables> = /* @__PURE__ */ readDocument(`mutation ConvertPoints($input:ConvertPointsInput!$page:Int!){convertPoints(input:$input){...Points_result@unmask}}`, [Points_ResultFragmentDoc])

export function usePointsScreenQuery(options: useQuery.Options<PointsScreenQuery, PointsScreenQueryVariables>) {
  return useQuery(PointsScreenDocument, options)
}

export function useRedeemPointsMutation(options?: useMutation.Options<RedeemPointsMutation, RedeemPointsMutationVariables>) {
  return useMutation(RedeemPointsDocument, options)
}

export function useConvertPointsMutation(options?: useMutation.Options<ConvertPointsMutation, ConvertPointsMutationVariables>) {
  return useMutation(ConvertPointsDocument, options)
}

trust('ConvertPoints', '0271d541694afdc23478da0c28c0da0b95fc4180c02ddc6d7466154ef0f60e63')
trust('PointsScreen', '9554f7d6c65662803cc156f66088f5420f012b7ed1d3f047bd98c1e1a81af90b')
trust('RedeemPoints', '1f2570e8aafc53d927787279aed8378d1d4b0c3180a5a3a336e6b784682a5ae2')
