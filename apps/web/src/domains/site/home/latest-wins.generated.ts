/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { LaunchTarget_LaunchTargetFragment } from '../../games/parts/launch/launch-target.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
import { LaunchTarget_LaunchTargetFragmentDoc } from '../../games/parts/launch/launch-target.generated.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../../graphql/trusted.ts'
export type LatestWinsQueryVariables = Exact<{ [key: string]: never; }>;


export type LatestWinsQuery = { winnersBoard: { __typename: 'WinnerPage', nodes: Array<{ __typename: 'Winner', gameId: string, gameName: string, maskedUsername: string, wonAt: string, payout: { __typename: 'Money', amount: string, currency: string }, launchTarget: { __typename: 'LaunchTarget', mode: Types.LaunchMode, vendorId: string, gameCode: string | null, playType: string | null } | null }> } | null };

export const LatestWinsDocument: TypedDocumentNode<LatestWinsQuery, LatestWinsQueryVariables> = /* @__PURE__ */ readDocument(`query LatestWins{winnersBoard(order:LATEST pageSize:2){nodes{gameId gameName maskedUsername payout{amount currency}wonAt launchTarget{...LaunchTarget_launchTarget@unmask}}}}`, [LaunchTarget_LaunchTargetFragmentDoc])

export function useLatestWinsQuery(options: useQuery.Options<LatestWinsQuery, LatestWinsQueryVariables>) {
  return useQuery(LatestWinsDocument, options)
}

trust('LatestWins', 'e82f1a8ff5e1b67a6f3ca9343bcc7851e13309ea3289b02f549b64915b67669e', [])
