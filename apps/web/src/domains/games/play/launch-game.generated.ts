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
export type LaunchGameMutationVariables = Exact<{
  input: Types.LaunchGameInput;
}>;


export type LaunchGameMutation = { launchGame:
    | { __typename: 'GameUnderMaintenance', code: Types.ErrorCode, suggestions: Array<(
        { __typename: 'Game', id: string }
        & { ' $fragmentRefs'?: { 'GameTile_GameFragment': GameTile_GameFragment } }
      )> | null }
    | { __typename: 'LaunchGameSuccess', launchUrl: string, origin: string, isDemo: boolean }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export const LaunchGameDocument: TypedDocumentNode<LaunchGameMutation, LaunchGameMutationVariables> = /* @__PURE__ */ readDocument(`mutation LaunchGame($input:LaunchGameInput!){launchGame(input:$input){...on LaunchGameSuccess{launchUrl origin isDemo}...on GameUnderMaintenance{suggestions{id ...GameTile_game}}...Failure@unmask}}`, [GameTile_GameFragmentDoc, FailureFragmentDoc])

export function useLaunchGameMutation(options?: useMutation.Options<LaunchGameMutation, LaunchGameMutationVariables>) {
  return useMutation(LaunchGameDocument, options)
}

trust('LaunchGame', '48a4cf537a3a29dc3b3478a89f58cd01b94fea5d857e3d231b984bdd44b42961')
