/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { Balance_WalletFragment } from '../../wallet/parts/balance.generated.ts';
import type { Failure_InvalidInput_Fragment, Failure_LotteryCeilingReached_Fragment, Failure_LotteryStakeLimited_Fragment, Failure_Problem_Fragment } from '../../../graphql/failure.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
import { Balance_WalletFragmentDoc } from '../../wallet/parts/balance.generated.ts'
import { FailureFragmentDoc } from '../../../graphql/failure.generated.ts'
import { useMutation } from '@apollo/client/react'
import { trust } from '../../../graphql/trusted.ts'
export type PlaceLotteryTicketMutationVariables = Exact<{
  input: Types.PlaceLotteryTicketInput;
}>;


export type PlaceLotteryTicketMutation = { placeLotteryTicket:
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'LotteryCeilingReached', betType: string, picks: Array<number>, code: Types.ErrorCode, remaining: { __typename: 'Money', amount: string, currency: string } }
    | { __typename: 'LotteryStakeLimited', code: Types.ErrorCode, limit: { __typename: 'Money', amount: string, currency: string }, remaining: { __typename: 'Money', amount: string, currency: string } }
    | { __typename: 'LotteryTicketSuccess', ticket: { __typename: 'LotteryTicket', id: string, number: string, lineCount: number, stake: { __typename: 'Money', amount: string, currency: string }, draws: Array<{ __typename: 'LotteryTicketDraw', drawNumber: string, state: Types.LotteryTicketState, drawsAt: string }> }, wallet: (
        { __typename: 'Wallet' }
        & { ' $fragmentRefs'?: { 'Balance_WalletFragment': Balance_WalletFragment } }
      ) | null }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export const PlaceLotteryTicketDocument: TypedDocumentNode<PlaceLotteryTicketMutation, PlaceLotteryTicketMutationVariables> = /* @__PURE__ */ readDocument(`mutation PlaceLotteryTicket($input:PlaceLotteryTicketInput!){placeLotteryTicket(input:$input){...on LotteryTicketSuccess{ticket{id number lineCount stake{amount currency}draws{drawNumber state drawsAt}}wallet{...Balance_wallet}}...on LotteryCeilingReached{betType picks remaining{amount currency}}...on LotteryStakeLimited{limit{amount currency}remaining{amount currency}}...Failure@unmask}}`, [Balance_WalletFragmentDoc, FailureFragmentDoc])

export function usePlaceLotteryTicketMutation(options?: useMutation.Options<PlaceLotteryTicketMutation, PlaceLotteryTicketMutationVariables>) {
  return useMutation(PlaceLotteryTicketDocument, options)
}

trust('PlaceLotteryTicket', 'e89b97e282db7535b299866d2371fb83ae10938faffe20d78e14bd7b768ccc1f')
