import { isRealAccount } from '@playhouse/shared/account-kinds.ts'
import * as z from 'zod'
import type { Database } from '@playhouse/postgres/database.ts'
import {
  basisOfMove,
  lockMove,
  type Move,
  MOVED_MAX,
  type MoveObstacle,
  moveToUpline,
  readMove,
} from '../../../../domains/engagement/agent/move-upline.ts'
import { readRankRules } from '../../../../domains/engagement/ranks/operator.ts'
import { lockRank, readStandingOfRank, setRank } from '../../../../domains/engagement/ranks/set-rank.ts'
import { findMemberByUsername, listUplines } from '../../../../domains/people/member/operator.ts'
import { brandDay } from '../../../../ledger/brand-day.ts'
import { addDays } from '../../../../lib/record-range.ts'
import { decide, type ReviewedKind } from '../../../kit/decisions.ts'
import { pendingPanel } from '../../../kit/decision-pages.ts'
import { choice, day, field, percentText } from '../../../kit/form-fields.ts'
import { moneyText, words } from '../../../kit/formats.ts'
import { html, type Html } from '../../../kit/html.ts'
import { withReason } from '../../../kit/inputs.ts'
import { type Card, requireCard } from '../../member/parts/member-card.ts'
import { OfficeError } from '../../../kit/office-error.ts'
import { uplinePath } from '../../../kit/member-link.ts'
import { actionForm, changeTable, facts, reasonField, type Terms } from '../../../kit/page.ts'
import { getNotice, type OfficeCall, type OfficeRoutes } from '../../../kit/section.ts'

type Payload = Readonly<Record<string, string>>

/** Longest time for which operators hold a rank against turnover. */
const HELD_DAYS_MAX = 366
const HELD_DAYS = 30

const rankSubject = (memberId: number | string) => `member:${memberId}:rank`
const uplineSubject = (memberId: number | string) => `member:${memberId}:upline`

const rankChanged: ReviewedKind = {
  kind: 'rank.set',
  permission: 'members.rank',
  describe: ({ memberId, rank, heldUntil }) => `Set the rank of member ${memberId} to VIP${rank} until ${heldUntil}`,
  basis: async (tx, { memberId }) => ({ rank: await lockRank(tx, Number(memberId)) }),
  show: (database, payload) => rankEffect(database, payload),
  apply: async (tx, { payload }) => {
    const [memberId, rank, heldUntil = ''] = [Number(payload.memberId), Number(payload.rank), payload.heldUntil]
    if (heldUntil < brandDay(new Date())) throw new OfficeError('The day until which the rank is held is over.')
    const before = await lockRank(tx, memberId)
    if (!(await setRank(tx, { memberId, rank, heldUntil }))) throw sameRank(rank)
    return { old: { rank: before }, new: { rank, heldUntil } }
  },
}
const sameRank = (rank: number) => new OfficeError(`rank: the member has VIP${rank} already`)

const moved: ReviewedKind = {
  kind: 'upline.changed',
  permission: 'members.move',
  describe: ({ memberId, upline }) => `Move member ${memberId}, with everyone below, to ${upline}`,
  basis: async (tx, payload) => {
    const move = getMove(payload)
    await lockMove(tx, move)
    const found = await readMove(tx, move)
    return found && basisOfMove(found)
  },
  show: async (database, payload) => {
    const found = await readMove(database, getMove(payload))
    return found ? moveEffect(found) : html``
  },
  apply: async (tx, { payload }) => {
    const result = await moveToUpline(tx, getMove(payload))
    if (!result) throw noUpline()
    if ('obstacle' in result) throw refusedMove(result.obstacle)
    const { above, aboveThen, accounts, ending } = result.moved
    return {
      // Both uplines find the entry among theirs.
      old: { uplines: above, memberId: result.moved.account.parentId },
      new: { uplines: aboveThen, accounts, ending, notRecounted: result.notRecounted, memberId: payload.uplineId },
    }
  },
}
const getMove = ({ memberId, uplineId }: Payload) => ({ memberId: Number(memberId), uplineId: Number(uplineId) })
const noUpline = () => new OfficeError('upline: there is no such account', 400)

