import type { GameModel } from '@playhouse/engines/engine.ts'
import { formatAmount, MINOR_UNITS, parseAmount } from '@playhouse/shared/money.ts'
import type { JackpotTerms, LaunchResponse, RoundResponse } from '@playhouse/vendor-api/play-api.ts'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount, useLaunched } from './launched.tsx'
import { type MeterWatch, watchMeter } from './meter.ts'
import {
  Balance,
  History,
  Page,
  type Pair,
  Pairs,
  Paragraphs,
  Proof,
  SeedField,
  typedSeed,
  usePressKeys,
} from './parts.tsx'
import { isAbove } from './play-api.ts'
import { createRounds, type Outcome, type PlacedBet, type Rounds, type RoundsState, type Stage } from './rounds.ts'
import { Notice } from './notice.tsx'
import { createSounds, type SwitchableSounds } from './sounds.ts'
import { MostStake, StakeField, withinMaximum } from './stake-field.tsx'
import { WinLine } from './win-line.tsx'

/** A house game that is being played. */
export interface Game {
  readonly model: GameModel
  readonly rounds: Rounds
  readonly state: RoundsState
  readonly sounds: SwitchableSounds
  /** The chosen stake as a decimal string. */
  readonly stake: string
  chooseStake(stake: string): void
  /** The bet cannot be changed now. */
  readonly isLocked: boolean
  /** Current jackpot amount; null without a jackpot. */
  readonly meter: string | null
}

/** Starts the rounds of the launched game. */
export function useGame(model: GameModel): Game {
  const { launch } = useLaunched()
  const [stake, chooseStake] = useState(() => stakeChoices(model)[0] ?? '0')
  const [meter, setMeter] = useState(launch.jackpot?.meter ?? null)
  const [{ rounds, sounds }] = useState(() => {
    const tones = createSounds()
    return { sounds: tones, rounds: createRounds(launch, tones) }
  })
  const state = useSyncExternalStore(rounds.subscribe, rounds.getState, rounds.getState)

  const hasMeter = meter !== null
  const meterWatch = useRef<MeterWatch>(null)
  useEffect(() => {
    if (!hasMeter) return
    const watch = watchMeter(launch.playToken, { onAmount: setMeter, onWin: rounds.celebrate })
    meterWatch.current = watch
    return watch.stop
  }, [hasMeter, launch, rounds])
  // Must-drop wins are decided shortly after the winning round.
  const mayDrop = launch.jackpot?.terms.mustDropBy != null
  useEffect(() => {
    if (mayDrop && state.lastProven) meterWatch.current?.refreshSoon()
  }, [mayDrop, state.lastProven])

  useEffect(() => {
    const onVisibility = () => document.visibilityState === 'visible' && rounds.refresh()
    document.addEventListener('visibilitychange', onVisibility)
    return () => document.removeEventListener('visibilitychange', onVisibility)
  }, [rounds])

  const isLocked = state.isWaiting || state.hasEnded || state.hasOpenRound
  return { model, rounds, state, sounds, stake, chooseStake, isLocked, meter }
}

interface GameFrameProps<View> {
  game: Game
  /** The engine's id in the verifier. */
  engine: string
  texts: { press: string; pressed: string; ready: string }
  /** `{ stake }` when left out; null while there is no bet. */
  bet?: PlacedBet | null
  stage: Stage<View>
  /** Action of the primary button during a round. */
  turn?: { move: unknown; label: string } | null
  /** What happens to an interrupted round; omitted for rounds that end at once. */
  breakOff?: string
  /** Inputs of the bet besides the stake. */
  controls?: ReactNode
  rules: ReactNode
  /** Describes where the round was won, after the amount. */
  wonOn?(view: View, round: RoundResponse): string
  /** Wins of the last round, one line each. */
  breakdown?(view: View, round: RoundResponse): readonly Pair[]
  /** Drawn figures for the proof. */
  proof?(view: View, round: RoundResponse): readonly (readonly [term: string, description: string])[]
  children: ReactNode
}

