import { useApolloClient } from '@apollo/client/react'
import type { LotteryMode } from '@playhouse/schema/types.generated.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { useState } from 'react'
import { BalanceDocument } from '../../features/wallet/balance.generated.ts'
import { underKey } from '../../graphql/request-key.ts'
import { type Problem, useSubmit } from '../../graphql/use-submit.ts'
import { type PlaceLotteryTicketMutation, usePlaceLotteryTicketMutation } from './place-ticket.generated.ts'
import { selectionOf, type SlipLine } from './slip.ts'

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
  oddsVersion: string
  /** Minor units for one draw, as the slip shows it. */
  cost: bigint
  lines: readonly SlipLine[]
}

/** What came of the last attempt. */
export interface PlacingState {
  isPending: boolean
  problem: Problem | null
  placed: PlacedTicket | null
  /** What a ceiling left, by selection, as the platform refused it. */
  ceiling: { selection: string; left: bigint } | null
}

/** Buys the ticket of a slip, once however often an attempt whose outcome is unknown is repeated. */
export function usePlaceTicket() {
  const client = useApolloClient()
  const { run, isPending } = useSubmit(usePlaceLotteryTicketMutation())
  const [outcome, setOutcome] = useState<Omit<PlacingState, 'isPending'>>({
    problem: null,
    placed: null,
    ceiling: null,
  })
  const forget = () => setOutcome({ problem: null, placed: null, ceiling: null })

  const place = async ({ cost, lines, ...purchase }: Purchase): Promise<Problem | null> => {
    forget()
    const asked = {
      ...purchase,
      stake: formatAmount(cost),
      lines: lines.map(({ betType, picks, stake }) => ({ betType, picks: [...picks], amount: stake })),
    }
    const { success, problem, result } = await underKey('placeLotteryTicket', asked, (requestKey) =>
      run({ input: { requestKey, ...asked } }),
    )
    if (problem) {
      const ceiling =
        result?.__typename === 'LotteryCeilingReached'
          ? { selection: selectionOf(result.betType, result.picks), left: parseAmount(result.remaining.amount) }
          : null
      setOutcome({ problem, placed: null, ceiling })
      return problem
    }
    setOutcome({ problem: null, placed: success.ticket, ceiling: null })
    // The stake is gone from the wallet, whose total only the platform knows.
    void client.query({ query: BalanceDocument, fetchPolicy: 'network-only' }).catch(() => undefined)
    return null
  }
  return { ...outcome, isPending, place, forget }
}
