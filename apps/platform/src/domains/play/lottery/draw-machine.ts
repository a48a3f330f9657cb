import { showMs, showOffsets } from '@playhouse/engines/lottery/calendar.ts'
import { drawFromSeed, getDrawId } from '@playhouse/engines/lottery/draw.ts'
import { getWin } from '@playhouse/engines/lottery/evaluate.ts'
import { isResult, type LotteryGame, getSlots } from '@playhouse/engines/lottery/games.ts'
import { type Hits, getHits } from '@playhouse/engines/lottery/hits.ts'
import { faultPoint } from '@playhouse/server/fault-point.ts'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import {
  type DrawState,
  lotteryBucket,
  lotteryDraw,
  lotteryRecording,
  lotteryResult,
  type ReasonTexts,
} from '../../../db/tables/lottery.ts'
import { type DueWork, eachDue, retryTime } from '../../../jobs/due-rows.ts'
import { splitRows } from '../../../lib/split-rows.ts'
import { platformError } from '../../../request/platform-error.ts'
import type { SecretBox } from '../../../request/secret-box.ts'
import { readBeacon } from './beacon.ts'
import { DRAW_LOCK, type LotteryDraw, moveDraw, publishDraw } from './draw-states.ts'
import { openBuckets } from './buckets.ts'
import { readParts, wakeJoints } from './joint-draws.ts'
import { getGame } from './lotteries.ts'
import { IS_MISSED, voidMissed } from './missed-draws.ts'
import { seedOwner } from './schedule.ts'
import { getPayouts, readSelection } from './terms.ts'

const SETTLED_CHECK_MS = 200
/** Fallback: the draws of the stations normally wake their joint draws. */
const JOINT_CHECK_MS = 300_000
const HITS_PER_INSERT = 10_000

const now = () => new Date()
const after = (ms: number) => new Date(Date.now() + ms)

/** Advances draws by the clock: sale, closing, sealing, the draw, its prizes one by one, settlement. */
export function dueDraws(secrets: SecretBox): DueWork {
  return {
    name: 'lottery draws',
    next: sql`select min(next_action_at) from ${lotteryDraw} where held_at is null`,
    run: (database, closing) =>
      eachDue(database, closing, {
        getName: ({ id }) => `draw ${id}`,
        take: takeDue,
        work: async (tx, [draw]): Promise<DrawState> => {
          if (!draw.isMissed) return advance(tx, draw, secrets)
          await voidMissed(tx)
          return 'VOID'
        },
        postpone: (tx, { id }) =>
          tx.update(lotteryDraw).set({ nextActionAt: retryTime() }).where(eq(lotteryDraw.id, id)),
        afterCommit: (state) => faultPoint(`lottery:${state}`),
      }),
  }
}

/** Draws on sale come first, and void draws, which only wait for their refunds, last. */
const takeDue = (tx: Transaction) =>
  tx
    .select({ ...getTableColumns(lotteryDraw), isMissed: IS_MISSED })
    .from(lotteryDraw)
    .where(sql`${lotteryDraw.nextActionAt} <= clock_timestamp() and ${lotteryDraw.heldAt} is null`)
    .orderBy(
      sql`${lotteryDraw.state} = 'VOID', ${lotteryDraw.closeAt} <= clock_timestamp(), ${lotteryDraw.nextActionAt}`,
    )
    .limit(1)
    .for('no key update', { skipLocked: true })

async function advance(tx: Transaction, draw: LotteryDraw, secrets: SecretBox): Promise<DrawState> {
  const { joins } = getGame(draw.lotteryCode)
  if (joins) {
    const moved = await moveJoint(tx, draw, joins)
    if (moved) return moved.state
  }
  switch (draw.state) {
    case 'SCHEDULED':
      return (await moveDraw(tx, draw, { to: 'SELLING', nextActionAt: draw.closeAt })).state
    case 'SELLING':
      // Waits for tickets that are being placed; later ones see the closed draw.
      await tx.execute(sql`select pg_advisory_xact_lock(${DRAW_LOCK}, ${draw.id}::integer)`)
      return (await moveDraw(tx, draw, { to: 'CLOSED', nextActionAt: now() })).state
    case 'CLOSED':
      return (await sealSales(tx, draw)).state
    case 'SEALED':
      return (await drawResult(tx, draw, secrets)).state
    case 'DRAWN':
      return (await advanceDrawn(tx, draw)).state
    case 'VOID':
      return (await endVoid(tx, draw)).state
    default:
      throw new Error(`Draw ${draw.id} is due in state ${draw.state}.`)
  }
}

