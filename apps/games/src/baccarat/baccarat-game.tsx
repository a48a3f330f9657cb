import {
  type BaccaratBet,
  type BaccaratModel,
  type BaccaratResult,
  type BaccaratView,
  SPOTS,
  type Spot,
} from '@playhouse/engines/baccarat/baccarat.ts'
import { baccaratEngine } from '@playhouse/engines/baccarat/engine.ts'
import { BACCARAT_MODELS } from '@playhouse/engines/baccarat/models.ts'
import { handsOf, totalOf } from '@playhouse/engines/baccarat/rules.ts'
import { type Card, pointsOf, rankOf, suitOf } from '@playhouse/engines/baccarat/shoe.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import type { SharedBet, SharedRound, SharedTable } from '@playhouse/vendor-api/play-api-shared.ts'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Limits, stakeChoices } from '../frame/game-frame.tsx'
import { useLaunched, useModel } from '../frame/launched.tsx'
import { Notice } from '../frame/notice.tsx'
import { Balance, History, Page, Paragraphs, Table, usePressKeys } from '../frame/parts.tsx'
import { isAbove } from '../frame/play-api.ts'
import { PlayingCard, RANKS } from '../frame/playing-card.tsx'
import { SharedProof } from '../frame/shared-proof.tsx'
import { MostStake, withinMaximum } from '../frame/stake-field.tsx'
import { useServerNow, useSharedTable } from '../frame/use-shared-table.ts'
import { WinLine } from '../frame/win-line.tsx'
import '../frame/felt.css'
import './baccarat.css'
import { betsOf, type Chip, chipTotal, withoutLastChip } from './chips.ts'
import { declaredReturns } from './declared-returns.ts'
import type { RoadResult } from './roads.ts'
import { Roads } from './roads-view.tsx'

const MAX_BETS = baccaratEngine.table?.bets ?? 1
const BETTING_TIME_MS = baccaratEngine.table?.betsMs ?? 1
const SIDES = ['player', 'banker'] as const
/** Order on the table, from left to right. */
const SPOT_ORDER: readonly Spot[] = ['player-pair', 'player', 'tie', 'banker', 'banker-pair']
const ARROW_STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }
const SPOT_KEYS = {
  player: 'player',
  banker: 'banker',
  tie: 'tie',
  'player-pair': 'playerPair',
  'banker-pair': 'bankerPair',
} as const satisfies Record<Spot, string>
const RANK_KEYS: Readonly<Record<number, 'ace' | 'jack' | 'queen' | 'king'>> = {
  0: 'ace',
  10: 'jack',
  11: 'queen',
  12: 'king',
}
const SUIT_KEYS = ['clubs', 'diamonds', 'hearts', 'spades'] as const

type Side = (typeof SIDES)[number]
type Hands = Readonly<Record<Side, readonly Card[]>>

const NO_CARDS: Hands = { player: [], banker: [] }

/** Time between two dealt cards on the vendor's clock. */
const CARD_INTERVAL_MS = 650
const CLOCK_INTERVAL_MS = 100
/** How long spots show their payouts after a round has ended. */
const PAYOUT_DISPLAY_MS = 5_000

const resultOf = ({ result }: Pick<SharedRound, 'result'>) => result as BaccaratResult | null

/** The cards on the table `elapsedMs` after the deal began; the sides are dealt alternately. */
function dealtCards(result: BaccaratResult | null, elapsedMs: number): Hands & { isComplete: boolean } {
  if (!result) return { ...NO_CARDS, isComplete: false }
  const order = [0, 1, 2].flatMap((place) => SIDES.filter((side) => result[side].cards.length > place))
  const count = Math.min(order.length, Math.floor(elapsedMs / CARD_INTERVAL_MS) + 1)
  const of = (side: Side) => result[side].cards.slice(0, order.slice(0, count).filter((dealt) => dealt === side).length)
  return { player: of('player'), banker: of('banker'), isComplete: elapsedMs >= order.length * CARD_INTERVAL_MS }
}

