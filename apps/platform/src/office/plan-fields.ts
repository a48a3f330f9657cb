import { DEMO_KIND_CODE } from '@playhouse/shared/account-kinds.ts'
import { LANGUAGES, type LanguageCode } from '@playhouse/shared/languages.ts'
import { MINOR_UNITS, parseAmount } from '@playhouse/shared/money.ts'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { pointsSetting } from '../db/tables/points.ts'
import { html, type Html } from './html.ts'
import { OfficeError } from './office-error.ts'
import { withReason } from './inputs.ts'

/*
 * Fields of the promotions, missions, leaderboards and raffles that operators plan. A plan is kept as the texts of its form, so that one which waits
 * for a second operator is read, and refused, in the same way as one that takes effect at once.
 */

/** A form whose fields are read later, by a schema of its own. */
export const planInput = withReason.catchall(z.string().max(4_000))

export const planId = z.string().regex(/^[a-z][a-z0-9-]{3,39}$/, {
  error: 'has 4 to 40 lower-case letters, digits and hyphens, starting with a letter',
})
export const money = z
  .string()
  .trim()
  .regex(/^\d{1,3}(,?\d{3}){0,3}(\.\d{1,2})?$/, { error: 'must be an amount such as 50,000' })
  .transform((text) => parseAmount(text.replaceAll(',', '')))
/** Basis points, written as percent. */
export const percent = z
  .string()
  .trim()
  .regex(/^\d{1,2}(\.\d{1,2})?$/, { error: 'must be a percentage such as 0.5' })
  .transform((text) => Math.round(Number(text) * 100))
export const percentText = (basisPoints: number): string => String(basisPoints / 100)
export const wholePoints = z
  .string()
  .trim()
  .regex(/^\d{1,7}$/, { error: 'must be a whole number of points' })
  .transform((text) => BigInt(text) * MINOR_UNITS)
export const whole = (from: number, to: number) =>
  z.coerce
    .number({ error: 'must be a number' })
    .int({ error: 'must be a whole number' })
    .min(from, { error: `is at least ${from}` })
    .max(to, { error: `is at most ${to.toLocaleString('en')}` })
export const day = z.iso.date({ error: 'must be a day such as 2026-11-30' })
/** A day, or null where the field is empty. */
export const dayOrNone = <Day extends z.ZodType<string>>(schema: Day) =>
  z.union([z.literal('').transform(() => null), schema], { error: 'must be such a day, or empty' })
/** Null where the field is empty. */
export const emptyOr = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((text) => (typeof text === 'string' && text.trim() === '' ? null : text), z.nullable(schema))
export const isNew = z.enum(['yes', 'no']).transform((value) => value === 'yes')

const CODES = Object.keys(LANGUAGES) as LanguageCode[]
/** The brand's own Vietnamese is Vietnamese where it has no text of its own. */
const isOptional = (code: LanguageCode): boolean => code === 'TY'

/** A row of texts for each language. @throws OfficeError for a language without */
export function readTexts(
  values: Readonly<Record<string, string>>,
  name: string,
  longest: number,
): { language: LanguageCode; text: string }[] {
  return CODES.flatMap((language) => {
    const text = (values[`${name}_${language}`] ?? '').trim()
    if (text === '' && isOptional(language)) return []
    if (text === '' || [...text].length > longest)
      throw new OfficeError(`${name}_${language}: has 1 to ${longest} characters`, 400)
    return [{ language, text }]
  })
}

/** Texts in each language, for those who read a plan. */
export const textTerms = (
  label: string,
  texts: readonly { language: string; text: string }[],
): Record<string, string> =>
  Object.fromEntries(
    texts
      .toSorted((one, other) => one.language.localeCompare(other.language))
      .map(({ language, text }) => [`${label}, ${language}`, text]),
  )

/** A field for each language. */
export const textFields = (
  name: string,
  label: string,
  longest: number,
  texts: readonly { language: string; text: string }[],
  rows = 1,
): Html =>
  html`<div class="columns">
    ${CODES.map((code) => {
      const text = texts.find(({ language }) => language === code)?.text
      const attributes = html`name="${name}_${code}" lang="${LANGUAGES[code].bcp47}" maxlength="${longest}"
      ${!isOptional(code) && html`required`}`
      return html`<label
        ><span>${label}, ${code === 'TY' ? 'Vietnamese of this brand, if it differs' : LANGUAGES[code].name}</span
        >${rows === 1 ? html`<input ${attributes} value="${text}" />` : html`<textarea ${attributes} rows="${rows}">${text}</textarea>`}</label
      >`
    })}
  </div>`

/** A one-line field. */
export const field = (
  name: string,
  label: string,
  value: string | number | bigint | null | undefined,
  { type = 'text', optional = false }: { type?: 'text' | 'date' | 'number'; optional?: boolean } = {},
): Html =>
  html`<label
    ><span>${label}</span
    ><input name="${name}" type="${type}" value="${value}" maxlength="60" ${!optional && html`required`}
  /></label>`

export const choice = <Code extends string>(
  name: string,
  label: string,
  options: Readonly<Record<Code, string>>,
  value: string | undefined,
): Html =>
  html`<label
    ><span>${label}</span
    ><select name="${name}">
      ${Object.entries<string>(options).map(
        ([code, text]) => html`<option value="${code}" ${code === value && html`selected`}>${text}</option>`,
      )}
    </select>
  </label>`

export const lines = (name: string, label: string, text: string): Html =>
  html`<label
    ><span>${label}</span><textarea name="${name}" rows="5" required maxlength="2000">${text}</textarea>
  </label>`

/** The categories that were ticked. */
export const readProducts = (values: Readonly<Record<string, string>>, products: readonly string[]): string[] =>
  products.filter((product) => values[`product_${product}`] === 'on')

export const productFields = (label: string, products: readonly string[], chosen: readonly string[]): Html =>
  html`<fieldset>
    <legend>${label}</legend>
    ${products.map(
      (product) =>
        html`<label class="choice"
          ><input
            type="checkbox"
            name="product_${product}"
            ${chosen.includes(product) && html`checked`}
          />${product}</label
        >`,
    )}
  </fieldset>`

/** What points are worth in cash, as members convert them. */
export async function worthOf(on: Database | Transaction, points: bigint): Promise<bigint> {
  if (points === 0n) return 0n
  const [setting] = await on.select().from(pointsSetting)
  return setting ? (points * setting.cashPerPoint) / MINOR_UNITS : 0n
}

/** Accounts that can take a reward. */
export async function countOpenAccounts(on: Database | Transaction): Promise<bigint> {
  const { rows } = await on.execute<{ count: string }>(
    sql`select count(*)::text as count from member where kind <> ${DEMO_KIND_CODE} and closed_at is null`,
  )
  return BigInt(rows[0]?.count ?? 0)
}

/** Days do not break. */
export const dayText = (date: string | null): Html | null => (date === null ? null : html`<time>${date}</time>`)

export type PlanState = 'coming' | 'running' | 'ended'

/** By the first and last day of a plan. */
export const planState = (
  { startsOn, endsOn }: { startsOn: string; endsOn: string | null },
  today: string,
): PlanState => (startsOn > today ? 'coming' : endsOn !== null && endsOn < today ? 'ended' : 'running')
