import type { PlaceLotteryTicketInput } from '@playhouse/schema/types.generated.ts'
import { createAccountStore } from '../../../access/account-store.ts'
import type { Store } from '../../../store.ts'
import type { SoldOdds } from '../possible-win.ts'

/** A ticket whose draw the board waits for with its owner. */
export interface FollowedTicket {
  readonly id: string
  readonly code: string
  readonly stake: { readonly amount: string; readonly currency: string }
  readonly draws: readonly { readonly drawNumber: string; readonly drawsAt: string }[]
  /** What was bet; empty where it was bought elsewhere, or has too many lines to be bet again from here. */
  readonly lines: PlaceLotteryTicketInput['lines']
  /** Unknown where it was bought elsewhere. */
  readonly odds?: SoldOdds
}

const NONE_FOLLOWED: readonly FollowedTicket[] = []
/** The latest; the list of tickets has all. */
const FOLLOWED_MAX = 3
const LINES_MAX = 40
const stores = new Map<string, Store<readonly FollowedTicket[]>>()

/** The tickets of a board whose results are shown on it, latest first; they outlast a reload. */
export function getFollowedTickets(slip: string): Store<readonly FollowedTicket[]> {
  const known = stores.get(slip)
  if (known) return known
  const followed = createAccountStore(NONE_FOLLOWED, {
    as: `lottery-followed:${slip}`,
    read: (stored) => (Array.isArray(stored) ? stored.filter(isFollowed) : undefined),
  })
  stores.set(slip, followed)
  return followed
}

export function followTickets(slip: string, tickets: readonly FollowedTicket[]): void {
  const store = getFollowedTickets(slip)
  const known = store.get()
  const added = tickets
    .filter(({ id }) => known.every((each) => each.id !== id))
    .map((ticket) => (ticket.lines.length > LINES_MAX ? { ...ticket, lines: [] } : ticket))
  if (added.length > 0) store.set([...added, ...known].slice(0, FOLLOWED_MAX))
}

export function unfollowTickets(slip: string, ids: ReadonlySet<string>): void {
  const store = getFollowedTickets(slip)
  const left = store.get().filter(({ id }) => !ids.has(id))
  if (left.length < store.get().length) store.set(left.length === 0 ? NONE_FOLLOWED : left)
}

function isFollowed(stored: unknown): stored is FollowedTicket {
  const { id, code, stake, draws, lines } = (stored ?? {}) as Record<string, unknown>
  return (
    typeof id === 'string' &&
    typeof code === 'string' &&
    typeof stake === 'object' &&
    stake !== null &&
    Array.isArray(draws) &&
    draws.length > 0 &&
    Array.isArray(lines)
  )
}
