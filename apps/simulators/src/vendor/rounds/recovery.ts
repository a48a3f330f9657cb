import type { FastifyInstance } from 'fastify'
import { sql } from 'drizzle-orm'
import { roundTable } from '../tables.ts'
import { workWhenDue } from '../../work-when-due.ts'
import { Refusal } from '../refusal.ts'
import type { Vendor } from '../vendor.ts'
import { settleAfterEvent } from '../markets/settle.ts'
import { advance } from './advance.ts'
import { endExpiredRound } from './make-move.ts'
import { BATCH_SIZE, claimDueRounds } from './lease.ts'
import { loadRound } from './round-row.ts'

/**
 * Resumes rounds whose lease has ended: rolls back stakes with an unknown outcome, retries settlements and refunds
 * until answered, ends rounds of absent players by the engine's rule, and settles bets
 * on ended events. @returns the number of rounds
 */
async function recoverRounds(vendor: Vendor): Promise<number> {
  const ids = await claimDueRounds(vendor)
  await Promise.all(
    ids.map(async (id) => {
      try {
        const round = await loadRound(vendor.database, id)
        if (round.status !== 'going') await advance(vendor, round, false)
        else if (round.eventId !== null) await settleAfterEvent(vendor, round, round.eventId)
        else await endExpiredRound(vendor, round)
      } catch (error) {
        if (!(error instanceof Refusal)) vendor.log.error({ err: error, round: id }, 'a round could not be recovered')
      }
    }),
  )
  return ids.length
}

/** Runs the recovery while the app is open. */
export function startRoundRecovery(app: FastifyInstance, vendor: Vendor): void {
  workWhenDue(app, vendor.database, {
    name: 'the recovery of rounds',
    next: sql`select min(due_at) from ${roundTable} where status in ('staking', 'going', 'settling', 'refunding')`,
    work: async (closing) => {
      // Repeat until none is due: many bets may end with one event.
      for (let took = BATCH_SIZE; took === BATCH_SIZE && !closing.aborted;) took = await recoverRounds(vendor)
    },
  })
}
