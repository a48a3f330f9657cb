/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { Failure_Problem_Fragment } from '../../graphql/failure.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { FailureFragmentDoc } from '../../graphql/failure.generated.ts'
import { useMutation } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type CreateUploadMutationVariables = Exact<{
  input: Types.CreateUploadInput;
}>;


export type CreateUploadMutation = { createUpload:
    | { __typename: 'CreateUploadSuccess', id: string, url: string }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export type CreateGuestUploadMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateGuestUploadMutation = { createGuestUpload:
    | { __typename: 'CreateUploadSuccess', id: string, url: string }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export const CreateUploadDocument: TypedDocumentNode<CreateUploadMutation, CreateUploadMutationVariables> = /* @__PURE__ */ readDocument(`mutation CreateUpload($input:CreateUploadInput!){createUpload(input:$input){...on CreateUploadSuccess{id url}...Failure@unmask}}`, [FailureFragmentDoc])
export const CreateGuestUploadDocument: TypedDocumentNode<CreateGuestUploadMutation, CreateGuestUploadMutationVariables> = /* @__PURE__ */ readDocument(`mutation CreateGuestUpload{createGuestUpload{...on CreateUploadSuccess{id url}...Failure@unmask}}`, [FailureFragmentDoc])

export function useCreateUploadMutation(options?: useMutation.Options<CreateUploadMutation, CreateUploadMutationVariables>) {
  return useMutation(CreateUploadDocument, options)
}

export function useCreateGuestUploadMutation(options?: useMutation.Options<CreateGuestUploadMutation, CreateGuestUploadMutationVariables>) {
  return useMutation(CreateGuestUploadDocument, options)
}

trust('CreateGuestUpload', '3c77385fd76e9fbcb5d3fc511a591fabbe693cf100555d63e29bfee21b32d1ed')
trust('CreateUpload', '7e8bebbdd0e654cd3d944ed7c6fe96bd671f6c88c653977545607f831b34f516')
