import { and, desc, eq, getTableColumns, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { eventTable, type RoundStatus, roundTable, sessionTable } from '../tables.ts'
import type { PlaySession } from '../play-session.ts'

const OPEN_STATUSES: RoundStatus[] = ['staking', 'going', 'settling', 'refunding']
const LAST_ROUNDS = 10

/** Start of a round's clock: its event's start, otherwise when the stake was taken. */
const beganAt = sql`coalesce(${eventTable.startsAt}, ${roundTable.openedAt})`
/** Milliseconds since the start, up to the end, by the database clock; 0 before. */
const elapsedMs = sql<number>`case when ${roundTable.openedAt} is null then 0
  else greatest(0, extract(epoch from coalesce(${roundTable.endedAt}, clock_timestamp()) - ${beganAt}) * 1000) end::float8`

const columns = {
  ...getTableColumns(roundTable),
  walletSession: sessionTable.walletSession,
  walletMode: sessionTable.walletMode,
  promisedSeed: sessionTable.serverSeed,
  elapsedMs: elapsedMs.as('elapsed_ms'),
  due: sql<boolean>`${roundTable.dueAt} <= clock_timestamp()`.as('due'),
}

/** A round with everything needed to continue it. */
export type Round = typeof roundTable.$inferSelect & {
  walletSession: string
  walletMode: PlaySession['walletMode']
  /** The session's promised next seed when this was read. */
  promisedSeed: Buffer
  elapsedMs: number
  due: boolean
}

/** Rounds matching the condition; with `newest`, at most that many, newest first. */
export async function findRounds(database: Database, condition: SQL | undefined, newest?: number): Promise<Round[]> {
  const query = database
    .select(columns)
    .from(roundTable)
    .innerJoin(sessionTable, eq(sessionTable.id, roundTable.sessionId))
    .leftJoin(eventTable, eq(eventTable.id, roundTable.eventId))
    .where(condition)
  return newest === undefined ? query : query.orderBy(desc(roundTable.createdAt)).limit(newest)
}

/** @throws Error if not found */
export async function loadRound(database: Database, id: string): Promise<Round> {
  const [round] = await findRounds(database, eq(roundTable.id, id))
  if (!round) throw new Error(`Round ${id} not found`)
  return round
}

type Player = Pick<PlaySession, 'vendorCode' | 'account' | 'nodeId'>

const ofAccount = ({ vendorCode, account }: Player) =>
  and(eq(roundTable.vendorCode, vendorCode), eq(roundTable.account, account))

/** Excludes bets on events, which share the event's seed. */
const ofPlayer = (player: Player) => and(ofAccount(player), isNull(roundTable.eventId))

/** The account's round with a key, from any window. */
export async function findRoundByKey(database: Database, player: Player, roundKey: string): Promise<Round | undefined> {
  const [round] = await findRounds(database, and(ofPlayer(player), eq(roundTable.roundKey, roundKey)))
  return round
}

/** The account's round in progress in this game. */
export async function findOpenRound(database: Database, player: Player): Promise<Round | undefined> {
  const condition = and(
    ofPlayer(player),
    eq(roundTable.nodeId, player.nodeId),
    inArray(roundTable.status, OPEN_STATUSES),
  )
  const [round] = await findRounds(database, condition)
  return round
}

/** The account's last settled rounds of this game, including shared ones, newest first. */
export function findLastRounds(database: Database, player: Player): Promise<Round[]> {
  // Sportsbook bets are listed by markets/bet-row.ts.
  const played = or(isNull(roundTable.eventId), isNotNull(roundTable.place))
  const here = and(ofAccount(player), played, eq(roundTable.nodeId, player.nodeId), eq(roundTable.status, 'settled'))
  return findRounds(database, here, LAST_ROUNDS)
}
