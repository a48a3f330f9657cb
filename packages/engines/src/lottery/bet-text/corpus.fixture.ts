import { testDraw } from '../random-lines.fixture.ts'
import type { TextBoard } from './readings.ts'

/*
 * Messages as people write them, with what they buy: composed from the word lists of both notations, knowing nothing of the reader.
 * Everything in them is clear.
 */

export type Notation = 'NORTH' | 'SOUTH' | 'NORTH_AS_SOUTH' | 'MIXED'

export interface Message {
  readonly notation: Notation
  readonly text: string
  readonly board: TextBoard
  /** "HA_NOI:DE 5 17 @50": picks in order, stake in thousands. */
  readonly expected: readonly string[]
}

/** By weekday from Monday: the station of the North, those of the Centre and of the South, the main one first. */
const WEEK: readonly (readonly [north: string, central: string, south: string])[] = [
  [
    'HA_NOI',
    'PHU_YEN:py,phu yen,Phú Yên HUE:hue,tth,Huế',
    'HO_CHI_MINH:tp,hcm,tpho,TP DONG_THAP:dt,dthap,đồng tháp CA_MAU:cm,ca mau,Cà Mau',
  ],
  [
    'QUANG_NINH',
    'DAK_LAK:dlak,daklak,Đắk Lắk QUANG_NAM:qnam,quang nam',
    'BEN_TRE:bt,btre,Bến Tre VUNG_TAU:vt,vtau,vung tau BAC_LIEU:blieu,bac lieu,Bạc Liêu',
  ],
  [
    'BAC_NINH',
    'DA_NANG:dnang,da nang,Đà Nẵng KHANH_HOA:kh,khoa,khánh hoà',
    'DONG_NAI:dnai,dong nai,Đồng Nai CAN_THO:ct,ctho,can tho SOC_TRANG:st,strang,soc trang',
  ],
  [
    'HA_NOI',
    'BINH_DINH:bdinh,binh dinh QUANG_TRI:qt,qtri,quang tri QUANG_BINH:qb,qbinh',
    'TAY_NINH:tn,tninh,tay ninh AN_GIANG:ag,agiang,An Giang BINH_THUAN:bth,bthuan,binh thuan',
  ],
  [
    'HAI_PHONG',
    'GIA_LAI:gl,gia lai NINH_THUAN:nt,nthuan,ninh thuan',
    'VINH_LONG:vl,vlong,vinh long BINH_DUONG:bd,bduong,sb,binh duong TRA_VINH:tv,tvinh,tra vinh',
  ],
  [
    'NAM_DINH',
    'DA_NANG:dnang,đà nẵng QUANG_NGAI:qngai,quang ngai DAK_NONG:dnong,dak nong',
    'HO_CHI_MINH:tp,hcm,sg LONG_AN:la,long an,Long An BINH_PHUOC:bp,bphuoc,binh phuoc HAU_GIANG:hg,hgiang,hau giang',
  ],
  [
    'THAI_BINH',
    'HUE:hue,tth KHANH_HOA:kh,khanh hoa KON_TUM:kt,kon tum',
    'TIEN_GIANG:tg,tgiang,tien giang KIEN_GIANG:kg,kgiang,kien giang DA_LAT:dl,dlat,đà lạt',
  ],
]

type Draw = ReturnType<typeof testDraw>

class Writer {
  private readonly draw: Draw
  constructor(name: string) {
    this.draw = testDraw(name)
  }
  chance = (percent: number) => this.draw(100) < percent
  from = (low: number, high: number) => low + this.draw(high - low + 1)
  one = <Value>(values: readonly Value[]): Value => values[this.draw(values.length)] as Value
  /** One of the ways, separated by bars. */
  word = (ways: string) => this.one(ways.split('|'))
  some(count: number, digits: number): string[] {
    const numbers = new Set<string>()
    while (numbers.size < count) numbers.add(String(this.draw(10 ** digits)).padStart(digits, '0'))
    return [...numbers]
  }
}

interface Price {
  readonly text: string
  readonly thousands: number
}

const bet = (lottery: string, type: string, numbers: readonly (string | number)[], { thousands }: Price) =>
  `${lottery}:${type} ${numbers
    .map(Number)
    .toSorted((a, b) => a - b)
    .join(' ')} @${thousands}`

