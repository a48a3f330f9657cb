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
import type { LineTotals_TotalsFragment } from './line-totals.generated.ts';
import type { Failure_InvalidInput_Fragment, Failure_Problem_Fragment } from '../../graphql/failure.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { Shell_QueryFragmentDoc } from '../site/parts/shell.generated.ts'
import { AccountNavigation_EntryFragmentDoc } from '../member/parts/account-navigation.generated.ts'
import { LineTotals_TotalsFragmentDoc } from './line-totals.generated.ts'
import { FailureFragmentDoc } from '../../graphql/failure.generated.ts'
import { useQuery, useMutation } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type DownlineScreenQueryVariables = Exact<{
  withShell: boolean;
  username: string;
}>;


export type DownlineScreenQuery = { viewer: { __typename: 'Viewer', id: string, agentAccount:
      | { __typename: 'AgentAccount', menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }>, rebateSettings: { __typename: 'RebateSettings', hasPaymentPassword: boolean } | null, downline:
          | { __typename: 'DownlineDetail', id: string, username: string, kind: Types.AccountKind, nickname: string, isDirect: boolean, rebateBasisPoints: number, minimumRebateBasisPoints: number, maximumRebateBasisPoints: number, prizeSeries: number, minimumSeries: number, maximumSeries: number, ratedDownlines: number, registeredAt: string, lastSeenAt: string | null, maskedMobile: string | null, maskedEmail: string | null, isMarketable: boolean, memberCount: number, agentCount: number, note: string, path: Array<{ __typename: 'TeamMember', id: string, username: string }>, own: { __typename: 'LineTotals', deposit: { __typename: 'Money', amount: string, currency: string }, withdrawal: { __typename: 'Money', amount: string, currency: string }, turnover: { __typename: 'Money', amount: string, currency: string }, houseProfit: { __typename: 'Money', amount: string, currency: string } }, team: { __typename: 'LineTotals', deposit: { __typename: 'Money', amount: string, currency: string }, withdrawal: { __typename: 'Money', amount: string, currency: string }, turnover: { __typename: 'Money', amount: string, currency: string }, houseProfit: { __typename: 'Money', amount: string, currency: string } }, products: Array<{ __typename: 'ProductTotals', category: Types.GameCategory, turnover: { __typename: 'Money', amount: string, currency: string }, houseProfit: { __typename: 'Money', amount: string, currency: string } }>, acts: Array<{ __typename: 'DownlineAct', id: string, kind: Types.DownlineActKind, by: string, before: number | null, after: number | null, at: string }> }
          | { __typename: 'Problem', code: Types.ErrorCode }
         | null }
      | { __typename: 'Problem', code: Types.ErrorCode }
     } | null } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export type Downline_DetailFragment = { __typename: 'DownlineDetail', id: string, username: string, kind: Types.AccountKind, nickname: string, isDirect: boolean, rebateBasisPoints: number, minimumRebateBasisPoints: number, maximumRebateBasisPoints: number, prizeSeries: number, minimumSeries: number, maximumSeries: number, ratedDownlines: number, registeredAt: string, lastSeenAt: string | null, maskedMobile: string | null, maskedEmail: string | null, isMarketable: boolean, memberCount: number, agentCount: number, note: string, path: Array<{ __typename: 'TeamMember', id: string, username: string }>, own: { __typename: 'LineTotals', deposit: { __typename: 'Money', amount: string, currency: string }, withdrawal: { __typename: 'Money', amount: string, currency: string }, turnover: { __typename: 'Money', amount: string, currency: string }, houseProfit: { __typename: 'Money', amount: string, currency: string } }, team: { __typename: 'LineTotals', deposit: { __typename: 'Money', amount: string, currency: string }, withdrawal: { __typename: 'Money', amount: string, currency: string }, turnover: { __typename: 'Money', amount: string, currency: string }, houseProfit: { __typename: 'Money', amount: string, currency: string } }, products: Array<{ __typename: 'ProductTotals', category: Types.GameCategory, turnover: { __typename: 'Money', amount: string, currency: string }, houseProfit: { __typename: 'Money', amount: string, currency: string } }>, acts: Array<{ __typename: 'DownlineAct', id: string, kind: Types.DownlineActKind, by: string, before: number | null, after: number | null, at: string }> } & { ' $fragmentName'?: 'Downline_DetailFragment' };

export type SetDownlineRebateMutationVariables = Exact<{
  input: Types.SetDownlineRebateInput;
}>;


