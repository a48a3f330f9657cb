import { useApolloClient } from '@apollo/client/react'
import { selectionOf } from '@playhouse/engines/lottery/ticket-lines.ts'
import type { LotteryMode, PlaceLotteryTicketInput } from '@playhouse/schema/types.generated.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { useState } from 'react'
import { createAccountStore } from '../../access/account-store.ts'
import { BalanceDocument } from '../../features/wallet/balance.generated.ts'
import { newRequestKey, settlesRequest } from '../../graphql/request-key.ts'
import { type Problem, useSubmit } from '../../graphql/use-submit.ts'
import { type Store, useStore } from '../../store.ts'
import { type PlaceLotteryTicketMutation, usePlaceLotteryTicketMutation } from './place-ticket.generated.ts'
import type { SlipLine } from './slip.ts'

export type PlacedTicket = Extract<
  NonNullable<PlaceLotteryTicketMutation['placeLotteryTicket']>,
  { __typename: 'LotteryTicketSuccess' }
>['ticket']

interface Purchase {
  code: string
  number: string
  draws: number
  stopWhenWon: boolean
  mode: LotteryMode
  /** Where tickets are played by prize series: the one chosen, and what it gives back. */
  series?: number
  rebate?: string
  oddsVersion: string
  /** Minor units for one draw, as the slip shows it. */
  cost: bigint
  lines: readonly SlipLine[]
}

/** A purchase as it was sent. */
export interface SentPurchase {
  readonly requestKey: string
  readonly asked: Omit<PlaceLotteryTicketInput, 'requestKey'>
  /** Lines of the slip that it buys. */
  readonly lineIds: readonly number[]
}

/** What came of the last attempt. */
export interface PlacingState {
  isPending: boolean
  problem: Problem | null
  placed: PlacedTicket | null
  /** What a ceiling left, by selection, as the platform refused it. */
  ceiling: { selection: string; left: bigint } | null
  /** A purchase that may have been made: its answer was lost. */
  unknown: SentPurchase | null
}

const NOTHING = { problem: null, placed: null, ceiling: null }
const NOT_SENT: SentPurchase | null = null
const unknowns = new Map<string, Store<SentPurchase | null>>()

/** The purchase of a board whose outcome is unknown; it outlasts a reload, after which a new one could buy twice. */
function unknownOf(name: string): Store<SentPurchase | null> {
  const known = unknowns.get(name)
  if (known) return known
  const unknown = createAccountStore(NOT_SENT, {
    as: `lottery-purchase:${name}`,
    read: (kept) => (isPurchase(kept) ? kept : undefined),
  })
  unknowns.set(name, unknown)
  return unknown
}

function isPurchase(kept: unknown): kept is SentPurchase {
  const { requestKey, asked, lineIds } = (kept ?? {}) as Record<string, unknown>
  return typeof requestKey === 'string' && typeof asked === 'object' && asked !== null && Array.isArray(lineIds)
}

/**
 * Buys the ticket of a slip. While the outcome of an attempt is unknown, the same purchase is sent again, for the same draws and under the
 * same key, so that it is made once.
 * @param board as `useSlip` names it
 */
export function usePlaceTicket(board: string) {
  const client = useApolloClient()
  const { run, isPending } = useSubmit(usePlaceLotteryTicketMutation())
  const store = unknownOf(board)
  const unknown = useStore(store)
  const [outcome, setOutcome] = useState<Omit<PlacingState, 'isPending' | 'unknown'>>(NOTHING)
  const forget = () => setOutcome(NOTHING)
  const [isFirstTry, setFirstTry] = useState(false)

  /** @returns the problem, or the ids of the lines that were sold */
  const send = async (
    sent: SentPurchase,
  ): Promise<{ problem: Problem } | { problem: null; sold: readonly number[] }> => {
    const isRepeated = store.get() !== null
    forget()
    setFirstTry(!isRepeated)
    // Kept before it is sent: the page may be left before the answer.
    store.set(sent)
    const { success, problem, result } = await run({ input: { requestKey: sent.requestKey, ...sent.asked } })
    setFirstTry(false)
    // What was refused as too frequent was not forwarded; an earlier attempt may have been.
    if (settlesRequest(result) || (problem?.code === 'RATE_LIMITED' && !isRepeated)) store.set(NOT_SENT)
    if (problem) {
      const ceiling =
        result?.__typename === 'LotteryCeilingReached'
          ? { selection: selectionOf(result.betType, result.picks), left: parseAmount(result.remaining.amount) }
          : null
      setOutcome({ problem, placed: null, ceiling })
      return { problem }
    }
    setOutcome({ problem: null, placed: success.ticket, ceiling: null })
    // The stake is gone from the wallet, whose total only the platform knows.
    void client.query({ query: BalanceDocument, fetchPolicy: 'network-only' }).catch(() => undefined)
    return { problem: null, sold: sent.lineIds }
  }
  const place = ({ cost, lines, ...purchase }: Purchase) =>
    send({
      requestKey: newRequestKey(),
      asked: {
        ...purchase,
        stake: formatAmount(cost),
        lines: lines.map(({ betType, picks, stake }) => ({ betType, picks: [...picks], amount: stake })),
      },
      lineIds: lines.map(({ id }) => id),
    })
  return { ...outcome, unknown: isFirstTry ? null : unknown, isPending, place, send, forget }
}
