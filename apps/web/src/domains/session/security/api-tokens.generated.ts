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
export type ApiTokens_TokenFragment = { __typename: 'ApiToken', id: string, name: string, scopes: Array<Types.ApiScope>, isByOperator: boolean, createdAt: string, expiresAt: string, lastUsedAt: string | null } & { ' $fragmentName'?: 'ApiTokens_TokenFragment' };

export type CreateApiTokenMutationVariables = Exact<{
  input: Types.CreateApiTokenInput;
}>;


export type CreateApiTokenMutation = { createApiToken:
    | { __typename: 'CreateApiTokenSuccess', token: string, apiTokens: Array<{ __typename: 'ApiToken', id: string }> | null }
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export type RevokeApiTokenMutationVariables = Exact<{
  input: Types.RevokeApiTokenInput;
}>;


export type RevokeApiTokenMutation = { revokeApiToken:
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
    | { __typename: 'RevokeApiTokenSuccess', apiTokens: Array<{ __typename: 'ApiToken', id: string }> | null }
   };

export const ApiTokens_TokenFragmentDoc: TypedDocumentNode<ApiTokens_TokenFragment, unknown> = /* @__PURE__ */ readDocument(`fragment ApiTokens_token on ApiToken{id name scopes isByOperator createdAt expiresAt lastUsedAt}`)
export const CreateApiTokenDocument: TypedDocumentNode<CreateApiTokenMutation, CreateApiTokenMutationVariables> = /* @__PURE__ */ readDocument(`mutation CreateApiToken($input:CreateApiTokenInput!){createApiToken(input:$input){...on CreateApiTokenSuccess{token apiTokens{id}}...Failure@unmask}}`, [FailureFragmentDoc])
export const RevokeApiTokenDocument: TypedDocumentNode<RevokeApiTokenMutation, RevokeApiTokenMutationVariables> = /* @__PURE__ */ readDocument(`mutation RevokeApiToken($input:RevokeApiTokenInput!){revokeApiToken(input:$input){...on RevokeApiTokenSuccess{apiTokens{id}}...Failure@unmask}}`, [FailureFragmentDoc])

export function useCreateApiTokenMutation(options?: useMutation.Options<CreateApiTokenMutation, CreateApiTokenMutationVariables>) {
  return useMutation(CreateApiTokenDocument, options)
}

export function useRevokeApiTokenMutation(options?: useMutation.Options<RevokeApiTokenMutation, RevokeApiTokenMutationVariables>) {
  return useMutation(RevokeApiTokenDocument, options)
}

trust('CreateApiToken', '496d82496a439eec46abd4d46ad24b2087808f4704b12ee6b9f27f95a91bf480')
trust('RevokeApiToken', '691abaecde015e9e895fcd06687d220bcb07836698bc0cbeb20cc634a76eef5f')
