import { isRealAccount } from '@playhouse/shared/account-kinds.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import * as z from 'zod'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { breakHooks } from '../../../../hooks.ts'
import { readWithheld } from '../../../../domains/money/limits/authority-claims.ts'
import { closeByOperators, prepareClosing, releaseWithheld } from '../../../../domains/money/limits/close-account.ts'
import { readStanding } from '../../../../domains/money/limits/closing-state.ts'
import {
  type AccountClosing,
  CLOSING_GROUNDS,
  type ClosingGround,
  findClosing,
} from '../../../../domains/money/limits/operator.ts'
import type { Funds } from '../../../../domains/money/wallet/transfer/move-funds.ts'
import { lockStanding } from '../../../../domains/people/member/operator.ts'
import { decide, type DecisionKind, type ReviewedKind } from '../../../kit/decisions.ts'
import { pendingPanel } from '../../../kit/decision-pages.ts'
import { moneyText, momentText } from '../../../kit/formats.ts'
import { html, type Html } from '../../../kit/html.ts'
import { withReason } from '../../../kit/inputs.ts'
import { OfficeError } from '../../../kit/office-error.ts'
import { actionForm, facts, reasonField } from '../../../kit/page.ts'
import { getNotice, type OfficeCall, type OfficeRoutes } from '../../../kit/section.ts'
import { type Card, requireCard } from '../../member/parts/member-card.ts'
import { CLAIM_KINDS, claimPart, registerClaims } from './claim-acts.ts'
import {
  closedAlready,
  closingFacts,
  closingFields,
  closingInput,
  closingSubject,
  explainClosing,
  GROUNDS,
  type MemberClosing,
  obstacleList,
  readClosingEffect,
  readMemberClosing,
  refuseClosing,
} from './closing-texts.ts'

type Payload = Readonly<Record<string, string>>

export interface ClosingDesk {
  kinds: readonly DecisionKind[]
  register(routes: OfficeRoutes): void
  part(call: OfficeCall, card: Card): Promise<Html>
}

const getMemberId = ({ memberId }: Payload) => Number(memberId)
const getGround = ({ ground }: Payload) => ground as ClosingGround
const isWithheld = ({ balance }: Payload) => balance === 'withheld'
const getClosing = (payload: Payload) => ({ ground: getGround(payload), withholds: isWithheld(payload) })

/** Closing an account for its owner or against one, outside of a case. */
const closedByOperators = (prepare: NonNullable<ReviewedKind['prepare']>): ReviewedKind => ({
  kind: 'member.closed',
  permission: 'members.close',
  describe: (payload) =>
    `Close the account of member ${payload.memberId}: ${GROUNDS[getGround(payload)]}${isWithheld(payload) ? '; withhold the balance' : ''}`,
  prepare,
  // The balance changes as the member plays; what it is then is shown, and posted.
  basis: async (tx, payload) => ({
    ...(await lockStanding(tx, getMemberId(payload))),
    standing: await readStanding(tx, getMemberId(payload)),
  }),
  show: (database, payload) => readClosingEffect(database, getMemberId(payload), getClosing(payload)),
  apply: async (tx, { payload, reason, operators }) => {
    const { ground, withholds } = getClosing(payload)
    const closing = { ground, withholds, reason, by: operators.join(', ') }
    const closed = await explainClosing(closeByOperators(tx, getMemberId(payload), breakHooks.closing, closing))
    if (!closed) throw closedAlready()
    const { balance, standing } = closed
    return {
      old: { standing: 'OPEN' },
      new: { standing, ground, balance: formatAmount(balance), paid: payload.balance },
    }
  },
})

const released: ReviewedKind = {
  kind: 'member.withheld-released',
  permission: 'members.close',
  describe: ({ memberId, amount = '0' }) =>
    `Release ${moneyText(parseAmount(amount))} that is withheld of the closed account of member ${memberId}`,
  basis: async (tx, payload) => ({
    ...(await lockStanding(tx, getMemberId(payload))),
    withheld: await readRest(tx, getMemberId(payload)),
    isReleased: (await findClosing(tx, getMemberId(payload)))?.releasedAt !== null,
  }),
  show: async (database, payload) => {
    const closing = await findClosing(database, getMemberId(payload))
    return html`${closing && closingRecord(closing)}
      <p class="muted">${RELEASE_TEXT}</p>`
  },
  apply: async (tx, { payload, operators }) => {
    const { withdrawBalance } = breakHooks.closing
    const amount = await releaseWithheld(tx, getMemberId(payload), { by: operators.join(', '), withdrawBalance })
    if (amount === undefined) throw new OfficeError('Nothing is withheld any more.')
    return { old: { withheld: formatAmount(amount) }, new: { withheld: '0' } }
  },
}

/** For a basis, which holds no bigint. */
const readRest = async (tx: Transaction, memberId: number) => {
  const { amount, claimed } = (await readWithheld(tx, [memberId]))(memberId)
  return { amount: String(amount), claimed: String(claimed) }
}

const RELEASE_TEXT =
  'It is paid out to the member’s bank account, by the usual review; without one the member logs in and chooses where to. Until the money has left, the account is being closed again. The member gets a letter.'

const closingRecord = ({ ground, reason, by, at, withheld, releasedAt, releasedBy }: AccountClosing): Html =>
  html`<section class="panel">
    ${facts({
      'Closed by': `${by}, ${momentText(at)}`,
      'It rests on': GROUNDS[ground],
      Reason: reason,
      Withheld: withheld === 0n ? null : moneyText(withheld),
      Released: releasedAt && `${momentText(releasedAt)} by ${releasedBy ?? ''}`,
    })}
  </section>`

const closeInput = withReason.and(closingInput)

