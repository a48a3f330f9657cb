import {
  type CrashBet,
  type CrashModel,
  type CrashView,
  MIN_CASH_OUT,
  multiplierAfter,
  payoutAt,
  reachedAfterMs,
} from '@playhouse/engines/crash/crash.ts'
import type { CrashResult } from '@playhouse/engines/crash/engine.ts'
import { CRASH_MODELS } from '@playhouse/engines/crash/models.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import type { OtherBet, SharedBet, SharedRound } from '@playhouse/vendor-api/play-api-shared.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readDecimal } from '../frame/decimal-field.ts'
import { Limits } from '../frame/game-frame.tsx'
import { Amount, useLaunched, useModel } from '../frame/launched.tsx'
import { prefersReducedMotion } from '../frame/motion.ts'
import { Notice } from '../frame/notice.tsx'
import { Balance, History, Page, Paragraphs, Table, usePressKeys } from '../frame/parts.tsx'
import { SharedProof } from '../frame/shared-proof.tsx'
import type { SharedRounds, SharedState } from '../frame/shared-table.ts'
import { clampStake, MostStake, StakeField, withinMaximum } from '../frame/stake-field.tsx'
import { useServerNow, useSharedTable } from '../frame/use-shared-table.ts'
import { WinLine } from '../frame/win-line.tsx'
import './crash.css'
import { extentAt } from './curve.ts'
import { type Drawing, drawCurve, type Taken, type Words } from './draw-curve.ts'

/** Update interval of everything except the curve. */
const CLOCK_INTERVAL_MS = 100
/** Update interval of the curve with reduced motion. */
const REDUCED_MOTION_INTERVAL_MS = 250
const RECENT_POINTS = 24
const PLACES = [1, 2] as const
/** Multipliers whose chances the rules show, in hundredths. */
const EXAMPLES = [MIN_CASH_OUT, 150, 200, 500, 1_000, 2_500, 10_000, 100_000]
const EMPTY_CURVE: Drawing = { extent: extentAt(0), toMs: null, crashed: false, taken: [] }

const TWO_DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 }

const pointOf = (result: unknown) => (result as CrashResult | null)?.point ?? null

/** The multiplier at which a bet was cashed out, in hundredths; null if open or lost. */
function cashedOutAt({ view }: SharedBet): number | null {
  const seen = view as CrashView | null
  if (!seen) return null
  if (seen.going) return seen.taken ?? null
  return seen.cause === 'crash' ? null : seen.multiplier
}

export function CrashGame() {
  const { t } = useTranslation('crash')
  const { t: frame } = useTranslation('frame')
  const { number, percent } = useLaunched()
  const model = useModel(CRASH_MODELS)
  const { rounds, state, sounds } = useSharedTable()
  const now = useServerNow(rounds, CLOCK_INTERVAL_MS)
  const times = (hundredths: number) => `${number(hundredths / 100, TWO_DECIMALS)}×`
  const { last, next, history, bets } = state.table
  const isFlying = last.phase === 'playing'
  const multiplier = multiplierAt(model, last, now)
  const [first, second] = PLACES.map((place) => panelOf(state, place))
  const panels = useRef<(() => void)[]>([])
  usePressKeys(() => panels.current[0]?.())

  const returnText = `${frame('returnToPlayer')} ${percent(model.returnToPlayer)}`
  const lastBets = bets.filter(({ eventId }) => eventId === last.id)
  const shownRound = isFlying || next.startsAt === null ? last : next
  return (
    <Page
      className="crash-page"
      subtitle={<p className="tabular">{returnText}</p>}
      sounds={sounds}
      rules={<Rules times={times} />}
      fairness={<SharedProof engine="crash" modelId={model.id} table={state.table} bet={state.lastProven} />}
    >
      <div className="stage" id="stage">
        <div className="crash">
          <ol className="points tabular" id="points" aria-label={t('lastPoints')}>
            {history.slice(0, RECENT_POINTS).map(({ id, result }) => {
              const point = pointOf(result) ?? 100
              return (
                <li key={id} data-height={point >= 1_000 ? 'high' : point >= 200 ? 'middle' : 'low'}>
                  {times(point)}
                </li>
              )
            })}
          </ol>
          <Plot rounds={rounds} model={model} last={last} bets={lastBets} times={times} />
          <div className="reading tabular" id="reading" data-state={isFlying ? 'going' : 'crashed'}>
            <p className="times" id="times">
              {times(isFlying ? multiplier : (pointOf(last.result) ?? 100))}
            </p>
            <p id="ending">
              {isFlying
                ? t('flying')
                : pointOf(last.result) === model.highest
                  ? t('highestAt', { at: times(model.highest) })
                  : t('crashed')}
            </p>
            {next.startsAt === null ? null : (
              <p className="countdown" role="timer">
                {t('nextIn', { seconds: number(Math.max(0, Math.ceil((next.startsAt - now) / 1_000))) })}
              </p>
            )}
          </div>
          <Players round={shownRound} multiplier={isFlying ? multiplier : null} times={times} />
        </div>
      </div>
      <div className="outcome" id="outcome" role="status" data-kind={outcomeKind(state)}>
        <OutcomeText state={state} times={times} />
      </div>
      <div className="desk">
        <Balance value={state.balance} />
        <History pairs={null} rounds={state.lastRounds} />
        {[first, second].map((panel, index) =>
          panel ? (
            <BetPanel
              key={index}
              panel={panel}
              model={model}
              maxStake={state.maxStake}
              rounds={rounds}
              multiplier={isFlying ? multiplier : null}
              isEnded={state.hasEnded}
              times={times}
              register={(press) => {
                panels.current[index] = press
              }}
            />
          ) : null,
        )}
      </div>
    </Page>
  )
}

