import { MINOR_UNITS, parseAmount } from '@playhouse/shared/money.ts'
import * as z from 'zod'
import { html, type Html } from './html.ts'
import { withReason } from './inputs.ts'

/** A form whose fields are read later, by a schema of its own. */
export const planInput = withReason.catchall(z.string().max(8_000))

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

export const field = (
  name: string,
  label: string,
  value: string | number | bigint | null | undefined,
  {
    type = 'text',
    optional = false,
    max = 60,
  }: { type?: 'text' | 'date' | 'number' | 'datetime-local'; optional?: boolean; max?: number } = {},
): Html =>
  html`<label
    ><span>${label}</span
    ><input name="${name}" type="${type}" value="${value}" maxlength="${max}" ${!optional && html`required`}
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

export const lines = (
  name: string,
  label: string,
  text: string,
  { optional = false }: { optional?: boolean } = {},
): Html =>
  html`<label
    ><span>${label}</span
    ><textarea name="${name}" rows="5" ${!optional && html`required`} maxlength="2000">${text}</textarea>
  </label>`

/** A box to tick for each category of games: `product_RNG`. */
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
