import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { eq } from 'drizzle-orm'
import { type RoundStatus, sessionTable } from '../tables.ts'
import { seedHash } from '@playhouse/engines/server-random.ts'
import type { RoundResponse } from '@playhouse/vendor-api/play-api.ts'
import type { PlaySession } from '../play-session.ts'
import type { Vendor } from '../vendor.ts'
import { getGame } from './game-of.ts'
import type { Round } from './round-row.ts'

const ANSWER_STATUS: Record<RoundStatus, RoundResponse['status']> = {
  staking: 'pending',
  going: 'going',
  settling: 'pending',
  settled: 'settled',
  refunding: 'pending',
  refunded: 'refunded',
}

/** A round for its page, with the seed once settled. */
export async function roundResponse(
  vendor: Vendor,
  session: PlaySession,
  round: Round,
  replayed: boolean,
): Promise<RoundResponse> {
  const { engine, model, bet } = getGame(round)
  const status = ANSWER_STATUS[round.status]
  const over = status === 'settled' || status === 'refunded'
  const serverSeed = round.serverSeed.toString('hex')
  return {
    roundId: round.id,
    roundKey: round.roundKey,
    status,
    version: round.version,
    bet: round.bet,
    stake: formatAmount(round.stake),
    payout: status === 'settled' ? formatAmount(round.payout ?? 0n) : null,
    // A refunded or refundable round must not reveal its draw.
    view: status === 'settled' || status === 'going' ? engine.view(model, bet, round.state, round.elapsedMs) : null,
    jackpot: status === 'settled' ? getJackpot(round) : null,
    moves: round.moves.map(({ move, elapsedMs }) => ({ move, elapsedMs })),
    elapsedMs: round.elapsedMs,
    balance: over && round.balanceAfter !== null ? formatAmount(parseAmount(round.balanceAfter)) : null,
    fairness: {
      serverSeedHash: seedHash(serverSeed),
      serverSeed: over ? serverSeed : null,
      clientSeed: round.clientSeed,
      nonce: round.nonce,
    },
    nextServerSeedHash: seedHash((await loadPromisedSeed(vendor, session, round)).toString('hex')),
    replayed,
  }
}

function getJackpot({ jackpot, jackpotPaid }: Round): RoundResponse['jackpot'] {
  return jackpot && { ...jackpot, amount: jackpotPaid === null ? null : formatAmount(jackpotPaid) }
}

/** Seed of the session's next round. */
async function loadPromisedSeed({ database }: Vendor, { id }: PlaySession, round: Round): Promise<Buffer> {
  if (round.sessionId === id) return round.promisedSeed
  const [found] = await database
    .select({ serverSeed: sessionTable.serverSeed })
    .from(sessionTable)
    .where(eq(sessionTable.id, id))
  if (!found) throw new Error(`Session ${id} not found`)
  return found.serverSeed
}
