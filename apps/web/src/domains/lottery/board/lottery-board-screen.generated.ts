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
import type { LaunchTarget_LaunchTargetFragment } from '../../games/parts/launch/launch-target.generated.ts';
import type { GameActions_QueryFragment } from '../../games/parts/game-actions.generated.ts';
import type { Access_ViewerFragment, Restriction_ViewerFragment } from '../../../access/viewer.generated.ts';
import type { Balance_WalletFragment } from '../../wallet/parts/balance.generated.ts';
import type { PlayClock_ViewerFragment } from '../../limits/parts/play-clock.generated.ts';
import type { LimitValue_ValueFragment } from '../../limits/parts/limit-value.generated.ts';
import type { LotteryHolidays_QueryFragment } from './lottery-holidays.generated.ts';
import type { LotteryDraws_LotteryFragment, LotteryDraw_DrawFragment } from './lottery-draws.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
import { Shell_QueryFragmentDoc } from '../../site/parts/shell.generated.ts'
import { LotteryHolidays_QueryFragmentDoc } from './lottery-holidays.generated.ts'
import { LotteryDraws_LotteryFragmentDoc } from './lottery-draws.generated.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../../graphql/trusted.ts'
export type LotteryBoardScreenQueryVariables = Exact<{
  withShell: boolean;
  code: string;
  withMine?: boolean;
}>;


export type LotteryBoardScreenQuery = { viewer: { __typename: 'Viewer', id: string } | null, lottery: { __typename: 'LotteryGame', code: string, name: string, kind: Types.LotteryKind, region: Types.LotteryRegion | null, intervalSeconds: number | null, weekdays: Array<number>, gameId: string, isUnderMaintenance: boolean, board: { __typename: 'LotteryBoard', mode: Types.LotteryMode, series: number | null, minSeries: number | null, maxSeries: number | null, oddsVersion: string, maxLines: number, maxDraws: number, minimumCost: { __typename: 'Money', amount: string, currency: string }, maximumPayout: { __typename: 'Money', amount: string, currency: string }, ceiling: { __typename: 'Money', amount: string, currency: string }, reading: { __typename: 'LotteryReading', version: number, mainStations: Array<string>, priceUnit: number, cutOffMinutes: number, habits: { __typename: 'LotteryHabits', pairs: Types.LotteryPairsMeaning | null, ranges: Types.LotteryRangesMeaning | null, d: Types.LotteryDMeaning | null, b: Types.LotteryBMeaning | null } }, plays: Array<{ __typename: 'LotteryPlay', betType: string, group: Types.LotteryPlayGroup, unit: Types.LotteryStakeUnit, minPicks: number, maxPicks: number, choices: Array<Types.LotteryChoice> | null, price: string, payouts: Array<string> }> } | null, current: { __typename: 'LotteryDraw', code: string, number: string, state: Types.LotteryDrawState, opensAt: string, closesAt: string, drawsAt: string, serverTime: string, numbers: Array<string>, isComplete: boolean, resultVersion: number, hold: { __typename: 'LotteryHold', since: string, reason: string | null } | null } | null, last: { __typename: 'LotteryDraw', code: string, number: string, state: Types.LotteryDrawState, opensAt: string, closesAt: string, drawsAt: string, serverTime: string, numbers: Array<string>, isComplete: boolean, resultVersion: number, hold: { __typename: 'LotteryHold', since: string, reason: string | null } | null } | null, recentDraws: { __typename: 'LotteryDrawConnection', edges: Array<{ __typename: 'LotteryDrawEdge', node: { __typename: 'LotteryDraw', code: string, number: string, state: Types.LotteryDrawState, opensAt: string, closesAt: string, drawsAt: string, serverTime: string, numbers: Array<string>, isComplete: boolean, resultVersion: number, hold: { __typename: 'LotteryHold', since: string, reason: string | null } | null } }> } | null, upcomingDraws: Array<{ __typename: 'LotteryDraw', code: string, number: string, drawsAt: string }> | null, remaining: Array<{ __typename: 'LotteryRemaining', betType: string, picks: Array<number>, remaining: { __typename: 'Money', amount: string, currency: string } }> | null, openTickets?: Array<{ __typename: 'LotteryTicket', id: string, number: string, lineCount: number, stake: { __typename: 'Money', amount: string, currency: string }, draws: Array<{ __typename: 'LotteryTicketDraw', drawNumber: string, state: Types.LotteryTicketState, drawsAt: string }> }> | null } | null, lotteryHolidays: Array<{ __typename: 'LotteryHoliday', region: Types.LotteryRegion, day: string }> | null } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export const LotteryBoardScreenDocument: TypedDocumentNode<LotteryBoardScreenQuery, LotteryBoardScreenQueryVariables> = /* @__PURE__ */ readDocument(`query LotteryBoardScreen($withShell:Boolean!$code:String!$withMine:Boolean!=false){...Shell_query@include(if:$withShell)viewer{id}...LotteryHolidays_query@unmask lottery(code:$code){code name kind region intervalSeconds weekdays ...LotteryDraws_lottery@unmask board{mode series minSeries maxSeries oddsVersion minimumCost{amount currency}maximumPayout{amount currency}ceiling{amount currency}reading{version habits{pairs ranges d b}mainStations priceUnit cutOffMinutes}maxLines maxDraws plays{betType group unit minPicks maxPicks choices price payouts}}}}`, [Shell_QueryFragmentDoc, LotteryHolidays_QueryFragmentDoc, LotteryDraws_LotteryFragmentDoc])

export function useLotteryBoardScreenQuery(options: useQuery.Options<LotteryBoardScreenQuery, LotteryBoardScreenQueryVariables>) {
  return useQuery(LotteryBoardScreenDocument, options)
}

trust('LotteryBoardScreen', '7d0547f45e1d3bd4561f26d08d00fb6cbc26f0d66146bd1fe66b7e1032d68fc2')
