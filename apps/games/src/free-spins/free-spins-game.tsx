import {
  type FreeSpinsModel,
  type FreeSpinsMove,
  type FreeSpinsView,
  PLAYED_OUT_AFTER_MS,
  type SpinView,
} from '@playhouse/engines/free-spins/free-spins.ts'
import { FREE_SPINS_MODELS } from '@playhouse/engines/free-spins/models.ts'
import { gridAt } from '@playhouse/engines/slot/slot.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GameFrame } from '../frame/game-frame.tsx'
import { useGame } from '../frame/use-game.ts'
import { Amount, useLaunched, useModel } from '../frame/launched.tsx'
import { prefersReducedMotion } from '../frame/motion.ts'
import { type Pair, Paragraphs, Table } from '../frame/parts.tsx'
import { isAbove } from '../frame/play-api.ts'
import { getColumns, LineMaps, LineWindow, NO_WINS, Paytable, type Wins } from '../slot/line-parts.tsx'
import { useReels } from '../slot/use-reels.ts'
import { firstStops } from '../symbols/first-stops.ts'
import { SymbolPicture, SymbolSheet } from '../symbols/symbols.tsx'
import './free-spins.css'

type Bonus = NonNullable<FreeSpinsView['bonus']>

const SPIN: FreeSpinsMove = { type: 'spin' }

/** A line slot with free spins. Each free spin takes a press; the round waits in between. */
export function FreeSpinsGame() {
  const { t } = useTranslation('free-spins')
  const { t: slot } = useTranslation('slot')
  const { t: symbol } = useTranslation('symbols')
  const { launch, look } = useLaunched()
  const model = useModel(FREE_SPINS_MODELS)
  const { base } = model
  const game = useGame(model)
  const [grid, setGrid] = useState<SpinView['grid']>(() =>
    gridAt(model.base, firstStops(model.base.reels, launch.game.nodeId)),
  )
  const [bonus, setBonus] = useState<Bonus | null>(null)
  const [isSpinning, setSpinning] = useState(false)
  const [shown, setShown] = useState<Wins>(NO_WINS)
  const isGoing = game.state.activeRound !== null
  const isPicking = isGoing && bonus !== null && bonus.picked === null
  const reels = useReels(isGoing && bonus ? model.free.reels : base.reels, getColumns(grid))
  const getName = (id: string) => symbol(id as 'carp')
  const lines = base.lines.length

  /** Shows the latest spin, or the multiplier just uncovered. */
  const showLatest = async (view: FreeSpinsView, stake: string) => {
    const spin = view.bonus?.spins.at(-1) ?? view.base
    const isPickResult = bonus?.picked === null && view.bonus?.spins.length === 0
    if (isPickResult) {
      reels.show(getColumns(grid))
      game.sounds.step()
    } else await reels.stop(getColumns(spin.grid), game.sounds.tick)
    setGrid(spin.grid)
    setSpinning(false)
    setBonus(view.bonus)
    setShown({ wins: isPickResult ? [] : spin.wins, isAbove: isAbove(spin.amount, stake) })
    if (!isPickResult && view.bonus && view.bonus.spins.length === 0) game.sounds.step()
  }

  const getSpins = ({ bonus: played }: FreeSpinsView) =>
    (played?.spins ?? []).map((spin, index) => {
      return { name: t('freeSpin', { number: index + 1, total: played?.total ?? 0 }), spin }
    })
  const next = (bonus?.spins.length ?? 0) + 1
  const turn = isPicking || !bonus ? null : { move: SPIN, label: t('freeSpin', { number: next, total: bonus.total }) }

  return (
    <GameFrame<FreeSpinsView>
      game={game}
      engine="slot-free-spins"
      texts={{
        press: slot('press'),
        pressed: isPicking ? t('pick') : slot('pressed'),
        ready: slot('ready', { count: lines }),
      }}
      turn={turn}
      breakOff={t('breakOff', { minutes: PLAYED_OUT_AFTER_MS / 60_000 })}
      stage={{
        start() {
          setShown(NO_WINS)
          if (isPicking) return
          if (!isGoing) setBonus(null)
          setSpinning(true)
          if (!prefersReducedMotion()) reels.spin()
        },
        progress: (view, { stake }) => showLatest(view, stake),
        show: (view, { stake }) => showLatest(view, stake),
        giveUp() {
          reels.show(getColumns(grid))
          setSpinning(false)
        },
      }}
      wonOn={(view) => {
        const numbers = view.base.wins.flatMap(({ line }) => line ?? [])
        const onLines = slot(numbers.length === 1 ? 'wonOnOne' : 'wonOn', { lines: numbers.join(', ') })
        return [
          ...(numbers.length > 0 ? [onLines] : []),
          ...(view.bonus ? [t('wonIn', { total: view.bonus.total, multiplier: view.bonus.multiplier ?? 1 })] : []),
        ].join(' · ')
      }}
      breakdown={(view) => [
        ...view.base.wins.map(({ line, symbol: id, count, amount }): Pair => {
          const name = getName(id)
          const term = line === null ? `${count} × ${name}` : slot('lineWin', { line, count, symbol: name })
          return [term, <Amount key={term} value={amount} />]
        }),
        ...getSpins(view).flatMap(({ name, spin }): Pair[] =>
          isAbove(spin.amount, '0') ? [[name, <Amount key={name} value={spin.amount} />]] : [],
        ),
      ]}
      proof={(view) => [
        [slot('stops'), view.base.stops.join(' ')],
        ...(view.bonus?.uncovered && view.bonus.covers > 1
          ? [[t('covers'), view.bonus.uncovered.map((multiplier) => `×${multiplier}`).join(' ')] as const]
          : []),
        ...getSpins(view).map(({ name, spin }) => [name, spin.stops.join(' ')] as const),
      ]}
      rules={<Rules model={model} scatter={getName(base.scatter)} />}
    >
      <SymbolSheet ids={Object.keys(base.paytable)} look={look} />
      <div className="free-spins" data-bonus={bonus !== null || undefined}>
        <div className="bonus-head tabular" id="bonus-head" role="status">
          {bonus ? <BonusHead bonus={bonus} /> : <BonusHint model={model} scatter={getName(base.scatter)} />}
        </div>
        <div className="bonus-stage">
          <LineWindow slot={base} reels={reels} grid={grid} shown={shown} isSpinning={isSpinning} />
          {isPicking && bonus ? (
            <Covers
              count={bonus.covers}
              scatter={base.scatter}
              isDisabled={game.state.isWaiting}
              onPick={(cover) => game.rounds.move({ type: 'pick', cover } satisfies FreeSpinsMove)}
            />
          ) : null}
        </div>
      </div>
    </GameFrame>
  )
}

