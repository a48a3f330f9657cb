import { BRAND_TIME_ZONE } from '@playhouse/shared/limits.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import * as z from 'zod'

import { isRecord, shown } from './shape.ts'

/*
 * Rules of endpoints: relations between the fields of a response, and between input and response.
 *
 *   sums.net = sums.moneyIn + sums.moneyOut         amounts and counts, exactly
 *   sums.turnover = sum(days.turnover)              over a list; count(list) is its length
 *   min(quickAmounts) >= minimum                    the smallest and, by max, the largest value of a list
 *   state = last(steps.state)                       the value of the last row
 *   claimable = count(missions if state = 'REACHED') only rows with a value; so does sum
 *   each channels: minimumAmount <= maximumAmount   for every element of a list, or of lists in a list
 *   each list: day(at) >= input.from                day of a moment in the brand's time zone
 *   each list if state = 'SELLING': count(seed) = 0 only elements with a value; a value that is null counts as none
 *   each list: endsAt > now                         the time of the run
 *   each list: gameType in input.gameType           the input is parsed, with its defaults
 *   when input.sort = 'turnover': falling(list, turnover)
 *   falling(list, at), rising(list, at)             order; equal neighbours are allowed
 *   unique(list, id)                                of one field, of several together, or of the entries themselves
 *   daily(days, day)                                every day from input.from to input.to, in order
 *   chain(list, balanceBefore, balanceAfter)        each row begins where the next, older one ended
 *
 * A side that is null or missing makes the rule hold: what a platform does not know cannot contradict.
 */

export interface Rule {
  text: string
  /** Conditions of the input; all must hold. */
  when: readonly Comparison[]
  /** Path of the list whose elements are checked; empty for the value itself. */
  each: readonly string[]
  /** Which of these elements; all without it. */
  only: Only | undefined
  check: Comparison | ListCheck
}

interface Comparison {
  operator: '=' | '!=' | '<=' | '<' | '>=' | '>' | 'in'
  left: Expression
  right: Expression
}

interface ListCheck {
  list: 'falling' | 'rising' | 'unique' | 'chain' | 'daily'
  path: readonly string[]
  fields: readonly string[]
}

type Expression =
  | { kind: 'path'; path: readonly string[]; of: 'element' | 'input' | 'value' }
  | { kind: 'now' }
  | { kind: 'literal'; text: string }
  | {
      kind: 'call'
      name: 'sum' | 'count' | 'day' | 'min' | 'max' | 'last'
      path: readonly string[]
      only: Only | undefined
    }
  | { kind: 'total'; terms: readonly { sign: 1n | -1n; of: Expression }[] }

/** Only rows whose field has this value. */
interface Only {
  field: string
  is: string
}

const LIST_CHECK = /^(falling|rising|unique|chain|daily)\(([^)]*)\)$/
const COMPARISON = /^((?:[^()]|\([^)]*\))*?)\s+(<=|>=|!=|=|<|>|in)\s+(.*)$/
const CALL = /^(sum|count|day|min|max|last)\(([\w.]+)(?: if (\w+) = '([^']*)')?\)$/

/** @throws Error for text that is no rule */
export function parseRule(text: string): Rule {
  let rest = text.trim()
  const when: Comparison[] = []
  for (let match = /^when (.+?): (.*)$/.exec(rest); match; match = /^when (.+?): (.*)$/.exec(rest)) {
    when.push(parseComparison(match[1] ?? ''))
    rest = match[2] ?? ''
  }
  const each = /^each ([\w.]+)(?: if (\w+) = '([^']*)')?: (.*)$/.exec(rest)
  if (each) rest = each[4] ?? ''
  const list = LIST_CHECK.exec(rest)
  const [path = '', ...fields] = (list?.[2] ?? '').split(',').map((part) => part.trim())
  return {
    text,
    when,
    each: pathOf(each?.[1] ?? ''),
    only: each?.[2] === undefined ? undefined : { field: each[2], is: each[3] ?? '' },
    check: list ? { list: list[1] as ListCheck['list'], path: pathOf(path), fields } : parseComparison(rest),
  }
}

