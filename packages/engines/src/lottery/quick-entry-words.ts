import type { Region } from './games.ts'

/** The words of the quick entry as data: docs/lottery-quick-entry.md. All are written without accents, as `foldKeepingPlaces` gives them. */

/** What a label stands for. */
export interface Family {
  /** Numbers of so many digits belong to it. None where the label itself says the pick. */
  readonly digits: readonly number[]
  /** Bet types of `count` numbers of `digits` digits. */
  readonly typesOf: (digits: number, count: number, region: Region | null) => readonly string[]
  /** Most numbers of one price, where the bet type depends on how many there are. */
  readonly most?: number
  /** The pick of a label that needs no numbers: "tai" is big. */
  readonly pick?: number
}

const one = (digits: readonly number[], ...types: string[]): Family => ({ digits, typesOf: () => types })
const side = (type: string, pick: number): Family => ({ digits: [], typesOf: () => [type], pick })

export const DE: Family = one([2], 'DE')
export const DE_FIRST: Family = one([2], 'DE_FIRST')
export const LO: Family = { digits: [2, 3, 4], typesOf: (digits) => [`LO${digits}`] }
export const LO_FIRST: Family = one([2], 'LO2_FIRST')
const G1: Family = { digits: [2, 3, 4], typesOf: (digits) => [digits === 2 ? 'DE_G1' : `DE_G1_${digits}`] }
const XIEN: Family = { digits: [2], most: 4, typesOf: (_digits, count) => [`XIEN${Math.max(2, count)}`] }
const XIEN_QUAY: Family = { digits: [2], most: 4, typesOf: (_digits, count) => [`XIEN_QUAY${Math.max(3, count)}`] }
const TRUOT: Family = { digits: [2], most: 10, typesOf: (_digits, count) => [`TRUOT${Math.max(4, count)}`] }
const HEAD_AND_TAIL: Family = {
  digits: [2],
  typesOf: (_digits, _count, region) => [region === 'NORTH' ? 'DAU_G7' : 'DAU_G8', 'DE'],
}

/** A word ends where no letter follows. Blanks inside a label are optional. */
const label = (pattern: string) => new RegExp(`(?:${pattern.replaceAll(' ', ' {0,2}')})(?![a-z])`, 'y')

/** The first that matches counts, so longer ones come first. */
export const LABELS: readonly (readonly [pattern: RegExp, family: Family])[] = [
  [label('xien quay|xq|quay'), XIEN_QUAY],
  [label('xien 2(?!\\d)'), one([2], 'XIEN2')],
  [label('xien 3(?!\\d)'), one([2], 'XIEN3')],
  [label('xien 4(?!\\d)'), one([2], 'XIEN4')],
  [label('xien'), XIEN],
  [label('(?:lo )?truot'), TRUOT],
  [label('3 (?:cang|c)|ba cang'), one([3], 'DE3')],
  [label('xiu chu|xc'), one([3], 'XIU_CHU')],
  [label('bao 7(?: lo)?(?!\\d)|b7l'), one([2], 'BAO7')],
  [label('bao 8(?: lo)?(?!\\d)|b8l'), one([2], 'BAO8')],
  [label('(?:nhat to|g1) chan'), side('PARITY_G1', 0)],
  [label('(?:nhat to|g1) le'), side('PARITY_G1', 1)],
  [label('(?:nhat to|g1) xiu'), side('SIZE_G1', 0)],
  [label('(?:nhat to|g1) tai'), side('SIZE_G1', 1)],
  [label('nhat to|nhat|g1(?!\\d)'), G1],
  [label('(?:dau )?g7(?!\\d)'), one([2], 'DAU_G7')],
  [label('(?:dau )?g8(?!\\d)'), one([2], 'DAU_G8')],
  [label('hang chuc'), one([1], 'DE_DAU')],
  [label('hang don vi'), one([1], 'DE_DUOI')],
  [label('(?:bao )?lo 2(?: so)?(?!\\d)'), one([2], 'LO2')],
  [label('(?:bao )?lo 3(?: so)?(?!\\d)'), one([3], 'LO3')],
  [label('(?:bao )?lo 4(?: so)?(?!\\d)'), one([4], 'LO4')],
  [label('bao lo|lo|bao|bl|b'), LO],
  [label('cua chan'), side('PARITY', 0)],
  [label('cua le'), side('PARITY', 1)],
  [label('(?:cua )?xiu'), side('SIZE', 0)],
  [label('(?:cua )?tai'), side('SIZE', 1)],
  [label('dd'), HEAD_AND_TAIL],
  [label('da|dv'), one([2], 'DA')],
  [label('dac biet|de|db'), DE],
]

/** "x2 00 11": short for xien, only where no numbers wait for a price. */
export const SHORT_XIEN = /x([234])(?!\d)/y

const TWO_DIGITS: readonly number[] = Array.from({ length: 100 }, (_, number) => number)
const tens = (number: number) => Math.floor(number / 10)
const units = (number: number) => number % 10
const those = (matches: (number: number) => boolean) => TWO_DIGITS.filter(matches)
const isBig = (digit: number) => digit >= 5
const isEven = (digit: number) => digit % 2 === 0

