import * as z from 'zod'

import type { Engine } from '../engine.ts'
import { begin, type FishingBet, type FishingModel, type FishingState, stakeOf, view } from './fishing.ts'
import { FISHING_MODELS } from './models.ts'

/** Single shots at fish of known pays. Which fish swim where is the page's matter: it changes no chance. */
export const fishingEngine: Engine<FishingModel, FishingBet, FishingState> = {
  kind: 'fishing',
  models: FISHING_MODELS,
  betSchema: z.object({ stake: z.string().max(20), fish: z.string().max(30) }),
  stakeOf,
  begin,
  view,
}
