import { and, eq, sql } from 'drizzle-orm'
import { type KeptMove, roundTable } from '../tables.ts'
import { MoveError, type RoundStep } from '@playhouse/engines/engine.ts'
import { faultPoint } from '@playhouse/shared/fault-point.ts'
import type { MoveBody } from '@playhouse/vendor-api/play-api.ts'
import { Refusal } from '../refusal.ts'
import type { Vendor } from '../vendor.ts'
import { advance } from './advance.ts'
import { gameOf } from './game-of.ts'
import { type Round, roundById } from './round-row.ts'

/** How often a move is tried again when the round has changed under it. */
const TRIES = 5

/** Makes a move in a round; a key that was used counts once, and a round that is over answers as it ended. @throws Refusal */
export async function moveOn(vendor: Vendor, begun: Round, { moveKey, move }: MoveBody): Promise<Round> {
  let round = begun
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    round = await endedByTime(vendor, round)
    if (round.status !== 'going' || round.moves.some(({ key }) => key === moveKey)) return round
    const { engine, model, bet } = gameOf(round)
    const read = engine.moves?.schema.safeParse(move)
    if (!engine.moves || !read?.success) throw new Refusal('move_invalid')
    const kept = { key: moveKey, move, elapsedMs: round.elapsedMs }
    const step = legal(() => engine.moves?.apply(model, bet, round.state, read.data, round.elapsedMs))
    const next = step && (await stepped(vendor, round, step, kept))
    if (next) return next
    round = await roundById(vendor.database, round.id)
  }
  throw new Refusal('round_in_progress')
}

/** The round, ended by the engine's own rule where its time is over. @throws Refusal system_busy */
export async function endedByTime(vendor: Vendor, round: Round): Promise<Round> {
  if (round.status !== 'going') return round
  const { engine, model, bet } = gameOf(round)
  const step = engine.moves?.expire(model, bet, round.state, round.elapsedMs)
  if (!step) return round
  return (await stepped(vendor, round, step)) ?? roundById(vendor.database, round.id)
}

/** Keeps a step and, when it ends the round, pays it. Undefined when the round has changed meanwhile. */
export async function stepped(vendor: Vendor, round: Round, step: RoundStep<unknown>, move?: KeptMove) {
  const { state, payoutMinor } = step
  const over = payoutMinor !== null
  const [kept] = await vendor.database
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
  if (!kept) return undefined
  faultPoint('vendor:move-kept')
  vendor.changed.emit(round.id)
  const now = await roundById(vendor.database, round.id)
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
