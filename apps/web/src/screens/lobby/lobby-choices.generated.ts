/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { Opening_OpeningFragment } from '../../opening/opening.generated.ts';
import type { FilterMenu_LobbyFragment } from '../../features/games/filter-menu.generated.ts';
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

export type LobbyChoices_LobbyFragment = { __typename: 'Lobby', path: Types.LobbyPath | null, vendors: Array<{ __typename: 'LobbyVendor', gameCount: number, isHot: boolean, vendor: { __typename: 'Vendor', id: string, name: string, mark: string, opening: { __typename: 'Opening', way: Types.OpeningWay, vendorId: string, gameCode: string | null, playType: string | null } | null } }> | null, facets: { __typename: 'LobbyFacets', lines: Array<number>, hotCount: number, newCount: number, openCount: number, classes: Array<{ __typename: 'LobbyClass', gameClass: Types.GameClass, gameCount: number }>, minStakes: Array<{ __typename: 'Money', amount: string, currency: string }> } | null } & { ' $fragmentName'?: 'LobbyChoices_LobbyFragment' };

export const LobbyChoices_LobbyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LobbyChoices_lobby"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lobby"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"vendors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gameCount"}},{"kind":"Field","name":{"kind":"Name","value":"isHot"}},{"kind":"Field","name":{"kind":"Name","value":"vendor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mark"}},{"kind":"Field","name":{"kind":"Name","value":"opening"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Opening_opening"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FilterMenu_lobby"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Opening_opening"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Opening"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"way"}},{"kind":"Field","name":{"kind":"Name","value":"vendorId"}},{"kind":"Field","name":{"kind":"Name","value":"gameCode"}},{"kind":"Field","name":{"kind":"Name","value":"playType"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FilterMenu_lobby"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lobby"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"classes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gameClass"}},{"kind":"Field","name":{"kind":"Name","value":"gameCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"minStakes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"}},{"kind":"Field","name":{"kind":"Name","value":"hotCount"}},{"kind":"Field","name":{"kind":"Name","value":"newCount"}},{"kind":"Field","name":{"kind":"Name","value":"openCount"}}]}}]}}]} as unknown as DocumentNode<LobbyChoices_LobbyFragment, unknown>;