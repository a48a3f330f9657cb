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
export type RevokeSessionMutationVariables = Exact<{
  input: Types.RevokeSessionInput;
}>;


export type RevokeSessionMutation = { revokeSession:
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
    | { __typename: 'RevokeSessionSuccess', isLoggedOut: boolean }
   };

export const RevokeSessionDocument: TypedDocumentNode<RevokeSessionMutation, RevokeSessionMutationVariables> = /* @__PURE__ */ readDocument(`mutation RevokeSession($input:RevokeSessionInput!){revokeSession(input:$input){...on RevokeSessionSuccess{isLoggedOut}...Failure@unmask}}`, [FailureFragmentDoc])

export function useRevokeSessionMutation(options?: useMutation.Options<RevokeSessionMutation, RevokeSessionMutationVariables>) {
  return useMutation(RevokeSessionDocument, options)
}

trust('RevokeSession', '6e90d41d3f2ec48711b56ae371cdd110b7cd08fec071c7ad76ebaf313103b4d8')
