import { priceSold, usePossibleWin } from '../possible-win.ts'
import type { FollowedTicket } from './followed-tickets.ts'

/** What a ticket that was just bought can win in one draw; nothing where its lines are unknown. */
export function TicketWin({ code, stake, lines, odds }: Pick<FollowedTicket, 'code' | 'stake' | 'lines' | 'odds'>) {
  const getWin = usePossibleWin(stake.currency)
  const sold = odds ? priceSold(code, odds, lines) : []
  if (sold.length === 0) return null
  const { term, text } = getWin(sold)
  return (
    <p className="flex flex-wrap justify-between gap-x-3 text-small text-muted">
      <span>{term}</span> <span className="figures whitespace-normal! text-text">{text}</span>
    </p>
  )
}
