/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { LotteryHolidays_QueryFragment } from './lottery-holidays.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
import { LotteryHolidays_QueryFragmentDoc } from './lottery-holidays.generated.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../../graphql/trusted.ts'
export type LotteryDrawsQueryVariables = Exact<{
  code: string;
  withMine?: boolean;
}>;


export type LotteryDrawsQuery = (
  { lottery: (
    { __typename: 'LotteryGame' }
    & { ' $fragmentRefs'?: { 'LotteryDraws_LotteryFragment': LotteryDraws_LotteryFragment } }
  ) | null }
  & { ' $fragmentRefs'?: { 'LotteryHolidays_QueryFragment': LotteryHolidays_QueryFragment } }
);

export type LotteryDraws_LotteryFragment = { __typename: 'LotteryGame', code: string, gameId: string, isUnderMaintenance: boolean, current: { __typename: 'LotteryDraw', code: string, number: string, state: Types.LotteryDrawState, opensAt: string, closesAt: string, drawsAt: string, serverTime: string, numbers: Array<string>, isComplete: boolean, resultVersion: number, hold: { __typename: 'LotteryHold', since: string, reason: string | null } | null } | null, last: { __typename: 'LotteryDraw', code: string, number: string, state: Types.LotteryDrawState, opensAt: string, closesAt: string, drawsAt: string, serverTime: string, numbers: Array<string>, isComplete: boolean, resultVersion: number, hold: { __typename: 'LotteryHold', since: string, reason: string | null } | null } | null, recentDraws: { __typename: 'LotteryDrawConnection', edges: Array<{ __typename: 'LotteryDrawEdge', node: { __typename: 'LotteryDraw', code: string, number: string, state: Types.LotteryDrawState, opensAt: string, closesAt: string, drawsAt: string, serverTime: string, numbers: Array<string>, isComplete: boolean, resultVersion: number, hold: { __typename: 'LotteryHold', since: string, reason: string | null } | null } }> } | null, upcomingDraws: Array<{ __typename: 'LotteryDraw', code: string, number: string, drawsAt: string }> | null, remaining: Array<{ __typename: 'LotteryRemaining', betType: string, picks: Array<number>, remaining: { __typename: 'Money', amount: string, currency: string } }> | null, openTickets?: Array<{ __typename: 'LotteryTicket', id: string, number: string, lineCount: number, stake: { __typename: 'Money', amount: string, currency: string }, draws: Array<{ __typename: 'LotteryTicketDraw', drawNumber: string, state: Types.LotteryTicketState, drawsAt: string }> }> | null } & { ' $fragmentName'?: 'LotteryDraws_LotteryFragment' };

export type LotteryDraw_DrawFragment = { __typename: 'LotteryDraw', code: string, number: string, state: Types.LotteryDrawState, opensAt: string, closesAt: string, drawsAt: string, serverTime: string, numbers: Array<string>, isComplete: boolean, resultVersion: number, hold: { __typename: 'LotteryHold', since: string, reason: string | null } | null } & { ' $fragmentName'?: 'LotteryDraw_DrawFragment' };

export const LotteryDraw_DrawFragmentDoc: TypedDocumentNode<LotteryDraw_DrawFragment, unknown> = /* @__PURE__ */ readDocument(`fragment LotteryDraw_draw on LotteryDraw{code number state opensAt closesAt drawsAt serverTime numbers isComplete resultVersion hold{since reason}}`)
export const LotteryDraws_LotteryFragmentDoc: TypedDocumentNode<LotteryDraws_LotteryFragment, unknown> = /* @__PURE__ */ readDocument(`fragment LotteryDraws_lottery on LotteryGame{code gameId isUnderMaintenance current{...LotteryDraw_draw@unmask}last{...LotteryDraw_draw@unmask}recentDraws(first:8){edges{node{...LotteryDraw_draw@unmask}}}upcomingDraws(first:30){code number drawsAt}remaining{betType picks remaining{amount currency}}openTickets@include(if:$withMine){id number stake{amount currency}lineCount draws{drawNumber state drawsAt}}}`, [LotteryDraw_DrawFragmentDoc])
export const LotteryDrawsDocument: TypedDocumentNode<LotteryDrawsQuery, LotteryDrawsQueryVariables> = /* @__PURE__ */ readDocument(`query LotteryDraws($code:String!$withMine:Boolean!=false){...LotteryHolidays_query lottery(code:$code){...LotteryDraws_lottery}}`, [LotteryHolidays_QueryFragmentDoc, LotteryDraws_LotteryFragmentDoc])

export function useLotteryDrawsQuery(options: useQuery.Options<LotteryDrawsQuery, LotteryDrawsQueryVariables>) {
  return useQuery(LotteryDrawsDocument, options)
}

trust('LotteryDraws', 'f3f883b82a839ee23d51dec9a95d184240bffb78aea3273508a155dfb59ad9c1', [])
