import { and, eq, inArray, isNotNull, notInArray, type SQL } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { type RoundStatus, roundTable } from '../tables.ts'
import type { PlaySession } from '../play-session.ts'
import { type Round, roundsWhere } from '../rounds/round-row.ts'

const OVER: RoundStatus[] = ['settled', 'refunded']
const SHOWN_OVER = 20

/** A round that hangs on an event. */
export type Bet = Round & { eventId: string }

const isBet = (round: Round): round is Bet => round.eventId !== null

export async function betsWhere(
  database: Database,
  { vendorCode, account }: PlaySession,
  also: SQL | undefined,
  newest?: number,
) {
  const own = and(eq(roundTable.vendorCode, vendorCode), eq(roundTable.account, account), isNotNull(roundTable.eventId))
  return (await roundsWhere(database, and(own, also), newest)).filter(isBet)
}

/** The account's bet under a key, whichever window it was placed in. */
export async function betByKey(database: Database, session: PlaySession, roundKey: string): Promise<Bet | undefined> {
  const [bet] = await betsWhere(database, session, eq(roundTable.roundKey, roundKey))
  return bet
}

/** The account's bets on a game, the newest first: all that are open, and the last that are over. */
export async function betsOf(database: Database, session: PlaySession): Promise<Bet[]> {
  const here = eq(roundTable.nodeId, session.nodeId)
  const [open, over] = await Promise.all([
    betsWhere(database, session, and(here, notInArray(roundTable.status, OVER))),
    betsWhere(database, session, and(here, inArray(roundTable.status, OVER)), SHOWN_OVER),
  ])
  return [...open, ...over].toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
}