function BonusHint({ model: { base, spins }, scatter }: { model: FreeSpinsModel; scatter: string }) {
  const { t } = useTranslation('free-spins')
  const { number } = useLaunched()
  return (
    <span className="bonus-hint">
      <SymbolPicture id={base.scatter} />
      {t('bring', {
        scatter,
        spins: spins.map((count) => number(count)).join(' / '),
      })}
    </span>
  )
}

function BonusHead({ bonus }: { bonus: Bonus }) {
  const { t } = useTranslation('free-spins')
  const { spins, total, won, picked, uncovered } = bonus
  return (
    <>
      <b id="free-spin-count">
        {spins.length === 0 ? t('freeSpins', { total }) : t('freeSpin', { number: spins.length, total })}
      </b>
      <span className="multipliers" aria-label={t('multiplier')}>
        {uncovered?.map((multiplier, cover) => (
          <span key={cover} data-picked={cover === picked || undefined}>
            {`×${multiplier}`}
          </span>
        ))}
      </span>
      <span className="bonus-won">
        {t('won')} <Amount id="bonus-won" value={formatAmount(parseAmount(won))} />
      </span>
    </>
  )
}

interface CoversProps {
  count: number
  scatter: string
  isDisabled: boolean
  onPick(cover: number): void
}

/** Covers over the multipliers; the player picks one before the free spins. */
function Covers({ count, scatter, isDisabled, onPick }: CoversProps) {
  const { t } = useTranslation('free-spins')
  return (
    <fieldset className="covers" id="covers" disabled={isDisabled}>
      <legend>{t('pick')}</legend>
      <div>
        {Array.from({ length: count }, (_, cover) => (
          <button
            key={cover}
            type="button"
            onClick={() => onPick(cover)}
            aria-label={t('cover', { number: cover + 1 })}
          >
            <SymbolPicture id={scatter} />
          </button>
        ))}
      </div>
    </fieldset>
  )
}

function Rules({ model, scatter }: { model: FreeSpinsModel; scatter: string }) {
  const { t } = useTranslation('free-spins')
  const { t: slot } = useTranslation('slot')
  const { number } = useLaunched()
  const { base, free, spins, multipliers } = model
  const sorted = multipliers.toSorted((a, b) => a - b).map((multiplier) => `×${multiplier}`)
  const positions = (reels: readonly (readonly string[])[]) =>
    number(reels.reduce((product, strip) => product * strip.length, 1))
  return (
    <>
      <h3>{t('title')}</h3>
      <Table
        className="free-spins-table"
        head={[scatter, t('title')]}
        rows={spins.map((count, index) => [String(index), `${index + 3} ×`, number(count)])}
      />
      <Paragraphs
        texts={[
          multipliers.length === 1
            ? t('rulesSingle', { multiplier: multipliers[0] ?? 1 })
            : t('rulesPick', { count: multipliers.length, multipliers: sorted.join(', ') }),
          t('rulesReels'),
        ]}
      />
      <Paytable slot={base} />
      <h3>{slot('lines', { count: base.lines.length })}</h3>
      <LineMaps slot={base} />
      <Paragraphs
        texts={[
          slot('oncePerRound'),
          t('returnHelp', { combinations: positions(base.reels), free: positions(free.reels) }),
        ]}
      />
    </>
  )
}
