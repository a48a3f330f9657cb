import type { Database } from '@playhouse/postgres/database.ts'
import { INTERVENTIONS, listInterventions, type MemberIntervention } from '../../../../domains/money/risk/operator.ts'
import { decimalText, moneyText, momentText, words } from '../../../kit/formats.ts'
import { html, type Html } from '../../../kit/html.ts'
import { table } from '../../../kit/page.ts'
import { getLabel, valueText } from '../../limits/parts/protection-facts.ts'

type Pair<Value> = readonly [before: Value | null, after: Value | null]

/** `5,000,000 → 2,000,000`; empty where nothing can be compared yet. */
export const changeText = ([before, after]: Pair<bigint>): string =>
  before === null || after === null ? '' : `${moneyText(before)} → ${moneyText(after)}`

export const timeChangeText = ([before, after]: Pair<number>): string =>
  before === null || after === null ? '' : `${hoursText(before)} → ${hoursText(after)}`

const hoursText = (minutes: number) => `${(minutes / 60).toFixed(1)} h`

/** `break of 7 days`, `limit: Deposits, month 2,000,000`. */
function offerText({ kind, limitKind, limitPeriod, limitValue, breakDays }: MemberIntervention): string {
  if (kind === 'BREAK') return `break of ${breakDays} ${breakDays === 1 ? 'day' : 'days'}`
  if (limitKind === null || limitPeriod === null || limitValue === null) return 'advice'
  return `limit: ${getLabel({ kind: limitKind, period: limitPeriod })}, ${decimalText(valueText(limitKind, limitValue))}`
}

/** `letter 12 Nov 2026, 10:05:00; shown 14 Nov 2026, 09:00:00`. */
const metText = ({ letterAt, shownAt }: MemberIntervention) =>
  Object.entries({ letter: letterAt, shown: shownAt })
    .flatMap(([how, at]) => (at === null ? [] : [`${how} ${momentText(new Date(at))}`]))
    .join('; ')

const followedText = ({ hasLimit, hasBreak }: MemberIntervention) =>
  [hasLimit && 'limit set', hasBreak && 'break taken'].filter(Boolean).join(', ')

/** What the site has said to a member about their play, how they answered, and what followed. */
export async function interventionPart(database: Database, memberId: number): Promise<Html> {
  const rows = await listInterventions(database, memberId)
  return html`<p class="muted">
      What the site said to the member in kind words; its effect compares as many days before and after, without the day
      itself.
    </p>
    ${table(
      [
        'Opened',
        'Because',
        'Met',
        'Answer',
        'Deposits, 7 days',
        'Deposits, 30 days',
        'Stakes, 30 days',
        'Played, 30 days',
        'Followed by',
      ],
      rows.map((row) => {
        const { 7: week, 30: month } = row.effects
        return [
          momentText(new Date(row.openedAt)),
          html`<div>
            <strong>${INTERVENTIONS[row.reason].title}</strong><br /><span class="muted">${offerText(row)}</span>
          </div>`,
          metText(row),
          words(row.state),
          changeText([week.depositsBefore, week.depositsAfter]),
          changeText([month.depositsBefore, month.depositsAfter]),
          changeText([month.stakesBefore, month.stakesAfter]),
          timeChangeText([month.minutesBefore, month.minutesAfter]),
          followedText(row),
        ]
      }),
      'The site has not spoken to this member.',
    )}`
}
