import { readDrawIds, listTicketsOfDraw } from '../../../domains/play/lottery/operator.ts'
import type { LotteryDraw } from '../../../domains/play/lottery/draw-states.ts'
import { readTicketDetail, ticketNumber } from '../../../domains/play/lottery/tickets.ts'
import { getCurrency } from '../../../domains/money/wallet/operator.ts'
import { findMemberById } from '../../../domains/people/member/operator.ts'
import { textsIn } from '../../../lib/texts.ts'
import { decimalText, moneyText, momentText, words } from '../../kit/formats.ts'
import { html, type Html } from '../../kit/html.ts'
import { parseLargeId, parseNumber } from '../../kit/inputs.ts'
import { ticketPath } from '../records/parts/ledger-links.ts'
import { memberLink } from '../../kit/member-link.ts'
import { facts, table } from '../../kit/page.ts'
import { unlessMissing } from '../../kit/office-error.ts'
import type { OfficeCall, OfficeRoutes } from '../../kit/section.ts'

type Detail = Awaited<ReturnType<typeof readTicketDetail>>

const LINES = 100
export const PAGE = 50
const getPage = (text = ''): number => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1)

export function registerTickets({ page }: OfficeRoutes): void {
  page('/tickets/:memberId/:id', 'bets.read', async (call) => {
    const { database, params, query } = call
    const [memberId, id] = [parseNumber(params.memberId), parseLargeId(params.id)]
    if (memberId === undefined || id === undefined) return undefined
    const member = await findMemberById(database, memberId)
    const currency = member && (await getCurrency(database, memberId))
    if (!member || currency === undefined) return undefined
    const pageNo = getPage(query.page)
    const shown = { currency, language: 'EN' as const }
    const input = { ticketId: String(id), pageNo, pageSize: LINES }
    const ticket = await readTicketDetail(database, memberId, input, shown).catch(unlessMissing)
    if (!ticket) return undefined
    const drawIds = await readDrawIds(database, { memberId, id })
    const address = (at: number) => `${ticketPath({ memberId, id })}${at > 1 ? `?page=${at}` : ''}`
    return {
      title: `Ticket ${ticket.ticketNumber}`,
      body: html`${ticketFacts(call, member, ticket)}
        <h2>Draws</h2>
        ${drawTable(ticket, drawIds, call)}
        <h2>Lines</h2>
        ${lineTable(ticket)}
        <p class="pages">
          ${pageNo > 1 && html`<a href="${address(pageNo - 1)}" rel="prev">Previous</a>`}
          ${ticket.lineCount > LINES && html`<span>Page ${pageNo} of ${Math.ceil(ticket.lineCount / LINES)}</span>`}
          ${pageNo * LINES < ticket.lineCount && html`<a href="${address(pageNo + 1)}" rel="next">Next</a>`}
        </p>`,
    }
  })
}

const ticketFacts = (call: OfficeCall, member: { id: number; username: string }, ticket: Detail): Html =>
  facts({
    State: words(String(ticket.state)),
    Member: memberLink(call, member),
    Lottery: ticket.gameName,
    'Bought at': momentText(new Date(ticket.placedAt)),
    'Stake in each draw': decimalText(ticket.stake),
    'Staked in all draws': decimalText(ticket.staked),
    Won: decimalText(ticket.payout),
    Lines: ticket.lineCount,
    Odds: `${ticket.prizeMode}, version ${ticket.oddsVersion}${ticket.series === null ? '' : `, series ${ticket.series}`}`,
    'Read from a text': ticket.reading === null ? null : `by version ${ticket.reading} of the house’s reading`,
    'Stops when it has won': ticket.stopWhenWon ? 'yes' : null,
    Transaction: ticket.transactionId,
    'SHA-256 of its lines, as sealed': ticket.digest,
  })

