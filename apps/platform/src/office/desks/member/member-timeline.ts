import { findLottery } from '@playhouse/engines/lottery/games.ts'
import { lotteryName } from '@playhouse/engines/lottery/names.ts'
import { readSubjects } from '../../../domains/engagement/records/movement-subjects.ts'
import {
  readTimeline,
  TIMELINE_KINDS,
  type TimelineKind,
  type TimelineRow,
} from '../../../domains/engagement/records/timeline.ts'
import type { ExclusionGround, LimitKind, LimitPeriod } from '../../../domains/money/limits/operator.ts'
import { messageText } from '../../../domains/people/messages/message-texts.ts'
import { ticketNumber } from '../../../domains/play/lottery/tickets.ts'
import { subjectPath } from '../../kit/audit-subjects.ts'
import { actionText } from '../../kit/audit-values.ts'
import { depositPath } from '../cashier/parts/deposit-links.ts'
import { moneyText, momentText, words } from '../../kit/formats.ts'
import { html, type Html } from '../../kit/html.ts'
import { betPath, subjectOfMovement, ticketPath } from '../records/parts/ledger-links.ts'
import type { Card } from './parts/member-card.ts'
import { table } from '../../kit/page.ts'
import type { Permission } from '../../kit/permissions.ts'
import { GROUND_TEXTS, getLabel, valueText } from '../limits/parts/protection-facts.ts'
import type { OfficeCall } from '../../kit/section.ts'

const PAGE = 50

const KINDS: Readonly<Record<TimelineKind, { title: string; permission: Permission }>> = {
  money: { title: 'Money', permission: 'members.read' },
  play: { title: 'Play', permission: 'bets.read' },
  limits: { title: 'Limits', permission: 'protection.read' },
  service: { title: 'Service', permission: 'cases.read' },
  letters: { title: 'Letters', permission: 'members.letters' },
  audit: { title: 'Audit', permission: 'members.read' },
}

/** Permission for the page that an entry links to, by the kind of its subject; pages of a member have one for each part (`member:access`). */
const PAGES: Readonly<Record<string, Permission>> = {
  member: 'members.read',
  'member:access': 'members.sign-ins',
  'member:exclusion': 'protection.read',
  'member:adjustment': 'credits.propose',
  'member:owed': 'credits.read',
  'member:risk': 'risk.read',
  withdrawal: 'withdrawals.read',
  deposit: 'deposits.read',
  held: 'deposits.read',
  round: 'bets.read',
  'lottery-draw': 'lotteries.read',
  case: 'cases.read',
  identity: 'identity.read',
  application: 'applications.read',
  redemption: 'redemptions.read',
  'promotion-claim': 'claims.read',
  hold: 'protection.read',
  'limit.operator.set': 'protection.read',
  'exclusion.lifted': 'protection.read',
  limit_change: 'protection.read',
  play_exclusion: 'protection.read',
  account_hold: 'protection.read',
}

function getPage(may: OfficeCall['may'], subject: string): string | undefined {
  const [kind = '', , part = ''] = subject.split(':')
  const named = `${kind}:${part}`
  const permission = Object.hasOwn(PAGES, named) ? PAGES[named] : Object.hasOwn(PAGES, kind) ? PAGES[kind] : undefined
  return permission !== undefined && may(permission) ? subjectPath(subject) : undefined
}

const money = (amount: string | null | undefined) => moneyText(BigInt(amount ?? '0'))

/** Everything that has happened to a member, newest first. */
export async function timelinePart(call: OfficeCall, { member }: Card): Promise<Html> {
  const { database, may, query } = call
  const allowed = TIMELINE_KINDS.filter((kind) => may(KINDS[kind].permission))
  const kind = allowed.find((one) => one === query.kind)
  const { rows, next } = await readTimeline(database, member.id, {
    kinds: kind ? [kind] : allowed,
    before: query.before,
    limit: PAGE,
  })
  const moved = rows.flatMap(({ source, id }) => (source === 'ledger' ? [String(id)] : []))
  const subjects = await readSubjects(database, member.id, moved)
  const getAbout = (row: TimelineRow): Html => {
    if (row.source !== 'ledger') return rowText(call, member.id, row)
    const { type, amount, currency } = row.facts
    const about = subjects.get(String(row.id))
    const what = words(type)
    return html`${what.charAt(0).toUpperCase()}${what.slice(1)}${
      amount !== null && html`: ${money(amount)}${currency === 'PTS' && ' points'}`
    }${about && html` · ${subjectOfMovement(call, member.id, about)}`}`
  }
  const address = (parameters: Record<string, string>) => {
    const text = new URLSearchParams(parameters).toString()
    return `/members/${member.id}/timeline${text && `?${text}`}`
  }
  const of: Record<string, string> = kind ? { kind } : {}
  return html`<nav class="tabs" aria-label="Kinds">
      <a href="${address({})}" ${!kind && html`aria-current="page"`}>All</a>
      ${allowed.map(
        (one) =>
          html`<a href="${address({ kind: one })}" ${one === kind && html`aria-current="page"`}
            >${KINDS[one].title}</a
          >`,
      )}
    </nav>
    ${table(
      ['Time', 'Kind', 'What'],
      rows.map((row) => [momentText(row.at), KINDS[row.kind].title, getAbout(row)]),
      query.before === undefined ? 'Nothing has happened yet.' : 'There is nothing older.',
    )}
    <p class="pages">
      ${query.before !== undefined && html`<a href="${address(of)}">Newest</a>`}
      ${next !== undefined && html`<a href="${address({ ...of, before: next })}" rel="next">Older</a>`}
    </p>`
}

