import { findLottery } from '@playhouse/engines/lottery/games.ts'
import { isDay } from '@playhouse/shared/days.ts'
import { screenLoader } from '../../../graphql/screen-loader.ts'
import { formatDate } from '../../../i18n/format-time.ts'
import { LotteryResultsScreenDocument } from './results-screen.generated.ts'
import { LotteryStatisticsScreenDocument } from './statistics-screen.generated.ts'
import { serverNow } from '../../../server-time.ts'

export const DRAW_COUNTS = [30, 50, 100, 200] as const

/** Reads the results' address: a day, today by default, and one lottery or all stations. */
export function resultsState(params: URLSearchParams): {
  day: string
  today: string
  code: string
  after: string | null
} {
  const today = formatDate(serverNow())
  const requested = params.get('day') ?? ''
  const code = params.get('gameCode') ?? ''
  return {
    day: isDay(requested) && requested <= today ? requested : today,
    today,
    code: findLottery(code) ? code : '',
    after: params.get('after'),
  }
}

export const loader = screenLoader(LotteryResultsScreenDocument, ({ search }) => {
  const { day, code, after } = resultsState(search)
  return { day, code, single: code !== '', after }
})

export const statisticsLoader = screenLoader(LotteryStatisticsScreenDocument, ({ search }) => {
  const draws = Number(search.get('draws'))
  return { code: search.get('gameCode') ?? '', draws: DRAW_COUNTS.find((count) => count === draws) ?? 100 }
})
