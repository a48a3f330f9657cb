import { sql } from 'drizzle-orm'
import { type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { member, type PasswordDue } from '../../db/tables/members.ts'
import type { LogInMethod } from '../../db/tables/security.ts'
import type { CallContext } from '../../http/call-context.ts'
import { platformError } from '../../http/platform-error.ts'
import { keepAnswer, type RequestName } from './answered-request.ts'
import { checksWanted } from './log-in-checks.ts'
import { openTicket } from './log-in-ticket.ts'
import { originOf } from './known-address.ts'
import { forgetTriesFrom } from './log-in-guard.ts'
import { recordLogIn } from './log-in-history.ts'
import type { LogInServices } from './log-in-services.ts'
import { signIn, type SignedIn } from './sign-in.ts'

/** An account whose password or code was right. `passwordHash` is the one it had then. */
export interface ProvenAccount {
  id: number
  username: string
  passwordHash: string
}

interface Proof {
  method: LogInMethod
  passwordDue: PasswordDue | null
  /** Uses up what proved it, in the transaction that lets in. */
  spend?: (tx: Transaction) => Promise<void>
  /** The password's hash after `spend`, where that sets a new one. */
  passwordHash?: string
  /** Names the request that `spend` uses something up for: its answer may be lost. */
  request?: RequestName
}

/**
 * Lets in whoever has shown by password or code who they are, or asks for more: an account with an authenticator at every
 * log-in, and, where the brand wants it, any account at an address it does not know.
 * @throws PlatformError login_verify_required with a ticket and the ways to show more; login.failed when the password was
 * changed meanwhile
 */
export async function admit(
  services: Pick<LogInServices, 'brand'>,
  account: ProvenAccount,
  { method, passwordDue, spend, passwordHash = account.passwordHash, request }: Proof,
  context: CallContext,
): Promise<SignedIn> {
  const { database } = context
  const brand = await services.brand()
  const origin = await originOf(database, account.id, context.address)
  const methods = await checksWanted(database, account.id, { origin, method, brand })
  const admitted = await withTransaction(database, async (tx) => {
    await spend?.(tx)
    const proven = { id: account.id, passwordHash, method, passwordDue }
    await stillHas(tx, proven)
    if (methods.length > 0) {
      await recordLogIn(tx, { memberId: account.id, caller: context, method, outcome: 'verification-asked' })
      await keepAnswer(tx, request, proven)
      return { ticket: await openTicket(tx, proven) }
    }
    if (method === 'password') await forgetTriesFrom(tx, account.id, origin)
    const signedIn = await signIn(tx, account, context, method, passwordDue)
    await keepAnswer(tx, request, proven, signedIn)
    return signedIn
  })
  if ('ticket' in admitted) {
    throw platformError('login_verify_required', { verification: { ticket: admitted.ticket, methods } })
  }
  return admitted
}

/** A password that was changed while it was checked opens nothing: the change has ended every other session. */
export async function stillHas(tx: Transaction, { id, passwordHash }: Omit<ProvenAccount, 'username'>): Promise<void> {
  const { rowCount } = await tx.execute(
    sql`select from ${member} where id = ${id} and password_hash = ${passwordHash} for no key update`,
  )
  if (rowCount === 0) throw platformError('login.failed')
}
