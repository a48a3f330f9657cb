import { prepareEmail } from '@playhouse/shared/email.ts'
import * as z from 'zod'
import {
  readProofs,
  type Mended,
  MENDED,
  MENDED_CHANGES,
  liftLocks,
  mendAccess,
} from '../../../domains/money/cashier/mend-access.ts'
import { findMemberCard } from '../../../domains/people/member/operator.ts'
import { type MessageTemplate, messageText } from '../../../domains/people/messages/message-texts.ts'
import { OPERATOR_TEMPLATES } from '../../../domains/people/session/protect-access.ts'
import type { Codes } from '../../../domains/people/verification/codes/code-types.ts'
import { letterLanguage } from '../../../domains/people/verification/letter-language.ts'
import type { Sender } from '../../../domains/people/verification/sender.ts'
import { maskMobile, maskEmail } from '../../../lib/mask.ts'
import type { DecisionKind, ReviewedKind } from '../../kit/decisions.ts'
import { html, type Html } from '../../kit/html.ts'
import { withReason } from '../../kit/inputs.ts'
import { OfficeError } from '../../kit/office-error.ts'
import { facts, changeTable } from '../../kit/page.ts'

export interface AccessServices {
  sender: Sender | undefined
  codes: Codes
  brand: () => Promise<{
    name: string
    languages: readonly string[]
    currency: string
    agreementAge: number
    memberAge: number
  }>
  siteOrigin: string
}

type Proofs = NonNullable<Awaited<ReturnType<typeof readProofs>>>
type Payload = Readonly<Record<string, string>>
export const AFTERWARDS =
  'The member is notified at the previous contacts, and withdrawals are reviewed for the next 24 hours.'
export const getSubject = (memberId: number | string) => `member:${memberId}:access`
export const ACTS: Readonly<Record<Mended, { button: string; text: string; has: (key: Proofs) => boolean }>> = {
  authenticator: {
    button: 'Remove the authenticator',
    text: 'Remove the authenticator and the recovery codes',
    has: ({ hasAuthenticator }) => hasAuthenticator,
  },
  passkeys: {
    button: 'Remove the passkeys',
    text: 'Remove all passkeys',
    has: ({ passkeys }) => passkeys > 0,
  },
  'payment-password': {
    button: 'Remove the payment password',
    text: 'Remove the payment password, so that the member sets a new one',
    has: ({ hasPaymentPassword }) => hasPaymentPassword,
  },
  phone: {
    button: 'Replace the phone number',
    text: 'Replace the phone number',
    has: () => true,
  },
  email: {
    button: 'Replace the e-mail address',
    text: 'Replace the e-mail address',
    has: () => true,
  },
}

/** Kinds of a new contact: the label of its field, and its masked form elsewhere. */
export const CONTACTS = {
  phone: { label: 'New number with the country’s code', mask: maskMobile, name: 'phone number', new: 'number' },
  email: { label: 'New address', mask: maskEmail, name: 'e-mail address', new: 'address' },
} as const

export const isContact = (what: string | undefined): what is keyof typeof CONTACTS =>
  what === 'phone' || what === 'email'
export const isMended = (text: string | undefined): text is Mended =>
  (MENDED as readonly (string | undefined)[]).includes(text)
export const CHECKS = { questions: 'by answers to the security questions', documents: 'by documents' }
export const checkedInput = withReason
  .extend({
    check: z.enum(['questions', 'documents'], { error: 'say how the person was identified' }),
    compared: z.string().trim().max(500).default(''),
    phone: z.string().trim().max(20).default(''),
    email: z.string().transform(prepareEmail).default(''),
  })
  .catchall(z.string())

export type Checked = z.output<typeof checkedInput>

