import { and, eq } from 'drizzle-orm'

import type { Database, Transaction } from '../db/database.ts'
import { ledgerTransaction } from '../db/tables/ledger.ts'
import { round } from '../db/tables/play.ts'
import { cashAccount } from './accounts.ts'
import { IdempotencyMismatchError } from './errors.ts'
import { ledgerKeys } from './keys.ts'
import { addToMemberDay } from './member-day.ts'
import { postTogether } from './post.ts'
import type { Posting } from './posting.ts'
import { requestHash } from './request-hash.ts'
import type { LedgerRequest } from './request-hash.ts'

export type StoredRound = typeof round.$inferSelect

/** A round whose outcome is drawn, to be paid. Amounts in minor units. */
export interface DrawnRound {
  memberId: number
  nodeId: number
  /** Chosen by the game's page; the same key plays once. */
  roundKey: string
  stake: bigint
  payout: bigint
  stops: number[] | null
  serverSeed: Buffer | null
  clientSeed: string | null
  nonce: number | null
  /** Play of a demo account: beside the house's result, and in no member's day. */
  demo: boolean
  /** What was asked, without what was drawn: roundRequest(). */
  request: LedgerRequest
  /** When the stake was taken; now, when left out. A payout stands one millisecond after it. */
  playedAt?: Date
}

/** What a round's key stands for: the game, the stake and the member's own seed. */
export function roundRequest(asked: { nodeId: number; stake: bigint; clientSeed: string | null }): LedgerRequest {
  return { nodeId: asked.nodeId, stake: asked.stake, clientSeed: asked.clientSeed }
}

/**
 * Pays a drawn round: the stake to the house, the payout back, the round's row and the member's day. Five queries (four
 * for a demo account) inside the caller's database transaction.
 * A key that was played before, for the same request, gives the round as it was settled then, and what was drawn now counts
 * for nothing: draw under the lock of the game session, and ask `playedRound` first, to spend no seed on a replay.
 * @throws InsufficientBalanceError when the stake is not covered, IdempotencyMismatchError for a key of another request
 */
export async function settleRound(tx: Transaction, drawn: DrawnRound): Promise<StoredRound & { replayed: boolean }> {
  const { memberId, nodeId, roundKey, stake, payout, stops, serverSeed, clientSeed, nonce } = drawn
  const posted = await postTogether(tx, movementsOf(drawn))
  const last = posted.at(-1)
  const balanceAfter = last && [...last.balances.values()][0]
  if (!last || balanceAfter === undefined) throw new IdempotencyMismatchError(roundKey)
  if (last.replayed) {
    const [stored] = await roundOf(tx, memberId, roundKey)
    if (!stored) throw new IdempotencyMismatchError(roundKey)
    return { ...stored, replayed: true }
  }
  const settledAt = last.occurredAt
  const row = {
    memberId,
    nodeId,
    roundKey,
    stake,
    payout,
    stops,
    serverSeed,
    clientSeed,
    nonce,
    balanceAfter,
    settledAt,
  }
  const [stored] = await tx.insert(round).values(row).returning()
  if (!stored) throw new Error('An inserted round was not returned')
  if (!drawn.demo) await addToMemberDay(tx, memberId, settledAt, { turnover: stake, payout, rounds: 1 })
  return { ...stored, replayed: false }
}

/**
 * The round that was played under a key, or undefined. One query.
 * @throws IdempotencyMismatchError when it was played for another request
 */
export async function playedRound(
  database: Database | Transaction,
  asked: Pick<DrawnRound, 'memberId' | 'roundKey' | 'request'>,
): Promise<StoredRound | undefined> {
  const [found] = await database
    .select({ round, hash: ledgerTransaction.requestHash })
    .from(round)
    .innerJoin(ledgerTransaction, eq(ledgerTransaction.idempotencyKey, ledgerKeys.bet(asked.memberId, asked.roundKey)))
    .where(and(eq(round.memberId, asked.memberId), eq(round.roundKey, asked.roundKey)))
  if (found && !requestHash(asked.request).equals(found.hash)) throw new IdempotencyMismatchError(asked.roundKey)
  return found?.round
}

function movementsOf({ memberId, roundKey, stake, payout, demo, request, playedAt }: DrawnRound): Posting[] {
  const cash = cashAccount(memberId)
  const house = demo ? 'house:demo-bets' : 'house:bets'
  const common = { memberId, reference: roundKey, request }
  const bet: Posting = {
    ...common,
    ...(playedAt ? { occurredAt: playedAt } : {}),
    type: 'BET',
    idempotencyKey: ledgerKeys.bet(memberId, roundKey),
    legs: [
      { account: cash, amount: -stake },
      { account: house, amount: stake },
    ],
  }
  if (payout === 0n) return [bet]
  return [
    bet,
    {
      ...common,
      ...(playedAt ? { occurredAt: new Date(playedAt.getTime() + 1) } : {}),
      type: 'PAYOUT',
      idempotencyKey: ledgerKeys.payout(memberId, roundKey),
      legs: [
        { account: house, amount: -payout },
        { account: cash, amount: payout },
      ],
    },
  ]
}

function roundOf(tx: Transaction, memberId: number, roundKey: string): Promise<StoredRound[]> {
  return tx
    .select()
    .from(round)
    .where(and(eq(round.memberId, memberId), eq(round.roundKey, roundKey)))
}
