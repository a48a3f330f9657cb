import { sql } from 'drizzle-orm'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { member, type PasswordDue } from '../../../../db/tables/members.ts'
import type { LogInMethod } from '../../../../db/tables/security.ts'
import type { CallContext } from '../../../../request/call-context.ts'
import { PlatformError, platformError } from '../../../../request/platform-error.ts'
import { storeResponse, type RequestDigest } from './replay.ts'
import { requiredChecks } from './log-in-checks.ts'
import { createTicket } from './log-in-ticket.ts'
import { getOrigin, type Origin } from './known-address.ts'
import { clearAttemptsFrom } from './attempt-guard.ts'
import { recordLogIn } from '../sessions/log-in-history.ts'
import type { LogInServices } from './log-in-services.ts'
import { signIn, type SignedIn } from '../sessions/sign-in.ts'

/** An account whose password or code was correct. `passwordHash` is the hash at that time. */
export interface VerifiedAccount {
  id: number
  username: string
  passwordHash: string
}

interface Proof {
  method: LogInMethod
  passwordDue: PasswordDue | null
  /** Uses up the code, in the transaction that logs in. */
  spend?: (tx: Transaction) => Promise<void>
  /** The hash after `spend`, if that sets a new password. */
  passwordHash?: string
  /** Digest of a request for which `spend` uses something up: its response may be lost. */
  request?: RequestDigest
}

/**
 * Logs in an account whose password or code was correct, or asks for a second factor: always with an
 * authenticator, and, where the brand requires it, at an unknown address.
 * @throws PlatformError login_verify_required with a ticket and the available methods; login.failed if the
 * password was changed meanwhile
 */
export async function completeLogIn(
  services: Pick<LogInServices, 'brand'>,
  account: VerifiedAccount,
  { method, passwordDue, spend, passwordHash = account.passwordHash, request }: Proof,
  context: CallContext,
): Promise<SignedIn> {
  const { database } = context
  const brand = await services.brand()
  const origin = await getOrigin(database, account.id, context.address)
  const methods = await requiredChecks(database, account.id, { origin, method, brand })
  const admitted = await withTransaction(database, async (tx) => {
    await spend?.(tx)
    const proven = { id: account.id, passwordHash, method, passwordDue }
    await assertPasswordUnchanged(tx, proven)
    if (methods.length > 0) {
      await recordLogIn(tx, { memberId: account.id, caller: context, method, outcome: 'verification-asked' })
      await storeResponse(tx, request, proven)
      return { ticket: await createTicket(tx, proven) }
    }
    if (method === 'password') await clearAttemptsFrom(tx, account.id, origin)
    const signedIn = await signIn(tx, account, context, method, passwordDue)
    await storeResponse(tx, request, proven, signedIn)
    return signedIn
  }).catch(clearAttemptsOfBarred(database, account.id, origin))
  if ('ticket' in admitted) {
    throw platformError('login_verify_required', { verification: { ticket: admitted.ticket, methods } })
  }
  return admitted
}

/** Clears the attempts of an owner whose account is blocked or closed, who would stay locked out once that has ended. Throws again. */
export const clearAttemptsOfBarred =
  (database: Database, memberId: number, origin: Origin) =>
  async (refusal: unknown): Promise<never> => {
    if (refusal instanceof PlatformError && ['account.blocked', 'account.closed'].includes(refusal.code))
      await withTransaction(database, (tx) => clearAttemptsFrom(tx, memberId, origin))
    throw refusal
  }

/** @throws PlatformError login.failed if the password was changed since it was checked */
export async function assertPasswordUnchanged(
  tx: Transaction,
  { id, passwordHash }: Omit<VerifiedAccount, 'username'>,
): Promise<void> {
  const { rowCount } = await tx.execute(
    sql`select from ${member} where id = ${id} and password_hash = ${passwordHash} for no key update`,
  )
  if (rowCount === 0) throw platformError('login.failed')
}