/** Current multiplier of a round in hundredths, by the vendor's clock. */
function multiplierAt(model: CrashModel, { phase, startsAt }: SharedRound, now: number): number {
  if (phase !== 'playing' || startsAt === null) return 100
  return multiplierAfter(model, Math.max(0, now - startsAt))
}

function outcomeKind({ message, result, isUnanswered }: SharedState): string {
  if (isUnanswered || (message && message !== 'messageRefunded')) return 'error'
  if (message) return 'note'
  return result ? 'result' : 'ready'
}

function OutcomeText({ state, times }: { state: SharedState; times: (hundredths: number) => string }) {
  const { t } = useTranslation('crash')
  const { message, result, isUnanswered, maxStake } = state
  if (isUnanswered) return <Notice message="messageTableSilent" isError />
  if (message) return <Notice message={message} isError={message !== 'messageRefunded'} maxStake={maxStake} />
  if (!result) return <span>{t('ready')}</span>
  const taken = result.bets.map(cashedOutAt).filter((at) => at !== null)
  const note = taken.length > 0 ? t('wonAt', { at: taken.map(times).join(' · ') }) : ''
  return <WinLine key={result.eventId} payout={result.payout} stake={result.stake} note={note} />
}

/** One of the player's two bets, on the running round or on the next. */
interface Panel {
  readonly place: number
  /** Bet on the running round. */
  readonly flying: SharedBet | undefined
  /** Bet on the round that takes bets. */
  readonly placed: SharedBet | undefined
  readonly isSending: boolean
}

function panelOf({ table: { last, next, bets }, sending }: SharedState, place: number): Panel {
  const on = (round: SharedRound) =>
    bets.find((bet) => bet.place === place && bet.eventId === round.id && bet.status !== 'refunded')
  return {
    place,
    flying: last.phase === 'playing' ? on(last) : undefined,
    placed: on(next),
    isSending: sending.has(place),
  }
}

interface BetPanelProps {
  panel: Panel
  model: CrashModel
  /** Largest stake that limit and bonus allow. */
  maxStake: string | null
  rounds: SharedRounds
  /** Of the running round. */
  multiplier: number | null
  isEnded: boolean
  times(hundredths: number): string
  register(press: () => void): void
}

