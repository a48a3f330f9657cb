import { getAccountKind, isAgentKind, KIND_CODES } from '@playhouse/shared/account-kinds.ts'
import { getBreach } from '@playhouse/shared/registration-rules.ts'
import { and, eq, sql } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { prepareUsername } from '@playhouse/shared/prepared-text.ts'
import { registerRule } from '../../../db/tables/brand.ts'
import { member } from '../../../db/tables/members.ts'
import { hashPassword } from '../../../lib/password.ts'
import { addMember } from './add-member.ts'
import { newReferralCode } from './referral-code.ts'

const PASSWORD_BYTES = 15

/**
 * Opens an agent's account below another agent or, for the brand's first one, at the top of the tree, where
 * it takes over the members who registered before. Returns its password, which is stored only as a hash, and
 * the agent's code.
 * @param password a random one by default
 * @throws Error naming the problem with the username or with `under`
 */
export async function createAgent(
  database: Database,
  {
    username,
    under,
    password = randomBytes(PASSWORD_BYTES).toString('base64url'),
  }: { username: string; under?: string | undefined; password?: string },
): Promise<{ username: string; password: string; affiliateCode: string }> {
  const name = prepareUsername(username)
  const [rule] = await database.select().from(registerRule).where(eq(registerRule.field, 'username'))
  if (!rule) throw new Error('The database holds no brand: seed it first.')
  if (getBreach(rule, name)) {
    throw new Error(
      `"${username}" is no username: ${rule.minLength} to ${rule.maxLength} characters that match ${rule.acceptedPattern}.`,
    )
  }
  const passwordHash = await hashPassword(password)
  const affiliateCode = newReferralCode()
  return withTransaction(database, async (tx) => {
    const parent = under === undefined ? await requireNoAgent(tx) : await findAgent(tx, under.toLowerCase())
    const kind = KIND_CODES[parent ? 'AGENT' : 'GENERAL_AGENT']
    const added = await addMember(tx, { username: name, nickname: username, passwordHash, kind, parent })
    if (!added) throw new Error(`The username ${name} is taken.`)
    await tx.update(member).set({ affiliateCode }).where(eq(member.id, added.id))
    if (!parent) {
      await tx.execute(sql`
        update ${member} set parent_id = ${added.id}, path = text2ltree(${`${added.id}.`} || id)
        where parent_id is null and kind = ${KIND_CODES.MEMBER}`)
    }
    return { username: name, password, affiliateCode }
  })
}

/** Opens the agent at the top of the tree, unless it is there. @throws Error as `createAgent` */
export async function createFirstAgent(
  database: Database,
  { username, password }: { username: string; password: string },
): Promise<{ username: string; affiliateCode: string | null }> {
  const [found] = await database
    .select()
    .from(member)
    .where(and(eq(member.username, prepareUsername(username)), eq(member.kind, KIND_CODES.GENERAL_AGENT)))
  return found ?? createAgent(database, { username, password })
}

/** @throws Error if the brand already has a general agent: members would be split arbitrarily */
async function requireNoAgent(tx: Transaction): Promise<undefined> {
  const [first] = await tx.select().from(member).where(eq(member.kind, KIND_CODES.GENERAL_AGENT)).limit(1)
  if (first) throw new Error(`The brand already has a general agent: use --under ${first.username}, or another agent.`)
}

async function findAgent(tx: Transaction, username: string): Promise<{ id: number; path: string }> {
  const [found] = await tx.select().from(member).where(eq(member.username, username))
  if (!found) throw new Error(`There is no account ${username}.`)
  if (!isAgentKind(getAccountKind(found.kind))) throw new Error(`${username} is no agent.`)
  return { id: found.id, path: found.path }
}
