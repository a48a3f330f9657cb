import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import * as z from 'zod'
import { readsPlainly, UNREAD } from './plain-read.ts'

/** Called for each value that was not understood and was replaced by its fallback. */
export type DegradationListener = (field: string, value: unknown) => void

let listener: DegradationListener = () => {}

/** Sets who hears of degraded values, and hands back who heard before; the gateway counts them. */
export function onDegradation(heard: DegradationListener): DegradationListener {
  const before = listener
  listener = heard
  return before
}

/** Reports a value that was not understood. */
export function degraded(field: string, value: unknown): void {
  listener(field, value)
}

/**
 * An enumeration that never throws: a value that is not known becomes `fallback` and is reported under `field`. Platforms
 * grow faster than their clients.
 */
export function lenientEnum<const T extends readonly string[]>(field: string, known: T, fallback: T[number]) {
  // Told to readers of the description, and not enforced.
  const described = z.unknown().meta({ type: 'string', description: `${known.join(', ')}; others may come.` })
  const lenient = described.transform((value): T[number] => {
    if (typeof value === 'string' && known.includes(value)) return value
    listener(field, value)
    return fallback
  })
  const names: ReadonlySet<unknown> = new Set(known)
  readsPlainly(lenient, (value) => (names.has(value) ? (value as z.output<typeof lenient>) : UNREAD))
  return lenient
}

/** As `formatAmount` writes most amounts. */
const USUAL_AMOUNT = /^(?:0|-?[1-9]\d{0,14})\.\d\d$/

/** A decimal amount; platforms send strings or numbers, readers get a string with at most four decimals. */
export const amount = readsPlainly(
  z
    .union([z.string(), z.number()])
    .meta({ description: 'A decimal amount with at most four decimals.' })
    .transform((value, context) => {
      try {
        return formatAmount(parseAmount(typeof value === 'number' ? value.toFixed(4) : value))
      } catch {
        context.addIssue({ code: 'custom', message: 'not an amount' })
        return z.NEVER
      }
    }),
  (value) => (typeof value === 'string' && USUAL_AMOUNT.test(value) ? value : UNREAD),
)

/** A flag that platforms write as boolean, 0/1 or "0"/"1". */
export const flag = readsPlainly(
  z
    .union([z.boolean(), z.literal([0, 1]), z.enum(['0', '1'])])
    .transform((value) => value === true || value === 1 || value === '1'),
  (value) => {
    if (typeof value === 'boolean') return value
    if (value === 1 || value === '1') return true
    return value === 0 || value === '0' ? false : UNREAD
  },
)

/** A whole number that may arrive as text, as query values do. */
export const whole = z.coerce.number().int()

/** A calendar day, yyyy-MM-dd, in the brand's time zone. */
export const day = z.iso.date()

/** A list in a query: repeated or separated by commas. */
export const commaList = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => (Array.isArray(value) ? value : value.split(',')).filter((entry) => entry !== ''))
