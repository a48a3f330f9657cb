/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { GuardPanel_SecurityFragment } from './security-parts.generated.ts';
import type { Failure_InvalidInput_Fragment, Failure_Problem_Fragment } from '../../../graphql/failure.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
import { GuardPanel_SecurityFragmentDoc } from './security-parts.generated.ts'
import { FailureFragmentDoc } from '../../../graphql/failure.generated.ts'
import { useQuery, useMutation } from '@apollo/client/react'
import { trust } from '../../../graphql/trusted.ts'
export type SecurityQuestionCatalogueQueryVariables = Exact<{ [key: string]: never; }>;


export type SecurityQuestionCatalogueQuery = { viewer: { __typename: 'Viewer', id: string, memberAccount:
      | { __typename: 'MemberAccount', paymentPassword: { __typename: 'PaymentPassword', isSet: boolean } | null, security: { __typename: 'AccountSecurity', questions: { __typename: 'SecurityQuestions', catalogue: Array<{ __typename: 'SecurityQuestion', id: string, text: string }> | null } | null } | null }
      | { __typename: 'Problem' }
     } | null };

export type SetSecurityQuestionsMutationVariables = Exact<{
  input: Types.SetSecurityQuestionsInput;
}>;


export type SetSecurityQuestionsMutation = { setSecurityQuestions:
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
    | { __typename: 'SecurityChangeSuccess', security: (
        { __typename: 'AccountSecurity' }
        & { ' $fragmentRefs'?: { 'GuardPanel_SecurityFragment': GuardPanel_SecurityFragment } }
      ) | null }
   };

export const SecurityQuestionCatalogueDocument: TypedDocumentNode<SecurityQuestionCatalogueQuery, SecurityQuestionCatalogueQueryVariables> = /* @__PURE__ */ readDocument(`query SecurityQuestionCatalogue{viewer{id memberAccount{...on MemberAccount{paymentPassword{isSet}security{questions{catalogue{id text}}}}}}}`)
export const SetSecurityQuestionsDocument: TypedDocumentNode<SetSecurityQuestionsMutation, SetSecurityQuestionsMutationVariables> = /* @__PURE__ */ readDocument(`mutation SetSecurityQuestions($input:SetSecurityQuestionsInput!){setSecurityQuestions(input:$input){...on SecurityChangeSuccess{security{...GuardPanel_security}}...Failure@unmask}}`, [GuardPanel_SecurityFragmentDoc, FailureFragmentDoc])

export function useSecurityQuestionCatalogueQuery(options: useQuery.Options<SecurityQuestionCatalogueQuery, SecurityQuestionCatalogueQueryVariables>) {
  return useQuery(SecurityQuestionCatalogueDocument, options)
}

export function useSetSecurityQuestionsMutation(options?: useMutation.Options<SetSecurityQuestionsMutation, SetSecurityQuestionsMutationVariables>) {
  return useMutation(SetSecurityQuestionsDocument, options)
}

trust('SecurityQuestionCatalogue', '9d612f426df13e2f18936167de36ed9813116914aef1fadc4aefb737006557eb')
trust('SetSecurityQuestions', 'a7c645b70a63c1f177db33648c6c6335ea0afdcfadaec983384ee937da696abd')
