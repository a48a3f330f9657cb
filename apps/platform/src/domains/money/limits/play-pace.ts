import { engineOfModel, isSlot } from '@playhouse/engines/all.ts'
import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { playPace } from '../../../db/tables/limits.ts'
import { chooseStricter, type MemberRules } from '../../site/jurisdictions/rules.ts'
import { isYoung } from './deposit-rules.ts'

/** Bets on events, lotteries and games between players, whose pace is not the brand's. */
const PACED_BY_OTHERS: ReadonlySet<string> = new Set(['SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT', 'PVP'])

interface PlayedGame {
  category: string
  /** Null where it is not known what the game is; it then has the stricter rules of those that it may be. */
  modelId: string | null
}

/** What the rules of a member say of a game, for its vendor and the wallet. Stored when the game opens. */
export interface PlayRules {
  /** Least time between the starts of two rounds; null for any. */
  roundIntervalMs: number | null
  /** Largest stake of a round; null for any. */
  stakeMaximum: bigint | null
  allowsAutoplay: boolean
  allowsTurbo: boolean
  allowsReturnCelebrations: boolean
}

export const getPlayRules = (game: PlayedGame, rules: MemberRules, birthday: string | null): PlayRules => ({
  roundIntervalMs: getRoundInterval(game, rules),
  stakeMaximum: getStakeMaximum(game, rules, birthday),
  allowsAutoplay: rules.allowsAutoplay,
  allowsTurbo: rules.allowsTurbo,
  allowsReturnCelebrations: rules.allowsReturnCelebrations,
})

function getRoundInterval(
  { category, modelId }: PlayedGame,
  { slotIntervalMs, gameIntervalMs }: Pick<MemberRules, 'slotIntervalMs' | 'gameIntervalMs'>,
): number | null {
  if (PACED_BY_OTHERS.has(category)) return null
  if (modelId !== null && isSlot(modelId)) return slotIntervalMs
  const longest = Math.max(slotIntervalMs ?? 0, gameIntervalMs ?? 0)
  const interval = modelId === null ? longest : (gameIntervalMs ?? 0)
  // A table gives everybody so long to bet, and may take several bets on one round.
  const betsMs = (modelId !== null && engineOfModel(modelId)?.engine.table?.betsMs) || 0
  return interval > betsMs ? interval : null
}

function getStakeMaximum(
  { category, modelId }: PlayedGame,
  { slotStake, slotStakeUnder25 }: Pick<MemberRules, 'slotStake' | 'slotStakeUnder25'>,
  birthday: string | null,
): bigint | null {
  const mayBeSlot = modelId === null ? category === 'RNG' : isSlot(modelId)
  if (!mayBeSlot) return null
  return isYoung(birthday) ? chooseStricter('slotStake', slotStake, slotStakeUnder25) : slotStake
}

/** From now on the wallet keeps the member's rounds apart, and their stakes low, as their game sessions say. */
export async function guardPlay(on: Database | Transaction, memberId: number): Promise<void> {
  await on.insert(playPace).values({ memberId }).onConflictDoNothing()
  await on.execute(sql`select set_play_guard(${memberId})`)
}
