import { type Label, LABELS } from './north-words.ts'
import { allEveryNight, IS_NIGHTLY } from '@playhouse/testing/every-night.ts'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { BET_TYPES, findBetType, getBetTypes } from '../bet-types.ts'
import { getPicks } from '../picks.ts'
import { findLottery, STATIONS as ALL_STATIONS } from '../games.ts'
import { CURRENT_ODDS } from '../odds.ts'
import { testDraw } from '../random-lines.fixture.ts'
import { priceLine } from '../ticket-lines.ts'
import { LONGEST_BET_TEXT, readBetText } from './bet-text.ts'
import { habitIn } from './habits.ts'
import { writeBetText, writeTickets } from './printing.ts'
import { type Habits, getStructure, type TextBet, type TextBoard } from './readings.ts'

/** A Monday. */
const STATIONS = ['HA_NOI', 'PHU_YEN', 'HUE', 'HO_CHI_MINH', 'DONG_THAP', 'CA_MAU', 'SOUTH_EVENING', 'NORTH_EVENING']
const NORTH: TextBoard = { region: 'NORTH', lottery: 'HA_NOI', stations: STATIONS }
const SOUTH: TextBoard = { region: 'SOUTH', lottery: 'HO_CHI_MINH', stations: STATIONS }

/** "CA_MAU:DE 52 @50": lottery, bet type, picks, stake in thousands. */
const show = ({ betType, picks, stakeMinor, lottery }: TextBet) =>
  `${lottery === undefined ? '' : `${lottery}:`}${betType} ${picks.join(' ')} @${Number(stakeMinor) / 10_000_000}`

function read(text: string, board: TextBoard): string[] {
  const { lines, questions, errors } = readBetText(text, board)
  return [
    ...lines.map(show),
    ...questions.map(({ reason, readings }) => `?${reason} ${readings.length}`),
    ...errors.map(({ reason }) => `!${reason}`),
  ]
}

/** A bet type that is not sold is an error, never another bet. */
function soldOr(expected: string, board: TextBoard): string {
  const [, lottery, betType] = /^(?:([A-Z_-]+):)?([A-Z]\w+) [\d ]+@/.exec(expected) ?? []
  return betType === undefined || findBetType(getStructure(board, lottery), betType) ? expected : '!NOT_OFFERED'
}

/** A message a line, "\n" for a line break; then what it buys, "?reason readings" or "!reason". */
const getMessages = (name: string) =>
  readFileSync(new URL(`messages-${name}.txt`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [message = '', expected = ''] = line.split(' => ')
      return { text: message.replaceAll('\\n', '\n'), expected: expected.split('; ') }
    })

test.each([
  ['northern', NORTH, 'north'],
  ['southern', SOUTH, 'south'],
])('reads every %s message as it is meant', (_name, board, file) => {
  const messages = getMessages(file)
  expect(messages.length).toBeGreaterThanOrEqual(300)
  const wrong = messages.flatMap(({ text, expected }) => {
    const all = expected.map((each) => soldOr(each, board))
    const wanted = all.includes('!NOT_OFFERED') ? ['!NOT_OFFERED'] : all.toSorted()
    const found = read(text, board).toSorted()
    return found.join('; ') === wanted.join('; ') ? [] : [{ text, found, wanted }]
  })
  expect(wrong).toEqual([])
})

/** "BOARD | message => everything with its lottery", on the first day of the week on which the board's lottery draws. */
test('reads every message for several regions as it is meant, on the board where it is pasted', () => {
  const messages = getMessages('regions')
  expect(messages.length).toBeGreaterThanOrEqual(100)
  const wrong = messages.flatMap(({ text: line, expected }) => {
    const [lottery = '', text = ''] = line.split(' | ')
    const { region, weekdays } = findLottery(lottery) ?? {}
    const stations = ALL_STATIONS.filter((station) => station.weekdays.includes(weekdays?.[0] ?? -1))
    const board = { region: region ?? 'NORTH', lottery, stations: stations.map(({ code }) => code) }
    const found = read(text, board).map((each) => (/^(?:[!?]|[A-Z_-]+:)/.test(each) ? each : `${lottery}:${each}`))
    return found.join('; ') === expected.join('; ') ? [] : [{ text, found, expected }]
  })
  expect(wrong).toEqual([])
})

