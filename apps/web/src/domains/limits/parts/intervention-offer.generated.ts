/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { PlayClock_ViewerFragment } from './play-clock.generated.ts';
import type { Restriction_ViewerFragment } from '../../../access/viewer.generated.ts';
import type { LimitValue_ValueFragment } from './limit-value.generated.ts';
import type { Failure_InvalidInput_Fragment, Failure_Problem_Fragment } from '../../../graphql/failure.generated.ts';
import type { MemberLimits_ViewerFragment, LimitRow_LimitFragment, LimitHistory_ChangeFragment } from './limits.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
import { PlayClock_ViewerFragmentDoc } from './play-clock.generated.ts'
import { FailureFragmentDoc } from '../../../graphql/failure.generated.ts'
import { MemberLimits_ViewerFragmentDoc } from './limits.generated.ts'
import { useMutation } from '@apollo/client/react'
import { trust } from '../../../graphql/trusted.ts'
export type AnswerInterventionMutationVariables = Exact<{
  input: Types.AnswerInterventionInput;
}>;


export type AnswerInterventionMutation = { answerIntervention:
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'PlayClockSuccess', viewer: { __typename: 'Viewer', id: string, isAdvertisingPaused: boolean, menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }>, playClock: { __typename: 'PlayClock', at: string, startedAt: string, realityCheckMinutes: number, realityCheckMaximumMinutes: number, isShownInGames: boolean, nextCheckAt: string, playEndsAt: string | null, isExcluded: boolean, staked: { __typename: 'Money', amount: string, currency: string }, won: { __typename: 'Money', amount: string, currency: string }, net: { __typename: 'Money', amount: string, currency: string } } | null, intervention: { __typename: 'Intervention', id: string, reason: Types.InterventionReason, kind: Types.InterventionKind, moment: Types.InterventionMoment, breakDays: number | null, limit: { __typename: 'ProposedLimit', kind: Types.LimitKind, period: Types.LimitPeriod | null, value: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } } | null } | null, restriction: { __typename: 'Restriction', kind: Types.RestrictionKind, until: string | null, isPlayBlocked: boolean, isDepositBlocked: boolean } | null } | null }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export type SetProposedLimitMutationVariables = Exact<{
  input: Types.SetLimitInput;
}>;


export type SetProposedLimitMutation = { setLimit:
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'LimitsSuccess', viewer: { __typename: 'Viewer', id: string, isAdvertisingPaused: boolean, limits: { __typename: 'MemberLimits', hasDepositLimitPrompt: boolean, limits: Array<{ __typename: 'MemberLimit', kind: Types.LimitKind, period: Types.LimitPeriod | null, freeAt: string | null, own: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null, operator: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null, used: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null, left: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null, waiting: { __typename: 'WaitingLimit', id: string, readyAt: string, expiresAt: string, to: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null } | null }>, exclusion: { __typename: 'Exclusion', kind: Types.ExclusionKind, startsAt: string, endsAt: string | null } | null, rules: { __typename: 'LimitRules', reflectionHours: number, isDepositLimitRequired: boolean, exclusionMonths: number, exclusionLiftDays: number, helpServices: Array<{ __typename: 'HelpService', kind: Types.HelpServiceKind, name: string, phone: string | null }> }, history: Array<{ __typename: 'LimitChange', id: string, kind: Types.LimitKind, period: Types.LimitPeriod | null, status: Types.LimitChangeStatus, isByOperator: boolean, at: string, from: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null, to: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null }> } | null, menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }>, playClock: { __typename: 'PlayClock', at: string, startedAt: string, realityCheckMinutes: number, realityCheckMaximumMinutes: number, isShownInGames: boolean, nextCheckAt: string, playEndsAt: string | null, isExcluded: boolean, staked: { __typename: 'Money', amount: string, currency: string }, won: { __typename: 'Money', amount: string, currency: string }, net: { __typename: 'Money', amount: string, currency: string } } | null, intervention: { __typename: 'Intervention', id: string, reason: Types.InterventionReason, kind: Types.InterventionKind, moment: Types.InterventionMoment, breakDays: number | null, limit: { __typename: 'ProposedLimit', kind: Types.LimitKind, period: Types.LimitPeriod | null, value: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } } | null } | null, restriction: { __typename: 'Restriction', kind: Types.RestrictionKind, until: string | null, isPlayBlocked: boolean, isDepositBlocked: boolean } | null } | null }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export const AnswerInterventionDocument: TypedDocumentNode<AnswerInterventionMutation, AnswerInterventionMutationVariables> = /* @__PURE__ */ readDocument(`mutation AnswerIntervention($input:AnswerInterventionInput!){answerIntervention(input:$input){...on PlayClockSuccess{viewer{...PlayClock_viewer@unmask}}...Failure@unmask}}`, [PlayClock_ViewerFragmentDoc, FailureFragmentDoc])
export const SetProposedLimitDocument: TypedDocumentNode<SetProposedLimitMutation, SetProposedLimitMutationVariables> = /* @__PURE__ */ readDocument(`mutation SetProposedLimit($input:SetLimitInput!){setLimit(input:$input){...on LimitsSuccess{viewer{...MemberLimits_viewer@unmask ...PlayClock_viewer@unmask}}...Failure@unmask}}`, [MemberLimits_ViewerFragmentDoc, PlayClock_ViewerFragmentDoc, FailureFragmentDoc])

export function useAnswerInterventionMutation(options?: useMutation.Options<AnswerInterventionMutation, AnswerInterventionMutationVariables>) {
  return useMutation(AnswerInterventionDocument, options)
}

export function useSetProposedLimitMutation(options?: useMutation.Options<SetProposedLimitMutation, SetProposedLimitMutationVariables>) {
  return useMutation(SetProposedLimitDocument, options)
}

trust('AnswerIntervention', '74229cd203d4f70d449ece97b13b7886a39d723f2e7df8859da28e27eb7e6866')
trust('SetProposedLimit', 'bfe95099848ca0140f892aac0d5983cf5b113a541254feb2003c2a598224507f')
