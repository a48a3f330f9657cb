/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { Failure_InvalidInput_Fragment, Failure_Problem_Fragment } from '../../graphql/failure.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { FailureFragmentDoc } from '../../graphql/failure.generated.ts'
import { useMutation } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type CreateDepositMutationVariables = Exact<{
  input: Types.CreateDepositInput;
}>;


export type CreateDepositMutation = { createDeposit:
    | { __typename: 'CreateDepositSuccess', deposit: { __typename: 'Deposit', id: string } }
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export const CreateDepositDocument: TypedDocumentNode<CreateDepositMutation, CreateDepositMutationVariables> = /* @__PURE__ */ readDocument(`mutation CreateDeposit($input:CreateDepositInput!){createDeposit(input:$input){...on CreateDepositSuccess{deposit{id}}...Failure@unmask}}`, [FailureFragmentDoc])

export function useCreateDepositMutation(options?: useMutation.Options<CreateDepositMutation, CreateDepositMutationVariables>) {
  return useMutation(CreateDepositDocument, options)
}

trust('CreateDeposit', 'f3570e6f8a7103e54fdae93c109576da34c576dfbde56e62c8fc72e0a6c3b9b2')
