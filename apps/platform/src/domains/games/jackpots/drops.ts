import { type DropRule, drawPot, type Pot } from './pots.ts'

/** What a stake fed, or a refund took back, by the number of its movement. */
export interface Feed {
  id: bigint
  memberId: number
  /** Minor units. */
  amount: bigint
  /** The game of the stake; null for a refund. */
  nodeId: number | null
}

/** A pot that was won. */
export interface Drop {
  number: number
  /** The feed that reached the drop point. */
  feed: Feed
  /** All that was in the pot with that feed. */
  amount: bigint
  /** What begins after it. */
  next: Pot
}

/** The pot that is filling up: how much of it is known, and at what it is won. */
export type Filling = Pick<Pot, 'number' | 'dropPoint'> & { amount: bigint }

/**
 * Takes feeds over in their order. The first that lifts the pot to its drop point wins it, with its own part; those behind it are
 * in the next, which starts with the seed amount and has a drop point of its own. So what wins follows from the order of stakes,
 * and not from when they are taken over, nor from what is refunded behind them.
 */
export function takeOver(rule: DropRule, filling: Filling, feeds: readonly Feed[]): { amount: bigint; drops: Drop[] } {
  const drops: Drop[] = []
  let { amount, number, dropPoint } = filling
  for (const feed of feeds) {
    amount += feed.amount
    if (amount < dropPoint) continue
    const next = drawPot(rule, number + 1)
    drops.push({ number, feed, amount, next })
    ;({ number, dropPoint } = next)
    amount = rule.seedAmount
  }
  return { amount, drops }
}
