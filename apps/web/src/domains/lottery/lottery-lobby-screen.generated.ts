/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { Shell_QueryFragment } from '../site/parts/shell.generated.ts';
import type { SiteFacts_QueryFragment } from '../site/parts/site-facts.generated.ts';
import type { SiteAbilities_QueryFragment } from '../../graphql/site-abilities.generated.ts';
import type { Navigation_QueryFragment } from '../site/parts/navigation.generated.ts';
import type { BannerGroups_QueryFragment } from '../site/parts/banner-groups.generated.ts';
import type { BannerSlide_BannerFragment } from '../site/parts/banner-slide.generated.ts';
import type { LaunchTarget_LaunchTargetFragment } from '../games/parts/launch/launch-target.generated.ts';
import type { GameActions_QueryFragment } from '../games/parts/game-actions.generated.ts';
import type { Access_ViewerFragment, Restriction_ViewerFragment } from '../../access/viewer.generated.ts';
import type { Balance_WalletFragment } from '../wallet/parts/balance.generated.ts';
import type { PlayClock_ViewerFragment } from '../limits/parts/play-clock.generated.ts';
import type { LimitValue_ValueFragment } from '../limits/parts/limit-value.generated.ts';
import type { LotteryDraw_DrawFragment } from './board/lottery-draws.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { Shell_QueryFragmentDoc } from '../site/parts/shell.generated.ts'
import { LotteryDraw_DrawFragmentDoc } from './board/lottery-draws.generated.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type LotteryLobbyScreenQueryVariables = Exact<{
  withShell: boolean;
  withMine?: boolean;
}>;


export type LotteryLobbyScreenQuery = { viewer: { __typename: 'Viewer', id: string, favouriteLotteries?: Array<{ __typename: 'Lottery', id: string }> | null, lotteryTickets?: { __typename: 'LotteryTicketConnection', edges: Array<{ __typename: 'LotteryTicketEdge', node: { __typename: 'LotteryTicket', id: string, code: string } }> } | null } | null, lotteries: Array<{ __typename: 'LotteryGame', code: string, gameId: string, name: string, kind: Types.LotteryKind, region: Types.LotteryRegion | null, intervalSeconds: number | null, mode: Types.LotteryMode, isDrawnToday: boolean, current: { __typename: 'LotteryDraw', code: string, number: string, state: Types.LotteryDrawState, opensAt: string, closesAt: string, drawsAt: string, serverTime: string, numbers: Array<string>, isComplete: boolean, resultVersion: number, hold: { __typename: 'LotteryHold', since: string, reason: string | null } | null } | null, last: { __typename: 'LotteryDraw', code: string, number: string, state: Types.LotteryDrawState, opensAt: string, closesAt: string, drawsAt: string, serverTime: string, numbers: Array<string>, isComplete: boolean, resultVersion: number, hold: { __typename: 'LotteryHold', since: string, reason: string | null } | null } | null }> | null } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export type LotteryLobbyDrawsQueryVariables = Exact<{ [key: string]: never; }>;


export type LotteryLobbyDrawsQuery = { ' $fragmentRefs'?: { 'LotteryLobbyDraws_QueryFragment': LotteryLobbyDraws_QueryFragment } };

export type LotteryLobbyDraws_QueryFragment = { lotteries: Array<{ __typename: 'LotteryGame', code: string, gameId: string, name: string, kind: Types.LotteryKind, region: Types.LotteryRegion | null, intervalSeconds: number | null, mode: Types.LotteryMode, isDrawnToday: boolean, current: { __typename: 'LotteryDraw', code: string, number: string, state: Types.LotteryDrawState, opensAt: string, closesAt: string, drawsAt: string, serverTime: string, numbers: Array<string>, isComplete: boolean, resultVersion: number, hold: { __typename: 'LotteryHold', since: string, reason: string | null } | null } | null, last: { __typename: 'LotteryDraw', code: string, number: string, state: Types.LotteryDrawState, opensAt: string, closesAt: string, drawsAt: string, serverTime: string, numbers: Array<string>, isComplete: boolean, resultVersion: number, hold: { __typename: 'LotteryHold', since: string, reason: string | null } | null } | null }> | null } & { ' $fragmentName'?: 'LotteryLobbyDraws_QueryFragment' };

export type LotteryFavouriteFragment = { __typename: 'Lottery', id: string, isFavourite: boolean | null } & { ' $fragmentName'?: 'LotteryFavouriteFragment' };

export const LotteryLobbyDraws_QueryFragmentDoc: TypedDocumentNode<LotteryLobbyDraws_QueryFragment, unknown> = /* @__PURE__ */ readDocument(`fragment LotteryLobbyDraws_query on Query{lotteries{code gameId name kind region intervalSeconds mode isDrawnToday current{...LotteryDraw_draw@unmask}last{...LotteryDraw_draw@unmask}}}`, [LotteryDraw_DrawFragmentDoc])
export const LotteryLobbyScreenDocument: TypedDocumentNode<LotteryLobbyScreenQuery, LotteryLobbyScreenQueryVariables> = /* @__PURE__ */ readDocument(`query LotteryLobbyScreen($withShell:Boolean!$withMine:Boolean!=false){...Shell_query@include(if:$withShell)viewer{id favouriteLotteries@include(if:$withMine){id}lotteryTickets(first:30)@include(if:$withMine){edges{node{id code}}}}...LotteryLobbyDraws_query@unmask}`, [Shell_QueryFragmentDoc, LotteryLobbyDraws_QueryFragmentDoc])
export const LotteryLobbyDrawsDocument: TypedDocumentNode<LotteryLobbyDrawsQuery, LotteryLobbyDrawsQueryVariables> = /* @__PURE__ */ readDocument(`query LotteryLobbyDraws{...LotteryLobbyDraws_query}`, [LotteryLobbyDraws_QueryFragmentDoc])
export const LotteryFavouriteFragmentDoc: TypedDocumentNode<LotteryFavouriteFragment, unknown> = /* @__PURE__ */ readDocument(`fragment LotteryFavourite on Lottery{id isFavourite}`)

export function useLotteryLobbyScreenQuery(options: useQuery.Options<LotteryLobbyScreenQuery, LotteryLobbyScreenQueryVariables>) {
  return useQuery(LotteryLobbyScreenDocument, options)
}

export function useLotteryLobbyDrawsQuery(options: useQuery.Options<LotteryLobbyDrawsQuery, LotteryLobbyDrawsQueryVariables>) {
  return useQuery(LotteryLobbyDrawsDocument, options)
}

trust('LotteryLobbyDraws', 'e1cbc0f1a6054e330d49a29413df48049fd0f88a5ad54c33be670d0a09738a67', [])
trust('LotteryLobbyScreen', '585db0ee44dbcdf15a15634392ba16b73ab04b2e9d4d46e993ef23aafb223fb4')
