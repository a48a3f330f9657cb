import type { AnswerOf } from '@playhouse/platform-api/endpoint.ts'
import type { register } from '@playhouse/platform-api/registration.ts'
import { asc, eq } from 'drizzle-orm'
import { type Database, withTransaction } from '../../db/database.ts'
import { member } from '../../db/tables/members.ts'
import { platformError } from '../../http/platform-error.ts'
import { signIn } from '../session/log-in.ts'
import { hashPassword } from '../session/password.ts'
import { addMember } from './add-member.ts'
import type { CheckedRegistration } from './checked-registration.ts'

const MEMBER_KIND = 0
const GENERAL_AGENT_KIND = 2

/** True if no account has the username, however it is written. */
export async function isUsernameFree(database: Database, username: string): Promise<boolean> {
  return (await database.$count(member, eq(member.username, username.toLowerCase()))) === 0
}

/**
 * Creates a member below the agent who invited it, or below the general agent, and logs it in.
 * @throws PlatformError username.taken; request_param_err when nobody has the affiliate code and the form has a field for it
 */
export async function registerMember(
  database: Database,
  { username, password, affiliateCode, affiliateCodeAsked }: CheckedRegistration,
  address: string,
): Promise<AnswerOf<typeof register>> {
  const invitedBy = affiliateCode && (await agentWithCode(database, affiliateCode))
  // A link with a code that nobody has must not shut out a visitor who is shown no field to mend it in.
  if (affiliateCode && !invitedBy && affiliateCodeAsked) {
    throw platformError('request_param_err', { fields: { affiliateCode: 'pattern' } })
  }
  const parent = invitedBy || (await generalAgent(database))
  if (!(await isUsernameFree(database, username))) throw platformError('username.taken')
  const passwordHash = await hashPassword(password)
  return withTransaction(database, async (tx) => {
    const added = await addMember(tx, { username, nickname: username, passwordHash, kind: MEMBER_KIND, parent })
    // Somebody else took it while the password was hashed.
    if (!added) throw platformError('username.taken')
    const { token, id, userName } = await signIn(tx, added, address)
    return { token, id, userName }
  })
}

async function agentWithCode(database: Database, affiliateCode: string) {
  const [agent] = await database
    .select({ id: member.id, path: member.path })
    .from(member)
    .where(eq(member.affiliateCode, affiliateCode))
  return agent
}

async function generalAgent(database: Database) {
  const [agent] = await database
    .select({ id: member.id, path: member.path })
    .from(member)
    .where(eq(member.kind, GENERAL_AGENT_KIND))
    .orderBy(asc(member.id))
    .limit(1)
  if (!agent) throw new Error('There is no general agent to register under.')
  return agent
}
