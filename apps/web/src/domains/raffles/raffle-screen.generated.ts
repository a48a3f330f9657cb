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
import type { Raffle_RaffleFragment, Raffle_PrizeFragment } from './parts/raffle.generated.ts';
import type { Failure_InvalidInput_Fragment, Failure_Problem_Fragment } from '../../graphql/failure.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { Shell_QueryFragmentDoc } from '../site/parts/shell.generated.ts'
import { Balance_WalletFragmentDoc } from '../wallet/parts/balance.generated.ts'
import { Raffle_PrizeFragmentDoc, Raffle_RaffleFragmentDoc } from './parts/raffle.generated.ts'
import { FailureFragmentDoc } from '../../graphql/failure.generated.ts'
import { useQuery, useMutation } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type RaffleScreenQueryVariables = Exact<{
  withShell: boolean;
  id: string;
}>;


export type RaffleScreenQuery = { site: { __typename: 'Site', imageHosts: Array<string> }, raffle: { __typename: 'Raffle', text: string, memberLimit: number, minimumTickets: number, seedHash: string, id: string, title: string, picture: string, state: Types.RaffleState, isCalledOff: boolean, price: string, capacity: number, soldTickets: number, closesAt: string, drawsAt: string, endedAt: string | null, serverTime: string, winners: Array<{ __typename: 'RaffleWinner', place: number, ticket: number, maskedUsername: string, points: string | null, amount: { __typename: 'Money', amount: string, currency: string } | null }>, prizes: Array<{ __typename: 'RafflePrizeLine', from: number, to: number, points: string | null, amount: { __typename: 'Money', amount: string, currency: string } | null }> } | null, viewer: { __typename: 'Viewer', id: string, memberAccount:
      | { __typename: 'MemberAccount', raffles: { __typename: 'MemberRaffles', pointBalance: string, isExcluded: boolean, tickets: Array<{ __typename: 'RaffleTickets', first: number, last: number }>, prizes: Array<{ __typename: 'RafflePrize', id: string, raffleId: string, title: string, place: number, ticket: number, points: string | null, state: Types.RafflePrizeState, wonAt: string, amount: { __typename: 'Money', amount: string, currency: string } | null }> } | null }
      | { __typename: 'Problem', code: Types.ErrorCode }
     } | null } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export type Raffle_OwnFragment = { __typename: 'MemberAccount', raffles: { __typename: 'MemberRaffles', pointBalance: string, isExcluded: boolean, tickets: Array<{ __typename: 'RaffleTickets', first: number, last: number }>, prizes: Array<{ __typename: 'RafflePrize', id: string, raffleId: string, title: string, place: number, ticket: number, points: string | null, state: Types.RafflePrizeState, wonAt: string, amount: { __typename: 'Money', amount: string, currency: string } | null }> } | null } & { ' $fragmentName'?: 'Raffle_OwnFragment' };

export type Raffle_WinnerFragment = { __typename: 'RaffleWinner', place: number, ticket: number, maskedUsername: string, points: string | null, amount: { __typename: 'Money', amount: string, currency: string } | null } & { ' $fragmentName'?: 'Raffle_WinnerFragment' };

export type BuyRaffleTicketsMutationVariables = Exact<{
  input: Types.BuyRaffleTicketsInput;
  id: string;
}>;