test('refuses bets on stations whose sale for the day has closed', () => {
  const evening: TextBoard = { ...SOUTH, lottery: 'SOUTH_EVENING', closed: ['HO_CHI_MINH', 'DONG_THAP', 'CA_MAU'] }
  expect(read('12b5', evening)).toEqual(read('12b5', SOUTH))
  for (const text of ['3d 12b1', 'dc 12b1', 'dp 12b1', 'cmau 12b1'])
    expect(read(text, evening)).toEqual(['!STATION_CLOSED'])
  expect(read('4d 12b1', evening)).toEqual(['!STATION_DAY'])
})

test('reads a region in front on the board of another, for the stations of that day', () => {
  const friday = ['VINH_LONG', 'BINH_DUONG', 'TRA_VINH', 'GIA_LAI', 'NINH_THUAN', 'HAI_PHONG']
  const board: TextBoard = { region: 'SOUTH', lottery: 'BINH_DUONG', stations: friday }
  expect(read('mb\n39duoi20', board)).toEqual(['HAI_PHONG:DE 39 @20'])
  expect(read('2dmt 54b20', board)).toEqual(['GIA_LAI:LO2 54 @20', 'NINH_THUAN:LO2 54 @20'])
  expect(read('bd lo 32 50n', board)).toEqual(['LO2 32 @50'])
  expect(read('2dmn 54b20', { ...SOUTH, region: 'CENTRAL', lottery: 'HUE' })).toEqual([
    'HO_CHI_MINH:LO2 54 @20',
    'DONG_THAP:LO2 54 @20',
  ])
  expect(read('mb 12b5\n34b5', { ...board, closed: ['HAI_PHONG'] })).toEqual(['!STATION_CLOSED'])
  expect(read('mt 12b5', { ...board, stations: ['BINH_DUONG'] })).toEqual(['!STATION_DAY'])
})

test('understands a line on a northern board that begins with a southern station', () => {
  const lines = ['HO_CHI_MINH:DAU_G8 12 34 @10', 'HO_CHI_MINH:DE 12 34 @10']
  for (const name of ['hcm', 'tp', 'TP. HCM', 'TP. Hồ Chí Minh'])
    expect(read(`${name} 12.34dd10`, NORTH)).toEqual(lines)
})

const CENTRE: TextBoard = { ...SOUTH, region: 'CENTRAL', lottery: 'HUE' }
const GREETINGS =
  'chào anh|Em chào anh|e chao a|a oi|alo|Hello anh|dạ anh|con chào bác|chú ơi|cô Ba ơi|a Hùng ơi ghi giúp em|Nhờ anh ghi|👋'
const THANKS = [
  'cam on nhe|xin cam on|thanks|Thanks anh|thank you|tks a|cảm ơn anh|cam on anh Tuan|cảm ơn cô Ba|cam on chu Bay nhe',
  'dạ em cảm ơn ạ|cam on a nhieu|ok|ok a|okie|vâng ạ|dạ|vang a|nhe|nha anh|xong|het|chot|bye|hihi|haha|xác nhận giúp em',
  'Chúc chị may mắn|cam on :)|🙏|👍🏻👍🏻|❤️|🙏🙏🙏 cảm ơn|Sent from my iPhone|gửi từ iPhone của tôi|Gửi từ Zalo',
].join('|')

test.each([NORTH, SOUTH, CENTRE])('reads greetings and thanks around bets as courtesy: %o', (board) => {
  const messages = ['mb 46b30\nhcm 12b1', 'hcm 12b1\nhue 34dd5', 'mb de 52 50k\nlo 12 10d', 'hcm\n12b1\nmn\ndthap 12b1']
  const wrong = messages.flatMap((message) => {
    const expected = read(message, board)
    expect(expected.filter((line) => /^[!?]/.test(line))).toEqual([])
    const [first, ...others] = message.split('\n')
    return [
      ...THANKS.split('|').map((thanks) => `${message} ${thanks}`),
      ...`${GREETINGS}|${THANKS}`
        .split('|')
        .flatMap((words) => [
          [words, first, ...others],
          [first, words, ...others],
          [first, ...others, words],
        ])
        .map((lines) => lines.join('\n')),
    ]
      .map((text) => ({ text, found: read(text, board) }))
      .filter(({ found }) => found.join() !== expected.join())
  })
  expect(wrong).toEqual([])
})

