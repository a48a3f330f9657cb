import * as z from 'zod'

import type { Engine } from '../engine.ts'
import {
  apply,
  begin,
  endsAfterMs,
  expire,
  type FreeSpinsBet,
  type FreeSpinsModel,
  type FreeSpinsMove,
  type FreeSpinsState,
  moveSchema,
  getStake,
  view,
} from './free-spins.ts'
import { FREE_SPINS_MODELS } from './models.ts'

/** Slots with free spins. A round without them ends at once. */
export const freeSpinsEngine: Engine<FreeSpinsModel, FreeSpinsBet, FreeSpinsState, FreeSpinsMove> = {
  kind: 'slot-free-spins',
  models: FREE_SPINS_MODELS,
  betSchema: z.object({ stake: z.string().max(20) }),
  getStake,
  begin,
  view,
  moves: { schema: moveSchema, apply, expire, endsAfterMs },
}