function parseComparison(text: string): Comparison {
  const match = COMPARISON.exec(text.trim())
  if (!match) throw new Error(`No rule: ${text}`)
  const [, left = '', operator = '=', right = ''] = match
  return { operator: operator as Comparison['operator'], left: parseTotal(left), right: parseTotal(right) }
}

function parseTotal(text: string): Expression {
  const parts = text.trim().split(/\s+([+-])\s+/)
  const terms = parts.flatMap((part, index) => {
    if (index % 2 === 1) return []
    return [{ sign: parts[index - 1] === '-' ? (-1n as const) : (1n as const), of: parseTerm(part) }]
  })
  const [only] = terms
  return terms.length === 1 && only ? only.of : { kind: 'total', terms }
}

function parseTerm(text: string): Expression {
  const call = CALL.exec(text)
  if (call) {
    const [, name, path = '', field, is = ''] = call
    const only = field === undefined ? undefined : { field, is }
    return { kind: 'call', name: name as 'sum', path: pathOf(path), only }
  }
  const quoted = /^'([^']*)'$/.exec(text)
  if (quoted) return { kind: 'literal', text: quoted[1] ?? '' }
  if (/^\d+$/.test(text)) return { kind: 'literal', text }
  if (text === 'now') return { kind: 'now' }
  if (text.startsWith('input.')) return { kind: 'path', of: 'input', path: pathOf(text.slice('input.'.length)) }
  if (text.startsWith('value.')) return { kind: 'path', of: 'value', path: pathOf(text.slice('value.'.length)) }
  if (!/^[\w.]+$/.test(text)) throw new Error(`No term of a rule: ${text}`)
  return { kind: 'path', of: 'element', path: pathOf(text) }
}

const pathOf = (text: string): readonly string[] => (text === '' ? [] : text.split('.'))

const parsed = new Map<string, Rule>()

function ruleOf(text: string): Rule {
  const known = parsed.get(text) ?? parseRule(text)
  parsed.set(text, known)
  return known
}

interface Scope {
  element: unknown
  input: unknown
  value: unknown
  now: number
}

/** At most this many contradictions of a rule are reported. */
const FINDINGS_MAX = 3

/**
 * Contradictions of a response to rules. A response that is a list has the path `rows`.
 * @param response and `input` as the schemas parse them
 */
export function ruleProblems(
  rules: readonly string[],
  response: unknown,
  input: unknown,
  now: number = Date.now(),
): string[] {
  const value: unknown = Array.isArray(response) ? { rows: response } : response
  return rules.flatMap((text) => {
    const rule = ruleOf(text)
    if (!rule.when.every((condition) => compare(condition, { element: value, input, value, now }) === true)) return []
    const all = rule.each.length === 0 ? [value] : valuesAt(value, rule.each)
    const elements = rule.only ? rowsWith(all, rule.only) : all
    const findings = elements.flatMap((element) => {
      const finding = problemOf(rule.check, { element, input, value, now })
      return finding === undefined ? [] : [`${text}: ${finding}`]
    })
    return findings.slice(0, FINDINGS_MAX)
  })
}

function problemOf(check: Rule['check'], scope: Scope): string | undefined {
  if ('list' in check) return listProblem(check, scope)
  if (compare(check, scope) !== false) return undefined
  return `${shown(printable(evaluate(check.left, scope)))} and ${shown(printable(evaluate(check.right, scope)))}`
}

const printable = (value: unknown) => (typeof value === 'bigint' ? `${Number(value) / 10_000}` : value)

/** Rows whose field has the value. */
const rowsWith = (rows: readonly unknown[], { field, is }: Only) =>
  rows.filter((row) => isEqual(comparable(valuesAt(row, [field])[0]) ?? '', is))