/**
 * Counts and hashes everything sold. The hash is SHA-256 over `<ticket id> <stake in minor units> <digest of its lines in hex>\n`
 * of each ticket that was not cancelled, by ticket id.
 */
async function sealSales(tx: Transaction, draw: LotteryDraw): Promise<LotteryDraw> {
  const { rows } = await tx.execute<{ tickets: number; lines: number; stake: bigint; salesHash: Buffer }>(sql`
    select count(*)::integer as tickets, coalesce(sum(line_count), 0)::integer as lines,
      coalesce(sum(entry.stake), 0)::bigint as stake,
      sha256(convert_to(coalesce(string_agg(
        ticket.id || ' ' || entry.stake || ' ' || encode(digest, 'hex') || E'\n', '' order by ticket.id), ''), 'UTF8')) as "salesHash"
    from lottery_entry entry
    join lottery_ticket ticket on ticket.member_id = entry.member_id and ticket.id = entry.ticket_id
    where entry.draw_id = ${draw.id} and entry.cancelled_at is null`)
  const [sales] = rows
  if (!sales) throw new Error(`The sales of draw ${draw.id} were not counted.`)
  return moveDraw(tx, draw, {
    to: 'SEALED',
    nextActionAt: draw.drawAt,
    set: {
      ticketCount: sales.tickets,
      lineCount: sales.lines,
      stakeSum: sales.stake,
      salesHash: sales.salesHash,
      sealedAt: now(),
    },
  })
}

async function drawResult(tx: Transaction, draw: LotteryDraw, secrets: SecretBox): Promise<LotteryDraw> {
  const { id, lotteryCode, issue, day, sequence } = draw
  const game = getGame(lotteryCode)
  const serverSeed = await secrets.open(draw.sealedSeed, seedOwner(lotteryCode, issue))
  const beacon = await readBeacon(tx, secrets, { lotteryCode, day, sequence })
  const numbers = drawFromSeed(game, {
    serverSeed,
    beacon: beacon.toString('hex'),
    drawId: getDrawId(lotteryCode, issue),
  })
  await storeResult(tx, game, { drawId: id, version: 1, numbers, actor: 'SYSTEM', reason: null })
  const drawnAt = now()
  const prizes = getSlots(game).length
  const revealed = countShown(game, draw, drawnAt)
  return moveDraw(tx, draw, {
    to: 'DRAWN',
    nextActionAt: getNextPrizeAt(game, draw, revealed),
    set: { seed: Buffer.from(serverSeed, 'hex'), beacon, drawnAt, prizes, revealed, resultVersion: 1 },
  })
}

/** Takes the step of a joint draw that follows from its stations' draws; undefined for steps that it shares with other draws. */
async function moveJoint(
  tx: Transaction,
  draw: LotteryDraw,
  joins: readonly [string, string],
): Promise<LotteryDraw | undefined> {
  if (draw.state === 'DRAWN' || draw.state === 'VOID') return undefined
  const { draws, numbers, latest } = await readParts(tx, joins, draw.issue)
  const voided = draws.find(({ state }) => state === 'VOID')
  if (voided)
    return voidDraw(tx, draw, { actor: 'SYSTEM', reason: voided.voidReason ?? 'VOID', texts: voided.voidTexts })
  if (draw.state !== 'SEALED' && draw.state !== 'SETTLED') return undefined
  if (draws.some(({ state }) => state !== 'SETTLED')) return waitFor(tx, draw, JOINT_CHECK_MS)
  if (draw.state === 'SETTLED') {
    const [stored] = await tx
      .select({ numbers: lotteryResult.numbers })
      .from(lotteryResult)
      .where(and(eq(lotteryResult.drawId, draw.id), eq(lotteryResult.version, draw.resultVersion)))
    if (stored && stored.numbers.join() !== numbers.join())
      return replaceResult(tx, draw, {
        numbers,
        actor: 'SYSTEM',
        reason: latest?.reason ?? 'CORRECTED',
        texts: latest?.texts,
      })
    const [ended = draw] = await tx
      .update(lotteryDraw)
      .set({ nextActionAt: null })
      .where(eq(lotteryDraw.id, draw.id))
      .returning()
    return ended
  }
  const game = getGame(draw.lotteryCode)
  await storeResult(tx, game, { drawId: draw.id, version: 1, numbers, actor: 'SYSTEM', reason: null })
  return moveDraw(tx, draw, {
    to: 'DRAWN',
    nextActionAt: now(),
    set: { drawnAt: now(), prizes: numbers.length, revealed: numbers.length, resultVersion: 1 },
  })
}

