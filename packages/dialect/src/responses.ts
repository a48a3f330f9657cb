import type { Endpoint } from '@playhouse/platform-api/endpoint.ts'
import { failureEnvelope } from '@playhouse/platform-api/envelope.ts'
import { isPlatformErrorCode, PLATFORM_ERRORS } from '@playhouse/platform-api/errors.ts'
import * as z from 'zod'
import { compileCodec } from './codec.ts'
import { type DeclaredDialect, type EndpointDeclaration, type Envelope, NO_RULES } from './dialect.ts'
import { FieldError } from './field-error.ts'
import { isRecord, parsePlace, readPlace } from './places.ts'

/** What a response holds: our data, a refusal in the contract's form, or what neither is. */
export type Opened =
  | { kind: 'data'; data: unknown }
  | { kind: 'refusal'; status: number; body: object }
  /** An error page of a proxy, for example. */
  | { kind: 'other' }

/** The contract's own envelopes. */
const OURS: Readonly<Record<Endpoint['envelope'], Envelope>> = {
  value: { success: 'success', when: [true], data: 'value', code: 'errorCode', message: 'message' },
  bare: { success: 'success', when: [true], data: '.', code: 'errorCode', message: 'message' },
}
const OUR_DETAILS = parsePlace('value')

/** Opens the envelopes of one endpoint. @throws FieldError where one lacks its field of success */
export function compileEnvelope(
  endpoint: Endpoint,
  dialect: DeclaredDialect,
  declaration: EndpointDeclaration | undefined,
  readDetails: ReadDetails,
): (status: number, body: unknown) => Opened {
  const declared = declaration?.envelope ?? dialect.envelope
  const envelope = declared ?? OURS[endpoint.envelope]
  const [success, data, code, message] = [envelope.success, envelope.data, envelope.code, envelope.message].map(
    (text) => (text === undefined ? undefined : parsePlace(text)),
  )
  // The contract's bare values say nothing of success.
  const mustSay = declared !== undefined || endpoint.envelope === 'value'
  const when = new Set<unknown>(envelope.when)
  const codes = new Map(Object.entries({ ...dialect.errors.codes, ...declaration?.errors }))
  const statuses = new Map(Object.entries(dialect.errors.statuses))
  const isOurs = declared === undefined

  const refuse = (status: number, body: unknown): Opened => {
    const theirs = code && readPlace(body, code)
    const own = typeof theirs === 'string' || typeof theirs === 'number' ? String(theirs) : ''
    const byStatus = own === '' ? statuses.get(String(status)) : undefined
    const errorCode = byStatus ?? codes.get(own) ?? (isPlatformErrorCode(own) ? own : (dialect.errors.otherwise ?? own))
    const text = message && readPlace(body, message)
    return {
      kind: 'refusal',
      status: isPlatformErrorCode(errorCode) ? PLATFORM_ERRORS[errorCode].status : status >= 400 ? status : 500,
      body: {
        success: false,
        errorCode,
        message: typeof text === 'string' ? text : '',
        value: readDetails(body, isOurs),
      },
    }
  }
  return (status, body) => {
    const said = success && readPlace(body, success)
    const isCoded = statuses.has(String(status)) || (code && readPlace(body, code) !== undefined)
    const isRefusal = said === undefined ? status >= 400 && isCoded : !when.has(said)
    if (isRefusal) return refuse(status, body)
    if (status >= 400) return { kind: 'other' }
    if (said === undefined && success && mustSay) throw new FieldError('an envelope', envelope.success)
    return { kind: 'data', data: data && readPlace(body, data) }
  }
}

/** Reads details of a refusal; `isOurs`: from the contract's envelope. */
type ReadDetails = (body: unknown, isOurs: boolean) => object | undefined

/** @throws Error for details that the contract does not have */
export function compileDetails(dialect: DeclaredDialect): ReadDetails {
  const { details } = dialect.errors
  const places = Object.entries(details).map(([name, text]) => [name, parsePlace(text)] as const)
  const { shape } = failureEnvelope.shape.value.unwrap().unwrap().unwrap().unwrap()
  const unknown = Object.keys(details).filter((name) => !(name in shape))
  if (unknown.length > 0) throw new Error(`errors.details: the contract has no detail ${unknown.join(', ')}`)
  const codec = compileCodec(z.object(shape), { ...dialect, names: 'camelCase' }, NO_RULES)
  return (body, isOurs) => {
    const held = isOurs ? readPlace(body, OUR_DETAILS) : undefined
    const found = places
      .map(([name, place]) => [name, readPlace(body, place)] as const)
      .filter(([, value]) => value !== undefined)
    if (!isRecord(held) && found.length === 0) return undefined
    try {
      return codec.toOurs({ ...(isRecord(held) ? held : {}), ...Object.fromEntries(found) }) as object
    } catch (error) {
      // A refusal without its details is one all the same.
      if (error instanceof FieldError) return undefined
      throw error
    }
  }
}
