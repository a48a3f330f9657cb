import { and, desc, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { type RoundStatus, vendorRound, vendorSession } from '../../db/tables/vendor-runtime.ts'
import type { PlaySession } from '../play-session.ts'

const UNDER_WAY: RoundStatus[] = ['staking', 'going', 'settling', 'refunding']
const LAST_ROUNDS = 10

/** Time since the stake was taken, up to the end, by the database's clock. */
const elapsedMs = sql<number>`coalesce(extract(epoch from coalesce(${vendorRound.endedAt}, clock_timestamp()) - ${vendorRound.openedAt}) * 1000, 0)::float8`

const columns = {
  ...getTableColumns(vendorRound),
  walletSession: vendorSession.walletSession,
  promisedSeed: vendorSession.serverSeed,
  elapsedMs: elapsedMs.as('elapsed_ms'),
  due: sql<boolean>`${vendorRound.dueAt} <= clock_timestamp()`.as('due'),
}

/** A round with what is needed to go on with it. */
export type Round = typeof vendorRound.$inferSelect & {
  walletSession: string
  /** What its session promised for its next round when this was read. */
  promisedSeed: Buffer
  elapsedMs: number
  due: boolean
}

/** Rounds that fulfil the condition; where `newest` is given, so many at most, the newest first. */
export async function roundsWhere(database: Database, condition: SQL | undefined, newest?: number): Promise<Round[]> {
  const query = database
    .select(columns)
    .from(vendorRound)
    .innerJoin(vendorSession, eq(vendorSession.id, vendorRound.sessionId))
    .where(condition)
  return newest === undefined ? query : query.orderBy(desc(vendorRound.createdAt)).limit(newest)
}

/** @throws Error when there is none */
export async function roundById(database: Database, id: string): Promise<Round> {
  const [round] = await roundsWhere(database, eq(vendorRound.id, id))
  if (!round) throw new Error(`There is no round ${id}`)
  return round
}

type Player = Pick<PlaySession, 'vendorCode' | 'account' | 'nodeId'>

/** Bets on events are told of elsewhere (markets/bet-row.ts): their seed is not theirs alone. */
const ofPlayer = ({ vendorCode, account }: Player) =>
  and(eq(vendorRound.vendorCode, vendorCode), eq(vendorRound.account, account), isNull(vendorRound.eventId))

/** The account's round under a key, whichever window it was begun in. */
export async function roundByKey(database: Database, player: Player, roundKey: string): Promise<Round | undefined> {
  const [round] = await roundsWhere(database, and(ofPlayer(player), eq(vendorRound.roundKey, roundKey)))
  return round
}

/** The round of this game that the account has under way. */
export async function openRound(database: Database, player: Player): Promise<Round | undefined> {
  const condition = and(ofPlayer(player), eq(vendorRound.nodeId, player.nodeId), inArray(vendorRound.status, UNDER_WAY))
  const [round] = await roundsWhere(database, condition)
  return round
}

/** The account's last settled rounds of this game, the newest first. */
export function lastRounds(database: Database, player: Player): Promise<Round[]> {
  const here = and(ofPlayer(player), eq(vendorRound.nodeId, player.nodeId), eq(vendorRound.status, 'settled'))
  return roundsWhere(database, here, LAST_ROUNDS)
}
