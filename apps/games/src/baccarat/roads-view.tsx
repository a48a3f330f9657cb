import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bigRoad, ROAD_ROWS, type RoadResult } from './roads.ts'

const CELL = 16

/** Bead plate and big road; each shows the latest columns that fit. */
export function Roads({ results }: { results: readonly RoadResult[] }) {
  const { t } = useTranslation('baccarat')
  const count = (winner: RoadResult['winner']) => results.filter((result) => result.winner === winner).length
  const totals = t('roadCount', { player: count('player'), banker: count('banker'), tie: count('tie') })
  const label = (name: string) => (results.length === 0 ? name : `${name}. ${totals}`)
  const letters = { player: t('playerLetter'), banker: t('bankerLetter'), tie: t('tieLetter') }
  return (
    <div className="roads">
      <Road id="bead-plate" name={t('beadPlate')} label={label(t('beadPlate'))}>
        {(columns) => {
          const from = Math.max(0, Math.ceil(results.length / ROAD_ROWS) - columns) * ROAD_ROWS
          return results.slice(from).map((result, index) => (
            <g
              key={from + index}
              className={`bead ${result.winner}`}
              transform={`translate(${Math.floor(index / ROAD_ROWS) * CELL} ${(index % ROAD_ROWS) * CELL})`}
            >
              <circle cx="8" cy="8" r="7" />
              <text x="8" y="11.5">
                {letters[result.winner]}
              </text>
              {result.playerPair ? <circle cx="3" cy="13" r="2" className="pair" /> : null}
              {result.bankerPair ? <circle cx="13" cy="3" r="2" className="pair" /> : null}
            </g>
          ))
        }}
      </Road>
      <Road id="big-road" name={t('bigRoad')} label={label(t('bigRoad'))}>
        {(columns) => {
          const cells = bigRoad(results)
          const from = Math.max(0, Math.max(...cells.map(({ column }) => column), 0) + 1 - columns)
          const shown = cells.filter(({ column }) => column >= from)
          return shown.map(({ column, row, winner, ties }) => (
            <g
              key={`${column} ${row}`}
              className={`ring ${winner}`}
              transform={`translate(${(column - from) * CELL} ${row * CELL})`}
            >
              <circle cx="8" cy="8" r="5.5" />
              {ties > 0 ? <path d="M2 14 14 2" className="tie" /> : null}
              {ties > 1 ? (
                <text x="8" y="11">
                  {ties}
                </text>
              ) : null}
            </g>
          ))
        }}
      </Road>
    </div>
  )
}

interface RoadProps {
  id: string
  name: string
  label: string
  /** Renders into this many columns. */
  children: (columns: number) => ReactNode
}

function Road({ id, name, label, children }: RoadProps) {
  const svg = useRef<SVGSVGElement>(null)
  const [columns, setColumns] = useState(1)
  useEffect(() => {
    const element = svg.current
    if (!element) return
    const observer = new ResizeObserver(() => setColumns(Math.max(1, Math.floor(element.clientWidth / CELL))))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <figure className="road">
      <figcaption>{name}</figcaption>
      <svg id={id} ref={svg} role="img" aria-label={label}>
        <path d={gridPath(columns)} className="grid" />
        {children(columns)}
      </svg>
    </figure>
  )
}

function gridPath(columns: number): string {
  const [width, height] = [columns * CELL, ROAD_ROWS * CELL]
  const down = Array.from({ length: columns + 1 }, (_, index) => `M${index * CELL} 0V${height}`)
  const across = Array.from({ length: ROAD_ROWS + 1 }, (_, index) => `M0 ${index * CELL}H${width}`)
  return [`M0 0H${width}V${height}H0Z`, ...down, ...across].join('')
}
