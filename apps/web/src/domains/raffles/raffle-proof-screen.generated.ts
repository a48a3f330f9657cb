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
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { Shell_QueryFragmentDoc } from '../site/parts/shell.generated.ts'
import { Raffle_RaffleFragmentDoc } from './parts/raffle.generated.ts'
import { Raffle_WinnerFragmentDoc } from './raffle-screen.generated.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type RaffleProofScreenQueryVariables = Exact<{
  withShell: boolean;
  id: string;
}>;


export type RaffleProofScreenQuery = { viewer: { __typename: 'Viewer', id: string } | null, raffle: { __typename: 'Raffle', seedHash: string, listHash: string | null, ticketCount: number | null, seed: string | null, ticketList: string | null, id: string, title: string, picture: string, state: Types.RaffleState, isCalledOff: boolean, price: string, capacity: number, soldTickets: number, closesAt: string, drawsAt: string, endedAt: string | null, serverTime: string, winners: Array<{ __typename: 'RaffleWinner', place: number, ticket: number, maskedUsername: string, points: string | null, amount: { __typename: 'Money', amount: string, currency: string } | null }>, prizes: Array<{ __typename: 'RafflePrizeLine', from: number, to: number, points: string | null, amount: { __typename: 'Money', amount: string, currency: string } | null }> } | null } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export const RaffleProofScreenDocument: TypedDocumentNode<RaffleProofScreenQuery, RaffleProofScreenQueryVariables> = /* @__PURE__ */ readDocument(`query RaffleProofScreen($withShell:Boolean!$id:ID!){...Shell_query@include(if:$withShell)viewer{id}raffle(id:$id){...Raffle_raffle@unmask seedHash listHash ticketCount seed ticketList winners{...Raffle_winner@unmask}}}`, [Shell_QueryFragmentDoc, Raffle_RaffleFragmentDoc, Raffle_WinnerFragmentDoc])

export function useRaffleProofScreenQuery(options: useQuery.Options<RaffleProofScreenQuery, RaffleProofScreenQueryVariables>) {
  return useQuery(RaffleProofScreenDocument, options)
}

trust('RaffleProofScreen', 'd12ee9f63d0710af2a08ad1559895fd9f77b702f51048f8fff45b5d99c1d6832')
