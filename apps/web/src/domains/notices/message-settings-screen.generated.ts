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
export type MessageSettingsScreenQueryVariables = Exact<{
  withShell: boolean;
}>;


export type MessageSettingsScreenQuery = { viewer: { __typename: 'Viewer', id: string, memberAccount:
      | { __typename: 'MemberAccount', menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }>, messageSettings: { __typename: 'MessageSettings', pushKey: string | null, maskedEmail: string | null, maskedMobile: string | null, canReceivePromotions: boolean, preferences: Array<{ __typename: 'MessagePreference', kind: Types.NoticeKind, channel: Types.NoticeChannel, isOn: boolean }>, quietHours: { __typename: 'QuietHours', fromMinute: number, toMinute: number } | null, devices: Array<{ __typename: 'PushDevice', id: string, name: string | null, endpointHash: string, createdAt: string, lastSentAt: string | null }> } | null }
      | { __typename: 'Problem', code: Types.ErrorCode }
     } | null } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export type MessageSettings_SettingsFragment = { __typename: 'MessageSettings', pushKey: string | null, maskedEmail: string | null, maskedMobile: string | null, canReceivePromotions: boolean, preferences: Array<{ __typename: 'MessagePreference', kind: Types.NoticeKind, channel: Types.NoticeChannel, isOn: boolean }>, quietHours: { __typename: 'QuietHours', fromMinute: number, toMinute: number } | null, devices: Array<{ __typename: 'PushDevice', id: string, name: string | null, endpointHash: string, createdAt: string, lastSentAt: string | null }> } & { ' $fragmentName'?: 'MessageSettings_SettingsFragment' };

export type SetMessagePreferenceMutationVariables = Exact<{
  input: Types.SetMessagePreferenceInput;
}>;


export type SetMessagePreferenceMutation = { setMessagePreference:
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'MessageSettingsSuccess', settings: { __typename: 'MessageSettings', pushKey: string | null, maskedEmail: string | null, maskedMobile: string | null, canReceivePromotions: boolean, preferences: Array<{ __typename: 'MessagePreference', kind: Types.NoticeKind, channel: Types.NoticeChannel, isOn: boolean }>, quietHours: { __typename: 'QuietHours', fromMinute: number, toMinute: number } | null, devices: Array<{ __typename: 'PushDevice', id: string, name: string | null, endpointHash: string, createdAt: string, lastSentAt: string | null }> } }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export type SetQuietHoursMutationVariables = Exact<{
  input: Types.SetQuietHoursInput;
}>;


export type SetQuietHoursMutation = { setQuietHours:
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'MessageSettingsSuccess', settings: { __typename: 'MessageSettings', pushKey: string | null, maskedEmail: string | null, maskedMobile: string | null, canReceivePromotions: boolean, preferences: Array<{ __typename: 'MessagePreference', kind: Types.NoticeKind, channel: Types.NoticeChannel, isOn: boolean }>, quietHours: { __typename: 'QuietHours', fromMinute: number, toMinute: number } | null, devices: Array<{ __typename: 'PushDevice', id: string, name: string | null, endpointHash: string, createdAt: string, lastSentAt: string | null }> } }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export type AddPushDeviceMutationVariables = Exact<{
  input: Types.AddPushDeviceInput;
}>;


export type AddPushDeviceMutation = { addPushDevice:
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'MessageSettingsSuccess', settings: { __typename: 'MessageSettings', pushKey: string | null, maskedEmail: string | null, maskedMobile: string | null, canReceivePromotions: boolean, preferences: Array<{ __typename: 'MessagePreference', kind: Types.NoticeKind, channel: Types.NoticeChannel, isOn: boolean }>, quietHours: { __typename: 'QuietHours', fromMinute: number, toMinute: number } | null, devices: Array<{ __typename: 'PushDevice', id: string, name: string | null, endpointHash: string, createdAt: string, lastSentAt: string | null }> } }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export type RemovePushDeviceMutationVariables = Exact<{
  input: Types.RemovePushDeviceInput;
}>;


