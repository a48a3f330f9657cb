import type { SlotView } from '@playhouse/engines/slot/engine.ts'
import { CLASSIC_GAMES, SLOT_GAMES, type SlotGame as SlotModel } from '@playhouse/engines/slot/games.ts'
import { gridAt } from '@playhouse/engines/slot/slot.ts'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GameFrame } from '../frame/game-frame.tsx'
import { useGame } from '../frame/use-game.ts'
import { Amount, useLaunched, useModel } from '../frame/launched.tsx'
import { prefersReducedMotion } from '../frame/motion.ts'
import { isAbove } from '../frame/play-api.ts'
import { firstStops } from '../symbols/first-stops.ts'
import { SymbolPicture, SymbolSheet } from '../symbols/symbols.tsx'
import { getColumns, type Grid, LineMaps, LineWindow, NO_WINS, Paytable, type Win, type Wins } from './line-parts.tsx'
import { useReels } from './use-reels.ts'
import './cabinet.css'

type Slot = SlotModel['slot']

export function SlotGame() {
  const { t } = useTranslation('slot')
  const { t: symbol } = useTranslation('symbols')
  const { launch, look, number } = useLaunched()
  const model = useModel([...SLOT_GAMES, ...CLASSIC_GAMES])
  const { slot } = model
  const isClassic = slot.reels.length === 3
  const game = useGame(model)
  const [grid, setGrid] = useState<Grid>(() => gridAt(slot, firstStops(slot.reels, launch.game.nodeId)))
  const [isSpinning, setSpinning] = useState(false)
  const [shown, setShown] = useState<Wins>(NO_WINS)
  const reels = useReels(slot.reels, getColumns(grid))
  const getName = (id: string) => symbol(id as 'carp')
  const lines = slot.lines.length

  const window = <LineWindow slot={slot} reels={reels} grid={grid} shown={shown} isSpinning={isSpinning} />

  return (
    <GameFrame<SlotView>
      game={game}
      offersAutoplay
      engine={isClassic ? 'slot-classic' : 'slot'}
      texts={{ press: t('press'), pressed: t('pressed'), ready: t('ready', { count: lines }) }}
      stage={{
        start() {
          setShown(NO_WINS)
          setSpinning(true)
          if (!prefersReducedMotion()) reels.spin()
        },
        async show(view, { payout, stake }) {
          await reels.stop(getColumns(view.grid), game.sounds.tick)
          setGrid(view.grid)
          setSpinning(false)
          setShown({ wins: view.wins, isAbove: isAbove(payout ?? '0', stake) })
        },
        giveUp() {
          reels.show(getColumns(grid))
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
          const name = getName(id)
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

/**
 * Cabinet of a classic slot: reels between their line numbers and, where there is room, the payouts as
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
      <PayoutGlass slot={slot} wins={wins} />
    </div>
  )
}

/** Line numbers at the rows where the lines start or end; diagonal lines are offset. */
function LineNumbers({ slot, side, wins }: { slot: Slot; side: 'from' | 'to'; wins: readonly Win[] }) {
  return (
    <ul className="line-numbers tabular" aria-hidden="true">
      {slot.lines.map((line, index) => {
        const row = (side === 'from' ? line[0] : line.at(-1)) ?? 0
        const isDiagonal = line[0] !== line.at(-1)
        return (
          <li
            key={index}
            data-row={row}
            data-line={index + 1}
            data-won={wins.some((win) => win.line === index + 1) || undefined}
            className={isDiagonal ? (row === 0 ? 'above' : 'below') : undefined}
          >
            {index + 1}
          </li>
        )
      })}
    </ul>
  )
}

/** Payouts as multiples of the total stake, highest first; the rules list multiples of the line stake. */
function PayoutGlass({ slot, wins }: { slot: Slot; wins: readonly Win[] }) {
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
