/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { LaunchTarget_LaunchTargetFragment } from '../games/parts/launch/launch-target.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { LaunchTarget_LaunchTargetFragmentDoc } from '../games/parts/launch/launch-target.generated.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type NavigationVendorsQueryVariables = Exact<{ [key: string]: never; }>;


export type NavigationVendorsQuery = { site: { __typename: 'Site', navigation: Array<{ __typename: 'NavigationEntry', category: Types.GameCategory, lobbyId: Types.LobbyId, vendors: Array<{ __typename: 'Vendor', id: string, name: string, logo: string, launchTarget: { __typename: 'LaunchTarget', mode: Types.LaunchMode, vendorId: string, gameCode: string | null, playType: string | null } | null }> }> | null } };

export const NavigationVendorsDocument: TypedDocumentNode<NavigationVendorsQuery, NavigationVendorsQueryVariables> = /* @__PURE__ */ readDocument(`query NavigationVendors{site{navigation{category lobbyId vendors{id name logo launchTarget{...LaunchTarget_launchTarget@unmask}}}}}`, [LaunchTarget_LaunchTargetFragmentDoc])

export function useNavigationVendorsQuery(options: useQuery.Options<NavigationVendorsQuery, NavigationVendorsQueryVariables>) {
  return useQuery(NavigationVendorsDocument, options)
}

trust('NavigationVendors', '738f2e064a0135f5d1ec9f71a56d5823d871ab7436a46937f121c117df9b2886', [])