const MEANT =
  'em huy nhe|khong ghi nhe|thoi nhe|em bo tin nay nhe|anh oi khoan ghi|chua chot|em cancel nhe|bac|mai|toi nhe|tối nhé|ngày mai nhé|❌|chi huy oi|sai roi a'

test('asks about words that may take a bet back, or say which draw it is for', () => {
  for (const line of MEANT.split('|'))
    for (const board of [NORTH, SOUTH, CENTRE])
      expect(read(`mb 46b30\nhcm 12b1\n${line}`, board).join(), line).toMatch(/[!?]/)
})

/** The text is one error: leaving it out leaves nothing to buy. */
function expectOneError(text: string, board: TextBoard) {
  const { lines, questions, errors } = readBetText(text, board)
  const parts = [...lines, ...questions, ...errors].map(({ start, end }) => text.slice(start, end))
  expect(parts, `${text} on ${board.lottery}`).toEqual([text])
  expect(errors, `${text} on ${board.lottery}`).toHaveLength(1)
}

const HEADER_AFTER_HEADER = [
  'tp mb 12 b5|tp, mb: 12b5|tp va mb 12 b5|tp dt mb 12 b5|tp 2dmt 12b5|tp mb\n12 b5|tp mb lo 12 10d|tp\nmb 12b5|tp\nmb\n12b5',
  'mb\ntp\n12b5|tp:\nmb:\nde 12 5k|mt\nmb\n12b5|2dmn\n2dmt\n12b5|mn\nhue 12b5|mn hue 12b5|mt hcm 12b5|tp\ndt\n12b5|2dmn\ntp\n12b5',
  'tp; dt 12b5|tp: dt 12b5|tp\nmb\nde 12 5k\nlo 34 5d|mb\ncam on nhe\ntp\n12b5|12b5 mb|46b30 mb|de 12 5k mb|12b5 mb\n34b5',
].join('|')

test('asks about a region or station without bets in front of another one, or behind the bets of its line', () => {
  for (const text of HEADER_AFTER_HEADER.split('|')) for (const board of [NORTH, SOUTH]) expectOneError(text, board)
  for (const board of [NORTH, SOUTH]) expect(read('tp mb 12 b5', board)).toEqual(['!STATION'])
})

test('reads the stations of a region below its name, and a header that says the same again', () => {
  const expected = ['HO_CHI_MINH:LO2 12 @5']
  for (const text of ['mn\ntp\n12b5', 'mn tp 12b5', 'mn\ntp 12b5', 'tp\ntp\n12b5', 'mien nam\nmn\nhcm 12b5'])
    expect(read(text, NORTH), text).toEqual(expected)
  expect(read('mb\nhn\nde 12 5k', SOUTH)).toEqual(['HA_NOI:DE 12 @5'])
})

test('goes on below a header without bets at the next one', () => {
  expect(read('tp\nmb 12b5\n56b5\nhue 34b5', SOUTH)).toEqual(['HUE:LO2 34 @5', '!STATION'])
  expect(read('12b5\nmb', SOUTH)).toEqual(['LO2 12 @5', '!NO_NUMBERS'])
})

const CORRECTED = [
  'de 28 x 50k, sua 82 x 50k|de 28 x 50k, à nhầm 82 x 50k|de 28 x 50k, a nham 82 x 50k|de 28 x 50k\nsửa: 82 x 50k|de 28 x 50k\nbo lo',
  'de 28 x 50k; huy|de 28 x 50k\nhuỷ|de 28 x 50k\nem huy nhe|de 28 x 50k - sua 82 x 50k|de 28 x 50k. nham 82 x 50k|de 28 x 50k\nbo de 28',
  'lo 28 x 50k, de 82 x 50k\nbo lo|de 28 x 50k, de sua 82 x 50k|de 28 x 50k, lộn 82|de 28 x 50k\na lon roi, 82|lo 28 5d\nko lay 28|de 28 x 50k. À quên, bỏ 28|de 28 x 50k\nlỗi, 82 x 50k|de 28 x 50k\n❌',
  'mb 12b5\ntp 34b5\nsua 21b5|tp 12b5, sua 21b5|tp 12b5\nnham 21b5\n34b5|mb\n12b5\nbo 12|tp\n12b5\nthoi bo\ncm\n56b5',
].join('|')

