import { and, eq } from 'drizzle-orm'
import type { Transaction } from '@playhouse/postgres/database.ts'
import { jackpotPot, jackpotWin } from '../db/tables/jackpots.ts'
import { ledgerKeys } from '../ledger/keys.ts'
import { postJackpotSeed, postJackpotWin } from '../ledger/postings.ts'

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
  at?: Date | undefined
}

/**
 * Pays a pot to its winner, tells its secret with the win, and seeds the jackpot again. The seed's key is the pot's own: a pot that
 * was paid before is not paid again.
 */
export async function payDrop(
  tx: Transaction,
  { jackpotId, accountId, seedAmount, number }: PaidPot,
  { betId, fed, memberId, nodeId, reference, amount, at }: WonDrop,
): Promise<void> {
  const common = { reference, request: dropRequest(jackpotId, number), jackpotAccount: accountId, at }
  const prize = await postJackpotWin(tx, {
    ...common,
    memberId,
    amount,
    key: ledgerKeys.jackpotDrop(jackpotId, number),
  })
  const seed = await postJackpotSeed(tx, {
    ...common,
    amount: seedAmount,
    key: ledgerKeys.jackpotDropSeed(jackpotId, number),
  })
  if (seed.replayed) throw new Error(`The pot ${number} of the jackpot ${jackpotId} was paid before`)
  const { transactionId, occurredAt: wonAt } = prize
  await tx.insert(jackpotWin).values({ transactionId, jackpotId, memberId, nodeId, amount, wonAt })
  await tx
    .update(jackpotPot)
    .set({ transactionId, betId, fed })
    .where(and(eq(jackpotPot.jackpotId, jackpotId), eq(jackpotPot.number, number)))
}

interface PaidPot {
  jackpotId: string
  /** Of the jackpot in the book. */
  accountId: number
  seedAmount: bigint
  number: number
}

/** What the keys of a pot's transactions stand for. */
export function dropRequest(jackpotId: string, pot: number) {
  return { jackpotId, pot }
}
