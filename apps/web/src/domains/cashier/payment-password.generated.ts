/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { PaymentPassword_PasswordFragment } from './parts/withdrawal-parts.generated.ts';
import type { Failure_InvalidInput_Fragment, Failure_Problem_Fragment } from '../../graphql/failure.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { PaymentPassword_PasswordFragmentDoc } from './parts/withdrawal-parts.generated.ts'
import { FailureFragmentDoc } from '../../graphql/failure.generated.ts'
import { useMutation } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type SetPaymentPasswordMutationVariables = Exact<{
  input: Types.SetPaymentPasswordInput;
}>;


export type SetPaymentPasswordMutation = { setPaymentPassword:
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'PaymentPasswordChangeSuccess', paymentPassword: (
        { __typename: 'PaymentPassword' }
        & { ' $fragmentRefs'?: { 'PaymentPassword_PasswordFragment': PaymentPassword_PasswordFragment } }
      ) | null }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export type ChangePaymentPasswordMutationVariables = Exact<{
  input: Types.ChangePaymentPasswordInput;
}>;


export type ChangePaymentPasswordMutation = { changePaymentPassword:
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'PaymentPasswordChangeSuccess', paymentPassword: (
        { __typename: 'PaymentPassword' }
        & { ' $fragmentRefs'?: { 'PaymentPassword_PasswordFragment': PaymentPassword_PasswordFragment } }
      ) | null }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export type RequestPaymentPasswordCodeMutationVariables = Exact<{
  input: Types.RequestPaymentPasswordCodeInput;
}>;


export type RequestPaymentPasswordCodeMutation = { requestPaymentPasswordCode:
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'MemberCodeSuccess', expiresInMinutes: number }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export type ResetPaymentPasswordMutationVariables = Exact<{
  input: Types.ResetPaymentPasswordInput;
}>;


export type ResetPaymentPasswordMutation = { resetPaymentPassword:
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'PaymentPasswordChangeSuccess', paymentPassword: (
        { __typename: 'PaymentPassword' }
        & { ' $fragmentRefs'?: { 'PaymentPassword_PasswordFragment': PaymentPassword_PasswordFragment } }
      ) | null }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export const SetPaymentPasswordDocument: TypedDocumentNode<SetPaymentPasswordMutation, SetPaymentPasswordMutationVariables> = /* @__PURE__ */ readDocument(`mutation SetPaymentPassword($input:SetPaymentPasswordInput!){setPaymentPassword(input:$input){...on PaymentPasswordChangeSuccess{paymentPassword{...PaymentPassword_password}}...Failure@unmask}}`, [PaymentPassword_PasswordFragmentDoc, FailureFragmentDoc])
export const ChangePaymentPasswordDocument: TypedDocumentNode<ChangePaymentPasswordMutation, ChangePaymentPasswordMutationVariables> = /* @__PURE__ */ readDocument(`mutation ChangePaymentPassword($input:ChangePaymentPasswordInput!){changePaymentPassword(input:$input){...on PaymentPasswordChangeSuccess{paymentPassword{...PaymentPassword_password}}...Failure@unmask}}`, [PaymentPassword_PasswordFragmentDoc, FailureFragmentDoc])
export const RequestPaymentPasswordCodeDocument: TypedDocumentNode<RequestPaymentPasswordCodeMutation, RequestPaymentPasswordCodeMutationVariables> = /* @__PURE__ */ readDocument(`mutation RequestPaymentPasswordCode($input:RequestPaymentPasswordCodeInput!){requestPaymentPasswordCode(input:$input){...on MemberCodeSuccess{expiresInMinutes}...Failure@unmask}}`, [FailureFragmentDoc])
export const ResetPaymentPasswordDocument: TypedDocumentNode<ResetPaymentPasswordMutation, ResetPaymentPasswordMutationVariables> = /* @__PURE__ */ readDocument(`mutation ResetPaymentPassword($input:ResetPaymentPasswordInput!){resetPaymentPassword(input:$input){...on PaymentPasswordChangeSuccess{paymentPassword{...PaymentPassword_password}}...Failure@unmask}}`, [PaymentPassword_PasswordFragmentDoc, FailureFragmentDoc])

export function useSetPaymentPasswordMutation(options?: useMutation.Options<SetPaymentPasswordMutation, SetPaymentPasswordMutationVariables>) {
  return useMutation(SetPaymentPasswordDocument, options)
}

export function useChangePaymentPasswordMutation(options?: useMutation.Options<ChangePaymentPasswordMutation, ChangePaymentPasswordMutationVariables>) {
  return useMutation(ChangePaymentPasswordDocument, options)
}

export function useRequestPaymentPasswordCodeMutation(options?: useMutation.Options<RequestPaymentPasswordCodeMutation, RequestPaymentPasswordCodeMutationVariables>) {
  return useMutation(RequestPaymentPasswordCodeDocument, options)
}

export function useResetPaymentPasswordMutation(options?: useMutation.Options<ResetPaymentPasswordMutation, ResetPaymentPasswordMutationVariables>) {
  return useMutation(ResetPaymentPasswordDocument, options)
}

trust('ChangePaymentPassword', '9a3bdb706e0bcfe422e16f967187cf50f259b94d6c30bee149a92237af5e9175')
trust('RequestPaymentPasswordCode', '5617c4624c134ea77923013feebef7ffd5af250b8304b632cb1467a5c8bff44e')
trust('ResetPaymentPassword', 'f4a32c28a6d1c290b626ba9648d1a22944fd6cd2f0ca42961391001cb37a7b94')
trust('SetPaymentPassword', '91a41ff335c1e9c5a478aa7bd5cb3ea7aa2b2aa31fc04b5f319b5a9b0f6f48d7')
