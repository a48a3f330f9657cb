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
export type UnsubscribeMutationVariables = Exact<{
  input: Types.UnsubscribeInput;
}>;


export type UnsubscribeMutation = { unsubscribe:
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
    | { __typename: 'UnsubscribeSuccess', kind: Types.NoticeKind }
   };

export const UnsubscribeDocument: TypedDocumentNode<UnsubscribeMutation, UnsubscribeMutationVariables> = /* @__PURE__ */ readDocument(`mutation Unsubscribe($input:UnsubscribeInput!){unsubscribe(input:$input){...on UnsubscribeSuccess{kind}...Failure@unmask}}`, [FailureFragmentDoc])

export function useUnsubscribeMutation(options?: useMutation.Options<UnsubscribeMutation, UnsubscribeMutationVariables>) {
  return useMutation(UnsubscribeDocument, options)
}

trust('Unsubscribe', '3d0ac36989fc55382aec8c8ff05e5fef5fafdb94de45cb064f749c394c731f37')
