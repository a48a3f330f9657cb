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
import type { Lottery_GameFragment, Lottery_DrawFragment, Lottery_TicketFragment, Lottery_LineFragment } from '../lottery-parts.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
import { Shell_QueryFragmentDoc } from '../../site/parts/shell.generated.ts'
import { Lottery_DrawFragmentDoc, Lottery_GameFragmentDoc, Lottery_LineFragmentDoc, Lottery_TicketFragmentDoc } from '../lottery-parts.generated.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../../graphql/trusted.ts'
export type DrawScreenQueryVariables = Exact<{
  code: string;
  number: string;
  withShell: boolean;
}>;


export type DrawScreenQuery = { lottery: { __typename: 'LotteryGame', code: string, name: string, kind: Types.LotteryKind, region: Types.LotteryRegion | null, intervalSeconds: number | null, current: { __typename: 'LotteryDraw', code: string, number: string } | null } | null, lotteryDraw: { __typename: 'LotteryDrawProof', picture: string | null, seed: string | null, isMissed: boolean, voidReason: string | null, draw: { __typename: 'LotteryDraw', code: string, number: string, state: Types.LotteryDrawState, day: string, opensAt: string, closesAt: string, drawsAt: string, serverTime: string, numbers: Array<string>, isComplete: boolean, resultVersion: number, hold: { __typename: 'LotteryHold', since: string, reason: string | null } | null }, sales: { __typename: 'LotterySales', tickets: number, lines: number, hash: string, stake: { __typename: 'Money', amount: string, currency: string } } | null, holds: Array<{ __typename: 'LotteryHold', since: string, until: string | null, reason: string | null }>, versions: Array<{ __typename: 'LotteryResultVersion', version: number, numbers: Array<string>, at: string, reason: string | null }>, steps: Array<{ __typename: 'LotteryDrawStep', state: Types.LotteryDrawState, at: string, reason: string | null }> } | null, viewer: { __typename: 'Viewer', id: string, lotteryTickets: { __typename: 'LotteryTicketConnection', edges: Array<{ __typename: 'LotteryTicketEdge', node: { __typename: 'LotteryTicket', id: string, number: string, code: string, name: string, mode: Types.LotteryMode, oddsVersion: string, readingVersion: number | null, series: number | null, state: Types.LotteryTicketState, lineCount: number, isStoppedByWin: boolean, canCancel: boolean, placedAt: string, lines: Array<{ __typename: 'LotteryLine', line: number, betType: string, picks: Array<number>, labels: Array<string>, amount: { __typename: 'Money', amount: string, currency: string }, cost: { __typename: 'Money', amount: string, currency: string }, wins: Array<{ __typename: 'LotteryLineWin', drawNumber: string, hits: number, payout: { __typename: 'Money', amount: string, currency: string } }> }> | null, stake: { __typename: 'Money', amount: string, currency: string }, staked: { __typename: 'Money', amount: string, currency: string }, settledStake: { __typename: 'Money', amount: string, currency: string }, payout: { __typename: 'Money', amount: string, currency: string }, profit: { __typename: 'Money', amount: string, currency: string } | null, draws: Array<{ __typename: 'LotteryTicketDraw', drawNumber: string, state: Types.LotteryTicketState, closesAt: string, drawsAt: string, numbers: Array<string>, isMissed: boolean, voidReason: string | null, hold: { __typename: 'LotteryHold', since: string, reason: string | null } | null, payout: { __typename: 'Money', amount: string, currency: string }, profit: { __typename: 'Money', amount: string, currency: string } | null, settlements: Array<{ __typename: 'LotteryTicketSettlement', version: number, at: string, reason: string | null, payout: { __typename: 'Money', amount: string, currency: string }, difference: { __typename: 'Money', amount: string, currency: string }, posted: { __typename: 'Money', amount: string, currency: string } | null }> }> } }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null } } | null } | null } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export const DrawScreenDocument: TypedDocumentNode<DrawScreenQuery, DrawScreenQueryVariables> = /* @__PURE__ */ readDocument(`query DrawScreen($code:String!$number:String!$withShell:Boolean!){...Shell_query@include(if:$withShell)lottery(code:$code){...Lottery_game@unmask current{code number}}lotteryDraw(code:$code number:$number){draw{...Lottery_draw@unmask}picture seed sales{tickets lines stake{amount currency}hash}isMissed voidReason holds{since until reason}versions{version numbers at reason}steps{state at reason}}viewer{id lotteryTickets(code:$code drawNumber:$number first:10){edges{node{...Lottery_ticket@unmask lines(first:40){...Lottery_line@unmask}}}pageInfo{endCursor}}}}`, [Shell_QueryFragmentDoc, Lottery_GameFragmentDoc, Lottery_DrawFragmentDoc, Lottery_TicketFragmentDoc, Lottery_LineFragmentDoc])

export function useDrawScreenQuery(options: useQuery.Options<DrawScreenQuery, DrawScreenQueryVariables>) {
  return useQuery(DrawScreenDocument, options)
}

trust('DrawScreen', '7d331c266c327dbff5fc6bc9248988c795e03ab43b2de2329f81be6947779928')
