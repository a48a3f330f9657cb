import { type Operator, OPERATOR_NAME } from '@playhouse/server/secrets.ts'
import { and, asc, eq, getTableColumns, inArray, isNull, ne, notInArray, sql } from 'drizzle-orm'
import { createHash, timingSafeEqual } from 'node:crypto'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { type OperatorActor, recordAudit } from '../../audit/audit-log.ts'
import {
  OPERATOR_ROLES,
  operatorAccount,
  operatorInvitation,
  operatorPasskey,
  operatorRole,
  operatorSession,
  type OperatorRole,
} from '../../db/tables/office.ts'
import { OfficeError } from './office-error.ts'
import { type Permission, roleFor } from './permissions.ts'
import type { OperatorStanding } from './second-operator.ts'

export type OperatorAccount = typeof operatorAccount.$inferSelect & { hasLogIn: boolean }

/** Whether an account has something to log in with. */
const hasLogIn = sql<boolean>`(${operatorAccount.isListed} or ${operatorAccount.passwordHash} is not null
  or exists (select from ${operatorPasskey} where ${operatorPasskey.operatorId} = ${operatorAccount.id}))`
const COLUMNS = { ...getTableColumns(operatorAccount), hasLogIn }

/** The operator who acts in the back office, with the role used. */
export interface ActingOperator extends OperatorActor {
  id: number
}

export const hashSecret = (token: string) => createHash('sha256').update(token).digest()

/**
 * Stores the operators of a demo, who log in by tokens. A known token is a known account, whatever its name is now, and a known name with a
 * new token as well. The first ones get every role; later ones have none until an admin grants it.
 * @returns ids by name
 */
