/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { FilterMenu_LobbyFragment } from '../../games/parts/filter-menu.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
import { FilterMenu_LobbyFragmentDoc } from '../../games/parts/filter-menu.generated.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../../graphql/trusted.ts'
export type CatalogueChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type CatalogueChoicesQuery = { catalogue: { __typename: 'Lobby', id: Types.LobbyId | null, vendors: Array<{ __typename: 'LobbyVendor', gameCount: number, vendor: { __typename: 'Vendor', id: string, name: string, icon: string } }> | null, facets: { __typename: 'LobbyFacets', payLines: Array<number>, hotCount: number, newCount: number, openCount: number, classes: Array<{ __typename: 'LobbyGameClass', gameClass: Types.GameClass, gameCount: number }>, minStakes: Array<{ __typename: 'Money', amount: string, currency: string }> } | null } };

export const CatalogueChoicesDocument: TypedDocumentNode<CatalogueChoicesQuery, CatalogueChoicesQueryVariables> = /* @__PURE__ */ readDocument(`query CatalogueChoices{catalogue:lobby{id vendors{gameCount vendor{id name icon}}...FilterMenu_lobby@unmask}}`, [FilterMenu_LobbyFragmentDoc])

export function useCatalogueChoicesQuery(options: useQuery.Options<CatalogueChoicesQuery, CatalogueChoicesQueryVariables>) {
  return useQuery(CatalogueChoicesDocument, options)
}

trust('CatalogueChoices', '5a0dcfd733954d1b293a10036cd6a1e0112226984822d61d4158f82a83077312', [])
