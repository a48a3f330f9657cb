import { formatAmount, normalizeAmount } from '@playhouse/shared/money.ts'
import { PASSWORD_MAX } from '@playhouse/shared/limits.ts'
import { preparePassword } from '@playhouse/shared/prepared-text.ts'
import { wholeUnits } from '@playhouse/shared/whole-amount.ts'
import * as z from 'zod'

/** Called for each unknown value that was replaced by its fallback. */
type DegradationListener = (field: string, value: unknown, expected: string) => void

let listener: DegradationListener = () => {}

/** Sets the listener and returns the previous one. */
export function onDegradation(next: DegradationListener): DegradationListener {
  const previous = listener
  listener = next
  return previous
}

export function reportDegradation(field: string, value: unknown, expected: string): void {
  listener(field, value, expected)
}

/** Lenient enumerations: the name under which unknown words are reported, and the known ones. */
export const ENUMERATIONS = z.registry<{ field: string; known: readonly string[] }>()

/**
 * Enumeration that never throws: an unknown value becomes `fallback` and is reported under `field`, because platforms add values before
 * clients know them.
 */
export function lenientEnum<const T extends readonly string[]>(field: string, known: T, fallback: T[number]) {
  // Documented, not enforced.
  const documented = z.unknown().meta({ type: 'string', description: `${known.join(', ')}; others may be added.` })
  return documented
    .transform((value): T[number] => {
      if (typeof value === 'string' && known.includes(value)) return value
      reportDegradation(field, value, `one of ${known.join(', ')}`)
      return fallback
    })
    .register(ENUMERATIONS, { field, known })
}

/**
 * Meaning of a field beyond its type, for the checks of the contract suite and for dialects: `money` is a decimal string with two to four
 * decimals, `difference` one that may be below zero whatever its name says, `moment` epoch milliseconds, `day` a date of the brand's time zone, `address` an absolute http or https address, `path` one that may be relative to a host of the
 * brand, `reference` one that may also be an id; `digits` has nothing but these,
 * `flag` is a boolean in one of its forms.
 */
export type FieldRole =
  | 'money'
  | 'difference'
  | 'moment'
  | 'day'
  | 'address'
  | 'path'
  | 'reference'
  | 'masked'
  | 'digits'
  | 'flag'

/** Roles by schema. Wrappers such as `nullish()` keep the role of what they wrap. */
export const FIELD_ROLES = z.registry<{ role: FieldRole }>()

/** Without `nullish()`, `default()` and the like. */
export function unwrapped(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return unwrapped(schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodCatch || schema instanceof z.ZodReadonly) return unwrapped(schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodLazy) return unwrapped(schema.unwrap() as z.ZodType)
  return schema
}

/** A double holds every decimal of this many digits; one with more may be another amount than was sent. */
const DOUBLE_DIGITS = 15

/** The decimal that was sent as a JSON number; empty where it cannot be told. */
function toDecimal(value: number): string {
  const text = String(value)
  return text.replace(/^-?0?\.?/, '').replace('.', '').length <= DOUBLE_DIGITS ? text : ''
}

/**
 * Decimal amount: string with two to four decimals once parsed. Platforms send decimal strings; numbers are read as well, and the contract
 * suite reports them, because a JSON number cannot hold every amount. One that cannot be read exactly is refused, never rounded. A
 * response's amount has no `default()` and no `catch()`: a sum that was made up looks like money.
 */
export const amount = z
  .union([z.string(), z.number()])
  .meta({ description: 'A decimal amount with at most four decimals.' })
  .transform((value, context) => {
    try {
      return normalizeAmount(typeof value === 'number' ? toDecimal(value) : value)
    } catch {
      context.addIssue({ code: 'custom', message: 'expected a decimal amount with at most four decimals' })
      return z.NEVER
    }
  })
  .register(FIELD_ROLES, { role: 'money' })

/** Payouts with what a corrected lottery result takes back: below zero where that is more. */
export const correctedPayout = amount
  .meta({ description: 'A decimal amount, below zero where a correction takes back more than is paid.' })
  .register(FIELD_ROLES, { role: 'difference' })

/** A password that is chosen, in the form in which it is measured, compared and stored. */
export const newPassword = z.string().max(PASSWORD_MAX).overwrite(preparePassword)

/** The last moment that `Date` knows. */
const MOMENT_MAX = 8_640_000_000_000_000

/** Point in time. */
export const moment = z
  .number()
  .int()
  .min(0)
  .max(MOMENT_MAX)
  .meta({ description: 'Epoch milliseconds.' })
  .register(FIELD_ROLES, { role: 'moment' })

/** A contact, a name or an account number, of which only a part is shown. */
export const masked = z
  .string()
  .meta({ description: 'Only a part is shown; `*` or `•` stands for the rest.' })
  .register(FIELD_ROLES, { role: 'masked' })

/** Amount that a person enters: whole units above zero. */
export const enteredAmount = z
  .union([z.string(), z.number()])
  .meta({ description: 'An amount in whole units, above zero.' })
  .transform((value, context) => {
    const minor = wholeUnits(value)
    if (minor !== undefined) return formatAmount(minor)
    context.addIssue({ code: 'custom', message: 'expected a whole amount above zero' })
    return z.NEVER
  })
  .register(FIELD_ROLES, { role: 'money' })

/** Amount that a person enters, for handlers that say themselves what is wrong with it. */
export const uncheckedAmount = z.union([z.string(), z.number()]).register(FIELD_ROLES, { role: 'money' })

/** Boolean, 0/1 or "0"/"1" on the wire. */
export const flag = z
  .union([z.boolean(), z.literal([0, 1]), z.enum(['0', '1'])])
  .transform((value) => value === true || value === 1 || value === '1')
  .register(FIELD_ROLES, { role: 'flag' })

/** Integer of an input, also as text in a query. */
export const whole = z.coerce.number().int()

/** Of `Int` in GraphQL. */
const INT_MAX = 2_147_483_647

/** Integer of a response, also as its digits. Anything else, such as null, is refused instead of becoming zero. */
export const wholeNumber = z
  .unknown()
  .meta({ type: 'integer' })
  .transform((value, context) => {
    const number = typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value
    if (typeof number === 'number' && Number.isInteger(number) && Math.abs(number) <= INT_MAX) return number
    context.addIssue({ code: 'custom', message: 'expected a whole number' })
    return z.NEVER
  })

/** yyyy-MM-dd in the brand's time zone. */
export const day = z.iso.date().register(FIELD_ROLES, { role: 'day' })

/** Code of a vendor, which the contract calls vassalage. */
export const vendorCode = z.string().regex(/^\w{1,20}$/)

/** List in a query: repeated or comma-separated. */
export const commaList = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => (Array.isArray(value) ? value : value.split(',')).filter((entry) => entry !== ''))

/** Percent by game category. */
export const shares = z.record(z.string(), z.number().int().min(0).max(100))
