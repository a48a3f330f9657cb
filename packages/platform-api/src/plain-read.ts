import * as z from 'zod'

/** What `readPlainly` gives where a value is not plainly of its schema's shape. */
export const UNREAD = Symbol('not plainly of this shape')

type Read = (value: unknown) => unknown

const readers = new WeakMap<z.core.$ZodType, Read>()
const ofLeaves = new WeakMap<z.core.$ZodType, Read>()

/**
 * Tells how the usual values of a converting schema are read without it. `read` gives exactly what the schema would, or
 * UNREAD for a value that the schema itself shall look at.
 */
export function readsPlainly<T extends z.ZodType>(schema: T, read: (value: unknown) => z.output<T> | typeof UNREAD): T {
  ofLeaves.set(schema, read)
  return schema
}

/**
 * Reads freshly parsed JSON by a schema where it is, instead of copying it as zod does: objects and lists are walked, a value
 * that is what its schema would give stays, any other is read by its own schema and put in its place. Keys that the schema does
 * not name stay too. Takes a tenth of zod's time and nearly no memory (docs/adr/0052-answers-read-in-place.md).
 * @returns what `schema.parse` gives, apart from unnamed keys; UNREAD where that may be something else or throw. `json` may be
 * half read then: parse the text again.
 */
export function readPlainly<T extends z.ZodType>(schema: T, json: unknown): z.output<T> | typeof UNREAD {
  return readerOf(schema)(json) as z.output<T> | typeof UNREAD
}

function readerOf(schema: z.core.$ZodType): Read {
  let read = readers.get(schema)
  if (!read) readers.set(schema, (read = makeReader(schema)))
  return read
}

function makeReader(schema: z.core.$ZodType): Read {
  const def = defOf(schema)
  const told = ofLeaves.get(schema)
  if (told) return orBySchema(told, schema)
  if (def.type === 'optional') return orPlainly(undefined, def.innerType)
  if (def.type === 'nullable') return orPlainly(null, def.innerType)
  if (def.type === 'default') return orBySchema(unlessMissing(def.innerType), schema)
  if (def.type === 'object' && !def.catchall && isUnchecked(def)) return objectReader(def.shape)
  if (def.type === 'array' && isUnchecked(def)) return listReader(def.element)
  if (def.type === 'record' && isUnchecked(def) && isAnyText(def.keyType)) return recordReader(def.valueType)
  if (def.type === 'lazy') return later(def.getter)
  return orBySchema(leafReader(schema), schema)
}

/** Made when first used: the shape may name itself. */
function later(get: () => z.core.$ZodType): Read {
  let read: Read | undefined
  return (value) => (read ??= readerOf(get()))(value)
}

function orPlainly(absent: null | undefined, inner: z.core.$ZodType): Read {
  const read = later(() => inner)
  return (value) => (value === absent ? value : read(value))
}

function unlessMissing(inner: z.core.$ZodType): Read {
  const read = later(() => inner)
  return (value) => (value === undefined ? UNREAD : read(value))
}

function objectReader(shape: Readonly<Record<string, z.core.$ZodType>>): Read {
  let parts: (readonly [name: string, read: Read])[] | undefined
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return UNREAD
    parts ??= Object.entries(shape).map(([name, schema]) => [name, readerOf(schema)])
    const object = value as Record<string, unknown>
    for (const [name, read] of parts) {
      const given = object[name]
      const found = read(given)
      if (found === given) continue
      if (found === UNREAD) return UNREAD
      object[name] = found
    }
    return object
  }
}

function listReader(element: z.core.$ZodType): Read {
  const read = later(() => element)
  return (value) => {
    if (!Array.isArray(value)) return UNREAD
    for (let index = 0; index < value.length; index += 1) {
      const found = read(value[index])
      if (found === UNREAD) return UNREAD
      value[index] = found
    }
    return value
  }
}

function recordReader(values: z.core.$ZodType): Read {
  const read = later(() => values)
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return UNREAD
    const record = value as Record<string, unknown>
    for (const name of Object.keys(record)) {
      const found = name === '__proto__' ? UNREAD : read(record[name])
      if (found === UNREAD) return UNREAD
      record[name] = found
    }
    return record
  }
}

/** A value that `read` does not take is read by the schema. */
function orBySchema(read: Read, schema: z.core.$ZodType): Read {
  return (value) => {
    const found = read(value)
    if (found !== UNREAD) return found
    const parsed = z.safeParse(schema, value)
    return parsed.success ? parsed.data : UNREAD
  }
}

/** Values that the schema gives back as they are. */
function leafReader(schema: z.core.$ZodType): Read {
  const def = defOf(schema)
  if (def.type === 'unknown') return (value) => value
  if (def.type === 'boolean' && isUnchecked(def)) return (value) => (typeof value === 'boolean' ? value : UNREAD)
  if (isAnyText(schema)) return (value) => (typeof value === 'string' ? value : UNREAD)
  if (def.type === 'number') return numberReader(def)
  if ((def.type === 'enum' || def.type === 'literal') && isUnchecked(def)) {
    const values: ReadonlySet<unknown> = new Set(def.type === 'enum' ? Object.values(def.entries) : def.values)
    return (value) => (values.has(value) ? value : UNREAD)
  }
  return () => UNREAD
}

function numberReader(def: z.core.$ZodNumberDef): Read {
  if (isUnchecked(def)) return (value) => (Number.isFinite(value) ? value : UNREAD)
  // Within whole numbers and bounds; any other check is left to the schema.
  let isWhole = false
  let [least, most] = [-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER]
  for (const one of def.checks ?? []) {
    const check = defOf(one as z.core.$ZodChecks)
    if (check.check === 'number_format' && check.format === 'safeint') isWhole = true
    else if (check.check === 'greater_than' && check.inclusive) least = Math.max(least, Number(check.value))
    else if (check.check === 'less_than' && check.inclusive) most = Math.min(most, Number(check.value))
    else return () => UNREAD
  }
  return (value) =>
    typeof value === 'number' && value >= least && value <= most && (!isWhole || Number.isInteger(value))
      ? value
      : UNREAD
}

function isUnchecked(def: { checks?: readonly unknown[] | undefined }): boolean {
  return (def.checks?.length ?? 0) === 0
}

function isAnyText(schema: z.core.$ZodType): boolean {
  const def = defOf(schema)
  return def.type === 'string' && !(def as z.core.$ZodStringDef).coerce && !('format' in def) && isUnchecked(def)
}

/** How a schema or a check was put together; where zod keeps it for libraries that walk its schemas. */
function defOf(schema: z.core.$ZodChecks): z.core.$ZodChecks['_zod']['def']
function defOf(schema: z.core.$ZodType): z.core.$ZodTypes['_zod']['def']
function defOf({ _zod: { def } }: { _zod: { def: unknown } }): unknown {
  return def
}
