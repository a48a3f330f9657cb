/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { Failure_AccountBlocked_Fragment, Failure_CaptchaRequired_Fragment, Failure_GameUnderMaintenance_Fragment, Failure_InvalidInput_Fragment, Failure_LotteryCeilingReached_Fragment, Failure_LotteryStakeLimited_Fragment, Failure_Problem_Fragment, Failure_StepUpRequired_Fragment, Failure_TurnoverRequired_Fragment, Failure_VerificationRequired_Fragment } from '../../graphql/failure.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { FailureFragmentDoc } from '../../graphql/failure.generated.ts'
import { useMutation } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type ServiceCase_CaseFragment = { __typename: 'ServiceCase', id: string, kind: Types.ServiceCaseKind, topic: Types.ServiceTopic, title: string, state: Types.ServiceCaseState, unseenCount: number, openedAt: string, updatedAt: string, answerBy: string | null, lines: Array<{ __typename: 'ServiceCaseLine', isAnswer: boolean, text: string, uploadIds: Array<string>, at: string }>, rating: { __typename: 'ServiceCaseRating', stars: number, comment: string | null } | null } & { ' $fragmentName'?: 'ServiceCase_CaseFragment' };

export type OpenServiceCaseMutationVariables = Exact<{
  input: Types.OpenServiceCaseInput;
}>;


export type OpenServiceCaseMutation = { openServiceCase:
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
    | { __typename: 'ServiceCaseSuccess', serviceCase: { __typename: 'ServiceCase', id: string, kind: Types.ServiceCaseKind, topic: Types.ServiceTopic, title: string, state: Types.ServiceCaseState, unseenCount: number, openedAt: string, updatedAt: string, answerBy: string | null, lines: Array<{ __typename: 'ServiceCaseLine', isAnswer: boolean, text: string, uploadIds: Array<string>, at: string }>, rating: { __typename: 'ServiceCaseRating', stars: number, comment: string | null } | null } }
   };

export type WriteServiceCaseMutationVariables = Exact<{
  input: Types.WriteServiceCaseInput;
}>;


export type WriteServiceCaseMutation = { writeServiceCase:
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
    | { __typename: 'ServiceCaseSuccess', serviceCase: { __typename: 'ServiceCase', id: string, kind: Types.ServiceCaseKind, topic: Types.ServiceTopic, title: string, state: Types.ServiceCaseState, unseenCount: number, openedAt: string, updatedAt: string, answerBy: string | null, lines: Array<{ __typename: 'ServiceCaseLine', isAnswer: boolean, text: string, uploadIds: Array<string>, at: string }>, rating: { __typename: 'ServiceCaseRating', stars: number, comment: string | null } | null } }
   };

export type CloseServiceCaseMutationVariables = Exact<{
  input: Types.CloseServiceCaseInput;
}>;


export type CloseServiceCaseMutation = { closeServiceCase:
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
    | { __typename: 'ServiceCaseSuccess', serviceCase: { __typename: 'ServiceCase', id: string, kind: Types.ServiceCaseKind, topic: Types.ServiceTopic, title: string, state: Types.ServiceCaseState, unseenCount: number, openedAt: string, updatedAt: string, answerBy: string | null, lines: Array<{ __typename: 'ServiceCaseLine', isAnswer: boolean, text: string, uploadIds: Array<string>, at: string }>, rating: { __typename: 'ServiceCaseRating', stars: number, comment: string | null } | null } }
   };

export type RateServiceCaseMutationVariables = Exact<{
  input: Types.RateServiceCaseInput;
}>;


export type RateServiceCaseMutation = { rateServiceCase:
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
    | { __typename: 'ServiceCaseSuccess', serviceCase: { __typename: 'ServiceCase', id: string, kind: Types.ServiceCaseKind, topic: Types.ServiceTopic, title: string, state: Types.ServiceCaseState, unseenCount: number, openedAt: string, updatedAt: string, answerBy: string | null, lines: Array<{ __typename: 'ServiceCaseLine', isAnswer: boolean, text: string, uploadIds: Array<string>, at: string }>, rating: { __typename: 'ServiceCaseRating', stars: number, comment: string | null } | null } }
   };

export type ServiceCase_Result_InvalidInput_Fragment = { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> } & { ' $fragmentName'?: 'ServiceCase_Result_InvalidInput_Fragment' };

export type ServiceCase_Result_Problem_Fragment = { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode } & { ' $fragmentName'?: 'ServiceCase_Result_Problem_Fragment' };

