import type { DrawEffect } from '../../../domains/play/lottery/decision-effect.ts'
import { moneyText } from '../../kit/formats.ts'
import { html, type Html } from '../../kit/html.ts'
import { facts, table } from '../../kit/page.ts'

/** Postings of correcting or voiding a draw, for both operators. */
export function effectPart(effect: DrawEffect): Html {
  const { tickets, members, stakes, paid, due, added, takenBack, uncovered, short, changed, jointTickets } = effect
  return html`<h2>What it would do</h2>
    ${facts({
      'Tickets in force': `${tickets} of ${members} ${members === 1 ? 'member' : 'members'}`,
      Stakes: moneyText(stakes),
      'Paid now': moneyText(paid),
      'Would be paid': moneyText(due),
      'Goes to members': moneyText(added),
      'Is taken back': moneyText(takenBack),
      'Not covered by balances, borne by the house':
        short === 0
          ? null
          : html`<strong class="overdue"
              >${moneyText(uncovered)}, of ${short} ${short === 1 ? 'member' : 'members'}</strong
            >`,
      'Tickets in joint draws, which are settled again too': jointTickets === 0 ? null : jointTickets,
    })}
    ${table(
      ['Member', 'Tickets>', 'Paid now>', 'Would be>', 'Difference>', 'Balance>', ''],
      changed.map((row) => [
        html`<a href="/members/${row.id}">${row.username}</a>`,
        row.tickets,
        moneyText(row.paid),
        moneyText(row.due),
        moneyText(row.due - row.paid),
        moneyText(row.balance),
        row.paid - row.due > row.balance ? html`<strong class="overdue">does not suffice</strong>` : '',
      ]),
      'It changes nobody’s money.',
    )}`
}
