import { KIND_CODES } from '@playhouse/shared/account-kinds.ts'
import type { createDownline, noteDownline, promoteDownline } from '@playhouse/platform-api/agent-downline.ts'
import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { AccountKindCode } from '@playhouse/shared/account-kinds.ts'
import { getAccountKind, isAgentKind } from '@playhouse/shared/account-kinds.ts'
import { getBreach } from '@playhouse/shared/registration-rules.ts'
import { nameBreach } from '@playhouse/shared/shown-text.ts'
import { eq, sql } from 'drizzle-orm'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { prepareUsername } from '@playhouse/shared/prepared-text.ts'
import { agentAct, agentNote } from '../../../db/tables/agents.ts'
import { member } from '../../../db/tables/members.ts'
import { referralCode } from '../../../db/tables/registration.ts'
import type { LiveSession } from '../../../request/call-context.ts'
import { platformError } from '../../../request/platform-error.ts'
import { checkPaymentPassword } from '../../money/cashier/payment-password.ts'
import { addMember } from '../../people/registration/add-member.ts'
import { passwordBreach, refuseBreaches } from '../../../lib/field-breaches.ts'
import { newReferralCode } from '../../people/registration/referral-code.ts'
import { hashPassword } from '../../../lib/password.ts'
import { isWeakPassword, type PasswordPolicy } from '../../people/session/password/password-due.ts'
import { getSeries } from '../../play/lottery/terms.ts'
import { type BrandSettings, registerRules } from '../../site/brand-settings.ts'
import { directDownline, givenRate, keepRate, lockRates } from './rebates.ts'
import { headNamed } from './heads.ts'

const PROMOTED_KIND: AccountKindCode = 41

/** A password that somebody else chose counts as never changed, so that the first log-in asks for another. */
const NEVER_CHANGED = new Date(0)

/** @throws PlatformError request_param_err with each field's breach; username.taken */
export async function openDownline(
  database: Database,
  agent: LiveSession,
  { username, password, kind, rate, series }: CheckedInputOf<typeof createDownline>,
  { brand, passwords }: { brand: BrandSettings; passwords: Pick<PasswordPolicy, 'weak'> },
): Promise<ResponseOf<typeof createDownline>> {
  const rules = registerRules(brand)
  const name = prepareUsername(username)
  refuseBreaches({
    username:
      name === ''
        ? 'required'
        : ((rules.username && getBreach(rules.username, name)) ?? nameBreach(name, [brand.name])),
    password: isWeakPassword(passwords, password) ? 'too_common' : passwordBreach(rules, password, name),
  })
  const passwordHash = await hashPassword(password)
  const code = KIND_CODES[kind === 'agent' ? 'AGENT' : 'MEMBER']
  return withTransaction(database, async (tx) => {
    await lockRates(tx)
    if (rate > (await givenRate(tx, agent.memberId))) {
      throw platformError('request_param_err', { fields: { rate: 'range' } })
    }
    if (series !== undefined && series > (await getSeries(tx, agent.memberId))) {
      throw platformError('request_param_err', { fields: { series: 'range' } })
    }
    const parent = { id: agent.memberId, path: agent.path }
    const added = await addMember(tx, { username: name, nickname: name, passwordHash, kind: code, parent })
    if (!added) throw platformError('username.taken')
    const affiliateCode = kind === 'agent' ? newReferralCode() : null
    await tx.update(member).set({ passwordChangedAt: NEVER_CHANGED, affiliateCode }).where(eq(member.id, added.id))
    await tx.insert(referralCode).values({ code: newReferralCode(), memberId: added.id })
    if (rate > 0) await keepRate(tx, added.id, { basisPoints: rate })
    if (series !== undefined) await keepRate(tx, added.id, { series })
    await tx.insert(agentAct).values({ memberId: added.id, byId: agent.memberId, act: 'CREATED', after: rate })
    return { account: name, type: code }
  })
}

/** Promoting an agent again changes nothing. */
export async function promote(
  database: Database,
  agent: LiveSession,
  { account, paymentPassword }: CheckedInputOf<typeof promoteDownline>,
): Promise<ResponseOf<typeof promoteDownline>> {
  await checkPaymentPassword(database, agent.memberId, paymentPassword)
  return withTransaction(database, async (tx) => {
    const { id, username, kind } = await directDownline(tx, agent, account)
    if (isAgentKind(getAccountKind(kind))) return { account: username, type: kind }
    const promoted = await tx
      .update(member)
      .set({ kind: PROMOTED_KIND, affiliateCode: sql`coalesce(affiliate_code, ${newReferralCode()})` })
      .where(sql`${member.id} = ${id} and kind = ${KIND_CODES.MEMBER}`)
      .returning({ id: member.id })
    if (promoted.length > 0) await tx.insert(agentAct).values({ memberId: id, byId: agent.memberId, act: 'PROMOTED' })
    return { account: username, type: PROMOTED_KIND }
  })
}

export async function keepNote(
  database: Database,
  agent: LiveSession,
  { account, note }: CheckedInputOf<typeof noteDownline>,
): Promise<ResponseOf<typeof noteDownline>> {
  const about = await headNamed(database, agent, account)
  if (about.id === agent.memberId) throw platformError('account.not.found')
  const row = { memberId: agent.memberId, aboutId: about.id, text: note }
  await database
    .insert(agentNote)
    .values(row)
    .onConflictDoUpdate({ target: [agentNote.memberId, agentNote.aboutId], set: { text: note, changedAt: sql`now()` } })
  return { account: about.username, note }
}
