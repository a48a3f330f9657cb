/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
export type PromotionReward_RewardFragment = { __typename: 'PromotionReward', kind: Types.OfferKind, period: Types.OfferPeriod, isReviewed: boolean, basisPoints: number | null, multiple: number, tickets: number | null, threshold: { __typename: 'Money', amount: string, currency: string }, fixedAmount: { __typename: 'Money', amount: string, currency: string } | null, maximum: { __typename: 'Money', amount: string, currency: string } | null } & { ' $fragmentName'?: 'PromotionReward_RewardFragment' };

export const PromotionReward_RewardFragmentDoc: TypedDocumentNode<PromotionReward_RewardFragment, unknown> = /* @__PURE__ */ readDocument(`fragment PromotionReward_reward on PromotionReward{kind period isReviewed threshold{amount currency}fixedAmount{amount currency}basisPoints maximum{amount currency}multiple tickets}`)