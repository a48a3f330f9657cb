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
import type { AccountNavigation_EntryFragment } from '../member/parts/account-navigation.generated.ts';
import type { Rebate_WeekFragment } from './rebate-screen.generated.ts';
import type { Missions_MissionFragment } from '../missions/parts/mission.generated.ts';
import type { Raffle_PrizeFragment } from '../raffles/parts/raffle.generated.ts';
import type { Offer_OfferFragment } from '../promotions/parts/offer-panel.generated.ts';
import type { Records_MovementFragment } from '../records/parts/records.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { Shell_QueryFragmentDoc } from '../site/parts/shell.generated.ts'
import { AccountNavigation_EntryFragmentDoc } from '../member/parts/account-navigation.generated.ts'
import { Rebate_WeekFragmentDoc } from './rebate-screen.generated.ts'
import { Missions_MissionFragmentDoc } from '../missions/parts/mission.generated.ts'
import { Raffle_PrizeFragmentDoc } from '../raffles/parts/raffle.generated.ts'
import { Offer_OfferFragmentDoc } from '../promotions/parts/offer-panel.generated.ts'
import { Records_MovementFragmentDoc } from '../records/parts/records.generated.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type RewardCentreScreenQueryVariables = Exact<{
  withShell: boolean;
  from: string;
  to: string;
}>;


export type RewardCentreScreenQuery = { viewer: { __typename: 'Viewer', id: string, memberAccount:
      | { __typename: 'MemberAccount', menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }>, rebates: { __typename: 'Rebates', weeks: Array<{ __typename: 'RebateWeek', id: string, from: string, to: string, state: Types.RebateState, rank: number, claimableFrom: string, claimableUntil: string, claimedAt: string | null, turnover: { __typename: 'Money', amount: string, currency: string }, amount: { __typename: 'Money', amount: string, currency: string }, lines: Array<{ __typename: 'RebateLine', product: Types.GameCategory, basisPoints: number, turnover: { __typename: 'Money', amount: string, currency: string }, amount: { __typename: 'Money', amount: string, currency: string } }> }> } | null, missions: { __typename: 'Missions', isExcluded: boolean, items: Array<{ __typename: 'Mission', id: string, title: string, kind: Types.MissionKind, cycle: Types.MissionCycle, products: Array<Types.GameCategory>, state: Types.MissionState, points: string | null, endsAt: string | null, claimableUntil: string | null, claimedAt: string | null, turnover: { __typename: 'MissionTurnover', actual: { __typename: 'Money', amount: string, currency: string }, expected: { __typename: 'Money', amount: string, currency: string } } | null, count: { __typename: 'MissionCount', actual: number, expected: number } | null, reward: { __typename: 'Money', amount: string, currency: string } | null, freeRounds: { __typename: 'MissionFreeRounds', gameName: string, rounds: number, days: number, stake: { __typename: 'Money', amount: string, currency: string } } | null }> } | null, raffles: { __typename: 'MemberRaffles', prizes: Array<{ __typename: 'RafflePrize', id: string, raffleId: string, title: string, place: number, ticket: number, points: string | null, state: Types.RafflePrizeState, wonAt: string, amount: { __typename: 'Money', amount: string, currency: string } | null }> } | null, promotionOffers: Array<{ __typename: 'PromotionOffer', id: string, kind: Types.OfferKind, period: Types.OfferPeriod, status: Types.PromotionStatus, isReviewed: boolean, rejectionReason: string | null, multiple: number, days: number | null, tickets: number | null, raffleId: string | null, amount: { __typename: 'Money', amount: string, currency: string } | null, obstacle: { __typename: 'OfferObstacle', kind: Types.OfferObstacleKind, amount: { __typename: 'Money', amount: string, currency: string } | null } | null, maxStake: { __typename: 'Money', amount: string, currency: string } | null, contributions: Array<{ __typename: 'BonusContribution', product: Types.GameCategory, basisPoints: number }> }> | null, bonusAccount: { __typename: 'BonusAccount', running: { __typename: 'Bonus', id: string, title: string, expiresAt: string, remaining: { __typename: 'Money', amount: string, currency: string } } | null } | null, points: { __typename: 'MemberPoints', balance: string, redemptions: { __typename: 'RedemptionPage', nodes: Array<{ __typename: 'Redemption', id: string, itemName: string | null, points: string, status: Types.RedemptionStatus, requestedAt: string }> } | null } | null, bonusRecord:
          | { __typename: 'BonusRecord', nodes: Array<{ __typename: 'Movement', id: string, transactionId: string, type: Types.MovementType, wallet: Types.MovementWallet, vendorId: string | null, reference: string | null, gameName: string | null, betId: string | null, counterparty: string | null, at: string, amount: { __typename: 'Money', amount: string, currency: string }, balanceBefore: { __typename: 'Money', amount: string, currency: string }, balanceAfter: { __typename: 'Money', amount: string, currency: string } }> }
          | { __typename: 'Problem', code: Types.ErrorCode }
         | null }
      | { __typename: 'Problem', code: Types.ErrorCode }
     } | null } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export const RewardCentreScreenDocument: TypedDocumentNode<RewardCentreScreenQuery, RewardCentreScreenQueryVariables> = /* @__PURE__ */ readDocument(`query RewardCentreScreen($withShell:Boolean!$from:Date!$to:Date!){...Shell_query@include(if:$withShell)viewer{id memberAccount{...on MemberAccount{menu{...AccountNavigation_entry@unmask}rebates{weeks{...Rebate_week@unmask}}missions{isExcluded items{...Missions_mission@unmask}}raffles{prizes{...Raffle_prize@unmask}}promotionOffers{...Offer_offer@unmask}bonusAccount{running{id title remaining{amount currency}expiresAt}}points{balance redemptions(pageSize:10){nodes{id itemName points status requestedAt}}}bonusRecord(from:$from to:$to page:1){...on BonusRecord{nodes{...Records_movement@unmask}}...on Problem{code}}}...on Problem{code}}}}`, [Shell_QueryFragmentDoc, AccountNavigation_EntryFragmentDoc, Rebate_WeekFragmentDoc, Missions_MissionFragmentDoc, Raffle_PrizeFragmentDoc, Offer_OfferFragmentDoc, Records_MovementFragmentDoc])

export function useRewardCentreScreenQuery(options: useQuery.Options<RewardCentreScreenQuery, RewardCentreScreenQueryVariables>) {
  return useQuery(RewardCentreScreenDocument, options)
}

trust('RewardCentreScreen', 'ba187f5b67c583488b23d146f40d41547c056adc6cef6e08995ecfdcdfa33ce6')
