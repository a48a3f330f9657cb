import * as z from 'zod'
import MarkdownIt from 'markdown-it'
import Turndown from 'turndown'
import { LANGUAGES, type LanguageCode } from '@playhouse/shared/languages.ts'
import type { Database } from '@playhouse/postgres/database.ts'
import { html, type Html } from './html.ts'
import { choice, field, lines, productFields, whole } from './form-fields.ts'
import { checkAll, refuseFields } from './office-error.ts'
import { hidden, table } from './page.ts'

/*
 * Operators write Markdown; members get its HTML. No markup of their own passes: `html: false` shows it as text.
 */

const markdown = new MarkdownIt({ html: false, breaks: true }).disable('image')
const turndown = new Turndown({ headingStyle: 'atx', bulletListMarker: '-', emDelimiter: '*' })

const toHtml = (text: string): string => markdown.render(text).trim()

const toMarkdown = (markup: string): string => turndown.turndown(markup)

const RICH_TEXT_HINT =
  'A blank line begins a paragraph, - a list, 1. a numbered one, ### a heading; **bold**, *italic*, [text](/promotions).'

type Texts = readonly { language: string; text: string }[]
type Options = Readonly<Record<string, string>>

/** A field of a form: what it is called, how it is read, and what it shows of a row. */
export interface InputField<Row> {
  label: string
  /** How its text is read; left out where the form reads it in another way. */
  rule?: z.ZodType
  /** `text` unless stated; `lines` is a text of several lines. */
  kind?: 'text' | 'date' | 'number' | 'moment' | 'lines'
  /** Codes to choose from, with their labels. */
  options?: Options | ((database: Database) => Promise<Options>)
  of: (row: Row) => string | number | bigint | null | undefined
  /** Initial values of a new row. */
  initial?: string | number
  /** May be empty. */
  optional?: true
  /** Stays as it is once members rely on it. */
  fixed?: true
  /** A picture, which can be sent along in the field `pictureFile`. */
  isPicture?: true
}

/** A box to tick for each category of games: `product_RNG`. */
export interface ProductField<Row> {
  label: string
  products: readonly string[]
  chosenIn: (row: Row) => readonly string[]
  fixed?: true
}

/** A text in each language: `title_EN`. */
export interface TextField<Row> {
  label: string
  longest: number
  rows?: number
  /** Written as Markdown, stored as its HTML. */
  isRich?: true
  /** May stay empty in every language. */
  optional?: true
  textsIn: (row: Row) => Texts
}

export type Fields<Row> = Readonly<Record<string, InputField<Row> | ProductField<Row> | TextField<Row>>>

export const oneOf = <Code extends string, Row>(
  label: string,
  options: Readonly<Record<Code, string>>,
  of: (row: Row) => Code,
  more: { initial?: Code; fixed?: true } = {},
) => ({ label, rule: z.enum(Object.keys(options) as [Code]), options, of, ...more })

const YES_OR_NO = { no: 'no', yes: 'yes' }
/** A choice that is read as a boolean. */
export const yesOrNo = <Row>(label: string, of: (row: Row) => boolean | undefined, options = YES_OR_NO) => ({
  label,
  rule: z.enum(['no', 'yes']).transform((value) => value === 'yes'),
  options,
  of: (row: Row) => (of(row) ? 'yes' : 'no'),
  initial: 'no',
})

export const wholeNumber = <Row>(
  label: string,
  [from, to]: readonly [number, number],
  of: (row: Row) => number,
  more: { initial?: number } = {},
) => ({ label, rule: whole(from, to), kind: 'number' as const, of, ...more })

export const place = <Row>(of: (row: Row) => number) => wholeNumber('Place in the list', [1, 999], of, { initial: 10 })

/** Values that a form has read. */
export type ValuesOf<Described> = {
  [Name in keyof Described as Described[Name] extends { rule: z.ZodType } ? Name : never]: Described[Name] extends {
    rule: infer Rule extends z.ZodType
  }
    ? z.output<Rule>
    : never
}

/** Reads the fields that have a rule, in their order. */
export const getSchema = <Described extends Fields<never>>(fields: Described): z.ZodType<ValuesOf<Described>> =>
  z.object(
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, described]) =>
        'rule' in described && described.rule ? [[name, described.rule]] : [],
      ),
    ),
  ) as unknown as z.ZodType<ValuesOf<Described>>

