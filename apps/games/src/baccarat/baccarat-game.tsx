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
import { useServerNow, useSharedTable } from '../frame/use-shared-table.ts'
import { WinLine } from '../frame/win-line.tsx'
import '../frame/felt.css'
import './baccarat.css'
import { betsOf, type Chip, totalLaid, withoutLast } from './chips.ts'
import { returnsShown } from './returns-shown.ts'
import type { RoadResult } from './roads.ts'
import { Roads } from './roads-view.tsx'

const MOST_BETS = baccaratEngine.table?.bets ?? 1
const BETS_MS = baccaratEngine.table?.betsMs ?? 1
const SIDES = ['player', 'banker'] as const
/** As the places lie on the table, from left to right. */
const LAID: readonly Spot[] = ['player-pair', 'player', 'tie', 'banker', 'banker-pair']
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }
const PLACE_KEYS = {
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

/** From one card to the next, by the vendor's clock. */
const CARD_EVERY_MS = 650
const EVERY_MS = 100
/** How long places show what they paid once a round has ended. */
const PAID_SHOWN_MS = 5_000

const resultOf = ({ result }: Pick<SharedRound, 'result'>) => result as BaccaratResult | null

/** The cards that lie on the table so long after the deal has begun: one to each side in turn. */
function dealtAfter(result: BaccaratResult | null, elapsedMs: number): Hands & { isComplete: boolean } {
  if (!result) return { ...NO_CARDS, isComplete: false }
  const order = [0, 1, 2].flatMap((place) => SIDES.filter((side) => result[side].cards.length > place))
  const count = Math.min(order.length, Math.floor(elapsedMs / CARD_EVERY_MS) + 1)
  const of = (side: Side) => result[side].cards.slice(0, order.slice(0, count).filter((dealt) => dealt === side).length)
  return { player: of('player'), banker: of('banker'), isComplete: elapsedMs >= order.length * CARD_EVERY_MS }
}

/** A table at which everybody bets on the same coup, which a program deals on the vendor's clock. */
export function BaccaratGame() {
  const { t } = useTranslation('baccarat')
  const { t: frame } = useTranslation('frame')
  const { money, number, percent } = useLaunched()
  const model = useModel(BACCARAT_MODELS)
  const { rounds, state, sounds } = useSharedTable()
  const now = useServerNow(rounds, EVERY_MS)
  const [stake, chooseStake] = useState(() => stakeChoices(model)[0] ?? '0')
  const [chips, setChips] = useState<readonly Chip[]>([])
  const [lastChips, setLastChips] = useState<readonly Chip[]>([])
  const [warning, setWarning] = useState('')
  const { last, next, history, bets } = state.table

  const isDealing = last.phase === 'playing'
  const dealt = dealtAfter(resultOf(last), last.startsAt === null ? 0 : now - last.startsAt)
  const result = dealt.isComplete ? resultOf(last) : null
  const leftMs = next.startsAt === null ? 0 : Math.max(0, next.startsAt - now)
  const isOpen = !isDealing && leftMs > 0
  const placedNow = bets.filter(({ eventId, status }) => eventId === next.id && status !== 'refunded')
  const isSending = state.sending.size > 0
  const isLocked = !isOpen || isSending || state.hasEnded
  const mayPlace = !isLocked && chips.length > 0 && placedNow.length < MOST_BETS
  const showsPaid = isDealing || (last.endsAt !== null && now < last.endsAt + PAID_SHOWN_MS)
  const lastBets = bets.filter(({ eventId, status }) => eventId === last.id && status !== 'refunded')

  const nameOf = (on: string) => t(PLACE_KEYS[on as Spot])
  const cardName = (card: Card) => {
    const key = RANK_KEYS[rankOf(card)]
    const rank = key ? t(key) : (RANKS[rankOf(card)] ?? '')
    return t('card', { rank, suit: t(SUIT_KEYS[suitOf(card)] ?? 'clubs') })
  }
  const change = (nextChips: readonly Chip[]) => {
    if (isLocked) return
    setWarning('')
    setChips(nextChips)
    sounds.tick()
  }
  const lay = (on: Spot) => {
    const minor = parseAmount(stake)
    if (isLocked) return
    if (totalLaid(chips) + minor > model.maxStake) setWarning(t('most', { max: money(model.maxStake) }))
    else change([...chips, { on, minor }])
  }
  const place = async () => {
    if (!mayPlace) return
    const laid = chips
    const free = [1, 2, 3].find((each) => placedNow.every((bet) => bet.place !== each)) ?? 1
    if (!(await rounds.place(free, { bets: betsOf(laid) }))) return
    setLastChips((before) => (placedNow.length > 0 ? [...before, ...laid] : laid))
    setChips([])
  }
  usePressKeys(() => void place())

  const returnText = `${frame('returnToPlayer')} ${percent(model.returnToPlayer)}`
  const shownRound = isDealing ? last : next
  const programs = shownRound.others.filter(({ isProgram }) => isProgram).length
  const company = t('atTable', { players: shownRound.others.length - programs, programs })
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
          <Places model={model} isLocked={isLocked} onLay={lay} onTakeBack={(on) => change(withoutLast(chips, on))}>
            {laidOn}
          </Places>
          <p className="table-line company">
            <span>{company}</span>
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
        <Tools chips={chips} lastChips={lastChips} onChange={change} />
        <ChipChoice model={model} stake={stake} onChoose={chooseStake} />
        <button type="button" className="primary" id="play" aria-disabled={!mayPlace} onClick={() => void place()}>
          {label()}
        </button>
      </div>
    </Page>
  )

  function label(): string {
    if (isSending) return t('placing')
    if (chips.length > 0) return t('press', { amount: money(totalLaid(chips)) })
    const sum = placedNow.reduce((total, bet) => total + parseAmount(bet.stake), 0n)
    return sum > 0n ? t('placed', { amount: money(sum) }) : t('layFirst')
  }

  function outcomeKind(): string {
    if (state.isUnanswered || warning || (state.message && state.message !== 'messageRefunded')) return 'error'
    return state.message ? 'note' : state.result ? 'result' : 'ready'
  }

  function outcome(): ReactNode {
    if (state.isUnanswered) return <Notice message="messageTableSilent" isError />
    if (state.message) return <Notice message={state.message} isError={state.message !== 'messageRefunded'} />
    if (warning) return <span>{warning}</span>
    if (state.result) {
      const { eventId, payout, stake: staked } = state.result
      const won = state.result.bets.flatMap(({ view }) => (view as BaccaratView).paid)
      const on = new Set(won.flatMap(({ on: spot, payout: paid }) => (isAbove(paid, '0') ? [nameOf(spot)] : [])))
      return <WinLine key={eventId} payout={payout} stake={staked} note={[...on].join(' · ')} />
    }
    return <span>{t(isDealing ? 'noMoreBets' : 'ready')}</span>
  }

  /** What lies on a place, or what was paid there. */
  function laidOn(on: Spot): LaidOn {
    const others = shownRound.others.filter(({ bet }) =>
      (bet as BaccaratBet).bets.some((each) => each.on === on),
    ).length
    const stakeOn = (own: readonly SharedBet[]) =>
      own
        .flatMap(({ bet }) => (bet as BaccaratBet).bets)
        .reduce((sum, bet) => (bet.on === on ? sum + parseAmount(bet.stake) : sum), 0n)
    if (isDealing || (showsPaid && chips.length === 0 && placedNow.length === 0)) {
      const paid = lastBets
        .filter(({ status }) => status === 'settled')
        .flatMap(({ view }) => (view as BaccaratView).paid)
        .filter((each) => each.on === on)
      if (paid.length > 0) {
        const back = paid.reduce((sum, { payout }) => sum + parseAmount(payout), 0n)
        const staked = paid.reduce((sum, each) => sum + parseAmount(each.stake), 0n)
        const text = back > 0n ? t('paid', { amount: wholeOf(back) }) : t('lost')
        return { text, others, paid: back > staked ? 'won' : 'over' }
      }
      const staked = stakeOn(lastBets)
      return { text: staked > 0n ? <Laid amount={wholeOf(staked)} /> : null, others }
    }
    const [placed, laid] = [stakeOn(placedNow), totalLaid(chips, on)]
    if (placed + laid === 0n) return { text: null, others }
    return { text: <Laid amount={wholeOf(placed + laid)} isPending={laid > 0n} />, others }
  }

  /** Whole units where there are no others: there is little room on the table. */
  function wholeOf(minor: bigint): string {
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

/** The table's results, the oldest first. */
function roadOf(history: SharedTable['history']): RoadResult[] {
  return history.toReversed().flatMap(({ result }) => {
    if (!result) return []
    const { winner, pairs } = result as BaccaratResult
    return [{ winner, playerPair: pairs.includes('player-pair'), bankerPair: pairs.includes('banker-pair') }]
  })
}

/** Chips on a place; those that are not placed yet are lighter. */
function Laid({ amount, isPending = false }: { amount: string; isPending?: boolean }) {
  return (
    <span className="stack" data-pending={isPending || undefined}>
      <i className="chip" />
      {amount}
    </span>
  )
}

/** How long bets are still taken. */
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
          strokeDasharray={`${Math.min(1, leftMs / BETS_MS)} 1`}
        />
        <text x="24" y="30">
          {isDealing ? '–' : seconds}
        </text>
      </svg>
      <span>{text}</span>
    </div>
  )
}

