import type { Operator } from '@playhouse/shared/secrets.ts'
import { and, eq, sql } from 'drizzle-orm'
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { recordAudit } from '../audit/audit-log.ts'
import { operatorSession } from '../db/tables/office.ts'

export interface OperatorSession {
  operator: string
  csrfToken: string
}

export interface OperatorSessions {
  /** @returns the token of a new session; undefined if name and secret do not belong together */
  logIn(name: string, secret: string): Promise<string | undefined>
  sessionOf(token: string): Promise<OperatorSession | undefined>
  end(token: string, operator: string): Promise<void>
}

const sha256 = (text: string) => createHash('sha256').update(text).digest()

/** Sessions end after half an hour without a request, after twelve hours, and when the operator's secret changes. */
export function operatorSessions(database: Database, operators: readonly Operator[]): OperatorSessions {
  const secretHashes = new Map(operators.map(({ name, token }) => [name, sha256(token)]))
  const nobody = randomBytes(32)
  const isAlive = sql`${operatorSession.lastSeenAt} > now() - interval '30 minutes' and ${operatorSession.createdAt} > now() - interval '12 hours'`
  return {
    async logIn(name, secret) {
      // The same work for a name that nobody has.
      const kept = secretHashes.get(name) ?? nobody
      if (!timingSafeEqual(kept, sha256(secret))) return undefined
      const token = randomBytes(32).toString('base64url')
      await withTransaction(database, async (tx) => {
        await tx.delete(operatorSession).where(sql`not (${isAlive})`)
        const csrfToken = randomBytes(32).toString('base64url')
        await tx
          .insert(operatorSession)
          .values({ tokenHash: sha256(token), operator: name, secretHash: kept, csrfToken })
        await recordAudit(tx, {
          actor: { kind: 'OPERATOR', name },
          action: 'operator.logged_in',
          subject: `operator:${name}`,
        })
      })
      return token
    },

    async sessionOf(token) {
      const [found] = await database
        .update(operatorSession)
        .set({ lastSeenAt: sql`now()` })
        .where(and(eq(operatorSession.tokenHash, sha256(token)), isAlive))
        .returning()
      if (!found || !secretHashes.get(found.operator)?.equals(found.secretHash)) return undefined
      return { operator: found.operator, csrfToken: found.csrfToken }
    },

    async end(token, operator) {
      await withTransaction(database, async (tx) => {
        const ended = await tx
          .delete(operatorSession)
          .where(eq(operatorSession.tokenHash, sha256(token)))
          .returning()
        if (ended.length === 0) return
        const actor = { kind: 'OPERATOR', name: operator } as const
        await recordAudit(tx, { actor, action: 'operator.logged_out', subject: `operator:${operator}` })
      })
    },
  }
}
