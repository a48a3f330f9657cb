import { isGameCategory } from '@playhouse/shared/game-categories.ts'
import {
  GAME_GROUPS,
  gameDays,
  gameFigures,
  type GameFigures,
  type GameGroup,
  type GameSelection,
} from '../../../domains/engagement/reports/operator.ts'
import { moneyText } from '../../kit/formats.ts'
import { html, type Html } from '../../kit/html.ts'
import { table } from '../../kit/page.ts'
import {
  changeText,
  fileLink,
  linkFor,
  toPercent,
  rangeForm,
  getRange,
  reportAddress,
  type ReportColumn,
  reportFile,
  reportTable,
  reportTabs,
} from './report-kit.ts'
import type { RecordRange } from '../../../lib/record-range.ts'
import { chart, charted } from '../../kit/chart.ts'
import type { OfficeCall, OfficeRoutes } from '../../kit/section.ts'

/** The page shows these; the file has all. */
const ROWS_SHOWN = 100

const GROUP_TEXTS: Readonly<Record<GameGroup, string>> = { product: 'product', vendor: 'vendor', game: 'game' }

interface Asked extends GameSelection {
  by: GameGroup
}

function parseQuery({ query }: Pick<OfficeCall, 'query'>): Asked {
  return {
    by: GAME_GROUPS.find((group) => group === query.by) ?? 'product',
    product: isGameCategory(query.product) ? query.product : undefined,
    vendor: /^[\w-]{1,40}$/.test(query.vendor ?? '') ? query.vendor : undefined,
    game: /^[1-9]\d{0,8}$/.test(query.game ?? '') ? Number(query.game) : undefined,
  }
}

const getFigures = (call: OfficeCall, limit?: number) =>
  gameFigures(call.database, {
    ...parseQuery(call),
    range: getRange(call).range,
    ...(limit !== undefined && { limit }),
  })

/** Links to the games of a product or vendor, or to the days of a game. */
function nameCell(row: GameFigures, { query }: OfficeCall): Html {
  const { by, product } = parseQuery({ query })
  const { from, to, compare } = query
  const next = {
    product: { by: 'vendor', product: row.key },
    vendor: { by: 'game', product, vendor: row.key },
    game: { by: 'game', game: row.key },
  }[by]
  return html`<a href="${reportAddress('/reports/games', { ...next, from, to, compare })}">${row.name}</a>`
}

const rounded = (value: number | null) => (value === null ? null : Number(value.toFixed(2)))

const COLUMNS: readonly ReportColumn<GameFigures>[] = [
  { label: 'Name', value: ({ name }) => name, cell: nameCell },
  { label: 'Rounds>', value: ({ rounds }) => rounds },
  { label: 'Stakes>', value: ({ stakes }) => stakes },
  { label: 'Payouts>', value: ({ payouts }) => payouts },
  { label: 'Gross revenue>', value: ({ stakes, payouts }) => stakes - payouts },
  { label: 'Turnover>', value: ({ turnover }) => turnover },
  {
    label: 'Returned, %>',
    value: ({ returned }) => rounded(returned),
    cell: ({ returned, isOutside }) =>
      isOutside ? html`<strong class="overdue">${toPercent(returned)} outside</strong>` : toPercent(returned),
  },
  { label: 'Declared, %>', value: ({ declared }) => rounded(declared), cell: ({ declared }) => toPercent(declared) },
  {
    label: 'Interval, ± %>',
    value: ({ halfWidth }) => rounded(halfWidth),
    cell: ({ halfWidth }) => (halfWidth === null ? '–' : `± ${toPercent(halfWidth)}`),
  },
  { label: 'Games outside>', value: ({ gamesOutside }) => gamesOutside },
]

