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
  stakeOf,
  view,
} from './crash.ts'
import { CRASH_MODELS } from './models.ts'

/** A growing multiplier that is taken before it crashes. */
export const crashEngine: Engine<CrashModel, CrashBet, CrashState, CrashMove> = {
  kind: 'crash',
  showsPastRounds: true,
  models: CRASH_MODELS,
  betSchema: z.object({ stake: z.string().max(20), target: z.int().nullish() }),
  stakeOf,
  begin,
  view,
  moves: { schema: z.object({ type: z.literal('cash-out') }), apply, expire, endsAfterMs },
}
