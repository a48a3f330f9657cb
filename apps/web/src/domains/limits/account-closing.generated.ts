/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { Withdrawal_WithdrawalFragment, WithdrawalForm_OptionsFragment, WithdrawalRequirements_OptionsFragment, BankCards_CardsFragment, PaymentPassword_PasswordFragment } from '../cashier/parts/withdrawal-parts.generated.ts';
import type { Failure_Problem_Fragment, Failure_StepUpRequired_Fragment } from '../../graphql/failure.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { BankCards_CardsFragmentDoc, PaymentPassword_PasswordFragmentDoc, WithdrawalForm_OptionsFragmentDoc, Withdrawal_WithdrawalFragmentDoc } from '../cashier/parts/withdrawal-parts.generated.ts'
import { FailureFragmentDoc } from '../../graphql/failure.generated.ts'
import { useQuery, useMutation } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type AccountClosingQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountClosingQuery = { viewer: { __typename: 'Viewer', id: string, unreadMessages: number, closing: { __typename: 'AccountClosing', standing: Types.AccountStanding, requestedAt: string | null, isPayoutNeeded: boolean, balance: { __typename: 'Money', amount: string, currency: string }, withdrawals: Array<{ __typename: 'Withdrawal', id: string, state: Types.WithdrawalState, bankName: string, accountMasked: string, requestedAt: string, updatedAt: string, reviewReasons: Array<Types.WithdrawalReviewReason>, nextActor: Types.WithdrawalActor | null, confirmBy: string | null, expectedBy: string | null, reviewBy: string | null, question: string | null, payoutReference: string | null, canCancel: boolean, amount: { __typename: 'Money', amount: string, currency: string }, fee: { __typename: 'Money', amount: string, currency: string }, payout: { __typename: 'Money', amount: string, currency: string }, receivedAmount: { __typename: 'Money', amount: string, currency: string } | null, remainder: { __typename: 'Money', amount: string, currency: string } | null, steps: Array<{ __typename: 'WithdrawalStep', state: Types.WithdrawalState, at: string, actor: Types.WithdrawalActor, reason: string | null }> }> | null, cards: Array<{ __typename: 'BankCard', id: string, bankName: string, accountMasked: string, usableAt: string, isResting: boolean }> } | null, memberAccount:
      | { __typename: 'MemberAccount', withdrawalOptions: { __typename: 'WithdrawalOptions', reviewMinutes: number | null, isOpen: boolean, canWithdraw: boolean | null, leftToday: number, perDay: number, isTurnoverWaived: boolean, available: { __typename: 'Money', amount: string, currency: string }, maximum: { __typename: 'Money', amount: string, currency: string }, channels: Array<{ __typename: 'WithdrawalChannel', bankCode: string, bankName: string, kind: Types.BankKind, feeBasisPoints: number, expectedMinutes: number, tokenRate: string | null, minimum: { __typename: 'Money', amount: string, currency: string }, maximum: { __typename: 'Money', amount: string, currency: string }, feeFixed: { __typename: 'Money', amount: string, currency: string } }>, lastAmount: { __typename: 'Money', amount: string, currency: string } | null, dayMaximum: { __typename: 'Money', amount: string, currency: string } | null, leftAmount: { __typename: 'Money', amount: string, currency: string } | null, minimum: { __typename: 'Money', amount: string, currency: string }, stepUpFrom: { __typename: 'Money', amount: string, currency: string }, requirements: Array<{ __typename: 'WithdrawalRequirement', kind: Types.WithdrawalRequirementKind, status: Types.WithdrawalRequirementStatus, metAt: string | null, waitHours: number | null, from: { __typename: 'Money', amount: string, currency: string } | null }> | null, unplayed: { __typename: 'Money', amount: string, currency: string }, turnover: { __typename: 'TurnoverRequirement', required: { __typename: 'Money', amount: string, currency: string }, done: { __typename: 'Money', amount: string, currency: string }, remaining: { __typename: 'Money', amount: string, currency: string } }, bonusTurnover: { __typename: 'TurnoverRequirement', remaining: { __typename: 'Money', amount: string, currency: string } } | null, identity: { __typename: 'WithdrawalIdentity', missing: Array<Types.IdentityFact>, documents: Array<Types.IdentityDocumentKind> } | null } | null, bankCards: { __typename: 'BankCards', realName: string | null, max: number, restHours: number, bankRestHours: number, cards: Array<{ __typename: 'BankCard', id: string, kind: Types.BankKind, bankCode: string, bankName: string, accountMasked: string, accountName: string, isDefault: boolean, usableAt: string, isResting: boolean }> } | null, paymentPassword: { __typename: 'PaymentPassword', isSet: boolean, lockedSeconds: number | null, minLength: number, maxLength: number, codeContacts: Array<{ __typename: 'CodeContact', channel: Types.CodeChannel, hint: string }>, questions: Array<{ __typename: 'SecurityQuestion', id: string, text: string }> | null } | null }
      | { __typename: 'Problem' }
     } | null };

