/*
 * The lotteries as data: 44 stations and the fast draws. Names of stations are proper names; fast draws are named by the reader's
 * language from `kind`, `region` and `intervalSeconds`. All results are simulated by `draw.ts`.
 */

export type LotteryKind = 'VN' | 'SSC' | 'K3' | '11X5' | 'PK10' | 'KENO' | 'BINGO18' | 'COLOUR'
export type Region = 'NORTH' | 'CENTRAL' | 'SOUTH'
export type Prize = 'DB' | 'G1' | 'G2' | 'G3' | 'G4' | 'G5' | 'G6' | 'G7' | 'G8'

export type LotteryGroup =
  | 'VN_NORTH'
  | 'VN_CENTRAL'
  | 'VN_SOUTH'
  | 'VN_FAST'
  | 'SSC'
  | 'K3'
  | '11X5'
  | 'PK10'
  | 'KENO'
  | 'BINGO18'
  | 'COLOUR'

export interface LotteryGame {
  readonly code: string
  readonly kind: LotteryKind
  readonly group: LotteryGroup
  /** Prize structure of a Vietnamese draw; null for all other kinds. */
  readonly region: Region | null
  /** Proper name of a station; null for fast draws. */
  readonly name: string | null
  /** Seconds between two draws; null for stations, which have a weekly calendar. */
  readonly intervalSeconds: number | null
  /** Sale closes this long before the draw. */
  readonly closeBeforeSeconds: number
  /** Days of the week on which a station draws, 0 = Sunday; empty for fast draws. */
  readonly weekdays: readonly number[]
  /** Start of a station's draw in minutes after midnight, UTC+7; null for fast draws. */
  readonly startMinute: number | null
  /** Codes of the two stations whose results a joint lottery takes together; absent for all others. */
  readonly joins?: readonly [string, string]
}

/** Prizes of a region in draw order: count x digits. */
interface PrizeRow {
  readonly prize: Prize
  readonly count: number
  readonly digits: number
}

const SOUTHERN: readonly PrizeRow[] = [
  { prize: 'G8', count: 1, digits: 2 },
  { prize: 'G7', count: 1, digits: 3 },
  { prize: 'G6', count: 3, digits: 4 },
  { prize: 'G5', count: 1, digits: 4 },
  { prize: 'G4', count: 7, digits: 5 },
  { prize: 'G3', count: 2, digits: 5 },
  { prize: 'G2', count: 1, digits: 5 },
  { prize: 'G1', count: 1, digits: 5 },
  { prize: 'DB', count: 1, digits: 6 },
]

/** In draw order: the North starts with the first prize, the others with the smallest; the special prize is always last. */
export const PRIZES: Readonly<Record<Region, readonly PrizeRow[]>> = {
  NORTH: [
    { prize: 'G1', count: 1, digits: 5 },
    { prize: 'G2', count: 2, digits: 5 },
    { prize: 'G3', count: 6, digits: 5 },
    { prize: 'G4', count: 4, digits: 4 },
    { prize: 'G5', count: 6, digits: 4 },
    { prize: 'G6', count: 3, digits: 3 },
    { prize: 'G7', count: 4, digits: 2 },
    { prize: 'DB', count: 1, digits: 5 },
  ],
  CENTRAL: SOUTHERN,
  SOUTH: SOUTHERN,
}

/** How the numbers of a fast draw are drawn. `repeats`: a value can be drawn more than once. */
export interface NumberPool {
  readonly count: number
  readonly from: number
  readonly to: number
  readonly repeats: boolean
}

export const POOLS: Readonly<Record<Exclude<LotteryKind, 'VN'>, NumberPool>> = {
  SSC: { count: 5, from: 0, to: 9, repeats: true },
  K3: { count: 3, from: 1, to: 6, repeats: true },
  '11X5': { count: 5, from: 1, to: 11, repeats: false },
  PK10: { count: 10, from: 1, to: 10, repeats: false },
  KENO: { count: 20, from: 1, to: 80, repeats: false },
  BINGO18: { count: 3, from: 0, to: 9, repeats: true },
  COLOUR: { count: 1, from: 0, to: 9, repeats: true },
}

const STATION_START: Readonly<Record<Region, number>> = {
  SOUTH: 16 * 60 + 15,
  CENTRAL: 17 * 60 + 15,
  NORTH: 18 * 60 + 15,
}
const STATION_GROUP = { NORTH: 'VN_NORTH', CENTRAL: 'VN_CENTRAL', SOUTH: 'VN_SOUTH' } as const

const [SUN, MON, TUE, WED, THU, FRI, SAT] = [0, 1, 2, 3, 4, 5, 6] as const
const DAILY = [SUN, MON, TUE, WED, THU, FRI, SAT]

type StationRow = readonly [
  code: string,
  name: string,
  region: Region,
  weekdays: readonly number[],
  startMinute?: number,
]

