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
export type CreateRecordFileMutationVariables = Exact<{
  input: Types.CreateRecordFileInput;
}>;


export type CreateRecordFileMutation = { createRecordFile:
    | { __typename: 'CreateRecordFileSuccess', url: string, expiresAt: string }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export const CreateRecordFileDocument: TypedDocumentNode<CreateRecordFileMutation, CreateRecordFileMutationVariables> = /* @__PURE__ */ readDocument(`mutation CreateRecordFile($input:CreateRecordFileInput!){createRecordFile(input:$input){...on CreateRecordFileSuccess{url expiresAt}...Failure@unmask}}`, [FailureFragmentDoc])

export function useCreateRecordFileMutation(options?: useMutation.Options<CreateRecordFileMutation, CreateRecordFileMutationVariables>) {
  return useMutation(CreateRecordFileDocument, options)
}

trust('CreateRecordFile', '20df4804490fd433c1cf199c3295998244dddb73b197fbb33a19073d2fa47268')
