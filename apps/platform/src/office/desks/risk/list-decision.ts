import * as z from 'zod'
import {
  countHitOperators,
  decideHit,
  type Hit,
  type HitDecision,
  type ListedCase,
  listHits,
  lockHit,
} from '../../../domains/money/risk/operator.ts'
import { findMemberCard } from '../../../domains/people/member/operator.ts'
import type { Database } from '@playhouse/postgres/database.ts'
import { decide, type ReviewedKind } from '../../kit/decisions.ts'
import { html, type Html } from '../../kit/html.ts'
import { withReason } from '../../kit/inputs.ts'
import { OfficeError } from '../../kit/office-error.ts'
import { actionForm, facts, hidden, reasonField } from '../../kit/page.ts'
import { getNotice, type OfficeCall, type OfficeRoutes } from '../../kit/section.ts'
import { casePath, caseSubject } from './parts/case-parts.ts'
import { hitTable, KIND_TEXTS, screeningText, type ShownPerson } from './parts/list-parts.ts'

type Payload = Readonly<Record<string, string>>

const getKey = ({ memberId, hit }: Payload) => ({ memberId: Number(memberId), hitId: Number(hit) })
const TO_TEXTS: Readonly<Record<HitDecision['to'], string>> = {
  CONFIRMED: 'is the member',
  FALSE_FRIEND: 'is somebody else',
}
const getTo = ({ to }: Payload): HitDecision['to'] => (to === 'CONFIRMED' ? 'CONFIRMED' : 'FALSE_FRIEND')

const findHit = async (database: Database, { memberId, hitId }: ReturnType<typeof getKey>): Promise<Hit | undefined> =>
  (await listHits(database, memberId)).find(({ id }) => id === hitId)

async function readPerson(
  database: Database,
  memberId: number,
): Promise<ShownPerson & { name: string; country: string }> {
  const card = await findMemberCard(database, memberId)
  return {
    name: card?.member.payeeName ?? '',
    birthday: card?.profile?.birthday ?? null,
    country: card?.profile?.nationality ?? '',
  }
}

const getShown = ({ may }: Pick<OfficeCall, 'may'>, { birthday }: ShownPerson): ShownPerson => ({
  birthday: may('members.contacts') ? birthday : undefined,
})

/** Whether an entry of a list is the member. */
export const hitDecided: ReviewedKind = {
  kind: 'risk-case.list-decided',
  permission: 'risk.decide',
  describe: (payload) =>
    `Say that entry ${payload.entry} of a ${payload.kind} list ${TO_TEXTS[getTo(payload)]}: member ${payload.memberId}`,
  basis: async (tx, payload) => {
    const { memberId, hitId } = getKey(payload)
    const hit = await lockHit(tx, memberId, hitId)
    return { state: hit?.state, version: hit?.version, revision: hit?.revision }
  },
  show: async (database, payload, call) => {
    const { memberId, hitId } = getKey(payload)
    const hit = await findHit(database, { memberId, hitId })
    return html`${facts({ 'From then on': TO_TEXTS[getTo(payload)] })}
      ${hit && hitTable([hit], getShown(call, await readPerson(database, memberId)))}
      <p class="muted">${hit && getConsequence(hit, getTo(payload))}</p>
      <p><a href="${casePath({ memberId, id: Number(payload.caseId) })}">The case</a></p>`
  },
  apply: async (tx, { payload, reason, operators }) => {
    const to = getTo(payload)
    const before = await decideHit(tx, {
      ...getKey(payload),
      caseId: Number(payload.caseId),
      version: Number(payload.version),
      to,
      reason,
      by: operators.join(', '),
    })
    if (!before) throw new OfficeError('The entry has changed since you looked at it. Look at it again.')
    return { old: { state: before.state }, new: { ...payload, state: to } }
  },
}

/** What a decision does, as operators read it. */
function getConsequence({ kind, state }: Pick<Hit, 'kind' | 'state'>, to: HitDecision['to']): string {
  if (to === 'FALSE_FRIEND')
    return kind === 'SANCTION'
      ? `What the entry has stopped goes on at once. It is not asked again until the entry or the member’s data changes.${state === 'CONFIRMED' ? ' Takes two operators.' : ''}`
      : 'It is not asked again until the entry or the member’s data changes.'
  return kind === 'SANCTION'
    ? 'Stops withdrawals, transfers to others, play and deposits until operators say otherwise. Takes two operators. The member reads that the account is being checked, and nothing of a list.'
    : 'Asks the member for proof of the source of funds, as a decision about the case does. Nothing can be withdrawn until it is accepted.'
}

const hitInput = withReason.extend({
  to: z.enum(['CONFIRMED', 'FALSE_FRIEND']),
  version: z.string().regex(/^\d{1,9}$/),
})

export function listRoutes({ action }: OfficeRoutes, require: (call: OfficeCall) => Promise<ListedCase>): void {
  action('/risk-cases/:memberId/:id/entries/:hit', 'risk.decide', hitInput, async (call, { to, version, reason }) => {
    const { actor, database, params } = call
    const { row } = await require(call)
    const { memberId } = row
    const hit = await findHit(database, { memberId, hitId: Number(params.hit) || 0 })
    if (!hit) throw new OfficeError('There is no such entry.', 404)
    const outcome = await decide(database, hitDecided, {
      subject: caseSubject(row),
      payload: {
        memberId: String(memberId),
        caseId: String(row.id),
        hit: String(hit.id),
        entry: hit.entry,
        kind: KIND_TEXTS[hit.kind],
        version,
        to,
      },
      reason,
      actor,
      operators: countHitOperators(hit, to),
    })
    return { to: casePath(row), notice: getNotice(outcome) }
  })
}

/** Entries of lists on the page of a case, with the forms that say whether they are the member. */
export async function listPart(call: OfficeCall, { row }: ListedCase, isWaiting: boolean): Promise<Html> {
  const { database } = call
  const { memberId } = row
  const [hits, compared] = await Promise.all([listHits(database, memberId), screeningText(database, memberId)])
  if (hits.length === 0) return html``
  const person = await readPerson(database, memberId)
  const { birthday } = getShown(call, person)
  const decidable = hits.filter(({ goneAt, state }) => goneAt === null || state === 'CONFIRMED')
  return html`<h2>Entries of lists</h2>
    <section class="panel">
      ${facts({ 'Name of the member': person.name, Birthday: birthday === undefined ? null : (birthday ?? 'not known'), Nationality: person.country || 'not known', Lists: compared })}
    </section>
    ${hitTable(hits, { birthday })}
    ${call.may('risk.decide') && !isWaiting && decidable.map((hit) => hitForms(call, row, hit))}`
}

function hitForms({ csrfToken }: OfficeCall, row: ListedCase['row'], hit: Hit): Html {
  const form = (to: HitDecision['to'], button: string) =>
    hit.state === to
      ? html``
      : html`<section class="panel">
          <p class="muted">${getConsequence(hit, to)}</p>
          ${actionForm(csrfToken, {
            action: `${casePath(row)}/entries/${hit.id}`,
            button,
            second: to === 'FALSE_FRIEND',
            fields: html`${hidden('to', to)}${hidden('version', hit.version)} ${reasonField('What tells it')}`,
          })}
        </section>`
  return html`<details ${hit.state === 'POSSIBLE' && html`open`}>
    <summary>Is ${hit.name} (${hit.entry}) the member?</summary>
    <div class="columns top">${form('FALSE_FRIEND', 'Somebody else')} ${form('CONFIRMED', 'It is the member')}</div>
  </details>`
}
