import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { readDecimal } from '../frame/client/decimal-field.ts'
import { find, make, pause, prefersStillness } from '../frame/client/elements.ts'
import type { Frame, Stage } from '../frame/client/frame.ts'
import { fill, isAbove } from '../frame/client/wording.ts'
import type { RoundAnswer } from '@playhouse/vendor-api/play-api.ts'
import {
  type DiceBet,
  type DiceView,
  FACES,
  multiplierOf,
  WAYS_MAX,
  WAYS_MIN,
  waysOf,
  winOf,
} from '@playhouse/engines/dice/dice.ts'
import { figures } from './figures.ts'
import type { StageData } from './stage-data.ts'
import type { DiceTexts } from './texts/en.ts'

/** How long the needle moves; as in stage.css. */
const MOVE_MS = 180
const ROLLS_SHOWN = 20

type Choice = Pick<DiceBet, 'direction' | 'target'>

/** The scale with its slider, the switch and the field beside it, and the last rolls. */
export function createStage(frame: Frame<StageData, DiceTexts>): Stage<DiceView> {
  const { data, texts } = frame
  const { hundredths, times, chance } = figures(frame.language)
  const [scale, roll, slider] = [find('#scale'), find('#roll'), find<HTMLInputElement>('#target-slider')]
  const field = find<HTMLInputElement>('#target')
  let choice: Choice = { direction: 'under', target: Number(slider.value) }
  /** What is typed and no target; a bet waits until it is one. */
  let mistyped = false
  /** Between the press and the end of what it showed: the choice stands still. */
  let rolling = false

  const typedTarget = () => Math.round(readDecimal(field.value) * 100)
  const showChoice = (from?: HTMLElement) => {
    const { direction, target } = choice
    find<HTMLInputElement>(`input[name="direction"][value="${direction}"]`).checked = true
    if (from !== field) field.value = hundredths(target)
    field.removeAttribute('aria-invalid')
    slider.value = String(target)
    slider.setAttribute('aria-valuetext', `${texts[direction]} ${hundredths(target)}`)
    scale.dataset.direction = direction
    scale.style.setProperty('--target', String(target / 100))
    find('#chance').textContent = chance(waysOf(choice))
    find('#multiplier').textContent = times(multiplierOf(data, waysOf(choice)))
  }
  const choose = (next: Choice, from?: HTMLElement) => {
    choice = next
    mistyped = false
    scale.removeAttribute('data-result')
    showChoice(from)
    frame.betChanged()
  }
  const addRoll = ({ roll: rolled, won }: DiceView) => {
    const chip = make('li', '', hundredths(rolled))
    chip.toggleAttribute('data-won', won)
    find('#rolls').prepend(chip)
    find('#rolls').children.item(ROLLS_SHOWN)?.remove()
  }

  slider.addEventListener('input', () => {
    if (rolling) slider.value = String(choice.target)
    else choose(nearest({ ...choice, target: Number(slider.value) }))
  })
  field.addEventListener('input', () => {
    const typed = { ...choice, target: typedTarget() }
    mistyped = nearest(typed).target !== typed.target
    field.setAttribute('aria-invalid', String(mistyped))
    if (mistyped) frame.betChanged()
    else choose(typed, field)
  })
  field.addEventListener('change', () => {
    const typed = typedTarget()
    choose(nearest({ ...choice, target: Number.isNaN(typed) ? choice.target : typed }))
  })
  for (const radio of document.querySelectorAll<HTMLInputElement>('input[name="direction"]')) {
    // The other side of the same chance.
    radio.addEventListener('change', () =>
      choose({ direction: radio.value === 'over' ? 'over' : 'under', target: FACES - 1 - choice.target }),
    )
  }
  showChoice()
  for (const view of frame.earlier.toReversed()) addRoll(view as DiceView)

  return {
    bet(stake) {
      find('#pays').replaceChildren(frame.amount(formatAmount(winOf(data, choice, parseAmount(stake)))))
      return mistyped ? null : { bet: { stake, ...choice } satisfies DiceBet }
    },
    start() {
      rolling = true
      scale.removeAttribute('data-result')
      roll.dataset.result = 'awaited'
    },
    async show(view, round) {
      choice = chosen(round)
      showChoice()
      scale.style.setProperty('--roll', String(view.roll / 100))
      scale.dataset.result = view.won ? 'won' : 'lost'
      if (!prefersStillness()) await pause(MOVE_MS)
      roll.textContent = hundredths(view.roll)
      roll.dataset.result = isAbove(round.payout ?? '0', round.stake) ? 'won' : 'shown'
      frame.sounds.tick()
      addRoll(view)
      rolling = false
    },
    giveUp() {
      rolling = false
      roll.textContent = hundredths(0)
      delete roll.dataset.result
    },
    wonOn: (view, round) => sentence(view, chosen(round)),
    breakdown: (view, round) => {
      const { direction, target } = chosen(round)
      return [
        [texts.roll, hundredths(view.roll)],
        [texts[direction], hundredths(target)],
        [texts.multiplier, times(BigInt(view.multiplier))],
      ]
    },
    proof: ({ roll: rolled }) => [[texts.roll, hundredths(rolled)]],
  }

  function sentence({ roll: rolled }: DiceView, { direction, target }: Choice): string {
    const text = direction === 'under' ? texts.rolledUnder : texts.rolledOver
    return fill(text, { roll: hundredths(rolled), target: hundredths(target) })
  }
}

/** What a round was played for; the controls may stand otherwise when it is taken up by a page opened later. */
const chosen = ({ bet }: RoundAnswer): Choice => {
  const { direction, target } = bet as DiceBet
  return { direction, target }
}

/** The choice with the nearest target that the table takes. */
function nearest({ direction, target }: Choice): Choice {
  const [least, most] = direction === 'under' ? [WAYS_MIN, WAYS_MAX] : [FACES - 1 - WAYS_MAX, FACES - 1 - WAYS_MIN]
  return { direction, target: Math.min(most, Math.max(least, target)) }
}