function rowText({ may }: OfficeCall, memberId: number, row: Exclude<TimelineRow, { source: 'ledger' }>): Html {
  const link = (permission: Permission, href: string, text: string) =>
    may(permission) ? html`<a href="${href}">${text}</a>` : html`${text}`
  const key = { memberId, id: row.id }
  switch (row.source) {
    case 'deposit': {
      const { amount, channel, state } = row.facts
      return html`${link('deposits.read', depositPath({ memberId, id: Number(row.id) }), `Deposit ${memberId}/${row.id}`)}
      of ${money(amount)} by ${channel} requested, now ${words(state)}`
    }
    case 'withdrawal': {
      const { amount, state } = row.facts
      return html`${link('withdrawals.read', `/withdrawals/${memberId}/${row.id}`, `Withdrawal ${memberId}/${row.id}`)}
      of ${money(amount)} requested, now ${words(state)}`
    }
    case 'round': {
      const { stake, payout, game } = row.facts
      return html`${link('bets.read', betPath(key), game ?? `Bet ${row.id}`)}: stake ${money(stake)}, payout
      ${money(payout)}`
    }
    case 'ticket': {
      const { stake, draws, lottery } = row.facts
      const known = findLottery(lottery)
      return html`${link('bets.read', ticketPath(key), `Ticket ${ticketNumber(row.id, row.at.getTime())}`)} of
      ${known ? lotteryName(known, 'EN') : lottery} bought: ${money(stake)} in
      ${draws === 1 ? 'one draw' : `each of ${draws} draws`}`
    }
    case 'limit':
    case 'exclusion':
    case 'hold':
      return html`${link('protection.read', `/protection/${memberId}`, limitText(row))}`
    case 'case':
      return html`${link('cases.read', `/cases/${memberId}/${row.id}`, `Case ${row.id}: ${row.facts.title}`)} opened,
      now ${words(row.facts.state)}`
    case 'line': {
      const { caseId, author, operator } = row.facts
      const what =
        author === 'MEMBER'
          ? 'The member wrote'
          : author === 'NOTE'
            ? `Noted by ${operator}`
            : `Answered by ${operator}`
      return html`${what} in ${link('cases.read', `/cases/${memberId}/${caseId}`, `case ${caseId}`)}`
    }
    case 'note':
      return html`<a href="/members/${memberId}">Note</a> by ${row.facts.operator}: ${row.facts.text}`
    case 'letter': {
      const { template, params, currency } = row.facts
      const { title, content } = messageText(template, params, { language: 'EN', currency })
      return html`<details>
        <summary>${title}</summary>
        <div class="text">${content}</div>
      </details>`
    }
    case 'audit':
      return auditText(may, memberId, row)
  }
}

function limitText(row: Extract<TimelineRow, { source: 'limit' | 'exclusion' | 'hold' }>): string {
  if (row.source === 'hold') return `Held because it matches an excluded person’s account: ${words(row.facts.state)}`
  if (row.source === 'exclusion') {
    const { kind, endsAt, ground, state } = row.facts
    const until = endsAt === null ? 'for good' : `until ${momentText(new Date(endsAt))}`
    const why = ground === null ? '' : `, on the ground of ${GROUND_TEXTS[ground as ExclusionGround]}`
    return `${words(kind)} ${until}${why}: ${words(state)}`
  }
  const { kind, period, oldValue, newValue, state, by } = row.facts
  const value = (text: string | null) => (text === null ? 'none' : valueText(kind as LimitKind, BigInt(text)))
  const limit = getLabel({ kind: kind as LimitKind, period: period as LimitPeriod })
  return `Limit of ${limit} from ${value(oldValue)} to ${value(newValue)}, by ${by.startsWith('OPERATOR ') ? by.slice(9) : words(by)}: ${words(state)}`
}

/** An operator who may not read the audit log sees actors and actions, but no reasons and values. */
function auditText(
  may: OfficeCall['may'],
  memberId: number,
  { id, facts }: Extract<TimelineRow, { source: 'audit' }>,
): Html {
  const { action, subject, actorKind, actor, role, reason } = facts
  const path = may('audit.read') ? `/members/${memberId}/audit?before=${id + 1n}` : getPage(may, subject)
  const who =
    actorKind === 'OPERATOR' ? `${actor}${role === null ? '' : ` (${role})`}` : `${actorKind.toLowerCase()} ${actor}`
  return html`${path === undefined ? actionText(action) : html`<a href="${path}">${actionText(action)}</a>`} by
  ${who}${may('audit.read') && reason !== null && `: ${reason}`}`
}