const drawTable = ({ draws }: Detail, ids: ReadonlyMap<string, bigint>, { may }: OfficeCall): Html =>
  table(
    ['Draw', 'Draw time', 'State', 'Result', 'Won>', 'Settled again'],
    draws.map(({ numero, drawAt, state, cancelReason, numbers, payout, settlements }) => [
      may('lotteries.read') && ids.has(numero)
        ? html`<a href="/lotteries/${ids.get(numero) ?? ''}">${numero}</a>`
        : numero,
      momentText(new Date(drawAt)),
      state === 'OPEN' && drawAt < Date.now()
        ? html`<strong class="overdue">not settled yet</strong>`
        : `${words(String(state))}${cancelReason === null ? '' : `, by ${words(cancelReason)}`}`,
      numbers.join(' '),
      decimalText(payout),
      html`${(settlements ?? []).map(
        ({ version, at, payout: settled, difference, reason }) =>
          html`<div>
            ${version === 0 ? 'void' : `version ${version}`}, ${momentText(new Date(at))}: ${decimalText(settled)}
            (${decimalText(difference)})${reason !== null && `. ${reason}`}
          </div>`,
      )}`,
    ]),
    'It is in no draw.',
  )

const lineTable = ({ lines }: Detail): Html =>
  table(
    ['Line>', 'Bet', 'Numbers', 'Amount>', 'Price in each draw>', 'Hits'],
    lines.map(({ line, betType, labels, amount, cost, wins }) => [
      line,
      betTypeText(betType),
      labels.join(' · '),
      decimalText(amount),
      decimalText(cost),
      html`${wins.map(({ numero, hits, payout }) => html`<div>${numero}: ${hits} ${hits === 1 ? 'hit' : 'hits'}, ${decimalText(payout)}</div>`)}`,
    ]),
    'There are no more lines.',
  )

/** A bet type as members read it. */
const betTypeText = (code: string): string =>
  (textsIn('EN', 'web/lotteries').betTypes as Readonly<Record<string, string>>)[code] ?? words(code)

export async function drawTickets(call: OfficeCall, draw: LotteryDraw): Promise<Html> {
  const { database, query } = call
  const named = (query.member ?? '').trim().slice(0, 40)
  const won = query.won === 'yes'
  const pageNo = getPage(query.page)
  const found = await listTicketsOfDraw(database, draw, {
    member: named === '' ? undefined : named,
    won,
    limit: PAGE + 1,
    offset: (pageNo - 1) * PAGE,
  })
  const address = (at: number) =>
    `/lotteries/${draw.id}?${new URLSearchParams({ ...(named !== '' && { member: named }), ...(won && { won: 'yes' }), ...(at > 1 && { page: String(at) }) }).toString()}`
  return html`<h2>Tickets</h2>
    <form class="filters" method="get" action="/lotteries/${draw.id}">
      <label
        ><span>Member</span><input name="member" value="${named}" maxlength="40" placeholder="username or ID"
      /></label>
      <label
        ><span>Show</span
        ><select name="won">
          <option value="">all</option>
          <option value="yes" ${won && html`selected`}>with winning lines</option>
        </select></label
      >
      <button class="second">Show</button>
    </form>
    ${table(
      ['Ticket', 'Bought at', 'Member', 'Lines>', 'Stake>', 'Winning lines>', 'Won>', 'State'],
      found
        .slice(0, PAGE)
        .map((ticket) => [
          html`<a href="${ticketPath(ticket)}">${ticketNumber(ticket.id, ticket.placedAt)}</a>`,
          momentText(new Date(ticket.placedAt)),
          memberLink(call, { id: ticket.memberId, username: ticket.username }),
          ticket.lineCount,
          moneyText(ticket.stake),
          ticket.wonLines,
          moneyText(ticket.payout),
          `${ticket.cancelledAt === null ? '' : `cancelled by ${words(ticket.cancelReason)}`}${ticket.isDemo ? ' demo account' : ''}`,
        ]),
      pageNo > 1 ? 'There are no more.' : 'No tickets.',
    )}
    <p class="pages">
      ${pageNo > 1 && html`<a href="${address(pageNo - 1)}" rel="prev">Previous</a>`}
      ${(pageNo > 1 || found.length > PAGE) && html`<span>Page ${pageNo}</span>`}
      ${found.length > PAGE && html`<a href="${address(pageNo + 1)}" rel="next">Next</a>`}
    </p>`
}