export type ClosingPreviewQueryVariables = Exact<{ [key: string]: never; }>;


export type ClosingPreviewQuery = { viewer: { __typename: 'Viewer', id: string, closing: { __typename: 'AccountClosing', balance: { __typename: 'Money', amount: string, currency: string }, payouts: Array<{ __typename: 'ClosingPayout', bankName: string, accountMasked: string, expectedMinutes: number, isReviewed: boolean, amount: { __typename: 'Money', amount: string, currency: string } }>, obstacles: Array<{ __typename: 'ClosingObstacle', kind: Types.ClosingObstacleKind, reference: string | null, name: string | null, amount: { __typename: 'Money', amount: string, currency: string } | null }>, openMatters: Array<{ __typename: 'ClosingMatter', kind: Types.ClosingMatterKind, reference: string | null, name: string | null, count: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null }> } | null } | null };

export type RequestClosingPayoutMutationVariables = Exact<{
  input: Types.RequestClosingPayoutInput;
}>;


export type RequestClosingPayoutMutation = { requestClosingPayout:
    | { __typename: 'ClosingPayoutSuccess', viewer: { __typename: 'Viewer', id: string } | null }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
    | { __typename: 'StepUpRequired', code: Types.ErrorCode, methods: Array<{ __typename: 'StepUpOption', method: Types.StepUpMethod, hint: string | null, questions: Array<{ __typename: 'SecurityQuestion', id: string, text: string }> | null }> }
   };

export const AccountClosingDocument: TypedDocumentNode<AccountClosingQuery, AccountClosingQueryVariables> = /* @__PURE__ */ readDocument(`query AccountClosing{viewer{id unreadMessages closing{standing requestedAt isPayoutNeeded balance{amount currency}withdrawals{...Withdrawal_withdrawal@unmask}cards{id bankName accountMasked usableAt isResting}}memberAccount{...on MemberAccount{withdrawalOptions{...WithdrawalForm_options@unmask}bankCards{...BankCards_cards@unmask}paymentPassword{...PaymentPassword_password@unmask}}}}}`, [Withdrawal_WithdrawalFragmentDoc, WithdrawalForm_OptionsFragmentDoc, BankCards_CardsFragmentDoc, PaymentPassword_PasswordFragmentDoc])
export const ClosingPreviewDocument: TypedDocumentNode<ClosingPreviewQuery, ClosingPreviewQueryVariables> = /* @__PURE__ */ readDocument(`query ClosingPreview{viewer{id closing{balance{amount currency}payouts{amount{amount currency}bankName accountMasked expectedMinutes isReviewed}obstacles{kind reference name amount{amount currency}}openMatters{kind reference name count amount{amount currency}}}}}`)
export const RequestClosingPayoutDocument: TypedDocumentNode<RequestClosingPayoutMutation, RequestClosingPayoutMutationVariables> = /* @__PURE__ */ readDocument(`mutation RequestClosingPayout($input:RequestClosingPayoutInput!){requestClosingPayout(input:$input){...on ClosingPayoutSuccess{viewer{id}}...on StepUpRequired{methods{method hint questions{id text}}}...Failure@unmask}}`, [FailureFragmentDoc])

export function useAccountClosingQuery(options: useQuery.Options<AccountClosingQuery, AccountClosingQueryVariables>) {
  return useQuery(AccountClosingDocument, options)
}

export function useClosingPreviewQuery(options: useQuery.Options<ClosingPreviewQuery, ClosingPreviewQueryVariables>) {
  return useQuery(ClosingPreviewDocument, options)
}

export function useRequestClosingPayoutMutation(options?: useMutation.Options<RequestClosingPayoutMutation, RequestClosingPayoutMutationVariables>) {
  return useMutation(RequestClosingPayoutDocument, options)
}

trust('AccountClosing', '7f26ff7664aed5cb646975ab5222afec398514dec957a0f90b4c5558f1ec6d4d')
trust('ClosingPreview', '71bececb41fb9a2559f4ad4a5e1fa85f531885c294e32bb624ba9fb44c7abb66')
trust('RequestClosingPayout', 'e3e5af8870afd3af68b952388e4e4ecb3583b4711a1fcffd86a3027779e16686')
