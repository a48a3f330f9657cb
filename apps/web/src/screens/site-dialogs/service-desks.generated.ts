/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import { useQuery } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ServiceDesksQueryVariables = Exact<{ [key: string]: never; }>;


export type ServiceDesksQuery = { site: { __typename: 'Site', customerService: Array<{ __typename: 'CustomerServiceLink', type: number, url: string | null }> } };


export const ServiceDesksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ServiceDesks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerService"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]} as unknown as DocumentNode<ServiceDesksQuery, ServiceDesksQueryVariables>;

export function useServiceDesksQuery(options: useQuery.Options<ServiceDesksQuery, ServiceDesksQueryVariables>) {
  return useQuery(ServiceDesksDocument, options)
}

trust('ServiceDesks', '0f5deb58a5ecda74b7ade614240f8640ff551f1493e4d009e04e4f94ff79f9db', [])
