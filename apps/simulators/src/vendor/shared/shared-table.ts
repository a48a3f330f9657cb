import { formatAmount } from '@playhouse/shared/money.ts'
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { OtherBet, SharedBet, SharedRound, SharedTable } from '@playhouse/vendor-api/play-api-shared.ts'
import { type Bet, findBets } from '../markets/bet-row.ts'
import { getFairness } from '../markets/drawn-event.ts'
import type { EventRow } from '../markets/event-row.ts'
import { settleAfterEvent } from '../markets/settle.ts'
import type { PlaySession } from '../play-session.ts'
import { Refusal } from '../refusal.ts'
import { getGame } from '../rounds/game-of.ts'
import { claimRound } from '../rounds/lease.ts'
import { roundResponse } from '../rounds/round-response.ts'
import { type RoundStatus, roundTable } from '../tables.ts'
import type { Vendor } from '../vendor.ts'
import { getProgramDraw, type SharedGame, sharedGame, loadSharedRounds, shownResult } from './shared-rounds.ts'

const LONG_POLL_TIMEOUT_MS = 10_000
/** Other processes may take bets, so the table is reread. */
const REREAD_INTERVAL_MS = 1_000
/** Number of the account's earlier bets to show. */
const RECENT_BETS = 10
const MAX_OTHER_BETS = 40
const ACCEPTED_STATUSES: RoundStatus[] = ['going', 'settling', 'settled']

export const tableChange = ({ nodeId }: Pick<PlaySession, 'nodeId'>) => `table ${nodeId}`

/** Waits until the table differs from `tag`, at most {@link LONG_POLL_TIMEOUT_MS}. @throws Refusal game_session_expired for a game without shared rounds */
export async function waitForTableChange(
  vendor: Vendor,
  session: PlaySession,
  tag: string,
  signal: AbortSignal,
): Promise<SharedTable> {
  for (const until = Date.now() + LONG_POLL_TIMEOUT_MS; ;) {
    const { response, changesInMs } = await loadSharedTable(vendor, session)
    if (response.tag !== tag || Date.now() >= until || signal.aborted) return response
    const stop = new AbortController()
    const changed = once(vendor.changed, tableChange(session), { signal: stop.signal }).catch(() => {})
    const timeout = sleep(Math.min(REREAD_INTERVAL_MS, changesInMs), undefined, { signal: stop.signal }).catch(() => {})
    await Promise.race([changed, timeout])
    stop.abort()
  }
}

/** The current table and the time until its next scheduled change. */
export async function loadSharedTable(
  vendor: Vendor,
  session: PlaySession,
): Promise<{ response: SharedTable; changesInMs: number }> {
  const game = sharedGame(session.gameCode)
  if (!game) throw new Refusal('game_session_expired')
  const [next, last, ...before] = await loadSharedRounds(vendor.database, session, game)
  if (!next || !last) throw new Error(`Table ${session.nodeId} has no rounds`)
  const rows = [next, last, ...before]
  const [bets, others] = await Promise.all([
    loadOwnBets(vendor, session, rows),
    loadOtherBets(vendor, session, game, [last, next]),
  ])
  const ended = last.phase === 'ended' ? [last, ...before] : before
  const state = [last.id, last.phase, next.id, ...bets.map(({ roundKey, version }) => roundKey + version)]
  const seen = [...others.values()].flat().filter(({ isProgram }) => !isProgram)
  const tag = createHash('sha256')
    .update(JSON.stringify([state, seen]))
    .digest('base64url')
    .slice(0, 16)
  const response: SharedTable = {
    tag,
    now: next.nowMs,
    last: getRound(game, last, true, others),
    next: getRound(game, next, last.phase === 'ended', others),
    history: ended.map((row) => ({ id: row.id, result: shownResult(game, row) })),
    bets,
  }
  const changesAt = last.phase === 'running' ? last.endsAt : next.startsAt
  return { response, changesInMs: Math.max(1, Math.ceil(changesAt.getTime() - next.nowMs)) }
}

const PHASES = { open: 'betting', running: 'playing', ended: 'ended' } as const

