import { faultPoint } from '@playhouse/server/fault-point.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import type { DueWork } from '../../../jobs/due-rows.ts'
import { limitChange, memberLimit, playExclusion } from '../../../db/tables/limits.ts'
import { bringFundsBack, vendorsHolding } from '../wallet/transfer/move-funds.ts'
import type { Transfers } from '../wallet/transfer/transfers.ts'
import { endDueExclusions } from './exclusion.ts'
import { endDuePlay, settleEndedPlay } from './play-clock.ts'

/** Ends expired exclusions and session times, and brings money back from vendors. */
export function dueLimits(transfers: Transfers): DueWork {
  return {
    name: 'limits',
    next: sql`select least((select min(next_action_at) from ${memberLimit} where kind = 'SESSION_TIME'),
      (select min(next_action_at) from ${playExclusion} where state = 'ACTIVE'))`,
    run: async (database) => {
      const { rows } = await database.execute<{ play: boolean; exclusions: boolean }>(sql`
        select exists (select from ${memberLimit} where kind = 'SESSION_TIME' and next_action_at <= now()) as play,
          exists (select from ${playExclusion} where state = 'ACTIVE' and next_action_at <= now()) as exclusions`)
      const ended = rows[0]?.play ? await endDuePlay(database) : []
      for (const { memberId, lease } of ended) {
        faultPoint('limits:play-ended')
        // Vendors with their own wallets do not ask before a stake, so the money must leave them.
        await bringFundsBack(database, transfers, memberId)
        await settleEndedPlay(database, memberId, lease)
      }
      if (!rows[0]?.exclusions) return ended.length
      return ended.length + (await endDueExclusions(database)) + (await collectOfExcluded(database, transfers))
    },
  }
}

/** How long a vendor has to give the money back before it is asked again. */
const COLLECT_LEASE = sql`interval '30 seconds'`

/**
 * Brings money of members whom operators have excluded back from vendors with their own wallets, whose stakes bypass the platform.
 * @returns how many members
 */
async function collectOfExcluded(database: Database, transfers: Transfers): Promise<number> {
  const { rows } = await database.execute<{ memberId: number; id: number }>(sql`
    update play_exclusion set next_action_at = now() + ${COLLECT_LEASE} where (member_id, id) in (
      select member_id, id from play_exclusion where state = 'ACTIVE' and next_action_at <= now() and (ends_at is null or ends_at > now())
      order by next_action_at limit 20 for no key update skip locked)
    returning member_id as "memberId", id`)
  for (const { memberId, id } of rows) {
    await bringFundsBack(database, transfers, memberId)
    await database
      .update(playExclusion)
      .set({ nextActionAt: sql`${playExclusion.endsAt}` })
      .where(
        and(
          eq(playExclusion.memberId, memberId),
          eq(playExclusion.id, id),
          eq(playExclusion.state, 'ACTIVE'),
          sql`cardinality(${vendorsHolding(memberId)}) = 0`,
        ),
      )
  }
  return rows.length
}

const EXPIRY_EVERY_MS = 10 * 60_000

/** Ends increases of limits that were not confirmed in time. */
export const dueExpiredChanges: DueWork = {
  name: 'unconfirmed limits',
  everyMs: EXPIRY_EVERY_MS,
  isBackground: true,
  run: async (database) => {
    const { rowCount } = await database
      .update(limitChange)
      .set({ state: 'EXPIRED', decidedAt: sql`now()` })
      .where(sql`${limitChange.state} = 'WAITING' and ${limitChange.expiresAt} <= now()`)
    return rowCount ?? 0
  },
}