export type ServiceCase_Result_ServiceCaseSuccess_Fragment = { __typename: 'ServiceCaseSuccess', serviceCase: { __typename: 'ServiceCase', id: string, kind: Types.ServiceCaseKind, topic: Types.ServiceTopic, title: string, state: Types.ServiceCaseState, unseenCount: number, openedAt: string, updatedAt: string, answerBy: string | null, lines: Array<{ __typename: 'ServiceCaseLine', isAnswer: boolean, text: string, uploadIds: Array<string>, at: string }>, rating: { __typename: 'ServiceCaseRating', stars: number, comment: string | null } | null } } & { ' $fragmentName'?: 'ServiceCase_Result_ServiceCaseSuccess_Fragment' };

export type ServiceCase_ResultFragment =
  | ServiceCase_Result_InvalidInput_Fragment
  | ServiceCase_Result_Problem_Fragment
  | ServiceCase_Result_ServiceCaseSuccess_Fragment
;

export const ServiceCase_CaseFragmentDoc: TypedDocumentNode<ServiceCase_CaseFragment, unknown> = /* @__PURE__ */ readDocument(`fragment ServiceCase_case on ServiceCase{id kind topic title state unseenCount openedAt updatedAt answerBy lines{isAnswer text uploadIds at}rating{stars comment}}`)
export const ServiceCase_ResultFragmentDoc: TypedDocumentNode<ServiceCase_ResultFragment, unknown> = /* @__PURE__ */ readDocument(`fragment ServiceCase_result on ServiceCaseResult{...on ServiceCaseSuccess{serviceCase{...ServiceCase_case@unmask}}...Failure@unmask}`, [ServiceCase_CaseFragmentDoc, FailureFragmentDoc])
export const OpenServiceCaseDocument: TypedDocumentNode<OpenServiceCaseMutation, OpenServiceCaseMutationVariables> = /* @__PURE__ */ readDocument(`mutation OpenServiceCase($input:OpenServiceCaseInput!){openServiceCase(input:$input){...ServiceCase_result@unmask}}`, [ServiceCase_ResultFragmentDoc])
export const WriteServiceCaseDocument: TypedDocumentNode<WriteServiceCaseMutation, WriteServiceCaseMutationVariables> = /* @__PURE__ */ readDocument(`mutation WriteServiceCase($input:WriteServiceCaseInput!){writeServiceCase(input:$input){...ServiceCase_result@unmask}}`, [ServiceCase_ResultFragmentDoc])
export const CloseServiceCaseDocument: TypedDocumentNode<CloseServiceCaseMutation, CloseServiceCaseMutationVariables> = /* @__PURE__ */ readDocument(`mutation CloseServiceCase($input:CloseServiceCaseInput!){closeServiceCase(input:$input){...ServiceCase_result@unmask}}`, [ServiceCase_ResultFragmentDoc])
export const RateServiceCaseDocument: TypedDocumentNode<RateServiceCaseMutation, RateServiceCaseMutationVariables> = /* @__PURE__ */ readDocument(`mutation RateServiceCase($input:RateServiceCaseInput!){rateServiceCase(input:$input){...ServiceCase_result@unmask}}`, [ServiceCase_ResultFragmentDoc])

export function useOpenServiceCaseMutation(options?: useMutation.Options<OpenServiceCaseMutation, OpenServiceCaseMutationVariables>) {
  return useMutation(OpenServiceCaseDocument, options)
}

export function useWriteServiceCaseMutation(options?: useMutation.Options<WriteServiceCaseMutation, WriteServiceCaseMutationVariables>) {
  return useMutation(WriteServiceCaseDocument, options)
}

export function useCloseServiceCaseMutation(options?: useMutation.Options<CloseServiceCaseMutation, CloseServiceCaseMutationVariables>) {
  return useMutation(CloseServiceCaseDocument, options)
}

export function useRateServiceCaseMutation(options?: useMutation.Options<RateServiceCaseMutation, RateServiceCaseMutationVariables>) {
  return useMutation(RateServiceCaseDocument, options)
}

trust('CloseServiceCase', '3c1fb3de159076f001954512e4890c1992d4a065ff2895af373a170e7be54b65')
trust('OpenServiceCase', '4266b3026ac15a1bc631453421cdfc6f67d38d94e0c704a0d4b1c7df71a25555')
trust('RateServiceCase', '418a119fb8fc0b38550982e3daa731036962aaa86da336a4b0f53ab6f858ad26')
trust('WriteServiceCase', 'e5b6e3ba5c1061811a8a5c11a8aece8401a91ce020ef710ad21bcebd2c74bf90')
