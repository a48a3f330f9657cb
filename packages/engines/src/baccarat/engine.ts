import * as z from 'zod'

import type { Engine } from '../engine.ts'
import { type BaccaratBet, type BaccaratModel, type BaccaratState, begin, stakeOf, view } from './baccarat.ts'
import { BACCARAT_MODELS } from './models.ts'

/** Punto banco from a fresh shoe of eight decks. */
export const baccaratEngine: Engine<BaccaratModel, BaccaratBet, BaccaratState> = {
  kind: 'baccarat',
  models: BACCARAT_MODELS,
  betSchema: z.object({ bets: z.array(z.object({ on: z.string().max(20), stake: z.string().max(20) })).max(20) }),
  stakeOf,
  begin,
  view,
}