export async function storeOperators(
  database: Database,
  operators: readonly Operator[],
): Promise<ReadonlyMap<string, number>> {
  return withTransaction(database, async (tx) => {
    await lockAccounts(tx)
    const known = await tx.select(COLUMNS).from(operatorAccount)
    const givesAll = known.every(({ secretHash }) => secretHash === null)
    const ids = new Map<string, number>()
    for (const { name, token } of operators) {
      const secretHash = hashSecret(token)
      const byToken = known.find((account) => account.secretHash?.equals(secretHash))
      const found = byToken ?? known.find((account) => account.name === name && !isToken(account, operators))
      if (found) ids.set(name, found.id)
      if (found && found.name !== name) await rename(tx, found, name)
    }
    for (const { name, token } of operators) {
      const values = { name, secretHash: hashSecret(token), isListed: true }
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
  secretHash !== null && operators.some(({ token }) => hashSecret(token).equals(secretHash))

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

/** Outside a demo no token is a log-in. */
export const forgetTokens = async (database: Database): Promise<void> =>
  void (await database.update(operatorAccount).set({ isListed: false }).where(eq(operatorAccount.isListed, true)))

/** Serialises changes of operators and their roles. */
const lockAccounts = async (tx: Transaction): Promise<void> =>
  void (await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('operators', 0))`))

export async function findAccount(on: Database | Transaction, id: number): Promise<OperatorAccount | undefined> {
  const [found] = await on.select(COLUMNS).from(operatorAccount).where(eq(operatorAccount.id, id))
  return found
}

export async function readRoles(on: Database | Transaction, operatorId: number): Promise<OperatorRole[]> {
  const rows = await on.select().from(operatorRole).where(eq(operatorRole.operatorId, operatorId))
  return OPERATOR_ROLES.filter((role) => rows.some((row) => row.role === role))
}

export async function listAccounts(on: Database | Transaction) {
  const [accounts, roles] = [
    await on.select(COLUMNS).from(operatorAccount).orderBy(asc(operatorAccount.name)),
    await on.select().from(operatorRole).orderBy(asc(operatorRole.role)),
  ]
  return accounts.map((account) => ({
    ...account,
    roles: OPERATOR_ROLES.filter((role) => roles.some((row) => row.operatorId === account.id && row.role === role)),
  }))
}

/**
 * The role that allows an operator to do something now. The account is locked until the end of the transaction, so that a role is not
 * withdrawn in between. Undefined if none does, or the account is disabled or has no log-in.
 */
export async function allowedRole(
  tx: Transaction,
  operatorId: number | null,
  permission: Permission,
): Promise<OperatorRole | null | undefined> {
  if (operatorId === null) return undefined
  const [account] = await tx
    .select(COLUMNS)
    .from(operatorAccount)
    .where(eq(operatorAccount.id, operatorId))
    .for('share')
  if (!account?.hasLogIn || account.disabledAt !== null) return undefined
  return roleFor(await readRoles(tx, operatorId), permission)
}

/** All operators as the rule of two sees them. With `locked`, these accounts keep roles and log-in until the end of the transaction. */
export async function readStandings(
  on: Database | Transaction,
  locked: readonly number[] = [],
): Promise<OperatorStanding[]> {
  if (locked.length > 0)
    await on
      .select({ id: operatorAccount.id })
      .from(operatorAccount)
      .where(inArray(operatorAccount.id, [...locked]))
      .orderBy(asc(operatorAccount.id))
      .for('share')
  return (await listAccounts(on)).map((account) => ({
    id: account.id,
    name: account.name,
    roles: account.roles,
    isActive: account.hasLogIn && account.disabledAt === null,
    linkById: account.linkById,
    linkAt: account.linkAt,
  }))
}

/** Accounts with the role admin, except some. `isActive`: those that can log in. */
export async function otherAdmins(
  on: Database | Transaction,
  { except, isActive }: { except: readonly number[]; isActive: boolean },
): Promise<number> {
  const admins = on.select({ id: operatorRole.operatorId }).from(operatorRole).where(eq(operatorRole.role, 'admin'))
  return on.$count(
    operatorAccount,
    and(
      notInArray(operatorAccount.id, [...except]),
      inArray(operatorAccount.id, admins),
      isActive ? and(isNull(operatorAccount.disabledAt), hasLogIn) : undefined,
    ),
  )
}

/** Locks an account for a change of its rights. @throws OfficeError */
export async function lockAccount(tx: Transaction, id: number): Promise<OperatorAccount> {
  await lockAccounts(tx)
  const [found] = await tx.select(COLUMNS).from(operatorAccount).where(eq(operatorAccount.id, id)).for('update')
  if (!found) throw new OfficeError('There is no such operator.', 404)
  return found
}

/** @throws OfficeError if it is disabled, or nobody would be admin */
export async function disableAccount(tx: Transaction, id: number): Promise<void> {
  const { disabledAt } = await lockAccount(tx, id)
  if (disabledAt !== null) throw new OfficeError('The account is disabled already.')
  if ((await readRoles(tx, id)).includes('admin')) await requireOtherAdmin(tx, id)
  await tx.update(operatorAccount).set({ disabledAt: new Date() }).where(eq(operatorAccount.id, id))
  await tx.delete(operatorInvitation).where(eq(operatorInvitation.operatorId, id))
  await tx.delete(operatorSession).where(eq(operatorSession.operatorId, id))
}

/** @throws OfficeError if it is not disabled */
export async function enableAccount(tx: Transaction, id: number): Promise<void> {
  const { disabledAt } = await lockAccount(tx, id)
  if (disabledAt === null) throw new OfficeError('The account is not disabled.')
  await tx.update(operatorAccount).set({ disabledAt: null }).where(eq(operatorAccount.id, id))
}

async function requireOtherAdmin(tx: Transaction, id: number): Promise<void> {
  if ((await otherAdmins(tx, { except: [id], isActive: true })) === 0)
    throw new OfficeError('This is the last admin who can log in. Make another operator admin first.')
}

/** Makes exactly these the roles of an account. @throws OfficeError if nobody would be admin */
export async function setRoles(
  tx: Transaction,
  { id, roles, grantedBy }: { id: number; roles: readonly OperatorRole[]; grantedBy: string },
): Promise<{ old: OperatorRole[] }> {
  await lockAccount(tx, id)
  const old = await readRoles(tx, id)
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

/** Adds an operator without roles. @throws OfficeError if the name is taken */
export async function addAccount(tx: Transaction, name: string): Promise<number> {
  const [added] = await tx.insert(operatorAccount).values({ name }).onConflictDoNothing().returning()
  if (!added) throw new OfficeError('name: an operator has it already')
  return added.id
}

/** Ends that a log-in counts as that of who made its link. */
export const endLink = async (tx: Transaction, id: number): Promise<void> =>
  void (await tx.update(operatorAccount).set({ linkById: null, linkAt: null }).where(eq(operatorAccount.id, id)))

/** Takes everything away with which an operator logs in, and ends all sessions. */
export async function takeLogInAway(tx: Transaction, id: number): Promise<void> {
  await tx.delete(operatorPasskey).where(eq(operatorPasskey.operatorId, id))
  await tx.update(operatorAccount).set({ passwordHash: null, sealedSecret: null }).where(eq(operatorAccount.id, id))
  await tx.delete(operatorInvitation).where(eq(operatorInvitation.operatorId, id))
  await tx.delete(operatorSession).where(eq(operatorSession.operatorId, id))
}

/** Takes a log-in away, as `takeLogInAway` does. @throws OfficeError if there is none, or no admin could log in any more */
export async function resetLogIn(tx: Transaction, id: number): Promise<void> {
  const account = await lockAccount(tx, id)
  if (!account.hasLogIn) throw new OfficeError('The operator has no log-in.')
  if (account.disabledAt === null && (await readRoles(tx, id)).includes('admin')) await requireOtherAdmin(tx, id)
  await takeLogInAway(tx, id)
}

const COMMAND_LINE = 'command line'

/** Makes an operator admin, and ends that the account is disabled: for the first admin, and when nobody can log in as one. @returns the account */
export const makeAdmin = (database: Database, name: string): Promise<number> =>
  withTransaction(database, async (tx) => {
    await lockAccounts(tx)
    return giveAdmin(tx, name, COMMAND_LINE)
  })

/**
 * Makes the first operator: while no admin can log in, a token of `OPERATOR_TOKEN` stands for an account that is admin, or becomes it if
 * there is no admin at all. @returns the account; undefined if the token opens nothing
 */
export async function claimFirstAccount(
  database: Database,
  operators: readonly Operator[],
  { name, token }: Operator,
): Promise<number | undefined> {
  const listed = operators.find((operator) => operator.name === name)
  // A name that nobody has takes the same time.
  const isRight = timingSafeEqual(hashSecret(listed?.token ?? 'of nobody'), hashSecret(token))
  if (!listed || !isRight) return undefined
  return withTransaction(database, async (tx) => {
    await lockAccounts(tx)
    if ((await otherAdmins(tx, { except: [], isActive: true })) > 0) return undefined
    const accounts = await listAccounts(tx)
    const admins = accounts.filter(({ roles, disabledAt }) => roles.includes('admin') && disabledAt === null)
    const isDisabled = accounts.some((account) => account.name === name && account.disabledAt !== null)
    if (isDisabled || (admins.length > 0 && admins.every((admin) => admin.name !== name))) return undefined
    return giveAdmin(tx, name, 'OPERATOR_TOKEN')
  })
}

async function giveAdmin(tx: Transaction, name: string, by: string): Promise<number> {
  if (!OPERATOR_NAME.test(name))
    throw new Error('Names of operators have 2 to 31 of a-z 0-9 . _ -, starting with a letter.')
  const [account] = await tx
    .insert(operatorAccount)
    .values({ name })
    .onConflictDoUpdate({ target: operatorAccount.name, set: { disabledAt: null } })
    .returning()
  if (!account) throw new Error(`${name} could not be stored.`)
  const old = await readRoles(tx, account.id)
  if (!old.includes('admin'))
    await tx.insert(operatorRole).values({ operatorId: account.id, role: 'admin', grantedBy: by })
  await recordAudit(tx, {
    actor: { kind: 'SYSTEM', name: by },
    action: 'operator.roles_changed',
    subject: `operator:${name}`,
    old: { roles: old },
    new: { roles: OPERATOR_ROLES.filter((role) => role === 'admin' || old.includes(role)) },
  })
  return account.id
}

/**
 * Takes roles and log-in of an operator away, and disables the account: for an admin whom no other admin is left to confirm.
 * @throws OfficeError if there is no such operator, or no admin could log in any more
 */
export const removeOperator = (database: Database, name: string): Promise<void> =>
  withTransaction(database, async (tx) => {
    await lockAccounts(tx)
    const [account] = (await listAccounts(tx)).filter((each) => each.name === name)
    if (!account) throw new OfficeError(`There is no operator ${name}.`, 404)
    const { id, roles, disabledAt } = account
    if (disabledAt === null) await disableAccount(tx, id)
    await tx.delete(operatorRole).where(eq(operatorRole.operatorId, id))
    await takeLogInAway(tx, id)
    const actor = { kind: 'SYSTEM', name: COMMAND_LINE } as const
    await recordAudit(tx, { actor, action: 'operator.removed', subject: `operator:${name}`, old: { roles } })
  })

/** Says on the server that an operator is a person of their own: where no other admin could vouch. @throws OfficeError */
export const vouchFor = (database: Database, name: string): Promise<void> =>
  withTransaction(database, async (tx) => {
    await lockAccounts(tx)
    const account = (await readStandings(tx)).find((each) => each.name === name)
    if (!account) throw new OfficeError(`There is no operator ${name}.`, 404)
    if (account.linkAt === null)
      throw new OfficeError(`${name} logs in by no link that an operator made, so nobody has to vouch.`)
    await endLink(tx, account.id)
    const actor = { kind: 'SYSTEM', name: COMMAND_LINE } as const
    const old = { linkAt: account.linkAt }
    await recordAudit(tx, { actor, action: 'operator.vouched', subject: `operator:${name}`, old })
  })
