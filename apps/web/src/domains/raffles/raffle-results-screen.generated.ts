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
import type { Raffle_RaffleFragment } from './parts/raffle.generated.ts';
import type { Raffle_WinnerFragment } from './raffle-screen.generated.ts';
import type { Records_PageFragment } from '../records/parts/records.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { Shell_QueryFragmentDoc } from '../site/parts/shell.generated.ts'
import { Raffle_RaffleFragmentDoc } from './parts/raffle.generated.ts'
import { Raffle_WinnerFragmentDoc } from './raffle-screen.generated.ts'
import { Records_PageFragmentDoc } from '../records/parts/records.generated.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type RaffleResultsScreenQueryVariables = Exact<{
  withShell: boolean;
  page: number;
}>;


export type RaffleResultsScreenQuery = { raffleResults: { __typename: 'RafflePage', nodes: Array<{ __typename: 'Raffle', id: string, title: string, picture: string, state: Types.RaffleState, isCalledOff: boolean, price: string, capacity: number, soldTickets: number, closesAt: string, drawsAt: string, endedAt: string | null, serverTime: string, winners: Array<{ __typename: 'RaffleWinner', place: number, ticket: number, maskedUsername: string, points: string | null, amount: { __typename: 'Money', amount: string, currency: string } | null }>, prizes: Array<{ __typename: 'RafflePrizeLine', from: number, to: number, points: string | null, amount: { __typename: 'Money', amount: string, currency: string } | null }> }>, pageInfo: { __typename: 'PageNumbers', page: number, totalPages: number } } | null } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export const RaffleResultsScreenDocument: TypedDocumentNode<RaffleResultsScreenQuery, RaffleResultsScreenQueryVariables> = /* @__PURE__ */ readDocument(`query RaffleResultsScreen($withShell:Boolean!$page:Int!){...Shell_query@include(if:$withShell)raffleResults(page:$page pageSize:6){nodes{...Raffle_raffle@unmask winners{...Raffle_winner@unmask}}pageInfo{...Records_page@unmask}}}`, [Shell_QueryFragmentDoc, Raffle_RaffleFragmentDoc, Raffle_WinnerFragmentDoc, Records_PageFragmentDoc])

export function useRaffleResultsScreenQuery(options: useQuery.Options<RaffleResultsScreenQuery, RaffleResultsScreenQueryVariables>) {
  return useQuery(RaffleResultsScreenDocument, options)
}

trust('RaffleResultsScreen', '0a477163e3f608ae5166b8679baeed473f205dfab73aede3be0777021b94ea75', ['withShell'])
