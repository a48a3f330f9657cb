import * as z from 'zod'

import type { Draw, Engine, ProgramBet } from '../engine.ts'
import { drawOne, drawProgramNames } from '../programs.ts'
import {
  type BaccaratBet,
  type BaccaratModel,
  type BaccaratState,
  begin,
  getResult,
  type Spot,
  getStake,
  view,
} from './baccarat.ts'
import { BACCARAT_MODELS } from './models.ts'

const STAKES = ['1000', '2000', '2000', '5000', '10000', '20000'] as const
const ON = ['player', 'player', 'player', 'banker', 'banker', 'banker', 'tie', 'player-pair', 'banker-pair'] as const

/** Three to six programs, each with one bet. */
function baccaratPrograms(_model: BaccaratModel, draw: Draw): ProgramBet<BaccaratBet>[] {
  const names = drawProgramNames(3 + draw(4), draw)
  return names.map((name) => {
    const on: Spot = drawOne(ON, draw)
    return { name, bet: { bets: [{ on, stake: drawOne(STAKES, draw) }] } }
  })
}

/** Punto banco from a fresh shoe of eight decks. */
export const baccaratEngine: Engine<BaccaratModel, BaccaratBet, BaccaratState> = {
  kind: 'baccarat',
  models: BACCARAT_MODELS,
  betSchema: z.object({ bets: z.array(z.object({ on: z.string().max(20), stake: z.string().max(20) })).max(20) }),
  getStake,
  begin,
  view,
  table: {
    betsMs: 15_000,
    bets: 3,
    // Time to deal six cards and read the result.
    playsMs: () => 8_000,
    getResult: (_model, draw) => getResult(draw),
    opensAtStart: true,
    openView: () => null,
    programs: baccaratPrograms,
  },
}
