/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { Opening_OpeningFragment } from '../../opening/opening.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Categories of games. */
export type GameCategory =
  /** Cockfights. */
  | 'COCKFIGHT'
  /** Electronic lotteries. */
  | 'ELOTT'
  /** Esports betting. */
  | 'ESPORTS'
  /** Fishing games. */
  | 'FISH'
  /** The house's own games. */
  | 'INHOUSE'
  /** Tables with live dealers. */
  | 'LIVE'
  /** Lotteries. */
  | 'LOTT'
  /** Card and board games between players. */
  | 'PVP'
  /** Slots and other games of chance. */
  | 'RNG'
  /** Sports betting. */
  | 'SPORTS';

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

export type Navigation_QueryFragment = { site: { __typename: 'Site', navigation: Array<{ __typename: 'NavigationEntry', category: Types.GameCategory, lobby: Types.LobbyPath, vendors: Array<{ __typename: 'Vendor', id: string, name: string, mark: string, logo: string, opening: { __typename: 'Opening', way: Types.OpeningWay, vendorId: string, gameCode: string | null, playType: string | null } | null }> }> | null } } & { ' $fragmentName'?: 'Navigation_QueryFragment' };

export const Navigation_QueryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Navigation_query"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"navigation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"lobby"}},{"kind":"Field","name":{"kind":"Name","value":"vendors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mark"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"opening"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Opening_opening"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Opening_opening"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Opening"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"way"}},{"kind":"Field","name":{"kind":"Name","value":"vendorId"}},{"kind":"Field","name":{"kind":"Name","value":"gameCode"}},{"kind":"Field","name":{"kind":"Name","value":"playType"}}]}}]} as unknown as DocumentNode<Navigation_QueryFragment, unknown>;