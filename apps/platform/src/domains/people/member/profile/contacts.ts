import { emailBreach, prepareEmail } from '@playhouse/shared/email.ts'
import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import {
  bindContact as bindEndpoint,
  type memberProfile as profileEndpoint,
  sendContactCode,
  sendContactProof,
} from '@playhouse/platform-api/member-profile.ts'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import type { member } from '../../../../db/tables/members.ts'
import type { AfterResponse } from '../../../../request/after-response.ts'
import type { BindEndpoint, CallContext, LiveSession } from '../../../../request/call-context.ts'
import { PlatformError, platformError } from '../../../../request/platform-error.ts'
import type { RateLimit } from '../../../../request/rate-limit.ts'
import { boundContacts } from '../../session/log-in/log-in-checks.ts'
import { confirmPassword, hasPassword } from '../../session/password/confirm-password.ts'
import { requireRealAccount } from '../../../../request/real-account.ts'
import { checkAuthenticatorCode, memberHasAuthenticator } from '../../session/second-factor/authenticator.ts'
import type { BrandSettings } from '../../../site/brand-settings.ts'
import type { CodeOwner } from '../../verification/codes/code-types.ts'
import { readPhoneNumber } from '../../verification/phone/phone-number.ts'
import { letterLanguage } from '../../verification/letter-language.ts'
import { mayWriteTo } from '../../verification/unproven-mailbox.ts'
import type { Verification } from '../../verification/verification.ts'
import { refuseBreaches } from '../../../../lib/field-breaches.ts'
import { maskEmail, maskMobile } from '../../../../lib/mask.ts'
import { contactChangedMessage } from './contact-messages.ts'
import { setContact } from './set-contact.ts'

interface ContactServices {
  brand: () => Promise<BrandSettings>
  verification: Verification
  afterResponse: AfterResponse
  limits: { codeRequest: RateLimit }
}

export function contactRoutes(bind: BindEndpoint, services: ContactServices): void {
  bind(sendContactCode, (input, context) => {
    requireRealAccount(context.session)
    return sendCodeToNewContact(services, input, context)
  })
  bind(sendContactProof, (input, context) => {
    requireRealAccount(context.session)
    return sendProofCode(services, input, context)
  })
  bind(bindEndpoint, (input, context) => {
    requireRealAccount(context.session)
    return bindContact(services, input, context)
  })
}

type OwnContext = CallContext & { session: LiveSession }
type Channel = 'sms' | 'email'

const getSubject = (memberId: number) => `member:${memberId}`

const newOwner = (memberId: number, channel: Channel, address: string): CodeOwner => ({
  purpose: 'contact',
  channel,
  address,
  subject: getSubject(memberId),
})

const proofOwner = (memberId: number, channel: Channel, address: string): CodeOwner => ({
  purpose: 'contact_change',
  channel,
  address,
  subject: getSubject(memberId),
})

/**
 * Proofs of which a change of contacts requires one: the authenticator, if there is one; else a code to a bound
 * contact; else the password. A stranger at an open session must not be able to take over the account with a contact of
 * their own.
 */
export async function contactProofs(
  database: Database,
  memberId: number,
): Promise<ResponseOf<typeof profileEndpoint>['contactProofs']> {
  if (await memberHasAuthenticator(database, memberId)) return [{ method: 'authenticator', hint: null }]
  const { mobile, email } = await boundContacts(database, memberId)
  if (mobile || email) {
    return [
      ...(mobile ? [{ method: 'sms', hint: maskMobile(mobile) }] : []),
      ...(email ? [{ method: 'email', hint: maskEmail(email) }] : []),
    ]
  }
  return (await hasPassword(database, memberId)) ? [{ method: 'password', hint: null }] : []
}

/** @throws PlatformError request_param_err; `unchanged` for a bound contact */
async function newAddress(
  database: Database,
  memberId: number,
  { channel, countryDialingCode, mobileNum, email }: CheckedInputOf<typeof sendContactCode>,
): Promise<string> {
  const field = channel === 'sms' ? 'mobileNum' : 'email'
  const address =
    channel === 'sms' ? await readPhoneNumber(database, { countryDialingCode, mobileNum }) : prepareEmail(email)
  refuseBreaches({ email: channel === 'email' ? emailBreach(address) : undefined })
  const bound = await boundContacts(database, memberId)
  if (address === (channel === 'sms' ? bound.mobile : bound.email)) {
    throw platformError('request_param_err', { fields: { [field]: 'unchanged' } })
  }
  return address
}

