import {
  type CrashBet,
  type CrashModel,
  MIN_CASH_OUT,
  multiplierAfter,
  reachedAfterMs,
} from '@playhouse/engines/crash/crash.ts'
import { CRASH_MODELS } from '@playhouse/engines/crash/models.ts'
import type { OtherBet, SharedRound } from '@playhouse/vendor-api/play-api-shared.ts'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Limits } from '../frame/stake-choices.tsx'
import { Amount, useLaunched, useModel } from '../frame/launched.tsx'
import { Notice } from '../frame/notice.tsx'
import { Balance, History, Page, Paragraphs, Table, usePressKeys } from '../frame/parts.tsx'
import { SharedProof } from '../frame/shared-proof.tsx'
import type { SharedState } from '../frame/shared-table.ts'
import { useServerNow, useSharedTable } from '../frame/use-shared-table.ts'
import { WinLine } from '../frame/win-line.tsx'
import './crash.css'
import { getPanel, BetPanel } from './bet-panel.tsx'
import { Plot } from './plot.tsx'
import { readPoint, readCashOut } from './results.ts'

/** Update interval of everything except the curve. */
const CLOCK_INTERVAL_MS = 100

const RECENT_POINTS = 24
const PLACES = [1, 2] as const
/** Multipliers whose chances the rules show, in hundredths. */
const EXAMPLES = [MIN_CASH_OUT, 150, 200, 500, 1_000, 2_500, 10_000, 100_000]

const TWO_DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 }

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
  const [first, second] = PLACES.map((place) => getPanel(state, place))
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
              const point = readPoint(result) ?? 100
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
              {times(isFlying ? multiplier : (readPoint(last.result) ?? 100))}
            </p>
            <p id="ending">
              {isFlying
                ? t('flying')
                : readPoint(last.result) === model.highest
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
  const taken = result.bets.map(readCashOut).filter((at) => at !== null)
  const note = taken.length > 0 ? t('wonAt', { at: taken.map(times).join(' · ') }) : ''
  return <WinLine key={result.eventId} payout={result.payout} stake={result.stake} note={note} namesLoss />
}

/** Other bets on the round; house programs are labelled. */
function Players({
  round,
  multiplier,
  times,
}: {
  round: SharedRound
  multiplier: number | null
  times: (hundredths: number) => string
}) {
  const { t } = useTranslation('crash')
  const point = readPoint(round.result)
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

function Rules({ times }: { times: (hundredths: number) => string }) {
  const { t } = useTranslation('crash')
  const { t: frame } = useTranslation('frame')
  const { number, percent: exact } = useLaunched()
  const model = useModel(CRASH_MODELS)
  const percent = (ratio: number) => number(ratio, { style: 'percent', maximumFractionDigits: 2 })
  const getChance = (multiplier: number) => model.returnToPlayerBasisPoints / (100 * multiplier)
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
          t('rulesChance', { instant: percent(1 - getChance(MIN_CASH_OUT)) }),
        ]}
      />
      <Table
        className="chances"
        head={[t('reached'), t('chance'), t('after')]}
        rows={EXAMPLES.filter((multiplier) => multiplier <= model.highest).map((multiplier) => [
          String(multiplier),
          times(multiplier),
          percent(getChance(multiplier)),
          secondsTo(multiplier),
        ])}
      />
      <h3 className="tabular">{`${frame('returnToPlayer')} ${exact(model.returnToPlayer)}`}</h3>
      <p>{frame('volatility', { class: model.volatility })}</p>
      <Limits model={model} />
    </>
  )
}
