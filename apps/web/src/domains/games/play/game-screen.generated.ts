/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { Shell_QueryFragment } from '../../site/parts/shell.generated.ts';
import type { SiteFacts_QueryFragment } from '../../site/parts/site-facts.generated.ts';
import type { SiteAbilities_QueryFragment } from '../../../graphql/site-abilities.generated.ts';
import type { Navigation_QueryFragment } from '../../site/parts/navigation.generated.ts';
import type { BannerGroups_QueryFragment } from '../../site/parts/banner-groups.generated.ts';
import type { BannerSlide_BannerFragment } from '../../site/parts/banner-slide.generated.ts';
import type { LaunchTarget_LaunchTargetFragment } from '../parts/launch/launch-target.generated.ts';
import type { GameActions_QueryFragment } from '../parts/game-actions.generated.ts';
import type { Access_ViewerFragment, Restriction_ViewerFragment } from '../../../access/viewer.generated.ts';
import type { Balance_WalletFragment } from '../../wallet/parts/balance.generated.ts';
import type { PlayClock_ViewerFragment } from '../../limits/parts/play-clock.generated.ts';
import type { LimitValue_ValueFragment } from '../../limits/parts/limit-value.generated.ts';
import type { GameTile_GameFragment } from '../parts/game-tile.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
import { Shell_QueryFragmentDoc } from '../../site/parts/shell.generated.ts'
import { GameTile_GameFragmentDoc } from '../parts/game-tile.generated.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../../graphql/trusted.ts'
export type GameScreenQueryVariables = Exact<{
  withShell: boolean;
  id: string;
}>;


export type GameScreenQuery = { game: { __typename: 'Game', id: string, vendorId: string, category: Types.GameCategory, hasTrial: boolean, name: string, vendorName: string, picture: string, isHot: boolean, isNew: boolean, isUnderMaintenance: boolean, returnToPlayerBasisPoints: number | null, isFavourite: boolean | null, jackpotId: string | null, model: Types.GameModel | null, volatility: number | null, launchTarget: { __typename: 'LaunchTarget', mode: Types.LaunchMode, vendorId: string, gameCode: string | null, playType: string | null } | null } | null, hotGames: Array<{ __typename: 'Game', id: string, name: string, vendorName: string, picture: string, isHot: boolean, isNew: boolean, isUnderMaintenance: boolean, returnToPlayerBasisPoints: number | null, isFavourite: boolean | null, jackpotId: string | null, model: Types.GameModel | null, volatility: number | null, launchTarget: { __typename: 'LaunchTarget', mode: Types.LaunchMode, vendorId: string, gameCode: string | null, playType: string | null } | null }> | null } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export const GameScreenDocument: TypedDocumentNode<GameScreenQuery, GameScreenQueryVariables> = /* @__PURE__ */ readDocument(`query GameScreen($withShell:Boolean!$id:ID!){...Shell_query@include(if:$withShell)game(id:$id){id vendorId category hasTrial ...GameTile_game@unmask}hotGames(first:14){id ...GameTile_game@unmask}}`, [Shell_QueryFragmentDoc, GameTile_GameFragmentDoc])

export function useGameScreenQuery(options: useQuery.Options<GameScreenQuery, GameScreenQueryVariables>) {
  return useQuery(GameScreenDocument, options)
}

trust('GameScreen', 'b1896d228d305f03f67ae6432069bc2058dfcd040721b02ec5c4d286a542253d', ['withShell'])
