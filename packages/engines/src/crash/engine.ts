import * as z from 'zod'

import type { Engine } from '../engine.ts'
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
  pointOf,
  stakeOf,
  view,
} from './crash.ts'
import { CRASH_MODELS } from './models.ts'
import { crashPrograms } from './programs.ts'

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
  stakeOf,
  begin,
  view,
  table: {
    betsMs: 8_000,
    bets: 2,
    playsMs,
    resultOf: (model, draw) => ({ point: pointOf(model, draw(2 ** 32)) }) satisfies CrashResult,
    opensAtStart: false,
    openView,
    programs: crashPrograms,
  },
  moves: { schema: z.object({ type: z.literal('cash-out') }), apply, expire, endsAfterMs },
}
