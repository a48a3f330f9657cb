import { Pool } from 'undici'

import { CALLS, HEADERS } from '../calls.ts'

const pool = new Pool(process.env['PLATFORM_URL'] ?? '', { connections: 64 })
/** Milliseconds to cache responses; 0 disables the cache. */
const keepMs = Number(process.env['KEEP_MS'] ?? '0')

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
  return (await body.json()) as T
}
