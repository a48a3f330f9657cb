import { and, desc, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { type RoundStatus, roundTable, sessionTable } from '../tables.ts'
import type { PlaySession } from '../play-session.ts'

const UNDER_WAY: RoundStatus[] = ['staking', 'going', 'settling', 'refunding']
const LAST_ROUNDS = 10

/** Time since the stake was taken, up to the end, by the database's clock. */
const elapsedMs = sql<number>`coalesce(extract(epoch from coalesce(${roundTable.endedAt}, clock_timestamp()) - ${roundTable.openedAt}) * 1000, 0)::float8`

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

/** Without bets on events (markets/bet-row.ts), which share the event's seed. */
const ofPlayer = ({ vendorCode, account }: Player) =>
  and(eq(roundTable.vendorCode, vendorCode), eq(roundTable.account, account), isNull(roundTable.eventId))

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

/** The account's last settled rounds of this game, the newest first. */
export function lastRounds(database: Database, player: Player): Promise<Round[]> {
  const here = and(ofPlayer(player), eq(roundTable.nodeId, player.nodeId), eq(roundTable.status, 'settled'))
  return roundsWhere(database, here, LAST_ROUNDS)
}
