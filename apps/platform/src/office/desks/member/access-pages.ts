import { isEmail } from '@playhouse/shared/email.ts'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { CODE_MAX, EMAIL_MAX } from '@playhouse/shared/limits.ts'
import { MENDED, readAccess, readProofs } from '../../../domains/money/cashier/mend-access.ts'
import { sendResetLink } from '../../../domains/people/member/password/reset-by-link.ts'
import {
  checkAnswers,
  hasUsableQuestions,
  readOwnQuestions,
} from '../../../domains/people/session/second-factor/security-questions.ts'
import { findMemberCard } from '../../../domains/people/member/operator.ts'
import { recordAudit } from '../../../audit/audit-log.ts'
import { setContact } from '../../../domains/people/member/profile/set-contact.ts'
import { OPERATOR_TEMPLATES } from '../../../domains/people/session/protect-access.ts'
import { letterLanguage } from '../../../domains/people/verification/letter-language.ts'
import { mayWriteTo } from '../../../domains/people/verification/unproven-mailbox.ts'
import { maskEmail, maskMobile } from '../../../lib/mask.ts'
import * as z from 'zod'
import { decide, type DecisionKind, type ReviewedKind } from '../../kit/decisions.ts'
import { pendingPanel } from '../../kit/decision-pages.ts'
import { choice, field } from '../../kit/form-fields.ts'
import { momentText, words } from '../../kit/formats.ts'
import { html, type Html } from '../../kit/html.ts'
import { parseNumber } from '../../kit/inputs.ts'
import type { Card } from './parts/member-card.ts'
import { OfficeError } from '../../kit/office-error.ts'
import { actionForm, reasonField, table } from '../../kit/page.ts'
import { type ActionResult, getNotice, type OfficeCall, type OfficeRoutes } from '../../kit/section.ts'
import {
  type AccessServices,
  type accessDecisions,
  checkedInput,
  getSubject,
  identified,
  isMended,
  ACTS,
  type Checked,
  CHECKS,
  AFTERWARDS,
  isContact,
  CONTACTS,
  sendLetters,
} from './access-decisions.ts'

const PHONE = /^\+[1-9]\d{7,14}$/

export function accessRoutes(
  { action }: OfficeRoutes,
  services: AccessServices,
  { unlocked, mended }: ReturnType<typeof accessDecisions>,
): void {
  action('/members/:memberId/unlock', 'access.mend', checkedInput, (call, sent) => unlock(call, sent, unlocked))
  action('/members/:memberId/send-reset', 'access.mend', checkedInput, (call, sent) => sendReset(call, sent, services))
  action('/members/:memberId/contact-code/:what', 'access.mend', z.object({}), (call) =>
    sendContactCode(call, services),
  )
  action('/members/:memberId/confirm/:what', 'access.mend', checkedInput, (call, sent) =>
    confirmContact(call, sent, services),
  )
  action('/members/:memberId/mend/:what', 'access.mend', checkedInput, (call, sent) => removeProof(call, sent, mended))
}

async function requireMember(call: OfficeCall) {
  const id = parseNumber(call.params.memberId)
  const card = id === undefined ? undefined : await findMemberCard(call.database, id)
  if (!card || card.member.erasedAt !== null) throw new OfficeError('There is no such member.', 404)
  return card
}

const signInsPath = ({ member }: Card) => `/members/${member.id}/sign-ins`

async function unlock(call: OfficeCall, sent: Checked, unlocked: DecisionKind): Promise<ActionResult> {
  const card = await requireMember(call)
  const payload = { memberId: String(card.member.id), ...(await requireIdentified(call, card, sent)) }
  const { actor, database } = call
  await decide(database, unlocked, {
    subject: getSubject(card.member.id),
    payload,
    reason: sent.reason,
    actor,
    operators: 1,
  })
  return { to: signInsPath(card), notice: 'done' }
}

