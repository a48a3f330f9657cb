import { and, eq, sql } from 'drizzle-orm'
import { type StoredMove, roundTable } from '../tables.ts'
import { MoveError, type RoundStep } from '@playhouse/engines/engine.ts'
import { faultPoint } from '@playhouse/server/fault-point.ts'
import type { MoveBody } from '@playhouse/vendor-api/play-api.ts'
import { Refusal } from '../refusal.ts'
import type { Vendor } from '../vendor.ts'
import { advance } from './advance.ts'
import { getGame } from './game-of.ts'
import { type Round, loadRound } from './round-row.ts'

/** Attempts to save a move while the round changes concurrently. */
const MAX_ATTEMPTS = 5

/** Makes a move. A repeated key has no effect, and a finished round is returned as it ended. @throws Refusal */
export async function makeMove(vendor: Vendor, begun: Round, { moveKey, move }: MoveBody): Promise<Round> {
  let round = begun
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    round = await endExpiredRound(vendor, round)
    if (round.status !== 'going' || round.moves.some(({ key }) => key === moveKey)) return round
    const { engine, model, bet } = getGame(round)
    const read = engine.moves?.schema.safeParse(move)
    if (!engine.moves || !read?.success) throw new Refusal('move_invalid')
    const stored = { key: moveKey, move, elapsedMs: round.elapsedMs }
    const step = legal(() => engine.moves?.apply(model, bet, round.state, read.data, round.elapsedMs))
    const next = step && (await saveStep(vendor, round, step, stored))
    if (next) return next
    round = await loadRound(vendor.database, round.id)
  }
  throw new Refusal('round_in_progress')
}

/** Ends the round by the engine's expiry rule if its time is up. @throws Refusal system_busy */
export async function endExpiredRound(vendor: Vendor, round: Round): Promise<Round> {
  if (round.status !== 'going') return round
  const { engine, model, bet } = getGame(round)
  const step = engine.moves?.expire(model, bet, round.state, round.elapsedMs)
  if (!step) return round
  return (await saveStep(vendor, round, step)) ?? loadRound(vendor.database, round.id)
}

/** Stores a step and pays the round if it has ended. Undefined if the round has changed meanwhile. */
export async function saveStep(vendor: Vendor, round: Round, step: RoundStep<unknown>, move?: StoredMove) {
  const { state, payoutMinor } = step
  const over = payoutMinor !== null
  const [stored] = await vendor.database
    .update(roundTable)
    .set({
      state,
      version: round.version + 1,
      ...(move && { moves: [...round.moves, move] }),
      ...(over && {
        payout: payoutMinor,
        status: 'settling' as const,
        attempts: 1,
        dueAt: sql`clock_timestamp() + make_interval(secs => ${vendor.leaseMs / 1000})`,
        // The exact time that the engine used, for the verifier.
        endedAt: sql`coalesce((select starts_at from vendor.event where id = ${roundTable.eventId}), ${roundTable.openedAt})
          + make_interval(secs => ${round.elapsedMs / 1000})`,
      }),
    })
    .where(and(eq(roundTable.id, round.id), eq(roundTable.version, round.version), eq(roundTable.status, 'going')))
    .returning({ id: roundTable.id })
  if (!stored) return undefined
  faultPoint('vendor:move-kept')
  vendor.changed.emit(round.id)
  const now = await loadRound(vendor.database, round.id)
  return over ? advance(vendor, now, true) : now
}

function legal<T>(apply: () => T): T {
  try {
    return apply()
  } catch (error) {
    if (error instanceof MoveError) throw new Refusal('move_invalid')
    throw error
  }
}
