/// <reference lib="esnext.temporal" />
/// <reference lib="es2025.regexp" />
import type { DayFormat, MomentFormat } from './dialect.ts'
import { ExactNumber } from './exact-number.ts'
import { FieldError } from './field-error.ts'

export interface MomentCodec {
  /** Epoch milliseconds; null for a value that says that there is none. @throws FieldError */
  toOurs: (theirs: unknown) => number | null
  /** @throws FieldError */
  toTheirs: (ours: number) => string | number
}

/** What a double of milliseconds may be, and what Temporal takes. */
const LAST_MS = 8.64e15
const PARTS = {
  yyyy: 'year',
  MM: 'month',
  dd: 'day',
  HH: 'hour',
  mm: 'minute',
  ss: 'second',
  SSS: 'millisecond',
} as const
const PART = /yyyy|MM|dd|HH|mm|ss|SSS/g

/** @throws Error for a format that cannot be */
export function compileMoments(format: MomentFormat): MomentCodec {
  const { none } = format
  const { toOurs, toTheirs } = getCodec(format)
  return {
    toOurs: (theirs) => (none.includes(theirs as string | number) ? null : toOurs(theirs)),
    toTheirs: (ours) => {
      if (typeof ours !== 'number' || !Number.isSafeInteger(ours) || Math.abs(ours) > LAST_MS)
        throw new FieldError('epoch milliseconds')
      return toTheirs(ours)
    },
  }
}

function getCodec(format: MomentFormat): MomentCodec {
  const { moment, json } = format
  const asJson = (number: number) => (json === 'text' ? String(number) : number)
  if (moment === 'local') return localCodec(format)
  if (moment === 'iso') return { toOurs: fromIso, toTheirs: (ours) => new Date(ours).toISOString() }
  const places = moment === 'seconds' ? 3 : 0
  return {
    toOurs: (theirs) => fromEpoch(theirs, places),
    toTheirs: (ours) => asJson(places === 0 ? ours : Math.floor(ours / 1_000)),
  }
}

/** Parts of a millisecond are dropped. */
function fromEpoch(theirs: unknown, places: number): number {
  const isNumber = typeof theirs === 'number' || theirs instanceof ExactNumber || typeof theirs === 'string'
  const match = isNumber ? /^(-?\d{1,16})(?:\.(\d+))?$/.exec(String(theirs)) : null
  if (!match) throw new FieldError(places === 0 ? 'epoch milliseconds' : 'epoch seconds')
  const [, whole = '', fraction = ''] = match
  const ms = Number(whole + fraction.slice(0, places).padEnd(places, '0'))
  if (Math.abs(ms) > LAST_MS) throw new FieldError(places === 0 ? 'epoch milliseconds' : 'epoch seconds')
  return ms
}

function fromIso(theirs: unknown): number {
  try {
    return Temporal.Instant.from(theirs as string).epochMilliseconds
  } catch {
    throw new FieldError('an ISO 8601 moment with its offset')
  }
}

/** Dates without a time: `toTheirs` leaves what is no date for the platform to refuse. @throws Error for a pattern that cannot be */
export function compileDays({ day }: DayFormat): {
  toOurs: (theirs: unknown) => string
  toTheirs: (ours: unknown) => unknown
} {
  const readParts = compilePattern(day, ['year', 'month', 'day'])
  return {
    toOurs: (theirs) => {
      try {
        return Temporal.PlainDate.from(readParts(theirs), { overflow: 'reject' }).toString()
      } catch {
        throw new FieldError(`a date such as ${day}`)
      }
    },
    toTheirs: (ours) => {
      try {
        return writePattern(day, Temporal.PlainDate.from(ours as string))
      } catch {
        return ours
      }
    },
  }
}

type Part = (typeof PARTS)[keyof typeof PARTS]

/** @throws Error for a pattern that lacks a part */
function compilePattern(pattern: string, required: readonly Part[]): (theirs: unknown) => Record<Part, number> {
  const names = [...pattern.matchAll(PART)].map(([part]) => PARTS[part as keyof typeof PARTS])
  for (const name of required) if (!names.includes(name)) throw new Error(`the pattern ${pattern} has no ${name}`)
  const literal = pattern.split(PART).map((text) => RegExp.escape(text))
  const parts = [...pattern.matchAll(PART)].map(([part]) => `(\\d{${part.length}})`)
  const expression = new RegExp(`^${literal.map((text, at) => text + (parts[at] ?? '')).join('')}$`)
  return (theirs) => {
    const [, ...values] = (typeof theirs === 'string' ? expression.exec(theirs) : null) ?? []
    return Object.fromEntries(names.map((name, at) => [name, Number(values[at])])) as Record<Part, number>
  }
}

const writePattern = (pattern: string, local: Readonly<Partial<Record<Part, number>>>): string =>
  pattern.replaceAll(PART, (part) => String(local[PARTS[part as keyof typeof PARTS]] ?? 0).padStart(part.length, '0'))

function localCodec({ zone, pattern, overlap }: MomentFormat): MomentCodec {
  if (zone === undefined) throw new Error('a local time needs a zone')
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone)
  } catch {
    throw new Error(`there is no time zone ${zone}`)
  }
  const readParts = compilePattern(pattern, ['year', 'month', 'day', 'hour', 'minute'])
  const disambiguation = overlap === 'later' ? 'later' : 'compatible'
  return {
    toOurs: (theirs) => {
      try {
        const local = Temporal.PlainDateTime.from(readParts(theirs), { overflow: 'reject' })
        return local.toZonedDateTime(zone, { disambiguation }).epochMilliseconds
      } catch {
        throw new FieldError(`a local time such as ${pattern}`)
      }
    },
    toTheirs: (ours) => {
      const local = Temporal.Instant.fromEpochMilliseconds(ours).toZonedDateTimeISO(zone)
      if (local.year < 0 || local.year > 9_999) throw new FieldError('a moment with a year of four digits')
      return writePattern(pattern, local)
    },
  }
}
