/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { Shell_QueryFragment } from '../site/parts/shell.generated.ts';
import type { SiteFacts_QueryFragment } from '../site/parts/site-facts.generated.ts';
import type { SiteAbilities_QueryFragment } from '../../graphql/site-abilities.generated.ts';
import type { Navigation_QueryFragment } from '../site/parts/navigation.generated.ts';
import type { BannerGroups_QueryFragment } from '../site/parts/banner-groups.generated.ts';
import type { BannerSlide_BannerFragment } from '../site/parts/banner-slide.generated.ts';
import type { LaunchTarget_LaunchTargetFragment } from '../games/parts/launch/launch-target.generated.ts';
import type { GameActions_QueryFragment } from '../games/parts/game-actions.generated.ts';
import type { Access_ViewerFragment, Restriction_ViewerFragment } from '../../access/viewer.generated.ts';
import type { Balance_WalletFragment } from '../wallet/parts/balance.generated.ts';
import type { PlayClock_ViewerFragment } from '../limits/parts/play-clock.generated.ts';
import type { LimitValue_ValueFragment } from '../limits/parts/limit-value.generated.ts';
import type { AccountNavigation_EntryFragment } from '../member/parts/account-navigation.generated.ts';
import type { Failure_InvalidInput_Fragment, Failure_Problem_Fragment } from '../../graphql/failure.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { Shell_QueryFragmentDoc } from '../site/parts/shell.generated.ts'
import { AccountNavigation_EntryFragmentDoc } from '../member/parts/account-navigation.generated.ts'
import { FailureFragmentDoc } from '../../graphql/failure.generated.ts'
import { useQuery, useMutation } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type RegisterCentreScreenQueryVariables = Exact<{
  withShell: boolean;
}>;


export type RegisterCentreScreenQuery = { viewer: { __typename: 'Viewer', id: string, agentAccount:
      | { __typename: 'AgentAccount', menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }>, rebateSettings: { __typename: 'RebateSettings', basisPoints: number, maximumBasisPoints: number, prizeSeries: number, countedProducts: Array<{ __typename: 'CountedProduct', category: Types.GameCategory, basisPoints: number }> } | null, registrationLinks: { __typename: 'RegistrationLinks', agentCode: string | null, nodes: Array<{ __typename: 'RegistrationLink', id: string, name: string, subId: string | null, rebateBasisPoints: number, prizeSeries: number, createdAt: string, expiresAt: string | null, isExpired: boolean, visits: number, registrations: number, depositors: number, activeMembers: number }> } | null }
      | { __typename: 'Problem', code: Types.ErrorCode }
     } | null } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export type RegisterCentre_LinksFragment = { __typename: 'AgentAccount', registrationLinks: { __typename: 'RegistrationLinks', agentCode: string | null, nodes: Array<{ __typename: 'RegistrationLink', id: string, name: string, subId: string | null, rebateBasisPoints: number, prizeSeries: number, createdAt: string, expiresAt: string | null, isExpired: boolean, visits: number, registrations: number, depositors: number, activeMembers: number }> } | null } & { ' $fragmentName'?: 'RegisterCentre_LinksFragment' };

export type RegisterCentre_LinkFragment = { __typename: 'RegistrationLink', id: string, name: string, subId: string | null, rebateBasisPoints: number, prizeSeries: number, createdAt: string, expiresAt: string | null, isExpired: boolean, visits: number, registrations: number, depositors: number, activeMembers: number } & { ' $fragmentName'?: 'RegisterCentre_LinkFragment' };

export type CreateDownlineMutationVariables = Exact<{
  input: Types.CreateDownlineInput;
}>;


