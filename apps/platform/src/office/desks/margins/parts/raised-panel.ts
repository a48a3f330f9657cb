import type { Database } from '@playhouse/postgres/database.ts'
import {
  type Margin,
  isOverpaid,
  type PaySettings,
  raisedAboveEdge,
} from '../../../../domains/engagement/margins/margins.ts'
import { type Html, html } from '../../../kit/html.ts'
import { table } from '../../../kit/page.ts'

/** Millionths as percent. */
const part = (millionths: number) => `${(millionths / 10000).toFixed(2)} %`

export function marginTable(margins: readonly Margin[]): Html {
  return table(
    [
      'Product',
      'Bets',
      'Kept>',
      'Rebates of agents>',
      'Salaries>',
      'Ranks>',
      'Points>',
      'Missions>',
      'Paid at most>',
      'Of it on bonus money>',
      'Left>',
    ],
    margins.map((margin) => {
      const { product, names, houseEdge, paid } = margin
      const cells = [
        houseEdge === null ? '–' : part(houseEdge),
        part(margin.rebates),
        part(margin.salaries),
        part(margin.ranks),
        part(margin.points),
        part(margin.missions),
        part(paid),
        part(margin.paidOnBonus),
        houseEdge === null ? '–' : part(houseEdge - paid),
      ]
      const red = (text: string) => (isOverpaid(margin) ? html`<strong class="overdue">${text}</strong>` : text)
      return [red(product), namesText(names), ...cells.map(red)]
    }),
    'There are no games.',
  )
}

const NAMES_SHOWN = 3
const namesText = (names: readonly string[]): Html | string => {
  const [some, others] = [names.slice(0, NAMES_SHOWN), names.slice(NAMES_SHOWN)]
  if (others.length === 0) return some.join('; ')
  return html`${some.join('; ')}
    <details>
      <summary>${others.length} more</summary>
      ${others.join('; ')}
    </details>`
}

/** Payments of a change above the house edge, for the operator who confirms it. */
export async function raisedPanel(database: Database, change: (settings: PaySettings) => PaySettings): Promise<Html> {
  const raised = await raisedAboveEdge(database, change)
  if (raised.length === 0) return html`<p>On no bet does this raise what is paid above what the house keeps.</p>`
  return html`<p class="panel problem" role="alert">
      With this the house pays more on these bets than it keeps. The other columns are what holds now.
    </p>
    ${marginTable(raised)}`
}