const OBSTACLES: Readonly<Record<MoveObstacle, string>> = {
  SAME_UPLINE: 'is the present upline',
  BELOW_ITSELF: 'is the account itself or below it',
  NO_AGENT: 'is no agent',
  CLOSED: 'is closed, or being closed',
  DEMO: 'a demo account has no place in the tree',
  REBATE:
    'has a lower rebate than the account; the present upline lowers the account’s first, or the new one’s is raised',
  SERIES:
    'has a lower prize series than the account; the present upline lowers the account’s first, or the new one’s is raised',
  TOO_MANY: `more than ${MOVED_MAX.toLocaleString('en')} accounts would move at once; move the lines below first`,
  UNBILLED:
    'a period that is over is not billed yet, and would be counted with the new teams; rebates of a day are billed until 01:30, other pay within hours: try again then',
}
const refusedMove = (obstacle: MoveObstacle) => new OfficeError(`upline: ${OBSTACLES[obstacle]}`)

export const STANDING_DECISIONS = [rankChanged, moved]

async function rankEffect(database: Database, { memberId, rank, heldUntil = '' }: Payload): Promise<Html> {
  const [now, { levels, rebates }] = await Promise.all([
    readStandingOfRank(database, Number(memberId)),
    readRankRules(database),
  ])
  const terms = (of: number): Terms => {
    const level = levels.find((one) => one.rank === of)
    const best = Math.max(0, ...rebates.filter((rebate) => rebate.rank === of).map(({ basisPoints }) => basisPoints))
    return {
      Rank: `VIP${of}`,
      'Best rebate': `${percentText(best)} %`,
      'Points for turnover': `${level?.pointsPercent ?? 100} %`,
      'Birthday gift': moneyText(level?.birthdayGift ?? 0n),
      'More withdrawals a day': String(level?.extraWithdrawals ?? 0),
      'Withdrawn a day at most': level?.withdrawalsMax == null ? '' : moneyText(level.withdrawalsMax),
      'Withdrawals reviewed from': level?.reviewFrom == null ? '' : moneyText(level.reviewFrom),
    }
  }
  return html`${changeTable(terms(now.rank), terms(Number(rank)))}
    ${facts({ 'By turnover it would be': `VIP${now.earned}`, 'Held until the end of': heldUntil })}
    <p class="muted">
      Until then turnover neither raises nor lowers the rank, and months on a day of which it is held do not count
      against it. What was claimed and paid by the rank before stays. The member is notified.
    </p>`
}

const moveEffect = ({ account, to, above, aboveThen, accounts, agents, turnover, ending, obstacle }: Move): Html =>
  html`${obstacle && html`<p class="panel problem" role="alert">It cannot be done now. ${to.username}: ${OBSTACLES[obstacle]}.</p>`}
    ${changeTable({ Uplines: above.length === 0 ? 'none' : above.join(' › ') }, { Uplines: aboveThen.join(' › ') })}
    ${facts({
      'Accounts that move': `${accounts.toLocaleString('en')}, ${agents.toLocaleString('en')} of them agents`,
      'Turnover that moves with them': `${moneyText(turnover.month)} this month, ${moneyText(turnover.all)} in all`,
      'Contracts that end after their period':
        ending.length === 0 ? 'none' : ending.map(({ kind, account: name }) => `${name}: ${words(kind)}`).join(', '),
      'Rebate and prize series': `${percentText(account.rate)} %, ${account.series}; of ${to.username} ${percentText(to.rate)} %, ${to.series}`,
    })}
    <p class="muted">
      Sums of teams move with the accounts, those of past days too: reports of the uplines left no longer have them.
      What has been billed stays and is not counted again; periods that are open are paid as if the accounts had always
      been below the new uplines. Open offers and requests between account and upline lapse. The account and both
      uplines are notified.
    </p>`

const rankInput = withReason.extend({
  rank: z.string().regex(/^\d{1,2}$/, { error: 'is a rank' }),
  heldUntil: day,
})
const uplineInput = withReason.extend({ upline: z.string().trim().min(1, { error: 'is a username' }).max(40) })

/** @throws OfficeError for a rank or day that cannot be set */
async function readRank(
  database: Database,
  memberId: number,
  { rank, heldUntil }: { rank: string; heldUntil: string },
) {
  const today = brandDay(new Date())
  const { levels } = await readRankRules(database)
  if (!levels.some((level) => level.rank === Number(rank))) throw new OfficeError('rank: is none of the ladder', 400)
  if (heldUntil < today || heldUntil > addDays(today, HELD_DAYS_MAX))
    throw new OfficeError(`heldUntil: is a day within ${HELD_DAYS_MAX} days`, 400)
  return { memberId: String(memberId), rank: String(Number(rank)), heldUntil }
}

