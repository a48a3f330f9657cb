/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import { useQuery } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type HumanChallengeQueryVariables = Exact<{ [key: string]: never; }>;


export type HumanChallengeQuery = { humanChallenge: { __typename: 'HumanChallenge', kind: Types.HumanChallengeKind, challenge: string } | null };


export const HumanChallengeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HumanChallenge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"humanChallenge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"challenge"}}]}}]}}]} as unknown as DocumentNode<HumanChallengeQuery, HumanChallengeQueryVariables>;

export function useHumanChallengeQuery(options: useQuery.Options<HumanChallengeQuery, HumanChallengeQueryVariables>) {
  return useQuery(HumanChallengeDocument, options)
}

trust('HumanChallenge', '3edb2abe255ff7ab6e15f5902a9015c28fa670b7ff7355cab607f34cb5e33207')
