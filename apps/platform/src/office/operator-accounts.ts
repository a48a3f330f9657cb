import type { Operator } from '@playhouse/server/secrets.ts'
import { and, asc, eq, inArray, isNull, ne, notInArray, sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { type OperatorActor, recordAudit } from '../audit/audit-log.ts'
import { auditEntry, OPERATOR_ROLES, operatorAccount, operatorRole, type OperatorRole } from '../db/tables/office.ts'
import { OfficeError } from './office-error.ts'
import { type Permission, roleFor } from './permissions.ts'

export type OperatorAccount = typeof operatorAccount.$inferSelect

/** Who does something in the back office, by which role. */
export interface ActingOperator extends OperatorActor {
  id: number
}

export const secretHashOf = (token: string) => createHash('sha256').update(token).digest()

/**
 * Stores the operators of `OPERATOR_TOKEN`. A known token is a known account, whatever its name is now, and a known name with a new token as
 * well. Operators of an earlier release and of a demo get every role; later ones have none until an admin grants it.
 * @returns ids by name
 */
export async function storeOperators(
  database: Database,
  operators: readonly Operator[],
  { isDemo }: { isDemo: boolean },
): Promise<ReadonlyMap<string, number>> {
  return withTransaction(database, async (tx) => {
    await lockAccounts(tx)
    const known = await tx.select().from(operatorAccount)
    const givesAll = known.every(({ secretHash }) => secretHash === null) && (isDemo || (await hadLogIns(tx)))
    const ids = new Map<string, number>()
    for (const { name, token } of operators) {
      const secretHash = secretHashOf(token)
      const byToken = known.find((account) => account.secretHash?.equals(secretHash))
      const found = byToken ?? known.find((account) => account.name === name && !isToken(account, operators))
      if (found) ids.set(name, found.id)
      if (found && found.name !== name) await rename(tx, found, name)
    }
    for (const { name, token } of operators) {
      const values = { name, secretHash: secretHashOf(token), isListed: true }
      const id = ids.get(name)
      if (id !== undefined) {
        await tx.update(operatorAccount).set(values).where(eq(operatorAccount.id, id))
        if (!givesAll) continue
      }
      const added = id ?? (await tx.insert(operatorAccount).values(values).returning())[0]?.id ?? 0
      ids.set(name, added)
      await recordAudit(tx, {
        actor: { kind: 'SYSTEM', name: 'OPERATOR_TOKEN' },
        action: 'operator.added',
        subject: `operator:${name}`,
        new: { roles: givesAll ? OPERATOR_ROLES : [] },
      })
      if (givesAll)
        await tx
          .insert(operatorRole)
          .values(OPERATOR_ROLES.map((role) => ({ operatorId: added, role, grantedBy: 'OPERATOR_TOKEN' })))
          .onConflictDoNothing()
    }
    await tx
      .update(operatorAccount)
      .set({ isListed: false })
      .where(notInArray(operatorAccount.id, [...ids.values()]))
    return ids
  })
}

/** Whether its token is in use, under any name. */
const isToken = ({ secretHash }: OperatorAccount, operators: readonly Operator[]) =>
  secretHash !== null && operators.some(({ token }) => secretHashOf(token).equals(secretHash))

/** Gives an account a new name; another account that has it yields. `#` is in no name of an operator. */
async function rename(tx: Transaction, { id, name: old }: OperatorAccount, name: string): Promise<void> {
  await tx
    .update(operatorAccount)
    .set({ name: sql`${operatorAccount.name} || '#' || ${operatorAccount.id}` })
    .where(and(eq(operatorAccount.name, name), ne(operatorAccount.id, id)))
  await tx.update(operatorAccount).set({ name }).where(eq(operatorAccount.id, id))
  const actor = { kind: 'SYSTEM', name: 'OPERATOR_TOKEN' } as const
  await recordAudit(tx, { actor, action: 'operator.renamed', subject: `operator:${name}`, old: { name: old } })
}

const hadLogIns = async (tx: Transaction) =>
  (await tx.$count(
    auditEntry,
    and(eq(auditEntry.actorKind, 'OPERATOR'), eq(auditEntry.action, 'operator.logged_in')),
  )) > 0

/** Serialises changes of operators and their roles. */
const lockAccounts = async (tx: Transaction): Promise<void> =>
  void (await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('operators', 0))`))

export async function findAccount(on: Database | Transaction, id: number): Promise<OperatorAccount | undefined> {
  const [found] = await on.select().from(operatorAccount).where(eq(operatorAccount.id, id))
  return found
}

export async function rolesOf(on: Database | Transaction, operatorId: number): Promise<OperatorRole[]> {
  const rows = await on.select().from(operatorRole).where(eq(operatorRole.operatorId, operatorId))
  return OPERATOR_ROLES.filter((role) => rows.some((row) => row.role === role))
}

export async function listAccounts(on: Database | Transaction) {
  const [accounts, roles] = [
    await on.select().from(operatorAccount).orderBy(asc(operatorAccount.name)),
    await on.select().from(operatorRole).orderBy(asc(operatorRole.role)),
  ]
  return accounts.map((account) => ({
    ...account,
    roles: OPERATOR_ROLES.filter((role) => roles.some((row) => row.operatorId === account.id && row.role === role)),
  }))
}

/**
 * The role that allows an operator to do something now. The account is locked until the end of the transaction, so that a role is not
 * withdrawn in between. Undefined if none does, or the account is disabled or no longer named.
 */
export async function allowedRole(
  tx: Transaction,
  operatorId: number | null,
  permission: Permission,
): Promise<OperatorRole | undefined> {
  if (operatorId === null) return undefined
  const [account] = await tx.select().from(operatorAccount).where(eq(operatorAccount.id, operatorId)).for('share')
  if (!account?.isListed || account.disabledAt !== null) return undefined
  return roleFor(await rolesOf(tx, operatorId), permission)
}

/** Accounts with the role admin that `OPERATOR_TOKEN` names, except one; also those that are disabled. */
export async function otherAdmins(
  on: Database | Transaction,
  { except, isActive }: { except: number; isActive: boolean },
): Promise<number> {
  const admins = on.select({ id: operatorRole.operatorId }).from(operatorRole).where(eq(operatorRole.role, 'admin'))
  return on.$count(
    operatorAccount,
    and(
      ne(operatorAccount.id, except),
      inArray(operatorAccount.id, admins),
      eq(operatorAccount.isListed, true),
      isActive ? isNull(operatorAccount.disabledAt) : undefined,
    ),
  )
}

/** Locks an account for a change of its rights. @throws OfficeError */
export async function lockAccount(tx: Transaction, id: number): Promise<OperatorAccount> {
  await lockAccounts(tx)
  const [found] = await tx.select().from(operatorAccount).where(eq(operatorAccount.id, id)).for('update')
  if (!found) throw new OfficeError('There is no such operator.', 404)
  return found
}

/** @throws OfficeError if it is disabled, or nobody would be admin */
export async function disableAccount(tx: Transaction, id: number): Promise<void> {
  const { disabledAt } = await lockAccount(tx, id)
  if (disabledAt !== null) throw new OfficeError('The account is disabled already.')
  if ((await rolesOf(tx, id)).includes('admin')) await requireOtherAdmin(tx, id)
  await tx.update(operatorAccount).set({ disabledAt: new Date() }).where(eq(operatorAccount.id, id))
}

/** @throws OfficeError if it is not disabled */
export async function enableAccount(tx: Transaction, id: number): Promise<void> {
  const { disabledAt } = await lockAccount(tx, id)
  if (disabledAt === null) throw new OfficeError('The account is not disabled.')
  await tx.update(operatorAccount).set({ disabledAt: null }).where(eq(operatorAccount.id, id))
}

async function requireOtherAdmin(tx: Transaction, id: number): Promise<void> {
  if ((await otherAdmins(tx, { except: id, isActive: true })) === 0)
    throw new OfficeError('This is the last admin. Make another operator admin first.')
}

/** Makes exactly these the roles of an account. @throws OfficeError if nobody would be admin */
export async function setRoles(
  tx: Transaction,
  { id, roles, grantedBy }: { id: number; roles: readonly OperatorRole[]; grantedBy: string },
): Promise<{ old: OperatorRole[] }> {
  await lockAccount(tx, id)
  const old = await rolesOf(tx, id)
  if (old.includes('admin') && !roles.includes('admin')) await requireOtherAdmin(tx, id)
  await tx
    .delete(operatorRole)
    .where(
      and(eq(operatorRole.operatorId, id), roles.length > 0 ? notInArray(operatorRole.role, [...roles]) : undefined),
    )
  if (roles.length > 0)
    await tx
      .insert(operatorRole)
      .values(roles.map((role) => ({ operatorId: id, role, grantedBy })))
      .onConflictDoNothing()
  return { old }
}

/**
 * Makes an operator admin, and ends that the account is disabled: for the first admin, and when nobody can log in as one. Before the first
 * start with this name in `OPERATOR_TOKEN` the account waits for it.
 */
export async function makeAdmin(database: Database, name: string): Promise<void> {
  await withTransaction(database, async (tx) => {
    await lockAccounts(tx)
    const [account] = await tx
      .insert(operatorAccount)
      .values({ name })
      .onConflictDoUpdate({ target: operatorAccount.name, set: { disabledAt: null } })
      .returning()
    if (!account) throw new Error(`${name} could not be stored.`)
    const old = await rolesOf(tx, account.id)
    await tx
      .insert(operatorRole)
      .values({ operatorId: account.id, role: 'admin', grantedBy: 'command line' })
      .onConflictDoNothing()
    await recordAudit(tx, {
      actor: { kind: 'SYSTEM', name: 'command line' },
      action: 'operator.roles_changed',
      subject: `operator:${name}`,
      old: { roles: old },
      new: { roles: OPERATOR_ROLES.filter((role) => role === 'admin' || old.includes(role)) },
    })
  })
}