export type RemovePushDeviceMutation = { removePushDevice:
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'MessageSettingsSuccess', settings: { __typename: 'MessageSettings', pushKey: string | null, maskedEmail: string | null, maskedMobile: string | null, canReceivePromotions: boolean, preferences: Array<{ __typename: 'MessagePreference', kind: Types.NoticeKind, channel: Types.NoticeChannel, isOn: boolean }>, quietHours: { __typename: 'QuietHours', fromMinute: number, toMinute: number } | null, devices: Array<{ __typename: 'PushDevice', id: string, name: string | null, endpointHash: string, createdAt: string, lastSentAt: string | null }> } }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export const MessageSettings_SettingsFragmentDoc: TypedDocumentNode<MessageSettings_SettingsFragment, unknown> = /* @__PURE__ */ readDocument(`fragment MessageSettings_settings on MessageSettings{preferences{kind channel isOn}quietHours{fromMinute toMinute}pushKey maskedEmail maskedMobile canReceivePromotions devices{id name endpointHash createdAt lastSentAt}}`)
export const MessageSettingsScreenDocument: TypedDocumentNode<MessageSettingsScreenQuery, MessageSettingsScreenQueryVariables> = /* @__PURE__ */ readDocument(`query MessageSettingsScreen($withShell:Boolean!){...Shell_query@include(if:$withShell)viewer{id memberAccount{...on MemberAccount{menu{...AccountNavigation_entry@unmask}messageSettings{...MessageSettings_settings@unmask}}...on Problem{code}}}}`, [Shell_QueryFragmentDoc, AccountNavigation_EntryFragmentDoc, MessageSettings_SettingsFragmentDoc])
export const SetMessagePreferenceDocument: TypedDocumentNode<SetMessagePreferenceMutation, SetMessagePreferenceMutationVariables> = /* @__PURE__ */ readDocument(`mutation SetMessagePreference($input:SetMessagePreferenceInput!){setMessagePreference(input:$input){...on MessageSettingsSuccess{settings{...MessageSettings_settings@unmask}}...Failure@unmask}}`, [MessageSettings_SettingsFragmentDoc, FailureFragmentDoc])
export const SetQuietHoursDocument: TypedDocumentNode<SetQuietHoursMutation, SetQuietHoursMutationVariables> = /* @__PURE__ */ readDocument(`mutation SetQuietHours($input:SetQuietHoursInput!){setQuietHours(input:$input){...on MessageSettingsSuccess{settings{...MessageSettings_settings@unmask}}...Failure@unmask}}`, [MessageSettings_SettingsFragmentDoc, FailureFragmentDoc])
export const AddPushDeviceDocument: TypedDocumentNode<AddPushDeviceMutation, AddPushDeviceMutationVariables> = /* @__PURE__ */ readDocument(`mutation AddPushDevice($input:AddPushDeviceInput!){addPushDevice(input:$input){...on MessageSettingsSuccess{settings{...MessageSettings_settings@unmask}}...Failure@unmask}}`, [MessageSettings_SettingsFragmentDoc, FailureFragmentDoc])
export const RemovePushDeviceDocument: TypedDocumentNode<RemovePushDeviceMutation, RemovePushDeviceMutationVariables> = /* @__PURE__ */ readDocument(`mutation RemovePushDevice($input:RemovePushDeviceInput!){removePushDevice(input:$input){...on MessageSettingsSuccess{settings{...MessageSettings_settings@unmask}}...Failure@unmask}}`, [MessageSettings_SettingsFragmentDoc, FailureFragmentDoc])

export function useMessageSettingsScreenQuery(options: useQuery.Options<MessageSettingsScreenQuery, MessageSettingsScreenQueryVariables>) {
  return useQuery(MessageSettingsScreenDocument, options)
}

export function useSetMessagePreferenceMutation(options?: useMutation.Options<SetMessagePreferenceMutation, SetMessagePreferenceMutationVariables>) {
  return useMutation(SetMessagePreferenceDocument, options)
}

export function useSetQuietHoursMutation(options?: useMutation.Options<SetQuietHoursMutation, SetQuietHoursMutationVariables>) {
  return useMutation(SetQuietHoursDocument, options)
}

export function useAddPushDeviceMutation(options?: useMutation.Options<AddPushDeviceMutation, AddPushDeviceMutationVariables>) {
  return useMutation(AddPushDeviceDocument, options)
}

export function useRemovePushDeviceMutation(options?: useMutation.Options<RemovePushDeviceMutation, RemovePushDeviceMutationVariables>) {
  return useMutation(RemovePushDeviceDocument, options)
}

trust('AddPushDevice', '994f7ae8960903361a51e9f179334073fbdddbd9d8b201e3233776ad41f2618d')
trust('MessageSettingsScreen', '8fffdd9cd6cf17d8b8eeaa30dd3df7f95952bf83449280a7dd119874e099550e')
trust('RemovePushDevice', '259f202e204ed0522549ba427bf0eee8d59ae6886c8a2520a38962dff197cf47')
trust('SetMessagePreference', '10bda72cf3602ca837cf7a2a5088192a38b372df1b94b275dcd7d11c62e1e21e')
trust('SetQuietHours', '78919afc993f2cf4aab2e43788c8410b7aae1e944b5091d950766bea36963a4e')
