import { setImmediate as nextTurn } from 'node:timers/promises'
import { ALL_ENDPOINTS } from '@playhouse/platform-api/all-endpoints.ts'
import { compiledSchema } from '@playhouse/platform-api/compiled.ts'
import { describeIssue, getExpectation } from '@playhouse/platform-api/describe-issue.ts'
import type { Endpoint, ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { failureEnvelope } from '@playhouse/platform-api/envelope.ts'
import { isPlatformErrorCode, type PlatformErrorCode } from '@playhouse/platform-api/errors.ts'
import { type Degradations, describeReceived, REFUSAL_CODE } from './degradations.ts'
import { FeatureAbsent, PlatformRefusal, PlatformUnavailable } from './failures.ts'
import type { PlatformFeatures } from './platform-features.ts'
import { withoutBrokenRows } from './without-broken-rows.ts'

const ISSUES_MAX = 5

/**
 * Parses a response by its endpoint's schema.
 * @throws PlatformRefusal when the platform refused the call
 * @throws FeatureAbsent when it knows no such call
 * @throws PlatformUnavailable for invalid JSON, a value of another shape, or a server error
 */
export function parseResponse<E extends Endpoint>(
  endpoint: E,
  status: number,
  text: string,
  degradations: Degradations,
  features?: Pick<PlatformFeatures, 'isMissing'>,
): ValueOf<E> {
  // Followed, it would take the token to another host.
  if (status >= 300 && status < 400) throw badResponse(endpoint, `expected no redirect, received ${status}`)
  const json =
    UNKNOWN_CALL.has(status) && features?.isMissing(endpoint)
      ? parseRefusal(endpoint, text)
      : parseJson(endpoint, status, text)
  if (hasEnvelope(json, false)) {
    const { errorCode, value } = degradations.during(() => failureEnvelope.parse(json))
    throw new PlatformRefusal(knownCode(errorCode, status, degradations), value ?? {})
  }
  if (status >= 400) throw new PlatformUnavailable('server_error', `${endpoint.name} answered ${status}`)

  return parseValue(endpoint, unwrap(endpoint, json), degradations)
}

/** Leaves out broken rows of catalogues. @throws PlatformUnavailable for a value of another shape */
function parseValue<E extends Endpoint>(endpoint: E, value: unknown, degradations: Degradations): ValueOf<E> {
  const schema = compiledSchema(endpoint.value)
  const parsed = degradations.during(() => schema.safeParse(value))
  if (parsed.success) return parsed.data as ValueOf<E>
  const { issues } = parsed.error
  const rest = schema.safeParse(withoutBrokenRows(endpoint.value, value, issues))
  if (!rest.success) throw badResponse(endpoint, issues.slice(0, ISSUES_MAX).map(describeIssue).join('; '))
  for (const issue of issues) {
    const field = [endpoint.name, ...issue.path.filter((part) => typeof part === 'string')].join('.')
    const { expected, received = 'another value' } = getExpectation(issue)
    degradations.add(field, received, expected)
  }
  return rest.data as ValueOf<E>
}

const UNKNOWN_CALL: ReadonlySet<number> = new Set([404, 405, 501])

/** @throws FeatureAbsent without the envelope */
function parseRefusal({ name, feature }: Endpoint, text: string): unknown {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {}
  if (hasEnvelope(json, false)) return json
  throw new FeatureAbsent(name, feature)
}

/** Compiles all schemas of responses, so that no request waits for it. Requests take turns with it. */
export async function compileResponses(): Promise<void> {
  for (const { value } of ALL_ENDPOINTS) {
    compiledSchema(value)
    await nextTurn()
  }
}

const badResponse = ({ name }: Endpoint, what: string) => new PlatformUnavailable('bad_answer', `${name}: ${what}`)

/** @throws PlatformUnavailable without the envelope */
function unwrap(endpoint: Endpoint, json: unknown): unknown {
  if (endpoint.envelope === 'bare') return json
  if (!hasEnvelope(json, true)) throw badResponse(endpoint, 'success: expected true or false')
  return (json as { value?: unknown }).value
}

function hasEnvelope(json: unknown, success: boolean): boolean {
  return typeof json === 'object' && json !== null && 'success' in json && json.success === success
}

/** Characters of the shortest number that has more digits than a double holds. */
const LONG = 16

/** A number, or something like it in a text, of more digits than a double holds. */
const LONG_NUMBER = /[:,[\s]-?\d[\d.]{15}/

/** Looks at each 16th character alone: the pattern took a quarter of the time of a whole response. */
function hasLongNumber(text: string): boolean {
  for (let place = LONG - 1; place < text.length; place += LONG) {
    if (!isDigitOrPoint(text, place)) continue
    let [start, end] = [place, place + 1]
    while (isDigitOrPoint(text, start - 1)) start -= 1
    while (isDigitOrPoint(text, end)) end += 1
    if (end - start >= LONG) return LONG_NUMBER.test(text)
  }
  return false
}

function isDigitOrPoint(text: string, place: number): boolean {
  const code = text.charCodeAt(place)
  return (code >= 48 && code <= 57) || code === 46
}

type Reviver = (name: string, value: unknown, context: { source?: string }) => unknown
/** The types of Node.js do not know the source of a value yet. */
const parseWithSource = JSON.parse as (text: string, revive: Reviver) => unknown

/** Without zeros at the end of a fraction. */
const countDigits = (number: string): number =>
  number.length > 60
    ? number.length
    : number
        .replace(/e.*/i, '')
        .replace(/(\.\d*?)0+$/, '$1')
        .replaceAll(/\D/g, '').length

/** Reads a number that would be rounded as none, which no schema takes. */
const withoutLongNumber: Reviver = (_name, value, { source = '' }) => {
  return typeof value === 'number' && countDigits(source) > 15 ? Number.NaN : value
}

function parseJson(endpoint: Endpoint, status: number, text: string): unknown {
  try {
    return hasLongNumber(text) ? parseWithSource(text, withoutLongNumber) : JSON.parse(text)
  } catch {
    const received = text.trim() === '' ? 'nothing' : text.trimStart().startsWith('<') ? 'HTML' : 'other text'
    const what = `${endpoint.name} answered ${status}: expected JSON, received ${received}`
    throw new PlatformUnavailable(status >= 500 ? 'server_error' : 'bad_answer', what)
  }
}

/** Maps a code outside the contract to the nearest inside it: 401 asks to sign in, anything else to try later. */
function knownCode(code: string, status: number, degradations: Degradations): PlatformErrorCode {
  if (isPlatformErrorCode(code)) return code
  degradations.add('errorCode', describeReceived(code, REFUSAL_CODE), 'a code of the contract')
  return status === 401 ? 'login.not.session' : 'system_busy'
}
