/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
export type GuardPanel_SecurityFragment = { __typename: 'AccountSecurity', hasPassword: boolean, authenticator: { __typename: 'Authenticator', enabledAt: string, recoveryCodesLeft: number } | null, passkeys: Array<{ __typename: 'Passkey', id: string, name: string, isSynced: boolean, addedAt: string, lastUsedAt: string | null }>, linkedIdentities: Array<{ __typename: 'LinkedIdentity', id: string, provider: Types.IdentityProvider, linkedAt: string }>, questions: { __typename: 'SecurityQuestions', setAt: string | null, usableAt: string | null, isResting: boolean, chosen: Array<{ __typename: 'SecurityQuestion', id: string, text: string }> } | null } & { ' $fragmentName'?: 'GuardPanel_SecurityFragment' };

export type SessionList_SessionFragment = { __typename: 'ActiveSession', id: string, isCurrent: boolean, ipAddress: string, device: string | null, openedAt: string, lastSeenAt: string } & { ' $fragmentName'?: 'SessionList_SessionFragment' };

export type LogInHistory_PageFragment = { __typename: 'LogInAttemptPage', totalCount: number, pageInfo: { __typename: 'PageNumbers', page: number, totalPages: number }, nodes: Array<{ __typename: 'LogInAttempt', id: string, at: string, ipAddress: string, device: string | null, method: Types.LogInMethod, status: Types.LogInAttemptStatus }> } & { ' $fragmentName'?: 'LogInHistory_PageFragment' };

export const GuardPanel_SecurityFragmentDoc: TypedDocumentNode<GuardPanel_SecurityFragment, unknown> = /* @__PURE__ */ readDocument(`fragment GuardPanel_security on AccountSecurity{hasPassword authenticator{enabledAt recoveryCodesLeft}passkeys{id name isSynced addedAt lastUsedAt}linkedIdentities{id provider linkedAt}questions{setAt usableAt isResting chosen{id text}}}`)
export const SessionList_SessionFragmentDoc: TypedDocumentNode<SessionList_SessionFragment, unknown> = /* @__PURE__ */ readDocument(`fragment SessionList_session on ActiveSession{id isCurrent ipAddress device openedAt lastSeenAt}`)
export const LogInHistory_PageFragmentDoc: TypedDocumentNode<LogInHistory_PageFragment, unknown> = /* @__PURE__ */ readDocument(`fragment LogInHistory_page on LogInAttemptPage{totalCount pageInfo{page totalPages}nodes{id at ipAddress device method status}}`)