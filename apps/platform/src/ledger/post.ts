import type { Transaction } from '../db/database.ts'
import { IdempotencyMismatchError } from './errors.ts'
import { claimKey, lockAccounts, storedMovement, writeLines } from './post-queries.ts'
import { accountFinder, assertBalanced, linesOf } from './posting.ts'
import type { Posted, Posting } from './posting.ts'
import { requestHash } from './request-hash.ts'

/**
 * Writes one movement into the double-entry book: three queries, inside the caller's database transaction.
 * @throws InsufficientBalanceError, IdempotencyMismatchError, UnbalancedError, AmountTooLargeError, UnknownAccountError
 */
export async function postTransaction(tx: Transaction, posting: Posting): Promise<Posted> {
  const find = accountFinder(await lockAccounts(tx, posting))
  assertBalanced(posting, find)
  const hash = requestHash(posting.request)
  const claimed = await claimKey(tx, posting, hash)
  if (!claimed) {
    const stored = await storedMovement(tx, posting.idempotencyKey)
    if (!stored?.hash.equals(hash)) throw new IdempotencyMismatchError(posting.idempotencyKey)
    return stored.posted
  }
  const lines = linesOf(posting, find)
  await writeLines(tx, claimed.id, lines)
  const balances = new Map(
    lines.flatMap(({ accountId, balanceAfter }) => (balanceAfter === null ? [] : [[accountId, balanceAfter]])),
  )
  return { transactionId: claimed.id, occurredAt: new Date(claimed.at), balances, replayed: false }
}
