/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type RegistrationForm_QueryFragment = { site: { __typename: 'Site', registrationFields: Array<{ __typename: 'RegistrationField', name: string, minLength: number, maxLength: number, patternId: number, acceptedPattern: string, required: boolean }>, registration: { __typename: 'RegistrationForm', methods: Array<Types.RegistrationMethod>, isSmsCodeRequired: boolean, isMobilePasswordRequired: boolean, canCheckInvitationCode: boolean }, settings: { __typename: 'SiteSettings', currency: string } | null }, countries: Array<{ __typename: 'Country', code: string, name: string, diallingCode: string, flag: string }> | null } & { ' $fragmentName'?: 'RegistrationForm_QueryFragment' };

export type RegistrationFormQueryVariables = Exact<{ [key: string]: never; }>;


export type RegistrationFormQuery = (
  { site: { __typename: 'Site', identityProviders: Array<{ __typename: 'IdentityProviderOption', provider: Types.IdentityProvider, isSimulated: boolean }> | null } }
  & { ' $fragmentRefs'?: { 'RegistrationForm_QueryFragment': RegistrationForm_QueryFragment } }
);

export const RegistrationForm_QueryFragmentDoc: TypedDocumentNode<RegistrationForm_QueryFragment, unknown> = /* @__PURE__ */ readDocument(`fragment RegistrationForm_query on Query{site{registrationFields{name required:isRequired minLength maxLength patternId acceptedPattern}registration{methods isSmsCodeRequired isMobilePasswordRequired canCheckInvitationCode}settings{currency}}countries{code name diallingCode flag}}`)
export const RegistrationFormDocument: TypedDocumentNode<RegistrationFormQuery, RegistrationFormQueryVariables> = /* @__PURE__ */ readDocument(`query RegistrationForm{...RegistrationForm_query site{identityProviders{provider isSimulated}}}`, [RegistrationForm_QueryFragmentDoc])

export function useRegistrationFormQuery(options: useQuery.Options<RegistrationFormQuery, RegistrationFormQueryVariables>) {
  return useQuery(RegistrationFormDocument, options)
}

trust('RegistrationForm', '2f7c9d99b465a91d1a6f70e54024cde2467c7d0cea7ef61334e8de10f30c5e92', [])
