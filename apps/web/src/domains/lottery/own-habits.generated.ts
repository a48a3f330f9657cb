/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { Failure_InvalidInput_Fragment, Failure_Problem_Fragment } from '../../graphql/failure.generated.ts';
import { useQuery, useMutation } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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


export const LotteryOwnHabitsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LotteryOwnHabits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lotteryHabits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pairs"}},{"kind":"Field","name":{"kind":"Name","value":"ranges"}},{"kind":"Field","name":{"kind":"Name","value":"d"}},{"kind":"Field","name":{"kind":"Name","value":"b"}}]}}]}}]}}]} as unknown as DocumentNode<LotteryOwnHabitsQuery, LotteryOwnHabitsQueryVariables>;
export const SaveLotteryHabitsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveLotteryHabits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveLotteryHabitsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveLotteryHabits"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SaveLotteryHabitsSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lotteryHabits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pairs"}},{"kind":"Field","name":{"kind":"Name","value":"ranges"}},{"kind":"Field","name":{"kind":"Name","value":"d"}},{"kind":"Field","name":{"kind":"Name","value":"b"}}]}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Failure"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Failure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}}]}}]}}]} as unknown as DocumentNode<SaveLotteryHabitsMutation, SaveLotteryHabitsMutationVariables>;

export function useLotteryOwnHabitsQuery(options: useQuery.Options<LotteryOwnHabitsQuery, LotteryOwnHabitsQueryVariables>) {
  return useQuery(LotteryOwnHabitsDocument, options)
}

export function useSaveLotteryHabitsMutation(options?: useMutation.Options<SaveLotteryHabitsMutation, SaveLotteryHabitsMutationVariables>) {
  return useMutation(SaveLotteryHabitsDocument, options)
}

trust('LotteryOwnHabits', '124cd42f82682da45fc2104a50a98703dd0d851d0e54c5a0e34b660e367a263d')
trust('SaveLotteryHabits', 'a39279bb1ef5cc4fbd98a6bc34b87597357d8b6862a17c25dd8c2ed562de1fff')
