import type { CascadeView } from '@playhouse/engines/cascade/cascade.ts'
import type { CascadeModel } from '@playhouse/engines/cascade/contract.ts'
import { CASCADE_MODELS } from '@playhouse/engines/cascade/models.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import type { RoundResponse } from '@playhouse/vendor-api/play-api.ts'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { GameFrame } from '../frame/game-frame.tsx'
import { useGame } from '../frame/use-game.ts'
import { Amount, useLaunched, useModel } from '../frame/launched.tsx'
import { animateShow, pauseShow, prefersReducedMotion } from '../frame/motion.ts'
import { type Pair, Pairs, Paragraphs, Table } from '../frame/parts.tsx'
import { SymbolPicture, SymbolSheet } from '../symbols/symbols.tsx'
import './cascade.css'
import { Marks, type Fall, type Wins } from './win-marks.tsx'

const FALL_MS = 190
const VANISH_MS = 150
/** Delay of each column after the previous one. */
const STAGGER_MS = 14
/** How long the wins of a fall are shown; long rounds share {@link TOTAL_HOLD_MS}. */
const MAX_HOLD_MS = 480
const MIN_HOLD_MS = 200
const TOTAL_HOLD_MS = 2_000
/** Time for the old grid to drop out. */
const EMPTY_MS = 260

/** A cascading slot. With reduced motion, only the final grid and the ladder's payouts are shown. */
export function CascadeGame() {
  const { t } = useTranslation('cascade')
  const { t: symbol } = useTranslation('symbols')
  const { launch, look } = useLaunched()
  const model = useModel(CASCADE_MODELS)
  const { columns, ladder } = model
  const game = useGame(model)
  const [settledGrid, setSettledGrid] = useState<readonly string[]>(() => firstGrid(model, launch.game.nodeId))
  const [isFalling, setFalling] = useState(false)
  const [ladderFalls, setLadderFalls] = useState<readonly Fall[]>([])
  const [stake, setStake] = useState('0')
  const [marked, setMarked] = useState<Wins>([])
  const startedAt = useRef(0)
  const grid = useGrid(model, settledGrid)
  const getName = (id: string) => symbol(id as 'carp')
  const isAbove = paidBy(ladderFalls) > parseAmount(stake)

  const clear = () => {
    setMarked([])
    setLadderFalls([])
  }
  const settle = (next: readonly string[]) => {
    grid.settle(next)
    setSettledGrid(next)
    setFalling(false)
  }

  return (
    <GameFrame<CascadeView>
      game={game}
      offersAutoplay
      engine="cascade"
      texts={{
        press: t('press'),
        pressed: t('pressed'),
        ready: t(model.pays === 'anywhere' ? 'ready' : 'readyClusters', {
          count: model.symbols[0]?.tiers[0]?.count ?? 0,
        }),
      }}
      stage={{
        start() {
          clear()
          setFalling(true)
          startedAt.current = performance.now()
          if (!prefersReducedMotion()) grid.empty()
        },
        async show({ falls }, round) {
          const isStill = prefersReducedMotion()
          const winning = falls.filter(({ wins }) => wins.length > 0)
          const hold = Math.max(MIN_HOLD_MS, Math.min(MAX_HOLD_MS, TOTAL_HOLD_MS / winning.length))
          setStake(round.stake)
          if (!isStill) {
            await pauseShow(EMPTY_MS - (performance.now() - startedAt.current))
            await grid.drop(falls[0]?.grid ?? [])
            game.sounds.tick()
          }
          for (const [fall, { wins }] of winning.entries()) {
            setLadderFalls(winning.slice(0, fall + 1))
            if (isStill) continue
            setMarked(wins)
            game.sounds.step()
            await pauseShow(hold)
            await grid.vanish(wins)
            setMarked([])
            await grid.refill(wins, falls[fall + 1]?.grid ?? [])
          }
          settle(falls.at(-1)?.grid ?? settledGrid)
        },
        giveUp() {
          clear()
          settle(settledGrid)
        },
      }}
      wonOn={describeWin}
      breakdown={({ falls }) =>
        falls.flatMap(({ wins, multiplier }, fall) =>
          wins.map((win, index): Pair => [
            `×${multiplier} · ${win.cells.length} × ${getName(win.symbol)}`,
            <Amount key={`${fall} ${index}`} value={win.amount} />,
          ]),
        )
      }
      rules={<Rules model={model} getName={getName} />}
    >
      <SymbolSheet ids={model.symbols.map(({ id }) => id)} look={look} />
      <div className="cascade" data-columns={columns} data-above={isAbove || undefined}>
        <Ladder ladder={ladder} falls={ladderFalls} />
        <Grid
          model={model}
          grid={grid}
          wins={marked}
          isFalling={isFalling}
          settledGrid={settledGrid}
          getName={getName}
        />
      </div>
    </GameFrame>
  )

  function describeWin(view: CascadeView, round: RoundResponse): string {
    const winning = view.falls.filter(({ wins }) => wins.length > 0)
    const wins = winning.flatMap((fall) => fall.wins)
    const multiplier = winning.at(-1)?.multiplier ?? 1
    if (parseAmount(view.payout) === parseAmount(round.stake) * BigInt(model.highest)) return t('highestReached')
    if (winning.length === 1) return wins.map((win) => `${win.cells.length} × ${getName(win.symbol)}`).join(' · ')
    return t('winningFalls', { wins: wins.length, count: winning.length, multiplier })
  }
}

