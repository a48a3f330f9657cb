import type { stepUpProof, stepUpPurpose } from '@playhouse/platform-api/cashier-step-up.ts'
import { generateAuthenticationOptions } from '@simplewebauthn/server'
import { and, eq, sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { member } from '../../../../db/tables/members.ts'
import { authenticator, passkey } from '../../../../db/tables/security.ts'
import type { CallContext, LiveSession } from '../../../../request/call-context.ts'
import { platformError } from '../../../../request/platform-error.ts'
import { maskEmail, maskMobile } from '../../../../lib/mask.ts'
import type { CodeOwner, Codes } from '../../verification/codes/code-types.ts'
import { clearAttempts, requireAttempt } from '../log-in/attempt-guard.ts'
import { boundContacts } from '../log-in/log-in-checks.ts'
import { CHALLENGE_MINUTES, issueChallenge, takeChallenge } from '../passkeys/passkey-challenges.ts'
import { readAuthentication } from '../passkeys/passkey-response.ts'
import { verifiedCount } from '../passkeys/passkey-sign-in.ts'
import type { RelyingParty } from '../passkeys/relying-party.ts'
import { confirmPassword, hasPassword } from '../password/confirm-password.ts'
import { checkAuthenticatorCode, getConfirmed } from './authenticator.ts'
import { checkAnswers, hasUsableQuestions, readAnswers } from './security-questions.ts'

type Purpose = z.output<typeof stepUpPurpose>
export type StepUpProof = z.output<typeof stepUpProof>
type StepUpMethod = StepUpProof['method']

export interface StepUpServices {
  verification: { codes: Codes }
  party: RelyingParty
}

/** Uses up the proof, in the transaction of what it confirms. */
export type SpendStepUp = (tx: Transaction) => Promise<void>

/** Whether an account has a proof of identity besides its session. */
export async function hasStepUpMethod(database: Database, memberId: number, codes: Codes): Promise<boolean> {
  return (await stepUpMethods(database, { memberId, purpose: 'withdrawal', codes })).length > 0
}

/**
 * Accepted proofs of identity; closing an account requires its password, if it has one. An account with a passkey or an
 * authenticator must use one: codes sent to a contact are weaker, and a session thief may have taken over the contact.
 * Security questions are the weakest and come last.
 */
async function stepUpMethods(
  database: Database,
  { memberId, purpose, codes }: { memberId: number; purpose: Purpose; codes: Codes },
): Promise<{ method: StepUpMethod; hint: string | null }[]> {
  if (purpose === 'account_closing' && (await hasPassword(database, memberId)))
    return [{ method: 'password', hint: null }]
  const [strong, { mobile, email }, hasQuestions] = await Promise.all([
    strongMethods(database, memberId),
    boundContacts(database, memberId),
    hasUsableQuestions(database, memberId),
  ])
  if (strong.length > 0) return strong.map((method) => ({ method, hint: null }))
  return [
    ...(mobile && codes.canSend ? [{ method: 'sms' as const, hint: maskMobile(mobile) }] : []),
    ...(email && codes.canSend ? [{ method: 'email' as const, hint: maskEmail(email) }] : []),
    ...(hasQuestions ? [{ method: 'questions' as const, hint: null }] : []),
  ]
}

async function strongMethods(database: Database, memberId: number): Promise<('passkey' | 'authenticator')[]> {
  const [found] = await database
    .select({
      passkeys: database.$count(passkey, eq(passkey.memberId, memberId)),
      authenticators: database.$count(authenticator, getConfirmed(memberId)),
    })
    .from(member)
    .where(eq(member.id, memberId))
  return [
    ...(found && found.passkeys > 0 ? ['passkey' as const] : []),
    ...(found && found.authenticators > 0 ? ['authenticator' as const] : []),
  ]
}

/** Whether security questions can confirm something of this account. */
export async function mayAnswerQuestions(database: Database, memberId: number): Promise<boolean> {
  const [strong, hasQuestions] = await Promise.all([
    strongMethods(database, memberId),
    hasUsableQuestions(database, memberId),
  ])
  return hasQuestions && strong.length === 0
}

/**
 * Sends a code for one purpose.
 * @throws PlatformError request_param_err for an unavailable method; errors of `requestCode`
 */
export async function requestStepUpCode(
  { verification: { codes } }: StepUpServices,
  { purpose, method }: { purpose: Purpose; method: 'sms' | 'email' },
  { database, language, session: { memberId } }: CallContext & { session: LiveSession },
): Promise<{ expiredMinutes: number }> {
  const methods = await stepUpMethods(database, { memberId, purpose, codes })
  if (!methods.some((way) => way.method === method)) throw unknownMethod()
  return codes.requestCode(database, { ...(await codeOwner(database, memberId, method, purpose)), language })
}

/** PublicKeyCredentialRequestOptionsJSON for the account's passkeys. */
export async function stepUpPasskeyOptions(
  { party }: StepUpServices,
  database: Database,
  memberId: number,
): Promise<{ options: string }> {
  const keys = await database
    .select({ id: passkey.credentialId, transports: passkey.transports })
    .from(passkey)
    .where(eq(passkey.memberId, memberId))
  // A challenge without a holder cannot add a passkey.
  const challenge = await issueChallenge(database, { memberId, holder: null })
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: CHALLENGE_MINUTES * 60_000,
    userVerification: 'required',
    allowCredentials: keys as { id: string }[],
  })
  return { options: JSON.stringify(options) }
}

