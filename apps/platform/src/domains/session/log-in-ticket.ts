import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { logInCheck } from '../../db/tables/log-in.ts'
import { member, type PasswordDue } from '../../db/tables/members.ts'
import type { LogInMethod } from '../../db/tables/security.ts'
import { platformError } from '../../http/platform-error.ts'
import { isToken, newToken, tokenHash } from '@playhouse/shared/token.ts'

const LIFETIME = sql`interval '10 minutes'`
/** Wrong answers after which a log-in has to begin anew. */
const FAILURES_MAX = 5

interface WaitingLogIn {
  id: number
  passwordHash: string
  method: LogInMethod
  passwordDue: PasswordDue | null
}

/** Lets a log-in wait for more. Out: its ticket, which is kept nowhere. */
export async function openTicket(tx: Transaction, waiting: WaitingLogIn): Promise<string> {
  const ticket = newToken()
  const { id: memberId, passwordHash, method, passwordDue } = waiting
  await tx.insert(logInCheck).values({
    ticketHash: tokenHash(ticket),
    memberId,
    passwordHash,
    method,
    passwordDue,
    expiresAt: sql`now() + ${LIFETIME}`,
  })
  return ticket
}

/** Conditions of a ticket that is good. */
const isGood = (ticket: string) =>
  and(
    eq(logInCheck.ticketHash, tokenHash(ticket)),
    isNull(logInCheck.usedAt),
    lt(logInCheck.failures, FAILURES_MAX),
    gt(logInCheck.expiresAt, sql`now()`),
  )

/**
 * The log-in that waits under a ticket.
 * @throws PlatformError login_verify_expired, the same for one that is too old, was used, failed too often or never was
 */
export async function waitingLogIn(database: Database, ticket: string) {
  const [found] = isToken(ticket)
    ? await database
        .select({
          id: member.id,
          username: member.username,
          passwordHash: logInCheck.passwordHash,
          method: logInCheck.method,
          passwordDue: logInCheck.passwordDue,
        })
        .from(logInCheck)
        .innerJoin(member, eq(member.id, logInCheck.memberId))
        .where(isGood(ticket))
    : []
  if (!found) throw platformError('login_verify_expired')
  return found
}

/** Counts one answer to a ticket before it is looked at: answers sent at once get no further than as many one by one. @throws PlatformError login_verify_expired */
export async function takeAnswer(database: Database, ticket: string): Promise<void> {
  const { rowCount } = await database
    .update(logInCheck)
    .set({ failures: sql`${logInCheck.failures} + 1` })
    .where(isGood(ticket))
  if (rowCount !== 1) throw platformError('login_verify_expired')
}

/** Uses a ticket up; of two at once one gets it. @throws PlatformError login_verify_expired */
export async function useTicket(tx: Transaction, ticket: string): Promise<void> {
  const { rowCount } = await tx
    .update(logInCheck)
    .set({ usedAt: sql`now()` })
    .where(and(eq(logInCheck.ticketHash, tokenHash(ticket)), isNull(logInCheck.usedAt)))
  if (rowCount !== 1) throw platformError('login_verify_expired')
}

/** What a code sent for a ticket is bound to: it opens this log-in and no other. */
export const ticketSubject = (ticket: string): string => `log-in:${tokenHash(ticket).toString('base64url')}`