/** A shared table: everybody bets on the same coup, which is dealt automatically on the vendor's clock. */
export function BaccaratGame() {
  const { t } = useTranslation('baccarat')
  const { t: frame } = useTranslation('frame')
  const { money, number, percent } = useLaunched()
  const model = useModel(BACCARAT_MODELS)
  const { rounds, state, sounds } = useSharedTable()
  const now = useServerNow(rounds, CLOCK_INTERVAL_MS)
  const limits = withinMaximum(model, state.maxStake)
  const [stake, chooseStake] = useState(() => stakeChoices(model)[0] ?? '0')
  const [chips, setChips] = useState<readonly Chip[]>([])
  const [lastChips, setLastChips] = useState<readonly Chip[]>([])
  const [warning, setWarning] = useState('')
  const { last, next, history, bets } = state.table

  const isDealing = last.phase === 'playing'
  const dealt = dealtCards(resultOf(last), last.startsAt === null ? 0 : now - last.startsAt)
  const result = dealt.isComplete ? resultOf(last) : null
  const leftMs = next.startsAt === null ? 0 : Math.max(0, next.startsAt - now)
  const isOpen = !isDealing && leftMs > 0
  const placedBets = bets.filter(({ eventId, status }) => eventId === next.id && status !== 'refunded')
  const isSending = state.sending.size > 0
  const isLocked = !isOpen || isSending || state.hasEnded
  const mayPlace = !isLocked && chips.length > 0 && chipTotal(chips) <= limits.maxStake && placedBets.length < MAX_BETS
  const showsPayouts = isDealing || (last.endsAt !== null && now < last.endsAt + PAYOUT_DISPLAY_MS)
  const lastBets = bets.filter(({ eventId, status }) => eventId === last.id && status !== 'refunded')

  const nameOf = (on: string) => t(SPOT_KEYS[on as Spot])
  const cardName = (card: Card) => {
    const key = RANK_KEYS[rankOf(card)]
    const rank = key ? t(key) : (RANKS[rankOf(card)] ?? '')
    return t('card', { rank, suit: t(SUIT_KEYS[suitOf(card)] ?? 'clubs') })
  }
  const changeChips = (nextChips: readonly Chip[]) => {
    if (isLocked) return
    setWarning('')
    setChips(nextChips)
    sounds.tick()
  }
  const addChip = (on: Spot) => {
    const minor = parseAmount(stake)
    if (isLocked) return
    if (chipTotal(chips) + minor > limits.maxStake) setWarning(t('most', { max: money(limits.maxStake) }))
    else changeChips([...chips, { on, minor }])
  }
  const placeBets = async () => {
    if (!mayPlace) return
    const sentChips = chips
    const freePlace = [1, 2, 3].find((each) => placedBets.every((bet) => bet.place !== each)) ?? 1
    if (!(await rounds.place(freePlace, { bets: betsOf(sentChips) }))) return
    setLastChips((before) => (placedBets.length > 0 ? [...before, ...sentChips] : sentChips))
    setChips([])
  }
  usePressKeys(() => void placeBets())

  const returnText = `${frame('returnToPlayer')} ${percent(model.returnToPlayer)}`
  const shownRound = isDealing ? last : next
  const programs = shownRound.others.filter(({ isProgram }) => isProgram).length
  const playerCounts = t('atTable', { players: shownRound.others.length - programs, programs })
  return (
    <Page
      className="baccarat-page"
      subtitle={<p className="tabular">{returnText}</p>}
      sounds={sounds}
      rules={<Rules model={model} />}
      fairness={<SharedProof engine="baccarat" modelId={model.id} table={state.table} bet={state.lastProven} />}
    >
      <div className="stage" id="stage">
        <div className="table felt">
          <div className="hands">
            {SIDES.map((side) => (
              <HandView
                key={`${last.id} ${side}`}
                side={side}
                cards={dealt[side]}
                hasWon={result?.winner === side}
                label={handLabel(side)}
              />
            ))}
            <BettingClock leftMs={leftMs} isDealing={isDealing} />
          </div>
          <p className="table-line">
            <span>{`${t('byProgram')} · ${t(takesCommission(model) ? 'withCommission' : 'withoutCommission')}`}</span>
            <strong id="verdict" role="status">
              {result ? verdictOf(result) : ''}
            </strong>
          </p>
          <Places
            model={model}
            isLocked={isLocked}
            onAddChip={addChip}
            onRemoveChip={(on) => changeChips(withoutLastChip(chips, on))}
          >
            {spotState}
          </Places>
          <p className="table-line company">
            <span>{playerCounts}</span>
          </p>
        </div>
        <Roads results={roadOf(history)} />
      </div>
      <div className="outcome" id="outcome" role="status" data-kind={outcomeKind()}>
        {outcome()}
      </div>
      <div className="desk">
        <Balance value={state.balance} />
        <History pairs={null} rounds={state.lastRounds} />
        <Tools chips={chips} lastChips={lastChips} onChange={changeChips} />
        <ChipPicker model={model} limits={limits} stake={stake} onChoose={chooseStake} />
        <button type="button" className="primary" id="play" aria-disabled={!mayPlace} onClick={() => void placeBets()}>
          {label()}
        </button>
      </div>
    </Page>
  )

  function label(): string {
    if (isSending) return t('placing')
    if (chips.length > 0) return t('press', { amount: money(chipTotal(chips)) })
    const sum = placedBets.reduce((total, bet) => total + parseAmount(bet.stake), 0n)
    return sum > 0n ? t('placed', { amount: money(sum) }) : t('layFirst')
  }

  function outcomeKind(): string {
    if (state.isUnanswered || warning || (state.message && state.message !== 'messageRefunded')) return 'error'
    return state.message ? 'note' : state.result ? 'result' : 'ready'
  }

  function outcome(): ReactNode {
    if (state.isUnanswered) return <Notice message="messageTableSilent" isError />
    if (state.message)
      return <Notice message={state.message} isError={state.message !== 'messageRefunded'} maxStake={state.maxStake} />
    if (warning) return <span>{warning}</span>
    if (state.result) {
      const { eventId, payout, stake: staked } = state.result
      const won = state.result.bets.flatMap(({ view }) => (view as BaccaratView).paid)
      const on = new Set(won.flatMap(({ on: spot, payout: paid }) => (isAbove(paid, '0') ? [nameOf(spot)] : [])))
      return <WinLine key={eventId} payout={payout} stake={staked} note={[...on].join(' · ')} />
    }
    return <span>{t(isDealing ? 'noMoreBets' : 'ready')}</span>
  }

  /** The chips on a spot, or what it paid. */
  function spotState(on: Spot): SpotState {
    const others = shownRound.others.filter(({ bet }) =>
      (bet as BaccaratBet).bets.some((each) => each.on === on),
    ).length
    const stakeOn = (own: readonly SharedBet[]) =>
      own
        .flatMap(({ bet }) => (bet as BaccaratBet).bets)
        .reduce((sum, bet) => (bet.on === on ? sum + parseAmount(bet.stake) : sum), 0n)
    if (isDealing || (showsPayouts && chips.length === 0 && placedBets.length === 0)) {
      const paid = lastBets
        .filter(({ status }) => status === 'settled')
        .flatMap(({ view }) => (view as BaccaratView).paid)
        .filter((each) => each.on === on)
      if (paid.length > 0) {
        const returned = paid.reduce((sum, { payout }) => sum + parseAmount(payout), 0n)
        const staked = paid.reduce((sum, each) => sum + parseAmount(each.stake), 0n)
        const text = returned > 0n ? t('paid', { amount: shortAmount(returned) }) : t('lost')
        return { text, others, paid: returned > staked ? 'won' : 'over' }
      }
      const staked = stakeOn(lastBets)
      return { text: staked > 0n ? <ChipStack amount={shortAmount(staked)} /> : null, others }
    }
    const [placed, laid] = [stakeOn(placedBets), chipTotal(chips, on)]
    if (placed + laid === 0n) return { text: null, others }
    return { text: <ChipStack amount={shortAmount(placed + laid)} isPending={laid > 0n} />, others }
  }

  /** Omits zero decimals: there is little room on the table. */
  function shortAmount(minor: bigint): string {
    return number(minor % 10_000n === 0n ? minor / 10_000n : Number(minor / 100n) / 100)
  }

  function handLabel(side: Side): string {
    const cards = dealt[side]
    if (cards.length === 0) return t('handEmpty', { side: nameOf(side) })
    const names = cards.map(cardName).join(', ')
    return t('hand', { side: nameOf(side), cards: names, points: totalOf(cards.map(pointsOf)) })
  }

  /** "Banker wins, 7 to 4". */
  function verdictOf(coup: BaccaratResult): string {
    if (coup.winner === 'tie') return t('verdictTie', { points: coup.player.total })
    const loser = coup.winner === 'player' ? 'banker' : 'player'
    return t('verdict', { side: nameOf(coup.winner), high: coup[coup.winner].total, low: coup[loser].total })
  }
}

