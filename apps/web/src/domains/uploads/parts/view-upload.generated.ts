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
export type ViewUploadMutationVariables = Exact<{
  input: Types.ViewUploadInput;
}>;


export type ViewUploadMutation = { viewUpload:
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
    | { __typename: 'ViewUploadSuccess', url: string }
   };

export type ViewGuestUploadMutationVariables = Exact<{
  input: Types.ViewGuestUploadInput;
}>;


export type ViewGuestUploadMutation = { viewGuestUpload:
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
    | { __typename: 'ViewUploadSuccess', url: string }
   };

export const ViewUploadDocument: TypedDocumentNode<ViewUploadMutation, ViewUploadMutationVariables> = /* @__PURE__ */ readDocument(`mutation ViewUpload($input:ViewUploadInput!){viewUpload(input:$input){...on ViewUploadSuccess{url}...Failure@unmask}}`, [FailureFragmentDoc])
export const ViewGuestUploadDocument: TypedDocumentNode<ViewGuestUploadMutation, ViewGuestUploadMutationVariables> = /* @__PURE__ */ readDocument(`mutation ViewGuestUpload($input:ViewGuestUploadInput!){viewGuestUpload(input:$input){...on ViewUploadSuccess{url}...Failure@unmask}}`, [FailureFragmentDoc])

export function useViewUploadMutation(options?: useMutation.Options<ViewUploadMutation, ViewUploadMutationVariables>) {
  return useMutation(ViewUploadDocument, options)
}

export function useViewGuestUploadMutation(options?: useMutation.Options<ViewGuestUploadMutation, ViewGuestUploadMutationVariables>) {
  return useMutation(ViewGuestUploadDocument, options)
}

trust('ViewGuestUpload', 'b017afdb8829208c606af1d8fe2fb1db7faf4a6bd4d83882092db48f9f69dedc')
trust('ViewUpload', '1ac9062f840f29fd7d445527c53254c1ab1ef14857310b65fab321afdebb3ab1')
