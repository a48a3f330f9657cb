import * as z from 'zod'

import type { Engine } from '../engine.ts'
import { WAYS_MODELS } from './models.ts'
import { begin, getStake, view, type WaysBet, type WaysModel, type WaysState } from './ways.ts'

/** Slots that pay by ways instead of lines. */
export const waysEngine: Engine<WaysModel, WaysBet, WaysState> = {
  kind: 'slot-ways',
  models: WAYS_MODELS,
  betSchema: z.object({ stake: z.string().max(20) }),
  getStake,
  begin,
  view,
}
