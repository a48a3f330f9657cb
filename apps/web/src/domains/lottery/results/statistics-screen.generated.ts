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
import type { Lottery_GameFragment } from '../lottery-parts.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
import { Shell_QueryFragmentDoc } from '../../site/parts/shell.generated.ts'
import { Lottery_GameFragmentDoc } from '../lottery-parts.generated.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../../graphql/trusted.ts'
export type LotteryStatisticsScreenQueryVariables = Exact<{
  code: string;
  draws: number;
  withShell: boolean;
}>;


export type LotteryStatisticsScreenQuery = { lotteries: Array<{ __typename: 'LotteryGame', code: string, name: string, kind: Types.LotteryKind, region: Types.LotteryRegion | null, intervalSeconds: number | null }> | null, lottery: { __typename: 'LotteryGame', code: string, name: string, kind: Types.LotteryKind, region: Types.LotteryRegion | null, intervalSeconds: number | null, statistics: { __typename: 'LotteryStatistics', draws: number, heads: Array<number>, tails: Array<number>, values: Array<{ __typename: 'LotteryValueCount', value: string, count: number, absentDraws: number }> } | null } | null } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export const LotteryStatisticsScreenDocument: TypedDocumentNode<LotteryStatisticsScreenQuery, LotteryStatisticsScreenQueryVariables> = /* @__PURE__ */ readDocument(`query LotteryStatisticsScreen($code:String!$draws:Int!$withShell:Boolean!){...Shell_query@include(if:$withShell)lotteries{...Lottery_game@unmask}lottery(code:$code){...Lottery_game@unmask statistics(draws:$draws){draws values{value count absentDraws}heads tails}}}`, [Shell_QueryFragmentDoc, Lottery_GameFragmentDoc])

export function useLotteryStatisticsScreenQuery(options: useQuery.Options<LotteryStatisticsScreenQuery, LotteryStatisticsScreenQueryVariables>) {
  return useQuery(LotteryStatisticsScreenDocument, options)
}

trust('LotteryStatisticsScreen', '91bca29db2a837ccb54df24f53f7335aaf276259b08d0d41d2cc6103aafbc7ce', ['withShell'])