async function readUpline(database: Database, memberId: number, upline: string) {
  const found = await findMemberByUsername(database, upline)
  if (!found) throw noUpline()
  return { memberId: String(memberId), uplineId: String(found.id), upline: found.username }
}

export function standingRoutes({ action, preview }: OfficeRoutes): void {
  const rankPath = '/members/:memberId/rank'
  const movePath = '/members/:memberId/upline'
  const real = async (call: OfficeCall) => {
    const { member } = await requireCard(call)
    if (!isRealAccount(member.kind) || member.erasedAt !== null)
      throw new OfficeError('A demo account, or one whose data was erased, has neither rank nor upline.')
    return member
  }
  preview(rankPath, 'members.rank', async (call, sent) => {
    const { id } = await real(call)
    return rankEffect(call.database, await readRank(call.database, id, { rank: '', heldUntil: '', ...sent }))
  })
  preview(movePath, 'members.move', async (call, sent) => {
    const { id } = await real(call)
    const found = await readMove(call.database, getMove(await readUpline(call.database, id, sent.upline ?? '')))
    return found ? moveEffect(found) : html``
  })
  action(rankPath, 'members.rank', rankInput, async (call, { reason, ...typed }) => {
    const { id, rank } = await real(call)
    const payload = await readRank(call.database, id, typed)
    if (Number(payload.rank) === rank) throw sameRank(rank)
    const outcome = await decide(call.database, rankChanged, {
      subject: rankSubject(id),
      payload,
      reason,
      actor: call.actor,
      operators: 2,
    })
    return { to: `/members/${id}/standing`, notice: getNotice(outcome) }
  })
  action(movePath, 'members.move', uplineInput, async (call, { reason, upline }) => {
    const { id } = await real(call)
    const payload = await readUpline(call.database, id, upline)
    const outcome = await decide(call.database, moved, {
      subject: uplineSubject(id),
      payload,
      reason,
      actor: call.actor,
      operators: 2,
      check: async (tx) => {
        const found = await readMove(tx, getMove(payload))
        // Unbilled pay is an obstacle for the second operator only.
        if (found?.obstacle && found.obstacle !== 'UNBILLED') throw refusedMove(found.obstacle)
      },
    })
    return { to: `/members/${id}/standing`, notice: getNotice(outcome) }
  })
}

/** The member's rank and upline, with what may be done about them. */
export async function standingPart(call: OfficeCall, { member }: Card): Promise<Html> {
  const { csrfToken, database, may } = call
  const [{ rank, heldUntil, earned }, { levels }, uplines, waitingRank, waitingMove] = await Promise.all([
    readStandingOfRank(database, member.id),
    readRankRules(database),
    listUplines(database, member.id),
    pendingPanel(call, rankSubject(member.id), STANDING_DECISIONS),
    pendingPanel(call, uplineSubject(member.id), STANDING_DECISIONS),
  ])
  const isOpen = isRealAccount(member.kind) && member.erasedAt === null
  const today = brandDay(new Date())
  return html`<h2>Rank</h2>
    ${facts({
      Rank: `VIP${rank}`,
      'By turnover it would be': `VIP${earned}`,
      'Held by operators until the end of': heldUntil !== null && heldUntil >= today ? heldUntil : null,
    })}
    ${waitingRank}
    ${
      isOpen &&
      waitingRank === undefined &&
      may('members.rank') &&
      html`<section class="panel">
        <p class="muted">
          It takes two operators. Turnover changes the rank again after the day until which it is held.
        </p>
        ${actionForm(csrfToken, {
          action: `/members/${member.id}/rank`,
          button: 'Propose',
          hasPreview: true,
          fields: html`${choice(
            'rank',
            'New rank',
            Object.fromEntries(levels.map((level) => [`${level.rank}`, `VIP${level.rank}`])),
            String(rank),
          )}
          ${field('heldUntil', 'Held until the end of', addDays(today, HELD_DAYS), { type: 'date' })}${reasonField()}`,
        })}
      </section>`
    }
    <h2>Upline</h2>
    ${facts({ Uplines: uplinePath(call, uplines) })} ${waitingMove}
    ${
      isOpen &&
      waitingMove === undefined &&
      may('members.move') &&
      html`<section class="panel">
        <p class="muted">It takes two operators. Everyone below moves along, with the sums of their days.</p>
        ${actionForm(csrfToken, {
          action: `/members/${member.id}/upline`,
          button: 'Propose',
          hasPreview: true,
          fields: html`${field('upline', 'Username of the new upline', '')}${reasonField()}`,
        })}
      </section>`
    }`
}
