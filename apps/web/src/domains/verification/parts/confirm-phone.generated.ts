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
export type ConfirmPhoneMutationVariables = Exact<{
  input: Types.ConfirmPhoneInput;
}>;


export type ConfirmPhoneMutation = { confirmPhone:
    | { __typename: 'ConfirmPhoneSuccess', phoneToken: string }
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export const ConfirmPhoneDocument: TypedDocumentNode<ConfirmPhoneMutation, ConfirmPhoneMutationVariables> = /* @__PURE__ */ readDocument(`mutation ConfirmPhone($input:ConfirmPhoneInput!){confirmPhone(input:$input){...on ConfirmPhoneSuccess{phoneToken}...Failure@unmask}}`, [FailureFragmentDoc])

export function useConfirmPhoneMutation(options?: useMutation.Options<ConfirmPhoneMutation, ConfirmPhoneMutationVariables>) {
  return useMutation(ConfirmPhoneDocument, options)
}

trust('ConfirmPhone', '7b701a381ade828e2078c02aa09915ce0daa138aa1885c2ed938c18fc6787c52')
