/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { LimitValue_ValueFragment } from './limit-value.generated.ts';
import type { Failure_InvalidInput_Fragment, Failure_Problem_Fragment } from '../../../graphql/failure.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
import { LimitValue_ValueFragmentDoc } from './limit-value.generated.ts'
import { FailureFragmentDoc } from '../../../graphql/failure.generated.ts'
import { useMutation } from '@apollo/client/react'
import { trust } from '../../../graphql/trusted.ts'
export type LimitRow_LimitFragment = { __typename: 'MemberLimit', kind: Types.LimitKind, period: Types.LimitPeriod | null, freeAt: string | null, own: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null, operator: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null, used: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null, left: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null, waiting: { __typename: 'WaitingLimit', id: string, readyAt: string, expiresAt: string, to: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null } | null } & { ' $fragmentName'?: 'LimitRow_LimitFragment' };

export type LimitHistory_ChangeFragment = { __typename: 'LimitChange', id: string, kind: Types.LimitKind, period: Types.LimitPeriod | null, status: Types.LimitChangeStatus, isByOperator: boolean, at: string, from: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null, to: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null } & { ' $fragmentName'?: 'LimitHistory_ChangeFragment' };

export type MemberLimits_ViewerFragment = { __typename: 'Viewer', id: string, limits: { __typename: 'MemberLimits', hasDepositLimitPrompt: boolean, limits: Array<{ __typename: 'MemberLimit', kind: Types.LimitKind, period: Types.LimitPeriod | null, freeAt: string | null, own: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null, operator: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null, used: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null, left: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null, waiting: { __typename: 'WaitingLimit', id: string, readyAt: string, expiresAt: string, to: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null } | null }>, exclusion: { __typename: 'Exclusion', kind: Types.ExclusionKind, startsAt: string, endsAt: string | null } | null, rules: { __typename: 'LimitRules', reflectionHours: number, isDepositLimitRequired: boolean, exclusionMonths: number, exclusionLiftDays: number }, history: Array<{ __typename: 'LimitChange', id: string, kind: Types.LimitKind, period: Types.LimitPeriod | null, status: Types.LimitChangeStatus, isByOperator: boolean, at: string, from: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null, to: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null }> } | null } & { ' $fragmentName'?: 'MemberLimits_ViewerFragment' };

export type SetLimitMutationVariables = Exact<{
  input: Types.SetLimitInput;
}>;


export type SetLimitMutation = { setLimit:
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'LimitsSuccess', viewer: { __typename: 'Viewer', id: string, limits: { __typename: 'MemberLimits', hasDepositLimitPrompt: boolean, limits: Array<{ __typename: 'MemberLimit', kind: Types.LimitKind, period: Types.LimitPeriod | null, freeAt: string | null, own: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null, operator: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null, used: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null, left: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null, waiting: { __typename: 'WaitingLimit', id: string, readyAt: string, expiresAt: string, to: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null } | null }>, exclusion: { __typename: 'Exclusion', kind: Types.ExclusionKind, startsAt: string, endsAt: string | null } | null, rules: { __typename: 'LimitRules', reflectionHours: number, isDepositLimitRequired: boolean, exclusionMonths: number, exclusionLiftDays: number }, history: Array<{ __typename: 'LimitChange', id: string, kind: Types.LimitKind, period: Types.LimitPeriod | null, status: Types.LimitChangeStatus, isByOperator: boolean, at: string, from: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null, to: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null }> } | null } | null }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export type ConfirmLimitIncreaseMutationVariables = Exact<{
  input: Types.ConfirmLimitIncreaseInput;
}>;