export function closingDesk(transfers: Funds['transfers']): ClosingDesk {
  const prepare = (database: Database, memberId: number) =>
    prepareClosing({ database, transfers }, memberId, breakHooks.closing)
  const closed = closedByOperators((database, payload) => prepare(database, getMemberId(payload)))
  return {
    kinds: [closed, released, ...CLAIM_KINDS],
    register(routes) {
      const { action, preview } = routes
      registerClaims(routes)
      const path = '/members/:memberId/close'
      preview(path, 'members.close', async (call, { ground = '', balance = 'paid' }) => {
        const { id } = await requireOpen(call)
        const read = z.enum(CLOSING_GROUNDS).safeParse(ground)
        const closing = getClosing({ ground: read.data ?? 'HOUSE', balance })
        return readClosingEffect(call.database, id, closing)
      })
      action(path, 'members.close', closeInput, async (call, { ground, balance, reason }) => {
        const { id } = await requireOpen(call)
        const payload = { memberId: String(id), ground, balance }
        await prepare(call.database, id)
        const outcome = await decide(call.database, closed, {
          subject: closingSubject(id),
          payload,
          reason,
          actor: call.actor,
          operators: 2,
          check: (tx) => refuseClosing(call.database, tx, { memberId: id, withholds: isWithheld(payload) }),
        })
        return { to: `/members/${id}/closing`, notice: getNotice(outcome) }
      })
      action('/members/:memberId/release', 'members.close', withReason, async (call, { reason }) => {
        const { member } = await requireCard(call)
        const closing = await findClosing(call.database, member.id)
        if (!closing || closing.withheld === 0n || closing.releasedAt)
          throw new OfficeError('Nothing of this account is withheld.')
        const { amount, claimed } = (await readWithheld(call.database, [member.id]))(member.id)
        if (claimed > 0n)
          throw new OfficeError('An authority claims it: pay or lift its claim first, then release what is left.')
        const outcome = await decide(call.database, released, {
          subject: closingSubject(member.id),
          payload: { memberId: String(member.id), amount: formatAmount(amount) },
          reason,
          actor: call.actor,
          operators: 2,
        })
        return { to: `/members/${member.id}/closing`, notice: getNotice(outcome) }
      })
    },
    part: (call, card) => closingPart(call, card, [closed, released, ...CLAIM_KINDS]),
  }
}

async function requireOpen(call: OfficeCall): Promise<Card['member']> {
  const { member } = await requireCard(call)
  if (!isRealAccount(member.kind) || member.erasedAt !== null)
    throw new OfficeError('There is no such member, or it is a demo account.', 404)
  if (member.closingAt ?? member.closedAt) throw closedAlready()
  return member
}

async function closingPart(call: OfficeCall, { member }: Card, kinds: readonly DecisionKind[]): Promise<Html> {
  const { database, may } = call
  const closing = await findClosing(database, member.id)
  const waiting = await pendingPanel(call, closingSubject(member.id), kinds)
  if (member.closingAt ?? member.closedAt)
    return html`<h2>Closing</h2>
      ${closing && may('risk.read') ? closingRecord(closing) : html`<p class="muted">The account is closed, or on the way there.</p>`}
      ${waiting} ${closing && closing.withheld > 0n && (await withheldPart(call, closing, waiting !== undefined))}`
  if (!isRealAccount(member.kind)) return html`<p class="muted">A demo account is not closed.</p>`
  const now = await readMemberClosing(database, member.id)
  return html`<h2>Close the account</h2>
    ${waiting ?? closeForm(call, member.id, now)}`
}

/** What is still withheld: its release, and what authorities claim of it. */
async function withheldPart(call: OfficeCall, closing: AccountClosing, isBusy: boolean): Promise<Html> {
  const { csrfToken, database, may } = call
  const { memberId, releasedAt } = closing
  const { amount, claimed } = (await readWithheld(database, [memberId]))(memberId)
  const claims = may('risk.read') && (await claimPart(call, memberId, { isBusy }))
  if (releasedAt || isBusy) return html`${claims}`
  if (claimed > 0n)
    return html`<p class="panel">
        Nothing is released while an authority claims ${moneyText(claimed)} of it: pay or lift the claim first.
      </p>
      ${claims}`
  return html`<section class="panel">
      <h2>Release what is withheld</h2>
      <p class="muted">
        It takes two operators.
        ${amount > 0n ? RELEASE_TEXT : 'Authorities have taken all of it: from then on, money that comes in late can be paid on the page Owed to closed accounts. The member reads nothing of that.'}
      </p>
      ${actionForm(csrfToken, {
        action: `/members/${memberId}/release`,
        button: amount > 0n ? `Propose to release ${moneyText(amount)}` : 'Propose to end the withholding',
        fields: reasonField('Why it may be paid now, and who has said so'),
      })}
    </section>
    ${claims}`
}

function closeForm({ csrfToken }: OfficeCall, memberId: number, now: MemberClosing): Html {
  const { obstacles } = now
  const blocking = obstacles.filter(({ kind }) => kind !== 'VENDOR_MONEY')
  return html`<section class="panel">
    <p class="muted">
      For the member, as the owner would close it, or against one. It takes two operators and cannot be taken back.
      Money at vendors is brought home and bills are paid first. The member gets a letter.
    </p>
    ${closingFacts(now, false)}
    ${
      blocking.length === 0
        ? html`<p>Nothing is in the way of it.</p>`
        : html`<p><strong>In the way:</strong></p>
            ${obstacleList(blocking, memberId)}`
    }
    ${actionForm(csrfToken, {
      action: `/members/${memberId}/close`,
      button: 'Propose',
      hasPreview: true,
      fields: html`${closingFields()} ${reasonField('What was asked or found, when, and how the person was identified')}`,
    })}
  </section>`
}
