/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { DepositView_DepositFragment } from './deposit-view.generated.ts';
import type { Failure_InvalidInput_Fragment, Failure_Problem_Fragment } from '../../graphql/failure.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { DepositView_DepositFragmentDoc } from './deposit-view.generated.ts'
import { FailureFragmentDoc } from '../../graphql/failure.generated.ts'
import { useMutation } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type CancelDepositMutationVariables = Exact<{
  input: Types.CancelDepositInput;
}>;


export type CancelDepositMutation = { cancelDeposit:
    | { __typename: 'DepositChangeSuccess', deposit: (
        { __typename: 'Deposit', id: string }
        & { ' $fragmentRefs'?: { 'DepositView_DepositFragment': DepositView_DepositFragment } }
      ) }
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export type SubmitDepositProofMutationVariables = Exact<{
  input: Types.SubmitDepositProofInput;
}>;


export type SubmitDepositProofMutation = { submitDepositProof:
    | { __typename: 'DepositChangeSuccess', deposit: (
        { __typename: 'Deposit', id: string }
        & { ' $fragmentRefs'?: { 'DepositView_DepositFragment': DepositView_DepositFragment } }
      ) }
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export type ReleaseDepositMutationVariables = Exact<{
  input: Types.ReleaseDepositInput;
}>;


export type ReleaseDepositMutation = { releaseDeposit:
    | { __typename: 'DepositChangeSuccess', deposit: (
        { __typename: 'Deposit', id: string }
        & { ' $fragmentRefs'?: { 'DepositView_DepositFragment': DepositView_DepositFragment } }
      ) }
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export const CancelDepositDocument: TypedDocumentNode<CancelDepositMutation, CancelDepositMutationVariables> = /* @__PURE__ */ readDocument(`mutation CancelDeposit($input:CancelDepositInput!){cancelDeposit(input:$input){...on DepositChangeSuccess{deposit{id ...DepositView_deposit}}...Failure@unmask}}`, [DepositView_DepositFragmentDoc, FailureFragmentDoc])
export const SubmitDepositProofDocument: TypedDocumentNode<SubmitDepositProofMutation, SubmitDepositProofMutationVariables> = /* @__PURE__ */ readDocument(`mutation SubmitDepositProof($input:SubmitDepositProofInput!){submitDepositProof(input:$input){...on DepositChangeSuccess{deposit{id ...DepositView_deposit}}...Failure@unmask}}`, [DepositView_DepositFragmentDoc, FailureFragmentDoc])
export const ReleaseDepositDocument: TypedDocumentNode<ReleaseDepositMutation, ReleaseDepositMutationVariables> = /* @__PURE__ */ readDocument(`mutation ReleaseDeposit($input:ReleaseDepositInput!){releaseDeposit(input:$input){...on DepositChangeSuccess{deposit{id ...DepositView_deposit}}...Failure@unmask}}`, [DepositView_DepositFragmentDoc, FailureFragmentDoc])

export function useCancelDepositMutation(options?: useMutation.Options<CancelDepositMutation, CancelDepositMutationVariables>) {
  return useMutation(CancelDepositDocument, options)
}

export function useSubmitDepositProofMutation(options?: useMutation.Options<SubmitDepositProofMutation, SubmitDepositProofMutationVariables>) {
  return useMutation(SubmitDepositProofDocument, options)
}

export function useReleaseDepositMutation(options?: useMutation.Options<ReleaseDepositMutation, ReleaseDepositMutationVariables>) {
  return useMutation(ReleaseDepositDocument, options)
}

trust('CancelDeposit', '4270f80dfd5d08db46ecb9e22e03debe5c5cf86edb379496e07b23d1f73562a9')
trust('ReleaseDeposit', 'd2d3229d02dc3dcccc3e2bbcdac5d062839a45b6a60b0dc3057644bbe0a4a7e7')
trust('SubmitDepositProof', 'a4c267b1a452138650f3eafa42c667cb46cdb2b123d544954afcdb72437871de')
