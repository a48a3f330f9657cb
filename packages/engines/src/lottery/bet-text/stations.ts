import { findLottery, type Region } from '../games.ts'
import { LABELS } from './north-words.ts'
import type { TextBoard, TextReason } from './readings.ts'
import { type Cursor, hasLineBreak, getPhrases } from './tokens.ts'

/** Names of stations as people shorten them. Two stations can share one. */
const NAMES: Readonly<Record<string, string>> = {
  HO_CHI_MINH: 'tp|tpho|tphcm|hcm|sg|sai gon|ho chi minh|tp ho chi minh|tp hcm|thanh pho|tpho chi minh',
  DONG_THAP: 'dt|dthap|dong thap',
  CA_MAU: 'cm|cmau|ca mau',
  BEN_TRE: 'bt|btre|ben tre',
  VUNG_TAU: 'vt|vtau|vung tau',
  BAC_LIEU: 'bl|blieu|bac lieu',
  DONG_NAI: 'dn|dnai|dong nai',
  CAN_THO: 'ct|ctho|can tho',
  SOC_TRANG: 'st|strang|soc trang',
  TAY_NINH: 'tn|tninh|tay ninh',
  AN_GIANG: 'ag|agiang|an giang',
  BINH_THUAN: 'bth|bthuan|binh thuan',
  VINH_LONG: 'vl|vlong|vinh long',
  BINH_DUONG: 'bd|bduong|sb|song be|sbe|binh duong',
  TRA_VINH: 'tv|tvinh|tra vinh',
  LONG_AN: 'la|lan|long an',
  BINH_PHUOC: 'bp|bphuoc|binh phuoc',
  HAU_GIANG: 'hg|hgiang|hau giang',
  TIEN_GIANG: 'tg|tgiang|tien giang',
  KIEN_GIANG: 'kg|kgiang|kien giang',
  DA_LAT: 'dl|dlat|da lat|dah lat',
  HUE: 'hue|tth|thua thien hue|tt hue',
  PHU_YEN: 'py|pyen|phu yen',
  DAK_LAK: 'dl|dlak|daklak|dak lak|dac lac|dlac',
  QUANG_NAM: 'qn|qnam|quang nam',
  DA_NANG: 'dn|dnang|da nang|dah nang',
  KHANH_HOA: 'kh|khoa|khanh hoa',
  BINH_DINH: 'bd|bdinh|binh dinh',
  QUANG_TRI: 'qt|qtri|quang tri',
  QUANG_BINH: 'qb|qbinh|quang binh',
  GIA_LAI: 'gl|glai|gia lai',
  NINH_THUAN: 'nt|nthuan|ninh thuan',
  QUANG_NGAI: 'qn|qngai|quang ngai',
  DAK_NONG: 'dn|dnong|dak nong|dac nong',
  KON_TUM: 'kt|ktum|kon tum',
}

const codesByName = new Map<string, string[]>()
for (const [code, names] of Object.entries(NAMES)) {
  for (const name of names.split('|')) codesByName.set(name, [...(codesByName.get(name) ?? []), code])
}
const STATIONS = getPhrases<readonly string[]>([...codesByName])
/** The first or second station of the day. */
const PLACES = getPhrases<number>([
  ['dc|dchinh|dchanh|dai chinh|dai chanh', 0],
  ['dp|dphu|dai phu', 1],
])
const REGION_NAMES = {
  NORTH: ['mb', 'mien bac', 'bac'],
  CENTRAL: ['mt', 'mien trung', 'trung'],
  SOUTH: ['mn', 'mien nam', 'nam'],
} as const satisfies Record<Region, readonly [short: string, long: string, word: string]>
const COUNTS = getPhrases<number>(
  [2, 3, 4].map((count): [string, number] => [
    ['d', 'dai', 'dn', ...Object.values(REGION_NAMES).flatMap(([short, long]) => getStations(short, long))]
      .map((word) => `${count} ${word}`)
      .join('|'),
    count,
  ]),
)
/** Words for the region in front of bets. */
const REGIONS = getPhrases<{ region: Region; isCounted: boolean }>(
  (['NORTH', 'CENTRAL', 'SOUTH'] as const).flatMap((region) => {
    const [short, long, word] = REGION_NAMES[region]
    const bare = [short, long, `xs ${short}`, `xs${short}`, `dai ${word}`, ...getStations(short, long)]
    const counted = [2, 3, 4].flatMap((count) => getStations(short, long).map((name) => `${count} ${name}`))
    return [
      [[...bare, ...(region === 'NORTH' ? ['hn', 'ha noi'] : [])].join('|'), { region, isCounted: false }],
      [counted.join('|'), { region, isCounted: true }],
    ] as const
  }),
)

/** "dmt", "dai mt", "dai mien trung" */
function getStations(short: string, long: string): string[] {
  return [`d${short}`, `d ${short}`, short, `dai ${short}`, `dai ${long}`]
}

/** The region that is named here; counted if so many of its stations are. */
export function regionAt(cursor: Cursor): { region: Region; isCounted: boolean; length: number } | null {
  const found = cursor.phrase(REGIONS)
  return found && { ...found.value, length: found.length }
}

/** Why a text's first region is unclear: another one follows, or more stations than the North has; "2dmb" is a name of it. */
export function regionFault(cursor: Cursor, named: NonNullable<ReturnType<typeof regionAt>>): TextReason | null {
  const { region, isCounted, length } = named
  const isName = cursor.token?.text === '2' && cursor.peek(length - 1)?.gap === ''
  if (region === 'NORTH' && isCounted && !isName) return 'STATION'
  cursor.at += length
  return regionAt(cursor) && 'STATION'
}

