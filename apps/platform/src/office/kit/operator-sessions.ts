import type { Operator } from '@playhouse/server/secrets.ts'
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { recordAudit } from '../../audit/audit-log.ts'
import { operatorAccount, operatorSession, type OperatorRole } from '../../db/tables/office.ts'
import { findAccount, readRoles, hashSecret } from './operator-accounts.ts'

export interface OperatorSession {
  operatorId: number
  operator: string
  roles: readonly OperatorRole[]
  csrfToken: string
  /** Name of the session in lists. */
  id: string
}

type Method = NonNullable<(typeof operatorSession.$inferSelect)['method']>

const sha256 = (text: string) => createHash('sha256').update(text).digest()
const getActor = (name: string) => ({ kind: 'OPERATOR', name, role: null }) as const
const isAlive = sql`${operatorSession.lastSeenAt} > now() - interval '30 minutes' and ${operatorSession.createdAt} > now() - interval '12 hours'`

/**
 * Sessions end after half an hour without a request, after twelve hours, when the log-in is taken away or a demo's token changes, and when an
 * admin disables the account.
 */
export class OperatorSessions {
  readonly #database: Database
  readonly #ids: ReadonlyMap<string, number>
  readonly #secretHashes: ReadonlyMap<string, Buffer>
  readonly #nobody = randomBytes(32)

  /** `operators` are those of a demo, `ids` their accounts by name. */
  constructor(database: Database, operators: readonly Operator[], ids: ReadonlyMap<string, number>) {
    this.#database = database
    this.#ids = ids
    this.#secretHashes = new Map(operators.map(({ name, token }) => [name, hashSecret(token)]))
  }

  /** Finds an account by the token of a demo's operator. @returns the account; undefined if name and token do not belong together */
  byToken(name: string, token: string): number | undefined {
    // A name that nobody has takes the same time.
    const stored = this.#secretHashes.get(name) ?? this.#nobody
    return timingSafeEqual(stored, hashSecret(token)) ? this.#ids.get(name) : undefined
  }

  /** @returns the token of a new session; undefined if the account is disabled */
  async open(
    operatorId: number,
    { method, address }: { method: Method; address: string },
  ): Promise<string | undefined> {
    const token = randomBytes(32).toString('base64url')
    return withTransaction(this.#database, async (tx) => {
      // Disabling waits for this session, which it then ends, or this one sees it.
      const [account] = await tx
        .update(operatorAccount)
        .set({ lastSeenAt: sql`now()` })
        .where(and(eq(operatorAccount.id, operatorId), sql`${operatorAccount.disabledAt} is null`))
        .returning()
      if (!account) return undefined
      const { name } = account
      await tx.delete(operatorSession).where(sql`not (${isAlive})`)
      await tx.insert(operatorSession).values({
        tokenHash: sha256(token),
        operatorId,
        operator: name,
        secretHash: (method === 'token' && this.#secretHashes.get(name)) || Buffer.alloc(0),
        method,
        address,
        csrfToken: randomBytes(32).toString('base64url'),
      })
      await recordAudit(tx, {
        actor: getActor(name),
        action: 'operator.logged_in',
        subject: `operator:${name}`,
        new: { method },
      })
      return token
    })
  }

  /** `isUse` keeps it open for another half an hour. */
  async getSession(token: string, { isUse = true }: { isUse?: boolean } = {}): Promise<OperatorSession | undefined> {
    const [found] = await this.#database
      .update(operatorSession)
      .set({ lastSeenAt: isUse ? sql`now()` : operatorSession.lastSeenAt })
      .where(and(eq(operatorSession.tokenHash, sha256(token)), isAlive))
      .returning()
    if (!found) return undefined
    const { operator, operatorId, csrfToken, secretHash, tokenHash } = found
    if (secretHash.length > 0 && !this.#secretHashes.get(operator)?.equals(secretHash)) return undefined
    const account = await findAccount(this.#database, operatorId)
    if (!account?.hasLogIn || account.disabledAt !== null) return undefined
    if (isUse)
      await this.#database
        .update(operatorAccount)
        .set({ lastSeenAt: sql`now()` })
        .where(
          and(eq(operatorAccount.id, operatorId), sql`${operatorAccount.lastSeenAt} < now() - interval '1 minute'`),
        )
    return {
      operator,
      operatorId,
      csrfToken,
      roles: await readRoles(this.#database, operatorId),
      id: tokenHash.toString('hex'),
    }
  }

  async end(token: string, operator: string): Promise<void> {
    await withTransaction(this.#database, async (tx) => {
      const ended = await tx
        .delete(operatorSession)
        .where(eq(operatorSession.tokenHash, sha256(token)))
        .returning()
      if (ended.length === 0) return
      await recordAudit(tx, {
        actor: getActor(operator),
        action: 'operator.logged_out',
        subject: `operator:${operator}`,
      })
    })
  }
}

/** Open sessions of an operator, latest first. `id` is a hash, which opens nothing. */
export async function listSessions(database: Database, operatorId: number) {
  const rows = await database
    .select()
    .from(operatorSession)
    .where(and(eq(operatorSession.operatorId, operatorId), isAlive))
    .orderBy(desc(operatorSession.lastSeenAt))
  return rows.map(({ tokenHash, method, address, createdAt, lastSeenAt }) => ({
    id: tokenHash.toString('hex'),
    method,
    address,
    createdAt,
    lastSeenAt,
  }))
}

export const endedSession = z.object({ session: z.string().regex(/^[\da-f]{64}$/) })

/** Ends a session of an operator. @returns whether it was open */
export async function endSession(tx: Transaction, operatorId: number, id: string): Promise<boolean> {
  const { rowCount } = await tx
    .delete(operatorSession)
    .where(and(eq(operatorSession.operatorId, operatorId), eq(operatorSession.tokenHash, Buffer.from(id, 'hex'))))
  return rowCount === 1
}

export const endOtherSessions = async (tx: Transaction, operatorId: number, keptId: string): Promise<void> =>
  void (await tx
    .delete(operatorSession)
    .where(and(eq(operatorSession.operatorId, operatorId), ne(operatorSession.tokenHash, Buffer.from(keptId, 'hex')))))

export const endOwnSession = (
  database: Database,
  { id, name }: { id: number; name: string },
  session: string,
): Promise<void> =>
  withTransaction(database, async (tx) => {
    if (!(await endSession(tx, id, session))) return
    await recordAudit(tx, { actor: getActor(name), action: 'operator.session_ended', subject: `operator:${name}` })
  })
