/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Things a brand can switch on or off. */
export type Feature =
  /** Agent centre. */
  | 'AGENT_ACCOUNT'
  /** Chat. */
  | 'CHAT'
  /** Signing in with a code sent to a phone. */
  | 'CODE_LOGIN'
  /** Favourite games. */
  | 'FAVOURITES'
  /** Play without an account. */
  | 'FREE_PLAY'
  /** Every page but a few needs a session; whoever has none is led to the log-in page. */
  | 'LOG_IN_REQUIRED'
  /** Registration by mobile number. */
  | 'MOBILE_REGISTRATION'
  /** Setting a forgotten password anew with a code sent to a phone. */
  | 'PASSWORD_RESET_BY_PHONE'
  /** Numbers are confirmed with a phone sign-in service instead of a code of the platform's own. */
  | 'PHONE_CONFIRMATION'
  /** Inviting friends. */
  | 'REFERRAL'
  /** Registration by username. */
  | 'REGISTRATION';

export type GameActions_QueryFragment = { site: { __typename: 'Site', features: Array<Types.Feature>, imageHosts: Array<string> } } & { ' $fragmentName'?: 'GameActions_QueryFragment' };

export const GameActions_QueryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameActions_query"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"imageHosts"}}]}}]}}]} as unknown as DocumentNode<GameActions_QueryFragment, unknown>;