/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
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
import { useMutation } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type RegisterMutationVariables = Exact<{
  input: Types.RegisterInput;
}>;


export type RegisterMutation = { register:
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'LogInSuccess', viewer: (
        { __typename: 'Viewer', id: string, username: string }
        & { ' $fragmentRefs'?: { 'Access_ViewerFragment': Access_ViewerFragment } }
      ) | null }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export type RegisterByMobileMutationVariables = Exact<{
  input: Types.RegisterByMobileInput;
}>;


export type RegisterByMobileMutation = { registerByMobile:
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'LogInSuccess', viewer: (
        { __typename: 'Viewer', id: string, username: string }
        & { ' $fragmentRefs'?: { 'Access_ViewerFragment': Access_ViewerFragment } }
      ) | null }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export type RegisterResult_Result_InvalidInput_Fragment = { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> } & { ' $fragmentName'?: 'RegisterResult_Result_InvalidInput_Fragment' };

export type RegisterResult_Result_LogInSuccess_Fragment = { __typename: 'LogInSuccess', viewer: (
    { __typename: 'Viewer', id: string, username: string }
    & { ' $fragmentRefs'?: { 'Access_ViewerFragment': Access_ViewerFragment } }
  ) | null } & { ' $fragmentName'?: 'RegisterResult_Result_LogInSuccess_Fragment' };

export type RegisterResult_Result_Problem_Fragment = { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode } & { ' $fragmentName'?: 'RegisterResult_Result_Problem_Fragment' };

export type RegisterResult_ResultFragment =
  | RegisterResult_Result_InvalidInput_Fragment
  | RegisterResult_Result_LogInSuccess_Fragment
  | RegisterResult_Result_Problem_Fragment
;

export const RegisterResult_ResultFragmentDoc: TypedDocumentNode<RegisterResult_ResultFragment, unknown> = /* @__PURE__ */ readDocument(`fragment RegisterResult_result on RegisterResult{...on LogInSuccess{viewer{id username ...Access_viewer}}...Failure@unmask}`, [Access_ViewerFragmentDoc, FailureFragmentDoc])
export const RegisterDocument: TypedDocumentNode<RegisterMutation, RegisterMutationVariables> = /* @__PURE__ */ readDocument(`mutation Register($input:RegisterInput!){register(input:$input){...RegisterResult_result@unmask}}`, [RegisterResult_ResultFragmentDoc])
export const RegisterByMobileDocument: TypedDocumentNode<RegisterByMobileMutation, RegisterByMobileMutationVariables> = /* @__PURE__ */ readDocument(`mutation RegisterByMobile($input:RegisterByMobileInput!){registerByMobile(input:$input){...RegisterResult_result@unmask}}`, [RegisterResult_ResultFragmentDoc])

export function useRegisterMutation(options?: useMutation.Options<RegisterMutation, RegisterMutationVariables>) {
  return useMutation(RegisterDocument, options)
}

export function useRegisterByMobileMutation(options?: useMutation.Options<RegisterByMobileMutation, RegisterByMobileMutationVariables>) {
  return useMutation(RegisterByMobileDocument, options)
}

trust('Register', '58bb13d59e6be34dcd8760556e9eb4183f5b145a4e1a587345d6b410046a0594')
trust('RegisterByMobile', 'b1e824f160b88fbeddcd3b342a1c421c33f7755b638d750939e2dc334aa9adf9')
