import { type DropRule, drawPot, type Pot } from './pots.ts'

/** A contribution of a stake, or its reversal by a refund. `id` is the ledger transaction. */
export interface Feed {
  id: bigint
  memberId: number
  /** Minor units. */
  amount: bigint
  /** The staked game; null for a refund. */
  nodeId: number | null
}

export interface Drop {
  number: number
  /** The feed that reached the drop point. */
  feed: Feed
  /** The whole pot, including that feed. */
  amount: bigint
  /** The pot that follows. */
  next: Pot
}

/** The pot that is being filled. `amount` is what has been folded so far. */
export type Filling = Pick<Pot, 'number' | 'dropPoint'> & { amount: bigint }

/**
 * Applies feeds in order. The first that lifts the pot to its drop point wins it, including its own part;
 * later feeds go to the next pot, which starts at the seed amount with a new drop point. The winner therefore
 * depends only on the order of stakes, not on when they are folded or on later refunds.
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
