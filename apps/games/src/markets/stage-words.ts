import { fill } from '../frame/client/wording.ts'
import type { MarketId } from '@playhouse/engines/markets/markets.ts'
import type { Step } from '@playhouse/engines/markets/results.ts'
import type { MarketsPageData } from './page-data.ts'

interface Sides {
  readonly home: string
  readonly away: string
}

/** How the page's language says what stands in its data. */
export interface Words {
  odds(hundredths: number): string
  time(epochMs: number): string
  market(id: MarketId): string
  /** "Draw", "Over 2.5", or a side's name. */
  selection(sides: Sides, id: string, line: string | null): string
  /** When a point fell: a minute, a set, a second. `nth` counts from 0. */
  moment(step: Step, nth: number): string
  score(result: { home: number; away: number }): string
}

const FOOTBALL_MINUTES = 90
const DUEL_SECONDS = 60

export function wordsOf({ words, language, shape }: MarketsPageData): Words {
  const two = new Intl.NumberFormat(language, { minimumFractionDigits: 2 })
  const one = new Intl.NumberFormat(language, { minimumFractionDigits: 1 })
  const clock = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hour12: false })
  const markets: Record<MarketId, string> = {
    '1x2': words.result,
    winner: words.winner,
    total: shape.kind === 'goals' ? words.totalGoals : words.totalSets,
    'both-score': words.bothScore,
  }
  return {
    odds: (hundredths) => two.format(hundredths / 100),
    time: (epochMs) => clock.format(epochMs),
    market: (id) => markets[id],
    selection(sides, id, line) {
      if (id === 'home' || id === 'away') return sides[id]
      const lineText = one.format((line ?? '0') as Intl.StringNumericLiteral)
      if (id === 'over' || id === 'under') return fill(words[id], { line: lineText })
      if (id === 'yes' || id === 'no') return words[id]
      return words.draw
    },
    moment({ at }, nth) {
      if (shape.kind === 'goals') return `${Math.floor((at * FOOTBALL_MINUTES) / 1_000) + 1}′`
      if (shape.kind === 'series') return fill(words.set, { number: nth + 1 })
      return `0:${String(Math.floor((at * DUEL_SECONDS) / 1_000)).padStart(2, '0')}`
    },
    score: ({ home, away }) => `${home} : ${away}`,
  }
}
