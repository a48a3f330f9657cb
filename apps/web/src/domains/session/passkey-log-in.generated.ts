/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { Failure_Problem_Fragment } from '../../graphql/failure.generated.ts';
import type { LogInResult_Result_AccountBlocked_Fragment, LogInResult_Result_CaptchaRequired_Fragment, LogInResult_Result_InvalidInput_Fragment, LogInResult_Result_LogInSuccess_Fragment, LogInResult_Result_Problem_Fragment, LogInResult_Result_VerificationRequired_Fragment } from './log-in-result.generated.ts';
import type { Access_ViewerFragment, Restriction_ViewerFragment } from '../../access/viewer.generated.ts';
import type { Balance_WalletFragment } from '../wallet/parts/balance.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { FailureFragmentDoc } from '../../graphql/failure.generated.ts'
import { LogInResult_ResultFragmentDoc } from './log-in-result.generated.ts'
import { useMutation } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type BeginPasskeyLogInMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginPasskeyLogInMutation = { beginPasskeyLogIn:
    | { __typename: 'PasskeyOptionsSuccess', options: string }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export type LogInWithPasskeyMutationVariables = Exact<{
  input: Types.LogInWithPasskeyInput;
}>;


export type LogInWithPasskeyMutation = { logInWithPasskey:
    | { __typename: 'AccountBlocked', reason: string | null, code: Types.ErrorCode }
    | { __typename: 'CaptchaRequired', code: Types.ErrorCode }
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'LogInSuccess', isFirstLogIn: boolean, passwordChangeReason: Types.PasswordChangeReason | null, previousLogIn: { __typename: 'PreviousLogIn', at: string, ipAddress: string } | null, viewer: (
        { __typename: 'Viewer', id: string, nickname: string }
        & { ' $fragmentRefs'?: { 'Access_ViewerFragment': Access_ViewerFragment } }
      ) | null }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
    | { __typename: 'VerificationRequired', logInToken: string, code: Types.ErrorCode, methods: Array<{ __typename: 'VerificationMethod', kind: Types.VerificationKind, hint: string | null }> }
   };

export const BeginPasskeyLogInDocument: TypedDocumentNode<BeginPasskeyLogInMutation, BeginPasskeyLogInMutationVariables> = /* @__PURE__ */ readDocument(`mutation BeginPasskeyLogIn{beginPasskeyLogIn{...on PasskeyOptionsSuccess{options}...Failure@unmask}}`, [FailureFragmentDoc])
export const LogInWithPasskeyDocument: TypedDocumentNode<LogInWithPasskeyMutation, LogInWithPasskeyMutationVariables> = /* @__PURE__ */ readDocument(`mutation LogInWithPasskey($input:LogInWithPasskeyInput!){logInWithPasskey(input:$input){...LogInResult_result@unmask}}`, [LogInResult_ResultFragmentDoc])

export function useBeginPasskeyLogInMutation(options?: useMutation.Options<BeginPasskeyLogInMutation, BeginPasskeyLogInMutationVariables>) {
  return useMutation(BeginPasskeyLogInDocument, options)
}

export function useLogInWithPasskeyMutation(options?: useMutation.Options<LogInWithPasskeyMutation, LogInWithPasskeyMutationVariables>) {
  return useMutation(LogInWithPasskeyDocument, options)
}

trust('BeginPasskeyLogIn', 'c5ba20a5051667915a8070025759390a9a372ec151c98939eb140fc13965b8cd')
trust('LogInWithPasskey', 'a1d106660411774cb9cf78929819e74b5524ca832681c9b26b0320af5d437271')
