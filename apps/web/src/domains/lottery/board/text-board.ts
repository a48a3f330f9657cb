import { habitsIn } from '@playhouse/engines/lottery/bet-text/habits.ts'
import type { TextBoard } from '@playhouse/engines/lottery/bet-text/readings.ts'
import { drawDay, drawsOn, type Holidays } from '@playhouse/engines/lottery/calendar.ts'
import { type LotteryGame, findLottery, type Region, STATIONS } from '@playhouse/engines/lottery/games.ts'
import type { Board } from './board-types.ts'
import { getClosing } from './slip.ts'

/** The board that a text is read for, with the draws of its bets. */
export interface DatedBoard extends TextBoard {
  readonly numbers: Readonly<Record<string, string>>
  readonly version: number
  readonly cutOffMinutes: number
}

export type HouseReading = Omit<Board['reading'], '__typename'>

/** Examples of the quick entry, with all stakes in one unit. */
export const BET_EXAMPLES = {
  NORTH: 'de 52 50k; de 83 20k; xien 00 83 100k',
  SOUTH: '12.34dd10k b5k; 2d 56b1k; 123xc10k xcdao1k',
} as const

/** Rules of a house that has not set its own. */
export const USUAL_READING: HouseReading = {
  version: 0,
  habits: { __typename: 'LotteryHabits', pairs: null, ranges: null, d: null, b: null },
  mainStations: [],
  priceUnit: 1_000,
  cutOffMinutes: 0,
}

const REGIONS: readonly Region[] = ['NORTH', 'CENTRAL', 'SOUTH']
/** Holidays pause a region for about a week at most. */
const DAYS_AHEAD = 14
const DAY_MS = 86_400_000

/** The number of a station's draw on a day. */
const numberOn = (day: string) => day.replaceAll('-', '')

/** The stations of a region that draw on a day, those that the house counts first before the others. */
function getStations(region: Region, day: string, holidays: Holidays, house: HouseReading): LotteryGame[] {
  const drawing = STATIONS.filter((station) => station.region === region && drawsOn(station, day, holidays))
  const main = house.mainStations.flatMap((code) => drawing.find((station) => station.code === code) ?? [])
  return [...main, ...drawing.filter((station) => !main.includes(station))]
}

/** The next day on which the stations of a region that draw together still sell. */
function nextDay(region: Region, now: number, holidays: Holidays, house: HouseReading): string | null {
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead += 1) {
    const day = drawDay(now + ahead * DAY_MS)
    const stations = getStations(region, day, holidays, house)
    const first = Math.min(...stations.map(({ startMinute }) => startMinute ?? Infinity))
    const isOpen = stations.some(
      (station) => station.startMinute === first && getClosing(station.code, numberOn(day), holidays, house) > now,
    )
    if (isOpen) return day
  }
  return null
}

interface DatedBoardInput {
  /** Code of the lottery that bets without a station are for. */
  lottery: string
  region: Region
  /** Day of a draw in the lottery's region; the next one by default. */
  day?: string
  holidays: Holidays
  house: HouseReading
  now: number
}

/** The stations of a board's day, and of each other region those of its next day. */
export function datedBoard({ lottery, region, day, holidays, house, now }: DatedBoardInput): DatedBoard {
  const dated = REGIONS.flatMap((each) => {
    const own = each === region && day !== undefined ? day : nextDay(each, now, holidays, house)
    return own === null
      ? []
      : getStations(each, own, holidays, house).map((station) => ({ station, number: numberOn(own) }))
  })
  return {
    region,
    lottery,
    stations: dated.map(({ station }) => station.code),
    closed: dated.flatMap(({ station, number }) =>
      getClosing(station.code, number, holidays, house) <= now ? [station.code] : [],
    ),
    ...asBoard(house),
    numbers: Object.fromEntries(dated.map(({ station, number }) => [station.code, number])),
  }
}

/** A fast draw has no stations. */
export const boardOfFastDraw = (lottery: string, region: Region, house: HouseReading): DatedBoard => ({
  region,
  lottery,
  stations: [],
  ...asBoard(house),
  cutOffMinutes: 0,
  numbers: {},
})

const asBoard = ({ habits, priceUnit, version, cutOffMinutes }: HouseReading) => ({
  house: habitsIn(habits),
  priceUnit,
  version,
  cutOffMinutes,
})

/** One board per region, whose first station takes bets without a station; the region of the member's last ticket comes first. */
export function boardsOfRegions(
  listed: readonly string[],
  recent: readonly string[],
  input: Pick<DatedBoardInput, 'holidays' | 'house' | 'now'>,
): DatedBoard[] {
  const last = recent.map(findLottery).find((game) => game?.region && game.intervalSeconds === null)?.region
  return REGIONS.flatMap((region) => {
    const any = datedBoard({ ...input, region, lottery: '' })
    const first = any.stations.find(
      (code) => findLottery(code)?.region === region && listed.includes(code) && !any.closed?.includes(code),
    )
    return first === undefined ? [] : [{ ...any, lottery: first }]
  }).toSorted((a, b) => Number(b.region === last) - Number(a.region === last))
}

/** Whether the sale of the lottery that bets without a station are for has closed. */
export const isSaleClosed = ({ lottery, closed = [] }: DatedBoard): boolean =>
  lottery.split('-').some((code) => closed.includes(code))

/** The number of the draw that a bet is for; two stations together draw on the same day. */
export const parseNumber = ({ numbers }: DatedBoard, lottery: string): string | undefined =>
  numbers[lottery.split('-')[0] ?? lottery]
