import { declared, limits, getVolatility } from '../game-model.ts'
import { rational } from '../rational.ts'
import type { CrashModel } from './crash.ts'

/** Return in basis points and the highest multiplier in hundredths. */
const TABLES = [
  [9_700, 100_000],
  [9_600, 10_000],
  [9_500, 2_500],
] as const

/** Crash tables. Players choose the volatility; the declared class is that of the geometric mean of possible cash-outs. */
export const CRASH_MODELS: readonly CrashModel[] = TABLES.map(([basisPoints, highest]): CrashModel => {
  const mean = basisPoints / 10_000
  const volatility = getVolatility(Math.sqrt(mean * Math.sqrt(highest / 100) - mean ** 2))
  const figures = declared(rational(BigInt(basisPoints), 10_000n))
  const id = `crash-${basisPoints / 100}`
  return { id, ...figures, volatility, lines: null, gameClass: 'AC', ...limits('500', '100000'), highest }
})
