/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
export type AccountNavigation_EntryFragment = { __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null } & { ' $fragmentName'?: 'AccountNavigation_EntryFragment' };

export const AccountNavigation_EntryFragmentDoc: TypedDocumentNode<AccountNavigation_EntryFragment, unknown> = /* @__PURE__ */ readDocument(`fragment AccountNavigation_entry on MenuEntry{page badge}`)