/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { GameTile_GameFragment } from './parts/game-tile.generated.ts';
import type { LaunchTarget_LaunchTargetFragment } from './parts/launch/launch-target.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { GameTile_GameFragmentDoc } from './parts/game-tile.generated.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type VendorGamesQueryVariables = Exact<{
  vendorId: string;
  filter: Types.GameFilter;
  page: number;
}>;


export type VendorGamesQuery = { vendor: { __typename: 'Vendor', id: string, name: string } | null, lobby: { __typename: 'Lobby', id: Types.LobbyId | null, games: { __typename: 'GamePage', totalCount: number, pageInfo: { __typename: 'PageNumbers', page: number, totalPages: number }, nodes: Array<{ __typename: 'Game', id: string, name: string, vendorName: string, picture: string, isHot: boolean, isNew: boolean, isUnderMaintenance: boolean, returnToPlayerBasisPoints: number | null, isFavourite: boolean | null, jackpotId: string | null, model: Types.GameModel | null, volatility: number | null, launchTarget: { __typename: 'LaunchTarget', mode: Types.LaunchMode, vendorId: string, gameCode: string | null, playType: string | null } | null }> } | null } };

export const VendorGamesDocument: TypedDocumentNode<VendorGamesQuery, VendorGamesQueryVariables> = /* @__PURE__ */ readDocument(`query VendorGames($vendorId:ID!$filter:GameFilter!$page:Int!){vendor(id:$vendorId){id name}lobby{id games(filter:$filter page:$page pageSize:20){totalCount pageInfo{page totalPages}nodes{id ...GameTile_game@unmask}}}}`, [GameTile_GameFragmentDoc])

export function useVendorGamesQuery(options: useQuery.Options<VendorGamesQuery, VendorGamesQueryVariables>) {
  return useQuery(VendorGamesDocument, options)
}

trust('VendorGames', 'fca645e7f261aaa59c887371ed5948cb68138bef7fb9e59775e0eab5bd9b2e2b', [])
