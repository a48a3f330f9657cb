import type { Database } from '@playhouse/postgres/database.ts'
import { newToken, tokenHash } from '@playhouse/server/token.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { type Code, CODES, parseNumber } from '@playhouse/vendor-api/vendors/copperleaf/contract.ts'
import { COPPERLEAF_GAME as GAME } from '@playhouse/vendor-api/vendors/demo-games.ts'
import { and, eq, sql } from 'drizzle-orm'
import { randomInt, randomUUID } from 'node:crypto'
import { type Operator, OperatorRefusal, OperatorSilence } from './operator.ts'
import { freeTable, roundTable, visitTable } from './tables.ts'

/** A round pays 2.9 times the bet, one of three times: 96.67 % return. */
export const LEAVES = 3
const PAYS_TENTHS = 29n

/** After this, a round without an answer is cancelled; longer than a call may take. */
const CANCEL_AFTER = sql`interval '8 seconds'`

type Round = typeof roundTable.$inferSelect
type Visit = typeof visitTable.$inferSelect

export interface RoundResult {
  /** `pending`: the operator has not answered; ask again. */
  state: 'pending' | 'done' | 'cancelled'
  leaf: number
  win: string
  /** Null if it is not known. */
  balance: string | null
  /** Why it was cancelled at once. */
  refusal?: Code
}

export async function openVisit(database: Database, operator: Operator, launchToken: string) {
  const opened = await operator.ask('authorize', { token: launchToken })
  const playToken = newToken()
  const { session, player } = opened
  await database.insert(visitTable).values({ playTokenHash: tokenHash(playToken), session, player })
  return { playToken, ...opened }
}

export async function findVisit(database: Database, playToken: string): Promise<Visit | undefined> {
  const [visit] = await database
    .select()
    .from(visitTable)
    .where(eq(visitTable.playTokenHash, tokenHash(playToken)))
  return visit
}

/** Plays a round; the same key is the same round. @param bet minor units */
export async function playRound(
  database: Database,
  operator: Operator,
  { session, player }: Visit,
  { roundKey, bet, pick }: { roundKey: string; bet: bigint; pick: number },
): Promise<RoundResult> {
  const leaf = randomInt(LEAVES)
  const drawn = { id: randomUUID(), player, roundKey, session, bet, pick, leaf }
  const win = leaf === pick ? (bet * PAYS_TENTHS) / 10n : 0n
  const [round] = await database
    .insert(roundTable)
    .values({ ...drawn, win, state: 'sending', dueAt: sql`now() + ${CANCEL_AFTER}` })
    .onConflictDoNothing()
    .returning()
  if (!round) return getResult(await findRound(database, player, roundKey), null)
  try {
    const { balance } = await sendRound(operator, round)
    return getResult(await endRound(database, round, 'done'), balance)
  } catch (error) {
    if (error instanceof OperatorSilence) return getResult(round, null)
    if (!(error instanceof OperatorRefusal)) throw error
    return { ...getResult(await endRound(database, round, 'cancelled'), null), refusal: error.code }
  }
}

const sendRound = (operator: Operator, { session, id, bet, win, pick, leaf }: Round) =>
  operator.ask('round', {
    session,
    round: id,
    bet: parseNumber(formatAmount(bet)),
    win: parseNumber(formatAmount(win)),
    end: true,
    game: GAME.code,
    proof: { pick: String(pick), leaf: String(leaf) },
  })

/** Free rounds of a player that can be played now: how many are left, and the bet of each. */
export async function findFree(database: Database, player: string): Promise<{ left: number; bet: string } | null> {
  const [free] = await database.select().from(freeTable).where(isPlayable(player)).orderBy(freeTable.until).limit(1)
  return free ? { left: free.rounds - free.played, bet: formatAmount(free.bet) } : null
}

