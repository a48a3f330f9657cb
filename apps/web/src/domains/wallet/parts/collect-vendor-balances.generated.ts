/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { Balance_WalletFragment } from './balance.generated.ts';
import type { Failure_Problem_Fragment } from '../../../graphql/failure.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
import { Balance_WalletFragmentDoc } from './balance.generated.ts'
import { FailureFragmentDoc } from '../../../graphql/failure.generated.ts'
import { useMutation } from '@apollo/client/react'
import { trust } from '../../../graphql/trusted.ts'
export type CollectVendorBalancesMutationVariables = Exact<{
  input: Types.CollectVendorBalancesInput;
}>;


export type CollectVendorBalancesMutation = { collectVendorBalances:
    | { __typename: 'CollectVendorBalancesSuccess', wallet: (
        { __typename: 'Wallet' }
        & { ' $fragmentRefs'?: { 'Balance_WalletFragment': Balance_WalletFragment } }
      ) | null }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export const CollectVendorBalancesDocument: TypedDocumentNode<CollectVendorBalancesMutation, CollectVendorBalancesMutationVariables> = /* @__PURE__ */ readDocument(`mutation CollectVendorBalances($input:CollectVendorBalancesInput!){collectVendorBalances(input:$input){...on CollectVendorBalancesSuccess{wallet{...Balance_wallet}}...Failure@unmask}}`, [Balance_WalletFragmentDoc, FailureFragmentDoc])

export function useCollectVendorBalancesMutation(options?: useMutation.Options<CollectVendorBalancesMutation, CollectVendorBalancesMutationVariables>) {
  return useMutation(CollectVendorBalancesDocument, options)
}

trust('CollectVendorBalances', 'be6d16c4bc368a4ba87f179e8cc1a691c8a7b3d6c2fa97e44f1844e705e3f867')
