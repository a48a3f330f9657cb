/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { JackpotCard_JackpotFragment } from './parts/jackpot-card.generated.ts';
import { useQuery } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type JackpotMetersQueryVariables = Exact<{ [key: string]: never; }>;


export type JackpotMetersQuery = { jackpots: Array<(
    { __typename: 'Jackpot', id: string }
    & { ' $fragmentRefs'?: { 'JackpotCard_JackpotFragment': JackpotCard_JackpotFragment } }
  )> | null };


export const JackpotMetersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JackpotMeters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jackpots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"JackpotCard_jackpot"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JackpotCard_jackpot"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Jackpot"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"vendorId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mustDropBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastWin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maskedUsername"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"wonAt"}}]}}]}}]} as unknown as DocumentNode<JackpotMetersQuery, JackpotMetersQueryVariables>;

export function useJackpotMetersQuery(options: useQuery.Options<JackpotMetersQuery, JackpotMetersQueryVariables>) {
  return useQuery(JackpotMetersDocument, options)
}

trust('JackpotMeters', '2a65f6f68fd9c08b7972fa403228114df542f1b111994c6ecc540ae7ce812eb4', [])