/** The table's results, oldest first. */
function roadOf(history: SharedTable['history']): RoadResult[] {
  return history.toReversed().flatMap(({ result }) => {
    if (!result) return []
    const { winner, pairs } = result as BaccaratResult
    return [{ winner, playerPair: pairs.includes('player-pair'), bankerPair: pairs.includes('banker-pair') }]
  })
}

/** Chips on a spot; those not placed yet are lighter. */
function ChipStack({ amount, isPending = false }: { amount: string; isPending?: boolean }) {
  return (
    <span className="stack" data-pending={isPending || undefined}>
      <i className="chip" />
      {amount}
    </span>
  )
}

/** Counts down to the end of betting. */
function BettingClock({ leftMs, isDealing }: { leftMs: number; isDealing: boolean }) {
  const { t } = useTranslation('baccarat')
  const seconds = Math.ceil(leftMs / 1_000)
  const text = isDealing ? t('dealing') : t('betsClose', { seconds })
  return (
    <div className="betting-clock tabular" data-soon={(!isDealing && seconds <= 5) || undefined}>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="21" className="rim" />
        <circle
          cx="24"
          cy="24"
          r="21"
          className="left"
          pathLength="1"
          strokeDasharray={`${Math.min(1, leftMs / BETTING_TIME_MS)} 1`}
        />
        <text x="24" y="30">
          {isDealing ? '–' : seconds}
        </text>
      </svg>
      <span>{text}</span>
    </div>
  )
}

