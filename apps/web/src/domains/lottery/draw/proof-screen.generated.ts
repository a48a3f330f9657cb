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
export type ProofScreenQueryVariables = Exact<{
  code: string;
  number: string;
  withShell: boolean;
}>;


export type ProofScreenQuery = { viewer: { __typename: 'Viewer', id: string } | null, lottery: { __typename: 'LotteryGame', code: string, name: string, kind: Types.LotteryKind, region: Types.LotteryRegion | null, intervalSeconds: number | null } | null, lotteryDraw: { __typename: 'LotteryDrawProof', picture: string | null, drawId: string, seedHash: string, seed: string | null, beacon: string | null, beaconBefore: string, anchor: string, isMissed: boolean, voidReason: string | null, draw: { __typename: 'LotteryDraw', code: string, number: string, state: Types.LotteryDrawState, day: string, opensAt: string, closesAt: string, drawsAt: string, serverTime: string, numbers: Array<string>, isComplete: boolean, resultVersion: number, hold: { __typename: 'LotteryHold', since: string, reason: string | null } | null }, sales: { __typename: 'LotterySales', tickets: number, lines: number, hash: string, sealedAt: string, stake: { __typename: 'Money', amount: string, currency: string } } | null, holds: Array<{ __typename: 'LotteryHold', since: string, until: string | null, reason: string | null }>, versions: Array<{ __typename: 'LotteryResultVersion', version: number, numbers: Array<string>, at: string, reason: string | null }>, steps: Array<{ __typename: 'LotteryDrawStep', state: Types.LotteryDrawState, at: string }> } | null } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export const ProofScreenDocument: TypedDocumentNode<ProofScreenQuery, ProofScreenQueryVariables> = /* @__PURE__ */ readDocument(`query ProofScreen($code:String!$number:String!$withShell:Boolean!){...Shell_query@include(if:$withShell)viewer{id}lottery(code:$code){...Lottery_game@unmask}lotteryDraw(code:$code number:$number){draw{...Lottery_draw@unmask}picture drawId seedHash seed beacon beaconBefore anchor sales{tickets lines stake{amount currency}hash sealedAt}isMissed voidReason holds{since until reason}versions{version numbers at reason}steps{state at}}}`, [Shell_QueryFragmentDoc, Lottery_GameFragmentDoc, Lottery_DrawFragmentDoc])

export function useProofScreenQuery(options: useQuery.Options<ProofScreenQuery, ProofScreenQueryVariables>) {
  return useQuery(ProofScreenDocument, options)
}

trust('ProofScreen', '291c4e13964830795ed3cd6e8d8939480c677825fad5d1587e21dcf80ccf4149')