async function sendReset(call: OfficeCall, sent: Checked, services: AccessServices): Promise<ActionResult> {
  const card = await requireMember(call)
  const { sender, brand, siteOrigin } = services
  const { username, email } = card.member
  if (!sender) throw new OfficeError('Nothing is set up that sends messages: the page Setup says what is missing.')
  if (email === null) throw new OfficeError('The account has no e-mail address.')
  if (card.member.emailVerifiedAt === null)
    throw new OfficeError('Nobody has confirmed the e-mail address: confirm it with a code that the member tells you.')
  const identity = await requireIdentified(call, card, sent)
  const kind: DecisionKind = {
    kind: 'access.reset-sent',
    permission: 'access.mend',
    describe: () => '',
    apply: async () => {
      const isSent = await sendResetLink({ siteOrigin, brand, sender }, call.database, {
        username,
        email: email.toLowerCase(),
      })
      if (!isSent) throw new OfficeError('Three links were sent within the hour.')
      return { new: { address: maskEmail(email), ...identified(identity) } }
    },
  }
  const { actor, database } = call
  const payload = { memberId: String(card.member.id), ...identity }
  await decide(database, kind, {
    subject: getSubject(card.member.id),
    payload,
    reason: sent.reason,
    actor,
    operators: 1,
  })
  return { to: signInsPath(card), notice: 'sent' }
}

/** The contact of the account that its owner has not confirmed, which the address names. */
function requireUnconfirmed({ params: { what } }: OfficeCall, { member }: Card) {
  if (!isContact(what)) throw new OfficeError('There is no such contact.', 404)
  const [channel, address, verifiedAt] =
    what === 'phone'
      ? (['sms', member.mobile, member.mobileVerifiedAt] as const)
      : (['email', member.email, member.emailVerifiedAt] as const)
  if (address === null || verifiedAt !== null) throw new OfficeError('There is no contact to confirm.')
  const owner = { purpose: 'desk_contact', channel, address, subject: getSubject(member.id) } as const
  return { what, channel, address, owner }
}

/** Sends a code that the member tells the operator: it proves that the person reads the mailbox, or holds the phone. */
async function sendContactCode(call: OfficeCall, { codes, brand }: AccessServices): Promise<ActionResult> {
  const card = await requireMember(call)
  const { what, channel, address, owner } = requireUnconfirmed(call, card)
  const { actor, database } = call
  if (!codes.canSend)
    throw new OfficeError('Nothing is set up that sends messages: the page Setup says what is missing.')
  if (channel === 'email' && !(await mayWriteTo(database, 'contact', address)))
    throw new OfficeError('Too many codes were sent to this address today.')
  const language = letterLanguage(card.member.language, (await brand()).languages)
  await codes.requestCode(database, { ...owner, language })
  const subject = getSubject(card.member.id)
  await withTransaction(database, (tx) =>
    recordAudit(tx, { actor, action: 'access.code-sent', subject, new: { [what]: CONTACTS[what].mask(address) } }),
  )
  return { to: signInsPath(card), notice: 'sent' }
}

/** Confirms a contact for a member who cannot log in. */
async function confirmContact(call: OfficeCall, sent: Checked, services: AccessServices): Promise<ActionResult> {
  const card = await requireMember(call)
  const { id: memberId } = card.member
  const { what, channel, address, owner } = requireUnconfirmed(call, card)
  const identity = await requireIdentified(call, card, sent)
  const code = await services.codes.checkCode(call.database, owner, sent.code)
  const kind: DecisionKind = {
    kind: 'access.contact-confirmed',
    permission: 'access.mend',
    describe: () => '',
    apply: async (tx) => {
      await services.codes.spendCode(tx, code)
      const before = await setContact(tx, { memberId, channel, address, isConfirmed: true, by: 'OPERATOR' })
      if (!before || (channel === 'sms' ? before.mobile : before.email) !== address)
        throw new OfficeError('The contact was replaced meanwhile.')
      await sendLetters(services, { before, template: OPERATOR_TEMPLATES.CONFIRMED })
      return { new: { [what]: CONTACTS[what].mask(address), ...identified(identity) } }
    },
  }
  await decide(call.database, kind, {
    subject: getSubject(memberId),
    payload: { memberId: String(memberId), ...identity },
    reason: sent.reason,
    actor: call.actor,
    operators: 1,
  })
  return { to: signInsPath(card), notice: 'done' }
}

