import type { SlotView } from '@playhouse/engines/slot/engine.ts'
import { CLASSIC_GAMES, SLOT_GAMES, type SlotGame as SlotModel } from '@playhouse/engines/slot/games.ts'
import { gridAt } from '@playhouse/engines/slot/slot.ts'
import type { ReactNode } from 'react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { GameFrame, useGame } from '../frame/game-frame.tsx'
import { Amount, useLaunched, useModel } from '../frame/launched.tsx'
import { pause, prefersReducedMotion } from '../frame/motion.ts'
import { Table } from '../frame/parts.tsx'
import { isAbove } from '../frame/play-api.ts'
import { SymbolPicture, SymbolSheet } from '../symbols/symbols.tsx'
import './cabinet.css'
import './slot.css'

/** One turn of a reel past three symbols; every movement stays below 200 ms. */
const STEP_MS = 190
const BETWEEN_REELS_MS = 120
const SHORTEST_SPIN_MS = 400

type Grid = SlotView['grid']
type Win = SlotView['wins'][number]
type Slot = SlotModel['slot']

/** What has won on the grid that is shown. */
interface Wins {
  readonly wins: readonly Win[]
  /** Pays more than the stake. */
  readonly isAbove: boolean
}

const NO_WINS: Wins = { wins: [], isAbove: false }

