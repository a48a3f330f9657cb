/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { MemberLimits_ViewerFragment, LimitRow_LimitFragment, LimitHistory_ChangeFragment } from './parts/limits.generated.ts';
import type { LimitValue_ValueFragment } from './parts/limit-value.generated.ts';
import type { PlayClock_ViewerFragment } from './parts/play-clock.generated.ts';
import type { Restriction_ViewerFragment } from '../../access/viewer.generated.ts';
import type { Failure_InvalidInput_Fragment, Failure_Problem_Fragment, Failure_StepUpRequired_Fragment } from '../../graphql/failure.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { MemberLimits_ViewerFragmentDoc } from './parts/limits.generated.ts'
import { PlayClock_ViewerFragmentDoc } from './parts/play-clock.generated.ts'
import { Restriction_ViewerFragmentDoc } from '../../access/viewer.generated.ts'
import { FailureFragmentDoc } from '../../graphql/failure.generated.ts'
import { useMutation } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type StartTimeOutMutationVariables = Exact<{
  input: Types.StartTimeOutInput;
}>;


export type StartTimeOutMutation = { startTimeOut:
    | { __typename: 'ExclusionConfirmation', confirmation: string, endsAt: string | null }
    | { __typename: 'ExclusionSuccess', viewer: { __typename: 'Viewer', id: string, isAdvertisingPaused: boolean, wallet: { __typename: 'Wallet', available: { __typename: 'Money', amount: string, currency: string } } | null, limits: { __typename: 'MemberLimits', hasDepositLimitPrompt: boolean, limits: Array<{ __typename: 'MemberLimit', kind: Types.LimitKind, period: Types.LimitPeriod | null, freeAt: string | null, own: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null, operator: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null, used: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null, left: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null, waiting: { __typename: 'WaitingLimit', id: string, readyAt: string, expiresAt: string, to: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null } | null }>, exclusion: { __typename: 'Exclusion', kind: Types.ExclusionKind, startsAt: string, endsAt: string | null } | null, rules: { __typename: 'LimitRules', reflectionHours: number, isDepositLimitRequired: boolean, exclusionMonths: number, exclusionLiftDays: number, helpServices: Array<{ __typename: 'HelpService', kind: Types.HelpServiceKind, name: string, phone: string | null }> }, history: Array<{ __typename: 'LimitChange', id: string, kind: Types.LimitKind, period: Types.LimitPeriod | null, status: Types.LimitChangeStatus, isByOperator: boolean, at: string, from: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null, to: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null }> } | null, menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }>, playClock: { __typename: 'PlayClock', at: string, startedAt: string, realityCheckMinutes: number, realityCheckMaximumMinutes: number, isShownInGames: boolean, nextCheckAt: string, playEndsAt: string | null, isExcluded: boolean, staked: { __typename: 'Money', amount: string, currency: string }, won: { __typename: 'Money', amount: string, currency: string }, net: { __typename: 'Money', amount: string, currency: string } } | null, intervention: { __typename: 'Intervention', id: string, reason: Types.InterventionReason, kind: Types.InterventionKind, moment: Types.InterventionMoment, breakDays: number | null, limit: { __typename: 'ProposedLimit', kind: Types.LimitKind, period: Types.LimitPeriod | null, value: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } } | null } | null, restriction: { __typename: 'Restriction', kind: Types.RestrictionKind, until: string | null, isPlayBlocked: boolean, isDepositBlocked: boolean } | null } | null }
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export type ExcludeMyselfMutationVariables = Exact<{
  input: Types.ExcludeMyselfInput;
}>;


export type ExcludeMyselfMutation = { excludeMyself:
    | { __typename: 'ExclusionConfirmation', confirmation: string, endsAt: string | null }
    | { __typename: 'ExclusionSuccess', viewer: { __typename: 'Viewer', id: string, isAdvertisingPaused: boolean, wallet: { __typename: 'Wallet', available: { __typename: 'Money', amount: string, currency: string } } | null, limits: { __typename: 'MemberLimits', hasDepositLimitPrompt: boolean, limits: Array<{ __typename: 'MemberLimit', kind: Types.LimitKind, period: Types.LimitPeriod | null, freeAt: string | null, own: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null, operator: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null, used: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null, left: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null, waiting: { __typename: 'WaitingLimit', id: string, readyAt: string, expiresAt: string, to: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null } | null }>, exclusion: { __typename: 'Exclusion', kind: Types.ExclusionKind, startsAt: string, endsAt: string | null } | null, rules: { __typename: 'LimitRules', reflectionHours: number, isDepositLimitRequired: boolean, exclusionMonths: number, exclusionLiftDays: number, helpServices: Array<{ __typename: 'HelpService', kind: Types.HelpServiceKind, name: string, phone: string | null }> }, history: Array<{ __typename: 'LimitChange', id: string, kind: Types.LimitKind, period: Types.LimitPeriod | null, status: Types.LimitChangeStatus, isByOperator: boolean, at: string, from: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null, to: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null }> } | null, menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }>, playClock: { __typename: 'PlayClock', at: string, startedAt: string, realityCheckMinutes: number, realityCheckMaximumMinutes: number, isShownInGames: boolean, nextCheckAt: string, playEndsAt: string | null, isExcluded: boolean, staked: { __typename: 'Money', amount: string, currency: string }, won: { __typename: 'Money', amount: string, currency: string }, net: { __typename: 'Money', amount: string, currency: string } } | null, intervention: { __typename: 'Intervention', id: string, reason: Types.InterventionReason, kind: Types.InterventionKind, moment: Types.InterventionMoment, breakDays: number | null, limit: { __typename: 'ProposedLimit', kind: Types.LimitKind, period: Types.LimitPeriod | null, value: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } } | null } | null, restriction: { __typename: 'Restriction', kind: Types.RestrictionKind, until: string | null, isPlayBlocked: boolean, isDepositBlocked: boolean } | null } | null }
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export type CloseAccountMutationVariables = Exact<{
  input: Types.CloseAccountInput;
}>;


