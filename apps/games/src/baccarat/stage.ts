import { formatAmount } from '@playhouse/shared/money.ts'
import { find, pause, prefersStillness } from '../frame/client/elements.ts'
import type { Frame, Stage } from '../frame/client/frame.ts'
import { fill, isAbove } from '../frame/client/wording.ts'
import type { BaccaratView } from '@playhouse/engines/baccarat/baccarat.ts'
import { totalOf } from '@playhouse/engines/baccarat/rules.ts'
import { type Card, pointsOf } from '@playhouse/engines/baccarat/shoe.ts'
import { betsOf, totalLaid } from './chips.ts'
import { cardElement, cardName } from './stage-cards.ts'
import type { StageData } from './stage-data.ts'
import { roads } from './stage-roads.ts'
import { chipTable } from './stage-table.ts'
import type { BaccaratTexts } from './texts/en.ts'
import { placeKey } from './texts/place-key.ts'

const CARD_MS = 180
const BETWEEN_CARDS_MS = 280

type Side = 'player' | 'banker'
const SIDES = ['player', 'banker'] as const

/** The table: places with chips, the deal card by card, the roads. With reduced motion the cards just lie there. */
export function createStage(frame: Frame<StageData, BaccaratTexts>): Stage<BaccaratView> {
  const { texts, amount, sounds } = frame
  const verdict = find('#verdict')
  const say = (text: string) => void (verdict.textContent = text)
  const table = chipTable(frame, say)
  const road = roads(texts)
  const hands = { player: handElement('player'), banker: handElement('banker') }

  const gather = () => {
    say('')
    for (const side of SIDES) {
      hands[side].cards.replaceChildren()
      hands[side].points.textContent = ''
      delete hands[side].section.dataset.won
      hands[side].cards.setAttribute('aria-label', fill(texts.handEmpty, { side: texts[placeKey(side)] }))
    }
  }
  const deal = async (side: Side, cards: readonly Card[], place: number) => {
    const element = cardElement(cards[place] ?? 0)
    hands[side].cards.append(element)
    const points = totalOf(cards.slice(0, place + 1).map(pointsOf))
    const names = cards.slice(0, place + 1).map((card) => cardName(card, texts))
    hands[side].points.textContent = String(points)
    const values = { side: texts[placeKey(side)], cards: names.join(', '), points }
    hands[side].cards.setAttribute('aria-label', fill(texts.hand, values))
    if (prefersStillness()) return
    sounds.tick()
    const from = side === 'player' ? 'translate(60%, -40%)' : 'translate(-60%, -40%)'
    const frames = { transform: [from, 'none'], opacity: [0, 1] }
    element.animate(frames, { duration: CARD_MS, easing: 'ease-out' })
    await pause(BETWEEN_CARDS_MS)
  }

  return {
    bet() {
      const bets = betsOf(table.chips)
      return bets.length === 0 ? null : { bet: { bets }, total: formatAmount(totalLaid(table.chips)) }
    },
    start() {
      table.lock(true)
      gather()
    },
    async show(view, round) {
      gather()
      for (const place of [0, 1, 2]) {
        for (const side of SIDES) if (view[side].cards.length > place) await deal(side, view[side].cards, place)
      }
      if (view.winner !== 'tie') hands[view.winner].section.dataset.won = ''
      say(verdictText(view, texts))
      table.lock(false)
      table.pay(view.paid, isAbove(round.payout ?? '0', round.stake))
      const { pairs } = view
      road.add({
        winner: view.winner,
        playerPair: pairs.includes('player-pair'),
        bankerPair: pairs.includes('banker-pair'),
      })
    },
    giveUp: () => table.lock(false),
    wonOn: ({ paid }) =>
      paid.flatMap(({ on, payout }) => (isAbove(payout, '0') ? [texts[placeKey(on)]] : [])).join(' · '),
    breakdown: ({ paid }) => paid.map(({ on, payout }) => [texts[placeKey(on)], amount(payout)]),
    proof: ({ player, banker }) =>
      [player, banker].map(({ cards }, index) => {
        const names = cards.map((card) => `${cardName(card, texts)} (${card})`)
        return [texts[placeKey(SIDES[index] ?? 'player')], names.join(', ')]
      }),
  }
}

function handElement(side: Side) {
  const section = find(`#hand-${side}`)
  return { section, cards: find(`#hand-${side} .cards`), points: find(`#hand-${side} .points`) }
}

/** Who won with what: "Banker wins, 7 to 4". */
function verdictText({ winner, player, banker }: BaccaratView, texts: BaccaratTexts): string {
  if (winner === 'tie') return fill(texts.verdictTie, { points: player.total })
  const [high, low] = winner === 'player' ? [player.total, banker.total] : [banker.total, player.total]
  return fill(texts.verdict, { side: texts[placeKey(winner)], high, low })
}
