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
import type { Failure_AccountBlocked_Fragment, Failure_CaptchaRequired_Fragment, Failure_GameUnderMaintenance_Fragment, Failure_InvalidInput_Fragment, Failure_LotteryCeilingReached_Fragment, Failure_LotteryStakeLimited_Fragment, Failure_Problem_Fragment, Failure_StepUpRequired_Fragment, Failure_TurnoverRequired_Fragment, Failure_VerificationRequired_Fragment } from '../../graphql/failure.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { Shell_QueryFragmentDoc } from '../site/parts/shell.generated.ts'
import { Balance_WalletFragmentDoc } from '../wallet/parts/balance.generated.ts'
import { AccountNavigation_EntryFragmentDoc } from '../member/parts/account-navigation.generated.ts'
import { Records_PageFragmentDoc } from '../records/parts/records.generated.ts'
import { FailureFragmentDoc } from '../../graphql/failure.generated.ts'
import { useQuery, useMutation } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type MemberTransferScreenQueryVariables = Exact<{
  withShell: boolean;
  relation: Types.TransferRelation;
  page: number;
  receiver?: string | null | undefined;
}>;


export type MemberTransferScreenQuery = { viewer: { __typename: 'Viewer', id: string, memberAccount:
      | { __typename: 'MemberAccount', menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }>, transferRules: { __typename: 'MemberTransferRules', uplineUsername: string | null, hasPaymentPassword: boolean, canTransferUpline: { __typename: 'Permission', isAllowed: boolean, reason: Types.ErrorCode | null }, canTransferDownline: { __typename: 'Permission', isAllowed: boolean, reason: Types.ErrorCode | null }, available: { __typename: 'Money', amount: string, currency: string }, minimum: { __typename: 'Money', amount: string, currency: string }, maximum: { __typename: 'Money', amount: string, currency: string }, leftToday: { __typename: 'Money', amount: string, currency: string }, remainingTurnover: { __typename: 'Money', amount: string, currency: string }, canReceive: { __typename: 'Permission', isAllowed: boolean, reason: Types.ErrorCode | null } | null } | null, transfers: { __typename: 'MemberTransferPage', nodes: Array<{ __typename: 'MemberTransfer', id: string, isSent: boolean, relation: Types.TransferRelation, counterparty: string, remark: string | null, at: string, amount: { __typename: 'Money', amount: string, currency: string } }>, pageInfo: { __typename: 'PageNumbers', page: number, totalPages: number } } | null }
      | { __typename: 'Problem', code: Types.ErrorCode }
     } | null } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export type MemberTransfer_ReceiverFragment = { __typename: 'MemberTransferRules', canReceive: { __typename: 'Permission', isAllowed: boolean, reason: Types.ErrorCode | null } | null } & { ' $fragmentName'?: 'MemberTransfer_ReceiverFragment' };

export type MemberTransferReceiverQueryVariables = Exact<{
  receiver: string;
}>;


export type MemberTransferReceiverQuery = { viewer: { __typename: 'Viewer', id: string, memberAccount:
      | { __typename: 'MemberAccount', transferRules: { __typename: 'MemberTransferRules', canReceive: { __typename: 'Permission', isAllowed: boolean, reason: Types.ErrorCode | null } | null } | null }
      | { __typename: 'Problem' }
     } | null };

export type MemberTransfer_TransferFragment = { __typename: 'MemberTransfer', id: string, isSent: boolean, relation: Types.TransferRelation, counterparty: string, remark: string | null, at: string, amount: { __typename: 'Money', amount: string, currency: string } } & { ' $fragmentName'?: 'MemberTransfer_TransferFragment' };

export type TransferToUplineMutationVariables = Exact<{
  input: Types.TransferToUplineInput;
}>;


export type TransferToUplineMutation = { transferToUpline:
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'MemberTransferSuccess', transfer: { __typename: 'MemberTransfer', id: string, isSent: boolean, relation: Types.TransferRelation, counterparty: string, remark: string | null, at: string, amount: { __typename: 'Money', amount: string, currency: string } }, wallet: (
        { __typename: 'Wallet' }
        & { ' $fragmentRefs'?: { 'Balance_WalletFragment': Balance_WalletFragment } }
      ) | null }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export type TransferToDownlineMutationVariables = Exact<{
  input: Types.TransferToDownlineInput;
}>;


export type TransferToDownlineMutation = { transferToDownline:
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'MemberTransferSuccess', transfer: { __typename: 'MemberTransfer', id: string, isSent: boolean, relation: Types.TransferRelation, counterparty: string, remark: string | null, at: string, amount: { __typename: 'Money', amount: string, currency: string } }, wallet: (
        { __typename: 'Wallet' }
        & { ' $fragmentRefs'?: { 'Balance_WalletFragment': Balance_WalletFragment } }
      ) | null }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export type MemberTransfer_Result_InvalidInput_Fragment = { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> } & { ' $fragmentName'?: 'MemberTransfer_Result_InvalidInput_Fragment' };

export type MemberTransfer_Result_MemberTransferSuccess_Fragment = { __typename: 'MemberTransferSuccess', transfer: { __typename: 'MemberTransfer', id: string, isSent: boolean, relation: Types.TransferRelation, counterparty: string, remark: string | null, at: string, amount: { __typename: 'Money', amount: string, currency: string } }, wallet: (
    { __typename: 'Wallet' }
    & { ' $fragmentRefs'?: { 'Balance_WalletFragment': Balance_WalletFragment } }
  ) | null } & { ' $fragmentName'?: 'MemberTransfer_Result_MemberTransferSuccess_Fragment' };