/** Content of a form, in order: fields by their names, alone or side by side, and texts between them. */
export type FormPart<Name> =
  | Name
  | { columns: readonly Name[] }
  | { heading: string }
  /** Shown when it is opened. */
  | { details: string; names: readonly Name[] }
  /** Inputs in a table, one row for each thing. */
  | { grid: { columns: readonly string[]; rows: readonly { label: string; names: readonly Name[] }[] } }
  /** Always, for a row that exists, or once its fixed fields stay. */
  | { note: string; when?: 'exists' | 'fixed' }

/** The fields of a row, or of a new one. Fixed fields are sent as they are. */
export async function describedFields<Row>(
  database: Database,
  fields: Fields<Row>,
  parts: readonly FormPart<string>[],
  row: Row | undefined,
  { isFixed = false, mayBeDraft = false }: { isFixed?: boolean; mayBeDraft?: boolean } = {},
): Promise<Html> {
  const show = async (name: string): Promise<Html> => {
    const described = fields[name]
    return described ? shown(database, name, described, row, { isFixed, mayBeDraft }) : html``
  }
  const areHidden = (names: readonly string[]) => isFixed && names.every((name) => isFixedField(fields[name]))
  const shownParts = await Promise.all(
    parts.map(async (part): Promise<Html> => {
      if (typeof part === 'string') return show(part)
      if ('heading' in part) return html`<h2>${part.heading}</h2>`
      if ('details' in part) {
        const inputs = await Promise.all(part.names.map(show))
        if (areHidden(part.names)) return html`${inputs}`
        return html`<details>
          <summary>${part.details}</summary>
          ${inputs}
        </details>`
      }
      if ('note' in part) {
        const isShown = part.when === 'exists' ? row !== undefined : part.when !== 'fixed' || isFixed
        return html`${isShown && html`<p class="muted">${part.note}</p>`}`
      }
      if ('grid' in part) return getGrid(fields, part.grid, row)
      const inputs = await Promise.all(part.columns.map(show))
      return areHidden(part.columns) ? html`${inputs}` : html`<div class="columns">${inputs}</div>`
    }),
  )
  return html`${shownParts}`
}

/** Inputs in a table; each is named by its row and column. */
function getGrid<Row>(
  fields: Fields<Row>,
  { columns, rows }: { columns: readonly string[]; rows: readonly { label: string; names: readonly string[] }[] },
  row: Row | undefined,
): Html {
  const input = (name: string, label: string) => {
    const described = fields[name]
    if (!described || !('of' in described)) return html``
    const value = row === undefined ? described.initial : described.of(row)
    return html`<label class="bare"
      ><span class="hidden">${label}</span
      ><input
        name="${name}"
        value="${value}"
        maxlength="30"
        inputmode="decimal"
        ${!described.optional && html`required`}
    /></label>`
  }
  return table(
    ['', ...columns],
    rows.map(({ label, names }) => [
      html`<strong>${label}</strong>`,
      ...names.map((name, index) => input(name, `${label}, ${columns[index]}`)),
    ]),
    '',
  )
}

const PICTURE_FILE = html`<label
  ><span>or upload one: PNG or JPEG, up to 10 MB</span
  ><input type="file" name="pictureFile" accept="image/png,image/jpeg"
/></label>`

const isFixedField = (described: Fields<never>[string] | undefined): boolean =>
  described !== undefined && 'fixed' in described && described.fixed === true

async function shown<Row>(
  database: Database,
  name: string,
  described: Fields<Row>[string],
  row: Row | undefined,
  { isFixed, mayBeDraft }: { isFixed: boolean; mayBeDraft: boolean },
): Promise<Html> {
  const { label } = described
  if ('textsIn' in described)
    return textFields(name, described, row === undefined ? [] : described.textsIn(row), mayBeDraft)
  const isHidden = isFixed && isFixedField(described)
  if ('products' in described) {
    const chosen = row === undefined ? [] : described.chosenIn(row)
    if (isHidden) return html`${chosen.map((product) => hidden(`product_${product}`, 'on'))}`
    return productFields(label, described.products, chosen)
  }
  const { kind = 'text', options, of, initial, optional = false, isPicture = false } = described
  const value = row === undefined ? initial : of(row)
  const text = value === null || value === undefined ? '' : String(value)
  if (isHidden) return hidden(name, text)
  if (options) {
    const select = choice(name, label, typeof options === 'function' ? await options(database) : options, text)
    return isPicture ? html`<div class="columns">${select}${PICTURE_FILE}</div>` : select
  }
  if (kind === 'lines') return lines(name, label, text, { optional })
  return field(name, label, text, { type: kind === 'moment' ? 'datetime-local' : kind, optional })
}

