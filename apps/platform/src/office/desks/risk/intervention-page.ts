import {
  INTERVENTION_REASONS,
  INTERVENTIONS,
  type InterventionSums,
  sumInterventions,
} from '../../../domains/money/risk/operator.ts'
import { html, type Html } from '../../kit/html.ts'
import { type OfficePage, table } from '../../kit/page.ts'
import type { OfficeCall } from '../../kit/section.ts'
import { changeText, timeChangeText } from './parts/interventions.ts'

const PERIODS = [30, 90, 365] as const
const SPANS = [7, 30] as const

const pick = <Value extends number>(values: readonly Value[], text: string | undefined, usual: Value): Value =>
  values.find((value) => String(value) === text) ?? usual

const daySelect = (name: string, label: string, values: readonly number[], chosen: number): Html =>
  html`<label
    ><span>${label}</span
    ><select name="${name}">
      ${values.map((value) => html`<option value="${value}" ${value === chosen && html`selected`}>${value} days</option>`)}
    </select></label
  >`

/** By intervention: how many were shown and accepted, and what members did before and after. */
export async function interventionPage({ database, query }: OfficeCall): Promise<OfficePage> {
  const since = pick(PERIODS, query.since, 90)
  const span = pick(SPANS, query.span, 30)
  const found = await sumInterventions(database, { since, span })
  return {
    title: 'Interventions',
    body: html`<p class="muted">
        What the site says to members whose play may do harm, and what followed.
        <a href="/risk/thresholds">When it speaks, and how often</a>
      </p>
      <form class="filters" method="get" action="/risk/interventions">
        ${daySelect('since', 'Opened within', PERIODS, since)}
        ${daySelect('span', 'Compare before and after', SPANS, span)}
        <button class="second">Show</button>
      </form>
      <h2>How they were answered</h2>
      ${answerTable(found)}
      <h2>What followed within ${span} days</h2>
      <p class="muted">
        Sums over the members whose ${span} days are over, beside as many days before. The day of the intervention is
        left out. Others change too: compare with members who were not spoken to before you conclude.
      </p>
      ${effectTable(found)}`,
  }
}

const answerTable = (found: readonly InterventionSums[]): Html =>
  table(
    ['Because', 'Offers', 'Opened>', 'Shown>', 'Letters>', 'Accepted>', 'Not now>', 'Ignored>', 'Overtaken>', 'Open>'],
    INTERVENTION_REASONS.map((reason) => {
      const row = found.find((one) => one.reason === reason)
      const { title, offers } = INTERVENTIONS[reason]
      const counts = [
        row?.opened,
        row?.shown,
        row?.letters,
        row?.accepted,
        row?.dismissed,
        row?.ignored,
        row?.overtaken,
      ]
      return [title, html`<div>${offers}</div>`, ...[...counts, row?.open].map((count) => count ?? 0)]
    }),
    '',
  )

const effectTable = (found: readonly InterventionSums[]): Html =>
  table(
    ['Because', 'Members>', 'Deposits', 'Stakes', 'Time played', 'Set a limit>', 'Took a break>'],
    found
      .filter(({ measured }) => measured > 0)
      .map((row) => [
        INTERVENTIONS[row.reason].title,
        row.measured,
        changeText([row.depositsBefore, row.depositsAfter]),
        changeText([row.stakesBefore, row.stakesAfter]),
        timeChangeText([row.minutesBefore, row.minutesAfter]),
        row.withLimit,
        row.withBreak,
      ]),
    'Nothing can be compared yet.',
  )