test('asks about all bets that a correction below them may be of', () => {
  for (const text of CORRECTED.split('|')) for (const board of [NORTH, SOUTH]) expectOneError(text, board)
  expect(read('de 28 x 50k, sua 82 x 50k', NORTH)).toEqual(['!WORD'])
})

test('reads on below a correction at the next region, and corrects nothing with words that say something else', () => {
  expect(read('tp 12b5\nsua 21b5\n34b5\nmb 56b5', SOUTH)).toEqual(['HA_NOI:LO2 56 @5', '!WORD'])
  expect(read('de 12 5k\nbộ 01 x', NORTH)).toEqual(['DE 12 @5', '!AMOUNT'])
  expect(read('hcm 12b5\nsai gon 12 b', SOUTH)).toEqual(['LO2 12 @5', '!NO_PRICE'])
  expect(read('sua 82 x 50k\nlo 12 10d', NORTH)).toEqual(['LO2 12 @10', '!WORD'])
})

test('asks about a bet with its label in front below a bet on another station', () => {
  expect(read('dthap 12b1\nlo 14 10n', SOUTH)).toEqual(['DONG_THAP:LO2 12 @1', '!STATION'])
  expect(read('tp 12b1\nlo 14 10n', SOUTH)).toEqual(['LO2 12 @1', 'LO2 14 @10'])
})

test('reads each station by its own name', () => {
  for (const { code, name, region } of ALL_STATIONS) {
    if (!name || !region || region === 'NORTH' || /EVENING/.test(code)) continue
    const board: TextBoard = { region, lottery: '', stations: [code] }
    expect(read(`${name} 12b1`, board), name).toEqual([`${code}:LO2 12 @1`])
    expect(read(`${name}\n12b1`, { ...board, region: 'NORTH' }), name).toEqual([`${code}:LO2 12 @1`])
  }
})

test('takes the Đà Nẵng of the Centre and the Đồng Nai of the South by the same name', () => {
  const wednesday = ['BAC_NINH', 'DA_NANG', 'KHANH_HOA', 'DONG_NAI', 'CAN_THO', 'SOC_TRANG']
  expect(read('dn 12b1', { region: 'SOUTH', lottery: 'DONG_NAI', stations: wednesday })).toEqual(['LO2 12 @1'])
  expect(read('dn 12b1', { region: 'CENTRAL', lottery: 'DA_NANG', stations: wednesday })).toEqual(['LO2 12 @1'])
  expect(read('dnaictho 12b1', { region: 'SOUTH', lottery: 'DONG_NAI', stations: wednesday })).toEqual([
    'LO2 12 @1',
    'CAN_THO:LO2 12 @1',
  ])
})

test('tells Đà Lạt from đá', () => {
  const sunday: TextBoard = { region: 'SOUTH', lottery: 'TIEN_GIANG', stations: ['TIEN_GIANG', 'KIEN_GIANG', 'DA_LAT'] }
  for (const name of ['Đà Lạt', 'da lat', 'dlat', 'đl'])
    expect(read(`${name} 12b1`, sunday)).toEqual(['DA_LAT:LO2 12 @1'])
  expect(read('12.34 đà 5', sunday)).toEqual(['!WORD'])
})

test('takes "bl" before numbers for Bạc Liêu and after them for bao lô', () => {
  const tuesday = ['BEN_TRE', 'VUNG_TAU', 'BAC_LIEU']
  expect(read('bl 12bl5', { region: 'SOUTH', lottery: 'BEN_TRE', stations: tuesday })).toEqual(['BAC_LIEU:LO2 12 @5'])
})

test('marks where each line and each unclear part stands in the text', () => {
  const text = 'Đề 52 50k, lô 83 nhé 100k'.normalize('NFD')
  const { lines, errors } = readBetText(text, NORTH)
  const [line, error] = [lines[0], errors[0]]
  expect(text.slice(line?.start, line?.end)).toBe('Đề 52 50k'.normalize('NFD'))
  expect(text.slice(error?.start, error?.end)).toBe('lô 83 nhé 100k'.normalize('NFD'))
  expect(text.slice(error?.focus.start, error?.focus.end)).toBe('nhé'.normalize('NFD'))
})

