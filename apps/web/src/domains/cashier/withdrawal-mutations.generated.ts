/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { Withdrawal_WithdrawalFragment } from './parts/withdrawal-parts.generated.ts';
import type { Balance_WalletFragment } from '../wallet/parts/balance.generated.ts';
import type { Failure_InvalidInput_Fragment, Failure_Problem_Fragment, Failure_StepUpRequired_Fragment, Failure_TurnoverRequired_Fragment } from '../../graphql/failure.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { Withdrawal_WithdrawalFragmentDoc } from './parts/withdrawal-parts.generated.ts'
import { Balance_WalletFragmentDoc } from '../wallet/parts/balance.generated.ts'
import { FailureFragmentDoc } from '../../graphql/failure.generated.ts'
import { useMutation } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type RequestWithdrawalMutationVariables = Exact<{
  input: Types.RequestWithdrawalInput;
}>;


export type RequestWithdrawalMutation = { requestWithdrawal:
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
    | { __typename: 'StepUpRequired', code: Types.ErrorCode, methods: Array<{ __typename: 'StepUpOption', method: Types.StepUpMethod, hint: string | null, questions: Array<{ __typename: 'SecurityQuestion', id: string, text: string }> | null }> }
    | { __typename: 'TurnoverRequired', code: Types.ErrorCode, remaining: { __typename: 'Money', amount: string, currency: string } }
    | { __typename: 'WithdrawalSuccess', withdrawal: (
        { __typename: 'Withdrawal', id: string }
        & { ' $fragmentRefs'?: { 'Withdrawal_WithdrawalFragment': Withdrawal_WithdrawalFragment } }
      ), wallet: (
        { __typename: 'Wallet' }
        & { ' $fragmentRefs'?: { 'Balance_WalletFragment': Balance_WalletFragment } }
      ) | null }
   };

export type ConfirmWithdrawalReceiptMutationVariables = Exact<{
  input: Types.ConfirmWithdrawalReceiptInput;
}>;


export type ConfirmWithdrawalReceiptMutation = { confirmWithdrawalReceipt:
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
    | { __typename: 'WithdrawalSuccess', withdrawal: (
        { __typename: 'Withdrawal' }
        & { ' $fragmentRefs'?: { 'Withdrawal_WithdrawalFragment': Withdrawal_WithdrawalFragment } }
      ) }
   };

export type AnswerWithdrawalQuestionMutationVariables = Exact<{
  input: Types.AnswerWithdrawalQuestionInput;
}>;


export type AnswerWithdrawalQuestionMutation = { answerWithdrawalQuestion:
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
    | { __typename: 'WithdrawalSuccess', withdrawal: (
        { __typename: 'Withdrawal' }
        & { ' $fragmentRefs'?: { 'Withdrawal_WithdrawalFragment': Withdrawal_WithdrawalFragment } }
      ) }
   };

export type CancelWithdrawalMutationVariables = Exact<{
  input: Types.CancelWithdrawalInput;
}>;


export type CancelWithdrawalMutation = { cancelWithdrawal:
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
    | { __typename: 'WithdrawalSuccess', withdrawal: (
        { __typename: 'Withdrawal' }
        & { ' $fragmentRefs'?: { 'Withdrawal_WithdrawalFragment': Withdrawal_WithdrawalFragment } }
      ), wallet: (
        { __typename: 'Wallet' }
        & { ' $fragmentRefs'?: { 'Balance_WalletFragment': Balance_WalletFragment } }
      ) | null }
   };

export const RequestWithdrawalDocument: TypedDocumentNode<RequestWithdrawalMutation, RequestWithdrawalMutationVariables> = /* @__PURE__ */ readDocument(`mutation RequestWithdrawal($input:RequestWithdrawalInput!){requestWithdrawal(input:$input){...on WithdrawalSuccess{withdrawal{id ...Withdrawal_withdrawal}wallet{...Balance_wallet}}...on StepUpRequired{methods{method hint questions{id text}}}...on TurnoverRequired{remaining{amount currency}}...Failure@unmask}}`, [Withdrawal_WithdrawalFragmentDoc, Balance_WalletFragmentDoc, FailureFragmentDoc])
export const ConfirmWithdrawalReceiptDocument: TypedDocumentNode<ConfirmWithdrawalReceiptMutation, ConfirmWithdrawalReceiptMutationVariables> = /* @__PURE__ */ readDocument(`mutation ConfirmWithdrawalReceipt($input:ConfirmWithdrawalReceiptInput!){confirmWithdrawalReceipt(input:$input){...on WithdrawalSuccess{withdrawal{...Withdrawal_withdrawal}}...Failure@unmask}}`, [Withdrawal_WithdrawalFragmentDoc, FailureFragmentDoc])
export const AnswerWithdrawalQuestionDocument: TypedDocumentNode<AnswerWithdrawalQuestionMutation, AnswerWithdrawalQuestionMutationVariables> = /* @__PURE__ */ readDocument(`mutation AnswerWithdrawalQuestion($input:AnswerWithdrawalQuestionInput!){answerWithdrawalQuestion(input:$input){...on WithdrawalSuccess{withdrawal{...Withdrawal_withdrawal}}...Failure@unmask}}`, [Withdrawal_WithdrawalFragmentDoc, FailureFragmentDoc])
export const CancelWithdrawalDocument: TypedDocumentNode<CancelWithdrawalMutation, CancelWithdrawalMutationVariables> = /* @__PURE__ */ readDocument(`mutation CancelWithdrawal($input:CancelWithdrawalInput!){cancelWithdrawal(input:$input){...on WithdrawalSuccess{withdrawal{...Withdrawal_withdrawal}wallet{...Balance_wallet}}...Failure@unmask}}`, [Withdrawal_WithdrawalFragmentDoc, Balance_WalletFragmentDoc, FailureFragmentDoc])

export function useRequestWithdrawalMutation(options?: useMutation.Options<RequestWithdrawalMutation, RequestWithdrawalMutationVariables>) {
  return useMutation(RequestWithdrawalDocument, options)
}

export function useConfirmWithdrawalReceiptMutation(options?: useMutation.Options<ConfirmWithdrawalReceiptMutation, ConfirmWithdrawalReceiptMutationVariables>) {
  return useMutation(ConfirmWithdrawalReceiptDocument, options)
}

export function useAnswerWithdrawalQuestionMutation(options?: useMutation.Options<AnswerWithdrawalQuestionMutation, AnswerWithdrawalQuestionMutationVariables>) {
  return useMutation(AnswerWithdrawalQuestionDocument, options)
}

export function useCancelWithdrawalMutation(options?: useMutation.Options<CancelWithdrawalMutation, CancelWithdrawalMutationVariables>) {
  return useMutation(CancelWithdrawalDocument, options)
}

trust('AnswerWithdrawalQuestion', '312bd61dca6f5f95c644c704231660d6af1fa568922eefd88e5ac0c9e6156866')
trust('CancelWithdrawal', '386d9e7d6cdc4165b2d325ed135ed837783624e5ed9355c8a5379614e7059feb')
trust('ConfirmWithdrawalReceipt', '3164f958f87bce3eff75d0cc9d0b8915de44686041b7160e16d0fd373c2d17c6')
trust('RequestWithdrawal', '051bbc03535c8725094bccb26fd868cf2fe6f01f6bd87b46583b89f8f36e1c01')