export type MemberTransfer_Result_Problem_Fragment = { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode } & { ' $fragmentName'?: 'MemberTransfer_Result_Problem_Fragment' };

export type MemberTransfer_ResultFragment =
  | MemberTransfer_Result_InvalidInput_Fragment
  | MemberTransfer_Result_MemberTransferSuccess_Fragment
  | MemberTransfer_Result_Problem_Fragment
;

export const MemberTransfer_ReceiverFragmentDoc: TypedDocumentNode<MemberTransfer_ReceiverFragment, unknown> = /* @__PURE__ */ readDocument(`fragment MemberTransfer_receiver on MemberTransferRules{canReceive{isAllowed reason}}`)
export const MemberTransfer_TransferFragmentDoc: TypedDocumentNode<MemberTransfer_TransferFragment, unknown> = /* @__PURE__ */ readDocument(`fragment MemberTransfer_transfer on MemberTransfer{id isSent relation counterparty remark at amount{amount currency}}`)
export const MemberTransferScreenDocument: TypedDocumentNode<MemberTransferScreenQuery, MemberTransferScreenQueryVariables> = /* @__PURE__ */ readDocument(`query MemberTransferScreen($withShell:Boolean!$relation:TransferRelation!$page:Int!$receiver:String){...Shell_query@include(if:$withShell)viewer{id memberAccount{...on MemberAccount{menu{...AccountNavigation_entry@unmask}transferRules(receiver:$receiver){canTransferUpline{isAllowed reason}canTransferDownline{isAllowed reason}...MemberTransfer_receiver@unmask uplineUsername available:free{amount currency}minimum{amount currency}maximum{amount currency}leftToday{amount currency}remainingTurnover{amount currency}hasPaymentPassword}transfers(relation:$relation page:$page){nodes{...MemberTransfer_transfer@unmask}pageInfo{...Records_page@unmask}}}...on Problem{code}}}}`, [Shell_QueryFragmentDoc, AccountNavigation_EntryFragmentDoc, MemberTransfer_ReceiverFragmentDoc, MemberTransfer_TransferFragmentDoc, Records_PageFragmentDoc])
export const MemberTransferReceiverDocument: TypedDocumentNode<MemberTransferReceiverQuery, MemberTransferReceiverQueryVariables> = /* @__PURE__ */ readDocument(`query MemberTransferReceiver($receiver:String!){viewer{id memberAccount{...on MemberAccount{transferRules(receiver:$receiver){...MemberTransfer_receiver@unmask}}}}}`, [MemberTransfer_ReceiverFragmentDoc])
export const MemberTransfer_ResultFragmentDoc: TypedDocumentNode<MemberTransfer_ResultFragment, unknown> = /* @__PURE__ */ readDocument(`fragment MemberTransfer_result on MemberTransferResult{...on MemberTransferSuccess{transfer{...MemberTransfer_transfer@unmask}wallet{...Balance_wallet}}...Failure@unmask}`, [MemberTransfer_TransferFragmentDoc, Balance_WalletFragmentDoc, FailureFragmentDoc])
export const TransferToUplineDocument: TypedDocumentNode<TransferToUplineMutation, TransferToUplineMutationVariables> = /* @__PURE__ */ readDocument(`mutation TransferToUpline($input:TransferToUplineInput!){transferToUpline(input:$input){...MemberTransfer_result@unmask}}`, [MemberTransfer_ResultFragmentDoc])
export const TransferToDownlineDocument: TypedDocumentNode<TransferToDownlineMutation, TransferToDownlineMutationVariables> = /* @__PURE__ */ readDocument(`mutation TransferToDownline($input:TransferToDownlineInput!){transferToDownline(input:$input){...MemberTransfer_result@unmask}}`, [MemberTransfer_ResultFragmentDoc])

export function useMemberTransferScreenQuery(options: useQuery.Options<MemberTransferScreenQuery, MemberTransferScreenQueryVariables>) {
  return useQuery(MemberTransferScreenDocument, options)
}

export function useMemberTransferReceiverQuery(options: useQuery.Options<MemberTransferReceiverQuery, MemberTransferReceiverQueryVariables>) {
  return useQuery(MemberTransferReceiverDocument, options)
}

export function useTransferToUplineMutation(options?: useMutation.Options<TransferToUplineMutation, TransferToUplineMutationVariables>) {
  return useMutation(TransferToUplineDocument, options)
}

export function useTransferToDownlineMutation(options?: useMutation.Options<TransferToDownlineMutation, TransferToDownlineMutationVariables>) {
  return useMutation(TransferToDownlineDocument, options)
}

trust('MemberTransferReceiver', 'f0c61d8f7cdc4e0deff32c7538b26908122d705ac57b8a4cb93b9fd6de6442e6')
trust('MemberTransferScreen', '25c657f9896862d20c9a3a1e9da9ed239472335e471e1f646e731a3f9ea02951')
trust('TransferToDownline', '2d380337e51d5d5b993ae29ebb2941b4f9fd67313446aa0b00419b8176b94a6e')
trust('TransferToUpline', '871abc8da78b06581228580ac4bc076240c500686329907cd087d4d3615994b6')