/** The first fixed field that differs. */
export const changedTerm = <Row>(fields: Fields<Row>, before: Row, after: Row): string | undefined =>
  Object.entries(fields).find(([, described]) => {
    if (!isFixedField(described) || 'textsIn' in described) return false
    // Products are a set.
    const of = (row: Row) =>
      'products' in described ? String(described.chosenIn(row).toSorted()) : String(described.of(row))
    return of(before) !== of(after)
  })?.[0]

/** The categories that were ticked. */
export const readProducts = (values: Readonly<Record<string, string>>, products: readonly string[]): string[] =>
  products.filter((product) => values[`product_${product}`] === 'on')

const CODES = Object.keys(LANGUAGES) as LanguageCode[]
/** The brand's own Vietnamese is Vietnamese where it has no text of its own. */
const isOptional = (code: LanguageCode): boolean => code === 'TY'

const textFields = (
  name: string,
  { label, longest, rows = 1, isRich, optional }: Omit<TextField<never>, 'textsIn'>,
  texts: Texts,
  isDraft: boolean,
): Html =>
  html`${isRich && html`<p class="muted">${label}: ${RICH_TEXT_HINT}</p>`}
    <div class="columns">
      ${CODES.map((code) => {
        const stored = texts.find(({ language }) => language === code)?.text
        const text = stored !== undefined && isRich ? toMarkdown(stored) : stored
        const attributes = html`name="${name}_${code}" lang="${LANGUAGES[code].bcp47}" maxlength="${longest}"
        ${!isOptional(code) && !optional && !isDraft && html`required`}`
        return html`<label
          ><span>${label}, ${code === 'TY' ? 'Vietnamese of this brand, if it differs' : LANGUAGES[code].name}</span
          >${rows === 1 ? html`<input ${attributes} value="${text}" />` : html`<textarea ${attributes} rows="${rows}">${text}</textarea>`}</label
        >`
      })}
    </div>`

/** A draft needs its English texts alone. */
const isNeeded = (code: LanguageCode, isDraft: boolean) => (isDraft ? code === 'EN' : !isOptional(code))

/** A text for each language of a field. @throws OfficeError that names every language without */
export function readTexts(
  values: Readonly<Record<string, string>>,
  name: string,
  { longest, isRich, optional }: { longest: number; isRich?: true; optional?: true },
  { isDraft = false }: { isDraft?: boolean } = {},
): { language: LanguageCode; text: string }[] {
  const problems: Record<string, string> = {}
  const texts = CODES.flatMap((language) => {
    const text = (values[`${name}_${language}`] ?? '').trim()
    if (text === '' && (optional || !isNeeded(language, isDraft))) return []
    if (text === '' || [...text].length > longest)
      problems[`${name}_${language}`] = `has 1 to ${longest.toLocaleString('en')} characters`
    return [{ language, text: isRich ? toHtml(text) : text }]
  })
  if (Object.keys(problems).length > 0) refuseFields(problems)
  return texts
}

/** Texts of several fields, for the languages that have any of them. @throws OfficeError that names every missing one */
export function readTextSet<Name extends string>(
  values: Readonly<Record<string, string>>,
  fields: Readonly<Record<Name, { longest: number; isRich?: true; optional?: true }>>,
  options: { isDraft?: boolean } = {},
): ({ language: LanguageCode } & Record<Name, string>)[] {
  const names = Object.keys(fields) as Name[]
  const read = {} as Record<Name, ReturnType<typeof readTexts>>
  checkAll(...names.map((name) => () => (read[name] = readTexts(values, name, fields[name], options))))
  const languages = CODES.filter((code) => names.some((name) => read[name].some(({ language }) => language === code)))
  const problems: Record<string, string> = {}
  const rows = languages.map((language) => {
    const texts = names.map((name) => {
      const found = read[name].find((one) => one.language === language)?.text
      if (found === undefined && !fields[name].optional)
        problems[`${name}_${language}`] = 'is missing beside the other texts of this language'
      return [name, found ?? ''] as const
    })
    return { language, ...Object.fromEntries(texts) } as { language: LanguageCode } & Record<Name, string>
  })
  if (Object.keys(problems).length > 0) refuseFields(problems)
  return rows
}