function ChipPicker({
  model,
  limits,
  stake,
  onChoose,
}: {
  model: BaccaratModel
  /** The model's, or less by the player's own limit or bonus. */
  limits: Pick<BaccaratModel, 'minStake' | 'maxStake'>
  stake: string
  onChoose: (stake: string) => void
}) {
  const { t } = useTranslation('baccarat')
  const { number, money } = useLaunched()
  return (
    <fieldset className="chip-choice" id="stakes">
      <legend className="label">{t('chips')}</legend>
      {stakeChoices(model).map((choice, index) => (
        <label key={choice} title={money(choice)}>
          <input
            type="radio"
            name="stake"
            value={choice}
            aria-label={money(choice)}
            checked={choice === stake}
            disabled={parseAmount(choice) > limits.maxStake}
            onChange={() => onChoose(choice)}
          />
          <span className="tabular" data-chip={index}>
            {number(Number(choice), { notation: 'compact' })}
          </span>
        </label>
      ))}
      <MostStake model={model} limits={limits} />
    </fieldset>
  )
}

interface HandViewProps {
  side: Side
  cards: readonly Card[]
  hasWon: boolean
  label: string
}

function HandView({ side, cards, hasWon, label }: HandViewProps) {
  const { t } = useTranslation('baccarat')
  const from = side === 'player' ? 'translate(60%, -40%)' : 'translate(-60%, -40%)'
  return (
    <section className="hand" id={`hand-${side}`} data-won={hasWon || undefined}>
      <h2>{t(side)}</h2>
      <span className="points tabular" aria-hidden="true">
        {cards.length > 0 ? totalOf(cards.map(pointsOf)) : null}
      </span>
      <div className="cards" role="img" aria-label={label}>
        {cards.map((card, place) => (
          <PlayingCard key={place} card={card} from={from} />
        ))}
      </div>
    </section>
  )
}

interface PlacesProps {
  model: BaccaratModel
  isLocked: boolean
  onAddChip(on: Spot): void
  onRemoveChip(on: Spot): void
  children: (on: Spot) => SpotState
}

interface SpotState {
  text: ReactNode
  /** Number of other players' bets here. */
  others: number
  paid?: 'won' | 'over'
}

/** The betting spots; arrow keys move between them. */
function Places({ model, isLocked, onAddChip, onRemoveChip, children: spotState }: PlacesProps) {
  const { t } = useTranslation('baccarat')
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>, index: number, on: Spot) => {
    const step = ARROW_STEPS[event.key]
    if (step !== undefined) {
      event.preventDefault()
      const places = event.currentTarget.parentElement?.children
      const next = places?.[(index + step + SPOT_ORDER.length) % SPOT_ORDER.length]
      if (next instanceof HTMLElement) next.focus()
    }
    if (event.key === 'Backspace' || event.key === 'Delete') onRemoveChip(on)
    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault()
  }
  return (
    <div className="places" role="group" aria-label={t('places')}>
      {SPOT_ORDER.map((on, index) => {
        const { text, paid, others } = spotState(on)
        return (
          <button
            key={on}
            type="button"
            className="place"
            data-on={on}
            data-paid={paid}
            aria-disabled={isLocked}
            onClick={() => onAddChip(on)}
            onKeyDown={(event) => onKeyDown(event, index, on)}
          >
            <span className="place-name">{t(SPOT_KEYS[on])}</span>
            <span className="odds tabular">
              <Odds model={model} on={on} />
            </span>
            <span className="laid tabular">{text}</span>
            {others > 0 ? (
              <span
                className="others tabular"
                role="img"
                aria-label={t('otherBets', { number: others })}
                title={t('otherBets', { number: others })}
              >{`+${others}`}</span>
            ) : null}
          </button>
        )
      })}
    </div>
  )
}

