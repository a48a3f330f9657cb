import { type LotteryGame, lotteryOf, type Structure } from '@playhouse/engines/lottery/games.ts'

/** What the rules need of a lottery; undefined for one that this version does not know. */
export function structureOf(code: string): Structure | undefined {
  const game: LotteryGame | undefined = lotteryOf(code)
  return game && { kind: game.kind, region: game.region, ...(game.joins && { joins: game.joins }) }
}