export type BuyRaffleTicketsMutation = { buyRaffleTickets:
    | { __typename: 'BuyRaffleTicketsSuccess', bought: { __typename: 'RaffleTickets', first: number, last: number }, raffle: { __typename: 'Raffle', id: string, soldTickets: number, state: Types.RaffleState } | null, viewer: { __typename: 'Viewer', id: string, memberAccount:
          | (
            { __typename: 'MemberAccount' }
            & { ' $fragmentRefs'?: { 'Raffle_OwnFragment': Raffle_OwnFragment } }
          )
          | { __typename: 'Problem' }
         } | null }
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export type ClaimRafflePrizeMutationVariables = Exact<{
  input: Types.ClaimRafflePrizeInput;
  id: string;
}>;


export type ClaimRafflePrizeMutation = { claimRafflePrize:
    | { __typename: 'ClaimRafflePrizeSuccess', points: string | null, amount: { __typename: 'Money', amount: string, currency: string } | null, wallet: (
        { __typename: 'Wallet' }
        & { ' $fragmentRefs'?: { 'Balance_WalletFragment': Balance_WalletFragment } }
      ) | null, viewer: { __typename: 'Viewer', id: string, memberAccount:
          | (
            { __typename: 'MemberAccount' }
            & { ' $fragmentRefs'?: { 'Raffle_OwnFragment': Raffle_OwnFragment } }
          )
          | { __typename: 'Problem' }
         } | null }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export const Raffle_WinnerFragmentDoc: TypedDocumentNode<Raffle_WinnerFragment, unknown> = /* @__PURE__ */ readDocument(`fragment Raffle_winner on RaffleWinner{place ticket maskedUsername amount{amount currency}points}`)
export const Raffle_OwnFragmentDoc: TypedDocumentNode<Raffle_OwnFragment, unknown> = /* @__PURE__ */ readDocument(`fragment Raffle_own on MemberAccount{raffles(id:$id){pointBalance isExcluded tickets{first last}prizes{...Raffle_prize@unmask}}}`, [Raffle_PrizeFragmentDoc])
export const RaffleScreenDocument: TypedDocumentNode<RaffleScreenQuery, RaffleScreenQueryVariables> = /* @__PURE__ */ readDocument(`query RaffleScreen($withShell:Boolean!$id:ID!){...Shell_query@include(if:$withShell)site{imageHosts}raffle(id:$id){...Raffle_raffle@unmask text memberLimit minimumTickets seedHash winners{...Raffle_winner@unmask}}viewer{id memberAccount{...on MemberAccount{...Raffle_own@unmask}...on Problem{code}}}}`, [Shell_QueryFragmentDoc, Raffle_RaffleFragmentDoc, Raffle_WinnerFragmentDoc, Raffle_OwnFragmentDoc])
export const BuyRaffleTicketsDocument: TypedDocumentNode<BuyRaffleTicketsMutation, BuyRaffleTicketsMutationVariables> = /* @__PURE__ */ readDocument(`mutation BuyRaffleTickets($input:BuyRaffleTicketsInput!$id:ID!){buyRaffleTickets(input:$input){...on BuyRaffleTicketsSuccess{bought{first last}raffle{id soldTickets state}viewer{id memberAccount{...Raffle_own}}}...Failure@unmask}}`, [Raffle_OwnFragmentDoc, FailureFragmentDoc])
export const ClaimRafflePrizeDocument: TypedDocumentNode<ClaimRafflePrizeMutation, ClaimRafflePrizeMutationVariables> = /* @__PURE__ */ readDocument(`mutation ClaimRafflePrize($input:ClaimRafflePrizeInput!$id:ID!){claimRafflePrize(input:$input){...on ClaimRafflePrizeSuccess{amount{amount currency}points wallet{...Balance_wallet}viewer{id memberAccount{...Raffle_own}}}...Failure@unmask}}`, [Balance_WalletFragmentDoc, Raffle_OwnFragmentDoc, FailureFragmentDoc])

export function useRaffleScreenQuery(options: useQuery.Options<RaffleScreenQuery, RaffleScreenQueryVariables>) {
  return useQuery(RaffleScreenDocument, options)
}

export function useBuyRaffleTicketsMutation(options?: useMutation.Options<BuyRaffleTicketsMutation, BuyRaffleTicketsMutationVariables>) {
  return useMutation(BuyRaffleTicketsDocument, options)
}

export function useClaimRafflePrizeMutation(options?: useMutation.Options<ClaimRafflePrizeMutation, ClaimRafflePrizeMutationVariables>) {
  return useMutation(ClaimRafflePrizeDocument, options)
}

trust('BuyRaffleTickets', '4ac4f5524641df8ab46fbec31a11656d59d760e580bc13c40c182a1d90b0d1cb')
trust('ClaimRafflePrize', '3f8521ef4664c4cf4d91a9f5b3687874078fc8ecaffc5b137f8165245b66675a')
trust('RaffleScreen', '4ac6a69bb9bc7618d4b792ffa3afad98331fe15f27dcd30bc9227e444b522e5b')
