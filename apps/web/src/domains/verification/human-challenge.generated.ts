/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import { useQuery } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type HumanChallengeQueryVariables = Exact<{ [key: string]: never; }>;


export type HumanChallengeQuery = { humanChallenge: { __typename: 'HumanChallenge', provider: string, challenge: string } | null };


export const HumanChallengeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HumanChallenge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"humanChallenge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"challenge"}}]}}]}}]} as unknown as DocumentNode<HumanChallengeQuery, HumanChallengeQueryVariables>;

export function useHumanChallengeQuery(options: useQuery.Options<HumanChallengeQuery, HumanChallengeQueryVariables>) {
  return useQuery(HumanChallengeDocument, options)
}

trust('HumanChallenge', 'fd8bda487a436a3ca1356b3d220042e76cb20c45e11753d79a8061e980f7dc83')
