import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { addressCalls } from '../../../db/tables/address-calls.ts'
import { getMailbox } from '../../../db/tables/members.ts'
import { countWithin } from '../../../request/rate-limit.ts'

/** Letters that a stranger can cause by typing a mailbox's address: about a guest's case or an account, or with a code to bind it. */
type LetterKind = 'case' | 'account' | 'contact'

/** Letters of a kind within a day. */
const PER_DAY = 5
const DAY = sql`interval '1 day'`

/** Counts a letter to an address that has not proven itself. @returns whether it may be sent */
export const mayWriteTo = (on: Database | Transaction, kind: LetterKind, address: string): Promise<boolean> =>
  countWithin(on, { action: getAction(kind), by: getHash(address), limit: PER_DAY, window: DAY })

/** Clears the count of letters to a mailbox whose owner has used one. */
export async function forgetLettersTo(tx: Transaction, kind: LetterKind, address: string): Promise<void> {
  await tx
    .delete(addressCalls)
    .where(and(eq(addressCalls.action, getAction(kind)), eq(addressCalls.network, getHash(address))))
}

/** Whether the owner of an account may be written to at its address, which anybody may have typed until it is verified. */
export const mayWriteToOwner = async (
  on: Database | Transaction,
  { email, emailVerifiedAt }: { email: string; emailVerifiedAt: Date | null },
): Promise<boolean> => emailVerifiedAt !== null || mayWriteTo(on, 'account', email)

const getAction = (kind: LetterKind) => `letter: ${kind}`
const getHash = (address: string): SQL =>
  sql`encode(sha256(convert_to(${getMailbox(sql`${address}::text`)}, 'UTF8')), 'hex')`
