import type { EndpointsByName } from '@playhouse/platform-api/all-endpoints.ts'
import type { Endpoint, InputOf, ResponseOf } from '@playhouse/platform-api/endpoint.ts'
import { PLATFORM_ERRORS, type PlatformErrorCode } from '@playhouse/platform-api/errors.ts'
import { HEADERS } from '@playhouse/platform-api/headers.ts'
import * as z from 'zod'
import type { Tools } from './tools.ts'

/*
 * What an operator's platform does otherwise than the contract. Everything is optional; what is left out is as in the contract.
 * "Ours" is the contract's, "theirs" the platform's. docs/dialects.md has an example.
 */

/** Where something is in their JSON: names joined by dots; `.` is the object itself. */
const place = z.string().min(1)
const scalar = z.union([z.string(), z.number(), z.boolean()])
const errorCode = z.enum(Object.keys(PLATFORM_ERRORS) as [PlatformErrorCode])
/** Type of what requests have; responses are read as text and as numbers. */
const json = z.enum(['text', 'number'])
const method = z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])

const amountFormat = z.strictObject({
  /** `decimal`: 12.5. `minor`: whole minor units, 1250 with two decimals. */
  amount: z.enum(['decimal', 'minor']),
  /** An amount with more decimals is refused, never rounded. */
  decimals: z.int().min(0).max(18),
  json: json.default('text'),
})

const momentFormat = z.strictObject({
  moment: z.enum(['milliseconds', 'seconds', 'iso', 'local']),
  /** IANA zone of `local`, such as Asia/Bangkok. */
  zone: z.string().optional(),
  /** Of `local`; has yyyy, MM, dd, HH, mm, and ss and SSS if wanted. */
  pattern: z.string().default('yyyy-MM-dd HH:mm:ss'),
  /** Which of the two moments a local time is that the clocks show twice. One that they skip is moved forward by what they skip. */
  overlap: z.enum(['earlier', 'later']).default('earlier'),
  json: json.default('number'),
  /** Values that say that there is no moment, such as 0. */
  none: z.array(z.union([z.string(), z.number()])).default([]),
})

/** Dates without a time. */
const dayFormat = z.strictObject({
  /** Has yyyy, MM and dd. */
  day: z.string(),
})

const flagFormat = z.strictObject({ yes: scalar, no: scalar })

/** Their words with ours. `*` has ours for unknown ones; without it the contract's rule for unknown words applies. */
const words = z.record(z.string(), z.string())

const envelope = z.strictObject({
  /** Says whether the call succeeded. Without it the HTTP status does. */
  success: place.optional(),
  /** Values of `success` that say yes. */
  when: z.array(scalar).default([true]),
  data: place.default('.'),
  code: place.optional(),
  message: place.optional(),
})

const paging = z.strictObject({
  /** `page`: the number of a page. `offset`: rows before it. `cursor`: what the page before it says; pages are read in turn. */
  by: z.enum(['page', 'offset', 'cursor']),
  /** Number of the first page. */
  first: z.union([z.literal(0), z.literal(1)]).default(1),
  /** Their field of the page, offset or cursor. */
  page: z.string(),
  /** Their field of the rows per page. */
  size: z.string(),
  /** Place in the body of the number of all rows. Without it there are as many as were read, and one more while there is a next page. */
  total: place.optional(),
  /** Place in the body of the next cursor; none on the last page. */
  next: place.optional(),
})

const headerName = z.string().regex(/^[\w-]+$/)
/** Another name, no such header, or more. */
const header = z.union([
  headerName,
  z.literal(false),
  z.strictObject({
    name: headerName.optional(),
    prefix: z.string().default(''),
    /** Our values with theirs, such as languages. */
    values: z.record(z.string(), z.string()).default({}),
  }),
])

/** Of one direction; keys are our paths, such as `list.stake`: rows of lists share one, `*` is each entry of a record. */
const rules = z.strictObject({
  /** Where our value is in their data or body. */
  at: place.default('.'),
  /** Their place of our field, from the object that holds the field. `.` is that object itself. */
  fields: z.record(z.string(), place).default({}),
  words: z.record(z.string(), words).default({}),
  formats: z.record(z.string(), z.union([amountFormat, momentFormat, dayFormat, flagFormat])).default({}),
  /** Our values for fields that are not there. */
  defaults: z.record(z.string(), z.unknown()).default({}),
})

const someFunction = z.custom<(...values: never[]) => unknown>(
  (value) => typeof value === 'function',
  'must be a function',
)

const endpointDialect = z.strictObject({
  method: method.optional(),
  /** Takes `{field}` from the input, by their name. */
  path: z.string().startsWith('/').optional(),
  /** How the input is sent. */
  body: z.enum(['json', 'form', 'query']).optional(),
  envelope: envelope.optional(),
  errors: z.record(z.string(), errorCode).optional(),
  /** False where our page fields are sent as they are. */
  paging: z.union([z.literal(false), paging]).optional(),
  /** Of requests. */
  input: rules.optional(),
  /** Of responses. */
  value: rules.optional(),
  request: someFunction.optional(),
  response: someFunction.optional(),
})

