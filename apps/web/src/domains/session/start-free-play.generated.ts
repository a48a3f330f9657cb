/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { Access_ViewerFragment, Restriction_ViewerFragment } from '../../access/viewer.generated.ts';
import type { Balance_WalletFragment } from '../wallet/parts/balance.generated.ts';
import type { Failure_AccountBlocked_Fragment, Failure_CaptchaRequired_Fragment, Failure_InvalidInput_Fragment, Failure_Problem_Fragment, Failure_VerificationRequired_Fragment } from '../../graphql/failure.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { Access_ViewerFragmentDoc } from '../../access/viewer.generated.ts'
import { FailureFragmentDoc } from '../../graphql/failure.generated.ts'
import { useMutation } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type StartFreePlayMutationVariables = Exact<{
  input: Types.StartFreePlayInput;
}>;


export type StartFreePlayMutation = { startFreePlay:
    | { __typename: 'AccountBlocked', code: Types.ErrorCode }
    | { __typename: 'CaptchaRequired', code: Types.ErrorCode }
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'LogInSuccess', viewer: (
        { __typename: 'Viewer', id: string }
        & { ' $fragmentRefs'?: { 'Access_ViewerFragment': Access_ViewerFragment } }
      ) | null }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
    | { __typename: 'VerificationRequired', code: Types.ErrorCode }
   };

export const StartFreePlayDocument: TypedDocumentNode<StartFreePlayMutation, StartFreePlayMutationVariables> = /* @__PURE__ */ readDocument(`mutation StartFreePlay($input:StartFreePlayInput!){startFreePlay(input:$input){...on LogInSuccess{viewer{id ...Access_viewer}}...Failure@unmask}}`, [Access_ViewerFragmentDoc, FailureFragmentDoc])

export function useStartFreePlayMutation(options?: useMutation.Options<StartFreePlayMutation, StartFreePlayMutationVariables>) {
  return useMutation(StartFreePlayDocument, options)
}

trust('StartFreePlay', '257f474e4ad1d3f301084bd13f6ef79ebf7a9572683483c3b9cfbe0fc8fc9387')
