/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { Failure_InvalidInput_Fragment, Failure_Problem_Fragment } from '../../../graphql/failure.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
import { FailureFragmentDoc } from '../../../graphql/failure.generated.ts'
import { useMutation } from '@apollo/client/react'
import { trust } from '../../../graphql/trusted.ts'
export type Offers_ViewerFragment = { __typename: 'Viewer', id: string, memberAccount:
    | { __typename: 'MemberAccount', promotionOffers: Array<{ __typename: 'PromotionOffer', id: string, kind: Types.OfferKind, period: Types.OfferPeriod, status: Types.PromotionStatus, isReviewed: boolean, rejectionReason: string | null, multiple: number, days: number | null, tickets: number | null, raffleId: string | null, amount: { __typename: 'Money', amount: string, currency: string } | null, obstacle: { __typename: 'OfferObstacle', kind: Types.OfferObstacleKind, amount: { __typename: 'Money', amount: string, currency: string } | null } | null, maxStake: { __typename: 'Money', amount: string, currency: string } | null, contributions: Array<{ __typename: 'BonusContribution', product: Types.GameCategory, basisPoints: number }> }> | null }
    | { __typename: 'Problem', code: Types.ErrorCode }
   } & { ' $fragmentName'?: 'Offers_ViewerFragment' };

export type Offers_QueryFragment = { viewer: { __typename: 'Viewer', id: string, memberAccount:
      | { __typename: 'MemberAccount', promotionOffers: Array<{ __typename: 'PromotionOffer', id: string, kind: Types.OfferKind, period: Types.OfferPeriod, status: Types.PromotionStatus, isReviewed: boolean, rejectionReason: string | null, multiple: number, days: number | null, tickets: number | null, raffleId: string | null, amount: { __typename: 'Money', amount: string, currency: string } | null, obstacle: { __typename: 'OfferObstacle', kind: Types.OfferObstacleKind, amount: { __typename: 'Money', amount: string, currency: string } | null } | null, maxStake: { __typename: 'Money', amount: string, currency: string } | null, contributions: Array<{ __typename: 'BonusContribution', product: Types.GameCategory, basisPoints: number }> }> | null }
      | { __typename: 'Problem', code: Types.ErrorCode }
     } | null } & { ' $fragmentName'?: 'Offers_QueryFragment' };

export type Offer_OfferFragment = { __typename: 'PromotionOffer', id: string, kind: Types.OfferKind, period: Types.OfferPeriod, status: Types.PromotionStatus, isReviewed: boolean, rejectionReason: string | null, multiple: number, days: number | null, tickets: number | null, raffleId: string | null, amount: { __typename: 'Money', amount: string, currency: string } | null, obstacle: { __typename: 'OfferObstacle', kind: Types.OfferObstacleKind, amount: { __typename: 'Money', amount: string, currency: string } | null } | null, maxStake: { __typename: 'Money', amount: string, currency: string } | null, contributions: Array<{ __typename: 'BonusContribution', product: Types.GameCategory, basisPoints: number }> } & { ' $fragmentName'?: 'Offer_OfferFragment' };

export type ApplyPromotionMutationVariables = Exact<{
  input: Types.ApplyPromotionInput;
}>;


export type ApplyPromotionMutation = { applyPromotion:
    | { __typename: 'ApplyPromotionSuccess', offer: { __typename: 'PromotionOffer', id: string, kind: Types.OfferKind, period: Types.OfferPeriod, status: Types.PromotionStatus, isReviewed: boolean, rejectionReason: string | null, multiple: number, days: number | null, tickets: number | null, raffleId: string | null, amount: { __typename: 'Money', amount: string, currency: string } | null, obstacle: { __typename: 'OfferObstacle', kind: Types.OfferObstacleKind, amount: { __typename: 'Money', amount: string, currency: string } | null } | null, maxStake: { __typename: 'Money', amount: string, currency: string } | null, contributions: Array<{ __typename: 'BonusContribution', product: Types.GameCategory, basisPoints: number }> } }
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export type ClaimPromotionMutationVariables = Exact<{
  input: Types.ClaimPromotionInput;
}>;


export type ClaimPromotionMutation = { claimPromotion:
    | { __typename: 'ClaimPromotionSuccess', offer: { __typename: 'PromotionOffer', id: string, kind: Types.OfferKind, period: Types.OfferPeriod, status: Types.PromotionStatus, isReviewed: boolean, rejectionReason: string | null, multiple: number, days: number | null, tickets: number | null, raffleId: string | null, amount: { __typename: 'Money', amount: string, currency: string } | null, obstacle: { __typename: 'OfferObstacle', kind: Types.OfferObstacleKind, amount: { __typename: 'Money', amount: string, currency: string } | null } | null, maxStake: { __typename: 'Money', amount: string, currency: string } | null, contributions: Array<{ __typename: 'BonusContribution', product: Types.GameCategory, basisPoints: number }> }, wallet: { __typename: 'Wallet', balance: { __typename: 'Money', amount: string, currency: string } } | null }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export const Offer_OfferFragmentDoc: TypedDocumentNode<Offer_OfferFragment, unknown> = /* @__PURE__ */ readDocument(`fragment Offer_offer on PromotionOffer{id kind period status isReviewed amount{amount currency}obstacle{kind amount{amount currency}}rejectionReason multiple maxStake{amount currency}days contributions{product basisPoints}tickets raffleId}`)
export const Offers_ViewerFragmentDoc: TypedDocumentNode<Offers_ViewerFragment, unknown> = /* @__PURE__ */ readDocument(`fragment Offers_viewer on Viewer{id memberAccount{...on MemberAccount{promotionOffers{...Offer_offer@unmask}}...on Problem{code}}}`, [Offer_OfferFragmentDoc])
export const Offers_QueryFragmentDoc: TypedDocumentNode<Offers_QueryFragment, unknown> = /* @__PURE__ */ readDocument(`fragment Offers_query on Query{viewer{...Offers_viewer@unmask}}`, [Offers_ViewerFragmentDoc])
export const ApplyPromotionDocument: TypedDocumentNode<ApplyPromotionMutation, ApplyPromotionMutationVariables> = /* @__PURE__ */ readDocument(`mutation ApplyPromotion($input:ApplyPromotionInput!){applyPromotion(input:$input){...on ApplyPromotionSuccess{offer{...Offer_offer@unmask}}...Failure@unmask}}`, [Offer_OfferFragmentDoc, FailureFragmentDoc])
export const ClaimPromotionDocument: TypedDocumentNode<ClaimPromotionMutation, ClaimPromotionMutationVariables> = /* @__PURE__ */ readDocument(`mutation ClaimPromotion($input:ClaimPromotionInput!){claimPromotion(input:$input){...on ClaimPromotionSuccess{offer{...Offer_offer@unmask}wallet{balance{amount currency}}}...Failure@unmask}}`, [Offer_OfferFragmentDoc, FailureFragmentDoc])

export function useApplyPromotionMutation(options?: useMutation.Options<ApplyPromotionMutation, ApplyPromotionMutationVariables>) {
  return useMutation(ApplyPromotionDocument, options)
}

export function useClaimPromotionMutation(options?: useMutation.Options<ClaimPromotionMutation, ClaimPromotionMutationVariables>) {
  return useMutation(ClaimPromotionDocument, options)
}

trust('ApplyPromotion', '7f012fae09825c038ee3a2e7012de6738bb06abbf5eecaf8124ea27bda7b5347')
trust('ClaimPromotion', '8a18d7f9ac27d25e6e873cd658df5597fed1345701f4ad2eaac7b515d7e92f7b')
