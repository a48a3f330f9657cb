/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { GameTile_GameFragment } from '../parts/game-tile.generated.ts';
import type { LaunchTarget_LaunchTargetFragment } from '../parts/launch/launch-target.generated.ts';
import type { Failure_GameUnderMaintenance_Fragment, Failure_Problem_Fragment } from '../../../graphql/failure.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
import { GameTile_GameFragmentDoc } from '../parts/game-tile.generated.ts'
import { FailureFragmentDoc } from '../../../graphql/failure.generated.ts'
import { useMutation } from '@apollo/client/react'
import { trust } from '../../../graphql/trusted.ts'
export type LaunchTrialMutationVariables = Exact<{
  input: Types.LaunchTrialInput;
}>;


export type LaunchTrialMutation = { launchTrial:
    | { __typename: 'GameUnderMaintenance', code: Types.ErrorCode, suggestions: Array<(
        { __typename: 'Game', id: string }
        & { ' $fragmentRefs'?: { 'GameTile_GameFragment': GameTile_GameFragment } }
      )> | null }
    | { __typename: 'LaunchGameSuccess', launchUrl: string, origin: string, isDemo: boolean }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export const LaunchTrialDocument: TypedDocumentNode<LaunchTrialMutation, LaunchTrialMutationVariables> = /* @__PURE__ */ readDocument(`mutation LaunchTrial($input:LaunchTrialInput!){launchTrial(input:$input){...on LaunchGameSuccess{launchUrl origin isDemo}...on GameUnderMaintenance{suggestions{id ...GameTile_game}}...Failure@unmask}}`, [GameTile_GameFragmentDoc, FailureFragmentDoc])

export function useLaunchTrialMutation(options?: useMutation.Options<LaunchTrialMutation, LaunchTrialMutationVariables>) {
  return useMutation(LaunchTrialDocument, options)
}

trust('LaunchTrial', '7c8d33e1f8c7a057f6bf9ec8d9a7fed9715c1dbe1d0147cda508ba97feccb554')
