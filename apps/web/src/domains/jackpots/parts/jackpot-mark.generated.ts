/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type JackpotMark_JackpotFragment = { __typename: 'Jackpot', id: string, amount: { __typename: 'Money', amount: string, currency: string } } & { ' $fragmentName'?: 'JackpotMark_JackpotFragment' };

export const JackpotMark_JackpotFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JackpotMark_jackpot"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Jackpot"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]} as unknown as DocumentNode<JackpotMark_JackpotFragment, unknown>;