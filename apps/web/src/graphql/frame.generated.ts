/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type Frame_QueryFragment = { site: { __typename: 'Site', name: string, navigation: Array<{ __typename: 'NavigationEntry', lobbyId: Types.LobbyId }> | null }, viewer: { __typename: 'Viewer', id: string } | null } & { ' $fragmentName'?: 'Frame_QueryFragment' };

export const Frame_QueryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Frame_query"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"navigation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lobbyId"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<Frame_QueryFragment, unknown>;