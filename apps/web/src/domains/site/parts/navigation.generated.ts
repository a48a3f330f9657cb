/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
export type Navigation_QueryFragment = { site: { __typename: 'Site', navigation: Array<{ __typename: 'NavigationEntry', category: Types.GameCategory, lobbyId: Types.LobbyId, vendors: Array<{ __typename: 'Vendor', id: string }> }> | null } } & { ' $fragmentName'?: 'Navigation_QueryFragment' };

export const Navigation_QueryFragmentDoc: TypedDocumentNode<Navigation_QueryFragment, unknown> = /* @__PURE__ */ readDocument(`fragment Navigation_query on Query{site{navigation{category lobbyId vendors{id}}}}`)