/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { Failure_InvalidInput_Fragment, Failure_Problem_Fragment } from '../../graphql/failure.generated.ts';
import type { ServiceCase_CaseFragment } from './service-case.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { FailureFragmentDoc } from '../../graphql/failure.generated.ts'
import { ServiceCase_CaseFragmentDoc } from './service-case.generated.ts'
import { useQuery, useMutation } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type GuestDeskQueryVariables = Exact<{ [key: string]: never; }>;


export type GuestDeskQuery = { site: { __typename: 'Site', serviceDesk: { __typename: 'ServiceDeskHours', opensAt: string, closesAt: string, isOpen: boolean, answerMinutes: number, isPersonal: boolean } | null } };

export type DeskHours_DeskFragment = { __typename: 'ServiceDeskHours', opensAt: string, closesAt: string, isOpen: boolean, answerMinutes: number, isPersonal: boolean } & { ' $fragmentName'?: 'DeskHours_DeskFragment' };

export type OpenGuestCaseMutationVariables = Exact<{
  input: Types.OpenGuestCaseInput;
}>;


export type OpenGuestCaseMutation = { openGuestCase:
    | { __typename: 'GuestCaseSuccess', key: string, serviceCase: { __typename: 'ServiceCase', id: string, kind: Types.ServiceCaseKind, topic: Types.ServiceTopic, title: string, state: Types.ServiceCaseState, unseenCount: number, openedAt: string, updatedAt: string, answerBy: string | null, lines: Array<{ __typename: 'ServiceCaseLine', isAnswer: boolean, text: string, uploadIds: Array<string>, at: string }>, rating: { __typename: 'ServiceCaseRating', stars: number, comment: string | null } | null } }
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export type EnterGuestCaseMutationVariables = Exact<{
  input: Types.EnterGuestCaseInput;
}>;


export type EnterGuestCaseMutation = { enterGuestCase:
    | { __typename: 'GuestCaseSuccess', key: string, serviceCase: { __typename: 'ServiceCase', id: string, kind: Types.ServiceCaseKind, topic: Types.ServiceTopic, title: string, state: Types.ServiceCaseState, unseenCount: number, openedAt: string, updatedAt: string, answerBy: string | null, lines: Array<{ __typename: 'ServiceCaseLine', isAnswer: boolean, text: string, uploadIds: Array<string>, at: string }>, rating: { __typename: 'ServiceCaseRating', stars: number, comment: string | null } | null } }
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export type ReadGuestCaseMutationVariables = Exact<{
  input: Types.ReadGuestCaseInput;
}>;


export type ReadGuestCaseMutation = { readGuestCase:
    | { __typename: 'GuestCaseSuccess', key: string, serviceCase: { __typename: 'ServiceCase', id: string, kind: Types.ServiceCaseKind, topic: Types.ServiceTopic, title: string, state: Types.ServiceCaseState, unseenCount: number, openedAt: string, updatedAt: string, answerBy: string | null, lines: Array<{ __typename: 'ServiceCaseLine', isAnswer: boolean, text: string, uploadIds: Array<string>, at: string }>, rating: { __typename: 'ServiceCaseRating', stars: number, comment: string | null } | null } }
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export type WriteGuestCaseMutationVariables = Exact<{
  input: Types.WriteGuestCaseInput;
}>;


export type WriteGuestCaseMutation = { writeGuestCase:
    | { __typename: 'GuestCaseSuccess', key: string, serviceCase: { __typename: 'ServiceCase', id: string, kind: Types.ServiceCaseKind, topic: Types.ServiceTopic, title: string, state: Types.ServiceCaseState, unseenCount: number, openedAt: string, updatedAt: string, answerBy: string | null, lines: Array<{ __typename: 'ServiceCaseLine', isAnswer: boolean, text: string, uploadIds: Array<string>, at: string }>, rating: { __typename: 'ServiceCaseRating', stars: number, comment: string | null } | null } }
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export type RateGuestCaseMutationVariables = Exact<{
  input: Types.RateGuestCaseInput;
}>;


export type RateGuestCaseMutation = { rateGuestCase:
    | { __typename: 'GuestCaseSuccess', key: string, serviceCase: { __typename: 'ServiceCase', id: string, kind: Types.ServiceCaseKind, topic: Types.ServiceTopic, title: string, state: Types.ServiceCaseState, unseenCount: number, openedAt: string, updatedAt: string, answerBy: string | null, lines: Array<{ __typename: 'ServiceCaseLine', isAnswer: boolean, text: string, uploadIds: Array<string>, at: string }>, rating: { __typename: 'ServiceCaseRating', stars: number, comment: string | null } | null } }
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export type SendGuestCaseCodeMutationVariables = Exact<{
  input: Types.SendGuestCaseCodeInput;
}>;


export type SendGuestCaseCodeMutation = { sendGuestCaseCode:
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
    | { __typename: 'SendGuestCaseCodeSuccess', id: string }
   };

export type GuestCase_Result_GuestCaseSuccess_Fragment = { __typename: 'GuestCaseSuccess', key: string, serviceCase: { __typename: 'ServiceCase', id: string, kind: Types.ServiceCaseKind, topic: Types.ServiceTopic, title: string, state: Types.ServiceCaseState, unseenCount: number, openedAt: string, updatedAt: string, answerBy: string | null, lines: Array<{ __typename: 'ServiceCaseLine', isAnswer: boolean, text: string, uploadIds: Array<string>, at: string }>, rating: { __typename: 'ServiceCaseRating', stars: number, comment: string | null } | null } } & { ' $fragmentName'?: 'GuestCase_Result_GuestCaseSuccess_Fragment' };

export type GuestCase_Result_InvalidInput_Fragment = { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> } & { ' $fragmentName'?: 'GuestCase_Result_InvalidInput_Fragment' };

export type GuestCase_Result_Problem_Fragment = { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode } & { ' $fragmentName'?: 'GuestCase_Result_Problem_Fragment' };

export type GuestCase_ResultFragment =
  | GuestCase_Result_GuestCaseSuccess_Fragment
  | GuestCase_Result_InvalidInput_Fragment
  | GuestCase_Result_Problem_Fragment
;

export const DeskHours_DeskFragmentDoc: TypedDocumentNode<DeskHours_DeskFragment, unknown> = /* @__PURE__ */ readDocument(`fragment DeskHours_desk on ServiceDeskHours{opensAt closesAt isOpen answerMinutes isPersonal}`)
export const GuestDeskDocument: TypedDocumentNode<GuestDeskQuery, GuestDeskQueryVariables> = /* @__PURE__ */ readDocument(`query GuestDesk{site{serviceDesk{...DeskHours_desk@unmask}}}`, [DeskHours_DeskFragmentDoc])
export const GuestCase_ResultFragmentDoc: TypedDocumentNode<GuestCase_ResultFragment, unknown> = /* @__PURE__ */ readDocument(`fragment GuestCase_result on GuestCaseResult{...on GuestCaseSuccess{key serviceCase{...ServiceCase_case@unmask}}...Failure@unmask}`, [ServiceCase_CaseFragmentDoc, FailureFragmentDoc])
export const OpenGuestCaseDocument: TypedDocumentNode<OpenGuestCaseMutation, OpenGuestCaseMutationVariables> = /* @__PURE__ */ readDocument(`mutation OpenGuestCase($input:OpenGuestCaseInput!){openGuestCase(input:$input){...GuestCase_result@unmask}}`, [GuestCase_ResultFragmentDoc])
export const EnterGuestCaseDocument: TypedDocumentNode<EnterGuestCaseMutation, EnterGuestCaseMutationVariables> = /* @__PURE__ */ readDocument(`mutation EnterGuestCase($input:EnterGuestCaseInput!){enterGuestCase(input:$input){...GuestCase_result@unmask}}`, [GuestCase_ResultFragmentDoc])
export const ReadGuestCaseDocument: TypedDocumentNode<ReadGuestCaseMutation, ReadGuestCaseMutationVariables> = /* @__PURE__ */ readDocument(`mutation ReadGuestCase($input:ReadGuestCaseInput!){readGuestCase(input:$input){...GuestCase_result@unmask}}`, [GuestCase_ResultFragmentDoc])
export const WriteGuestCaseDocument: TypedDocumentNode<WriteGuestCaseMutation, WriteGuestCaseMutationVariables> = /* @__PURE__ */ readDocument(`mutation WriteGuestCase($input:WriteGuestCaseInput!){writeGuestCase(input:$input){...GuestCase_result@unmask}}`, [GuestCase_ResultFragmentDoc])
export const RateGuestCaseDocument: TypedDocumentNode<RateGuestCaseMutation, RateGuestCaseMutationVariables> = /* @__PURE__ */ readDocument(`mutation RateGuestCase($input:RateGuestCaseInput!){rateGuestCase(input:$input){...GuestCase_result@unmask}}`, [GuestCase_ResultFragmentDoc])
export const SendGuestCaseCodeDocument: TypedDocumentNode<SendGuestCaseCodeMutation, SendGuestCaseCodeMutationVariables> = /* @__PURE__ */ readDocument(`mutation SendGuestCaseCode($input:SendGuestCaseCodeInput!){sendGuestCaseCode(input:$input){...on SendGuestCaseCodeSuccess{id}...Failure@unmask}}`, [FailureFragmentDoc])

export function useGuestDeskQuery(options: useQuery.Options<GuestDeskQuery, GuestDeskQueryVariables>) {
  return useQuery(GuestDeskDocument, options)
}

export function useOpenGuestCaseMutation(options?: useMutation.Options<OpenGuestCaseMutation, OpenGuestCaseMutationVariables>) {
  return useMutation(OpenGuestCaseDocument, options)
}

export function useEnterGuestCaseMutation(options?: useMutation.Options<EnterGuestCaseMutation, EnterGuestCaseMutationVariables>) {
  return useMutation(EnterGuestCaseDocument, options)
}

export function useReadGuestCaseMutation(options?: useMutation.Options<ReadGuestCaseMutation, ReadGuestCaseMutationVariables>) {
  return useMutation(ReadGuestCaseDocument, options)
}

export function useWriteGuestCaseMutation(options?: useMutation.Options<WriteGuestCaseMutation, WriteGuestCaseMutationVariables>) {
  return useMutation(WriteGuestCaseDocument, options)
}

export function useRateGuestCaseMutation(options?: useMutation.Options<RateGuestCaseMutation, RateGuestCaseMutationVariables>) {
  return useMutation(RateGuestCaseDocument, options)
}

export function useSendGuestCaseCodeMutation(options?: useMutation.Options<SendGuestCaseCodeMutation, SendGuestCaseCodeMutationVariables>) {
  return useMutation(SendGuestCaseCodeDocument, options)
}

trust('EnterGuestCase', 'bc12311efbdc2512f886ac891b1c44f505606981949e090e6bdca22313c18d5c')
trust('GuestDesk', '20f2bd12bd9160ca03a45765c56cd589d59e28edd0e1675321462f01df1468b1', [])
trust('OpenGuestCase', 'fa6fb0f8df5f5e8feacab267876e8225daf0a170a93fdb026830d7ef4aa403f6')
trust('RateGuestCase', 'ec3ee67d5086f2dcfa224af5394e72bda49ea7b0016c37860776ddaef35c2884')
trust('ReadGuestCase', '3be3ff6f083ea6150282e88fd65a1573864d6def6233d4d478ccae7a8df07326')
trust('SendGuestCaseCode', 'ea6f8f6e585220d4935cf57bbf85d4a6f95d0e0fe98ca220b142d4828007a745')
trust('WriteGuestCase', 'c70d1757b45a1ae63435762610e65e1440167b5f6e1cea6263a714af83030784')
