import type { PlayedRound } from '../../contract.ts'
import type { PageData } from '../page-data.ts'
import { checkRound } from './check-round.ts'
import { amountElement, draw, find, make, pair } from './elements.ts'
import { amountParts, fill, isAbove } from './wording.ts'

/** What the page says in words: the outcome line, the balance, the last round and its proof. */
export interface Report {
  balance: (amount: string) => void
  clear: () => void
  outcome: (round: PlayedRound) => void
  /** News that is no result; `error` gives it a sign beside the words. */
  message: (text: string, kind: 'error' | 'note') => void
  promise: (serverSeedHash: string) => void
}

export function report(data: PageData): Report {
  const { texts } = data
  const line = find('#outcome')
  const checkButton = find<HTMLButtonElement>('#check-round')
  let check = async () => {}
  checkButton.addEventListener('click', () => void check())

  const amount = (value: string, className = '') =>
    amountElement(amountParts(value, data.currency, data.language), className)

  const winText = (win: PlayedRound['wins'][number]) => {
    const symbol = data.symbolNames[win.symbol] ?? win.symbol
    if (win.line === null) return `${win.count} × ${symbol}`
    return fill(texts.lineWin, { line: win.line, count: win.count, symbol })
  }

  const lastRound = (round: PlayedRound) => {
    for (const note of document.querySelectorAll<HTMLElement>('[data-no-round]')) note.hidden = true
    for (const list of document.querySelectorAll('[data-last-round]')) {
      list.replaceChildren(
        ...pair(texts.stake, amount(round.stake)),
        ...pair(texts.payout, amount(round.payout), isAbove(round.payout, round.stake) ? 'won' : ''),
        ...round.wins.flatMap((win) => pair(winText(win), amount(win.amount))),
      )
    }
  }

  const proof = (round: PlayedRound) => {
    const { serverSeedHash, serverSeed, clientSeed, nonce } = round.fairness
    find('#round-proof').replaceChildren(
      ...pair(texts.roundId, round.roundId, 'code'),
      ...pair(texts.serverSeedHash, serverSeedHash, 'code'),
      ...pair(texts.serverSeed, serverSeed, 'code'),
      ...pair(texts.clientSeed, clientSeed, 'code'),
      ...pair(texts.nonce, String(nonce), 'code'),
      ...pair(texts.stops, round.stops.join(' '), 'code'),
    )
    const result = find('#check-result')
    result.textContent = ''
    checkButton.hidden = false
    check = async () => {
      const lengths = data.reels.map((strip) => strip.length)
      const found = await checkRound({ serverSeedHash, serverSeed, clientSeed, nonce, stops: round.stops }, lengths)
      if (found === 'ok') result.textContent = texts.checkOk
      else if (found === 'unavailable') result.textContent = texts.checkUnavailable
      else {
        const reason = found === 'seed' ? texts.checkReasonSeed : texts.checkReasonStops
        result.textContent = fill(texts.checkFailed, { reason })
      }
    }
  }

  return {
    balance(value) {
      find('#balance').replaceChildren(amount(value))
    },
    clear() {
      delete line.dataset.kind
      line.replaceChildren()
    },
    outcome(round) {
      line.dataset.kind = 'result'
      const on = make('span', '', wonOn(round, data))
      // A payout that does not exceed the stake is a loss or a draw, and is not dressed as a win.
      if (isAbove(round.payout, round.stake)) {
        line.replaceChildren(make('span', '', texts.won), make('strong', '', amount(round.payout)), on)
      } else if (isAbove(round.payout, '0')) {
        line.replaceChildren(make('span', '', texts.paidBack), make('b', '', amount(round.payout)), on)
      } else line.replaceChildren(make('span', '', texts.noWin))
      lastRound(round)
      proof(round)
      this.promise(round.fairness.nextServerSeedHash)
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

const WARNING_SIGN = 'M12 3 2 20h20zM12 10v4M12 17v.01'

/** Where the wins were: "lines 1, 4 · lanterns". */
function wonOn({ wins }: PlayedRound, { texts }: PageData): string {
  const numbers = wins.flatMap((win) => (win.line === null ? [] : [win.line]))
  const parts: string[] = []
  if (numbers.length > 0) {
    parts.push(fill(numbers.length === 1 ? texts.wonOnOne : texts.wonOn, { lines: numbers.join(', ') }))
  }
  if (wins.some((win) => win.line === null)) parts.push(texts.wonOnScatter)
  return parts.join(' · ')
}
