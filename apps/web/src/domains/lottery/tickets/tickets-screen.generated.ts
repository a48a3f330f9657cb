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
import type { Lottery_GameFragment, Lottery_TicketFragment, Lottery_LineFragment } from '../lottery-parts.generated.ts';
import type { AccountNavigation_EntryFragment } from '../../member/parts/account-navigation.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
import { Shell_QueryFragmentDoc } from '../../site/parts/shell.generated.ts'
import { Lottery_GameFragmentDoc, Lottery_LineFragmentDoc, Lottery_TicketFragmentDoc } from '../lottery-parts.generated.ts'
import { AccountNavigation_EntryFragmentDoc } from '../../member/parts/account-navigation.generated.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../../graphql/trusted.ts'
export type LotteryTicketsScreenQueryVariables = Exact<{
  code?: string | null | undefined;
  openOnly: boolean;
  wonOnly: boolean;
  after?: string | null | undefined;
  withShell: boolean;
}>;


export type LotteryTicketsScreenQuery = { lotteries: Array<{ __typename: 'LotteryGame', code: string, name: string, kind: Types.LotteryKind, region: Types.LotteryRegion | null, intervalSeconds: number | null }> | null, viewer: { __typename: 'Viewer', id: string, memberAccount:
      | { __typename: 'MemberAccount', menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }> }
      | { __typename: 'Problem', code: Types.ErrorCode }
    , lotteryTickets: { __typename: 'LotteryTicketConnection', edges: Array<{ __typename: 'LotteryTicketEdge', node: { __typename: 'LotteryTicket', id: string, number: string, code: string, name: string, mode: Types.LotteryMode, oddsVersion: string, readingVersion: number | null, series: number | null, state: Types.LotteryTicketState, lineCount: number, isStoppedByWin: boolean, canCancel: boolean, placedAt: string, lines: Array<{ __typename: 'LotteryLine', line: number, betType: string, picks: Array<number>, labels: Array<string>, amount: { __typename: 'Money', amount: string, currency: string }, cost: { __typename: 'Money', amount: string, currency: string }, wins: Array<{ __typename: 'LotteryLineWin', drawNumber: string, hits: number, payout: { __typename: 'Money', amount: string, currency: string } }> }> | null, stake: { __typename: 'Money', amount: string, currency: string }, staked: { __typename: 'Money', amount: string, currency: string }, settledStake: { __typename: 'Money', amount: string, currency: string }, payout: { __typename: 'Money', amount: string, currency: string }, profit: { __typename: 'Money', amount: string, currency: string } | null, draws: Array<{ __typename: 'LotteryTicketDraw', drawNumber: string, state: Types.LotteryTicketState, closesAt: string, drawsAt: string, numbers: Array<string>, isMissed: boolean, voidReason: string | null, hold: { __typename: 'LotteryHold', since: string, reason: string | null } | null, payout: { __typename: 'Money', amount: string, currency: string }, profit: { __typename: 'Money', amount: string, currency: string } | null, settlements: Array<{ __typename: 'LotteryTicketSettlement', version: number, at: string, reason: string | null, payout: { __typename: 'Money', amount: string, currency: string }, difference: { __typename: 'Money', amount: string, currency: string }, posted: { __typename: 'Money', amount: string, currency: string } | null }> }> } }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null } } | null } | null } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export const LotteryTicketsScreenDocument: TypedDocumentNode<LotteryTicketsScreenQuery, LotteryTicketsScreenQueryVariables> = /* @__PURE__ */ readDocument(`query LotteryTicketsScreen($code:String$openOnly:Boolean!$wonOnly:Boolean!$after:String$withShell:Boolean!){...Shell_query@include(if:$withShell)lotteries{...Lottery_game@unmask}viewer{id memberAccount{...on MemberAccount{menu{...AccountNavigation_entry@unmask}}...on Problem{code}}lotteryTickets(first:10 after:$after code:$code openOnly:$openOnly wonOnly:$wonOnly){edges{node{...Lottery_ticket@unmask lines{...Lottery_line@unmask}}}pageInfo{endCursor}}}}`, [Shell_QueryFragmentDoc, Lottery_GameFragmentDoc, AccountNavigation_EntryFragmentDoc, Lottery_TicketFragmentDoc, Lottery_LineFragmentDoc])

export function useLotteryTicketsScreenQuery(options: useQuery.Options<LotteryTicketsScreenQuery, LotteryTicketsScreenQueryVariables>) {
  return useQuery(LotteryTicketsScreenDocument, options)
}

trust('LotteryTicketsScreen', '8e5ea56bb2aaa522f601be05fc15455314fc30630beb5660be01294f9e7ed71a')
