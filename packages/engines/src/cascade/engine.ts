import * as z from 'zod'

import type { Engine } from '../engine.ts'
import { begin, type CascadeBet, type CascadeState, getStake, view } from './cascade.ts'
import type { CascadeModel } from './contract.ts'
import { CASCADE_MODELS } from './models.ts'

export const cascadeEngine: Engine<CascadeModel, CascadeBet, CascadeState> = {
  kind: 'cascade',
  models: CASCADE_MODELS,
  betSchema: z.object({ stake: z.string().max(20) }),
  getStake,
  begin,
  view,
}
