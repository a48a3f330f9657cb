/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
export type HelpTopic_TopicFragment = { __typename: 'HelpTopic', id: string, title: string, articles: Array<{ __typename: 'HelpArticle', code: string, title: string, content: string }> } & { ' $fragmentName'?: 'HelpTopic_TopicFragment' };

export const HelpTopic_TopicFragmentDoc: TypedDocumentNode<HelpTopic_TopicFragment, unknown> = /* @__PURE__ */ readDocument(`fragment HelpTopic_topic on HelpTopic{id title articles{code title content}}`)