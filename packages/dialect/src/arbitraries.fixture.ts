import { ENUMERATIONS, FIELD_ROLES, unwrapped } from '@playhouse/platform-api/fields.ts'
import fc from 'fast-check'
import * as z from 'zod'

const DEPTH_MAX = 3

/** Values that a schema's wire form may have, in the contract's own formats; moments without parts of a second. */
export function wireValues(schema: z.ZodType, depth = 0): fc.Arbitrary<unknown> {
  const inner = unwrapped(schema)
  const given = innerValues(inner, depth)
  return isNullable(schema) ? fc.option(given, { nil: null, freq: 4 }) : given
}

const has = (schema: z.ZodType, found: (schema: z.ZodType) => boolean): boolean => {
  const { innerType } = schema.def as { innerType?: z.ZodType }
  return found(schema) || (innerType !== undefined && has(innerType, found))
}
const isNullable = (schema: z.ZodType) => has(schema, (one) => one instanceof z.ZodNullable)
const isOptional = (schema: z.ZodType) =>
  has(schema, (one) => one instanceof z.ZodOptional || one instanceof z.ZodDefault)

const amounts = fc
  .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 15n - 1n }), fc.integer({ min: 0, max: 9_999 }))
  .map(([isNegative, whole, fraction]) => {
    const decimals = String(fraction)
      .padStart(4, '0')
      .replace(/0{1,2}$/, '')
    return `${isNegative && (whole > 0n || fraction > 0) ? '-' : ''}${whole}.${decimals}`
  })

const days = fc
  .date({ min: new Date('0000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

function innerValues(inner: z.ZodType, depth: number): fc.Arbitrary<unknown> {
  const role = FIELD_ROLES.get(inner)?.role
  if (role === 'money' || role === 'difference') return amounts
  if (role === 'moment') return fc.integer({ min: 0, max: 4_000_000_000 }).map((seconds) => seconds * 1_000)
  if (role === 'day') return days
  if (role === 'flag' || inner instanceof z.ZodBoolean) return fc.boolean()
  if (role === 'address' || role === 'path') return fc.integer({ min: 0 }).map((id) => `https://files.example/${id}`)
  const enumeration = ENUMERATIONS.get(inner)
  if (enumeration) return fc.constantFrom(...enumeration.known)
  if (inner instanceof z.ZodEnum) return fc.constantFrom(...inner.options)
  if (inner instanceof z.ZodLiteral) return fc.constantFrom(...inner.values)
  if (inner instanceof z.ZodNumber) return fc.integer()
  if (inner instanceof z.ZodArray)
    return depth > DEPTH_MAX
      ? fc.constant([])
      : fc.array(wireValues(inner.element as z.ZodType, depth + 1), { maxLength: 3 })
  if (inner instanceof z.ZodRecord)
    return fc.dictionary(fc.string(), wireValues(inner.valueType as z.ZodType, depth + 1), {
      maxKeys: 3,
      noNullPrototype: true,
    })
  if (inner instanceof z.ZodPipe)
    return wireValues((inner.in instanceof z.ZodTransform ? inner.out : inner.in) as z.ZodType, depth)
  if (!(inner instanceof z.ZodObject)) return fc.string()
  const shape = inner.shape as Record<string, z.ZodType>
  const fields = Object.entries(shape).map(([name, field]) => [name, wireValues(field, depth)] as const)
  const requiredKeys = Object.keys(shape).filter((name) => !isOptional(shape[name] as z.ZodType))
  return fc.record(Object.fromEntries(fields), { requiredKeys, noNullPrototype: true })
}
