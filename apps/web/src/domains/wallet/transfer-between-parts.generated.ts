/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { Balance_WalletFragment } from './parts/balance.generated.ts';
import type { WalletParts_WalletFragment } from './wallet-screen.generated.ts';
import type { Failure_InvalidInput_Fragment, Failure_Problem_Fragment } from '../../graphql/failure.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { Balance_WalletFragmentDoc } from './parts/balance.generated.ts'
import { WalletParts_WalletFragmentDoc } from './wallet-screen.generated.ts'
import { FailureFragmentDoc } from '../../graphql/failure.generated.ts'
import { useMutation } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type TransferBetweenPartsMutationVariables = Exact<{
  input: Types.TransferBetweenPartsInput;
}>;


export type TransferBetweenPartsMutation = { transferBetweenParts:
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
    | { __typename: 'TransferBetweenPartsSuccess', hasArrived: boolean, wallet: (
        { __typename: 'Wallet' }
        & { ' $fragmentRefs'?: { 'Balance_WalletFragment': Balance_WalletFragment;'WalletParts_WalletFragment': WalletParts_WalletFragment } }
      ) | null }
   };

export const TransferBetweenPartsDocument: TypedDocumentNode<TransferBetweenPartsMutation, TransferBetweenPartsMutationVariables> = /* @__PURE__ */ readDocument(`mutation TransferBetweenParts($input:TransferBetweenPartsInput!){transferBetweenParts(input:$input){...on TransferBetweenPartsSuccess{hasArrived wallet{...Balance_wallet ...WalletParts_wallet}}...Failure@unmask}}`, [Balance_WalletFragmentDoc, WalletParts_WalletFragmentDoc, FailureFragmentDoc])

export function useTransferBetweenPartsMutation(options?: useMutation.Options<TransferBetweenPartsMutation, TransferBetweenPartsMutationVariables>) {
  return useMutation(TransferBetweenPartsDocument, options)
}

trust('TransferBetweenParts', 'b365814930cabb96779ea056957382b6269566e739e557c6dc2cb3cf51a78126')