test('notes what it assumed about a line', () => {
  const notes = (text: string, board: TextBoard) => readBetText(text, board).lines[0]?.notes
  expect(notes('52 x 10', NORTH)).toEqual(['UNLABELLED', 'PRICE_UNIT'])
  expect(notes('de 52 x 10k', NORTH)).toEqual([])
  expect(notes('xq 00 11 22 33 10', NORTH)).toEqual(['PRICE_UNIT', 'UNMARKED_PRICE'])
  expect(notes('12b10', SOUTH)).toEqual(['PRICE_UNIT'])
})

const HABITUAL: readonly (readonly [text: string, habits: Habits, lines: readonly string[]])[] = [
  ['2d 12.34da1', { pairs: 'WITHIN' }, ['DA 12 34 @1', 'DONG_THAP:DA 12 34 @1']],
  ['2d 12.34da1', { pairs: 'ACROSS' }, ['HO_CHI_MINH-DONG_THAP:DA_XIEN 12 34 @1']],
  ['11 keo 33 b1', { ranges: 'BY_DIGITS' }, ['LO2 11 22 33 @1']],
  ['09 keo 11 b1', { ranges: 'BY_ONE' }, ['LO2 9 10 11 @1']],
  ['12 d40', { d: 'TAIL' }, ['DE 12 @40']],
  ['12 d40', { d: 'HEAD' }, ['DAU_G8 12 @40']],
  ['12a10b5', { b: 'TAIL' }, ['DAU_G8 12 @10', 'DE 12 @5']],
  ['12a10b5', { b: 'BAO' }, ['DAU_G8 12 @10', 'LO2 12 @5']],
]

test.each(HABITUAL)(
  'reads %s as the house means it, and as the player does where both are known: %o',
  (text, habits, lines) => {
    expect(read(text, SOUTH)[0]).toMatch(/^\?/)
    expect(read(text, { ...SOUTH, house: habits })).toEqual(lines)
    expect(readBetText(text, { ...SOUTH, house: habits }).lines[0]?.notes).toContain('HOUSE')
    const other: Habits = { pairs: 'WITHIN', ranges: 'BY_ONE', d: 'HEAD', b: 'BAO' }
    const both = { ...SOUTH, house: other, own: habits }
    expect(read(text, both)).toEqual(lines)
    expect(readBetText(text, both).lines[0]?.notes).toContain('HABIT')
  },
)

test.each(HABITUAL)('finds in the answer to %s the habit behind it: %o', (text, habits, lines) => {
  const [question] = readBetText(text, SOUTH).questions
  const chosen = question?.readings.find(({ bets }) => bets.map(show).join() === lines.join())
  if (!question || !chosen) throw new Error('It is not asked.')
  expect(habitIn(text, SOUTH, question, chosen)).toEqual(habits)
})

test('finds no habit in an answer that says which word was meant', () => {
  const [question] = readBetText('12 34 10k', SOUTH).questions
  const [chosen] = question?.readings ?? []
  if (!question || !chosen) throw new Error('It is not asked.')
  expect(habitIn('12 34 10k', SOUTH, question, chosen)).toBeNull()
})

test('refuses a text over the limit at once', () => {
  expect(read('de 52 50k\n'.repeat(LONGEST_BET_TEXT / 10), NORTH)).toHaveLength(2_000)
  expect(read('x'.repeat(LONGEST_BET_TEXT + 1), NORTH)).toEqual(['!TOO_LONG'])
})