/** The last three are evening draws of the house. */
const STATION_ROWS: readonly StationRow[] = [
  ['HA_NOI', 'Hà Nội', 'NORTH', [MON, THU]],
  ['QUANG_NINH', 'Quảng Ninh', 'NORTH', [TUE]],
  ['BAC_NINH', 'Bắc Ninh', 'NORTH', [WED]],
  ['HAI_PHONG', 'Hải Phòng', 'NORTH', [FRI]],
  ['NAM_DINH', 'Nam Định', 'NORTH', [SAT]],
  ['THAI_BINH', 'Thái Bình', 'NORTH', [SUN]],
  ['PHU_YEN', 'Phú Yên', 'CENTRAL', [MON]],
  ['HUE', 'Thừa Thiên Huế', 'CENTRAL', [SUN, MON]],
  ['DAK_LAK', 'Đắk Lắk', 'CENTRAL', [TUE]],
  ['QUANG_NAM', 'Quảng Nam', 'CENTRAL', [TUE]],
  ['DA_NANG', 'Đà Nẵng', 'CENTRAL', [WED, SAT]],
  ['KHANH_HOA', 'Khánh Hòa', 'CENTRAL', [SUN, WED]],
  ['BINH_DINH', 'Bình Định', 'CENTRAL', [THU]],
  ['QUANG_TRI', 'Quảng Trị', 'CENTRAL', [THU]],
  ['QUANG_BINH', 'Quảng Bình', 'CENTRAL', [THU]],
  ['GIA_LAI', 'Gia Lai', 'CENTRAL', [FRI]],
  ['NINH_THUAN', 'Ninh Thuận', 'CENTRAL', [FRI]],
  ['QUANG_NGAI', 'Quảng Ngãi', 'CENTRAL', [SAT]],
  ['DAK_NONG', 'Đắk Nông', 'CENTRAL', [SAT]],
  ['KON_TUM', 'Kon Tum', 'CENTRAL', [SUN]],
  ['HO_CHI_MINH', 'TP. Hồ Chí Minh', 'SOUTH', [MON, SAT]],
  ['DONG_THAP', 'Đồng Tháp', 'SOUTH', [MON]],
  ['CA_MAU', 'Cà Mau', 'SOUTH', [MON]],
  ['BEN_TRE', 'Bến Tre', 'SOUTH', [TUE]],
  ['VUNG_TAU', 'Vũng Tàu', 'SOUTH', [TUE]],
  ['BAC_LIEU', 'Bạc Liêu', 'SOUTH', [TUE]],
  ['DONG_NAI', 'Đồng Nai', 'SOUTH', [WED]],
  ['CAN_THO', 'Cần Thơ', 'SOUTH', [WED]],
  ['SOC_TRANG', 'Sóc Trăng', 'SOUTH', [WED]],
  ['TAY_NINH', 'Tây Ninh', 'SOUTH', [THU]],
  ['AN_GIANG', 'An Giang', 'SOUTH', [THU]],
  ['BINH_THUAN', 'Bình Thuận', 'SOUTH', [THU]],
  ['VINH_LONG', 'Vĩnh Long', 'SOUTH', [FRI]],
  ['BINH_DUONG', 'Bình Dương', 'SOUTH', [FRI]],
  ['TRA_VINH', 'Trà Vinh', 'SOUTH', [FRI]],
  ['LONG_AN', 'Long An', 'SOUTH', [SAT]],
  ['BINH_PHUOC', 'Bình Phước', 'SOUTH', [SAT]],
  ['HAU_GIANG', 'Hậu Giang', 'SOUTH', [SAT]],
  ['TIEN_GIANG', 'Tiền Giang', 'SOUTH', [SUN]],
  ['KIEN_GIANG', 'Kiên Giang', 'SOUTH', [SUN]],
  ['DA_LAT', 'Đà Lạt', 'SOUTH', [SUN]],
  ['SOUTH_EVENING', 'Miền Nam Tối', 'SOUTH', DAILY, 19 * 60 + 15],
  ['CENTRAL_EVENING', 'Miền Trung Tối', 'CENTRAL', DAILY, 20 * 60 + 15],
  ['NORTH_EVENING', 'Miền Bắc Tối', 'NORTH', DAILY, 21 * 60 + 15],
]

export const STATIONS: readonly LotteryGame[] = STATION_ROWS.map(([code, name, region, weekdays, startMinute]) => ({
  code,
  kind: 'VN',
  group: STATION_GROUP[region],
  region,
  name,
  intervalSeconds: null,
  closeBeforeSeconds: 300,
  weekdays,
  startMinute: startMinute ?? STATION_START[region],
}))

/** Sale closes so many seconds before a fast draw, by its interval. */
const CLOSE_BEFORE: Readonly<Record<number, number>> = { 30: 5, 60: 10, 180: 20, 300: 30, 1800: 60 }
const INTERVAL_CODE: Readonly<Record<number, string>> = { 30: '30S', 60: '1M', 180: '3M', 300: '5M', 1800: '30M' }

type FastRow = readonly [prefix: string, kind: LotteryKind, region: Region | null, intervals: readonly number[]]

