/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Where members sign in from. */
export type IdentityProvider =
  /** Facebook. */
  | 'FACEBOOK'
  /** Google. */
  | 'GOOGLE';

/** What becomes of a log-in. */
export type LogInAttemptStatus =
  /** There had been too many wrong tries. */
  | 'LOCKED'
  /** It was let in. */
  | 'LOGGED_IN'
  /** An outcome that this version does not know. */
  | 'OTHER'
  /** More was asked for. */
  | 'VERIFICATION_REQUIRED'
  /** The code was wrong. */
  | 'WRONG_CODE'
  /** The passkey did not hold. */
  | 'WRONG_PASSKEY'
  /** The password was wrong. */
  | 'WRONG_PASSWORD';

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

export type GuardPanel_SecurityFragment = { __typename: 'AccountSecurity', hasPassword: boolean, authenticator: { __typename: 'Authenticator', enabledAt: string, recoveryCodesLeft: number } | null, passkeys: Array<{ __typename: 'Passkey', id: string, name: string, isSynced: boolean, addedAt: string, lastUsedAt: string | null }>, linkedIdentities: Array<{ __typename: 'LinkedIdentity', id: string, provider: Types.IdentityProvider, linkedAt: string }> } & { ' $fragmentName'?: 'GuardPanel_SecurityFragment' };

export type SessionList_SessionFragment = { __typename: 'ActiveSession', id: string, isCurrent: boolean, ipAddress: string, device: string | null, openedAt: string, lastSeenAt: string } & { ' $fragmentName'?: 'SessionList_SessionFragment' };

export type LogInHistory_PageFragment = { __typename: 'LogInAttemptConnection', totalCount: number, pageInfo: { __typename: 'PageInfo', page: number, totalPages: number }, nodes: Array<{ __typename: 'LogInAttempt', id: string, at: string, ipAddress: string, device: string | null, method: Types.LogInMethod, status: Types.LogInAttemptStatus }> } & { ' $fragmentName'?: 'LogInHistory_PageFragment' };

export const GuardPanel_SecurityFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GuardPanel_security"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountSecurity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"authenticator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}}]}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isSynced"}},{"kind":"Field","name":{"kind":"Name","value":"addedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"linkedIdentities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"linkedAt"}}]}}]}}]} as unknown as DocumentNode<GuardPanel_SecurityFragment, unknown>;
export const SessionList_SessionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionList_session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ActiveSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"ipAddress"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}}]}}]} as unknown as DocumentNode<SessionList_SessionFragment, unknown>;
export const LogInHistory_PageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LogInHistory_page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LogInAttemptConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"ipAddress"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<LogInHistory_PageFragment, unknown>;