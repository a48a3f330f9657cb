/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
export type CentreMenu_MemberAccountFragment = { __typename: 'MemberAccount', menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }> } & { ' $fragmentName'?: 'CentreMenu_MemberAccountFragment' };

export type CentreMenu_AgentAccountFragment = { __typename: 'AgentAccount', menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }> } & { ' $fragmentName'?: 'CentreMenu_AgentAccountFragment' };

export const CentreMenu_MemberAccountFragmentDoc: TypedDocumentNode<CentreMenu_MemberAccountFragment, unknown> = /* @__PURE__ */ readDocument(`fragment CentreMenu_memberAccount on MemberAccount{menu{page badge}}`)
export const CentreMenu_AgentAccountFragmentDoc: TypedDocumentNode<CentreMenu_AgentAccountFragment, unknown> = /* @__PURE__ */ readDocument(`fragment CentreMenu_agentAccount on AgentAccount{menu{page badge}}`)