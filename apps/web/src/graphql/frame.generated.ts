/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from './read-document.ts'
export type Frame_QueryFragment = { site: { __typename: 'Site', name: string, navigation: Array<{ __typename: 'NavigationEntry', lobbyId: Types.LobbyId }> | null }, viewer: { __typename: 'Viewer', id: string } | null } & { ' $fragmentName'?: 'Frame_QueryFragment' };

export type ShownViewer_QueryFragment = { viewer: { __typename: 'Viewer', id: string } | null } & { ' $fragmentName'?: 'ShownViewer_QueryFragment' };

export const Frame_QueryFragmentDoc: TypedDocumentNode<Frame_QueryFragment, unknown> = /* @__PURE__ */ readDocument(`fragment Frame_query on Query{site{name navigation{lobbyId}}viewer{id}}`)
export const ShownViewer_QueryFragmentDoc: TypedDocumentNode<ShownViewer_QueryFragment, unknown> = /* @__PURE__ */ readDocument(`fragment ShownViewer_query on Query{viewer{id}}`)