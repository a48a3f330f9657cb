/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { PromotionReward_RewardFragment } from './parts/reward-amount.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { PromotionReward_RewardFragmentDoc } from './parts/reward-amount.generated.ts'
export type PromotionCard_PromotionFragment = { __typename: 'Promotion', id: string, title: string, summary: string, picture: string, status: Types.PromotionStatus, startsAt: string | null, endsAt: string | null, reward: { __typename: 'PromotionReward', kind: Types.OfferKind, period: Types.OfferPeriod, isReviewed: boolean, basisPoints: number | null, multiple: number, tickets: number | null, threshold: { __typename: 'Money', amount: string, currency: string }, fixedAmount: { __typename: 'Money', amount: string, currency: string } | null, maximum: { __typename: 'Money', amount: string, currency: string } | null } | null } & { ' $fragmentName'?: 'PromotionCard_PromotionFragment' };

export const PromotionCard_PromotionFragmentDoc: TypedDocumentNode<PromotionCard_PromotionFragment, unknown> = /* @__PURE__ */ readDocument(`fragment PromotionCard_promotion on Promotion{id title summary picture status startsAt endsAt reward{...PromotionReward_reward@unmask}}`, [PromotionReward_RewardFragmentDoc])