export function gameReport(routes: OfficeRoutes): void {
  routes.page('/reports/games', 'reports.read', async (call) => {
    const requested = getRange(call)
    const { range, before } = requested
    const { by, ...selection } = parseQuery(call)
    const [rows, earlier, days, daysBefore] = await Promise.all([
      getFigures(call, ROWS_SHOWN),
      before && gameFigures(call.database, { ...selection, by, range: before }),
      gameDays(call.database, { ...selection, range }),
      before && gameDays(call.database, { ...selection, range: before }),
    ])
    const then = new Map(earlier?.map((row) => [row.key, row]))
    const stored = { by, ...selection }
    const gross = ({ stakes, payouts }: { stakes: bigint; payouts: bigint }) => charted(stakes - payouts)
    const outside = rows.reduce((sum, { gamesOutside }) => sum + gamesOutside, 0)
    return {
      title: 'Reports: games',
      body: html`${reportTabs('/reports/games')} ${groupTabs(range, selection, by)}
        ${rangeForm('/reports/games', requested, { hidden: stored })} ${selectionPart(call, selection)}
        ${
          outside > 0 &&
          html`<p class="panel problem" role="alert">
            ${outside} ${outside === 1 ? 'game has' : 'games have'} paid back another share than declared. It is marked
            under
            <a href="${reportAddress('/reports/games', { ...range, ...selection, by: 'game' })}">By game</a>.
          </p>`
        }
        ${chart({
          title: 'Gross revenue by day',
          labels: days.map(({ day }) => day),
          values: days.map(gross),
          range,
          before: before && daysBefore && { range: before, values: daysBefore.map(gross) },
        })}
        ${reportTable(
          call,
          [
            ...COLUMNS,
            { label: 'Stakes compared>', value: ({ key, stakes }) => changeText(stakes, then.get(key)?.stakes) },
          ],
          rows,
          'Nobody played in this range.',
        )}
        ${fileLink('/reports/games', { ...range, ...stored })}
        ${rows.length === ROWS_SHOWN && html`<p class="muted">The ${ROWS_SHOWN} with the largest stakes; the file has all.</p>`}
        ${dayTable(days, stored)}
        <p class="muted">
          A game is outside when at least 1,000 rounds returned a share that is further from the declared one than four
          standard errors, which chance alone does in fewer than one of ten thousand games. Jackpots are not part of the
          returned share.
        </p>`,
    }
  })
  reportFile(routes, '/reports/games', COLUMNS, (call) => getFigures(call))
}

const groupTabs = (range: RecordRange, selection: GameSelection, by: GameGroup) =>
  html`<nav class="filters" aria-label="Groups">
    ${GAME_GROUPS.map(
      (group) =>
        html`<a
          href="${reportAddress('/reports/games', { ...range, ...selection, by: group })}"
          ${group === by && html`aria-current="page"`}
          >By ${GROUP_TEXTS[group]}</a
        >`,
    )}
  </nav>`

const dayTable = (days: Awaited<ReturnType<typeof gameDays>>, stored: GameSelection & { by: GameGroup }) =>
  html`<h2>Day by day</h2>
    ${table(
      ['Day', 'Rounds>', 'Stakes>', 'Payouts>', 'Gross revenue>'],
      days
        .toReversed()
        .map(({ day, rounds, stakes, payouts }) => [
          html`<a href="${reportAddress('/reports/games', { ...stored, by: 'game', from: day, to: day })}">${day}</a>`,
          rounds.toLocaleString('en-GB'),
          moneyText(stakes),
          moneyText(payouts),
          moneyText(stakes - payouts),
        ]),
      '',
    )}`

function selectionPart(call: OfficeCall, { product, vendor, game }: GameSelection): Html | false {
  const parts = [
    product !== undefined && html`product ${product}`,
    vendor !== undefined && html`vendor ${linkFor(call, 'games.read', `/vendors/${vendor}`, vendor)}`,
    game !== undefined && html`game ${linkFor(call, 'games.read', `/games/${game}`, String(game))}`,
  ].filter((part) => part !== false)
  return (
    parts.length > 0 &&
    html`<p>
      Only ${parts.map((part, index) => html`${index > 0 && ', '}${part}`)}. <a href="/reports/games">All games</a>
    </p>`
  )
}
