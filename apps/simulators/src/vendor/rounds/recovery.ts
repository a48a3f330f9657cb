import type { FastifyInstance } from 'fastify'
import { keepDoing } from '@playhouse/shared/keep-doing.ts'
import { Refusal } from '../refusal.ts'
import type { Vendor } from '../vendor.ts'
import { endedByEvent } from '../markets/settle.ts'
import { advance } from './advance.ts'
import { endedByTime } from './go-on.ts'
import { AT_A_TIME, claimedDue } from './lease.ts'
import { roundById } from './round-row.ts'

/**
 * Goes on with every round that nobody works on: a stake of unknown result is given back, a settlement or refund is asked
 * for again until it is answered, a round whose player stays away ends by its engine's rule, and a bet
 * on an event when the event has ended. Out: how many it took up.
 */
async function recoverRounds(vendor: Vendor): Promise<number> {
  const ids = await claimedDue(vendor)
  await Promise.all(
    ids.map(async (id) => {
      try {
        const round = await roundById(vendor.database, id)
        if (round.status !== 'going') await advance(vendor, round, false)
        else if (round.eventId !== null) await endedByEvent(vendor, round, round.eventId)
        else await endedByTime(vendor, round)
      } catch (error) {
        if (!(error instanceof Refusal)) vendor.log.error({ err: error, round: id }, 'a round could not be recovered')
      }
    }),
  )
  return ids.length
}

/** Does so for as long as the app is open. */
export function keepRecovering(app: FastifyInstance, vendor: Vendor): void {
  keepDoing(app, 'the recovery of rounds', async (closing) => {
    // More may wait than are taken at a time, as at the end of an event that many have bet on.
    for (let took = AT_A_TIME; took === AT_A_TIME && !closing.aborted;) took = await recoverRounds(vendor)
  })
}
