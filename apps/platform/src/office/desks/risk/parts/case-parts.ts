import {
  type CaseEvent,
  type CaseRow,
  EFFECTS,
  getReason,
  isEffect,
  type ListedCase,
  listMemberRiskCases,
} from '../../../../domains/money/risk/operator.ts'
import { readWithheld } from '../../../../domains/money/limits/authority-claims.ts'
import { type ClosingGround, findClosing } from '../../../../domains/money/limits/operator.ts'
import { listStops } from '../../../../domains/money/limits/stops.ts'
import type { Database } from '@playhouse/postgres/database.ts'
import { decimalText, durationText, moneyText, momentText, words } from '../../../kit/formats.ts'
import { html, type Html } from '../../../kit/html.ts'
import { memberLink } from '../../../kit/member-link.ts'
import { actionForm, facts, reasonField, table } from '../../../kit/page.ts'
import type { OfficeCall } from '../../../kit/section.ts'
import { depositPath } from '../../cashier/parts/deposit-links.ts'
import { GROUNDS } from '../../limits/parts/closing-texts.ts'
import { getLabel, valueText } from '../../limits/parts/protection-facts.ts'
import { listEventText, listStopPart } from './list-parts.ts'
import { scoreText, signalTitle } from './risk-parts.ts'

export const OPENERS: Readonly<Record<CaseRow['openedBy'], string>> = {
  SIGN: 'signs of risk',
  OPERATOR: 'an operator',
  CHECK: 'a check from outside',
}

export const casePath = ({ memberId, id }: Pick<CaseRow, 'memberId' | 'id'>) => `/risk-cases/${memberId}/${id}`
export const caseSubject = ({ memberId, id }: Pick<CaseRow, 'memberId' | 'id'>) => `risk-case:${memberId}:${id}`

/** Effects of a decision in words. */
export const effectText = (effects: readonly string[]): string =>
  effects.length === 0
    ? 'nothing'
    : effects.map((effect) => (isEffect(effect) ? EFFECTS[effect].title.toLowerCase() : words(effect))).join('; ')

/** What it waits for first: whether an entry of a list is the member, or documents. */
export const waitText = (found: ListedCase): string | null =>
  found.hasPossibleHits ? 'an entry of a list is to be decided' : fundsText(found)

/** Whether it waits for the member's documents, for an operator who reviews them, or for neither. */
const fundsText = ({ fundsAskedAt, hasDocuments }: ListedCase): string | null =>
  fundsAskedAt === null ? null : hasDocuments ? 'documents are being checked' : 'waits for the member’s documents'

const deadlineText = ({ state, dueAt }: CaseRow, now = new Date()): Html | string =>
  state === 'OPEN' && dueAt < now
    ? html`${momentText(dueAt)}
        <strong class="overdue">overdue by ${durationText(now.getTime() - dueAt.getTime())}</strong>`
    : momentText(dueAt)

const STOP_TEXTS = { WITHDRAWALS: 'Withdrawals are stopped', PLAY: 'Play and deposits are stopped' } as const

/** What is stopped for the member, on the card and on the page of each case. */
export async function stopPart(database: Database, memberId: number): Promise<Html> {
  const stops = await listStops(database, memberId)
  return html`${await listStopPart(database, memberId)}
  ${stops.map(
    ({ kind, caseId, since, by }) =>
      html`<p class="panel problem">
        ${STOP_TEXTS[kind]} since ${momentText(since)} by
        ${by}${caseId !== null && html` (<a href="${casePath({ memberId, id: caseId })}">risk case ${caseId}</a>)`}.
        <a href="/members/${memberId}/closing">Stops and closing</a>
      </p>`,
  )}`
}

/** That operators have closed the account, and what is withheld of it now. */
export async function closedPart(database: Database, memberId: number): Promise<Html> {
  const closing = await findClosing(database, memberId)
  if (!closing) return html``
  const { amount, claimed } = (await readWithheld(database, [memberId]))(memberId)
  const ofIt = claimed > 0n ? `, of it claimed by authorities ${moneyText(claimed)}` : ''
  return html`<p class="panel problem">
    The account was closed by ${closing.by} on
    ${momentText(closing.at)}${amount > 0n && `; ${moneyText(amount)} is withheld${ofIt}`}.
    <a href="/members/${memberId}/closing">Stops and closing</a>
  </p>`
}

export const caseFacts = (call: OfficeCall, found: ListedCase): Html => {
  const { row, username, score } = found
  return html`<section class="panel">
    ${facts({
      Member: memberLink(call, { id: row.memberId, username }),
      State: words(row.state),
      'Opened by': `${OPENERS[row.openedBy]}, ${momentText(row.openedAt)}`,
      'Score then': row.score,
      'Score now': html`<a href="/members/${row.memberId}/risk">${scoreText(score)}</a>`,
      'To be decided by': row.state === 'OPEN' ? deadlineText(row) : null,
      'Source of funds': fundsText(found),
      Decided: row.decidedAt && `${momentText(row.decidedAt)} by ${row.decidedBy ?? ''}`,
      Decision: row.state === 'DECIDED' ? effectText(row.effects) : null,
    })}
  </section>`
}

