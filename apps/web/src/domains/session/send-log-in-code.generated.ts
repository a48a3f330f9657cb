/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { Failure_InvalidInput_Fragment, Failure_Problem_Fragment } from '../../graphql/failure.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { FailureFragmentDoc } from '../../graphql/failure.generated.ts'
import { useMutation } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type SendLogInCodeMutationVariables = Exact<{
  input: Types.SendLogInCodeInput;
}>;


export type SendLogInCodeMutation = { sendLogInCode:
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
    | { __typename: 'RequestCodeSuccess', resendAfterSeconds: number }
   };

export const SendLogInCodeDocument: TypedDocumentNode<SendLogInCodeMutation, SendLogInCodeMutationVariables> = /* @__PURE__ */ readDocument(`mutation SendLogInCode($input:SendLogInCodeInput!){sendLogInCode(input:$input){...on RequestCodeSuccess{resendAfterSeconds}...Failure@unmask}}`, [FailureFragmentDoc])

export function useSendLogInCodeMutation(options?: useMutation.Options<SendLogInCodeMutation, SendLogInCodeMutationVariables>) {
  return useMutation(SendLogInCodeDocument, options)
}

trust('SendLogInCode', '578c8fceb427e88b9c38c2afc13b30e236fe6eebda6f578276b22dc4bab8f8a8')
