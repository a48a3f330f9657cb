import { ENUMERATIONS, FIELD_ROLES, unwrapped } from '@playhouse/platform-api/fields.ts'
import * as z from 'zod'
import { amountToOurs, amountToTheirs } from './amounts.ts'
import {
  type AmountFormat,
  type DayFormat,
  type DeclaredDialect,
  type FlagFormat,
  type MomentFormat,
  NO_RULES,
  type Rules,
} from './dialect.ts'
import { ExactNumber } from './exact-number.ts'
import { FieldError, within } from './field-error.ts'
import { compileDays, compileMoments } from './moments.ts'
import { isRecord, nameRule, parsePlace, type Place, readPlace, setField, writePlace } from './places.ts'

export interface Codec {
  /** @throws FieldError for what cannot be read */
  toOurs: (theirs: unknown) => unknown
  /**
   * What is no value of the contract is not translated: the platform refuses it, in the order of its own checks.
   * @throws FieldError for an amount that they have no form for
   */
  toTheirs: (ours: unknown) => unknown
}

/**
 * Compiles the translation of a schema's values: one walk over the schema, none over it per value.
 * @throws Error for rules of fields that the schema does not have
 */
export function compileCodec(schema: z.ZodType, dialect: DeclaredDialect, rules: Rules = NO_RULES): Codec {
  const compiler = new Compiler(dialect, rules)
  const codec = compiler.compile(schema, '')
  compiler.refuseUnused()
  const at = parsePlace(rules.at)
  if (at.length === 0) return codec
  return {
    toOurs: (theirs) => codec.toOurs(readPlace(theirs, at)),
    toTheirs: (ours) => {
      const theirs = {}
      writePlace(theirs, at, codec.toTheirs(ours))
      return theirs
    },
  }
}

interface Field {
  ours: string
  place: Place
  codec: Codec
  /** Makes our value where theirs is missing. */
  absent: () => unknown
}

class Compiler {
  readonly #dialect: DeclaredDialect
  readonly #rules: Rules
  readonly #name: (ours: string) => string
  readonly #seen = new Set<string>()
  /** Schemas under compilation, so that a recursive schema finds itself. A lazy schema may create a new inner schema at each access. */
  readonly #open = new Map<z.ZodType, { codec: Codec | undefined }>()

  constructor(dialect: DeclaredDialect, rules: Rules) {
    this.#dialect = dialect
    this.#rules = rules
    this.#name = nameRule(dialect.names)
  }

  refuseUnused(): void {
    const { fields, words, formats, defaults } = this.#rules
    const unknown = [fields, words, formats, defaults]
      .flatMap((part) => Object.keys(part))
      .filter((path) => !this.#seen.has(path))
    if (unknown.length > 0) throw new Error(`the contract has no field ${[...new Set(unknown)].join(', ')}`)
  }

  compile(schema: z.ZodType, path: string): Codec {
    const inner = unwrapped(schema)
    this.#seen.add(path)
    const open = this.#open.get(schema) ?? this.#open.get(inner)
    if (open) return { toOurs: (theirs) => open.codec?.toOurs(theirs), toTheirs: (ours) => open.codec?.toTheirs(ours) }
    const own: { codec: Codec | undefined } = { codec: undefined }
    this.#open.set(inner, own).set(schema, own)
    own.codec = withoutNulls(schema, this.#compileInner(inner, path))
    this.#open.delete(inner)
    this.#open.delete(schema)
    return own.codec
  }

  #compileInner(inner: z.ZodType, path: string): Codec {
    if (inner instanceof z.ZodObject) return this.#object(inner.shape as Record<string, z.ZodType>, path)
    if (inner instanceof z.ZodArray) return list(this.compile(inner.element as z.ZodType, path))
    if (inner instanceof z.ZodRecord) return record(this.compile(inner.valueType as z.ZodType, join(path, '*')))
    return this.#leaf(inner, path)
  }

  #object(shape: Record<string, z.ZodType>, path: string): Codec {
    const fields = Object.entries(shape).map(([ours, schema]): Field => {
      const own = join(path, ours)
      const codec = this.compile(schema, own)
      const { [own]: place } = this.#rules.fields
      return {
        ours,
        codec,
        place: place === undefined ? [this.#name(ours)] : parsePlace(place),
        absent: this.#absent(schema, own),
      }
    })
    return {
      toOurs: (theirs) => {
        if (!isRecord(theirs)) throw new FieldError('an object')
        const value = {}
        for (const { ours, place, codec, absent } of fields) {
          const found = readPlace(theirs, place)
          try {
            const read = found === undefined ? absent() : codec.toOurs(found)
            if (read !== undefined) setField(value, ours, read)
          } catch (error) {
            throw within(error, ours)
          }
        }
        return value
      },
      toTheirs: (ours) => {
        if (!isRecord(ours)) return ours
        const value = {}
        for (const { ours: name, place, codec } of fields) {
          const { [name]: given } = ours
          try {
            if (given !== undefined) writePlace(value, place, codec.toTheirs(given))
          } catch (error) {
            throw within(error, name)
          }
        }
        return value
      },
    }
  }

  #absent(schema: z.ZodType, path: string): () => unknown {
    const { defaults } = this.#rules
    if (Object.hasOwn(defaults, path)) return () => defaults[path]
    const absent = allowsNull(schema) && !allowsUndefined(schema) ? null : undefined
    return () => absent
  }

