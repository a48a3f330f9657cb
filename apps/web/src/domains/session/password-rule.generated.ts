/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type PasswordRuleQueryVariables = Exact<{ [key: string]: never; }>;


export type PasswordRuleQuery = { site: { __typename: 'Site', registrationFields: Array<{ __typename: 'RegistrationField', name: string, minLength: number, maxLength: number, patternId: number, acceptedPattern: string, required: boolean }> } };

export const PasswordRuleDocument: TypedDocumentNode<PasswordRuleQuery, PasswordRuleQueryVariables> = /* @__PURE__ */ readDocument(`query PasswordRule{site{registrationFields{name required:isRequired minLength maxLength patternId acceptedPattern}}}`)

export function usePasswordRuleQuery(options: useQuery.Options<PasswordRuleQuery, PasswordRuleQueryVariables>) {
  return useQuery(PasswordRuleDocument, options)
}

trust('PasswordRule', 'e3fa8714bc88b8213e046efba03ec8cc54c1b42ba4f80120ded9f057be815466', [])
