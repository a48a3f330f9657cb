/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { LaunchTarget_LaunchTargetFragment } from './launch/launch-target.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
import { LaunchTarget_LaunchTargetFragmentDoc } from './launch/launch-target.generated.ts'
export type GameTile_GameFragment = { __typename: 'Game', id: string, name: string, vendorName: string, picture: string, isHot: boolean, isNew: boolean, isUnderMaintenance: boolean, returnToPlayerBasisPoints: number | null, isFavourite: boolean | null, jackpotId: string | null, model: Types.GameModel | null, volatility: number | null, launchTarget: { __typename: 'LaunchTarget', mode: Types.LaunchMode, vendorId: string, gameCode: string | null, playType: string | null } | null } & { ' $fragmentName'?: 'GameTile_GameFragment' };

export const GameTile_GameFragmentDoc: TypedDocumentNode<GameTile_GameFragment, unknown> = /* @__PURE__ */ readDocument(`fragment GameTile_game on Game{id name vendorName picture isHot isNew isUnderMaintenance returnToPlayerBasisPoints isFavourite jackpotId model volatility launchTarget{...LaunchTarget_launchTarget@unmask}}`, [LaunchTarget_LaunchTargetFragmentDoc])