/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { FilterMenu_LobbyFragment } from '../../games/parts/filter-menu.generated.ts';
import { useQuery } from '@apollo/client/react'
import { trust } from '../../../graphql/trusted.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CatalogueChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type CatalogueChoicesQuery = { catalogue: { __typename: 'Lobby', id: Types.LobbyId | null, vendors: Array<{ __typename: 'LobbyVendor', gameCount: number, vendor: { __typename: 'Vendor', id: string, name: string, icon: string } }> | null, facets: { __typename: 'LobbyFacets', payLines: Array<number>, hotCount: number, newCount: number, openCount: number, classes: Array<{ __typename: 'LobbyGameClass', gameClass: Types.GameClass, gameCount: number }>, minStakes: Array<{ __typename: 'Money', amount: string, currency: string }> } | null } };


export const CatalogueChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CatalogueChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"catalogue"},"name":{"kind":"Name","value":"lobby"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vendors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gameCount"}},{"kind":"Field","name":{"kind":"Name","value":"vendor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FilterMenu_lobby"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FilterMenu_lobby"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lobby"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"classes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gameClass"}},{"kind":"Field","name":{"kind":"Name","value":"gameCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"minStakes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payLines"}},{"kind":"Field","name":{"kind":"Name","value":"hotCount"}},{"kind":"Field","name":{"kind":"Name","value":"newCount"}},{"kind":"Field","name":{"kind":"Name","value":"openCount"}}]}}]}}]} as unknown as DocumentNode<CatalogueChoicesQuery, CatalogueChoicesQueryVariables>;

export function useCatalogueChoicesQuery(options: useQuery.Options<CatalogueChoicesQuery, CatalogueChoicesQueryVariables>) {
  return useQuery(CatalogueChoicesDocument, options)
}

trust('CatalogueChoices', '5a0dcfd733954d1b293a10036cd6a1e0112226984822d61d4158f82a83077312', [])