/** Removes a sign-in proof, or sets another phone or e-mail address. */
async function removeProof(call: OfficeCall, sent: Checked, mended: ReviewedKind): Promise<ActionResult> {
  const card = await requireMember(call)
  const { what } = call.params
  if (!isMended(what)) throw new OfficeError('There is no such proof.', 404)
  const proofs = await readProofs(call.database, card.member.id)
  if (!proofs || !ACTS[what].has(proofs)) throw new OfficeError('There is nothing to remove.')
  const phone = sent.phone.replaceAll(/[\s-]/g, '')
  if (what === 'phone' && !PHONE.test(phone))
    throw new OfficeError('phone: has the country’s code, such as +84912345678', 400)
  if (what === 'email' && !isEmail(sent.email))
    throw new OfficeError('email: is an address such as name@example.com', 400)
  if ((what === 'phone' && phone === proofs.mobile) || (what === 'email' && sent.email === proofs.email))
    throw new OfficeError(`${what}: is the one that the account has`, 400)
  const payload = {
    memberId: String(card.member.id),
    what,
    ...(what === 'phone' && { phone }),
    ...(what === 'email' && { email: sent.email }),
    ...(await requireIdentified(call, card, sent)),
  }
  const { actor, database } = call
  const outcome = await decide(database, mended, {
    subject: getSubject(card.member.id),
    payload,
    reason: sent.reason,
    actor,
    operators: 2,
  })
  return { to: signInsPath(card), notice: getNotice(outcome) }
}

/** The answers themselves are kept nowhere. @throws OfficeError, or PlatformError for wrong answers, which count as attempts */
async function requireIdentified(
  { database }: OfficeCall,
  { member: { id } }: Card,
  { check, compared, ...sent }: Checked,
): Promise<{ check: string; compared: string }> {
  if (check === 'documents') {
    if (compared.length < 10)
      throw new OfficeError('compared: say which document was compared with what, in ten characters or more', 400)
    return { check, compared }
  }
  if (!(await hasUsableQuestions(database, id)))
    throw new OfficeError('check: the account has no security questions that count by now', 400)
  const { list } = await readOwnQuestions(database, id, 'EN')
  await checkAnswers(
    database,
    id,
    list.map((question) => ({ id: question.id, answer: sent[`answer_${question.id}`] ?? '' })),
  )
  return { check, compared }
}

type Proof = Awaited<ReturnType<typeof readAccess>>['checks'][number]
const PROOFS: Readonly<Record<Proof['method'], string>> = {
  sms: 'a code sent to the phone',
  email: 'a code sent by e-mail',
  bankAccountName: 'the name on the bank account',
  authenticator: 'a code of the authenticator app',
}

function proofsText(checks: readonly Proof[]): string {
  if (checks.length === 0) return 'None: the password is enough, from an unknown address too.'
  const proofs = checks.map(({ method, hint }) => `${PROOFS[method]}${hint === null ? '' : ` (${hint})`}`)
  const isAlways = checks.some(({ method }) => method === 'authenticator')
  return `${isAlways ? 'At each log-in' : 'From an unknown address'}: ${proofs.join(' or ')}.`
}

/** Obstacles to a member's log-in, and the actions against them. */
export async function accessPart(
  call: OfficeCall,
  { member }: Card,
  { unlocked, mended }: ReturnType<typeof accessDecisions>,
): Promise<Html> {
  const { database, may } = call
  const { guards, checks, codes, resets } = await readAccess(database, member)
  const showsContacts = may('members.contacts')
  const contact = (channel: string, address: string) =>
    showsContacts ? address : channel === 'sms' ? maskMobile(address) : maskEmail(address)
  const now = new Date()
  return html`<h2>Locks and failed attempts</h2>
    ${table(
      ['What', 'Failed attempts>', 'Since', 'Locked until'],
      guards.map(({ what, failures, firstFailureAt, lockedUntil }) => [
        what,
        failures,
        momentText(firstFailureAt),
        lockedUntil && lockedUntil > now
          ? html`<strong class="overdue">${momentText(lockedUntil)}</strong>`
          : 'not locked',
      ]),
      'Nothing is locked, and no attempt has failed lately.',
    )}
    <h2>Proofs beside the password</h2>
    <p>${proofsText(checks)}</p>
    <h2>Codes</h2>
    ${table(
      ['Asked for', 'To', 'For', 'Sent', 'Then'],
      codes.map((code) => [
        momentText(code.createdAt),
        contact(code.channel, code.address),
        words(code.purpose),
        code.sentAt
          ? momentText(code.sentAt)
          : code.sendFailedAt
            ? html`<strong class="overdue">refused by the message service</strong>`
            : 'not noted: on its way, or no account could use it',
        code.usedAt
          ? `used ${momentText(code.usedAt)}`
          : `${code.expiresAt < now ? 'expired' : 'may be used'}${code.tries > 0 ? `, ${code.tries} wrong` : ''}`,
      ]),
      'No code was asked for at its contacts lately.',
    )}
    <h2>Links to set a new password</h2>
    ${table(
      ['Asked for', 'Good until', 'Then'],
      resets.map((reset) => [
        momentText(reset.createdAt),
        momentText(reset.expiresAt),
        reset.usedAt
          ? `used or replaced ${momentText(reset.usedAt)}`
          : reset.expiresAt < now
            ? 'expired'
            : 'may be used',
      ]),
      'None.',
    )}
    ${may('access.mend') && member.erasedAt === null && (await mendForms(call, member, [unlocked, mended], guards.length > 0))}`
}

