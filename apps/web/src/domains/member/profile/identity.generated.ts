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
export type IdentityPanel_IdentityFragment = { __typename: 'IdentityCheck', tier: number, deadline: { __typename: 'IdentityDeadline', dueAt: string, isOverdue: boolean } | null, nextTier: { __typename: 'IdentityTier', tier: number, documents: Array<Types.IdentityDocumentKind>, missing: Array<Types.IdentityFact> } | null, request: { __typename: 'IdentityRequest', id: string, tier: number, status: Types.IdentityRequestStatus, reason: Types.IdentityReason | null, createdAt: string, documents: Array<{ __typename: 'IdentityDocument', id: string, kind: Types.IdentityDocumentKind, status: Types.IdentityDocumentStatus, reason: Types.IdentityReason | null, uploadId: string }> } | null } & { ' $fragmentName'?: 'IdentityPanel_IdentityFragment' };

export type SubmitIdentityDocumentsMutationVariables = Exact<{
  input: Types.SubmitIdentityDocumentsInput;
}>;


export type SubmitIdentityDocumentsMutation = { submitIdentityDocuments:
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
    | { __typename: 'SubmitIdentityDocumentsSuccess', identity: { __typename: 'IdentityCheck', tier: number, deadline: { __typename: 'IdentityDeadline', dueAt: string, isOverdue: boolean } | null, nextTier: { __typename: 'IdentityTier', tier: number, documents: Array<Types.IdentityDocumentKind>, missing: Array<Types.IdentityFact> } | null, request: { __typename: 'IdentityRequest', id: string, tier: number, status: Types.IdentityRequestStatus, reason: Types.IdentityReason | null, createdAt: string, documents: Array<{ __typename: 'IdentityDocument', id: string, kind: Types.IdentityDocumentKind, status: Types.IdentityDocumentStatus, reason: Types.IdentityReason | null, uploadId: string }> } | null } }
   };

export const IdentityPanel_IdentityFragmentDoc: TypedDocumentNode<IdentityPanel_IdentityFragment, unknown> = /* @__PURE__ */ readDocument(`fragment IdentityPanel_identity on IdentityCheck{tier deadline{dueAt isOverdue}nextTier{tier documents missing}request{id tier status reason createdAt documents{id kind status reason uploadId}}}`)
export const SubmitIdentityDocumentsDocument: TypedDocumentNode<SubmitIdentityDocumentsMutation, SubmitIdentityDocumentsMutationVariables> = /* @__PURE__ */ readDocument(`mutation SubmitIdentityDocuments($input:SubmitIdentityDocumentsInput!){submitIdentityDocuments(input:$input){...on SubmitIdentityDocumentsSuccess{identity{...IdentityPanel_identity@unmask}}...Failure@unmask}}`, [IdentityPanel_IdentityFragmentDoc, FailureFragmentDoc])

export function useSubmitIdentityDocumentsMutation(options?: useMutation.Options<SubmitIdentityDocumentsMutation, SubmitIdentityDocumentsMutationVariables>) {
  return useMutation(SubmitIdentityDocumentsDocument, options)
}

trust('SubmitIdentityDocuments', '4ab37304e62367cd16188b642c1730ce8d4897946bb6499213e74c428b10abfb')
