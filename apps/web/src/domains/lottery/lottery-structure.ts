import { type LotteryGame, findLottery, type Structure } from '@playhouse/engines/lottery/games.ts'

/** The structure that the rules need of a lottery; undefined for one that this version does not know. */
export function getStructure(code: string): Structure | undefined {
  const game: LotteryGame | undefined = findLottery(code)
  return game && { kind: game.kind, region: game.region, ...(game.joins && { joins: game.joins }) }
}