function randomSlip(board: TextBoard, name: string): TextBet[] {
  const draw = testDraw(name)
  const others = board.region === 'NORTH' ? [] : ['DONG_THAP', 'CA_MAU', 'HUE', 'HO_CHI_MINH-DONG_THAP']
  return Array.from({ length: 1 + draw(12) }, () => {
    const other = draw(3) === 0 ? others[draw(4)] : undefined
    const lottery = other?.includes('-') && !findLottery(other) ? undefined : other
    const structure = getStructure(board, lottery)
    const texted = ['LO2', 'LO3', 'LO4', 'DE', 'DAU_G8', 'DE3', 'XIU_CHU', 'BAO7', 'DA', 'XIU_CHU_DAU', 'DA_XIEN']
    const types = getBetTypes(structure).filter(({ code }) => lottery === undefined || texted.includes(code))
    const type = types[draw(types.length)]
    if (!type) throw new Error('No bet type')
    const all = getPicks(structure, type)
    const { min, max } = type.picks
    const count = min + draw(Math.min(max - min + 1, all.length - min + 1, 30))
    const picks = new Set<number>()
    while (picks.size < count) picks.add(all[draw(all.length)] ?? 0)
    const stake = [1, 1 + draw(999), 1_000 * (1 + draw(5_000)), 1 + draw(100_000_000)][draw(4)] ?? 1
    const line = {
      betType: type.code,
      picks: [...picks].toSorted((a, b) => a - b),
      stakeMinor: BigInt(stake) * 10_000n,
    }
    return lottery === undefined ? line : { ...line, lottery }
  })
}

test.each([NORTH, SOUTH, { ...SOUTH, region: 'CENTRAL', lottery: 'HUE' } as const])(
  'gives every slip back from its own text: %o',
  (board) => {
    for (let round = 0; round < (IS_NIGHTLY ? 300 : 75); round += 1) {
      const slip = randomSlip(board, `slip-${board.region}-${round}`)
      const text = writeBetText(board, slip)
      const own = slip.map((bet) =>
        show(bet.lottery === board.lottery ? ({ ...bet, lottery: undefined } as unknown as TextBet) : bet),
      )
      expect(read(text, board), `${text}`).toEqual(own)
    }
  },
)

test.each([NORTH, SOUTH, { ...SOUTH, region: 'CENTRAL', lottery: 'HUE' } as const])(
  'gives bought tickets back from their text on every board of the day: %o',
  (board) => {
    for (let round = 0; round < (IS_NIGHTLY ? 300 : 50); round += 1) {
      const slip = randomSlip(board, `tickets-${board.region}-${round}`).map(({ lottery = board.lottery, ...bet }) => ({
        ...bet,
        lottery,
      }))
      const tickets = [...Map.groupBy(slip, ({ lottery }) => lottery)].map(([lottery, own]) => ({
        lottery,
        bets: own.map(({ lottery: _lottery, ...bet }) => bet),
      }))
      const text = writeTickets(tickets)
      const apart = (bets: readonly TextBet[], own: TextBoard) =>
        bets
          .flatMap(({ lottery = own.lottery, ...bet }) => {
            const isByNumber = findBetType(getStructure(own, lottery), bet.betType)?.rule.by === 'HITS'
            const picks = isByNumber ? bet.picks.map((pick) => [pick]) : [bet.picks]
            return picks.map((one) => show({ ...bet, lottery, picks: one }))
          })
          .toSorted()
      for (const other of [NORTH, SOUTH, { ...SOUTH, region: 'CENTRAL', lottery: 'HUE' } as const]) {
        const { lines, questions, errors } = readBetText(text, other)
        expect([...questions, ...errors], `${text}`).toEqual([])
        expect(apart(lines, other), `${text} on ${other.lottery}`).toEqual(apart(slip, board))
      }
    }
  },
)

function expectAmong(found: readonly string[], all: readonly string[], about: string) {
  const left = [...all]
  for (const line of found) {
    expect(left, about).toContain(line)
    left.splice(left.indexOf(line), 1)
  }
}

const PIECES: Readonly<Record<'NORTH' | 'SOUTH', string>> = {
  NORTH:
    'tý ty dần dàn 05 có kép anh Long: chị Lan L nhất bé xh giáp de lo xien xien2 xq x2 x dau dit tong kep chan le to be da truot 3c tai dd den keo bo cap lon dao ghep dan b c t cong so con moi x = * : 5 52 00 12-34 12,34 (12.34) 123 0011 50k 10d 1tr5 100.000 1,5 1.50 -50k ; , . \n huy đề Lê đã dạ Bảo mb mn 2dmt tp 2d hcm 46b30 dd10 93 kéo 20.500 nto 36 xuyên mc từ nhân mcon lớn sửa nhầm lo:12-34x5k, ,tp tg',
  SOUTH:
    'tý ty dần dàn 05 có kép anh Long: chị Lan xien da 79 thang kep dau 12 12.34 123 1234 b b5 bao dd dd10 dau duoi a da da1 dt dx xc x xcdau bdao dao b7l keo den tai chan chanchan kep tong5 tp dt 2d 3d cm bl dc hue 5 10n 0,5 1.5 b10.34 10.000 1tr k n = : / ; , . \n de lo xien huy đá Lê đã dạ Bảo mb mt 2dmn 2dmt hue 03 93 kéo 20.500 x nto d40nd20n d5 dac1 lo12 333 tong10k cong t5k nhé 1551 d10 dui dui5 tong20d sửa nhầm bo',
}

