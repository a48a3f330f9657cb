import { LOTTERIES, type LotteryGame, type LotteryKind, findLottery } from '@playhouse/engines/lottery/games.ts'
import { lotteryName } from '@playhouse/engines/lottery/names.ts'
import type { PrizeMode } from '@playhouse/engines/lottery/odds.ts'
import { eq, sql } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { game, vendor } from '../../../db/tables/games.ts'
import { lottery } from '../../../db/tables/lottery.ts'
import { platformError } from '../../../request/platform-error.ts'
import { namedBy } from '../../../lib/game-name.ts'
import { ADVISORY_LOCKS } from '../../../db/advisory-locks.ts'

/** One vendor for each product of the contract; the product decides how tickets are priced until the brand says otherwise. */
export const LOTTERY_VENDORS = [
  { code: 'ELD', name: 'Evening Lots', hue: 335, pattern: 'lotus', isHot: true, accountTypeName: 'ELOTT' },
  { code: 'MIN', name: 'Minute Draw', hue: 180, pattern: 'ripples', isHot: false, accountTypeName: 'LOTT' },
  { code: 'XSB', name: 'Station Board', hue: 5, pattern: 'clouds', isHot: true, accountTypeName: 'TCG_LOTTO_VN' },
  { code: 'SEA', name: 'Southern Stations', hue: 190, pattern: 'waves', isHot: false, accountTypeName: 'TCG_SEA' },
] as const
export type LotteryProduct = (typeof LOTTERY_VENDORS)[number]['accountTypeName']

const isStation = ({ intervalSeconds }: LotteryGame) => intervalSeconds === null

/** Kinds that are traditionally played by prize series. */
const BY_SERIES: ReadonlySet<LotteryKind> = new Set(['SSC', '11X5', 'PK10'])

function getProduct(listed: LotteryGame): LotteryProduct {
  if (isStation(listed)) return 'TCG_LOTTO_VN'
  if (listed.kind === 'VN') return 'TCG_SEA'
  return BY_SERIES.has(listed.kind) ? 'LOTT' : 'ELOTT'
}

const MODES: Readonly<Record<LotteryProduct, PrizeMode>> = {
  TCG_LOTTO_VN: 'ZY',
  TCG_SEA: 'SEA',
  LOTT: 'LOTT',
  ELOTT: 'ELOTT',
}

/** At what a game is offered until the brand chooses another mode. */
export const usualMode = (listed: LotteryGame): PrizeMode => MODES[getProduct(listed)]

/** Fast draws and stations by turns, so that lists of the most played show both. */
const BY_POPULARITY: readonly LotteryGame[] = LOTTERIES.toSorted((a, b) => getPlace(a) - getPlace(b))

function getPlace(listed: LotteryGame): number {
  const own = LOTTERIES.filter((other) => isStation(other) === isStation(listed))
  // The evening draws of the house are the last stations.
  const place = isStation(listed) ? own.length - 1 - own.indexOf(listed) : own.indexOf(listed)
  return 2 * place + Number(isStation(listed))
}

/** The lottery's entry in the catalogue, by which rounds and records name it. It is closed until the platform draws. */
export function catalogueRow(listed: LotteryGame, nodeId: number): typeof game.$inferInsert {
  const product = getProduct(listed)
  return {
    nodeId,
    gameCode: listed.code,
    ...readNames(listed),
    category: isStation(listed) ? 'LOTT' : 'ELOTT',
    vendorCode: LOTTERY_VENDORS.find(({ accountTypeName }) => accountTypeName === product)?.code ?? 'ELD',
    popularity: 500 - BY_POPULARITY.indexOf(listed),
    releasedOn: '2026-11-22',
    isHot: false,
    isNew: false,
    maintenance: false,
    undrawn: true,
  }
}

/** Gives each lottery of the rules a place in the catalogue, and draws it. What an operator has switched stays as it is. */
export async function registerLotteries(database: Database): Promise<void> {
  await withTransaction(database, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.lotteryRegister})`)
    const known = new Set((await tx.select({ code: lottery.code }).from(lottery)).map(({ code }) => code))
    const missing = LOTTERIES.filter(({ code }) => !known.has(code))
    if (missing.length > 0) {
      await tx
        .insert(vendor)
        .values([...LOTTERY_VENDORS])
        .onConflictDoNothing()
      const { rows } = await tx.execute<{ last: number }>(
        sql`select coalesce(max(node_id), 0)::integer as last from ${game}`,
      )
      const first = (rows[0]?.last ?? 0) + 1
      await tx.insert(game).values(missing.map((added, index) => catalogueRow(added, first + index)))
      await tx
        .insert(lottery)
        .values(
          missing.map((added, index) => ({ code: added.code, nodeId: first + index, prizeMode: usualMode(added) })),
        )
    }
    const codes = LOTTERIES.map(({ code }) => code)
    await renameLotteries(tx)
    await tx.execute(sql`
      update game set undrawn = not undrawn from lottery
      where lottery.node_id = game.node_id and undrawn = (code = any(${sql.param(codes)}::text[]))`)
  })
}

/** Gives lotteries of the catalogue the names that the rules have now. */
async function renameLotteries(tx: Transaction): Promise<void> {
  const rows = await tx
    .select({ nodeId: game.nodeId, code: lottery.code, names: game.names })
    .from(lottery)
    .innerJoin(game, eq(game.nodeId, lottery.nodeId))
  for (const { nodeId, code, names } of rows) {
    const listed = findLottery(code)
    if (!listed) continue
    const named = readNames(listed)
    if (!isDeepStrictEqual(names, named.names)) await tx.update(game).set(named).where(eq(game.nodeId, nodeId))
  }
}

/** Shows lotteries as under maintenance where nothing draws them. */
export async function closeLotteries(database: Database): Promise<void> {
  await database.execute(sql`
    update game set undrawn = true from lottery where lottery.node_id = game.node_id and not undrawn`)
}

/** Languages with words of their own; the others fall back to one of them. */
const NAMED_IN = ['EN', 'VI', 'CN', 'ID', 'TH'] as const

function readNames(listed: LotteryGame) {
  const names = Object.fromEntries(NAMED_IN.map((code) => [code, lotteryName(listed, code)])) as Record<
    (typeof NAMED_IN)[number],
    string
  >
  return { names, ...namedBy(names) }
}

/** @throws PlatformError lottery.not.found */
export function getGame(code: string): LotteryGame {
  const found = findLottery(code)
  if (!found) throw platformError('lottery.not.found')
  return found
}
