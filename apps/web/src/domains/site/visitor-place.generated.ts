/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type VisitorPlaceQueryVariables = Exact<{ [key: string]: never; }>;


export type VisitorPlaceQuery = { site: { __typename: 'Site', status: { __typename: 'SiteStatus', visitorIpAddress: string, visitorCountry: string } | null } };

export const VisitorPlaceDocument: TypedDocumentNode<VisitorPlaceQuery, VisitorPlaceQueryVariables> = /* @__PURE__ */ readDocument(`query VisitorPlace{site{status{visitorIpAddress visitorCountry}}}`)

export function useVisitorPlaceQuery(options: useQuery.Options<VisitorPlaceQuery, VisitorPlaceQueryVariables>) {
  return useQuery(VisitorPlaceDocument, options)
}

trust('VisitorPlace', '48261253d393a722a286957e600c3c35590950b5bd3b685849ce9b139bfee8a4')
