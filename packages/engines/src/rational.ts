/** An exact fraction in lowest terms; the denominator is positive. */
export interface Rational {
  readonly numerator: bigint
  readonly denominator: bigint
}

/** A fraction in lowest terms. @throws RangeError for a zero denominator */
export function rational(numerator: bigint, denominator: bigint): Rational {
  if (denominator === 0n) throw new RangeError('A fraction needs a denominator')
  const sign = denominator < 0n ? -1n : 1n
  const divisor = greatestCommonDivisor(numerator < 0n ? -numerator : numerator, sign * denominator)
  return { numerator: (sign * numerator) / divisor, denominator: (sign * denominator) / divisor }
}

export function plus(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)
}

export function times(...factors: readonly [Rational, ...Rational[]]): Rational {
  return factors.reduce((a, b) => rational(a.numerator * b.numerator, a.denominator * b.denominator))
}

/** A non-negative fraction as a decimal string, rounded half up. `decimal({1, 3}, 4)` is "0.3333". */
export function decimal(value: Rational, digits: number): string {
  const scaled = roundedTimes(value, 10n ** BigInt(digits))
  return pointed(scaled, digits)
}

/** value x factor, rounded half up to a whole number, for a non-negative value. */
export function roundedTimes(value: Rational, factor: bigint): bigint {
  return (2n * value.numerator * factor + value.denominator) / (2n * value.denominator)
}

/** The square root of a non-negative fraction as a decimal string, cut (not rounded) after the digits asked for. */
export function decimalSquareRoot(value: Rational, digits: number): string {
  return pointed(wholeSquareRoot((value.numerator * 100n ** BigInt(digits)) / value.denominator), digits)
}

function pointed(scaled: bigint, digits: number): string {
  const text = scaled.toString().padStart(digits + 1, '0')
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b)
}

/** The largest whole number whose square is not above the value (Newton's method). */
function wholeSquareRoot(value: bigint): bigint {
  if (value < 2n) return value
  let root = 1n << BigInt((value.toString(2).length + 1) >> 1)
  for (;;) {
    const next = (root + value / root) >> 1n
    if (next >= root) return root
    root = next
  }
}
