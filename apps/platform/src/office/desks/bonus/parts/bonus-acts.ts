import { isRealAccount } from '@playhouse/shared/account-kinds.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import type { Database } from '@playhouse/postgres/database.ts'
import { grantByOperators } from '../../../../domains/engagement/promotions/give-offer.ts'
import { cancelBonus, refuseRunningBonus } from '../../../../domains/money/bonus/bonus.ts'
import { findBonus, listBonuses } from '../../../../domains/money/bonus/operator.ts'
import { readReceivable } from '../../../../domains/money/limits/receiving.ts'
import { lockStanding } from '../../../../domains/people/member/operator.ts'
import { decide, type ReviewedKind } from '../../../kit/decisions.ts'
import { pendingPanel } from '../../../kit/decision-pages.ts'
import { choice, field, money } from '../../../kit/form-fields.ts'
import { countText, moneyText, momentText, words } from '../../../kit/formats.ts'
import { html, type Html } from '../../../kit/html.ts'
import { parseLargeId, withReason } from '../../../kit/inputs.ts'
import { type Card, requireCard } from '../../member/parts/member-card.ts'
import { OfficeError } from '../../../kit/office-error.ts'
import { actionForm, changeTable, facts, hidden, reasonField, table } from '../../../kit/page.ts'
import { getNotice, type OfficeCall, type OfficeRoutes } from '../../../kit/section.ts'
import { bonusPlans, getName, getSubject, refuseDemo } from './bonus-plans.ts'
import { FREE_ROUND_DECISIONS, freeRoundPart } from './free-round-acts.ts'

type Payload = Readonly<Record<string, string>>
const review = { permission: 'bonuses.change' } as const
const granted: ReviewedKind = {
  ...review,
  kind: 'bonus.granted',
  describe: ({ memberId, promotionId, amount = '0' }) =>
    `Grant member ${memberId} a bonus of ${moneyText(parseAmount(amount))} under the terms of ${promotionId}`,
  // Whether a bonus runs changes as the member plays; it is checked when it is granted.
  basis: async (tx, { memberId }) => ({ ...(await lockStanding(tx, Number(memberId))) }),
  show: (database, payload) => grantEffect(database, payload),
  apply: async (tx, { payload, operators }) => {
    const { memberId, promotionId = '', amount = '0', key = '' } = payload
    await refuseDemo(tx, Number(memberId))
    const claim = await grantByOperators(tx, {
      memberId: Number(memberId),
      promotionId,
      amount: parseAmount(amount),
      key,
      operators,
    })
    return { new: { promotionId, amount, claim } }
  },
}

const cancelled: ReviewedKind = {
  ...review,
  kind: 'bonus.cancelled',
  describe: ({ memberId, bonusId }) => `Cancel bonus ${bonusId} of member ${memberId}`,
  basis: async (tx, { memberId, bonusId }) => {
    const bonus = await findBonus(tx, Number(memberId), parseLargeId(bonusId) ?? 0n)
    return { bonus: bonus?.id, granted: bonus?.granted, hasEnded: bonus?.endedAt != null }
  },
  show: async (database, { memberId, bonusId }) => {
    const bonus = await findBonus(database, Number(memberId), parseLargeId(bonusId) ?? 0n)
    if (!bonus) return html``
    return html`${facts({
        Granted: moneyText(bonus.granted),
        'Turnover done': `${moneyText(bonus.wagered)} of ${moneyText(bonus.required)}`,
        Since: momentText(bonus.grantedAt),
      })}
      ${changeTable({ State: words(bonus.state) }, { State: 'cancelled' })}
      <p class="muted">
        What is left of the bonus money goes back to the house; cash stays, and the member is notified. A bonus whose
        turnover is done by then becomes cash all the same. It waits for the end of a round that holds bonus money.
      </p>`
  },
  apply: async (tx, { payload: { memberId, bonusId } }) => {
    const id = parseLargeId(bonusId) ?? 0n
    const before = await findBonus(tx, Number(memberId), id)
    await cancelBonus(tx, Number(memberId), id)
    const after = await findBonus(tx, Number(memberId), id)
    return {
      old: { state: before?.state },
      new: { state: after?.state, converted: after?.converted, lost: after?.lost },
    }
  },
}

export const BONUS_DECISIONS = [granted, cancelled, ...FREE_ROUND_DECISIONS]

/** @throws OfficeError in words for what speaks against a bonus already now, which the member's page does not show */
async function grantEffect(database: Database, { memberId, promotionId, amount = '' }: Payload): Promise<Html> {
  const plan = (await bonusPlans(database)).find(({ about }) => about.id === promotionId)
  const read = money.safeParse(amount)
  if (!plan || !read.success) throw new OfficeError('amount: is above zero, under the terms of a promotion', 400)
  const { multiple, maxStake, days, contribution } = plan.offer
  const [receivable, bonuses] = await Promise.all([
    readReceivable(database, { memberId: Number(memberId), type: 'PROMOTION' }),
    listBonuses(database, Number(memberId)),
  ])
  const running = bonuses.find(({ row }) => row.endedAt === null)
  return facts({
    'Under the terms of': getName(plan),
    'Bonus money': moneyText(read.data),
    'To be turned over': `${moneyText(read.data * BigInt(multiple))} (${multiple} times)`,
    'Largest stake': moneyText(maxStake),
    Runs: countText(Number(days), 'day'),
    'Counted by category': Object.entries(contribution)
      .map(([category, percent]) => `${category} ${percent} %`)
      .join(', '),
    'Bonuses so far': bonuses.length,
    'Speaks against it':
      running !== undefined
        ? `bonus ${running.row.id} is running: one runs at a time`
        : receivable.outcome === 'refused'
          ? `the account may receive no promotion (${words(receivable.state)})`
          : null,
  })
}

