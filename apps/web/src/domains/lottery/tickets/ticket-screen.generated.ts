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
import type { Failure_InvalidInput_Fragment, Failure_Problem_Fragment } from '../../../graphql/failure.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
import { Shell_QueryFragmentDoc } from '../../site/parts/shell.generated.ts'
import { Balance_WalletFragmentDoc } from '../../wallet/parts/balance.generated.ts'
import { Lottery_GameFragmentDoc, Lottery_LineFragmentDoc, Lottery_TicketFragmentDoc } from '../lottery-parts.generated.ts'
import { AccountNavigation_EntryFragmentDoc } from '../../member/parts/account-navigation.generated.ts'
import { FailureFragmentDoc } from '../../../graphql/failure.generated.ts'
import { useQuery, useMutation } from '@apollo/client/react'
import { trust } from '../../../graphql/trusted.ts'
export type LotteryTicketScreenQueryVariables = Exact<{
  id: string;
  page: number;
  withShell: boolean;
}>;


export type LotteryTicketScreenQuery = { lotteries: Array<{ __typename: 'LotteryGame', code: string, name: string, kind: Types.LotteryKind, region: Types.LotteryRegion | null, intervalSeconds: number | null }> | null, viewer: { __typename: 'Viewer', id: string, memberAccount:
      | { __typename: 'MemberAccount', menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }> }
      | { __typename: 'Problem', code: Types.ErrorCode }
    , lotteryTicket: { __typename: 'LotteryTicketDetail', transactionId: string, digest: string, ticket: { __typename: 'LotteryTicket', id: string, number: string, code: string, name: string, mode: Types.LotteryMode, oddsVersion: string, readingVersion: number | null, series: number | null, state: Types.LotteryTicketState, lineCount: number, isStoppedByWin: boolean, canCancel: boolean, placedAt: string, stake: { __typename: 'Money', amount: string, currency: string }, staked: { __typename: 'Money', amount: string, currency: string }, settledStake: { __typename: 'Money', amount: string, currency: string }, payout: { __typename: 'Money', amount: string, currency: string }, profit: { __typename: 'Money', amount: string, currency: string } | null, draws: Array<{ __typename: 'LotteryTicketDraw', drawNumber: string, state: Types.LotteryTicketState, closesAt: string, drawsAt: string, numbers: Array<string>, isMissed: boolean, voidReason: string | null, hold: { __typename: 'LotteryHold', since: string, reason: string | null } | null, payout: { __typename: 'Money', amount: string, currency: string }, profit: { __typename: 'Money', amount: string, currency: string } | null, settlements: Array<{ __typename: 'LotteryTicketSettlement', version: number, at: string, reason: string | null, payout: { __typename: 'Money', amount: string, currency: string }, difference: { __typename: 'Money', amount: string, currency: string }, posted: { __typename: 'Money', amount: string, currency: string } | null }> }> }, lines: { __typename: 'LotteryLinePage', nodes: Array<{ __typename: 'LotteryLine', line: number, betType: string, picks: Array<number>, labels: Array<string>, amount: { __typename: 'Money', amount: string, currency: string }, cost: { __typename: 'Money', amount: string, currency: string }, wins: Array<{ __typename: 'LotteryLineWin', drawNumber: string, hits: number, payout: { __typename: 'Money', amount: string, currency: string } }> }>, pageInfo: { __typename: 'PageNumbers', totalPages: number } } } | null } | null } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export type CancelLotteryTicketMutationVariables = Exact<{
  input: Types.CancelLotteryTicketInput;
}>;


export type CancelLotteryTicketMutation = { cancelLotteryTicket:
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'LotteryTicketSuccess', ticket: { __typename: 'LotteryTicket', id: string, state: Types.LotteryTicketState, canCancel: boolean }, wallet: (
        { __typename: 'Wallet' }
        & { ' $fragmentRefs'?: { 'Balance_WalletFragment': Balance_WalletFragment } }
      ) | null }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export const LotteryTicketScreenDocument: TypedDocumentNode<LotteryTicketScreenQuery, LotteryTicketScreenQueryVariables> = /* @__PURE__ */ readDocument(`query LotteryTicketScreen($id:ID!$page:Int!$withShell:Boolean!){...Shell_query@include(if:$withShell)lotteries{...Lottery_game@unmask}viewer{id memberAccount{...on MemberAccount{menu{...AccountNavigation_entry@unmask}}...on Problem{code}}lotteryTicket(id:$id page:$page pageSize:100){ticket{...Lottery_ticket@unmask}transactionId digest lines{nodes{...Lottery_line@unmask}pageInfo{totalPages}}}}}`, [Shell_QueryFragmentDoc, Lottery_GameFragmentDoc, AccountNavigation_EntryFragmentDoc, Lottery_TicketFragmentDoc, Lottery_LineFragmentDoc])
export const CancelLotteryTicketDocument: TypedDocumentNode<CancelLotteryTicketMutation, CancelLotteryTicketMutationVariables> = /* @__PURE__ */ readDocument(`mutation CancelLotteryTicket($input:CancelLotteryTicketInput!){cancelLotteryTicket(input:$input){...on LotteryTicketSuccess{ticket{id state canCancel}wallet{...Balance_wallet}}...Failure@unmask}}`, [Balance_WalletFragmentDoc, FailureFragmentDoc])

export function useLotteryTicketScreenQuery(options: useQuery.Options<LotteryTicketScreenQuery, LotteryTicketScreenQueryVariables>) {
  return useQuery(LotteryTicketScreenDocument, options)
}

export function useCancelLotteryTicketMutation(options?: useMutation.Options<CancelLotteryTicketMutation, CancelLotteryTicketMutationVariables>) {
  return useMutation(CancelLotteryTicketDocument, options)
}

trust('CancelLotteryTicket', '9dd2de3fcf44e1c3e56d851a21f6a9b7f7e18b43cb58b116f7d18d6ac663b322')
trust('LotteryTicketScreen', '161e8ea5aa4444617b6c69cfa23889096954ba7aff27209c52e08a07c38af3de')
