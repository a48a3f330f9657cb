/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type PhoneCountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type PhoneCountriesQuery = { countries: Array<{ __typename: 'Country', code: string, name: string, diallingCode: string, flag: string }> | null };

export const PhoneCountriesDocument: TypedDocumentNode<PhoneCountriesQuery, PhoneCountriesQueryVariables> = /* @__PURE__ */ readDocument(`query PhoneCountries{countries{code name diallingCode flag}}`)

export function usePhoneCountriesQuery(options: useQuery.Options<PhoneCountriesQuery, PhoneCountriesQueryVariables>) {
  return useQuery(PhoneCountriesDocument, options)
}

trust('PhoneCountries', '1dae084ebd78cc57b086fbeddfdd5049ae25d3dd6f4e5aa8df8b35ce80041c32', [])