const all = Array.from({ length: 100 }, (_, number) => number)
const getDigits = (number: number) => [Math.floor(number / 10), number % 10] as const
const pick = (fits: (a: number, b: number, number: number) => boolean) =>
  all.filter((number) => fits(...getDigits(number), number))

/** Names of sets that both notations share. */
const SETS: readonly (readonly [ways: string, numbers: readonly number[]])[] = [
  ['kep|kép|kép bằng', pick((a, b) => a === b)],
  ['chanchan|chẵn chẵn|chan chan', pick((a, b) => a % 2 === 0 && b % 2 === 0)],
  ['lele|lẻ lẻ', pick((a, b) => a % 2 === 1 && b % 2 === 1)],
  ['chanle|chẵn lẻ', pick((a, b) => a % 2 === 0 && b % 2 === 1)],
  ['tong5|tổng 5', pick((a, b) => (a + b) % 10 === 5)],
  ['tong 0|tổng 0', pick((a, b) => (a + b) % 10 === 0)],
  ['sat kep|sát kép', pick((a, b) => Math.abs(a - b) === 1)],
  ['tý|giáp tý', pick((_a, _b, number) => number % 12 === 0)],
  ['hợi|giap hoi', pick((_a, _b, number) => number % 12 === 11)],
  ['dan 05 co kep|dàn 05 có kép', pick((a, b) => a < 6 && b < 6)],
  ['kép lệch|kep lech', pick((a, b) => (a + 5) % 10 === b)],
]

function getOrders(number: string): string[] {
  if (number.length < 2) return [number]
  const orders = [...number].flatMap((digit, index) =>
    getOrders(number.slice(0, index) + number.slice(index + 1)).map((rest) => digit + rest),
  )
  return [...new Set(orders)]
}

const getPairs = <Value>(values: readonly Value[]) =>
  values.flatMap((first, index) => values.slice(index + 1).map((second) => [first, second] as const))

/* South and Centre: numbers, then bets. */

function southernPrice(writer: Writer): Price {
  const thousands = writer.one([1, 2, 5, 10, 15, 20, 50, 100, 200])
  const way = writer.from(0, 9)
  if (way === 0) return { text: writer.word('0,5n|0.5n'), thousands: 0.5 }
  if (way === 1) return { text: writer.word('2,5n|2.5n'), thousands: 2.5 }
  if (way === 2) return { text: `${thousands}k`, thousands }
  if (way === 3) return { text: `${thousands} ${writer.word('ngan|ngàn|nghìn')}`, thousands }
  return { text: way < 7 ? `${thousands}n` : String(thousands), thousands }
}

interface SouthernBet {
  readonly ways: string
  readonly digits: readonly number[]
  readonly types: (digits: number, head: string) => readonly string[]
  readonly inOrders?: true
}

const SOUTHERN: readonly SouthernBet[] = [
  { ways: 'b|b|bao|blo|bao lo|bao lô|lo', digits: [2, 2, 3, 4], types: (digits) => [`LO${digits}`] },
  { ways: 'dd|dd|đđ|dauduoi|đầu đuôi', digits: [2], types: (_digits, head) => [head, 'DE'] },
  { ways: 'dau|đầu', digits: [2, 2, 3], types: (digits, head) => [digits === 2 ? head : 'XIU_CHU_DAU'] },
  { ways: 'duoi|đuôi|dui', digits: [2, 2, 3], types: (digits) => [digits === 2 ? 'DE' : 'DE3'] },
  { ways: 'xc|xc|xỉu chủ|xiu chu', digits: [3], types: () => ['XIU_CHU'] },
  { ways: 'xcdau|dauxc|xc dau', digits: [3], types: () => ['XIU_CHU_DAU'] },
  { ways: 'xcduoi|duoixc|xcdui', digits: [3], types: () => ['DE3'] },
  { ways: 'bdao|bao đảo|bld|daob', digits: [3], types: () => ['LO3'], inOrders: true },
  { ways: 'xcdao|dxc|xc đảo', digits: [3], types: () => ['XIU_CHU'], inOrders: true },
  { ways: 'b7l|b7lo|baylo|bao 7 lo', digits: [2], types: () => ['BAO7'] },
]
/** The North has no head of three digits. */
const NORTHERN_TOO = SOUTHERN.slice(0, 5).map((own) => (own.ways.startsWith('dau') ? { ...own, digits: [2] } : own))