function listProblem({ list, path, fields }: ListCheck, { element, input }: Scope): string | undefined {
  const rows = valuesAt(element, path)
  const [first = '', second = ''] = fields
  const read = (row: unknown, field: string) => comparable(valuesAt(row, pathOf(field))[0])
  if (list === 'unique') {
    const keys = rows
      .map((row) => (fields.length > 1 ? fields.map((field) => String(read(row, field))).join() : read(row, first)))
      .filter((key) => key !== undefined)
    return new Set(keys.map(String)).size === keys.length ? undefined : `an entry stands there twice`
  }
  if (list === 'daily') {
    const days = rows.map((row) => valuesAt(row, [first])[0])
    const [from, to] = ['from', 'to'].map((name) => (isRecord(input) ? input[name] : undefined))
    if (typeof from !== 'string' || typeof to !== 'string') return undefined
    const wanted = daysBetween(from, to)
    return days.join() === wanted.join() ? undefined : `${days.length} days, of ${wanted.length} from ${from} to ${to}`
  }
  for (const [index, row] of rows.entries()) {
    const next = rows[index + 1]
    if (next === undefined) break
    const [a, b] = list === 'chain' ? [read(row, first), read(next, second)] : [read(row, first), read(next, first)]
    if (a === undefined || b === undefined) continue
    const holds = list === 'chain' ? isEqual(a, b) : list === 'falling' ? isOrdered(b, a) : isOrdered(a, b)
    if (!holds) return `${shown(printable(a))} is followed by ${shown(printable(b))}`
  }
  return undefined
}

const DAY_MS = 86_400_000

/** At most a year, so that no input makes it long. */
function daysBetween(from: string, to: string): string[] {
  const [first, last] = [Date.parse(from), Date.parse(to)]
  const count = Math.min(366, Math.floor((last - first) / DAY_MS) + 1)
  return Array.from({ length: Math.max(0, count) }, (_, index) =>
    new Date(first + index * DAY_MS).toISOString().slice(0, 10),
  )
}

/** Undefined where a side is unknown. */
function compare({ operator, left, right }: Comparison, scope: Scope): boolean | undefined {
  const a = evaluate(left, scope)
  const b = evaluate(right, scope)
  if (a === undefined || b === undefined) return undefined
  if (operator === 'in') {
    const options = Array.isArray(b) ? b : [b]
    return options.length === 0 || options.some((option) => isEqual(comparable(a) ?? '', comparable(option) ?? ''))
  }
  const [x, y] = [comparable(a), comparable(b)]
  if (x === undefined || y === undefined) return undefined
  if (operator === '=') return isEqual(x, y)
  if (operator === '!=') return !isEqual(x, y)
  if (operator === '<=') return isOrdered(x, y)
  if (operator === '>=') return isOrdered(y, x)
  return operator === '<' ? !isOrdered(y, x) : !isOrdered(x, y)
}

type Comparable = bigint | string

const isEqual = (a: Comparable, b: Comparable) => (typeof a === typeof b ? a === b : String(a) === String(b))
const isOrdered = (a: Comparable, b: Comparable) =>
  typeof a === 'bigint' && typeof b === 'bigint' ? a <= b : String(a) <= String(b)

function evaluate(expression: Expression, scope: Scope): unknown {
  if (expression.kind === 'literal') return expression.text
  if (expression.kind === 'now') return scope.now
  if (expression.kind === 'path') return valueAt(scope[expression.of], expression.path)
  if (expression.kind === 'call') return evaluateCall(expression, scope)
  let total = 0n
  for (const { sign, of } of expression.terms) {
    const term = comparable(evaluate(of, scope))
    if (typeof term !== 'bigint') return undefined
    total += sign * term
  }
  return total
}

function evaluateCall({ name, path, only }: Extract<Expression, { kind: 'call' }>, { element }: Scope): unknown {
  if (name === 'day') {
    const [moment] = valuesAt(element, path)
    return typeof moment === 'number' ? brandDay(moment) : undefined
  }
  const found = valuesAt(element, path)
  if (name === 'last') return found.at(-1)
  if (name === 'min' || name === 'max') {
    const sorted = found
      .map((value) => comparable(value))
      .filter((value) => typeof value === 'bigint')
      .toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
    return name === 'min' ? sorted[0] : sorted.at(-1)
  }
  // The rows are one level above a summed field.
  const rows = valuesAt(element, name === 'sum' ? path.slice(0, -1) : path)
  const kept = only ? rowsWith(rows, only) : rows
  if (name === 'count') return BigInt(kept.length) * 10_000n
  return kept
    .map((row) => comparable(valuesAt(row, path.slice(-1))[0]))
    .filter((value) => typeof value === 'bigint')
    .reduce((sum, value) => sum + value, 0n)
}

