/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { LogInResult_Result_AccountBlocked_Fragment, LogInResult_Result_CaptchaRequired_Fragment, LogInResult_Result_InvalidInput_Fragment, LogInResult_Result_LogInSuccess_Fragment, LogInResult_Result_Problem_Fragment, LogInResult_Result_VerificationRequired_Fragment } from './log-in-result.generated.ts';
import type { Access_ViewerFragment, Restriction_ViewerFragment } from '../../access/viewer.generated.ts';
import type { Balance_WalletFragment } from '../wallet/parts/balance.generated.ts';
import type { Failure_InvalidInput_Fragment, Failure_Problem_Fragment } from '../../graphql/failure.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { LogInResult_ResultFragmentDoc } from './log-in-result.generated.ts'
import { FailureFragmentDoc } from '../../graphql/failure.generated.ts'
import { useMutation } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type LogInWithIdentityProviderMutationVariables = Exact<{
  input: Types.IdentityProviderCallbackInput;
}>;


export type LogInWithIdentityProviderMutation = { logInWithIdentityProvider:
    | { __typename: 'AccountBlocked', reason: string | null, code: Types.ErrorCode }
    | { __typename: 'CaptchaRequired', code: Types.ErrorCode }
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'LogInSuccess', isFirstLogIn: boolean, passwordChangeReason: Types.PasswordChangeReason | null, previousLogIn: { __typename: 'PreviousLogIn', at: string, ipAddress: string } | null, viewer: (
        { __typename: 'Viewer', id: string, nickname: string }
        & { ' $fragmentRefs'?: { 'Access_ViewerFragment': Access_ViewerFragment } }
      ) | null }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
    | { __typename: 'VerificationRequired', logInToken: string, code: Types.ErrorCode, methods: Array<{ __typename: 'VerificationMethod', kind: Types.VerificationKind, hint: string | null }> }
   };

export type LinkIdentityMutationVariables = Exact<{
  input: Types.IdentityProviderCallbackInput;
}>;


export type LinkIdentityMutation = { linkIdentity:
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
    | { __typename: 'SecurityChangeSuccess' }
   };

export const LogInWithIdentityProviderDocument: TypedDocumentNode<LogInWithIdentityProviderMutation, LogInWithIdentityProviderMutationVariables> = /* @__PURE__ */ readDocument(`mutation LogInWithIdentityProvider($input:IdentityProviderCallbackInput!){logInWithIdentityProvider(input:$input){...LogInResult_result@unmask}}`, [LogInResult_ResultFragmentDoc])
export const LinkIdentityDocument: TypedDocumentNode<LinkIdentityMutation, LinkIdentityMutationVariables> = /* @__PURE__ */ readDocument(`mutation LinkIdentity($input:IdentityProviderCallbackInput!){linkIdentity(input:$input){...Failure@unmask}}`, [FailureFragmentDoc])

export function useLogInWithIdentityProviderMutation(options?: useMutation.Options<LogInWithIdentityProviderMutation, LogInWithIdentityProviderMutationVariables>) {
  return useMutation(LogInWithIdentityProviderDocument, options)
}

export function useLinkIdentityMutation(options?: useMutation.Options<LinkIdentityMutation, LinkIdentityMutationVariables>) {
  return useMutation(LinkIdentityDocument, options)
}

trust('LinkIdentity', '36b34e825654a5cc34dd2e44cf27ae1c9ad7eff4034d9a85ae02e9de3b2eda69')
trust('LogInWithIdentityProvider', 'fb83ebab8a92f7f69035e82460fe5a359fb59b8d798df0c58d46b37f35121998')
