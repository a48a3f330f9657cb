import { expect, test } from 'vitest'

import { betTypesOf, picksOf } from './bet-types.ts'
import type { Structure } from './games.ts'
import { formatQuickEntry, parseQuickEntry } from './quick-entry.ts'
import { CURRENT_ODDS } from './odds.ts'
import { testDraw } from './random-lines.fixture.ts'
import { priceLine, type Selection } from './ticket-lines.ts'

const NORTH: Structure = { kind: 'VN', region: 'NORTH' }
const SOUTH: Structure = { kind: 'VN', region: 'SOUTH' }
const THOUSAND = 10_000_000n

/** "DE 52 @50": bet type, picks, stake in thousands. */
const read = (text: string, structure = NORTH) => {
  const { lines, unclear } = parseQuickEntry(structure, text)
  const written = lines.map(({ betType, picks, stakeMinor }) => {
    return `${betType} ${picks.join(' ')} @${Number(stakeMinor) / Number(THOUSAND)}`
  })
  return [...written, ...unclear.map(({ reason, text: part }) => `?${reason} ${part}`)]
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index).join(' ')

test.each([
  ['de 52 50k, lo 83 100k; xien 00 83 100k', ['DE 52 @50', 'LO2 83 @100', 'XIEN2 0 83 @100']],
  ['xq 00 11 22 33 10', ['XIEN_QUAY4 0 11 22 33 @10']],
  ['dau 5 x10, dit 1 x 100', [`DE ${range(50, 59)} @10`, 'DE 1 11 21 31 41 51 61 71 81 91 @100']],
  ['tong 4 = 90k', ['DE 4 13 22 31 40 59 68 77 86 95 @90']],
  ['00.11.22. 33 x 100', ['DE 0 11 22 33 @100']],
])('reads "%s" as people mean it', (text, expected) => {
  expect(read(text)).toEqual(expected)
})

test.each([
  ['Đề 52 50K', ['DE 52 @50']],
  ['ĐỀ: 52, 53 - 54 x 50.000', ['DE 52 53 54 @50']],
  ['đầu 5 × 10 nghìn', [`DE ${range(50, 59)} @10`]],
  ['Đề 52 50k'.normalize('NFD'), ['DE 52 @50']],
  ['ｄｅ　５２　５０ｋ', ['DE 52 @50']],
  ['lô 05 10d', ['LO2 5 @10']],
  ['lô 05 10 điểm', ['LO2 5 @10']],
  ['lo 52 123 4567 x 10k', ['LO2 52 @10', 'LO3 123 @10', 'LO4 4567 @10']],
  ['3 càng 123 456 x 20k', ['DE3 123 456 @20']],
  ['3c 007 = 1tr5', ['DE3 7 @1500']],
  ['ba càng 123*1,5tr', ['DE3 123 @1500']],
  ['de 52 x 2500', ['DE 52 @2.5']],
  ['de 52 x 50000đ', ['DE 52 @50']],
  ['52x10;53x20', ['DE 52 @10', 'DE 53 @20']],
  ['52 10k 53 20k', ['DE 52 @10', 'DE 53 @20']],
  ['52.50k', ['DE 52 @50']],
  ['11.52.50k', ['DE 11 52 @50']],
  ['de 10 đến 19 x 5k', [`DE ${range(10, 19)} @5`]],
  ['x2 00 11 50k', ['XIEN2 0 11 @50']],
  ['xiên 3: 01-02-03 100k', ['XIEN3 1 2 3 @100']],
  ['xien2 01 02 03 100k', ['XIEN2 1 2 3 @100']],
  ['xien 01 02 03 04 100k', ['XIEN4 1 2 3 4 @100']],
  ['xiên quay 01 02 03 x 100k', ['XIEN_QUAY3 1 2 3 @100']],
  ['đá 01 02 x 1k', ['DA 1 2 @1']],
  ['lô trượt 01 02 03 04 05 x 100k', ['TRUOT5 1 2 3 4 5 @100']],
  ['tài 100k, xỉu 50k', ['SIZE 1 @100', 'SIZE 0 @50']],
  ['cửa chẵn 100k', ['PARITY 0 @100']],
  ['đề đầu 46 100k', ['DE_FIRST 46 @100']],
  ['lô đầu 46 10d', ['LO2_FIRST 46 @10']],
  ['lô đầu 4 10d', [`LO2 ${range(40, 49)} @10`]],
  ['nhất to 071 5k', ['DE_G1_3 71 @5']],
  ['dd 52 10k', ['DAU_G7 52 @10', 'DE 52 @10']],
  ['hàng chục 3 5 x 10k', ['DE_DAU 3 5 @10']],
  ['kép x 10k', ['DE 0 11 22 33 44 55 66 77 88 99 @10']],
  ['kep lech 1k', ['DE 5 16 27 38 49 50 61 72 83 94 @1']],
  ['to x 1k', [`DE ${range(50, 99)} @1`]],
  ['bé bé 1k', [`DE ${[0, 10, 20, 30, 40].map((tens) => range(tens, tens + 4)).join(' ')} @1`]],
  ['dau 5 6 x 10', [`DE ${range(50, 69)} @10`]],
  ['52 50k mỗi con', ['DE 52 @50']],
  ['de 52 53 mỗi con 50k', ['DE 52 53 @50']],
  // Repeated numbers stay repeated tickets.
  ['11 11 22 x 10k', ['DE 11 22 @10', 'DE 11 @10']],
  ['dau dit 5 x 10k', [`DE 5 15 25 35 45 ${range(50, 59)} 65 75 85 95 @10`, 'DE 55 @10']],
  ['', []],
  [' ,;\n ', []],
])('reads %j', (text, expected) => {
  expect(read(text)).toEqual(expected)
})

