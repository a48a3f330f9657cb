/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../../graphql/trusted.ts'
export type RoomChoiceQueryVariables = Exact<{
  gameId: string;
}>;


export type RoomChoiceQuery = { pvpRooms: Array<{ __typename: 'PvpRoom', id: string, name: string, seats: number, seatsTaken: number, minBalance: { __typename: 'Money', amount: string, currency: string } }> | null };

export const RoomChoiceDocument: TypedDocumentNode<RoomChoiceQuery, RoomChoiceQueryVariables> = /* @__PURE__ */ readDocument(`query RoomChoice($gameId:ID!){pvpRooms(gameId:$gameId){id name minBalance{amount currency}seats seatsTaken}}`)

export function useRoomChoiceQuery(options: useQuery.Options<RoomChoiceQuery, RoomChoiceQueryVariables>) {
  return useQuery(RoomChoiceDocument, options)
}

trust('RoomChoice', '94fe6cd93ed5bea0ff2d8e91492d5f255d440c3ca90616c168e96f98d62e012e', [])
