/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

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

export type FilterMenu_LobbyFragment = { __typename: 'Lobby', facets: { __typename: 'LobbyFacets', payLines: Array<number>, hotCount: number, newCount: number, openCount: number, classes: Array<{ __typename: 'LobbyGameClass', gameClass: Types.GameClass, gameCount: number }>, minStakes: Array<{ __typename: 'Money', amount: string, currency: string }> } | null } & { ' $fragmentName'?: 'FilterMenu_LobbyFragment' };

export const FilterMenu_LobbyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FilterMenu_lobby"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lobby"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"classes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gameClass"}},{"kind":"Field","name":{"kind":"Name","value":"gameCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"minStakes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payLines"}},{"kind":"Field","name":{"kind":"Name","value":"hotCount"}},{"kind":"Field","name":{"kind":"Name","value":"newCount"}},{"kind":"Field","name":{"kind":"Name","value":"openCount"}}]}}]}}]} as unknown as DocumentNode<FilterMenu_LobbyFragment, unknown>;