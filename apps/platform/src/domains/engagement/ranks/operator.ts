import { asc } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { rankLevel, rankRebate } from '../../../db/tables/ranks.ts'

/** Thresholds of ranks, and the share of turnover that each of them gets back. */
export interface RankRules {
  levels: (typeof rankLevel.$inferSelect)[]
  rebates: (typeof rankRebate.$inferSelect)[]
}

export async function readRankRules(on: Database | Transaction): Promise<RankRules> {
  const levels = await on.select().from(rankLevel).orderBy(asc(rankLevel.rank))
  const rebates = await on.select().from(rankRebate).orderBy(asc(rankRebate.product), asc(rankRebate.rank))
  return { levels, rebates }
}

export async function lockRankRules(tx: Transaction): Promise<RankRules> {
  await tx.select().from(rankLevel).orderBy(asc(rankLevel.rank)).for('no key update')
  await tx.select().from(rankRebate).orderBy(asc(rankRebate.product), asc(rankRebate.rank)).for('no key update')
  return readRankRules(tx)
}

export async function changeRankRules(tx: Transaction, { levels, rebates }: RankRules): Promise<void> {
  for (const level of levels)
    await tx.insert(rankLevel).values(level).onConflictDoUpdate({ target: rankLevel.rank, set: level })
  for (const rebate of rebates)
    await tx
      .insert(rankRebate)
      .values(rebate)
      .onConflictDoUpdate({ target: [rankRebate.product, rankRebate.rank], set: rebate })
}
