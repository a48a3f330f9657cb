import { findJoint, type LotteryGame, type Region, getSlots, STATIONS } from './games.ts'

/** Draws keep the time of Vietnam, which has no summer time. */
const OFFSET_MS = 7 * 3_600_000
const DAY_MS = 86_400_000
/** A station's draw is shown number by number for this long. */
const STATION_SHOW_MS = 20 * 60_000
/** A fast draw is shown within this time, its numbers in groups a second apart: each group is an event to everybody. */
const FAST_SHOW_MS = 3_000
const FAST_STEP_MS = 1_000
/** A page rolls a number for about this long before it stands. */
const ROLL_MS = 1_000

/** A day on which the stations of a region pause. */
export interface Holiday {
  readonly region: Region
  /** yyyy-MM-dd. */
  readonly day: string
}
/** All that are listed, of every region. */
export type Holidays = readonly Holiday[]

/** Years, this one or the next, for which a region has no holiday although it pauses in others. */
export function unlistedHolidays(holidays: Holidays, at: number): { region: Region; year: number }[] {
  const year = Number(drawDay(at).slice(0, 4))
  return [...Map.groupBy(holidays, ({ region }) => region)].flatMap(([region, own]) =>
    [year, year + 1]
      .filter((searched) => !own.some(({ day }) => day.startsWith(String(searched))))
      .map((unlisted) => ({ region, year: unlisted })),
  )
}

/** A draw by the calendar. Times are milliseconds since 1970. */
export interface ScheduledDraw {
  readonly gameCode: string
  /** yyyyMMdd; fast draws add their number of the day, as long as the day's last: "202504140001". */
  readonly issue: string
  /** Day of the draw in Vietnam, yyyy-MM-dd. A fast draw belongs to the day on which its interval starts. */
  readonly day: string
  /** When it becomes the running draw: the previous one is drawn. Sale may open earlier. */
  readonly startsAt: number
  readonly closesAt: number
  readonly drawsAt: number
}

/** The day in Vietnam, yyyy-MM-dd. */
export function drawDay(at: number): string {
  return new Date(at + OFFSET_MS).toISOString().slice(0, 10)
}

/** Midnight of a day in Vietnam. */
const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`) - OFFSET_MS

const getWeekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** Place of an issue in its day: "202504140731" is the 731st draw; a station draws once. */
export const placeInDay = (issue: string): number => Number(issue.slice(8) || '1')

export function drawsPerDay({ intervalSeconds }: LotteryGame): number {
  return intervalSeconds === null ? 1 : 86_400 / intervalSeconds
}

/** Whether a station draws on a day; fast games always do. */
export function drawsOn(game: LotteryGame, day: string, holidays: Holidays): boolean {
  if (game.intervalSeconds !== null) return true
  return (
    game.weekdays.includes(getWeekday(day)) &&
    !holidays.some((holiday) => holiday.region === game.region && holiday.day === day)
  )
}

/** Stations that draw on a day, in the order of their draws. */
export function stationsOn(day: string, holidays: Holidays): LotteryGame[] {
  return STATIONS.filter((game) => drawsOn(game, day, holidays)).toSorted(
    (a, b) => (a.startMinute ?? 0) - (b.startMinute ?? 0),
  )
}

/** Joint lotteries of a station with each other station of its region that draws on a day. */
export function getPartners(code: string, day: string, holidays: Holidays): LotteryGame[] {
  const stations = stationsOn(day, holidays)
  if (!stations.some((station) => station.code === code)) return []
  return stations.flatMap((other) => findJoint(code, other.code) ?? [])
}

/** The next `count` draws of a game that have not been drawn at `from`, the running one first. */
export function nextDraws(game: LotteryGame, from: number, holidays: Holidays, count = 1): ScheduledDraw[] {
  const draws: ScheduledDraw[] = []
  if (game.intervalSeconds !== null) {
    const interval = game.intervalSeconds * 1000
    const first = Math.floor((from - midnight('1970-01-02')) / interval)
    for (let index = 0; index < count; index += 1) {
      const startsAt = midnight('1970-01-02') + (first + index) * interval
      draws.push(fastDraw(game, startsAt, interval))
    }
    return draws
  }
  let day = drawDay(from)
  // A station draws at least once a week, and each holiday takes at most one draw.
  const searched = 7 * (count + holidays.length + 1)
  for (let days = 0; draws.length < count && days < searched; days += 1, day = dayAfter(day, 1)) {
    if (!drawsOn(game, day, holidays)) continue
    const draw = stationDraw(game, day, holidays)
    if (draw.drawsAt > from) draws.push(draw)
  }
  return draws
}

/** Draws of a game with `drawsAt` in (after, until], oldest first. */
export function drawsBetween(game: LotteryGame, after: number, until: number, holidays: Holidays): ScheduledDraw[] {
  const draws: ScheduledDraw[] = []
  let [next] = nextDraws(game, after, holidays)
  while (next && next.drawsAt <= until) {
    draws.push(next)
    next = nextDraws(game, next.drawsAt, holidays)[0]
  }
  return draws
}

/** The draw of an issue; undefined where the calendar has none. */
export function drawOfIssue(game: LotteryGame, issue: string, holidays: Holidays): ScheduledDraw | undefined {
  const match = /^(\d{4})(\d\d)(\d\d)(\d*)$/.exec(issue)
  if (!match) return undefined
  const day = `${match[1]}-${match[2]}-${match[3]}`
  if (Number.isNaN(Date.parse(`${day}T00:00:00Z`))) return undefined
  const number = placeInDay(issue)
  if (number < 1 || number > drawsPerDay(game) || !drawsOn(game, day, holidays)) return undefined
  const interval = (game.intervalSeconds ?? 0) * 1000
  const draw =
    game.intervalSeconds === null
      ? stationDraw(game, day, holidays)
      : fastDraw(game, midnight(day) + (number - 1) * interval, interval)
  return draw.issue === issue ? draw : undefined
}

function fastDraw(game: LotteryGame, startsAt: number, interval: number): ScheduledDraw {
  const day = drawDay(startsAt)
  const number = Math.round((startsAt - midnight(day)) / interval) + 1
  const drawsAt = startsAt + interval
  const issue = day.replaceAll('-', '') + String(number).padStart(String(drawsPerDay(game)).length, '0')
  return { gameCode: game.code, issue, day, startsAt, closesAt: drawsAt - game.closeBeforeSeconds * 1000, drawsAt }
}

function stationDraw(game: LotteryGame, day: string, holidays: Holidays): ScheduledDraw {
  const minute = (game.startMinute ?? 0) * 60_000
  let previous = dayAfter(day, -1)
  while (!drawsOn(game, previous, holidays)) previous = dayAfter(previous, -1)
  const drawsAt = midnight(day) + minute
  return {
    gameCode: game.code,
    issue: day.replaceAll('-', ''),
    day,
    startsAt: midnight(previous) + minute,
    closesAt: drawsAt - game.closeBeforeSeconds * 1000,
    drawsAt,
  }
}

/** When each number of a result is shown, in milliseconds after `drawsAt`, in draw order. */
export function showOffsets(game: LotteryGame): number[] {
  const { length } = getSlots(game)
  const [span, step] = game.intervalSeconds === null ? [STATION_SHOW_MS, 1] : [FAST_SHOW_MS, FAST_STEP_MS]
  return Array.from({ length }, (_, index) => Math.ceil((span * (index + 1)) / length / step) * step)
}

/** How long after `drawsAt` the last number stands. Nobody is paid before. */
export const showMs = (game: LotteryGame): number => (showOffsets(game).at(-1) ?? 0) + ROLL_MS
