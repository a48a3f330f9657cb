import { type BaccaratModel, type BaccaratView, SPOTS, type Spot } from '@playhouse/engines/baccarat/baccarat.ts'
import { BACCARAT_MODELS } from '@playhouse/engines/baccarat/models.ts'
import { handsOf, totalOf } from '@playhouse/engines/baccarat/rules.ts'
import { type Card, pointsOf, rankOf, suitOf } from '@playhouse/engines/baccarat/shoe.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { GameFrame, useGame } from '../frame/game-frame.tsx'
import { Amount, useLaunched, useModel } from '../frame/launched.tsx'
import { pause, prefersReducedMotion } from '../frame/motion.ts'
import { Paragraphs, Table } from '../frame/parts.tsx'
import { isAbove } from '../frame/play-api.ts'
import { PlayingCard, RANKS } from '../frame/playing-card.tsx'
import './baccarat.css'
import { betsOf, type Chip, totalLaid, withoutLast } from './chips.ts'
import { returnsShown } from './returns-shown.ts'
import type { RoadResult } from './roads.ts'
import { Roads } from './roads-view.tsx'

const BETWEEN_CARDS_MS = 280
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

/** What was paid in the last round; `isWin`: the round paid more than its stake. */
interface Paid {
  readonly bets: BaccaratView['paid']
  readonly isWin: boolean
}

export function BaccaratGame() {
  const { t } = useTranslation('baccarat')
  const { money, number } = useLaunched()
  const model = useModel(BACCARAT_MODELS)
  const game = useGame(model)
  const [chips, setChips] = useState<readonly Chip[]>([])
  const [lastChips, setLastChips] = useState<readonly Chip[]>([])
  const [paid, setPaid] = useState<Paid>({ bets: [], isWin: false })
  const [hands, setHands] = useState(NO_CARDS)
  const [winner, setWinner] = useState<BaccaratView['winner'] | null>(null)
  const [verdict, setVerdict] = useState('')
  const [results, setResults] = useState<readonly RoadResult[]>([])
  const isDealing = game.state.isWaiting

  const nameOf = (on: string) => t(PLACE_KEYS[on as Spot])
  const cardName = (card: Card) => {
    const key = RANK_KEYS[rankOf(card)]
    const rank = key ? t(key) : (RANKS[rankOf(card)] ?? '')
    return t('card', { rank, suit: t(SUIT_KEYS[suitOf(card)] ?? 'clubs') })
  }

  const change = (next: readonly Chip[]) => {
    if (isDealing) return
    setVerdict('')
    setPaid({ bets: [], isWin: false })
    setChips(next)
    game.sounds.tick()
  }
  const lay = (on: Spot) => {
    const minor = parseAmount(game.stake)
    if (isDealing) return
    if (totalLaid(chips) + minor > model.maxStake) setVerdict(t('most', { max: money(model.maxStake) }))
    else change([...chips, { on, minor }])
  }
  const gather = () => {
    setVerdict('')
    setWinner(null)
    setHands(NO_CARDS)
  }

  return (
    <GameFrame<BaccaratView>
      game={game}
      engine="baccarat"
      texts={{ press: t('press'), pressed: t('pressed'), ready: t('ready') }}
      bet={chips.length === 0 ? null : { bet: { bets: betsOf(chips) }, total: formatAmount(totalLaid(chips)) }}
      stage={{
        start() {
          setPaid({ bets: [], isWin: false })
          gather()
        },
        async show(view, round) {
          gather()
          for (const place of [0, 1, 2]) {
            for (const side of SIDES) {
              if (view[side].cards.length <= place) continue
              flushSync(() => setHands((before) => ({ ...before, [side]: view[side].cards.slice(0, place + 1) })))
              if (prefersReducedMotion()) continue
              game.sounds.tick()
              await pause(BETWEEN_CARDS_MS)
            }
          }
          setWinner(view.winner)
          setVerdict(verdictOf(view))
          setPaid({ bets: view.paid, isWin: isAbove(round.payout ?? '0', round.stake) })
          // A round resumed by a page opened later was bet with other chips.
          setLastChips(chips.length > 0 ? chips : view.paid.map(({ on, stake }) => ({ on, minor: parseAmount(stake) })))
          setChips([])
          const { pairs } = view
          const result = {
            winner: view.winner,
            playerPair: pairs.includes('player-pair'),
            bankerPair: pairs.includes('banker-pair'),
          }
          setResults((before) => [...before, result])
        },
        giveUp() {},
      }}
      wonOn={(view) => view.paid.flatMap(({ on, payout }) => (isAbove(payout, '0') ? [nameOf(on)] : [])).join(' · ')}
      breakdown={(view) => view.paid.map(({ on, payout }) => [nameOf(on), <Amount key={on} value={payout} />])}
      proof={(view) =>
        SIDES.map((side) => [nameOf(side), view[side].cards.map((card) => `${cardName(card)} (${card})`).join(', ')])
      }
      controls={<Tools chips={chips} lastChips={lastChips} onChange={change} />}
      rules={<Rules model={model} />}
    >
      <div className="table">
        <div className="hands">
          {SIDES.map((side) => (
            <HandView key={side} side={side} cards={hands[side]} hasWon={winner === side} label={handLabel(side)} />
          ))}
        </div>
        <p className="table-line">
          <span>{`${t('byProgram')} · ${t(takesCommission(model) ? 'withCommission' : 'withoutCommission')}`}</span>
          <strong id="verdict" role="status">
            {verdict}
          </strong>
        </p>
        <Places model={model} isLocked={isDealing} onLay={lay} onTakeBack={(on) => change(withoutLast(chips, on))}>
          {laidOn}
        </Places>
        <Roads results={results} />
      </div>
    </GameFrame>
  )

  /** What lies on a place, or what was paid there. */
  function laidOn(on: Spot): { text: ReactNode; paid?: 'won' | 'over' } {
    const laid = totalLaid(chips, on)
    if (laid > 0n) {
      return {
        text: (
          <>
            <i className="chip" />
            {wholeOf(laid)}
          </>
        ),
      }
    }
    const bet = paid.bets.find((each) => each.on === on)
    if (!bet) return { text: null }
    const [stake, payout] = [parseAmount(bet.stake), parseAmount(bet.payout)]
    const text = payout > 0n ? t('paid', { amount: wholeOf(payout) }) : t('lost')
    return { text, paid: paid.isWin && payout > stake ? 'won' : 'over' }
  }

  /** Whole units where there are no others: there is little room on the table. */
  function wholeOf(minor: bigint): string {
    return number(minor % 10_000n === 0n ? minor / 10_000n : Number(minor / 100n) / 100)
  }

  function handLabel(side: Side): string {
    const cards = hands[side]
    if (cards.length === 0) return t('handEmpty', { side: nameOf(side) })
    const names = cards.map(cardName).join(', ')
    return t('hand', { side: nameOf(side), cards: names, points: totalOf(cards.map(pointsOf)) })
  }

  /** "Banker wins, 7 to 4". */
  function verdictOf(view: BaccaratView): string {
    if (view.winner === 'tie') return t('verdictTie', { points: view.player.total })
    const loser = view.winner === 'player' ? 'banker' : 'player'
    return t('verdict', { side: nameOf(view.winner), high: view[view.winner].total, low: view[loser].total })
  }
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
  children: (on: Spot) => { text: ReactNode; paid?: 'won' | 'over' }
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
        const { text, paid } = laidOn(on)
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
      <Paragraphs texts={[t('howProgram'), t('howBet')]} />
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
