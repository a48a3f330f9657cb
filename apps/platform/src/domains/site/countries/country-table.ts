import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { isIP } from 'node:net'
import { createInterface } from 'node:readline'
import { plainAddress } from '@playhouse/server/network-of.ts'

/*
 * A table of address ranges with their countries, read from a CSV file: `first address,last address,country` or `CIDR,country`. It is held as
 * columns of numbers, sorted by the first address, so that half a million lines take some megabytes and a look-up some twenty steps.
 */

/** A line that cannot be read, or that contradicts another one. */
class CountryFileError extends Error {
  constructor(line: number, reason: string) {
    super(`line ${line} ${reason}`)
    this.name = 'CountryFileError'
  }
}

interface Range {
  family: 4 | 6
  first: bigint
  last: bigint
  country: string
  line: number
}

const BITS = { 4: 32n, 6: 128n } as const
const COUNTRY = /^[A-Z]{2}$/
/** Unassigned, in some published tables. */
const NOWHERE: ReadonlySet<string> = new Set(['-', '', 'ZZ'])

/** The address as a number. @param family 4 or 6 as `isIP` says */
function addressNumber(address: string, family: number): bigint {
  if (family === 4) return BigInt(address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0))
  const [head = '', tail] = withoutDots(address).split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const groups = [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after]
  return BigInt(`0x${groups.map((group) => group.padStart(4, '0')).join('')}`)
}

/** `::ffff:192.0.2.1` with its last four bytes as two groups. */
function withoutDots(address: string): string {
  const dots = /[\d.]+$/.exec(address)?.[0]
  if (dots === undefined || !dots.includes('.')) return address
  const number = Number(addressNumber(dots, 4))
  return `${address.slice(0, -dots.length)}${Math.floor(number / 65_536).toString(16)}:${(number % 65_536).toString(16)}`
}

const isContent = (text: string) => text.trim() !== '' && !text.trimStart().startsWith('#')

/** @param mayBeHeading the first line with anything @returns undefined for a heading or a range of no country @throws CountryFileError */
function readLine(text: string, line: number, mayBeHeading: boolean): Range | undefined {
  const fields = text.split(',').map((field) => field.trim().replace(/^"(.*)"$/, '$1'))
  const [from = ''] = fields
  const isBlock = from.includes('/')
  const [start = '', length] = from.split('/')
  const family = isIP(start)
  if (family !== 4 && family !== 6) {
    if (mayBeHeading) return undefined
    throw new CountryFileError(line, 'does not begin with an address')
  }
  const country = fields[isBlock ? 1 : 2]?.toUpperCase()
  if (country === undefined) throw new CountryFileError(line, 'has no country')
  if (NOWHERE.has(country)) return undefined
  if (!COUNTRY.test(country)) throw new CountryFileError(line, 'has a country that is no code of two letters')
  const first = addressNumber(start, family)
  if (isBlock) {
    const bits = /^\d{1,3}$/.test(length ?? '') ? BigInt(length ?? '') : 999n
    if (bits > BITS[family]) throw new CountryFileError(line, 'has a prefix that is too long')
    const last = first | ((1n << (BITS[family] - bits)) - 1n)
    if (first !== (first >> (BITS[family] - bits)) << (BITS[family] - bits))
      throw new CountryFileError(line, 'has a network that does not begin at its first address')
    return { family, first, last, country, line }
  }
  const end = fields[1] ?? ''
  if (isIP(end) !== family) throw new CountryFileError(line, 'has no last address of the same kind')
  const last = addressNumber(end, family)
  if (last < first) throw new CountryFileError(line, 'ends before it begins')
  return { family, first, last, country, line }
}

/** Ranges of one kind of addresses: columns of the halves of 128 bits, of which IPv4 needs the lower one alone. */
class Ranges {
  readonly #firstHigh: BigUint64Array
  readonly #firstLow: BigUint64Array
  readonly #lastHigh: BigUint64Array
  readonly #lastLow: BigUint64Array
  readonly #country: Uint16Array
  readonly length: number

  constructor(ranges: Range[]) {
    ranges.sort((one, other) => (one.first < other.first ? -1 : one.first > other.first ? 1 : one.line - other.line))
    this.length = ranges.length
    this.#firstHigh = new BigUint64Array(ranges.length)
    this.#firstLow = new BigUint64Array(ranges.length)
    this.#lastHigh = new BigUint64Array(ranges.length)
    this.#lastLow = new BigUint64Array(ranges.length)
    this.#country = new Uint16Array(ranges.length)
    for (const [index, { first, last, country, line }] of ranges.entries()) {
      const before = ranges[index - 1]
      if (before && first <= before.last) {
        const [earlier, later] = [Math.min(line, before.line), Math.max(line, before.line)]
        throw new CountryFileError(later, `overlaps with line ${earlier}`)
      }
      this.#firstHigh[index] = first >> 64n
      this.#firstLow[index] = BigInt.asUintN(64, first)
      this.#lastHigh[index] = last >> 64n
      this.#lastLow[index] = BigInt.asUintN(64, last)
      this.#country[index] = country.charCodeAt(0) * 256 + country.charCodeAt(1)
    }
  }

  find(address: bigint): string | undefined {
    const [high, low] = [address >> 64n, BigInt.asUintN(64, address)]
    let [from, to] = [0, this.length]
    // The first range that begins after the address.
    while (from < to) {
      const middle = (from + to) >>> 1
      if (isAfter(this.#firstHigh[middle], this.#firstLow[middle], high, low)) to = middle
      else from = middle + 1
    }
    const index = from - 1
    if (index < 0 || isAfter(high, low, this.#lastHigh[index], this.#lastLow[index])) return undefined
    const code = this.#country[index] ?? 0
    return String.fromCharCode(code >> 8, code & 255)
  }
}

const isAfter = (high = 0n, low = 0n, otherHigh = 0n, otherLow = 0n) =>
  high > otherHigh || (high === otherHigh && low > otherLow)

export interface CountryTable {
  /** Ranges of both kinds. */
  size: number
  /** Undefined for an address that no range has. */
  find(address: string): string | undefined
}

/**
 * Reads a file of ranges. Other work goes on meanwhile.
 * @throws CountryFileError, and the error of a file that cannot be read
 */
export async function readCountryTable(path: string): Promise<CountryTable> {
  const stream = createReadStream(path, 'utf8')
  await once(stream, 'open')
  const found: Record<4 | 6, Range[]> = { 4: [], 6: [] }
  let line = 0
  let hasContent = false
  for await (const text of createInterface({ input: stream, crlfDelay: Infinity })) {
    line += 1
    if (!isContent(text)) continue
    const range = readLine(text, line, !hasContent)
    hasContent = true
    if (range) found[range.family].push(range)
  }
  const tables = { 4: new Ranges(found[4]), 6: new Ranges(found[6]) }
  return {
    size: tables[4].length + tables[6].length,
    find: (address) => {
      const plain = plainAddress(address)
      const family = isIP(plain)
      return family === 0 ? undefined : tables[family === 4 ? 4 : 6].find(addressNumber(plain, family))
    },
  }
}
