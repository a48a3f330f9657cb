import { isLotteryVendor } from '../../../../domains/engagement/records/bet-detail.ts'
import { readBetHistory } from '../../../../domains/engagement/records/bet-history.ts'
import { roundPath, ticketPath, betPath } from './ledger-links.ts'
import type { OfficeCall } from '../../../kit/section.ts'
import { shownDays } from '../../../kit/shown-days.ts'
import { facts, table } from '../../../kit/page.ts'
import { type Html, html } from '../../../kit/html.ts'
import { decimalText, momentText, durationText } from '../../../kit/formats.ts'
import { brandDay } from '../../../../ledger/brand-day.ts'

type History = Awaited<ReturnType<typeof readBetHistory>>
type Row = History['list'][number]
const OUTCOMES = ['won', 'even', 'lost'] as const
const PAGE = 50

/** A member's bets: those without a result first, then a page of the settled ones. */
export async function betPart(
  call: OfficeCall,
  { member }: { member: { id: number; registeredAt: Date } },
): Promise<Html> {
  const { database, query } = call
  const { id } = member
  const today = brandDay(new Date())
  const range = shownDays(query)
  const outcome = OUTCOMES.find((known) => known === query.outcome)
  const vendor = /^[\w-]{1,32}$/.test(query.vendor ?? '') ? query.vendor?.toUpperCase() : undefined
  const pageNo = /^[1-9]\d{0,4}$/.test(query.page ?? '') ? Number(query.page) : 1
  const shown = { ...range, pageNo, pageSize: PAGE, status: outcome, vassalage: vendor }
  const since = { from: brandDay(member.registeredAt), to: today, pageNo: 1, pageSize: PAGE, status: 'open' as const }
  const [open, settled] = [
    await readBetHistory(database, id, since, '', 'EN'),
    await readBetHistory(database, id, shown, '', 'EN'),
  ]
  const address = (page: number) =>
    `/members/${id}/bets?${new URLSearchParams({ ...range, ...(outcome && { outcome }), ...(vendor && { vendor }), ...(page > 1 && { page: String(page) }) }).toString()}`
  return html`<h2>Without a result</h2>
    ${openTable(id, open)}
    <h2>Settled</h2>
    <form class="filters" method="get" action="/members/${id}/bets">
      <label><span>From</span><input name="from" type="date" value="${range.from}" /></label>
      <label><span>To</span><input name="to" type="date" value="${range.to}" /></label>
      <label
        ><span>Outcome</span
        ><select name="outcome">
          <option value="">all</option>
          ${OUTCOMES.map((known) => html`<option ${known === outcome && html`selected`}>${known}</option>`)}
        </select></label
      >
      <label><span>Vendor’s code</span><input name="vendor" value="${vendor}" maxlength="32" /></label>
      <button class="second">Show</button>
    </form>
    ${facts({
      Rounds: settled.sums.rounds,
      Turnover: decimalText(settled.sums.turnover),
      Payouts: decimalText(settled.sums.payout),
      'Result of the member': decimalText(settled.sums.profit),
    })}
    ${settledTable(id, settled)}
    <p class="pages">
      ${pageNo > 1 && html`<a href="${address(pageNo - 1)}" rel="prev">Previous</a>`}
      ${settled.totalPages > 1 && html`<span>Page ${pageNo} of ${settled.totalPages}</span>`}
      ${pageNo < settled.totalPages && html`<a href="${address(pageNo + 1)}" rel="next">Next</a>`}
    </p>`
}

function openTable(memberId: number, { list, totalCount }: History): Html {
  const link = ({ vassalage, roundId }: Row) => {
    const [, ticketId] = (isLotteryVendor(vassalage) && /^(\d+)\.\d+$/.exec(roundId)) || []
    const href =
      ticketId === undefined
        ? roundPath({ memberId, vendorCode: vassalage, roundId })
        : ticketPath({ memberId, id: ticketId })
    return html`<a href="${href}">${roundId}</a>`
  }
  return html`${table(
    ['Number of the round', 'Since', 'Open for', 'Game', 'Stake>', 'Paid so far>'],
    list.map((row) => [
      link(row),
      momentText(new Date(row.at)),
      durationText(Date.now() - row.at),
      `${row.gameName}, ${row.vassalageName}`,
      decimalText(row.stake),
      decimalText(row.payout),
    ]),
    'All rounds are finished, and all tickets drawn.',
  )}
  ${totalCount > list.length && html`<p class="muted">${list.length} of ${totalCount}, the latest first. <a href="/rounds?view=all&member=${memberId}">All rounds at vendors</a></p>`}`
}

const settledTable = (memberId: number, { list }: History): Html =>
  table(
    ['Number of the round', 'Time', 'Game', 'Stake>', 'Payout>', 'Result>', 'Outcome'],
    list.map((row) => [
      html`<a href="${betPath({ memberId, id: row.betId ?? '' })}">${row.roundId}</a>`,
      momentText(new Date(row.at)),
      `${row.gameName}, ${row.vassalageName}`,
      decimalText(row.stake),
      decimalText(row.payout),
      decimalText(row.profit ?? ''),
      String(row.status),
    ]),
    'No bets in these days.',
  )
