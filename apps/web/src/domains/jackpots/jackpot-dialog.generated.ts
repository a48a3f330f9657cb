/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type JackpotDialogQueryVariables = Exact<{ [key: string]: never; }>;


export type JackpotDialogQuery = { jackpots: Array<{ __typename: 'Jackpot', id: string, contributionPercent: string | null, amount: { __typename: 'Money', amount: string, currency: string }, seedAmount: { __typename: 'Money', amount: string, currency: string } | null, mustDropBy: { __typename: 'Money', amount: string, currency: string } | null, commitment: { __typename: 'JackpotCommitment', potNumber: number, seedHash: string } | null, guaranteedWinStake: { __typename: 'Money', amount: string, currency: string } | null, wins: Array<{ __typename: 'JackpotWin', gameId: string, gameName: string, maskedUsername: string, wonAt: string, amount: { __typename: 'Money', amount: string, currency: string }, proof: { __typename: 'JackpotProof', potNumber: number, seedHash: string, seed: string, verifierUrl: string | null, dropAmount: { __typename: 'Money', amount: string, currency: string } } | null }> }> | null };

export const JackpotDialogDocument: TypedDocumentNode<JackpotDialogQuery, JackpotDialogQueryVariables> = /* @__PURE__ */ readDocument(`query JackpotDialog{jackpots{id amount{amount currency}seedAmount{amount currency}contributionPercent mustDropBy{amount currency}commitment{potNumber seedHash}guaranteedWinStake{amount currency}wins{gameId gameName maskedUsername amount{amount currency}wonAt proof{potNumber seedHash seed dropAmount{amount currency}verifierUrl}}}}`)

export function useJackpotDialogQuery(options: useQuery.Options<JackpotDialogQuery, JackpotDialogQueryVariables>) {
  return useQuery(JackpotDialogDocument, options)
}

trust('JackpotDialog', '868c6a6a766e89ac430b9a7cb714c4a9556924c8a91f7716f573a1a36916da4d', [])
