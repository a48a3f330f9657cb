import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { logInCheck } from '../../../../db/tables/log-in.ts'
import { member, type PasswordDue } from '../../../../db/tables/members.ts'
import type { LogInMethod } from '../../../../db/tables/security.ts'
import { platformError } from '../../../../request/platform-error.ts'
import { isToken, newToken, tokenHash } from '@playhouse/server/token.ts'

const LIFETIME = sql`interval '10 minutes'`
/** Wrong answers after which the log-in must start again. */
const FAILURES_MAX = 5

interface PendingLogIn {
  id: number
  passwordHash: string
  method: LogInMethod
  passwordDue: PasswordDue | null
}

/** Stores a pending log-in. Returns its ticket, which is stored only as a hash. */
export async function createTicket(tx: Transaction, waiting: PendingLogIn): Promise<string> {
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

const isValid = (ticket: string) =>
  and(
    eq(logInCheck.ticketHash, tokenHash(ticket)),
    isNull(logInCheck.usedAt),
    lt(logInCheck.failures, FAILURES_MAX),
    gt(logInCheck.expiresAt, sql`now()`),
  )

/** @throws PlatformError login_verify_expired, the same for an expired, used, exhausted or invented ticket */
export async function findPendingLogIn(database: Database, ticket: string) {
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
        .where(isValid(ticket))
    : []
  if (!found) throw platformError('login_verify_expired')
  return found
}

/**
 * Counts an answer before it is checked, so that parallel answers get no further than sequential ones.
 * @throws PlatformError login_verify_expired
 */
export async function countTicketAnswer(database: Database, ticket: string): Promise<void> {
  const { rowCount } = await database
    .update(logInCheck)
    .set({ failures: sql`${logInCheck.failures} + 1` })
    .where(isValid(ticket))
  if (rowCount !== 1) throw platformError('login_verify_expired')
}

/** Uses a ticket up: one of two concurrent calls succeeds. @throws PlatformError login_verify_expired */
export async function useTicket(tx: Transaction, ticket: string): Promise<void> {
  const { rowCount } = await tx
    .update(logInCheck)
    .set({ usedAt: sql`now()` })
    .where(and(eq(logInCheck.ticketHash, tokenHash(ticket)), isNull(logInCheck.usedAt)))
  if (rowCount !== 1) throw platformError('login_verify_expired')
}

/** Binds a code to this pending log-in. */
export const ticketSubject = (ticket: string): string => `log-in:${tokenHash(ticket).toString('base64url')}`