const SEPARATORS = ['.', '.', ' ', ' ', ',', ', ', '-']

/** Statements on the stations, with what they buy. */
function southernLine(writer: Writer, stations: readonly string[], isNorth = false): { text: string; bets: string[] } {
  const head = isNorth ? 'DAU_G7' : 'DAU_G8'
  const texts: string[] = []
  const bets: string[] = []
  const buy = (type: string, numbers: readonly (string | number)[], price: Price) => {
    for (const station of stations) bets.push(bet(station, type, numbers, price))
  }
  for (let left = writer.chance(25) ? 2 : 1; left > 0; left -= 1) {
    const price = southernPrice(writer)
    const gap = writer.word('|| ')
    const before = writer.word('|| ')
    const kind = writer.from(0, 99)
    if (kind < 14) {
      const numbers = writer.some(writer.one([2, 2, 3]), 2)
      const joined = numbers.join(writer.one(['.', ' ', '.', ',']))
      if (stations.length === 2) {
        texts.push(`${joined}${gap}${writer.word('dx|dx|đá xiên|dax')}${before}${price.text}`)
        bets.push(bet(stations.join('-'), 'DA_XIEN', numbers, price))
      } else if (stations.length === 1) {
        texts.push(`${joined}${gap}${writer.word('da|đá|dat|da thang|dv')}${before}${price.text}`)
        for (const pair of getPairs(numbers)) buy('DA', pair, price)
      } else {
        texts.push(`${joined}${gap}b${before}${price.text}`)
        buy('LO2', numbers, price)
      }
    } else if (kind < 24) {
      const [ways, numbers] = writer.one(SETS)
      const { ways: words, types } = SOUTHERN[writer.from(1, 3)] as SouthernBet
      texts.push(`${writer.word(ways)} ${isNorth ? 'dd' : writer.word(words)}${before}${price.text}`)
      for (const type of isNorth ? [head, 'DE'] : types(2, head)) buy(type, numbers, price)
    } else if (kind < 32) {
      const [ten, from, count] = [writer.from(0, 9), writer.from(0, 4), writer.from(2, 5)]
      const isTens = writer.chance(50)
      const numbers = Array.from({ length: count + 1 }, (_, step) =>
        isTens ? (from + step) * 10 + ten : ten * 10 + from + step,
      )
      const [first = '', last = ''] = [numbers[0], numbers.at(-1)].map((number) => String(number).padStart(2, '0'))
      texts.push(`${first}${writer.word('keo| keo | kéo ')}${last} ${writer.word('dau|duoi|dd')}${before}${price.text}`)
      const types = / dau/.test(texts.at(-1) ?? '') ? [head] : / duoi/.test(texts.at(-1) ?? '') ? ['DE'] : [head, 'DE']
      for (const type of types) buy(type, numbers, price)
    } else {
      const own = writer.one(isNorth ? NORTHERN_TOO : SOUTHERN)
      const digits = writer.one(own.digits)
      const numbers = writer.some(own.inOrders ? 1 : writer.from(1, 5), digits)
      // "12 lo 34" says something else in the North.
      const word = isNorth && own.ways.startsWith('b') ? 'b' : writer.word(own.ways)
      let text = `${numbers.join(writer.one(SEPARATORS))}${gap}${word}${isNorth ? '' : before}${price.text}`
      for (const type of own.types(digits, head)) buy(type, own.inOrders ? numbers.flatMap(getOrders) : numbers, price)
      if (digits === 2 && own.ways.startsWith('b|') && writer.chance(35)) {
        const other = southernPrice(writer)
        text += `${writer.word('.| ')}dd${other.text}`
        for (const type of [head, 'DE']) buy(type, numbers, other)
      }
      texts.push(text)
    }
  }
  return { text: texts.join(writer.word(', | ; ').trim().length > 0 ? writer.word(', |; ') : ' '), bets }
}

interface Station {
  readonly code: string
  readonly names: string
}

const getStations = (list: string): Station[] =>
  // A name may have a blank.
  list.split(/ (?=[A-Z_]+:)/).map((entry) => {
    const [code = '', names = ''] = entry.split(':')
    return { code, names: names.replaceAll(',', '|') }
  })

