import * as z from 'zod'
import { freezeBonus, resumeBonus } from '../../../domains/money/bonus/frozen-bonus.ts'
import { blockMember, unblockMember } from '../../../domains/money/limits/member-block.ts'
import { LEFT_BEHIND } from '../../../lib/left-behind.ts'
import { decide, type DecisionKind } from '../../kit/decisions.ts'
import { html, type Html } from '../../kit/html.ts'
import { withReason } from '../../kit/inputs.ts'
import { requireCard } from './parts/member-card.ts'
import { OfficeError } from '../../kit/office-error.ts'
import { actionForm, facts, reasonField } from '../../kit/page.ts'
import type { OfficeCall, OfficeRoutes } from '../../kit/section.ts'

export const blocked: DecisionKind = {
  kind: 'member.blocked',
  permission: 'members.block',
  describe: ({ memberId }) => `Block member ${memberId}`,
  apply: async (tx, { payload: { memberId, shownText = '' }, reason, operators }) => {
    const block = { reason, shownText: shownText === '' ? null : shownText, by: operators.join(', ') }
    if (!(await blockMember(tx, { memberId: Number(memberId), ...block })))
      throw new OfficeError('The member is blocked already.')
    const hasFrozenBonus = await freezeBonus(tx, Number(memberId))
    return { old: { isBlocked: false }, new: { isBlocked: true, text: shownText, hasFrozenBonus } }
  },
}
export const unblocked: DecisionKind = {
  kind: 'member.unblocked',
  permission: 'members.block',
  describe: ({ memberId }) => `Unblock member ${memberId}`,
  apply: async (tx, { payload: { memberId } }) => {
    const ended = await unblockMember(tx, Number(memberId))
    if (!ended) throw new OfficeError('The member is not blocked.')
    const hasResumedBonus = await resumeBonus(tx, Number(memberId), ended.blockedAt)
    return {
      old: { isBlocked: true, since: ended.blockedAt, because: ended.reason },
      new: { isBlocked: false, hasResumedBonus },
    }
  },
}

export const BLOCK_DECISIONS = [blocked, unblocked]

const blockInput = withReason.extend({
  shownText: z.string().trim().max(300, { error: 'has at most 300 characters' }).default(''),
})

export function blockRoutes({ action }: OfficeRoutes): void {
  const decided = async (call: OfficeCall, kind: DecisionKind, reason: string, more: Record<string, string> = {}) => {
    const { member } = await requireCard(call)
    const memberId = String(member.id)
    const { actor, database } = call
    const payload = { memberId, ...more }
    await decide(database, kind, { subject: `member:${memberId}`, payload, reason, actor, operators: 1 })
    return { to: `/members/${memberId}`, notice: 'done' as const }
  }
  action('/members/:memberId/block', 'members.block', blockInput, (call, { reason, shownText }) =>
    decided(call, blocked, reason, { shownText }),
  )
  action('/members/:memberId/unblock', 'members.block', withReason, (call, { reason }) =>
    decided(call, unblocked, reason),
  )
}

export const blockForm = ({ csrfToken }: OfficeCall, memberId: number, isBlocked: boolean): Html =>
  html`<h2>${isBlocked ? 'Unblock' : 'Block'}</h2>
    <p class="muted">
      ${isBlocked ? 'The member can log in, play and deposit again. A frozen bonus runs on, with the time that it had left.' : 'Ends sessions and games; the member can neither log in, play nor deposit. Withdrawals that wait stay in their queue. A running bonus is frozen: its time stops until the block ends.'}
    </p>
    ${
      !isBlocked &&
      html`<details>
        <summary>What becomes of what the account leaves behind</summary>
        ${facts(Object.fromEntries(Object.values(LEFT_BEHIND).map(({ what, BLOCKED }) => [what, BLOCKED])))}
        <p class="muted">
          “Passes up” is to the next open agent above. A downline may be handed over on the page Left downlines once the
          account is blocked.
        </p>
      </details>`
    }
    ${actionForm(csrfToken, {
      action: `/members/${memberId}/${isBlocked ? 'unblock' : 'block'}`,
      button: isBlocked ? 'Unblock' : 'Block',
      fields: html`${reasonField('Reason, for operators only')}${
        !isBlocked &&
        html`<label
          ><span>What the member reads at the log-in, in the member’s language; may be empty</span
          ><textarea name="shownText" rows="2" maxlength="300"></textarea>
        </label>`
      }`,
    })}`
