import * as z from 'zod'

import type { Engine } from '../engine.ts'
import { begin, type CascadeBet, type CascadeState, stakeOf, view } from './cascade.ts'
import type { CascadeModel } from './contract.ts'
import { CASCADE_MODELS } from './models.ts'

/** Slots whose winning symbols vanish and let others fall. */
export const cascadeEngine: Engine<CascadeModel, CascadeBet, CascadeState> = {
  kind: 'cascade',
  models: CASCADE_MODELS,
  betSchema: z.object({ stake: z.string().max(20) }),
  stakeOf,
  begin,
  view,
}
