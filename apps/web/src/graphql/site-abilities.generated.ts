/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SiteAbilities_QueryFragment = { site: { __typename: 'Site', canRepeatMutations: boolean, hasLiveEvents: boolean } } & { ' $fragmentName'?: 'SiteAbilities_QueryFragment' };

export const SiteAbilities_QueryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteAbilities_query"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"canRepeatMutations"}},{"kind":"Field","name":{"kind":"Name","value":"hasLiveEvents"}}]}}]}}]} as unknown as DocumentNode<SiteAbilities_QueryFragment, unknown>;