import { isRealAccount } from '@playhouse/shared/account-kinds.ts'
import { REAL_NAME_MAX } from '@playhouse/shared/limits.ts'
import { type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import * as z from 'zod'
import { readProofs } from '../../../domains/money/cashier/mend-access.ts'
import { correctPerson, lockPerson, type Person } from '../../../domains/people/member/profile/operator.ts'
import { personBreaches } from '../../../domains/people/member/profile/profile.ts'
import { writeMessage } from '../../../domains/people/messages/write-message.ts'
import { readRequiredAge } from '../../../domains/site/brand-settings.ts'
import { pendingPanel } from '../../kit/decision-pages.ts'
import { decide, type ReviewedKind } from '../../kit/decisions.ts'
import { field } from '../../kit/form-fields.ts'
import { html, type Html } from '../../kit/html.ts'
import { withReason } from '../../kit/inputs.ts'
import { OfficeError } from '../../kit/office-error.ts'
import { actionForm, changeTable, facts, reasonField, type Terms } from '../../kit/page.ts'
import { CONFIRMED_BY } from '../../kit/permissions.ts'
import { getNotice, type OfficeCall, type OfficeRoutes } from '../../kit/section.ts'
import { type AccessServices, sendLetters } from './access-decisions.ts'
import { type Card, requireCard } from './parts/member-card.ts'

type Payload = Readonly<Record<string, string>>
const AFTERWARDS = 'The member is notified in the inbox and at the confirmed contacts.'

/** The operator's values; an empty field stays as it is. */
const proposedPerson = ({ realName, birthday }: Payload, before: Person) => ({
  realName: realName?.normalize('NFC').replaceAll(/ +/g, ' ') || before.realName,
  birthday: birthday || before.birthday,
})
const getTerms = ({ realName, birthday }: Pick<Person, 'realName' | 'birthday'>): Terms => ({
  'Real name': realName ?? '',
  Birthday: birthday ?? '',
})

/** A real name and a birthday are what payouts, age and identity checks rest on: correcting them takes two operators. */
export function correctionDesk(services: AccessServices) {
  /** @throws OfficeError for what a member could not have, and for no change */
  const check = async (tx: Transaction, payload: Payload, before: Person) => {
    const after = proposedPerson(payload, before)
    const breaches = personBreaches(after, await readRequiredAge(tx, await services.brand(), Number(payload.memberId)))
    if (breaches.realName) throw new OfficeError('realName: must be a name as banks write it', 400)
    if (breaches.birthday === 'too_young')
      throw new OfficeError('birthday: is below the age of members; block the account instead', 400)
    if (breaches.birthday) throw new OfficeError('birthday: must be the day of a birth', 400)
    if (after.realName === before.realName && after.birthday === before.birthday)
      throw new OfficeError('The member has this name and birthday already.', 400)
    return after
  }

  const kind: ReviewedKind = {
    kind: 'person.corrected',
    permission: 'members.correct',
    describe: ({ memberId }) => `Correct real name or birthday of member ${memberId}`,
    basis: (tx, { memberId }) => lockPerson(tx, Number(memberId)),
    show: async (database, payload) => {
      const before = await withTransaction(database, (tx) => lockPerson(tx, Number(payload.memberId)))
      return html`${before && changeTable(getTerms(before), getTerms(proposedPerson(payload, before)))}
        ${facts({ 'Identity tier, which stays': before?.identityTier })}
        <p class="muted">${AFTERWARDS}</p>`
    },
    apply: async (tx, { payload }) => {
      const memberId = Number(payload.memberId)
      const before = await lockPerson(tx, memberId)
      const contacts = await readProofs(tx, memberId)
      if (!before || !contacts) throw new OfficeError('There is no such member.', 404)
      const after = await check(tx, payload, before)
      await correctPerson(tx, memberId, after)
      const template = 'security.PERSON_CORRECTED'
      await writeMessage(tx, { memberId, kind: 'SYSTEM', template })
      await sendLetters(services, { before: contacts, template })
      return { old: before, new: after }
    },
  }

  function register({ action }: OfficeRoutes): void {
    action('/members/:memberId/correct', 'members.correct', correctionInput, async (call, { reason, ...typed }) => {
      const { member } = await requireCard(call)
      if (!isOpen(member))
        throw new OfficeError('A demo account, or one whose data was erased, has no name to correct.')
      const payload = { memberId: String(member.id), ...typed }
      const outcome = await decide(call.database, kind, {
        subject: getSubject(member.id),
        payload,
        reason,
        actor: call.actor,
        operators: 2,
        check: async (tx) => {
          const before = await lockPerson(tx, member.id)
          return before && check(tx, payload, before)
        },
      })
      return { to: `/members/${member.id}`, notice: getNotice(outcome) }
    })
  }
  return { kind, register, part: (call: OfficeCall, card: Card) => correctionPart(call, card, kind) }
}

const correctionInput = withReason.extend({
  realName: z.string().trim().max(REAL_NAME_MAX),
  birthday: z.string().trim().max(10),
})
const getSubject = (memberId: number) => `member:${memberId}:person`
const isOpen = ({ kind, erasedAt }: Card['member']): boolean => isRealAccount(kind) && erasedAt === null

/** For those who may propose or confirm it: birthdays are not for others. */
async function correctionPart(call: OfficeCall, { member, profile }: Card, kind: ReviewedKind): Promise<Html> {
  const { csrfToken, may } = call
  if (!may(kind.permission) && !may(CONFIRMED_BY[kind.permission])) return html``
  const waiting = await pendingPanel(call, getSubject(member.id), [kind])
  if (waiting) return waiting
  return html`${
    isOpen(member) &&
    may(kind.permission) &&
    html`<section class="panel">
      <h2>Correct real name or birthday</h2>
      <p class="muted">It takes two operators. ${AFTERWARDS} The identity tier stays. An empty field stays as it is.</p>
      ${actionForm(csrfToken, {
        action: `/members/${member.id}/correct`,
        button: 'Propose',
        second: true,
        fields: html`${field('realName', 'Real name', member.payeeName, { optional: true, max: REAL_NAME_MAX })}
        ${field('birthday', 'Birthday', profile?.birthday, { type: 'date', optional: true })}${reasonField()}`,
      })}
    </section>`
  }`
}