export type ConfirmLimitIncreaseMutation = { confirmLimitIncrease:
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'LimitsSuccess', viewer: { __typename: 'Viewer', id: string, limits: { __typename: 'MemberLimits', hasDepositLimitPrompt: boolean, limits: Array<{ __typename: 'MemberLimit', kind: Types.LimitKind, period: Types.LimitPeriod | null, freeAt: string | null, own: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null, operator: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null, used: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null, left: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null, waiting: { __typename: 'WaitingLimit', id: string, readyAt: string, expiresAt: string, to: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null } | null }>, exclusion: { __typename: 'Exclusion', kind: Types.ExclusionKind, startsAt: string, endsAt: string | null } | null, rules: { __typename: 'LimitRules', reflectionHours: number, isDepositLimitRequired: boolean, exclusionMonths: number, exclusionLiftDays: number }, history: Array<{ __typename: 'LimitChange', id: string, kind: Types.LimitKind, period: Types.LimitPeriod | null, status: Types.LimitChangeStatus, isByOperator: boolean, at: string, from: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null, to: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } | null }> } | null } | null }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export const LimitRow_LimitFragmentDoc: TypedDocumentNode<LimitRow_LimitFragment, unknown> = /* @__PURE__ */ readDocument(`fragment LimitRow_limit on MemberLimit{kind period own{...LimitValue_value@unmask}operator{...LimitValue_value@unmask}used{...LimitValue_value@unmask}left{...LimitValue_value@unmask}freeAt waiting{id to{...LimitValue_value@unmask}readyAt expiresAt}}`, [LimitValue_ValueFragmentDoc])
export const LimitHistory_ChangeFragmentDoc: TypedDocumentNode<LimitHistory_ChangeFragment, unknown> = /* @__PURE__ */ readDocument(`fragment LimitHistory_change on LimitChange{id kind period from{...LimitValue_value@unmask}to{...LimitValue_value@unmask}status isByOperator at}`, [LimitValue_ValueFragmentDoc])
export const MemberLimits_ViewerFragmentDoc: TypedDocumentNode<MemberLimits_ViewerFragment, unknown> = /* @__PURE__ */ readDocument(`fragment MemberLimits_viewer on Viewer{id limits{limits{...LimitRow_limit@unmask}exclusion{kind startsAt endsAt}rules{reflectionHours isDepositLimitRequired exclusionMonths exclusionLiftDays}hasDepositLimitPrompt history{...LimitHistory_change@unmask}}}`, [LimitRow_LimitFragmentDoc, LimitHistory_ChangeFragmentDoc])
export const SetLimitDocument: TypedDocumentNode<SetLimitMutation, SetLimitMutationVariables> = /* @__PURE__ */ readDocument(`mutation SetLimit($input:SetLimitInput!){setLimit(input:$input){...on LimitsSuccess{viewer{...MemberLimits_viewer@unmask}}...Failure@unmask}}`, [MemberLimits_ViewerFragmentDoc, FailureFragmentDoc])
export const ConfirmLimitIncreaseDocument: TypedDocumentNode<ConfirmLimitIncreaseMutation, ConfirmLimitIncreaseMutationVariables> = /* @__PURE__ */ readDocument(`mutation ConfirmLimitIncrease($input:ConfirmLimitIncreaseInput!){confirmLimitIncrease(input:$input){...on LimitsSuccess{viewer{...MemberLimits_viewer@unmask}}...Failure@unmask}}`, [MemberLimits_ViewerFragmentDoc, FailureFragmentDoc])

export function useSetLimitMutation(options?: useMutation.Options<SetLimitMutation, SetLimitMutationVariables>) {
  return useMutation(SetLimitDocument, options)
}

export function useConfirmLimitIncreaseMutation(options?: useMutation.Options<ConfirmLimitIncreaseMutation, ConfirmLimitIncreaseMutationVariables>) {
  return useMutation(ConfirmLimitIncreaseDocument, options)
}

trust('ConfirmLimitIncrease', '74c93c412928ac7fa20d90e0698b62d5c44b501e3de375940dd3b605db552496')
trust('SetLimit', '83fd5318747db28f573f61e7364fbcb38ac56db3f4d37a3c070a5cbc5afc1586')
