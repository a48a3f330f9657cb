/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type SiteStateQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteStateQuery = { site: { __typename: 'Site', status: { __typename: 'SiteStatus', state: Types.SiteState, maintenanceEndsAt: string | null } | null } };

export const SiteStateDocument: TypedDocumentNode<SiteStateQuery, SiteStateQueryVariables> = /* @__PURE__ */ readDocument(`query SiteState{site{status{state maintenanceEndsAt}}}`)

export function useSiteStateQuery(options: useQuery.Options<SiteStateQuery, SiteStateQueryVariables>) {
  return useQuery(SiteStateDocument, options)
}

trust('SiteState', '558dd533ad3407f5dc369c0a6e50f6c5663a37c8a6a2986a0648d7c2cc0a2fb0')
