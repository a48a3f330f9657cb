import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { jackpotPot, jackpotWin } from '../db/tables/jackpots.ts'
import { cashAccount, jackpotAccount } from '../ledger/accounts.ts'
import { ledgerKeys } from '../ledger/keys.ts'
import { postTransaction } from '../ledger/post.ts'

/** Who has won a pot, by which stake. Amounts in minor units. */
export interface WonDrop {
  /** The stake's movement, and what it fed. */
  betId: bigint
  fed: bigint
  memberId: number
  nodeId: number
  /** The vendor's name of the round. */
  reference: string
  /** All that was in the pot. */
  amount: bigint
  /** Now, when left out. */
  at?: Date
}

/**
 * Pays a pot to its winner, tells its secret with the win, and seeds the jackpot anew. The keys are the pot's own, so that the
 * book itself refuses to pay it twice.
 */
export async function payDrop(
  tx: Transaction,
  { jackpotId, seedAmount, number }: { jackpotId: string; seedAmount: bigint; number: number },
  { betId, fed, memberId, nodeId, reference, amount, at }: WonDrop,
): Promise<void> {
  const account = jackpotAccount(jackpotId)
  const common = { reference, request: dropRequest(jackpotId, number), ...(at && { occurredAt: at }) }
  const prize = await postTransaction(tx, {
    ...common,
    type: 'JACKPOT',
    idempotencyKey: ledgerKeys.jackpotDrop(jackpotId, number),
    memberId,
    legs: [
      { account, amount: -amount },
      { account: cashAccount(memberId), amount },
    ],
  })
  await postTransaction(tx, {
    ...common,
    type: 'JACKPOT_SEED',
    idempotencyKey: ledgerKeys.jackpotDropSeed(jackpotId, number),
    legs: [
      { account: 'house:promotions', amount: -seedAmount },
      { account, amount: seedAmount },
    ],
  })
  const { transactionId, occurredAt: wonAt } = prize
  await tx.insert(jackpotWin).values({ transactionId, jackpotId, memberId, nodeId, amount, wonAt })
  await tx
    .update(jackpotPot)
    .set({ transactionId, betId, fed })
    .where(and(eq(jackpotPot.jackpotId, jackpotId), eq(jackpotPot.number, number)))
}

/** What the keys of a pot's movements stand for. */
export function dropRequest(jackpotId: string, pot: number) {
  return { jackpotId, pot }
}
