/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../graphql/read-document.ts'
export type Analytics_QueryFragment = { site: { __typename: 'Site', features: Array<Types.Feature> }, viewer: { __typename: 'Viewer', id: string, kind: Types.AccountKind, playClock: { __typename: 'PlayClock', isExcluded: boolean } | null } | null } & { ' $fragmentName'?: 'Analytics_QueryFragment' };

export const Analytics_QueryFragmentDoc: TypedDocumentNode<Analytics_QueryFragment, unknown> = /* @__PURE__ */ readDocument(`fragment Analytics_query on Query{site{features}viewer{id kind playClock{isExcluded}}}`)