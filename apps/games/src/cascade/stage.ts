import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { amountElement, find, pause, prefersStillness } from '../frame/client/elements.ts'
import type { Frame, Stage } from '../frame/client/frame.ts'
import { amountParts, fill, isAbove } from '../frame/client/wording.ts'
import type { CascadeView } from '@playhouse/engines/cascade/cascade.ts'
import { gridWords } from './grid-words.ts'
import type { StageData } from './stage-data.ts'
import { falls } from './stage-falls.ts'
import type { CascadeTexts } from './texts/en.ts'

/** How long a fall's wins stand before they vanish; long rounds share out {@link ALL_HOLDS_MS}. */
const LONGEST_HOLD_MS = 480
const SHORTEST_HOLD_MS = 200
const ALL_HOLDS_MS = 2_000
/** The old grid has dropped out by then. */
const EMPTY_MS = 260

type Fall = CascadeView['falls'][number]

/** The grid and its ladder. With reduced motion the round's last grid just appears, and the ladder with what each fall paid. */
export function createStage(frame: Frame<StageData, CascadeTexts>): Stage<CascadeView> {
  const { data, texts, language, currency, sounds } = frame
  const field = find('#grid')
  const whole = find('.cascade')
  const steps = [...find('#ladder').children] as HTMLElement[]
  const grid = falls(field, data.rows)
  let standing = data.grid
  let startedAt = 0

  /** Whole amounts without their decimals: there is little room on the grid. */
  const amount = (value: string) => amountElement(amountParts(value, currency, language, /\.0+$/.test(value) ? 0 : 2))
  const describe = () => field.setAttribute('aria-label', gridWords(standing, data, texts))
  const stepOf = (fall: number) => steps[Math.min(fall, steps.length - 1)]
  const clear = () => {
    grid.unmark()
    delete whole.dataset.above
    for (const step of steps) {
      step.removeAttribute('data-reached')
      step.removeAttribute('data-now')
      step.querySelector('span')?.replaceChildren()
    }
  }
  /** Climbs to a fall's step and writes there what was won on it so far. */
  const climb = (all: readonly Fall[], fall: number) => {
    for (const step of steps) step.removeAttribute('data-now')
    const step = stepOf(fall)
    const won = all.slice(0, fall + 1).filter((_, index) => stepOf(index) === step)
    step?.setAttribute('data-reached', '')
    step?.setAttribute('data-now', '')
    step?.querySelector('span')?.replaceChildren(amount(sumOf(won)))
  }

  return {
    start() {
      clear()
      field.setAttribute('aria-label', texts.gridFalling)
      startedAt = performance.now()
      grid.empty()
    },
    async show({ falls: all }, { stake }) {
      const still = prefersStillness()
      const winning = all.filter(({ wins }) => wins.length > 0)
      const hold = Math.max(SHORTEST_HOLD_MS, Math.min(LONGEST_HOLD_MS, ALL_HOLDS_MS / winning.length))
      if (!still) {
        await pause(EMPTY_MS - (performance.now() - startedAt))
        await grid.drop(all[0]?.grid ?? [])
        sounds.tick()
      }
      for (const [fall, { wins }] of winning.entries()) {
        whole.toggleAttribute('data-above', isAbove(sumOf(all.slice(0, fall + 1)), stake))
        climb(all, fall)
        if (still) continue
        grid.mark(wins, amount)
        sounds.step()
        await pause(hold)
        await grid.cascade(wins, all[fall + 1]?.grid ?? [])
      }
      standing = all.at(-1)?.grid ?? standing
      grid.stand(standing)
      describe()
    },
    giveUp() {
      clear()
      grid.stand(standing)
      describe()
    },
    wonOn: (view, { stake }) => wonOn(view, stake, data, texts),
    breakdown: ({ falls: all }) =>
      all.flatMap(({ wins, multiplier }) =>
        wins.map(({ symbol, cells, amount: won }): [string, Node] => [
          `×${multiplier} · ${cells.length} × ${data.symbolNames[symbol] ?? symbol}`,
          frame.amount(won),
        ]),
      ),
  }
}

/** What falls have paid together. Out: a decimal string. */
function sumOf(all: readonly Fall[]): string {
  return formatAmount(all.flatMap(({ wins }) => wins).reduce((sum, win) => sum + parseAmount(win.amount), 0n))
}

/** Where it was won: the symbols of a single fall, or how many wins there were in how many falls. */
function wonOn({ falls: all, payout }: CascadeView, stake: string, data: StageData, texts: CascadeTexts): string {
  const winning = all.filter(({ wins }) => wins.length > 0)
  const wins = winning.flatMap((fall) => fall.wins)
  const multiplier = winning.at(-1)?.multiplier ?? 1
  if (parseAmount(payout) === parseAmount(stake) * BigInt(data.highest)) return texts.highestReached
  if (winning.length === 1) {
    return wins.map(({ cells, symbol }) => `${cells.length} × ${data.symbolNames[symbol] ?? symbol}`).join(' · ')
  }
  return fill(texts.winningFalls, { wins: wins.length, count: winning.length, multiplier })
}
