import { sql } from 'drizzle-orm'
import { engineOfModel } from '@playhouse/engines/all.ts'
import type { RoundStep } from '@playhouse/engines/engine.ts'
import type { Vendor } from '../vendor.ts'
import { advance, become } from '../rounds/advance.ts'
import { gameOf } from '../rounds/game-of.ts'
import { stepped } from '../rounds/go-on.ts'
import { type Round, roundById } from '../rounds/round-row.ts'
import { drawOf } from './drawn-event.ts'
import { eventById, type EventRow } from './event-row.ts'
import { VOID_AFTER_S } from './schedule.ts'

/**
 * A bet that waits for its event: settled by the event's seed when the event has ended, given back when it could not be for a
 * day. The caller holds the bet's lease. Out: the bet afterwards. @throws Refusal system_busy
 */
export async function endedByEvent(vendor: Vendor, round: Round, eventId: string): Promise<Round> {
  const event = await eventById(vendor.database, eventId)
  if (event && event.phase !== 'ended') return round
  if (!event || event.nowMs > event.endsAt.getTime() + VOID_AFTER_S * 1_000) return givenBack(vendor, round)
  return (await stepped(vendor, round, endedStep(round, event))) ?? roundById(vendor.database, round.id)
}

/** A bet's end as the verifier finds it too: the event's seed, then the bet's moves, then the time that was over. */
function endedStep(round: Round, event: EventRow): RoundStep<unknown> {
  const { engine, model, bet } = gameOf(round)
  const { moves } = engine
  let step = engine.begin(model, bet, drawOf(event))
  if (!moves) return step
  for (const { move, elapsedMs } of round.moves) {
    step = moves.apply(model, bet, step.state, moves.schema.parse(move), elapsedMs)
  }
  return step.payoutMinor === null ? (moves.expire(model, bet, step.state, round.elapsedMs) ?? step) : step
}

async function givenBack(vendor: Vendor, round: Round): Promise<Round> {
  const lease = { attempts: 1, dueAt: sql`clock_timestamp() + make_interval(secs => ${vendor.leaseMs / 1000})` }
  vendor.log.error({ round: round.id, known: engineOfModel(round.modelId) !== undefined }, 'a bet is given back')
  return advance(vendor, await become(vendor, round, 'refunding', lease), false)
}
