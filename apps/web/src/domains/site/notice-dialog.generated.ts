/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type NoticeDialogQueryVariables = Exact<{ [key: string]: never; }>;


export type NoticeDialogQuery = { site: { __typename: 'Site', announcements: { __typename: 'AnnouncementPage', nodes: Array<{ __typename: 'Announcement', id: string, title: string, content: string, publishedAt: string }> } | null } };

export const NoticeDialogDocument: TypedDocumentNode<NoticeDialogQuery, NoticeDialogQueryVariables> = /* @__PURE__ */ readDocument(`query NoticeDialog{site{announcements(kind:POPUP page:1 pageSize:1){nodes{id title content publishedAt}}}}`)

export function useNoticeDialogQuery(options: useQuery.Options<NoticeDialogQuery, NoticeDialogQueryVariables>) {
  return useQuery(NoticeDialogDocument, options)
}

trust('NoticeDialog', '0984bc85b1b343891e57fadb4305e690a83febdd54018429dd096f3cab36d1a1', [])
