/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { Failure_Problem_Fragment } from '../../graphql/failure.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { FailureFragmentDoc } from '../../graphql/failure.generated.ts'
import { useQuery, useMutation } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type IdentityProvidersQueryVariables = Exact<{ [key: string]: never; }>;


export type IdentityProvidersQuery = { site: { __typename: 'Site', identityProviders: Array<{ __typename: 'IdentityProviderOption', provider: Types.IdentityProvider, isSimulated: boolean }> | null } };

export type BeginIdentityProviderLogInMutationVariables = Exact<{
  input: Types.BeginIdentityProviderLogInInput;
}>;


export type BeginIdentityProviderLogInMutation = { beginIdentityProviderLogIn:
    | { __typename: 'IdentityProviderRedirectSuccess', redirectUrl: string }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export const IdentityProvidersDocument: TypedDocumentNode<IdentityProvidersQuery, IdentityProvidersQueryVariables> = /* @__PURE__ */ readDocument(`query IdentityProviders{site{identityProviders{provider isSimulated}}}`)
export const BeginIdentityProviderLogInDocument: TypedDocumentNode<BeginIdentityProviderLogInMutation, BeginIdentityProviderLogInMutationVariables> = /* @__PURE__ */ readDocument(`mutation BeginIdentityProviderLogIn($input:BeginIdentityProviderLogInInput!){beginIdentityProviderLogIn(input:$input){...on IdentityProviderRedirectSuccess{redirectUrl}...Failure@unmask}}`, [FailureFragmentDoc])

export function useIdentityProvidersQuery(options: useQuery.Options<IdentityProvidersQuery, IdentityProvidersQueryVariables>) {
  return useQuery(IdentityProvidersDocument, options)
}

export function useBeginIdentityProviderLogInMutation(options?: useMutation.Options<BeginIdentityProviderLogInMutation, BeginIdentityProviderLogInMutationVariables>) {
  return useMutation(BeginIdentityProviderLogInDocument, options)
}

trust('BeginIdentityProviderLogIn', 'cb0574943ce284e7ddd3e5fd7c58f97c6a8eba1e88056020a03a93a6f6b0c6d8')
trust('IdentityProviders', '54199d3402cb3bc4139b967c5d6ad8d442171b5497236dac6c915959bff669d1', [])
