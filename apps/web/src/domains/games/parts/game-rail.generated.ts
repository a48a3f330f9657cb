/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { GameTile_GameFragment } from './game-tile.generated.ts';
import type { LaunchTarget_LaunchTargetFragment } from './launch/launch-target.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
import { GameTile_GameFragmentDoc } from './game-tile.generated.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../../graphql/trusted.ts'
export type GameRailQueryVariables = Exact<{
  lobby?: Types.LobbyId | null | undefined;
  sort: Types.GameSort;
  page: number;
}>;


export type GameRailQuery = { lobby: { __typename: 'Lobby', id: Types.LobbyId | null, games: { __typename: 'GamePage', nodes: Array<{ __typename: 'Game', id: string, name: string, vendorName: string, picture: string, isHot: boolean, isNew: boolean, isUnderMaintenance: boolean, returnToPlayerBasisPoints: number | null, isFavourite: boolean | null, jackpotId: string | null, model: Types.GameModel | null, volatility: number | null, launchTarget: { __typename: 'LaunchTarget', mode: Types.LaunchMode, vendorId: string, gameCode: string | null, playType: string | null } | null }> } | null } };

export const GameRailDocument: TypedDocumentNode<GameRailQuery, GameRailQueryVariables> = /* @__PURE__ */ readDocument(`query GameRail($lobby:LobbyId$sort:GameSort!$page:Int!){lobby(id:$lobby){id games(sort:$sort page:$page pageSize:14 oneOfFamily:true){nodes{id ...GameTile_game@unmask}}}}`, [GameTile_GameFragmentDoc])

export function useGameRailQuery(options: useQuery.Options<GameRailQuery, GameRailQueryVariables>) {
  return useQuery(GameRailDocument, options)
}

trust('GameRail', '88eec554952f9f949e1746beec2862f7d25a0d84229f5173597be9c63c220016', [])
