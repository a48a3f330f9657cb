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
import type { Lottery_GameFragment, Lottery_DrawFragment } from '../lottery-parts.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
import { Shell_QueryFragmentDoc } from '../../site/parts/shell.generated.ts'
import { Lottery_DrawFragmentDoc, Lottery_GameFragmentDoc } from '../lottery-parts.generated.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../../graphql/trusted.ts'
export type LotteryResultsScreenQueryVariables = Exact<{
  day: string;
  code: string;
  single: boolean;
  after?: string | null | undefined;
  withShell: boolean;
}>;


export type LotteryResultsScreenQuery = { lotteries: Array<{ __typename: 'LotteryGame', code: string, name: string, kind: Types.LotteryKind, region: Types.LotteryRegion | null, intervalSeconds: number | null }> | null, stationResults?: Array<{ __typename: 'LotteryDraw', code: string, number: string, state: Types.LotteryDrawState, day: string, opensAt: string, closesAt: string, drawsAt: string, serverTime: string, numbers: Array<string>, isComplete: boolean, resultVersion: number, hold: { __typename: 'LotteryHold', since: string, reason: string | null } | null }> | null, lottery?: { __typename: 'LotteryGame', code: string, name: string, kind: Types.LotteryKind, region: Types.LotteryRegion | null, intervalSeconds: number | null, recentDraws: { __typename: 'LotteryDrawConnection', edges: Array<{ __typename: 'LotteryDrawEdge', node: { __typename: 'LotteryDraw', code: string, number: string, state: Types.LotteryDrawState, day: string, opensAt: string, closesAt: string, drawsAt: string, serverTime: string, numbers: Array<string>, isComplete: boolean, resultVersion: number, hold: { __typename: 'LotteryHold', since: string, reason: string | null } | null } }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null } } | null } | null } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export const LotteryResultsScreenDocument: TypedDocumentNode<LotteryResultsScreenQuery, LotteryResultsScreenQueryVariables> = /* @__PURE__ */ readDocument(`query LotteryResultsScreen($day:Date!$code:String!$single:Boolean!$after:String$withShell:Boolean!){...Shell_query@include(if:$withShell)lotteries{...Lottery_game@unmask}stationResults(day:$day)@skip(if:$single){...Lottery_draw@unmask}lottery(code:$code)@include(if:$single){...Lottery_game@unmask recentDraws(first:30 day:$day after:$after){edges{node{...Lottery_draw@unmask}}pageInfo{endCursor}}}}`, [Shell_QueryFragmentDoc, Lottery_GameFragmentDoc, Lottery_DrawFragmentDoc])

export function useLotteryResultsScreenQuery(options: useQuery.Options<LotteryResultsScreenQuery, LotteryResultsScreenQueryVariables>) {
  return useQuery(LotteryResultsScreenDocument, options)
}

trust('LotteryResultsScreen', 'c7cf4474df148e30596226bf2cf8d712fe5d4420c50b26f48494bdb5665e2971', ['withShell'])
