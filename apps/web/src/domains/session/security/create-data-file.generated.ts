/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { Failure_Problem_Fragment } from '../../../graphql/failure.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
import { FailureFragmentDoc } from '../../../graphql/failure.generated.ts'
import { useMutation } from '@apollo/client/react'
import { trust } from '../../../graphql/trusted.ts'
export type CreateDataFileMutationVariables = Exact<{
  input: Types.CreateDataFileInput;
}>;


export type CreateDataFileMutation = { createDataFile:
    | { __typename: 'CreateDataFileSuccess', url: string, expiresAt: string }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export const CreateDataFileDocument: TypedDocumentNode<CreateDataFileMutation, CreateDataFileMutationVariables> = /* @__PURE__ */ readDocument(`mutation CreateDataFile($input:CreateDataFileInput!){createDataFile(input:$input){...on CreateDataFileSuccess{url expiresAt}...Failure@unmask}}`, [FailureFragmentDoc])

export function useCreateDataFileMutation(options?: useMutation.Options<CreateDataFileMutation, CreateDataFileMutationVariables>) {
  return useMutation(CreateDataFileDocument, options)
}

trust('CreateDataFile', 'aad620eb9c090a5bb35e362433af6027a5bc037b379d4c507e8690eeaee02ddc')
