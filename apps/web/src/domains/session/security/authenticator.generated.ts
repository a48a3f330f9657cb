/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { Failure_Problem_Fragment, Failure_InvalidInput_Fragment } from '../../../graphql/failure.generated.ts';
import type { GuardPanel_SecurityFragment } from './security-parts.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
import { FailureFragmentDoc } from '../../../graphql/failure.generated.ts'
import { GuardPanel_SecurityFragmentDoc } from './security-parts.generated.ts'
import { useMutation } from '@apollo/client/react'
import { trust } from '../../../graphql/trusted.ts'
export type BeginAuthenticatorSetupMutationVariables = Exact<{
  input: Types.BeginAuthenticatorSetupInput;
}>;


export type BeginAuthenticatorSetupMutation = { beginAuthenticatorSetup:
    | { __typename: 'BeginAuthenticatorSetupSuccess', secret: string, otpauthUrl: string }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export type ConfirmAuthenticatorSetupMutationVariables = Exact<{
  input: Types.ConfirmAuthenticatorSetupInput;
}>;


export type ConfirmAuthenticatorSetupMutation = { confirmAuthenticatorSetup:
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
    | { __typename: 'RecoveryCodesSuccess', codes: Array<string>, security: (
        { __typename: 'AccountSecurity' }
        & { ' $fragmentRefs'?: { 'GuardPanel_SecurityFragment': GuardPanel_SecurityFragment } }
      ) | null }
   };

export type RenewRecoveryCodesMutationVariables = Exact<{
  input: Types.AuthenticatorProofInput;
}>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes:
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
    | { __typename: 'RecoveryCodesSuccess', codes: Array<string>, security: (
        { __typename: 'AccountSecurity' }
        & { ' $fragmentRefs'?: { 'GuardPanel_SecurityFragment': GuardPanel_SecurityFragment } }
      ) | null }
   };

export type RemoveAuthenticatorMutationVariables = Exact<{
  input: Types.AuthenticatorProofInput;
}>;


export type RemoveAuthenticatorMutation = { removeAuthenticator:
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
    | { __typename: 'SecurityChangeSuccess', security: (
        { __typename: 'AccountSecurity' }
        & { ' $fragmentRefs'?: { 'GuardPanel_SecurityFragment': GuardPanel_SecurityFragment } }
      ) | null }
   };

export const BeginAuthenticatorSetupDocument: TypedDocumentNode<BeginAuthenticatorSetupMutation, BeginAuthenticatorSetupMutationVariables> = /* @__PURE__ */ readDocument(`mutation BeginAuthenticatorSetup($input:BeginAuthenticatorSetupInput!){beginAuthenticatorSetup(input:$input){...on BeginAuthenticatorSetupSuccess{secret otpauthUrl}...Failure@unmask}}`, [FailureFragmentDoc])
export const ConfirmAuthenticatorSetupDocument: TypedDocumentNode<ConfirmAuthenticatorSetupMutation, ConfirmAuthenticatorSetupMutationVariables> = /* @__PURE__ */ readDocument(`mutation ConfirmAuthenticatorSetup($input:ConfirmAuthenticatorSetupInput!){confirmAuthenticatorSetup(input:$input){...on RecoveryCodesSuccess{codes security{...GuardPanel_security}}...Failure@unmask}}`, [GuardPanel_SecurityFragmentDoc, FailureFragmentDoc])
export const RenewRecoveryCodesDocument: TypedDocumentNode<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables> = /* @__PURE__ */ readDocument(`mutation RenewRecoveryCodes($input:AuthenticatorProofInput!){renewRecoveryCodes(input:$input){...on RecoveryCodesSuccess{codes security{...GuardPanel_security}}...Failure@unmask}}`, [GuardPanel_SecurityFragmentDoc, FailureFragmentDoc])
export const RemoveAuthenticatorDocument: TypedDocumentNode<RemoveAuthenticatorMutation, RemoveAuthenticatorMutationVariables> = /* @__PURE__ */ readDocument(`mutation RemoveAuthenticator($input:AuthenticatorProofInput!){removeAuthenticator(input:$input){...on SecurityChangeSuccess{security{...GuardPanel_security}}...Failure@unmask}}`, [GuardPanel_SecurityFragmentDoc, FailureFragmentDoc])

export function useBeginAuthenticatorSetupMutation(options?: useMutation.Options<BeginAuthenticatorSetupMutation, BeginAuthenticatorSetupMutationVariables>) {
  return useMutation(BeginAuthenticatorSetupDocument, options)
}

export function useConfirmAuthenticatorSetupMutation(options?: useMutation.Options<ConfirmAuthenticatorSetupMutation, ConfirmAuthenticatorSetupMutationVariables>) {
  return useMutation(ConfirmAuthenticatorSetupDocument, options)
}

export function useRenewRecoveryCodesMutation(options?: useMutation.Options<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>) {
  return useMutation(RenewRecoveryCodesDocument, options)
}

export function useRemoveAuthenticatorMutation(options?: useMutation.Options<RemoveAuthenticatorMutation, RemoveAuthenticatorMutationVariables>) {
  return useMutation(RemoveAuthenticatorDocument, options)
}

trust('BeginAuthenticatorSetup', '33d44fa0b7f446b3bf08ca3903645b8d4201402786b5320cbdaee5046c58810d')
trust('ConfirmAuthenticatorSetup', '089955650c3283a1a0d2b3c80097ec2c9bbc44e9a02f65cc7ee66b406e19fb5a')
trust('RemoveAuthenticator', '645ccb396e8025677c78905736d62557cadaae218f156eb76ae71fdbf35bf50e')
trust('RenewRecoveryCodes', 'c8931ae212de157bcf3a519fc180c3e70080b470f7329700c4fb8eff05bc6029')
