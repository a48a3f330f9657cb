/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { Shell_QueryFragment } from '../../site/parts/shell.generated.ts';
import type { SiteFacts_QueryFragment } from '../../site/parts/site-facts.generated.ts';
import type { SiteAbilities_QueryFragment } from '../../../graphql/site-abilities.generated.ts';
import type { Navigation_QueryFragment } from '../../site/parts/navigation.generated.ts';
import type { BannerGroups_QueryFragment } from '../../site/parts/banner-groups.generated.ts';
import type { BannerSlide_BannerFragment } from '../../site/parts/banner-slide.generated.ts';
import type { LaunchTarget_LaunchTargetFragment } from '../../games/parts/launch/launch-target.generated.ts';
import type { GameActions_QueryFragment } from '../../games/parts/game-actions.generated.ts';
import type { Access_ViewerFragment, Restriction_ViewerFragment } from '../../../access/viewer.generated.ts';
import type { Balance_WalletFragment } from '../../wallet/parts/balance.generated.ts';
import type { PlayClock_ViewerFragment } from '../../limits/parts/play-clock.generated.ts';
import type { LimitValue_ValueFragment } from '../../limits/parts/limit-value.generated.ts';
import type { SessionList_SessionFragment, GuardPanel_SecurityFragment, LogInHistory_PageFragment } from './security-parts.generated.ts';
import type { AccountNavigation_EntryFragment } from '../../member/parts/account-navigation.generated.ts';
import type { ApiTokens_TokenFragment } from './api-tokens.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
import { Shell_QueryFragmentDoc } from '../../site/parts/shell.generated.ts'
import { GuardPanel_SecurityFragmentDoc, LogInHistory_PageFragmentDoc, SessionList_SessionFragmentDoc } from './security-parts.generated.ts'
import { AccountNavigation_EntryFragmentDoc } from '../../member/parts/account-navigation.generated.ts'
import { ApiTokens_TokenFragmentDoc } from './api-tokens.generated.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../../graphql/trusted.ts'
export type SecurityScreenQueryVariables = Exact<{
  page: number;
  withShell: boolean;
}>;


export type SecurityScreenQuery = { site: { __typename: 'Site', name: string, identityProviders: Array<{ __typename: 'IdentityProviderOption', provider: Types.IdentityProvider, isSimulated: boolean }> | null }, viewer: { __typename: 'Viewer', id: string, kind: Types.AccountKind, canChangePassword: { __typename: 'Permission', isAllowed: boolean, reason: Types.ErrorCode | null }, sessions: Array<{ __typename: 'ActiveSession', id: string, isCurrent: boolean, ipAddress: string, device: string | null, openedAt: string, lastSeenAt: string }> | null, memberAccount:
      | { __typename: 'MemberAccount', menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }>, profile: { __typename: 'MemberProfile', laterLogIn: { __typename: 'LaterLogIn', at: string, ipAddress: string } | null, previousLogIn: { __typename: 'PreviousLogIn', at: string, ipAddress: string } | null }, security: { __typename: 'AccountSecurity', hasPassword: boolean, authenticator: { __typename: 'Authenticator', enabledAt: string, recoveryCodesLeft: number } | null, passkeys: Array<{ __typename: 'Passkey', id: string, name: string, isSynced: boolean, addedAt: string, lastUsedAt: string | null }>, linkedIdentities: Array<{ __typename: 'LinkedIdentity', id: string, provider: Types.IdentityProvider, linkedAt: string }>, questions: { __typename: 'SecurityQuestions', setAt: string | null, usableAt: string | null, isResting: boolean, chosen: Array<{ __typename: 'SecurityQuestion', id: string, text: string }> } | null } | null, apiTokens: Array<{ __typename: 'ApiToken', id: string, name: string, scopes: Array<Types.ApiScope>, isByOperator: boolean, createdAt: string, expiresAt: string, lastUsedAt: string | null }> | null, logInAttempts: { __typename: 'LogInAttemptPage', totalCount: number, pageInfo: { __typename: 'PageNumbers', page: number, totalPages: number }, nodes: Array<{ __typename: 'LogInAttempt', id: string, at: string, ipAddress: string, device: string | null, method: Types.LogInMethod, status: Types.LogInAttemptStatus }> } | null }
      | { __typename: 'Problem', code: Types.ErrorCode }
     } | null } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export const SecurityScreenDocument: TypedDocumentNode<SecurityScreenQuery, SecurityScreenQueryVariables> = /* @__PURE__ */ readDocument(`query SecurityScreen($page:Int!$withShell:Boolean!){...Shell_query@include(if:$withShell)site{name identityProviders{provider isSimulated}}viewer{id kind canChangePassword{isAllowed reason}sessions{...SessionList_session@unmask}memberAccount{...on MemberAccount{menu{...AccountNavigation_entry@unmask}profile{laterLogIn{at ipAddress}previousLogIn{at ipAddress}}security{...GuardPanel_security@unmask}apiTokens{...ApiTokens_token@unmask}logInAttempts(page:$page){...LogInHistory_page@unmask}}...on Problem{code}}}}`, [Shell_QueryFragmentDoc, SessionList_SessionFragmentDoc, AccountNavigation_EntryFragmentDoc, GuardPanel_SecurityFragmentDoc, ApiTokens_TokenFragmentDoc, LogInHistory_PageFragmentDoc])

export function useSecurityScreenQuery(options: useQuery.Options<SecurityScreenQuery, SecurityScreenQueryVariables>) {
  return useQuery(SecurityScreenDocument, options)
}

trust('SecurityScreen', 'cfffa730a890812ff81d6775eade45d1abb4202792484098b53ad335cf8a3002')
