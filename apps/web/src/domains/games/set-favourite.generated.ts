/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { Failure_Problem_Fragment } from '../../graphql/failure.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { FailureFragmentDoc } from '../../graphql/failure.generated.ts'
import { useMutation } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type SetFavouriteMutationVariables = Exact<{
  input: Types.SetFavouriteInput;
}>;


export type SetFavouriteMutation = { setFavourite:
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
    | { __typename: 'SetFavouriteSuccess', game: { __typename: 'Game', id: string, isFavourite: boolean | null, favouriteNote: string | null } }
   };

export const SetFavouriteDocument: TypedDocumentNode<SetFavouriteMutation, SetFavouriteMutationVariables> = /* @__PURE__ */ readDocument(`mutation SetFavourite($input:SetFavouriteInput!){setFavourite(input:$input){...on SetFavouriteSuccess{game{id isFavourite favouriteNote}}...Failure@unmask}}`, [FailureFragmentDoc])

export function useSetFavouriteMutation(options?: useMutation.Options<SetFavouriteMutation, SetFavouriteMutationVariables>) {
  return useMutation(SetFavouriteDocument, options)
}

trust('SetFavourite', 'e120548afa92957a19d30886ddebc2cc839543a19112215a27dad728223949a2')
