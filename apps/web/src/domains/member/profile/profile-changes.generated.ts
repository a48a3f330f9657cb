/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { Profile_ViewerFragment, Profile_AccountFragment } from './profile-screen.generated.ts';
import type { IdentityPanel_IdentityFragment } from './identity.generated.ts';
import type { Failure_InvalidInput_Fragment, Failure_Problem_Fragment } from '../../../graphql/failure.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
import { Profile_ViewerFragmentDoc } from './profile-screen.generated.ts'
import { FailureFragmentDoc } from '../../../graphql/failure.generated.ts'
import { useMutation } from '@apollo/client/react'
import { trust } from '../../../graphql/trusted.ts'
export type UpdateProfileMutationVariables = Exact<{
  input: Types.UpdateProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile:
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
    | { __typename: 'UpdateProfileSuccess', viewer: (
        { __typename: 'Viewer' }
        & { ' $fragmentRefs'?: { 'Profile_ViewerFragment': Profile_ViewerFragment } }
      ) | null }
   };

export type SetAvatarMutationVariables = Exact<{
  input: Types.SetAvatarInput;
}>;


export type SetAvatarMutation = { setAvatar:
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
    | { __typename: 'SetAvatarSuccess', viewer: (
        { __typename: 'Viewer' }
        & { ' $fragmentRefs'?: { 'Profile_ViewerFragment': Profile_ViewerFragment } }
      ) | null }
   };

export const UpdateProfileDocument: TypedDocumentNode<UpdateProfileMutation, UpdateProfileMutationVariables> = /* @__PURE__ */ readDocument(`mutation UpdateProfile($input:UpdateProfileInput!){updateProfile(input:$input){...on UpdateProfileSuccess{viewer{...Profile_viewer}}...Failure@unmask}}`, [Profile_ViewerFragmentDoc, FailureFragmentDoc])
export const SetAvatarDocument: TypedDocumentNode<SetAvatarMutation, SetAvatarMutationVariables> = /* @__PURE__ */ readDocument(`mutation SetAvatar($input:SetAvatarInput!){setAvatar(input:$input){...on SetAvatarSuccess{viewer{...Profile_viewer}}...Failure@unmask}}`, [Profile_ViewerFragmentDoc, FailureFragmentDoc])

export function useUpdateProfileMutation(options?: useMutation.Options<UpdateProfileMutation, UpdateProfileMutationVariables>) {
  return useMutation(UpdateProfileDocument, options)
}

export function useSetAvatarMutation(options?: useMutation.Options<SetAvatarMutation, SetAvatarMutationVariables>) {
  return useMutation(SetAvatarDocument, options)
}

trust('SetAvatar', '5028c97003bd463cf999fb81e7bc757ee74e3a438c807511f7226a0cad84702a')
trust('UpdateProfile', '7196ff555a152421ca163913f2c246a7d857cc00b9330440116421978e1727bb')
