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
import type { Records_PageFragment } from '../records/parts/records.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { Shell_QueryFragmentDoc } from '../site/parts/shell.generated.ts'
import { LaunchTarget_LaunchTargetFragmentDoc } from '../games/parts/launch/launch-target.generated.ts'
import { Records_PageFragmentDoc } from '../records/parts/records.generated.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type WinnersScreenQueryVariables = Exact<{
  withShell: boolean;
  period: Types.WinnersPeriod;
  order: Types.WinnersOrder;
  category?: Types.GameCategory | null | undefined;
  page: number;
}>;


export type WinnersScreenQuery = { winnersBoard: { __typename: 'WinnerPage', nodes: Array<{ __typename: 'Winner', gameId: string, gameName: string, category: Types.GameCategory, picture: string, maskedUsername: string, multiple: string | null, jackpot: string | null, wonAt: string, payout: { __typename: 'Money', amount: string, currency: string }, launchTarget: { __typename: 'LaunchTarget', mode: Types.LaunchMode, vendorId: string, gameCode: string | null, playType: string | null } | null }>, pageInfo: { __typename: 'PageNumbers', page: number, totalPages: number } } | null } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export const WinnersScreenDocument: TypedDocumentNode<WinnersScreenQuery, WinnersScreenQueryVariables> = /* @__PURE__ */ readDocument(`query WinnersScreen($withShell:Boolean!$period:WinnersPeriod!$order:WinnersOrder!$category:GameCategory$page:Int!){...Shell_query@include(if:$withShell)winnersBoard(period:$period order:$order category:$category page:$page){nodes{gameId gameName category picture maskedUsername payout{amount currency}multiple jackpot wonAt launchTarget{...LaunchTarget_launchTarget@unmask}}pageInfo{...Records_page@unmask}}}`, [Shell_QueryFragmentDoc, LaunchTarget_LaunchTargetFragmentDoc, Records_PageFragmentDoc])

export function useWinnersScreenQuery(options: useQuery.Options<WinnersScreenQuery, WinnersScreenQueryVariables>) {
  return useQuery(WinnersScreenDocument, options)
}

trust('WinnersScreen', 'e7a3c58c05f9136a5590d434b348e33912fc4d6d0dfb7a9d6ca4808cc9614134', ['withShell'])
