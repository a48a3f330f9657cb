/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CentreMenu_MemberAccountFragment = { __typename: 'MemberAccount', menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }> } & { ' $fragmentName'?: 'CentreMenu_MemberAccountFragment' };

export type CentreMenu_AgentAccountFragment = { __typename: 'AgentAccount', menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }> } & { ' $fragmentName'?: 'CentreMenu_AgentAccountFragment' };

export const CentreMenu_MemberAccountFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CentreMenu_memberAccount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MemberAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"menu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}}]}}]}}]} as unknown as DocumentNode<CentreMenu_MemberAccountFragment, unknown>;
export const CentreMenu_AgentAccountFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CentreMenu_agentAccount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AgentAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"menu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}}]}}]}}]} as unknown as DocumentNode<CentreMenu_AgentAccountFragment, unknown>;