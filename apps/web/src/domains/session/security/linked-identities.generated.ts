/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { Failure_Problem_Fragment, Failure_InvalidInput_Fragment } from '../../../graphql/failure.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
import { FailureFragmentDoc } from '../../../graphql/failure.generated.ts'
import { useMutation } from '@apollo/client/react'
import { trust } from '../../../graphql/trusted.ts'
export type BeginIdentityLinkMutationVariables = Exact<{
  input: Types.BeginIdentityLinkInput;
}>;


export type BeginIdentityLinkMutation = { beginIdentityLink:
    | { __typename: 'IdentityProviderRedirectSuccess', redirectUrl: string }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export type UnlinkIdentityMutationVariables = Exact<{
  input: Types.UnlinkIdentityInput;
}>;


export type UnlinkIdentityMutation = { unlinkIdentity:
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
    | { __typename: 'SecurityChangeSuccess' }
   };

export const BeginIdentityLinkDocument: TypedDocumentNode<BeginIdentityLinkMutation, BeginIdentityLinkMutationVariables> = /* @__PURE__ */ readDocument(`mutation BeginIdentityLink($input:BeginIdentityLinkInput!){beginIdentityLink(input:$input){...on IdentityProviderRedirectSuccess{redirectUrl}...Failure@unmask}}`, [FailureFragmentDoc])
export const UnlinkIdentityDocument: TypedDocumentNode<UnlinkIdentityMutation, UnlinkIdentityMutationVariables> = /* @__PURE__ */ readDocument(`mutation UnlinkIdentity($input:UnlinkIdentityInput!){unlinkIdentity(input:$input){...Failure@unmask}}`, [FailureFragmentDoc])

export function useBeginIdentityLinkMutation(options?: useMutation.Options<BeginIdentityLinkMutation, BeginIdentityLinkMutationVariables>) {
  return useMutation(BeginIdentityLinkDocument, options)
}

export function useUnlinkIdentityMutation(options?: useMutation.Options<UnlinkIdentityMutation, UnlinkIdentityMutationVariables>) {
  return useMutation(UnlinkIdentityDocument, options)
}

trust('BeginIdentityLink', 'ecb2fb0139f6cb5b75740952cbe18fefa1febcc7d79eb4585abe875c94b04663')
trust('UnlinkIdentity', 'f3be8bd358ee8295e2a38938c43861455ad11a4f4f723fe6bc8e53960c356f54')
