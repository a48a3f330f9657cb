import * as z from 'zod'

import type { Engine } from '../engine.ts'
import { begin, type FishingBet, type FishingModel, type FishingState, getStake, view } from './fishing.ts'
import { FISHING_MODELS } from './models.ts'

/** Single shots at fish with known payouts. Positions exist only on the page and do not affect chances. */
export const fishingEngine: Engine<FishingModel, FishingBet, FishingState> = {
  kind: 'fishing',
  models: FISHING_MODELS,
  betSchema: z.object({ stake: z.string().max(20), fish: z.string().max(30) }),
  getStake,
  begin,
  view,
}
