/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import { useQuery } from '@apollo/client/react'
import { trust } from '../../../graphql/trusted.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LotteryHolidaysQueryVariables = Exact<{ [key: string]: never; }>;


export type LotteryHolidaysQuery = { lotteryHolidays: Array<{ __typename: 'LotteryHoliday', region: Types.LotteryRegion, day: string }> | null };

export type LotteryHolidays_QueryFragment = { lotteryHolidays: Array<{ __typename: 'LotteryHoliday', region: Types.LotteryRegion, day: string }> | null } & { ' $fragmentName'?: 'LotteryHolidays_QueryFragment' };

export const LotteryHolidays_QueryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LotteryHolidays_query"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lotteryHolidays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"day"}}]}}]}}]} as unknown as DocumentNode<LotteryHolidays_QueryFragment, unknown>;
export const LotteryHolidaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LotteryHolidays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LotteryHolidays_query"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LotteryHolidays_query"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lotteryHolidays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"day"}}]}}]}}]} as unknown as DocumentNode<LotteryHolidaysQuery, LotteryHolidaysQueryVariables>;

export function useLotteryHolidaysQuery(options: useQuery.Options<LotteryHolidaysQuery, LotteryHolidaysQueryVariables>) {
  return useQuery(LotteryHolidaysDocument, options)
}

trust('LotteryHolidays', '95794be9f96718d6fae7a3a600066f1574c10cff2f84702961004fd101d33053', [])
