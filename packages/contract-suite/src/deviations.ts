import type { Endpoint } from '@playhouse/platform-api/endpoint.ts'
import { FIELD_ROLES, type FieldRole, onDegradation, unwrapped } from '@playhouse/platform-api/fields.ts'
import * as z from 'zod'

import { isRecord } from './shape.ts'
import { noReply, type Reply } from './wire.ts'

/*
 * Deviations of a platform's answers, generated from the schemas and from recorded values: the suite must find all of them. Deviations
 * that need to know the meaning are planted by hand, beside the test.
 */

type Path = readonly (string | number)[]

/** An answer that differs in one place. */
export interface Altered {
  what: string
  value: unknown
}

const GONE = Symbol('gone')

/** A copy with another value at a path. */
export function replaced(value: unknown, [name, ...rest]: Path, next: unknown): unknown {
  if (name === undefined) return next
  if (Array.isArray(value))
    return value.map((entry: unknown, index) => (index === name ? replaced(entry, rest, next) : entry))
  if (!isRecord(value)) return value
  const { [name]: own, ...others } = value
  return rest.length === 0 && next === GONE ? others : { ...others, [name]: replaced(own, rest, next) }
}

/** Calls `visit` for every value with its schema, and of lists for the first entries. */
function walk(
  schema: z.ZodType,
  value: unknown,
  path: Path,
  entries: number,
  visit: (schema: z.ZodType, value: unknown, path: Path) => void,
): void {
  if (path.length > 0) visit(schema, value, path)
  const inner = unwrapped(schema)
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    for (const [index, entry] of value.slice(0, entries).entries())
      walk(inner.element as z.ZodType, entry, [...path, index], entries, visit)
  } else if (inner instanceof z.ZodObject && isRecord(value)) {
    for (const [name, field] of Object.entries(inner.shape as Record<string, z.ZodType>))
      if (value[name] !== undefined) walk(field, value[name], [...path, name], entries, visit)
  }
}

/** Whether a schema refuses a value, or takes it only by falling back to another. */
function isRefused(schema: z.ZodType, value: unknown): boolean {
  let isUnknown = false
  const before = onDegradation(() => (isUnknown = true))
  const { success } = schema.safeParse(value)
  onDegradation(before)
  return !success || isUnknown
}

/** Values that contradict the role of a field. */
const OUT_OF_ROLE: Readonly<Record<FieldRole, readonly unknown[]>> = {
  money: [1.5, '1.5.0', '1', ''],
  difference: [1.5, '1.5.0', '1', ''],
  moment: [1_700_000_000],
  day: ['2026-02-30', '18/11/2026', ''],
  address: ['javascript:alert(1)', '/relative', ''],
  path: ['javascript:alert(1)', 'relative', ''],
  reference: ['javascript:alert(1)', '//other.example'],
  masked: ['shown in full'],
  digits: ['12a'],
  flag: ['no such value'],
}

/** Just outside of what a schema allows. */
function outOfBounds(schema: z.ZodType, value: unknown): unknown[] {
  const inner = unwrapped(schema)
  if (inner instanceof z.ZodNumber) return [(inner.minValue ?? 0) - 1, (inner.maxValue ?? 0) + 1, 0.5]
  if (inner instanceof z.ZodString) return ['', 'x'.repeat(Math.min(10_000, (inner.maxLength ?? 0) + 1))]
  if (inner instanceof z.ZodArray) return [[], Array.isArray(value) ? [...(value as unknown[]), {}] : []]
  return ['no such value']
}

/** A value of another JSON type. */
const retyped = (value: unknown) =>
  typeof value === 'string' ? 5 : Array.isArray(value) ? {} : isRecord(value) ? [] : 'no such value'

/** Fields that are dropped, null, of another type, or out of their bounds, and one that nobody knows. */
export function malformed(schema: z.ZodType, value: unknown): Altered[] {
  const found: Altered[] = []
  walk(schema, value, [], 1, (field, own, path) => {
    const add = (what: string, next: unknown) =>
      found.push({ what: `${path.join('.')} ${what}`, value: replaced(value, path, next) })
    if (typeof path.at(-1) === 'string' && isRefused(field, undefined)) add('is dropped', GONE)
    if (own === null) return
    if (isRefused(field, null)) add('is null', null)
    const other = retyped(own)
    if (isRefused(field, other)) add('has another type', other)
    const role = FIELD_ROLES.get(unwrapped(field))?.role
    for (const next of role ? OUT_OF_ROLE[role] : outOfBounds(field, own))
      if (role || isRefused(field, next)) add(`is ${JSON.stringify(next).slice(0, 40)}`, next)
  })
  if (isRecord(value)) found.push({ what: 'an unknown field', value: { ...value, unknownField: 1 } })
  return found
}

export const withJson = (reply: Reply, json: unknown): Reply => ({ ...reply, json, text: JSON.stringify(json) })

export const getValue = ({ envelope }: Endpoint, { json }: Reply): unknown =>
  envelope === 'bare' ? json : isRecord(json) ? json.value : undefined

/** The same success with another value. */
export const withValue = ({ envelope }: Endpoint, reply: Reply, value: unknown): Reply =>
  withJson(reply, envelope === 'bare' ? value : { success: true, value })

