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
import type { OpenRounds_ViewerFragment } from '../parts/open-rounds.generated.ts';
import type { GameCard_GameFragment } from '../parts/game-card.generated.ts';
import type { JackpotCard_JackpotFragment } from '../../jackpots/parts/jackpot-card.generated.ts';
import type { SportEvent_EventFragment } from '../sport-events.generated.ts';
import type { LobbyChoices_LobbyFragment } from './lobby-choices.generated.ts';
import type { FilterMenu_LobbyFragment } from '../parts/filter-menu.generated.ts';
import type { GameTile_GameFragment } from '../parts/game-tile.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
import { Shell_QueryFragmentDoc } from '../../site/parts/shell.generated.ts'
import { OpenRounds_ViewerFragmentDoc } from '../parts/open-rounds.generated.ts'
import { GameCard_GameFragmentDoc } from '../parts/game-card.generated.ts'
import { JackpotCard_JackpotFragmentDoc } from '../../jackpots/parts/jackpot-card.generated.ts'
import { SportEvent_EventFragmentDoc } from '../sport-events.generated.ts'
import { LobbyChoices_LobbyFragmentDoc } from './lobby-choices.generated.ts'
import { GameTile_GameFragmentDoc } from '../parts/game-tile.generated.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../../graphql/trusted.ts'
export type LobbyScreenQueryVariables = Exact<{
  withShell: boolean;
  lobbyId?: Types.LobbyId | null | undefined;
  filter?: Types.GameFilter | null | undefined;
  sort?: Types.GameSort | null | undefined;
  page?: number | null | undefined;
  withChoices?: boolean;
  withMine?: boolean;
  withJackpots?: boolean;
  withEvents?: boolean;
}>;


export type LobbyScreenQuery = { viewer?: { __typename: 'Viewer', id: string, recentGames: Array<{ __typename: 'Game', id: string, name: string, vendorName: string, picture: string, model: Types.GameModel | null, volatility: number | null, isUnderMaintenance: boolean, launchTarget: { __typename: 'LaunchTarget', mode: Types.LaunchMode, vendorId: string, gameCode: string | null, playType: string | null } | null }> | null, openRounds: Array<{ __typename: 'OpenRound', id: string, openedAt: string, stake: { __typename: 'Money', amount: string, currency: string }, game: { __typename: 'Game', id: string, name: string, vendorName: string, picture: string, model: Types.GameModel | null, volatility: number | null, isUnderMaintenance: boolean, launchTarget: { __typename: 'LaunchTarget', mode: Types.LaunchMode, vendorId: string, gameCode: string | null, playType: string | null } | null } }> | null } | null, jackpots?: Array<(
    { __typename: 'Jackpot', id: string }
    & { ' $fragmentRefs'?: { 'JackpotCard_JackpotFragment': JackpotCard_JackpotFragment } }
  )> | null, sportEvents?: Array<{ __typename: 'SportEvent', id: string, gameId: string, sport: Types.Sport, league: string, phase: Types.EventPhase, startsAt: string, endsAt: string, home: string, away: string, homeScore: number, awayScore: number, markets: Array<{ __typename: 'EventMarket', code: string, line: string | null, selections: Array<{ __typename: 'EventSelection', code: string, odds: string | null }> }> }> | null, lobby: { __typename: 'Lobby', id: Types.LobbyId | null, games: { __typename: 'GamePage', totalCount: number, foldedCount: number, correctedSearch: string | null, pageInfo: { __typename: 'PageNumbers', page: number, totalPages: number }, nodes: Array<{ __typename: 'Game', id: string, name: string, vendorName: string, picture: string, isHot: boolean, isNew: boolean, isUnderMaintenance: boolean, returnToPlayerBasisPoints: number | null, isFavourite: boolean | null, jackpotId: string | null, model: Types.GameModel | null, volatility: number | null, family: { __typename: 'GameFamily', id: string, gameCount: number } | null, launchTarget: { __typename: 'LaunchTarget', mode: Types.LaunchMode, vendorId: string, gameCode: string | null, playType: string | null } | null }>, elsewhere: Array<{ __typename: 'LobbyMatches', lobbyId: Types.LobbyId, gameCount: number }> | null, suggestions: Array<{ __typename: 'Game', id: string, name: string, vendorName: string, picture: string, isHot: boolean, isNew: boolean, isUnderMaintenance: boolean, returnToPlayerBasisPoints: number | null, isFavourite: boolean | null, jackpotId: string | null, model: Types.GameModel | null, volatility: number | null, launchTarget: { __typename: 'LaunchTarget', mode: Types.LaunchMode, vendorId: string, gameCode: string | null, playType: string | null } | null }> | null } | null } & (
    { __typename: 'Lobby' }
    & { ' $fragmentRefs'?: { 'LobbyChoices_LobbyFragment': LobbyChoices_LobbyFragment } }
  ) & { __typename: 'Lobby' } } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export const LobbyScreenDocument: TypedDocumentNode<LobbyScreenQuery, LobbyScreenQueryVariables> = /* @__PURE__ */ readDocument(`query LobbyScreen($withShell:Boolean!$lobbyId:LobbyId$filter:GameFilter$sort:GameSort$page:Int$withChoices:Boolean!=true$withMine:Boolean!=false$withJackpots:Boolean!=false$withEvents:Boolean!=false){...Shell_query@include(if:$withShell)viewer@include(if:$withMine){id ...OpenRounds_viewer@unmask recentGames(first:14 lobbyId:$lobbyId){id ...GameCard_game@unmask}}jackpots@include(if:$withJackpots){id ...JackpotCard_jackpot}sportEvents(lobbyId:$lobbyId)@include(if:$withEvents){...SportEvent_event@unmask}lobby(id:$lobbyId){id ...LobbyChoices_lobby@include(if:$withChoices)games(filter:$filter sort:$sort page:$page oneOfFamily:true){totalCount foldedCount pageInfo{page totalPages}nodes{id family{id gameCount}...GameTile_game@unmask}correctedSearch elsewhere{lobbyId gameCount}suggestions{id ...GameTile_game@unmask}}}}`, [Shell_QueryFragmentDoc, OpenRounds_ViewerFragmentDoc, GameCard_GameFragmentDoc, JackpotCard_JackpotFragmentDoc, SportEvent_EventFragmentDoc, LobbyChoices_LobbyFragmentDoc, GameTile_GameFragmentDoc])

export function useLobbyScreenQuery(options: useQuery.Options<LobbyScreenQuery, LobbyScreenQueryVariables>) {
  return useQuery(LobbyScreenDocument, options)
}

trust('LobbyScreen', 'c9b70e89659b38e61868071ad4affb83e9fc1f8109478c6f9fdd016a6f7bd141', ['withMine', 'withShell'])
