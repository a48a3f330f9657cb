/** Sets of two-digit numbers that people name. */

const TWO_DIGITS: readonly number[] = Array.from({ length: 100 }, (_, number) => number)
const tens = (number: number) => Math.floor(number / 10)
const units = (number: number) => number % 10
const those = (matches: (number: number) => boolean) => TWO_DIGITS.filter(matches)
const isBig = (digit: number) => digit >= 5
const isEven = (digit: number) => digit % 2 === 0

export const SETS = {
  'kep lech': those((number) => (tens(number) + 5) % 10 === units(number)),
  'kep am': [7, 14, 29, 36, 41, 58, 63, 70, 85, 92],
  'kep bang|kep': those((number) => tens(number) === units(number)),
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
  'sat kep': those((number) => Math.abs(tens(number) - units(number)) === 1),
  'tong be': those((number) => (tens(number) + units(number)) % 10 < 5),
  'tong to': those((number) => isBig((tens(number) + units(number)) % 10)),
  'tong tren 10': those((number) => tens(number) + units(number) > 10),
  'tong duoi 10|tong under 10': those((number) => tens(number) + units(number) < 10),
  ...Object.fromEntries(
    [3, 4, 5, 6, 7, 8, 9].flatMap((divisor) =>
      Array.from({ length: divisor }, (_, rest) => [
        `chia ${divisor} du ${rest}`,
        those((number) => number % divisor === rest),
      ]),
    ),
  ),
} as const

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
export function ordersOf(number: number, digits: number): readonly number[] {
  const orders = (rest: string): string[] =>
    rest.length < 2
      ? [rest]
      : [...new Set(rest)].flatMap((digit) => orders(rest.replace(digit, '')).map((others) => digit + others))
  return orders(String(number).padStart(digits, '0'))
    .map(Number)
    .toSorted((x, y) => x - y)
}
