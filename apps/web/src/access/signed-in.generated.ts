/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { Access_ViewerFragment, Restriction_ViewerFragment } from './viewer.generated.ts';
import type { Balance_WalletFragment } from '../domains/wallet/parts/balance.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../graphql/read-document.ts'
import { Access_ViewerFragmentDoc } from './viewer.generated.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../graphql/trusted.ts'
export type SignedInQueryVariables = Exact<{ [key: string]: never; }>;


export type SignedInQuery = { viewer: { __typename: 'Viewer', id: string, username: string } | null };

export type SignedInViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type SignedInViewerQuery = { viewer: (
    { __typename: 'Viewer', id: string }
    & { ' $fragmentRefs'?: { 'Access_ViewerFragment': Access_ViewerFragment } }
  ) | null };

export const SignedInDocument: TypedDocumentNode<SignedInQuery, SignedInQueryVariables> = /* @__PURE__ */ readDocument(`query SignedIn{viewer{id username}}`)
export const SignedInViewerDocument: TypedDocumentNode<SignedInViewerQuery, SignedInViewerQueryVariables> = /* @__PURE__ */ readDocument(`query SignedInViewer{viewer{id ...Access_viewer}}`, [Access_ViewerFragmentDoc])

export function useSignedInQuery(options: useQuery.Options<SignedInQuery, SignedInQueryVariables>) {
  return useQuery(SignedInDocument, options)
}

export function useSignedInViewerQuery(options: useQuery.Options<SignedInViewerQuery, SignedInViewerQueryVariables>) {
  return useQuery(SignedInViewerDocument, options)
}

trust('SignedIn', '63cef43b743d653af4ced05b093b90ac3846383d8e3f50a22fe8e8c123c475b0')
trust('SignedInViewer', '6dbc2bfba85acc9a43b0ee4a7dbe896a37e4ac6fb4b97ac356a34c579211adfd')