/**
 * Counts the numbers of a result that are shown by a time. Payouts begin after the last one: until then every endpoint limits the result to
 * the numbers in `revealed`.
 */
const countShown = (game: LotteryGame, { drawAt }: LotteryDraw, at: Date): number =>
  showOffsets(game).filter((offset) => drawAt.getTime() + offset <= at.getTime()).length

/** When the next number is shown; after the last one, when settlement is due. */
function getNextPrizeAt(game: LotteryGame, { drawAt }: LotteryDraw, revealed: number): Date {
  return new Date(drawAt.getTime() + (showOffsets(game)[revealed] ?? showMs(game)))
}

interface StoredResult {
  drawId: bigint
  version: number
  numbers: readonly string[]
  actor: string
  reason: string | null
  texts?: ReasonTexts | null | undefined
}

export interface WinningSelection {
  terms: string
  selection: string
  hits: number
  /** Gross payout of 20,000 minor units. */
  factor: bigint
}

/** Lists the sold selections of a draw that win under a result. Each is evaluated once, for all its bets. */
export async function winningSelections(
  on: Database | Transaction,
  game: LotteryGame,
  { drawId, numbers }: Pick<StoredResult, 'drawId' | 'numbers'>,
): Promise<WinningSelection[]> {
  const { rows: sold } = await on.execute<{ selection: string }>(
    sql`select selection from lottery_exposure where draw_id = ${drawId} and amount > 0`,
  )
  const { rows: terms } = await on.execute<{ terms: string }>(
    sql`select distinct terms from lottery_entry where draw_id = ${drawId} and cancelled_at is null`,
  )
  const read = new Map<string, Hits>()
  const hits: WinningSelection[] = []
  for (const { selection } of sold) {
    const { type, picks } = readSelection(game, selection)
    let byKey = read.get(type.code)
    if (!byKey) read.set(type.code, (byKey = getHits(game, type, numbers)))
    const count = picks.reduce((sum, pick) => sum + (byKey.get(pick) ?? 0), 0)
    for (const { terms: at } of terms) {
      const factor = getWin(type, { picks, stakeMinor: 20_000n, payouts: getPayouts(game, at, type, picks) }, byKey)
      if (factor > 0n) hits.push({ terms: at, selection, hits: count, factor })
    }
  }
  return hits
}

/** Stores a result and the sold selections that win under it. */
async function storeResult(
  tx: Transaction,
  game: LotteryGame,
  { drawId, version, numbers, actor, reason, texts = null }: StoredResult,
) {
  await tx.insert(lotteryResult).values({ drawId, version, numbers: [...numbers], actor, reason, texts })
  const hits = await winningSelections(tx, game, { drawId, numbers })
  for (const part of splitRows(hits, HITS_PER_INSERT)) {
    await tx.execute(sql`
      insert into lottery_hit (draw_id, version, terms, selection, hits, factor)
      select ${drawId}::bigint, ${version}::smallint, * from unnest(${sql.param(part.map((hit) => hit.terms))}::text[],
        ${sql.param(part.map(({ selection }) => selection))}::text[], ${sql.param(part.map((hit) => hit.hits))}::integer[],
        ${sql.param(part.map(({ factor }) => String(factor)))}::bigint[])`)
  }
}

const isOfVersion = ({ id }: LotteryDraw, version: number) =>
  and(eq(lotteryBucket.drawId, id), eq(lotteryBucket.version, version))

const countOpenBuckets = (tx: Transaction, draw: LotteryDraw, version: number) =>
  tx.$count(lotteryBucket, and(isOfVersion(draw, version), sql`${lotteryBucket.state} <> 'DONE'`))

