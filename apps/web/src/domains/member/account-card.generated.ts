/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
export type AccountCard_ViewerFragment = { __typename: 'Viewer', username: string, nickname: string, kind: Types.AccountKind, avatar: string, label: { __typename: 'MemberLabel', name: string, rank: number, picture: string } | null } & { ' $fragmentName'?: 'AccountCard_ViewerFragment' };

export const AccountCard_ViewerFragmentDoc: TypedDocumentNode<AccountCard_ViewerFragment, unknown> = /* @__PURE__ */ readDocument(`fragment AccountCard_viewer on Viewer{username nickname kind avatar label{name rank picture}}`)