import { withTransaction } from '@playhouse/postgres/database.ts'
import { recordAudit } from '../../../../audit/audit-log.ts'
import {
  LINK_DAYS,
  listHits,
  listLinkedAccounts,
  listRiskEvents,
  type MemberSignal,
  readMonths,
  readRisk,
  type RiskEvent,
  type RiskMonth,
} from '../../../../domains/money/risk/operator.ts'
import { depositPath } from '../../cashier/parts/deposit-links.ts'
import { chart, charted } from '../../../kit/chart.ts'
import { moneyText, momentText, words } from '../../../kit/formats.ts'
import { html, type Html } from '../../../kit/html.ts'
import { memberLink } from '../../../kit/member-link.ts'
import { facts, table } from '../../../kit/page.ts'
import type { OfficeCall } from '../../../kit/section.ts'
import { memberCasePart } from './case-parts.ts'
import { hitTable, screeningText } from './list-parts.ts'
import { interventionPart } from './interventions.ts'
import { isOpen, linkTable, scoreText, signalTable, signalTitle } from './risk-parts.ts'

const EVENTS = 40

/** What the house knows of a member's risk. Looking at it is recorded. */
export async function riskPart(
  call: OfficeCall,
  { member, profile }: { member: { id: number }; profile: { birthday: string | null } | null },
): Promise<Html> {
  const { actor, database } = call
  const memberId = member.id
  const [{ score, signals }, linked, months, events, hits, compared] = await Promise.all([
    readRisk(database, memberId),
    listLinkedAccounts(database, memberId),
    readMonths(database, memberId),
    listRiskEvents(database, memberId, EVENTS),
    listHits(database, memberId),
    screeningText(database, memberId),
  ])
  await withTransaction(database, (tx) =>
    recordAudit(tx, { actor, action: 'risk.read', subject: `member:${memberId}:risk`, new: { score } }),
  )
  return html`<section class="panel">
      ${facts({
        Score: scoreText(score),
        'Last computed': signals.length === 0 ? null : momentText(getLatest(signals)),
      })}
      <p class="muted">
        Each sign adds its points; they are hints, not findings. The member reads nothing of this page.
        ${call.may('risk.set') && html`<a href="/risk/thresholds">Thresholds</a>`}
      </p>
    </section>
    <h2>Why</h2>
    ${signalTable(signals)}
    ${
      (compared !== null || hits.length > 0) &&
      html`<h2>Lists of sanctions and politically exposed persons</h2>
        <section class="panel">${facts({ 'This member': compared ?? 'no provider of lists' })}</section>
        ${hitTable(hits, { birthday: call.may('members.contacts') ? (profile?.birthday ?? null) : undefined })}`
    }
    <h2>Interventions</h2>
    ${await interventionPart(database, memberId)}
    <h2>Cases</h2>
    ${await memberCasePart(call, memberId, true)}
    <h2>Shared with other accounts</h2>
    <p class="muted">
      Browsers, and addresses on the same day, of ${LINK_DAYS} days; bank accounts, telephone numbers and mailboxes.
      Accounts that share most come first.
    </p>
    ${linkTable(call, linked)}
    <h2>Money by month</h2>
    ${monthPart(months)}
    <h2>Timeline</h2>
    ${timelineTable(call, memberId, signals, events)}
    <p><a href="/members/${memberId}/timeline">Everything that happened</a></p>`
}

const getLatest = (signals: readonly MemberSignal[]) =>
  new Date(Math.max(...signals.map(({ checkedAt }) => checkedAt.getTime())))

function monthPart(months: readonly RiskMonth[]): Html {
  const oldestFirst = months.toReversed()
  const [first, last] = [oldestFirst[0], months[0]]
  return html`${
    first &&
    last &&
    months.length > 3 &&
    chart({
      title: 'Turnover by month',
      labels: oldestFirst.map(({ month }) => month),
      values: oldestFirst.map(({ turnover }) => charted(turnover)),
      range: { from: first.month, to: last.month },
      short: (month) => month,
    })
  }
  ${table(
    ['Month', 'Deposits>', 'Received>', 'Withdrawals>', 'Sent>', 'Turnover>', 'Result of play>'],
    months.map((row) => [
      row.month,
      moneyText(row.deposits),
      moneyText(row.received),
      moneyText(row.withdrawals),
      moneyText(row.sent),
      moneyText(row.turnover),
      moneyText(row.result),
    ]),
    'No money has moved yet.',
  )}`
}

function timelineTable(
  call: OfficeCall,
  memberId: number,
  signals: readonly MemberSignal[],
  events: readonly RiskEvent[],
): Html {
  const found = signals.flatMap((one) => [
    { at: one.foundAt, text: html`<strong>Sign: ${signalTitle(one.signal)}</strong>` },
    ...(isOpen(one) || !one.endedAt
      ? []
      : [{ at: one.endedAt, text: html`Holds no longer: ${signalTitle(one.signal)}` }]),
  ])
  const happened = events.map((event) => ({ at: new Date(event.at), text: eventText(call, memberId, event) }))
  const rows = [...found, ...happened].toSorted((one, other) => other.at.getTime() - one.at.getTime()).slice(0, EVENTS)
  return table(
    ['Time', 'What'],
    rows.map(({ at, text }) => [momentText(at), text]),
    'Nothing has happened yet.',
  )
}

function eventText(call: OfficeCall, memberId: number, { kind, amount, about, id }: RiskEvent): Html {
  const money = moneyText(amount)
  switch (kind) {
    case 'DEPOSIT': {
      const text = `Deposit of ${money} by ${about ?? ''}`
      return call.may('deposits.read') && id !== null
        ? html`<a href="${depositPath({ memberId, id })}">${text}</a>`
        : html`${text}`
    }
    case 'WITHDRAWAL': {
      const text = `Withdrawal of ${money}`
      return html`${call.may('withdrawals.read') ? html`<a href="/withdrawals/${memberId}/${id}">${text}</a>` : text},
      ${words(about)}`
    }
    case 'SENT':
      return html`Sent ${money} to ${memberLink(call, { id: id ?? 0, username: about ?? '' })}`
    case 'RECEIVED':
      return html`Received ${money} from ${memberLink(call, { id: id ?? 0, username: about ?? '' })}`
    case 'LIMIT':
      return html`Limit ${about}`
    case 'BREAK':
      return html`Break: ${words(about)}`
    case 'BLOCKED':
      return html`Blocked by an operator`
    case 'CARD':
      return html`Bank account or wallet added: ${about}`
  }
}
