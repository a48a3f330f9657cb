import { BRAND_TIME_ZONE } from '@playhouse/shared/limits.ts'
import type { MarketId } from '@playhouse/engines/markets/markets.ts'
import { MARKETS_MODELS } from '@playhouse/engines/markets/models.ts'
import type { Step } from '@playhouse/engines/markets/results.ts'
import { useTranslation } from 'react-i18next'
import { useLaunched, useModel } from '../frame/launched.tsx'

interface Sides {
  readonly home: string
  readonly away: string
}

const FOOTBALL_MINUTES = 90
const DUEL_SECONDS = 90

/** Formats odds, times, markets and scores in the page's language. */
export function useTexts() {
  const { t } = useTranslation('markets')
  const { locale, number } = useLaunched()
  const { shape } = useModel(MARKETS_MODELS)
  const markets: Record<MarketId, string> = {
    '1x2': t('result'),
    winner: t('winner'),
    total: t(shape.kind === 'goals' ? 'totalGoals' : 'totalSets'),
    'both-score': t('bothScore'),
    handicap: t('handicap'),
    'correct-score': t('correctScore'),
    decision: t('decision'),
  }
  return {
    odds: (hundredths: number) => number(hundredths / 100, { minimumFractionDigits: 2 }),
    time: (epochMs: number) =>
      new Intl.DateTimeFormat(locale, {
        hour: '2-digit',
        minute: '2-digit',
        hour12: false,
        timeZone: BRAND_TIME_ZONE,
      }).format(epochMs),
    market: (id: MarketId, line: string | null = null) =>
      id === 'handicap' && line !== null ? `${markets[id]} ${line}` : markets[id],
    /** "Draw", "Over 2.5", or a side's name. */
    selection(sides: Sides, id: string, line: string | null): string {
      if (id === 'home' || id === 'away') return sides[id]
      if (id === 'over' || id === 'under') return t(id, { line: number(line ?? '0', { minimumFractionDigits: 1 }) })
      if (id === 'yes' || id === 'no') return t(id)
      if (/^\d-\d$/.test(id)) return id.replace('-', ' : ')
      return t(id === 'other' ? 'otherScore' : 'draw')
    },
    /** Time of a point or other moment as a minute, set or second. `nth` numbers points from 0. */
    moment({ at }: Step, nth: number, isPoint = true): string {
      if (shape.kind === 'goals') return `${Math.floor((at * FOOTBALL_MINUTES) / 1_000) + 1}′`
      if (shape.kind === 'series' && isPoint) return t('set', { number: nth + 1 })
      return `0:${String(Math.floor((at * DUEL_SECONDS) / 1_000)).padStart(2, '0')}`
    },
    score: ({ home, away }: { home: number; away: number }) => `${home} : ${away}`,
  }
}