/** A slot of five reels, or a classic one of three in its cabinet. With reduced motion results just appear. */
export function SlotGame() {
  const { t } = useTranslation('slot')
  const { t: symbol } = useTranslation('symbols')
  const { launch, look, number } = useLaunched()
  const model = useModel([...SLOT_GAMES, ...CLASSIC_GAMES])
  const { slot } = model
  const isClassic = slot.reels.length === 3
  const game = useGame(model)
  const [grid, setGrid] = useState(() => firstGrid(slot, launch.game.nodeId))
  const [isSpinning, setSpinning] = useState(false)
  const [shown, setShown] = useState<Wins>(NO_WINS)
  const startedAt = useRef(0)
  const reels = useReels(slot, grid)
  const nameOf = (id: string) => symbol(id as 'carp')
  const lines = slot.lines.length
  const [top = '', middle = '', bottom = ''] = grid.map((row) => row.map(nameOf).join(', '))

  const window = (
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

  return (
    <GameFrame<SlotView>
      game={game}
      engine={isClassic ? 'slot-classic' : 'slot'}
      texts={{ press: t('press'), pressed: t('pressed'), ready: t('ready', { count: lines }) }}
      stage={{
        start() {
          setShown(NO_WINS)
          setSpinning(true)
          startedAt.current = performance.now()
          if (!prefersReducedMotion()) reels.spin()
        },
        async show(view, { payout, stake }) {
          if (!prefersReducedMotion()) {
            await pause(SHORTEST_SPIN_MS - (performance.now() - startedAt.current))
            for (const reel of slot.reels.keys()) {
              reels.stop(reel, view.grid)
              game.sounds.tick()
              await pause(BETWEEN_REELS_MS)
            }
            await pause(STEP_MS - BETWEEN_REELS_MS)
          }
          reels.stand(view.grid)
          setGrid(view.grid)
          setSpinning(false)
          setShown({ wins: view.wins, isAbove: isAbove(payout ?? '0', stake) })
        },
        giveUp() {
          reels.stand(grid)
          setSpinning(false)
        },
      }}
      wonOn={({ wins }) => {
        const numbers = wins.flatMap(({ line }) => line ?? [])
        const onLines = t(numbers.length === 1 ? 'wonOnOne' : 'wonOn', { lines: numbers.join(', ') })
        const hasScatter = wins.some(({ line }) => line === null)
        return [...(numbers.length > 0 ? [onLines] : []), ...(hasScatter ? [t('wonOnScatter')] : [])].join(' · ')
      }}
      breakdown={({ wins }) =>
        wins.map(({ line, symbol: id, count, amount }) => {
          const name = nameOf(id)
          const term = line === null ? `${count} × ${name}` : t('lineWin', { line, count, symbol: name })
          return [term, <Amount key={term} value={amount} />]
        })
      }
      proof={({ stops }) => [[t('stops'), stops.join(' ')]]}
      rules={
        <>
          <Paytable slot={slot} />
          <h3>{t('lines', { count: lines })}</h3>
          <LineMaps slot={slot} />
          <p>{t('oncePerRound')}</p>
          <p>
            {t('returnHelp', {
              combinations: number(slot.reels.reduce((product, strip) => product * strip.length, 1)),
            })}
          </p>
        </>
      }
    >
      <SymbolSheet ids={Object.keys(slot.paytable)} look={look} />
      {isClassic ? (
        <Cabinet slot={slot} wins={shown.wins}>
          {window}
        </Cabinet>
      ) : (
        window
      )}
    </GameFrame>
  )
}

/** The strips of the reels and their movements. */
function useReels(slot: Slot, grid: Grid) {
  const [strips, setStrips] = useState(() => slot.reels.map((_, reel) => columnOf(grid, reel)))
  const elements = useRef(new Map<number, HTMLElement>())
  const moving = useRef(new Map<number, Animation>())

  const still = (reel: number) => {
    moving.current.get(reel)?.cancel()
    moving.current.delete(reel)
  }
  const move = (reel: number, from: string, timing: KeyframeAnimationOptions) => {
    const animation = elements.current.get(reel)?.animate({ transform: [from, 'translateY(0)'] }, timing)
    if (animation) moving.current.set(reel, animation)
  }
  /** Symbols that fly past; the result comes from the server. */
  const passing = (reel: number) => {
    const strip = slot.reels[reel] ?? []
    const from = Math.floor(Math.random() * strip.length)
    return [0, 1, 2].map((offset) => strip[(from + offset) % strip.length] ?? '')
  }

  return {
    strips,
    attach(reel: number, strip: HTMLElement | null) {
      if (strip) elements.current.set(reel, strip)
    },
    spin() {
      flushSync(() =>
        setStrips(
          slot.reels.map((_, reel) => {
            const column = columnOf(grid, reel)
            return [...column, ...passing(reel), ...column]
          }),
        ),
      )
      for (const reel of slot.reels.keys()) {
        move(reel, 'translateY(-200%)', { duration: STEP_MS * 2, iterations: Number.POSITIVE_INFINITY })
      }
    },
    /** Runs a reel out into its column of the grid. */
    stop(reel: number, next: Grid) {
      still(reel)
      flushSync(() => setStrips((before) => before.with(reel, [...columnOf(next, reel), ...passing(reel)])))
      move(reel, 'translateY(-100%)', { duration: STEP_MS, easing: 'ease-out' })
    },
    stand(next: Grid) {
      for (const reel of slot.reels.keys()) still(reel)
      setStrips(slot.reels.map((_, reel) => columnOf(next, reel)))
    },
  }
}

const columnOf = (grid: Grid, reel: number) => grid.map((row) => row[reel] ?? '')

/** What the reels show before the first round: another position in every game. */
function firstGrid(slot: Slot, nodeId: number): Grid {
  const stops = slot.reels.map((strip, reel) => (Math.abs(nodeId) * (reel + 3)) % strip.length)
  return gridAt(slot, stops)
}

function hasWon(wins: readonly Win[], slot: Slot, grid: Grid, row: number, reel: number): boolean {
  return wins.some(({ line, symbol, count }) => {
    if (line === null) return grid[row]?.[reel] === symbol
    return reel < count && slot.lines[line - 1]?.[reel] === row
  })
}

/** A winning run drawn through the middles of its cells, which are 100 x 100. */
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

/**
 * A classic slot's cabinet: the reels between the numbers of their lines, and beside them, where there is room, the pays as
 * on the glass of an old machine.
 */
function Cabinet({ slot, wins, children }: { slot: Slot; wins: readonly Win[]; children: ReactNode }) {
  return (
    <div className="cabinet">
      <div className="window">
        <LineNumbers slot={slot} side="from" wins={wins} />
        {children}
        <LineNumbers slot={slot} side="to" wins={wins} />
      </div>
      <Glass slot={slot} wins={wins} />
    </div>
  )
}

/** The numbers of the lines at the rows where they begin or end; a slanting line has a corner. */
function LineNumbers({ slot, side, wins }: { slot: Slot; side: 'from' | 'to'; wins: readonly Win[] }) {
  return (
    <ul className="line-numbers tabular" aria-hidden="true">
      {slot.lines.map((line, index) => {
        const row = (side === 'from' ? line[0] : line.at(-1)) ?? 0
        const isSlanting = line[0] !== line.at(-1)
        return (
          <li
            key={index}
            data-row={row}
            data-line={index + 1}
            data-won={wins.some((win) => win.line === index + 1) || undefined}
            className={isSlanting ? (row === 0 ? 'above' : 'below') : undefined}
          >
            {index + 1}
          </li>
        )
      })}
    </ul>
  )
}

/** Pays in multiples of the whole stake, as an amount is read, best first; the rules give those of the line stake. */
function Glass({ slot, wins }: { slot: Slot; wins: readonly Win[] }) {
  const { t } = useTranslation('slot')
  const { t: name } = useTranslation('symbols')
  const { number } = useLaunched()
  const rows = Object.entries(slot.paytable)
    .map(([symbol, [two = 0, three = 0]]) => {
      const lines = symbol === slot.scatter ? 1 : slot.lines.length
      return { symbol, pays: [three / lines, two / lines] }
    })
    .toSorted((a, b) => (b.pays[0] ?? 0) - (a.pays[0] ?? 0))
  return (
    <table className="glass tabular">
      <thead>
        <tr>
          <th>{t('ofStake')}</th>
          <th scope="col">3 ×</th>
          <th scope="col">2 ×</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ symbol, pays }) => (
          <tr key={symbol}>
            <th scope="row">
              <span>
                <SymbolPicture id={symbol} name={name(symbol as 'carp')} />
                {symbol === slot.scatter ? <small>{t('scatter')}</small> : null}
              </span>
            </th>
            {pays.map((pay, index) => {
              const count = 3 - index
              const isWon = wins.some((win) => win.symbol === symbol && Math.min(win.count, 3) === count)
              return (
                <td key={count} data-pays={`${symbol} ${count}`} data-won={isWon || undefined}>
                  {pay ? number(pay) : ''}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Symbols with their pays for two and more, best first. */
function Paytable({ slot }: { slot: Slot }) {
  const { t } = useTranslation('slot')
  const { t: name } = useTranslation('symbols')
  const counts = slot.reels.map((_, reel) => slot.reels.length - reel).filter((count) => count > 1)
  const rows = Object.entries(slot.paytable).toSorted(([, a], [, b]) => (b.at(-1) ?? 0) - (a.at(-1) ?? 0))
  const noteOf = (symbol: string) =>
    symbol === slot.wild ? t('wild') : symbol === slot.scatter ? t('scatter') : undefined
  return (
    <>
      <Table
        className="paytable"
        head={[t('symbol'), ...counts.map((count) => `${count} ×`)]}
        rows={rows.map(([symbol, pays]) => [
          symbol,
          <SymbolName key={symbol} id={symbol} name={name(symbol as 'carp')} note={noteOf(symbol)} />,
          ...counts.map((count) => pays[count - 2] || '–'),
        ])}
      />
      <p>{t('paysOfLine', { count: slot.lines.length })}</p>
    </>
  )
}

function SymbolName({ id, name, note }: { id: string; name: string; note: string | undefined }) {
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

/** Every line as a small map of the grid. */
function LineMaps({ slot }: { slot: Slot }) {
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
