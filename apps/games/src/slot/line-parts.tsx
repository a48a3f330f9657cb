import type { SlotView } from '@playhouse/engines/slot/engine.ts'
import type { SlotModel } from '@playhouse/engines/slot/slot.ts'
import { useTranslation } from 'react-i18next'
import { Table } from '../frame/parts.tsx'
import { SymbolPicture } from '../symbols/symbols.tsx'
import type { useReels } from './use-reels.ts'
import './slot.css'

export type Grid = SlotView['grid']
export type Win = SlotView['wins'][number]

export interface Wins {
  readonly wins: readonly Win[]
  /** Pays more than the stake. */
  readonly isAbove: boolean
}

export const NO_WINS: Wins = { wins: [], isAbove: false }

export const getColumns = (grid: Grid): string[][] =>
  (grid[0] ?? []).map((_, reel) => grid.map((row) => row[reel] ?? ''))

interface LineWindowProps {
  slot: SlotModel
  reels: ReturnType<typeof useReels>
  grid: Grid
  shown: Wins
  isSpinning: boolean
}

export function LineWindow({ slot, reels, grid, shown, isSpinning }: LineWindowProps) {
  const { t } = useTranslation('slot')
  const { t: symbol } = useTranslation('symbols')
  const [top = '', middle = '', bottom = ''] = grid.map((row) => row.map((id) => symbol(id as 'carp')).join(', '))
  return (
    <div
      className="reels"
      id="reels"
      data-reels={slot.reels.length}
      data-won={shown.wins.length > 0 || undefined}
      data-above={shown.isAbove || undefined}
      role="img"
      aria-label={isSpinning ? t('reelsSpinning') : t('reels', { top, middle, bottom })}
    >
      {reels.strips.map((cells, reel) => (
        <div key={reel} className="reel">
          <div className="strip" ref={(strip) => reels.attach(reel, strip)}>
            {cells.map((id, row) => (
              <div key={row} className="cell" data-won={hasWon(shown.wins, slot, grid, row, reel) || undefined}>
                <SymbolPicture id={id} />
              </div>
            ))}
          </div>
        </div>
      ))}
      <svg className="win-lines" id="win-lines" viewBox={`0 0 ${slot.reels.length * 100} 300`} aria-hidden="true">
        {shown.wins.map(({ line, count }) =>
          line === null ? null : <WinLine key={line} rows={slot.lines[line - 1]?.slice(0, count) ?? []} />,
        )}
      </svg>
    </div>
  )
}

function hasWon(wins: readonly Win[], slot: SlotModel, grid: Grid, row: number, reel: number): boolean {
  return wins.some(({ line, symbol, count }) => {
    if (line === null) return grid[row]?.[reel] === symbol
    return reel < count && slot.lines[line - 1]?.[reel] === row
  })
}

/** Line through the centres of the winning cells, which are 100 x 100. */
function WinLine({ rows }: { rows: readonly number[] }) {
  const points = rows.map((row, reel) => [reel * 100 + 50, row * 100 + 50] as const)
  const path = points.join(' ')
  return (
    <>
      <polyline points={path} className="edge" />
      <polyline points={path} className="leaf" />
      {points.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r={5} />
      ))}
    </>
  )
}

/** Payouts of each symbol, highest first. */
export function Paytable({ slot }: { slot: SlotModel }) {
  const { t } = useTranslation('slot')
  const { t: name } = useTranslation('symbols')
  const counts = slot.reels.map((_, reel) => slot.reels.length - reel).filter((count) => count > 1)
  const rows = Object.entries(slot.paytable).toSorted(([, a], [, b]) => (b.at(-1) ?? 0) - (a.at(-1) ?? 0))
  const getNote = (symbol: string) =>
    symbol === slot.wild ? t('wild') : symbol === slot.scatter ? t('scatter') : undefined
  return (
    <>
      <Table
        className="paytable"
        head={[t('symbol'), ...counts.map((count) => `${count} ×`)]}
        rows={rows.map(([symbol, pays]) => [
          symbol,
          <SymbolName key={symbol} id={symbol} name={name(symbol as 'carp')} note={getNote(symbol)} />,
          ...counts.map((count) => pays[count - 2] || '–'),
        ])}
      />
      <p>{t('paysOfLine', { count: slot.lines.length })}</p>
    </>
  )
}

export function SymbolName({ id, name, note }: { id: string; name: string; note: string | undefined }) {
  return (
    <>
      <SymbolPicture id={id} />
      <span>
        {name}
        {note === undefined ? null : <small>{note}</small>}
      </span>
    </>
  )
}

export function LineMaps({ slot }: { slot: SlotModel }) {
  return (
    <ul className="line-maps">
      {slot.lines.map((line, index) => {
        const width = line.length * 12
        return (
          <li key={index}>
            <span className="tabular">{index + 1}</span>
            <svg
              viewBox={`0 0 ${width} 36`}
              width={width}
              height="36"
              role="img"
              aria-label={line.map((row) => row + 1).join(' ')}
            >
              {[0, 1, 2].flatMap((row) =>
                line.map((on, reel) => (
                  <rect
                    key={`${row} ${reel}`}
                    x={reel * 12 + 1}
                    y={row * 12 + 1}
                    width="10"
                    height="10"
                    rx="2"
                    className={on === row ? 'on' : undefined}
                  />
                )),
              )}
            </svg>
          </li>
        )
      })}
    </ul>
  )
}