type ActForm = (title: string, note: string, action: string, button: string, extra?: Html) => Html

/** For a contact that nobody has confirmed. */
function confirmForms({ csrfToken }: OfficeCall, member: Card['member'], what: keyof typeof CONTACTS, form: ActForm) {
  const [address, verifiedAt] =
    what === 'phone' ? [member.mobile, member.mobileVerifiedAt] : [member.email, member.emailVerifiedAt]
  if (address === null || verifiedAt !== null) return html``
  const { name, mask } = CONTACTS[what]
  return html`${form(
    `Confirm the ${name}`,
    `Nobody has confirmed ${mask(address)}. Send a code there, and ask the member, who has called or written to you, to tell it.`,
    `confirm/${what}`,
    `Confirm the ${name}`,
    field('code', 'The code that the member tells', '', { max: CODE_MAX }),
  )}
  ${actionForm(csrfToken, { action: `/members/${member.id}/contact-code/${what}`, button: `Send a code to the ${name}`, second: true })}`
}

async function mendForms(
  call: OfficeCall,
  member: Card['member'],
  kinds: readonly DecisionKind[],
  hasLocks: boolean,
): Promise<Html> {
  const { csrfToken, database } = call
  const { id } = member
  const waiting = await pendingPanel(call, getSubject(id), kinds)
  if (waiting)
    return html`<h2>Waits for a second operator</h2>
      ${waiting}`
  const [proofs, questions, usable] = await Promise.all([
    readProofs(database, id),
    readOwnQuestions(database, id, 'EN'),
    hasUsableQuestions(database, id),
  ])
  if (!proofs) return html``
  const identity = (extra: Html = html``) =>
    html`${extra}
      ${choice<string>('check', 'The person was identified', usable ? CHECKS : { documents: CHECKS.documents }, usable ? 'questions' : 'documents')}
      ${usable && questions.list.map((question) => field(`answer_${question.id}`, question.text, '', { optional: true }))}
      <label
        ><span>For documents: which one was compared with what</span
        ><textarea name="compared" rows="2" maxlength="500"></textarea></label
      >${reasonField()}`
  const form: ActForm = (title, note, action, button, extra) =>
    html`<details>
      <summary>${title}</summary>
      <section class="panel">
        <p class="muted">${note}</p>
        ${actionForm(csrfToken, { action: `/members/${id}/${action}`, button, fields: identity(extra) })}
      </section>
    </details>`
  const two = `This takes two operators. ${AFTERWARDS}`
  return html`<h2>Help the member in</h2>
    ${hasLocks && form('Lift the locks', 'Failed attempts are forgotten; the member can try again at once.', 'unlock', 'Lift the locks')}
    ${(['phone', 'email'] as const).map((what) => confirmForms(call, member, what, form))}
    ${member.email !== null && member.emailVerifiedAt !== null && form('Send a link to set a new password', `To the address of the account, ${maskEmail(member.email)}; it is good for 30 minutes.`, 'send-reset', 'Send the link')}
    ${MENDED.filter((what) => ACTS[what].has(proofs)).map((what) =>
      form(
        ACTS[what].button,
        isContact(what)
          ? `${two} The new ${CONTACTS[what].new} proves nothing, and gets no link to set a new password, until the member has entered a code sent there or told it to you.`
          : two,
        `mend/${what}`,
        ACTS[what].button,
        isContact(what) ? field(what, CONTACTS[what].label, '', { max: EMAIL_MAX }) : undefined,
      ),
    )}`
}
