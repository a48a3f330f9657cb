/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from './read-document.ts'
export type Failure_AccountBlocked_Fragment = { __typename: 'AccountBlocked', code: Types.ErrorCode } & { ' $fragmentName'?: 'Failure_AccountBlocked_Fragment' };

export type Failure_CaptchaRequired_Fragment = { __typename: 'CaptchaRequired', code: Types.ErrorCode } & { ' $fragmentName'?: 'Failure_CaptchaRequired_Fragment' };

export type Failure_GameUnderMaintenance_Fragment = { __typename: 'GameUnderMaintenance', code: Types.ErrorCode } & { ' $fragmentName'?: 'Failure_GameUnderMaintenance_Fragment' };

export type Failure_InvalidInput_Fragment = { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> } & { ' $fragmentName'?: 'Failure_InvalidInput_Fragment' };

export type Failure_LotteryCeilingReached_Fragment = { __typename: 'LotteryCeilingReached', code: Types.ErrorCode } & { ' $fragmentName'?: 'Failure_LotteryCeilingReached_Fragment' };

export type Failure_LotteryStakeLimited_Fragment = { __typename: 'LotteryStakeLimited', code: Types.ErrorCode } & { ' $fragmentName'?: 'Failure_LotteryStakeLimited_Fragment' };

export type Failure_Problem_Fragment = { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode } & { ' $fragmentName'?: 'Failure_Problem_Fragment' };

export type Failure_StepUpRequired_Fragment = { __typename: 'StepUpRequired', code: Types.ErrorCode } & { ' $fragmentName'?: 'Failure_StepUpRequired_Fragment' };

export type Failure_TurnoverRequired_Fragment = { __typename: 'TurnoverRequired', code: Types.ErrorCode } & { ' $fragmentName'?: 'Failure_TurnoverRequired_Fragment' };

export type Failure_VerificationRequired_Fragment = { __typename: 'VerificationRequired', code: Types.ErrorCode } & { ' $fragmentName'?: 'Failure_VerificationRequired_Fragment' };

export type FailureFragment =
  | Failure_AccountBlocked_Fragment
  | Failure_CaptchaRequired_Fragment
  | Failure_GameUnderMaintenance_Fragment
  | Failure_InvalidInput_Fragment
  | Failure_LotteryCeilingReached_Fragment
  | Failure_LotteryStakeLimited_Fragment
  | Failure_Problem_Fragment
  | Failure_StepUpRequired_Fragment
  | Failure_TurnoverRequired_Fragment
  | Failure_VerificationRequired_Fragment
;

export const FailureFragmentDoc: TypedDocumentNode<FailureFragment, unknown> = /* @__PURE__ */ readDocument(`fragment Failure on UserError{code ...on InvalidInput{field problems{field reason}}...on Problem{field retryAfterSeconds}}`)