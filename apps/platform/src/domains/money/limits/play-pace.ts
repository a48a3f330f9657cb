import { engineOfModel, isSlot } from '@playhouse/engines/all.ts'
import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { playPace } from '../../../db/tables/limits.ts'
import type { MemberRules } from '../../site/jurisdictions/rules.ts'

/** Bets on events, lotteries and games between players, whose pace is not the brand's. */
const PACED_BY_OTHERS: ReadonlySet<string> = new Set(['SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT', 'PVP'])

/** Least time between the starts of two rounds of a game; null for any. A game of which it is not known what it is has the longer one. */
export function getRoundInterval(
  { category, modelId }: { category: string; modelId: string | null },
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

/** From now on the wallet keeps the member's rounds apart as their game sessions say. */
export async function startPace(on: Database | Transaction, memberId: number): Promise<void> {
  await on.insert(playPace).values({ memberId }).onConflictDoNothing()
  await on.execute(sql`select set_play_guard(${memberId})`)
}
