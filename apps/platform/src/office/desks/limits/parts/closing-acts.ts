import { isRealAccount } from '@playhouse/shared/account-kinds.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import * as z from 'zod'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { breakHooks } from '../../../../hooks.ts'
import {
  closeByOperators,
  mayWithhold,
  prepareClosing,
  releaseWithheld,
} from '../../../../domains/money/limits/close-account.ts'
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
import { choice } from '../../../kit/form-fields.ts'
import { moneyText, momentText } from '../../../kit/formats.ts'
import { html, type Html } from '../../../kit/html.ts'
import { withReason } from '../../../kit/inputs.ts'
import { OfficeError } from '../../../kit/office-error.ts'
import { actionForm, facts, reasonField } from '../../../kit/page.ts'
import { getNotice, type OfficeCall, type OfficeRoutes } from '../../../kit/section.ts'
import { type Card, requireCard } from '../../member/parts/member-card.ts'
import {
  closingFacts,
  explainClosing,
  getObstacles,
  GROUNDS,
  type MemberClosing,
  obstacleList,
  obstacleText,
  readMemberClosing,
} from './closing-texts.ts'

type Payload = Readonly<Record<string, string>>

export interface ClosingDesk {
  kinds: readonly DecisionKind[]
  register(routes: OfficeRoutes): void
  part(call: OfficeCall, card: Card): Promise<Html>
}

const getSubject = (memberId: number | string) => `member:${memberId}:closing`
const getMemberId = ({ memberId }: Payload) => Number(memberId)
const getGround = ({ ground }: Payload) => ground as ClosingGround
const isWithheld = ({ balance }: Payload) => balance === 'withheld'

const closedAlready = () => new OfficeError('The account is closed, or being closed, already.')

/** What operators see of a closing before it is made. */
async function readEffect(database: Database, payload: Payload): Promise<Html> {
  const closing = await readMemberClosing(database, getMemberId(payload))
  const obstacles = getObstacles(closing, isWithheld(payload))
  return html`${facts({ 'It rests on': GROUNDS[getGround(payload)] })} ${closingFacts(closing, isWithheld(payload))}
  ${
    obstacles.length > 0 &&
    html`<p class="problem">In the way:</p>
      ${obstacleList(obstacles)}`
  }`
}

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
  show: (database, payload) => readEffect(database, payload),
  apply: async (tx, { payload, reason, operators }) => {
    const ground = getGround(payload)
    const closing = { ground, reason, by: operators.join(', '), withholds: isWithheld(payload) }
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

const closeInput = withReason
  .extend({
    ground: z.enum(CLOSING_GROUNDS, { error: 'say on what it rests' }),
    balance: z.enum(['paid', 'withheld']),
  })
  .refine(({ ground, balance }) => balance === 'paid' || mayWithhold(ground), {
    path: ['balance'],
    error: 'is paid out, unless a law forbids it because of fraud or sanctions',
  })

export function closingDesk(transfers: Funds['transfers']): ClosingDesk {
  const prepare = (database: Database, memberId: number) =>
    prepareClosing({ database, transfers }, memberId, breakHooks.closing)
  const closed = closedByOperators((database, payload) => prepare(database, getMemberId(payload)))
  return {
    kinds: [closed, released],
    register({ action, preview }) {
      const path = '/members/:memberId/close'
      preview(path, 'members.close', async (call, { ground = '', balance = 'paid' }) => {
        const { id } = await requireOpen(call)
        const read = z.enum(CLOSING_GROUNDS).safeParse(ground)
        return readEffect(call.database, { memberId: String(id), ground: read.data ?? 'HOUSE', balance })
      })
      action(path, 'members.close', closeInput, async (call, { ground, balance, reason }) => {
        const { id } = await requireOpen(call)
        const payload = { memberId: String(id), ground, balance }
        await prepare(call.database, id)
        const outcome = await decide(call.database, closed, {
          subject: getSubject(id),
          payload,
          reason,
          actor: call.actor,
          operators: 2,
          check: async (tx) => refuseObstacles(call.database, tx, payload),
        })
        return { to: `/members/${id}/closing`, notice: getNotice(outcome) }
      })
      action('/members/:memberId/release', 'members.close', withReason, async (call, { reason }) => {
        const { member } = await requireCard(call)
        const closing = await findClosing(call.database, member.id)
        if (!closing || closing.withheld === 0n || closing.releasedAt)
          throw new OfficeError('Nothing of this account is withheld.')
        const outcome = await decide(call.database, released, {
          subject: getSubject(member.id),
          payload: { memberId: String(member.id), amount: formatAmount(closing.withheld) },
          reason,
          actor: call.actor,
          operators: 2,
        })
        return { to: `/members/${member.id}/closing`, notice: getNotice(outcome) }
      })
    },
    part: (call, card) => closingPart(call, card, [closed, released]),
  }
}

async function requireOpen(call: OfficeCall): Promise<Card['member']> {
  const { member } = await requireCard(call)
  if (!isRealAccount(member.kind) || member.erasedAt !== null)
    throw new OfficeError('There is no such member, or it is a demo account.', 404)
  if (member.closingAt ?? member.closedAt) throw closedAlready()
  return member
}

async function refuseObstacles(database: Database, tx: Transaction, payload: Payload): Promise<void> {
  if ((await readStanding(tx, getMemberId(payload))) !== 'OPEN') throw closedAlready()
  const [first, ...others] = getObstacles(await readMemberClosing(database, getMemberId(payload)), isWithheld(payload))
  if (first)
    throw new OfficeError(`The account cannot be closed yet. ${[first, ...others].map(obstacleText).join(' ')}`)
}

async function closingPart(call: OfficeCall, { member }: Card, kinds: readonly DecisionKind[]): Promise<Html> {
  const { database, may, csrfToken } = call
  const closing = await findClosing(database, member.id)
  const waiting = await pendingPanel(call, getSubject(member.id), kinds)
  if (member.closingAt ?? member.closedAt)
    return html`<h2>Closing</h2>
      ${closing && may('risk.read') ? closingRecord(closing) : html`<p class="muted">The account is closed, or on the way there.</p>`}
      ${
        waiting ??
        (closing &&
          closing.withheld > 0n &&
          !closing.releasedAt &&
          html`<section class="panel">
            <h2>Release what is withheld</h2>
            <p class="muted">It takes two operators. ${RELEASE_TEXT}</p>
            ${actionForm(csrfToken, {
              action: `/members/${member.id}/release`,
              button: `Propose to release ${moneyText(closing.withheld)}`,
              fields: reasonField('Why it may be paid now, and who has said so'),
            })}
          </section>`)
      }`
  if (!isRealAccount(member.kind)) return html`<p class="muted">A demo account is not closed.</p>`
  const now = await readMemberClosing(database, member.id)
  return html`<h2>Close the account</h2>
    ${waiting ?? closeForm(call, member.id, now)}`
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
            ${obstacleList(blocking)}`
    }
    ${actionForm(csrfToken, {
      action: `/members/${memberId}/close`,
      button: 'Propose',
      hasPreview: true,
      fields: html`${choice<string>('ground', 'It rests on', { '': 'choose', ...GROUNDS }, '')}
      ${choice(
        'balance',
        'The balance',
        {
          paid: 'is paid out',
          withheld: 'is withheld, because a law forbids to pay it (fraud, sanctions)',
        },
        'paid',
      )}
      ${reasonField('What was asked or found, when, and how the person was identified')}`,
    })}
  </section>`
}
