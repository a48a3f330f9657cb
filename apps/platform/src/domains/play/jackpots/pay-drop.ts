import { and, eq } from 'drizzle-orm'
import type { Transaction } from '@playhouse/postgres/database.ts'
import { jackpotPot, jackpotWin } from '../../../db/tables/jackpots.ts'
import { ledgerKeys } from '../../../ledger/keys.ts'
import { postJackpotSeed, postJackpotWin } from '../../../ledger/postings.ts'

/** Winner of a pot and the winning stake. Amounts in minor units. */
export interface WonDrop {
  /** The stake's ledger transaction and its contribution. */
  betId: bigint
  fed: bigint
  memberId: number
  nodeId: number
  /** The vendor's id of the round. */
  reference: string
  /** The whole pot. */
  amount: bigint
  /** Defaults to now. */
  at?: Date | undefined
}

/**
 * Pays a pot to its winner, reveals its seed, and seeds the next pot. The key of the seed posting contains
 * the pot number, so a pot is never paid twice.
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
  if (seed.replayed) throw new Error(`The pot ${number} of the jackpot ${jackpotId} is already paid`)
  const { transactionId, occurredAt: wonAt } = prize
  await tx.insert(jackpotWin).values({ transactionId, jackpotId, memberId, nodeId, amount, wonAt })
  await tx
    .update(jackpotPot)
    .set({ transactionId, betId, fed })
    .where(and(eq(jackpotPot.jackpotId, jackpotId), eq(jackpotPot.number, number)))
}

interface PaidPot {
  jackpotId: string
  accountId: number
  seedAmount: bigint
  number: number
}

/** Idempotent request of a pot's transactions. */
export function dropRequest(jackpotId: string, pot: number) {
  return { jackpotId, pot }
}
