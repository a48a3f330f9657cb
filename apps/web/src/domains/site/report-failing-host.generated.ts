/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import { useMutation } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ReportFailingHostMutationVariables = Exact<{
  input: Types.ReportFailingHostInput;
}>;


export type ReportFailingHostMutation = { reportFailingHost:
    | { __typename: 'Problem' }
    | { __typename: 'ReportFailingHostSuccess' }
   };


export const ReportFailingHostDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportFailingHost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportFailingHostInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportFailingHost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<ReportFailingHostMutation, ReportFailingHostMutationVariables>;

export function useReportFailingHostMutation(options?: useMutation.Options<ReportFailingHostMutation, ReportFailingHostMutationVariables>) {
  return useMutation(ReportFailingHostDocument, options)
}

trust('ReportFailingHost', '534d56979f81d06ae9248a4a350700a5550c61fd7b8b02018909625ffd43640c')