const grantInput = withReason.extend({
  promotionId: z.string().min(1, { error: 'say under the terms of which promotion' }).max(60),
  amount: money.refine((amount) => amount > 0n, { error: 'must be above zero' }),
})
const cancelInput = withReason.extend({ bonusId: z.string().regex(/^\d{1,18}$/) })

export function bonusRoutes({ action, preview }: OfficeRoutes): void {
  const grantPath = '/members/:memberId/grant-bonus'
  preview(grantPath, 'bonuses.change', async (call, sent) => {
    const { member } = await requireCard(call)
    return grantEffect(call.database, { ...sent, memberId: String(member.id) })
  })
  action(grantPath, 'bonuses.change', grantInput, async (call, { reason, promotionId, amount }) => {
    const { member } = await requireCard(call)
    const plan = (await bonusPlans(call.database)).find(({ about }) => about.id === promotionId)
    if (!plan) throw new OfficeError('promotionId: has no bonus', 400)
    const payload = { memberId: String(member.id), promotionId, amount: formatAmount(amount), key: randomUUID() }
    const outcome = await decide(call.database, granted, {
      subject: getSubject(member.id),
      payload,
      reason,
      actor: call.actor,
      // Takes two operators at any amount, and counts in the sum of the day as a credit does.
      operators: { sum: 'credits', memberId: member.id, amount, above: 0n },
      check: async (tx) => {
        await refuseDemo(tx, member.id)
        await refuseRunningBonus(tx, member.id)
      },
    })
    return { to: `/members/${member.id}/bonuses`, notice: getNotice(outcome) }
  })
  action('/members/:memberId/cancel-bonus', 'bonuses.change', cancelInput, async (call, { reason, bonusId }) => {
    const { member } = await requireCard(call)
    const outcome = await decide(call.database, cancelled, {
      subject: getSubject(member.id),
      payload: { memberId: String(member.id), bonusId },
      reason,
      actor: call.actor,
      operators: 2,
      check: async (tx) => {
        const bonus = await findBonus(tx, member.id, BigInt(bonusId))
        if (!bonus || bonus.endedAt !== null) throw new OfficeError('The bonus has ended.')
      },
    })
    return { to: `/members/${member.id}/bonuses`, notice: getNotice(outcome) }
  })
}

/** The member's bonuses, with what may be done about them. */
export async function bonusPart(call: OfficeCall, { member }: Card): Promise<Html> {
  const { csrfToken, database, may } = call
  const bonuses = await listBonuses(database, member.id)
  const running = bonuses.find(({ row }) => row.endedAt === null)
  const waiting = await pendingPanel(call, getSubject(member.id), BONUS_DECISIONS)
  const forms = waiting === undefined && may('bonuses.change') && isRealAccount(member.kind)
  return html`${table(
    [
      'Number>',
      'Promotion',
      'State',
      'Granted>',
      'Turnover done>',
      'of>',
      'Largest stake>',
      'Since',
      'Expires',
      'Converted>',
      'Lost>',
    ],
    bonuses.map(({ row, title }) => [
      row.id,
      title ?? row.promotionId,
      words(row.state),
      moneyText(row.granted),
      moneyText(row.wagered),
      moneyText(row.required),
      moneyText(row.maxStake),
      momentText(row.grantedAt),
      momentText(row.endedAt ?? row.expiresAt),
      moneyText(row.converted),
      moneyText(row.lost),
    ]),
    'No bonuses.',
  )}
  ${waiting}
  ${
    forms &&
    running !== undefined &&
    html`<section class="panel">
      <h2>Cancel bonus ${running.row.id}</h2>
      <p class="muted">
        It takes two operators. What is left of the bonus money goes back to the house; the member is notified.
      </p>
      ${actionForm(csrfToken, {
        action: `/members/${member.id}/cancel-bonus`,
        button: 'Propose',
        second: true,
        fields: html`${hidden('bonusId', String(running.row.id))}${reasonField()}`,
      })}
    </section>`
  }
  ${forms && running === undefined && (await grantForm(call, member.id))} ${await freeRoundPart(call, member.id, forms)}`
}

async function grantForm({ csrfToken, database, may }: OfficeCall, memberId: number): Promise<Html> {
  const plans = await bonusPlans(database)
  const options = Object.fromEntries(plans.map((plan) => [plan.about.id, getName(plan)]))
  return html`<section class="panel">
    <h2>Grant a bonus</h2>
    <p class="muted">
      It takes two operators, and runs under the turnover, largest stake and days of a promotion, whether or not that is
      open. The member can still take part in the promotion itself.
    </p>
    <p>
      While it runs, the member can neither withdraw nor transfer to others, except by giving it up. To make good for
      something, cash is better:
      ${
        may('credits.propose')
          ? html`<a href="/credits/${memberId}">credit the amount</a>.`
          : 'ask an operator of payments to credit the amount.'
      }
    </p>
    ${actionForm(csrfToken, {
      action: `/members/${memberId}/grant-bonus`,
      button: 'Propose',
      hasPreview: true,
      fields: html`${choice('promotionId', 'Under the terms of', { '': 'choose', ...options }, '')}
      ${field('amount', 'Bonus money', '')}${reasonField()}`,
    })}
  </section>`
}
