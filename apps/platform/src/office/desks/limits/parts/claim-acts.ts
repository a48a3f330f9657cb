import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import * as z from 'zod'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import {
  type AuthorityClaim,
  ClaimRefusedError,
  liftClaim,
  listClaims,
  payClaim,
  readWithheld,
  recordClaim,
  type Withheld,
} from '../../../../domains/money/limits/authority-claims.ts'
import { lockStanding } from '../../../../domains/people/member/operator.ts'
import { decide, type ReviewedKind } from '../../../kit/decisions.ts'
import { choice, field, money } from '../../../kit/form-fields.ts'
import { moneyText, momentText } from '../../../kit/formats.ts'
import { html, type Html } from '../../../kit/html.ts'
import { parseNumber, withReason } from '../../../kit/inputs.ts'
import { OfficeError, refuseFields } from '../../../kit/office-error.ts'
import { actionForm, facts, reasonField, table } from '../../../kit/page.ts'
import { getNotice, type OfficeCall, type OfficeRoutes } from '../../../kit/section.ts'
import { requireCard } from '../../member/parts/member-card.ts'
import { closingSubject } from './closing-texts.ts'

type Payload = Readonly<Record<string, string>>

const getKey = ({ memberId, claimId }: Payload) => ({ memberId: Number(memberId), id: Number(claimId) })
const getAmount = ({ amount = '0' }: Payload) => parseAmount(amount)
const claimText = (payload: Payload) =>
  `the claim of ${payload.authority} (${payload.reference}) on ${moneyText(getAmount(payload))} withheld of member ${payload.memberId}`
const getPayment = ({ paidTo = '', letter }: Payload, operators: readonly string[]) => ({
  paidTo,
  tellsMember: letter === 'yes',
  by: operators.join(', '),
})

/** Turns a refusal into an operator's error. */
async function explained<Result>(work: Promise<Result>): Promise<Result> {
  return work.catch((error: unknown) => {
    throw error instanceof ClaimRefusedError ? new OfficeError(error.message) : error
  })
}

const readOne = async (on: Database | Transaction, memberId: number): Promise<Withheld> =>
  (await readWithheld(on, [memberId]))(memberId)

/** What operators see of a decision about a claim before it is made. */
async function showEffect(database: Database, payload: Payload, after: (now: Withheld) => Withheld): Promise<Html> {
  const { memberId } = getKey(payload)
  const now = await readOne(database, memberId)
  const { amount, claimed } = after(now)
  const isPaid = payload.paidTo !== undefined
  return html`${facts({
    Authority: payload.authority,
    'Its reference': payload.reference,
    Amount: moneyText(getAmount(payload)),
    'Withheld now': `${moneyText(now.amount)}, of it claimed by authorities ${moneyText(now.claimed)}`,
    Afterwards: `${moneyText(amount)}, of it claimed by authorities ${moneyText(claimed)}`,
    'Paid to': payload.paidTo,
    Letter: isPaid
      ? payload.letter === 'yes'
        ? 'the member reads who ordered it, under which reference, and how much was paid'
        : 'none, because the order forbids to tell'
      : 'none',
  })}
  ${isPaid && html`<p class="muted">${PAYING_TEXT}</p>`}`
}

const PAYING_TEXT =
  'This program sends no money: once the second operator has confirmed, make the bank transfer at once. The books take the sum out of what is withheld, and it cannot be taken back.'

const basis: ReviewedKind['basis'] = async (tx, payload) => {
  const { memberId } = getKey(payload)
  const [standing, { amount, claimed }] = [await lockStanding(tx, memberId), await readOne(tx, memberId)]
  return { ...standing, withheld: String(amount), claimed: String(claimed) }
}

const review = { permission: 'members.close', basis } as const

const recorded: ReviewedKind = {
  ...review,
  kind: 'member.claim-recorded',
  describe: (payload) => `Record ${claimText(payload)}${payload.paidTo === undefined ? '' : ', and pay it'}`,
  show: (database, payload) =>
    showEffect(database, payload, ({ amount, claimed }) =>
      payload.paidTo === undefined
        ? { amount, claimed: claimed + getAmount(payload) }
        : { amount: amount - getAmount(payload), claimed },
    ),
  apply: async (tx, { payload, reason, operators }) => {
    const { memberId } = getKey(payload)
    const { authority = '', reference = '' } = payload
    const claim = { memberId, authority, reference, amount: getAmount(payload), reason, by: operators.join(', ') }
    const id = await explained(recordClaim(tx, claim))
    if (payload.paidTo !== undefined) await explained(payClaim(tx, { memberId, id }, getPayment(payload, operators)))
    return { new: { ...payload, claimId: id, state: payload.paidTo === undefined ? 'KEPT' : 'PAID' } }
  },
}