  #leaf(inner: z.ZodType, path: string): Codec {
    const role = FIELD_ROLES.get(inner)?.role
    const enumeration = ENUMERATIONS.get(inner)
    const { [path]: format } = this.#rules.formats
    const words = this.#rules.words[path] ?? (enumeration && this.#dialect.words[enumeration.field])
    if (words) return wordCodec(words)
    const { amounts, moments, days, flags } = this.#dialect
    if (role === 'money' || role === 'difference') return amountCodec(format && 'amount' in format ? format : amounts)
    if (role === 'moment') return momentCodec(format && 'moment' in format ? format : moments)
    if (role === 'day') return dayCodec(format && 'day' in format ? format : days)
    if (role === 'flag' || inner instanceof z.ZodBoolean) return flagCodec(format && 'yes' in format ? format : flags)
    if (role === 'address' || role === 'path') return addressCodec(this.#dialect.hosts[role])
    if (format) throw new Error(`${path} is neither an amount nor a moment nor a day nor a flag`)
    if (inner instanceof z.ZodPipe) return this.#pipe(inner, path)
    if (inner instanceof z.ZodString || inner instanceof z.ZodEnum) return TEXT
    return inner instanceof z.ZodNumber ? NUMBER : SCALAR
  }

  /** The side of the wire. */
  #pipe({ in: input, out }: z.ZodPipe, path: string): Codec {
    return this.compile((input instanceof z.ZodTransform ? out : input) as z.ZodType, path)
  }
}

const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)

/** Platforms send null for what is not there, and for lists without entries. */
function withoutNulls(schema: z.ZodType, { toOurs, toTheirs }: Codec): Codec {
  const isList = unwrapped(schema) instanceof z.ZodArray
  const missing = allowsNull(schema) ? null : isList ? [] : allowsUndefined(schema) ? undefined : null
  return {
    toOurs: (theirs) => (theirs === null ? missing : toOurs(theirs)),
    toTheirs: (ours) => (ours === null ? null : toTheirs(ours)),
  }
}

function allows(schema: z.ZodType, wrapper: (schema: z.ZodType) => boolean): boolean {
  if (wrapper(schema)) return true
  const { innerType } = schema.def as { innerType?: z.ZodType }
  return innerType !== undefined && allows(innerType, wrapper)
}

const allowsNull = (schema: z.ZodType) => allows(schema, (one) => one instanceof z.ZodNullable)
const allowsUndefined = (schema: z.ZodType) =>
  allows(schema, (one) => one instanceof z.ZodOptional || one instanceof z.ZodDefault || one instanceof z.ZodCatch)

function list(entry: Codec): Codec {
  const each = (value: readonly unknown[], translate: (entry: unknown) => unknown): unknown[] =>
    value.map((one, index) => {
      try {
        return translate(one)
      } catch (error) {
        throw within(error, index)
      }
    })
  return {
    toOurs: (theirs) => {
      if (!Array.isArray(theirs)) throw new FieldError('a list')
      return each(theirs, entry.toOurs)
    },
    toTheirs: (ours) => (Array.isArray(ours) ? each(ours, entry.toTheirs) : ours),
  }
}

function record(entry: Codec): Codec {
  const each = (value: object, translate: (entry: unknown) => unknown): object => {
    const translated = {}
    for (const [name, one] of Object.entries(value)) {
      try {
        setField(translated, name, translate(one))
      } catch (error) {
        throw within(error, name)
      }
    }
    return translated
  }
  return {
    toOurs: (theirs) => {
      if (!isRecord(theirs)) throw new FieldError('an object')
      return each(theirs, entry.toOurs)
    },
    toTheirs: (ours) => (isRecord(ours) ? each(ours, entry.toTheirs) : ours),
  }
}

