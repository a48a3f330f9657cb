import { LOTTERIES, type LotteryGame, type LotteryKind, lotteryOf } from '@playhouse/engines/lottery/games.ts'
import type { PrizeMode } from '@playhouse/engines/lottery/odds.ts'
import { notInArray, sql } from 'drizzle-orm'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { game, vendor } from '../../../db/tables/games.ts'
import { lottery } from '../../../db/tables/lottery.ts'
import { platformError } from '../../../request/platform-error.ts'
import { namedBy } from '../games/catalogue/game-name.ts'

/** Serialises platforms that start at once. */
const REGISTER_LOCK = 7_529_021

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

function productOf(listed: LotteryGame): LotteryProduct {
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
export const usualMode = (listed: LotteryGame): PrizeMode => MODES[productOf(listed)]

/** Fast draws and stations by turns, so that lists of the most played show both. */
const BY_POPULARITY: readonly LotteryGame[] = LOTTERIES.toSorted((a, b) => placeOf(a) - placeOf(b))

function placeOf(listed: LotteryGame): number {
  const own = LOTTERIES.filter((other) => isStation(other) === isStation(listed))
  // The evening draws of the house are the last stations.
  const place = isStation(listed) ? own.length - 1 - own.indexOf(listed) : own.indexOf(listed)
  return 2 * place + Number(isStation(listed))
}

/** The lottery's entry in the catalogue, by which rounds and records name it. It is closed until the platform draws. */
export function catalogueRow(listed: LotteryGame, nodeId: number): typeof game.$inferInsert {
  const product = productOf(listed)
  const names = namesOf(listed)
  return {
    nodeId,
    gameCode: listed.code,
    ...namedBy(names),
    names,
    category: isStation(listed) ? 'LOTT' : 'ELOTT',
    vendorCode: LOTTERY_VENDORS.find(({ accountTypeName }) => accountTypeName === product)?.code ?? 'ELD',
    popularity: 500 - BY_POPULARITY.indexOf(listed),
    releasedOn: '2026-11-22',
    isHot: false,
    isNew: false,
    maintenance: true,
  }
}

/** Gives each lottery of the rules a place in the catalogue, and opens it. Those that the rules no longer have are paused. */
export async function registerLotteries(database: Database): Promise<void> {
  await withTransaction(database, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${REGISTER_LOCK})`)
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
    await tx.update(lottery).set({ isPaused: true }).where(notInArray(lottery.code, codes))
    await tx.execute(sql`
      update game set maintenance = is_paused from lottery
      where lottery.node_id = game.node_id and maintenance <> is_paused`)
  })
}

/** Shows lotteries as under maintenance where nothing draws them. */
export async function closeLotteries(database: Database): Promise<void> {
  await database.execute(sql`
    update game set maintenance = true from lottery where lottery.node_id = game.node_id and not maintenance`)
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

/** A short name that no language changes; pages name fast draws in the reader's language. */
export function nameOf({ name, kind, region, intervalSeconds }: LotteryGame): string {
  if (name !== null || intervalSeconds === null) return name ?? kind
  const place = region === null ? '' : region === 'NORTH' ? ' MB' : ' MN'
  return `${KIND_NAMES[kind]}${place} ${INTERVAL_NAMES[intervalSeconds] ?? `${intervalSeconds}s`}`
}

interface Words {
  north: string
  south: string
  colour: string
  minutes: string
  seconds: string
}

const WORDS: Readonly<Record<'EN' | 'VI' | 'CN' | 'ID' | 'TH', Words>> = {
  EN: { north: 'North', south: 'South', colour: 'Colour', minutes: 'min', seconds: 's' },
  VI: { north: 'Miền Bắc', south: 'Miền Nam', colour: 'Màu', minutes: 'phút', seconds: 'giây' },
  CN: { north: '北部', south: '南部', colour: '颜色', minutes: '分钟', seconds: '秒' },
  ID: { north: 'Utara', south: 'Selatan', colour: 'Warna', minutes: 'menit', seconds: 'detik' },
  TH: { north: 'ภาคเหนือ', south: 'ภาคใต้', colour: 'สี', minutes: 'นาที', seconds: 'วินาที' },
}

/** Names of the catalogue by language. A station has its proper name everywhere. */
function namesOf({
  name,
  kind,
  region,
  intervalSeconds,
}: LotteryGame): Record<'EN' | 'VI' | 'CN' | 'ID' | 'TH', string> {
  const named = (words: Words) => {
    if (name !== null || intervalSeconds === null) return name ?? kind
    const what = kind === 'COLOUR' ? words.colour : KIND_NAMES[kind]
    const place = region === null ? [] : [region === 'NORTH' ? words.north : words.south]
    const every =
      intervalSeconds < 60 ? `${intervalSeconds} ${words.seconds}` : `${intervalSeconds / 60} ${words.minutes}`
    return [what, ...place, every].join(' ')
  }
  const { EN, VI, CN, ID, TH } = WORDS
  return { EN: named(EN), VI: named(VI), CN: named(CN), ID: named(ID), TH: named(TH) }
}

/** @throws PlatformError lottery.not.found */
export function gameOf(code: string): LotteryGame {
  const found = lotteryOf(code)
  if (!found) throw platformError('lottery.not.found')
  return found
}