export type SetDownlineRebateMutation = { setDownlineRebate:
    | { __typename: 'DownlineChangeSuccess', account: { __typename: 'DownlineDetail', id: string, username: string, kind: Types.AccountKind, nickname: string, isDirect: boolean, rebateBasisPoints: number, minimumRebateBasisPoints: number, maximumRebateBasisPoints: number, prizeSeries: number, minimumSeries: number, maximumSeries: number, ratedDownlines: number, registeredAt: string, lastSeenAt: string | null, maskedMobile: string | null, maskedEmail: string | null, isMarketable: boolean, memberCount: number, agentCount: number, note: string, path: Array<{ __typename: 'TeamMember', id: string, username: string }>, own: { __typename: 'LineTotals', deposit: { __typename: 'Money', amount: string, currency: string }, withdrawal: { __typename: 'Money', amount: string, currency: string }, turnover: { __typename: 'Money', amount: string, currency: string }, houseProfit: { __typename: 'Money', amount: string, currency: string } }, team: { __typename: 'LineTotals', deposit: { __typename: 'Money', amount: string, currency: string }, withdrawal: { __typename: 'Money', amount: string, currency: string }, turnover: { __typename: 'Money', amount: string, currency: string }, houseProfit: { __typename: 'Money', amount: string, currency: string } }, products: Array<{ __typename: 'ProductTotals', category: Types.GameCategory, turnover: { __typename: 'Money', amount: string, currency: string }, houseProfit: { __typename: 'Money', amount: string, currency: string } }>, acts: Array<{ __typename: 'DownlineAct', id: string, kind: Types.DownlineActKind, by: string, before: number | null, after: number | null, at: string }> } | null }
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export type PromoteDownlineMutationVariables = Exact<{
  input: Types.PromoteDownlineInput;
}>;


export type PromoteDownlineMutation = { promoteDownline:
    | { __typename: 'DownlineChangeSuccess', account: { __typename: 'DownlineDetail', id: string, username: string, kind: Types.AccountKind, nickname: string, isDirect: boolean, rebateBasisPoints: number, minimumRebateBasisPoints: number, maximumRebateBasisPoints: number, prizeSeries: number, minimumSeries: number, maximumSeries: number, ratedDownlines: number, registeredAt: string, lastSeenAt: string | null, maskedMobile: string | null, maskedEmail: string | null, isMarketable: boolean, memberCount: number, agentCount: number, note: string, path: Array<{ __typename: 'TeamMember', id: string, username: string }>, own: { __typename: 'LineTotals', deposit: { __typename: 'Money', amount: string, currency: string }, withdrawal: { __typename: 'Money', amount: string, currency: string }, turnover: { __typename: 'Money', amount: string, currency: string }, houseProfit: { __typename: 'Money', amount: string, currency: string } }, team: { __typename: 'LineTotals', deposit: { __typename: 'Money', amount: string, currency: string }, withdrawal: { __typename: 'Money', amount: string, currency: string }, turnover: { __typename: 'Money', amount: string, currency: string }, houseProfit: { __typename: 'Money', amount: string, currency: string } }, products: Array<{ __typename: 'ProductTotals', category: Types.GameCategory, turnover: { __typename: 'Money', amount: string, currency: string }, houseProfit: { __typename: 'Money', amount: string, currency: string } }>, acts: Array<{ __typename: 'DownlineAct', id: string, kind: Types.DownlineActKind, by: string, before: number | null, after: number | null, at: string }> } | null }
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export type NoteDownlineMutationVariables = Exact<{
  input: Types.NoteDownlineInput;
}>;


export type NoteDownlineMutation = { noteDownline:
    | { __typename: 'DownlineChangeSuccess', account: { __typename: 'DownlineDetail', id: string, username: string, kind: Types.AccountKind, nickname: string, isDirect: boolean, rebateBasisPoints: number, minimumRebateBasisPoints: number, maximumRebateBasisPoints: number, prizeSeries: number, minimumSeries: number, maximumSeries: number, ratedDownlines: number, registeredAt: string, lastSeenAt: string | null, maskedMobile: string | null, maskedEmail: string | null, isMarketable: boolean, memberCount: number, agentCount: number, note: string, path: Array<{ __typename: 'TeamMember', id: string, username: string }>, own: { __typename: 'LineTotals', deposit: { __typename: 'Money', amount: string, currency: string }, withdrawal: { __typename: 'Money', amount: string, currency: string }, turnover: { __typename: 'Money', amount: string, currency: string }, houseProfit: { __typename: 'Money', amount: string, currency: string } }, team: { __typename: 'LineTotals', deposit: { __typename: 'Money', amount: string, currency: string }, withdrawal: { __typename: 'Money', amount: string, currency: string }, turnover: { __typename: 'Money', amount: string, currency: string }, houseProfit: { __typename: 'Money', amount: string, currency: string } }, products: Array<{ __typename: 'ProductTotals', category: Types.GameCategory, turnover: { __typename: 'Money', amount: string, currency: string }, houseProfit: { __typename: 'Money', amount: string, currency: string } }>, acts: Array<{ __typename: 'DownlineAct', id: string, kind: Types.DownlineActKind, by: string, before: number | null, after: number | null, at: string }> } | null }
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export const Downline_DetailFragmentDoc: TypedDocumentNode<Downline_DetailFragment, unknown> = /* @__PURE__ */ readDocument(`fragment Downline_detail on DownlineDetail{id username kind nickname path{id username}isDirect rebateBasisPoints minimumRebateBasisPoints maximumRebateBasisPoints prizeSeries minimumSeries maximumSeries ratedDownlines registeredAt lastSeenAt maskedMobile maskedEmail isMarketable memberCount agentCount note own{...LineTotals_totals@unmask}team{...LineTotals_totals@unmask}products{category turnover{amount currency}houseProfit{amount currency}}acts{id kind by before after at}}`, [LineTotals_TotalsFragmentDoc])
export const DownlineScreenDocument: TypedDocumentNode<DownlineScreenQuery, DownlineScreenQueryVariables> = /* @__PURE__ */ readDocument(`query DownlineScreen($withShell:Boolean!$username:String!){...Shell_query@include(if:$withShell)viewer{id agentAccount{...on AgentAccount{menu{...AccountNavigation_entry@unmask}rebateSettings{hasPaymentPassword}downline(username:$username){...on DownlineDetail{...Downline_detail@unmask}...on Problem{code}}}...on Problem{code}}}}`, [Shell_QueryFragmentDoc, AccountNavigation_EntryFragmentDoc, Downline_DetailFragmentDoc])
export const SetDownlineRebateDocument: TypedDocumentNode<SetDownlineRebateMutation, SetDownlineRebateMutationVariables> = /* @__PURE__ */ readDocument(`mutation SetDownlineRebate($input:SetDownlineRebateInput!){setDownlineRebate(input:$input){...on DownlineChangeSuccess{account{...Downline_detail@unmask}}...Failure@unmask}}`, [Downline_DetailFragmentDoc, FailureFragmentDoc])
export const PromoteDownlineDocument: TypedDocumentNode<PromoteDownlineMutation, PromoteDownlineMutationVariables> = /* @__PURE__ */ readDocument(`mutation PromoteDownline($input:PromoteDownlineInput!){promoteDownline(input:$input){...on DownlineChangeSuccess{account{...Downline_detail@unmask}}...Failure@unmask}}`, [Downline_DetailFragmentDoc, FailureFragmentDoc])
export const NoteDownlineDocument: TypedDocumentNode<NoteDownlineMutation, NoteDownlineMutationVariables> = /* @__PURE__ */ readDocument(`mutation NoteDownline($input:NoteDownlineInput!){noteDownline(input:$input){...on DownlineChangeSuccess{account{...Downline_detail@unmask}}...Failure@unmask}}`, [Downline_DetailFragmentDoc, FailureFragmentDoc])

export function useDownlineScreenQuery(options: useQuery.Options<DownlineScreenQuery, DownlineScreenQueryVariables>) {
  return useQuery(DownlineScreenDocument, options)
}

export function useSetDownlineRebateMutation(options?: useMutation.Options<SetDownlineRebateMutation, SetDownlineRebateMutationVariables>) {
  return useMutation(SetDownlineRebateDocument, options)
}

export function usePromoteDownlineMutation(options?: useMutation.Options<PromoteDownlineMutation, PromoteDownlineMutationVariables>) {
  return useMutation(PromoteDownlineDocument, options)
}

export function useNoteDownlineMutation(options?: useMutation.Options<NoteDownlineMutation, NoteDownlineMutationVariables>) {
  return useMutation(NoteDownlineDocument, options)
}

trust('DownlineScreen', '33b7e0958b50fa07a6f477808006e11f54f00fd08506960239494d27ae9d028d')
trust('NoteDownline', '9bd1a61c141b968298bedc5f67ed27030f2f224f82c96ffb6af9fea223fa80a6')
trust('PromoteDownline', '25ed2eb0823ab7267d2ebc7d6be67d5e24bb4a49fa958ac1d90bb7db87964c1d')
trust('SetDownlineRebate', '5ffe288490f688d707fff54f6a38dde035f2139bbd59ed7a6c3c9ad808d3948e')