/**
 * Requires a proof besides the session. Authenticator codes and passkey answers are used up at once, codes of a contact
 * by the returned function.
 * @throws PlatformError step.up.required with the methods if the proof is missing or of another method;
 * step.up.unavailable; login.failed, code.invalid, code.expired, passkey.failed, login.locked, security.answers.wrong,
 * security.answers.locked
 */
export async function requireStepUp(
  services: StepUpServices,
  { purpose, proof }: { purpose: Purpose; proof: StepUpProof | undefined },
  { database, secrets, session }: CallContext & { session: LiveSession },
): Promise<SpendStepUp> {
  const { memberId } = session
  const methods = await stepUpMethods(database, { memberId, purpose, codes: services.verification.codes })
  if (methods.length === 0) throw platformError('step.up.unavailable')
  if (!proof || !methods.some(({ method }) => method === proof.method)) {
    throw platformError('step.up.required', { methods })
  }
  const { method, answer } = proof
  if (method === 'password') {
    await confirmPassword(database, session, answer)
    return async () => {}
  }
  if (method === 'passkey') {
    await confirmByPasskey(services, database, memberId, answer)
    return async () => {}
  }
  if (method === 'authenticator') {
    if (!(await checkAuthenticatorCode(database, memberId, answer, secrets))) throw platformError('code.invalid')
    return async () => {}
  }
  if (method === 'questions') {
    await checkAnswers(database, memberId, readAnswers(answer))
    return async () => {}
  }
  const { codes } = services.verification
  const checked = await codes.checkCode(database, await codeOwner(database, memberId, method, purpose), answer)
  return (tx) => codes.spendCode(tx, checked)
}

async function confirmByPasskey(
  { party }: StepUpServices,
  database: Database,
  memberId: number,
  text: string,
): Promise<void> {
  await requireAttempt(database, passkeyGuard(memberId))
  const { response, challenge } = readAuthentication(text)
  if (!(await takeChallenge(database, challenge, memberId))) throw platformError('passkey.failed')
  const condition = and(eq(passkey.memberId, memberId), eq(passkey.credentialId, response.id))
  const [key] = await database.select().from(passkey).where(condition)
  // The response may omit the handle when the request named the key.
  const answered = { ...response, response: { userHandle: key?.holder.toString('base64url'), ...response.response } }
  const signCount = key && (await verifiedCount(answered as typeof response, challenge, key, party))
  if (!key || signCount === undefined) throw platformError('passkey.failed')
  const { rowCount } = await database
    .update(passkey)
    .set({ signCount, lastUsedAt: sql`now()` })
    .where(and(condition, eq(passkey.signCount, key.signCount)))
  if (rowCount === 0) throw platformError('passkey.failed')
  await clearAttempts(database, passkeyGuard(memberId))
}

const passkeyGuard = (memberId: number) => `PASSKEYS OF ${memberId}`

async function codeOwner(
  database: Database,
  memberId: number,
  method: 'sms' | 'email',
  purpose: Purpose,
): Promise<CodeOwner> {
  const { mobile, email } = await boundContacts(database, memberId)
  const address = method === 'sms' ? mobile : email
  if (!address) throw unknownMethod()
  return { purpose: 'step_up', channel: method, address, subject: `${purpose}:${memberId}` }
}

const unknownMethod = () => platformError('request_param_err', { fields: { method: 'pattern' } })
