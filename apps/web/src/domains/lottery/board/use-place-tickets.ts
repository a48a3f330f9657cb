import { useApolloClient } from '@apollo/client/react'
import type { LotteryMode, PlaceLotteryTicketInput } from '@playhouse/schema/types.generated.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newRequestKey, settlesRequest } from '../../../graphql/request-key.ts'
import { readAbilities } from '../../../graphql/site-abilities.ts'
import { type Problem, useSubmit } from '../../../graphql/use-submit.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useStore } from '../../../store.ts'
import { type PlaceLotteryTicketMutation, usePlaceLotteryTicketMutation } from './place-ticket.generated.ts'
import { betKey, type PricedSlip, type SlipTicket } from './slip.ts'
import { serverNow } from '../../../server-time.ts'
import type { SoldOdds } from '../possible-win.ts'
import { type FollowedTicket, followTickets } from './followed-tickets.ts'
import { getUnknownPurchases, NONE_SENT, type SentPurchase } from './unknown-purchases.ts'

type Ticket = Extract<
  NonNullable<PlaceLotteryTicketMutation['placeLotteryTicket']>,
  { __typename: 'LotteryTicketSuccess' }
>['ticket']

type StakeLimited = Extract<
  NonNullable<PlaceLotteryTicketMutation['placeLotteryTicket']>,
  { __typename: 'LotteryStakeLimited' }
>

/** The facts that all tickets of one slip share. */
interface Purchase {
  /** The draw of lines that name none. */
  firstDrawNumber: string
  draws: number
  stopWhenWon: boolean
  mode: LotteryMode
  /** Where tickets are played by prize series: the one chosen, and what it gives back. */
  series?: number
  rebate?: string
  oddsVersion: string
}

/** A ticket that was not sold. */
export interface RefusedPurchase extends SentPurchase {
  readonly problem: Problem
}

/** The outcome of the last attempt. */
export interface PlacingState {
  isPending: boolean
  placed: readonly { code: string; ticket: Ticket; lines: PlaceLotteryTicketInput['lines']; odds: SoldOdds }[]
  refused: readonly RefusedPurchase[]
  /** Remaining amounts below the ceilings by `betKey`, from the platform's refusals. */
  ceilings: ReadonlyMap<string, bigint>
  /** Purchases that may have been made: their answers were lost. */
  unknown: readonly SentPurchase[]
  /** Whether these may be sent again, which buys each once. */
  canRepeat: boolean
}

/** A purchase is checked by itself no later: by then it is no longer expected. */
const FRESH_MS = 10 * 60_000
/** Between checks that find nothing. */
const AGAIN_MS = 60_000

type Outcome = Pick<PlacingState, 'placed' | 'refused' | 'ceilings'>

const NOTHING: Outcome = { placed: [], refused: [], ceilings: new Map() }
/**
 * Buys a slip, one ticket of each lottery and draw. A purchase whose outcome is unknown is sent again as it was, for the same draws and under the
 * same key, so that it is made once; where the platform would make it again, it waits until the member has looked.
 * @param slip name of the slip
 * @param code of the lottery of lines that name none
 * @param onSold gets the ids of lines as soon as they are sold
 */
