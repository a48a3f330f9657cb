import { getAccountKind, isAgentKind, KIND_CODES } from '@playhouse/shared/account-kinds.ts'
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { agentLink } from '../../../db/tables/agents.ts'
import { member } from '../../../db/tables/members.ts'
import { referralCode } from '../../../db/tables/registration.ts'
import { nearestOpenAgent } from '../../../lib/account-tree.ts'
import { hasOutcome, type LeftThing } from '../../../lib/left-behind.ts'
import { platformError } from '../../../request/platform-error.ts'
import { prepareUsername } from '@playhouse/shared/prepared-text.ts'
import type { CheckedRegistration } from './checked-registration.ts'

interface Account {
  id: number
  path: string
  kind: number
  /** Whether its code or link opens accounts in its name. */
  isInviting: boolean
  /** Code of the link that was followed. */
  linkCode?: string
}

/** Place of a new member in the agent tree, and the inviting account. */
export interface Invitation {
  /** The agent above; undefined while the brand has none. */
  parent: { id: number; path: string } | undefined
  /** The inviting agent, or one of its members. */
  invitedById: number | undefined
  /** Code of the agent's link; undefined for its own code. */
  linkCode?: string | undefined
}

/** Whether a code (upper case) is an agent's, or that of a link, and opens accounts below it. One or two queries. */
export const isInvitingCode = async (database: Database, code: string): Promise<boolean> =>
  (await agentWithCode(database, code))?.isInviting ?? false

/** The agent with an affiliate code (upper case), or with a link of that code. One or two queries. */
async function agentWithCode(database: Database, affiliateCode: string): Promise<Account | undefined> {
  const [agent] = await database
    .select(accountWith('AFFILIATE_CODE'))
    .from(member)
    .where(eq(member.affiliateCode, affiliateCode))
  return agent ?? agentOfLink(database, affiliateCode)
}

/** The agent of a link that works. One query. */
async function agentOfLink(database: Database, code: string) {
  const [found] = await database
    .select(accountWith('LINK'))
    .from(agentLink)
    .innerJoin(member, eq(member.id, agentLink.memberId))
    .where(
      and(eq(agentLink.code, code), isNull(agentLink.removedAt), sql`coalesce(${agentLink.expiresAt} > now(), true)`),
    )
  return found && { ...found, linkCode: code }
}

/** Counts a visit of a link, if the code is one's. */
export async function countVisit(database: Database, code: string): Promise<void> {
  await database.execute(sql`
    insert into agent_link_visit as kept (code, day, visits)
    select code, brand_day(now()), 1 from agent_link where code = ${code}
    on conflict (code, day) do update set visits = kept.visits + 1`)
}

/**
 * Finds the inviting account: by affiliate code, else by referral code, else by recommender. Without any the
 * new member goes below the general agent. One that is blocked or closed invites nobody: the new member goes below the next open agent
 * above it.
 * @throws PlatformError request_param_err for an affiliate code that does not invite if the form has a field to correct it
 */
export async function getInvitation(
  database: Database,
  {
    affiliateCode,
    hasAffiliateCodeField,
    filled,
  }: Pick<CheckedRegistration, 'affiliateCode' | 'hasAffiliateCodeField' | 'filled'>,
  referral: string | undefined,
): Promise<Invitation> {
  const agent = affiliateCode ? await agentWithCode(database, affiliateCode) : undefined
  // An unknown code in a link must not lock out a visitor whose form has no field for it.
  if (affiliateCode && !agent?.isInviting && hasAffiliateCodeField) {
    throw platformError('request_param_err', { fields: { affiliateCode: 'pattern' } })
  }
  const host = agent ?? (await referrer(database, referral)) ?? (await recommender(database, filled.recommenderId))
  const parent = host && (await openAgentAbove(database, host))
  if (!host || !parent) return { parent: await generalAgent(database), invitedById: undefined }
  return host.isInviting
    ? { parent, invitedById: host.id, linkCode: host.linkCode }
    : { parent, invitedById: undefined }
}

/** @param thing by which the account invites */
const accountWith = (thing: Extract<LeftThing, 'LINK' | 'AFFILIATE_CODE' | 'REFERRAL'>) => ({
  id: member.id,
  path: member.path,
  kind: member.kind,
  isInviting: hasOutcome(sql`${member.id}`, thing, 'works'),
})

async function referrer(database: Database, typed: string | undefined): Promise<Account | undefined> {
  const code = typed?.trim().toUpperCase()
  if (!code) return undefined
  const [found] = await database
    .select(accountWith('REFERRAL'))
    .from(member)
    .leftJoin(referralCode, eq(referralCode.memberId, member.id))
    .where(or(eq(referralCode.code, code), eq(member.affiliateCode, code)))
    .limit(1)
  return found
}

async function recommender(database: Database, typed: string | undefined): Promise<Account | undefined> {
  const name = typed && prepareUsername(typed)
  if (!name) return undefined
  const [found] = await database.select(accountWith('REFERRAL')).from(member).where(eq(member.username, name))
  return found
}

/** The agent itself, or the next open one above the account; undefined for demo accounts. */
async function openAgentAbove(database: Database, host: Account): Promise<Invitation['parent']> {
  if (host.isInviting && isAgentKind(getAccountKind(host.kind))) return host
  return nearestOpenAgent(database, host.path)
}

async function generalAgent(database: Database): Promise<Invitation['parent']> {
  const [agent] = await database
    .select({ id: member.id, path: member.path })
    .from(member)
    .where(eq(member.kind, KIND_CODES.GENERAL_AGENT))
    .orderBy(asc(member.id))
    .limit(1)
  return agent
}
