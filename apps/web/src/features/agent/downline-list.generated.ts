/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Kinds of accounts. */
export type AccountKind =
  /** An agent who brings members by links. */
  | 'AFFILIATE'
  /** An agent. */
  | 'AGENT'
  /** A demo account: plays with play credit only. */
  | 'DEMO'
  /** An agent at the top of a tree. */
  | 'GENERAL_AGENT'
  /** A member. */
  | 'MEMBER'
  /** An agent who was promoted from member. */
  | 'PROMOTED_AGENT';

export type DownlineList_DownlineFragment = { __typename: 'DirectDownline', username: string, kind: Types.AccountKind, memberCount: number, totals: { __typename: 'TeamTotals', deposit: { __typename: 'Money', amount: string, currency: string }, turnover: { __typename: 'Money', amount: string, currency: string }, houseProfit: { __typename: 'Money', amount: string, currency: string } } } & { ' $fragmentName'?: 'DownlineList_DownlineFragment' };

export const DownlineList_DownlineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DownlineList_downline"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DirectDownline"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deposit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"turnover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"houseProfit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]} as unknown as DocumentNode<DownlineList_DownlineFragment, unknown>;