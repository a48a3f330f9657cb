import type { LastRound, RoundAnswer } from '@playhouse/vendor-api/play-api.ts'
import type { PageData } from '../page-data.ts'
import { amountElement, draw, find, make, pair } from './elements.ts'
import type { Stage } from './frame.ts'
import { amountParts, isAbove } from './wording.ts'

const SHOWN = 10
const WARNING_SIGN = 'M12 3 2 20h20zM12 10v4M12 17v.01'

/** What the page says in words: the outcome line, the balance, the last rounds. */
export interface Report {
  amount(value: string, className?: string): HTMLElement
  balance(amount: string): void
  clear(): void
  /** A settled round; `tooLate` where a move came when it was over. */
  outcome(round: RoundAnswer, stage: Stage, tooLate: boolean): void
  /** A jackpot that was won outside of a round, beside what is said already. */
  jackpot(amount: string): void
  /** News that is no result; `error` gives it a sign beside the words. */
  message(text: string, kind: 'error' | 'note'): void
  promise(serverSeedHash: string): void
}

export function report({ texts, language, session }: PageData): Report {
  const line = find('#outcome')
  let rounds: readonly LastRound[] = session.lastRounds

  const amount = (value: string, className = '') =>
    amountElement(amountParts(value, session.currency, language), className)

  const showJackpot = (won: string) => line.prepend(make('span', '', texts.jackpotWon), make('strong', '', amount(won)))

  const showRounds = () => {
    find('[data-last-rounds-title]').hidden = rounds.length === 0
    find('[data-last-rounds]').replaceChildren(
      ...rounds.map(({ stake, payout }) => {
        const row = make('li', '', make('span', '', amount(stake)), make('span', '', amount(payout)))
        row.toggleAttribute('data-won', isAbove(payout, stake))
        return row
      }),
    )
  }

  const showLast = (round: RoundAnswer, payout: string, stage: Stage) => {
    for (const note of document.querySelectorAll<HTMLElement>('[data-no-round]')) note.hidden = true
    for (const list of document.querySelectorAll('[data-last-round]')) {
      const parts = stage.breakdown?.(round.view, round) ?? []
      list.replaceChildren(
        ...pair(texts.stake, amount(round.stake)),
        ...pair(texts.payout, amount(payout), isAbove(payout, round.stake) ? 'won' : ''),
        ...(round.jackpot?.amount ? pair(texts.jackpot, amount(round.jackpot.amount), 'won') : []),
        ...parts.flatMap(([term, description]) => pair(term, description)),
      )
    }
    if (rounds.some(({ roundId }) => roundId === round.roundId)) return
    rounds = [{ roundId: round.roundId, stake: round.stake, payout }, ...rounds].slice(0, SHOWN)
    showRounds()
  }
  showRounds()

  return {
    amount,
    balance(value) {
      find('#balance').replaceChildren(amount(value))
    },
    clear() {
      delete line.dataset.kind
      line.replaceChildren()
    },
    outcome(round, stage, tooLate) {
      const payout = round.payout ?? '0'
      line.dataset.kind = 'result'
      const on = make('span', '', stage.wonOn?.(round.view, round) ?? '')
      const jackpot = round.jackpot?.amount
      // A payout that does not exceed the stake is a loss or a draw, and is not dressed as a win.
      if (isAbove(payout, round.stake)) {
        line.replaceChildren(make('span', '', texts.won), make('strong', '', amount(payout)), on)
      } else if (isAbove(payout, '0')) {
        line.replaceChildren(make('span', '', texts.paidBack), make('b', '', amount(payout)), on)
      } else line.replaceChildren(...(jackpot ? [] : [make('span', '', texts.noWin)]))
      if (jackpot) showJackpot(jackpot)
      if (tooLate) line.append(make('span', '', stage.tooLate?.(round.view, round) ?? ''))
      showLast(round, payout, stage)
    },
    jackpot(won) {
      // Beside what was won, but in the place of what is no result or no win.
      if (line.dataset.kind !== 'result' || line.textContent === texts.noWin) line.replaceChildren()
      line.dataset.kind = 'result'
      showJackpot(won)
    },
    message(text, kind) {
      line.dataset.kind = kind
      const sign = draw('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, draw('path', { d: WARNING_SIGN }))
      line.replaceChildren(...(kind === 'error' ? [sign] : []), make('span', '', text))
    },
    promise(serverSeedHash) {
      find('#next-hash').textContent = serverSeedHash
    },
  }
}
