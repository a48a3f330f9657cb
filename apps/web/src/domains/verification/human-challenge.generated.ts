/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type HumanChallengeQueryVariables = Exact<{ [key: string]: never; }>;


export type HumanChallengeQuery = { humanChallenge: { __typename: 'HumanChallenge', kind: Types.HumanChallengeKind, challenge: string } | null };

export const HumanChallengeDocument: TypedDocumentNode<HumanChallengeQuery, HumanChallengeQueryVariables> = /* @__PURE__ */ readDocument(`query HumanChallenge{humanChallenge{kind challenge}}`)

export function useHumanChallengeQuery(options: useQuery.Options<HumanChallengeQuery, HumanChallengeQueryVariables>) {
  return useQuery(HumanChallengeDocument, options)
}

trust('HumanChallenge', '3edb2abe255ff7ab6e15f5902a9015c28fa670b7ff7355cab607f34cb5e33207')
