import { sql } from 'drizzle-orm'
import { type Transaction, withTransaction } from '../../db/database.ts'
import { member, type PasswordDue } from '../../db/tables/members.ts'
import type { LogInMethod } from '../../db/tables/security.ts'
import type { CallContext } from '../../http/call-context.ts'
import { platformError } from '../../http/platform-error.ts'
import { checksWanted } from './log-in-checks.ts'
import { openTicket } from './log-in-ticket.ts'
import { forgetTriesOf } from './log-in-guard.ts'
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
  { method, passwordDue, spend, passwordHash = account.passwordHash }: Proof,
  context: CallContext,
): Promise<SignedIn> {
  const { database } = context
  const brand = await services.brand()
  const methods = await checksWanted(database, account.id, { address: context.address, method, brand })
  const admitted = await withTransaction(database, async (tx) => {
    await spend?.(tx)
    await stillHas(tx, { id: account.id, passwordHash })
    if (methods.length > 0) {
      await recordLogIn(tx, { memberId: account.id, caller: context, method, outcome: 'verification-asked' })
      return { ticket: await openTicket(tx, { id: account.id, passwordHash, method, passwordDue }) }
    }
    await forgetTriesOf(tx, account.id)
    return signIn(tx, account, context, method, passwordDue)
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
