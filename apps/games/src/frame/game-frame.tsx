import { parseAmount, MINOR_UNITS } from '@playhouse/shared/money.ts'
import type { GameModel } from '@playhouse/engines/engine.ts'
import type { JackpotTerms, LaunchResponse, RoundResponse } from '@playhouse/vendor-api/play-api.ts'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount, useLaunched } from './launched.tsx'
import { AutoplayControls, useAutoplay } from './autoplay-controls.tsx'
import { Balance, History, Page, type Pair, Pairs, usePressKeys, Paragraphs } from './parts.tsx'
import { Proof, SeedField, SeedHash, typedSeed } from './proof.tsx'
import { isAbove } from './play-api.ts'
import type { Outcome, PlacedBet, Stage } from './rounds.ts'
import { Notice } from './notice.tsx'
import { withinMaximum } from './stake-field.tsx'
import { WinLine } from './win-line.tsx'
import type { Game } from './use-game.ts'
import { StakeChoices, Limits } from './stake-choices.tsx'

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
  /** Offers autoplay and turbo, where the rules of the player's country allow them. */
  offersAutoplay?: boolean
  /** Consequence for an interrupted round; omitted for rounds that end at once. */
  breakOff?: string
  /** Inputs of the bet besides the stake. */
  controls?: ReactNode
  rules: ReactNode
  /** Describes where the round was won, after the amount. */
  wonOn?(view: View, round: RoundResponse): string
  /** Wins of the last round, one line each. */
  breakdown?(view: View, round: RoundResponse): readonly Pair[]
  proof?(view: View, round: RoundResponse): readonly (readonly [term: string, description: string])[]
  children: ReactNode
}

/** The page around the stage of a house game: balance, bet, outcome, history, rules and proof. */
export function GameFrame<View>({ game, engine, texts, bet, stage, turn = null, ...props }: GameFrameProps<View>) {
  const { t } = useTranslation('frame')
  const { launch, percent } = useLaunched()
  const { model, rounds, state, sounds, stake, chooseStake, meter } = game
  const auto = useAutoplay(rounds)
  const isLocked = game.isLocked || auto.isOn
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
  usePressKeys(auto.isOn ? auto.autoplay.stop : rounds.press)

  const hasLostRound = state.hasOpenRound && !activeRound
  const isIdle = activeRound ? turn === null : placed === null && !hasLostRound
  const lastPairs = lastRound && getPairs(lastRound)
  let label = hasLostRound ? t('getResult') : texts.press
  if (activeRound || state.isWaiting) label = (!state.isWaiting && turn?.label) || texts.pressed

  const returnText = `${t('returnToPlayer')} ${percent(model.returnToPlayer)}`
  return (
    <Page
      subtitle={<p className="tabular">{returnText}</p>}
      meter={launch.jackpot && meter !== null ? <Meter terms={launch.jackpot.terms} amount={meter} /> : null}
      sounds={sounds}
      rules={
        <Rules model={model} terms={launch.jackpot?.terms} breakOff={props.breakOff}>
          {props.rules}
        </Rules>
      }
      fairness={
        <>
          <p>{t('fairnessHow')}</p>
          <SeedHash term={t('nextSeedHash')} hash={state.nextSeedHash} />
          <SeedField ref={seedField} help={t('clientSeedHelp')} maxLength={64} pattern="[A-Za-z0-9_\-]*" />
          <h3>{t('lastRound')}</h3>
          {lastPairs ? <Pairs pairs={lastPairs} /> : <p>{t('noRoundYet')}</p>}
          {lastProven?.fairness.serverSeed ? (
            <RoundProof
              key={lastProven.roundId}
              engine={engine}
              modelId={model.id}
              round={lastProven}
              drawn={props.proof?.(lastProven.view as View, lastProven) ?? []}
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
        {props.offersAutoplay ? <AutoplayControls auto={auto} stake={placed && (placed.total ?? stake)} /> : null}
        <button
          type="button"
          className="primary"
          id="play"
          aria-disabled={!auto.isOn && (state.isWaiting || state.hasEnded || isIdle)}
          onClick={({ detail }) => {
            // The second click of a double click never starts a round.
            if (detail < 2) (auto.isOn ? auto.autoplay.stop : rounds.press)()
          }}
        >
          {auto.left === null ? label : t('autoplayStop', { count: auto.left })}
        </button>
      </div>
    </Page>
  )

  function getPairs(round: RoundResponse): Pair[] {
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
}

interface RulesProps {
  model: GameModel
  terms: JackpotTerms | undefined
  breakOff: string | undefined
  children: ReactNode
}

function Rules({ model, terms, breakOff, children }: RulesProps) {
  const { t } = useTranslation('frame')
  const { percent } = useLaunched()
  return (
    <>
      {children}
      <h3 className="tabular">{`${t('returnToPlayer')} ${percent(model.returnToPlayer)}`}</h3>
      <p>{t('volatility', { class: model.volatility })}</p>
      <Limits model={model} />
      {terms ? <JackpotRules terms={terms} minStake={model.minStake} /> : null}
      <h3>{t('breakOff')}</h3>
      <p>{breakOff ?? t('breakOffAtOnce')}</p>
    </>
  )
}

interface RoundProofProps {
  engine: string
  modelId: string
  round: RoundResponse
  drawn: readonly (readonly [string, string])[]
}

function RoundProof({ engine, modelId, round, drawn }: RoundProofProps) {
  const { t } = useTranslation('frame')
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
    modelId,
    bet: made,
    moves,
    elapsedMs,
    payout: payout ?? '0',
    ...(jackpot && { jackpot: { oneIn: jackpot.oneIn, hit: jackpot.hit } }),
    fairness: { serverSeedHash, serverSeed: serverSeed ?? '', clientSeed, nonce },
  }
  return <Proof pairs={pairs.map(([term, description]) => [term, description, 'code'] as const)} claim={claim} />
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

/** Views of this game's rounds before the page was opened, newest first. */
export function pastViews<View>({ session, game }: LaunchResponse): View[] {
  return session.lastRounds.flatMap(({ shown }) => (shown?.modelId === game.modelId ? [shown.view as View] : []))
}
