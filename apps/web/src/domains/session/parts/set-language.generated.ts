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
export type SetLanguageMutationVariables = Exact<{
  input: Types.SetLanguageInput;
}>;


export type SetLanguageMutation = { setLanguage:
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
    | { __typename: 'SetLanguageSuccess' }
   };

export const SetLanguageDocument: TypedDocumentNode<SetLanguageMutation, SetLanguageMutationVariables> = /* @__PURE__ */ readDocument(`mutation SetLanguage($input:SetLanguageInput!){setLanguage(input:$input){...on SetLanguageSuccess{__typename}...Failure@unmask}}`, [FailureFragmentDoc])

export function useSetLanguageMutation(options?: useMutation.Options<SetLanguageMutation, SetLanguageMutationVariables>) {
  return useMutation(SetLanguageDocument, options)
}

trust('SetLanguage', 'fed668e30c495b4dcc998bf976ffec5cd4f15cd186ee22704d45e6168c14b103')