interface GridProps {
  model: CascadeModel
  grid: ReturnType<typeof useGrid>
  wins: Wins
  isFalling: boolean
  settledGrid: readonly string[]
  getName(id: string): string
}

function Grid({ model: { columns, rows }, grid, wins, isFalling, settledGrid, getName }: GridProps) {
  const { t } = useTranslation('cascade')
  const won = new Set(wins.flatMap(({ cells }) => cells))
  return (
    <div
      className="grid"
      id="grid"
      data-won={wins.length > 0 || undefined}
      role="img"
      aria-label={isFalling ? t('gridFalling') : gridLabel()}
    >
      {grid.cells.map((column, index) => (
        <div key={index} className="column">
          {column.map(({ key, id }, row) => (
            <div
              key={key}
              ref={(element) => grid.attach(key, element)}
              className="cell"
              data-won={won.has(index * rows + row) || undefined}
            >
              <SymbolPicture id={id} />
            </div>
          ))}
        </div>
      ))}
      <Marks wins={wins} columns={columns} rows={rows} />
    </div>
  )

  /** Accessible description of the grid, row by row. */
  function gridLabel(): string {
    const read = Array.from({ length: rows }, (_, row) => {
      const symbols = settledGrid.filter((_id, cell) => cell % rows === row).map(getName)
      return t('gridRow', { number: row + 1, symbols: symbols.join(', ') })
    })
    return t('grid', { rows: read.join(' ') })
  }
}

/** Multipliers of the falls, with what those reached have paid. */
function Ladder({ ladder, falls: ladderFalls }: { ladder: readonly number[]; falls: readonly Fall[] }) {
  const { t } = useTranslation('cascade')
  const getStep = (fall: number) => Math.min(fall, ladder.length - 1)
  return (
    <ol className="ladder tabular" id="ladder" aria-label={t('ladder')}>
      {ladder.map((multiplier, step) => {
        const falls = ladderFalls.filter((_, fall) => getStep(fall) === step)
        const isReached = falls.length > 0
        const isNow = isReached && getStep(ladderFalls.length - 1) === step
        return (
          <li key={step} data-reached={isReached || undefined} data-now={isNow || undefined}>
            <b>
              {`×${multiplier}`}
              {step === ladder.length - 1 ? <i>+</i> : null}
            </b>{' '}
            <span>{isReached ? <Amount short value={paidBy(falls)} /> : null}</span>
          </li>
        )
      })}
    </ol>
  )
}

interface Cell {
  /** Stays the same while the symbol falls. */
  readonly key: number
  readonly id: string
}