const paid: ReviewedKind = {
  ...review,
  kind: 'member.claim-paid',
  describe: (payload) => `Pay ${claimText(payload)}`,
  show: (database, payload) =>
    showEffect(database, payload, ({ amount, claimed }) => ({
      amount: amount - getAmount(payload),
      claimed: claimed - getAmount(payload),
    })),
  apply: async (tx, { payload, operators }) => {
    await explained(payClaim(tx, getKey(payload), getPayment(payload, operators)))
    return { old: { state: 'KEPT' }, new: { ...payload, state: 'PAID' } }
  },
}

const lifted: ReviewedKind = {
  ...review,
  kind: 'member.claim-lifted',
  describe: (payload) => `Lift ${claimText(payload)}`,
  show: (database, payload) =>
    showEffect(database, payload, ({ amount, claimed }) => ({ amount, claimed: claimed - getAmount(payload) })),
  apply: async (tx, { payload, operators }) => {
    await explained(liftClaim(tx, getKey(payload), operators.join(', ')))
    return { old: { state: 'KEPT' }, new: { ...payload, state: 'LIFTED' } }
  },
}

export const CLAIM_KINDS = [recorded, paid, lifted] as const

const named = z
  .string()
  .trim()
  .min(2, { error: 'has two characters or more' })
  .max(120, { error: 'has at most 120 characters' })
const letter = z.enum(['yes', 'no'])
const paymentInput = withReason.extend({ paidTo: named, letter })
const claimInput = withReason.extend({
  authority: named,
  reference: named,
  amount: money.refine((amount) => amount > 0n, { error: 'is above zero' }),
  outcome: z.enum(['KEPT', 'PAID']),
  paidTo: z.string().trim().max(120, { error: 'has at most 120 characters' }),
  letter,
})

export function registerClaims({ action }: OfficeRoutes): void {
  action('/members/:memberId/claims', 'members.close', claimInput, async (call, { reason, outcome, ...input }) => {
    const { member } = await requireCard(call)
    const { authority, reference, amount, paidTo } = input
    if (outcome === 'PAID' && paidTo.length < 2) refuseFields({ paidTo: 'say where to, as it is paid' })
    const payload = {
      memberId: String(member.id),
      authority,
      reference,
      amount: formatAmount(amount),
      ...(outcome === 'PAID' && { paidTo, letter: input.letter }),
    }
    return propose(call, recorded, { payload, reason, check: (tx) => refuseClaim(tx, member.id, amount) })
  })
  action('/members/:memberId/claims/:claimId/pay', 'members.close', paymentInput, async (call, input) => {
    const { reason, paidTo, letter: tells } = input
    return propose(call, paid, { payload: { ...(await requireKept(call)), paidTo, letter: tells }, reason })
  })
  action('/members/:memberId/claims/:claimId/lift', 'members.close', withReason, async (call, { reason }) =>
    propose(call, lifted, { payload: await requireKept(call), reason }),
  )
}

async function propose(
  { database, actor }: OfficeCall,
  kind: ReviewedKind,
  requested: { payload: Record<string, string>; reason: string; check?: (tx: Transaction) => Promise<unknown> },
) {
  const { memberId = '' } = requested.payload
  const outcome = await decide(database, kind, {
    ...requested,
    subject: closingSubject(memberId),
    actor,
    operators: 2,
  })
  return { to: `/members/${memberId}/closing`, notice: getNotice(outcome) }
}

/** @throws OfficeError if less is withheld and not claimed yet */
async function refuseClaim(tx: Transaction, memberId: number, wanted: bigint): Promise<void> {
  const { amount, claimed } = await readOne(tx, memberId)
  if (amount === 0n) throw new OfficeError('Nothing of this account is withheld.')
  if (wanted > amount - claimed)
    refuseFields({ amount: `is more than the ${moneyText(amount - claimed)} that is withheld and not claimed yet` })
}

