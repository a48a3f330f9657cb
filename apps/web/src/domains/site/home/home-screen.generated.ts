/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { Shell_QueryFragment } from '../parts/shell.generated.ts';
import type { SiteFacts_QueryFragment } from '../parts/site-facts.generated.ts';
import type { SiteAbilities_QueryFragment } from '../../../graphql/site-abilities.generated.ts';
import type { Navigation_QueryFragment } from '../parts/navigation.generated.ts';
import type { BannerGroups_QueryFragment } from '../parts/banner-groups.generated.ts';
import type { BannerSlide_BannerFragment } from '../parts/banner-slide.generated.ts';
import type { LaunchTarget_LaunchTargetFragment } from '../../games/parts/launch/launch-target.generated.ts';
import type { GameActions_QueryFragment } from '../../games/parts/game-actions.generated.ts';
import type { Access_ViewerFragment, Restriction_ViewerFragment } from '../../../access/viewer.generated.ts';
import type { Balance_WalletFragment } from '../../wallet/parts/balance.generated.ts';
import type { PlayClock_ViewerFragment } from '../../limits/parts/play-clock.generated.ts';
import type { LimitValue_ValueFragment } from '../../limits/parts/limit-value.generated.ts';
import type { OpenRounds_ViewerFragment } from '../../games/parts/open-rounds.generated.ts';
import type { GameCard_GameFragment } from '../../games/parts/game-card.generated.ts';
import type { GameTile_GameFragment } from '../../games/parts/game-tile.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
import { Shell_QueryFragmentDoc } from '../parts/shell.generated.ts'
import { OpenRounds_ViewerFragmentDoc } from '../../games/parts/open-rounds.generated.ts'
import { GameCard_GameFragmentDoc } from '../../games/parts/game-card.generated.ts'
import { GameTile_GameFragmentDoc } from '../../games/parts/game-tile.generated.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../../graphql/trusted.ts'
export type HomeScreenQueryVariables = Exact<{
  withShell: boolean;
  browsing: boolean;
  withMine?: boolean;
  filter?: Types.GameFilter | null | undefined;
  sort?: Types.GameSort | null | undefined;
  page?: number | null | undefined;
}>;


export type HomeScreenQuery = { site?: { __typename: 'Site', announcements: { __typename: 'AnnouncementPage', nodes: Array<{ __typename: 'Announcement', id: string, title: string }> } | null }, viewer?: { __typename: 'Viewer', id: string, recentGames: Array<{ __typename: 'Game', id: string, name: string, vendorName: string, picture: string, model: Types.GameModel | null, volatility: number | null, isUnderMaintenance: boolean, launchTarget: { __typename: 'LaunchTarget', mode: Types.LaunchMode, vendorId: string, gameCode: string | null, playType: string | null } | null }> | null, favouriteGames: { __typename: 'GamePage', nodes: Array<{ __typename: 'Game', id: string, name: string, vendorName: string, picture: string, model: Types.GameModel | null, volatility: number | null, isUnderMaintenance: boolean, launchTarget: { __typename: 'LaunchTarget', mode: Types.LaunchMode, vendorId: string, gameCode: string | null, playType: string | null } | null }> } | null, openRounds: Array<{ __typename: 'OpenRound', id: string, openedAt: string, stake: { __typename: 'Money', amount: string, currency: string }, game: { __typename: 'Game', id: string, name: string, vendorName: string, picture: string, model: Types.GameModel | null, volatility: number | null, isUnderMaintenance: boolean, launchTarget: { __typename: 'LaunchTarget', mode: Types.LaunchMode, vendorId: string, gameCode: string | null, playType: string | null } | null } }> | null } | null, hotGames?: Array<{ __typename: 'Game', id: string, name: string, vendorName: string, picture: string, isHot: boolean, isNew: boolean, isUnderMaintenance: boolean, returnToPlayerBasisPoints: number | null, isFavourite: boolean | null, jackpotId: string | null, model: Types.GameModel | null, volatility: number | null, launchTarget: { __typename: 'LaunchTarget', mode: Types.LaunchMode, vendorId: string, gameCode: string | null, playType: string | null } | null }> | null, catalogue?: { __typename: 'Lobby', id: Types.LobbyId | null, games: { __typename: 'GamePage', totalCount: number, foldedCount: number, correctedSearch: string | null, pageInfo: { __typename: 'PageNumbers', page: number, totalPages: number }, nodes: Array<{ __typename: 'Game', id: string, name: string, vendorName: string, picture: string, isHot: boolean, isNew: boolean, isUnderMaintenance: boolean, returnToPlayerBasisPoints: number | null, isFavourite: boolean | null, jackpotId: string | null, model: Types.GameModel | null, volatility: number | null, family: { __typename: 'GameFamily', id: string, gameCount: number } | null, launchTarget: { __typename: 'LaunchTarget', mode: Types.LaunchMode, vendorId: string, gameCode: string | null, playType: string | null } | null }>, elsewhere: Array<{ __typename: 'LobbyMatches', lobbyId: Types.LobbyId, gameCount: number }> | null, suggestions: Array<{ __typename: 'Game', id: string, name: string, vendorName: string, picture: string, isHot: boolean, isNew: boolean, isUnderMaintenance: boolean, returnToPlayerBasisPoints: number | null, isFavourite: boolean | null, jackpotId: string | null, model: Types.GameModel | null, volatility: number | null, launchTarget: { __typename: 'LaunchTarget', mode: Types.LaunchMode, vendorId: string, gameCode: string | null, playType: string | null } | null }> | null } | null } } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export const HomeScreenDocument: TypedDocumentNode<HomeScreenQuery, HomeScreenQueryVariables> = /* @__PURE__ */ readDocument(`query HomeScreen($withShell:Boolean!$browsing:Boolean!$withMine:Boolean!=false$filter:GameFilter$sort:GameSort$page:Int){...Shell_query@include(if:$withShell)site@skip(if:$browsing){announcements(kind:NOTICE pageSize:5){nodes{id title}}}viewer@include(if:$withMine)@skip(if:$browsing){id ...OpenRounds_viewer@unmask recentGames(first:14){id ...GameCard_game@unmask}favouriteGames(pageSize:14){nodes{id ...GameCard_game@unmask}}}hotGames(first:14)@skip(if:$browsing){id ...GameTile_game@unmask}catalogue:lobby@include(if:$browsing){id games(filter:$filter sort:$sort page:$page oneOfFamily:true){totalCount foldedCount pageInfo{page totalPages}nodes{id family{id gameCount}...GameTile_game@unmask}correctedSearch elsewhere{lobbyId gameCount}suggestions{id ...GameTile_game@unmask}}}}`, [Shell_QueryFragmentDoc, OpenRounds_ViewerFragmentDoc, GameCard_GameFragmentDoc, GameTile_GameFragmentDoc])

export function useHomeScreenQuery(options: useQuery.Options<HomeScreenQuery, HomeScreenQueryVariables>) {
  return useQuery(HomeScreenDocument, options)
}

trust('HomeScreen', 'ca0be585d6d0599d01142027355d7e42e488e7fcfd30d0b9d6222f5ac0d1d740', ['withMine', 'withShell'])
