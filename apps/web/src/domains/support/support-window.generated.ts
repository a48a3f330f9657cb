/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { ServiceCase_CaseFragment } from './service-case.generated.ts';
import type { DeskHours_DeskFragment } from './guest-case.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { ServiceCase_CaseFragmentDoc } from './service-case.generated.ts'
import { DeskHours_DeskFragmentDoc } from './guest-case.generated.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type SupportWindowQueryVariables = Exact<{
  id: string;
  withCase: boolean;
}>;


export type SupportWindowQuery = { viewer: { __typename: 'Viewer', id: string, memberAccount:
      | { __typename: 'MemberAccount', serviceCase?: { __typename: 'ServiceCase', id: string, kind: Types.ServiceCaseKind, topic: Types.ServiceTopic, title: string, state: Types.ServiceCaseState, unseenCount: number, openedAt: string, updatedAt: string, answerBy: string | null, lines: Array<{ __typename: 'ServiceCaseLine', isAnswer: boolean, text: string, uploadIds: Array<string>, at: string }>, rating: { __typename: 'ServiceCaseRating', stars: number, comment: string | null } | null } | null, serviceCases: { __typename: 'ServiceCasePage', nodes: Array<{ __typename: 'ServiceCase', id: string, title: string, state: Types.ServiceCaseState, unseenCount: number }>, desk: { __typename: 'ServiceDeskHours', opensAt: string, closesAt: string, isOpen: boolean, answerMinutes: number, isPersonal: boolean } } | null }
      | { __typename: 'Problem', code: Types.ErrorCode }
     } | null };

export const SupportWindowDocument: TypedDocumentNode<SupportWindowQuery, SupportWindowQueryVariables> = /* @__PURE__ */ readDocument(`query SupportWindow($id:ID!$withCase:Boolean!){viewer{id memberAccount{...on MemberAccount{serviceCase(id:$id)@include(if:$withCase){...ServiceCase_case@unmask}serviceCases(page:1 pageSize:5){nodes{id title state unseenCount}desk{...DeskHours_desk@unmask}}}...on Problem{code}}}}`, [ServiceCase_CaseFragmentDoc, DeskHours_DeskFragmentDoc])

export function useSupportWindowQuery(options: useQuery.Options<SupportWindowQuery, SupportWindowQueryVariables>) {
  return useQuery(SupportWindowDocument, options)
}

trust('SupportWindow', '66c3e56dc957ba631317123fea24d2e7bc9b27f22e1c82081246a8629c647730')
