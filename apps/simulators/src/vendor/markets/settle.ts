import { sql } from 'drizzle-orm'
import { engineOfModel } from '@playhouse/engines/all.ts'
import type { RoundStep } from '@playhouse/engines/engine.ts'
import type { Vendor } from '../vendor.ts'
import { advance, changeStatus } from '../rounds/advance.ts'
import { getGame } from '../rounds/game-of.ts'
import { saveStep } from '../rounds/make-move.ts'
import { type Round, loadRound } from '../rounds/round-row.ts'
import { getDraw } from './drawn-event.ts'
import { findEvent, type EventRow } from './event-row.ts'
import { VOID_AFTER_S } from './schedule.ts'

/**
 * Settles a bet when its event has ended, or refunds it when that was not possible for a
 * day. The caller holds the bet's lease. @returns the bet afterwards. @throws Refusal system_busy
 */
export async function settleAfterEvent(vendor: Vendor, round: Round, eventId: string): Promise<Round> {
  const event = await findEvent(vendor.database, eventId)
  if (event && event.phase !== 'ended') return round
  if (!event || event.nowMs > event.endsAt.getTime() + VOID_AFTER_S * 1_000) return refundVoidBet(vendor, round)
  return (await saveStep(vendor, round, endedStep(round, event))) ?? loadRound(vendor.database, round.id)
}

/** Replays a bet as the verifier does: the event's seed, the bet's moves, then expiry. */
function endedStep(round: Round, event: EventRow): RoundStep<unknown> {
  const { engine, model, bet } = getGame(round)
  const { moves } = engine
  let step = engine.begin(model, bet, getDraw(event))
  if (!moves) return step
  for (const { move, elapsedMs } of round.moves) {
    step = moves.apply(model, bet, step.state, moves.schema.parse(move), elapsedMs)
  }
  return step.payoutMinor === null ? (moves.expire(model, bet, step.state, round.elapsedMs) ?? step) : step
}

async function refundVoidBet(vendor: Vendor, round: Round): Promise<Round> {
  const lease = { attempts: 1, dueAt: sql`clock_timestamp() + make_interval(secs => ${vendor.leaseMs / 1000})` }
  vendor.log.error({ round: round.id, known: engineOfModel(round.modelId) !== undefined }, 'a bet is refunded')
  return advance(vendor, await changeStatus(vendor, round, 'refunding', lease), false)
}
