import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import * as z from 'zod'
import type { Database } from '@playhouse/postgres/database.ts'
import { cancelFreeRounds, grantRoundsByOperators } from '../../../../domains/engagement/promotions/free-rounds.ts'
import {
  findFreeRounds,
  listFreeRoundGames,
  listMemberFreeRounds,
} from '../../../../domains/engagement/promotions/operator.ts'
import { mayReceive } from '../../../../domains/money/limits/receiving.ts'
import { lockStanding } from '../../../../domains/people/member/operator.ts'
import { decide, type ReviewedKind } from '../../../kit/decisions.ts'
import { choice, field, money, whole } from '../../../kit/form-fields.ts'
import { countText, momentText, moneyText, words } from '../../../kit/formats.ts'
import { html, type Html } from '../../../kit/html.ts'
import { withReason } from '../../../kit/inputs.ts'
import { OfficeError } from '../../../kit/office-error.ts'
import { actionForm, changeTable, facts, hidden, reasonField, table } from '../../../kit/page.ts'
import { getNotice, type OfficeCall, type OfficeRoutes } from '../../../kit/section.ts'
import { requireCard } from '../../member/parts/member-card.ts'
import { bonusPlans, getName, getSubject, refuseDemo } from './bonus-plans.ts'
import { DAYS_MAX, findStakeProblem, getGameNames, listTermNames, ROUNDS_MAX } from './free-round-choices.ts'

type Payload = Readonly<Record<string, string>>

const review = { permission: 'bonuses.change' } as const

const granted: ReviewedKind = {
  ...review,
  kind: 'free-rounds.granted',
  describe: ({ memberId, rounds, stake = '0', nodeId }) =>
    `Grant member ${memberId} ${countText(Number(rounds), 'free round')} of ${moneyText(parseAmount(stake))} in game ${nodeId}`,
  basis: async (tx, { memberId }) => ({ ...(await lockStanding(tx, Number(memberId))) }),
  show: (database, payload) => showGrant(database, payload),
  apply: async (tx, { payload: { memberId, nodeId, promotionId = '', rounds, stake = '0', days }, operators }) => {
    await refuseDemo(tx, Number(memberId))
    const grant = {
      memberId: Number(memberId),
      nodeId: Number(nodeId),
      promotionId,
      rounds: Number(rounds),
      stake: parseAmount(stake),
      days: Number(days),
    }
    const id = await grantRoundsByOperators(tx, grant, operators)
    return { new: { id, nodeId, promotionId, rounds, stake, days } }
  },
}

const cancelled: ReviewedKind = {
  ...review,
  kind: 'free-rounds.cancelled',
  describe: ({ memberId, id }) => `Cancel free rounds ${id} of member ${memberId}`,
  basis: async (tx, { memberId, id = '' }) => {
    const found = await findFreeRounds(tx, Number(memberId), id)
    return { id: found?.id, isEnding: found !== undefined && !isOpen(found) }
  },
  show: async (database, { memberId, id = '' }) => {
    const found = await findFreeRounds(database, Number(memberId), id)
    if (!found) return html``
    return html`${facts({
        Played: `${found.played} of ${found.rounds}`,
        'Won so far': moneyText(found.won),
        Until: momentText(found.expiresAt),
      })}
      ${changeTable({ State: words(found.state) }, { State: 'cancelled' })}
      <p class="muted">
        The vendor plays no more of them. What they have won by then becomes a bonus, and the member is notified.
      </p>`
  },
  apply: async (tx, { payload: { memberId, id = '' } }) => {
    await cancelFreeRounds(tx, Number(memberId), id)
    return { new: { state: 'cancelled' } }
  },
}

export const FREE_ROUND_DECISIONS = [granted, cancelled]

const isOpen = ({ state }: { state: string }) => state === 'SENDING' || state === 'ACTIVE'

/** @throws OfficeError in words for what cannot be granted */
async function showGrant(database: Database, sent: Payload): Promise<Html> {
  const { memberId, nodeId, promotionId, rounds, stake = '', days } = sent
  const [plans, games] = [await bonusPlans(database), await listFreeRoundGames(database)]
  const plan = plans.find(({ about }) => about.id === promotionId)
  const game = games.find((one) => String(one.nodeId) === nodeId)
  const each = money.safeParse(stake)
  if (!plan || !game || !each.success || !(Number(rounds) > 0) || !(Number(days) > 0))
    throw new OfficeError(
      'Choose a promotion and a game, and say how many rounds, of which stake and for how long.',
      400,
    )
  refuseStake(game, each.data)
  const { multiple, maxStake } = plan.offer
  return facts({
    Game: `${game.name} (${game.vendorCode})`,
    Rounds: `${rounds}, ${moneyText(each.data)} each`,
    'Staked by the house at most': moneyText(each.data * BigInt(rounds ?? 0)),
    'Can be played': countText(Number(days), 'day'),
    'What they win': `a bonus under the terms of ${getName(plan)}`,
    'To be turned over': `${multiple} times what they win`,
    'Largest stake': moneyText(maxStake),
    'Speaks against it': (await mayReceive(database, { memberId: Number(memberId), type: 'PROMOTION' }))
      ? null
      : 'the account may receive no promotion',
  })
}

function refuseStake(game: Parameters<typeof findStakeProblem>[0], stake: bigint): void {
  const problem = findStakeProblem(game, stake)
  if (problem) throw new OfficeError(`stake: ${problem}`, 400)
}

