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
import type { AccountNavigation_EntryFragment } from '../parts/account-navigation.generated.ts';
import type { IdentityPanel_IdentityFragment } from './identity.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
import { Shell_QueryFragmentDoc } from '../../site/parts/shell.generated.ts'
import { AccountNavigation_EntryFragmentDoc } from '../parts/account-navigation.generated.ts'
import { IdentityPanel_IdentityFragmentDoc } from './identity.generated.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../../graphql/trusted.ts'
export type ProfileScreenQueryVariables = Exact<{
  withShell: boolean;
}>;


export type ProfileScreenQuery = { countries: Array<{ __typename: 'Country', code: string, name: string }> | null, viewer: { __typename: 'Viewer', id: string, kind: Types.AccountKind, nickname: string, avatar: string, memberAccount:
      | { __typename: 'MemberAccount', menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }>, profile: { __typename: 'MemberProfile', mobile: string | null, email: string | null, details: { __typename: 'MemberDetails', realName: string | null, birthday: string | null, isBirthdayFixed: boolean, nationality: string | null, address: string | null, isMobileVerified: boolean, isEmailVerified: boolean, avatarId: string | null, avatars: Array<{ __typename: 'DrawnAvatar', id: string, picture: string }> | null, contactProofs: Array<{ __typename: 'ContactProof', kind: Types.ContactProofKind, hint: string | null }> } | null, identity: { __typename: 'IdentityCheck', tier: number, deadline: { __typename: 'IdentityDeadline', dueAt: string, isOverdue: boolean } | null, nextTier: { __typename: 'IdentityTier', tier: number, documents: Array<Types.IdentityDocumentKind>, missing: Array<Types.IdentityFact> } | null, request: { __typename: 'IdentityRequest', id: string, tier: number, status: Types.IdentityRequestStatus, reason: Types.IdentityReason | null, createdAt: string, documents: Array<{ __typename: 'IdentityDocument', id: string, kind: Types.IdentityDocumentKind, status: Types.IdentityDocumentStatus, reason: Types.IdentityReason | null, uploadId: string }> } | null } | null } }
      | { __typename: 'Problem', code: Types.ErrorCode }
     } | null } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export type Profile_AccountFragment = { __typename: 'MemberAccount', profile: { __typename: 'MemberProfile', mobile: string | null, email: string | null, details: { __typename: 'MemberDetails', realName: string | null, birthday: string | null, isBirthdayFixed: boolean, nationality: string | null, address: string | null, isMobileVerified: boolean, isEmailVerified: boolean, avatarId: string | null, avatars: Array<{ __typename: 'DrawnAvatar', id: string, picture: string }> | null, contactProofs: Array<{ __typename: 'ContactProof', kind: Types.ContactProofKind, hint: string | null }> } | null, identity: { __typename: 'IdentityCheck', tier: number, deadline: { __typename: 'IdentityDeadline', dueAt: string, isOverdue: boolean } | null, nextTier: { __typename: 'IdentityTier', tier: number, documents: Array<Types.IdentityDocumentKind>, missing: Array<Types.IdentityFact> } | null, request: { __typename: 'IdentityRequest', id: string, tier: number, status: Types.IdentityRequestStatus, reason: Types.IdentityReason | null, createdAt: string, documents: Array<{ __typename: 'IdentityDocument', id: string, kind: Types.IdentityDocumentKind, status: Types.IdentityDocumentStatus, reason: Types.IdentityReason | null, uploadId: string }> } | null } | null } } & { ' $fragmentName'?: 'Profile_AccountFragment' };

export type Profile_ViewerFragment = { __typename: 'Viewer', id: string, nickname: string, avatar: string, memberAccount:
    | (
      { __typename: 'MemberAccount' }
      & { ' $fragmentRefs'?: { 'Profile_AccountFragment': Profile_AccountFragment } }
    )
    | { __typename: 'Problem' }
   } & { ' $fragmentName'?: 'Profile_ViewerFragment' };

export const Profile_AccountFragmentDoc: TypedDocumentNode<Profile_AccountFragment, unknown> = /* @__PURE__ */ readDocument(`fragment Profile_account on MemberAccount{profile{mobile email details{realName birthday isBirthdayFixed nationality address isMobileVerified isEmailVerified avatarId avatars{id picture}contactProofs{kind hint}}identity{...IdentityPanel_identity@unmask}}}`, [IdentityPanel_IdentityFragmentDoc])
export const ProfileScreenDocument: TypedDocumentNode<ProfileScreenQuery, ProfileScreenQueryVariables> = /* @__PURE__ */ readDocument(`query ProfileScreen($withShell:Boolean!){...Shell_query@include(if:$withShell)countries{code name}viewer{id kind nickname avatar memberAccount{...on MemberAccount{menu{...AccountNavigation_entry@unmask}...Profile_account@unmask}...on Problem{code}}}}`, [Shell_QueryFragmentDoc, AccountNavigation_EntryFragmentDoc, Profile_AccountFragmentDoc])
export const Profile_ViewerFragmentDoc: TypedDocumentNode<Profile_ViewerFragment, unknown> = /* @__PURE__ */ readDocument(`fragment Profile_viewer on Viewer{id nickname avatar memberAccount{...Profile_account}}`, [Profile_AccountFragmentDoc])

export function useProfileScreenQuery(options: useQuery.Options<ProfileScreenQuery, ProfileScreenQueryVariables>) {
  return useQuery(ProfileScreenDocument, options)
}

trust('ProfileScreen', '0bf918cc97830a6108f3d323ccce3c25486d3e5d90f6e4c0bf8c28568d0feb53')
