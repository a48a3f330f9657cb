import { type Line, lines, lineUpline } from '../../../domains/engagement/reports/operator.ts'
import type { RecordRange } from '../../../lib/record-range.ts'
import { chart, charted } from '../../kit/chart.ts'
import { html } from '../../kit/html.ts'
import type { OfficeCall, OfficeRoutes } from '../../kit/section.ts'
import {
  type ReportColumn,
  reportAddress,
  sharePercent,
  linkFor,
  getRange,
  reportTabs,
  rangeForm,
  reportTable,
  changeText,
  fileLink,
  reportFile,
} from './report-kit.ts'

const findUpline = ({ query }: OfficeCall) =>
  /^[1-9]\d{0,8}$/.test(query.upline ?? '') ? Number(query.upline) : undefined
const LINE_COLUMNS: readonly ReportColumn<Line>[] = [
  {
    label: 'Line',
    value: ({ username }) => username ?? 'members without a line',
    cell: ({ agent, username }, { query }) =>
      agent === null
        ? 'members without a line'
        : html`<a
            href="${reportAddress('/reports/lines', { upline: agent, from: query.from, to: query.to, compare: query.compare })}"
            >${username}</a
          >`,
  },
  { label: 'Stakes>', value: ({ stakes }) => stakes },
  { label: 'Payouts>', value: ({ payouts }) => payouts },
  { label: 'Gross revenue>', value: ({ stakes, payouts }) => stakes - payouts },
  {
    label: 'Returned, %>',
    value: ({ stakes, payouts }) => sharePercent(payouts, stakes),
  },
  { label: 'Deposits>', value: ({ deposits }) => deposits },
  { label: 'Withdrawals>', value: ({ withdrawals }) => withdrawals },
  {
    label: 'Registrations>',
    value: ({ registrations }) => registrations,
    cell: ({ registrations, username }, call) =>
      username === null
        ? String(registrations)
        : linkFor(
            call,
            'members.read',
            reportAddress('/members', { agent: username, ...getRange(call).range }),
            String(registrations),
          ),
  },
]

/** Agents are numbers to those who do not read members. */
const namedFor = ({ may }: OfficeCall, id: number, username: string) => (may('members.read') ? username : `agent ${id}`)

async function linesBelow(call: OfficeCall, upline: number, range: RecordRange): Promise<Line[]> {
  const found = await lines(call.database, { range, upline })
  return found.map((line) =>
    line.agent === null || line.username === null
      ? line
      : { ...line, username: namedFor(call, line.agent, line.username) },
  )
}

const getLines = async (call: OfficeCall) => {
  const upline = await lineUpline(call.database, findUpline(call))
  return upline ? linesBelow(call, upline.id, getRange(call).range) : []
}

export function lineReport(routes: OfficeRoutes): void {
  routes.page('/reports/lines', 'reports.read', async (call) => {
    const requested = getRange(call)
    const { range, before } = requested
    const upline = await lineUpline(call.database, findUpline(call))
    if (!upline)
      return {
        title: 'Reports: agents’ lines',
        body: html`${reportTabs('/reports/lines')}
          <p class="panel muted empty">There is no such agent.</p>`,
      }
    const [found, earlier] = await Promise.all([
      linesBelow(call, upline.id, range),
      before && linesBelow(call, upline.id, before),
    ])
    const then = (agent: number | null) => earlier?.find((line) => line.agent === agent)
    return {
      title: 'Reports: agents’ lines',
      body: html`${reportTabs('/reports/lines')}
        ${rangeForm('/reports/lines', requested, { hidden: { upline: upline.id } })}
        <p>
          Lines directly below
          ${linkFor(call, 'members.read', `/members/${upline.id}`, namedFor(call, upline.id, upline.username))}, each
          with everyone below it.
          ${upline.parentId !== null && html`<a href="${reportAddress('/reports/lines', { upline: upline.parentId, from: range.from, to: range.to })}">One level up</a>`}
        </p>
        ${chart({
          title: 'Gross revenue of the ten lines with the largest stakes',
          labels: found.slice(0, 10).map(({ username }) => username ?? 'others'),
          values: found.slice(0, 10).map(({ stakes, payouts }) => charted(stakes - payouts)),
          range,
          short: (name) => name,
        })}
        ${reportTable(
          call,
          [
            ...LINE_COLUMNS,
            {
              label: 'Stakes compared>',
              value: ({ stakes, agent }) => changeText(stakes, then(agent)?.stakes),
            },
          ],
          found,
          'Nobody below it did anything in this range.',
        )}
        ${fileLink('/reports/lines', { ...range, upline: upline.id })}`,
    }
  })
  reportFile(routes, '/reports/lines', LINE_COLUMNS, getLines)
}