/** Whether a station stands here whose name is too long to be a bet. */
export const isStationName = (cursor: Cursor): boolean => getStationLength(cursor) > 0

/** How many tokens such a name takes here. */
export function getStationLength(cursor: Cursor): number {
  const found = cursor.phrase(STATIONS)
  return found && (found.length > 1 || (cursor.token?.text.length ?? 0) > 2) ? found.length : 0
}

/** The region to read a line in that begins with stations; null for one that does not. */
export function stationRegion(cursor: Cursor, current: Region, board: TextBoard): Region | null {
  if (cursor.phrase(COUNTS) ?? cursor.phrase(PLACES)) return current === 'NORTH' ? board.region : current
  const found = cursor.phrase(STATIONS)
  if (!found) return null
  const regions = found.value.map((code) => findLottery(code)?.region)
  const isLong = isStationName(cursor)
  if (current !== 'NORTH' && (isLong || regions.includes(current))) return current
  if (board.region !== 'NORTH' && regions.includes(board.region)) return board.region
  if (isLong) return regions[0] ?? null
  // "tp 12b1" names a station of another region by two letters. "bl" is bao lo in the North.
  const drawing = found.value.filter((code) => board.stations.includes(code))
  const isClear = drawing.length === 1 && (current !== 'NORTH' || !cursor.phrase(LABELS))
  return isClear ? (findLottery(drawing[0] ?? '')?.region ?? null) : null
}

export const STATION_WORDS = `tp tphố tphcm hcm sg sài gòn hồ chí minh thành phố đt đthap đồng tháp cm cmau cà mau bt btre bến tre vt vtau
vũng tàu bl blieu bạc liêu đn đnai nai ct ctho cần thơ st strang sóc trăng tn tninh tây ninh ag agiang an giang bth bthuan bình thuận vl vlong
vĩnh long bd bduong sb sông bé sbe dương tv tvinh trà vinh la lan bp bphuoc phước hg hgiang hậu tg tgiang tiền kg kgiang kiên đl đlat đà:dah lạt lạc
hue huế tth thừa thiên tt py pyen phú yên đlak đaklak đak đắk lak lắk đac đắc lac lắc đlac qnam quảng nam đnang nẵng kh khoa khánh hòa hoà bdinh định
qt qtri trị qb qbinh gl glai gia lai qn nt nthuan qngai ngãi đnong nông kt ktum kon tum đc đchinh đchanh đài chính chánh đp đphu phụ đ đmn đmt đmb mn mt mb xsmn xsmt xsmb xs hn hà nội miền bắc trung nam`

export interface NamedStations {
  /** Codes. */
  readonly stations: readonly string[]
  readonly fault: TextReason | null
  /** How many tokens the names take. */
  readonly length: number
}

/** The stations that are named from here on; none if there is no name. */
export function stationsAt(cursor: Cursor, board: TextBoard): NamedStations {
  const stations: string[] = []
  let fault: TextReason | null = null
  let length = 0
  for (let token = cursor.token; token; token = cursor.peek(length)) {
    const at = cursor.at + length
    if (length > 0 && hasLineBreak(token.gap)) break
    if (
      length > 0 &&
      token.is === 'WORD' &&
      (token.text === 'va' || token.text === 'voi') &&
      stationAt(cursor, at + 1, board)
    ) {
      length += 1
      continue
    }
    const found = stationAt(cursor, at, board)
    if (!found) break
    // "TP. HCM", "TP. Ho Chi Minh"
    if (token.text === 'tp' && cursor.peek(length + 1)?.text !== 'tp' && isHoChiMinh(cursor, at + 1)) {
      length += 1
      continue
    }
    if (typeof found.value === 'string') fault ??= found.value
    else stations.push(...found.value)
    length += found.length
  }
  if (new Set(stations).size !== stations.length) fault ??= 'STATION'
  return { stations, fault, length }
}

const isHoChiMinh = (cursor: Cursor, at: number) => cursor.phrase(STATIONS, at)?.value.includes('HO_CHI_MINH') === true

function stationAt(
  cursor: Cursor,
  at: number,
  board: TextBoard,
): { value: readonly string[] | TextReason; length: number } | null {
  const count = cursor.phrase(COUNTS, at)
  if (count)
    return { value: onSale(mainStations(board).slice(0, count.value), count.value, board), length: count.length }
  const place = cursor.phrase(PLACES, at)
  if (place)
    return { value: onSale(mainStations(board).slice(place.value, place.value + 1), 1, board), length: place.length }
  const named = cursor.phrase(STATIONS, at)
  if (!named) return null
  const own = named.value.filter((code) => findLottery(code)?.region === board.region)
  const isShort = named.length === 1 && (cursor.peek(at - cursor.at)?.text.length ?? 0) <= 2
  const meant = own.length > 0 ? own : isShort ? [] : named.value
  const drawing = meant.filter((code) => board.stations.includes(code))
  return { value: onSale(drawing, 1, board), length: named.length }
}

/** The stations that are meant, if as many draw on the day and can still be bet on. */
export function onSale(
  stations: readonly string[],
  count: number,
  { closed = [] }: TextBoard,
): readonly string[] | TextReason {
  if (stations.length !== count) return 'STATION_DAY'
  return stations.some((code) => closed.includes(code)) ? 'STATION_CLOSED' : stations
}

/** The stations of the region that draw together; the evening draws of the house are later. */
export function mainStations({ stations, region }: TextBoard): string[] {
  const games = stations.map(findLottery).filter((game) => game?.region === region)
  const first = Math.min(...games.map((game) => game?.startMinute ?? Infinity))
  return games.flatMap((game) => (game?.startMinute === first ? [game.code] : []))
}