export type CreateDownlineMutation = { createDownline:
    | { __typename: 'DownlineChangeSuccess', username: string }
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export type CreateRegistrationLinkMutationVariables = Exact<{
  input: Types.CreateRegistrationLinkInput;
}>;


export type CreateRegistrationLinkMutation = { createRegistrationLink:
    | { __typename: 'CreateRegistrationLinkSuccess', link: { __typename: 'RegistrationLink', id: string, name: string, subId: string | null, rebateBasisPoints: number, prizeSeries: number, createdAt: string, expiresAt: string | null, isExpired: boolean, visits: number, registrations: number, depositors: number, activeMembers: number }, viewer: { __typename: 'Viewer', id: string, agentAccount:
          | { __typename: 'AgentAccount', registrationLinks: { __typename: 'RegistrationLinks', agentCode: string | null, nodes: Array<{ __typename: 'RegistrationLink', id: string, name: string, subId: string | null, rebateBasisPoints: number, prizeSeries: number, createdAt: string, expiresAt: string | null, isExpired: boolean, visits: number, registrations: number, depositors: number, activeMembers: number }> } | null }
          | { __typename: 'Problem' }
         } | null }
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export type RemoveRegistrationLinkMutationVariables = Exact<{
  input: Types.RemoveRegistrationLinkInput;
}>;


export type RemoveRegistrationLinkMutation = { removeRegistrationLink:
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
    | { __typename: 'RemoveRegistrationLinkSuccess', viewer: { __typename: 'Viewer', id: string, agentAccount:
          | { __typename: 'AgentAccount', registrationLinks: { __typename: 'RegistrationLinks', agentCode: string | null, nodes: Array<{ __typename: 'RegistrationLink', id: string, name: string, subId: string | null, rebateBasisPoints: number, prizeSeries: number, createdAt: string, expiresAt: string | null, isExpired: boolean, visits: number, registrations: number, depositors: number, activeMembers: number }> } | null }
          | { __typename: 'Problem' }
         } | null }
   };

export const RegisterCentre_LinkFragmentDoc: TypedDocumentNode<RegisterCentre_LinkFragment, unknown> = /* @__PURE__ */ readDocument(`fragment RegisterCentre_link on RegistrationLink{id name subId rebateBasisPoints prizeSeries createdAt expiresAt isExpired visits registrations depositors activeMembers}`)
export const RegisterCentre_LinksFragmentDoc: TypedDocumentNode<RegisterCentre_LinksFragment, unknown> = /* @__PURE__ */ readDocument(`fragment RegisterCentre_links on AgentAccount{registrationLinks{agentCode nodes{...RegisterCentre_link@unmask}}}`, [RegisterCentre_LinkFragmentDoc])
export const RegisterCentreScreenDocument: TypedDocumentNode<RegisterCentreScreenQuery, RegisterCentreScreenQueryVariables> = /* @__PURE__ */ readDocument(`query RegisterCentreScreen($withShell:Boolean!){...Shell_query@include(if:$withShell)viewer{id agentAccount{...on AgentAccount{menu{...AccountNavigation_entry@unmask}rebateSettings{basisPoints maximumBasisPoints prizeSeries countedProducts{category basisPoints}}...RegisterCentre_links@unmask}...on Problem{code}}}}`, [Shell_QueryFragmentDoc, AccountNavigation_EntryFragmentDoc, RegisterCentre_LinksFragmentDoc])
export const CreateDownlineDocument: TypedDocumentNode<CreateDownlineMutation, CreateDownlineMutationVariables> = /* @__PURE__ */ readDocument(`mutation CreateDownline($input:CreateDownlineInput!){createDownline(input:$input){...on DownlineChangeSuccess{username}...Failure@unmask}}`, [FailureFragmentDoc])
export const CreateRegistrationLinkDocument: TypedDocumentNode<CreateRegistrationLinkMutation, CreateRegistrationLinkMutationVariables> = /* @__PURE__ */ readDocument(`mutation CreateRegistrationLink($input:CreateRegistrationLinkInput!){createRegistrationLink(input:$input){...on CreateRegistrationLinkSuccess{link{...RegisterCentre_link@unmask}viewer{id agentAccount{...RegisterCentre_links@unmask}}}...Failure@unmask}}`, [RegisterCentre_LinkFragmentDoc, RegisterCentre_LinksFragmentDoc, FailureFragmentDoc])
export const RemoveRegistrationLinkDocument: TypedDocumentNode<RemoveRegistrationLinkMutation, RemoveRegistrationLinkMutationVariables> = /* @__PURE__ */ readDocument(`mutation RemoveRegistrationLink($input:RemoveRegistrationLinkInput!){removeRegistrationLink(input:$input){...on RemoveRegistrationLinkSuccess{viewer{id agentAccount{...RegisterCentre_links@unmask}}}...Failure@unmask}}`, [RegisterCentre_LinksFragmentDoc, FailureFragmentDoc])

export function useRegisterCentreScreenQuery(options: useQuery.Options<RegisterCentreScreenQuery, RegisterCentreScreenQueryVariables>) {
  return useQuery(RegisterCentreScreenDocument, options)
}

export function useCreateDownlineMutation(options?: useMutation.Options<CreateDownlineMutation, CreateDownlineMutationVariables>) {
  return useMutation(CreateDownlineDocument, options)
}

export function useCreateRegistrationLinkMutation(options?: useMutation.Options<CreateRegistrationLinkMutation, CreateRegistrationLinkMutationVariables>) {
  return useMutation(CreateRegistrationLinkDocument, options)
}

export function useRemoveRegistrationLinkMutation(options?: useMutation.Options<RemoveRegistrationLinkMutation, RemoveRegistrationLinkMutationVariables>) {
  return useMutation(RemoveRegistrationLinkDocument, options)
}

trust('CreateDownline', '8408be691ea091f6d61cee257f9563637b87d5337c6a95d435cadb0445cd877b')
trust('CreateRegistrationLink', '54802ba2427b8e7043c0136a44c516421b14d98880713e325d67ce2ffc9c64e3')
trust('RegisterCentreScreen', '8c41c3ee8b0361c7186cef145f6e1ce6a634f9d13b5dbd71381a01ba4dd904ae')
trust('RemoveRegistrationLink', '2006b43f43bcdbd4b64682a08bd7fb443b654d9986709202d8065b6ba8e83a31')
