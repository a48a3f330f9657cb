import type { Endpoint, ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { failureEnvelope } from '@playhouse/platform-api/envelope.ts'
import { isPlatformErrorCode, type PlatformErrorCode } from '@playhouse/platform-api/errors.ts'
import { readPlainly, UNREAD } from '@playhouse/platform-api/plain-read.ts'
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
  if (says(json, false)) {
    const { errorCode, value } = failureEnvelope.parse(json)
    throw new PlatformRefusal(knownCode(errorCode, status, degradations), value ?? {})
  }
  if (status >= 400) throw new PlatformUnavailable('server_error', `${endpoint.name} answered ${status}`)

  const plain = readPlainly(endpoint.value, valueOf(endpoint, json))
  if (plain !== UNREAD) return plain as ValueOf<E>
  const read = endpoint.value.safeParse(valueOf(endpoint, parseJson(endpoint, status, text)))
  if (!read.success) {
    // Paths only: values may be a member's own.
    const paths = read.error.issues.slice(0, 5).map((found) => found.path.join('.') || 'value')
    throw new PlatformUnavailable('bad_answer', `${endpoint.name}: ${paths.join(', ')}`)
  }
  return read.data as ValueOf<E>
}

/** The value itself, out of its envelope where the endpoint has one. @throws PlatformUnavailable without the envelope */
function valueOf({ name, envelope }: Endpoint, json: unknown): unknown {
  if (envelope === 'bare') return json
  if (!says(json, true)) throw new PlatformUnavailable('bad_answer', `${name}: no envelope`)
  return (json as { value?: unknown }).value
}

function says(json: unknown, success: boolean): boolean {
  return typeof json === 'object' && json !== null && 'success' in json && json.success === success
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