const FAST_ROWS: readonly FastRow[] = [
  ['VN_NORTH', 'VN', 'NORTH', [60, 300, 1800]],
  ['VN_SOUTH', 'VN', 'SOUTH', [60, 300, 1800]],
  ['SSC', 'SSC', null, [30, 60, 180, 300, 1800]],
  ['K3', 'K3', null, [60, 180, 300]],
  ['11X5', '11X5', null, [60, 180, 300]],
  ['PK10', 'PK10', null, [60, 180, 300]],
  ['KENO', 'KENO', null, [60, 300]],
  ['BINGO18', 'BINGO18', null, [60, 300]],
  ['COLOUR', 'COLOUR', null, [30, 60, 180, 300]],
]

export const FAST_GAMES: readonly LotteryGame[] = FAST_ROWS.flatMap(([prefix, kind, region, intervals]) =>
  intervals.map((intervalSeconds) => ({
    code: `${prefix}_${INTERVAL_CODE[intervalSeconds]}`,
    kind,
    group: kind === 'VN' ? 'VN_FAST' : kind,
    region,
    name: null,
    intervalSeconds,
    closeBeforeSeconds: CLOSE_BEFORE[intervalSeconds] ?? 30,
    weekdays: [],
    startMinute: null,
  })),
)

export const LOTTERIES: readonly LotteryGame[] = [...STATIONS, ...FAST_GAMES]

const BY_CODE = new Map(LOTTERIES.map((game) => [game.code, game]))

/** Joins the codes of two stations; no code of a lottery contains it. */
const JOINT = '-'

/** Finds a lottery by its code, including joint ones, which `LOTTERIES` does not list. */
export function findLottery(code: string): LotteryGame | undefined {
  const listed = BY_CODE.get(code)
  if (listed) return listed
  const [one = '', other = ''] = code.split(JOINT)
  const joint = findJoint(one, other)
  return joint?.code === code ? joint : undefined
}

/**
 * Two stations taken together: its result is both results, that of the earlier listed station first. Undefined unless both are of one
 * region with several stations and draw on a common day of the week.
 */
export function findJoint(one: string, other: string): LotteryGame | undefined {
  const [first, second] = STATIONS.filter(({ code }) => code === one || code === other)
  if (!first || !second || first.region === 'NORTH' || first.region !== second.region) return undefined
  const weekdays = first.weekdays.filter((day) => second.weekdays.includes(day))
  if (weekdays.length === 0) return undefined
  return {
    ...first,
    code: first.code + JOINT + second.code,
    name: `${first.name} + ${second.name}`,
    weekdays,
    joins: [first.code, second.code],
  }
}

/**
 * The properties that decide bets and results of a game: its kind, the region of a Vietnamese draw, and whether it takes two stations
 * together.
 */
export type Structure = Pick<LotteryGame, 'kind' | 'region' | 'joins'>

export interface Slot {
  /** Null in fast draws. */
  readonly prize: Prize | null
  readonly digits: number
}

/** The numbers of a result in draw order. */
export function getSlots({ kind, region, joins }: Structure): readonly Slot[] {
  if (kind === 'VN') {
    const slots = PRIZES[region ?? 'SOUTH'].flatMap(({ prize, count, digits }) =>
      Array.from({ length: count }, () => ({ prize, digits })),
    )
    return joins ? [...slots, ...slots] : slots
  }
  const { count, to } = POOLS[kind]
  return Array.from({ length: count }, () => ({ prize: null, digits: String(to).length }))
}

/** Prizes by the structure of a Vietnamese draw. */
export type PrizeChoice = 'ALL' | Readonly<Record<'NORTH' | 'OTHERS', readonly Prize[]>>

/** Indexes of a Vietnamese result’s numbers of these prizes that have so many digits. */
export function slotsCompared(
  structure: Structure,
  compare: { readonly prizes: PrizeChoice; readonly digits: number },
): number[] {
  const prizes = compare.prizes === 'ALL' ? null : compare.prizes[structure.region === 'NORTH' ? 'NORTH' : 'OTHERS']
  return getSlots(structure).flatMap(({ prize, digits }, index) =>
    digits >= compare.digits && (!prizes || (prize !== null && prizes.includes(prize))) ? [index] : [],
  )
}

/** Base of a value within a key of several values. */
export const valueBase = (to: number): number => (to < 10 ? 10 : 100)

/** Whether these can be the numbers of a draw, in draw order and with their leading zeros. */
export function isResult(structure: Structure, numbers: readonly string[]): boolean {
  const slots = getSlots(structure)
  const fits = numbers.every((number, index) => /^\d+$/.test(number) && number.length === slots[index]?.digits)
  if (numbers.length !== slots.length || !fits) return false
  if (structure.kind === 'VN') return true
  const { from, to, repeats } = POOLS[structure.kind]
  return (
    numbers.every((number) => Number(number) >= from && Number(number) <= to) &&
    (repeats || new Set(numbers).size === numbers.length)
  )
}

/** Numbers of a result in draw order, each with its leading zeros: 27 or 18 in a Vietnamese draw, 5 in 5D … */
export type DrawNumbers = readonly string[]
