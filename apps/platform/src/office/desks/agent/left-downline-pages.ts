import type { Database } from '@playhouse/postgres/database.ts'
import {
  basisOfHandOver,
  type HandOver,
  handOver,
  type HandOverObstacle,
  listLeftDownlines,
  lockHandOver,
  readHandOver,
} from '../../../domains/engagement/agent/hand-over.ts'
import { MOVED_MAX } from '../../../domains/engagement/agent/move-upline.ts'
import { pendingPanel } from '../../kit/decision-pages.ts'
import { decide, type ReviewedKind } from '../../kit/decisions.ts'
import { momentText, words } from '../../kit/formats.ts'
import { html, type Html } from '../../kit/html.ts'
import { parseNumber, withReason } from '../../kit/inputs.ts'
import { memberLink } from '../../kit/member-link.ts'
import { OfficeError } from '../../kit/office-error.ts'
import { actionForm, facts, reasonField, table } from '../../kit/page.ts'
import { getNotice, type OfficeCall, type OfficeSection } from '../../kit/section.ts'

const PATH = '/left-downlines'
const TITLE = 'Left downlines'

const OBSTACLES: Readonly<Record<HandOverObstacle, string>> = {
  STAYS: 'The agent is open.',
  NOBODY_ABOVE: 'No agent above is open. Move the accounts to another upline one by one, or unblock an agent above.',
  REBATE: 'An account directly below has a higher rebate than the agent who would take over.',
  SERIES: 'An account directly below has a higher prize series than the agent who would take over.',
  TOO_MANY: `More than ${MOVED_MAX.toLocaleString('en')} accounts would move at once. Move the largest lines to the agent above first, on their own pages.`,
  UNBILLED:
    'A period that is over is not billed yet, and would be counted with the new teams. Rebates of a day are billed until 01:30, other pay within hours: try again then.',
}

const noDownline = () => new OfficeError('The account is open, or nobody is below it.', 404)

const handedOver: ReviewedKind = {
  kind: 'downline.handed-over',
  permission: 'members.move',
  describe: ({ memberId, username, to }) => `Hand the downline of ${username} (${memberId}) over to ${to}`,
  basis: async (tx, { memberId }) => {
    await lockHandOver(tx, Number(memberId))
    const found = await readHandOver(tx, Number(memberId))
    return found && basisOfHandOver(found)
  },
  show: async (database, { memberId }) => {
    const found = await readHandOver(database, Number(memberId))
    return found ? handOverEffect(found) : html``
  },
  apply: async (tx, { payload }) => {
    const result = await handOver(tx, Number(payload.memberId))
    if (!result) throw noDownline()
    if ('obstacle' in result) throw new OfficeError(OBSTACLES[result.obstacle])
    const { username, state, lines, accounts, ending, to, toId } = result.handed
    // Who takes over finds the entry among theirs.
    return { old: { upline: username, state }, new: { upline: to, lines, accounts, ending, memberId: toId } }
  },
}

/** Agents that are blocked or closed and have accounts below them, and handing these over to the next open agent above. */
export const leftDownlineSection: OfficeSection = {
  path: PATH,
  title: TITLE,
  group: 'Members',
  permission: 'members.read',
  decisions: [handedOver],
  waiting: async (database) => (await listLeftDownlines(database)).filter(({ isDue }) => isDue).length,
  register({ page, action }) {
    page(PATH, 'members.read', async (call) => ({ title: TITLE, body: await list(call.database) }))

    page(`${PATH}/:memberId`, 'members.read', async (call) => {
      const found = await findLeft(call.database, call.params)
      if (!found) return undefined
      const waiting = await pendingPanel(call, getSubject(found.id), [handedOver])
      return {
        title: `Downline of ${found.username}`,
        body: html`<p>${memberLink(call, found)}</p>
          ${facts({ State: words(found.state), Since: momentText(found.since) })} ${handOverEffect(found)}
          ${waiting ?? form(call, found)}`,
      }
    })

    action(`${PATH}/:memberId/hand-over`, 'members.move', withReason, async (call, { reason }) => {
      const { actor, database, params } = call
      const found = await findLeft(database, params)
      if (!found) throw noDownline()
      const { id, username, to } = found
      const outcome = await decide(database, handedOver, {
        subject: getSubject(id),
        payload: { memberId: String(id), username, to: to ?? '' },
        reason,
        actor,
        operators: 2,
        check: async (tx) => {
          const now = await readHandOver(tx, id)
          // Unbilled pay is an obstacle for the second operator only.
          if (now?.obstacle && now.obstacle !== 'UNBILLED') throw new OfficeError(OBSTACLES[now.obstacle])
        },
      })
      return { to: `${PATH}/${id}`, notice: getNotice(outcome) }
    })
  },
}

const getSubject = (memberId: number) => `member:${memberId}:downline`

const findLeft = (database: Database, { memberId }: OfficeCall['params']) =>
  readHandOver(database, parseNumber(memberId) ?? 0)

const list = async (database: Database): Promise<Html> =>
  html` <p class="muted">
      Agents that are blocked or closed and have accounts below them. Those of closed agents are to be handed over; a
      blocked agent may keep them. New accounts come below the next open agent above meanwhile.
    </p>
    ${table(
      ['Agent', 'State', 'Since', 'Directly below>', 'All below>', 'Next open agent above'],
      (await listLeftDownlines(database)).map(({ id, username, state, since, lines, accounts, to }) => [
        html`<a href="${PATH}/${id}">${username}</a>`,
        words(state),
        momentText(since),
        lines.toLocaleString('en'),
        accounts.toLocaleString('en'),
        to ?? 'none',
      ]),
      'No blocked or closed agent has accounts below it.',
    )}`

const handOverEffect = ({ username, to, lines, accounts, agents, ending, obstacle }: HandOver): Html =>
  html`${obstacle && html`<p class="panel problem" role="alert">It cannot be done now. ${OBSTACLES[obstacle]}</p>`}
    ${facts({
      'From and to': `${username} → ${to ?? 'nobody'}`,
      'Accounts directly below': lines.toLocaleString('en'),
      'Accounts that move': `${accounts.toLocaleString('en')}, ${agents.toLocaleString('en')} of them agents`,
      'Contracts that end after their period':
        ending.length === 0 ? 'none' : ending.map(({ kind, account }) => `${account}: ${words(kind)}`).join(', '),
    })}
    <p class="muted">
      Sums of teams stay with the uplines above, and leave the agent. What has been billed stays and is not counted
      again. The accounts directly below and their new upline are notified; a blocked agent reads it after the block,
      and does not get the accounts back by itself.
    </p>`

const form = ({ csrfToken, may }: OfficeCall, { id, to }: HandOver): Html | false =>
  may('members.move') &&
  html`<section class="panel">
    <p class="muted">It takes two operators.</p>
    ${actionForm(csrfToken, {
      action: `${PATH}/${id}/hand-over`,
      button: `Propose to hand over to ${to ?? 'nobody'}`,
      fields: reasonField(),
    })}
  </section>`
