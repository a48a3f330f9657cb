import type { CheckedInputOf, Endpoint, ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { BRAND_TIME_ZONE } from '@playhouse/shared/limits.ts'
import { parseAmount } from '@playhouse/shared/money.ts'

import { isRecord, shown } from './shape.ts'

/** Contradictions of a rule; undefined or false where it holds. */
export type Finding = string | undefined | false | readonly Finding[]

/** Rules for every response of an endpoint beyond its schema: relations between its fields, and to the input. */
export interface Rules {
  endpoints: readonly Endpoint[]
  findings: (value: never, input: never, now: number) => readonly Finding[]
}

/** @param findings of a parsed response and the parsed input, with its defaults, at a time */
export const rules = <E extends Endpoint>(
  of: E | readonly E[],
  findings: (value: ValueOf<E>, input: CheckedInputOf<E>, now: number) => readonly Finding[],
): Rules => ({ endpoints: [of].flat() as E[], findings })

/** As text, without what holds. */
export const flatten = (finding: Finding): string[] =>
  typeof finding === 'string' ? [finding] : finding ? finding.flatMap(flatten) : []

/*
 * The checks below take values under the names that a report shows: `inOrder({ minAmount, maxAmount })`. A value that is null or missing
 * makes them hold: what a platform does not know cannot contradict. Amounts and whole numbers compare exactly.
 */

type Figure = string | number | bigint | boolean | null | undefined
type Named = Readonly<Record<string, Figure>>
type Lists = Readonly<Record<string, readonly unknown[] | null | undefined>>
type Row<L extends Lists> = NonNullable<L[keyof L]>[number]
type Key<L extends Lists> = keyof Row<L> & string
type Known = bigint | string

/** Amounts and numbers in minor units, other values as text. */
function known(value: unknown): Known | undefined {
  if (value === null || value === undefined) return undefined
  if (typeof value === 'bigint') return value
  if (typeof value === 'number') return Number.isInteger(value) ? BigInt(value) * 10_000n : undefined
  if (typeof value !== 'string') return typeof value === 'boolean' ? String(value) : undefined
  return /^-?\d{1,15}(\.\d{1,4})?$/.test(value) ? parseAmount(value) : value
}

const printed = (value: unknown) => shown(typeof value === 'bigint' ? `${Number(value) / 10_000}` : value)
const isSame = (a: Known, b: Known) => (typeof a === typeof b ? a === b : String(a) === String(b))
const isOrdered = (a: Known, b: Known) =>
  typeof a === 'bigint' && typeof b === 'bigint' ? a <= b : String(a) <= String(b)

/** Each of the known values with the next one. */
const neighbours = (values: Named) => {
  const all = Object.entries(values).flatMap(([name, value]) => {
    const comparable = known(value)
    return comparable === undefined ? [] : [{ name, value, comparable }]
  })
  return all.slice(1).flatMap((next, index) => {
    const before = all[index]
    return before ? [[before, next] as const] : []
  })
}

/** None is above the next. */
export const inOrder = (values: Named): Finding =>
  neighbours(values).map(
    ([a, b]) =>
      !isOrdered(a.comparable, b.comparable) && `${a.name} ${printed(a.value)} is above ${b.name} ${printed(b.value)}`,
  )

/** Each is below the next. */
export const ascending = (values: Named): Finding =>
  neighbours(values).map(
    ([a, b]) =>
      isOrdered(b.comparable, a.comparable) &&
      `${a.name} ${printed(a.value)} is not below ${b.name} ${printed(b.value)}`,
  )

/** Each is above zero. */
export const positive = (values: Named): Finding =>
  Object.entries(values).map(([name, value]) => flatten(ascending({ zero: 0, [name]: value })))

/** All are the same. */
export const equal = (values: Named): Finding =>
  neighbours(values).map(
    ([a, b]) =>
      !isSame(a.comparable, b.comparable) && `${a.name} ${printed(a.value)} is not ${b.name} ${printed(b.value)}`,
  )

/** All have this value. */
export const is = (values: Named, expected: Figure): Finding =>
  Object.entries(values).map(([name, value]) => {
    const [a, b] = [known(value), known(expected)]
    return (
      a !== undefined && b !== undefined && !isSame(a, b) && `${name} is ${printed(value)}, not ${printed(expected)}`
    )
  })

export const isNot = (values: Named, ...others: readonly string[]): Finding =>
  Object.entries(values).map(
    ([name, value]) => others.some((other) => other === value) && `${name} is ${printed(value)}`,
  )

/** One of a filter; an empty or missing filter takes all. */
export const isOneOf = (values: Named, options: Figure | readonly Figure[]): Finding => {
  const all = (Array.isArray(options) ? (options as Figure[]) : [options as Figure]).map(known)
  if (all.length === 0 || all.includes(undefined)) return undefined
  return Object.entries(values).map(([name, value]) => {
    const own = known(value)
    const isAllowed = own === undefined || all.some((option) => option !== undefined && isSame(option, own))
    return !isAllowed && `${name} ${printed(value)} is none of ${printed(options)}`
  })
}

/** Requires null, or a list without entries. */
export const isEmpty = (values: Readonly<Record<string, unknown>>): Finding =>
  Object.entries(values).map(
    ([name, value]) =>
      value !== null &&
      value !== undefined &&
      !(Array.isArray(value) && value.length === 0) &&
      `${name}: ${printed(value)}`,
  )

/** Findings of each row, at most three of a list. */
export const each = <L extends Lists>(lists: L, findings: (row: Row<L>) => readonly Finding[]): Finding =>
  getEntries(lists).map(([name, rows]) =>
    (rows ?? [])
      .flatMap((row) => flatten(findings(row)))
      .slice(0, 3)
      .map((finding) => `each of ${name}: ${finding}`),
  )

const getEntries = <L extends Lists>(lists: L) =>
  Object.entries(lists) as [string, readonly Row<L>[] | null | undefined][]

type Compare = (a: Known, b: Known) => boolean

/** Compares a field of each row with one of the next row. */
function byNeighbours(
  lists: Lists,
  keys: readonly [own: string, next: string],
  compare: Compare,
  what: string,
): Finding {
  const read = (row: unknown, key: string) => (isRecord(row) ? row[key] : undefined)
  return getEntries(lists).map(([name, rows]) => {
    for (const [index, row] of (rows ?? []).entries()) {
      const pair = [read(row, keys[0]), read(rows?.[index + 1], keys[1])]
      const [a, b] = pair.map(known)
      if (a !== undefined && b !== undefined && !compare(a, b))
        return `${name} ${what}: ${pair.map(printed).join(' is followed by ')}`
    }
    return undefined
  })
}

/** By a field in this order; equal neighbours are allowed. */
export const falling = <L extends Lists>(lists: L, key: Key<L>): Finding =>
  byNeighbours(lists, [key, key], (a, b) => isOrdered(b, a), `is not falling by ${key}`)
export const rising = <L extends Lists>(lists: L, key: Key<L>): Finding =>
  byNeighbours(lists, [key, key], isOrdered, `is not rising by ${key}`)

/** Each row begins where the next, older one ended. */
export const chained = <L extends Lists>(lists: L, begins: Key<L>, ends: Key<L>): Finding =>
  byNeighbours(lists, [begins, ends], isSame, 'does not begin where the older ended')

/** No entry stands there twice, by a field or several together; without one, the entries themselves. */
export const unique = <L extends Lists>(lists: L, ...keys: readonly Key<L>[]): Finding =>
  getEntries(lists).map(([name, rows]) => {
    const all = (rows ?? []).flatMap((row) => {
      const parts: unknown[] = keys.length === 0 ? [row] : keys.map((key) => (row as Record<string, unknown>)[key])
      return parts.every((part) => part === undefined || part === null) ? [] : [JSON.stringify(parts)]
    })
    return new Set(all).size < all.length && `${name}: an entry stands there twice, by ${keys.join() || 'itself'}`
  })

const DAY_MS = 86_400_000

/** Every day from `from` to `to`, in order. At most a year, so that no input makes it long. */
export function daily(
  lists: Readonly<Record<string, readonly { day: string }[]>>,
  { from, to }: { from?: string; to?: string },
): Finding {
  if (from === undefined || to === undefined) return undefined
  const [first, last] = [Date.parse(from), Date.parse(to)]
  const count = Math.max(0, Math.min(366, Math.floor((last - first) / DAY_MS) + 1))
  const wanted = Array.from({ length: count }, (_, index) =>
    new Date(first + index * DAY_MS).toISOString().slice(0, 10),
  )
  return Object.entries(lists).map(
    ([name, rows]) =>
      rows.map(({ day }) => day).join() !== wanted.join() &&
      `${name}: ${rows.length} days, of ${wanted.length} from ${from} to ${to}`,
  )
}

/** A sum; undefined where a part is unknown. */
export function plus(...parts: readonly Figure[]): bigint | undefined {
  let total = 0n
  for (const part of parts) {
    const figure = known(part)
    if (typeof figure !== 'bigint') return undefined
    total += figure
  }
  return total
}

/** The first less the others; undefined where a part is unknown. */
export function minus(first: Figure, ...others: readonly Figure[]): bigint | undefined {
  const [all, less] = [plus(first), plus(...others)]
  return all === undefined || less === undefined ? undefined : all - less
}

/** The sum of a field; rows without it add nothing. */
export const sum = <T>(rows: readonly T[] | null | undefined, key: keyof T & string): bigint =>
  (rows ?? []).reduce((total, row) => total + (plus(row[key] as Figure) ?? 0n), 0n)

/** Fields of a total are the sums of those of the rows. */
export const addsUp = <L extends Lists>(
  totals: Readonly<Record<string, Partial<Record<Key<L>, Figure>>>>,
  lists: L,
  keys: readonly Key<L>[],
): Finding =>
  Object.entries(totals).flatMap(([total, figures]) =>
    getEntries(lists).flatMap(([list, rows]) =>
      keys.map((key) => equal({ [`${total}.${key}`]: figures[key], [`the sum of ${list}`]: sum(rows, key as never) })),
    ),
  )

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: BRAND_TIME_ZONE })

/** yyyy-MM-dd in the brand's time zone. */
export const brandDay = (moment: number): string => dayFormat.format(new Date(moment))
