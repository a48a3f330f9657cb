import { drawOfIssue } from '@playhouse/engines/lottery/calendar.ts'
import { type LotteryGame, type Region, STATIONS } from '@playhouse/engines/lottery/games.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import {
  type DrawState,
  lottery,
  lotteryDraw,
  lotteryDrawStep,
  lotteryExposure,
  lotteryHoliday,
} from '../../../db/tables/lottery.ts'
import { publishToAll } from '../../../live/publish.ts'
import { voidDraw } from './draw-machine.ts'
import { DRAW_LOCK, drawEvent } from './draw-states.ts'
import { readHolidays } from './holidays.ts'
import { getJointCodes } from './joint-draws.ts'

export interface HolidayChange {
  region: Region
  days: readonly string[]
  /** Whether they become holidays, or days on which the region draws. */
  adds: boolean
}

/** Effect of a change on a draw. The last two prevent the change. */
type Effect = 'WITHDRAWN' | 'VOIDED' | 'STAYS_VOID' | 'NOT_SCHEDULED' | 'APPEARS' | 'HAS_TICKETS' | 'HAS_CLOSED'

export interface DrawEffect {
  lotteryCode: string
  issue: string
  effect: Effect
  /** Null for a draw that is not scheduled. */
  id: bigint | null
  tickets: number
}

export const isBlocked = ({ effect }: DrawEffect): boolean => effect === 'HAS_TICKETS' || effect === 'HAS_CLOSED'

const getIssue = (day: string) => day.replaceAll('-', '')
const getStations = (searched: Region) => STATIONS.filter(({ region }) => region === searched)
const getCodes = (stations: readonly LotteryGame[]) => stations.map(({ code }) => code)
const usualDraws = (region: Region, day: string) =>
  getStations(region).flatMap((game) => drawOfIssue(game, getIssue(day), []) ?? [])

/** When the first draw of a region closes on a day. From then on the day cannot be changed. */
export const changeableUntil = (region: Region, day: string): number =>
  Math.min(...usualDraws(region, day).map(({ closesAt }) => closesAt))

const isOfDays = ({ region, days }: HolidayChange) => {
  const stations = getCodes(getStations(region))
  const codes = [...new Set([...stations, ...stations.flatMap(getJointCodes)])]
  return and(inArray(lotteryDraw.lotteryCode, codes), inArray(lotteryDraw.issue, days.map(getIssue)))
}

interface FoundDraw extends Record<string, unknown> {
  id: bigint
  lotteryCode: string
  issue: string
  state: DrawState
  isOpen: boolean
  tickets: number
  isKept: boolean
}

function effectOn({ state, isOpen, tickets, isKept }: FoundDraw): Effect {
  if (state === 'VOID') return 'STAYS_VOID'
  if (!isOpen) return 'HAS_CLOSED'
  if (tickets > 0) return 'HAS_TICKETS'
  return isKept ? 'VOIDED' : 'WITHDRAWN'
}

/** Effects of a change on each draw of its days. */
export async function readEffects(on: Database | Transaction, change: HolidayChange): Promise<DrawEffect[]> {
  const { rows } = await on.execute<FoundDraw>(sql`
    select id, lottery_code as "lotteryCode", issue, state,
      state in ('SCHEDULED', 'SELLING') and close_at > clock_timestamp() as "isOpen",
      (select count(*) from lottery_entry entry where entry.draw_id = lottery_draw.id and cancelled_at is null)::integer as tickets,
      exists (select from lottery_entry entry where entry.draw_id = lottery_draw.id) as "isKept"
    from lottery_draw where ${isOfDays(change)} order by issue, draw_at, id`)
  const found = rows.map((row) => ({ ...row, effect: change.adds ? effectOn(row) : ('STAYS_VOID' as const) }))
  const known = new Set(found.map(({ lotteryCode, issue }) => `${lotteryCode} ${issue}`))
  const others = change.days
    .flatMap((day) => usualDraws(change.region, day))
    .filter(({ gameCode, issue }) => !known.has(`${gameCode} ${issue}`))
    .map(({ gameCode, issue }) => ({
      lotteryCode: gameCode,
      issue,
      effect: change.adds ? ('NOT_SCHEDULED' as const) : ('APPEARS' as const),
      id: null,
      tickets: 0,
    }))
  return [...found, ...others]
}

/** The days that a change would change: those that are holidays are not added again. */
export async function changedDays(
  on: Database | Transaction,
  { region, days, adds }: HolidayChange,
): Promise<string[]> {
  const holidays = await readHolidays(on)
  const isListed = (searched: string) => holidays.some((each) => each.region === region && each.day === searched)
  return days.filter((day) => isListed(day) !== adds)
}

/**
 * Adds or removes holidays. Draws without a ticket are withdrawn; the schedule adds those that appear. Sales in progress have ended by
 * then, and later ones find no draw.
 * @returns what it did; nothing if any of it is blocked
 */
export async function changeHolidays(
  tx: Transaction,
  requested: HolidayChange,
  { actor, reason }: { actor: string; reason: string },
): Promise<{ days: string[]; effects: DrawEffect[] }> {
  const { region, adds } = requested
  const stations = getCodes(getStations(region))
  // Keeps the schedule and first tickets of two stations from adding draws of these days.
  await tx.execute(sql`
    select from lottery where code = any(${sql.param(stations)}::text[]) order by code collate "C" for no key update`)
  const days = await changedDays(tx, requested)
  const change = { ...requested, days }
  if (days.length === 0) return { days, effects: [] }
  const draws = await tx.select().from(lotteryDraw).where(isOfDays(change)).orderBy(lotteryDraw.id).for('update')
  await tx.execute(sql`
    select pg_advisory_xact_lock(${DRAW_LOCK}, id::integer) from (
      select id from ${lotteryDraw} where ${isOfDays(change)} order by id offset 0) due`)
  const effects = await readEffects(tx, change)
  if (effects.some(isBlocked)) return { days, effects }
  const getIds = (searched: Effect) =>
    new Set(effects.flatMap(({ effect, id }) => (effect === searched ? (id ?? []) : [])))
  const [withdrawn, voided] = [getIds('WITHDRAWN'), getIds('VOIDED')]
  for (const draw of draws.filter(({ id }) => voided.has(id))) await voidDraw(tx, draw, { actor, reason })
  if (withdrawn.size > 0) {
    const ids = [...withdrawn]
    await tx.delete(lotteryDrawStep).where(inArray(lotteryDrawStep.drawId, ids))
    await tx.delete(lotteryExposure).where(inArray(lotteryExposure.drawId, ids))
    await tx.delete(lotteryDraw).where(inArray(lotteryDraw.id, ids))
    const gone = draws.filter(({ id }) => withdrawn.has(id))
    await publishToAll(tx, ...gone.map((draw) => drawEvent({ ...draw, state: 'VOID' }, [])))
  }
  if (adds) await tx.insert(lotteryHoliday).values(days.map((day) => ({ region, day, actor, reason })))
  else await tx.delete(lotteryHoliday).where(and(eq(lotteryHoliday.region, region), inArray(lotteryHoliday.day, days)))
  await tx
    .update(lottery)
    .set({ nextActionAt: sql`clock_timestamp()` })
    .where(inArray(lottery.code, stations))
  return { days, effects }
}
