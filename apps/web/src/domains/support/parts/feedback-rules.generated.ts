/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FeedbackForm_RulesFragment = { __typename: 'FeedbackRules', questionTypes: Array<Types.FeedbackQuestionType>, minLength: number, maxLength: number, contactMaxLength: number } & { ' $fragmentName'?: 'FeedbackForm_RulesFragment' };

export const FeedbackForm_RulesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FeedbackForm_rules"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FeedbackRules"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionTypes"}},{"kind":"Field","name":{"kind":"Name","value":"minLength"}},{"kind":"Field","name":{"kind":"Name","value":"maxLength"}},{"kind":"Field","name":{"kind":"Name","value":"contactMaxLength"}}]}}]} as unknown as DocumentNode<FeedbackForm_RulesFragment, unknown>;