export type CloseAccountMutation = { closeAccount:
    | { __typename: 'CloseAccountConfirmation', confirmation: string, balance: { __typename: 'Money', amount: string, currency: string }, unplayed: { __typename: 'Money', amount: string, currency: string } }
    | { __typename: 'CloseAccountSuccess', standing: Types.AccountStanding, paidOut: { __typename: 'Money', amount: string, currency: string }, viewer: { __typename: 'Viewer', id: string, isAdvertisingPaused: boolean, restriction: { __typename: 'Restriction', kind: Types.RestrictionKind, until: string | null, isPlayBlocked: boolean, isDepositBlocked: boolean } | null } | null }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
    | { __typename: 'StepUpRequired', code: Types.ErrorCode, methods: Array<{ __typename: 'StepUpOption', method: Types.StepUpMethod, hint: string | null, questions: Array<{ __typename: 'SecurityQuestion', id: string, text: string }> | null }> }
   };

export const StartTimeOutDocument: TypedDocumentNode<StartTimeOutMutation, StartTimeOutMutationVariables> = /* @__PURE__ */ readDocument(`mutation StartTimeOut($input:StartTimeOutInput!){startTimeOut(input:$input){...on ExclusionConfirmation{confirmation endsAt}...on ExclusionSuccess{viewer{...MemberLimits_viewer@unmask ...PlayClock_viewer@unmask wallet{available{amount currency}}}}...Failure@unmask}}`, [MemberLimits_ViewerFragmentDoc, PlayClock_ViewerFragmentDoc, FailureFragmentDoc])
export const ExcludeMyselfDocument: TypedDocumentNode<ExcludeMyselfMutation, ExcludeMyselfMutationVariables> = /* @__PURE__ */ readDocument(`mutation ExcludeMyself($input:ExcludeMyselfInput!){excludeMyself(input:$input){...on ExclusionConfirmation{confirmation endsAt}...on ExclusionSuccess{viewer{...MemberLimits_viewer@unmask ...PlayClock_viewer@unmask wallet{available{amount currency}}}}...Failure@unmask}}`, [MemberLimits_ViewerFragmentDoc, PlayClock_ViewerFragmentDoc, FailureFragmentDoc])
export const CloseAccountDocument: TypedDocumentNode<CloseAccountMutation, CloseAccountMutationVariables> = /* @__PURE__ */ readDocument(`mutation CloseAccount($input:CloseAccountInput!){closeAccount(input:$input){...on CloseAccountConfirmation{confirmation balance{amount currency}unplayed{amount currency}}...on CloseAccountSuccess{paidOut{amount currency}standing viewer{...Restriction_viewer@unmask}}...on StepUpRequired{methods{method hint questions{id text}}}...Failure@unmask}}`, [Restriction_ViewerFragmentDoc, FailureFragmentDoc])

export function useStartTimeOutMutation(options?: useMutation.Options<StartTimeOutMutation, StartTimeOutMutationVariables>) {
  return useMutation(StartTimeOutDocument, options)
}

export function useExcludeMyselfMutation(options?: useMutation.Options<ExcludeMyselfMutation, ExcludeMyselfMutationVariables>) {
  return useMutation(ExcludeMyselfDocument, options)
}

export function useCloseAccountMutation(options?: useMutation.Options<CloseAccountMutation, CloseAccountMutationVariables>) {
  return useMutation(CloseAccountDocument, options)
}

trust('CloseAccount', 'adfc598007625f76bcd5cc05691641ef047c6b4cee7a5e7eac567a26f493a19d')
trust('ExcludeMyself', 'f0f5bc826b91b592025c3935bce446d18cb6f90f18b8e82a7027f9ab3d2934ba')
trust('StartTimeOut', '6406d47d1212d344e8462a91436dc92f5d83f372070f738771f901974a503d02')
