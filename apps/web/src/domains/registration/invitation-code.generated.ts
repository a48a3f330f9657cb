/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type InvitationCodeQueryVariables = Exact<{
  code: string;
}>;


export type InvitationCodeQuery = { invitationCode: { __typename: 'InvitationCode', code: string, isValid: boolean } | null };

export const InvitationCodeDocument: TypedDocumentNode<InvitationCodeQuery, InvitationCodeQueryVariables> = /* @__PURE__ */ readDocument(`query InvitationCode($code:String!){invitationCode(code:$code){code isValid}}`)

export function useInvitationCodeQuery(options: useQuery.Options<InvitationCodeQuery, InvitationCodeQueryVariables>) {
  return useQuery(InvitationCodeDocument, options)
}

trust('InvitationCode', '4e7c3a8bfa8910a2ed7282358e64dc313108b9761c3712fff2561de2174c586d', [])
