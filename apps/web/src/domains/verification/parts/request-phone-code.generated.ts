/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { Failure_InvalidInput_Fragment, Failure_Problem_Fragment } from '../../../graphql/failure.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
import { FailureFragmentDoc } from '../../../graphql/failure.generated.ts'
import { useMutation } from '@apollo/client/react'
import { trust } from '../../../graphql/trusted.ts'
export type RequestPhoneCodeMutationVariables = Exact<{
  input: Types.RequestPhoneCodeInput;
}>;


export type RequestPhoneCodeMutation = { requestPhoneCode:
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
    | { __typename: 'RequestCodeSuccess', expiresInMinutes: number, resendAfterSeconds: number }
   };

export const RequestPhoneCodeDocument: TypedDocumentNode<RequestPhoneCodeMutation, RequestPhoneCodeMutationVariables> = /* @__PURE__ */ readDocument(`mutation RequestPhoneCode($input:RequestPhoneCodeInput!){requestPhoneCode(input:$input){...on RequestCodeSuccess{expiresInMinutes resendAfterSeconds}...Failure@unmask}}`, [FailureFragmentDoc])

export function useRequestPhoneCodeMutation(options?: useMutation.Options<RequestPhoneCodeMutation, RequestPhoneCodeMutationVariables>) {
  return useMutation(RequestPhoneCodeDocument, options)
}

trust('RequestPhoneCode', '379cec64f6beab9c3f6e34b10ef6065a17aa8661cd70dbf4976597974a9d63f6')
