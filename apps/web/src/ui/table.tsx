import type { ReactNode } from 'react'

export interface Column<Row> {
  id: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  /** Numbers: aligned at the end, in tabular figures. */
  align?: 'start' | 'end'
  sorted?: 'ascending' | 'descending'
  /** Cell in the row of totals. */
  total?: ReactNode
}

export interface TableProps<Row> {
  /** Accessible name. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Shown in place of the table when there are no rows. */
  empty?: ReactNode
  /** On phones rows become lists; a table of few narrow columns can stay one. */
  onPhone?: 'pairs' | 'scroll'
  /** Long headers of narrow columns take two lines. */
  wrapsHeaders?: boolean
  /** New rows are loading; the old ones are dimmed. */
  busy?: boolean
}

const cellClass = 'h-11 px-4 py-2 border-b border-line/60'

/** The first column is the row's header and stays in view when the table scrolls. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  empty,
  onPhone = 'pairs',
  wrapsHeaders = false,
  busy = false,
}: TableProps<Row>) {
  const side = (column: Column<Row>) => (column.align === 'end' ? 'figures text-end' : 'text-start')
  const hasTotals = columns.some((column) => column.total !== undefined)
  if (rows.length === 0 && empty) return <div className="rounded-card border border-line bg-surface">{empty}</div>
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      {/* Explicit roles: `display: block` on phones removes the implicit ones. */}
      <div
        role="region"
        aria-label={caption}
        aria-busy={busy}
        tabIndex={0}
        data-pairs={onPhone === 'pairs' ? '' : undefined}
        className="table-scroll rounded-card focus-visible:-outline-offset-2 aria-busy:opacity-60"
      >
        <table role="table" aria-label={caption} className="text-body">
          <thead role="rowgroup">
            <tr role="row">
              {columns.map((column) => (
                <th
                  key={column.id}
                  role="columnheader"
                  scope="col"
                  aria-sort={column.sorted}
                  className={`h-10 border-b border-line px-4 text-small font-medium text-muted ${wrapsHeaders ? 'py-2 align-bottom text-balance' : 'whitespace-nowrap'} ${side(column)}`}
                >
                  {column.header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className={hasTotals ? undefined : '[&>tr:last-child>*]:border-b-0'}>
            {rows.map((row) => (
              <Cells key={rowKey(row)} columns={columns} side={side} content={(column) => column.cell(row)} />
            ))}
          </tbody>
          {hasTotals && rows.length > 0 ? (
            <tfoot role="rowgroup" className="font-semibold [&>tr>*]:border-b-0">
              <Cells columns={columns} side={side} content={(column) => column.total} />
            </tfoot>
          ) : null}
        </table>
      </div>
    </div>
  )
}

interface CellsProps<Row> {
  columns: readonly Column<Row>[]
  side: (column: Column<Row>) => string
  content: (column: Column<Row>) => ReactNode
}

function Cells<Row>({ columns, side, content }: CellsProps<Row>) {
  return (
    <tr role="row">
      {columns.map((column, index) => {
        const pair = (
          <>
            <span aria-hidden="true" className="pair-name">
              {column.header}
            </span>
            <div>{content(column)}</div>
          </>
        )
        return index === 0 ? (
          <th
            key={column.id}
            role="rowheader"
            scope="row"
            className={`${cellClass} font-medium whitespace-nowrap ${side(column)}`}
          >
            {pair}
          </th>
        ) : (
          <td key={column.id} role="cell" className={`${cellClass} ${side(column)}`}>
            {pair}
          </td>
        )
      })}
    </tr>
  )
}
