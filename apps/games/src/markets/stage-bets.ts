import type { BetAnswer } from '@playhouse/vendor-api/play-api-markets.ts'
import { find, make } from '../frame/client/elements.ts'
import { isAbove } from '../frame/client/wording.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { payoutOf } from '@playhouse/engines/markets/payout.ts'
import type { MarketsPageData } from './page-data.ts'
import type { Words } from './stage-words.ts'

/** The list of the account's bets: those that are open, and the last settled, each with its proof. */
export function betList(
  { words }: MarketsPageData,
  say: Words,
  amount: (value: string, className?: string) => HTMLElement,
  prove: (bet: BetAnswer) => void,
): (bets: readonly BetAnswer[]) => void {
  const list = find('#bets')
  let drawn = ''

  const outcomeOf = (bet: BetAnswer): (Node | string)[] => {
    if (bet.status === 'settled') {
      const payout = bet.payout ?? '0'
      // A payout not above the stake is not dressed as a win.
      const won = isAbove(payout, bet.stake)
      return isAbove(payout, '0') ? [words.won, ' ', amount(payout, won ? 'won' : '')] : [words.lost]
    }
    if (bet.status === 'refunded') return [words.refunded]
    if (bet.status === 'pending') return [words.pending]
    const possible = formatAmount(payoutOf(parseAmount(bet.stake), bet.bet.odds))
    return [`${words.openBet} · ${words.pays} `, amount(possible)]
  }

  const rowOf = (bet: BetAnswer) => {
    const { bet: on, line, home, away, result, status } = bet
    const name = say.selection(bet, on.selection, line)
    const ended = result ? ` ${say.score(result)}` : ''
    const row = make(
      'li',
      '',
      make('div', 'pick', make('b', '', name), make('b', 'tabular', say.odds(on.odds))),
      make('span', 'quiet tabular', `${say.market(on.market)} · ${home} – ${away}${ended}`),
      make('p', 'fate tabular', make('span', '', amount(bet.stake)), make('span', '', ...outcomeOf(bet))),
    )
    row.dataset.status = status
    if (status === 'settled' && bet.fairness.serverSeed !== null) {
      const button = make('button', 'link', words.checkBet)
      button.setAttribute('type', 'button')
      button.setAttribute('aria-label', `${words.checkBet}: ${name}, ${home} – ${away}`)
      button.addEventListener('click', () => prove(bet))
      row.append(button)
    }
    return row
  }

  return (bets) => {
    const now = JSON.stringify(bets.map(({ roundKey, status, result }) => [roundKey, status, result]))
    if (now === drawn) return
    drawn = now
    find('#bets-empty').hidden = bets.length > 0
    list.replaceChildren(...bets.map(rowOf))
  }
}
