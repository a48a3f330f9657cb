/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { Failure_Problem_Fragment } from '../../graphql/failure.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { FailureFragmentDoc } from '../../graphql/failure.generated.ts'
import { useQuery, useMutation } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type CaptchaQueryVariables = Exact<{ [key: string]: never; }>;


export type CaptchaQuery = { captcha: { __typename: 'Captcha', id: string, image: string } | null };

export type RequestTextCaptchaMutationVariables = Exact<{
  input: Types.RequestTextCaptchaInput;
}>;


export type RequestTextCaptchaMutation = { requestTextCaptcha:
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
    | { __typename: 'RequestTextCaptchaSuccess', id: string, characters: string }
   };

export const CaptchaDocument: TypedDocumentNode<CaptchaQuery, CaptchaQueryVariables> = /* @__PURE__ */ readDocument(`query Captcha{captcha{id image}}`)
export const RequestTextCaptchaDocument: TypedDocumentNode<RequestTextCaptchaMutation, RequestTextCaptchaMutationVariables> = /* @__PURE__ */ readDocument(`mutation RequestTextCaptcha($input:RequestTextCaptchaInput!){requestTextCaptcha(input:$input){...on RequestTextCaptchaSuccess{id characters}...Failure@unmask}}`, [FailureFragmentDoc])

export function useCaptchaQuery(options: useQuery.Options<CaptchaQuery, CaptchaQueryVariables>) {
  return useQuery(CaptchaDocument, options)
}

export function useRequestTextCaptchaMutation(options?: useMutation.Options<RequestTextCaptchaMutation, RequestTextCaptchaMutationVariables>) {
  return useMutation(RequestTextCaptchaDocument, options)
}

trust('Captcha', '718062731ab685e721eab16c1d006b42a8b3505d0580b7f5c1637c8e8baf2218')
trust('RequestTextCaptcha', '760549c1989f40cc3f03cb97ae5ee1ffba83514688742029513a83298479a2d8')
