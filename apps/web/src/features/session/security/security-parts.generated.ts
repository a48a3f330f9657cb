/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** By what somebody logs in. */
export type LogInMethod =
  /** An account at Facebook. */
  | 'FACEBOOK'
  /** Free play. */
  | 'FREE_PLAY'
  /** An account at Google. */
  | 'GOOGLE'
  /** A way that this version does not know. */
  | 'OTHER'
  /** A passkey. */
  | 'PASSKEY'
  /** Username and password. */
  | 'PASSWORD'
  /** The registration, which logs in at once. */
  | 'REGISTRATION'
  /** A code sent to the mobile number. */
  | 'SMS'
  /** A token that another page of the brand handed over. */
  | 'TOKEN';

/** What becomes of a log-in. */
export type LogInOutcome =
  /** There had been too many wrong tries. */
  | 'LOCKED'
  /** An outcome that this version does not know. */
  | 'OTHER'
  /** It was let in. */
  | 'SIGNED_IN'
  /** More was asked for. */
  | 'VERIFICATION_ASKED'
  /** The code was wrong. */
  | 'WRONG_CODE'
  /** The passkey did not hold. */
  | 'WRONG_PASSKEY'
  /** The password was wrong. */
  | 'WRONG_PASSWORD';

/** Where members sign in from. */
export type SocialIssuer =
  /** Facebook. */
  | 'FACEBOOK'
  /** Google. */
  | 'GOOGLE';

export type GuardPanel_SecurityFragment = { __typename: 'AccountSecurity', hasPassword: boolean, authenticator: { __typename: 'Authenticator', since: string, recoveryCodesLeft: number } | null, passkeys: Array<{ __typename: 'Passkey', id: string, name: string, synced: boolean, addedAt: string, lastUsedAt: string | null }>, socialIdentities: Array<{ __typename: 'SocialIdentity', id: string, issuer: Types.SocialIssuer, since: string }> } & { ' $fragmentName'?: 'GuardPanel_SecurityFragment' };

export type SessionList_SessionFragment = { __typename: 'OpenSession', id: string, current: boolean, address: string, device: string | null, openedAt: string, lastSeenAt: string } & { ' $fragmentName'?: 'SessionList_SessionFragment' };

export type LogInHistory_PageFragment = { __typename: 'LogInConnection', totalCount: number, pageInfo: { __typename: 'PageInfo', page: number, totalPages: number }, nodes: Array<{ __typename: 'LogInRecord', id: string, at: string, address: string, device: string | null, method: Types.LogInMethod, outcome: Types.LogInOutcome }> } & { ' $fragmentName'?: 'LogInHistory_PageFragment' };

export const GuardPanel_SecurityFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GuardPanel_security"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountSecurity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"authenticator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}}]}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"synced"}},{"kind":"Field","name":{"kind":"Name","value":"addedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"socialIdentities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"issuer"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}}]} as unknown as DocumentNode<GuardPanel_SecurityFragment, unknown>;
export const SessionList_SessionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionList_session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OpenSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}}]}}]} as unknown as DocumentNode<SessionList_SessionFragment, unknown>;
export const LogInHistory_PageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LogInHistory_page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LogInConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}}]}}]}}]} as unknown as DocumentNode<LogInHistory_PageFragment, unknown>;