export function usePlaceTickets(slip: string, code: string | undefined, onSold: (lineIds: readonly number[]) => void) {
  const { run } = useSubmit(usePlaceLotteryTicketMutation())
  const withAmounts = useProblemWithAmounts()
  const store = getUnknownPurchases(slip)
  const unknown = useStore(store)
  const [outcome, setOutcome] = useState(NOTHING)
  const [sending, setSending] = useState<'NEW' | 'AGAIN' | null>(null)
  const hasSent = useRef(false)
  const { cache } = useApolloClient()
  const { canRepeatMutations: canRepeat } = readAbilities(cache)
  const forget = () => setOutcome(NOTHING)
  const forgetRefusals = () => setOutcome((last) => (last.refused.length > 0 ? { ...last, refused: [] } : last))

  /** Sends what is in the store, in turn; what is settled leaves it. */
  const send = async (as: 'NEW' | 'AGAIN'): Promise<Outcome> => {
    // Tickets placed before the retry belong to the same receipt.
    const placed = as === 'AGAIN' ? [...outcome.placed] : []
    // A copy: the receipt shows the tickets together, with their total, once the last is settled.
    setOutcome({ ...NOTHING, placed: [...placed] })
    setSending(as)
    hasSent.current = true
    const sold: FollowedTicket[] = []
    const refused: RefusedPurchase[] = []
    const ceilings = new Map<string, bigint>()
    for (const sent of store.get()) {
      // The account that buys may have left the page.
      if (!store.get().includes(sent)) continue
      const { success, problem, result } = await run({ input: { requestKey: sent.requestKey, ...sent.order } })
      // A request that was not forwarded placed nothing; an earlier attempt may have.
      if (problem?.code !== 'OUTCOME_UNKNOWN' && (settlesRequest(result) || as === 'NEW')) {
        const left = store.get().filter((other) => other !== sent)
        store.set(left.length === 0 ? NONE_SENT : left)
      }
      if (success) {
        placed.push({ ...getBought(sent), ticket: success.ticket })
        sold.unshift({ ...getBought(sent), ...getFollowed(success.ticket) })
        onSold(sent.lineIds)
        continue
      }
      refused.push({ ...sent, problem: withAmounts(problem, result) })
      if (result?.__typename === 'LotteryCeilingReached') {
        const lottery = sent.order.code === code ? undefined : sent.order.code
        ceilings.set(betKey(lottery, result.betType, result.picks), parseAmount(result.remaining.amount))
      }
    }
    // At once with the receipt, which tells of several tickets in place of their cards.
    followTickets(slip, sold)
    setOutcome({ placed, refused, ceilings })
    setSending(null)
    return { placed, refused, ceilings }
  }
  const place = (purchase: Purchase, tickets: PricedSlip['tickets']) => {
    // Tickets are stored before they are sent, because the member may leave the page before the responses.
    store.set(tickets.map((ticket) => toSentPurchase(purchase, ticket, code)))
    return send('NEW')
  }
  useChecks(unknown, canRepeat && sending === null, hasSent, () => void send('AGAIN'))
  return {
    ...outcome,
    unknown: sending === 'NEW' ? NONE_SENT : unknown,
    canRepeat,
    isPending: sending !== null,
    place,
    repeat: () => send('AGAIN'),
    /** The member looks whether the unknown purchases were made. */
    leaveUnknown: () => store.set(NONE_SENT),
    forget,
    forgetRefusals,
  }
}

/**
 * Sends fresh purchases of unknown outcome again: at once after a reload, otherwise after a minute.
 * @param isIdle nothing is being sent, and what is sent again is made once
 */
function useChecks(
  unknown: readonly SentPurchase[],
  isIdle: boolean,
  hasSent: { readonly current: boolean },
  send: () => void,
): void {
  const sendAgain = useEffectEvent(send)
  useEffect(() => {
    const isFresh = ({ sentAt = 0 }: SentPurchase) => serverNow() - sentAt < FRESH_MS
    if (!isIdle || unknown.length === 0 || !unknown.every(isFresh)) return
    const timer = setTimeout(sendAgain, hasSent.current ? AGAIN_MS : 0)
    return () => clearTimeout(timer)
  }, [unknown, isIdle, hasSent])
}

const getBought = ({ order: { code, lines, oddsVersion, mode, series } }: SentPurchase) => ({
  code,
  lines,
  odds: { oddsVersion, mode, series },
})

const getFollowed = ({ id, stake, draws }: Ticket): Pick<FollowedTicket, 'id' | 'stake' | 'draws'> => ({
  id,
  stake,
  draws,
})

/** @param code of the lottery of lines that name none */
function toSentPurchase(purchase: Purchase, ticket: SlipTicket, code = ''): SentPurchase {
  const { lottery, number: firstDrawNumber = purchase.firstDrawNumber, reading, cost, lines } = ticket
  return {
    requestKey: newRequestKey(),
    order: {
      ...purchase,
      firstDrawNumber,
      code: lottery ?? code,
      stake: formatAmount(cost),
      ...(reading !== undefined && { readingVersion: reading }),
      lines: lines.map(({ betType, picks, stake }) => ({ betType, picks: [...picks], amount: stake })),
    },
    lineIds: lines.map(({ id }) => id),
    sentAt: serverNow(),
  }
}

/** A problem that names the limit where the platform did. */
function useProblemWithAmounts() {
  const { t } = useTranslation('lottery')
  const { wholeMoney } = useFormat()
  return (problem: Problem, result: { __typename: string } | undefined): Problem => {
    const { code } = problem
    if (!isStakeLimited(result)) return problem
    if (code !== 'STAKE_LIMIT_REACHED' && code !== 'BONUS_STAKE_REACHED' && code !== 'LOSS_LIMIT_REACHED')
      return problem
    const { limit, remaining } = result
    const amounts = {
      limit: wholeMoney(limit.amount, limit.currency),
      remaining: wholeMoney(remaining.amount, remaining.currency),
    }
    return { ...problem, text: t(`slip.overLimit.${code}`, amounts) }
  }
}

const isStakeLimited = (result: { __typename: string } | undefined): result is StakeLimited =>
  result?.__typename === 'LotteryStakeLimited'
