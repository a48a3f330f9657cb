import type { Operator } from '@playhouse/server/secrets.ts'
import { and, eq, sql } from 'drizzle-orm'
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { recordAudit } from '../audit/audit-log.ts'
import { operatorSession, type OperatorRole } from '../db/tables/office.ts'
import { findAccount, rolesOf, secretHashOf } from './operator-accounts.ts'

export interface OperatorSession {
  operatorId: number
  operator: string
  roles: readonly OperatorRole[]
  csrfToken: string
}

export interface OperatorSessions {
  /** @returns the token of a new session; undefined if name and secret do not belong together */
  logIn(name: string, secret: string): Promise<string | undefined>
  /** `isUse` keeps it open for another half an hour. */
  sessionOf(token: string, options?: { isUse?: boolean }): Promise<OperatorSession | undefined>
  end(token: string, operator: string): Promise<void>
}

const sha256 = (text: string) => createHash('sha256').update(text).digest()
const actorOf = (name: string) => ({ kind: 'OPERATOR', name, role: null }) as const

/**
 * Sessions end after half an hour without a request, after twelve hours, when the operator's secret changes, and when an admin disables the
 * account. `ids` are the accounts by name.
 */
export function operatorSessions(
  database: Database,
  operators: readonly Operator[],
  ids: ReadonlyMap<string, number>,
): OperatorSessions {
  const secretHashes = new Map(operators.map(({ name, token }) => [name, secretHashOf(token)]))
  const nobody = randomBytes(32)
  const isAlive = sql`${operatorSession.lastSeenAt} > now() - interval '30 minutes' and ${operatorSession.createdAt} > now() - interval '12 hours'`
  return {
    async logIn(name, secret) {
      // The same work for a name that nobody has.
      const stored = secretHashes.get(name) ?? nobody
      const operatorId = ids.get(name)
      if (!timingSafeEqual(stored, secretHashOf(secret)) || operatorId === undefined) return undefined
      const token = randomBytes(32).toString('base64url')
      return withTransaction(database, async (tx) => {
        const account = await findAccount(tx, operatorId)
        if (!account || account.disabledAt !== null) return undefined
        await tx.delete(operatorSession).where(sql`not (${isAlive})`)
        const csrfToken = randomBytes(32).toString('base64url')
        await tx
          .insert(operatorSession)
          .values({ tokenHash: sha256(token), operatorId, operator: name, secretHash: stored, csrfToken })
        await recordAudit(tx, {
          actor: actorOf(name),
          action: 'operator.logged_in',
          subject: `operator:${name}`,
        })
        return token
      })
    },

    async sessionOf(token, { isUse = true } = {}) {
      const [found] = await database
        .update(operatorSession)
        .set({ lastSeenAt: isUse ? sql`now()` : operatorSession.lastSeenAt })
        .where(and(eq(operatorSession.tokenHash, sha256(token)), isAlive))
        .returning()
      if (!found || !secretHashes.get(found.operator)?.equals(found.secretHash)) return undefined
      const { operator, operatorId, csrfToken } = found
      const account = await findAccount(database, operatorId)
      if (!account || account.disabledAt !== null) return undefined
      return { operator, operatorId, csrfToken, roles: await rolesOf(database, operatorId) }
    },

    async end(token, operator) {
      await withTransaction(database, async (tx) => {
        const ended = await tx
          .delete(operatorSession)
          .where(eq(operatorSession.tokenHash, sha256(token)))
          .returning()
        if (ended.length === 0) return
        await recordAudit(tx, {
          actor: actorOf(operator),
          action: 'operator.logged_out',
          subject: `operator:${operator}`,
        })
      })
    },
  }
}

/** Logs an operator out everywhere. */
export const endSessionsOf = async (tx: Transaction, operatorId: number): Promise<void> =>
  void (await tx.delete(operatorSession).where(eq(operatorSession.operatorId, operatorId)))
