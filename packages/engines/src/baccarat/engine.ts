import * as z from 'zod'

import type { Engine } from '../engine.ts'
import { type BaccaratBet, type BaccaratModel, type BaccaratState, begin, resultOf, stakeOf, view } from './baccarat.ts'
import { BACCARAT_MODELS } from './models.ts'
import { baccaratPrograms } from './programs.ts'

/** Punto banco from a fresh shoe of eight decks. */
export const baccaratEngine: Engine<BaccaratModel, BaccaratBet, BaccaratState> = {
  kind: 'baccarat',
  models: BACCARAT_MODELS,
  betSchema: z.object({ bets: z.array(z.object({ on: z.string().max(20), stake: z.string().max(20) })).max(20) }),
  stakeOf,
  begin,
  view,
  table: {
    betsMs: 15_000,
    bets: 3,
    // Time to deal six cards and read the result.
    playsMs: () => 8_000,
    resultOf: (_model, draw) => resultOf(draw),
    opensAtStart: true,
    openView: () => null,
    programs: baccaratPrograms,
  },
}
