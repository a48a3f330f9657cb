import { screenerName } from '@playhouse/vendor-api/screening/all.ts'
import type { Database } from '@playhouse/postgres/database.ts'
import {
  hasScreening,
  type Hit,
  isInForce,
  listHits,
  type ListOutcome,
  readScreening,
} from '../../../../domains/money/risk/operator.ts'
import { momentText, words } from '../../../kit/formats.ts'
import { html, type Html } from '../../../kit/html.ts'
import { table } from '../../../kit/page.ts'

export const KIND_TEXTS: Readonly<Record<Hit['kind'], string>> = {
  SANCTION: 'sanction',
  PEP: 'politically exposed person',
}

const REASON_TEXTS = {
  PERSON: 'name or birthday are new',
  WITHDRAWAL: 'a withdrawal',
  PAYMENTS: 'payments have reached a threshold',
  LISTS: 'the lists have changed',
} as const

const OUTCOMES: Readonly<Record<ListOutcome, string>> = {
  FOUND: 'May be',
  GONE: 'No longer on the list:',
  CONFIRMED: 'Is the member:',
  FALSE_FRIEND: 'Is somebody else:',
}

/** `Aurelio Brandmoor, born 1971-03-14, FR (sanction, Freeze list, SI-1001, likeness 90)`. */
const entryText = ({ name, birthday, country, kind, list, entry, score }: Readonly<Record<string, unknown>>): string =>
  `${[name, birthday && `born ${String(birthday)}`, country].filter(Boolean).join(', ')} (${KIND_TEXTS[kind as Hit['kind']] ?? words(String(kind))}, ${String(list)}, ${String(entry)}, likeness ${String(score)})`

/** Of a case's history. */
export const listEventText = (data: Readonly<Record<string, unknown>>): Html =>
  html`<strong>${OUTCOMES[data.outcome as ListOutcome] ?? ''}</strong> ${entryText(data)}.`

const hitStateText = ({ state, goneAt, decidedBy }: Hit): string => {
  const text = { POSSIBLE: 'to be decided', CONFIRMED: 'is the member', FALSE_FRIEND: 'is somebody else' }[state]
  return `${text}${decidedBy === null ? '' : `, said ${decidedBy}`}${goneAt === null ? '' : `; not listed since ${momentText(goneAt)}`}`
}

/** What entries of sanctions lists stop, which ends with the decision that they are somebody else. */
export async function listStopPart(database: Database, memberId: number): Promise<Html> {
  const hits = (await listHits(database, memberId)).filter((hit) => hit.kind === 'SANCTION' && isInForce(hit))
  const confirmed = hits.find(({ state }) => state === 'CONFIRMED')
  const possible = hits.find(({ state }) => state === 'POSSIBLE')
  const stop = confirmed ?? possible
  if (!stop) return html``
  return html`<p class="panel problem">
    ${
      stop === confirmed
        ? html`Withdrawals, play and deposits are stopped: the member is on a sanctions list.`
        : html`Withdrawals are stopped since ${momentText(stop.foundAt)}: an entry of a sanctions list may be the
          member.`
    }
  </p>`
}

/** When the member was compared with the lists, and what is due; null without a provider of lists. */
export async function screeningText(database: Database, memberId: number): Promise<string | null> {
  if (!(await hasScreening(database))) return null
  const found = await readScreening(database, memberId)
  if (!found) return 'not compared yet: the name is not known, or nothing made it due'
  const { answeredAt, version, reason, dueSince, error } = found
  return [
    answeredAt === null ? 'no answer yet' : `compared on ${momentText(answeredAt)} with version ${version ?? ''}`,
    ...(reason === null || dueSince === null
      ? []
      : [`due since ${momentText(dueSince)}: ${REASON_TEXTS[reason]}${error === null ? '' : ` (${words(error)})`}`]),
  ].join('; ')
}

export interface ShownPerson {
  /** Undefined for an operator who may not see it. */
  birthday: string | null | undefined
}

/** Whether the entry has the member's birthday, which tells most false friends. */
function birthdayText({ birthday }: Pick<Hit, 'birthday'>, person: ShownPerson): string {
  if (person.birthday === undefined) return 'not shown'
  if (birthday === null || person.birthday === null) return 'not known'
  if (birthday === person.birthday) return 'the same'
  if (birthday === person.birthday.slice(0, 4)) return 'the same year'
  return 'another'
}

/** Entries of lists that may be the member, with what was decided. */
export const hitTable = (hits: readonly Hit[], person: ShownPerson): Html =>
  table(
    ['Entry', 'Kind', 'Born', 'Birthday', 'Country', 'Likeness>', 'Found', 'State'],
    hits.map((hit) => [
      html`<div>
        <strong>${hit.name}</strong><br /><span class="muted"
          >${hit.list}, ${screenerName(hit.provider)} ${hit.entry}</span
        >
      </div>`,
      KIND_TEXTS[hit.kind],
      person.birthday === undefined ? 'not shown' : html`<time>${hit.birthday ?? ''}</time>`,
      birthdayText(hit, person),
      hit.country ?? '',
      hit.score,
      momentText(hit.foundAt),
      html`<div>${hitStateText(hit)}</div>`,
    ]),
    'No list has anybody like this member.',
  )