/** The page around the stage of a house game: balance, bet, outcome, history, rules and proof. */
export function GameFrame<View>({ game, engine, texts, bet, stage, turn = null, ...props }: GameFrameProps<View>) {
  const { t } = useTranslation('frame')
  const { launch, percent } = useLaunched()
  const { model, rounds, state, sounds, stake, chooseStake, isLocked, meter } = game
  const { activeRound, lastRound, lastProven } = state
  const seedField = useRef<HTMLInputElement>(null)
  const [isStakeValid, setStakeValid] = useState(true)
  const stakeLimits = withinMaximum(model, state.maxStake)
  const placed =
    !isStakeValid || parseAmount(stake) > stakeLimits.maxStake ? null : bet === undefined ? { bet: { stake } } : bet

  useLayoutEffect(() => {
    rounds.setInputs({
      stage: stage as Stage<unknown>,
      bet: placed,
      move: turn?.move ?? null,
      clientSeed: () => typedSeed(seedField.current),
    })
  })
  useEffect(() => {
    rounds.begin()
  }, [rounds])
  usePressKeys(rounds.press)

  const hasLostRound = state.hasOpenRound && !activeRound
  const isIdle = activeRound ? turn === null : placed === null && !hasLostRound
  const lastPairs = lastRound && pairsOf(lastRound)
  let label = hasLostRound ? t('getResult') : texts.press
  if (activeRound || state.isWaiting) label = (!state.isWaiting && turn?.label) || texts.pressed

  const returnText = `${t('returnToPlayer')} ${percent(model.returnToPlayer)}`
  return (
    <Page
      subtitle={<p className="tabular">{returnText}</p>}
      meter={launch.jackpot && meter !== null ? <Meter terms={launch.jackpot.terms} amount={meter} /> : null}
      sounds={sounds}
      rules={
        <>
          {props.rules}
          <h3 className="tabular">{returnText}</h3>
          <p>{t('volatility', { class: model.volatility })}</p>
          <Limits model={model} />
          {launch.jackpot ? <JackpotRules terms={launch.jackpot.terms} minStake={model.minStake} /> : null}
          <h3>{t('breakOff')}</h3>
          <p>{props.breakOff ?? t('breakOffAtOnce')}</p>
        </>
      }
      fairness={
        <>
          <p>{t('fairnessHow')}</p>
          <Pairs
            className="pairs"
            pairs={[
              [
                t('nextSeedHash'),
                <span key="hash" id="next-hash">
                  {state.nextSeedHash}
                </span>,
                'code',
              ],
            ]}
          />
          <SeedField ref={seedField} help={t('clientSeedHelp')} maxLength={64} pattern="[A-Za-z0-9_\-]*" />
          <h3>{t('lastRound')}</h3>
          {lastPairs ? <Pairs pairs={lastPairs} /> : <p>{t('noRoundYet')}</p>}
          {lastProven?.fairness.serverSeed ? (
            <Proof
              key={lastProven.roundId}
              {...proofOf(lastProven, props.proof?.(lastProven.view as View, lastProven) ?? [])}
            />
          ) : null}
        </>
      }
    >
      <div className="stage" id="stage">
        {props.children}
      </div>
      <div className="outcome" id="outcome" role="status" data-kind={state.outcome.kind}>
        <OutcomeLine outcome={state.outcome} maxStake={state.maxStake} ready={texts.ready} wonOn={wonOn} />
      </div>
      <div className="desk">
        <Balance value={state.balance} />
        <History pairs={lastPairs} rounds={state.lastRounds} />
        <div className="controls" id="controls" inert={isLocked}>
          {props.controls}
        </div>
        <StakeChoices
          model={model}
          limits={stakeLimits}
          stake={stake}
          total={placed?.total}
          onChoose={chooseStake}
          onValid={setStakeValid}
          isDisabled={isLocked}
        />
        <button
          type="button"
          className="primary"
          id="play"
          aria-disabled={state.isWaiting || state.hasEnded || isIdle}
          onClick={({ detail }) => {
            // The second click of a double click never starts a round.
            if (detail < 2) void rounds.press()
          }}
        >
          {label}
        </button>
      </div>
    </Page>
  )

  function pairsOf(round: RoundResponse): Pair[] {
    const payout = round.payout ?? '0'
    const won = round.jackpot?.amount
    return [
      [t('stake'), <Amount key="stake" value={round.stake} />],
      [t('payout'), <Amount key="payout" value={payout} />, isAbove(payout, round.stake) ? 'won' : ''],
      ...(won ? [[t('jackpot'), <Amount key="jackpot" value={won} />, 'won'] as const] : []),
      ...(props.breakdown?.(round.view as View, round) ?? []),
    ]
  }

  function wonOn(round: RoundResponse): string {
    return props.wonOn?.(round.view as View, round) ?? ''
  }

  function proofOf(round: RoundResponse, drawn: readonly (readonly [string, string])[]) {
    const { roundId, bet: made, moves, elapsedMs, payout, jackpot } = round
    const { serverSeedHash, serverSeed, clientSeed, nonce } = round.fairness
    const pairs: Pair[] = [
      [t('roundId'), roundId],
      [t('serverSeedHash'), serverSeedHash],
      [t('serverSeed'), serverSeed],
      [t('clientSeed'), clientSeed],
      [t('nonce'), nonce],
      ...(jackpot ? [[t('jackpot'), t(jackpot.hit ? 'jackpotHit' : 'jackpotNoHit')] as const] : []),
      ...drawn,
    ]
    const claim = {
      engine,
      modelId: model.id,
      bet: made,
      moves,
      elapsedMs,
      payout: payout ?? '0',
      ...(jackpot && { jackpot: { oneIn: jackpot.oneIn, hit: jackpot.hit } }),
      fairness: { serverSeedHash, serverSeed: serverSeed ?? '', clientSeed, nonce },
    }
    return { pairs: pairs.map(([term, description]) => [term, description, 'code'] as const), claim }
  }
}