function useGrid({ columns, rows }: CascadeModel, settledGrid: readonly string[]) {
  const nextKey = useRef(columns * rows)
  const elements = useRef(new Map<number, HTMLElement>())
  const getCells = (ids: readonly string[]) => {
    nextKey.current += ids.length
    return withKeys(ids, nextKey.current)
  }
  const layOut = (grid: readonly string[]) => getColumns(getCells(grid), rows)
  const [cells, setCells] = useState(() => getColumns(withKeys(settledGrid, 0), rows))
  /** Latest cells: several animations run without a render of the caller in between. */
  const current = useRef(cells)

  const show = (next: Cell[][]) => {
    current.current = next
    flushSync(() => setCells(next))
  }
  const animate = ({ key }: Cell, frames: PropertyIndexedKeyframes, timing: KeyframeAnimationOptions) =>
    animateShow(elements.current.get(key), frames, timing)
  const fallFrom = (cell: Cell, above: number, column: number) => {
    const transform = [`translateY(${-100 * above}%)`, 'translateY(0)']
    animate(
      cell,
      { transform },
      { duration: FALL_MS, delay: column * STAGGER_MS, easing: 'ease-out', fill: 'backwards' },
    )
  }
  const waitForLanding = () => pauseShow(FALL_MS + columns * STAGGER_MS)

  return {
    cells,
    attach(key: number, element: HTMLElement | null) {
      if (element) elements.current.set(key, element)
      else elements.current.delete(key)
    },
    settle(grid: readonly string[]) {
      current.current = layOut(grid)
      setCells(current.current)
    },
    empty() {
      for (const [index, column] of current.current.entries()) {
        const timing = { duration: FALL_MS, delay: index * STAGGER_MS, easing: 'ease-in', fill: 'both' } as const
        for (const cell of column) animate(cell, { transform: ['translateY(0)', `translateY(${rows * 100}%)`] }, timing)
      }
    },
    async drop(grid: readonly string[]) {
      show(layOut(grid))
      for (const [index, column] of current.current.entries()) for (const cell of column) fallFrom(cell, rows, index)
      await waitForLanding()
    },
    async vanish(wins: Wins) {
      for (const cell of wonCells(wins)) {
        const frames = { opacity: [1, 0], transform: ['scale(1)', 'scale(0.7)'] }
        animate(cell, frames, { duration: VANISH_MS, easing: 'ease-out', fill: 'forwards' })
      }
      await pauseShow(VANISH_MS)
    },
    /** Drops the remaining symbols into the gaps, followed by new ones. */
    async refill(wins: Wins, grid: readonly string[]) {
      const gone = wonCells(wins)
      const before = current.current
      const fresh = before.map((column, index) => {
        const missing = column.filter((cell) => gone.has(cell)).length
        return getCells(grid.slice(index * rows, index * rows + missing))
      })
      const left = before.map((column) => column.filter((cell) => !gone.has(cell)))
      show(before.map((_, index) => [...(fresh[index] ?? []), ...(left[index] ?? [])]))
      for (const [index, column] of before.entries()) {
        const added = fresh[index] ?? []
        for (const cell of added) fallFrom(cell, added.length, index)
        for (const [place, cell] of (left[index] ?? []).entries()) {
          const fell = place + added.length - column.indexOf(cell)
          if (fell > 0) fallFrom(cell, fell, index)
        }
      }
      await waitForLanding()
    },
  }

  function wonCells(wins: Wins): Set<Cell> {
    const places = wins.flatMap((win) => win.cells)
    return new Set(places.flatMap((cell) => current.current[Math.floor(cell / rows)]?.[cell % rows] ?? []))
  }
}

const withKeys = (ids: readonly string[], firstKey: number) =>
  ids.map((id, index): Cell => ({ key: firstKey + index, id }))

const getColumns = (cells: readonly Cell[], rows: number) =>
  Array.from({ length: cells.length / rows }, (_, column) => cells.slice(column * rows, (column + 1) * rows))

/** A diagonal pattern that differs by game and cannot win. */
export function firstGrid({ symbols, columns, rows }: CascadeModel, nodeId: number): string[] {
  return Array.from({ length: columns * rows }, (_, cell) => {
    const [column, row] = [Math.floor(cell / rows), cell % rows]
    return symbols[(Math.abs(nodeId) + column * 2 + row * 3) % symbols.length]?.id ?? ''
  })
}

/** Total payout of falls in minor units. */
function paidBy(falls: readonly Fall[]): bigint {
  return falls.flatMap(({ wins }) => wins).reduce((sum, win) => sum + parseAmount(win.amount), 0n)
}

function Rules({ model, getName }: { model: CascadeModel; getName: (id: string) => string }) {
  const { t } = useTranslation('cascade')
  const { number } = useLaunched()
  const { symbols, ladder } = model
  const counts = symbols[0]?.tiers.map(({ count }) => count) ?? []
  const head = counts.map((count, tier) => {
    const next = counts[tier + 1]
    return `${count}${next === undefined ? '+' : next - 1 > count ? `–${next - 1}` : ''}`
  })
  return (
    <>
      <Paragraphs texts={[t(model.pays), t('cascade')]} />
      <Table
        className="paytable"
        head={[t('symbol'), ...head]}
        rows={symbols
          .toReversed()
          .map(({ id, tiers }) => [
            id,
            <SymbolRow key={id} id={id} name={getName(id)} />,
            ...tiers.map(({ pays }) => number(pays / 100, { minimumFractionDigits: 2 })),
          ])}
      />
      <p>{t('paysOfStake')}</p>
      <h3>{t('ladder')}</h3>
      <Pairs
        pairs={ladder.map((multiplier, step) => [
          step === ladder.length - 1 ? t('afterwards', { from: step + 1 }) : t('fall', { number: step + 1 }),
          `×${multiplier}`,
        ])}
      />
      <Paragraphs
        texts={[t('ladderHelp'), `${t('highest', { multiple: number(model.highest) })} ${t('small')}`, t('returnHelp')]}
      />
    </>
  )
}

function SymbolRow({ id, name }: { id: string; name: string }) {
  return (
    <>
      <SymbolPicture id={id} />
      <span>{name}</span>
    </>
  )
}
