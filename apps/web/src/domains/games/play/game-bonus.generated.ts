/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../../graphql/trusted.ts'
export type GameBonusQueryVariables = Exact<{ [key: string]: never; }>;


export type GameBonusQuery = { viewer: { __typename: 'Viewer', id: string, wallet: { __typename: 'Wallet', parts: Array<{ __typename: 'WalletPart', id: string, vendorId: string | null, balance: { __typename: 'Money', amount: string, currency: string } }> | null } | null, memberAccount:
      | { __typename: 'MemberAccount', bonusAccount: { __typename: 'BonusAccount', balance: { __typename: 'Money', amount: string, currency: string }, cash: { __typename: 'Money', amount: string, currency: string }, running: { __typename: 'Bonus', id: string, required: { __typename: 'Money', amount: string, currency: string }, wagered: { __typename: 'Money', amount: string, currency: string }, remaining: { __typename: 'Money', amount: string, currency: string }, maxStake: { __typename: 'Money', amount: string, currency: string }, contributions: Array<{ __typename: 'BonusContribution', product: Types.GameCategory, basisPoints: number }> } | null } | null }
      | { __typename: 'Problem', code: Types.ErrorCode }
     } | null };

export const GameBonusDocument: TypedDocumentNode<GameBonusQuery, GameBonusQueryVariables> = /* @__PURE__ */ readDocument(`query GameBonus{viewer{id wallet{parts{id vendorId balance{amount currency}}}memberAccount{...on MemberAccount{bonusAccount{balance{amount currency}cash{amount currency}running{id required{amount currency}wagered{amount currency}remaining{amount currency}maxStake{amount currency}contributions{product basisPoints}}}}...on Problem{code}}}}`)

export function useGameBonusQuery(options: useQuery.Options<GameBonusQuery, GameBonusQueryVariables>) {
  return useQuery(GameBonusDocument, options)
}

trust('GameBonus', 'd9bb387bd471ade71ccfc13863c74afcf379b5044a31f066110afec91539b4f7')
