/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import { useQuery } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PasswordRuleQueryVariables = Exact<{ [key: string]: never; }>;


export type PasswordRuleQuery = { site: { __typename: 'Site', registrationFields: Array<{ __typename: 'RegistrationField', name: string, minLength: number, maxLength: number, patternId: number, acceptedPattern: string, required: boolean }> } };


export const PasswordRuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PasswordRule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registrationFields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"required"},"name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"minLength"}},{"kind":"Field","name":{"kind":"Name","value":"maxLength"}},{"kind":"Field","name":{"kind":"Name","value":"patternId"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedPattern"}}]}}]}}]}}]} as unknown as DocumentNode<PasswordRuleQuery, PasswordRuleQueryVariables>;

export function usePasswordRuleQuery(options: useQuery.Options<PasswordRuleQuery, PasswordRuleQueryVariables>) {
  return useQuery(PasswordRuleDocument, options)
}

trust('PasswordRule', 'e3fa8714bc88b8213e046efba03ec8cc54c1b42ba4f80120ded9f057be815466', [])
