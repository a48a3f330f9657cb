/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { LaunchTarget_LaunchTargetFragment } from '../../opening/launch-target.generated.ts';
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

export type Navigation_QueryFragment = { site: { __typename: 'Site', navigation: Array<{ __typename: 'NavigationEntry', category: Types.GameCategory, lobbyId: Types.LobbyId, vendors: Array<{ __typename: 'Vendor', id: string, name: string, icon: string, logo: string, launchTarget: { __typename: 'LaunchTarget', mode: Types.LaunchMode, vendorId: string, gameCode: string | null, playType: string | null } | null }> }> | null } } & { ' $fragmentName'?: 'Navigation_QueryFragment' };

export const Navigation_QueryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Navigation_query"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"navigation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"lobbyId"}},{"kind":"Field","name":{"kind":"Name","value":"vendors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"launchTarget"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LaunchTarget_launchTarget"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LaunchTarget_launchTarget"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LaunchTarget"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"vendorId"}},{"kind":"Field","name":{"kind":"Name","value":"gameCode"}},{"kind":"Field","name":{"kind":"Name","value":"playType"}}]}}]} as unknown as DocumentNode<Navigation_QueryFragment, unknown>;