function getRound(
  game: SharedGame,
  row: EventRow,
  showsStart: boolean,
  others: ReadonlyMap<string, OtherBet[]>,
): SharedRound {
  const showsEnd = row.phase === 'ended' || (game.table.opensAtStart && showsStart)
  return {
    id: row.id,
    phase: PHASES[row.phase],
    startsAt: showsStart ? row.startsAt.getTime() : null,
    endsAt: showsEnd ? row.endsAt.getTime() : null,
    result: shownResult(game, row),
    fairness: getFairness(row),
    others: others.get(row.id) ?? [],
  }
}

/** The account's bets on these rounds and its latest earlier ones, after settling those whose round has ended. */
async function loadOwnBets(vendor: Vendor, session: PlaySession, rows: readonly EventRow[]): Promise<SharedBet[]> {
  const known = new Map(rows.map((row) => [row.id, row]))
  const here = and(eq(roundTable.nodeId, session.nodeId), isNotNull(roundTable.place))
  const found = await findBets(vendor.database, session, here, RECENT_BETS)
  const responses = await Promise.all(
    found.map(async (bet) => {
      const row = known.get(bet.eventId)
      return row && sharedBet(vendor, session, await settleIfEnded(vendor, bet, row), row)
    }),
  )
  return responses.filter((response) => response !== undefined)
}

/** Settles the bet if its round has ended and no other process holds its lease. */
async function settleIfEnded(vendor: Vendor, bet: Bet, row: EventRow): Promise<Bet> {
  if (bet.status !== 'going' || row.phase !== 'ended') return bet
  try {
    const held = await claimRound(vendor, bet)
    return held ? { ...(await settleAfterEvent(vendor, held, row.id)), eventId: row.id } : bet
  } catch (error) {
    // The recovery job settles it.
    if (error instanceof Refusal) return bet
    throw error
  }
}

/** The account's own bet, without the secrets of its round. */
export async function sharedBet(vendor: Vendor, session: PlaySession, bet: Bet, row: EventRow): Promise<SharedBet> {
  const {
    nextServerSeedHash: _hash,
    jackpot: _jackpot,
    replayed: _replayed,
    ...response
  } = await roundResponse(vendor, session, bet, true)
  const { engine, model, bet: read } = getGame(bet)
  const isSecret = row.phase !== 'ended' && response.status === 'going'
  return {
    ...response,
    ...(isSecret && { view: engine.table?.openView(model, read, bet.state, bet.elapsedMs) ?? null }),
    fairness: getFairness(row),
    eventId: row.id,
    place: bet.place ?? 1,
  }
}

/** Bets of other players and house programs on these rounds. */
async function loadOtherBets(
  { database }: Vendor,
  session: PlaySession,
  { engine, model, table }: SharedGame,
  rows: readonly EventRow[],
): Promise<Map<string, OtherBet[]>> {
  const found = await database
    .select()
    .from(roundTable)
    .where(
      and(
        inArray(
          roundTable.eventId,
          rows.map(({ id }) => id),
        ),
        inArray(roundTable.status, ACCEPTED_STATUSES),
        sql`(${roundTable.vendorCode}, ${roundTable.account}) <> (${session.vendorCode}, ${session.account})`,
      ),
    )
    .orderBy(roundTable.createdAt)
    .limit(MAX_OTHER_BETS)
  return new Map(
    rows.map((row) => {
      const elapsedMs = row.phase === 'open' ? 0 : Math.min(row.nowMs, row.endsAt.getTime()) - row.startsAt.getTime()
      const findTakenSeat = (bet: unknown, state: unknown) => {
        const view = table.openView(model, bet, state, Math.max(0, elapsedMs)) as { taken?: number | null } | null
        return view?.taken ?? null
      }
      const players = found
        .filter(({ eventId }) => eventId === row.id)
        .map((round): OtherBet => {
          const bet = engine.betSchema.parse(round.bet)
          const name = createHash('sha256').update(round.account).digest('hex').slice(0, 4).toUpperCase()
          const stake = formatAmount(round.stake)
          // Another player's target stays private until it is reached.
          const shown = { ...(round.bet as object), target: null }
          return { name, isProgram: false, stake, bet: shown, taken: findTakenSeat(bet, round.state) }
        })
      const programs = table.programs(model, getProgramDraw(row)).map(({ name, bet }): OtherBet => {
        const stake = formatAmount(engine.getStake(model, bet))
        return { name, isProgram: true, stake, bet, taken: findTakenSeat(bet, { end: null }) }
      })
      return [row.id, [...players, ...programs]]
    }),
  )
}
