/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { HelpTopic_TopicFragment } from './parts/help-topic.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { HelpTopic_TopicFragmentDoc } from './parts/help-topic.generated.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type HelpDialogQueryVariables = Exact<{ [key: string]: never; }>;


export type HelpDialogQuery = { site: { __typename: 'Site', helpTopics: Array<{ __typename: 'HelpTopic', id: string, title: string, articles: Array<{ __typename: 'HelpArticle', code: string, title: string, content: string }> }> | null } };

export const HelpDialogDocument: TypedDocumentNode<HelpDialogQuery, HelpDialogQueryVariables> = /* @__PURE__ */ readDocument(`query HelpDialog{site{helpTopics{id ...HelpTopic_topic@unmask}}}`, [HelpTopic_TopicFragmentDoc])

export function useHelpDialogQuery(options: useQuery.Options<HelpDialogQuery, HelpDialogQueryVariables>) {
  return useQuery(HelpDialogDocument, options)
}

trust('HelpDialog', '2704bcaf8603e952c2bd43f32b359f39f5a31d9fecd26ef9a0a38e6b66cf619d', [])
