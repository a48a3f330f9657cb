import type { Transaction } from '../db/database.ts'
import { IdempotencyMismatchError } from './errors.ts'
import { claimKeys, lockAccounts, storedMovements, writeLines } from './post-queries.ts'
import { accountFinder, assertBalanced, linesOf } from './posting.ts'
import type { Line, Posted, Posting } from './posting.ts'
import { requestHash } from './request-hash.ts'

/**
 * Writes one movement into the double-entry book: three queries, inside the caller's database transaction.
 * @throws InsufficientBalanceError, IdempotencyMismatchError, UnbalancedError, AmountTooLargeError, UnknownAccountError
 */
export async function postTransaction(tx: Transaction, posting: Posting): Promise<Posted> {
  const [posted] = await postTogether(tx, [posting])
  if (!posted) throw new IdempotencyMismatchError(posting.idempotencyKey)
  return posted
}

/**
 * Writes movements that belong together, such as a bet and its payout, in the order given and still with three queries.
 * They stand or fall as one, and are bound to the first one's key: where that has been used before for the same request,
 * whatever stands in the book under these keys is handed back, even if it is fewer movements.
 * @throws as postTransaction
 */
export async function postTogether(tx: Transaction, postings: readonly Posting[]): Promise<Posted[]> {
  const find = accountFinder(await lockAccounts(tx, postings))
  for (const posting of postings) assertBalanced(posting, find)
  const hashes = postings.map((posting) => requestHash(posting.request))
  const claimed = await claimKeys(tx, postings, hashes)
  if (claimed.length === 0) return storedMovements(tx, postings, hashes)
  const balances = new Map<number, bigint>()
  const written = postings.map((posting, index): Posted & { lines: Line[] } => {
    const row = claimed.find((candidate) => candidate.key === posting.idempotencyKey)
    // Some keys were free and some were not: the database transaction is rolled back with the caller.
    if (!row) throw new IdempotencyMismatchError(postings[index]?.idempotencyKey ?? '')
    const lines = linesOf(posting, find, balances)
    const after = new Map(
      lines.flatMap((line) => (line.balanceAfter === null ? [] : [[line.accountId, line.balanceAfter]])),
    )
    return { transactionId: row.id, occurredAt: new Date(row.at), balances: after, replayed: false, lines }
  })
  await writeLines(tx, written, balances)
  return written.map(({ lines: _, ...posted }) => posted)
}
