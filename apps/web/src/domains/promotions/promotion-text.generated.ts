/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { PromotionCard_PromotionFragment } from './promotion-card.generated.ts';
import type { PromotionReward_RewardFragment } from './parts/reward-amount.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { PromotionCard_PromotionFragmentDoc } from './promotion-card.generated.ts'
export type PromotionText_PromotionFragment = { __typename: 'Promotion', id: string, title: string, summary: string, picture: string, status: Types.PromotionStatus, startsAt: string | null, endsAt: string | null, category: { __typename: 'PromotionCategory', id: string, name: string } | null, details: { __typename: 'PromotionDetails', content: string, terms: string } | null, reward: { __typename: 'PromotionReward', kind: Types.OfferKind, period: Types.OfferPeriod, isReviewed: boolean, basisPoints: number | null, multiple: number, tickets: number | null, threshold: { __typename: 'Money', amount: string, currency: string }, fixedAmount: { __typename: 'Money', amount: string, currency: string } | null, maximum: { __typename: 'Money', amount: string, currency: string } | null } | null } & { ' $fragmentName'?: 'PromotionText_PromotionFragment' };

export const PromotionText_PromotionFragmentDoc: TypedDocumentNode<PromotionText_PromotionFragment, unknown> = /* @__PURE__ */ readDocument(`fragment PromotionText_promotion on Promotion{id ...PromotionCard_promotion@unmask category{id name}details{content terms}}`, [PromotionCard_PromotionFragmentDoc])