import { findLottery } from '@playhouse/engines/lottery/games.ts'
import { listTickets } from '../../../../domains/play/lottery/tickets.ts'
import { countText, momentText, decimalText, words } from '../../../kit/formats.ts'
import { type Html, html } from '../../../kit/html.ts'
import { table } from '../../../kit/page.ts'
import type { OfficeCall } from '../../../kit/section.ts'
import { ticketPath } from '../../records/parts/ledger-links.ts'
import { PAGE } from '../ticket-pages.ts'

const STATES: Readonly<Record<string, string>> = { '': 'all', open: 'to be drawn', won: 'won' }

/** A member's tickets, the latest first. */
export async function ticketPart(call: OfficeCall, { member }: { member: { id: number } }): Promise<Html> {
  const { database, query } = call
  const { id } = member
  const state = query.state === 'open' || query.state === 'won' ? query.state : ''
  const [code = '', issue = ''] = (query.draw ?? '').trim().toUpperCase().split(/\s+/)
  const isKnown = code === '' || findLottery(code) !== undefined
  const before = /^\d{1,18}$/.test(query.before ?? '') ? query.before : undefined
  const found: Awaited<ReturnType<typeof listTickets>> = isKnown
    ? await listTickets(
        database,
        id,
        {
          gameCode: code === '' ? undefined : code,
          numero: issue === '' ? undefined : issue,
          open: state === 'open' || undefined,
          won: state === 'won' || undefined,
          lines: 0,
          before,
          count: PAGE,
          counted: true,
        },
        { currency: '', language: 'EN' },
      )
    : { list: [], hasMore: false, total: 0 }
  const last = found.list.at(-1)?.ticketId
  const older = new URLSearchParams({ state, draw: query.draw ?? '', before: last ?? '' })
  return html`<form class="filters" method="get" action="/members/${id}/tickets">
      <label
        ><span>Show</span
        ><select name="state">
          ${Object.entries(STATES).map(([value, text]) => html`<option value="${value}" ${value === state && html`selected`}>${text}</option>`)}
        </select></label
      >
      <label
        ><span>Lottery, or lottery and draw: HA_NOI 20261122</span
        ><input name="draw" value="${query.draw}" maxlength="60"
      /></label>
      <button class="second">Show</button>
    </form>
    ${!isKnown && html`<p class="muted">There is no lottery “${code}”.</p>`}
    ${table(
      ['Ticket', 'Bought at', 'Lottery', 'Draws', 'Lines>', 'Staked>', 'Won>', 'State'],
      found.list.map((ticket) => [
        html`<a href="${ticketPath({ memberId: id, id: ticket.ticketId })}">${ticket.ticketNumber}</a>`,
        momentText(new Date(ticket.placedAt)),
        ticket.gameName,
        `${String(ticket.draws[0]?.numero ?? '')}${ticket.draws.length > 1 ? ` and ${ticket.draws.length - 1} more` : ''}`,
        ticket.lineCount,
        decimalText(ticket.staked),
        decimalText(ticket.payout),
        ticket.draws.some((draw) => draw.state === 'OPEN' && draw.drawAt < Date.now())
          ? html`<strong class="overdue">drawn, not settled yet</strong>`
          : words(String(ticket.state)),
      ]),
      'No tickets.',
    )}
    <p class="pages">
      ${found.total != null && html`<span>${countText(Number(found.total), 'ticket')}</span>`}
      ${found.hasMore && html`<a href="/members/${id}/tickets?${older.toString()}" rel="next">Older</a>`}
    </p>`
}
