/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from './read-document.ts'
export type SiteAbilities_QueryFragment = { site: { __typename: 'Site', canRepeatMutations: boolean, hasLiveEvents: boolean } } & { ' $fragmentName'?: 'SiteAbilities_QueryFragment' };

export const SiteAbilities_QueryFragmentDoc: TypedDocumentNode<SiteAbilities_QueryFragment, unknown> = /* @__PURE__ */ readDocument(`fragment SiteAbilities_query on Query{site{canRepeatMutations hasLiveEvents}}`)