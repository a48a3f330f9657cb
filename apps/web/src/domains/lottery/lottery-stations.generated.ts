/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type LotteryStationsQueryVariables = Exact<{ [key: string]: never; }>;


export type LotteryStationsQuery = { lotteries: Array<{ __typename: 'LotteryGame', code: string, region: Types.LotteryRegion | null, intervalSeconds: number | null, current: { __typename: 'LotteryDraw', code: string, number: string, closesAt: string } | null }> | null };

export const LotteryStationsDocument: TypedDocumentNode<LotteryStationsQuery, LotteryStationsQueryVariables> = /* @__PURE__ */ readDocument(`query LotteryStations{lotteries{code region intervalSeconds current{code number closesAt}}}`)

export function useLotteryStationsQuery(options: useQuery.Options<LotteryStationsQuery, LotteryStationsQueryVariables>) {
  return useQuery(LotteryStationsDocument, options)
}

trust('LotteryStations', '7ba0f5f540f79f63dd2aaf3e47a1d24b4b21f958daaa930e1b5c54e5e3816fa6', [])
