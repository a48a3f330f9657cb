/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import { useQuery } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ServiceDesksQueryVariables = Exact<{ [key: string]: never; }>;


export type ServiceDesksQuery = { site: { __typename: 'Site', customerService: Array<{ __typename: 'CustomerServiceLink', type: number, address: string | null }> } };


export const ServiceDesksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ServiceDesks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerService"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]}}]}}]} as unknown as DocumentNode<ServiceDesksQuery, ServiceDesksQueryVariables>;

export function useServiceDesksQuery(options: useQuery.Options<ServiceDesksQuery, ServiceDesksQueryVariables>) {
  return useQuery(ServiceDesksDocument, options)
}

trust('ServiceDesks', '1c22a4b34f4544b161b2e9f229e6c3eca8f5550efbd3f678b8b941d4204c06cd', [])