/** A request as it leaves the gateway. */
export interface TheirRequest {
  method: z.output<typeof method>
  path: string
  headers: Record<string, string>
  body?: string
}

export const dialectSchema = z.strictObject({
  /** Variables of the environment that must be set. Nothing secret stands in a dialect. */
  secrets: z.array(z.string()).default([]),
  /** Path that answers 200 while the platform is ready; false where it has none. */
  ready: z.union([z.literal(false), z.string().startsWith('/')]).optional(),
  envelope: envelope.optional(),
  /** Beginnings of our paths with theirs; the longest that fits is replaced. */
  paths: z.record(z.string(), z.string()).default({}),
  methods: z.partialRecord(method, method).default({}),
  body: z.partialRecord(method, z.enum(['json', 'form', 'query'])).default({}),
  /** Their names of our fields. */
  names: z
    .union([
      z.enum(['camelCase', 'snake_case', 'PascalCase']),
      z.custom<(ours: string) => string>((value) => typeof value === 'function'),
    ])
    .default('camelCase'),
  amounts: amountFormat.optional(),
  moments: momentFormat.optional(),
  days: dayFormat.optional(),
  flags: flagFormat.optional(),
  /** By the contract's name of an enumeration, such as `records.betStatus`. */
  words: z.record(z.string(), words).default({}),
  paging: paging.optional(),
  headers: z.partialRecord(z.enum(Object.keys(HEADERS) as [keyof typeof HEADERS]), header).default({}),
  /** Headers of every request. */
  addHeaders: z.record(headerName, z.union([z.string(), z.strictObject({ secret: z.string() })])).default({}),
  errors: z
    .strictObject({
      /** Their codes with ours. */
      codes: z.record(z.string(), errorCode).default({}),
      /** By the HTTP status of an error that has no code, in JSON or not: `{ 401: 'login.not.session' }`. Others are outages. */
      statuses: z.record(z.string().regex(/^[45]\d\d$/), errorCode).default({}),
      /** For codes that are neither listed nor ours. */
      otherwise: errorCode.optional(),
      /** Places in the body of details, such as `retryAfterSeconds`. */
      details: z.record(z.string(), place).default({}),
    })
    .prefault({}),
  /** Hosts of relative addresses: of fields that must be absolute, and of those that may be relative to a host of the brand. */
  hosts: z.strictObject({ address: z.url().optional(), path: z.url().optional() }).default({}),
  endpoints: z.record(z.string(), endpointDialect).default({}),
  /** The last step of every request, such as a signature. */
  finish: z
    .custom<(request: TheirRequest, secrets: Readonly<Record<string, string>>) => TheirRequest>(
      (value) => typeof value === 'function',
    )
    .optional(),
})

/** Paths of fields: lists are passed through, and records are `*`. */
type PathOf<T, Depth extends 0[] = []> = Depth['length'] extends 5
  ? string
  : T extends readonly (infer Entry)[]
    ? PathOf<Entry, Depth>
    : T extends object
      ? { [Name in keyof T & string]: Name | `${Name}.${PathOf<NonNullable<T[Name]>, [...Depth, 0]>}` }[keyof T &
          string]
      : never

type RulesOf<T> = Omit<z.input<typeof rules>, 'fields' | 'words' | 'formats' | 'defaults'> & {
  [Part in 'fields' | 'words' | 'formats' | 'defaults']?: {
    [Path in PathOf<T>]?: NonNullable<z.input<typeof rules>[Part]>[string]
  }
}

type EndpointDialect<E extends Endpoint> = Omit<
  z.input<typeof endpointDialect>,
  'input' | 'value' | 'request' | 'response'
> & {
  input?: RulesOf<InputOf<E>>
  value?: RulesOf<ResponseOf<E>>
  /** Their input, in place of the declared translation, which is `tools.translate(ours)`. */
  request?: (ours: InputOf<E>, tools: Tools<InputOf<E>, object>) => object
  /** Our value, in place of the declared translation, which is `tools.translate(theirs)`. `theirs` is what the envelope holds. */
  // oxlint-disable-next-line typescript/no-explicit-any -- JSON of a platform that the contract does not know
  response?: (theirs: any, tools: Tools<unknown, ResponseOf<E>>) => ResponseOf<E>
}

export type Dialect = Omit<z.input<typeof dialectSchema>, 'endpoints'> & {
  endpoints?: { [Name in keyof EndpointsByName]?: EndpointDialect<EndpointsByName[Name]> }
}

export type AmountFormat = z.output<typeof amountFormat>
export type MomentFormat = z.output<typeof momentFormat>
export type DayFormat = z.output<typeof dayFormat>
export type FlagFormat = z.output<typeof flagFormat>
export type Envelope = z.output<typeof envelope>
export type Paging = z.output<typeof paging>
export type Rules = z.output<typeof rules>
export type DeclaredDialect = z.output<typeof dialectSchema>
export type EndpointDeclaration = z.output<typeof endpointDialect>

/** Types a dialect; the default export of its module. */
export const defineDialect = (dialect: Dialect): Dialect => dialect

export const NO_RULES: Rules = rules.parse({})
