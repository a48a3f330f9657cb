import { and, eq, inArray, isNotNull, notInArray, type SQL } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { type RoundStatus, roundTable } from '../tables.ts'
import type { PlaySession } from '../play-session.ts'
import { type Round, findRounds } from '../rounds/round-row.ts'

const FINAL_STATUSES: RoundStatus[] = ['settled', 'refunded']
const RECENT_BETS = 20

export type Bet = Round & { eventId: string }

const isBet = (round: Round): round is Bet => round.eventId !== null

export async function findBets(
  database: Database,
  { vendorCode, account }: PlaySession,
  also: SQL | undefined,
  newest?: number,
) {
  const own = and(eq(roundTable.vendorCode, vendorCode), eq(roundTable.account, account), isNotNull(roundTable.eventId))
  return (await findRounds(database, and(own, also), newest)).filter(isBet)
}

/** The account's bet with a key, from any window. */
export async function findBetByKey(
  database: Database,
  session: PlaySession,
  roundKey: string,
): Promise<Bet | undefined> {
  const [bet] = await findBets(database, session, eq(roundTable.roundKey, roundKey))
  return bet
}

/** The account's bets on a game, newest first: all open ones and the last finished ones. */
export async function loadBets(database: Database, session: PlaySession): Promise<Bet[]> {
  const here = eq(roundTable.nodeId, session.nodeId)
  const [open, over] = await Promise.all([
    findBets(database, session, and(here, notInArray(roundTable.status, FINAL_STATUSES))),
    findBets(database, session, and(here, inArray(roundTable.status, FINAL_STATUSES)), RECENT_BETS),
  ])
  return [...open, ...over].toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
}
