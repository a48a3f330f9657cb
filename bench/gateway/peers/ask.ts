import { ALL_ENDPOINTS } from '@playhouse/platform-api/all-endpoints.ts'
import { compiledSchema } from '@playhouse/platform-api/compiled.ts'
import { Pool } from 'undici'

import { CALLS, HEADERS } from '../calls.ts'

const pool = new Pool(process.env['PLATFORM_URL'] ?? '', { connections: 64 })
/** Milliseconds to cache responses; 0 disables the cache. */
const keepMs = Number(process.env['KEEP_MS'] ?? '0')

/** By which the gateway validates these responses, too. */
const schemas = new Map(
  Object.entries(CALLS).map(([name, path]) => {
    const endpoint = ALL_ENDPOINTS.find((one) => one.path === path.split('?')[0])
    if (!endpoint) throw new Error(`No endpoint is called for ${name}.`)
    return [name, compiledSchema(endpoint.value)]
  }),
)
const stored = new Map<string, { answer: Promise<unknown>; until: number }>()

/** Parsed response of a platform call. With KEEP_MS concurrent callers share one call. */
export function ask<T>(name: string): Promise<T> {
  if (keepMs === 0) return call<T>(name)
  const known = stored.get(name)
  if (known && known.until > Date.now()) return known.answer as Promise<T>
  const answer = call<T>(name)
  stored.set(name, { answer, until: Date.now() + keepMs })
  return answer
}

async function call<T>(name: string): Promise<T> {
  const { statusCode, body } = await pool.request({ method: 'GET', path: CALLS[name] ?? '', headers: HEADERS })
  if (statusCode !== 200) throw new Error(`${name} answered ${statusCode}`)
  const response = (await body.json()) as { value: unknown }
  return { ...response, value: schemas.get(name)?.parse(response.value) } as T
}
