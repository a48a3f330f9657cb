/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { GameTile_GameFragment } from '../../features/games/game-tile.generated.ts';
import type { LaunchTarget_LaunchTargetFragment } from '../../opening/launch-target.generated.ts';
import { useQuery } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Classes of games within their categories. */
export type GameClass =
  /** Arcade games. */
  | 'ARCADE'
  /** Baccarat. */
  | 'BACCARAT'
  /** Bingo. */
  | 'BINGO'
  /** Blackjack. */
  | 'BLACKJACK'
  /** Niu niu: five cards, tens are bulls. */
  | 'BULL_BULL'
  /** Dragon and tiger. */
  | 'DRAGON_TIGER'
  /** Games with a jackpot. */
  | 'JACKPOT'
  /** A class that this version does not know. */
  | 'OTHER'
  /** Roulette. */
  | 'ROULETTE'
  /** Scratch cards. */
  | 'SCRATCH'
  /** Sic bo. */
  | 'SIC_BO'
  /** Slot machines and their kin. */
  | 'SLOT'
  /** Table games. */
  | 'TABLE'
  /** Video poker. */
  | 'VIDEO_POKER';

/** What to keep of a lobby's games. */
export type GameFilter = {
  /** Classes; games of any of them are kept. Empty keeps all. */
  classes?: Array<GameClass> | null | undefined;
  /** True keeps the viewer's favourites, the latest hundred of them; for those who keep none nothing is left. */
  favourites?: boolean | null | undefined;
  /** True keeps hot games. */
  hot?: boolean | null | undefined;
  /** Games that can be played for this much in the brand's currency. */
  minBet?: string | null | undefined;
  /** Games with at least this many pay lines. */
  minPayLines?: number | null | undefined;
  /** True keeps new games. */
  new?: boolean | null | undefined;
  /** True keeps games that can be opened. */
  open?: boolean | null | undefined;
  /** Text in the name; accents and one typing slip are forgiven. At most 60 characters. */
  search?: string | null | undefined;
  /** Codes of vendors; games of any of them are kept. Empty keeps all. */
  vendors?: Array<string> | null | undefined;
};

/** Paths of the game lobbies. */
export type LobbyId =
  /** Cockfights. */
  | 'COCKFIGHT'
  /** Lotteries. */
  | 'ELOTT'
  /** Esports betting. */
  | 'ESPORTS'
  /** Fishing games. */
  | 'FISH'
  /** The house's own games. */
  | 'INHOUSE'
  /** Tables with live dealers. */
  | 'LIVE'
  /** Card and board games between players. */
  | 'PVP'
  /** Slots and other games of chance. */
  | 'RNG'
  /** Sports betting. */
  | 'SPORTS';

export type VendorGamesQueryVariables = Exact<{
  vendorId: string;
  filter: Types.GameFilter;
  page: number;
}>;


export type VendorGamesQuery = { vendor: { __typename: 'Vendor', id: string, name: string } | null, lobby: { __typename: 'Lobby', id: Types.LobbyId | null, games: { __typename: 'GameConnection', totalCount: number, pageInfo: { __typename: 'PageInfo', page: number, totalPages: number }, nodes: Array<{ __typename: 'Game', id: string, name: string, vendorName: string, picture: string, isHot: boolean, isNew: boolean, isUnderMaintenance: boolean, returnToPlayer: string | null, isFavourite: boolean | null, jackpotId: string | null, launchTarget: { __typename: 'LaunchTarget', mode: Types.LaunchMode, vendorId: string, gameCode: string | null, playType: string | null } | null }> } | null } };


export const VendorGamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VendorGames"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"vendorId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GameFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vendor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"vendorId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lobby"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"games"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameTile_game"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LaunchTarget_launchTarget"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LaunchTarget"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"vendorId"}},{"kind":"Field","name":{"kind":"Name","value":"gameCode"}},{"kind":"Field","name":{"kind":"Name","value":"playType"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameTile_game"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"vendorName"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"isHot"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"isUnderMaintenance"}},{"kind":"Field","name":{"kind":"Name","value":"returnToPlayer"}},{"kind":"Field","name":{"kind":"Name","value":"isFavourite"}},{"kind":"Field","name":{"kind":"Name","value":"jackpotId"}},{"kind":"Field","name":{"kind":"Name","value":"launchTarget"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LaunchTarget_launchTarget"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]} as unknown as DocumentNode<VendorGamesQuery, VendorGamesQueryVariables>;

export function useVendorGamesQuery(options: useQuery.Options<VendorGamesQuery, VendorGamesQueryVariables>) {
  return useQuery(VendorGamesDocument, options)
}

trust('VendorGames', '02a6afe35cefe8150e95e9fb5c0adb928ad5e08bc81c8a86104475f948f439ad', [])
