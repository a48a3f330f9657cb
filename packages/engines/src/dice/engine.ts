import * as z from 'zod'

import type { Engine } from '../engine.ts'
import { begin, type DiceBet, type DiceModel, type DiceState, FACES, getStake, view } from './dice.ts'
import { DICE_MODELS } from './models.ts'

/** Dice: roll under or over a chosen number. */
export const diceEngine: Engine<DiceModel, DiceBet, DiceState> = {
  kind: 'dice',
  showsPastRounds: true,
  models: DICE_MODELS,
  betSchema: z.object({
    stake: z.string().max(20),
    direction: z.enum(['under', 'over']),
    target: z
      .int()
      .min(0)
      .max(FACES - 1),
  }),
  getStake,
  begin,
  view,
}
