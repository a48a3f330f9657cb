import * as z from 'zod'

import type { Draw, Engine, ProgramBet } from '../engine.ts'
import { drawOne, drawProgramNames } from '../programs.ts'
import {
  apply,
  begin,
  type CrashBet,
  type CrashModel,
  type CrashMove,
  type CrashState,
  endsAfterMs,
  expire,
  openView,
  playsMs,
  getPoint,
  getStake,
  view,
} from './crash.ts'
import { CRASH_MODELS } from './models.ts'

const STAKES = ['500', '1000', '1000', '2000', '5000', '10000', '20000'] as const
/** Hundredths. */
const TARGETS = [120, 135, 150, 150, 175, 200, 200, 250, 300, 400, 500, 800, 1_500] as const

/** Five to nine programs with a stake and a target each. */
function crashPrograms({ highest }: CrashModel, draw: Draw): ProgramBet<CrashBet>[] {
  const names = drawProgramNames(5 + draw(5), draw)
  return names.map((name) => {
    const stake = drawOne(STAKES, draw)
    return { name, bet: { stake, target: Math.min(highest, drawOne(TARGETS, draw) + draw(15)) } }
  })
}

/** Where a shared round crashed, in hundredths. */
export interface CrashResult {
  readonly point: number
}

/** Crash: cash out a growing multiplier before it crashes. */
export const crashEngine: Engine<CrashModel, CrashBet, CrashState, CrashMove> = {
  kind: 'crash',
  showsPastRounds: true,
  models: CRASH_MODELS,
  betSchema: z.object({ stake: z.string().max(20), target: z.int().nullish() }),
  getStake,
  begin,
  view,
  table: {
    betsMs: 8_000,
    bets: 2,
    playsMs,
    getResult: (model, draw) => ({ point: getPoint(model, draw(2 ** 32)) }) satisfies CrashResult,
    opensAtStart: false,
    openView,
    programs: crashPrograms,
  },
  moves: { schema: z.object({ type: z.literal('cash-out') }), apply, expire, endsAfterMs },
}