function BetPanel({ panel, model, maxStake, rounds, multiplier, isEnded, times, register }: BetPanelProps) {
  const { t } = useTranslation('crash')
  const { money } = useLaunched()
  const { place, flying, placed, isSending } = panel
  const limits = withinMaximum(model, maxStake)
  const [stake, setStake] = useState<string>(() => formatAmount(clampStake(model.minStake * 2n, limits)))
  const [isStakeValid, setStakeValid] = useState(true)
  const [typed, setTyped] = useState('')
  const [cashing, setCashing] = useState('')
  const target = targetOf(typed, model.highest)
  const taken = flying ? (cashedOutAt(flying) ?? autoCashedOutAt(flying, multiplier)) : null
  const isLive = flying?.status === 'going' && taken === null && multiplier !== null
  const isCashing = isLive && cashing === flying.roundKey
  const mayStake = isStakeValid && parseAmount(stake) <= limits.maxStake
  const isLocked = isSending || placed !== undefined || isEnded
  const idOf = (name: string) => (place === 1 ? name : `${name}-${place}`)

  const press = () => {
    if (isLive) {
      if (isCashing || (multiplier ?? 0) < MIN_CASH_OUT) return
      setCashing(flying.roundKey)
      void rounds.cashOut(flying).then(() => setCashing(''))
      return
    }
    if (isLocked || target === undefined || !mayStake) return
    void rounds.place(place, { stake, target } satisfies CrashBet)
  }
  useEffect(() => {
    // Braces matter: React would call a returned function on cleanup and place a bet.
    register(press)
  })

  const isIdle = isLive ? isCashing : isLocked || target === undefined || !mayStake
  return (
    <section className="bet-panel" aria-label={t('bet', { number: place })} data-live={isLive || undefined}>
      <StakeField
        id={idOf('stake')}
        limits={limits}
        stake={stake}
        isDisabled={isLocked}
        onChange={setStake}
        onValid={setStakeValid}
      />
      <MostStake model={model} limits={limits} />
      <label className="target-field">
        <span className="label">{t('auto')}</span>
        <input
          type="text"
          id={idOf('target')}
          className="tabular"
          inputMode="decimal"
          autoComplete="off"
          placeholder={t('targetNone')}
          value={typed}
          disabled={isLocked}
          aria-label={t('target')}
          aria-invalid={target === undefined}
          onChange={({ target: field }) => setTyped(field.value)}
        />
        <span aria-hidden="true">×</span>
      </label>
      <p className="bet-note tabular" role="status">
        {taken !== null ? t('takenAt', { at: times(taken) }) : ''}
      </p>
      <button
        type="button"
        className={isLive || place === 1 ? 'primary' : 'secondary'}
        id={idOf('play')}
        aria-disabled={isIdle}
        onClick={press}
      >
        {label()}
      </button>
    </section>
  )

  function label(): string {
    if (isLive) {
      const amount = money(payoutAt(parseAmount(flying.stake), multiplier ?? 100))
      return t(isCashing ? 'cashing' : 'cashOut', { amount })
    }
    if (isSending) return t('placing')
    if (placed) return t('placed', { amount: money(placed.stake) })
    return t(multiplier === null ? 'press' : 'pressNext', { amount: money(stake) })
  }
}

/** The target, once reached on the page's clock and before the vendor confirms it. */
function autoCashedOutAt({ bet }: SharedBet, multiplier: number | null): number | null {
  const { target } = bet as CrashBet
  return target && multiplier !== null && multiplier >= target ? target : null
}

/** The typed target in hundredths; null if empty, undefined if invalid. */
function targetOf(typed: string, highest: number): number | null | undefined {
  if (typed.trim() === '') return null
  const target = Math.round(readDecimal(typed) * 100)
  return target >= MIN_CASH_OUT && target <= highest ? target : undefined
}

