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
export type LotteryOwnHabitsQueryVariables = Exact<{ [key: string]: never; }>;


export type LotteryOwnHabitsQuery = { viewer: { __typename: 'Viewer', id: string, lotteryHabits: { __typename: 'LotteryHabits', pairs: Types.LotteryPairsMeaning | null, ranges: Types.LotteryRangesMeaning | null, d: Types.LotteryDMeaning | null, b: Types.LotteryBMeaning | null } | null } | null };

export type SaveLotteryHabitsMutationVariables = Exact<{
  input: Types.SaveLotteryHabitsInput;
}>;


export type SaveLotteryHabitsMutation = { saveLotteryHabits:
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
    | { __typename: 'SaveLotteryHabitsSuccess', viewer: { __typename: 'Viewer', id: string, lotteryHabits: { __typename: 'LotteryHabits', pairs: Types.LotteryPairsMeaning | null, ranges: Types.LotteryRangesMeaning | null, d: Types.LotteryDMeaning | null, b: Types.LotteryBMeaning | null } | null } | null }
   };

export const LotteryOwnHabitsDocument: TypedDocumentNode<LotteryOwnHabitsQuery, LotteryOwnHabitsQueryVariables> = /* @__PURE__ */ readDocument(`query LotteryOwnHabits{viewer{id lotteryHabits{pairs ranges d b}}}`)
export const SaveLotteryHabitsDocument: TypedDocumentNode<SaveLotteryHabitsMutation, SaveLotteryHabitsMutationVariables> = /* @__PURE__ */ readDocument(`mutation SaveLotteryHabits($input:SaveLotteryHabitsInput!){saveLotteryHabits(input:$input){...on SaveLotteryHabitsSuccess{viewer{id lotteryHabits{pairs ranges d b}}}...Failure@unmask}}`, [FailureFragmentDoc])

export function useLotteryOwnHabitsQuery(options: useQuery.Options<LotteryOwnHabitsQuery, LotteryOwnHabitsQueryVariables>) {
  return useQuery(LotteryOwnHabitsDocument, options)
}

export function useSaveLotteryHabitsMutation(options?: useMutation.Options<SaveLotteryHabitsMutation, SaveLotteryHabitsMutationVariables>) {
  return useMutation(SaveLotteryHabitsDocument, options)
}

trust('LotteryOwnHabits', '124cd42f82682da45fc2104a50a98703dd0d851d0e54c5a0e34b660e367a263d')
trust('SaveLotteryHabits', 'a39279bb1ef5cc4fbd98a6bc34b87597357d8b6862a17c25dd8c2ed562de1fff')