/** Sends a code to the new contact. Only the right code reveals whether it belongs to another account. */
async function sendCodeToNewContact(
  { verification, limits }: ContactServices,
  input: CheckedInputOf<typeof sendContactCode>,
  { database, address: caller, language, session: { memberId } }: OwnContext,
): Promise<{ expiredMinutes: number }> {
  const address = await newAddress(database, memberId, input)
  await limits.codeRequest.take(caller)
  if (input.channel === 'email' && !(await mayWriteTo(database, 'contact', address)))
    throw platformError('code.quota.exceeded')
  return verification.codes.requestCode(database, { ...newOwner(memberId, input.channel, address), language })
}

/** Sends a code to a bound contact. @throws PlatformError request_param_err for a method that is not accepted */
async function sendProofCode(
  { verification, limits }: ContactServices,
  { method }: CheckedInputOf<typeof sendContactProof>,
  { database, address: caller, language, session: { memberId } }: OwnContext,
): Promise<{ expiredMinutes: number }> {
  const owner = await requireBound(database, memberId, method)
  await limits.codeRequest.take(caller)
  return verification.codes.requestCode(database, { ...owner, language })
}

async function requireBound(database: Database, memberId: number, method: Channel): Promise<CodeOwner> {
  const bound = await boundContacts(database, memberId)
  const address = method === 'sms' ? bound.mobile : bound.email
  if (!address) throw platformError('request_param_err', { fields: { method: 'pattern' } })
  return proofOwner(memberId, method, address)
}

/**
 * Binds a contact with its code. A replaced one is notified. Checks the code first, because checking some proofs uses
 * them up.
 * @throws PlatformError code.invalid; code.expired; contact.proof.failed; login.locked; mobile.taken
 */
async function bindContact(
  { brand, verification, afterResponse }: ContactServices,
  input: CheckedInputOf<typeof bindEndpoint>,
  context: OwnContext,
): Promise<ResponseOf<typeof bindEndpoint>> {
  const { database, session } = context
  const { memberId, username } = session
  const { codes, sender } = verification
  const { channel } = input
  const address = await newAddress(database, memberId, input)
  const code = await codes.checkCode(database, newOwner(memberId, channel, address), input.verificationCode)
  const spendProof = await checkProof(verification, input.proof, context)
  const before = await withTransaction(database, async (tx) => {
    await codes.spendCode(tx, code)
    await spendProof(tx)
    return setContact(tx, { memberId, channel, address, isConfirmed: true, by: 'MEMBER' })
  })
  const contact = channel === 'sms' ? maskMobile(address) : maskEmail(address)
  const previous = before && oldContact(before, channel)
  if (previous) {
    afterResponse.run('telling of a new contact', async () => {
      const { name, languages } = await brand()
      const letter = contactChangedMessage(letterLanguage(before.language, languages), {
        brand: name,
        username,
        contact,
      })
      if (previous.channel === 'sms') await sender.sendSms({ phoneNumber: previous.address, text: letter.text })
      else await sender.sendEmail({ address: previous.address, ...letter })
    })
  }
  return { contact }
}

/** The replaced contact, or else the member's other verified one. */
function oldContact(
  before: Pick<typeof member.$inferSelect, 'mobile' | 'email' | 'mobileVerifiedAt' | 'emailVerifiedAt'>,
  changed: Channel,
): { channel: Channel; address: string } | undefined {
  const mobile =
    before.mobileVerifiedAt && before.mobile ? { channel: 'sms' as const, address: before.mobile } : undefined
  const email =
    before.emailVerifiedAt && before.email ? { channel: 'email' as const, address: before.email } : undefined
  return changed === 'sms' ? (mobile ?? email) : (email ?? mobile)
}

/** @returns the function that uses up the proof */
async function checkProof(
  { codes }: Verification,
  proof: CheckedInputOf<typeof bindEndpoint>['proof'],
  { database, secrets, session }: OwnContext,
): Promise<(tx: Transaction) => Promise<void>> {
  const { memberId } = session
  const requested = await contactProofs(database, memberId)
  if (requested.length === 0) return async () => {}
  if (!proof || !requested.some(({ method }) => method === proof.method)) throw platformError('contact.proof.failed')
  const { method, answer } = proof
  if (method === 'authenticator') {
    if (!(await checkAuthenticatorCode(database, memberId, answer, secrets)))
      throw platformError('contact.proof.failed')
    return async () => {}
  }
  if (method === 'password') {
    await confirmPassword(database, session, answer).catch(asFailedProof('login.failed'))
    return async () => {}
  }
  const owner = await requireBound(database, memberId, method)
  const checked = await codes.checkCode(database, owner, answer).catch(asFailedProof('code.invalid', 'code.expired'))
  return (tx) => codes.spendCode(tx, checked)
}

const asFailedProof =
  (...codes: string[]) =>
  (error: unknown): never => {
    throw error instanceof PlatformError && codes.includes(error.code) ? platformError('contact.proof.failed') : error
  }
