import { setImmediate as nextTurn } from 'node:timers/promises'
import { ALL_ENDPOINTS } from '@playhouse/platform-api/all-endpoints.ts'
import { compiledSchema } from '@playhouse/platform-api/compiled.ts'
import type { Endpoint, ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { failureEnvelope } from '@playhouse/platform-api/envelope.ts'
import { isPlatformErrorCode, type PlatformErrorCode } from '@playhouse/platform-api/errors.ts'
import type { Degradations } from './degradations.ts'
import { FeatureAbsent, PlatformRefusal, PlatformUnavailable } from './failures.ts'
import type { PlatformFeatures } from './platform-features.ts'

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
  const json =
    UNKNOWN_CALL.has(status) && features?.isMissing(endpoint)
      ? parseRefusal(endpoint, text)
      : parseJson(endpoint, status, text)
  if (hasEnvelope(json, false)) {
    const { errorCode, value } = failureEnvelope.parse(json)
    throw new PlatformRefusal(knownCode(errorCode, status, degradations), value ?? {})
  }
  if (status >= 400) throw new PlatformUnavailable('server_error', `${endpoint.name} answered ${status}`)

  const value = unwrap(endpoint, json)
  const parsed = degradations.during(() => compiledSchema(endpoint.value).safeParse(value))
  if (!parsed.success) {
    // Paths only: values may be personal data.
    const paths = parsed.error.issues.slice(0, 5).map((issue) => issue.path.join('.') || 'value')
    throw new PlatformUnavailable('bad_answer', `${endpoint.name}: ${paths.join(', ')}`)
  }
  return parsed.data as ValueOf<E>
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

/** @throws PlatformUnavailable without the envelope */
function unwrap({ name, envelope }: Endpoint, json: unknown): unknown {
  if (envelope === 'bare') return json
  if (!hasEnvelope(json, true)) throw new PlatformUnavailable('bad_answer', `${name}: no envelope`)
  return (json as { value?: unknown }).value
}

function hasEnvelope(json: unknown, success: boolean): boolean {
  return typeof json === 'object' && json !== null && 'success' in json && json.success === success
}

function parseJson(endpoint: Endpoint, status: number, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new PlatformUnavailable(status >= 500 ? 'server_error' : 'bad_answer', `${endpoint.name} answered ${status}`)
  }
}

/** Maps a code outside the contract to the nearest inside it: 401 asks to sign in, anything else to try later. */
function knownCode(code: string, status: number, degradations: Degradations): PlatformErrorCode {
  if (isPlatformErrorCode(code)) return code
  degradations.add('errorCode', code)
  return status === 401 ? 'login.not.session' : 'system_busy'
}