/** A header and the lines below it. */
function southernSection(
  writer: Writer,
  list: string,
  region: 'mn' | 'mt',
  isOwn: boolean,
  isOnly: boolean,
): { lines: string[]; bets: string[] } {
  const day = getStations(list)
  const way = isOwn ? writer.from(0, 9) : 9
  let [header, stations]: [string, string[]] = ['', []]
  const codes = (count: number) => day.slice(0, count).map(({ code }) => code)
  if (way < 4) {
    const station = writer.one(day)
    ;[header, stations] = [writer.word(station.names), [station.code]]
  } else if (way < 6 && day.length > 1) {
    const [first, second] = writer.one(getPairs(day)) as readonly [Station, Station]
    ;[header, stations] = [
      `${writer.word(first.names)}${writer.word('.| ')}${writer.word(second.names)}`,
      [first.code, second.code],
    ]
  } else if (way < 7) {
    ;[header, stations] = [writer.word('dc|đài chính|dchinh'), codes(1)]
  } else if (way < 9) {
    ;[header, stations] = [writer.word('2d|2d|2dai|2 đài'), codes(2)]
  } else {
    const count = day.length > 2 && writer.chance(30) ? 3 : 2
    ;[header, stations] = [`${count}d${region}`, codes(count)]
  }
  if (writer.chance(25)) header = header.toUpperCase()
  const count = writer.from(1, 5)
  const written = Array.from({ length: count }, () => southernLine(writer, stations))
  const lines = written.map(({ text }) => text)
  const isInFront = isOnly && count === 1 && writer.chance(60)
  return {
    lines: isInFront ? [`${header} ${lines[0] ?? ''}`] : [`${header}${writer.word('|||:')}`, ...lines],
    bets: written.flatMap(({ bets }) => bets),
  }
}

/* North: the bet, numbers, then a price. */

function northernPrice(writer: Writer, isPoints: boolean): Price {
  const thousands = writer.one([5, 10, 20, 30, 50, 100, 150, 200, 500])
  if (isPoints && writer.chance(60))
    return { text: `${writer.word('x| x |  ')}${thousands}${writer.word('d|đ| điểm|d')}`, thousands }
  const text = writer.word('x#k| x #k| x #| = #k|x#n| #k| #n| mỗi con #k| moi so #k|*#k| mc #k| giá #k| nhân #|/#k')
  return { text: text.replace('#', String(thousands)), thousands }
}