interface OutcomeLineProps {
  outcome: Outcome
  maxStake: string | null
  ready: string
  wonOn(round: RoundResponse): string
}

function OutcomeLine({ outcome, maxStake, ready, wonOn }: OutcomeLineProps) {
  const { t } = useTranslation('frame')
  if (outcome.kind === 'empty') return null
  if (outcome.kind === 'ready') return <span>{ready}</span>
  if (outcome.kind === 'error' || outcome.kind === 'note') {
    return <Notice message={outcome.message} isError={outcome.kind === 'error'} maxStake={maxStake} />
  }
  const { round, jackpots } = outcome
  return (
    <>
      {jackpots.map((amount, index) => (
        <span key={index} className="jackpot-won">
          <span>{t('jackpotWon')}</span>
          <strong>
            <Amount value={amount} />
          </strong>
        </span>
      ))}
      {round ? <RoundOutcome round={round} wonOn={wonOn(round)} hasJackpot={jackpots.length > 0} /> : null}
    </>
  )
}

/** Hidden for a jackpot win without a payout. */
function RoundOutcome({ round, wonOn, hasJackpot }: { round: RoundResponse; wonOn: string; hasJackpot: boolean }) {
  const payout = round.payout ?? '0'
  if (hasJackpot && !isAbove(payout, '0')) return null
  return <WinLine key={round.roundId} payout={payout} stake={round.stake} note={wonOn} />
}

interface StakeChoicesProps {
  model: GameModel
  /** The model's, or less by the player's own limit or bonus. */
  limits: Pick<GameModel, 'minStake' | 'maxStake'>
  stake: string
  total: string | undefined
  isDisabled: boolean
  onChoose(stake: string): void
  onValid(isValid: boolean): void
}

