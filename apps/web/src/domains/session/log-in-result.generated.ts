/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { Access_ViewerFragment, Restriction_ViewerFragment } from '../../access/viewer.generated.ts';
import type { Balance_WalletFragment } from '../wallet/parts/balance.generated.ts';
import type { Failure_AccountBlocked_Fragment, Failure_CaptchaRequired_Fragment, Failure_GameUnderMaintenance_Fragment, Failure_InvalidInput_Fragment, Failure_LotteryCeilingReached_Fragment, Failure_LotteryStakeLimited_Fragment, Failure_Problem_Fragment, Failure_StepUpRequired_Fragment, Failure_TurnoverRequired_Fragment, Failure_VerificationRequired_Fragment } from '../../graphql/failure.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { Access_ViewerFragmentDoc } from '../../access/viewer.generated.ts'
import { FailureFragmentDoc } from '../../graphql/failure.generated.ts'
export type LogInResult_Result_AccountBlocked_Fragment = { __typename: 'AccountBlocked', reason: string | null, code: Types.ErrorCode } & { ' $fragmentName'?: 'LogInResult_Result_AccountBlocked_Fragment' };

export type LogInResult_Result_CaptchaRequired_Fragment = { __typename: 'CaptchaRequired', code: Types.ErrorCode } & { ' $fragmentName'?: 'LogInResult_Result_CaptchaRequired_Fragment' };

export type LogInResult_Result_InvalidInput_Fragment = { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> } & { ' $fragmentName'?: 'LogInResult_Result_InvalidInput_Fragment' };

export type LogInResult_Result_LogInSuccess_Fragment = { __typename: 'LogInSuccess', isFirstLogIn: boolean, passwordChangeReason: Types.PasswordChangeReason | null, previousLogIn: { __typename: 'PreviousLogIn', at: string, ipAddress: string } | null, viewer: (
    { __typename: 'Viewer', id: string, nickname: string }
    & { ' $fragmentRefs'?: { 'Access_ViewerFragment': Access_ViewerFragment } }
  ) | null } & { ' $fragmentName'?: 'LogInResult_Result_LogInSuccess_Fragment' };

export type LogInResult_Result_Problem_Fragment = { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode } & { ' $fragmentName'?: 'LogInResult_Result_Problem_Fragment' };

export type LogInResult_Result_VerificationRequired_Fragment = { __typename: 'VerificationRequired', logInToken: string, code: Types.ErrorCode, methods: Array<{ __typename: 'VerificationMethod', kind: Types.VerificationKind, hint: string | null }> } & { ' $fragmentName'?: 'LogInResult_Result_VerificationRequired_Fragment' };

export type LogInResult_ResultFragment =
  | LogInResult_Result_AccountBlocked_Fragment
  | LogInResult_Result_CaptchaRequired_Fragment
  | LogInResult_Result_InvalidInput_Fragment
  | LogInResult_Result_LogInSuccess_Fragment
  | LogInResult_Result_Problem_Fragment
  | LogInResult_Result_VerificationRequired_Fragment
;

export const LogInResult_ResultFragmentDoc: TypedDocumentNode<LogInResult_ResultFragment, unknown> = /* @__PURE__ */ readDocument(`fragment LogInResult_result on LogInResult{...on LogInSuccess{isFirstLogIn passwordChangeReason previousLogIn{at ipAddress}viewer{id nickname ...Access_viewer}}...on VerificationRequired{logInToken methods{kind hint}}...on AccountBlocked{reason}...Failure@unmask}`, [Access_ViewerFragmentDoc, FailureFragmentDoc])