/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type AnnouncementsDialogQueryVariables = Exact<{
  kind: Types.AnnouncementKind;
  page: number;
}>;


export type AnnouncementsDialogQuery = { site: { __typename: 'Site', announcements: { __typename: 'AnnouncementPage', totalCount: number, pageInfo: { __typename: 'PageNumbers', page: number, totalPages: number }, nodes: Array<{ __typename: 'Announcement', id: string, title: string, content: string, publishedAt: string }> } | null } };

export const AnnouncementsDialogDocument: TypedDocumentNode<AnnouncementsDialogQuery, AnnouncementsDialogQueryVariables> = /* @__PURE__ */ readDocument(`query AnnouncementsDialog($kind:AnnouncementKind!$page:Int!){site{announcements(kind:$kind page:$page pageSize:9){totalCount pageInfo{page totalPages}nodes{id title content publishedAt}}}}`)

export function useAnnouncementsDialogQuery(options: useQuery.Options<AnnouncementsDialogQuery, AnnouncementsDialogQueryVariables>) {
  return useQuery(AnnouncementsDialogDocument, options)
}

trust('AnnouncementsDialog', '6aaaaa0da6b562a4414755df06a3b8911808c286864f6c76c64fd67e6becff7b', [])
