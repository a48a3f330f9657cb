import { and, desc, eq, getTableColumns, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { eventTable, type RoundStatus, roundTable, sessionTable } from '../tables.ts'
import type { PlaySession } from '../play-session.ts'

const UNDER_WAY: RoundStatus[] = ['staking', 'going', 'settling', 'refunding']
const LAST_ROUNDS = 10

/** When a round's own time begins: with its event, otherwise when its stake was taken. */
const beganAt = sql`coalesce(${eventTable.startsAt}, ${roundTable.openedAt})`
/** Time since then, up to the end, by the database's clock; 0 before. */
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

/** A round with what is needed to go on with it. */
export type Round = typeof roundTable.$inferSelect & {
  walletSession: string
  walletMode: PlaySession['walletMode']
  /** What its session promised for its next round when this was read. */
  promisedSeed: Buffer
  elapsedMs: number
  due: boolean
}

/** Rounds that fulfil the condition; where `newest` is given, so many at most, the newest first. */
export async function roundsWhere(database: Database, condition: SQL | undefined, newest?: number): Promise<Round[]> {
  const query = database
    .select(columns)
    .from(roundTable)
    .innerJoin(sessionTable, eq(sessionTable.id, roundTable.sessionId))
    .leftJoin(eventTable, eq(eventTable.id, roundTable.eventId))
    .where(condition)
  return newest === undefined ? query : query.orderBy(desc(roundTable.createdAt)).limit(newest)
}

/** @throws Error when there is none */
export async function roundById(database: Database, id: string): Promise<Round> {
  const [round] = await roundsWhere(database, eq(roundTable.id, id))
  if (!round) throw new Error(`There is no round ${id}`)
  return round
}

type Player = Pick<PlaySession, 'vendorCode' | 'account' | 'nodeId'>

const ofAccount = ({ vendorCode, account }: Player) =>
  and(eq(roundTable.vendorCode, vendorCode), eq(roundTable.account, account))

/** Without bets on events, which share the event's seed. */
const ofPlayer = (player: Player) => and(ofAccount(player), isNull(roundTable.eventId))

/** The account's round under a key, whichever window it was begun in. */
export async function roundByKey(database: Database, player: Player, roundKey: string): Promise<Round | undefined> {
  const [round] = await roundsWhere(database, and(ofPlayer(player), eq(roundTable.roundKey, roundKey)))
  return round
}

/** The round of this game that the account has under way. */
export async function openRound(database: Database, player: Player): Promise<Round | undefined> {
  const condition = and(ofPlayer(player), eq(roundTable.nodeId, player.nodeId), inArray(roundTable.status, UNDER_WAY))
  const [round] = await roundsWhere(database, condition)
  return round
}

/** The account's last settled rounds of this game, bets on shared rounds included, the newest first. */
export function lastRounds(database: Database, player: Player): Promise<Round[]> {
  // A book shows its own bets (markets/bet-row.ts).
  const played = or(isNull(roundTable.eventId), isNotNull(roundTable.place))
  const here = and(ofAccount(player), played, eq(roundTable.nodeId, player.nodeId), eq(roundTable.status, 'settled'))
  return roundsWhere(database, here, LAST_ROUNDS)
}
