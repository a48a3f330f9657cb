/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { GameCard_GameFragment } from './game-card.generated.ts';
import type { LaunchTarget_LaunchTargetFragment } from './launch/launch-target.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
import { GameCard_GameFragmentDoc } from './game-card.generated.ts'
export type OpenRounds_ViewerFragment = { __typename: 'Viewer', openRounds: Array<{ __typename: 'OpenRound', id: string, openedAt: string, stake: { __typename: 'Money', amount: string, currency: string }, game: { __typename: 'Game', id: string, name: string, vendorName: string, picture: string, model: Types.GameModel | null, volatility: number | null, isUnderMaintenance: boolean, launchTarget: { __typename: 'LaunchTarget', mode: Types.LaunchMode, vendorId: string, gameCode: string | null, playType: string | null } | null } }> | null } & { ' $fragmentName'?: 'OpenRounds_ViewerFragment' };

export const OpenRounds_ViewerFragmentDoc: TypedDocumentNode<OpenRounds_ViewerFragment, unknown> = /* @__PURE__ */ readDocument(`fragment OpenRounds_viewer on Viewer{openRounds{id openedAt stake{amount currency}game{id ...GameCard_game@unmask}}}`, [GameCard_GameFragmentDoc])