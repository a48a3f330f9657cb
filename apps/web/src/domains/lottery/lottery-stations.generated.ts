/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import { useQuery } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LotteryStationsQueryVariables = Exact<{ [key: string]: never; }>;


export type LotteryStationsQuery = { lotteries: Array<{ __typename: 'LotteryGame', code: string, region: Types.LotteryRegion | null, intervalSeconds: number | null, current: { __typename: 'LotteryDraw', code: string, number: string, closesAt: string } | null }> | null };


export const LotteryStationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LotteryStations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lotteries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"intervalSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}}]}}]}}]}}]} as unknown as DocumentNode<LotteryStationsQuery, LotteryStationsQueryVariables>;

export function useLotteryStationsQuery(options: useQuery.Options<LotteryStationsQuery, LotteryStationsQueryVariables>) {
  return useQuery(LotteryStationsDocument, options)
}

trust('LotteryStations', '7ba0f5f540f79f63dd2aaf3e47a1d24b4b21f958daaa930e1b5c54e5e3816fa6', [])
