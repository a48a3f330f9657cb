/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
export type GameActions_QueryFragment = { site: { __typename: 'Site', features: Array<Types.Feature>, imageHosts: Array<string> } } & { ' $fragmentName'?: 'GameActions_QueryFragment' };

export const GameActions_QueryFragmentDoc: TypedDocumentNode<GameActions_QueryFragment, unknown> = /* @__PURE__ */ readDocument(`fragment GameActions_query on Query{site{features imageHosts}}`)