/** Answers with the right value in another form. */
export function misdelivered(endpoint: Endpoint, reply: Reply): { what: string; reply: Reply }[] {
  const value = getValue(endpoint, reply)
  const isBare = endpoint.envelope === 'bare'
  return [
    { what: 'another status', reply: { ...reply, status: 201 } },
    { what: 'the status of an error', reply: { ...reply, status: 500 } },
    { what: 'another envelope', reply: withJson(reply, isBare ? { success: true, value } : { code: 0, data: value }) },
    ...(isBare ? [] : [{ what: 'the bare value', reply: withJson(reply, value) }]),
    {
      what: 'a refusal with status 200',
      reply: withJson(reply, { success: false, message: '', errorCode: 'system_busy' }),
    },
    { what: 'an empty body', reply: { ...reply, json: undefined, text: '' } },
    { what: 'a page of HTML', reply: { ...reply, json: undefined, text: '<html>', contentType: 'text/html' } },
    { what: 'another content type', reply: { ...reply, contentType: 'text/plain' } },
    { what: 'an answer that comes too late', reply: noReply('late') },
    ...(endpoint.access === 'public'
      ? []
      : [{ what: 'an account’s answer that may be shared', reply: { ...reply, cacheControl: 'public, max-age=60' } }]),
  ]
}

/** Words that answers have under a name, for fields whose schema takes any. */
export function getWords(values: readonly unknown[]): ReadonlyMap<string, ReadonlySet<string>> {
  const words = new Map<string, Set<string>>()
  const collect = (value: unknown, name: string): void => {
    if (typeof value === 'string' && /^\w{1,30}$/.test(value))
      words.set(name, (words.get(name) ?? new Set()).add(value))
    else if (Array.isArray(value)) for (const entry of value) collect(entry, name)
    else if (isRecord(value)) for (const [field, entry] of Object.entries(value)) collect(entry, field)
  }
  for (const value of values) collect(value, '')
  return words
}

const DAY_MS = 86_400_000
/** Other figures and moments. */
const FIGURES = (own: number) => [own + 1, own - 1, 0, -own, 999_999_999, own + 9 * DAY_MS, own - 9 * DAY_MS]
const AMOUNTS = ['0.00', '1.00', '-7.00', '99999999999.00']
const IN_PLACE_OF_NULL = [1, '7.00', Date.UTC(2030, 0), 'other', true]

/** Rows in another order, twice, or not at all. */
const otherRows = (rows: readonly unknown[]) => [
  rows.toReversed(),
  [...rows, ...rows.slice(0, 1)],
  rows.slice(1),
  rows.slice(0, -1),
  rows.map(() => rows[0]),
]

const SAMPLES = [
  '1.00',
  1,
  Date.UTC(2030, 0),
  true,
  '2030-01-01',
  '2030-01',
  'other',
  'https://other.example/',
  '/other',
  '1',
  '********',
  'VND',
  '00000000-0000-4000-a000-000000000000',
]

/** Rows within rows, of which a tree has no end. */
const DEPTH_MAX = 4

/** Some value that a schema takes. */
function makeSample(schema: z.ZodType, depth: number): unknown {
  const inner = unwrapped(schema)
  if (inner instanceof z.ZodArray) return depth > DEPTH_MAX ? [] : [makeSample(inner.element as z.ZodType, depth + 1)]
  if (inner instanceof z.ZodRecord) return {}
  if (inner instanceof z.ZodEnum) return inner.options[0]
  if (inner instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(inner.shape as Record<string, z.ZodType>).map(([name, field]) => [name, makeSample(field, depth)]),
    )
  return (
    SAMPLES.find((sample) => !isRefused(inner, sample)) ?? SAMPLES.find((sample) => inner.safeParse(sample).success)
  )
}

/** With two rows in every list and nothing null, so that an order can be wrong and everything has a value. */
function filled(schema: z.ZodType, value: unknown, depth = 0): unknown {
  const inner = unwrapped(schema)
  if (value === null || value === undefined) return makeSample(schema, depth)
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    if (depth > DEPTH_MAX) return value
    const element = inner.element as z.ZodType
    const rows: unknown[] = value.length > 0 ? value : [makeSample(element, depth)]
    return (rows.length === 1 ? [rows[0], rows[0]] : rows).map((row) => filled(element, row, depth + 1))
  }
  if (!(inner instanceof z.ZodObject) || !isRecord(value)) return value
  const shape = inner.shape as Record<string, z.ZodType>
  return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, filled(field, value[name], depth)]))
}

/** Well-formed alterations of every value, which only its meaning may forbid. */
export function* altered(
  schema: z.ZodType,
  value: unknown,
  words: ReadonlyMap<string, ReadonlySet<string>>,
): Generator<unknown> {
  for (const whole of [value, filled(schema, value)]) {
    const found: [Path, unknown][] = []
    if (Array.isArray(whole)) for (const rows of otherRows(whole)) found.push([[], rows])
    walk(schema, whole, [], 3, (field, own, path) => {
      const inner = unwrapped(field)
      const name = path.findLast((part) => typeof part === 'string')
      const others = Array.isArray(own)
        ? otherRows(own)
        : typeof own === 'boolean'
          ? [!own]
          : typeof own === 'number'
            ? FIGURES(own)
            : typeof own !== 'string'
              ? own === null
                ? IN_PLACE_OF_NULL
                : []
              : /^-?\d+\.\d{2,4}$/.test(own)
                ? AMOUNTS
                : [
                    ...(inner instanceof z.ZodEnum ? inner.options : (words.get(name ?? '') ?? [])),
                    '2001-01-01',
                    '2099-01-01',
                    'other',
                  ]
      for (const other of others) found.push([path, other])
    })
    for (const [path, other] of found) yield replaced(whole, path, other)
  }
}
