/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
export type Raffle_RaffleFragment = { __typename: 'Raffle', id: string, title: string, picture: string, state: Types.RaffleState, isCalledOff: boolean, price: string, capacity: number, soldTickets: number, closesAt: string, drawsAt: string, endedAt: string | null, serverTime: string, prizes: Array<{ __typename: 'RafflePrizeLine', from: number, to: number, points: string | null, amount: { __typename: 'Money', amount: string, currency: string } | null }> } & { ' $fragmentName'?: 'Raffle_RaffleFragment' };

export type Raffle_PrizeFragment = { __typename: 'RafflePrize', id: string, raffleId: string, title: string, place: number, ticket: number, points: string | null, state: Types.RafflePrizeState, wonAt: string, amount: { __typename: 'Money', amount: string, currency: string } | null } & { ' $fragmentName'?: 'Raffle_PrizeFragment' };

export const Raffle_RaffleFragmentDoc: TypedDocumentNode<Raffle_RaffleFragment, unknown> = /* @__PURE__ */ readDocument(`fragment Raffle_raffle on Raffle{id title picture state isCalledOff price capacity soldTickets closesAt drawsAt endedAt serverTime prizes{from to amount{amount currency}points}}`)
export const Raffle_PrizeFragmentDoc: TypedDocumentNode<Raffle_PrizeFragment, unknown> = /* @__PURE__ */ readDocument(`fragment Raffle_prize on RafflePrize{id raffleId title place ticket amount{amount currency}points state wonAt}`)