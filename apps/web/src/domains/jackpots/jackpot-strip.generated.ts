/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { JackpotCard_JackpotFragment } from './parts/jackpot-card.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { JackpotCard_JackpotFragmentDoc } from './parts/jackpot-card.generated.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type JackpotMetersQueryVariables = Exact<{ [key: string]: never; }>;


export type JackpotMetersQuery = { jackpots: Array<(
    { __typename: 'Jackpot', id: string }
    & { ' $fragmentRefs'?: { 'JackpotCard_JackpotFragment': JackpotCard_JackpotFragment } }
  )> | null };

export const JackpotMetersDocument: TypedDocumentNode<JackpotMetersQuery, JackpotMetersQueryVariables> = /* @__PURE__ */ readDocument(`query JackpotMeters{jackpots{id ...JackpotCard_jackpot}}`, [JackpotCard_JackpotFragmentDoc])

export function useJackpotMetersQuery(options: useQuery.Options<JackpotMetersQuery, JackpotMetersQueryVariables>) {
  return useQuery(JackpotMetersDocument, options)
}

trust('JackpotMeters', '2a65f6f68fd9c08b7972fa403228114df542f1b111994c6ecc540ae7ce812eb4', [])
