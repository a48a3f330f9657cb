/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { useMutation } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type ReportFailingHostMutationVariables = Exact<{
  input: Types.ReportFailingHostInput;
}>;


export type ReportFailingHostMutation = { reportFailingHost:
    | { __typename: 'Problem' }
    | { __typename: 'ReportFailingHostSuccess' }
   };

export const ReportFailingHostDocument: TypedDocumentNode<ReportFailingHostMutation, ReportFailingHostMutationVariables> = /* @__PURE__ */ readDocument(`mutation ReportFailingHost($input:ReportFailingHostInput!){reportFailingHost(input:$input){__typename}}`)

export function useReportFailingHostMutation(options?: useMutation.Options<ReportFailingHostMutation, ReportFailingHostMutationVariables>) {
  return useMutation(ReportFailingHostDocument, options)
}

trust('ReportFailingHost', '534d56979f81d06ae9248a4a350700a5550c61fd7b8b02018909625ffd43640c')
