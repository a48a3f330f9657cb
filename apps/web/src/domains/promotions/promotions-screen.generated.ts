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
import type { Offers_ViewerFragment, Offer_OfferFragment } from './parts/offer-panel.generated.ts';
import type { PromotionCard_PromotionFragment } from './promotion-card.generated.ts';
import type { PromotionReward_RewardFragment } from './parts/reward-amount.generated.ts';
import type { PromotionText_PromotionFragment } from './promotion-text.generated.ts';
import type { Raffle_RaffleFragment } from '../raffles/parts/raffle.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { Shell_QueryFragmentDoc } from '../site/parts/shell.generated.ts'
import { Offers_ViewerFragmentDoc } from './parts/offer-panel.generated.ts'
import { PromotionCard_PromotionFragmentDoc } from './promotion-card.generated.ts'
import { PromotionText_PromotionFragmentDoc } from './promotion-text.generated.ts'
import { Raffle_RaffleFragmentDoc } from '../raffles/parts/raffle.generated.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type PromotionsScreenQueryVariables = Exact<{
  withShell: boolean;
  withMine?: boolean;
  category?: string | null | undefined;
  page: number;
  reading: boolean;
  id: string;
}>;


export type PromotionsScreenQuery = { viewer?: { __typename: 'Viewer', id: string, memberAccount:
      | { __typename: 'MemberAccount', promotionOffers: Array<{ __typename: 'PromotionOffer', id: string, kind: Types.OfferKind, period: Types.OfferPeriod, status: Types.PromotionStatus, isReviewed: boolean, rejectionReason: string | null, multiple: number, days: number | null, tickets: number | null, raffleId: string | null, amount: { __typename: 'Money', amount: string, currency: string } | null, obstacle: { __typename: 'OfferObstacle', kind: Types.OfferObstacleKind, amount: { __typename: 'Money', amount: string, currency: string } | null } | null, maxStake: { __typename: 'Money', amount: string, currency: string } | null, contributions: Array<{ __typename: 'BonusContribution', product: Types.GameCategory, basisPoints: number }> }> | null }
      | { __typename: 'Problem', code: Types.ErrorCode }
     } | null, site: { __typename: 'Site', promotionCategories: Array<{ __typename: 'PromotionCategory', id: string, name: string }> | null, promotions: { __typename: 'PromotionPage', totalCount: number, pageInfo: { __typename: 'PageNumbers', page: number, totalPages: number }, nodes: Array<(
        { __typename: 'Promotion', id: string, picture: string }
        & { ' $fragmentRefs'?: { 'PromotionCard_PromotionFragment': PromotionCard_PromotionFragment } }
      )> } | null, promotion?: (
      { __typename: 'Promotion', id: string, title: string, summary: string, picture: string, hasOffer: boolean }
      & { ' $fragmentRefs'?: { 'PromotionText_PromotionFragment': PromotionText_PromotionFragment } }
    ) | null }, raffles: Array<{ __typename: 'Raffle', id: string, title: string, picture: string, state: Types.RaffleState, isCalledOff: boolean, price: string, capacity: number, soldTickets: number, closesAt: string, drawsAt: string, endedAt: string | null, serverTime: string, prizes: Array<{ __typename: 'RafflePrizeLine', from: number, to: number, points: string | null, amount: { __typename: 'Money', amount: string, currency: string } | null }> }> | null } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export const PromotionsScreenDocument: TypedDocumentNode<PromotionsScreenQuery, PromotionsScreenQueryVariables> = /* @__PURE__ */ readDocument(`query PromotionsScreen($withShell:Boolean!$withMine:Boolean!=false$category:ID$page:Int!$reading:Boolean!$id:ID!){...Shell_query@include(if:$withShell)viewer@include(if:$withMine){...Offers_viewer@unmask}site{promotionCategories{id name}promotions(category:$category page:$page pageSize:12){totalCount pageInfo{page totalPages}nodes{id picture ...PromotionCard_promotion}}promotion(id:$id)@include(if:$reading){id title summary picture hasOffer ...PromotionText_promotion}}raffles{...Raffle_raffle@unmask}}`, [Shell_QueryFragmentDoc, Offers_ViewerFragmentDoc, PromotionCard_PromotionFragmentDoc, PromotionText_PromotionFragmentDoc, Raffle_RaffleFragmentDoc])

export function usePromotionsScreenQuery(options: useQuery.Options<PromotionsScreenQuery, PromotionsScreenQueryVariables>) {
  return useQuery(PromotionsScreenDocument, options)
}

trust('PromotionsScreen', 'f6d5f40d4dfd5595cb27e02e86b84df3d1ddd096d0082bbf01a281772061fabd', ['withMine', 'withShell'])