const grantInput = withReason.extend({
  promotionId: z.string().min(1, { error: 'say under the terms of which promotion' }).max(60),
  nodeId: z.string().regex(/^\d{1,9}$/, { error: 'choose a game' }),
  rounds: whole(1, ROUNDS_MAX),
  stake: money,
  days: whole(1, DAYS_MAX),
})
const cancelInput = withReason.extend({ id: z.uuid() })

export function freeRoundRoutes({ action, preview }: OfficeRoutes): void {
  const grantPath = '/members/:memberId/grant-free-rounds'
  preview(grantPath, 'bonuses.change', async (call, sent) => {
    const { member } = await requireCard(call)
    return showGrant(call.database, { ...sent, memberId: String(member.id) })
  })
  action(
    grantPath,
    'bonuses.change',
    grantInput,
    async (call, { reason, promotionId, nodeId, rounds, stake, days }) => {
      const { member } = await requireCard(call)
      const plans = await bonusPlans(call.database)
      if (!plans.some(({ about }) => about.id === promotionId)) throw new OfficeError('promotionId: has no bonus', 400)
      const game = (await listFreeRoundGames(call.database)).find((one) => String(one.nodeId) === nodeId)
      if (!game) throw new OfficeError('nodeId: has no free rounds', 400)
      refuseStake(game, stake)
      const texts = { promotionId, nodeId, rounds: String(rounds), stake: formatAmount(stake), days: String(days) }
      const outcome = await decide(call.database, granted, {
        subject: getSubject(member.id),
        payload: { memberId: String(member.id), ...texts },
        reason,
        actor: call.actor,
        // Takes two operators at any amount; the house stakes this sum for the member.
        operators: { sum: 'credits', memberId: member.id, amount: stake * BigInt(rounds), above: 0n },
        check: (tx) => refuseDemo(tx, member.id),
      })
      return { to: `/members/${member.id}/bonuses`, notice: getNotice(outcome) }
    },
  )
  action('/members/:memberId/cancel-free-rounds', 'bonuses.change', cancelInput, async (call, { reason, id }) => {
    const { member } = await requireCard(call)
    const outcome = await decide(call.database, cancelled, {
      subject: getSubject(member.id),
      payload: { memberId: String(member.id), id },
      reason,
      actor: call.actor,
      operators: 2,
      check: async (tx) => {
        const found = await findFreeRounds(tx, member.id, id)
        if (!found || !isOpen(found)) throw new OfficeError('The free rounds have ended.')
      },
    })
    return { to: `/members/${member.id}/bonuses`, notice: getNotice(outcome) }
  })
}

/** The member's free rounds; with `mayChange`, what may be done about them. */
export async function freeRoundPart(call: OfficeCall, memberId: number, mayChange: boolean): Promise<Html> {
  const { csrfToken, database } = call
  const all = await listMemberFreeRounds(database, memberId)
  const games = mayChange ? await listFreeRoundGames(database) : []
  if (all.length === 0 && games.length === 0) return html``
  return html`<h2>Free rounds</h2>
    ${table(
      ['Game', 'State', 'Played>', 'of>', 'Stake>', 'Won>', 'Since', 'Until', 'Granted by'],
      all.map(({ row, name }) => [
        name,
        words(row.cause ?? row.state),
        row.played,
        row.rounds,
        moneyText(row.stake),
        moneyText(row.won),
        momentText(row.grantedAt),
        momentText(row.endedAt ?? row.expiresAt),
        row.operator,
      ]),
      'No free rounds.',
    )}
    ${mayChange && all.filter(({ row }) => isOpen(row)).map(({ row, name }) => cancelForm(csrfToken, row, name))}
    ${games.length > 0 && (await grantForm(call, memberId, games))}`
}

const cancelForm = (
  csrfToken: OfficeCall['csrfToken'],
  { id, memberId }: { id: string; memberId: number },
  name: string,
): Html =>
  html`<section class="panel">
    <h2>Cancel the free rounds in ${name}</h2>
    <p class="muted">It takes two operators. What they have won becomes a bonus; the member is notified.</p>
    ${actionForm(csrfToken, {
      action: `/members/${memberId}/cancel-free-rounds`,
      button: 'Propose',
      second: true,
      fields: html`${hidden('id', id)}${reasonField()}`,
    })}
  </section>`

async function grantForm(
  { csrfToken, database }: OfficeCall,
  memberId: number,
  games: Awaited<ReturnType<typeof listFreeRoundGames>>,
): Promise<Html> {
  const plans = await listTermNames(database)
  return html`<section class="panel">
    <h2>Grant free rounds</h2>
    <p class="muted">
      It takes two operators. The house pays the stakes; what the rounds win becomes a bonus when they have ended, under
      the turnover, largest stake and days of a promotion.
    </p>
    ${actionForm(csrfToken, {
      action: `/members/${memberId}/grant-free-rounds`,
      button: 'Propose',
      hasPreview: true,
      fields: html`${choice('nodeId', 'Game', { '': 'choose', ...getGameNames(games) }, '')}
      ${choice('promotionId', 'Winnings under the terms of', { '': 'choose', ...plans }, '')}
      ${field('rounds', 'Rounds', '', { type: 'number' })}${field('stake', 'Stake of each', '')}
      ${field('days', 'Days to play them', '7', { type: 'number' })}${reasonField()}`,
    })}
  </section>`
}
