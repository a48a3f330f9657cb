import { LOTTERIES, type LotteryGame, lotteryOf } from '@playhouse/engines/lottery/games.ts'
import { foldText } from '@playhouse/shared/fold-text.ts'
import { notInArray, sql } from 'drizzle-orm'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { game, vendor } from '../../db/tables/games.ts'
import { lottery } from '../../db/tables/lottery.ts'
import { platformError } from '../../request/platform-error.ts'

/** Serialises platforms that start at once. */
const REGISTER_LOCK = 7_529_021
const HOUSE_VENDOR = { code: 'DRAWS', name: 'Playhouse Draws', hue: 85, pattern: 'ripples', isHot: false } as const

const isStation = ({ intervalSeconds }: LotteryGame) => intervalSeconds === null

/** Gives each lottery of the rules a place in the catalogue, by which rounds and records name it. */
export async function registerLotteries(database: Database): Promise<void> {
  await withTransaction(database, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${REGISTER_LOCK})`)
    const known = new Set((await tx.select({ code: lottery.code }).from(lottery)).map(({ code }) => code))
    const missing = LOTTERIES.filter(({ code }) => !known.has(code))
    if (missing.length === 0) return
    await tx.insert(vendor).values(HOUSE_VENDOR).onConflictDoNothing()
    const { rows } = await tx.execute<{ last: number }>(
      sql`select coalesce(max(node_id), 0)::integer as last from ${game}`,
    )
    const first = (rows[0]?.last ?? 0) + 1
    const listed = missing.map((added, index) => ({ added, nodeId: first + index }))
    await tx.insert(game).values(
      listed.map(({ added, nodeId }) => ({
        nodeId,
        gameCode: added.code,
        name: nameOf(added),
        searchName: foldText(nameOf(added)),
        category: isStation(added) ? 'LOTT' : 'ELOTT',
        vendorCode: HOUSE_VENDOR.code,
        popularity: 0,
        releasedOn: '2026-11-22',
        isHot: false,
        isNew: false,
        // Not launched as a game is.
        maintenance: true,
      })),
    )
    await tx.insert(lottery).values(listed.map(({ added, nodeId }) => ({ code: added.code, nodeId })))
  })
}

/** Closes lotteries that the rules no longer have: what was sold is still drawn. */
export async function pauseUnknownLotteries(database: Database): Promise<void> {
  const codes = LOTTERIES.map(({ code }) => code)
  await database.update(lottery).set({ isPaused: true }).where(notInArray(lottery.code, codes))
}

const INTERVAL_NAMES: Readonly<Record<number, string>> = {
  30: '30s',
  60: '1 min',
  180: '3 min',
  300: '5 min',
  1800: '30 min',
}
const KIND_NAMES = {
  VN: 'Lô Đề',
  SSC: '5D',
  K3: 'K3',
  '11X5': '11x5',
  PK10: 'PK10',
  KENO: 'Keno',
  BINGO18: 'Bingo18',
  COLOUR: 'Colour',
} as const

/** Name in records; pages name fast draws in the reader's language. */
export function nameOf({ name, kind, region, intervalSeconds }: LotteryGame): string {
  if (name !== null || intervalSeconds === null) return name ?? kind
  const place = region === null ? '' : region === 'NORTH' ? ' MB' : ' MN'
  return `${KIND_NAMES[kind]}${place} ${INTERVAL_NAMES[intervalSeconds] ?? `${intervalSeconds}s`}`
}

/** @throws PlatformError lottery.not.found */
export function gameOf(code: string): LotteryGame {
  const found = lotteryOf(code)
  if (!found) throw platformError('lottery.not.found')
  return found
}
