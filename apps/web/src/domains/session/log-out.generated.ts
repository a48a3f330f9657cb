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
export type LogOutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogOutMutation = { logOut:
    | { __typename: 'LogOutSuccess', isLoggedOut: boolean }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export const LogOutDocument: TypedDocumentNode<LogOutMutation, LogOutMutationVariables> = /* @__PURE__ */ readDocument(`mutation LogOut{logOut{...on LogOutSuccess{isLoggedOut}...Failure@unmask}}`, [FailureFragmentDoc])

export function useLogOutMutation(options?: useMutation.Options<LogOutMutation, LogOutMutationVariables>) {
  return useMutation(LogOutDocument, options)
}

trust('LogOut', '5721a6d22368f55382895da5e7e4f076ffed51f61144d118227d31f44ca057b3')
