import type { Endpoint, ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { failureEnvelope, successEnvelope } from '@playhouse/platform-api/envelope.ts'
import { isPlatformErrorCode, type PlatformErrorCode } from '@playhouse/platform-api/errors.ts'
import type { Degradations } from './degradations.ts'
import { PlatformRefusal, PlatformUnavailable } from './failures.ts'

/**
 * Reads an answer by its endpoint's schema.
 * @throws PlatformRefusal when the platform says no
 * @throws PlatformUnavailable when the answer is no JSON, not of the endpoint's shape, or a server's error
 */
export function readAnswer<E extends Endpoint>(
  endpoint: E,
  status: number,
  text: string,
  degradations: Degradations,
): ValueOf<E> {
  const json = parseJson(endpoint, status, text)
  if (saysNo(json)) {
    const { errorCode, value } = failureEnvelope.parse(json)
    throw new PlatformRefusal(knownCode(errorCode, status, degradations), value ?? {})
  }
  if (status >= 400) throw new PlatformUnavailable('server_error', `${endpoint.name} answered ${status}`)

  const envelope = endpoint.envelope === 'bare' ? undefined : successEnvelope.safeParse(json)
  if (envelope?.success === false) throw new PlatformUnavailable('bad_answer', `${endpoint.name}: no envelope`)
  const read = endpoint.value.safeParse(envelope ? envelope.data.value : json)
  if (!read.success) {
    // Paths only: values may be a member's own.
    const paths = read.error.issues.slice(0, 5).map((found) => found.path.join('.') || 'value')
    throw new PlatformUnavailable('bad_answer', `${endpoint.name}: ${paths.join(', ')}`)
  }
  return read.data as ValueOf<E>
}

/** Reading every answer as a refusal first would cost more than reading it. */
function saysNo(json: unknown): boolean {
  return typeof json === 'object' && json !== null && 'success' in json && json.success === false
}

function parseJson(endpoint: Endpoint, status: number, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new PlatformUnavailable(status >= 500 ? 'server_error' : 'bad_answer', `${endpoint.name} answered ${status}`)
  }
}

/** A code outside the contract degrades to the nearest one inside it: who is not known must sign in, the rest is "not now". */
function knownCode(code: string, status: number, degradations: Degradations): PlatformErrorCode {
  if (isPlatformErrorCode(code)) return code
  degradations.add('errorCode', code)
  return status === 401 ? 'login.not.session' : 'system_busy'
}
