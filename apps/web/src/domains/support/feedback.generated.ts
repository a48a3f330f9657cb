/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { Failure_InvalidInput_Fragment, Failure_Problem_Fragment } from '../../graphql/failure.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { FailureFragmentDoc } from '../../graphql/failure.generated.ts'
import { useQuery, useMutation } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type FeedbackDeskQueryVariables = Exact<{ [key: string]: never; }>;


export type FeedbackDeskQuery = { site: { __typename: 'Site', feedback: { __typename: 'FeedbackRules', questionTypes: Array<Types.FeedbackQuestionType>, minLength: number, maxLength: number, contactMaxLength: number } | null } };

export type FeedbackDesk_RulesFragment = { __typename: 'FeedbackRules', questionTypes: Array<Types.FeedbackQuestionType>, minLength: number, maxLength: number, contactMaxLength: number } & { ' $fragmentName'?: 'FeedbackDesk_RulesFragment' };

export type SendFeedbackMutationVariables = Exact<{
  input: Types.SendFeedbackInput;
}>;


export type SendFeedbackMutation = { sendFeedback:
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
    | { __typename: 'SendFeedbackSuccess', reference: string }
   };

export const FeedbackDesk_RulesFragmentDoc: TypedDocumentNode<FeedbackDesk_RulesFragment, unknown> = /* @__PURE__ */ readDocument(`fragment FeedbackDesk_rules on FeedbackRules{questionTypes minLength maxLength contactMaxLength}`)
export const FeedbackDeskDocument: TypedDocumentNode<FeedbackDeskQuery, FeedbackDeskQueryVariables> = /* @__PURE__ */ readDocument(`query FeedbackDesk{site{feedback{...FeedbackDesk_rules@unmask}}}`, [FeedbackDesk_RulesFragmentDoc])
export const SendFeedbackDocument: TypedDocumentNode<SendFeedbackMutation, SendFeedbackMutationVariables> = /* @__PURE__ */ readDocument(`mutation SendFeedback($input:SendFeedbackInput!){sendFeedback(input:$input){...on SendFeedbackSuccess{reference}...Failure@unmask}}`, [FailureFragmentDoc])

export function useFeedbackDeskQuery(options: useQuery.Options<FeedbackDeskQuery, FeedbackDeskQueryVariables>) {
  return useQuery(FeedbackDeskDocument, options)
}

export function useSendFeedbackMutation(options?: useMutation.Options<SendFeedbackMutation, SendFeedbackMutationVariables>) {
  return useMutation(SendFeedbackDocument, options)
}

trust('FeedbackDesk', 'c7fa8af2c61f752aec803b94a17902e99a46babb816b27410cb68b0b70f11fb8', [])
trust('SendFeedback', '419bcae7fded1987656c1640d1c5e8d3afa63c80f0bf2c22a2b343796e3e11be')