/** Shows the next numbers, then settles the result; ends the draw once everything is paid and recorded. */
async function advanceDrawn(tx: Transaction, draw: LotteryDraw): Promise<LotteryDraw> {
  if (draw.revealed < draw.prizes) {
    const game = getGame(draw.lotteryCode)
    const revealed = Math.max(draw.revealed + 1, countShown(game, draw, now()))
    const [shown = draw] = await tx
      .update(lotteryDraw)
      .set({ revealed, nextActionAt: getNextPrizeAt(game, draw, revealed) })
      .where(eq(lotteryDraw.id, draw.id))
      .returning()
    await publishDraw(tx, shown)
    return shown
  }
  const hasBuckets = await tx.$count(lotteryBucket, isOfVersion(draw, draw.resultVersion))
  if (hasBuckets === 0) await openBuckets(tx, [draw.id], draw.resultVersion)
  if ((await countOpenBuckets(tx, draw, draw.resultVersion)) > 0) return waitFor(tx, draw)
  if ((await tx.$count(lotteryRecording, eq(lotteryRecording.drawId, draw.id))) > 0) return waitFor(tx, draw)
  // A joint draw looks once more: one of its draws may have been corrected meanwhile.
  const nextActionAt = getGame(draw.lotteryCode).joins ? now() : null
  const settled = await moveDraw(tx, draw, { to: 'SETTLED', nextActionAt, set: { settledAt: draw.settledAt ?? now() } })
  await wakeJoints(tx, [settled])
  return settled
}

async function waitFor(tx: Transaction, draw: LotteryDraw, ms = SETTLED_CHECK_MS): Promise<LotteryDraw> {
  await tx
    .update(lotteryDraw)
    .set({ nextActionAt: after(ms) })
    .where(eq(lotteryDraw.id, draw.id))
  return draw
}

export interface DrawDecision {
  actor: string
  /** For members, in English. */
  reason: string
  /** The reason in the languages in which it was given. */
  texts?: ReasonTexts | null | undefined
}

/**
 * Voids a draw that is not drawn, held or settled; all stakes go back, and payouts are taken back.
 * @throws PlatformError lottery.draw.state while its result is shown or settled
 */
export async function voidDraw(
  tx: Transaction,
  draw: LotteryDraw,
  { actor, reason, texts }: DrawDecision,
): Promise<LotteryDraw> {
  if (draw.state === 'DRAWN' && draw.heldAt === null) throw platformError('lottery.draw.state')
  await tx.execute(sql`select pg_advisory_xact_lock(${DRAW_LOCK}, ${draw.id}::integer)`)
  const voided = await moveDraw(tx, draw, {
    to: 'VOID',
    nextActionAt: now(),
    set: { voidReason: reason, voidTexts: texts ?? null, heldAt: null, holdTexts: null },
    actor,
    reason,
    texts,
  })
  await openBuckets(tx, [voided.id], 0)
  await wakeJoints(tx, [voided])
  return voided
}

async function endVoid(tx: Transaction, draw: LotteryDraw): Promise<LotteryDraw> {
  if ((await countOpenBuckets(tx, draw, 0)) > 0) return waitFor(tx, draw)
  await tx.update(lotteryDraw).set({ nextActionAt: null }).where(eq(lotteryDraw.id, draw.id))
  return draw
}

/**
 * Replaces a wrong result by a new version: differences between the payouts are posted, and both versions stay. A held draw stays held.
 * Joint draws follow their stations' draws, which are corrected instead.
 * @throws PlatformError lottery.draw.state unless the draw is settled, or drawn and held
 */
export async function correctResult(tx: Transaction, drawId: bigint, correction: Correction): Promise<LotteryDraw> {
  const draw = await lockDraw(tx, drawId)
  if (getGame(draw.lotteryCode).joins) throw platformError('lottery.draw.state')
  const corrected = await replaceResult(tx, draw, correction)
  await wakeJoints(tx, [corrected])
  return corrected
}

interface Correction extends DrawDecision {
  numbers: readonly string[]
}

async function replaceResult(tx: Transaction, draw: LotteryDraw, { numbers, ...by }: Correction) {
  const drawId = draw.id
  const game = getGame(draw.lotteryCode)
  if (!isResult(game, numbers)) throw new RangeError(`These are not the numbers of a draw of ${game.code}.`)
  if (draw.state === 'DRAWN' && draw.heldAt === null) throw platformError('lottery.draw.state')
  const version = draw.resultVersion + 1
  const corrected = await moveDraw(tx, draw, {
    to: 'DRAWN',
    nextActionAt: now(),
    set: { resultVersion: version, ...(draw.settledAt === null && { paidVersion: version }) },
    ...by,
  })
  await storeResult(tx, game, { drawId, version, numbers, ...by })
  return corrected
}

export async function lockDraw(tx: Transaction, drawId: bigint): Promise<LotteryDraw> {
  const [draw] = await tx.select().from(lotteryDraw).where(eq(lotteryDraw.id, drawId)).for('no key update')
  if (!draw) throw new Error(`There is no draw ${drawId}.`)
  return draw
}
