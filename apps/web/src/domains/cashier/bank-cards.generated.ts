/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { BankCards_CardsFragment } from './parts/withdrawal-parts.generated.ts';
import type { Failure_InvalidInput_Fragment, Failure_Problem_Fragment, Failure_StepUpRequired_Fragment } from '../../graphql/failure.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { BankCards_CardsFragmentDoc } from './parts/withdrawal-parts.generated.ts'
import { FailureFragmentDoc } from '../../graphql/failure.generated.ts'
import { useMutation } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type AddBankCardMutationVariables = Exact<{
  input: Types.AddBankCardInput;
}>;


export type AddBankCardMutation = { addBankCard:
    | { __typename: 'BankCardsChangeSuccess', bankCards: (
        { __typename: 'BankCards' }
        & { ' $fragmentRefs'?: { 'BankCards_CardsFragment': BankCards_CardsFragment } }
      ) | null }
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
    | { __typename: 'StepUpRequired', code: Types.ErrorCode, methods: Array<{ __typename: 'StepUpOption', method: Types.StepUpMethod, hint: string | null, questions: Array<{ __typename: 'SecurityQuestion', id: string, text: string }> | null }> }
   };

export type RemoveBankCardMutationVariables = Exact<{
  input: Types.RemoveBankCardInput;
}>;


export type RemoveBankCardMutation = { removeBankCard:
    | { __typename: 'BankCardsChangeSuccess', bankCards: (
        { __typename: 'BankCards' }
        & { ' $fragmentRefs'?: { 'BankCards_CardsFragment': BankCards_CardsFragment } }
      ) | null }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export type SetDefaultBankCardMutationVariables = Exact<{
  input: Types.SetDefaultBankCardInput;
}>;


export type SetDefaultBankCardMutation = { setDefaultBankCard:
    | { __typename: 'BankCardsChangeSuccess', bankCards: (
        { __typename: 'BankCards' }
        & { ' $fragmentRefs'?: { 'BankCards_CardsFragment': BankCards_CardsFragment } }
      ) | null }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export type RequestStepUpCodeMutationVariables = Exact<{
  input: Types.RequestStepUpCodeInput;
}>;


export type RequestStepUpCodeMutation = { requestStepUpCode:
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'MemberCodeSuccess', expiresInMinutes: number }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export type BeginPasskeyStepUpMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginPasskeyStepUpMutation = { beginPasskeyStepUp:
    | { __typename: 'PasskeyOptionsSuccess', options: string }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export const AddBankCardDocument: TypedDocumentNode<AddBankCardMutation, AddBankCardMutationVariables> = /* @__PURE__ */ readDocument(`mutation AddBankCard($input:AddBankCardInput!){addBankCard(input:$input){...on BankCardsChangeSuccess{bankCards{...BankCards_cards}}...on StepUpRequired{methods{method hint questions{id text}}}...Failure@unmask}}`, [BankCards_CardsFragmentDoc, FailureFragmentDoc])
export const RemoveBankCardDocument: TypedDocumentNode<RemoveBankCardMutation, RemoveBankCardMutationVariables> = /* @__PURE__ */ readDocument(`mutation RemoveBankCard($input:RemoveBankCardInput!){removeBankCard(input:$input){...on BankCardsChangeSuccess{bankCards{...BankCards_cards}}...Failure@unmask}}`, [BankCards_CardsFragmentDoc, FailureFragmentDoc])
export const SetDefaultBankCardDocument: TypedDocumentNode<SetDefaultBankCardMutation, SetDefaultBankCardMutationVariables> = /* @__PURE__ */ readDocument(`mutation SetDefaultBankCard($input:SetDefaultBankCardInput!){setDefaultBankCard(input:$input){...on BankCardsChangeSuccess{bankCards{...BankCards_cards}}...Failure@unmask}}`, [BankCards_CardsFragmentDoc, FailureFragmentDoc])
export const RequestStepUpCodeDocument: TypedDocumentNode<RequestStepUpCodeMutation, RequestStepUpCodeMutationVariables> = /* @__PURE__ */ readDocument(`mutation RequestStepUpCode($input:RequestStepUpCodeInput!){requestStepUpCode(input:$input){...on MemberCodeSuccess{expiresInMinutes}...Failure@unmask}}`, [FailureFragmentDoc])
export const BeginPasskeyStepUpDocument: TypedDocumentNode<BeginPasskeyStepUpMutation, BeginPasskeyStepUpMutationVariables> = /* @__PURE__ */ readDocument(`mutation BeginPasskeyStepUp{beginPasskeyStepUp{...on PasskeyOptionsSuccess{options}...Failure@unmask}}`, [FailureFragmentDoc])

export function useAddBankCardMutation(options?: useMutation.Options<AddBankCardMutation, AddBankCardMutationVariables>) {
  return useMutation(AddBankCardDocument, options)
}

export function useRemoveBankCardMutation(options?: useMutation.Options<RemoveBankCardMutation, RemoveBankCardMutationVariables>) {
  return useMutation(RemoveBankCardDocument, options)
}

export function useSetDefaultBankCardMutation(options?: useMutation.Options<SetDefaultBankCardMutation, SetDefaultBankCardMutationVariables>) {
  return useMutation(SetDefaultBankCardDocument, options)
}

export function useRequestStepUpCodeMutation(options?: useMutation.Options<RequestStepUpCodeMutation, RequestStepUpCodeMutationVariables>) {
  return useMutation(RequestStepUpCodeDocument, options)
}

export function useBeginPasskeyStepUpMutation(options?: useMutation.Options<BeginPasskeyStepUpMutation, BeginPasskeyStepUpMutationVariables>) {
  return useMutation(BeginPasskeyStepUpDocument, options)
}

trust('AddBankCard', '5779c0d62538cb5905b2ae2676818d02259c7db5bffc242826894637d5928892')
trust('BeginPasskeyStepUp', 'd461b361719dec22525ae893cdc917dcde9d083ad9a390987da5283978854342')
trust('RemoveBankCard', 'e013880af7737f60ad05becf8d0f9c3b5464b655d098d15ef7ac6a058026e649')
trust('RequestStepUpCode', '4c497b2277d4fab2b2c1b6784821ef495034af8e3eca32cbe5079a841ceedf1b')
trust('SetDefaultBankCard', '1d008c91378d15ed28d86d0c56e7d90107e3db6f8ff41eefaad0b6fda03a9a1b')