const EVENT_TEXTS: Readonly<Record<CaseEvent['kind'], string>> = {
  OPENED: 'Opened',
  SIGN: 'Sign',
  PAYMENT: 'Payment',
  NOTE: 'Note',
  DOCUMENT: 'Document',
  DECIDED: 'Decided',
  REOPENED: 'Reopened',
  LIST: 'List',
  REPORT: 'Report made',
}

/** Everything that belongs to the case, oldest first. */
export const historyTable = (call: Pick<OfficeCall, 'may'>, events: readonly CaseEvent[]): Html =>
  table(
    ['Time', 'What', '', 'By'],
    events.map((event) => [
      momentText(event.at),
      html`<strong>${EVENT_TEXTS[event.kind]}</strong>`,
      html`<div class="text">${eventText(call, event)}</div>`,
      event.by === 'SYSTEM' ? 'the platform' : event.by,
    ]),
    'Nothing yet.',
  )

function eventText({ may }: Pick<OfficeCall, 'may'>, { kind, memberId, caseId, id, text, data }: CaseEvent): Html {
  switch (kind) {
    case 'SIGN':
      return html`${signalTitle(String(data.signal))}: ${getReason(data)}`
    case 'PAYMENT': {
      const number = Number(data.number)
      const isDeposit = data.payment === 'DEPOSIT'
      const name = `${isDeposit ? 'Deposit' : 'Withdrawal'} ${memberId}/${number}`
      const path = isDeposit ? depositPath({ memberId, id: number }) : `/withdrawals/${memberId}/${number}`
      const maySee = may(isDeposit ? 'deposits.read' : 'withdrawals.read')
      return html`${maySee ? html`<a href="${path}">${name}</a>` : name}: ${moneyText(BigInt(String(data.amount)))} of
      ${momentText(new Date(String(data.at)))}, then ${words(String(data.state))}. ${text}`
    }
    case 'DOCUMENT': {
      const path = `${casePath({ memberId, id: caseId })}/documents/${id}`
      return html`<a href="${path}"><img class="document" src="${path}" alt="${text}" loading="lazy" /></a> ${text}`
    }
    case 'DECIDED': {
      const effects = Array.isArray(data.effects) ? data.effects.map(String) : []
      return html`${`${effectText(effects)}${limitText(data)}${closingText(data)}.`} ${text}`
    }
    case 'LIST':
      return html`${listEventText(data)} ${text}`
    case 'OPENED':
      return html`Score ${Number(data.score)}. ${text}`
    default:
      return html`${text}`
  }
}

/** On what a decision closed the account. */
const closingText = ({ ground, withholds }: Readonly<Record<string, unknown>>): string =>
  typeof ground === 'string'
    ? ` (it rests on ${GROUNDS[ground as ClosingGround]}${withholds === true ? '; the balance is withheld' : ''})`
    : ''

/** The limit that a decision set. */
export function limitText({ kind, period, value }: Readonly<Record<string, unknown>>): string {
  if (typeof kind !== 'string' || typeof value !== 'string' || value === '') return ''
  const limit = { kind, period } as Parameters<typeof getLabel>[0]
  return ` (${getLabel(limit)}: ${decimalText(valueText(limit.kind, BigInt(value)))})`
}

/** Cases of a member; on the part Risk of the card, with the form to open one while none is open. */
export async function memberCasePart(call: OfficeCall, memberId: number, isCard = false): Promise<Html> {
  const cases = await listMemberRiskCases(call.database, memberId)
  return html`${table(
    ['Case', 'Opened', 'By', 'Score then>', 'State', 'To be decided by', 'Decision'],
    cases.map((row) => [
      html`<a href="${casePath(row)}">Case ${row.id}</a>`,
      momentText(row.openedAt),
      OPENERS[row.openedBy],
      row.score,
      words(row.state),
      row.state === 'OPEN' ? deadlineText(row) : '',
      row.state === 'DECIDED' ? html`<div>${effectText(row.effects)}</div>` : '',
    ]),
    'There was no case.',
  )}
  ${isCard && !cases.some(({ state }) => state === 'OPEN') && openingForm(call, memberId)}`
}

const openingForm = ({ csrfToken }: OfficeCall, memberId: number): Html =>
  actionForm(csrfToken, {
    action: `/members/${memberId}/risk/open`,
    button: 'Open a case',
    second: true,
    fields: html`<label
        ><span>It rests on</span
        ><select name="openedBy">
          <option value="OPERATOR">what an operator has noticed</option>
          <option value="CHECK">a check or a question from outside: a bank, a provider, an authority</option>
        </select></label
      >${reasonField('What it is about')}`,
  })