function StakeChoices({ model, limits, stake, total, isDisabled, onChoose, onValid }: StakeChoicesProps) {
  const { t } = useTranslation('frame')
  const { number } = useLaunched()
  return (
    <fieldset className="stakes" id="stakes" disabled={isDisabled}>
      <legend className="label">
        {t('stake')}
        <span id="total-stake">
          {total === undefined ? null : (
            <>
              <span>{` · ${t('total')} `}</span>
              <Amount value={total} />
            </>
          )}
        </span>
      </legend>
      <StakeField
        id="stake"
        limits={limits}
        stake={stake}
        isDisabled={isDisabled}
        onChange={onChoose}
        onValid={onValid}
      />
      {stakeChoices(model).map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name="stake"
            value={choice}
            checked={choice === stake}
            disabled={parseAmount(choice) > limits.maxStake}
            onChange={() => {
              onValid(true)
              onChoose(choice)
            }}
          />
          <span className="tabular">{number(choice)}</span>
        </label>
      ))}
      <MostStake model={model} limits={limits} />
    </fieldset>
  )
}

const MAX_CHOICES = 8

/** Suggested stakes: the minimum, then 1, 2 and 5 times each power of ten within the limits. */
export function stakeChoices({ minStake, maxStake }: Pick<GameModel, 'minStake' | 'maxStake'>): string[] {
  const choices = [minStake]
  for (let power = 1n; power <= maxStake; power *= 10n) {
    choices.push(...[power, 2n * power, 5n * power].filter((stake) => stake > minStake && stake <= maxStake))
  }
  return choices.slice(0, MAX_CHOICES).map(formatAmount)
}

export function Limits({ model }: { model: Pick<GameModel, 'minStake' | 'maxStake'> }) {
  const { t } = useTranslation('frame')
  const { money } = useLaunched()
  return <p className="tabular">{t('limits', { min: money(model.minStake), max: money(model.maxStake) })}</p>
}

function Meter({ terms: { name, mustDropBy }, amount }: { terms: JackpotTerms; amount: string }) {
  const { t } = useTranslation('frame')
  const { money } = useLaunched()
  return (
    <p className="jackpot">
      <span className="label">{t('jackpotName', { name })}</span> <Amount id="meter" value={amount} />
      {mustDropBy === null ? null : (
        <span className="label limit">{t('jackpotMustDrop', { limit: money(mustDropBy) })}</span>
      )}
    </p>
  )
}

/** How the jackpot is funded, its chance or drop limit, and what is paid. */
function JackpotRules({ terms, minStake }: { terms: JackpotTerms; minStake: bigint }) {
  const { t } = useTranslation('frame')
  const { money, number } = useLaunched()
  const { name, seedAmount, contributionPpm, oneIn, mustDropBy } = terms
  const rounded = { maximumFractionDigits: 4 }
  const seed = money(seedAmount)
  const units = BigInt(oneIn ?? 0) * MINOR_UNITS
  const kind =
    mustDropBy === null
      ? [
          t('jackpotChance', {
            units: money(units),
            stake: money(minStake),
            chance: number(units / minStake, rounded),
          }),
          t('jackpotPaid', { seed }),
        ]
      : [t('jackpotDrops', { limit: money(mustDropBy), seed }), t('jackpotDropPaid', { seed })]
  const percent = `${number(contributionPpm / 10_000, rounded)}%`
  return (
    <>
      <h3>{t('jackpotName', { name })}</h3>
      <Paragraphs className="tabular" texts={[t('jackpotFed', { percent }), ...kind, t('jackpotFreePlay')]} />
    </>
  )
}

/** Views of this game's rounds before the page was opened, newest first. */
export function pastViews<View>({ session, game }: LaunchResponse): View[] {
  return session.lastRounds.flatMap(({ shown }) => (shown?.modelId === game.modelId ? [shown.view as View] : []))
}