/** Plays a free round of the grant that ends first; the same key is the same round. Undefined if none is left. */
export async function playFreeRound(
  database: Database,
  { session, player }: Visit,
  { roundKey, pick }: { roundKey: string; pick: number },
): Promise<RoundResult | undefined> {
  const leaf = randomInt(LEAVES)
  const round = await database.transaction(async (tx) => {
    const [free] = await tx
      .select()
      .from(freeTable)
      .where(isPlayable(player))
      .orderBy(freeTable.until)
      .limit(1)
      .for('update')
    if (!free) return undefined
    const win = leaf === pick ? (free.bet * PAYS_TENTHS) / 10n : 0n
    const drawn = { id: randomUUID(), player, roundKey, session, bet: 0n, win, pick, leaf, grantId: free.grantId }
    const [played] = await tx
      .insert(roundTable)
      .values({ ...drawn, state: 'done' })
      .onConflictDoNothing()
      .returning()
    if (played)
      await tx
        .update(freeTable)
        .set({ played: free.played + 1, won: free.won + win, session })
        .where(eq(freeTable.grantId, free.grantId))
    return played
  })
  const [known] = round
    ? [round]
    : await database
        .select()
        .from(roundTable)
        .where(and(eq(roundTable.player, player), eq(roundTable.roundKey, roundKey)))
  return known && getResult(known, null)
}

const isPlayable = (player: string) =>
  and(
    eq(freeTable.player, player),
    eq(freeTable.state, 'open'),
    sql`${freeTable.played} < ${freeTable.rounds}`,
    sql`${freeTable.until} > now()`,
  )

/** Grants that were played further than the operator knows. */
export const UNREPORTED = sql`${freeTable.reported} < ${freeTable.played}`

/** Tells the operator how far free rounds were played. */
export async function reportFree(database: Database, operator: Operator): Promise<void> {
  for (const { grantId: grant, session, played, won } of await database.select().from(freeTable).where(UNREPORTED)) {
    try {
      await operator.ask('free', { session, grant, played, won: parseNumber(formatAmount(won)) })
    } catch (error) {
      // A grant that the operator does not know is not reported again.
      if (!(error instanceof OperatorRefusal)) throw error
    }
    await database.update(freeTable).set({ reported: played }).where(eq(freeTable.grantId, grant))
  }
}

/** Cancels rounds whose answer was lost; one that the operator has settled stays as it is. @returns how many were due */
export async function cancelDueRounds(database: Database, operator: Operator): Promise<number> {
  const due = await database
    .update(roundTable)
    .set({ dueAt: sql`now() + ${CANCEL_AFTER}` })
    .where(sql`${roundTable.dueAt} <= now()`)
    .returning()
  for (const round of due) {
    try {
      await operator.ask('cancel', { session: round.session, round: round.id })
      await endRound(database, round, 'cancelled')
    } catch (error) {
      if (!(error instanceof OperatorRefusal)) continue
      await endRound(database, round, error.code === CODES.roundClosed ? 'done' : 'cancelled')
    }
  }
  return due.length
}

/** The first outcome stays. */
async function endRound(database: Database, { id }: Round, state: 'done' | 'cancelled'): Promise<Round> {
  await database
    .update(roundTable)
    .set({ state, dueAt: null })
    .where(and(eq(roundTable.id, id), eq(roundTable.state, 'sending')))
  const [round] = await database.select().from(roundTable).where(eq(roundTable.id, id))
  if (!round) throw new Error(`Round ${id} not found`)
  return round
}

async function findRound(database: Database, player: string, roundKey: string): Promise<Round> {
  const [round] = await database
    .select()
    .from(roundTable)
    .where(and(eq(roundTable.player, player), eq(roundTable.roundKey, roundKey)))
  if (!round) throw new Error(`Round of key ${roundKey} not found`)
  return round
}

const getResult = ({ state, leaf, win }: Round, balance: string | null): RoundResult => ({
  state: state === 'sending' ? 'pending' : state,
  // The draw stays secret until its bet is paid.
  leaf: state === 'done' ? leaf : -1,
  win: formatAmount(state === 'done' ? win : 0n),
  balance,
})