/** Lifting locks, which one operator may do, and taking proofs away, which takes two. */
export function accessDecisions(services: AccessServices) {
  const unlocked: DecisionKind = {
    kind: 'access.unlocked',
    permission: 'access.mend',
    describe: ({ memberId }) => `Lift the locks of member ${memberId}`,
    apply: async (tx, { payload }) => {
      const card = await findMemberCard(tx, Number(payload.memberId))
      const lifted = card ? await liftLocks(tx, card.member) : 0
      if (lifted === 0) throw new OfficeError('There are no failed attempts any more.')
      return { new: { lifted, ...identified(payload) } }
    },
  }
  const mended: ReviewedKind = {
    kind: 'access.mended',
    permission: 'access.mend',
    describe: ({ memberId, what, ...payload }) =>
      `${isMended(what) ? ACTS[what].text : what} of member ${memberId}${isContact(what) ? `: ${CONTACTS[what].mask(payload[what] ?? '')}` : ''}`,
    basis: async (tx, { memberId }) => readProofs(tx, Number(memberId)),
    show: async (database, payload) => {
      const proofs = await readProofs(database, Number(payload.memberId))
      return html`${proofs && proofTable(proofs, payload)}
        ${facts({ Identified: CHECKS[payload.check as keyof typeof CHECKS], Compared: payload.compared })}
        <p class="muted">${AFTERWARDS}</p>`
    },
    apply: async (tx, { payload }) => {
      const { memberId: id = '', what } = payload
      const contact = isContact(what) ? payload[what] : undefined
      const before = await readProofs(tx, Number(id))
      if (!isMended(what) || !before || !(await mendAccess(tx, Number(id), what, contact)))
        throw new OfficeError('There is nothing to remove any more.')
      await sendLetters(services, { before, template: OPERATOR_TEMPLATES[MENDED_CHANGES[what]] })
      return {
        new: { what, ...(isContact(what) && { [what]: CONTACTS[what].mask(contact ?? '') }), ...identified(payload) },
      }
    },
  }
  return { unlocked, mended }
}

export const identified = ({ check, compared }: Payload) => ({ identified: check, ...(compared && { compared }) })

function proofTable(now: Proofs, { what, phone, email }: Payload): Html {
  const shown = {
    'Phone number': now.mobile ?? 'none',
    'E-mail address': now.email ?? 'none',
    Authenticator: now.hasAuthenticator ? 'set up' : 'none',
    Passkeys: String(now.passkeys),
    'Payment password': now.hasPaymentPassword ? 'set' : 'none',
  }
  return changeTable(shown, {
    ...shown,
    ...(what === 'authenticator' && { Authenticator: 'none' }),
    ...(what === 'passkeys' && { Passkeys: '0' }),
    ...(what === 'payment-password' && { 'Payment password': 'none' }),
    ...(what === 'phone' && { 'Phone number': `${phone}, not confirmed` }),
    ...(what === 'email' && { 'E-mail address': `${email}, not confirmed` }),
  })
}

/** Notifies the member at the contacts confirmed before the change. @throws OfficeError if that fails, so that nothing is changed */
export async function sendLetters(
  { sender, brand }: AccessServices,
  {
    before,
    template,
  }: {
    before: Pick<Proofs, 'mobile' | 'mobileVerifiedAt' | 'email' | 'emailVerifiedAt' | 'language'>
    template: MessageTemplate
  },
): Promise<void> {
  if (!sender) return
  const { name, languages, currency } = await brand()
  const language = letterLanguage(before.language, languages)
  const { title, content } = messageText(template, {}, { language, currency })
  const text = `${name}: ${title}. ${content}`
  try {
    if (before.mobile && before.mobileVerifiedAt) await sender.sendSms({ phoneNumber: before.mobile, text })
    if (before.email && before.emailVerifiedAt)
      await sender.sendEmail({ address: before.email, subject: `${name}: ${title}`, text: content })
  } catch {
    throw new OfficeError(
      'The member could not be notified at the previous contacts, so nothing was changed. Try again later.',
      503,
    )
  }
}