/** Without a format the contract's own. */
export const amountCodec = (format: AmountFormat | undefined): Codec =>
  format
    ? {
        toOurs: (theirs) => amountToOurs(theirs, format),
        // Another platform might read digits in a form of its own.
        toTheirs: (ours) => (/\d/.test(String(ours)) ? amountToTheirs(ours, format) : ours),
      }
    : SCALAR

/** Without a format the contract's own. @throws Error for a format that cannot be */
export function momentCodec(format: MomentFormat | undefined): Codec {
  if (!format) return NUMBER
  const { toOurs, toTheirs } = compileMoments(format)
  return { toOurs, toTheirs: (ours) => (Number.isInteger(Number(ours)) ? toTheirs(Number(ours)) : ours) }
}

/** Without a format the contract's own. @throws Error for a format that cannot be */
export const dayCodec = (format: DayFormat | undefined): Codec => (format ? compileDays(format) : TEXT)

/** Without a format the contract's own. */
export function flagCodec(format: FlagFormat | undefined): Codec {
  const toBoolean = (value: unknown, { yes, no }: FlagFormat): boolean | undefined => {
    if (typeof value === 'boolean') return value
    if (String(value) === String(yes)) return true
    return String(value) === String(no) ? false : undefined
  }
  const ours: FlagFormat = { yes: 1, no: 0 }
  const theirs = format ?? ours
  return {
    toOurs: (value) => {
      const is = toBoolean(value, theirs)
      if (is === undefined) throw new FieldError(`${theirs.yes} or ${theirs.no}`)
      return is
    },
    toTheirs: (value) => {
      const is = toBoolean(value, ours)
      return is === undefined ? value : format ? (is ? format.yes : format.no) : is
    },
  }
}

/** Words of digits are numbers in their JSON. */
const toJson = (word: string): unknown => (/^(?:0|-?[1-9]\d{0,14})$/.test(word) ? Number(word) : word)

/** A list, also one of our queries, where commas separate entries, is translated word by word. */
function wordCodec({ '*': otherwise, ...words }: Readonly<Record<string, string>>): Codec {
  const ours = new Map(Object.entries(words))
  const theirs = new Map(
    Object.entries(words)
      .toReversed()
      .map(([their, our]) => [our, toJson(their)]),
  )
  const toOurs = (word: unknown): unknown => ours.get(String(word)) ?? otherwise ?? word
  const toTheirs = (word: unknown): unknown => theirs.get(String(word)) ?? word
  return {
    toOurs: (word) => (Array.isArray(word) ? word.map(toOurs) : toOurs(word)),
    toTheirs: (word) => {
      if (Array.isArray(word)) return word.map(toTheirs)
      if (typeof word === 'string' && word.includes(',')) return word.split(',').map(toTheirs).join(',')
      return toTheirs(word)
    },
  }
}

/** Absolute ones stay as they are: an origin would get a slash. So does what is no address, for the contract to refuse. */
function addressCodec(host: string | undefined): Codec {
  const base = host === undefined || host.endsWith('/') ? host : `${host}/`
  return {
    toOurs: (theirs) => {
      if (typeof theirs !== 'string' || theirs === '' || URL.canParse(theirs)) return theirs
      return base !== undefined && URL.canParse(theirs, base) ? new URL(theirs, base).href : theirs
    },
    toTheirs: (ours) => ours,
  }
}

/** Ids are numbers on many platforms, some longer than a double holds. */
const TEXT: Codec = {
  toOurs: (theirs) => (typeof theirs === 'number' || theirs instanceof ExactNumber ? String(theirs) : theirs),
  toTheirs: (ours) => ours,
}

const NUMBER: Codec = {
  toOurs: (theirs) => {
    const text = typeof theirs === 'string' || theirs instanceof ExactNumber ? String(theirs) : undefined
    if (text === undefined) return theirs
    if (!/^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(text)) throw new FieldError('a number')
    const number = Number(text)
    if (/^-?\d+$/.test(text) && !Number.isSafeInteger(number)) throw new FieldError('a whole number below 2^53')
    return number
  },
  toTheirs: (ours) => ours,
}

/** A value of unknown type has no name to translate. */
const SCALAR: Codec = {
  toOurs: (theirs) => (theirs instanceof ExactNumber ? theirs.text : theirs),
  toTheirs: (ours) => ours,
}