/** Sets that need no digit. */
export const SETS: readonly (readonly [pattern: RegExp, numbers: readonly number[]])[] = [
  [label('kep lech'), those((number) => (tens(number) + 5) % 10 === units(number))],
  [label('kep am'), [7, 70, 14, 41, 29, 92, 36, 63, 58, 85]],
  [label('kep(?: bang)?'), those((number) => tens(number) === units(number))],
  [label('chan chan'), those((number) => isEven(tens(number)) && isEven(units(number)))],
  [label('chan le'), those((number) => isEven(tens(number)) && !isEven(units(number)))],
  [label('le chan'), those((number) => !isEven(tens(number)) && isEven(units(number)))],
  [label('le le'), those((number) => !isEven(tens(number)) && !isEven(units(number)))],
  [label('to to'), those((number) => isBig(tens(number)) && isBig(units(number)))],
  [label('to be'), those((number) => isBig(tens(number)) && !isBig(units(number)))],
  [label('be to'), those((number) => !isBig(tens(number)) && isBig(units(number)))],
  [label('be be'), those((number) => !isBig(tens(number)) && !isBig(units(number)))],
  [label('chan'), those((number) => isEven(number))],
  [label('le'), those((number) => !isEven(number))],
  [label('to'), those((number) => number >= 50)],
  [label('be'), those((number) => number < 50)],
]

export interface DigitSet {
  /** Numbers of one digit. Those in both halves of "dau dit" are listed twice. */
  readonly numbersOf: (digit: number) => readonly number[]
  /** "de dau 52" is a bet on the first two digits, "de dit 52" on the last two. */
  readonly withTwoDigits: 'FIRST' | 'LAST' | null
}

const head = (digit: number) => those((number) => tens(number) === digit)
const tail = (digit: number) => those((number) => units(number) === digit)

/** Sets that follow from one digit each. */
export const DIGIT_SETS: readonly (readonly [pattern: RegExp, set: DigitSet])[] = [
  [label('dau (?:va )?(?:dit|duoi)'), { numbersOf: (digit) => [...head(digit), ...tail(digit)], withTwoDigits: null }],
  [label('dau'), { numbersOf: head, withTwoDigits: 'FIRST' }],
  [label('dit|duoi'), { numbersOf: tail, withTwoDigits: 'LAST' }],
  [
    label('tong'),
    { numbersOf: (digit) => those((number) => (tens(number) + units(number)) % 10 === digit), withTwoDigits: null },
  ],
  [
    label('cham'),
    { numbersOf: (digit) => those((number) => tens(number) === digit || units(number) === digit), withTwoDigits: null },
  ],
]

/** Say nothing about the bet. */
export const FILLERS = label('con|so|va|voi|cac|cap|danh|ghi')
export const RANGE = label('den|keo|toi')
/** Before a price. `x` is a word of its own: "52x10", "52 x 10". */
export const PRICE_MARK = /(?:x(?![a-z])|×|\*|=|:|@|(?:moi(?: {0,2}con)?|gia)(?![a-z]))/y
/** After a price: "50k/con", "50k moi con". */
export const PER_NUMBER = / {0,2}(?:\/|moi|mot|1)? {0,2}con(?![a-z])/y

/** How a line is written again, by bet type. */
export const WRITTEN: Readonly<Record<string, string | readonly string[]>> = {
  LO2: 'lo',
  LO2_FIRST: 'lo dau',
  LO3: 'lo',
  LO4: 'lo',
  DE: 'de',
  DE_FIRST: 'de dau',
  DE_DAU: 'hang chuc',
  DE_DUOI: 'hang don vi',
  DE3: '3 cang',
  DE_G1: 'g1',
  DE_G1_3: 'g1',
  DE_G1_4: 'g1',
  DAU_G7: 'dau g7',
  DAU_G8: 'dau g8',
  XIU_CHU: 'xiu chu',
  BAO7: 'bao 7 lo',
  BAO8: 'bao 8 lo',
  XIEN2: 'xien 2',
  XIEN3: 'xien 3',
  XIEN4: 'xien 4',
  XIEN_QUAY3: 'xq',
  XIEN_QUAY4: 'xq',
  DA: 'da',
  ...Object.fromEntries([4, 5, 6, 7, 8, 9, 10].map((count) => [`TRUOT${count}`, 'truot'])),
  PARITY: ['cua chan', 'cua le'],
  SIZE: ['xiu', 'tai'],
  PARITY_G1: ['g1 chan', 'g1 le'],
  SIZE_G1: ['g1 xiu', 'g1 tai'],
}

/** Text without accents, in lower case, with plain digits and punctuation, and the place of each character in the original. */
export function foldKeepingPlaces(text: string): { folded: string; places: Uint32Array } {
  const parts: string[] = []
  const places: number[] = []
  let place = 0
  for (const character of text) {
    const part = foldCharacter(character)
    parts.push(part)
    for (let index = 0; index < part.length; index += 1) places.push(place)
    place += character.length
  }
  places.push(place)
  return { folded: parts.join(''), places: Uint32Array.from(places) }
}

function foldCharacter(character: string): string {
  if (character < '\u0080') return character === '\t' ? ' ' : character.toLowerCase()
  const code = character.codePointAt(0) ?? 0
  // Full-width forms of ASCII, as Chinese and Japanese keyboards write them.
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCodePoint(code - 0xfee0).toLowerCase()
  if (character === '、' || character === '،') return ','
  if (/\p{Cf}|\p{M}/u.test(character)) return ''
  if (/\p{Zs}/u.test(character)) return ' '
  return character.replace(/[đĐ]/, 'd').normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
