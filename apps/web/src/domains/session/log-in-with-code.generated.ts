/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { LogInResult_Result_AccountBlocked_Fragment, LogInResult_Result_CaptchaRequired_Fragment, LogInResult_Result_InvalidInput_Fragment, LogInResult_Result_LogInSuccess_Fragment, LogInResult_Result_Problem_Fragment, LogInResult_Result_VerificationRequired_Fragment } from './log-in-result.generated.ts';
import type { Access_ViewerFragment, Restriction_ViewerFragment } from '../../access/viewer.generated.ts';
import type { Balance_WalletFragment } from '../wallet/parts/balance.generated.ts';
import type { Failure_AccountBlocked_Fragment, Failure_CaptchaRequired_Fragment, Failure_GameUnderMaintenance_Fragment, Failure_InvalidInput_Fragment, Failure_LotteryCeilingReached_Fragment, Failure_LotteryStakeLimited_Fragment, Failure_Problem_Fragment, Failure_StepUpRequired_Fragment, Failure_TurnoverRequired_Fragment, Failure_VerificationRequired_Fragment } from '../../graphql/failure.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { LogInResult_ResultFragmentDoc } from './log-in-result.generated.ts'
import { useMutation } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type LogInWithCodeMutationVariables = Exact<{
  input: Types.LogInWithCodeInput;
}>;


export type LogInWithCodeMutation = { logInWithCode:
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

export const LogInWithCodeDocument: TypedDocumentNode<LogInWithCodeMutation, LogInWithCodeMutationVariables> = /* @__PURE__ */ readDocument(`mutation LogInWithCode($input:LogInWithCodeInput!){logInWithCode(input:$input){...LogInResult_result@unmask}}`, [LogInResult_ResultFragmentDoc])

export function useLogInWithCodeMutation(options?: useMutation.Options<LogInWithCodeMutation, LogInWithCodeMutationVariables>) {
  return useMutation(LogInWithCodeDocument, options)
}

trust('LogInWithCode', 'fccca3c2348ee8825af71e7e711a9934af1c163a8441c54aa502a7acfe865f3d')
