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
export type BeginPasskeyRegistrationMutationVariables = Exact<{
  input: Types.BeginPasskeyRegistrationInput;
}>;


export type BeginPasskeyRegistrationMutation = { beginPasskeyRegistration:
    | { __typename: 'PasskeyOptionsSuccess', options: string }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export type AddPasskeyMutationVariables = Exact<{
  input: Types.AddPasskeyInput;
}>;


export type AddPasskeyMutation = { addPasskey:
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
    | { __typename: 'SecurityChangeSuccess', security: (
        { __typename: 'AccountSecurity' }
        & { ' $fragmentRefs'?: { 'GuardPanel_SecurityFragment': GuardPanel_SecurityFragment } }
      ) | null }
   };

export type RenamePasskeyMutationVariables = Exact<{
  input: Types.RenamePasskeyInput;
}>;


export type RenamePasskeyMutation = { renamePasskey:
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
    | { __typename: 'SecurityChangeSuccess', security: (
        { __typename: 'AccountSecurity' }
        & { ' $fragmentRefs'?: { 'GuardPanel_SecurityFragment': GuardPanel_SecurityFragment } }
      ) | null }
   };

export type RemovePasskeyMutationVariables = Exact<{
  input: Types.RemovePasskeyInput;
}>;


export type RemovePasskeyMutation = { removePasskey:
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
    | { __typename: 'SecurityChangeSuccess', security: (
        { __typename: 'AccountSecurity' }
        & { ' $fragmentRefs'?: { 'GuardPanel_SecurityFragment': GuardPanel_SecurityFragment } }
      ) | null }
   };

export const BeginPasskeyRegistrationDocument: TypedDocumentNode<BeginPasskeyRegistrationMutation, BeginPasskeyRegistrationMutationVariables> = /* @__PURE__ */ readDocument(`mutation BeginPasskeyRegistration($input:BeginPasskeyRegistrationInput!){beginPasskeyRegistration(input:$input){...on PasskeyOptionsSuccess{options}...Failure@unmask}}`, [FailureFragmentDoc])
export const AddPasskeyDocument: TypedDocumentNode<AddPasskeyMutation, AddPasskeyMutationVariables> = /* @__PURE__ */ readDocument(`mutation AddPasskey($input:AddPasskeyInput!){addPasskey(input:$input){...on SecurityChangeSuccess{security{...GuardPanel_security}}...Failure@unmask}}`, [GuardPanel_SecurityFragmentDoc, FailureFragmentDoc])
export const RenamePasskeyDocument: TypedDocumentNode<RenamePasskeyMutation, RenamePasskeyMutationVariables> = /* @__PURE__ */ readDocument(`mutation RenamePasskey($input:RenamePasskeyInput!){renamePasskey(input:$input){...on SecurityChangeSuccess{security{...GuardPanel_security}}...Failure@unmask}}`, [GuardPanel_SecurityFragmentDoc, FailureFragmentDoc])
export const RemovePasskeyDocument: TypedDocumentNode<RemovePasskeyMutation, RemovePasskeyMutationVariables> = /* @__PURE__ */ readDocument(`mutation RemovePasskey($input:RemovePasskeyInput!){removePasskey(input:$input){...on SecurityChangeSuccess{security{...GuardPanel_security}}...Failure@unmask}}`, [GuardPanel_SecurityFragmentDoc, FailureFragmentDoc])

export function useBeginPasskeyRegistrationMutation(options?: useMutation.Options<BeginPasskeyRegistrationMutation, BeginPasskeyRegistrationMutationVariables>) {
  return useMutation(BeginPasskeyRegistrationDocument, options)
}

export function useAddPasskeyMutation(options?: useMutation.Options<AddPasskeyMutation, AddPasskeyMutationVariables>) {
  return useMutation(AddPasskeyDocument, options)
}

export function useRenamePasskeyMutation(options?: useMutation.Options<RenamePasskeyMutation, RenamePasskeyMutationVariables>) {
  return useMutation(RenamePasskeyDocument, options)
}

export function useRemovePasskeyMutation(options?: useMutation.Options<RemovePasskeyMutation, RemovePasskeyMutationVariables>) {
  return useMutation(RemovePasskeyDocument, options)
}

trust('AddPasskey', '82849931dbb57deb1ed12891ac9895601711196d182ab88b5b928d036d5a6adc')
trust('BeginPasskeyRegistration', 'd70f0d0f896018cd8303e84e0fecd6820fbbc3c6c5ad877ce1ff6f46423d71cc')
trust('RemovePasskey', '9f6adf3800954b346a2da604a6a15806fd5b2345429f1739cb84a544659dfd39')
trust('RenamePasskey', '8eb69d02413210a2d3d8387f441e6bd65eae15365f37e9a94a0dd4143d71342d')
