/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import { useMutation } from '@apollo/client/react'
import { trust } from '../../../graphql/trusted.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BeginIdentityLinkMutationVariables = Exact<{
  input: Types.BeginIdentityLinkInput;
}>;


export type BeginIdentityLinkMutation = { beginIdentityLink:
    | { __typename: 'IdentityProviderRedirectSuccess', redirectUrl: string }
    | { __typename: 'Problem', retryAfterSeconds: number | null, code: Types.ErrorCode, field: string | null }
   };

export type UnlinkIdentityMutationVariables = Exact<{
  input: Types.UnlinkIdentityInput;
}>;


export type UnlinkIdentityMutation = { unlinkIdentity:
    | { __typename: 'InvalidInput', code: Types.ErrorCode, field: string | null }
    | { __typename: 'Problem', retryAfterSeconds: number | null, code: Types.ErrorCode, field: string | null }
    | { __typename: 'SecurityChangeSuccess' }
   };


export const BeginIdentityLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginIdentityLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BeginIdentityLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginIdentityLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IdentityProviderRedirectSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redirectUrl"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<BeginIdentityLinkMutation, BeginIdentityLinkMutationVariables>;
export const UnlinkIdentityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnlinkIdentity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UnlinkIdentityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unlinkIdentity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<UnlinkIdentityMutation, UnlinkIdentityMutationVariables>;

export function useBeginIdentityLinkMutation(options?: useMutation.Options<BeginIdentityLinkMutation, BeginIdentityLinkMutationVariables>) {
  return useMutation(BeginIdentityLinkDocument, options)
}

export function useUnlinkIdentityMutation(options?: useMutation.Options<UnlinkIdentityMutation, UnlinkIdentityMutationVariables>) {
  return useMutation(UnlinkIdentityDocument, options)
}

trust('BeginIdentityLink', '34fdf6d9531a806b77b7b99a0b558d3dfc0d4df8bf83d866ef0ae530b5653ae3')
trust('UnlinkIdentity', '1d9815d5914cd48c95c35838707f0304b59a42797a0053897225e317b5ba4151')
