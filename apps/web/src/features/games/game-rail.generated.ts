/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { GameTile_GameFragment } from './game-tile.generated.ts';
import type { Opening_OpeningFragment } from '../../opening/opening.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Paths of the game lobbies. */
export type LobbyPath =
  /** Cockfights. */
  | 'cockfight'
  /** Lotteries. */
  | 'elott'
  /** Esports betting. */
  | 'esports'
  /** Fishing games. */
  | 'fish'
  /** The house's own games. */
  | 'inhouse'
  /** Tables with live dealers. */
  | 'live'
  /** Card and board games between players. */
  | 'pvp'
  /** Slots and other games of chance. */
  | 'rng'
  /** Sports betting. */
  | 'sports';

export type GameRail_LobbyFragment = { __typename: 'Lobby', path: Types.LobbyPath | null, games: { __typename: 'GameConnection', totalCount: number, nodes: Array<{ __typename: 'Game', id: string, name: string, vendorName: string, picture: string, isHot: boolean, isNew: boolean, underMaintenance: boolean, returnToPlayer: string | null, isFavourite: boolean | null, jackpotId: string | null, opening: { __typename: 'Opening', way: Types.OpeningWay, vendorId: string, gameCode: string | null, playType: string | null } | null }> } | null } & { ' $fragmentName'?: 'GameRail_LobbyFragment' };

export const GameRail_LobbyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameRail_lobby"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lobby"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"games"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"NEW"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"14"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameTile_game"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Opening_opening"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Opening"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"way"}},{"kind":"Field","name":{"kind":"Name","value":"vendorId"}},{"kind":"Field","name":{"kind":"Name","value":"gameCode"}},{"kind":"Field","name":{"kind":"Name","value":"playType"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameTile_game"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"vendorName"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"isHot"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"underMaintenance"}},{"kind":"Field","name":{"kind":"Name","value":"returnToPlayer"}},{"kind":"Field","name":{"kind":"Name","value":"isFavourite"}},{"kind":"Field","name":{"kind":"Name","value":"jackpotId"}},{"kind":"Field","name":{"kind":"Name","value":"opening"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Opening_opening"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]} as unknown as DocumentNode<GameRail_LobbyFragment, unknown>;