test.each([NORTH, SOUTH])('covers every word of any text and takes nothing without an exact reading: %o', (board) => {
  const draw = testDraw(`any-text-${board.region}`)
  const choice = { version: CURRENT_ODDS, mode: 'ZY', series: null } as const
  const pieces = PIECES[board.region === 'NORTH' ? 'NORTH' : 'SOUTH'].split(/ /)
  const glue = [' ', ' ', ' ', '', '.', ',']
  for (let round = 0; round < (IS_NIGHTLY ? 4_000 : 1_000); round += 1) {
    const text = Array.from(
      { length: 1 + draw(10) },
      () => `${pieces[draw(pieces.length)] ?? ''}${glue[draw(glue.length)] ?? ''}`,
    ).join('')
    const { lines, questions, errors } = readBetText(text, board)
    for (const line of lines)
      expect(() => priceLine(getStructure(board, line.lottery), choice, line), `${text}`).not.toThrow()
    // An unknown word or one with other accents is never read as a bet.
    for (const { start, end } of lines) expect(text.slice(start, end)).not.toMatch(/huy|Lê|đã|dạ|Bảo/)
    for (const { start, end } of [...questions, ...errors]) {
      const without = `${text.slice(0, start)}${text.slice(end)}`
      expectAmong(readBetText(without, board).lines.map(show), lines.map(show), `${text} as ${without}`)
    }
    const covered = [...lines, ...questions, ...errors]
    // A recap and the number of the message say nothing new, a single digit belongs to a label or a station.
    if (/tong|cong|\bt\b|t\d|tin/.test(text)) continue
    for (const { index } of text.matchAll(/\d{2,}/g)) {
      const isCovered = covered.some(({ start, end }) => start <= index && index < end)
      expect(isCovered, `${JSON.stringify(text)} at ${index}`).toBe(true)
    }
    for (const { start, end, readings } of questions) {
      for (const reading of readings) {
        const settled = `${text.slice(0, start)}${reading.text}${text.slice(end)}`
        const found = readBetText(settled, board).lines.map(show)
        expectAmong(found, [...lines, ...reading.bets].map(show), `${text} as ${settled}`)
        const whole = covered.length === 1 ? reading.bets.map(show) : found
        expect(found.toSorted(), `${text} as ${settled}`).toEqual(whole.toSorted())
      }
    }
  }
})

const ORDINARY = 'de 52 50k, lo 83 100k; '

const REPEATED = [
  ['bets', ORDINARY],
  ['southern bets', '12.34b5.dd10 56da1\n'],
  ['numbers', '52 '],
  ['points', '12b1.34.'],
  ['digits', '1'],
  ['grouped digits', '000.'],
  ['letters', 'x'],
  ['words', 'chan'],
  ['unknown words', 'abc '],
  ['accents', '\u0300'],
  ['separators', '.,'],
  ['line breaks', '12\n'],
  ['labels', 'de\n'],
  ['stations', 'tp.dt '],
  ['unclear parts', 'dau 52;'],
  ['recaps', 'de 12 5k cong 5k '],
  ['questions', '12a1b1 '],
  ['southern recaps', '12b5 t 6k\n'],
  ['unclear heads', '2d 12b1 huy\n34b1\n'],
  ['headers', 'tp\nmb\n'],
  ['regions behind bets', '12b5 mb\n'],
  ['corrections', '12b5\nsua 5\nmb\n'],
] as const

/** The slowest of each sort: what is read to the end, and what is given up. */
const EACH_RUN: ReadonlySet<string> = new Set(['southern bets', 'points', 'words', 'questions'])

/** How much longer a text may take than ordinary bets of its length. The slowest sort, questions, takes 11 to 16 times as long. */
const MOST_TIMES_ORDINARY = 25

