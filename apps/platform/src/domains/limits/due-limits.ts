import { sql } from 'drizzle-orm'
import type { DueWork } from '../../jobs/due-rows.ts'
import { limitChange, pendingConfirmation } from '../../db/tables/limits.ts'
import type { Transfers } from '../wallet/transfer/transfers.ts'
import { bringFundsBack } from '../wallet/transfer/move-funds.ts'
import { endDueExclusions } from './exclusion.ts'
import { endDuePlay } from './play-clock.ts'

/** Ends exclusions and session times that are over, and forgets confirmations that came too late. */
export function dueLimits(transfers: Transfers): DueWork {
  return {
    name: 'limits',
    run: async (database) => {
      const ended = await endDuePlay(database)
      // Vendors that keep the balance ask for no stake: what is not there cannot be staked.
      for (const memberId of ended) await bringFundsBack(database, transfers, memberId, undefined)
      const expired = await database
        .update(limitChange)
        .set({ state: 'EXPIRED', decidedAt: sql`now()` })
        .where(sql`state = 'WAITING' and expires_at <= now()`)
      await database.delete(pendingConfirmation).where(sql`${pendingConfirmation.expiresAt} < now()`)
      return ended.length + (await endDueExclusions(database)) + (expired.rowCount ?? 0)
    },
  }
}