/** Other bets on the round; house programs are labelled. */
function Players({
  round,
  multiplier,
  times,
}: {
  round: SharedRound
  /** Of a running round. */
  multiplier: number | null
  times: (hundredths: number) => string
}) {
  const { t } = useTranslation('crash')
  const point = pointOf(round.result)
  const takenBy = ({ taken, bet, isProgram }: OtherBet): number | null => {
    if (taken !== null) return taken
    const { target } = bet as CrashBet
    const reached = multiplier ?? point ?? 0
    // Programs publish their targets; a player's cash-out comes from the vendor.
    return isProgram && target && round.phase !== 'betting' && target <= reached ? target : null
  }
  const rows = round.others.map((other) => ({ ...other, taken: takenBy(other) }))
  const out = rows.filter(({ taken }) => taken !== null).length
  return (
    <section className="players" aria-label={t('players')}>
      <h2>
        {t('players')} <span className="tabular">{`${out}/${rows.length}`}</span>
      </h2>
      <ul>
        {rows.map(({ name, isProgram, stake, taken }, index) => (
          <li
            key={`${name} ${index}`}
            data-taken={taken !== null || undefined}
            data-lost={(round.phase === 'ended' && taken === null) || undefined}
          >
            <span className="who">
              <span>{isProgram ? name : t('player', { name })}</span>
              {isProgram ? <i>{t('program')}</i> : null}
            </span>
            <span className="tabular">
              <Amount value={stake} short />
            </span>
            <b className="tabular">{taken === null ? '–' : times(taken)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface PlotProps {
  rounds: SharedRounds
  model: CrashModel
  last: SharedRound
  bets: readonly SharedBet[]
  times(hundredths: number): string
}

/** The curve, drawn outside React on every frame and on resize. */
function Plot({ rounds, model, last, bets, times }: PlotProps) {
  const { t } = useTranslation('crash')
  const { number } = useLaunched()
  const svg = useRef<SVGSVGElement>(null)
  const short = (value: number) => number(value, { maximumFractionDigits: 2 })
  const texts: Words = {
    times: (value) => `${short(value)}×`,
    seconds: (seconds) => t('seconds', { seconds: short(seconds) }),
  }
  const latest = useRef({ last, bets, times, texts })
  useEffect(() => {
    latest.current = { last, bets, times, texts }
  })
  useEffect(() => {
    let frame = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const paint = () => {
      const { last: round, texts: labels, ...own } = latest.current
      if (svg.current) drawCurve(svg.current, drawingOf(model, round, rounds.now(), own), labels)
    }
    const step = () => {
      paint()
      if (prefersReducedMotion() || latest.current.last.phase !== 'playing') {
        timer = setTimeout(step, REDUCED_MOTION_INTERVAL_MS)
      } else frame = requestAnimationFrame(step)
    }
    step()
    const observer = new ResizeObserver(paint)
    if (svg.current) observer.observe(svg.current)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [model, rounds])
  return (
    <div className="plot">
      <svg id="curve" ref={svg} aria-hidden="true" />
    </div>
  )
}

function drawingOf(
  model: CrashModel,
  round: SharedRound,
  now: number,
  { bets, times }: Pick<PlotProps, 'bets' | 'times'>,
): Drawing {
  if (round.phase === 'betting' || round.startsAt === null) return EMPTY_CURVE
  const point = pointOf(round.result)
  const toMs =
    point === null
      ? Math.max(0, now - round.startsAt)
      : reachedAfterMs(model, point < model.highest ? point + 1 : model.highest)
  const taken = bets.flatMap((bet): Taken[] => {
    const at = cashedOutAt(bet)
    return at === null ? [] : [{ ms: reachedAfterMs(model, at), label: times(at) }]
  })
  return { extent: extentAt(toMs), toMs, crashed: point !== null && point < model.highest, taken }
}

function Rules({ times }: { times: (hundredths: number) => string }) {
  const { t } = useTranslation('crash')
  const { t: frame } = useTranslation('frame')
  const { number, percent: exact } = useLaunched()
  const model = useModel(CRASH_MODELS)
  const percent = (ratio: number) => number(ratio, { style: 'percent', maximumFractionDigits: 2 })
  const chanceOf = (multiplier: number) => model.returnToPlayerBasisPoints / (100 * multiplier)
  const secondsTo = (multiplier: number) => {
    const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
    return t('seconds', { seconds: number(reachedAfterMs(model, multiplier) / 1_000, tenths) })
  }
  return (
    <>
      <Paragraphs
        texts={[
          t('rulesHow'),
          t('rulesShared'),
          t('rulesCashOut'),
          t('rulesTarget'),
          t('rulesPaid'),
          t('rulesPrograms'),
          t('rulesAway', { highest: times(model.highest) }),
          t('rulesChance', { instant: percent(1 - chanceOf(MIN_CASH_OUT)) }),
        ]}
      />
      <Table
        className="chances"
        head={[t('reached'), t('chance'), t('after')]}
        rows={EXAMPLES.filter((multiplier) => multiplier <= model.highest).map((multiplier) => [
          String(multiplier),
          times(multiplier),
          percent(chanceOf(multiplier)),
          secondsTo(multiplier),
        ])}
      />
      <h3 className="tabular">{`${frame('returnToPlayer')} ${exact(model.returnToPlayer)}`}</h3>
      <p>{frame('volatility', { class: model.volatility })}</p>
      <Limits model={model} />
    </>
  )
}