/** Minor units for amounts and numbers; text otherwise; undefined for nothing. */
function comparable(value: unknown): Comparable | undefined {
  if (value === null || value === undefined) return undefined
  if (typeof value === 'bigint') return value
  if (typeof value === 'number') return Number.isInteger(value) ? BigInt(value) * 10_000n : undefined
  if (typeof value !== 'string') return typeof value === 'boolean' ? String(value) : undefined
  return /^-?\d{1,15}(\.\d{1,4})?$/.test(value) ? parseAmount(value) : value
}

/** All values at a path, with lists on the way and at its end flattened. Nulls are left out. */
function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  let found: unknown[] = [value]
  for (const name of path) {
    found = found.flatMap((entry) => {
      const next = isRecord(entry) ? entry[name] : undefined
      return next === undefined || next === null ? [] : Array.isArray(next) ? (next as unknown[]) : [next]
    })
  }
  return found
}

/** The value at a path without lists; a list at its end is one value. */
function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((entry, name) => (isRecord(entry) ? entry[name] : undefined), value) ?? undefined
}

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: BRAND_TIME_ZONE })

/** yyyy-MM-dd in the brand's time zone. */
export const brandDay = (moment: number): string => dayFormat.format(new Date(moment))

/** Paths that a rule names in the response, for the test that they exist in the schema. */
export function responsePaths({ each, only, check, when }: Rule): string[][] {
  const own = (path: readonly string[]) => [...each, ...path]
  const chosen = only ? [own([only.field])] : []
  const of = (expression: Expression): string[][] => {
    if (expression.kind === 'literal' || expression.kind === 'now') return []
    if (expression.kind === 'total') return expression.terms.flatMap(({ of: term }) => of(term))
    if (expression.kind === 'call') return [own(expression.path)]
    return expression.of === 'input' ? [] : [expression.of === 'value' ? [...expression.path] : own(expression.path)]
  }
  if ('list' in check) return [...chosen, ...check.fields.map((field) => [...own(check.path), ...pathOf(field)])]
  return [...chosen, ...of(check.left), ...of(check.right), ...when.flatMap(({ left }) => of(left))]
}

/** Fields that a rule names in the input. */
export function inputPaths({ check, when }: Rule): string[] {
  const of = (expression: Expression): string[] => {
    if (expression.kind === 'total') return expression.terms.flatMap(({ of: term }) => of(term))
    return expression.kind === 'path' && expression.of === 'input' ? [expression.path[0] ?? ''] : []
  }
  const comparisons = 'list' in check ? when : [check, ...when]
  return comparisons.flatMap(({ left, right }) => [...of(left), ...of(right)])
}

/** Whether a path leads to a field of a schema. */
export function hasPath(schema: z.ZodType, path: readonly string[]): boolean {
  const [name, ...rest] = path
  const inner = unwrapped(schema)
  if (inner instanceof z.ZodArray && name === 'rows') return hasPath(inner.element as z.ZodType, rest)
  if (inner instanceof z.ZodArray) return hasPath(inner.element as z.ZodType, path)
  if (name === undefined) return true
  if (inner instanceof z.ZodRecord) return hasPath(inner.valueType as z.ZodType, rest)
  if (!(inner instanceof z.ZodObject)) return false
  const field = inner.shape[name] as z.ZodType | undefined
  return field !== undefined && hasPath(field, rest)
}

/** Without `nullish()`, `default()` and the like. */
export function unwrapped(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return unwrapped(schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodCatch || schema instanceof z.ZodReadonly) return unwrapped(schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodLazy) return unwrapped(schema.unwrap() as z.ZodType)
  return schema
}
