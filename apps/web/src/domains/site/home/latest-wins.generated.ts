/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { LaunchTarget_LaunchTargetFragment } from '../../games/parts/launch/launch-target.generated.ts';
import { useQuery } from '@apollo/client/react'
import { trust } from '../../../graphql/trusted.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LatestWinsQueryVariables = Exact<{ [key: string]: never; }>;


export type LatestWinsQuery = { winnersBoard: { __typename: 'WinnerPage', nodes: Array<{ __typename: 'Winner', gameId: string, gameName: string, maskedUsername: string, wonAt: string, payout: { __typename: 'Money', amount: string, currency: string }, launchTarget: { __typename: 'LaunchTarget', mode: Types.LaunchMode, vendorId: string, gameCode: string | null, playType: string | null } | null }> } | null };


export const LatestWinsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LatestWins"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"winnersBoard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"EnumValue","value":"LATEST"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"2"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gameId"}},{"kind":"Field","name":{"kind":"Name","value":"gameName"}},{"kind":"Field","name":{"kind":"Name","value":"maskedUsername"}},{"kind":"Field","name":{"kind":"Name","value":"payout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"wonAt"}},{"kind":"Field","name":{"kind":"Name","value":"launchTarget"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LaunchTarget_launchTarget"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LaunchTarget_launchTarget"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LaunchTarget"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"vendorId"}},{"kind":"Field","name":{"kind":"Name","value":"gameCode"}},{"kind":"Field","name":{"kind":"Name","value":"playType"}}]}}]} as unknown as DocumentNode<LatestWinsQuery, LatestWinsQueryVariables>;

export function useLatestWinsQuery(options: useQuery.Options<LatestWinsQuery, LatestWinsQueryVariables>) {
  return useQuery(LatestWinsDocument, options)
}

trust('LatestWins', 'e82f1a8ff5e1b67a6f3ca9343bcc7851e13309ea3289b02f549b64915b67669e', [])
