import { OPERATOR_PASSWORD_MIN, PASSKEY_NAME_MAX } from '@playhouse/shared/limits.ts'
import { tokenHash } from '@playhouse/server/token.ts'
import { and, asc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { Secret } from 'otpauth'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { type Actor, recordAudit } from '../../../audit/audit-log.ts'
import { operatorAccount, operatorInvitation, operatorPasskey } from '../../../db/tables/office.ts'
import { clearAttempts, requireAttempt } from '../../../domains/people/session/log-in/attempt-guard.ts'
import { creationOptions, verifyNewKey } from '../../../domains/people/session/passkeys/add-passkey.ts'
import { issueChallenge, takeChallenge } from '../../../domains/people/session/passkeys/passkey-challenges.ts'
import { readAuthentication, readRegistration } from '../../../domains/people/session/passkeys/passkey-response.ts'
import { verifiedCount } from '../../../domains/people/session/passkeys/passkey-sign-in.ts'
import type { RelyingParty } from '../../../domains/people/session/passkeys/relying-party.ts'
import { getStep } from '../../../domains/people/session/second-factor/authenticator.ts'
import { hashPassword, isPassword } from '../../../lib/password.ts'
import { platformError } from '../../../request/platform-error.ts'
import type { SecretBox } from '../../../request/secret-box.ts'
import { OfficeError } from '../../kit/office-error.ts'
import { type ActingOperator, lockAccount, takeLogInAway } from '../../kit/operator-accounts.ts'
import { endOtherSessions } from '../../kit/operator-sessions.ts'

export const INVITATION_DAYS = 3
const PASSKEYS_MAX = 10

const sealedFor = (operatorId: number) => `operator authenticator:${operatorId}`
/** Cannot collide with a member's name, which is lower case. */
const getGuard = (name: string) => `OPERATOR ${name}`

/**
 * Makes the code of a link with which an operator sets up a log-in, and ends the link before. It replaces whatever the operator logs in with.
 * @returns the code, which is stored as a hash alone
 */
export async function invite(
  tx: Transaction,
  { operatorId, name }: { operatorId: number; name: string },
  actor: ActingOperator | Extract<Actor, { kind: 'SYSTEM' }>,
): Promise<string> {
  const code = randomBytes(32).toString('base64url')
  const made = {
    codeHash: tokenHash(code),
    sealedSecret: null,
    createdBy: actor.name,
    createdById: actor.kind === 'OPERATOR' ? actor.id : null,
    expiresAt: sql`now() + make_interval(days => ${INVITATION_DAYS})`,
  }
  await tx
    .insert(operatorInvitation)
    .values({ operatorId, ...made })
    .onConflictDoUpdate({ target: operatorInvitation.operatorId, set: made })
  await recordAudit(tx, { actor, action: 'operator.invited', subject: `operator:${name}` })
  return code
}

const isOpen = (code: string) =>
  and(eq(operatorInvitation.codeHash, tokenHash(code)), gt(operatorInvitation.expiresAt, sql`now()`))

/** Whom a code invites; undefined if it is used, replaced, too old, or none. */
export async function findInvitation(on: Database | Transaction, code: string) {
  const [found] = await on
    .select({
      operatorId: operatorAccount.id,
      name: operatorAccount.name,
      sealedSecret: operatorInvitation.sealedSecret,
      createdById: operatorInvitation.createdById,
    })
    .from(operatorInvitation)
    .innerJoin(operatorAccount, eq(operatorAccount.id, operatorInvitation.operatorId))
    .where(and(isOpen(code), isNull(operatorAccount.disabledAt)))
  return found
}

export const invitationEnd = async (database: Database, operatorId: number): Promise<Date | undefined> =>
  (
    await database
      .select({ expiresAt: operatorInvitation.expiresAt })
      .from(operatorInvitation)
      .where(and(eq(operatorInvitation.operatorId, operatorId), gt(operatorInvitation.expiresAt, sql`now()`)))
  )[0]?.expiresAt

/** The authenticator's key that the page of an invitation shows, in base32: the same one each time. */
export async function invitationSecret(database: Database, code: string, secrets: SecretBox): Promise<string> {
  const found = await findInvitation(database, code)
  if (!found) throw notInvited()
  const { operatorId, sealedSecret } = found
  if (sealedSecret !== null) return secrets.open(sealedSecret, sealedFor(operatorId))
  const sealed = await secrets.seal(new Secret({ size: 20 }).base32, sealedFor(operatorId))
  await database
    .update(operatorInvitation)
    .set({ sealedSecret: sealed })
    .where(and(isOpen(code), isNull(operatorInvitation.sealedSecret)))
  // Two pages that are opened at once show the one that was stored.
  return invitationSecret(database, code, secrets)
}

export const notInvited = () =>
  new OfficeError(
    `This link does not work any more: it was used or replaced, or is older than ${INVITATION_DAYS} days. Ask an admin for a new one.`,
    403,
  )

/** Uses up an invitation. Of two uses at once one succeeds. @throws OfficeError */
async function takeInvitation(tx: Transaction, code: string): Promise<{ operatorId: number; name: string }> {
  const found = await findInvitation(tx, code)
  if (!found) throw notInvited()
  // Nobody disables the account, or makes another link, meanwhile.
  await lockAccount(tx, found.operatorId)
  if (!(await findInvitation(tx, code))) throw notInvited()
  await takeLogInAway(tx, found.operatorId)
  await tx
    .update(operatorAccount)
    .set({ linkById: found.createdById, linkAt: found.createdById === null ? null : sql`now()` })
    .where(eq(operatorAccount.id, found.operatorId))
  return found
}

/** Sets a passkey up by an invitation. @returns the account @throws OfficeError; PlatformError passkey.failed */
export async function setUpPasskey(
  database: Database,
  { code, keyName, response }: { code: string; keyName: string; response: string },
  party: RelyingParty,
): Promise<number> {
  const key = await newKey(database, response, party)
  return withTransaction(database, async (tx) => {
    const { operatorId, name } = await takeInvitation(tx, code)
    await insertPasskey(tx, { ...key, operatorId, name: keyName })
    await recordSetUp(tx, name, 'passkey')
    return operatorId
  })
}

/** Sets a password with an authenticator up by an invitation. @returns the account @throws OfficeError */
export async function setUpPassword(
  database: Database,
  { code, password, totp }: { code: string; password: string; totp: string },
  secrets: SecretBox,
): Promise<number> {
  const secret = await invitationSecret(database, code, secrets)
  requireLongPassword(password)
  const step = getStep(secret, totp.replaceAll(/\s/g, ''))
  if (step === undefined)
    throw new OfficeError('This is not the code that the authenticator shows now. Check the clock of its device.', 400)
  const passwordHash = await hashPassword(password)
  return withTransaction(database, async (tx) => {
    const { operatorId, name } = await takeInvitation(tx, code)
    const sealedSecret = await secrets.seal(secret, sealedFor(operatorId))
    await tx
      .update(operatorAccount)
      .set({ passwordHash, sealedSecret, usedStep: step })
      .where(eq(operatorAccount.id, operatorId))
    await recordSetUp(tx, name, 'password with authenticator')
    return operatorId
  })
}

function requireLongPassword(password: string): void {
  if (password.length < OPERATOR_PASSWORD_MIN)
    throw new OfficeError(`The password has fewer than ${OPERATOR_PASSWORD_MIN} characters.`, 400)
}

const recordSetUp = (tx: Transaction, name: string, method: string) =>
  recordAudit(tx, {
    actor: { kind: 'OPERATOR', name, role: null },
    action: 'operator.log_in_set_up',
    subject: `operator:${name}`,
    new: { method },
  })

/** PublicKeyCredentialCreationOptionsJSON for a discoverable, user-verifying key. */
export async function keyOptions(
  database: Database,
  { operatorId, name }: { operatorId: number; name: string },
  party: RelyingParty,
): Promise<string> {
  const [account] = await database
    .update(operatorAccount)
    .set({ holder: sql`coalesce(${operatorAccount.holder}, ${randomBytes(32)})` })
    .where(eq(operatorAccount.id, operatorId))
    .returning({ holder: operatorAccount.holder })
  if (!account?.holder) throw new Error(`There is no operator ${operatorId}.`)
  return creationOptions({
    party,
    challenge: await issueChallenge(database),
    holder: account.holder,
    known: await listPasskeys(database, operatorId),
    rpName: 'Back office',
    userName: name,
  })
}

async function newKey(database: Database, text: string, party: RelyingParty) {
  const { response, challenge } = readRegistration(text)
  if (!(await takeChallenge(database, challenge, null))) throw platformError('passkey.failed')
  const { synced: _, ...key } = await verifyNewKey(response, challenge, party)
  return key
}

async function insertPasskey(tx: Transaction, row: typeof operatorPasskey.$inferInsert): Promise<void> {
  const name = row.name.trim().slice(0, PASSKEY_NAME_MAX) || 'Passkey'
  const [added] = await tx
    .insert(operatorPasskey)
    .values({ ...row, name })
    .onConflictDoNothing()
    .returning()
  if (!added) throw platformError('passkey.failed')
}

export const listPasskeys = (on: Database | Transaction, operatorId: number) =>
  on
    .select()
    .from(operatorPasskey)
    .where(eq(operatorPasskey.operatorId, operatorId))
    .orderBy(asc(operatorPasskey.createdAt))

/** @throws OfficeError if there are ten; PlatformError passkey.failed */
export async function addOperatorPasskey(
  database: Database,
  { operatorId, name }: { operatorId: number; name: string },
  { keyName, response }: { keyName: string; response: string },
  party: RelyingParty,
): Promise<void> {
  const key = await newKey(database, response, party)
  await withTransaction(database, async (tx) => {
    await lockAccount(tx, operatorId)
    if ((await listPasskeys(tx, operatorId)).length >= PASSKEYS_MAX)
      throw new OfficeError(`You have ${PASSKEYS_MAX} passkeys already. Remove one first.`)
    await insertPasskey(tx, { ...key, operatorId, name: keyName })
    await recordAudit(tx, {
      actor: { kind: 'OPERATOR', name, role: null },
      action: 'operator.passkey_added',
      subject: `operator:${name}`,
      new: { name: keyName },
    })
  })
}

/** @throws OfficeError if it is not there, or the last log-in */
export async function removeOperatorPasskey(
  database: Database,
  { operatorId, name }: { operatorId: number; name: string },
  credentialId: string,
): Promise<void> {
  await withTransaction(database, async (tx) => {
    const { passwordHash, isListed } = await lockAccount(tx, operatorId)
    const keys = await listPasskeys(tx, operatorId)
    const removed = keys.find((key) => key.credentialId === credentialId)
    if (!removed) throw new OfficeError('There is no such passkey.', 404)
    if (keys.length === 1 && passwordHash === null && !isListed)
      throw new OfficeError('This is all that you log in with. Add another passkey first.')
    await tx.delete(operatorPasskey).where(eq(operatorPasskey.credentialId, credentialId))
    await recordAudit(tx, {
      actor: { kind: 'OPERATOR', name, role: null },
      action: 'operator.passkey_removed',
      subject: `operator:${name}`,
      old: { name: removed.name },
    })
  })
}

/** @returns the account whose passkey answered @throws PlatformError passkey.failed, the same for every cause */
export async function checkPasskey(database: Database, text: string, party: RelyingParty): Promise<number> {
  const { response, challenge } = readAuthentication(text)
  if (!(await takeChallenge(database, challenge, null))) throw platformError('passkey.failed')
  const [found] = await database
    .select({ key: operatorPasskey, holder: operatorAccount.holder })
    .from(operatorPasskey)
    .innerJoin(operatorAccount, eq(operatorAccount.id, operatorPasskey.operatorId))
    .where(eq(operatorPasskey.credentialId, response.id))
  if (!found?.holder) throw platformError('passkey.failed')
  const { key, holder } = found
  const signCount = await verifiedCount(response, challenge, { ...key, holder }, party)
  if (signCount === undefined) throw platformError('passkey.failed')
  // Only one of two responses with the same count succeeds.
  const { rowCount } = await database
    .update(operatorPasskey)
    .set({ signCount, lastUsedAt: sql`now()` })
    .where(and(eq(operatorPasskey.credentialId, key.credentialId), eq(operatorPasskey.signCount, key.signCount)))
  if (rowCount === 0) throw platformError('passkey.failed')
  return key.operatorId
}

/**
 * The fifth wrong attempt within 15 minutes locks the name, each further one for twice as long; passkeys are not locked.
 * @returns the account; undefined if name, password and code do not belong together @throws PlatformError login.locked
 */
export async function checkPassword(
  database: Database,
  { name, password, totp }: { name: string; password: string; totp: string },
  secrets: SecretBox,
): Promise<number | undefined> {
  await requireAttempt(database, getGuard(name))
  const [account] = await database.select().from(operatorAccount).where(eq(operatorAccount.name, name))
  // A name that nobody has takes the same time.
  const isRight = await isPassword(account?.passwordHash ?? undefined, password)
  if (!isRight || !account || account.sealedSecret === null) return undefined
  const { id, sealedSecret } = account
  const step = getStep(await secrets.open(sealedSecret, sealedFor(id)), totp.replaceAll(/\s/g, ''))
  if (step === undefined) return undefined
  // A code is used once.
  const { rowCount } = await database
    .update(operatorAccount)
    .set({ usedStep: step })
    .where(and(eq(operatorAccount.id, id), lt(operatorAccount.usedStep, step)))
  if (rowCount !== 1) return undefined
  await clearAttempts(database, getGuard(name))
  return id
}

/**
 * Changes the password of an operator who knows it, and ends the other sessions. Wrong attempts count as those of a log-in.
 * @param keptSession as lists of sessions name it
 * @throws OfficeError for a wrong password or code, or a new one that is too short; PlatformError login.locked
 */
export async function changePassword(
  database: Database,
  { operatorId, name }: { operatorId: number; name: string },
  { currentPassword, password, totp }: { currentPassword: string; password: string; totp: string },
  { secrets, keptSession }: { secrets: SecretBox; keptSession: string },
): Promise<void> {
  requireLongPassword(password)
  if ((await checkPassword(database, { name, password: currentPassword, totp }, secrets)) !== operatorId)
    throw new OfficeError(
      'The password of now or the code of the authenticator is wrong. Nothing was changed: type both again, with a new code.',
      403,
    )
  const passwordHash = await hashPassword(password)
  await withTransaction(database, async (tx) => {
    await lockAccount(tx, operatorId)
    const { rowCount } = await tx
      .update(operatorAccount)
      .set({ passwordHash })
      .where(and(eq(operatorAccount.id, operatorId), isNotNull(operatorAccount.passwordHash)))
    if (rowCount !== 1) throw new OfficeError('Your log-in was taken away meanwhile. Ask an admin for a link.', 403)
    await endOtherSessions(tx, operatorId, keptSession)
    await recordAudit(tx, {
      actor: { kind: 'OPERATOR', name, role: null },
      action: 'operator.password_changed',
      subject: `operator:${name}`,
    })
  })
}