function northernLine(writer: Writer, lottery: string): { text: string; bets: string[] } {
  const label = (ways: string) => {
    const word = writer.word(ways)
    const cased = writer.chance(50) ? word.charAt(0).toUpperCase() + word.slice(1) : word
    return `${cased}${writer.word(' | | |: ')}`
  }
  const kind = writer.from(0, 99)
  const isLo = kind >= 30 && kind < 55
  const price = northernPrice(writer, isLo)
  const join = writer.one(['.', ' ', ',', ', ', ' ', ' - ', '. '])
  const listed = (numbers: readonly string[]) => numbers.join(numbers.length === 2 && join === ' - ' ? ' ' : join)
  if (kind < 30) {
    const numbers = writer.some(writer.from(1, 9), 2)
    return {
      text: `${label('đề|de|đê|de').replace('ê', 'ề')}${listed(numbers)}${price.text}`,
      bets: [bet(lottery, 'DE', numbers, price)],
    }
  }
  if (isLo) {
    const numbers = writer.some(writer.from(1, 6), 2)
    return {
      text: `${label('lô|lo|lô tô|bao lô')}${listed(numbers)}${price.text}`,
      bets: [bet(lottery, 'LO2', numbers, price)],
    }
  }
  if (kind < 68) {
    const size = writer.one([2, 2, 3, 4])
    const numbers = writer.some(size, 2)
    const groups = size === 2 && writer.chance(40) ? 2 : 1
    const others = writer.some(4, 2)
    const second = groups === 2 ? others.filter((number) => !numbers.includes(number)).slice(0, 2) : []
    if (second.length === 2) {
      const text = writer.one([
        `${numbers.join('-')} ${second.join('-')}`,
        `(${numbers.join(' ')})(${second.join(' ')})`,
        `${numbers.join(',')} và ${second.join(',')}`,
      ])
      return {
        text: `${label('xiên|xien2|xiên 2')}${text}${price.text}`,
        bets: [numbers, second].map((own) => bet(lottery, 'XIEN2', own, price)),
      }
    }
    return {
      text: `${label(`xiên|xien|xiên ${size}|xien${size}`)}${numbers.join(writer.word('.| |-|,'))}${price.text}`,
      bets: [bet(lottery, `XIEN${size}`, numbers, price)],
    }
  }
  if (kind < 74) {
    const numbers = writer.some(writer.from(1, 3), 3)
    return {
      text: `${label('3c|3 càng|ba càng|bc')}${listed(numbers)}${price.text}`,
      bets: [bet(lottery, 'DE3', numbers, price)],
    }
  }
  if (kind < 78) {
    const numbers = writer.some(4, 2)
    return {
      text: `${label('xq|xiên quay|xq4')}${numbers.join(writer.word('.| |-'))}${price.text}`,
      bets: [bet(lottery, 'XIEN_QUAY4', numbers, price)],
    }
  }
  if (kind < 86) {
    const digit = writer.from(0, 9)
    const [ways, numbers] = writer.one([
      [`đầu ${digit}|dau ${digit}|đầu${digit}`, pick((a) => a === digit)],
      [`đít ${digit}|dit ${digit}|đuôi ${digit}`, pick((_a, b) => b === digit)],
      [`chạm ${digit}|cham ${digit}`, pick((a, b) => a === digit || b === digit)],
      [`tổng ${digit}|tong ${digit}`, pick((a, b) => (a + b) % 10 === digit)],
    ] as const)
    return {
      text: `${label('đề|de')}${writer.word(ways)}${price.text.startsWith('/') ? ' x 10k' : price.text}`,
      bets: [bet(lottery, 'DE', numbers, price.text.startsWith('/') ? { text: '', thousands: 10 } : price)],
    }
  }
  if (kind < 93) {
    const [ways, numbers] = writer.one(SETS)
    return {
      text: `${label('đề|de')}${writer.word(ways)} x ${price.thousands}k`,
      bets: [bet(lottery, 'DE', numbers, price)],
    }
  }
  if (kind < 97) {
    const number = writer.one(['01', '12', '37', '49', '58'])
    const [a, b] = getDigits(Number(number))
    const ends = (x: number, y: number) => x % 5 === y % 5
    const numbers = pick((c, d) => (ends(c, a) && ends(d, b)) || (ends(c, b) && ends(d, a)))
    return { text: `${label('đề|de')}bộ ${number} x ${price.thousands}n`, bets: [bet(lottery, 'DE', numbers, price)] }
  }
  const numbers = writer.some(writer.from(1, 3), 2)
  return {
    text: `${label('nhất to|nto|g1|giải nhất')}${listed(numbers)}${price.text}`,
    bets: [bet(lottery, 'DE_G1', numbers, price)],
  }
}

/** A label on a line of its own, and several bets below it. */
function northernBlock(writer: Writer, lottery: string): { text: string; bets: string[] } {
  const [ways, type] = writer.one([
    ['Đề|đề:|De|ĐỀ', 'DE'],
    ['Lô|lô:|Lo', 'LO2'],
    ['Xiên 2|Xien:|xiên', 'XIEN2'],
    ['3 càng|3c:', 'DE3'],
  ] as const)
  const bets: string[] = []
  const lines = Array.from({ length: writer.from(2, 4) }, () => {
    const numbers = type === 'XIEN2' ? writer.some(2, 2) : writer.some(writer.from(1, 6), type === 'DE3' ? 3 : 2)
    const thousands = writer.one([5, 10, 20, 50, 100])
    bets.push(bet(lottery, type, numbers, { text: '', thousands }))
    return `${numbers.join(writer.word(type === 'XIEN2' ? '-| |.' : '.| |,'))}${writer.word('x#k| x #|=#| = #k| x#n|*#').replace('#', String(thousands))}`
  })
  return { text: [writer.word(ways), ...lines].join('\n'), bets }
}

