import type { Draw, ProgramBet } from '../engine.ts'
import { drawOne, drawProgramNames } from '../programs.ts'
import type { BaccaratBet, BaccaratModel, Spot } from './baccarat.ts'

const STAKES = ['1000', '2000', '2000', '5000', '10000', '20000'] as const
const ON = ['player', 'player', 'player', 'banker', 'banker', 'banker', 'tie', 'player-pair', 'banker-pair'] as const

/** Three to six programs, each with one bet. */
export function baccaratPrograms(_model: BaccaratModel, draw: Draw): ProgramBet<BaccaratBet>[] {
  const names = drawProgramNames(3 + draw(4), draw)
  return names.map((name) => {
    const on: Spot = drawOne(ON, draw)
    return { name, bet: { bets: [{ on, stake: drawOne(STAKES, draw) }] } }
  })
}
