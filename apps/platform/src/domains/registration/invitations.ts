import { asc, eq, or } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { member } from '../../db/tables/members.ts'
import { referralCode } from '../../db/tables/registration.ts'
import { platformError } from '../../http/platform-error.ts'
import type { AccountKindCode } from '@playhouse/shared/account-kinds.ts'
import { accountKindOf, isAgentKind } from '@playhouse/shared/account-kinds.ts'
import type { CheckedRegistration } from './checked-registration.ts'

const GENERAL_AGENT_KIND: AccountKindCode = 2

interface Account {
  id: number
  path: string
  kind: number
  parentId: number | null
}

/** Where a new member stands in the agent tree, and who invited it. */
export interface Invitation {
  /** The agent above it; undefined while the brand has none. */
  parent: { id: number; path: string } | undefined
  /** Whoever invited it: that agent, or one of its members. */
  invitedById: number | undefined
}

/** The agent with an affiliate code, upper case; undefined when nobody has it. One query. */
export async function agentWithCode(database: Database, affiliateCode: string): Promise<Account | undefined> {
  const [agent] = await database.select(ACCOUNT).from(member).where(eq(member.affiliateCode, affiliateCode))
  return agent
}

/**
 * Finds who invited: the agent of the affiliate code, else whoever has the referral code, else whoever is said to have
 * recommended. Without any of them the new member stands below the general agent.
 * @throws PlatformError request_param_err when nobody has the affiliate code and the form has a field to mend it in
 */
export async function invitationOf(
  database: Database,
  {
    affiliateCode,
    affiliateCodeAsked,
    filled,
  }: Pick<CheckedRegistration, 'affiliateCode' | 'affiliateCodeAsked' | 'filled'>,
  referral: string | undefined,
): Promise<Invitation> {
  const agent = affiliateCode ? await agentWithCode(database, affiliateCode) : undefined
  // A link with a code that nobody has must not shut out a visitor who is shown no field to mend it in.
  if (affiliateCode && !agent && affiliateCodeAsked) {
    throw platformError('request_param_err', { fields: { affiliateCode: 'pattern' } })
  }
  const host = agent ?? (await referrer(database, referral)) ?? (await recommender(database, filled.recommenderId))
  const parent = host && (await agentAbove(database, host))
  return parent ? { parent, invitedById: host.id } : { parent: await generalAgent(database), invitedById: undefined }
}

const ACCOUNT = { id: member.id, path: member.path, kind: member.kind, parentId: member.parentId }

async function referrer(database: Database, typed: string | undefined): Promise<Account | undefined> {
  const code = typed?.trim().toUpperCase()
  if (!code) return undefined
  const [found] = await database
    .select(ACCOUNT)
    .from(member)
    .leftJoin(referralCode, eq(referralCode.memberId, member.id))
    .where(or(eq(referralCode.code, code), eq(member.affiliateCode, code)))
    .limit(1)
  return found
}

async function recommender(database: Database, typed: string | undefined): Promise<Account | undefined> {
  const name = typed?.trim().toLowerCase()
  if (!name) return undefined
  const [found] = await database.select(ACCOUNT).from(member).where(eq(member.username, name))
  return found
}

/** The agent itself, or the one above a member; undefined for a demo account, which stands alone. */
async function agentAbove(database: Database, { id, path, kind, parentId }: Account): Promise<Invitation['parent']> {
  if (isAgentKind(accountKindOf(kind))) return { id, path }
  if (parentId === null) return undefined
  const [parent] = await database.select(ACCOUNT).from(member).where(eq(member.id, parentId))
  return parent && { id: parent.id, path: parent.path }
}

async function generalAgent(database: Database): Promise<Invitation['parent']> {
  const [agent] = await database
    .select({ id: member.id, path: member.path })
    .from(member)
    .where(eq(member.kind, GENERAL_AGENT_KIND))
    .orderBy(asc(member.id))
    .limit(1)
  return agent
}
