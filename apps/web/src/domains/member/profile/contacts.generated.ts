/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { Failure_InvalidInput_Fragment, Failure_Problem_Fragment } from '../../../graphql/failure.generated.ts';
import type { Profile_ViewerFragment, Profile_AccountFragment } from './profile-screen.generated.ts';
import type { IdentityPanel_IdentityFragment } from './identity.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
import { FailureFragmentDoc } from '../../../graphql/failure.generated.ts'
import { Profile_ViewerFragmentDoc } from './profile-screen.generated.ts'
import { useMutation } from '@apollo/client/react'
import { trust } from '../../../graphql/trusted.ts'
export type SendContactCodeMutationVariables = Exact<{
  input: Types.SendContactCodeInput;
}>;


export type SendContactCodeMutation = { sendContactCode:
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
    | { __typename: 'RequestCodeSuccess', resendAfterSeconds: number }
   };

export type SendContactProofCodeMutationVariables = Exact<{
  input: Types.SendContactProofCodeInput;
}>;


export type SendContactProofCodeMutation = { sendContactProofCode:
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
    | { __typename: 'RequestCodeSuccess', resendAfterSeconds: number }
   };

export type BindContactMutationVariables = Exact<{
  input: Types.BindContactInput;
}>;


export type BindContactMutation = { bindContact:
    | { __typename: 'BindContactSuccess', contact: string, viewer: (
        { __typename: 'Viewer' }
        & { ' $fragmentRefs'?: { 'Profile_ViewerFragment': Profile_ViewerFragment } }
      ) | null }
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export const SendContactCodeDocument: TypedDocumentNode<SendContactCodeMutation, SendContactCodeMutationVariables> = /* @__PURE__ */ readDocument(`mutation SendContactCode($input:SendContactCodeInput!){sendContactCode(input:$input){...on RequestCodeSuccess{resendAfterSeconds}...Failure@unmask}}`, [FailureFragmentDoc])
export const SendContactProofCodeDocument: TypedDocumentNode<SendContactProofCodeMutation, SendContactProofCodeMutationVariables> = /* @__PURE__ */ readDocument(`mutation SendContactProofCode($input:SendContactProofCodeInput!){sendContactProofCode(input:$input){...on RequestCodeSuccess{resendAfterSeconds}...Failure@unmask}}`, [FailureFragmentDoc])
export const BindContactDocument: TypedDocumentNode<BindContactMutation, BindContactMutationVariables> = /* @__PURE__ */ readDocument(`mutation BindContact($input:BindContactInput!){bindContact(input:$input){...on BindContactSuccess{contact viewer{...Profile_viewer}}...Failure@unmask}}`, [Profile_ViewerFragmentDoc, FailureFragmentDoc])

export function useSendContactCodeMutation(options?: useMutation.Options<SendContactCodeMutation, SendContactCodeMutationVariables>) {
  return useMutation(SendContactCodeDocument, options)
}

export function useSendContactProofCodeMutation(options?: useMutation.Options<SendContactProofCodeMutation, SendContactProofCodeMutationVariables>) {
  return useMutation(SendContactProofCodeDocument, options)
}

export function useBindContactMutation(options?: useMutation.Options<BindContactMutation, BindContactMutationVariables>) {
  return useMutation(BindContactDocument, options)
}

trust('BindContact', '460a5d8bfd6526ce056ec585709a49dd795898dcadd9694b04faa4507aa0e4b1')
trust('SendContactCode', 'bbc1a39e22ce593ceb224b5d78cc58c405e808376e248b4342023abd0e5e97f9')
trust('SendContactProofCode', '5a03b412f7617ae02b949fade74d678ebb06864565eb2048481ebfb42ca75481')
