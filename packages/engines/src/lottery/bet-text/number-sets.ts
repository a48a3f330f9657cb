/** Sets of two-digit numbers that people name. */

const TWO_DIGITS: readonly number[] = Array.from({ length: 100 }, (_, number) => number)
const tens = (number: number) => Math.floor(number / 10)
const units = (number: number) => number % 10
const those = (matches: (number: number) => boolean) => TWO_DIGITS.filter(matches)
const isBig = (digit: number) => digit >= 5
const isEven = (digit: number) => digit % 2 === 0
/** Every twelfth number belongs to one animal of the zodiac, from 00 on. Without accents some names are also other words. */
const ANIMALS = ['rat', 'suu', 'tiger', 'mao|meo', 'thin', 'snake', 'ngo', 'mui', 'than', 'rooster', 'tuat', 'hoi']
const IN_FULL: Readonly<Record<string, string>> = { tiger: 'giap dan', rooster: 'giap ga' }
/** The digits from one to another, in both places: "dan 05" 00 01 … 05 10 … 55. */
const RANGES_OF_DIGITS = [0, 1, 2, 3, 4, 5].flatMap((from) =>
  [4, 5, 6, 7, 8, 9].filter((to) => to - from >= 4).map((to) => ({ from, to })),
)
const within = (from: number, to: number) =>
  those((number) => [tens(number), units(number)].every((digit) => digit >= from && digit <= to))
const withoutDoubles = (numbers: readonly number[]) => numbers.filter((number) => tens(number) !== units(number))

export const SETS = {
  'kep lech|kl': those((number) => (tens(number) + 5) % 10 === units(number)),
  'kep am': [7, 14, 29, 36, 41, 58, 63, 70, 85, 92],
  'kep bang|kep|kb': those((number) => tens(number) === units(number)),
  'chan chan': those((number) => isEven(tens(number)) && isEven(units(number))),
  'chan le': those((number) => isEven(tens(number)) && !isEven(units(number))),
  'le chan': those((number) => !isEven(tens(number)) && isEven(units(number))),
  'le le': those((number) => !isEven(tens(number)) && !isEven(units(number))),
  'to to': those((number) => isBig(tens(number)) && isBig(units(number))),
  'to be': those((number) => isBig(tens(number)) && !isBig(units(number))),
  'be to': those((number) => !isBig(tens(number)) && isBig(units(number))),
  'be be': those((number) => !isBig(tens(number)) && !isBig(units(number))),
  chan: those(isEven),
  le: those((number) => !isEven(number)),
  to: those((number) => number >= 50),
  be: those((number) => number < 50),
  'sat kep|sat kep bang|sat kep thang': those((number) => Math.abs(tens(number) - units(number)) === 1),
  'tong be': those((number) => (tens(number) + units(number)) % 10 < 5),
  'tong to': those((number) => isBig((tens(number) + units(number)) % 10)),
  'tong tren 10': those((number) => tens(number) + units(number) > 10),
  'tong duoi 10|tong under 10': those((number) => tens(number) + units(number) < 10),
  ...Object.fromEntries(
    [3, 4, 5, 6, 7, 8, 9].flatMap((divisor) =>
      Array.from({ length: divisor }, (_, rest) => [
        // The digits add up to the same rest of 3.
        `chia ${divisor} du ${rest}${divisor === 3 ? `|tong chia 3 du ${rest}` : ''}`,
        those((number) => number % divisor === rest),
      ]),
    ),
  ),
  'chia 3|chia het 3|tong chia 3|tong chia het 3': those((number) => number % 3 === 0),
  ...Object.fromEntries(
    ANIMALS.map((names, year) => [
      [...names.split('|').flatMap((name) => [name, `giap ${name}`]), ...(IN_FULL[names]?.split('|') ?? [])].join('|'),
      those((number) => number % 12 === year),
    ]),
  ),
  ...Object.fromEntries(
    RANGES_OF_DIGITS.flatMap(({ from, to }) => [
      [`dan ${from}${to} co kep`, within(from, to)],
      [
        ['without', 'bo', 'ko', 'khong'].map((word) => `dan ${from}${to} ${word} kep`).join('|'),
        withoutDoubles(within(from, to)),
      ],
    ]),
  ),
} as const

/** Words that name one of two sets. */
export const EITHER_SETS: Readonly<Record<string, readonly [readonly number[], readonly number[]]>> = {
  // Without accents "tý" and "tỵ" are one word.
  'ty|ti|giap ty|giap ti': [those((number) => number % 12 === 0), those((number) => number % 12 === 5)],
  // With or without doubles. Other numbers after "dan" may also say how many there are.
  ...Object.fromEntries(
    RANGES_OF_DIGITS.filter(({ from }) => from === 0).map(({ to }) => [
      `dan 0${to}`,
      [within(0, to), withoutDoubles(within(0, to))],
    ]),
  ),
}
export const SET_WORDS =
  'ty tý:rat tỵ:snake ti tí:rat tị:snake sửu dần:tiger mão mèo thìn ngọ mùi thân dậu:rooster tuất hợi giáp gà hết có ko không bỏ:without thẳng nhỏ:be lớn:to'

/** Sets that follow from a digit. */
export const head = (digit: number): readonly number[] => those((number) => tens(number) === digit)
export const tail = (digit: number): readonly number[] => those((number) => units(number) === digit)
export const sum = (digit: number): readonly number[] =>
  those((number) => (tens(number) + units(number)) % 10 === digit)
export const touch = (digit: number): readonly number[] =>
  those((number) => tens(number) === digit || units(number) === digit)
/** 55 is in both. */
export const headAndTail = (digit: number): readonly number[] => [...head(digit), ...tail(digit)]

const shadow = (digit: number) => (digit + 5) % 10

/** A number and its mirror: "12" and "21", "11" alone. */
export const mirrored = (number: number): readonly number[] => [...new Set([number, units(number) * 10 + tens(number)])]

/** A number with its shadows (0-5, 1-6, 2-7, 3-8, 4-9) in both orders: of 01 they are 01 06 10 15 51 56 60 65. */
export function shadows(number: number): readonly number[] {
  const [a, b] = [tens(number), units(number)]
  const all = [a, shadow(a)].flatMap((x) => [b, shadow(b)].flatMap((y) => [x * 10 + y, y * 10 + x]))
  return [...new Set(all)].toSorted((x, y) => x - y)
}

/** All different orders of the digits of a number that is written with so many. */
export function getOrders(number: number, digits: number): readonly number[] {
  const orders = (rest: string): string[] =>
    rest.length < 2
      ? [rest]
      : [...new Set(rest)].flatMap((digit) => orders(rest.replace(digit, '')).map((others) => digit + others))
  return orders(String(number).padStart(digits, '0'))
    .map(Number)
    .toSorted((x, y) => x - y)
}