/** How much longer twice the text may take. */
const MOST_GROWTH = 3

/** Shorter times are too imprecise to compare. */
const LITTLE_MS = 40

/** Processor time of this thread in milliseconds, which other processes do not lengthen. */
function timeFor(text: string, board: TextBoard): number {
  const before = process.threadCpuUsage()
  readBetText(text, board)
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

/**
 * In turns, because a machine that is shared is slower at times. `growth` is the median of how much longer all takes than half; 1 for too
 * little. The first three of at most nine rounds decide where they are quick enough.
 */
function timesFor(half: string, all: string, board: TextBoard, mostMs: number): { halfMs: number; growth: number } {
  const ratios: number[] = []
  let best = Infinity
  let growth = Infinity
  while (ratios.length < 3 || (ratios.length < 9 && (growth >= MOST_GROWTH || best >= mostMs))) {
    const halfMs = timeFor(half, board)
    const allMs = timeFor(all, board)
    best = Math.min(best, halfMs)
    if (allMs < LITTLE_MS) return { halfMs: best, growth: 1 }
    ratios.push(allMs / halfMs)
    growth = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? Infinity
  }
  return { halfMs: best, growth }
}

test.each(allEveryNight(REPEATED, ([name]) => EACH_RUN.has(name)))(
  'reads %s in time that grows with the text',
  (_name, piece) => {
    const ordinary = ORDINARY.repeat(10_000 / ORDINARY.length)
    // The best of some: the first ones are slow until the code is compiled.
    const ordinaryMs = Math.min(...Array.from({ length: 15 }, () => timeFor(ordinary, NORTH)))
    const mostMs = ordinaryMs * MOST_TIMES_ORDINARY
    for (const board of [NORTH, SOUTH]) {
      const of = (length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
      const { halfMs, growth } = timesFor(of(10_000), of(20_000), board, mostMs)
      expect(halfMs).toBeLessThan(mostMs)
      expect(growth).toBeLessThan(MOST_GROWTH)
    }
  },
)

test.each([
  [10_000, 'de 52 x 10', ['DE 52 @100']],
  [10_000, 'de 52 x 1,5', ['DE 52 @15']],
  [10_000, 'de 52 x 10k', ['DE 52 @10']],
  [10_000, 'de 52 x 5000', ['DE 52 @5']],
  [10_000, 'de 12 34 x 10 cong 200k', ['DE 12 34 @100']],
  [10_000, 'lo 05 10d', ['LO2 5 @10']],
  [1, 'de 52 x 500', ['DE 52 @0.5']],
  [1, 'de 12 34 x 50 tong 100', ['DE 12 34 @0.05']],
  [1_000_000, '46b0,5', ['LO2 46 @500']],
])('counts a price without a unit in %i where the house does: %s', (priceUnit, text, expected) => {
  expect(read(text, { ...NORTH, priceUnit })).toEqual(expected)
  expect(readBetText('de 52 x 10', { ...NORTH, priceUnit }).lines[0]?.notes).toEqual(
    priceUnit === 1 ? [] : ['PRICE_UNIT'],
  )
})

test('writes back every bet type that a label names', () => {
  const getTypes = (label: Label): readonly string[] => {
    if (label.takes === 'ASK') return label.among.flatMap((one) => getTypes(one.label))
    if (label.takes === 'EACH') return label.digits.flatMap(label.getTypes)
    if (label.takes !== 'GROUP') return [label.type]
    return Array.from({ length: label.to - label.from + 1 }, (_, index) => label.getType(label.from + index))
  }
  const board = { ...SOUTH, lottery: 'HUE', region: 'CENTRAL' } as const
  const named = new Set([...LABELS.values.values()].flatMap(getTypes))
  const types = BET_TYPES.filter(({ code, kind }) => kind === 'VN' && named.has(code))
  expect(types.length).toBeGreaterThan(30)
  for (const { code, regions, picks } of types) {
    const own = regions?.includes('NORTH') ? NORTH : board
    const bet = { betType: code, picks: Array.from({ length: picks.min }, (_, pick) => pick), stakeMinor: 10_000_000n }
    expect(writeBetText(own, [bet]), code).toMatch(/ 1k$/)
  }
})