/** The chips on offer, of which one is in hand. */
function ChipChoice({
  model,
  stake,
  onChoose,
}: {
  model: BaccaratModel
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
            onChange={() => onChoose(choice)}
          />
          <span className="tabular" data-chip={index}>
            {number(Number(choice), { notation: 'compact' })}
          </span>
        </label>
      ))}
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
  onLay(on: Spot): void
  onTakeBack(on: Spot): void
  children: (on: Spot) => LaidOn
}

interface LaidOn {
  text: ReactNode
  /** How many others have bet there. */
  others: number
  paid?: 'won' | 'over'
}

/** The places to bet on; arrow keys move between them. */
function Places({ model, isLocked, onLay, onTakeBack, children: laidOn }: PlacesProps) {
  const { t } = useTranslation('baccarat')
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>, index: number, on: Spot) => {
    const step = STEPS[event.key]
    if (step !== undefined) {
      event.preventDefault()
      const places = event.currentTarget.parentElement?.children
      const next = places?.[(index + step + LAID.length) % LAID.length]
      if (next instanceof HTMLElement) next.focus()
    }
    if (event.key === 'Backspace' || event.key === 'Delete') onTakeBack(on)
    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault()
  }
  return (
    <div className="places" role="group" aria-label={t('places')}>
      {LAID.map((on, index) => {
        const { text, paid, others } = laidOn(on)
        return (
          <button
            key={on}
            type="button"
            className="place"
            data-on={on}
            data-paid={paid}
            aria-disabled={isLocked}
            onClick={() => onLay(on)}
            onKeyDown={(event) => onKeyDown(event, index, on)}
          >
            <span className="place-name">{t(PLACE_KEYS[on])}</span>
            <span className="odds tabular">
              <Odds model={model} on={on} />
            </span>
            <span className="laid tabular">{text}</span>
            {others > 0 ? <span className="others tabular">{`+${others}`}</span> : null}
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
    { id: 'remove-chip', text: t('remove'), isDisabled: chips.length === 0, next: () => withoutLast(chips) },
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

/** What a place pays, to one: "8 : 1"; the banker without commission has other odds with six points. */
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
  const returns = returnsShown(model)
  const commission = t(takesCommission(model) ? 'commission' : 'noCommission')
  return (
    <>
      <Paragraphs texts={[t('howProgram'), t('howShared'), t('howBet'), t('howPrograms')]} />
      <Table
        className="rules-table"
        head={[t('place'), t('pays'), t('return')]}
        rows={SPOTS.map((on) => [on, t(PLACE_KEYS[on]), <Odds key={on} model={model} on={on} />, percent(returns[on])])}
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

/** When the banker draws, taken from the rules themselves: a row for each total, a column for each third card of the player. */
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

/** Whether the house keeps a part of the banker's wins; the other tables pay less for one with six points. */
function takesCommission(model: BaccaratModel): boolean {
  return model.bankerPays < 200n
}