test.each([
  ['de 52 50', ['?PRICE_OR_NUMBER de 52 50']],
  ['xq 00 11 22 10', ['?PRICE_OR_NUMBER xq 00 11 22 10']],
  ['12 34 567', ['?PRICE_OR_NUMBER 12 34 567']],
  ['de 52', ['?NO_PRICE de 52']],
  ['de 52; 53 x 10', ['DE 53 @10', '?NO_PRICE de 52']],
  ['lo 52 de 53 x 10k', ['DE 53 @10', '?NO_PRICE lo 52']],
  ['lo', ['?NO_NUMBERS lo']],
  ['de 50k', ['?NO_NUMBERS de 50k']],
  ['de 123 50k', ['?DIGITS de 123 50k']],
  ['de 0011 x 50k', ['?DIGITS de 0011 x 50k']],
  ['5 x 10k', ['?DIGITS 5 x 10k']],
  ['dau 52 50k', ['?SET_DIGIT dau 52 50k']],
  ['tong 45 x 10', ['?SET_DIGIT tong 45 x 10']],
  ['lo 83 100k, 84 50k', ['LO2 83 @100', '?LABEL 84 50k']],
  ['xien 00 00 100k', ['?REPEATED xien 00 00 100k']],
  ['xien 00 100k', ['?TOO_FEW xien 00 100k']],
  ['xien 01 02 03 04 05 100k', ['?TOO_MANY xien 01 02 03 04 05 100k']],
  ['da 01 02 03 04 x 10k', ['?TOO_MANY da 01 02 03 04 x 10k']],
  ['de 52 x', ['?AMOUNT de 52 x']],
  ['de 52 x 0', ['?AMOUNT de 52 x 0']],
  ['de 52 x 0.5vnd', ['?AMOUNT de 52 x 0.5vnd']],
  ['de 52 x 1.500k', ['?AMOUNT de 52 x 1.500k']],
  ['de 11 52.50k', ['?AMOUNT de 11 52.50k']],
  ['de 52 x 10 x 2', ['?AMOUNT de 52 x 10 x 2']],
  ['de 52 10d', ['?UNIT de 52 10d']],
  ['lo 52 5000d', ['?UNIT lo 52 5000d']],
  ['19 den 10 x 5k', ['?RANGE 19 den 10 x 5k']],
  ['em oi de 52 50k', ['DE 52 @50', '?WORD em oi']],
  ['de 52 hai 50k', ['?WORD de 52 hai 50k']],
  ['de 52 50k huy', ['DE 52 @50', '?WORD huy']],
  ['bao 8 lo 52 1k', ['BAO8 52 @1']],
  ['bao 7 lo 52 1k', ['?NOT_OFFERED bao 7 lo 52 1k']],
])('asks about what has no single reading in %j', (text, expected) => {
  expect(read(text)).toEqual(expected)
})

test('reads by what the region offers', () => {
  expect(read('lo dau 46 10d', SOUTH)).toEqual(['?NOT_OFFERED lo dau 46 10d'])
  expect(read('bao 7 lo 52 1k', SOUTH)).toEqual(['BAO7 52 @1'])
  expect(read('dd 52 10k', SOUTH)).toEqual(['DAU_G8 52 @10', 'DE 52 @10'])
})

test.each([
  ['de 52 50', ['de 52 x 50']],
  ['dau 52 50k', ['dau 5 2 50k', 'de dau 52 50k']],
  ['dit 15 x 10', ['dit 1 5 x 10', 'de 15 x 10']],
  ['0011 x 50k', ['00 11 x 50k']],
  ['123 50k', ['3 cang 123 50k']],
  ['lo 83 100k, 84 50k', ['lo 84 50k', 'de 84 50k']],
  ['xq 00 11 22 10', ['xq 00 11 22 x 10']],
])('offers clear readings of %j', (text, options) => {
  expect(parseQuickEntry(NORTH, text).unclear[0]?.options).toEqual(options)
})

