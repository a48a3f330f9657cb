import type { Draw, ProgramBet } from '../engine.ts'
import { drawOne, drawProgramNames } from '../programs.ts'
import type { CrashBet, CrashModel } from './crash.ts'

const STAKES = ['500', '1000', '1000', '2000', '5000', '10000', '20000'] as const
/** Hundredths. */
const TARGETS = [120, 135, 150, 150, 175, 200, 200, 250, 300, 400, 500, 800, 1_500] as const

/** Five to nine programs with a stake and a target each. */
export function crashPrograms({ highest }: CrashModel, draw: Draw): ProgramBet<CrashBet>[] {
  const names = drawProgramNames(5 + draw(5), draw)
  return names.map((name) => {
    const stake = drawOne(STAKES, draw)
    return { name, bet: { stake, target: Math.min(highest, drawOne(TARGETS, draw) + draw(15)) } }
  })
}
