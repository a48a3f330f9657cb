/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { Failure_InvalidInput_Fragment, Failure_Problem_Fragment } from '../../../graphql/failure.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
import { FailureFragmentDoc } from '../../../graphql/failure.generated.ts'
import { useQuery, useMutation } from '@apollo/client/react'
import { trust } from '../../../graphql/trusted.ts'
export type LotterySheetsQueryVariables = Exact<{ [key: string]: never; }>;


export type LotterySheetsQuery = { viewer: { __typename: 'Viewer', id: string, lotterySheets: Array<{ __typename: 'LotterySheet', id: string, name: string, code: string, text: string }> | null } | null };

export type LotterySheet_SheetFragment = { __typename: 'LotterySheet', id: string, name: string, code: string, text: string } & { ' $fragmentName'?: 'LotterySheet_SheetFragment' };

export type SaveLotterySheetMutationVariables = Exact<{
  input: Types.SaveLotterySheetInput;
}>;


export type SaveLotterySheetMutation = { saveLotterySheet:
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'LotterySheetsSuccess', sheets: Array<{ __typename: 'LotterySheet', id: string, name: string, code: string, text: string }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export type RemoveLotterySheetMutationVariables = Exact<{
  input: Types.RemoveLotterySheetInput;
}>;


export type RemoveLotterySheetMutation = { removeLotterySheet:
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'LotterySheetsSuccess', sheets: Array<{ __typename: 'LotterySheet', id: string, name: string, code: string, text: string }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export const LotterySheet_SheetFragmentDoc: TypedDocumentNode<LotterySheet_SheetFragment, unknown> = /* @__PURE__ */ readDocument(`fragment LotterySheet_sheet on LotterySheet{id name code text}`)
export const LotterySheetsDocument: TypedDocumentNode<LotterySheetsQuery, LotterySheetsQueryVariables> = /* @__PURE__ */ readDocument(`query LotterySheets{viewer{id lotterySheets{...LotterySheet_sheet@unmask}}}`, [LotterySheet_SheetFragmentDoc])
export const SaveLotterySheetDocument: TypedDocumentNode<SaveLotterySheetMutation, SaveLotterySheetMutationVariables> = /* @__PURE__ */ readDocument(`mutation SaveLotterySheet($input:SaveLotterySheetInput!){saveLotterySheet(input:$input){...on LotterySheetsSuccess{sheets{...LotterySheet_sheet@unmask}}...Failure@unmask}}`, [LotterySheet_SheetFragmentDoc, FailureFragmentDoc])
export const RemoveLotterySheetDocument: TypedDocumentNode<RemoveLotterySheetMutation, RemoveLotterySheetMutationVariables> = /* @__PURE__ */ readDocument(`mutation RemoveLotterySheet($input:RemoveLotterySheetInput!){removeLotterySheet(input:$input){...on LotterySheetsSuccess{sheets{...LotterySheet_sheet@unmask}}...Failure@unmask}}`, [LotterySheet_SheetFragmentDoc, FailureFragmentDoc])

export function useLotterySheetsQuery(options: useQuery.Options<LotterySheetsQuery, LotterySheetsQueryVariables>) {
  return useQuery(LotterySheetsDocument, options)
}

export function useSaveLotterySheetMutation(options?: useMutation.Options<SaveLotterySheetMutation, SaveLotterySheetMutationVariables>) {
  return useMutation(SaveLotterySheetDocument, options)
}

export function useRemoveLotterySheetMutation(options?: useMutation.Options<RemoveLotterySheetMutation, RemoveLotterySheetMutationVariables>) {
  return useMutation(RemoveLotterySheetDocument, options)
}

trust('LotterySheets', '42baa92108a0b02f0c1665b18e861164cf43024ae3bbfe3dc1ca3f0dbb9995d5')
trust('RemoveLotterySheet', '1d416450f268c9ac7027cb76a734af30a88fce6d89d97bca8e61e1c0e6f6ec11')
trust('SaveLotterySheet', 'bf13a635f24ad9854c8cdcdadca76027d727d29f0dfa3210d903173f741367e9')