test('marks where each line and each unclear part stands in the text', () => {
  const text = 'Đề 52 50k, lô 83 hai 100k'.normalize('NFD')
  const { lines, unclear } = parseQuickEntry(NORTH, text)
  expect(text.slice(lines[0]?.start, lines[0]?.end)).toBe('Đề 52 50k'.normalize('NFD'))
  expect(text.slice(unclear[0]?.start, unclear[0]?.end)).toBe('lô 83 hai 100k'.normalize('NFD'))
  expect(text.slice(unclear[0]?.focus.start, unclear[0]?.focus.end)).toBe('hai')
})

test('says what it understood without being told', () => {
  const notes = (text: string) => parseQuickEntry(NORTH, text).lines[0]?.notes
  expect(notes('52 x 10')).toEqual(['UNLABELLED', 'THOUSANDS'])
  expect(notes('de 52 x 10k')).toEqual([])
  expect(notes('xq 00 11 22 33 10')).toEqual(['UNMARKED_PRICE', 'THOUSANDS'])
  expect(notes('de 52 x 5000')).toEqual([])
})

function randomSlip(structure: Structure, name: string): Selection[] {
  const draw = testDraw(name)
  const types = betTypesOf(structure)
  return Array.from({ length: 1 + draw(12) }, () => {
    const type = types[draw(types.length)]
    if (!type) throw new Error('No bet type')
    const all = picksOf(structure, type)
    const count =
      type.picks.min + draw(Math.min(type.picks.max - type.picks.min + 1, all.length - type.picks.min + 1, 30))
    const picks = new Set<number>()
    while (picks.size < count) picks.add(all[draw(all.length)] ?? 0)
    const stake = [1, 1 + draw(999), 1_000 * (1 + draw(5_000)), 1 + draw(100_000_000)][draw(4)] ?? 1
    return { betType: type.code, picks: [...picks].toSorted((a, b) => a - b), stakeMinor: BigInt(stake) * 10_000n }
  })
}

test('gives every slip back from its own text', () => {
  for (const structure of [NORTH, SOUTH]) {
    for (let round = 0; round < 300; round += 1) {
      const slip = randomSlip(structure, `slip-${structure.region}-${round}`)
      const text = formatQuickEntry(structure, slip)
      const { lines, unclear } = parseQuickEntry(structure, text)
      expect(unclear, `${text}`).toEqual([])
      expect(
        lines.map(({ betType, picks, stakeMinor }) => ({ betType, picks, stakeMinor })),
        `${text}`,
      ).toEqual(slip)
    }
  }
})

const PIECES =
  'de lo xien xq x2 dau dit tong kep chan le to be da truot 3c tai dd den x = * : 5 52 00 123 0011 50k 10d 1tr5 100.000 1,5 ; , . \n huy đề'.split(
    ' ',
  )

test('covers every word of any text by a line or an unclear part, and never gives a line that cannot be priced', () => {
  const draw = testDraw('any-text')
  const choice = { version: CURRENT_ODDS, mode: 'ZY', series: null } as const
  for (let round = 0; round < 1_500; round += 1) {
    const text = Array.from({ length: 1 + draw(12) }, () => PIECES[draw(PIECES.length)] ?? '').join(' ')
    const { lines, unclear } = parseQuickEntry(NORTH, text)
    for (const line of lines) expect(() => priceLine(NORTH, choice, line), `${text}`).not.toThrow()
    const covered = [...lines, ...unclear]
    for (const { index } of text.matchAll(/[\p{L}\d]+/gu)) {
      expect(
        covered.some(({ start, end }) => start <= index && index < end),
        `${JSON.stringify(text)} at ${index}`,
      ).toBe(true)
    }
    for (const part of unclear) expect(part.text).toBe(text.slice(part.start, part.end))
  }
})

/** A quadratic parser takes minutes for these; the limit leaves room for a busy machine. */
test.each([
  ['bets', 'de 52 50k, lo 83 100k; '],
  ['one number', '1'],
  ['numbers', '52 '],
  ['grouped digits', '000.'],
  ['sets', 'chan x1;'],
  ['words', 'abc '],
  ['single letters', 'x'],
  ['blanks', ' '],
  ['accents', '\u0300'],
  ['marks', '52 x '],
  ['labels', 'de '],
  ['digits of a set', 'dau 5 '],
  ['separators', '.,'],
  ['unclear parts', 'dau 52;'],
])('reads 100 kB of %s in linear time', (_name, piece) => {
  const text = piece.repeat(Math.ceil(100_000 / piece.length))
  const started = performance.now()
  parseQuickEntry(NORTH, text)
  expect(performance.now() - started).toBeLessThan(5_000)
})
