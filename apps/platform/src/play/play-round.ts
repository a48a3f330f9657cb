import { DEMO_KIND_CODE } from '@playhouse/shared/account-kinds.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { eq, sql } from 'drizzle-orm'
import { type Database, sqlStateOf, type Transaction, withTransaction } from '../db/database.ts'
import { game } from '../db/tables/games.ts'
import { member } from '../db/tables/members.ts'
import { gameSession } from '../db/tables/play.ts'
import { type PlayedRound, type PlayRoundBody, STAKE_CHOICES } from '../engines/slot/contract.ts'
import { newServerSeed, seededDraw, seedHash } from '../engines/slot/fair-random.ts'
import { modelById } from '../engines/slot/models.ts'
import { gridAt, playRound, type SlotModel, StakeError, winsOf } from '../engines/slot/slot.ts'
import { platformError } from '../http/platform-error.ts'
import { IdempotencyMismatchError, InsufficientBalanceError } from '../ledger/errors.ts'
import { playedRound, roundRequest, settleRound, type StoredRound } from '../ledger/rounds.ts'
import { ofPlayToken } from './play-session.ts'

const LOCK_NOT_AVAILABLE = '55P03'
const STAKE_MAX = parseAmount(STAKE_CHOICES[STAKE_CHOICES.length - 1] ?? '0')

/**
 * Plays one round in one database transaction: drawn from the seed that the session has promised, paid through the book, and
 * the next seed made. Either all of it is kept or none. A key that was played before answers with that round.
 * @throws PlatformError game_session_expired, round_in_progress, insufficient_balance, stake_invalid, round_key_reused
 */
export async function playRoundOf(database: Database, playToken: string, asked: PlayRoundBody): Promise<PlayedRound> {
  try {
    return await withTransaction(database, (tx) => playInside(tx, playToken, asked))
  } catch (error) {
    if (sqlStateOf(error) === LOCK_NOT_AVAILABLE) throw platformError('round_in_progress')
    if (error instanceof InsufficientBalanceError) throw platformError('insufficient_balance')
    if (error instanceof IdempotencyMismatchError) throw platformError('round_key_reused')
    if (error instanceof StakeError) throw platformError('stake_invalid')
    throw error
  }
}

async function playInside(tx: Transaction, playToken: string, { roundKey, stake: text, clientSeed }: PlayRoundBody) {
  const session = await lockedSession(tx, playToken)
  const { memberId, nodeId, nonce, model } = session
  const stake = parseAmount(text)
  const request = roundRequest({ nodeId, stake, clientSeed })
  const before = await playedRound(tx, { memberId, roundKey, request })
  if (before) return played(before, model, seedHash(session.serverSeed), true)

  if (stake > STAKE_MAX) throw platformError('stake_invalid')
  const { serverSeed } = session
  const { stops, payoutMinor: payout } = playRound(model, stake, seededDraw({ serverSeed, clientSeed, nonce }))
  const settled = await settleRound(tx, {
    memberId,
    nodeId,
    roundKey,
    stake,
    payout,
    stops: [...stops],
    clientSeed,
    nonce,
    request,
    serverSeed: Buffer.from(serverSeed, 'hex'),
    demo: session.kind === DEMO_KIND_CODE,
  })
  const nextSeed = newServerSeed()
  await tx
    .update(gameSession)
    .set({ serverSeed: Buffer.from(nextSeed, 'hex'), nonce: nonce + 1, lastSeenAt: sql`now()` })
    .where(eq(gameSession.id, session.id))
  return played(settled, model, seedHash(nextSeed), settled.replayed)
}

/** The session, held until the round is settled: another round of it meanwhile is told so instead of waiting. */
async function lockedSession(tx: Transaction, playToken: string) {
  const [found] = await tx
    .select({
      id: gameSession.id,
      memberId: gameSession.memberId,
      nodeId: gameSession.nodeId,
      serverSeed: gameSession.serverSeed,
      nonce: gameSession.nonce,
      kind: member.kind,
      modelId: game.modelId,
      maintenance: game.maintenance,
    })
    .from(gameSession)
    .innerJoin(member, eq(member.id, gameSession.memberId))
    .innerJoin(game, eq(game.nodeId, gameSession.nodeId))
    .where(ofPlayToken(playToken))
    .for('update', { of: gameSession, noWait: true })
  const model = found?.modelId ? modelById(found.modelId) : undefined
  if (!found || !model || found.maintenance) throw platformError('game_session_expired')
  return { ...found, model, serverSeed: found.serverSeed.toString('hex') }
}

/** A stored round as the page is told of it. The promise is always the one for the session's next round. */
function played(round: StoredRound, model: SlotModel, nextServerSeedHash: string, replayed: boolean): PlayedRound {
  const { id, stops, stake, payout, serverSeed, clientSeed, nonce, balanceAfter } = round
  if (!stops || !serverSeed || clientSeed === null || nonce === null) throw new Error(`Round ${id} has no seeds.`)
  const grid = gridAt(model, stops)
  const seed = serverSeed.toString('hex')
  return {
    roundId: String(id),
    stops,
    grid,
    wins: winsOf(model, grid, stake).map(({ amountMinor, ...win }) => ({ ...win, amount: formatAmount(amountMinor) })),
    stake: formatAmount(stake),
    payout: formatAmount(payout),
    balance: formatAmount(balanceAfter),
    fairness: { serverSeedHash: seedHash(seed), serverSeed: seed, clientSeed, nonce, nextServerSeedHash },
    replayed,
  }
}