interface ToolsProps {
  chips: readonly Chip[]
  lastChips: readonly Chip[]
  onChange(chips: readonly Chip[]): void
}

function Tools({ chips, lastChips, onChange }: ToolsProps) {
  const { t } = useTranslation('baccarat')
  const pressed = useRef<HTMLButtonElement>(null)
  const tools = [
    { id: 'remove-chip', text: t('remove'), isDisabled: chips.length === 0, next: () => withoutLastChip(chips) },
    { id: 'clear-chips', text: t('clear'), isDisabled: chips.length === 0, next: () => [] },
    {
      id: 'repeat-bets',
      text: t('repeat'),
      isDisabled: lastChips.length === 0 || chips.length > 0,
      next: () => lastChips,
    },
  ]
  // A button that has just been disabled would lose the focus.
  useEffect(() => {
    if (pressed.current?.disabled) {
      document.querySelector<HTMLElement>(chips.length > 0 ? '#play' : '.place')?.focus()
    }
    pressed.current = null
  }, [chips])
  return (
    <div className="tools">
      {tools.map(({ id, text, isDisabled, next }) => (
        <button
          key={id}
          type="button"
          className="secondary"
          id={id}
          disabled={isDisabled}
          onClick={({ currentTarget }) => {
            pressed.current = currentTarget
            onChange(next())
          }}
        >
          {text}
        </button>
      ))}
    </div>
  )
}

/** Payout odds of a spot, such as "8 : 1". Without commission, the banker pays less when winning with six. */
function Odds({ model, on }: { model: BaccaratModel; on: Spot }) {
  const { t } = useTranslation('baccarat')
  const { number } = useLaunched()
  const toOne = (hundredths: bigint) => `${number(Number(hundredths - 100n) / 100)} : 1`
  if (on === 'player') return toOne(200n)
  if (on === 'tie') return toOne(model.tiePays)
  if (on !== 'banker') return toOne(1_200n)
  if (model.bankerSixPays === model.bankerPays) return toOne(model.bankerPays)
  return (
    <>
      {toOne(model.bankerPays)}
      <span className="odds-six">{t('onSix', { odds: toOne(model.bankerSixPays) })}</span>
    </>
  )
}

function Rules({ model }: { model: BaccaratModel }) {
  const { t } = useTranslation('baccarat')
  const { percent } = useLaunched()
  const returns = declaredReturns(model)
  const commission = t(takesCommission(model) ? 'commission' : 'noCommission')
  return (
    <>
      <Paragraphs texts={[t('howProgram'), t('howShared'), t('howBet'), t('howPrograms')]} />
      <Table
        className="rules-table"
        head={[t('place'), t('pays'), t('return')]}
        rows={SPOTS.map((on) => [on, t(SPOT_KEYS[on]), <Odds key={on} model={model} on={on} />, percent(returns[on])])}
      />
      <Paragraphs texts={[commission, t('howTie'), t('howPair'), t('returnHelp')]} />
      <h3>{t('cardsTitle')}</h3>
      <Paragraphs texts={[t('howPoints'), t('howNatural'), t('howPlayer'), t('howBanker')]} />
      <ThirdCardTable />
      <h3>{t('roadsTitle')}</h3>
      <p>{t('howRoads')}</p>
      <Limits model={model} />
    </>
  )
}

/** When the banker draws, computed by the engine: one row per banker total, one column per third card of the player. */
function ThirdCardTable() {
  const { t } = useTranslation('baccarat')
  const thirds = Array.from({ length: 10 }, (_, points) => points)
  const totals = Array.from({ length: 8 }, (_, total) => total)
  const cell = (key: string, draws: boolean) => (
    <td key={key} className={draws ? 'draws' : undefined}>
      {t(draws ? 'drawMark' : 'standMark')}
    </td>
  )
  return (
    <div className="third-cards">
      <table className="rules-table tabular">
        <caption>{t('thirdCard')}</caption>
        <thead>
          <tr>
            {[t('bankerHas'), ...thirds, t('none')].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {totals.map((total) => (
            <tr key={total}>
              <th scope="row">{total}</th>
              {thirds.map((third) => cell(String(third), handsOf([0, total, 0, 0, third, 0]).banker.length === 3))}
              {cell('none', handsOf([6, total, 0, 0, 0, 0]).banker.length === 3)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Whether the house takes a commission on banker wins; other tables pay less for a win with six points instead. */
function takesCommission(model: BaccaratModel): boolean {
  return model.bankerPays < 200n
}
