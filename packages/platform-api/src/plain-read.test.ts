import * as z from 'zod'
import { describe, expect, it } from 'vitest'
import { ALL_ENDPOINTS } from './all-endpoints.ts'
import { amount, flag, lenientEnum, onDegradation } from './fields.ts'
import { readPlainly, UNREAD } from './plain-read.ts'

/** Values that platforms may send in the place of any other. */
const ODD = [null, undefined, '', 'text', '12', '-3.5000', 0, 1, -1, 2.5, 1e300, true, false, [], ['a'], {}, { a: 1 }]

/** Some value of a schema's JSON shape; `turn` chooses among alternatives. */
function sample(schema: z.core.$ZodType, turn: number, depth = 0): unknown {
  const { def } = schema as unknown as { def: z.core.$ZodTypes['_zod']['def'] }
  switch (def.type) {
    case 'object':
      return Object.fromEntries(Object.entries(def.shape).map(([name, part]) => [name, sample(part, turn, depth + 1)]))
    case 'array':
      return Array.from({ length: depth > 6 ? 0 : turn % 3 }, (_, index) =>
        sample(def.element, turn + index, depth + 1),
      )
    case 'record':
      return { one: sample(def.valueType, turn, depth + 1) }
    case 'nullable':
      return turn % 3 === 0 ? null : sample(def.innerType, turn, depth)
    case 'optional':
      return turn % 3 === 1 ? undefined : sample(def.innerType, turn, depth)
    case 'default':
    case 'catch':
      return sample(def.innerType, turn, depth)
    case 'lazy':
      return sample(def.getter(), turn, depth + 1)
    case 'pipe':
      return sample(def.in, turn, depth)
    case 'union':
      return sample(def.options[turn % def.options.length] as z.core.$ZodType, turn, depth)
    case 'literal':
      return def.values[turn % def.values.length]
    case 'enum':
      return Object.values(def.entries)[turn % Object.keys(def.entries).length]
    case 'number':
      return [3, 0, 12.5][turn % 3]
    case 'boolean':
      return turn % 2 === 0
    case 'string':
      return ['http://host.test/a', '2026-01-31', '12.50'][turn % 3]
    default:
      return ['text', 1, true][turn % 3]
  }
}

/** Every copy of a value with one part of it replaced. */
function* spoilt(value: unknown, odd: unknown): Generator<unknown> {
  yield odd
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value)) {
    for (const other of spoilt(part, odd)) {
      yield Array.isArray(value) ? value.with(Number(name), other) : { ...value, [name]: other }
    }
  }
}

/** What zod gives, or UNREAD where it refuses. */
function byZod(schema: z.ZodType, json: unknown): unknown {
  const read = schema.safeParse(structuredClone(json))
  return read.success ? read.data : UNREAD
}

describe('answers read where they are', () => {
  it.each(ALL_ENDPOINTS.map(({ name, value }) => [name, value] as const))('%s reads as zod does', (_name, schema) => {
    const before = onDegradation(() => {})
    for (let turn = 0; turn < 12; turn += 1) {
      const usual = sample(schema, turn)
      for (const json of [usual, ...ODD.flatMap((odd) => [...spoilt(usual, odd)].slice(0, 150))]) {
        const plain = readPlainly(schema, structuredClone(json))
        const parsed = byZod(schema, json)
        // Keys outside the contract stay where they are; the odd values bring some.
        expect(plain === UNREAD ? UNREAD : byZod(schema, plain)).toEqual(parsed)
        expect(plain === UNREAD ? {} : plain).toMatchObject(plain === UNREAD ? {} : (parsed as object))
      }
    }
    onDegradation(before)
  })

  it('keeps the object it was given, and puts what was converted in its place', () => {
    const schema = z.object({ on: flag, price: amount, list: z.array(z.object({ size: z.coerce.number() })) })
    const json = { on: 1, price: 2.5, list: [{ size: '7' }], unknown: true }
    expect(readPlainly(schema, json)).toBe(json)
    expect(json).toEqual({ on: true, price: '2.50', list: [{ size: 7 }], unknown: true })
  })

  it('reports a word outside its enumeration once', () => {
    const heard: unknown[] = []
    const before = onDegradation((field, value) => heard.push([field, value]))
    const schema = z.object({ kind: lenientEnum('thing.kind', ['A', 'B'], 'A') })
    expect(readPlainly(schema, { kind: 'C' })).toEqual({ kind: 'A' })
    onDegradation(before)
    expect(heard).toEqual([['thing.kind', 'C']])
  })

  it.each([
    ['a length', z.string().max(3), 'text'],
    ['a form', z.iso.date(), 'tomorrow'],
    ['a bound', z.number().max(5), 6],
    ['a bound that is outside', z.number().gt(5), 5],
    ['a whole number', z.number().int(), 2.5],
    ['a number that JSON makes infinite', z.number(), Infinity],
    ['a list that is too long', z.array(z.number()).max(1), [1, 2]],
    ['a key that is not allowed', z.strictObject({ a: z.number() }), { a: 1, b: 2 }],
    ['a rule of its own', z.object({ a: z.number() }).refine(({ a }) => a > 1), { a: 1 }],
    ['a missing key', z.object({ a: z.string() }), {}],
  ])('leaves to zod what breaks %s', (_rule, schema, json) => {
    expect(byZod(schema, json)).toBe(UNREAD)
    expect(readPlainly(schema, json)).toBe(UNREAD)
  })
})
