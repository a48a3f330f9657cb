import { faultPoint } from '@playhouse/server/fault-point.ts'
import { sql } from 'drizzle-orm'
import type { DueWork } from '../../../jobs/due-rows.ts'
import { limitChange, memberLimit, playExclusion } from '../../../db/tables/limits.ts'
import { bringFundsBack } from '../wallet/transfer/move-funds.ts'
import type { Transfers } from '../wallet/transfer/transfers.ts'
import { endDueExclusions } from './exclusion.ts'
import { endDuePlay, settleEndedPlay } from './play-clock.ts'

/** Ends expired exclusions and session times. */
export function dueLimits(transfers: Transfers): DueWork {
  return {
    name: 'limits',
    run: async (database) => {
      const { rows } = await database.execute<{ play: boolean; exclusions: boolean }>(sql`
        select exists (select from ${memberLimit} where kind = 'SESSION_TIME' and next_action_at <= now()) as play,
          exists (select from ${playExclusion} where state = 'ACTIVE' and next_action_at <= now()) as exclusions`)
      const ended = rows[0]?.play ? await endDuePlay(database) : []
      for (const { memberId, lease } of ended) {
        faultPoint('limits:play-ended')
        // Vendors with their own wallets do not ask before a stake, so the money must leave them.
        await bringFundsBack(database, transfers, memberId, undefined)
        await settleEndedPlay(database, memberId, lease)
      }
      return ended.length + (rows[0]?.exclusions ? await endDueExclusions(database) : 0)
    },
  }
}

const EXPIRY_EVERY_MS = 10 * 60_000

/** Ends increases of limits that nobody has confirmed in time. */
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