async function requireKept(call: OfficeCall) {
  const { member } = await requireCard(call)
  const id = parseNumber(call.params.claimId)
  const claim = (await listClaims(call.database, member.id)).find((known) => known.id === id)
  if (!claim) throw new OfficeError('There is no such claim.', 404)
  if (claim.state !== 'KEPT') throw new OfficeError('The claim has ended already.')
  const { authority, reference, amount } = claim
  return {
    memberId: String(member.id),
    claimId: String(claim.id),
    authority,
    reference,
    amount: formatAmount(amount),
  }
}

const STATES: Readonly<Record<AuthorityClaim['state'], string>> = {
  KEPT: 'kept until it is paid or lifted',
  PAID: 'paid',
  LIFTED: 'lifted',
}

const letterField = choice(
  'letter',
  'Letter to the member',
  { yes: 'says that it was paid, to whom and under which reference', no: 'none: the order forbids to tell' },
  'yes',
)
const PAID_TO = 'Account of the authority, and text of the bank transfer'

/** Claims on what is withheld, with the forms about them; `isBusy` while a decision waits. */
export async function claimPart(
  { csrfToken, database }: OfficeCall,
  memberId: number,
  { isBusy }: { isBusy: boolean },
): Promise<Html> {
  const claims = await listClaims(database, memberId)
  const { amount, claimed } = await readOne(database, memberId)
  const keptClaims = claims.filter(({ state }) => state === 'KEPT')
  return html`<h2>Claims of authorities</h2>
    ${table(
      ['Authority', 'Reference', 'Amount>', 'State', 'Recorded', 'Why'],
      claims.map((claim) => [
        claim.authority,
        claim.reference,
        moneyText(claim.amount),
        html`<div>${STATES[claim.state]}${claim.endedAt && ` ${momentText(claim.endedAt)} by ${claim.endedBy}`}</div>
          ${claim.paidTo && html`<div class="muted">${claim.paidTo}</div>`}`,
        `${momentText(claim.at)} by ${claim.by}`,
        html`<div class="text">${claim.reason}</div>`,
      ]),
      'No authority has claimed anything.',
    )}
    ${!isBusy && keptClaims.map((claim) => keptForms(csrfToken, memberId, claim))}
    ${!isBusy && amount > claimed && claimForm(csrfToken, memberId, amount - claimed)}`
}

const keptForms = (csrfToken: OfficeCall['csrfToken'], memberId: number, claim: AuthorityClaim): Html =>
  html`<section class="panel">
    <h2>${claim.authority}, ${claim.reference}</h2>
    <p class="muted">
      Each takes two operators. ${PAYING_TEXT} A claim that is lifted is withheld as before; the member reads nothing of
      that.
    </p>
    ${actionForm(csrfToken, {
      action: `/members/${memberId}/claims/${claim.id}/pay`,
      button: `Propose to pay ${moneyText(claim.amount)} to ${claim.authority}`,
      fields: html`${field('paidTo', PAID_TO, '', { max: 120 })}${letterField}${reasonField('Which decision orders the payment')}`,
    })}
    ${actionForm(csrfToken, {
      action: `/members/${memberId}/claims/${claim.id}/lift`,
      button: 'Propose to lift the claim',
      fields: reasonField('How the authority has given it up'),
      second: true,
    })}
  </section>`

const claimForm = (csrfToken: OfficeCall['csrfToken'], memberId: number, free: bigint): Html =>
  html`<section class="panel">
    <h2>Record a claim</h2>
    <p class="muted">
      An authority orders to keep or to pay over what is withheld: ${moneyText(free)} is not claimed yet. It takes two
      operators. What is kept stays withheld as a debt of the house, nothing can be released meanwhile, and the member
      reads nothing of it. If the order is final, choose to pay at once. ${PAYING_TEXT}
    </p>
    ${actionForm(csrfToken, {
      action: `/members/${memberId}/claims`,
      button: 'Propose',
      fields: html`${field('authority', 'Authority', '', { max: 120 })}
      ${field('reference', 'Its reference of the order', '', { max: 120 })}
      ${field('amount', 'Amount', moneyText(free))}
      ${choice('outcome', 'What becomes of it', { KEPT: 'is kept until a decision', PAID: 'is paid to the authority' }, 'KEPT')}
      ${field('paidTo', `If it is paid: ${PAID_TO.toLowerCase()}`, '', { optional: true, max: 120 })} ${letterField}
      ${reasonField('What the order says, and how it was checked')}`,
    })}
  </section>`
