/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { LaunchTarget_LaunchTargetFragment } from './launch/launch-target.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
import { LaunchTarget_LaunchTargetFragmentDoc } from './launch/launch-target.generated.ts'
export type GameCard_GameFragment = { __typename: 'Game', id: string, name: string, vendorName: string, picture: string, model: Types.GameModel | null, volatility: number | null, isUnderMaintenance: boolean, launchTarget: { __typename: 'LaunchTarget', mode: Types.LaunchMode, vendorId: string, gameCode: string | null, playType: string | null } | null } & { ' $fragmentName'?: 'GameCard_GameFragment' };

export const GameCard_GameFragmentDoc: TypedDocumentNode<GameCard_GameFragment, unknown> = /* @__PURE__ */ readDocument(`fragment GameCard_game on Game{id name vendorName picture model volatility isUnderMaintenance launchTarget{...LaunchTarget_launchTarget@unmask}}`, [LaunchTarget_LaunchTargetFragmentDoc])