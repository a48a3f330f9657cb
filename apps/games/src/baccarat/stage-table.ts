import { parseAmount } from '@playhouse/shared/money.ts'
import { find, make } from '../frame/client/elements.ts'
import type { Frame } from '../frame/client/frame.ts'
import { fill } from '../frame/client/wording.ts'
import type { BaccaratView } from '@playhouse/engines/baccarat/baccarat.ts'
import { betsOf, type Chip, totalLaid, withoutLast } from './chips.ts'
import type { StageData } from './stage-data.ts'
import type { BaccaratTexts } from './texts/en.ts'

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** The places with their chips: what lies there now, what lay there in the last round, and what it was paid. */
export interface ChipTable {
  readonly chips: readonly Chip[]
  /** While a round is open nothing can be laid or taken away. */
  lock(locked: boolean): void
  /** Takes the chips away and writes what each place was paid; `won`: the round paid more than its stake. */
  pay(paid: BaccaratView['paid'], won: boolean): void
}

/** `say` writes a line on the table; an empty one clears it. */
export function chipTable(frame: Frame<StageData, BaccaratTexts>, say: (text: string) => void): ChipTable {
  const { data, texts, language, amount, sounds } = frame
  const places = [...document.querySelectorAll<HTMLButtonElement>('.place')]
  const tools = {
    remove: find<HTMLButtonElement>('#remove-chip'),
    clear: find<HTMLButtonElement>('#clear-chips'),
    repeat: find<HTMLButtonElement>('#repeat-bets'),
  }
  const number = new Intl.NumberFormat(language)
  const write = (minor: bigint) => number.format(minor / 10_000n)
  let chips: readonly Chip[] = []
  let last: readonly Chip[] = []
  let locked = false

  const refresh = () => {
    for (const place of places) {
      const laid = totalLaid(chips, place.dataset.on)
      const parts = laid > 0n ? [make('i', 'chip'), write(laid)] : []
      place.querySelector('.laid')?.replaceChildren(...parts)
      delete place.dataset.paid
    }
    tools.remove.disabled = chips.length === 0
    tools.clear.disabled = chips.length === 0
    tools.repeat.disabled = last.length === 0 || chips.length > 0
  }
  const change = (next: readonly Chip[]) => {
    if (locked) return
    say('')
    chips = next
    refresh()
    sounds.tick()
    frame.betChanged()
  }
  const lay = (on: string) => {
    const minor = parseAmount(find<HTMLInputElement>('input[name="stake"]:checked').value)
    if (locked) return
    if (totalLaid(chips) + minor > parseAmount(data.maxStake)) {
      return say(fill(texts.most, { max: amount(data.maxStake).textContent ?? '' }))
    }
    change([...chips, { on, minor }])
  }

  for (const [index, place] of places.entries()) {
    const on = place.dataset.on ?? ''
    place.addEventListener('click', () => lay(on))
    place.addEventListener('keydown', (event) => {
      const step = STEPS[event.key]
      if (step !== undefined) {
        event.preventDefault()
        places[(index + step + places.length) % places.length]?.focus()
      }
      if (event.key === 'Backspace' || event.key === 'Delete') change(withoutLast(chips, on))
      if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault()
    })
  }
  const onTool = (tool: HTMLButtonElement, next: () => readonly Chip[]) => {
    tool.addEventListener('click', () => {
      change(next())
      // A button that has just gone off would let the focus go.
      if (tool.disabled) (chips.length > 0 ? find('#play') : places[0])?.focus()
    })
  }
  onTool(tools.remove, () => withoutLast(chips))
  onTool(tools.clear, () => [])
  onTool(tools.repeat, () => last)

  return {
    get chips() {
      return chips
    },
    lock(now) {
      locked = now
      for (const place of places) place.setAttribute('aria-disabled', String(locked))
      if (locked) refresh()
    },
    pay(paid, won) {
      const kept = betsOf(chips).length > 0 ? chips : paid.map(({ on, stake }) => ({ on, minor: parseAmount(stake) }))
      last = kept
      chips = []
      refresh()
      for (const place of places) {
        const bet = paid.find(({ on }) => on === place.dataset.on)
        if (!bet) continue
        const [stake, payout] = [parseAmount(bet.stake), parseAmount(bet.payout)]
        const words = payout > 0n ? fill(texts.paid, { amount: plain(payout) }) : texts.lost
        place.querySelector('.laid')?.replaceChildren(words)
        place.dataset.paid = won && payout > stake ? 'won' : 'over'
      }
    },
  }

  function plain(minor: bigint): string {
    return minor % 10_000n === 0n ? write(minor) : number.format(Number(minor / 100n) / 100)
  }
}
