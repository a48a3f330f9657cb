/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { JackpotCard_JackpotFragment } from '../../jackpots/parts/jackpot-card.generated.ts';
import type { LaunchTarget_LaunchTargetFragment } from '../../games/parts/launch/launch-target.generated.ts';
import type { PromotionReward_RewardFragment } from '../../promotions/parts/reward-amount.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
import { JackpotCard_JackpotFragmentDoc } from '../../jackpots/parts/jackpot-card.generated.ts'
import { LaunchTarget_LaunchTargetFragmentDoc } from '../../games/parts/launch/launch-target.generated.ts'
import { PromotionReward_RewardFragmentDoc } from '../../promotions/parts/reward-amount.generated.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../../graphql/trusted.ts'
export type HomeFurtherQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeFurtherQuery = { jackpots: Array<(
    { __typename: 'Jackpot', id: string }
    & { ' $fragmentRefs'?: { 'JackpotCard_JackpotFragment': JackpotCard_JackpotFragment } }
  )> | null, catalogue: { __typename: 'Lobby', id: Types.LobbyId | null, vendors: Array<{ __typename: 'LobbyVendor', vendor: { __typename: 'Vendor', id: string, name: string, icon: string } }> | null }, winners: Array<{ __typename: 'Winner', gameId: string, gameName: string, picture: string, maskedUsername: string, wonAt: string, jackpot: string | null, payout: { __typename: 'Money', amount: string, currency: string }, launchTarget: { __typename: 'LaunchTarget', mode: Types.LaunchMode, vendorId: string, gameCode: string | null, playType: string | null } | null }> | null, site: { __typename: 'Site', promotions: { __typename: 'PromotionPage', nodes: Array<{ __typename: 'Promotion', id: string, title: string, summary: string, picture: string, reward: { __typename: 'PromotionReward', kind: Types.OfferKind, period: Types.OfferPeriod, isReviewed: boolean, basisPoints: number | null, multiple: number, tickets: number | null, threshold: { __typename: 'Money', amount: string, currency: string }, fixedAmount: { __typename: 'Money', amount: string, currency: string } | null, maximum: { __typename: 'Money', amount: string, currency: string } | null } | null }> } | null } };

export const HomeFurtherDocument: TypedDocumentNode<HomeFurtherQuery, HomeFurtherQueryVariables> = /* @__PURE__ */ readDocument(`query HomeFurther{jackpots{id ...JackpotCard_jackpot}catalogue:lobby{id vendors{vendor{id name icon}}}winners(first:10){gameId gameName picture maskedUsername payout{amount currency}wonAt jackpot launchTarget{...LaunchTarget_launchTarget@unmask}}site{promotions(pageSize:3){nodes{id title summary picture reward{...PromotionReward_reward@unmask}}}}}`, [JackpotCard_JackpotFragmentDoc, LaunchTarget_LaunchTargetFragmentDoc, PromotionReward_RewardFragmentDoc])

export function useHomeFurtherQuery(options: useQuery.Options<HomeFurtherQuery, HomeFurtherQueryVariables>) {
  return useQuery(HomeFurtherDocument, options)
}

trust('HomeFurther', '256fd19116426e5009dab4a24e7f3ba737d5938961cae6461e5b1d36f8a52329', [])
