import { WAYS_MODELS } from '@playhouse/engines/ways/models.ts'
import { gridAt, waysIn, type WaysModel, type WaysView } from '@playhouse/engines/ways/ways.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import { type CSSProperties, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GameFrame } from '../frame/game-frame.tsx'
import { useGame } from '../frame/use-game.ts'
import { Amount, useLaunched, useModel } from '../frame/launched.tsx'
import { prefersReducedMotion } from '../frame/motion.ts'
import { Paragraphs, Table } from '../frame/parts.tsx'
import { isAbove } from '../frame/play-api.ts'
import { SymbolName } from '../slot/line-parts.tsx'
import { useReels } from '../slot/use-reels.ts'
import { firstStops } from '../symbols/first-stops.ts'
import { SymbolPicture, SymbolSheet } from '../symbols/symbols.tsx'
import '../slot/slot.css'
import './ways.css'

type Win = WaysView['wins'][number]

/** A slot without lines: winning symbols are marked on the reels and the ways counted below. */
export function WaysGame() {
  const { t } = useTranslation('ways')
  const { t: slot } = useTranslation('slot')
  const { t: symbol } = useTranslation('symbols')
  const { launch, look, number } = useLaunched()
  const model = useModel(WAYS_MODELS)
  const { rows, reels: strips } = model
  const game = useGame(model)
  const [grid, setGrid] = useState(() => gridAt(model, firstStops(strips, launch.game.nodeId)))
  const [isSpinning, setSpinning] = useState(false)
  const [wins, setWins] = useState<readonly Win[]>([])
  const [isAboveStake, setAboveStake] = useState(false)
  const reels = useReels(strips, grid)
  const getName = (id: string) => symbol(id as 'carp')
  const ways = waysIn(model)
  const highestWin = wins.toSorted((a, b) => Number(parseAmount(b.amount) - parseAmount(a.amount)))[0]
  const winText = ({ symbol: id, shown, ways: count }: Win) =>
    t(count === 1 ? 'winOne' : 'win', { symbol: getName(id), shown: shown.join(' × '), ways: number(count) })
  const reelTexts = grid.map((column, reel) => t('reel', { number: reel + 1, symbols: column.map(getName).join(', ') }))

  return (
    <GameFrame<WaysView>
      game={game}
      offersAutoplay
      engine="slot-ways"
      texts={{ press: slot('press'), pressed: slot('pressed'), ready: t('ready', { ways: number(ways) }) }}
      stage={{
        start() {
          setWins([])
          setSpinning(true)
          if (!prefersReducedMotion()) reels.spin()
        },
        async show(view, { payout, stake }) {
          await reels.stop(view.grid, game.sounds.tick)
          setGrid(view.grid.map((column) => [...column]))
          setSpinning(false)
          setWins(view.wins)
          setAboveStake(isAbove(payout ?? '0', stake))
        },
        giveUp() {
          reels.show(grid)
          setSpinning(false)
        },
      }}
      wonOn={(view) => view.wins.map(winText).join(' · ')}
      breakdown={(view) =>
        view.wins.map(({ symbol: id, ways: count, amount }) => [
          `${number(count)} × ${getName(id)}`,
          <Amount key={id} value={amount} />,
        ])
      }
      proof={({ stops }) => [[slot('stops'), stops.join(' ')]]}
      rules={<Rules model={model} getName={getName} />}
    >
      <SymbolSheet ids={[model.wild, ...model.symbols.map(({ id }) => id)]} look={look} />
      <div
        className="ways"
        style={{ '--reels': rows.length, '--most': Math.max(...rows) } as CSSProperties}
        data-above={isAboveStake || undefined}
      >
        <p className="ways-total tabular" id="ways-total">
          {highestWin ? winText(highestWin) : t('ways', { ways: number(ways) })}
        </p>
        <div
          className="ways-reels"
          id="reels"
          data-won={wins.length > 0 || undefined}
          role="img"
          aria-label={isSpinning ? slot('reelsSpinning') : t('reels', { reels: reelTexts.join(' ') })}
        >
          {reels.strips.map((cells, reel) => (
            <div key={reel} className="reel" style={{ '--rows': rows[reel] } as CSSProperties}>
              <div className="strip" ref={(strip) => reels.attach(reel, strip)}>
                {cells.map((id, row) => {
                  const isWon = wins.some((win) => reel < win.reels && (id === win.symbol || id === model.wild))
                  return (
                    <div key={row} className="cell" data-won={isWon || undefined}>
                      <SymbolPicture id={id} />
                    </div>
                  )
                })}
              </div>
            </div>
          ))}
        </div>
        <ol className="ways-counts tabular" id="ways-counts" aria-label={t('counts')}>
          {rows.map((count, reel) => (
            <li key={reel} data-won={(highestWin && reel < highestWin.reels) || undefined}>
              {highestWin ? (highestWin.shown[reel] ?? '–') : count}
            </li>
          ))}
        </ol>
      </div>
    </GameFrame>
  )
}

function Rules({ model, getName }: { model: WaysModel; getName: (id: string) => string }) {
  const { t } = useTranslation('ways')
  const { t: slot } = useTranslation('slot')
  const { number } = useLaunched()
  const { rows, symbols, wild, reels } = model
  const combinations = reels.reduce((product, strip) => product * strip.length, 1)
  return (
    <>
      <h3 className="tabular">{`${rows.join(' × ')} = ${t('ways', { ways: number(waysIn(model)) })}`}</h3>
      <Paragraphs texts={[t('how'), t('longest'), t('wild', { wild: getName(wild) })]} />
      <Table
        className="paytable"
        head={[slot('symbol'), '5 ×', '4 ×', '3 ×']}
        rows={symbols
          .toReversed()
          .map(({ id, pays }) => [
            id,
            <SymbolName key={id} id={id} name={getName(id)} note={undefined} />,
            ...pays.toReversed().map((hundredths) => number(hundredths / 100, { minimumFractionDigits: 2 })),
          ])}
      />
      <Paragraphs texts={[t('paysOfStake'), slot('returnHelp', { combinations: number(combinations) })]} />
    </>
  )
}