/** How people type: capitals, blanks too many, a point at the end of a line, letters with their accents apart. */
function typed(writer: Writer, text: string): string {
  let own = text
  if (writer.chance(15)) own = own.toUpperCase()
  if (writer.chance(15)) own = own.replaceAll(' ', '  ')
  if (writer.chance(15)) own = own.replaceAll('\n', '.\n')
  if (writer.chance(10)) own = own.replaceAll('\n', '\r\n')
  if (writer.chance(10)) own = own.replaceAll('\n', ' \n\n')
  return writer.chance(20) ? own.normalize('NFD') : own
}

const GREETINGS = [
  'em ơi',
  'anh ơi',
  'cho em',
  'Anh Tuấn:',
  'chị Hoa',
  'a Sơn:',
  'tin 3',
  'ghi giúp em',
  'Em chào anh',
  'alo',
  'cô Ba ơi',
]
const GOODBYES = [
  'cảm ơn',
  'cam on anh',
  'nhé',
  'nha',
  'ok',
  'cam on nhe',
  'xin cam on',
  'thanks',
  'dạ em cảm ơn',
  '🙏',
  'xong',
]

/** Makes `count` messages; the same name gives the same messages. */
export function getMessages(name: string, count: number): Message[] {
  return Array.from({ length: count }, (_, index) => {
    const writer = new Writer(`${name}-${index}`)
    const [north, central, south] = writer.one(WEEK)
    const [centre, southern] = [getStations(central), getStations(south)].map((day) => day.map(({ code }) => code)) as [
      string[],
      string[],
    ]
    const stations = [north, ...centre, ...southern]
    const boards: Record<'NORTH' | 'CENTRAL' | 'SOUTH', string> = {
      NORTH: north,
      CENTRAL: centre[0] ?? '',
      SOUTH: southern[0] ?? '',
    }
    const notation = (['NORTH', 'SOUTH', 'SOUTH', 'NORTH_AS_SOUTH', 'MIXED'] as const)[index % 5] ?? 'NORTH'
    const lines: string[] = []
    const expected: string[] = []
    const add = (more: { lines: string[]; bets: string[] }) => {
      lines.push(...more.lines)
      expected.push(...more.bets)
    }
    const northern = (isMarked: boolean) => {
      if (isMarked) lines.push(writer.word('mb|MB|miền bắc|hn'))
      const written = Array.from({ length: writer.from(1, 5) }, () => northernLine(writer, north))
      if (writer.chance(20)) written.push(northernBlock(writer, north))
      add({ lines: written.map(({ text }) => text), bets: written.flatMap(({ bets }) => bets) })
    }
    const inSouthern = (isMarked: boolean) => {
      if (isMarked) lines.push(writer.word('mb|MB|2dmb|hn'))
      const written = Array.from({ length: writer.from(1, 5) }, () => southernLine(writer, [north], true))
      add({ lines: written.map(({ text }) => text), bets: written.flatMap(({ bets }) => bets) })
    }
    let region: keyof typeof boards = writer.chance(80) ? 'SOUTH' : 'CENTRAL'
    if (notation === 'NORTH') {
      region = 'NORTH'
      northern(false)
    } else if (notation === 'NORTH_AS_SOUTH') {
      region = writer.one(['NORTH', 'SOUTH'])
      inSouthern(region !== 'NORTH' || writer.chance(50))
    } else if (notation === 'MIXED') {
      region = writer.one(['NORTH', 'SOUTH', 'CENTRAL'])
      const parts = [
        () => (writer.chance(50) ? northern(true) : inSouthern(true)),
        () => add(southernSection(writer, south, 'mn', false, false)),
        () => add(southernSection(writer, central, 'mt', false, false)),
      ]
      const first = writer.from(0, 2)
      for (const part of [...parts.slice(first), ...parts.slice(0, first)].slice(0, writer.from(2, 3))) part()
    } else {
      const sections = writer.from(1, 3)
      for (let section = 0; section < sections; section += 1) {
        const isSouth = region === 'SOUTH'
        add(southernSection(writer, isSouth ? south : central, isSouth ? 'mn' : 'mt', true, sections === 1))
      }
    }
    if (writer.chance(20)) lines.unshift(writer.one(GREETINGS))
    if (writer.chance(20)) lines.push(writer.one(GOODBYES))
    return {
      notation,
      text: typed(writer, lines.join('\n')),
      board: { region, lottery: boards[region], stations },
      expected,
    }
  })
}
