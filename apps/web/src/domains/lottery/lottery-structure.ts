import { type LotteryGame, findLottery, type Structure } from '@playhouse/engines/lottery/games.ts'
import type { LotteryKind } from '@playhouse/schema/types.generated.ts'

/** The structure that the rules need of a lottery; undefined for one that this version does not know. */
export function getStructure(code: string): Structure | undefined {
  const game: LotteryGame | undefined = findLottery(code)
  return game && { kind: game.kind, region: game.region, ...(game.joins && { joins: game.joins }) }
}

/** The kind of a lottery as the schema names it. */
export const getSchemaKind = ({ kind }: Pick<LotteryGame, 'kind'>): LotteryKind =>
  kind === '11X5' ? 'ELEVEN_FIVE' : kind
